"""Reports of a run of gates: one file each, all fed the same results in path order."""
