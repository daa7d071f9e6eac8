"""A program as a process that serves calls: its `nx_main` is a loop that reads a request, calls, replies.

A request is a row of 64-bit words of fixed length: the number of a function from 1, in the order of
the exports, then its arguments, each at the start of its word. The reply is one such word. Number 0
maps a piece of the arguments' file into the program's memory: an address (0: take a heap slot), the
size of the slot's block, how it may be accessed, the offset in the file, the bytes to map; the reply
is the address, or something else where that failed. The first reply is sent unasked: it is the
digest of the signatures, so that a process that was kept is known to be the right one.

The program's own output goes where it always goes; what it says when it traps goes to descriptor 2,
and what the program writes there to `STDERR`.
"""

from __future__ import annotations

from collections.abc import Sequence

from nxpy.core.nodes import Call, Function, Program
from nxpy.engines.llvm.module import ModuleLowering
from nxpy.engines.llvm.types import memory, register
from nxpy.engines.llvm.walk import nodes
from nxpy.lang.types import BOOL, NOTHING

REQUEST, REPLY, STDERR, ARGUMENTS, ALIVE = 3, 4, 5, 6, 7
"""Descriptors of the process. The other end of `ALIVE` is the caller's; its end is this process's end."""
RESERVE_WORDS = 6

SERVER = """\
@nx_stderr = external global i64
@serve.request = internal global [{words} x i64] zeroinitializer, align 8
@serve.reply = internal global i64 {digest}, align 8
declare void @flush()
declare void @finish(i64)
declare ptr @place(i64, i64)
declare i64 @sys6(i64, i64, i64, i64, i64, i64, i64)

define internal void @serve.move(i64 %call, i64 %descriptor, ptr %data, i64 %size) noinline #0 {{
start:
  br label %loop
loop:
  %done = phi i64 [ 0, %start ], [ %next, %more ], [ %done, %fault ]
  %here = getelementptr i8, ptr %data, i64 %done
  %address = ptrtoint ptr %here to i64
  %left = sub i64 %size, %done
  %got = call i64 @sys6(i64 %call, i64 %descriptor, i64 %address, i64 %left, i64 0, i64 0, i64 0)
  %next = add i64 %done, %got
  %good = icmp sgt i64 %got, 0
  br i1 %good, label %more, label %fault
more:
  %all = icmp uge i64 %next, %size
  br i1 %all, label %out, label %loop
fault:
  %interrupted = icmp eq i64 %got, -4
  br i1 %interrupted, label %loop, label %gone
gone:
  call void @finish(i64 0)
  unreachable
out:
  ret void
}}

define i64 @nx_main(i64 %argc, ptr %argv) #0 !dbg {scope} {{
start:
  store i64 {stderr}, ptr @nx_stderr
  %me = call i64 @sys6(i64 39, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0), !dbg !{line}
  call i64 @sys6(i64 72, i64 {alive}, i64 8, i64 %me, i64 0, i64 0, i64 0), !dbg !{line}
  call i64 @sys6(i64 72, i64 {alive}, i64 4, i64 8192, i64 0, i64 0, i64 0), !dbg !{line}
  br label %answer
answer:
  call void @flush(), !dbg !{line}
  call void @serve.move(i64 1, i64 {reply}, ptr @serve.reply, i64 8), !dbg !{line}
  call void @serve.move(i64 0, i64 {request}, ptr @serve.request, i64 {size}), !dbg !{line}
  store i64 0, ptr @serve.reply
  %which = load i64, ptr @serve.request
  switch i64 %which, label %answer [ i64 0, label %reserve
{table}
  ]
reserve:
  %a1 = load i64, ptr getelementptr (i64, ptr @serve.request, i64 1)
  %a2 = load i64, ptr getelementptr (i64, ptr @serve.request, i64 2)
  %a3 = load i64, ptr getelementptr (i64, ptr @serve.request, i64 3)
  %a4 = load i64, ptr getelementptr (i64, ptr @serve.request, i64 4)
  %a5 = load i64, ptr getelementptr (i64, ptr @serve.request, i64 5)
  %given = icmp ne i64 %a1, 0
  br i1 %given, label %map, label %take
take:
  %block = call ptr @place(i64 %a2, i64 2), !dbg !{line}
  %taken = ptrtoint ptr %block to i64
  %full = icmp eq i64 %taken, 0
  br i1 %full, label %answer, label %map
map:
  %to = phi i64 [ %a1, %reserve ], [ %taken, %take ]
  %mapped = call i64 @sys6(i64 9, i64 %to, i64 %a5, i64 %a3, i64 17, i64 {arguments}, i64 %a4), !dbg !{line}
  store i64 %mapped, ptr @serve.reply
  br label %answer
{cases}
}}
"""
"""System calls: 0 read, 1 write, 9 mmap (17: shared, at that address), 39 getpid, 72 fcntl (8: who gets
the signal, 4: send one, when the other end is closed). The signal, SIGIO, ends the process."""


