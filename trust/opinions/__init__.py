"""The three comparisons of the package with the second opinion: legal plays, penalty cards, revokes."""
