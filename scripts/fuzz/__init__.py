"""Random NX programs, run on every engine and compared; a difference is shrunk to a small program."""
