"""The play section: cards in columns, put into the order of play by who holds them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ...errors import quoted
from ...values.cards import CARDS, Card, Deal, Suit
from ...values.seats import SEATS, Seat
from .. import messages
from ..holdings import plain_plays
from ..record import Mark, Played
from .meant import card_meant
from .names import CARD_MARKS
from .scan import Game, Part
from .words import check_notes, comment_text, notes_of, play_annotations, split

CARDS_BY_WORD: Final = {code: card for card in CARDS for code in (card.code, card.code.lower())}
_SUIT: Final = tuple(int(card.suit) for card in CARDS)
_SUIT_MASK: Final = tuple(card.suit.mask for card in CARDS)


@dataclass(slots=True)
class Laid:
    """A place in the columns: a card or none, its mark and note, its line, whose it must be, and whether it is next."""

    card: Card | None
    mark: Mark | None
    note: str
    line: int
    seat: int | None = None
    awaited: bool = False


@dataclass(slots=True)
class Play:
    """What a play section says."""

    plays: tuple[Played, ...]
    won: tuple[int, int] | None
    left: tuple[int, int, int, int] | None
    cards: int


def read_play(
    game: Game, part: Part, note_parts: list[Part], words: list[str], comments: list[str]
) -> tuple[list[Laid], bool]:
    """The places of the columns in their order, and whether the file says that no more cards are given."""
    found, lines = split(part)
    words += found
    notes = notes_of(note_parts, lambda line, text: game.object_to(line, text, True)) if note_parts else {}
    laid: list[Laid] = []
    annotations = play_annotations(game)
    mark: Mark | None = None
    marked_at = 0
    pending, ended = False, False
    for word, line in zip(found, lines, strict=True):
        card = CARDS_BY_WORD.get(word)
        if card is None and (card := card_meant(word)) is not None:
            game.object_to(line, messages.WRITTEN_FOR(quoted(word), card.code), True)
        if card is not None or word == "-" or word == "+":
            if ended:
                game.object_to(line, messages.AFTER(quoted(word), "*"))
            if word == "+":
                if pending:
                    game.object_to(line, messages.PLUS_TWICE())
                pending = True
            if mark is not None and card is None:
                game.object_to(line, messages.MARK_BEFORE(word))
            if annotations.noted or annotations.judged:
                annotations.begin()
            laid.append(Laid(card, mark, "", line, None, word == "+"))
            mark = None
        elif word[0] in "{;":
            comments.append(comment_text(word))
        elif word == "*":
            if pending or ended:
                game.object_to(line, messages.AFTER("*", "+" if pending else "*"))
            ended = True
        elif word[0] == "^":
            given = CARD_MARKS.get(word.upper())
            if given is None or mark is not None:
                game.object_to(line, messages.NOT_A_MARK_OF_A_CARD(quoted(word)))
            else:
                mark, marked_at = given, line
        elif word[0] in "=$!?":
            index = annotations.add(word, line, bool(laid))
            if index and laid:
                laid[-1].note = notes.get(index, "")
        else:
            game.object_to(line, messages.PBN_NOT_A_CARD(quoted(word)))
            annotations.begin()
            # Its place in the columns is taken all the same.
            laid.append(Laid(None, None, "", line))
            mark = None
    if mark is not None:
        game.object_to(marked_at, messages.MARK_WITHOUT_CARD())
    if note_parts or annotations.used:
        check_notes(annotations, notes, note_parts)
    if len(laid) > 52:
        game.object_to(laid[52].line, messages.TOO_MANY_PLACES(len(laid)))
        del laid[52:]
    return laid, ended


def rebuild(
    game: Game, laid: Sequence[Laid], start: Seat, leader: Seat, deal: Deal | None, trumps: Suit | bool | None
) -> Play:
    """Put the cards into the order of play; `trumps` is False when the contract is not known."""
    masks = [0 if deal is None or hand is None else hand.mask for hand in (deal.hands if deal else (None,) * 4)]
    open_seats = [seat for seat in range(4) if deal is None or deal.hands[seat] is None]
    _find_holders(game, laid, start, masks, open_seats)
    rows = [laid[n : n + 4] for n in range(0, len(laid), 4)]
    shifted = _as_played(rows, start, leader, trumps)
    plays: list[Played] = []
    remaining = list(masks)
    expected: int | None = int(leader)
    won: list[int] | None = [0, 0]
    seen = 0
    awaited = False
    strain = -1 if trumps is None else int(trumps)
    plain = trumps is not False and deal is not None and not any(one.mark or one.note or one.awaited for one in laid)
    for trick, row in enumerate(rows, 1):
        if plain and expected is not None and len(row) == 4:
            regular = _regular(row, expected, shifted, remaining)
            if regular is not None:
                table = plain_plays()[trick - 1]
                for number, hand in regular:
                    remaining[hand] &= ~(1 << number)
                    plays.append(table[hand][number])
                expected = _best(regular, strain)
                if won is not None:
                    won[expected & 1] += 1
                continue
        order = _in_order(row, int(start), expected, shifted)
        led = order[0].card
        for n, one in enumerate(order):
            card, seat = one.card, one.seat
            awaited = awaited or one.awaited
            if card is not None:
                bit = 1 << card
                if awaited:
                    game.object_to(one.line, messages.AFTER_PLUS(card))
                if seen & bit or (seat is not None and masks[seat] & bit and not remaining[seat] & bit):
                    game.object_to(one.line, messages.SECOND_TIME(card))
                seen |= bit
                held = None if seat is None or seat in open_seats else remaining[seat]
                _check_mark(game, one, order, n, expected, held, led)
                if seat is not None:
                    remaining[seat] &= ~bit
            plays.append(Played(card, trick, None if seat is None else SEATS[seat], one.mark, one.note))
        expected = None if trumps is False else _winner(order, trumps)
        if won is not None and len(row) == 4 and expected is not None:
            won[expected & 1] += 1
        elif any(one.card is None for one in row) and trick < len(rows) and any(r.card for r in rows[trick]):
            won = None
    while plays and plays[-1].card is None:
        plays.pop()
    known = deal is not None and not open_seats
    return Play(
        tuple(plays),
        (won[0], won[1]) if won is not None and trumps is not False else None,
        (remaining[0], remaining[1], remaining[2], remaining[3]) if known else None,
        max((mask.bit_count() for mask in masks), default=0),
    )


def _regular(
    row: Sequence[Laid], expected: int, shifted: bool, remaining: Sequence[int]
) -> list[tuple[int, int]] | None:
    """Cards and seats of a trick in order, if nothing is wrong with it; None leaves it to a closer look."""
    a, b, c, d = row
    seat = a.seat
    if seat is None or b.seat != (seat + 1) & 3 or c.seat != (seat + 2) & 3 or d.seat != (seat + 3) & 3:
        return None
    order = row
    if not shifted:
        turned = (expected - seat) & 3
        order = (*row[turned:], *row[:turned])
    elif seat != expected:
        return None
    trick: list[tuple[int, int]] = []
    led = 0
    for one in order:
        card, held = one.card, remaining[one.seat or 0]
        assert card is not None
        led = led or _SUIT_MASK[card]
        bit = 1 << card
        if not held & bit or (not bit & led and held & led):
            return None
        trick.append((card, one.seat or 0))
    return trick


def _best(trick: Sequence[tuple[int, int]], strain: int) -> int:
    best, winner = trick[0]
    for card, seat in trick[1:]:
        if card > best if _SUIT[card] == _SUIT[best] else _SUIT[card] == strain:
            best, winner = card, seat
    return winner


def _find_holders(game: Game, laid: Sequence[Laid], start: Seat, masks: Sequence[int], open_seats: list[int]) -> None:
    """Whose card each one is: who holds it by the deal, or else whose column it stands in."""
    north, east, south, west = masks
    for place, one in enumerate(laid):
        card = one.card
        if card is None:
            continue
        bit = 1 << card
        if north & bit:
            one.seat = 0
        elif east & bit:
            one.seat = 1
        elif south & bit:
            one.seat = 2
        elif west & bit:
            one.seat = 3
        else:
            column = (start + place) & 3
            if len(open_seats) == 1:
                one.seat = open_seats[0]
            elif column in open_seats:
                one.seat = column
            else:
                game.object_to(one.line, messages.NOBODYS(card))


def _as_played(rows: Sequence[Sequence[Laid]], start: int, leader: int, trumps: Suit | bool | None) -> bool:
    """Whether the rows are written in the order of play, and not in columns.

    One row that is turned is no proof: in columns each row begins at the same seat, whoever leads; in the order of play
    it begins at the seat that has to lead.
    """
    if not any(_offset(row, start) for row in rows):
        return False
    start = int(start)  # a seat equals no number
    expected: int | None = int(leader)
    votes = 0
    for row in rows:
        if len(row) < 4 or expected is None or trumps is False or any(one.seat is None for one in row):
            # Nobody knows who had to lead: a turned row is as it was played.
            votes += 1 if _offset(row, start) else 0
            continue
        if expected != start:
            votes += 1 if row[0].seat is not None and int(row[0].seat) == expected and _offset(row, start) else -1
        expected = _winner(_in_order(row, start, expected, False), trumps)
    return votes >= 0


def _offset(row: Sequence[Laid], start: int) -> int:
    """By how many seats a full row is turned; 0 when it stands in its columns or in no order at all."""
    if len(row) < 4 or row[0].seat is None:
        return 0
    turned = (row[0].seat - start) & 3
    if turned and all(one.seat == (start + turned + n) & 3 for n, one in enumerate(row)):
        return turned
    return 0


def _in_order(row: Sequence[Laid], start: int, expected: int | None, shifted: bool) -> list[Laid]:
    seats = [one.seat for one in row if one.card is not None]
    if None in seats or len(set(seats)) != len(seats):
        return list(row)
    marked = next((one.seat for one in row if one.mark is Mark.LEAD_OUT_OF_TURN), None)
    first = marked if marked is not None else expected
    if (shifted and marked is None) or first is None:
        return list(row) if len(seats) == 4 else _empty_last(row)
    if len(seats) < 4 and any(
        one.card is not None and one.seat != (start + place) & 3 for place, one in enumerate(row)
    ):
        # Not in columns: a card was played out of turn, and its place tells when.
        return _empty_last(row)
    if len(seats) == 1:
        # Whoever's it is, the only card of a trick was led.
        return _empty_last(row)
    # An empty place belongs to its column, or to whoever is left when the columns are turned.
    free = [seat for seat in range(4) if seat not in seats]
    for place, one in enumerate(row):
        if one.card is None:
            column = (start + place) & 3
            one.seat = column if column in free else free[0]
            free.remove(one.seat)
    return sorted(row, key=lambda one: ((one.seat or 0) - first) & 3)


def _empty_last(row: Sequence[Laid]) -> list[Laid]:
    """A row that is not full, from the card on that follows an empty place; as it stands if it has several gaps."""
    for turned in range(len(row)):
        order = [*row[turned:], *row[:turned]]
        cards = [one.card is not None for one in order]
        if cards == sorted(cards, reverse=True):
            return order
    return list(row)


def _winner(order: Sequence[Laid], trumps: Suit | bool | None) -> int | None:
    if len(order) < 4 or any(one.card is None or one.seat is None for one in order):
        return None
    best = order[0]
    for one in order[1:]:
        card, top = one.card, best.card
        assert card is not None
        assert top is not None
        if (card > top) if card.suit is top.suit else card.suit is trumps:
            best = one
    return best.seat


def _check_mark(
    game: Game,
    one: Laid,
    order: Sequence[Laid],
    n: int,
    expected: int | None,
    held: int | None,
    led: Card | None,
) -> None:
    card, seat = one.card, one.seat
    assert card is not None
    if seat is not None and any(other.seat == seat and other.card is not None for other in order[:n]):
        game.object_to(one.line, messages.SECOND_CARD(card, SEATS[seat]))
    if one.mark is Mark.LEAD_OUT_OF_TURN:
        if n or expected == seat:
            game.object_to(one.line, messages.NOT_OUT_OF_TURN(card))
        return
    if led is None or seat is None or held is None:
        # Without the hand nobody knows what it could have played.
        return
    revoke = n > 0 and card.suit is not led.suit and bool(held & led.suit.mask)
    if revoke and one.mark is not Mark.REVOKE:
        game.object_to(one.line, messages.UNMARKED_REVOKE(card, SEATS[seat]), True)
    elif one.mark is Mark.REVOKE and not revoke:
        game.object_to(one.line, messages.NO_REVOKE(card))
