"""Law 36: inadmissible doubles and redoubles."""
