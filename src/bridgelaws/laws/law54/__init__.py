"""Law 54: faced opening lead out of turn."""
