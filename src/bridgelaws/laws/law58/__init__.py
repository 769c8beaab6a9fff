"""Law 58: simultaneous leads or plays."""
