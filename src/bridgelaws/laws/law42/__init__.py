"""Law 42: what dummy may do."""
