"""Cards that were seen: dropped, shown, two at once, a fifth card; and penalty cards, played or not."""

from __future__ import annotations

from typing import Any

from ..errors import ParseError
from ..values.cards import Card, Suit
from ..values.seats import SEATS, Seat
from . import words
from .case import Case, at, called, faced
from .told import SUITS, Told

_HOW = (
    ("dropped", words.IT_FELL()),
    ("shown", words.HE_SHOWED_IT()),
    ("held", words.HE_HELD_IT()),
    ("named", words.HE_SAID_HE_HAD_IT()),
    ("auction", words.SEEN_BEFORE_THE_PLAY()),
)
_NOT_DONE = (
    ("card", words.PENALTY_CARD_NOT_PLAYED()),
    ("require", words.SUIT_NOT_LED()),
    ("forbid", words.FORBIDDEN_SUIT_LED()),
)
_MAJOR_OR_MINOR = (("major", words.MAJOR()), ("minor", words.MINOR()))


def seen(told: Told) -> Case:
    """A card was dropped or shown."""
    how = told.option("how", words.HOW_WAS_IT_SEEN(), _HOW)
    offender = told.seat("offender", words.WHOSE_CARD())
    only_one = words.ONLY_ONE_AT_A_TIME() if how in ("held", "named") else None
    cards = told.cards("cards", words.WHICH_CARD_OR_CARDS(), usually=1, only_one=only_one)
    codes = [card.code for card in cards]
    table = told.on_table(words.WHAT_IS_ON_THE_TABLE(told.trick))
    position = at(told.trick, table)
    if how == "auction":
        event: dict[str, Any] = {"event": "exposed in auction", "seat": offender.letter, "cards": codes}
        led = table.cards or told.trick > 1  # it may be told only after the opening lead
        return Case(told.contract, position if led else None, [event, called(told, offender)])
    if how in ("dropped", "shown"):
        events: list[dict[str, Any]] = [{"event": how, "seat": offender.letter, "cards": codes}]
    elif how == "held":
        events = [{"event": "held", "seat": offender.letter, "card": codes[0]}]
    else:
        events = [{"event": "said", "seat": offender.letter, "what": "have", "card": codes[0]}]
    return Case(told.contract, position, [*events, called(told, offender)])


def two_cards(told: Told) -> Case:
    """A player put down two or more cards at once."""
    offender = told.seat("offender", words.WHO_PUT_DOWN_TWO())
    cards = told.cards("cards", words.WHICH_CARDS(), usually=2)
    if len(cards) < 2:
        raise ParseError(words.TWO_OR_MORE())
    visible = told.cards("visible", words.WHICH_COULD_BE_SEEN(), words.ALL_OF_THEM(), cards) or cards
    table = told.on_table(words.WHAT_BEFORE_THE_TWO(told.trick))
    event = {
        "event": "faced several", "seat": offender.letter,
        "cards": [card.code for card in cards], "visible": [card.code for card in visible],
    }  # fmt: skip
    return Case(told.contract, at(told.trick, table), [event, called(told, offender)])


def fifth_card(told: Told) -> Case:
    """A player put a fifth card to a trick."""
    table = told.on_table(words.WHICH_FOUR(told.trick), least=4, most=4)
    # Who won four cards of one suit is plain.
    one_suit = len({card.suit for card in table.cards}) == 1
    trumps = None if one_suit and not told.has("trumps") else told.trumps()
    offender = told.seat("offender", words.WHO_PUT_DOWN_THE_FIFTH())
    card = told.card("card", words.WHICH_IS_THE_FIFTH())
    last, fourth = table.plays[3]
    position = {"trick": told.trick, "current": table.current[:3]}
    events = [faced(last, fourth), faced(offender, card), called(told, offender)]
    return Case(with_trumps(told, trumps), position, events)


def last_trick_with_a_fifth(_: Told) -> int:
    """After thirteen tricks nobody has a card left to put to the last of them."""
    return 12


def lying(told: Told) -> Case:
    """Penalty cards lie on the table, and a defender is to lead or play: what must be done, and what may be chosen."""
    holder = told.seat("holder", words.WHOSE_PENALTY_CARD(), _defenders(told))
    partner = holder.partner
    cards = told.cards("cards", words.WHICH_CARD_OR_CARDS(), usually=1)
    penalty = _penalty_cards(told, holder, cards, "penalty_kind")
    others = told.cards("others", words.WHICH_LIE_BEFORE_HIS_PARTNER(partner), words.NOTHING_LIES_THERE())
    penalty += _penalty_cards(told, partner, others, "others_kind")
    table = told.on_table(words.WHAT_IS_ON_THE_TABLE(told.trick))
    return Case(told.contract, at(told.trick, table, penalty_cards=penalty), [called(told, holder)])


def _penalty_cards(told: Told, seat: Seat, cards: tuple[Card, ...], id: str) -> list[dict[str, Any]]:
    """Several cards of one hand, and an honour, are major whatever happened (50B)."""
    kind = "major"
    if len(cards) == 1 and not cards[0].is_honour:
        kind = told.option(id, words.MAJOR_OR_MINOR(), _MAJOR_OR_MINOR)
    return [{"seat": seat.letter, "card": card.code, "kind": kind} for card in cards]


def _defenders(told: Told) -> list[Seat]:
    return [seat for seat in SEATS if seat not in (told.declarer, told.declarer.partner)]


def not_done(told: Told) -> Case:
    """A penalty card that had to be played was not, or a demand to lead was not met."""
    what = told.option("what", words.WHAT_WAS_NOT_DONE(), _NOT_DONE)
    defenders = _defenders(told)
    if what != "card":
        return _lead_not_obeyed(told, what, defenders)
    holder = told.seat("holder", words.WHOSE_PENALTY_CARD(), defenders)
    penalty = told.card("penalty_card", words.WHICH_PENALTY_CARD(holder))
    kind = told.option("penalty_kind", words.MAJOR_OR_MINOR(), _MAJOR_OR_MINOR)
    table = told.on_table(words.WHAT_BEFORE_HIM(holder, told.trick))
    card = told.card("card", words.WHICH_CARD_INSTEAD(holder))
    lying = {"seat": holder.letter, "card": penalty.code, "kind": kind}
    position = at(told.trick, table, penalty_cards=[lying])
    return Case(told.contract, position, [faced(holder, card), called(told, holder)])


def _lead_not_obeyed(told: Told, what: str, defenders: list[Seat]) -> Case:
    number = told.trick
    leader = told.seat("offender", words.WHICH_DEFENDER_WAS_TO_LEAD(number), defenders)
    which = words.WHICH_SUIT_HAD_TO_BE_LED if what == "require" else words.WHICH_SUIT_MUST_NOT_BE_LED
    suit = told.option("suit", which(number), SUITS)
    card = told.card("card", words.WHICH_CARD_WAS_LED(leader, number))
    demand = {"seat": leader.letter, "kind": what, "suits": [suit]}
    position = {"trick": number, "leader": leader.letter, "restrictions": [demand]}
    return Case(told.contract, position, [faced(leader, card), called(told, leader)])


def with_trumps(told: Told, trumps: Suit | None) -> str:
    """The contract as told, or only its trumps."""
    plain = told.contract
    return f"{trumps.letter} by {told.declarer.letter}" if trumps is not None and plain.startswith("NT by") else plain
