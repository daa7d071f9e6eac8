"""Scripts for those who work on nxpy itself."""
