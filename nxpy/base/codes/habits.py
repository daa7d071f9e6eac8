"""`E03xx`: what other languages write and NX does not."""

from __future__ import annotations

from nxpy.base.codes import Code


def _body(statement: str) -> str:
    return f"func main() -> i64 {{\n    var x: i64 = 1\n    {statement}\n    return x\n}}\n"


def _top(declaration: str) -> str:
    return f"{declaration}\nfunc main() -> i64 {{ return 0 }}\n"


def _habit(code: str, title: str, explanation: str, example: str, mended: str = "") -> Code:
    return Code(code, title, explanation, _body(example), _body(mended) if mended else "")


def _declared(code: str, title: str, explanation: str, example: str, mended: str = "") -> Code:
    return Code(code, title, explanation, _top(example), _top(mended) if mended else "")


ROWS = (
    _declared(
        "E0301",
        "a function that does not start with `func`",
        "A function is `func name(parameter: type) -> type { }`; `-> type` is left out where it returns\n"
        "nothing.",
        "fn one() -> i64 { return 1 }",
        "func one() -> i64 { return 1 }",
    ),
    _habit(
        "E0302",
        "a body without braces",
        "The bodies of `if`, `else`, `while`, `loop` and `for` stand in braces, always. The parentheses\n"
        "around a condition are what can be left out.",
        "if x == 1 return 2",
        "if x == 1 { return 2 }",
    ),
    _habit(
        "E0303",
        "a type in front of a name",
        "A variable is declared with `let` (assigned once) or `var`, and its type stands behind its name.\n"
        "So do the types of parameters and fields.",
        "int y = 1;",
        "var y: i64 = 1;",
    ),
    _habit(
        "E0304",
        "`++` or `--`",
        "There is no increment operator: `x += 1` is a statement, and has no value.",
        "x++",
        "x += 1",
    ),
    _habit(
        "E0305",
        "`mut`, or a keyword before a parameter",
        "A variable that changes is `var`, one that does not is `let`. Parameters are copies that can\n"
        "always be assigned, and take neither.",
        "let mut y: i64 = 1",
        "var y: i64 = 1",
    ),
    _habit("E0306", "`:=`", "A variable is declared with `var y = 1` or `let y = 1`.", "y := 1", "var y = 1"),
    _habit(
        "E0307",
        "`elif`",
        "The second condition of an `if` is written `else if`.",
        "if x == 1 { x = 2 } elif x == 2 { x = 3 }",
        "if x == 1 { x = 2 } else if x == 2 { x = 3 }",
    ),
    _habit(
        "E0308",
        "an operator spelt as a word",
        "`and`, `or` and `not` are written `&&`, `||` and `!`.",
        "if x > 0 and x < 5 { x = 2 }",
        "if x > 0 && x < 5 { x = 2 }",
    ),
    _habit(
        "E0311",
        "a comparison of another language",
        "Equal is `==`, not equal is `!=`.",
        "if x === 1 { x = 2 }",
        "if x == 1 { x = 2 }",
    ),
    Code(
        "E0312",
        "`->` for a field",
        "A field is reached with `.`, whether through the struct or through a pointer to it.",
        "struct S { v: i64 }\nfunc get(p: *S) -> i64 { return p->v }\nfunc main() -> i64 { return 0 }\n",
        "struct S { v: i64 }\nfunc get(p: *S) -> i64 { return p.v }\nfunc main() -> i64 { return 0 }\n",
    ),
    _habit(
        "E0313",
        "a `for` of another language",
        "`for i in a..b { }` runs over the integers from a up to b, without b. Anything else is a `while`\n"
        "or a `loop`.",
        "for (int i = 0; i < 3; i++) { x = x + i }",
        "for i in 0..3 { x = x + i }",
    ),
    _habit(
        "E0314",
        "a range that includes its end",
        "Ranges are half-open: `a..b` leaves b out. `a..b + 1` includes it.",
        "for i in 0..=3 { x = x + i }",
        "for i in 0..3 + 1 { x = x + i }",
    ),
    _habit(
        "E0315",
        "a chain of assignments",
        "An assignment is a statement and has no value.",
        "var y: i64 = 0; y = x = 2",
        "var y: i64 = 0; x = 2; y = x",
    ),
    _habit(
        "E0316",
        "`=` for `==`",
        "`=` assigns, `==` compares. A condition cannot assign.",
        "if x = 1 { x = 2 }",
        "if x == 1 { x = 2 }",
    ),
    _habit(
        "E0317",
        "an expression that is a statement here",
        "There is no `?:`, and `if` has no value: declare a `var` and assign it in the branches.",
        "x = x ? 2 : 3",
        "if x { x = 2 } else { x = 3 }",
    ),
    _habit("E0318", "`#`", "A comment starts with `//`. There is no preprocessor.", "# set", "// set"),
    _habit(
        "E0319",
        "a type without its `:`",
        "A `:` stands between a name and its type.",
        "var y i64 = 2",
        "var y: i64 = 2",
    ),
    _habit(
        "E0320",
        "a declaration without `var` or `let`",
        "`var y: i64 = 2` declares, `y = 2` assigns.",
        "y: i64 = 2",
        "var y: i64 = 2",
    ),
    _declared(
        "E0321",
        "a result type without `->`",
        "What a function returns stands behind `->`.",
        "func one() i64 { return 1 }",
        "func one() -> i64 { return 1 }",
    ),
    _habit(
        "E0322",
        "`switch` or `match`",
        "Cases are a chain of `if` and `else if`.",
        "switch (x) { case 1: x = 2; }",
        "if x == 1 { x = 2; }",
    ),
    _habit(
        "E0323",
        "a loop of another language",
        "There are `while c { }`, `for i in a..b { }`, and `loop { }`, which ends with `break`.",
        "do { x = x + 1 } while (x < 3);",
        "loop { x = x + 1; if x >= 3 { break } }",
    ),
    _declared(
        "E0324",
        "a modifier that NX does not have",
        "Every declaration of a file can be used by the files that import it, and nothing else needs\n"
        "saying: `pub`, `static`, `extern`, `inline` are left out.",
        "pub func one() -> i64 { return 1 }",
        "func one() -> i64 { return 1 }",
    ),
    _declared(
        "E0325",
        "a result that is no single type",
        "A function that returns nothing has no `->`; one that returns more than one value fills what its\n"
        "pointer parameters point to.",
        "func f() -> () { }",
        "func f() { }",
    ),
    _habit(
        "E0326",
        "a type written as elsewhere",
        "A pointer is `*T`, an array `[N]T`; both are read from left to right. There are no references,\n"
        "slices, optional types or `const` pointers.",
        "var a: i64[4]",
        "var a: [4]i64",
    ),
    _habit("E0327", "`**`", "There is no power operator: multiply, or loop.", "x = x ** 2", "x = x * x"),
    _declared(
        "E0328",
        "generics",
        "There are no generic functions or types: write one for each type that is needed.",
        "func same<T>(v: T) -> T { return v }",
        "func same(v: i64) -> i64 { return v }",
    ),
    _habit(
        "E0329",
        "a block without braces",
        "A block stands in `{ }`; `:`, `then` and indentation mean nothing.",
        "if x == 1: x = 2",
        "if x == 1 { x = 2 }",
    ),
    _habit(
        "E0330",
        "a conversion written as elsewhere",
        "A conversion stands behind its value: `x as u8`. It binds tighter than `* / + -`, looser than a\n"
        "prefix operator.",
        "x = i64(x)",
        "x = x as i64",
    ),
    _habit("E0332", "a unary `+`", "There is only `-x`; `+x` is `x`.", "x = +x", "x = x"),
    _habit(
        "E0333",
        "`&&=` or `||=`",
        "The compound assignments are `+= -= *= /= %= &= |= ^= <<= >>=`.",
        "var b: bool = true; b &&= x == 1",
        "var b: bool = true; b = b && x == 1",
    ),
    _habit(
        "E0334",
        "`const` and `let` in the other's place",
        "Inside a function a name that does not change is `let`, at top level `const`.",
        "const y = 2",
        "let y = 2",
    ),
    _declared(
        "E0335",
        "something other than fields in a struct",
        "A struct is `struct S { x: i64, y: *u8 }`: fields, with commas between them.",
        "struct S { x: i64; y: i64 }",
        "struct S { x: i64, y: i64 }",
    ),
    Code(
        "E0336",
        "an import written as elsewhere",
        'Another file comes in with `import "file.nx"`. Its declarations are then in reach by their names,\n'
        "and by `module::name` where two files share one.",
        "import nx_io\nfunc main() -> i64 { return 0 }\n",
        'import "nx_io.nx"\nfunc main() -> i64 { return 0 }\n',
    ),
    _declared(
        "E0337",
        "a declaration that NX does not have",
        "There are functions, structs, constants and variables. There are no classes, enums, interfaces,\n"
        "macros or type aliases.",
        "enum Colour { RED, GREEN }",
        "const RED = 0\nconst GREEN = 1",
    ),
    _declared(
        "E0338",
        "a default value, or a varying number of parameters",
        "Every call passes every argument.",
        "func add(a: i64, b: i64 = 1) -> i64 { return a + b }",
        "func add(a: i64, b: i64) -> i64 { return a + b }",
    ),
    _declared(
        "E0339",
        "a parameter without a type",
        "Each parameter is `name: type`.",
        "func same(a) -> i64 { return a }",
        "func same(a: i64) -> i64 { return a }",
    ),
    _declared(
        "E0340",
        "a function without a body",
        "The order of declarations does not matter, so a function is never announced beforehand.",
        "func one() -> i64;",
        "func one() -> i64 { return 1 }",
    ),
    _habit(
        "E0341",
        "an array or struct literal",
        "An array or struct is declared as a variable, zeroed, and its elements or fields are assigned.",
        "let a = [1, 2]",
        "var a: [2]i64; a[0] = 1; a[1] = 2",
    ),
    _habit(
        "E0342",
        "a statement that NX does not have",
        "There are no exceptions, `goto`, `unless`, `pass` and the like; the help says what is written\n"
        "instead.",
        "assert x == 1",
        "assert(x == 1)",
    ),
    _habit(
        "E0343",
        "strings that stand side by side",
        "Strings are not joined by standing side by side: write one.",
        'sys_write(1, "a" "b", 2)',
        'sys_write(1, "ab", 2)',
    ),
    _habit(
        "E0344",
        "several values at once",
        "A statement assigns one variable, a function returns one value.",
        "var y: i64 = 0; x, y = 1, 2",
        "var y: i64 = 0; x = 1; y = 2",
    ),
)
