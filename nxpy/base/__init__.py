"""Source text, spans, diagnostics and their rendering; imports nothing else of nxpy."""
