"""Law 30: pass out of rotation."""
