"""Random stories: a deal, and what people do; and the Director and the players who answer by a fixed rule."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

from tests import boards

from bridgelaws import BridgeLawsError, Card, Play, Seat, Suit
from bridgelaws.board.events import Answered, DirectorCalled, Event, Said, Saying, cards_of
from bridgelaws.board.table import Table
from bridgelaws.book.editions import EDITIONS, REGISTRY
from bridgelaws.book.questions import Question
from bridgelaws.files.codec import decode, encode_event
from bridgelaws.values.cards import CARDS
from bridgelaws.values.seats import SEATS
from trust.oracles.course import Course, Station
from trust.oracles.deals import Deal, deal_of, fitting, held

Document = dict[str, Any]
Playing = Play | Course
Answer = Callable[[Playing, Question], Any]

# The questions of a hearing end; a board on which they do not is a failure of its own.
MOST_ANSWERS = 60


class Endless(Exception):
    """Questions without an end."""


@dataclass(frozen=True)
class Story:
    """A table with the whole deal on file, what people do at it, and the rule by which questions are answered."""

    opening: Document  # a case file without events
    acts: tuple[Event, ...]
    salt: int
    kind: str = ""  # the manner in which it was made, where a property looks at its stories in different ways
    dealt: Deal | None = None  # the deal behind it, where the opening does not tell

    @cached_property
    def deal(self) -> Deal:
        """The deal behind it: as it was made, or else one that fits."""
        if self.dealt is not None:
            return self.dealt
        if is_full(self.opening):
            return deal_of(hands_of(self.opening))
        return fitting(start(self.opening).table, self.salt, self.acts)

    def but(self, acts: Iterable[Event]) -> Story:
        """The same table with other acts."""
        return replace(self, acts=tuple(acts))


# The openings used last. A story is made at the table at which it is then told: the steps that it shares with its
# making are taken once. More than the few that a story has would only fill the memory.
_begun: deque[tuple[Document, Station]] = deque(maxlen=4)


def start(opening: Document) -> Course:
    """The table that a case file opens; courses from one beginning, the same document, share their steps."""
    station = next((station for document, station in _begun if document is opening), None)
    if station is None:
        station = Station(decode(opening).now)
        _begun.append((opening, station))
    return Course(station)


def add(play: Playing, event: Event) -> bool:
    """Whether the event could happen; if not, nothing has."""
    try:
        play.add(event)
    except BridgeLawsError:
        return False
    return True


# Answers


def rank(salt: int, *of: object) -> bytes:
    """A number as good as drawn, and always the same for the same things."""
    return hashlib.blake2b(repr((salt, *of)).encode(), digest_size=8).digest()


def by_rule(salt: int, deal: Deal | None = None) -> Answer:
    """Who answers each question, wherever it is put, in the same way: by its id and the values on offer.

    What a hand held is answered from the deal: by the cards that the question is about, not by its words.
    """

    def answer(play: Playing, question: Question) -> Any:
        if deal is not None and question.about is not None:
            return [held(deal, question.about)]
        if deal is not None and question.id == "alleged_revoke":
            return sorted(question.values, key=lambda value: meant(play.table, deal, value))
        values = question.values or tuple(card.code for card in CARDS)
        return sorted(values, key=lambda value: rank(salt, question.id, value))

    return answer


def meant(table: Table, deal: Deal, value: str) -> tuple[bool, int]:
    """How far a discard, named as in `6E:H5`, is from being meant: the first that was a revoke is."""
    place, _, code = value.partition(":")
    trick = table.trick_at(int(place[:-1])) if code not in ("", "-") else None
    if trick is None or trick.led is None:
        return True, len(table.log)
    was = held(deal, table.finding(Seat.parse(place[-1]), trick.led.mask, trick=int(place[:-1])))
    put = next((n for n, event in enumerate(table.log) if Card.parse(code) in cards_of(event)), len(table.log))
    return not was, put


class Given(NamedTuple):
    """What was answered to a question, and of which file it was asked."""

    file: Hashable
    question: str
    value: Any


def settle(play: Playing, answer: Answer) -> list[Given]:
    """Answer every open question; what was asked and answered. Of several values the first that is taken counts."""
    given: list[Given] = []
    while (question := play.question) is not None:
        if len(given) >= MOST_ANSWERS:
            raise Endless(question.id)
        values = answer(play, question)
        if not any(add(play, Answered(question.id, value)) for value in values):
            raise Endless(f"no answer to {question.id} is taken")
        last = play.log[-1]
        assert isinstance(last, Answered)
        given.append(Given(question.incident, question.id, last.value))
    return given


# Tables and acts


def opening(rng: Random) -> Document:
    """A table with four known hands: at the opening lead, or in the middle of the board."""
    declarer, strain = rng.choice(SEATS), rng.choice(["NT", "S", "H", "D", "C"])
    document: Document = {
        "format": "bridgelaws-case",
        "version": 1,
        "laws": rng.choice(EDITIONS).year,
        "contract": f"{rng.choice('1234567')}{strain} by {declarer.letter}",
    }
    if rng.randrange(6) == 0:
        document["set_aside"] = sorted(rng.sample(sorted(REGISTRY.readings), rng.randint(1, 6)))
    pack = list(CARDS)
    rng.shuffle(pack)
    hands = [set(pack[n * 13 : n * 13 + 13]) for n in range(4)]
    trumps = None if strain == "NT" else Suit.parse(strain)
    document["position"] = _position(rng, declarer, hands, trumps)
    return document


def _position(rng: Random, declarer: Seat, hands: list[set[Card]], trumps: Suit | None) -> Document:
    number, leader = rng.choice([1, 1, 1, 2, 4, 7, 9, 10, 11, 12]), declarer.lho
    gone: list[Card] = []
    won = [0, 0]
    for _ in range(number - 1):
        last, leader = boards._one_trick(rng, hands, leader, trumps, 4)
        gone += [card for _, card in last]
        won[leader & 1] += 1
    position: Document = {
        "trick": number,
        "leader": leader.letter,
        "won": {"NS": won[0], "EW": won[1]},
        "hands": {seat.letter: [card.code for card in sorted(hands[seat])] for seat in SEATS},
    }
    if gone:
        position["gone"] = [card.code for card in sorted(gone)]
    return position


def hands_of(document: Document) -> dict[str, list[str]]:
    """The hands of a position by their letters."""
    found: dict[str, list[str]] = document.get("position", {}).get("hands", {})
    return found


def is_full(document: Document) -> bool:
    """Whether all four hands are on file, as many cards as they ought to have."""
    hands, number = hands_of(document), document.get("position", {}).get("trick", 1)
    return len(hands) == 4 and all(len(h) == 14 - number and "..." not in h for h in hands.values())


def is_act(event: Event) -> bool:
    """Whether something was done: an answer, attention and a call for the Director only bring it to light."""
    return not isinstance(event, Answered | DirectorCalled) and not (
        isinstance(event, Said) and event.what is Saying.ATTENTION
    )


@dataclass(frozen=True)
class Manner:
    """What kind of stories: which acts, how long, how readily the Director is called."""

    kinds: dict[str, int]
    longest: int = 26
    vigilance: tuple[float, ...] = (0.1, 0.4, 0.8)
    dummy_calls: bool = True


def make(rng: Random, manner: Manner, document: Document | None = None) -> Story:
    """A story of a manner, made at the table where the deal is on file; what was impossible is left out."""
    document = opening(rng) if document is None else document
    play, salt = start(document), rng.randrange(1 << 30)
    draw, vigilance = boards.Manner(manner.kinds), rng.choice(manner.vigilance)
    answer = by_rule(salt)
    settle(play, answer)
    acts: list[Event] = []
    length = rng.randint(3, manner.longest)
    for _ in range(2 * length):
        if len(acts) >= length:
            break
        event = next_act(rng, play, draw, vigilance)
        if not manner.dummy_calls and not is_act(event) and getattr(event, "seat", None) is play.table.dummy:
            event = replace(event, seat=play.table.declarer)  # type: ignore[type-var]
        if add(play, event):
            acts.append(event)
            settle(play, answer)
    caller = rng.choice([s for s in SEATS if s is not play.table.dummy])
    return Story(document, (*acts, DirectorCalled(caller)), salt)


def next_act(rng: Random, play: Playing, draw: boards.Manner, vigilance: float) -> Event:
    """What someone does next: mostly in the manner, and the Director when something is on file."""
    table = play.table
    if table.docket and rng.random() < vigilance:
        seat = rng.choice(SEATS)
        return Said(seat, Saying.ATTENTION) if rng.randrange(4) == 0 else DirectorCalled(seat)
    if table.log and rng.randrange(6) == 0:
        sequel = boards._sequel(rng, table, table.log[-1])
        if sequel is not None and not isinstance(sequel, Answered):
            return sequel
    return boards.act(rng, table, draw.draw(rng))


def told(story: Story) -> Document:
    """A story as a case file; the answers are given by the rule and not written down."""
    return {**story.opening, "events": [encode_event(event) for event in story.acts]}
