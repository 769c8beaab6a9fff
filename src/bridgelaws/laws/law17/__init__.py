"""Law 17: the auction period."""
