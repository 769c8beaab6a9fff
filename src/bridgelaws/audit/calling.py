"""What is irregular in an auction, by the engine itself: the calls of a record are made again under each edition.

The readers hear every auction in their own, cheap way. Only one that they object to, or that the file marks, comes
here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..archives import messages
from ..archives.record import Mark, Problem, Record
from ..archives.table import called
from ..board.events import Made
from ..board.keys import Key
from ..book.editions import EDITIONS, Provision
from ..errors import BridgeLawsError
from ..laws.law17 import book as book17
from ..laws.law18 import book as book18
from ..laws.law19 import book as book19
from ..laws.law22 import book as book22
from ..laws.law36 import book as book36
from ..laws.law39 import book as book39
from ..play.board import Board
from ..values.calls import DOUBLE
from ..values.seats import Seat
from ..words.message import Message
from .cost import ByYear, refs_of
from .findings import Kind

_KINDS = {27: Kind.INSUFFICIENT, 36: Kind.DOUBLE, 39: Kind.AFTER_THE_END}
KINDS = (*_KINDS.values(), Kind.ROTATION, Kind.CONTRACT)
# The contract is the last bid.
ENDS_IN: ByYear = refs_of(book22.CONTRACT)
_MARKS = {Kind.INSUFFICIENT: Mark.INSUFFICIENT_BID, Kind.ROTATION: Mark.SKIPPED}
_IN_AN_AUCTION = messages.ABOUT_A_CALL | messages.ABOUT_THE_CONTRACT


@dataclass(frozen=True, slots=True)
class Irregular:
    """A call that was not regular: its place in the record, who made it, and what the engine says of it."""

    place: int
    kind: Kind
    seat: Seat
    about: Message


@dataclass(frozen=True, slots=True)
class Auction:
    """The calls of an auction that were not regular, in their order, and the provisions that they come under."""

    calls: tuple[Irregular, ...] = ()
    provisions: ByYear = ()

    def bears_out(self, record: Record, place: int) -> bool:
        """Whether a mark of the file stands at a call that was irregular; a player who is left out, before one."""
        auction = record.auction
        while place < len(auction) and auction[place].mark is Mark.SKIPPED:
            place += 1
        return any(call.place == place for call in self.calls)


REGULAR = Auction()


def is_heard(record: Record) -> bool:
    """Whether an auction has to be made again: a reader objects to a call, or the file marks one."""
    if any(one.mark is not None for one in record.auction):
        return True
    return any(is_about(problem, messages.ABOUT_A_CALL) for problem in record.problems)


def is_about(problem: Problem, sentences: frozenset[object] = _IN_AN_AUCTION) -> bool:
    """Whether an objection of a reader is one of these sentences, or has one of them in it."""
    said = problem.message
    return isinstance(said, Message) and any(
        isinstance(each, Message) and each.says in sentences for each in (said, *said.values)
    )


def mark_of(record: Record, call: Irregular) -> str:
    """The mark that the file gives to an irregular call."""
    mark = _MARKS.get(call.kind)
    skipped = call.place > 0 and record.auction[call.place - 1].mark is Mark.SKIPPED
    given = skipped if mark is Mark.SKIPPED else mark is not None and record.auction[call.place].mark is mark
    return mark.value if mark is not None and given else ""


def irregular(record: Record) -> Auction:
    """What is irregular in the auction of a record; nothing where nobody knows who called."""
    if record.dealer is None or not record.auction:
        return REGULAR
    calls: tuple[Irregular, ...] = ()
    cited: list[tuple[int, tuple[str, ...]]] = []
    for laws in EDITIONS:
        try:
            board = called(record, laws)
        except BridgeLawsError:
            return REGULAR
        found = tuple(_irregular(board, record))
        refs = [ref for one in found for ref in _broken(board, record, one)]
        refs += [ref for ruling in board.rulings for ref in ruling.ordered]
        refs += [p.ref(laws) for p in _waiting(board) if p.in_force(laws)]
        # What was irregular is the same under every edition, and is told as the latest says it.
        calls = found
        if refs:
            cited.append((int(str(laws)), tuple(dict.fromkeys(refs))))
    return Auction(calls, tuple(cited)) if calls else REGULAR


def _irregular(board: Board, record: Record) -> Iterator[Irregular]:
    """Every call that was ruled on or waits to be; of those after the end, the first."""
    matters: list[tuple[Key, int, Message]] = [(ruling.key, ruling.law, ruling.about) for ruling in board.rulings]
    matters += [(file.key, int(file.law.removeprefix("law")), file.about) for file in board.table.docket]
    places = _places(board, record)
    told = set()
    for key, law, about in sorted(matters, key=lambda matter: matter[0].act or 0):
        kind = _KINDS.get(law, Kind.ROTATION)
        if key.act not in places or key.act in told or (kind is Kind.AFTER_THE_END and kind in told):
            continue
        told |= {key.act, kind}
        place, seat = places[key.act]
        yield Irregular(place, kind, seat, about)


def _places(board: Board, record: Record) -> dict[int | None, tuple[int, Seat]]:
    """For each call in the log its place in the record, and who made it; passes that no file wrote have none."""
    written = iter([n for n, one in enumerate(record.auction) if one.mark is not Mark.SKIPPED])
    found: dict[int | None, tuple[int, Seat]] = {}
    for number, event in enumerate(board.log):
        if isinstance(event, Made) and (place := next(written, None)) is not None:
            found[number] = place, event.seat
    return found


def _broken(board: Board, record: Record, one: Irregular) -> Iterator[str]:
    """What the call is against."""
    match one.kind:
        case Kind.INSUFFICIENT:
            broken: Provision = book18.INSUFFICIENT
        case Kind.DOUBLE:
            doubles = record.auction[one.place].call == DOUBLE.code
            broken = book19.DOUBLE_ALLOWED if doubles else book19.REDOUBLE_ALLOWED
        case Kind.AFTER_THE_END:
            broken = book22.PASSED_OUT if board.passed_out else book22.CONTRACT
        case _:
            broken = book17.ROTATION if any(c.call for c in record.auction[: one.place]) else book17.DEALER_CALLS_FIRST
    yield broken.ref(board.laws)


def _waiting(board: Board) -> Iterator[Provision]:
    """What is said of a call that can never stand, and to which nobody drew attention."""
    for file in board.table.docket:
        if isinstance(file, book36.DoubledInadmissibly):
            over_it = any(isinstance(e, Made) and e.seat is file.offender.lho for e in board.log[file.at + 1 :])
            yield book36.NEXT_HAS_CALLED if over_it else book36.DOUBLE_CANCELLED
        elif isinstance(file, book39.CalledAfterTheEnd):
            yield book39.CALLS_CANCELLED
