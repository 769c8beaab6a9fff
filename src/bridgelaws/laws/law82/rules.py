"""Law 82: rectification of errors of procedure."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import RulingCorrected
from ...board.orders import Refer, Tell
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, only
from ..common import file
from . import book, words


def notice(table: Table, act: Act) -> Incident | None:
    """The Director finds that he ruled wrongly."""
    if not isinstance(act.event, RulingCorrected):
        return None
    return file(table, act, book.WrongRuling, words.RULED_WRONGLY(), at_once=True)


def hear(h: Hearing) -> None:
    """82C: what was done on the ruling stays; the score is adjusted if the board cannot be scored normally."""
    if h.reads(book.ACTS_STAND):
        h.rule(book.DIRECTORS_ERROR, Tell(words.WHAT_WAS_DONE_STANDS()))
    error = Refer("must", words.NO_NORMAL_SCORE(), findings=("normal_score_possible",))
    h.rule(book.DIRECTORS_ERROR, error)


LAW = Law(82, notices=notice, of=only(RulingCorrected), hears=hear, phases=tuple(Phase))
