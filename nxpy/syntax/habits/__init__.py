"""What people write out of habit from other languages, and what it is in NX.

Each row is a function that looks at a `Trouble`, and either returns False or reports the error, says
where to read on, and returns True. The first row that knows the error has it, so the special ones
stand before the general ones.
"""

from __future__ import annotations

from collections.abc import Callable

from nxpy.syntax.habits import control, declarations, expressions, statements, types
from nxpy.syntax.trouble import Trouble

ROWS: tuple[Callable[[Trouble], bool], ...] = (
    expressions.word_operator,
    # the top level
    declarations.function_word,
    declarations.nested,
    declarations.import_form,
    declarations.foreign_declaration,
    declarations.modifier,
    declarations.c_function,
    declarations.bare_function,
    declarations.top_let,
    declarations.generics,
    declarations.parameter,
    declarations.result,
    declarations.fields,
    declarations.top_statement,
    # statements
    control.for_header,
    control.range_mark,
    statements.increment,
    statements.logical_assignment,
    statements.define,
    statements.let_mut,
    statements.reserved_name,
    statements.constant_inside,
    statements.joined_line,
    control.else_if,
    control.stray_else,
    control.loop_word,
    control.switch,
    control.statement_word,
    control.colon_block,
    statements.c_variable,
    statements.no_keyword,
    statements.go_order,
    statements.no_value,
    control.assignment_in_condition,
    statements.bare_return,
    statements.unfinished_line,
    statements.chained_assignment,
    statements.several,
    control.missing_braces,
    # types
    types.pointer_behind,
    types.array_behind,
    types.type_form,
    # expressions
    expressions.arrow,
    expressions.ternary,
    expressions.if_expression,
    expressions.type_as_function,
    expressions.literal,
    expressions.neighbours,
    expressions.no_token,
)
