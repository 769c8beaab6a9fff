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
from ..desk import contested
from ..desk.contested import Finding
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
# What each number may cost in positions, round by round.
ROUNDS = (500, 2_500, 12_500, 50_000)


def worth(table: Table, found: Finding, tongue: Language) -> Document:
    """What was worked out, what best play would give, and the event that would enter it."""
    return found.document(table, tongue) | {"best": _best(found), "event": codec.encode_event(found.event())}


def settled(found: Finding) -> bool:
    """Whether more positions would tell nothing new: every number is exact, and every play was looked at."""
    analysis = found.analysis
    numbers = [analysis.worst, analysis.clean, analysis.result]
    numbers += [row.tricks for row in (*analysis.rows, *analysis.together)]
    return not analysis.cut and all(each.exact for each in numbers)


def _best(found: Finding) -> int | None:
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


def read_steps(steps: Sequence[Mapping[str, Any]] | None) -> tuple[Stated, ...] | None:
    """The steps of a statement, read as those of an event are; None: those on file."""
    if steps is None:
        return None
    told = [{key: value for key, value in step.items() if value} for step in steps]
    claimed = codec.decode_event(Node({"event": "claimed", "seat": "N", "stated": told}))
    assert isinstance(claimed, Claimed)
    return claimed.stated


def rounds(asked: Mapping[str, Any]) -> Iterator[Document]:
    """What is known after each round; the last has `final`."""
    table, tongue = codec.decode(asked["case"]).table, language_of(asked["language"])
    hands = {Seat.parse(letter): read_hand(letter, hand) for letter, hand in asked["hands"].items()}
    claim = contested.claim_at(table, hands, read_steps(asked["steps"]))
    normal, irrational = contested.plays(asked["normal"]), contested.plays(asked["irrational"])
    for budget in ROUNDS:
        found = contested.judged(table, claim, normal, irrational, budget)
        final = settled(found) or budget == ROUNDS[-1]
        document = worth(table, found, tongue)
        if final and found.analysis.rows:
            # What matters only together is named in the same table, in case that none of its rows is normal.
            refused = [*irrational, *(play for row in found.analysis.rows for play in row.plays)]
            then = contested.judged(table, claim, normal, refused, budget)
            document["together"] = then.document(table, tongue)["together"]
        yield {"found": document, "looked_at": found.analysis.looked_at, "final": final}
        if final:
            return


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
