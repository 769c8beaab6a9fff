"""What may be answered together: the same finding about each of several cards that were shown in one act.

Every card keeps a question and an answer of its own, in the order in which they are asked. Here is only which of them
one answer settles, the question put about all of them, and which answers at the end of a log were given so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..board.events import Answered, Event
from ..book.questions import Option, Question, Wording, Words
from ..engine import step as engine
from ..engine.outcome import Outcome
from ..values.cards import Card
from ..values.frozen import NamedTuple, replace
from ..words.message import Message
from . import words

_WANTS = ("yes or no", "option")  # what can be said of several cards at once


class Together(NamedTuple):
    """Questions that one answer settles: their ids in the order asked, the first being open, and their cards.

    `question` is the one that is put about all of them. It has the values of each.
    """

    ids: tuple[str, ...]
    cards: tuple[Card, ...]
    question: Question

    def answers(self, value: Any) -> tuple[Answered, ...]:
        """The answers that one for all comes to."""
        return tuple([Answered(id, value) for id in self.ids])


def together(outcome: Outcome) -> Together | None:
    """What may be answered together with the question that is open; none if it stands by itself.

    Whatever the answer, given to one card after the other, the same must be asked of the same cards.
    """
    first = outcome.question
    if first is None or _card(first) is None:
        return None
    rows = [_row(outcome, value) for value in first.values]
    row = min(rows, key=len)
    if len(row) < 2 or any(_ids(other) != _ids(row) for other in rows):
        return None
    cards = tuple([card for card in map(_card, row) if card is not None])
    return Together(_ids(row), cards, replace(first, wording=Wording(lambda: _of_all(first, cards))))


def given_at_once(log: Sequence[Event], before: Callable[[int], Outcome]) -> int:
    """How many events at the end of a log are one answer for all; one where the last stands by itself.

    `before` is the outcome of so many events from the beginning.
    """
    last = log[-1]
    if not isinstance(last, Answered):
        return 1
    run: list[str] = []
    for event in reversed(log):
        if not isinstance(event, Answered) or (_told_apart(event.question)[0], event.value) != (
            _told_apart(last.question)[0],
            last.value,
        ):
            break
        run.insert(0, event.question)
    for many in range(len(run), 1, -1):
        found = together(before(len(log) - many))
        if found is not None and found.ids == tuple(run[-many:]):
            return many
    return 1


def _row(outcome: Outcome, value: Any) -> tuple[Question, ...]:
    """The questions that are asked one after the other, each about another card, if each is answered so."""
    found: list[Question] = []
    asked = outcome.question
    while asked is not None and (not found or _alike(found[0], asked)):
        found.append(asked)
        outcome = engine.step(outcome, Answered(asked.id, value))
        asked = outcome.question
    return tuple(found)


def _ids(questions: Sequence[Question]) -> tuple[str, ...]:
    return tuple([question.id for question in questions])


def _told_apart(id: str) -> tuple[str, str]:
    """Which finding, and of which of several things."""
    finding, _, of = id.rpartition(":")
    return finding, of


def _card(question: Question) -> Card | None:
    """The card by which a finding is told apart from the same about other cards."""
    finding, of = _told_apart(question.id)
    if question.kind != "finding" or question.wants not in _WANTS or not finding:
        return None
    return next((value for value in _read(question).values if isinstance(value, Card) and value.code == of), None)


def _alike(one: Question, other: Question) -> bool:
    """Whether the same is asked, of the same act, about another card."""
    mine, theirs = _card(one), _card(other)
    if mine is None or theirs is None or mine is theirs or one.incident != other.incident:
        return False
    finding, values = _told_apart(one.id)[0], (one.to, one.or_to, one.values)
    if _told_apart(other.id)[0] != finding or (other.to, other.or_to, other.values) != values:
        return False
    return _about(_read(one), mine, theirs) == _read(other)


def _read(question: Question) -> Message:
    return question.wording.words.read


def _about(message: Message, card: Card, instead: Card | Message) -> Message:
    """The same sentence about something else in the place of a card."""
    return Message(message.says, tuple([instead if value is card else value for value in message.values]))


def _of_all(first: Question, cards: tuple[Card, ...]) -> Words:
    """The words of the first question, about all the cards, and its options for all of them."""
    asked, card, these = first.wording.words, _card(first), words.THESE_CARDS(cards)
    assert card is not None
    options = tuple([Option(o.value, words.FOR_ALL(o.read), o.refs, o.aloud) for o in asked.options])
    return Words(_about(asked.read, card, these), _about(asked.aloud, card, these), options, asked.refs)
