"""`E0xxx`: syntax.

Tokens E00xx, structure E01xx, expressions E02xx, habits E03xx, header E04xx, limits E05xx.
"""

from __future__ import annotations

from nxpy.base.codes import Code
from nxpy.base.codes.habits import ROWS as HABITS


def _body(statement: str) -> str:
    return f"func main() -> i64 {{\n    {statement}\n    return 0\n}}\n"


_TOKENS = (
    Code(
        "E0001",
        "the source is not UTF-8",
        "A gate is a text file in UTF-8. The message names the first byte that cannot be decoded. Editors\n"
        "can save a file in another encoding; one that was compressed or is a program is not text at all.",
        "",
    ),
    Code(
        "E0002",
        "a NUL byte in the source",
        "A gate is text, and text holds no NUL bytes. In a string a zero byte is written `\\0`.",
        "func main() -> i64 {\n    return \0 0\n}\n",
        _body('sys_write(1, "\\0", 1)'),
    ),
    Code(
        "E0003",
        "a character that is not part of the language",
        "Outside strings and comments a gate is made of names, numbers, operators and brackets, all ASCII.\n"
        "Text that went through a word processor often has curly quotes or long dashes.",
        _body("let a: i64 = 1 @ 2"),
        _body("let a: i64 = 1 + 2"),
    ),
    Code(
        "E0004",
        "a comment that is not closed",
        "`/*` opens a comment that runs to the first `*/`. Comments do not nest.",
        "func main() -> i64 { return 0 }\n/* to be continued\n",
        "func main() -> i64 { return 0 }\n/* the end */\n",
    ),
    Code(
        "E0005",
        "a malformed number",
        "Integers are decimal, `0x1f`, `0o17` or `0b101`, with single `_` between digits; floats have\n"
        "digits on both sides of their point, `1.0` or `2.5e-3`. Numbers have no suffix: `5 as u8` says the\n"
        "type where the context does not.",
        _body("let a: i64 = 12abc"),
        _body("let a: i64 = 12"),
    ),
    Code(
        "E0006",
        "a number that starts with 0",
        "C reads `0777` as octal, most others as decimal. NX reads it as neither: octal is `0o777`.",
        _body("let mode: i64 = 0777"),
        _body("let mode: i64 = 0o777"),
    ),
    Code(
        "E0007",
        "an integer that does not fit 64 bits",
        "The largest integer type is `u64`, which ends at 18446744073709551615.",
        _body("let a: u64 = 18446744073709551616"),
        _body("let a: u64 = 18446744073709551615"),
    ),
    Code(
        "E0008",
        "a string that is not closed",
        "A string ends on the line on which it began. A line break inside it is written `\\n`.",
        _body('sys_write(1, "hello\\n, 6)'),
        _body('sys_write(1, "hello\\n", 6)'),
    ),
    Code(
        "E0009",
        "an unknown escape",
        "The escapes are `\\n` `\\t` `\\r` `\\0` `\\\\` `\\\"` `\\'` and `\\xNN`, with two hexadecimal\n"
        "digits.",
        _body('sys_write(1, "\\q", 1)'),
        _body('sys_write(1, "\\\\q", 2)'),
    ),
    Code(
        "E0010",
        "a character that is not one byte",
        "A character such as `'a'` is one byte, a `u8`. What is longer is a string: `\"é\"` is the two\n"
        "bytes of é in UTF-8.",
        _body("let c: u8 = 'é'"),
        _body("let c: u8 = 'e'"),
    ),
    Code(
        "E0011",
        "a string in single quotes",
        "Single quotes hold one character; a string stands in double quotes.",
        _body("let s: *u8 = 'hello'"),
        _body('let s: *u8 = "hello"'),
    ),
)

