"""Whether control can reach the end of a function: only `return`, `sys_exit` and an endless `loop`
keep it from there, so `while true` counts as able to end."""

from __future__ import annotations

from nxpy.core import nodes as core

_LEAVING = frozenset((core.Return, core.Break, core.Continue))


def falls_through(statement: core.Stmt) -> bool:
    """Whether control can go on behind the statement."""
    if isinstance(statement, core.Block):
        return all(map(falls_through, statement.statements))
    if isinstance(statement, core.If):
        return statement.other is None or falls_through(statement.then) or falls_through(statement.other)
    if isinstance(statement, core.Loop):
        return statement.condition is not None or _breaks(statement.body)
    if isinstance(statement, core.Eval):
        return not isinstance(statement.value, core.IntrinsicCall) or statement.value.row.returns
    return type(statement) not in _LEAVING


def _breaks(statement: core.Stmt) -> bool:
    """Whether a `break` in it leaves the loop around it; those of inner loops do not."""
    if isinstance(statement, core.Block):
        return any(map(_breaks, statement.statements))
    if isinstance(statement, core.If):
        return _breaks(statement.then) or (statement.other is not None and _breaks(statement.other))
    return isinstance(statement, core.Break)
