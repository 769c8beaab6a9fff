"""For translators: a new language, what is missing or out of date in one, and every golden case said in it.

`python -m translating --help`; docs/translating.md tells how.
"""
