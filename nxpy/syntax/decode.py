"""Bytes to source text: UTF-8 with or without a byte-order mark, without NUL bytes."""

from __future__ import annotations

from nxpy.base.diagnostic import Bag, Diagnostic
from nxpy.base.source import Source, Span

MAX_BYTES = 32 << 20
"""Largest source file."""


def decode(name: str, data: bytes, path: str | None, bag: Bag) -> Source | None:
    """The source that a file's bytes hold, or None where they are not text (the bag says why)."""
    if len(data) > MAX_BYTES:
        mib = f"{len(data) / (1 << 20):.1f} MiB; the limit is {MAX_BYTES >> 20} MiB"
        bag.add(Diagnostic("E0503", "this file is too large", Span(Source(name, "", path), 0, 0), label=mib))
        return None
    if data.startswith(b"\xef\xbb\xbf"):
        data = data[3:]
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return _not_utf8(name, data, path, bag, 0, "this looks like UTF-16: save the file as UTF-8")
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        if b"\0" not in data[: error.start]:
            return _not_utf8(name, data, path, bag, error.start, "save the file as UTF-8")
        text = data[: error.start].decode()
    nul = text.find("\0")
    if nul >= 0:
        source = Source(name, text, path)
        bag.add(
            Diagnostic(
                "E0002", "the source holds a NUL byte", Span(source, nul, nul + 1),
                label="byte 0x00 stands here",
                notes=("a gate is text; NUL bytes usually mean a binary file or a damaged one",),
                helps=("in a string, write `\\0`",),
            )
        )  # fmt: skip
        return None
    return Source(name, text, path)


def _not_utf8(name: str, data: bytes, path: str | None, bag: Bag, at: int, advice: str) -> Source | None:
    """Reports the byte at offset `at`; what surrounds it is shown with U+FFFD for what cannot be read."""
    # Only the lines up to the bad byte's own are kept: a binary file may be large.
    line_end = data.find(b"\n", at)
    text = data[: line_end if line_end >= 0 else min(len(data), at + 200)].decode(errors="replace")
    before = len(data[:at].decode(errors="replace"))
    source = Source(name, text.replace("\0", "\ufffd"), path)
    bag.add(
        Diagnostic(
            "E0001", f"the source is not UTF-8: byte 0x{data[at]:02x}", Span(source, before, before + 1),
            label="cannot be decoded", helps=(advice,),
        )
    )  # fmt: skip
    return None
