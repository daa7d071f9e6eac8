"""`E2xxx`: types, values and places."""

from __future__ import annotations

from nxpy.base.codes import Code


def _main(body: str) -> str:
    return "func main() -> i64 {\n" + "".join(f"    {line}\n" for line in body.split("\n")) + "}\n"


ROWS = (
    Code(
        "E2001",
        "mismatched types",
        "A value converts by itself only where that keeps it: narrower to wider integers of one\n"
        "signedness, unsigned to a strictly wider signed, bool to any integer, f32 to f64, null to any\n"
        "pointer. Everything else is written `e as T`, so that a loss is always visible.",
        _main("let a: i64 = 1\nlet b: i32 = a\nreturn b"),
        _main("let a: i64 = 1\nlet b: i32 = a as i32\nreturn b"),
    ),
    Code(
        "E2002",
        "a literal that does not fit",
        "A literal takes the type that its context asks for, and must fit it. Beside a typed operand that\n"
        "type is the operand's. A cast asks for nothing: `300 as u8` is 44.",
        _main("let small: u8 = 300\nreturn small"),
        _main("let small: u16 = 300\nreturn small"),
    ),
    Code(
        "E2003",
        "two sides that do not meet",
        "The two sides of an operator meet at the type of one of them, where the other widens to it.\n"
        "There is no third type: i64 and u64 do not meet, nor do i32 and u32.",
        _main("let a: i64 = 1\nlet b: u64 = 2\nreturn a + b"),
        _main("let a: i64 = 1\nlet b: u64 = 2\nreturn a + b as i64"),
    ),
    Code(
        "E2004",
        "an operator that the type does not have",
        "Arithmetic is for numbers, `%`, shifts and `~` for integers, `& | ^` for integers and for two\n"
        "bools. Floats have no `%`: there are several remainders, and each is a few lines.",
        _main("let yes: bool = true\nlet n = yes + yes\nreturn n"),
        _main("let yes: bool = true\nlet n = yes as i64 + yes as i64\nreturn n"),
    ),
    Code(
        "E2005",
        "not a condition",
        "A condition is a bool, an integer (non-zero is true) or a pointer (non-null is true). A float is\n"
        "none, since rounding would decide.",
        _main("let x: f64 = 0.5\nif x { return 1 }\nreturn 0"),
        _main("let x: f64 = 0.5\nif x != 0.0 { return 1 }\nreturn 0"),
    ),
    Code(
        "E2006",
        "no such cast",
        "Casts go between integers and floats, between pointers, and between pointers and i64 or u64. To\n"
        "get a bool, compare.",
        _main("let n: i64 = 2\nlet b: bool = n as bool\nreturn b"),
        _main("let n: i64 = 2\nlet b: bool = n != 0\nreturn b"),
    ),
    Code(
        "E2007",
        "no value",
        "A function without `-> T` returns nothing, so its call cannot stand where a value is wanted.",
        "func f() { }\n" + _main("let x: i64 = f()\nreturn x"),
        "func f() -> i64 { return 1 }\n" + _main("let x: i64 = f()\nreturn x"),
    ),
    Code(
        "E2008",
        "a wrong number of arguments",
        "Every parameter takes exactly one argument; there are no defaults.",
        "func add(a: i64, b: i64) -> i64 { return a + b }\n" + _main("return add(1)"),
        "func add(a: i64, b: i64) -> i64 { return a + b }\n" + _main("return add(1, 2)"),
    ),
    Code(
        "E2009",
        "a path without return",
        "A function that returns a value must return on every path that can end. `sys_exit` does not\n"
        "return, and `loop` without `break` does not end; `while true` is a condition like any other.",
        "func sign(x: i64) -> i64 {\n    if x < 0 { return -1 }\n}\n" + _main("return sign(1)"),
        "func sign(x: i64) -> i64 {\n    if x < 0 { return -1 }\n    return 1\n}\n" + _main("return sign(1)"),
    ),
    Code(
        "E2010",
        "a return that does not match",
        "A function with `-> T` returns a T; one without returns nothing. `return` takes an expression\n"
        "that follows, on the next line too: put `;` after it to end it.",
        "func f() {\n    return 1\n}\nfunc main() { f() }\n",
        "func f() -> i64 {\n    return 1\n}\nfunc main() { f() }\n",
    ),
    Code(
        "E2011",
        "an assignment to what is fixed",
        "`let`, `const` and the variable of a `for` keep their value. Declare it with `var` to change it.",
        _main("let a: i64 = 1\na = 2\nreturn a"),
        _main("var a: i64 = 1\na = 2\nreturn a"),
    ),
    Code(
        "E2012",
        "not a place",
        "Only a variable, a field, an element, or what a pointer points to can be assigned or have its\n"
        "address taken; the result of a call or an operator is a value without a place.",
        "func f() -> i64 { return 1 }\n" + _main("let p: *i64 = &f()\nreturn p[0]"),
        "func f() -> i64 { return 1 }\n" + _main("var x: i64 = f()\nlet p: *i64 = &x\nreturn p[0]"),
    ),
    Code(
        "E2013",
        "no address",
        "`&x` needs a `var`, a parameter, a field or an element: through a pointer, a `let` could change.",
        _main("let a: i64 = 1\nlet p: *i64 = &a\nreturn p[0]"),
        _main("var a: i64 = 1\nlet p: *i64 = &a\nreturn p[0]"),
    ),
    Code(
        "E2014",
        "a whole array or struct",
        "Arrays and structs live in variables, fields and memory. They are not assigned, initialised,\n"
        "passed or returned whole: use pointers, or copy them piece by piece. An array is not a pointer:\n"
        "write `&a[0]`.",
        _main("var a: [3]i64\nvar b: [3]i64\na = b\nreturn a[0]"),
        _main("var a: [3]i64\nvar b: [3]i64\nfor i in 0..3 { a[i] = b[i] }\nreturn a[0]"),
    ),
    Code(
        "E2015",
        "a parameter or result that is no scalar",
        "Functions take and return numbers, bools and pointers. Pass an array or a struct by pointer.",
        "struct Point { x: i64 }\nfunc f(p: Point) -> i64 { return p.x }\nfunc main() { }\n",
        "struct Point { x: i64 }\nfunc f(p: *Point) -> i64 { return p.x }\nfunc main() { }\n",
    ),
    Code(
        "E2016",
        "`*` on what is no pointer",
        "`*p` is the place that the pointer p points to.",
        _main("let a: i64 = 1\nreturn *a"),
        _main("let a: i64 = 1\nreturn a"),
    ),
    Code(
        "E2017",
        "`[…]` on what is neither array nor pointer",
        "Arrays and pointers are indexed; numbers and structs are not.",
        _main("let a: i64 = 1\nreturn a[0]"),
    ),
    Code(
        "E2018",
        "`.` on what is no struct",
        "`s.f` reaches into a struct, and `p.f` through one pointer to a struct.",
        _main("let a: i64 = 1\nreturn a.length"),
    ),
    Code(
        "E2019",
        "not constant",
        "A constant expression is made of literals, constants, operators, casts, `sizeof`, strings and\n"
        "`null`: no calls, no variables, no `&`. Initialisers at top level and array lengths are constant.",
        "func f() -> i64 { return 1 }\nconst A: i64 = f()\nfunc main() { }\n",
        "const A: i64 = 1\nfunc main() { }\n",
    ),
    Code(
        "E2020",
        "division by zero in a constant",
        "A constant is worked out when the gate is compiled, so a zero divisor in it is an error. Anywhere\n"
        "else it traps when it runs (R0001).",
        "const A: i64 = 1 / 0\nfunc main() { }\n",
    ),
    Code(
        "E2021",
        "a declaration that depends on itself",
        "A constant's value, or a struct's size, would be needed to work itself out. A struct may hold a\n"
        "pointer to its own kind.",
        "struct Node { value: i64, next: Node }\nfunc main() { }\n",
        "struct Node { value: i64, next: *Node }\nfunc main() { }\n",
    ),
    Code(
        "E2022",
        "an array length that is none",
        "An array's length is a constant integer that is not negative.",
        _main("var a: [-1]i64\nreturn 0"),
        _main("var a: [1]i64\nreturn 0"),
    ),
    Code(
        "E2023",
        "break or continue outside of a loop",
        "They belong to the innermost `while`, `loop` or `for` around them.",
        _main("break\nreturn 0"),
        _main("loop { break }\nreturn 0"),
    ),
    Code(
        "E2024",
        "a value that is dropped",
        "Only a call may stand alone as a statement: anything else would do nothing.",
        _main("var x: i64 = 1\nx + 1\nreturn x"),
        _main("var x: i64 = 1\nx = x + 1\nreturn x"),
    ),
    Code(
        "E2025",
        "a null without a type",
        "`null` is every pointer type's, so a variable that starts as null has to say which one it is.",
        _main("var p = null\nreturn 0"),
        _main("var p: *i64 = null\nreturn 0"),
    ),
    Code(
        "E2026",
        "a main that nothing calls",
        "A gate starts at `func main() -> i64`, `func main()` or `func main(argc: i64, argv: **u8) -> i64`.",
        "func main(n: i64) -> i64 { return n }\n",
        "func main(argc: i64, argv: **u8) -> i64 { return argc }\n",
    ),
    Code(
        "E2028",
        "a float under `policy: no-float`",
        "The gate's header promises that the file works without floats, so every float type and literal in\n"
        "it is an error.",
        "// policy: no-float\nfunc main() {\n    let x = 1.5\n}\n",
        "// policy: no-float\nfunc main() {\n    let x = 3 / 2\n}\n",
    ),
    Code(
        "E2029",
        "integer + pointer",
        "An offset is added to a pointer in one order: `p + i`.",
        _main('let p: *u8 = "abc"\nlet q: *u8 = 1 + p\nreturn q[0]'),
        _main('let p: *u8 = "abc"\nlet q: *u8 = p + 1\nreturn q[0]'),
    ),
    Code(
        "E2030",
        "a type that is too large",
        "A type may take 4 GiB. Ask for more when the gate runs, with `sys_mmap`.",
        "var a: [1_000_000_000]i64\nfunc main() { }\n",
        "var a: [1_000_000]i64\nfunc main() { }\n",
    ),
)
