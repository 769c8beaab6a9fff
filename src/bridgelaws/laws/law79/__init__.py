"""Law 79: tricks won."""
