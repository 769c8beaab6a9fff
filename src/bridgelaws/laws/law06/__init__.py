"""Law 6: the shuffle and the deal."""
