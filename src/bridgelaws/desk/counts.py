"""Revokes, and hands with a card too many or too few."""

from __future__ import annotations

from typing import Any

from ..board.parts import Trick
from ..errors import ParseError
from ..values.cards import Card, Suit
from ..values.seats import SEATS, Seat
from .case import Case, at, called, faced
from .exposed import with_trumps
from .told import OnTable, Told

_HOW_FAR = (
    ("open", "nobody has played to the next trick"),
    ("next", "the next trick has begun"),
    ("over", "the play is over"),
    ("next board", "the play is over, and the other side has called on the next board"),
    ("round", "the round is over"),
)
_RETURNED = (("no", "no, somebody still has his"), ("yes", "yes, all four"))
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
        events += _next_trick(told, table, trumps, over=far != "next")
    if far not in ("open", "next"):
        if len(events) == len(table.cards) - first:
            events += _claim(told)
        before = told.number("won", "How many tricks had declarer's side won before it?", 0, number - 1)
        total = told.number("total", "How many tricks did declarer's side take in all?", before, 13)
        mine, theirs = ("NS", "EW") if told.declarer in (Seat.NORTH, Seat.SOUTH) else ("EW", "NS")
        position |= {"won": {mine: before, theirs: number - 1 - before}}
        events.append({"event": "ended", "tricks": total})
        events += _since(told, far, number, revoker)
    return Case(contract, position, [*events, called(told, revoker) | {"about": "revoke"}])


def _claim(told: Told) -> list[dict[str, Any]]:
    """A claim or concession before anyone is known to have played to the next trick."""
    options = (("no", "nobody: the play went on"), *((seat.letter, str(seat)) for seat in SEATS))
    seat = told.option("claimed", "Who claimed or conceded before the next trick was led?", options, options[0][1])
    return [] if seat == "no" else [{"event": "claimed", "seat": seat}]


def _since(told: Told, far: str, number: int, revoker: Seat) -> list[dict[str, Any]]:
    """What had happened after the play when attention was drawn (62D1, 64B4, 64B5)."""
    back = {"event": "hands returned"}
    if far == "next board":
        return [back, {"event": "next deal called", "seat": revoker.lho.letter}]
    if far == "round":
        return [back, {"event": "round ended"}]
    if number < 12:
        return []
    text = "Were all four hands back in the board when it was mentioned?"
    return [back] if told.option("returned", text, _RETURNED, _RETURNED[0][1]) == "yes" else []


def _revoker(told: Told, table: OnTable) -> Seat:
    off = [seat for seat, card in table.plays if card.suit is not table.cards[0].suit]
    if not off:
        raise ParseError("every card is of the suit led; a revoke is a card of another suit")
    return off[0] if len(off) == 1 else told.seat("offender", "Who is said to have revoked?", off)


def _next_trick(told: Told, table: OnTable, trumps: Suit | None, *, over: bool) -> list[dict[str, Any]]:
    """The cards to the next trick, led by the winner of this one; when the play is over they need not be known."""
    winner = _winner(table, trumps)
    text = f"What has been played to the next trick, {winner}'s lead, in order?"
    empty = "nothing, or nobody knows" if over else ""
    return [faced(seat, card) for seat, card in OnTable(winner, told.cards("later", text, empty)).plays]


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
    put = "no card" if what == "too many" else "two cards or more"
    defective = told.numbered_trick("defective", f"To which trick did he put {put}?", number - 1)
    table = _in_play(told, number, defective)
    cards: tuple[Card, ...] = ()
    shown: Card | None = None
    if what == "too few":
        cards = told.cards("cards", "Which two cards of his lie at that trick?")
        if len(cards) < 2:
            raise ParseError("two cards or more, with a blank between, such as HK H3")
        shown = told.card_if_known("faced", "Which of them was faced when it was played?", "nobody knows")
    due = 14 - number - (seat in [player for player, _ in table.plays])
    count = due + 1 if what == "too many" else due + 1 - len(cards)
    event: dict[str, Any] = {"event": "defect found", "seat": seat.letter, "trick": defective}
    if cards:
        event |= {"cards": [card.code for card in cards]} | ({} if shown is None else {"faced": shown.code})
    return Case(told.contract, at(number, table, counts={seat.letter: count}), [event, called(told, seat)])


def _in_play(told: Told, number: int, defective: int) -> OnTable:
    """The trick in play; its cards count where it is the one after the defective trick (67A)."""
    if defective == number - 1:
        return told.on_table("Who led or is to lead to the trick in play, and what are its cards, in order?")
    return OnTable(told.seat("leader", "Who is to lead to the trick in play?"), ())
