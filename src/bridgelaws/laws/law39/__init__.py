"""Law 39: call after the final pass."""
