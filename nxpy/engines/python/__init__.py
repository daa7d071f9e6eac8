"""Core to one self-contained Python module, for reading and for places where only Python exists."""
