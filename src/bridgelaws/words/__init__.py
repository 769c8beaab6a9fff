"""Messages and the languages that they are said in."""
