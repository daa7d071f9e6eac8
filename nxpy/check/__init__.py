"""Names and types: tree to core. `checker.check` is the entry; each file holds one concept."""
