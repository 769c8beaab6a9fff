"""Law 16: information from withdrawn calls and plays, and other unauthorized information."""
