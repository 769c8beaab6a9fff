"""Law 11: losing the right to a rectification."""
