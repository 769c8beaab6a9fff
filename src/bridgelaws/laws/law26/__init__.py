"""Law 26: call withdrawn, lead restrictions."""
