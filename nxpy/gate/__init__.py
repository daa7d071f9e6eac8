"""Gates as files: header, discovery, judgement."""