_STRUCTURE = (
    Code(
        "E0101",
        "something else was expected",
        "The message says what could have stood here and what was found. Often the cause is just before: a\n"
        "missing bracket, comma or operator.",
        _body("let a: i64 = (1 + 2"),
        _body("let a: i64 = (1 + 2)"),
    ),
    Code(
        "E0102",
        "a brace that is never closed",
        "Every `{` needs its `}`. The place is guessed from the indentation: the first block that is\n"
        "followed by less deeply indented text before its `}`.",
        "func main() -> i64 {\n    if true {\n        return 1\n    return 0\n}\n",
        "func main() -> i64 {\n    if true {\n        return 1\n    }\n    return 0\n}\n",
    ),
    Code(
        "E0103",
        "a bracket that closes nothing",
        "A `}`, `)` or `]` stands where no bracket of its kind is open. A `}` that is indented more deeply\n"
        "than the block it would end is the first suspect.",
        "func main() -> i64 {\n    return 0\n}\n}\n",
        "func main() -> i64 {\n    return 0\n}\n",
    ),
    Code(
        "E0104",
        "a reserved word as a name",
        "The keywords, `sizeof` and the names of the types cannot name anything else.",
        _body("let for: i64 = 1"),
        _body("let for_: i64 = 1"),
    ),
    Code(
        "E0105",
        "an import after a declaration",
        "Imports stand before every declaration, so that a reader sees at the top what a file needs.",
        'func main() -> i64 { return 0 }\nimport "nx_io.nx"\n',
        'import "nx_io.nx"\nfunc main() -> i64 { return 0 }\n',
    ),
    Code(
        "E0106",
        "a variable without a value or a type",
        "`let` and `const` need a value, since nothing can be assigned to them later; `var` needs a value\n"
        "or a type, and is zeroed where it has only a type.",
        _body("let a: i64"),
        _body("var a: i64"),
    ),
    Code(
        "E0107",
        "a statement outside every function",
        "At the top of a file stand imports and declarations. What is to run stands in a function; a gate\n"
        "starts with `main`.",
        "sys_exit(0)\nfunc main() -> i64 { return 0 }\n",
        "func main() -> i64 { sys_exit(0) return 0 }\n",
    ),
    Code(
        "E0108",
        "a statement that starts with an operator",
        "Line breaks mean nothing, so a statement that started with `*` or `(` would be read as if it went\n"
        "on with the line above. A statement starts with a keyword, a name or `{`; what `p` points to is\n"
        "also `p[0]`.",
        "func main() -> i64 {\n    var x: i64 = 1\n    let p: *i64 = &x\n    *p = 5\n    return x\n}\n",
        "func main() -> i64 {\n    var x: i64 = 1\n    let p: *i64 = &x\n    p[0] = 5\n    return x\n}\n",
    ),
    Code(
        "E0109",
        "a declaration inside a function",
        "Functions, structs and imports stand at the top level of a file.",
        "func main() -> i64 {\n    func one() -> i64 { return 1 }\n    return one()\n}\n",
        "func one() -> i64 { return 1 }\nfunc main() -> i64 {\n    return one()\n}\n",
    ),
    Code(
        "E0110",
        "an `else` without its `if`",
        "`else` follows the `}` of an `if` directly.",
        _body("if true { } ; else { }"),
        _body("if true { } else { }"),
    ),
    Code(
        "E0111",
        "a `return` that takes the next line",
        "Line breaks mean nothing: `return` takes an expression that follows it, wherever it stands. Where\n"
        "nothing is to be returned and a statement that starts with a name follows, write `return;`.",
        "var x: i64\nfunc f() {\n    return\n    x = 1\n}\nfunc main() -> i64 { return 0 }\n",
        "var x: i64\nfunc f() {\n    return;\n    x = 1\n}\nfunc main() -> i64 { return 0 }\n",
    ),
)

