"""nxpy: the toolchain for NX gates, programs that prove what they compute."""

__version__ = "0.1.0"
