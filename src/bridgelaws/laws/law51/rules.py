"""Law 51: two or more penalty cards."""

from __future__ import annotations

from typing import Any

from ...board.orders import Restrict, Tell
from ...board.records import Settled
from ...board.table import Demand, Lasts, Restriction
from ...book.editions import Provision
from ...book.questions import Choice, Elect, Finding
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind
from ...values.cards import Card, Suit
from ...values.seats import Seat
from ..books import book44, book50, book59
from ..common import reads
from ..law10 import procedures as law10
from ..law26 import procedures as law26
from ..law41 import procedures as law41
from ..law50 import penalty_cards, procedures as law50, queries as query50
from ..law59 import queries as query59
from ..legal import legal_plays
from . import book, words
from .procedures import arising, playable


def _restricts(h: Hearing[book.LeadOptionOfSeveral]) -> None:
    """51B: declarer restricts the lead, or leaves it free."""
    owner, owned = h.offender, list(h.incident.cards)
    suits = tuple(suit for suit in reversed(Suit) if any(card.suit is suit for card in owned))
    _lead_option(h, owner, owner.partner, owned, suits)
    for card in owned:
        h.record(Settled.LEAD_OPTION, owner.partner, card)


def _names(h: Hearing[book.SeveralToBePlayed]) -> None:
    """51A: declarer names the card to be played."""
    owner = h.offender
    certain = legal_plays(h.table, owner).legal
    if not any(card in certain for card in h.incident.cards) and _other_duty(h, owner):
        return
    cards = playable(h.table, owner)
    if len(cards) < 2:
        return
    picked = h.chosen_card(book.DESIGNATE, h.table.declarer, cards, suffix=h.table.number, owner=owner, cards=cards)
    assert picked is not None
    bound = Restriction(
        owner, Demand.CARD, Lasts.THIS_TRICK, book.DECLARER_DESIGNATES, card=picked, trick=h.table.number, on_lead=False
    )
    h.rule(book.DECLARER_DESIGNATES, Restrict(bound), also=(book50.DECLARER_DESIGNATES,))


def _other_duty(h: Hearing[book.SeveralToBePlayed], owner: Seat) -> bool:
    """Whether the hand can meet a duty that comes first, which none of the penalty cards meets (50D1(b))."""
    led = None if h.table.trick.leader is owner else h.table.trick.led
    follows = led is not None and any(card.suit is led for card in h.incident.cards)
    if led is not None and not follows and h.holds(owner, led, book44.FOLLOW_SUIT):
        follow = Tell(words.HAS_TO_FOLLOW(owner, led), to=(owner,))
        h.rule(book50.OTHER_DUTIES_COME_FIRST, follow, also=(book44.FOLLOW_SUIT,))
        return True
    for demand in query59.binding(h.table, owner):
        if demand.authority is book.DECLARER_DESIGNATES or any(_obeys(demand, card) for card in h.incident.cards):
            continue
        if _can_obey(h, demand):
            first = Tell(demand.message, to=(owner,))
            h.rule(book50.OTHER_DUTIES_COME_FIRST, first, also=(demand.authority,))
            return True
    return False


def _obeys(demand: Restriction, card: Card) -> bool:
    """Whether a card meets a demand, as far as can be told from the card alone."""
    return bool(demand.mask & card.mask) and demand.demand not in (Demand.HIGHEST, Demand.LOWEST)


def _can_obey(h: Hearing[book.SeveralToBePlayed], demand: Restriction) -> bool:
    """Whether the hand has a card besides the penalty cards that obeys a demand which comes before them."""
    mask = demand.mask
    for card in h.incident.cards:
        mask = query59.instead(demand, card) & mask
    if demand.demand is Demand.REQUIRE:
        return any(h.holds(demand.seat, suit, book59.MAY_PLAY_ANY) for suit in demand.suits)
    return h.held(h.table, demand.seat, mask, could_obey(demand))


def could_obey(demand: Restriction) -> Finding:
    """The finding whether a hand has a card by which to obey a demand."""
    return book.CAN_OBEY.of(demand.seat.letter, demand.trick, seat=demand.seat, demand=demand.message)


