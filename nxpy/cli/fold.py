"""`nxpy fold`: can a scatter-add's bits be fixed, and at what price? The second seed's study."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from nxpy.cli import exits
from nxpy.cli.options import Line, Option, Usage, Verb, decimal, parse
from nxpy.cli.terminal import Unwritable, complain, say

if TYPE_CHECKING:
    from nxpy.runtime.scatter.experiment import Settings

BROKEN = 1
"""An order that promises the same bits gave others."""
MOST = 2**31 - 1


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 < int(text) <= MOST:
        raise ValueError("a whole number from 1")
    return int(text)


def _rate(text: str) -> float:
    value = decimal(text)
    if not 0 < value < 1e6:
        raise ValueError("a number above 0")
    return value


VERB = Verb(
    "fold",
    "measure what fixing a scatter-add's bits costs, and what it gives",
    "[OPTIONS]",
    options=[
        Option("--device", "DEVICE", "cpu, cuda or cuda:N (default: a GPU if there is one)"),
        Option("--d", "N", "inputs of the folded layer", convert=_count, default=768),
        Option("--hid", "N", "outputs of the folded layer", convert=_count, default=4096),
        Option("--k", "N", "stored values that the weights share", convert=_count, default=433),
        Option("--reps", "N", "repeats compared with the first", convert=_count, default=5),
        Option("--steps", "N", "training steps a run", convert=_count, default=200),
        Option("--batch", "N", "samples a step", convert=_count, default=128),
        Option("--lr", "RATE", "learning rate", convert=_rate, default=1e-3),
        Option("--json", "FILE", "write all that was measured, - for standard output"),
        Option("--plot", "FILE.png", "draw cost by method and the digests over the steps"),
    ],
    examples=[
        ("nxpy fold", "the seed's own settings; a minute or two on a CPU"),
        ("nxpy fold --d 64 --hid 256 --steps 20", "a few seconds"),
        ("nxpy fold --device cuda --json fold.json --plot fold.png", "on a GPU, with data and picture"),
    ],
)


def main(argv: list[str]) -> int:
    line = parse(VERB, argv)
    if line.operands:
        raise Usage(f"`nxpy fold` takes no file: `{line.operands[0]}`")
    try:
        from nxpy.runtime.scatter import experiment
    except ImportError as e:
        raise Usage(f"`nxpy fold` needs NumPy: {e}", "pip install numpy") from None
    outputs = _outputs(line)
    settings, why = _settings(line)
    bar = _Bar()
    result = experiment.run(settings, bar.show)
    bar.clear()
    return _tell(result, outputs, why)


def _settings(line: Line) -> tuple[Settings, str]:
    """The study's settings, and why there is no GPU where it runs on a CPU unasked."""
    from nxpy.runtime.scatter import checks, errors, experiment

    why = experiment.gpu_found()
    asked = line.values["device"]
    try:
        device = checks.device_name(asked) if asked else ("cpu" if why else "cuda:0")
    except errors.OptionError:
        raise Usage(f"`--device` cannot be `{asked}`", "it may be cpu, cuda or cuda:N") from None
    if device != "cpu" and why:
        raise Usage(f"`--device {asked}`: {why}", "`--device cpu` runs without a GPU")
    numbers = {key: line.values[key] for key in ("d", "hid", "k", "reps", "steps", "batch", "lr")}
    settings = experiment.Settings(**numbers, device=device)  # type: ignore[arg-type]
    if settings.d * settings.hid > MOST:
        raise Usage(f"--d {settings.d} times --hid {settings.hid} is over {MOST} weights")
    return settings, "" if asked else why


def _outputs(line: Line) -> dict[str, str]:
    """The files to write, found writable before minutes are spent."""
    outputs = {key: line.text(key) for key in ("json", "plot") if line.values[key] is not None}
    for key, path in outputs.items():
        if key == "json" and path == "-":
            continue
        folder = os.path.dirname(path) or "."
        if os.path.isdir(path) or not os.access(path if os.path.exists(path) else folder, os.W_OK):
            raise Usage(f"`--{key} {path}` cannot be written")
    if "plot" in outputs:
        from importlib.util import find_spec

        if find_spec("matplotlib") is None:
            raise Usage("`--plot` needs matplotlib", "pip install matplotlib")
    return outputs


def _tell(result: dict[str, object], outputs: dict[str, str], why: str) -> int:
    import json
    from pathlib import Path

    from nxpy.runtime.scatter.report import worded

    text = json.dumps(result, indent=1) + "\n"
    say(text if outputs.get("json") == "-" else worded(result, why))
    try:
        if outputs.get("json", "-") != "-":
            Path(outputs["json"]).write_text(text, encoding="utf-8")
        if "plot" in outputs:
            from nxpy.runtime.scatter.picture import draw

            draw(result, Path(outputs["plot"]))
    except OSError as e:
        raise Unwritable(f"`{e.filename}`", e) from None
    return exits.OK if result["kept"] else BROKEN


class _Bar:
    """A progress bar on stderr, where that is a terminal."""

    WIDTH = 30

    def __init__(self) -> None:
        self.shown = bool(sys.stderr and sys.stderr.isatty())
        self.last = ""

    def show(self, share: float, what: str) -> None:
        full = int(share * self.WIDTH)
        text = f"[{'#' * full}{'.' * (self.WIDTH - full)}] {share:4.0%} {what}"
        if self.shown and text != self.last:
            complain(f"\r{text:<{max(len(self.last), len(text))}}")
            self.last = text

    def clear(self) -> None:
        if self.shown:
            complain("\r" + " " * len(self.last) + "\r")
