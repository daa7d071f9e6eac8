"""The tree as text, a node a line, indented: what `nxpy emit tree` prints and tests compare.

func f
  param a i64
  -> i64
  block
    return
      + a 1
"""

from __future__ import annotations

from typing import Any

from nxpy.syntax import tree

_SKIPPED = frozenset(("start", "end", "op_start", "doc"))
_FIELDS: dict[type, tuple[str, ...]] = {}


def dump(module: tree.Module, *, positions: bool = False) -> str:
    """A module as text that ends in a line break.

    With `positions`, each node's line and column stand behind it; without them two texts that
    differ in layout and comments alone print the same.
    """
    lines: list[str] = []
    for key, value in module.header.items():
        lines.append(f"header {key}: {value!r}")
    stack: list[tuple[int, str, Any]] = [
        (0, "", node) for node in reversed([*module.imports, *module.declarations])
    ]
    while stack:
        depth, role, value = stack.pop()
        indent = "  " * depth + role
        if isinstance(value, list):
            lines.append(f"{indent}[{len(value)}]")
            stack += [(depth + 1, "", item) for item in reversed(value)]
        elif isinstance(value, tree.Node):
            place = ""
            if positions:
                line, column = module.source.line_column(value.start)
                place = f"  @{line}:{column}"
            plain, nested = _split(value)
            lines.append(f"{indent}{type(value).__name__}{plain}{place}")
            stack += [(depth + 1, f"{name}: ", child) for name, child in reversed(nested)]
        else:
            lines.append(f"{indent}{value!r}")
    return "\n".join([*lines, ""])


def _fields(kind: type) -> tuple[str, ...]:
    """A node class's own fields, in the order of its constructor."""
    known = _FIELDS.get(kind)
    if known is None:
        code = kind.__init__.__code__  # type: ignore[misc]
        order = {name: i for i, name in enumerate(code.co_varnames)}
        names = [name for name in kind.__slots__ if name not in _SKIPPED]  # type: ignore[attr-defined]
        known = _FIELDS[kind] = tuple(sorted(names, key=lambda name: order.get(name, 99)))
    return known


def _split(node: tree.Node) -> tuple[str, list[tuple[str, Any]]]:
    """What fits behind the node's name, and what goes on lines of its own."""
    plain = ""
    nested: list[tuple[str, Any]] = []
    for name in _fields(type(node)):
        value = getattr(node, name)
        if value is None:
            continue
        if isinstance(value, tree.Ident):
            plain += f" {value.text}"
        elif isinstance(value, tree.Path) and name == "callee":
            plain += f" {spelling(value)}"
        elif isinstance(value, tree.NamedType):
            plain += f" {spelling(value.path)}"
        elif isinstance(value, tree.Node | list):
            nested.append((name, value))
        elif isinstance(value, bool):
            plain += f" {name}" if value else ""
        else:
            plain += f" {value!r}" if not isinstance(value, str) else f" {value}"
    if isinstance(node, tree.BoolLit):
        plain = f" {str(node.value).lower()}"
    return plain, nested


def spelling(path: tree.Path) -> str:
    """`name` or `module::name`."""
    return f"{path.module.text}::{path.name.text}" if path.module else path.name.text
