"""Command lines as tables: a verb's rows are read by its parser, its help and shell completion.

argparse costs as much start-up as the whole rest of a cached run, and cannot say "did you mean".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nxpy.base.colour import CHOICES


class Usage(Exception):
    """A command line that is wrong; `hint` says what to write instead."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


class HelpWanted(Exception):
    """`--help` was given."""


class Option:
    """One option. `names` are its spellings, the last of which names its value in `Line`.

    metavar   what its value is called in help; "" for a flag
    convert   turns the value's text into the value, or raises ValueError with a reason
    choices   the only values allowed, where not empty
    repeat    whether it may be given more than once, and collects a list
    """

    __slots__ = ("choices", "convert", "default", "help", "key", "metavar", "names", "repeat")

    def __init__(
        self,
        names: str,
        metavar: str,
        help: str,
        *,
        convert: Callable[[str], object] = str,
        choices: Sequence[str] = (),
        default: object = None,
        repeat: bool = False,
    ) -> None:
        self.names = tuple(names.split())
        self.key = self.names[-1].lstrip("-").replace("-", "_")
        self.metavar = metavar
        self.help = help
        self.convert = convert
        self.choices = tuple(choices)
        self.default = default
        self.repeat = repeat


class Verb:
    """A verb's own facts. `operands` are (name, help) rows; `rest` says whether `--` is allowed."""

    __slots__ = ("examples", "help", "name", "operands", "options", "rest", "usage")

    def __init__(
        self,
        name: str,
        help: str,
        usage: str,
        *,
        operands: Sequence[tuple[str, str]] = (),
        options: Sequence[Option] = (),
        examples: Sequence[tuple[str, str]] = (),
        rest: bool = False,
    ) -> None:
        self.name = name
        self.help = help
        self.usage = usage
        self.operands = tuple(operands)
        self.options = tuple(options)
        self.examples = tuple(examples)
        self.rest = rest


class Line:
    """A parsed command line: `values` by option key, operands, and what stands behind `--`."""

    __slots__ = ("operands", "rest", "values")

    def __init__(self) -> None:
        self.values: dict[str, object] = {}
        self.operands: list[str] = []
        self.rest: list[str] | None = None

    def text(self, key: str) -> str:
        return str(self.values[key])

    def texts(self, key: str) -> list[str]:
        value = self.values[key]
        return list(value) if isinstance(value, list) else []

    def flag(self, key: str) -> bool:
        return bool(self.values[key])

    def operand(self, verb: Verb) -> str:
        """The only operand, which must be there."""
        name = verb.operands[0][0]
        if not self.operands:
            raise Usage(f"`nxpy {verb.name}` needs a {name}", f"usage: nxpy {verb.name} {verb.usage}")
        if len(self.operands) > 1:
            hint = (
                f"the program's own arguments stand behind `--`: -- {self.operands[1]}" if verb.rest else ""
            )
            raise Usage(f"`{self.operands[1]}` is one {name} too many", hint)
        return self.operands[0]


COLOUR = Option(
    "--color", "WHEN", "use colour: auto (on a terminal), always, never", choices=CHOICES, default="auto"
)
FORMAT = Option(
    "--format", "FORM", "errors as text for people or json for programs, an object a line",
    choices=("text", "json"), default="text",
)  # fmt: skip
INCLUDE = Option("-I", "DIR", "also look for imports in this folder (may be repeated)", repeat=True)


def parse(verb: Verb, argv: Sequence[str]) -> Line:
    """Read a verb's command line; raises Usage or HelpWanted."""
    line = Line()
    line.values = {o.key: [] if o.repeat else o.default for o in verb.options}
    by_name = {name: option for option in verb.options for name in option.names}
    index = 0
    while index < len(argv):
        word = argv[index]
        index += 1
        if word == "--":
            if not verb.rest:
                line.operands += argv[index:]
            else:
                line.rest = list(argv[index:])
            break
        if word in ("--help", "-h"):
            raise HelpWanted
        if word == "-" or not word.startswith("-"):
            line.operands.append(word)
            continue
        name, equals, text = _split(word, by_name)
        option = by_name.get(name)
        if option is None:
            raise _unknown(verb, name)
        if not option.metavar:
            if equals:
                raise Usage(f"`{name}` takes no value")
            line.values[option.key] = True
            continue
        if not equals:
            if index == len(argv):
                raise Usage(f"`{name}` needs a value: {name} {option.metavar}")
            text = argv[index]
            index += 1
        _set(line, option, name, text)
    return line


def _split(word: str, by_name: dict[str, Option]) -> tuple[str, str, str]:
    """`--name=value`, and `-Idir` for an option of one letter that takes a value."""
    if not word.startswith("--") and len(word) > 2 and word[:2] in by_name and by_name[word[:2]].metavar:
        return word[:2], "=", word[2:].removeprefix("=")
    return word.partition("=")


def _set(line: Line, option: Option, name: str, text: str) -> None:
    from nxpy.base.suggest import nearest

    if option.choices and text not in option.choices:
        near = nearest(text, option.choices)
        hint = f"did you mean `{name} {near}`?" if near else "it may be " + ", ".join(option.choices)
        raise Usage(f"`{name}` cannot be `{text}`", hint)
    try:
        value = option.convert(text)
    except ValueError as error:
        raise Usage(f"`{name} {text}`: {error}") from None
    if option.repeat:
        collected = line.values[option.key]
        assert isinstance(collected, list)
        collected.append(value)
    else:
        line.values[option.key] = value


def _unknown(verb: Verb, name: str) -> Usage:
    from nxpy.base.suggest import nearest

    near = nearest(name, [n for o in verb.options for n in o.names] + ["--help"])
    hint = f"did you mean `{near}`?" if near else f"`nxpy {verb.name} --help` lists what it takes"
    return Usage(f"`nxpy {verb.name}` has no option `{name}`", hint)


def size(text: str) -> int:
    """Bytes: a number, with K, M or G (of 1024) behind it."""
    factors = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
    number = text.upper().removesuffix("IB").removesuffix("B")
    factor = factors.get(number[-1:], 1)
    digits = number[:-1] if factor > 1 else number
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 18:
        raise ValueError("a size is a number of bytes, such as 65536, 512K, 64M or 2G")
    return int(digits) * factor


def decimal(text: str) -> float:
    """A number as people write it, such as 3, 0.5 or 1e-3; NaN for what is none. Python's `float`
    takes more: digits of other scripts, `_`, blanks, `inf`."""
    plain = text.isascii() and all(char.isdigit() or char in ".eE+-" for char in text)
    try:
        return float(text) if plain else float("nan")
    except ValueError:
        return float("nan")


def seconds(text: str) -> float:
    """Seconds, more than none."""
    value = decimal(text.removesuffix("s"))
    if not 0 < value < 1e9:
        raise ValueError("a time is a number of seconds above 0, such as 10 or 0.5")
    return value
