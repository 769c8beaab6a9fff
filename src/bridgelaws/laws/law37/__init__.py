"""Law 37: call by a player who must pass."""
