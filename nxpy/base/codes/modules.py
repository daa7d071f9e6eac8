"""`E3xxx`: files and imports."""

from __future__ import annotations

from nxpy.base.codes import Code

ROWS = (
    Code(
        "E3001",
        "no such file",
        "An import is looked for in the importing file's folder, then in each `-I` folder, then in each\n"
        "folder of NXPATH, then in the bundled library. The note lists where nxpy looked.",
        'import "nx_gate_verdicts.nx"\nfunc main() { }\n',
        'import "nx_gate_verdict.nx"\nfunc main() { }\n',
    ),
    Code(
        "E3002",
        "a file that cannot be read",
        "The path leads to something that is not a readable file: a folder, a pipe, a device, a file that\n"
        "you may not read, or one that is too large to be a source.",
        'import "."\nfunc main() { }\n',
    ),
    Code(
        "E3003",
        "an import that names no file",
        'The text between the quotes is a path, such as `import "shapes.nx"`.',
        'import ""\nfunc main() { }\n',
    ),
)
