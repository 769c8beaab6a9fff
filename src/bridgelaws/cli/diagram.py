"""The table as a diagram: hands as far as they are known, the trick, what lies face up and what is in force."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.text import Text

from ..board.table import Table
from ..deal.known import Holding
from ..values.cards import RANKS, CardSet, Suit
from ..values.seats import SEATS, Seat
from . import colour, screen

_BIG, _SMALL = 79, 59
_ARROWS = {Seat.NORTH: "▲", Seat.EAST: "▶", Seat.SOUTH: "▼", Seat.WEST: "◀"}
_BACK = "▒▒"

# A line and its style.
Line = tuple[str, str]


def draw(table: Table, *, ascii: bool, small: bool = False) -> list[Text]:
    """The table in at most 80 columns; small, in at most 60, without hands: what stands, and whose turn it is."""
    width, box_width = (_SMALL, 19) if small else (_BIG, 25)
    gap = 1 if small else 2
    side = (width - box_width) // 2 - gap
    inset = " " * (side + gap + box_width // 4)
    room = {Seat.NORTH: width - len(inset), Seat.SOUTH: width - len(inset), Seat.EAST: side, Seat.WEST: side}
    block = {seat: _block(table, seat, room[seat], small) for seat in SEATS}
    lines = [] if small else [*_heading(table), ("", "")]
    rows = [Text(text, style) for text, style in lines]
    rows += [_row((inset, ""), line) for line in block[Seat.NORTH]]
    rows += _middle(block[Seat.WEST], _box(table, box_width, small), block[Seat.EAST], side, gap)
    rows += [_row((inset, ""), line) for line in block[Seat.SOUTH]]
    return [_finished(row, ascii) for row in rows]


def hands(table: Table) -> list[str]:
    """The hands in a line each, where the terminal is too narrow for the diagram."""
    return [f"{seat.letter}  {'  '.join(line for line, _ in _cards(table, seat))}" for seat in SEATS]


def heading(table: Table) -> str:
    """The contract, the laws and the score in a line."""
    return " · ".join(text for text, _ in _heading(table))


def _heading(table: Table) -> list[Line]:
    first = f"{table.contract} · Laws of {table.edition}"
    ns, ew = table.won
    won = f"won: North-South {ns}, East-West {ew}"
    if not table.over and ns + ew != table.number - 1:
        won = f"of the tricks on file {won}" if ns + ew else "tricks won are not on file"
    led = table.trick.card(table.trick.leader)
    trick = f"Trick {table.number}" + (f": {led} led by {table.trick.leader}" if led is not None else "")
    lines = [(first, "head"), (f"{'The play is over' if table.finished else trick} · {won}", "")]
    if table.suspended is not None:
        lines.append((f"Trick {table.number + 1} waits: {table.suspended}", ""))
    return lines


def _block(table: Table, seat: Seat, width: int, small: bool) -> list[Line]:
    """What is written at a seat: who sits there, his cards, what lies before him, what binds him."""
    role = ", declarer" if seat is table.declarer else ", dummy" if seat is table.dummy else ""
    mine = seat is table.turn
    lines = [(f"{seat}{role}", "turn" if mine else "head")]
    if mine:
        lines.append((f"to {'lead' if table.trick.empty else 'play'}", "turn"))
    if not small:
        lines += _cards(table, seat)
    noun = "" if small else " penalty card"
    lines += [(f"[{p.card}] {p.kind.value}{noun}", "warn") for p in table.penalty_cards_of(seat)]
    lines += [(f"[{_BACK}] face down", "warn") for down in table.face_down if down.seat is seat]
    for restriction in table.demands:
        if restriction.seat is seat:
            what = f"{restriction.short}, {restriction.lasts.value} ({restriction.authority.ref(table.edition)})"
            lines += [(line, "warn") for line in textwrap.wrap(what, width)]
    return lines


def _cards(table: Table, seat: Seat) -> list[Line]:
    """The cards of a hand by suit, without those that lie on the table, and how many more there are."""
    hand = table.hand(seat)
    down = [lying.card for lying in table.face_down if lying.seat is seat]
    faced = CardSet(p.card for p in table.penalty_cards_of(seat))
    held = hand.cards - faced - CardSet(card for card in down if card is not None)
    lines = []
    for suit in reversed(Suit):
        ranks = "".join(RANKS[card.rank] for card in held.of_suit(suit))
        if ranks or (hand.known and hand.count) or (_found_void(table, seat, suit) and not faced.of_suit(suit)):
            lines.append((f"{suit.symbol} {ranks or '—'}", ""))
    rest = hand.count - len(hand.cards) - down.count(None)
    if rest > 0:
        known = "+ " if held or faced else ""
        lines.append((f"{known}{rest} card{'s' if rest > 1 else ''}", "quiet"))
    return lines


def _found_void(table: Table, seat: Seat, suit: Suit) -> bool:
    """Whether it has been found that a hand holds none of a suit."""
    found = (fact for fact in table.facts if isinstance(fact, Holding) and fact.seat is seat and not fact.answer)
    return any(fact.cards & suit.mask for fact in found) and table.holds(seat, suit.mask) is False


def _box(table: Table, width: int, small: bool) -> list[Line]:
    """The middle of the table: the compass, the cards of the trick, and an arrow to the hand that is to play."""
    inner = width - 2
    card = {seat: _lying(table, seat) for seat in SEATS}
    arrow = "" if table.turn is None else _ARROWS[table.turn]
    centre = list(arrow.center(inner))
    edge = 1 if small else 3
    centre[edge : edge + 2] = card[Seat.WEST]
    centre[inner - edge - 2 : inner - edge] = card[Seat.EAST]
    empty = [] if small else [f"│{' ' * inner}│"]
    rows = [
        f"┌{' N '.center(inner, '─')}┐",
        f"│{card[Seat.NORTH].center(inner)}│",
        *empty,
        f"W{''.join(centre)}E",
        *empty,
        f"│{card[Seat.SOUTH].center(inner)}│",
        f"└{' S '.center(inner, '─')}┘",
    ]
    return [(row, "") for row in rows]


def _lying(table: Table, seat: Seat) -> str:
    card = table.trick.card(seat)
    if card is not None:
        return str(card)
    return _BACK if any(down.seat is seat for down in table.face_down) else "  "


def _middle(west: Sequence[Line], box: Sequence[Line], east: Sequence[Line], side: int, gap: int) -> list[Text]:
    """West, the box and East beside one another, each in the middle of its height, West close to the box."""
    height = max(len(west), len(box), len(east))
    push = side - max(len(text) for text, _ in west)
    left = [(" " * push + text.ljust(side - push), style) for text, style in _centred(west, height)]
    middle = [(text or " " * len(box[0][0]), style) for text, style in _centred(box, height)]
    right = _centred(east, height)
    return [_row(a, (" " * gap, ""), b, (" " * gap, ""), c) for a, b, c in zip(left, middle, right, strict=True)]


def _centred(lines: Sequence[Line], height: int) -> list[Line]:
    above = (height - len(lines)) // 2
    return [("", "")] * above + list(lines) + [("", "")] * (height - len(lines) - above)


def _row(*parts: Line) -> Text:
    return Text.assemble(*parts)


def _finished(row: Text, ascii: bool) -> Text:
    if ascii:
        # Every sign has one letter in its place, so that the styles stay where they are.
        row = Text(screen.plain(row.plain), spans=row.spans)
    row.rstrip()
    row.highlight_regex("[" + "".join(_ARROWS.values()) + "]", "turn")
    return colour.suits(row)
