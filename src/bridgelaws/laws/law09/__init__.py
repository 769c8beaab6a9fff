"""Law 9: procedure after an irregularity."""
