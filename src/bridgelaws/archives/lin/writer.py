"""Records as LIN, as vugraph files are written; and what of a record LIN has no place for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Final

from ...values.cards import CardSet
from ..auction import DOUBLE, PASS, REDOUBLE
from ..record import Called, Mark, Record
from .words import DEALERS, FROM_SOUTH

_DEALER: Final = {seat: digit for digit, seat in DEALERS.items()}
_VULNERABLE: Final = {"None": "o", "NS": "n", "EW": "e", "All": "b"}
_CALL: Final = {PASS: "p", DOUBLE: "d", REDOUBLE: "r"}
_RANKS: Final = "AKQJT98765432"
# Tags that LIN has a place for, and those that say what it says otherwise.
_HEADED: Final = ("Event", "Stage", "HomeTeam", "VisitTeam")
_SAID_OTHERWISE: Final = frozenset(
    (
        *("Board", "Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Result", "Room", "Auction", "Play"),
        *("North", "East", "South", "West", "Note", "Generator", *_HEADED),
    )
)


class Loss(StrEnum):
    """What LIN cannot say of a board."""

    MARKS = "marks"
    CONTRACT = "contract"
    AUCTION = "auction"
    TAGS = "tags"
    UNKNOWN_CARDS = "unknown cards"


def write(records: Iterable[Record]) -> Iterator[str]:
    """The text of a file, a board at a time; the event is that of the first board."""
    names = ""
    for n, record in enumerate(records):
        text = [_head(record)] if n == 0 else []
        if (named := _names(record)) != names:
            text.append(f"pn|{named}|pg||\n" if named else "pn|,,,|pg||\n")
            names = named
        yield "".join(text) + "".join(_board(record))


def lost(record: Record) -> frozenset[Loss]:
    """What is in a record, and not in the LIN that `write` makes of it."""
    found = set()
    marked = any(called.mark is not None for called in record.auction) or any(p.mark is not None for p in record.plays)
    if marked or record.swapped or record.misagreed:
        found.add(Loss.MARKS)
    if _is_skipped(record.auction):
        found.add(Loss.AUCTION)
    elif record.contract is not None and not record.auction:
        found.add(Loss.CONTRACT)
    if any(played.card is None for played in record.plays):
        found.add(Loss.UNKNOWN_CARDS)
    if any(
        _is_said(value) for name, value in record.tags.items() if name[:1].isupper() and name not in _SAID_OTHERWISE
    ):
        found.add(Loss.TAGS)
    return frozenset(found)


def _is_said(value: str) -> bool:
    return value not in ("", "?", "-")


def _is_skipped(calls: tuple[Called, ...]) -> bool:
    """Whether somebody has no call in his column: in LIN every call is the next player's."""
    return any(called.mark is Mark.SKIPPED for called in calls)


def _head(record: Record) -> str:
    event, stage, home, visit = (_field(record.tags.get(tag, "")) for tag in _HEADED)
    return f"vg|{event},{stage},,,,{home},,{visit}|\n" if event or stage or home or visit else ""


def _field(text: str) -> str:
    """A text between commas."""
    return "" if text in ("?", "-", "#") else _text(text).replace(",", " ")


def _text(text: str) -> str:
    """A text between bars, on one line."""
    return " ".join(text.replace("|", "/").split())


def _names(record: Record) -> str:
    if not any(record.players.values()):
        return ""
    four = ",".join(_field(record.players.get(seat, "")) for seat in FROM_SOUTH)
    return f",,,,{four}" if record.room == "closed" else four


def _board(record: Record) -> Iterator[str]:
    room = record.room[:1] if record.room in ("open", "closed") else ""
    yield f"qx|{room}{_field(record.board)}|"
    if record.deal is not None:
        dealer = "" if record.dealer is None else _DEALER[record.dealer]
        hands = ",".join(_hand(record.deal.hand(seat)) for seat in FROM_SOUTH)
        yield f"md|{dealer}{hands}|"
    if record.vulnerable in _VULNERABLE:
        yield f"sv|{_VULNERABLE[record.vulnerable]}|"
    if not _is_skipped(record.auction):
        yield from map(_call, record.auction)
    yield "pg||\n"
    for n, played in enumerate(record.plays):
        if played.card is None:
            break
        yield f"pc|{played.card.code}|" + ("pg||\n" if n % 4 == 3 else "")
    if record.result is not None:
        yield f"mc|{record.result}|"
    for comment in record.comments:
        yield f"nt|{_text(comment)}|"
    yield "pg||\n"


def _hand(hand: CardSet | None) -> str:
    if hand is None:
        return ""
    held = {card.code for card in hand}
    return "".join(suit + "".join(rank for rank in _RANKS if suit + rank in held) for suit in "SHDC")


def _call(called: Called) -> str:
    word = _CALL.get(called.call) or called.call.replace("NT", "N")
    note = f"an|{_text(called.note)}|" if called.note else ""
    return f"mb|{word}{'!' if called.alerted else ''}|{note}"
