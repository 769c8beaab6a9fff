"""Cards that were seen: dropped, shown, two at once, a fifth card; and penalty cards that were not played."""

from __future__ import annotations

from typing import Any

from ..errors import ParseError
from ..values.cards import Suit
from ..values.seats import SEATS, Seat
from .case import Case, at, called, faced
from .told import Told

_HOW = (
    ("dropped", "it fell on the table"),
    ("shown", "he showed it, or played it from a wrong idea that was no lead or play"),
    ("held", "he held it so that its face could be seen"),
    ("named", "he said that he had it"),
    ("auction", "it was seen before the play began"),
)
_WHERE = "Who led, or is to lead, to this trick, and what is on the table?"
_NOT_DONE = (
    ("card", "a penalty card was not played"),
    ("require", "a suit that had to be led was not led"),
    ("forbid", "a suit that must not be led was led"),
)


def seen(told: Told) -> Case:
    """A card was dropped or shown."""
    how = told.option("how", "How was the card seen?", _HOW)
    offender = told.seat("offender", "Whose card was it?")
    cards = told.cards("cards", "Which card, or cards?")
    codes = [card.code for card in cards]
    table = told.on_table(_WHERE)
    position = at(told.trick, table)
    if how == "auction":
        event: dict[str, Any] = {"event": "exposed in auction", "seat": offender.letter, "cards": codes}
        led = table.cards or told.trick > 1  # it may be told only after the opening lead
        return Case(told.contract, position if led else None, [event, called(told, offender)])
    if how in ("dropped", "shown"):
        events: list[dict[str, Any]] = [{"event": how, "seat": offender.letter, "cards": codes}]
    elif len(cards) != 1:
        raise ParseError("only one card can be held up or named at a time; name the first")
    elif how == "held":
        events = [{"event": "held", "seat": offender.letter, "card": codes[0]}]
    else:
        events = [{"event": "said", "seat": offender.letter, "what": "have", "card": codes[0]}]
    return Case(told.contract, position, [*events, called(told, offender)])


def two_cards(told: Told) -> Case:
    """A player put down two or more cards at once."""
    offender = told.seat("offender", "Who put down two cards?")
    cards = told.cards("cards", "Which cards?")
    if len(cards) < 2:
        raise ParseError("two cards or more, with a blank between, such as HK H3")
    visible = told.cards("visible", "Whose faces could be seen?", empty="all of them") or cards
    table = told.on_table("Who led, or was to lead, and what had been played to the trick before?")
    event = {
        "event": "faced several", "seat": offender.letter,
        "cards": [card.code for card in cards], "visible": [card.code for card in visible],
    }  # fmt: skip
    return Case(told.contract, at(told.trick, table), [event, called(told, offender)])


def fifth_card(told: Told) -> Case:
    """A player put a fifth card to a trick."""
    trumps = told.trumps()
    table = told.on_table("Who led to the trick, and what are its four cards?", least=4, most=4)
    offender = told.seat("offender", "Who put down the fifth card?")
    card = told.card("card", "Which card is the fifth?")
    last, fourth = table.plays[3]
    position = {"trick": told.trick, "current": table.current[:3]}
    events = [faced(last, fourth), faced(offender, card), called(told, offender)]
    return Case(with_trumps(told, trumps), position, events)


def not_done(told: Told) -> Case:
    """A penalty card that had to be played was not, or a demand to lead was not met."""
    what = told.option("what", "What was not done?", _NOT_DONE)
    defenders = [seat for seat in SEATS if seat not in (told.declarer, told.declarer.partner)]
    if what != "card":
        return _lead_not_obeyed(told, what, defenders)
    holder = told.seat("holder", "Whose penalty card is it?", defenders)
    penalty = told.card("penalty_card", f"Which card lies in front of {holder}?")
    kind = told.option(
        "penalty_kind", "Is it a major or a minor penalty card?", (("major", "major"), ("minor", "minor"))
    )
    table = told.on_table(f"Who led, or was to lead, and what had been played before {holder}?")
    card = told.card("card", f"Which card did {holder} play instead?")
    lying = {"seat": holder.letter, "card": penalty.code, "kind": kind}
    position = at(told.trick, table, penalty_cards=[lying])
    return Case(told.contract, position, [faced(holder, card), called(told, holder)])


def _lead_not_obeyed(told: Told, what: str, defenders: list[Seat]) -> Case:
    leader = told.seat("offender", "Which defender was to lead?", defenders)
    wording = "Which suit had to be led?" if what == "require" else "Which suit must not be led?"
    suit = told.option("suit", wording, [(suit.letter, suit.name.lower()) for suit in reversed(Suit)])
    card = told.card("card", f"Which card did {leader} lead?")
    demand = {"seat": leader.letter, "kind": what, "suits": [suit]}
    position = {"trick": told.trick, "leader": leader.letter, "restrictions": [demand]}
    return Case(told.contract, position, [faced(leader, card), called(told, leader)])


def with_trumps(told: Told, trumps: Suit | None) -> str:
    """The contract as told, or only its trumps."""
    plain = told.contract
    return f"{trumps.letter} by {told.declarer.letter}" if trumps is not None and plain.startswith("NT by") else plain
