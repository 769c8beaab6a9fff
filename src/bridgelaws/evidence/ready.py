"""Whether a board admits of evidence at all. Small, and without the solver: it is asked of every board on a page."""

from __future__ import annotations

from importlib.util import find_spec

from ..board.table import Table

# The package that brings the solver's library.
PACKAGE = "endplay"


def over(table: Table) -> bool:
    """Whether a board is over: thirteen tricks, a claim or a result, and no revoke being corrected."""
    return table.finished and table.turn is None


def hands_known(opened: Table) -> bool:
    """Whether the four hands are on file."""
    return all(hand.known for hand in opened.hands)


def tricks_known(opened: Table) -> bool:
    """Whether it is on file who won the tricks before the first that the case has."""
    return sum(opened.won) == opened.number - 1


def installed() -> bool:
    """Whether the package with the solver is here; it is found, and not imported."""
    return find_spec(PACKAGE) is not None


def ready(opened: Table, now: Table) -> bool:
    """Whether evidence can be given on a board that was opened and stands like this."""
    return over(now) and hands_known(opened) and tricks_known(opened) and installed()
