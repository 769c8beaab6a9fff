"""Case files, outcome documents and ready examples."""
