"""How far the engine has been tried: the long proofs behind docs/trust.md.

Each module is one proof and one command (`python -m trust.small_tables`, ...) with a budget of its own. It shows its
progress, writes its figures to `trust/figures/` and exits with an error if it found anything wrong. `make prove` runs
them all; a small sample of each runs in `make test`.
"""
