"""Law 51: two or more penalty cards."""
