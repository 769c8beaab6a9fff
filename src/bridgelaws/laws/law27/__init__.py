"""Law 27: insufficient bid."""
