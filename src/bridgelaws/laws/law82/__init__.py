"""Law 82: rectification of errors of procedure."""
