"""Text to tree: lexer, parser, syntax errors in the user's terms."""
