"""The deal as far as it is known, and what follows from it."""
