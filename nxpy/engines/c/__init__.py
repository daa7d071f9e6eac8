"""Core to one self-contained C11 file, and the engine that compiles it with the system's C compiler."""
