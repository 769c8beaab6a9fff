"""Single slips of the pen: which one change of the record would make the whole board regular."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from ..kernel import fits
from ..values.cards import CARDS
from ..words.message import Message
from . import words
from .findings import Kind
from .replay import UNKNOWN, Course, arranged, result_possible

Hands = tuple[int, int, int, int]
# Further from the first irregular card than this a slip is not looked for when cards are put in or replaced: each of
# the two tries all cards that are left, and one so early would nearly always have shown before.
_FAR = 16


@dataclass(frozen=True, slots=True)
class Edit:
    """A change that makes the board regular: in words, and whether the card itself was recorded (only too many)."""

    said: Message
    only_withdrawn: bool = False
    # The board that has the deal which the play fits.
    deal_of: str = ""


@dataclass(slots=True)
class _Board:
    found: Course
    result: int | None
    first: int
    # The hands and the leader before each trick up to the one with the first irregular card.
    begun: list[tuple[Hands, int]]

    def regular(self, cards: list[int], at: int) -> bool:
        """Whether the cards are regular, where those before `at` are known to be, and the result can be right."""
        trick = min(at // 4, len(self.begun) - 1)
        hands, leader = self.begun[trick]
        winners = [leader for _, leader in self.begun[1 : trick + 1]]
        if not fits(hands, self.found.trumps, leader, cards, 4 * trick, winners):
            return False
        return self.agrees(winners, len(cards))

    def agrees(self, winners: list[int], played: int) -> bool:
        """Whether the result of the file can be had by these tricks."""
        return result_possible(replace(self.found, winners=winners, followed=played), self.result)


def single_edit(found: Course, result: int | None, deals: Iterable[tuple[str, Hands]] = ()) -> Edit | None:
    """The likeliest single slip that explains all that is irregular on a board, if there is one.

    `deals` are those of the other boards of the file, each with the name of its board.
    """
    if UNKNOWN in found.cards or not found.oddities:
        return None
    board = _Board(found, result, found.oddities[0].index, [])
    board.begun = _before_each_trick(board)
    same, earlier, later = (_in_step(board, shift) for shift in (0, 1, -1))
    tries: tuple[tuple[bool, Callable[[_Board], Iterator[Edit]]], ...] = (
        # A wrong hand from the first card on is the first thing to expect of hands in the wrong seats.
        (found.oddities[0].kind is Kind.OPENING_LEAD, _rotated),
        (same, _swapped),
        (same, _reordered),
        (same, _exchanged),
        (earlier, _dropped),
        (same, _replaced),
        (later, _inserted),
    )
    for possible, each in tries:
        edit = next(each(board), None) if possible else None
        if edit is not None:
            return edit
    return next(_rotated(board), None) or next(_other_deal(board, deals), None)


def _in_step(board: _Board, shift: int) -> bool:
    """Whether the later tricks, begun so many cards later, have a card of each hand: a slip before cannot mend them.

    Most of what is not in step is the play of another deal, for which all the tries would be in vain.
    """
    owners = [board.found.owner(card) for card in board.found.cards]
    groups = (owners[at : at + 4] for at in range((board.first // 4 + 2) * 4 + shift, len(owners), 4))
    return all(len(set(group)) == len(group) for group in groups)


def _before_each_trick(board: _Board) -> list[tuple[Hands, int]]:
    found = board.found
    hands, leader = list(found.hands), found.leader
    begun = [(found.hands, leader)]
    for trick in range(board.first // 4):
        for card in found.cards[4 * trick : 4 * trick + 4]:
            hands[found.owner(card)] &= ~(1 << card)
        leader = found.winners[trick]
        begun.append(((hands[0], hands[1], hands[2], hands[3]), leader))
    return begun


def _left(board: _Board) -> list[int]:
    """The cards that the record never names."""
    named = set(board.found.cards)
    return [card for card in range(52) if card not in named]


def _swapped(board: _Board) -> Iterator[Edit]:
    cards = board.found.cards
    for at in range(min(board.first, len(cards) - 2), -1, -1):
        tried = [*cards[:at], cards[at + 1], cards[at], *cards[at + 2 :]]
        if tried[at] != cards[at] and board.regular(tried, at):
            yield Edit(words.WRONG_ORDER(CARDS[cards[at]], CARDS[cards[at + 1]]))


def _reordered(board: _Board) -> Iterator[Edit]:
    """Tricks written from another hand than the one that led, as where a file keeps the order of the seats."""
    found = board.found
    tried = arranged(found)
    if tried is None:
        return
    odd = [n // 4 + 1 for n in range(0, len(tried), 4) if tried[n : n + 4] != found.cards[n : n + 4]]
    if odd and board.regular(tried, 4 * (board.first // 4)):
        yield Edit(words.TRICK_NOT_IN_ORDER(odd[0]) if len(odd) == 1 else words.TRICKS_NOT_IN_ORDER(len(odd)))


def _exchanged(board: _Board) -> Iterator[Edit]:
    """Two cards of one hand, each written where the other was played."""
    found = board.found
    for odd in found.oddities[:2]:
        if odd.kind is not Kind.REVOKE:
            continue
        for later in range(odd.index + 1, len(found.cards)):
            other = found.cards[later]
            if found.owner(other) != odd.seat or other == odd.card:
                continue
            tried = list(found.cards)
            tried[odd.index], tried[later] = other, odd.card
            if board.regular(tried, min(odd.index, board.first)):
                yield Edit(words.ONE_FOR_THE_OTHER(CARDS[odd.card], CARDS[other]))


def _dropped(board: _Board) -> Iterator[Edit]:
    found = board.found
    cards = found.cards
    for at in range(board.first, -1, -1):
        if board.regular(cards[:at] + cards[at + 1 :], at):
            out_of_turn = at == board.first and found.oddities[0].kind in (Kind.OPENING_LEAD, Kind.LEAD, Kind.PLAY)
            yield Edit(words.NOT_PLAYED_THEN(CARDS[cards[at]]), only_withdrawn=out_of_turn)


def _replaced(board: _Board) -> Iterator[Edit]:
    cards, left = board.found.cards, _left(board)
    for at in range(board.first, max(-1, board.first - _FAR), -1):
        for card in sorted(left, key=lambda card: card // 13 != cards[at] // 13):
            if board.regular([*cards[:at], card, *cards[at + 1 :]], at):
                yield Edit(words.WRITTEN_FOR(CARDS[cards[at]], CARDS[card]))


def _inserted(board: _Board) -> Iterator[Edit]:
    cards, left = board.found.cards, _left(board)
    if len(cards) >= 52:
        return
    for at in range(board.first, max(-1, board.first - _FAR), -1):
        for card in left:
            if board.regular([*cards[:at], card, *cards[at:]], at):
                yield Edit(words.LEFT_OUT(CARDS[card], CARDS[cards[at]]))


def _rotated(board: _Board) -> Iterator[Edit]:
    found = board.found
    for seats in (1, 2, 3):
        north, east, south, west = (found.hands[seat + seats & 3] for seat in range(4))
        if _fits_deal(board, (north, east, south, west)):
            yield Edit(words.HANDS_TURNED(seats))


def _other_deal(board: _Board, deals: Iterable[tuple[str, Hands]]) -> Iterator[Edit]:
    for name, hands in deals:
        if hands != board.found.hands and _fits_deal(board, hands):
            yield Edit(words.OF_ANOTHER_BOARD(name), deal_of=name or "?")


def _fits_deal(board: _Board, hands: Hands) -> bool:
    found = board.found
    winners: list[int] = []
    if not fits(hands, found.trumps, found.leader, found.cards, 0, winners):
        return False
    return board.agrees(winners, len(found.cards))
