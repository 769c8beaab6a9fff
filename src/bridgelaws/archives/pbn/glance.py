"""A game looked at only to see that nothing in it is irregular: from its text to bare numbers.

Whatever the eye would stop at is left to the reader, and the answer is None: a tag that is not on a line of its own, a
comment, a table, a word that is neither call nor card, an auction or a play that is not regular, a result that cannot
be. What only offends the letter of the standard, and not the board, is passed over here.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from ...kernel import ANY_SUIT, BIT, NO_TRUMP, SUIT_MASK, SUIT_OF, follow
from ...values.cards import CARDS, FULL_PACK
from ..holdings import HELD
from ..regular import PASSED, Hands, Regular, heard, is_possible, numbers
from .bidding import ALL_PASS, ALSO, CALLS
from .columns import follow_columns
from .names import LAST_NOTE, SUFFIXES, VULNERABLE, is_table
from .values import strain_of

_TAG = re.compile(r'\[([A-Za-z0-9_]+) "([^"\\\t#\n][^"\\\t\n]*|#?)"\]')
_NOTED = re.compile(r'\[(Note) "((?!#)[^"\\\t\n]*)"\]')
_ANNOTATION = re.compile(r"=\d{1,2}=|\$\d{1,3}|[!?]{1,2}", re.ASCII)
_EMPTY_LINE = re.compile(r"\n[ \t]+(?:\n|\Z)|[\x0b\x0c\x1c-\x1f]")
# With one of these in it a value is looked at more closely.
_STRANGE: Final = frozenset('"\\\t\n#')
_APART: Final = frozenset(("Auction", "Play", "Note", "ScoreRubberHistory"))
_OF_THE_BOARD: Final = ("Dealer", "Vulnerable", "Deal")
_UNKNOWN: Final = ("", "?")
_INHERITED: Final = '"#"]'
_SEATS: Final = {"N": 0, "E": 1, "S": 2, "W": 3}
_RESULTS: Final = {"": None, "?": None, **{form: n for n in range(14) for form in (str(n), f"{n:02}")}}
_AUCTION: Final = '\n[Auction "'
_PLAY: Final = '\n[Play "'
_NOTE: Final = '\n[Note "'
_ALL_PASS: Final = -1
# What refers to a note, or judges the call before it: it cannot be an irregularity.
_NO_CALL: Final = -2
_CALLS: Final = {
    **numbers({word: called.call for word, called in (ALSO | CALLS).items()}),
    **dict.fromkeys(ALL_PASS, _ALL_PASS),
    **dict.fromkeys((*(f"={number}=" for number in range(LAST_NOTE + 1)), *SUFFIXES), _NO_CALL),
}
_CARDS: Final = {word: int(card) for card in CARDS for word in (card.code, card.code.lower())}
_ALL: Final = 52
# The length of a whole deal: 52 ranks, and between them 12 points and 3 blanks; before them the seat and a colon.
_LENGTH: Final = 69
_MOST_LINES: Final = 1_024


class _Lines(dict[str, tuple[str, str]]):
    """The tag on each line that was met: most lines of a file come many times. A KeyError if it is no plain tag."""

    def __init__(self, form: re.Pattern[str], apart: frozenset[str] = frozenset()) -> None:
        super().__init__()
        self.form, self.apart = form, apart
        # What stands before the value, and the name in it.
        self.names: dict[str, str] = {}

    def __missing__(self, line: str) -> tuple[str, str]:
        if len(self) >= _MOST_LINES:
            self.clear()
        begun, _, rest = line.partition('"')
        name, value = self.names.get(begun), rest[:-2]
        if name is not None and rest[-2:] == '"]' and _STRANGE.isdisjoint(value):
            self[line] = tag = (name, value)
            return tag
        found = self.form.fullmatch(line)
        if found is None or found[1] in self.apart or is_table(found[1]):
            raise KeyError(line)
        if len(self.names) < _MOST_LINES:
            self.names[begun] = found[1]
        self[line] = tag = (found[1], found[2])
        return tag


_LINES: Final = _Lines(_TAG, _APART)
_NOTES: Final = _Lines(_NOTED)


def glance(text: str, line: int, nth: int, before: dict[str, str]) -> tuple[Regular, dict[str, str]] | None:
    """A game that is regular, and all its tags; `before` are those of the game before it.

    The text has no empty line.
    """
    auction_at = text.find(_AUCTION)
    play_at = text.find(_PLAY)
    size = len(text)
    if play_at < 0:
        play_at = size
    if auction_at < 0:
        auction_at = play_at
    if auction_at > play_at:
        return None
    head = text[:auction_at]
    try:
        tags = _tags(head, before)
        hands, bid = _deal(tags["Deal"]), tags["Contract"]
        if bid == "Pass":
            return _passed_out(text, auction_at, play_at, line, nth, tags, hands)
        contract = _contract(bid)
        dealer, declarer = _SEATS[tags["Dealer"]], _SEATS[tags["Declarer"]]
        result = _RESULTS[tags.get("Result", "")]
        if hands is None or contract is None or not _is_vulnerability(tags.get("Vulnerable", "")):
            return None
        rest = text[auction_at:]
        if not rest.isascii() or _has_empty_line(rest):
            return None
        if auction_at < play_at:
            said = _auction(text, auction_at, play_at, dealer)
            if said is None or said[:3] != contract or dealer + said[3] & 3 != declarer:
                return None
        leader = declarer + 1 & 3
        cards: list[int] = []
        winners: list[int] = []
        columns, ended = -1, False
        if play_at < size:
            columns, words, ended = _words(text[play_at:])
            left = list(hands)
            followed = _follow(left, contract[1], leader, columns, words, winners)
            if followed is None:
                left, winners, columns = list(hands), [], -1
                followed = _follow(left, contract[1], leader, -1, words, winners)
                if followed is None:
                    return None
            cards = followed
            if result is not None and not (
                _is_sure(result, left, contract[1], declarer, winners)
                if ended or len(cards) == _ALL
                else is_possible(result, winners, declarer)
            ):
                return None
    except KeyError:
        return None
    return _regular(line, nth, tags, hands, leader, cards, columns, winners, ended and result is not None), tags


def _regular(
    line: int, nth: int, tags: dict[str, str], hands: Hands, leader: int, cards: list[int], columns: int,
    winners: list[int], claimed: bool,
) -> Regular:  # fmt: skip
    board, room = tags.get("Board", ""), tags.get("Room", "")
    board, room = "" if board == "?" else board, "" if room == "?" else room.lower()
    return Regular(line, nth, board, room, tags, hands, leader, cards, columns, winners, claimed)


def _passed_out(
    text: str, auction_at: int, play_at: int, line: int, nth: int, tags: dict[str, str], hands: Hands | None
) -> tuple[Regular, dict[str, str]] | None:
    """A board that nobody bid on; a KeyError if something is out of the ordinary."""
    dealer, rest = _SEATS[tags["Dealer"]], text[auction_at:]
    if hands is None or play_at < len(text) or not rest.isascii() or _has_empty_line(rest):
        return None
    if tags.get("Result", "") not in _UNKNOWN or tags.get("Declarer", "") not in _UNKNOWN:
        return None
    if not _is_vulnerability(tags.get("Vulnerable", "")):
        return None
    at = auction_at + len(_AUCTION)
    if rest and (_SEATS[text[at]] != dealer or text[at + 1 : at + 4] != '"]\n'):
        return None
    if rest and [_CALLS[word] for word in text[at + 4 :].split()] not in (4 * [PASSED], [_ALL_PASS]):
        return None
    return _regular(line, nth, tags, hands, 0, [], -1, [], False), tags


def _tags(head: str, before: dict[str, str]) -> dict[str, str]:
    """The tags of a game, with what they have from the game before; a KeyError if they are not plain."""
    lines = head.split("\n")
    tags = dict(map(_LINES.__getitem__, lines))
    if len(tags) != len(lines):
        raise KeyError(head)
    if _INHERITED in head:
        for name, value in tags.items():
            if value == "#":
                tags[name] = before[name]
    if "Deal" not in tags:
        # The game of another table may leave out what the game before has said of the same board.
        event = before.get("Event")
        if before["Deal"] in _UNKNOWN or tags["Board"] in _UNKNOWN or tags["Board"] != before.get("Board"):
            raise KeyError(head)
        if tags.get("Event", event) != event:
            raise KeyError(head)
        for name in _OF_THE_BOARD:
            if name in before and tags.get(name, "") in _UNKNOWN:
                tags[name] = before[name]
    return tags


def _has_empty_line(text: str) -> bool:
    """Whether a line is empty but for blanks and the like, which ends a game; a false alarm does no harm."""
    if "\n " in text or "\n\t" in text:
        return _EMPTY_LINE.search(text) is not None
    return "\x0b" in text or "\x0c" in text or "\x1c" in text or "\x1d" in text or "\x1e" in text or "\x1f" in text


@lru_cache(maxsize=256)
def _deal(text: str) -> Hands | None:
    """The hands of a whole deal; a KeyError if there is anything in it but ranks."""
    if len(text) != _LENGTH or text[1] != ":":
        return None
    try:
        first, second, third, fourth = [
            HELD[spades] << 39 | HELD[hearts] << 26 | HELD[diamonds] << 13 | HELD[clubs]
            for spades, hearts, diamonds, clubs in [word.split(".") for word in text[2:].split(" ")]
        ]
    except ValueError:
        return None
    # So many ranks make the pack, as a sum, only if none is there twice.
    if first + second + third + fourth != FULL_PACK:
        return None
    if not first.bit_count() == second.bit_count() == third.bit_count() == fourth.bit_count() == 13:
        return None
    match text[0]:
        case "N":
            return first, second, third, fourth
        case "E":
            return fourth, first, second, third
        case "S":
            return third, fourth, first, second
        case "W":
            return second, third, fourth, first
    return None


@lru_cache(maxsize=512)
def _contract(text: str) -> tuple[int, int, int] | None:
    said = strain_of(text)
    if said is None or said[0] is None:
        return None
    return said[0], NO_TRUMP if said[1] is None else int(said[1]), said[2]


@lru_cache(maxsize=64)
def _is_vulnerability(text: str) -> bool:
    return text in _UNKNOWN or text.lower() in VULNERABLE


def _auction(text: str, at: int, end: int, dealer: int) -> tuple[int, int, int, int] | None:
    """What the auction of a section comes to; a KeyError if a word of it is no call."""
    at += len(_AUCTION)
    if _SEATS[text[at]] != dealer or text[at + 1 : at + 4] != '"]\n':
        return None
    notes = text.find(_NOTE, at, end)
    if notes >= 0:
        for line in text[notes + 1 : end].split("\n"):
            _NOTES[line]
        end = notes
    words = text[at + 4 : end].split()
    try:
        calls = [_CALLS[word] for word in words]
    except KeyError:
        calls = [_CALLS[word] for word in words if _ANNOTATION.fullmatch(word) is None]
    if _NO_CALL in calls:
        calls = [call for call in calls if call != _NO_CALL]
    if calls and calls[-1] == _ALL_PASS:
        calls.pop()
        # It ends the auction, whoever has passed already.
        passed = 3
        while calls and calls[-1] == PASSED and passed:
            calls.pop()
            passed -= 1
        calls += (PASSED, PASSED, PASSED)
    return None if _ALL_PASS in calls else heard(calls)


def _words(text: str) -> tuple[int, list[str], bool]:
    """The seat of the first column, the words of the cards, and whether the section says that there are no more.

    Places without a card may only be in the last row; a KeyError if they are not.
    """
    at = len(_PLAY)
    start = _SEATS[text[at : at + 1]]
    if text[at + 1 : at + 3] != '"]' or text[at + 3 : at + 4] not in ("\n", ""):
        raise KeyError(text)
    words = text[at + 3 :].split()
    ended = bool(words) and words[-1] == "*"
    if ended:
        words.pop()
    if len(words) > _ALL:
        raise KeyError(text)
    return start, words, ended


def _follow(
    left: list[int], trumps: int, leader: int, columns: int, words: list[str], winners: list[int]
) -> list[int] | None:
    """The cards, if they are regular, in columns from a seat or, with -1, as they were played; else None.

    A trick that is not complete may only be the last, and is given in the order of play.
    """
    whole = len(words) & ~3
    if whole == len(words) and "-" in words[-4:]:
        whole -= 4
    cards = [_CARDS[word] for word in words[:whole]]
    if columns < 0:
        if follow(left, trumps, leader, (), cards, winners) < whole:
            return None
    elif not follow_columns(left, trumps, leader, columns, cards, winners):
        return None
    if whole == len(words):
        return cards
    leader = winners[-1] if winners else leader
    row = (*words[whole:], "-", "-", "-")[:4]
    turned = leader - columns & 3 if columns >= 0 else 0
    led = ANY_SUIT
    over = False
    for place, word in enumerate(row[turned:] + row[:turned]):
        if word == "-":
            over = True
            continue
        card, seat = _CARDS[word], leader + place & 3
        bit, held = BIT[card], left[seat]
        if over or not bit & held or (not bit & led and held & led):
            return None
        if not place:
            led = SUIT_OF[card]
        left[seat] = held ^ bit
        cards.append(card)
    return cards


def _is_sure(result: int, left: list[int], trumps: int, declarer: int, winners: list[int]) -> bool:
    """Whether the result can be, with the tricks that cannot be lost any more: the highest trumps, in one hand."""
    side = declarer & 1
    theirs = sum([winner & 1 ^ side for winner in winners])
    ours = len(winners) - theirs
    if trumps != NO_TRUMP:
        north, east, south, west = left
        suit = (north | east | south | west) & SUIT_MASK[trumps]
        if suit:
            highest = 1 << suit.bit_length() - 1
            holder = 0 if north & highest else 1 if east & highest else 2 if south & highest else 3
            own = left[holder] & suit
            sure = (own >> (suit ^ own).bit_length()).bit_count()
            if holder & 1 == side:
                ours += sure
            else:
                theirs += sure
    return ours <= result <= 13 - theirs
