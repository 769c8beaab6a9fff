"""Law 75: what a hearing does for several laws about a mistaken explanation or call."""

from __future__ import annotations

from ...board.orders import Inform, Refer, Tell
from ...hearing.hearing import Hearing
from ...values.seats import Seat
from ..books import book16, book40
from . import book, words


def words_unauthorized(h: Hearing, caller: Seat) -> None:
    """75A: whoever was mistaken, the player whose call was explained may not use what his partner said."""
    partner, theirs = caller.partner, caller.side.other.seats
    said = Inform(words.WORDS_OF(partner), None, partner, theirs, (caller,), anew=True)
    h.rule(book.WORDS_ARE_UNAUTHORIZED, said, also=(book16.FROM_PARTNER,))
    strength = h.term(book16.MISUSE_ADJUSTED, "adjustment")
    findings = ("logical_alternatives", "demonstrably_suggested", "damage")
    h.rule(book16.FROM_PARTNER, Refer(strength, words.IF_WORDS_USED(caller), findings=findings))


def mistaken_call(h: Hearing, caller: Seat) -> None:
    """75C: the explanation was right, and there is no infraction."""
    departs = (book40.MAY_DEPART_FROM_IT, book40.NEED_NOT_SAY_SO)
    h.rule(book.MISTAKEN_CALL, Tell(words.NO_INFRACTION(caller), (caller,)), also=departs)


def misinformed(h: Hearing, what: str, caller: Seat) -> bool:
    """75B, 75D: whether the other side was misinformed: by what was not the agreement, or by one that there is not."""
    told = Tell(words.WAS_MISINFORMED(caller.side.other), caller.side.other.seats)
    if what == "explanation":
        h.rule(book.MISTAKEN_EXPLANATION, told)
    elif h.has(book.NO_AGREEMENT):
        h.rule(book.NO_AGREEMENT, told, also=(book.SAME_UNDERSTANDING, book.MISTAKEN_EXPLANATION))
    elif h.reads(book.NO_AGREEMENT_TOO):
        h.rule(book.MISTAKEN_EXPLANATION, told)
    else:
        return False
    return True
