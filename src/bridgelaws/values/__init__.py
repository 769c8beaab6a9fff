"""The values of the game: seats, cards, contracts, scores."""
