"""Other words: one physical story told by other events is the same story."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

from tests import boards

from bridgelaws.board.events import DirectorCalled, Event, Faced, Held, Named, Placed, Said, Saying
from bridgelaws.values.seats import SEATS
from trust.oracles import known
from trust.oracles.course import Course
from trust.oracles.deals import deal_of
from trust.oracles.found import Checked, Difference, kind_of_act, laws_of, show
from trust.oracles.order import answers
from trust.oracles.stories import Document, Manner, Story, add, hands_of, is_act, next_act, opening, settle, start
from trust.oracles.tables import but_informed, differ, orders, summary

MANNERS = {
    "dummy named": Manner({"regular": 10, "off suit": 2, "faced": 1, "director": 1}, longest=18),
    "held": Manner({"regular": 10, "off suit": 3, "faced": 1, "director": 1}, longest=18),
    "at once": Manner({"regular": 10, "faced": 2, "off suit": 1, "director": 1}, longest=18),
    "attention": known.MANNERS["all sorts"],
}

# What becomes of an event at a table, said in other words; None if it can be said in one way only.
Rewriting = Callable[[Course, Event, "Event | None"], "tuple[Event, ...] | None"]


def story(rng: Random, name: str) -> Story:
    """A story of what can be told in two ways, with the Director called at its end; it may not tell the whole deal."""
    document, salt = opening(rng), rng.randrange(1 << 30)
    deal = deal_of(hands_of(document))
    acts = _made(rng, document, salt, name)
    if rng.randrange(2):
        document = known.less(document, rng.choice(known.VARIANTS), salt)
    return Story(document, acts, salt, name, deal)


def _made(rng: Random, document: Document, salt: int, name: str) -> tuple[Event, ...]:
    manner, play, acts = MANNERS[name], start(document), []
    draw, deal = boards.Manner(manner.kinds), deal_of(hands_of(document))
    settle(play, answers(salt, deal))
    length = rng.randint(2, manner.longest)
    for _ in range(2 * length):
        if len(acts) >= length:
            break
        event = next_act(rng, play, draw, 0.3)
        if name == "at once" and acts and isinstance(acts[-1], Faced) and rng.randrange(4) == 0:
            other = rng.choice([seat for seat in SEATS if seat is not acts[-1].seat])
            event = Faced(other, boards._one(rng, play.table, other), with_previous=True)
        if add(play, event):
            acts.append(event)
            settle(play, answers(salt, deal))
    caller = rng.choice([seat for seat in SEATS if seat is not play.table.dummy])
    return (*acts, DirectorCalled(caller))


# The ways to say it


def _named(play: Course, event: Event, after: Event | None) -> tuple[Event, ...] | None:
    """A card of dummy faced in turn: named by declarer, and put out by dummy."""
    table = play.table
    if not isinstance(event, Faced) or event.with_previous or event.seat is not table.dummy or not _calm(play):
        return None
    if table.turn is not table.dummy or (isinstance(after, Faced) and after.with_previous):
        return None
    return Named(table.declarer, event.card.code), Placed(table.dummy, event.card)


def _held(play: Course, event: Event, after: Event | None) -> tuple[Event, ...] | None:
    """A card faced in turn from the hand: held so that it is found to have been played."""
    table = play.table
    if not isinstance(event, Faced) or event.with_previous or event.seat is table.dummy:
        return None
    if table.turn is not event.seat or (isinstance(after, Faced) and after.with_previous):
        return None
    if after is not None and not is_act(after):
        return None  # what is said next, in the same interval, would be taken to be said of the card held
    if table.past.doubted is not None or any("exposed card" in file.topics for file in table.docket):
        return None  # the call would be about another card too
    follows = table.trick.led in (None, event.card.suit)
    if event.card not in play.legal_plays or not (follows or table.hand(event.seat).known):
        return None  # the Director would find out at once what was wrong with the play of it
    caller = table.declarer if table.is_defender(event.seat) else table.declarer.lho
    return Held(event.seat, event.card), DirectorCalled(caller, "exposed card")


def _calm(play: Course) -> bool:
    """Whether nothing is on file that a call of the Director would bring up, or open again."""
    return not play.table.docket and play.table.past.doubted is None


def _attention(play: Course, event: Event, after: Event | None) -> tuple[Event, ...] | None:
    """A call for the Director: attention first, and then the call."""
    if not isinstance(event, DirectorCalled) or event.about is not None:
        return None
    return Said(event.seat, Saying.ATTENTION), event


REWRITINGS: dict[str, Rewriting] = {"dummy named": _named, "held": _held, "attention": _attention}
# Of a card that was held it is told how it was played, and who drew attention; where the cards lie is the same.
PARTS = {"held": ("turn", "trick", "number", "won", "declarer", "penalty cards", "restrictions", "result")}


def _tellings(story: Story, opened: Course) -> Iterator[tuple[str, tuple[Event, ...], int]]:
    """Every other way to tell a story with one event, or one pair, told otherwise; and up to where."""
    play = opened.copy()
    settle(play, answers(story.salt, story.deal))
    # Whether the act before could happen: where less is known a ruling may have put its card elsewhere, and one card of
    # a pair alone is not the same story in either order.
    done = False
    for n, event in enumerate(story.acts):
        before, after = story.acts[:n], story.acts[n + 1 :]
        if story.kind == "at once":
            pair = _swapped(story.acts, n) if done and add(play.copy(), event) else None
            told, before = pair, before[:-1] if pair else before
        else:
            told = REWRITINGS[story.kind](play, event, after[0] if after else None)
        if told is not None:
            yield story.kind, (*before, *told, *after), n
        done = add(play, event)
        # As in `_play`: by an answer between the two a card might be taken back that is then faced as the second.
        if done and not _at_once(after[0] if after else None):
            settle(play, answers(story.salt, story.deal))


def _swapped(acts: tuple[Event, ...], at: int) -> tuple[Event, ...] | None:
    """Two cards faced at once, the other first."""
    second, first = acts[at], acts[at - 1] if at else None
    if not isinstance(second, Faced) or not second.with_previous or not isinstance(first, Faced):
        return None
    third = acts[at + 1] if at + 1 < len(acts) else None
    if first.with_previous or (isinstance(third, Faced) and third.with_previous):
        return None
    return replace(second, with_previous=False), replace(first, with_previous=True)


# The property


def check(story: Story) -> Checked:
    """Tell a story in every other way, and compare the tables at its end."""
    checked, opened = Checked(acts=len(story.acts)), start(story.opening)
    as_told: Course | None = None
    for name, acts, at in _tellings(story, opened):
        as_told = as_told or _play(story, opened, story.acts, checked)
        otherwise = _play(story, opened, acts, checked)
        checked.acts += len(acts)
        checked.difference = checked.difference or _differ(story, name, as_told, otherwise, at)
    if as_told is not None:
        show(story, as_told, otherwise)
    return checked


def _play(story: Story, opened: Course, acts: tuple[Event, ...], checked: Checked) -> Course:
    """The table after some acts.

    Between two cards that are faced at once nobody has time to answer a question. Between the call of a card and its
    being put out there is: if declarer may then take it back (62C1) and does, dummy does not put it out.
    """
    play = opened.copy()
    settle(play, answers(story.salt, story.deal))
    for act, after in pairwise((*acts, None)):
        if act is None or _taken_back(play, act) or not add(play, act):
            continue
        if not _at_once(after):
            checked.questions += len(settle(play, answers(story.salt, story.deal)))
    return play


def _at_once(after: Event | None) -> bool:
    return isinstance(after, Faced) and after.with_previous


def _taken_back(play: Course, act: Event) -> bool:
    """Whether dummy is to put out a card that has just been named, and has gone back to the hand by an answer since."""
    acts = [done for done in play.log if is_act(done)]
    if not isinstance(act, Placed) or not acts or not isinstance(acts[-1], Named):
        return False
    return play.table.puts.current(act.card) is not None and play.table.puts.lying(act.seat, act.card) is None


def _differ(story: Story, name: str, one: Course, other: Course, at: int) -> Difference | None:
    first, second = summary(one), summary(other)
    parts = [part for part in differ(first, second) if part in PARTS.get(name, first)]
    if not parts and name not in PARTS and (there := _effects(one)) != (here := _effects(other)):
        kind = "information" if but_informed(there) == but_informed(here) else "orders"
        parts, first, second = [kind], {kind: there}, {kind: here}
    if not parts:
        return None
    laws = f"laws {laws_of(one)} / {laws_of(other)}"
    signature = f"{', '.join(parts)} {name}; {kind_of_act(story, at)}; {laws}"
    return Difference(signature, name, _only(first, parts), _only(second, parts), at)


def _effects(play: Course) -> list[str]:
    return [order for order, _ in orders(play)]


def _only(found: dict[str, Any], parts: list[str]) -> dict[str, Any]:
    return {part: found[part] for part in parts}