_EXPRESSIONS = (
    Code(
        "E0201",
        "an expression was expected",
        "A value should stand here: a literal, a name, a call, something in parentheses.",
        _body("let a: i64 = 1 +"),
        _body("let a: i64 = 1 + 2"),
    ),
    Code(
        "E0202",
        "operators that do not mix without parentheses",
        "C and its successors disagree about whether `a & b == c` means `(a & b) == c` or `a & (b == c)`.\n"
        "So that no one has to guess, `&`, `^` and `|` beside a comparison or beside each other need\n"
        "parentheses. A chain of one of them needs none, nor does `a & b && c`.",
        _body("if 6 & 3 == 2 { return 1 }"),
        _body("if (6 & 3) == 2 { return 1 }"),
    ),
    Code(
        "E0203",
        "a chain of comparisons",
        "`a < b < c` would compare the outcome of `a < b`, a bool, with `c`.",
        _body("if 1 < 2 < 3 { return 1 }"),
        _body("if 1 < 2 && 2 < 3 { return 1 }"),
    ),
    Code(
        "E0204",
        "an assignment to what is no place",
        "On the left of an assignment stands a variable, an element `a[i]` or a field `s.f`.",
        "func f() -> i64 { return 1 }\nfunc main() -> i64 {\n    f() = 2\n    return 0\n}\n",
        "var f: i64 = 1\nfunc main() -> i64 {\n    f = 2\n    return 0\n}\n",
    ),
    Code(
        "E0205",
        "a call of something other than a name",
        "Functions are not values: there are no function pointers, methods or closures, and a call names\n"
        "its function as `f(x)` or `module::f(x)`.",
        "func f() -> i64 { return 1 }\nfunc main() -> i64 {\n    return f()()\n}\n",
        "func f() -> i64 { return 1 }\nfunc main() -> i64 {\n    return f()\n}\n",
    ),
    Code(
        "E0206",
        "an access behind a cast",
        "`as` binds looser than `[ ]` and `.`, so a cast that is to be indexed stands in parentheses.",
        'func main() -> i64 {\n    let p: *u8 = "ab"\n    return p as *i8[0]\n}\n',
        'func main() -> i64 {\n    let p: *u8 = "ab"\n    return (p as *i8)[0]\n}\n',
    ),
)

_HEADER = (
    Code(
        "E0401",
        "a bad value in the header",
        "The comments at the top of a file may hold `expect_exit` (0 to 255), `license_tier`, `timeout`\n"
        "(seconds), `requires` (`gpu`, `mpi`), `policy` (`no-float`) and `args`. Other words are prose.",
        "// expect_exit: 300\nfunc main() -> i64 { return 0 }\n",
        "// expect_exit: 0\nfunc main() -> i64 { return 0 }\n",
    ),
    Code(
        "E0402",
        "a header key given twice",
        "Each key of the header stands at most once.",
        "// timeout: 5\n// timeout: 10\nfunc main() -> i64 { return 0 }\n",
        "// timeout: 10\nfunc main() -> i64 { return 0 }\n",
    ),
)

_LIMITS = (
    Code(
        "E0501",
        "nested too deeply",
        "Brackets, blocks, prefix operators and pointer types nest at most 256 levels deep, and a chain of\n"
        "`else if` has at most 1,000 links. Declarations made of each other, such as a constant of a\n"
        "constant of a constant, may go on for about a thousand.",
        _body("let a: i64 = " + "(" * 300 + "1" + ")" * 300),
        _body("let a: i64 = 1"),
    ),
    Code(
        "E0502",
        "an expression that is too long",
        "An expression chains at most 1,000 operators, accesses or casts. Long sums belong in a loop.",
        _body("let a: i64 = 1" + " + 1" * 1001),
        _body("let a: i64 = 1002"),
    ),
    Code(
        "E0503",
        "a file that is too long",
        "A source file has at most 2,000,000 tokens and 32 MiB.",
        ";" * 4_000_001,
    ),
    Code(
        "E0504",
        "a string that is too long",
        "A string literal has at most 1,048,576 characters. Large data is computed, or read from a file.",
        _body('let s: *u8 = "' + "a" * (1 << 20) + '"'),
        _body('let s: *u8 = "a"'),
    ),
)

ROWS = (*_TOKENS, *_STRUCTURE, *_EXPRESSIONS, *HABITS, *_HEADER, *_LIMITS)
