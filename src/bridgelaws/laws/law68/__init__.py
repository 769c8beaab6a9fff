"""Law 68: claim or concession of tricks."""
