"""Law 8: sequence of rounds."""
