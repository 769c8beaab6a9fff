"""Law 38: bid of more than seven."""
