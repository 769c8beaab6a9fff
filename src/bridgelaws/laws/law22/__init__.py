"""Law 22: end of the auction."""
