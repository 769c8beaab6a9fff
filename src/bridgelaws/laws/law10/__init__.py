"""Law 10: who decides on a rectification, and how options are used."""
