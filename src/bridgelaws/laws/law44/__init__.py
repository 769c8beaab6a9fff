"""Law 44: order of play and how a trick is won."""
