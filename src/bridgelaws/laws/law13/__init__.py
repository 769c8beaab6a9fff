"""Law 13: wrong number of cards."""
