"""Law 46: incomplete or invalid designation of a card from dummy."""
