"""Law 7: control of the board and the cards."""
