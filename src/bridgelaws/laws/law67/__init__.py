"""Law 67: defective trick."""
