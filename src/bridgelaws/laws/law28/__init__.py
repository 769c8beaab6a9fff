"""Law 28: calls considered to be in rotation."""
