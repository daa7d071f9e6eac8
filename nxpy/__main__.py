"""`python -m nxpy` and the `nxpy` command."""

from __future__ import annotations

import sys


def main(argv: list[str] | None = None) -> int:
    from nxpy.cli.main import main

    return main(argv)


if __name__ == "__main__":
    sys.exit(main())
