"""Law 45E: whether a card is one too many, and when one led too early comes to be led."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Faced
from ...board.keys import Occasion
from ...board.records import Settled
from ...board.table import Incident, Table
from ..books import book47
from ..common import file, found_of
from ..law46 import queries as query46
from . import words
from .book import DEEMED_LED, FurtherCard, LedBeforeTheEnd, PutDownBesides
from .queries import named_last, put_in_its_place, quitted


def fifth(table: Table, act: Act) -> Incident | None:
    """A card from a hand that has played to the trick, or to the one just completed if it was not led.

    Who is on lead leads, unless he has taken his card to the trick just completed back, or has only named it: then the
    Director is to say.
    """
    if table.number == 1 and table.trick.empty:
        return None  # there is no trick to which it could be one too many
    on_lead = _begins_trick(table) and act.seat is table.turn
    instead = put_in_its_place(table, act)
    named = named_last(table, act)
    in_its_place = on_lead and (instead or named or took_back_last(table, act))
    if _is_further(table, act) or (instead and not on_lead) or (_to_the_last(table, act) and in_its_place):
        return file(table, act, FurtherCard, words.FURTHER_CARD(act.seat, act.card))
    if in_its_place:
        after = words.PUT_DOWN_AFTER_NAMING if named else words.PUT_DOWN_AFTER_TAKING_BACK
        summary = (words.PUT_DOWN_AFTER_HOLDING if instead else after)(act.seat, act.card)
        return file(table, act, PutDownBesides, summary)
    return None


def _begins_trick(table: Table) -> bool:
    return table.trick.empty and table.number > 1


def _is_further(table: Table, act: Act) -> bool:
    """Whether the hand has played to the trick, or a card out of turn was found to be one to the last."""
    return table.trick.card(act.seat) is not None or (act.seat is not table.turn and _to_the_last(table, act))


def _to_the_last(table: Table, act: Act) -> bool:
    """Whether a card after a completed trick was found not to have been led; to a void call it is Law 49's."""
    if not _begins_trick(table) or found_of(table, act, DEEMED_LED.id) is not False:
        return False
    return not (table.is_defender(act.seat) and query46.void_call(table))


def took_back_last(table: Table, act: Act) -> bool:
    """Whether a hand has taken back its card to the trick just completed, on which no ruling has been given."""
    last = table.last_trick
    if last is None or not isinstance(act.event, Faced) or quitted(table, act.seat):
        return False
    return any(i.of(act.seat, last.card(act.seat)) for i in table.files(book47.TakenBack))


def now_led(table: Table) -> Incident | None:
    """A card that was led before the trick was complete, now that it is.

    Two such leads are made at one instant now: that of the hand that has won the trick comes first (58A).
    """
    if not table.trick.empty or table.turn is None:
        return None
    leads = table.on_record(Settled.LEADS_NEXT, trick=table.number - 1)
    for waiting in sorted(leads, key=lambda lead: lead.seat is not table.turn):
        seat, card = waiting.seat, waiting.card
        key = Occasion(LedBeforeTheEnd, table.number, seat, (waiting.key,))
        if table.is_defender(seat) and card in table.hand(seat).cards and not table.has_heard(key):
            summary = words.LED_BEFORE_THE_END(seat, card)
            return file(table, Act(None, seat, card), LedBeforeTheEnd, summary, key=key, at_once=True)
    return None
