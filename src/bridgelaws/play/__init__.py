"""The convenient object over the engine, and what it shows."""
