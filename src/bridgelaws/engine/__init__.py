"""One step of the board, and what it brings."""
