"""The reference interpreter: core to Python code, one Python function for each function."""
