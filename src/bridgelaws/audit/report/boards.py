"""A board of a record drawn for the page: the four hands, the auction, the trick in question. Nobody is named."""

from __future__ import annotations

from html import escape

from ...archives.record import Record
from ...archives.table import callers
from ...values.cards import Card, CardSet, Suit
from ...values.seats import SEATS, Seat
from ...words.language import Language
from ..findings import Finding
from . import words

_CALLS = {"Pass": words.PASS, "X": words.DOUBLE, "XX": words.REDOUBLE}
_SYMBOLS = dict(zip("CDHS", "♣♦♥♠", strict=True))
_MOST_CALLS = 60


def drawn(record: Record, found: Finding, tongue: Language) -> str:
    """The board, with the card that the finding is about in a frame."""
    card = Card.parse(found.card) if found.card else None
    parts = [_hands(record, card, tongue), f"<div>{_auction(record, tongue)}{_trick(record, found, tongue)}</div>"]
    return f"<div class=pair>{''.join(parts)}</div>"


def suits(text: str) -> str:
    """A text for HTML with its hearts and diamonds in red."""
    safe = escape(text)
    for symbol in "♥♦":
        safe = safe.replace(symbol, f"<span class=red>{symbol}</span>")
    return safe


def _suit(suit: Suit) -> str:
    red = " class=red" if suit in (Suit.HEARTS, Suit.DIAMONDS) else ""
    return f"<span{red}>{suit.symbol}</span>"


def _rank(card: Card, wrong: Card | None, tongue: Language) -> str:
    text = escape(tongue.say(words.CARD_OF(card))).replace(card.suit.symbol, "")
    return f"<mark>{text}</mark>" if card is wrong else text


def _ranks(hand: CardSet | None, suit: Suit, wrong: Card | None, tongue: Language) -> str:
    if hand is None:
        return "?"
    return " ".join(_rank(card, wrong, tongue) for card in hand.of_suit(suit)) or "—"


def _hands(record: Record, wrong: Card | None, tongue: Language) -> str:
    if record.deal is None:
        return f"<p class=note>{escape(tongue.say(words.NO_HANDS()))}</p>"
    cells = []
    for seat in SEATS:
        hand = record.deal.hand(seat)
        rows = "".join(f"<div>{_suit(suit)} {_ranks(hand, suit, wrong, tongue)}</div>" for suit in reversed(Suit))
        name = f"<b>{escape(tongue.seat(seat, ''))}</b>{_role(record, seat, tongue)}"
        cells.append(f"<div class='hand {seat.letter}'>{name}{rows}</div>")
    middle = f"<div class=felt>{escape(record.board)}</div>"
    label = escape(tongue.say(words.THE_HANDS(record.board or "?")))
    return f"<div class=deal role=group aria-label='{label}'>{''.join(cells)}{middle}</div>"


def _role(record: Record, seat: Seat, tongue: Language) -> str:
    if record.contract is None:
        return ""
    if seat is record.contract.declarer:
        return f"<i> {escape(tongue.say(words.DECLARER()))}</i>"
    return f"<i> {escape(tongue.say(words.DUMMY()))}</i>" if seat is record.contract.declarer.partner else ""


def _auction(record: Record, tongue: Language) -> str:
    if record.dealer is None or not record.auction:
        return _contract(record, tongue)
    columns = [Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH]
    cells = [""] * columns.index(record.dealer)
    turn = record.dealer
    for seat, called in callers(record.dealer, record.auction[:_MOST_CALLS]):
        while turn is not seat:
            cells.append("—")
            turn = turn.lho
        said = _CALLS.get(called.call)
        text = tongue.say(said()) if said is not None else _bid(called.call)
        cells.append(suits(text) + ("!" if called.alerted else ""))
        turn = turn.lho
    heads = "".join(f"<th>{escape(tongue.seat(seat, ''))}</th>" for seat in columns)
    rows = "".join(
        f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells[start : start + 4])}</tr>"
        for start in range(0, len(cells), 4)
    )
    return f"<table class=calls><tr>{heads}</tr>{rows}</table>{_contract(record, tongue)}"


def _bid(call: str) -> str:
    return call[:1] + _SYMBOLS.get(call[1:], call[1:])


def _contract(record: Record, tongue: Language) -> str:
    if record.contract is None:
        return ""
    if record.result is None:
        return f"<p>{suits(tongue.say(words.CONTRACT_IS(record.contract)))}</p>"
    return f"<p>{suits(tongue.say(words.CONTRACT_AND_TRICKS(record.contract, record.result)))}</p>"


def _trick(record: Record, found: Finding, tongue: Language) -> str:
    """The cards of the trick that the finding is about, in the order of the record, and whose they are."""
    if found.trick < 1 or found.index < 0:
        return ""
    cells = []
    for n in range(4 * (found.trick - 1), min(4 * found.trick, len(record.plays))):
        card = record.plays[n].card
        if card is None:
            continue
        holder = next((s for s in SEATS if record.deal and (h := record.deal.hand(s)) is not None and card in h), None)
        seat = "" if holder is None else escape(tongue.seat(holder, ""))
        shown = suits(tongue.say(words.CARD_OF(card)))
        cells.append(f"<td>{f'<mark>{shown}</mark>' if n == found.index else shown}<br><small>{seat}</small></td>")
    head = escape(tongue.say(words.TRICK_IN_ORDER(found.trick)))
    return f"<p class=note>{head}</p><table class=trick><tr>{''.join(cells)}</tr></table>"
