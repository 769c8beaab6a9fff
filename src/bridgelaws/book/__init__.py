"""How law is declared: editions, provisions, readings, findings and choices."""
