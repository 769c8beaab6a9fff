"""Law 61B: who may ask a player whether he has none left."""

from __future__ import annotations

from ...board.orders import Refer, Tell
from ...hearing.hearing import Hearing
from ...values.seats import Seat
from ..books import book16, book42, book43
from ..law43 import procedures as law43
from . import book, words


def right_to_ask(h: Hearing, asker: Seat, asked: Seat) -> None:
    """Whether a player had the right to ask another, and what comes of it if not."""
    dummy, declarer = h.table.dummy, h.table.declarer
    if asker is declarer and asked is dummy:
        return  # that hand lies open before him
    allowed = Tell(words.RIGHT_TO_ASK(asker))
    if asker is declarer:
        h.rule(book.DECLARER_ASKS_DEFENDER, allowed)
    elif asker is dummy and asked is declarer:
        if law43.had_lost_rights(h):
            h.rule(book.DUMMY_ASKS_DECLARER, Tell(words.DUMMY_HAD_LOST_IT()))
        else:
            h.rule(book.DUMMY_ASKS_DECLARER, allowed, also=(book42.ASK_ABOUT_REVOKE,))
    elif asker is dummy:
        authority = book.DUMMY_MAY_NOT_ASK_DEFENDER if h.has(book.DUMMY_MAY_NOT_ASK_DEFENDER) else book43.NOT_TAKE_PART
        h.rule(authority, Tell(words.DUMMY_MAY_NOT_ASK()))
        _may_inform(h, asker)
    elif asked is declarer or asked is dummy:
        h.rule(book.DEFENDERS_ASK_DECLARER, allowed)
    elif may_ask_partner(h):
        h.rule(book.DEFENDERS_ASK_EACH_OTHER, allowed)
        _may_inform(h, asker)
    else:
        h.rule(book.DEFENDERS_ASK_EACH_OTHER, Tell(words.MAY_NOT_ASK_PARTNER(asker), to=(asker,)))
        _may_inform(h, asker)


def may_ask_partner(h: Hearing) -> bool:
    """Whether the edition, or the authority where the edition lets it, allows defenders to ask each other."""
    ruled = h.table.regulations.defenders_may_ask
    if ruled is not None and h.term(book.DEFENDERS_ASK_EACH_OTHER, "authority_may_reverse"):
        return ruled
    return bool(h.term(book.DEFENDERS_ASK_EACH_OTHER, "default") == "allowed")


def _may_inform(h: Hearing, asker: Seat) -> None:
    partner = h.table.actor(asker.partner)
    h.rule(book16.FROM_PARTNER, Refer("may", words.USED_THE_QUESTION(partner, asker)))
