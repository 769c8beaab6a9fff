"""The claim analyst as the office asks it: round by round, each looks at more positions, so that the limits tighten."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ..board.claiming import Stated
from ..board.events import Claimed
from ..board.table import Table
from ..book.questions import Question
from ..claims.kinds import Class
from ..desk import contested
from ..desk.inquiry import Answer, Inquiry, answers, document, inquiry, to_enter
from ..evidence import dds
from ..evidence.errors import EvidenceError
from ..evidence.position import Position
from ..files import codec
from ..files.nodes import Node
from ..values.cards import CARDS, CardSet, Deal, Suit
from ..values.seats import SEATS, Seat
from ..words.language import Language
from ..words.languages import language_of
from .records import Board

Document = dict[str, Any]
Steps = Sequence[Mapping[str, Any]]
# What a number may cost in positions at last; before that somebody will have stopped it, or the time is over.
BUDGET = 400_000


def asked_at(table: Table, question: Question | None, hands: Mapping[str, str], steps: Steps | None) -> Inquiry:
    """What the analyst is asked at a table."""
    entered = {Seat.parse(letter): read_hand(letter, hand) for letter, hand in hands.items()}
    return inquiry(table, question, entered, read_steps(steps))


def worth(table: Table, found: Answer, tongue: Language) -> Document:
    """What was worked out, what best play would give, and the event that would enter it."""
    return document(table, found, tongue) | {"best": _best(found), "event": codec.encode_event(to_enter(found))}


def _best(found: Answer) -> int | None:
    """The tricks with best play by all; None where there is no solver."""
    ending, side = found.analysis.claim.ending, SEATS[found.analysis.claim.claimer].side
    trumps = None if ending.trumps < 0 else Suit(ending.trumps)
    try:
        position = Position(ending.hands, trumps, SEATS[ending.leader], tuple([CARDS[card] for card in ending.trick]))
        return dds.solve(position, side)
    except EvidenceError:
        return None


def read_hand(letter: str, written: str) -> CardSet:
    """A hand by suits from spades down, as in PBN."""
    hand = Deal.parse(f"{letter}:{''.join(written.split()) or '...'} - - -").hand(Seat.parse(letter))
    return CardSet() if hand is None else hand


def read_steps(steps: Steps | None) -> tuple[Stated, ...] | None:
    """The steps of a statement, read as those of an event are; None: those on file."""
    if steps is None:
        return None
    told = [{key: value for key, value in step.items() if value} for step in steps]
    claimed = codec.decode_event(Node({"event": "claimed", "seat": "N", "stated": told}))
    assert isinstance(claimed, Claimed)
    return claimed.stated


class Prepared(NamedTuple):
    """What the analyst is asked on a board, read and ready to be worked out."""

    table: Table
    about: Inquiry
    normal: list[Class]
    irrational: list[Class]

    @classmethod
    def of(
        cls,
        board: Board,
        hands: Mapping[str, str],
        steps: Steps | None,
        normal: Iterable[str],
        irrational: Iterable[str],
    ) -> Prepared:
        """The same from what somebody has written."""
        outcome = board.outcome
        about = asked_at(outcome.table, outcome.question, hands, steps)
        return cls(outcome.table, about, contested.plays(normal), contested.plays(irrational))

    def worth(self, budget: int, tongue: Language) -> Document:
        """What the claim that waits is worth, given what was found; and the event that would enter it."""
        *_, found = answers(self.table, self.about, self.normal, self.irrational, budget)
        return worth(self.table, found, tongue)


def to_work_out(
    board: Board,
    tongue: Language,
    hands: Mapping[str, str],
    steps: Steps | None,
    normal: Sequence[str],
    irrational: Sequence[str],
) -> Document:
    """The same as a document for `rounds`. What makes no sense is refused now: there nobody can be told."""
    prepared = Prepared.of(board, hands, steps, normal, irrational)
    contested.checked(prepared.normal, prepared.irrational)
    return {
        "case": board.case,
        "hands": dict(hands),
        "steps": None if steps is None else [dict(step) for step in steps],
        "normal": list(normal),
        "irrational": list(irrational),
        "language": tongue.code,
    }


def rounds(asked: Mapping[str, Any]) -> Iterator[Document]:
    """What is known after each round; the last has `final`."""
    now, tongue = codec.decode(asked["case"]).now, language_of(asked["language"])
    table = now.table
    about = asked_at(table, now.question, asked["hands"], asked["steps"])
    normal, irrational = contested.plays(asked["normal"]), contested.plays(asked["irrational"])
    found: Answer | None = None
    for found in answers(table, about, normal, irrational, BUDGET):
        yield {"found": worth(table, found, tongue), "looked_at": found.analysis.looked_at, "final": False}
    assert found is not None
    last = worth(table, found, tongue)
    if found.analysis.rows:
        # What matters only together is named in the same table, in case that none of its rows is normal.
        refused = [*irrational, *(play for row in found.analysis.rows for play in row.plays)]
        *_, then = answers(table, about, normal, refused, BUDGET)
        last["together"] = worth(table, then, tongue)["together"]
    yield {"found": last, "looked_at": found.analysis.looked_at, "final": True}
