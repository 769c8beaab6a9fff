"""Law 15: wrong board or hand."""
