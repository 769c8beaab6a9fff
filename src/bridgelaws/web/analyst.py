"""The claim analyst in a process of its own: it may take long, and a Director's tap never waits for it.

It is given one request on its input, a line of JSON, and writes a line for each round: the rounds look at more and more
positions, so that the limits tighten. When its input ends, because nobody waits any longer, so does the process.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..board.claiming import Stated
from ..board.events import Claimed
from ..board.table import Table
from ..book.questions import Question
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


def _until_nobody_waits() -> None:
    while os.read(sys.stdin.fileno(), 4096):
        pass
    os._exit(0)


def main() -> None:
    """Read the request, write the rounds."""
    asked = json.loads(sys.stdin.buffer.readline())
    threading.Thread(target=_until_nobody_waits, daemon=True).start()
    for found in rounds(asked):
        sys.stdout.write(json.dumps(found) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
