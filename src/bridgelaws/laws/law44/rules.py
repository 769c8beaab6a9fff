"""Law 44: order of play and how a trick is won."""

from __future__ import annotations

from ...board.acts import Act
from ...board.keys import Occasion
from ...board.table import Incident, Table
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...hearing.law import Law
from ...values.seats import Side
from ..common import file
from . import words
from .book import HIGHEST_OF_SUIT_LED_WINS, HIGHEST_TRUMP_WINS, WINNER_LEADS, LeadUndone
from .procedures import undo


def won_by(table: Table) -> tuple[Provision, ...]:
    """The provisions by which the last trick was won and the next is led."""
    trick = table.last_trick
    if trick is None:
        return ()
    trumped = table.trumps is not None and trick.mask & table.trumps.mask
    return (HIGHEST_TRUMP_WINS if trumped else HIGHEST_OF_SUIT_LED_WINS, WINNER_LEADS)


def arising(table: Table) -> Incident | None:
    """A correction has changed who won the trick: what was played to the next one has gone back."""
    if not table.undone:
        return None
    seat, card = table.undone[0]
    if table.trick.empty:
        summary = words.WON_AFTER_THE_LEAD(table.trick.leader, table.number - 1, seat)
    else:
        summary = words.OPEN_AFTER_THE_LEAD(table.number, seat)
    return file(table, Act(None, seat, card), LeadUndone, summary, key=Occasion(LeadUndone, table.number, seat))


def hear(h: Hearing) -> None:
    """The cards are withdrawn; what was open about them is over."""
    for incident in h.table.docket:
        if incident.trick == h.table.number and (incident.offender, incident.card) in h.table.undone:
            h.close(incident)
    undo(h, _at_fault(h.table), WINNER_LEADS)


def _at_fault(table: Table) -> Side:
    """The side for whose fault a card to the trick before was changed or supplied.

    If the trick is open again because of what a card was found to be, and nothing was changed, it is the side that led.
    """
    number = table.number - table.trick.empty  # it may be open again
    found = [(put.trick == number, life.nth, life.fault) for put in table.puts for life in put.lives]
    faults = [(of_it, nth, side) for of_it, nth, side in found if side is not None]
    return max(faults)[2] if faults else table.undone[0][0].side


LAW = Law(44, hears=hear, arises=arising, arises_from="undone")
