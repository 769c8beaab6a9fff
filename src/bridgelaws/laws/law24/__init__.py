"""Law 24: card exposed or led during the auction."""
