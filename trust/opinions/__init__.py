"""The comparisons of the package with the second opinion: legal plays, penalty cards, revokes, auctions, claims."""
