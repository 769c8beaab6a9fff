"""Law 77: duplicate scoring table."""
