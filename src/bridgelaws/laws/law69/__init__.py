"""Law 69: agreed claim or concession."""
