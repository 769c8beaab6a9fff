"""The auction section: calls, marks, and what ends it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...errors import quoted
from ...values.seats import SEATS, Seat
from .. import messages
from ..auction import BIDS, PASS, Heard, hear
from ..record import Called, Mark
from .meant import call_meant
from .names import CALL_MARKS
from .scan import Game, Part
from .values import seat_of
from .words import auction_annotations, check_notes, comment_text, notes_of, split

CALLS: Final = {word: Called(call) for call in (*BIDS, "X", "XX", "Pass") for word in (call, call.lower())} | {
    "PASS": Called("Pass")
}
# Calls as other programs write them.
ALSO: Final = {
    **{f"{level}{n}": Called(f"{level}NT") for level in range(1, 8) for n in "Nn"},
    **dict.fromkeys(("P", "p"), Called("Pass")),
    **dict.fromkeys(("D", "d", "Dbl", "DBL", "dbl"), Called("X")),
    **dict.fromkeys(("R", "r", "Rdbl", "RDBL", "rdbl"), Called("XX")),
}
_SKIPPED: Final = Called("", mark=Mark.SKIPPED)
ALL_PASS: Final = frozenset(("AP", "ap"))


@dataclass(slots=True)
class Auction:
    """What an auction section says."""

    calls: tuple[Called, ...]
    dealer: Seat | None
    heard: Heard | None
    cut: bool = False


def read_auction(
    game: Game, part: Part, note_parts: list[Part], dealer: Seat | None, words: list[str], comments: list[str]
) -> Auction:
    """Read the section; `words` gets its words and `comments` its comments."""
    found, lines = split(part)
    words += found
    notes = notes_of(note_parts, lambda line, text: game.object_to(line, text, True)) if note_parts else {}
    calls: list[Called] = []
    where: list[int] = []
    annotations = auction_annotations(game)
    mark: Mark | None = None
    dashes: list[tuple[int, int]] = []
    stop, all_pass = "", False
    for word, line in zip(found, lines, strict=True):
        called = CALLS.get(word)
        if called is None and (called := ALSO.get(word) or CALLS.get(call_meant(word))) is not None:
            game.object_to(line, messages.WRITTEN_FOR(quoted(word), called.call), True)
        if called is not None:
            if stop:
                game.object_to(line, messages.AFTER(quoted(word), stop))
            if all_pass and called.call == PASS:
                game.object_to(line, messages.AFTER_ALL_PASSED(quoted(word)), True)
                continue
            if all_pass:
                game.object_to(line, messages.AFTER_ALL_PASSED(quoted(word)))
            if mark is not None:
                called, mark = Called(called.call, mark=mark), None
            annotations.begin()
            calls.append(called)
            where.append(line)
        elif word[0] in "{;":
            comments.append(comment_text(word))
        elif word in "+*":
            if stop:
                game.object_to(line, messages.AFTER(quoted(word), stop))
            stop = word
        elif word in ALL_PASS:
            if stop:
                game.object_to(line, messages.AFTER(quoted(word), stop))
            all_pass = True
            annotations.begin()
        elif word == "-":
            dashes.append((len(calls), line))
        elif word[0] == "^":
            given = CALL_MARKS.get(word.upper())
            if given is None or mark is not None:
                game.object_to(line, messages.NOT_A_MARK_OF_A_CALL(quoted(word)))
            elif given is Mark.SKIPPED:
                annotations.begin()
                calls.append(_SKIPPED)
                where.append(line)
            else:
                mark = given
        elif word[0] in "=$!?":
            index = annotations.add(word, line, bool(calls) or all_pass)
            if index and calls and not all_pass:
                last = calls[-1]
                calls[-1] = Called(last.call, True, notes.get(index, ""), last.mark)
        else:
            game.object_to(line, messages.PBN_NOT_A_CALL(quoted(word)))
    if mark is not None:
        game.object_to(part.line, messages.MARK_WITHOUT_BID())
    if note_parts or annotations.used:
        check_notes(annotations, notes, note_parts)
    waits = _dashes(game, part, dealer, calls, where, dashes)
    return _settle(game, part, dealer, calls, where, waits, all_pass, bool(stop))


def _dashes(
    game: Game, part: Part, dealer: Seat | None, calls: list[Called], where: list[int], dashes: list[tuple[int, int]]
) -> int:
    """How many seats before the dealer are left out; a dash anywhere else stands for a pass, or fills a row at the end.

    Where the dealer's own column begins with one, he passed.
    """
    first = [line for place, line in dashes if place == 0]
    passed = dealer is not None and seat_of(part.value) is dealer
    put_in = dashes if passed else dashes[len(first) :]
    for n, (place, line) in enumerate(put_in):
        if place + n == len(calls) and hear(dealer or Seat.NORTH, calls).ended:
            break
        game.object_to(line, messages.WRITTEN_FOR("'-'", PASS), True)
        calls.insert(place + n, CALLS[PASS])
        where.insert(place + n, line)
    return 0 if passed else len(first)


def _settle(
    game: Game,
    part: Part,
    dealer: Seat | None,
    calls: list[Called],
    where: list[int],
    waits: int,
    all_pass: bool,
    cut: bool,
) -> Auction:
    start = seat_of(part.value)
    if start is None:
        if not part.value.startswith("#") or (dealer is None and calls):
            game.object_to(part.line, messages.FIRST_COLUMN("Auction", quoted(part.value)))
    elif game.names.get("Dealer", "") in ("", "?"):
        game.object_to(part.line, messages.WITHOUT_DEALER(), True)
        dealer = SEATS[(start + waits) & 3] if calls or all_pass else start
    elif dealer is not None and (calls or all_pass) and SEATS[(start + waits) & 3] is not dealer:
        game.object_to(part.line, messages.DID_NOT_DEAL(SEATS[(start + waits) & 3], dealer))
    if dealer is None:
        return Auction(tuple(calls), None, None, cut)
    heard = hear(dealer, calls)
    for fault in heard.told():
        game.object_to(where[fault.place], fault.message, fault.slight)
    if all_pass and not heard.ended:
        calls += [Called("Pass")] * ((3 if heard.contract else 4) - heard.passes)
        heard = hear(dealer, calls)
    return Auction(tuple(calls), dealer, heard, cut)
