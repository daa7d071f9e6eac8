"""Names and types: tree to core."""
