"""What people write out of habit from other languages, and what it is in NX.

Each row is a function that looks at a `Trouble`, and either returns False or reports the error, says
where to read on, and returns True. The first row that knows the error has it, so the special ones
stand before the general ones.
"""

from __future__ import annotations

from collections.abc import Callable

from nxpy.syntax.habits.declarations import DECLARATIONS
from nxpy.syntax.habits.expressions import EXPRESSIONS, word_operator
from nxpy.syntax.habits.statements import STATEMENTS
from nxpy.syntax.habits.types import TYPES
from nxpy.syntax.trouble import Trouble

ROWS: tuple[Callable[[Trouble], bool], ...] = (
    word_operator, *DECLARATIONS, *STATEMENTS, *TYPES, *EXPRESSIONS,
)  # fmt: skip
