"""`E1xxx`: names."""

from __future__ import annotations

from nxpy.base.codes import Code

ROWS = (
    Code(
        "E1001",
        "unknown name",
        "Nothing in reach has this name: no local, no declaration of this file, none of a file that it\n"
        "imports itself (imports do not pass on what they import), and no intrinsic.",
        "func main() -> i64 {\n    let total: i64 = 1\n    return totl\n}\n",
        "func main() -> i64 {\n    let total: i64 = 1\n    return total\n}\n",
    ),
    Code(
        "E1002",
        "a name declared twice",
        "One block declares a name once, and so does one file: its functions, structs, constants and\n"
        "variables share one name space. An inner block may shadow an outer name.",
        "func main() -> i64 {\n    let a: i64 = 1\n    let a: i64 = 2\n    return a\n}\n",
        "func main() -> i64 {\n    let a: i64 = 1\n    let b: i64 = 2\n    return a + b\n}\n",
    ),
    Code(
        "E1003",
        "an ambiguous name",
        "Two imported files declare the name. Importing both is fine; the use has to say which one it\n"
        "means, with `module::name`. The file's own declaration would win over both.",
        'import "left.nx"\nimport "right.nx"\nfunc main() -> i64 { return side() }\n',
        'import "left.nx"\nimport "right.nx"\nfunc main() -> i64 { return left::side() }\n',
        files={
            "left.nx": "func side() -> i64 { return 1 }\n",
            "right.nx": "func side() -> i64 { return 2 }\n",
        },
    ),
    Code(
        "E1004",
        "unknown module",
        "Before `::` stands the name of this file or of a file that it imports, without `.nx`.",
        "func main() -> i64 { return shapes::area() }\n",
    ),
    Code(
        "E1005",
        "a module has no such name",
        "The module is imported, but declares nothing of this name itself.",
        'import "nx_mem.nx"\nfunc main() -> i64 { return nx_mem::str_length("abc") }\n',
        'import "nx_mem.nx"\nfunc main() -> i64 { return nx_mem::str_len("abc") }\n',
    ),
    Code(
        "E1006",
        "unknown type",
        "The types are i8 i16 i32 i64 u8 u16 u32 u64 bool f32 f64, pointers `*T`, arrays `[N]T` and the\n"
        "structs in reach.",
        "func main() {\n    var n: int = 0\n    n = 1\n}\n",
        "func main() {\n    var n: i64 = 0\n    n = 1\n}\n",
    ),
    Code(
        "E1007",
        "unknown field",
        "The struct has no field of this name.",
        "struct Point { x: i64, y: i64 }\nfunc main() {\n    var p: Point\n    p.z = 1\n}\n",
        "struct Point { x: i64, y: i64 }\nfunc main() {\n    var p: Point\n    p.y = 1\n}\n",
    ),
    Code(
        "E1008",
        "no main",
        "`nxpy run` starts at `func main`. A file without one is a library: other gates import it, and\n"
        "`nxpy check` checks it.",
        "func helper() { }\n",
        "func helper() { }\nfunc main() { helper() }\n",
    ),
    Code(
        "E1009",
        "a name of another kind",
        "The name is known, but as something else: a function where a value is wanted, a struct where a\n"
        "function is called, a variable that hides the function of its name.",
        "func size() -> i64 { return 4 }\nfunc main() -> i64 { return size }\n",
        "func size() -> i64 { return 4 }\nfunc main() -> i64 { return size() }\n",
    ),
)
