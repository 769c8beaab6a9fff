"""Law 6: the shuffle and the deal."""

from __future__ import annotations

from ...board.acts import Act
from ...board.orders import Refer, Tell
from ...board.phases import Phase
from ...board.procedure import Dealing, Dealt
from ...board.table import Incident, Table
from ...board.words import NOW
from ...hearing.hearing import Hearing
from ...hearing.law import Law, only
from ...words.message import Message
from ..books import book16
from ..common import file
from . import book, words


def notice(table: Table, act: Act) -> Incident | None:
    """The cards had not been shuffled and dealt as they should be."""
    if not isinstance(act.event, Dealt):
        return None
    return file(table, act, book.DealtIrregularly, _about(act.event.dealing), at_once=True)


def _about(how: Dealing) -> Message:
    match how:
        case Dealing.WRONGLY:
            return words.DEALT_WRONGLY()
        case Dealing.SEEN:
            return words.SEEN_IN_THE_DEAL()
        case Dealing.UNSHUFFLED:
            return words.NOT_SHUFFLED()
        case Dealing.IMPORTED:
            return words.FROM_ANOTHER_SESSION()


def hear(h: Hearing[book.DealtIrregularly]) -> None:
    """A new deal, if the auction has not begun; of some deals no result ever stands."""
    cause = h.incident.cause
    assert isinstance(cause, Dealt)
    if cause.dealing in (Dealing.UNSHUFFLED, Dealing.IMPORTED):
        h.rule(book.NO_RESULT_STANDS, Refer("must", words.NO_RESULT(), NOW()))
    elif not _begun(h):
        h.rule(book.NEW_DEAL, Tell(words.DEALT_ANEW()))
    elif cause.dealing is Dealing.SEEN:
        h.rule(book16.FROM_ELSEWHERE, Refer("may", words.CARD_AFFECTED()), also=(book.NEW_DEAL,))
    else:
        h.rule(book.NEW_DEAL, Tell(words.HANDS_ARE_COUNTED()))


def _begun(h: Hearing[book.DealtIrregularly]) -> bool:
    """Whether the auction had begun: after a call on file nobody is asked."""
    sides = {made.seat.side for made in h.table.auction.calls}
    if h.term(book.NEW_DEAL, "both_sides"):
        told = not h.table.calling or len(sides) > 1
        return bool(h.settled(book.BEGUN_FOR_BOTH, True) if told else h.found(book.BEGUN_FOR_BOTH))
    told = not h.table.calling or bool(sides)
    return bool(h.settled(book.BEGUN, True) if told else h.found(book.BEGUN))


LAW = Law(6, notices=notice, of=only(Dealt), hears=hear, phases=tuple(Phase))
