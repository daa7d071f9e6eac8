"""What the emitters of readable text share: comments, names, places in the source, roots."""
