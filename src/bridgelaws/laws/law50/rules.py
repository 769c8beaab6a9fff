"""Law 50: disposition of a penalty card."""

from __future__ import annotations

from typing import Any

from ...board.acts import Act
from ...board.events import Retracted
from ...board.keys import Occasion
from ...board.orders import MakeMinor, StaysFaced, Tell
from ...board.records import Settled
from ...board.table import Demand, Incident, Kind, PenaltyCard, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, plays_and
from ..books import book60
from ..common import file, followed_no_lead, reads
from ..law09 import procedures as law09
from ..law10 import procedures as law10
from ..law26 import procedures as law26
from ..law41 import procedures as law41
from ..law60 import procedures as law60
from . import book, penalty_cards, words
from .procedures import demand, has_left_hand, led_too_soon
from .queries import leave_words, left_to_lead
from .waiting import demand_waits


def arising(table: Table) -> Incident | None:
    """50D2: a defender is to lead and his partner has a major penalty card (several: Law 51)."""
    if not table.penalty_cards:
        return None
    alone = _alone_again(table)
    if alone is not None:
        return alone
    leader = table.turn
    if leader is None or not demand_waits(table, leader):
        return None
    owned = table.penalty_cards_of(leader.partner, Kind.MAJOR)
    if len(owned) > 1:
        return None
    about = words.TO_LEAD_BESIDE_PENALTY_CARD(leader, leader.partner, table.number)
    act, key = Act(None, leader, owned[0].card), Occasion(book.LeadOption, table.number, leader, (owned[0].card,))
    return file(table, act, book.LeadOption, about, offender=leader.partner, key=key)


def _alone_again(table: Table) -> Incident | None:
    """A card that was major only beside another is alone, and the reading that it stays major is set aside."""
    if reads(table, book.STAYS_MAJOR):
        return None
    for owned in table.penalty_cards:
        single = len(table.penalty_cards_of(owned.seat)) == 1
        if single and owned.kind is Kind.MAJOR and _by_their_number(table, owned):
            about = words.ONLY_ONE_LEFT(owned.card, owned.seat)
            key = Occasion(book.AloneAgain, table.number, owned.seat, (owned.card,))
            return file(table, Act(None, owned.seat, owned.card), book.AloneAgain, about, key=key)
    return None


def _by_their_number(table: Table, owned: PenaltyCard) -> bool:
    """Whether a small card is major for no other reason than that its owner had another penalty card."""
    if owned.authority is book.TWO_OR_MORE_ARE_MAJOR:
        return True
    beside_another = table.on_record(Settled.MAJOR_BY_NUMBER)
    return not owned.card.is_honour and any((e.seat, e.card) == (owned.seat, owned.card) for e in beside_another)


def notice(table: Table, act: Act) -> Incident | None:
    """A lead before declarer has chosen, or a penalty card picked up too soon."""
    if isinstance(act.event, Retracted) and table.penalty_card(act.seat, act.event.card) is not None:
        return file(table, act, book.PenaltyCardTakenUp, words.TOOK_UP(act.seat, act.event.card))
    if act.play is not None and demand_waits(table, act.seat) and not followed_no_lead(table, act):
        about = words.LED_BEFORE_THE_CHOICE(act.seat, act.card, table.number)
        return file(table, act, book.LedBeforeTheOption, about)
    return None


def lapse(h: Hearing) -> bool:
    """The next hand plays to the early lead; or the card taken up has been played."""
    if not isinstance(h.incident, book.LedBeforeTheOption):
        return has_left_hand(h)
    on_the_table = h.table.trick.card(h.offender) is h.card
    played_to = on_the_table and h.act.play is not None and h.act.seat is h.offender.lho
    if played_to and h.reads(book.EARLY_LEAD_IS_PREMATURE):
        stands = Tell(words.LEAD_STANDS(h.card, h.incident.trick))
        h.rule(book60.FORFEITED, stands, also=(book60.AS_IN_TURN,))
        law60.obligations_remain(h, h.offender.side)
        return True
    return not on_the_table


def _minor_again(h: Hearing) -> None:
    h.rule(book.MINOR, MakeMinor(h.offender, h.card))


def _faced_again(h: Hearing) -> None:
    h.rule(book.STAYS_FACED, StaysFaced(h.offender, h.card))


def _early_lead(h: Hearing) -> None:
    """The card led too soon is an exposed card of a defender; the options are still to be chosen."""
    law09.corrected_early(h)
    led_too_soon(h, h.offender, h.card)


def _lead_option(h: Hearing) -> None:
    owner, leader = h.offender, h.offender.partner
    owned = [h.card]
    suit = h.card.suit
    told: dict[str, Any] = {"leader": leader, "owner": owner, "cards": (h.card,), "suit": suit, "suits": (suit,)}
    told |= leave_words(h.table, leader)
    law10.options(h, h.table.declarer)
    among = law26.left_open(h, leader, (suit,))
    match h.chosen(book.OPTION, by=h.table.declarer, among=among, suffix=h.table.number, **told):
        case "require":
            demand(h, book.REQUIRE_SUIT, leader, Demand.REQUIRE, (suit,), owned)
        case "forbid":
            demand(h, book.PROHIBIT_SUIT, leader, Demand.FORBID, (suit,), owned)
        case "leave":
            h.reads(book.OPTIONS_RETURN_IN_1997)
            left = words.CARD_REMAINS(leader, left_to_lead(h.table, leader), h.card)
            h.rule(book.NEITHER, Tell(left, to=(leader,)), also=(book.OPTIONS_RETURN,))
            penalty_cards.say_who_may_use(h, owner)
            law41.remains(h, leader)
    h.record(Settled.LEAD_OPTION, leader, h.card)


LAW = Law(
    50,
    notices=notice,
    of=plays_and(Retracted),
    lapses=lapse,
    hears=by_kind(
        {
            book.LeadOption: _lead_option,
            book.LedBeforeTheOption: _early_lead,
            book.PenaltyCardTakenUp: _faced_again,
            book.AloneAgain: _minor_again,
        }
    ),
    arises=arising,
    arises_from="penalty_cards",
    yields_to=(41, 54, 58),  # whether a card was led at all is found first
)
