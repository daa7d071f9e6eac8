"""`python -m nxpy` and the `nxpy` command."""

from __future__ import annotations

import sys


def main(argv: list[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else argv
    if words[:1] == ["run"] and argv is None:
        from nxpy.driver.launch import quick

        quick(words[1:])
    from nxpy.cli.main import main

    return main(argv)


if __name__ == "__main__":
    sys.exit(main())
