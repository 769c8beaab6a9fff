"""The board: what happened, what lies where, what is in force, and the orders that change it."""
