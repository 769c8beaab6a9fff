"""Law 12: the Director's power to adjust a score."""
