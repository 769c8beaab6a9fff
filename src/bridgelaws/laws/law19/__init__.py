"""Law 19: doubles and redoubles."""
