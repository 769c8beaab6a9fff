"""The table as a diagram: hands as far as they are known, the trick, what lies face up and what is in force."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.text import Text

from ..board.parts import Kind, Lasts, Restriction, Trick
from ..board.table import Table
from ..deal.known import Holding
from ..values.cards import CardSet, Suit
from ..values.seats import SEATS, Seat
from ..words.message import Message
from . import bidding, colour, screen, words
from .language import spoken

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
    block = {seat: _fitted(_block(table, seat, small), room[seat], ascii) for seat in SEATS}
    lines = [] if small else [*_heading(table), ("", "")]
    rows = [Text(text, style) for text, style in _fitted(lines, width, ascii)]
    rows += [_row((inset, ""), line) for line in block[Seat.NORTH]]
    rows += _middle(block[Seat.WEST], _box(table, box_width, small), block[Seat.EAST], side, gap)
    rows += [_row((inset, ""), line) for line in block[Seat.SOUTH]]
    return [_finished(row, ascii) for row in rows]


def hands(table: Table) -> list[str]:
    """The hands in a line each, where the terminal is too narrow for the diagram."""
    return [f"{spoken().seat(seat, 'letter')}  {'  '.join(line for line, _ in _cards(table, seat))}" for seat in SEATS]


def heading(table: Table) -> str:
    """The contract, the laws and the score in a line."""
    return " · ".join(text for text, _ in _heading(table))


def _heading(table: Table) -> list[Line]:
    if table.calling:
        return [(bidding.heading(table), "head")]
    first = _said(words.DRAWN_CONTRACT(table.contract, table.edition.year))
    ns, ew = table.won
    won = words.DRAWN_WON(ns, ew)
    if not table.over and ns + ew != table.number - 1:
        won = words.DRAWN_WON_ON_FILE(ns, ew) if ns + ew else words.DRAWN_WON_UNKNOWN()
    lines = [(first, "head"), (f"{_said(_trick(table))} · {_said(won)}", "")]
    if table.suspended is not None:
        lines.append((_said(words.DRAWN_WAITS(table.number + 1, _on_table(table.suspended))), ""))
    return lines


def _trick(table: Table) -> Message:
    """Where the play has got to."""
    if table.finished:
        return words.DRAWN_OVER()
    leader = table.trick.leader
    led = table.trick.card(leader)
    return words.DRAWN_TRICK(table.number) if led is None else words.DRAWN_TRICK_LED(table.number, led, leader)


def _on_table(trick: Trick) -> str:
    """The cards of a trick: `W:♥K N:♥3`."""
    return " ".join(f"{spoken().seat(seat, 'letter')}:{spoken().card(trick.cards[seat], '')}" for seat in trick.order)


def _said(message: Message) -> str:
    return spoken().say(message)


def _fitted(lines: Sequence[Line], width: int, ascii: bool) -> list[Line]:
    """The lines where there is room for them, in letters that the output can show."""
    found: list[Line] = []
    for text, style in lines:
        shown = screen.plain(text) if ascii else text
        found += [(row, style) for row in textwrap.wrap(shown, width)] if len(shown) > width else [(shown, style)]
    return found


def _block(table: Table, seat: Seat, small: bool) -> list[Line]:
    """What is written at a seat: who sits there, his cards, what lies before him, what binds him."""
    who = words.DRAWN_SEAT
    if not table.calling and seat in (table.declarer, table.dummy):
        who = words.DRAWN_DECLARER if seat is table.declarer else words.DRAWN_DUMMY
    mine = seat is table.turn
    lines = [(_said(who(seat)), "turn" if mine else "head")]
    if mine and table.calling:
        lines.append((_said(words.DRAWN_TO_CALL()), "turn"))
    elif mine:
        leads = table.trick.empty
        lines.append((_said(words.DRAWN_TO_LEAD(table.number) if leads else words.DRAWN_TO_PLAY()), "turn"))
    if not small:
        lines += _cards(table, seat)
    major, minor = words.DRAWN_MAJOR, words.DRAWN_MINOR
    if small:
        major, minor = words.DRAWN_MAJOR_SMALL, words.DRAWN_MINOR_SMALL
    for lying in table.penalty_cards_of(seat):
        lines.append((_said((major if lying.kind is Kind.MAJOR else minor)(lying.card)), "warn"))
    lines += [(_said(words.DRAWN_FACE_DOWN(_BACK)), "warn") for down in table.face_down if down.seat is seat]
    for restriction in table.demands:
        if restriction.seat is seat:
            cited = screen.cited((restriction.authority.ref(table.edition),))
            lines.append((f"{_said(_bound(restriction, table.number))}{cited}", "warn"))
    return lines


def _bound(restriction: Restriction, trick: int) -> Message:
    """What binds a hand, and for how long."""
    match restriction.lasts:
        case Lasts.THIS_LEAD:
            return words.DRAWN_THIS_LEAD(restriction.in_short, trick)
        case Lasts.WHILE_LEAD_RETAINED:
            return words.DRAWN_WHILE_LEAD_RETAINED(restriction.in_short)
        case Lasts.THIS_TRICK:
            return words.DRAWN_THIS_TRICK(restriction.in_short)


def _cards(table: Table, seat: Seat) -> list[Line]:
    """The cards of a hand by suit, without those that lie on the table, and how many more there are."""
    hand = table.hand(seat)
    down = [lying.card for lying in table.face_down if lying.seat is seat]
    faced = CardSet(p.card for p in table.penalty_cards_of(seat))
    held = hand.cards - faced - CardSet(card for card in down if card is not None)
    # Where the ten has two figures, the ranks stand apart.
    between = " " if max(map(len, spoken().RANKS)) > 1 else ""
    lines = []
    for suit in reversed(Suit):
        ranks = between.join(spoken().RANKS[card.rank] for card in held.of_suit(suit))
        if ranks or (hand.known and hand.count) or (_found_void(table, seat, suit) and not faced.of_suit(suit)):
            lines.append((f"{suit.symbol} {ranks or '—'}", ""))
    rest = hand.count - len(hand.cards) - down.count(None)
    if rest > 0:
        more = words.DRAWN_MORE_CARDS if held or faced else words.DRAWN_CARDS
        lines.append((_said(more(rest)), "quiet"))
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
    west, east = card[Seat.WEST], card[Seat.EAST]
    centre[edge : edge + len(west)] = west
    centre[inner - edge - len(east) : inner - edge] = east
    north, right, south, left = (spoken().seat(seat, "letter") for seat in SEATS)
    empty = [] if small else [f"│{' ' * inner}│"]
    rows = [
        f"┌{f' {north} '.center(inner, '─')}┐",
        f"│{card[Seat.NORTH].center(inner)}│",
        *empty,
        f"{left}{''.join(centre)}{right}",
        *empty,
        f"│{card[Seat.SOUTH].center(inner)}│",
        f"└{f' {south} '.center(inner, '─')}┘",
    ]
    return [(row, "") for row in rows]


def _lying(table: Table, seat: Seat) -> str:
    card = table.trick.card(seat)
    if card is not None:
        return spoken().symbol(card)
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
