"""Stand-ins for a GPU: CUDA's threads on a CPU, a CuPy of NumPy arrays, and the CUDA compiler."""
