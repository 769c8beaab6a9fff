"""Law 50: disposition of a penalty card."""
