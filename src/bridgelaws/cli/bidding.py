"""The auction as a diagram: four columns from the dealer, and what became of calls that were not regular."""

from __future__ import annotations

from rich.text import Text

from ..board.auction import Auction, CallMade
from ..board.table import Table
from ..values.seats import Seat
from ..words.message import Message
from . import colour, screen, words
from .language import spoken

_LEAST = 10  # columns of a column
_GAP = 2
_PENDING, _ACCEPTED = "?", "!"


def draw(table: Table, *, ascii: bool) -> list[Text]:
    """The calls below the players who made them; below that, what the marks mean that were used."""
    auction = table.auction
    if not auction.calls and auction.first is None:
        return []
    first = auction.dealer or auction.first or auction.calls[0].seat
    rows = _cells(auction, first)
    heads = [spoken().say(words.THE_SEAT(seat)) for seat in _from(first)]
    shown = [[" ".join(_marked(made) for made in cell) for cell in row] for row in rows]
    if not auction.whole and shown:
        shown = [_untold(auction), *shown] if auction.bid is not None else shown
    elif not auction.whole:
        shown = [_untold(auction)]
    if auction.end is not None:
        shown = [*shown, ["…"] * 4]
    width = max(_LEAST, *(len(text) + _GAP for row in (heads, *shown) for text in row))
    lines = [_row(heads, width, "head")] + [_row(row, width) for row in shown]
    lines += [Text(spoken().say(mark), "quiet") for mark in _marks(auction)]
    return [_finished(line, ascii) for line in lines]


def heading(table: Table) -> str:
    """The laws, the dealer, the last bid where nobody knows whose it was, and who is to call."""
    said: list[Message] = [words.DRAWN_AUCTION(table.edition.year)]
    auction = table.auction
    if auction.dealer is not None:
        said.append(words.DRAWN_DEALER(auction.dealer))
    if auction.bid is not None and auction.last_bid is None:
        said.append(words.DRAWN_LAST_BID(auction.bid))
    if table.passed_out:
        said.append(words.DRAWN_PASSED_OUT())
    elif table.turn is not None:
        said.append(words.DRAWN_IS_TO_CALL(table.turn))
    return " · ".join(spoken().say(message) for message in said)


def _from(first: Seat) -> tuple[Seat, ...]:
    return first, first.lho, first.partner, first.rho


def _cells(auction: Auction, first: Seat) -> list[list[list[CallMade]]]:
    """Rows of four cells. A call that fell takes no place: what was called instead stands in its cell, or before it."""
    columns = _from(first)
    places: list[tuple[int, CallMade]] = []
    free = 0
    for made in auction.calls:
        again = bool(places) and places[-1][1].seat is made.seat
        place = places[-1][0] if again else free + (columns.index(made.seat) - free) % 4
        places.append((place, made))
        if made.stands:
            free = max(free, place + 1)
    rows = max((place for place, _ in places), default=-1) // 4 + 1
    return [[[made for at, made in places if at == 4 * row + n] for n in range(4)] for row in range(rows)]


def _untold(auction: Auction) -> list[str]:
    """The calls before those on file, of which at most the last bid is known."""
    return ["…"] * 4 if auction.bid is None else ["…", "…", "…", f"… {spoken().call(auction.bid, '')}"]


def _marked(made: CallMade) -> str:
    text = spoken().call(made.call, "")
    if made.pending:
        return f"{text}{_PENDING}"
    if not made.stands:
        return f"({text})"
    return f"{text}{_ACCEPTED}" if accepted(made) else text


def accepted(made: CallMade) -> bool:
    """Whether a call stands by a ruling: it was irregular, or put in the place of another."""
    return made.stands and any(life is not made.lives[-1] for life in made.lives)


def _marks(auction: Auction) -> list[Message]:
    found = []
    if any(not made.stands and not made.pending for made in auction.calls):
        found.append(words.DRAWN_CANCELLED())
    if auction.pending:
        found.append(words.DRAWN_PENDING(_PENDING))
    if any(accepted(made) for made in auction.calls):
        found.append(words.DRAWN_ACCEPTED(_ACCEPTED))
    return found


def _row(texts: list[str], width: int, style: str = "") -> Text:
    return Text("".join(text.ljust(width) for text in texts).rstrip(), style)


def _finished(line: Text, ascii: bool) -> Text:
    return colour.suits(Text(screen.plain(line.plain), line.style) if ascii else line)
