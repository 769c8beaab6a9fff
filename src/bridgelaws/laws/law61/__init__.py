"""Law 61: failure to follow suit; inquiries concerning a revoke."""
