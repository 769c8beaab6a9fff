"""Revokes, and hands with a card too many or too few."""

from __future__ import annotations

from typing import Any

from ..board.parts import Trick
from ..errors import ParseError
from ..values.cards import Card, Suit
from ..values.seats import Seat
from .case import Case, called, faced
from .exposed import with_trumps
from .told import OnTable, Told

_HOW_FAR = (
    ("open", "nobody has played to the next trick"),
    ("next", "the next trick has begun"),
    ("over", "the play is over"),
)
_COUNT = (
    ("too many", "a hand has a card too many: it put none to an earlier trick"),
    ("too few", "a hand has a card too few: it put two to an earlier trick"),
)


def revoke(told: Told) -> Case:
    """A player did not follow suit though he could."""
    table = told.on_table("Who led to the trick, and what are its cards, in order?", least=2, most=4)
    revoker = _revoker(told, table)
    complete = len(table.cards) == 4
    far = told.option("far", "How far has the play gone?", _HOW_FAR) if complete else "open"
    number = told.trick if far == "open" else told.numbered_trick("number", "Which trick was the revoke trick?", 12)
    first = min(3, len(table.cards) - 1)
    position: dict[str, Any] = {"trick": number, "current": table.current[:first]}
    events = [faced(seat, card) for seat, card in table.plays[first:]]
    contract = told.contract
    if complete:
        trumps = told.trumps()
        contract = with_trumps(told, trumps)
    if far != "open":
        events += _next_trick(told, table, trumps)
    if far == "over":
        before = told.number("won", "How many tricks had declarer's side won before it?", 0, number - 1)
        total = told.number("total", "How many tricks did declarer's side take in all?", before, 13)
        mine, theirs = ("NS", "EW") if told.declarer in (Seat.NORTH, Seat.SOUTH) else ("EW", "NS")
        position |= {"won": {mine: before, theirs: number - 1 - before}}
        events.append({"event": "ended", "tricks": total})
    return Case(contract, position, [*events, called(told, revoker) | {"about": "revoke"}])


def _revoker(told: Told, table: OnTable) -> Seat:
    off = [seat for seat, card in table.plays if card.suit is not table.cards[0].suit]
    if not off:
        raise ParseError("every card is of the suit led; a revoke is a card of another suit")
    return off[0] if len(off) == 1 else told.seat("offender", "Who is said to have revoked?", off)


def _next_trick(told: Told, table: OnTable, trumps: Suit | None) -> list[dict[str, Any]]:
    """The cards to the next trick, led by the winner of this one."""
    winner = _winner(table, trumps)
    text = f"What has been played to the next trick, {winner}'s lead, in order?"
    return [faced(seat, card) for seat, card in OnTable(winner, told.cards("later", text)).plays]


def _winner(table: OnTable, trumps: Suit | None) -> Seat:
    """Who won four cards; counted by the table itself, as for any trick."""
    trick = Trick(table.leader)
    for seat, card in table.plays:
        trick = trick.play(seat, card)
    winner = trick.winner(trumps)
    assert winner is not None
    return winner


def miscount(told: Told) -> Case:
    """A hand has a card too many or too few."""
    what = told.option("what", "What is wrong?", _COUNT)
    seat = told.seat("offender", "Whose hand?")
    number = told.trick
    if number == 1:
        raise ParseError("at trick 1 no earlier trick can be defective; see Laws 13 and 14 on the deal")
    defective = told.numbered_trick("defective", "To which trick did he put none, or two?", number - 1)
    leader = told.seat("leader", "Who is to lead to the trick in play?")
    cards: tuple[Card, ...] = ()
    shown: str | None = None
    if what == "too few":
        cards = told.cards("cards", "Which two cards of his lie at that trick?")
        if len(cards) < 2:
            raise ParseError("two cards or more, with a blank between, such as HK H3")
        shown = told.card("faced", "Which of them was faced when it was played?").code
    due = 14 - number
    count = due + 1 if what == "too many" else due + 1 - len(cards)
    position = {"trick": number, "leader": leader.letter, "counts": {seat.letter: count}}
    event: dict[str, Any] = {"event": "defect found", "seat": seat.letter, "trick": defective}
    if cards:
        event |= {"cards": [card.code for card in cards], "faced": shown}
    return Case(told.contract, position, [event, called(told, seat)])
