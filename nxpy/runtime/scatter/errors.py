"""What FixedScatter refuses, one class a kind.

Each is also the built-in exception that a Python programmer would expect there, so that
`except ValueError` and `except IndexError` keep working.
"""

from __future__ import annotations


class ScatterError(Exception):
    """Any refusal of a FixedScatter call; nothing was computed and nothing was written."""


class ShapeError(ScatterError, ValueError):
    """An array of the wrong shape, or a size that is no size."""


class DTypeError(ScatterError, TypeError):
    """An array (or an argument) of a type the fold has no rule for."""


class IndexRangeError(ScatterError, IndexError):
    """An index outside [0, k)."""


class SizeLimitError(ScatterError, OverflowError):
    """More sources or outputs than the plan's 32-bit positions can name."""


class LayoutError(ScatterError, ValueError):
    """An `out` that is not one C-contiguous, writable block."""


class DeviceError(ScatterError, ValueError):
    """Arrays on different devices, or a device that is not here."""


class OptionError(ScatterError, ValueError):
    """An order, operation or thread count that does not exist."""


class RectangleError(ScatterError, MemoryError):
    """The rectangle of `order="rect"` would not fit its memory limit."""
