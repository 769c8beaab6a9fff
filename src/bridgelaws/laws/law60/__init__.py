"""Law 60: play after an illegal play."""
