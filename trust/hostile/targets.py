"""What is attacked, and what must hold: a value that can be written down and read again, or an error of the package."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise, product
from pathlib import Path
from typing import Any

from bridgelaws import golden
from bridgelaws.board.events import Answered, Corrected, Event, Named
from bridgelaws.board.opened import open_table
from bridgelaws.board.table import Table
from bridgelaws.book.editions import EDITIONS, edition, find_reading
from bridgelaws.desk import typed
from bridgelaws.desk.told import Detail
from bridgelaws.engine import step as engine
from bridgelaws.engine.step import Outcome
from bridgelaws.errors import BridgeLawsError, ParseError
from bridgelaws.files import codec
from bridgelaws.files.nodes import MAX_WORDS, Node
from bridgelaws.laws import spoken
from bridgelaws.laws.law46 import interpretation_queries as interpretation46
from bridgelaws.play import documents
from bridgelaws.play.board import Board
from bridgelaws.play.play import Play
from bridgelaws.play.views import view_document
from bridgelaws.values import words as values
from bridgelaws.values.calls import parse_call
from bridgelaws.values.cards import CARDS, Card, CardSet, Deal, Suit, rank_named
from bridgelaws.values.contract import Contract
from bridgelaws.values.seats import SEATS, Seat
from bridgelaws.words.languages import languages

DOCUMENT = Path(__file__).parents[2] / "docs" / "case-format.md"
# The longest message lists every reading there is.
LONGEST_MESSAGE = 2_500
_CALLED = values.NOT_A_CALL("")  # what is asked does not matter to who reads the answer


def text_of(data: bytes) -> str:
    """Bytes as text: half surrogates come through, what is no text at all is replaced."""
    try:
        return data.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return data.decode("utf-8", "replace")


def is_clear(error: BridgeLawsError) -> None:
    """An error says something, in one line that can be printed anywhere, and not at any length."""
    message = str(error)
    assert message, "an error without a message"
    assert message.isprintable(), "a message that cannot be printed"
    assert len(message) <= LONGEST_MESSAGE, "a message without end"


# Cases


def case(data: bytes, thorough: bool = True) -> None:
    """The decoder of case files; what it reads is ruled on, shown, written down and read again.

    For the sake of speed the fuzzer is not `thorough`: which half of the checks an input gets depends on the input.
    """
    source: str | bytes = data
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        refuses(data)
        source = text_of(data)
    play = refuses(source)
    if play is None:
        return
    shown = _shown(play.now)
    share = zlib.crc32(data)
    if thorough or share % 2:
        _read_again(play, shown)
    if thorough or not share % 2:
        _shown(play.under(EDITIONS[share % 3]).now)
        for seat in SEATS:
            json.dumps(view_document(play.view(seat))).encode("utf-8")


def _read_again(play: Play, shown: str) -> None:
    written = codec.dumps(play)
    again = codec.loads(written.encode("utf-8"))
    assert codec.dumps(again) == written, "written down and read again, it is written otherwise"
    assert _shown(again.now) == shown, "written down and read again, it is ruled otherwise"
    play.explain(asides=True).encode("utf-8")
    assert repr(play)


def refuses(source: str | bytes) -> Play | None:
    """The play that a case file opens; None if it is refused, with an error that points at a place in it."""
    try:
        return codec.loads(source)
    except ParseError as error:
        is_clear(error)
        _points_into(source, error.pointer)
        return None


def _shown(outcome: Outcome) -> str:
    text = json.dumps(documents.outcome_document(outcome), ensure_ascii=False, allow_nan=False)
    text.encode("utf-8")
    return text


def _points_into(source: str | bytes, pointer: str | None) -> None:
    """Every step but the last leads somewhere; the last may name what is missing."""
    assert pointer is not None, "an error that does not point anywhere"
    if not pointer:
        return
    assert pointer.startswith("/"), f"{pointer!r} is no JSON pointer"
    try:
        value = json.loads(source)
    except (ValueError, RecursionError):
        return
    steps = [step.replace("~1", "/").replace("~0", "~") for step in pointer[1:].split("/")]
    for step in steps[:-1]:
        value = value[int(step)] if isinstance(value, list) else value[step]
    assert isinstance(value, dict) or (isinstance(value, list) and int(steps[-1]) < len(value)), "points at nothing"


# Cards and the other small values


def cards(data: bytes) -> None:
    """The parsers of cards, sets of cards, suits, seats, contracts, editions and readings."""
    text = text_of(data)
    given: list[Any] = [text, data, [text], text.splitlines(), None]
    if text.isdecimal() and text.isascii() and len(text) < 4_000:
        given += [int(text), 10 ** min(int(text), 9_999), float(int(text) % 1000)]
    for value in given:
        _same_again(Card.parse, value, lambda card: card.code)
        _same_again(Card.parse, value, str)
        _same_again(Suit.parse, value, lambda suit: suit.symbol)
        _same_again(Seat.parse, value, str)
        _same_again(Contract.parse, value, lambda contract: contract.code)
        _same_again(Contract.parse, value, str)
        _same_again(CardSet.parse, value, lambda found: found)
        _same_again(edition, value, str)
        _same_again(find_reading, value, lambda reading: reading.id)
    rank = rank_named(text)
    assert rank is None or 0 <= rank < 13


def _same_again(parser: Callable[[Any], Any], value: Any, write: Callable[[Any], Any]) -> Any:
    """What is read, written down and read again is the same; what is not read is an error of the package."""
    try:
        found = parser(value)
    except BridgeLawsError as error:
        is_clear(error)
        return None
    assert parser(write(found)) == found, f"{found!r} is not read again as it was"
    return found


# Calls


def calls(data: bytes) -> None:
    """A call; a line of calls as it is typed, in every language; and the board that is opened after them."""
    text = text_of(data)
    for value in (text, *text.split()[:8], data, None):
        _same_again(parse_call, value, lambda call: call.code)
    for language in languages():
        for wants in ("call", "calls"):
            try:
                codes = typed.told(Detail("calls", _CALLED, wants), text, language).split()
            except BridgeLawsError as error:
                is_clear(error)
                continue
            assert [parse_call(code).code for code in codes] == codes or not text.strip(), "no calls were read"
    words = text.split()[:40]
    told = [(SEATS[n % 4], word) for n, word in enumerate(words)]
    try:
        board = Board(dealer="N", laws=EDITIONS[zlib.crc32(data) % 3], calls=told)
    except BridgeLawsError as error:
        is_clear(error)
        return
    shown = _shown(board.now)
    again = codec.loads(codec.dumps(board))
    assert _shown(again.now) == shown, "written down and read again, it is another auction"


# Deals


def deal(data: bytes) -> None:
    """The parser of deals, and the table that is opened with one."""
    text = text_of(data)
    found = _same_again(Deal.parse, text, str)
    try:
        table = open_table("4S by S", EDITIONS[zlib.crc32(data) % 3], text)
    except BridgeLawsError as error:
        is_clear(error)
        return
    assert found is not None, "a table is opened with what is no deal"
    held = [card for hand in table.hands for card in hand.cards]
    assert len(set(held)) == len(held), "a card in two hands"
    assert all(hand.count == 13 for hand in table.hands)
    codec.loads(codec.dumps(Play(table=table)))


# Designations


def designation(data: bytes) -> None:
    """The words by which a card is named, each line of the text: the call, what was pointed at, and a correction."""
    lines = text_of(data).split("\n")
    words = lines[0]
    pointing = lines[1] if len(lines) > 1 and lines[1] else None
    other = lines[2] if len(lines) > 2 else words[::-1]
    for trumps, language in product((None, Suit.HEARTS), languages()):
        try:
            said = spoken.read(words, pointing, trumps, language)
        except BridgeLawsError as error:
            is_clear(error)
            return
        assert said.card is None or said.card in CARDS
        assert said.rank is None or 0 <= said.rank < 13
    tables = _tables()
    table = tables[zlib.crc32(data) % len(tables)]
    called = interpretation46.interpret(table, words, pointing)
    hand = table.hand(table.dummy)
    assert called.card is None or called.card in hand.cards or not hand.known, "a card that dummy does not have"
    for event in (
        Named(table.declarer, words, None, pointing),
        Named(table.declarer, words, table.declarer, pointing),
        Named(table.declarer.lho, words, None, pointing),
    ):
        _correct(_step(table, event), Corrected(event.seat, other))
    if len(words) <= MAX_WORDS and words.isprintable():
        event = Named(Seat.SOUTH, words)
        assert codec.decode_event(Node(codec.encode_event(event))) == event


def _correct(after: Table | None, correction: Corrected) -> None:
    """Another card is wanted at once, or after a question about the words has been answered."""
    if after is None:
        return
    _step(after, correction)
    if after.question is not None:
        values = after.question.values or ("HK", "C2")
        for value in dict.fromkeys((values[0], values[-1])):
            answered = _step(after, Answered(after.question.id, value))
            if answered is not None:
                _step(answered, correction)


def _step(table: Table, event: Event) -> Table | None:
    try:
        outcome = engine.step(table, event)
    except BridgeLawsError as error:
        is_clear(error)
        return None
    _shown(outcome)
    return outcome.table


_DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"
_RUFFED: dict[str, Any] = {
    "trick": 5,
    "won": {"NS": 3, "EW": 1},
    "last_trick": [
        {"seat": "W", "card": "DA"},
        {"seat": "N", "card": "S4"},
        {"seat": "E", "card": "D7"},
        {"seat": "S", "card": "D4"},
    ],
    "hands": {"N": ["S9", "S7", "HA", "HJ", "H3", "CA", "CK", "C9", "C6"]},
}
# Dummy to follow, dummy to lead after winning, dummy not on file, dummy to lead after a ruff, declarer to play.
_SCENES: tuple[tuple[str, dict[str, Any], tuple[str, ...]], ...] = (
    ("3NT by S", {"deal": _DEAL}, ("W DA",)),
    ("3NT by S", {"deal": _DEAL}, ("W HQ", "N HA", "E H2", "S H4")),
    ("4H by S", {}, ("W D6",)),
    ("4S by S", {"position": _RUFFED}, ()),
    ("4S by S", {"deal": _DEAL}, ("W DA", "N D3", "E D7")),
)
_opened: list[Table] = []


def _tables() -> list[Table]:
    if not _opened:
        for laws in EDITIONS:
            for contract, opening, plays in _SCENES:
                head = {"format": codec.FORMAT, "version": codec.VERSION, "laws": laws.year, "contract": contract}
                play = codec.decode({**head, **opening})
                for seat, card in (each.split() for each in plays):
                    play.faced(seat, card)
                _opened.append(play.table)
    return _opened


TARGETS: dict[str, Callable[[bytes], None]] = {
    "case": case,
    "cards": cards,
    "deal": deal,
    "calls": calls,
    "designation": designation,
}


# Where a fuzzer begins


def _case_files() -> Iterator[dict[str, Any]]:
    """Every golden case as case files, and those of the document on the format."""
    for document in golden.cases():
        for run in golden.runs(document):
            events = [event for step in run.steps for event in step.get("events", ())]
            head = {"format": codec.FORMAT, "version": codec.VERSION, "laws": run.laws}
            yield {**head, **run.opening, "events": events}
    for block in re.findall(r"^```json\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        value = json.loads(block)
        if "format" in value:
            yield value


def seeds(target: str) -> Iterator[bytes]:
    """Good input for a target, each once."""
    yield from dict.fromkeys(text.encode("utf-8") for text in _seeds(target))


def _seeds(target: str) -> Iterator[str]:
    if target == "case":
        yield from (json.dumps(value, ensure_ascii=False) for value in _case_files())
    elif target == "deal":
        yield from (value["deal"] for value in _case_files() if "deal" in value)
        yield from ("N:- - - -", "S:AQJ52.T86.KJ9.A4 - - -", "west:10.A.K.Q J...2 3... -")
    elif target == "calls":
        yield from ("1NT", "4♥", "dbl", "redouble", "8C", "P P 1H X XX 2S", "passe contre 1SA", "kontra 1ohne weiter")
        yield from (" ".join(each["call"] for each in told) for told in map(_told, _case_files()) if told)
    elif target == "designation":
        for value in _case_files():
            named = [e for e in value["events"] if "words" in e] if "events" in value else []
            yield from ("\n".join((e["words"], e.get("pointing", ""))) for e in named)
            yield from ("\n".join((a["words"], "", b["words"])) for a, b in pairwise(named))
    else:
        yield from ("HK", "♥10", "th", "10H", "♠️A", "hearts", "North", "HK H9,SA", "17", "R54-1", "2017")
        yield from dict.fromkeys(value["contract"] for value in _case_files() if "contract" in value)
        yield from ("4♠ X by West", "nt s", "7 N RDBL by n", "1c dbl e")


def _told(value: dict[str, Any]) -> list[dict[str, Any]]:
    """The calls of a case file, those told and those made."""
    made = [event for event in value.get("events", ()) if event.get("event") == "made"]
    return [*value.get("auction", {}).get("calls", ()), *made]


def words(target: str) -> Iterable[str]:
    """The words of a target's format, for the fuzzer's dictionary."""
    marks = {'"', '", "', '": "', "\ufeff", "\u202e", "\ufe0f", "\\ud800", "\\u0000", "1e999", "NaN", "-Infinity"}
    small = {*"CDHS♣♦♥♠NESW", "10", *(card.code for card in CARDS), "NT", "XX", " by ", "rdbl", "dbl", "north", "clubs"}
    match target:
        case "case":
            found = {*marks, *small}
            for value in _case_files():
                found |= set(re.findall(r'"[^"]*"|-?\d+|true|false|null|[\[\]{},:]', json.dumps(value)))
            return sorted(word for word in found if len(word) <= 40)
        case "designation":
            spoken = {"the", "of", "low", "high", "top", "small", "win", "cover", "ruff", "trump", "anything", "duck"}
            spoken |= {
                "petit",
                "gros",
                "coupe",
                "prends",
                "n'importe",
                "klein",
                "hoch",
                "nimm",
                "egal",
                "nicht",
                "pas",
                "à",
            }
            ranks = {"ace", "king", "queen", "jack", "ten", "nine", "deuce", "six", "sixes", "\n", "a", "heart"}
            return sorted({*small, *spoken, *ranks})
        case "calls":
            spoken = {
                "pass",
                "passe",
                "contre",
                "surcontre",
                "kontra",
                "rekontra",
                "weiter",
                "double",
                "redouble",
                "SA",
                "NT",
            }
            return sorted({*"123456789CDHSN♣♦♥♠PX ?>+()", "XX", "dbl", "rdbl", "\n", ", ", "\u0661", *spoken})
        case "deal":
            return sorted({*"NESW:.-AKQJT98765432 ", "10", "N:", " - ", "...", "AKQJT98765432", "\u00a0"})
        case _:
            return sorted({*small, "\ufe0f", "\u017f", "\u212a", "\ufb06", "\u0661", "1997", "2007", "2017", "R54-1"})