class ServerLowering(ModuleLowering):
    """The program with the loop in place of its entry, and without what no export reaches."""

    __slots__ = ("_kept", "digest", "exports")

    def __init__(self, program: Program, exports: Sequence[Function], digest: int, *, safe: bool) -> None:
        library = Program(program.sources, program.header)
        library.functions, library.globals = program.functions, program.globals
        library.strings = program.strings
        super().__init__(library, safe=safe)
        self.exports = exports
        self.digest = digest
        self._kept = reached(exports)

    def function(self, function: Function, linkage: str) -> str:
        return super().function(function, linkage) if function.index in self._kept else ""

    def entry(self) -> str:
        scope = self.scope(self.exports[0])
        words = request_words(self.exports)
        rows = [f"    i64 {number}, label %case{number}" for number in range(1, len(self.exports) + 1)]
        cases = [self.case(number, f, scope) for number, f in enumerate(self.exports, 1)]
        line = self._line(scope, self.exports[0])
        return SERVER.format(
            words=words, digest=self.digest, size=8 * words, scope=scope, line=line,
            stderr=STDERR, alive=ALIVE, reply=REPLY, request=REQUEST, arguments=ARGUMENTS,
            table="\n".join(rows), cases="\n".join(cases),
        )  # fmt: skip

    def case(self, number: int, function: Function, scope: str) -> str:
        """The call of one function, with its arguments from the request."""
        lines = [f"case{number}:"]
        args = []
        for index, param in enumerate(function.params, 1):
            name = f"%c{number}.{index}"
            at = f"ptr getelementptr (i64, ptr @serve.request, i64 {index})"
            if param.type is BOOL:
                lines += [f"  {name}.byte = load i8, {at}", f"  {name} = icmp ne i8 {name}.byte, 0"]
            else:
                lines.append(f"  {name} = load {memory(param.type)}, {at}")
            args.append(f"{register(param.type)} {name}")
        result = function.result or NOTHING
        # Inlined, they would make one function of the whole program.
        call = f"call fastcc {register(result)} @{self.symbol(function)}({', '.join(args)}) noinline"
        call += f", !dbg !{self._line(scope, function)}"
        if function.result is None:
            lines.append(f"  {call}")
        else:
            lines.append(f"  %r{number} = {call}")
            value, kind = f"%r{number}", memory(result)
            if result is BOOL:
                lines.append(f"  %b{number} = zext i1 %r{number} to i8")
                value = f"%b{number}"
            lines.append(f"  store {kind} {value}, ptr @serve.reply")
        return "\n".join([*lines, "  br label %answer"])

    def _line(self, scope: str, function: Function) -> int:
        """A place at which a walk of the stack ends."""
        return self.location(scope, self.site("entry", function.span, function))


def request_words(exports: Sequence[Function]) -> int:
    """The length of every request to a program with these exports."""
    return max(RESERVE_WORDS, *(1 + f.param_count for f in exports))


def reached(exports: Sequence[Function]) -> set[int]:
    """Indices of the functions that the exports may call, and their own."""
    found = {f.index for f in exports}
    todo = list(exports)
    while todo:
        for node in nodes(todo.pop().body):
            if isinstance(node, Call) and node.function.index not in found:
                found.add(node.function.index)
                todo.append(node.function)
    return found


def compile_server(program: Program, exports: Sequence[Function], digest: int, mode: str) -> bytes:
    """The executable's bytes, for this machine."""
    from nxpy.engines.llvm import backend, build
    from nxpy.engines.llvm.elf import Object
    from nxpy.engines.llvm.engine import runtime

    safe = mode != "fast"
    target = backend.Target()
    lowering = ServerLowering(program, exports, digest, safe=safe)
    module = backend.program_module(build.lowered(lowering), target)
    compiled = Object(backend.emit(module, target))
    support = Object(runtime())
    return build.link(lowering, compiled, support, safe=safe, standalone=False)
