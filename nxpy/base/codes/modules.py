"""`E3xxx`: files and imports."""

from __future__ import annotations

from nxpy.base.codes import Code

ROWS = (
    Code(
        "E3001",
        "a file does not exist",
        "An import is looked for in the importing file's folder, then in each folder given with -I,\n"
        "then in each folder of the environment variable NXPATH, then among the modules that come\n"
        "with nxpy. The name is written with its ending, and is taken as it is written: capital and\n"
        "small letters differ. The error lists the folders that were searched. On the command line\n"
        "the same code means that the file to run or check does not exist.",
        'import "nx_oi.nx"\n\nfunc main() -> i64 {\n    print_i64(7)\n    return 0\n}\n',
        'import "nx_io.nx"\n\nfunc main() -> i64 {\n    print_i64(7)\n    return 0\n}\n',
    ),
    Code(
        "E3002",
        "a file cannot be read",
        "There is something of that name, but it is not a source file that may be read: a folder, a\n"
        "pipe, a device, a file without read permission, or one larger than 64 MiB. Pipes are never\n"
        "opened, since reading one might wait for ever; `nxpy run -` reads standard input.",
        'import "/"\n\nfunc main() -> i64 {\n    return 0\n}\n',
        'import "nx_mem.nx"\n\nfunc main() -> i64 {\n    return 0\n}\n',
    ),
    Code(
        "E3003",
        "an import names no file",
        "The text between the quotation marks is a file's name: relative to the importing file or\n"
        "to a folder that is searched, or absolute. It may not be empty or hold a NUL byte.",
        'import ""\n\nfunc main() -> i64 {\n    return 0\n}\n',
        'import "nx_mem.nx"\n\nfunc main() -> i64 {\n    return 0\n}\n',
    ),
)
