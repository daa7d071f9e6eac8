"""Statements: structured control flow becomes blocks."""

from __future__ import annotations

from nxpy.core.nodes import (
    Block,
    Break,
    Continue,
    Declare,
    Eval,
    Function,
    If,
    Local,
    Loop,
    Return,
    Store,
    Var,
)  # fmt: skip
from nxpy.engines.llvm import columns, loops
from nxpy.engines.llvm.body import STATEMENTS, Body
from nxpy.engines.llvm.expressions import condition
from nxpy.engines.llvm.layout import size_class
from nxpy.engines.llvm.places import write
from nxpy.engines.llvm.types import memory, register
from nxpy.lang.types import NOTHING


def block(body: Body, node: Block) -> None:
    for statement in node.statements:
        body.statement(statement)


def declare(body: Body, node: Declare) -> None:
    local = node.local
    if node.value is None:
        if body.in_pair(local):
            body.local_store_pair(local, ("null", "0"))
        else:
            body.clear(local.type, f"%l{local.index}")
    elif body.in_pair(local):
        body.local_store_pair(local, body.pair(node.value))
    else:
        body.local_store(local, body.value(node.value))


def store(body: Body, node: Store) -> None:
    place = node.place
    if isinstance(place, Var) and isinstance(place.variable, Local) and body.in_pair(place.variable):
        body.local_store_pair(place.variable, body.pair(node.value))
        return
    at = body.place(place)
    write(body, place, at, body.value(node.value))


def evaluate(body: Body, node: Eval) -> None:
    body.value(node.value)


def choose(body: Body, node: If) -> None:
    then, done = body.label("then"), body.label("end")
    other = done if node.other is None else body.label("else")
    condition(body, node.condition, then, other)
    body.begin(then)
    body.statement(node.then)
    body.go(done)
    if node.other is not None:
        body.begin(other)
        body.statement(node.other)
        body.go(done)
    body.begin(done)


def loop(body: Body, node: Loop) -> None:
    """In safe mode a counted loop gets a second copy, entered where a test of the whole range shows
    that its accesses are good."""
    done = body.label("done")
    quick_ways = not body.module.debug
    side_by_side = columns.plan(body, node) if quick_ways else None
    if side_by_side is not None:
        columns.lower(body, side_by_side)
    plan = loops.plan(body, node) if body.safe and quick_ways else None
    if plan is not None:
        quick, careful = body.label("quick"), body.label("careful")
        body.branch(loops.test(body, plan), quick, careful, ", !prof !0")
        body.begin(quick)
        outside, body.proven = body.proven, body.proven | plan.accesses
        turns(body, node, done)
        body.proven = outside
        body.begin(careful)
    turns(body, node, done, rare=plan is not None)
    body.begin(done)


def turns(body: Body, node: Loop, done: str, *, rare: bool = False) -> None:
    """The loop itself; a rare one is not worth unrolling."""
    head, inside, step = body.label("loop"), body.label("body"), body.label("step")
    body.go(head)
    body.begin(head)
    if node.condition is None:
        body.go(inside)
    else:
        condition(body, node.condition, inside, done)
    body.begin(inside)
    body.loops.append((done, step))
    body.statement(node.body)
    body.loops.pop()
    body.go(step)
    body.begin(step)
    body.statement(node.step)
    body.go(head, body.module.loop_as_it_is() if rare else "")


def leave(body: Body, node: Break) -> None:
    body.go(body.loops[-1][0])


def next_turn(body: Body, node: Continue) -> None:
    body.go(body.loops[-1][1])


def give_back(body: Body, node: Return) -> None:
    if node.value is not None:
        body.do(f"store {register(node.value.type)} {body.value(node.value)}, ptr %result")
    body.go("exit")


STATEMENTS.update({
    Block: block, Declare: declare, Store: store, Eval: evaluate, If: choose, Loop: loop, Break: leave,
    Continue: next_turn, Return: give_back,
})  # fmt: skip


# A whole function -------------------------------------------------------------------------------


def lower_function(body: Body, linkage: str) -> str:
    """The function's text."""
    function = body.function
    declare_locals(body)
    body.statement(function.body)
    body.go("exit")
    body.begin("exit")
    for local in reversed(function.locals):
        if local.resident and not body.module.raw:
            body.do(f"call void @nx.pop(i64 {size_class(local.type.size)}, ptr %l{local.index})")
    if function.result is None:
        body.do("ret void")
    else:
        body.entry.append(f"  %result = alloca {body.result}, align 8")
        body.do(f"ret {body.result} {body.emit(f'load {body.result}, ptr %result')}")
    params = ", ".join(f"{register(p.type)} %p{p.index}" for p in function.params)
    name = body.module.symbol(function)
    head = f"define {linkage} {body.result} @{name}({params}) #0 !dbg {body.scope} {{\nstart:"
    return "\n".join([head, *body.entry, *body.lines, "}", ""])


def declare_locals(body: Body) -> None:
    """Slots of all locals; a parameter is copied to its own."""
    function = body.function
    for local in function.locals:
        if local.resident and not body.module.raw:
            size = local.type.size
            site = body.module.site("deep", function.span, function)
            where = body.module.location(body.scope, site)
            call = (
                f"call align 16 ptr @nx.push(i64 {size_class(size)}, i64 {size}, i32 {site}), !dbg !{where}"
            )
            body.entry.append(f"  %l{local.index} = {call}")
        elif body.in_pair(local):
            body.entry.append(f"  %l{local.index} = alloca ptr, align 8")
            if local.index not in body.plain:
                body.entry.append(f"  %o{local.index} = alloca i64, align 8")
        else:
            body.entry.append(f"  %l{local.index} = alloca {memory(local.type)}, align {local.type.align}")
    if body.module.debug:
        for local in function.locals:
            slot = f"%{'d' if body.in_pair(local) else 'l'}{local.index}"
            if slot[1] == "d":
                body.entry.append(f"  {slot} = alloca ptr, align 8")
            argument = local.index + 1 if local.index < function.param_count else 0
            body.entry.append(body.module.variable(body.scope, local, slot, argument))
    for local in function.params:
        if body.in_pair(local):
            body.local_store_pair(local, (f"%p{local.index}", "0"))
        else:
            body.local_store(local, f"%p{local.index}")


def function_type(function: Function) -> str:
    return register(function.result or NOTHING)