def _lead_option(h: Hearing, owner: Seat, leader: Seat, owned: list[Card], suits: tuple[Suit, ...]) -> None:
    """51B: the partner is to lead; per suit, all or nothing."""
    told: dict[str, Any] = {"leader": leader, "owner": owner, "cards": tuple(owned)}
    told |= query50.leave_words(h.table, leader)
    law10.options(h, h.table.declarer)
    if len(suits) == 1:
        suit = suits[0]
        told |= {"suit": suit, "suits": suits}
        among = law26.left_open(h, leader, suits)
        match h.chosen(book.ONE_SUIT, by=h.table.declarer, among=among, suffix=h.table.number, **told):
            case "require":
                law50.demand(h, book.ONE_SUIT_REQUIRED, leader, Demand.REQUIRE, suits, owned)
            case "forbid":
                law50.demand(h, book.ONE_SUIT_PROHIBITED, leader, Demand.FORBID, suits, owned)
            case _:
                _leave(h, leader, ())
        return
    among = law26.left_open(h, leader, suits)
    match h.chosen(_options(h), by=h.table.declarer, among=among, suffix=h.table.number, **told):
        case "require":
            open_to = law26.room(h, leader, Demand.REQUIRE, suits)
            suit = h.chosen_suit(book.WHICH_SUIT, h.table.declarer, open_to, suffix=h.table.number, **told)
            others = tuple(other for other in suits if other is not suit)
            forbidden = () if h.reads(book.REQUIRE_OR_PROHIBIT) else _which(h, leader, others, or_none=True)
            law50.demand(h, book.REQUIRE_ONE_OF_SUITS, leader, Demand.REQUIRE, (suit,), owned)
            if forbidden:
                law50.demand(h, book.PROHIBIT_SUITS, leader, Demand.FORBID, forbidden, owned)
            _rest_binds(h, owner)
        case "forbid":
            open_to = law26.room(h, leader, Demand.FORBID, suits)
            law50.demand(h, book.PROHIBIT_SUITS, leader, Demand.FORBID, _which(h, leader, open_to), owned)
            _rest_binds(h, owner)
        case _:
            _leave(h, leader, (book.NEITHER,))


def _options(h: Hearing) -> Choice:
    """Declarer may leave the lead free under 51B2(c), or before it on a reading that a case may set aside."""
    silent = not h.has(book.NEITHER) and reads(h.table, book.NEITHER_BEFORE_2017)
    return book.SEVERAL_SUITS_BEFORE_2017 if silent else book.SEVERAL_SUITS


def _which(h: Hearing, leader: Seat, suits: tuple[Suit, ...], *, or_none: bool = False) -> tuple[Suit, ...]:
    """One or more of the suits, as one answer; none of them where he need not forbid any."""
    subsets = [tuple(suit for n, suit in enumerate(suits) if choice >> n & 1) for choice in range(1, 1 << len(suits))]
    options = [
        Elect("".join(s.letter for s in subset), book.PROHIBIT_SUITS, label=words.THESE_SUITS(subset))
        for subset in subsets
    ]
    if or_none:
        options.append(Elect("none", book.PROHIBIT_SUITS))
    choice = Choice(book.FORBIDDEN_SUITS.id, *options, words=book.FORBIDDEN_SUITS)
    letters = h.chosen(choice, by=h.table.declarer, suffix=h.table.number, leader=leader, trick=h.table.number)
    return () if letters == "none" else tuple(Suit.parse(letter) for letter in letters)


def _rest_binds(h: Hearing, owner: Seat) -> None:
    left = h.table.penalty_cards_of(owner)
    if left and h.reads(book.REMAINING_CARDS_BIND):
        h.rule(book50.MUST_BE_PLAYED, Tell(words.MUST_STILL_BE_PLAYED(tuple([p.card for p in left]))))


def _leave(h: Hearing, leader: Seat, by: tuple[Provision, ...]) -> None:
    """50D2(b); for cards of several suits Law 51 says so too, where the edition has it."""
    h.reads(book50.OPTIONS_RETURN_IN_1997)
    left = words.PENALTY_CARDS_REMAIN(leader, query50.left_to_lead(h.table, leader))
    h.rule(book50.NEITHER, Tell(left, to=(leader,)), also=(*by, book50.OPTIONS_RETURN))
    penalty_cards.say_who_may_use(h, leader.partner)
    law41.remains(h, leader)


LAW = Law(
    51,
    hears=by_kind({book.SeveralToBePlayed: _names, book.LeadOptionOfSeveral: _restricts}),
    arises=arising,
    arises_from="penalty_cards",
)
