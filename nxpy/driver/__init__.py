"""Sessions and compilations: the only floor that reads files for the compiler."""
