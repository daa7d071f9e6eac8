"""Intrinsics: `assert` and `sqrt` in place, the rest as calls of the runtime."""

from __future__ import annotations

from nxpy.core.nodes import IntrinsicCall
from nxpy.engines.llvm.body import VALUES, Body
from nxpy.engines.llvm.ops import NATIVE
from nxpy.engines.llvm.types import register
from nxpy.lang.types import NOTHING


def intrinsic(body: Body, node: IntrinsicCall) -> str:
    if node.row.name == "assert":
        body.require(body.value(node.args[0]), lambda: "nx_trap(", node.span, "assert")
        return ""
    if node.row.name == "sqrt":
        type = register(node.type)
        name = f"llvm.sqrt.f{node.type.size * 8}"
        body.module.declare(f"declare {type} @{name}({type})")
        return body.emit(f"call {type} @{name}({type} {body.value(node.args[0])})")
    return native(body, node)


def native(body: Body, node: IntrinsicCall) -> str:
    """The site comes last. The runtime checks a range against the block of its own first address."""
    row = NATIVE[node.row.name]
    args = [f"{register(arg.type)} {body.value(arg)}" for arg in node.args]
    site = body.module.site(node.row.name, node.span, body.function)
    args.append(f"i32 {site}")
    types = ", ".join(a.partition(" ")[0] for a in args)
    result = register(node.row.result)
    if node.row.name == "sys_mmap" and body.module.apart:
        result = f"noalias {result}"
    body.module.declare(f"declare {result} @{row.symbol}({types}) nounwind {row.attributes}")
    location = body.module.location(body.scope, site)
    text = f"call {result} @{row.symbol}({', '.join(args)}) nomerge, !dbg !{location}"
    if node.row.result is NOTHING:
        body.do(text)
        if not node.row.returns:
            body.dead()
        return ""
    return body.emit(text)


VALUES[IntrinsicCall] = intrinsic
