"""Words of other languages, one row each."""

from __future__ import annotations

FUNCTION_WORDS = frozenset(
    ("fn", "def", "function", "fun", "fnc", "proc", "procedure", "sub", "defn", "method")
)
"""What declares a function elsewhere."""

MODIFIERS = frozenset(
    ("pub", "static", "extern", "inline", "export", "public", "private", "protected", "async", "unsafe",
     "final", "virtual", "volatile", "register", "internal", "abstract", "constexpr", "mut", "comptime")
)  # fmt: skip
"""What stands in front of declarations elsewhere."""

C_TYPES = {
    "int": "i64", "short": "i16", "long": "i64", "char": "u8", "unsigned": "u64", "signed": "i64",
    "float": "f32", "double": "f64", "size_t": "u64", "ssize_t": "i64", "uint8_t": "u8", "int8_t": "i8",
    "uint16_t": "u16", "int16_t": "i16", "uint32_t": "u32", "int32_t": "i32", "uint64_t": "u64",
    "int64_t": "i64", "usize": "u64", "isize": "i64", "uint": "u64", "byte": "u8", "string": "*u8",
    "String": "*u8", "str": "*u8", "boolean": "bool", "auto": "", "void": "", "uintptr_t": "u64",
    "intptr_t": "i64", "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64", "uint8": "u8",
    "uint16": "u16", "uint32": "u32", "uint64": "u64", "float32": "f32", "float64": "f64", "rune": "i32",
}  # fmt: skip
"""Types of other languages, and the nearest one here ("" where the type is better left out)."""

TOP_WORDS = {
    "class": "a `struct` holds data, and functions take it by pointer",
    "enum": "write one `const` for each value",
    "union": "cast a pointer to read memory as another type: `(&x as *u64)[0]`",
    "type": "types have one name; a record is `struct Name { field: type }`",
    "typedef": "types have one name; a record is `struct Name { field: type }`",
    "interface": "there are no interfaces; write a function for each type",
    "trait": "there are no traits; write a function for each type",
    "impl": "functions stand on their own and take the struct by pointer: `func area(r: *Rect) -> i64 { }`",
    "namespace": "a file is a module: `module::name` reaches into an imported file",
    "module": "a file is a module, named after the file; nothing declares it",
    "package": "a file is a module, named after the file; nothing declares it",
    "mod": "a file is a module; `import \"name.nx\"` brings it in",
    "template": "there are no generics; write a function for each type",
    "macro": "there are no macros",
    "macro_rules": "there are no macros",
    "test": "a gate is the test: `func main() -> i64 { }` exits with 0 where every check holds",
    "record": "a record is `struct Name { field: type }`",
    "object": "a record is `struct Name { field: type }`",
}  # fmt: skip
"""Declarations that NX does not have, and what to write instead."""

IMPORT_WORDS = frozenset(("use", "using", "include", "from", "require", "uses", "open"))
"""What brings in other files elsewhere."""

ELSE_IF_WORDS = frozenset(("elif", "elseif", "elsif", "elsef", "elif_"))

OPERATOR_WORDS = {
    "and": "&&", "or": "||", "is": "==", "xor": "^", "mod": "%", "shl": "<<", "shr": ">>", "band": "&",
    "bor": "|", "eq": "==", "ne": "!=", "lt": "<", "gt": ">", "le": "<=", "ge": ">=", "div": "/",
}  # fmt: skip
"""Operators that are spelt as words elsewhere."""

SWITCH_WORDS = frozenset(("switch", "match", "select", "case", "default", "when"))

LOOP_WORDS = {
    "do": "write `loop { … if done { break } }`",
    "until": "write `while !(condition) { }`",
    "repeat": "write `loop { … if done { break } }`",
    "foreach": "write `for i in 0..n { }` and use `a[i]`",
    "forever": "write `loop { }`",
}

