"""The typed core: nodes, printer, verifier, passes."""
