"""`python -m nxpy` and the `nxpy` command."""

import sys


def main() -> int:
    from nxpy.cli.main import main

    return main()


if __name__ == "__main__":
    sys.exit(main())
