"""Makes a failing program small: leaves out parts, as long as it goes on failing."""

from __future__ import annotations

from collections.abc import Callable

from scripts.fuzz.generate import Lines


def shrink(program: Lines, fails: Callable[[str], bool], tries: int = 2000) -> str:
    """The smallest text found. `fails` says whether a text still shows the difference; one that no
    longer compiles does not."""
    left = [tries]

    def attempt() -> bool:
        left[0] -= 1
        return left[0] > 0 and fails(program.text())

    changed = True
    while changed and left[0] > 0:
        changed = False
        for parent in _parents(program):
            changed = _drop_parts(parent, attempt) or changed
        for parent in _parents(program):
            changed = _unwrap_parts(parent, attempt) or changed
    return program.text()


def _parents(node: Lines) -> list[Lines]:
    """Every node with parts, outermost first."""
    found, work = [], [node]
    while work:
        at = work.pop(0)
        if at.parts is not None:
            found.append(at)
            work += at.parts
    return found


def _drop_parts(parent: Lines, attempt: Callable[[], bool]) -> bool:
    """Leaves out runs of parts, long ones first."""
    changed, size = False, max(len(parent.parts or ()), 1)
    while size >= 1:
        at = 0
        while parent.parts is not None and at < len(parent.parts):
            kept = parent.parts
            parent.parts = kept[:at] + kept[at + size :]
            if attempt():
                changed = True
            else:
                parent.parts = kept
                at += size
        size //= 2
    return changed


def _unwrap_parts(parent: Lines, attempt: Callable[[], bool]) -> bool:
    """Puts what stands inside an `if` or a loop in its place."""
    changed = False
    for at in range(len(parent.parts or ()) - 1, -1, -1):
        assert parent.parts is not None
        inner = parent.parts[at].parts
        if inner is None:
            continue
        kept = parent.parts
        parent.parts = kept[:at] + inner + kept[at + 1 :]
        if attempt():
            changed = True
        else:
            parent.parts = kept
    return changed
