"""Law 70: what a hearing does for several laws."""

from __future__ import annotations

from ...board.claiming import Adjudicated
from ...board.orders import Tell
from ...book.editions import Provision
from ...claims.kinds import in_words
from ...hearing.hearing import Hearing
from ...values.seats import SEATS
from . import book, words


def hear_both_sides(h: Hearing) -> None:
    """70B: what the Director does before he rules, in the order of the edition."""
    repeats, objections = Tell(words.REPEATS(h.offender), (h.offender,)), Tell(words.OBJECTIONS_HEARD(), SEATS)
    if h.term(book.STEPS, "hands") == "faced first":
        h.rule(book.STEPS, repeats, Tell(words.HANDS_FACED(), SEATS), objections)
    else:
        h.rule(book.STEPS, repeats, objections, Tell(words.HANDS_MAY_BE_FACED(), SEATS))
    if h.table.regulations.suits_from_the_top and h.has(book.SUIT_ORDER):
        h.rule(book.SUIT_ORDER, Tell(words.FROM_THE_TOP()))


def found_of_plays(h: Hearing, told: Adjudicated, behind: Provision = book.EQUITY) -> None:
    """What was found normal and what not, for this player: the claim stands or falls with that."""
    for normal, names in ((True, told.normal), (False, told.irrational)):
        for name in names:
            h.stated(book.NORMAL_PLAY.under(behind).of(name), normal, clause=in_words(name))
