"""Law 23: comparable call."""
