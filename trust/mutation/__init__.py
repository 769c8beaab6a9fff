"""Mutation testing of the law modules, the revoke arithmetic and the scoring table: `python -m trust.mutation`."""
