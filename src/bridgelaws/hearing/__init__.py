"""A hearing: the law asks, is answered, and rules."""
