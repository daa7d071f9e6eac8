"""What stands between quotes, as bytes."""

from __future__ import annotations

ESCAPES = {"n": 10, "t": 9, "r": 13, "0": 0, "\\": 92, '"': 34, "'": 39}
"""The one-letter escapes; `\\xNN` is the other kind."""


def string_bytes(literal: str) -> bytes:
    """The bytes of a well-formed string or character literal, quotes included in `literal`."""
    body = literal[1:-1]
    if "\\" not in body:
        return body.encode()
    first, *rest = body.split("\\")
    out = bytearray(first.encode())
    pieces = iter(rest)
    for piece in pieces:
        if not piece:  # an escaped backslash; what follows it is plain
            out.append(92)
            out += next(pieces, "").encode()
        elif piece[0] == "x":
            out.append(int(piece[1:3], 16))
            out += piece[3:].encode()
        else:
            out.append(ESCAPES[piece[0]])
            out += piece[1:].encode()
    return bytes(out)
