"""Exit codes of `nxpy`, besides a gate's own."""

OK = 0
USAGE = 64
"""The command line is wrong."""
COMPILE = 65
"""The source does not compile."""
NO_FILE = 66
"""The file does not exist or cannot be read."""
FAULT = 70
"""A fault in nxpy itself."""
UNWRITABLE = 74
"""What was asked for cannot be written: a full disk, a closed folder."""
TRAP = 101
TIMEOUT = 124
INTERRUPTED = 130
"""Ctrl-C."""
OUT_OF_MEMORY = 137
PIPE_CLOSED = 141
"""Whoever read the output went away; what a shell shows for a program that SIGPIPE ended."""
