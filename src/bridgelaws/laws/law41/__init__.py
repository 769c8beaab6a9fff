"""Law 41: how the play begins."""