STATEMENT_WORDS = {
    "unless": "write `if !(condition) { }`",
    "try": "there are no exceptions: return a code and test it",
    "catch": "there are no exceptions: return a code and test it",
    "throw": "there are no exceptions: return a code, or stop with `sys_exit(code)`",
    "raise": "there are no exceptions: return a code, or stop with `sys_exit(code)`",
    "defer": "write the clean-up at the block's end",
    "goto": "use `loop`, `break` and `continue`",
    "pass": "an empty block is `{ }`",
    "del": "memory is given back with `sys_munmap(p, n)`",
    "delete": "memory is given back with `sys_munmap(p, n)`",
    "with": "there are no context managers; call the functions one after the other",
    "yield": "there are no generators; fill a buffer, or call a function for each value",
    "await": "there is no asynchronous code; just call the function",
    "go": "there are no threads; just call the function",
    "echo": 'write `print_str("text")` from `nx_io.nx`',
    "print": 'write `print_str("text")` from `nx_io.nx`',
    "puts": 'write `print_str("text\\n")` from `nx_io.nx`',
    "assert": "`assert` is called like a function: `assert(n > 0)`",
    "end": "blocks end with `}`",
    "endif": "blocks end with `}`",
    "done": "blocks end with `}`",
    "fi": "blocks end with `}`",
    "begin": "blocks begin with `{`",
    "nonlocal": "a file's `var` can be assigned in every function",
    "global": "a file's `var` can be assigned in every function",
}
"""Statements that NX does not have, and what to write instead."""

COMPOUND = frozenset(("=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="))
"""What assigns, in NX."""

_PRINT = 'with `import "nx_io.nx"` write `print_str("text")`, `print_i64(n)`, `print_nl()`'
FOREIGN_NAMES = {
    **{word: f"`{word}` is written `{meant}`" for word, meant in OPERATOR_WORDS.items()},
    "not": "`not x` is written `!x`, and takes only the operand that follows it",
    "True": "write `true`", "False": "write `false`", "TRUE": "write `true`", "FALSE": "write `false`",
    "None": "write `null`", "nil": "write `null`", "NULL": "write `null`", "nullptr": "write `null`",
    "Null": "write `null`", "undefined": "write `null`",
    "print": _PRINT, "println": _PRINT, "printf": _PRINT, "puts": _PRINT, "putchar": _PRINT, "echo": _PRINT,
    "malloc": "write `sys_mmap(n)`: n zeroed bytes", "calloc": "write `sys_mmap(n)`: n zeroed bytes",
    "alloc": "write `sys_mmap(n)`: n zeroed bytes", "new": "write `sys_mmap(sizeof(T)) as *T`",
    "free": "write `sys_munmap(p, n)`, with the size that `sys_mmap` was given",
    "exit": "write `sys_exit(code)`", "_exit": "write `sys_exit(code)`", "quit": "write `sys_exit(code)`",
    "abort": "write `assert(false)`, which traps", "panic": "write `assert(false)`, which traps",
    "unreachable": "write `assert(false)`, which traps",
    "strlen": 'with `import "nx_mem.nx"` write `str_len(s)`',
    "len": 'with `import "nx_mem.nx"` write `str_len(s)`; an array has the length in its type',
    "memcpy": 'with `import "nx_mem.nx"` write `mem_copy(to, from, n)`',
    "memmove": 'with `import "nx_mem.nx"` write `mem_copy(to, from, n)`',
    "memset": 'with `import "nx_mem.nx"` write `mem_set(p, byte, n)`',
    "memcmp": 'with `import "nx_mem.nx"` write `mem_compare(a, b, n)`',
    "strcmp": 'with `import "nx_mem.nx"` write `mem_compare(a, b, n)`',
    "write": "write `sys_write(fd, p, n)`", "read": "write `sys_read(fd, p, n)`",
    "range": "a range is written `a..b`, and stands in a `for`",
    "self": "functions take the struct by pointer: `func area(r: *Rect) -> i64 { }`",
    "this": "functions take the struct by pointer: `func area(r: *Rect) -> i64 { }`",
}  # fmt: skip
"""Names that other languages predefine, and what to write instead; for names that nothing declares."""
