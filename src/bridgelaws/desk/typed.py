"""What is typed in somebody's language, as the value that a call is told: `O: CR C3` in French is `W: HK H3`."""

from __future__ import annotations

import re

from ..errors import ParseError, spoken
from ..reading import cards_written, read_call, read_card, read_cards, read_contract, read_seat
from ..values.cards import RANKS
from ..values.seats import SEATS, Seat
from ..words.language import Language
from ..words.languages import ENGLISH
from . import words
from .told import Detail

_CALLS = ("call", "calls")
_SEPARATED = re.compile(r"[\s:,;]+")


def told(detail: Detail, typed: str, language: Language | str) -> str:
    """The value that a text gives to a detail; English ones are told as they are, but for calls in words."""
    tongue = spoken(language)
    if detail.wants in _CALLS and typed.strip():
        return _read_calls(typed, tongue) if detail.wants == "calls" else read_call(typed, tongue).code
    if detail.leader is not None:
        typed = _without_seats(typed, detail.leader, tongue)
    if detail.wants == "table" and len(said := _SEPARATED.split(typed.strip(), maxsplit=1)) > 1:
        typed = f"{said[0]}: {_without_seats(said[1], read_seat(said[0], tongue), tongue)}"
    if tongue.code == ENGLISH or not typed.strip():
        return typed
    match detail.wants:
        case "seat":
            return read_seat(typed, tongue).letter
        case "card":
            return read_card(typed, tongue).code
        case "cards":
            return _by_suits(typed, tongue) if "." in typed else _codes(typed, tongue)
        case "table":
            leader, *cards = _SEPARATED.split(typed.strip(), maxsplit=1)
            return f"{read_seat(leader, tongue).letter}: {_codes(''.join(cards), tongue)}"
    return _contract(typed, tongue) if detail.id == "contract" else typed


def _without_seats(typed: str, leader: Seat, tongue: Language) -> str:
    """Cards played in turn, without the seats that may be typed before them: `E DK S D4`."""
    said = [word for word in _SEPARATED.split(typed) if word]
    cards: list[str] = []
    for word, following in zip(said, [*said[1:], ""], strict=False):
        seat = _seat(word, tongue) if cards_written(following, tongue) else None
        if seat is None:
            cards.append(word)
        elif seat is not (turn := SEATS[(leader + _number(cards, tongue)) % len(SEATS)]):
            raise ParseError(words.NOT_NEXT(seat, turn))
    return typed if len(cards) == len(said) else " ".join(cards)


def _seat(word: str, tongue: Language) -> Seat | None:
    try:
        return read_seat(word, tongue)
    except ParseError:
        return None


def _number(cards: list[str], tongue: Language) -> int:
    return len(read_cards(" ".join(cards), tongue)) if cards else 0


def _codes(typed: str, tongue: Language) -> str:
    return " ".join(card.code for card in read_cards(typed, tongue))


def _by_suits(typed: str, tongue: Language) -> str:
    """A hand by suits with dots between, in the letters of case files: `AR.D..` in French is `AK.Q..`."""
    own = {written.upper(): rank for rank, written in zip(RANKS, tongue.RANKS, strict=True)}
    signs = "|".join(map(re.escape, sorted(own, key=len, reverse=True)))
    return re.sub(signs, lambda found: own[found[0]], "".join(typed.split()).upper())


def _read_calls(typed: str, tongue: Language) -> str:
    """With commas between, or with blanks if each is one word."""
    pieces = re.split(r"[,;]", typed) if re.search(r"[,;]", typed) else typed.split()
    return " ".join(read_call(piece, tongue).code for piece in pieces if piece.strip())


def _contract(typed: str, tongue: Language) -> str:
    """Without its declarer, who is told by himself."""
    return read_contract(typed, tongue, declarer=Seat.SOUTH).code.partition(" ")[0]
