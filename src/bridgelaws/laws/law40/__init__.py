"""Law 40: partnership understandings."""
