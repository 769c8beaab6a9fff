"""Hostile input: a coverage-guided fuzzer at the case decoder and at the parsers of cards, deals and designations.

Nothing may come out but the package's own errors, whatever goes in. `python -m trust.hostile` fuzzes every target for
twenty minutes; the corpus it keeps is replayed by `make test`, which needs no fuzzer.
"""
