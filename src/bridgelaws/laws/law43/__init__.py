"""Law 43: what dummy may not do."""
