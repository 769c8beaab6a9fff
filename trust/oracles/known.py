"""Known = unknown: the deal on file, or a Director who looks into the hands when he must, and the board is the same."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from bridgelaws import Card
from bridgelaws.board.events import Answered, Corrected, DirectorCalled, Event, Named, Said, Saying, Spread
from bridgelaws.board.orders import Order
from bridgelaws.book.questions import Question
from bridgelaws.hearing.rulings import Found, Ruled, Ruling
from bridgelaws.laws.law46 import book as book46
from bridgelaws.laws.law61.book import FailureToFollowSuit
from bridgelaws.values.contract import Contract
from bridgelaws.values.seats import Seat
from trust.oracles.course import Course
from trust.oracles.deals import held
from trust.oracles.found import Checked, Difference, kind_of_act, laws_of, show
from trust.oracles.stories import (
    MOST_ANSWERS,
    Document,
    Endless,
    Given,
    Manner,
    Story,
    add,
    by_rule,
    hands_of,
    is_full,
    make,
    meant,
    settle,
    start,
)
from trust.oracles.tables import but_informed, differ, orders, summary

VARIANTS = ("none", "dummy", "some")
# How often a story that differs is told again with another card meant.
_OTHERWISE = 12


def _manner(kinds: dict[str, int]) -> Manner:
    return Manner(kinds, dummy_calls=False)


# Tricks that nobody noted hold other cards where the hands are known and where they are not. Dummy is not the first to
# speak (43A1): of a revoke somebody speaks at one table with a plain call, at the other by saying that it was one.
MANNERS = {
    "regular": _manner({"regular": 20, "off suit": 4, "director": 1}),
    "turns": _manner({"regular": 16, "faced": 8, "faced with previous": 2, "off suit": 2, "said": 2, "director": 2}),
    "cards": _manner(
        {"regular": 18, "dropped": 2, "shown": 1, "held": 3, "faced several": 3, "faced": 3, "off suit": 2,
         "retracted": 3, "spread": 1, "said": 1, "director": 2}
    ),
    "dummy": _manner({"regular": 14, "named": 10, "placed": 5, "touched": 3, "corrected": 3, "faced": 2, "said": 2}),
    "revokes": _manner({"regular": 22, "off suit": 9, "said": 2, "retracted": 3, "director": 3, "quitted": 1}),
    "all sorts": _manner(
        {"regular": 24, "faced": 5, "director": 3, "named": 4, "placed": 2, "said": 3, "held": 2, "retracted": 2,
         "faced with previous": 1, "faced several": 1, "laid face down": 1, "turned up": 1, "corrected": 1,
         "touched": 1, "shown": 1, "dropped": 1, "spread": 1, "quitted": 1, "strayed": 1, "exposed in auction": 1,
         "omitted": 1, "off suit": 3, "claimed": 1}
    ),
}  # fmt: skip


def story(rng: Random, name: str) -> Story:
    """A story with the deal on file."""
    return make(rng, MANNERS[name])


def less(document: Document, variant: str, salt: int) -> Document:
    """The same table with less of the deal on file."""
    hands = hands_of(document)
    dummy = Contract.parse(document["contract"]).declarer.partner.letter
    rng = Random(salt)
    kept: Document = {}
    if variant == "dummy":
        kept = {dummy: hands[dummy]}
    elif variant == "some":
        for seat, cards in hands.items():
            few = rng.sample(cards, rng.randint(0, len(cards)))
            if len(few) == len(cards):
                kept[seat] = cards
            elif few:
                kept[seat] = [*few, "..."]
    position = {key: value for key, value in document["position"].items() if key != "hands"}
    return {**document, "position": {**position, **({"hands": kept} if kept else {})}}


class Director:
    """He and the players answer at a table where hands are unknown as the deal has it, and as they did at the other."""

    def __init__(self, story: Story, known: Course) -> None:
        self.known = known
        self.given: list[Given] = []  # the answers of the same interval at the other table
        self.deal = story.deal
        self.rule = by_rule(story.salt, self.deal)
        self.asked: list[str] = []
        self.entailed: list[str] = []  # what was asked of a hand although the file told
        self.meant: dict[Hashable, Any] = {}  # the card named for a call about a revoke, where none was one
        self.open: dict[Hashable, list[Any]] = {}  # those that might be named there

    def values(self, play: Course, question: Question) -> list[Any]:
        """The answers to try, the first that fits to be given."""
        self.asked.append(question.id)
        if question.id == "alleged_revoke" and self.meant.get(question.incident) in question.values:
            return [self.meant[question.incident]]
        if question.about is not None:
            known = play.table.known
            if known.fits and not all(known.allows(question.about._replace(answer=so)) for so in (True, False)):
                self.entailed.append(question.id)
            return [held(self.deal, question.about)]
        of_file = [each for each in _derived(self.known) if each[:2] == (question.incident, question.id)]
        if of_file:
            return [of_file[-1].value]
        values: list[Any] = self.rule(play, question)
        asked = (each for each in (*_derived(self.known), *self.given) if each.question == question.id)
        there = [each for each in asked if not question.values or each.value in question.values]
        for file, _, value in there:
            if file == question.incident:
                # A player is asked once more there, where the first time he had no choice: then the other may fit.
                return [value, *(other for other in values if question.kind == "choice" and other != value)]
        if question.id == "alleged_revoke":
            found = [revoke.id for revoke in self.known.table.revokes if revoke.found]
            if not any(value in found or not meant(play.table, self.deal, value)[0] for value in values):
                self.open[question.incident] = values
            return sorted(values, key=lambda value: value not in found)  # who calls means the same at both tables
        # The same may have been asked there of another file on the same matter, but also of another matter.
        same = [each.value for each in there]
        return sorted(values, key=lambda v: (self._not_his(question, v), v not in same, self._untrue(v)))

    def misses(self, play: Course) -> int:
        """How far a table is from the other: 0 if all is the same, 1 if what was ordered is not."""
        if differ(summary(self.known), summary(play)):
            return 2
        return int(orders(self.known) != orders(play))

    def _not_his(self, question: Question, value: Any) -> bool:
        """Whether a player would choose a card that neither he has nor, if he is declarer, dummy.

        A defender who names a card for dummy names one of dummy's.
        """
        if question.to is None or question.wants != "card" or value == "none":
            return False
        table = self.known.table
        hands = (table.declarer, table.dummy) if question.to is table.declarer else (question.to,)
        if question.id.partition(":")[0] == book46.DEFENDERS_CARD.id:
            hands = (table.dummy,)
        return not any(Card.parse(value).mask & self.deal[seat] for seat in hands)

    def _untrue(self, value: Any) -> int:
        """Cards played to the trick at the other table, or the last, come first, then none, then those that dummy has.

        So do cards that were ruled on last there: from words alone it may have been plain which was meant. Not every
        card is tried, and a hand that has no such card is as likely as one that has.
        """
        table = self.known.table
        tricks = (table.trick, *table.tricks[-1:])
        ruled_on = [getattr(order, "card", None) for each in self.known.rulings[-2:] for order in _ordered(each)]
        if value in [card.code for trick in tricks for card in trick.cards if card is not None]:
            return 0
        if value in [card.code for card in ruled_on if isinstance(card, Card)]:
            return 0
        if value == "none":
            return 1
        return 2 if value in [card.code for card in table.hand(table.dummy).cards] else 3


def _derived(play: Course) -> Iterator[Given]:
    """What the cards on file settled at a table, without a question."""
    for ruling in play.rulings:
        for step in ruling.steps:
            if isinstance(step, Found) and step.derived:
                yield Given(ruling.key, step.question, step.value)


def _ordered(ruling: Ruling) -> Iterator[Order]:
    for step in ruling.steps:
        if isinstance(step, Ruled):
            yield from step.orders


def settled(play: Course, director: Director, depth: int = 3) -> Course:
    """The table once every question is answered.

    An answer that neither the deal nor the other table gives is found by trying: there must be one that fits.
    """
    count = 0
    while (question := play.question) is not None:
        count += 1
        if count > MOST_ANSWERS:
            raise Endless(question.id)
        values = director.values(play, question)
        if len(values) == 1 or not depth:
            if not any(add(play, Answered(question.id, value)) for value in values):
                raise Endless(f"no answer to {question.id} is taken")
            continue
        found: list[tuple[int, Course]] = []
        for value in values[:14]:
            branch = play.copy()
            if not add(branch, Answered(question.id, value)):
                continue
            branch = settled(branch, director, depth - 1)
            found.append((director.misses(branch), branch))
            if not found[-1][0]:
                break
        if not found:
            raise Endless(f"no answer to {question.id} is taken")
        return min(found, key=lambda each: each[0])[1]
    return play


def check(story: Story) -> Checked:
    """Play a story with the deal on file and with less of it, and compare after every act."""
    checked = Checked()
    if not is_full(story.opening):
        return checked
    opened = start(story.opening)
    for variant in VARIANTS:
        tables = Tables(story, opened.copy(), variant)
        difference = _check(tables, checked)
        if difference is not None and checked.difference is None and not _holds_otherwise(tables, opened):
            checked.difference = difference
    return checked


def _holds_otherwise(told: Tables, opened: Course) -> bool:
    """Whether a story holds if somebody who spoke of a revoke, where there was none yet, meant another card.

    Which of several cards put down at once was played may be found later, and then one that had followed suit has not.
    Where the deal is on file he is held to have spoken of that one; elsewhere a card is named when he speaks, and the
    rule by which it is named here cannot know it.
    """
    other = [(file, value) for file, values in told.director.open.items() for value in values[1:]]
    for file, value in other[:_OTHERWISE]:
        tables = Tables(told.story, opened.copy(), told.variant)
        tables.director.meant[file] = value
        if _check(tables, Checked()) is None:
            return True
    return False


def _check(tables: Tables, checked: Checked) -> Difference | None:
    for n, told in enumerate(tables.story.acts):
        act = _with_cards(told, tables.known)
        before, asked = tables.copy(), len(tables.director.asked)
        if not add(tables.known, act):
            continue
        checked.acts += 1
        if _nobody_can_tell(tables.unknown, tables.known, act):
            return None
        found = tables.then(act, n)
        if found is not None and _about_a_revoke_too(before.known, tables.known, act):
            # With the hands on file a call for something else is also about a revoke that nobody has spoken of; where
            # they are not, nobody knows that there is one. So somebody speaks of it first, at both tables.
            before.says_revoke(_speaker(before.known, act))
            if add(before.known, act) and before.then(act, n) is None:
                tables, found = before, None
        checked.questions += len(tables.director.asked) - asked
        if found is not None:
            return found
    show(tables.story, tables.known, tables.unknown)
    return None


class Tables:
    """The table with the deal on file, and the one with less of it."""

    def __init__(self, story: Story, known: Course, variant: str) -> None:
        self.story, self.known, self.variant = story, known, variant
        self.rule = by_rule(story.salt, story.deal)
        given = settle(known, self.rule)
        self.rulings = len(self.known.rulings)
        self.director = Director(story, self.known)
        self.director.given = given
        self.unknown = settled(start(less(story.opening, variant, story.salt)), self.director)

    def copy(self) -> Tables:
        """Both as they are."""
        other = copy.copy(self)
        other.known, other.unknown = self.known.copy(), self.unknown.copy()
        other.director = copy.copy(self.director)
        other.director.known, other.director.asked = other.known, [*self.director.asked]
        other.director.entailed = [*self.director.entailed]
        return other

    def then(self, act: Event, n: int) -> Difference | None:
        """An act, which the one table knows of already, at the other: what differs afterwards."""
        known, director, asked = self.known, self.director, len(self.director.asked)
        director.given = settle(known, self.rule)
        if not add(self.unknown, act):
            refused = f"{self.variant}: {kind_of_act(self.story, n)} refused"
            return Difference(refused, _refusal(self.unknown, act), {}, {}, n)
        self.unknown = settled(self.unknown, director)
        self._asked_about_revokes(_speaker(known, act))
        found = _compare(known, self.unknown)
        if found is not None:
            parts, one, other = found
            names = sorted({id.partition(":")[0] for id in director.asked[asked:]})
            there = sorted({each.question.partition(":")[0] for each in director.given})
            signature = (
                f"{parts} after {kind_of_act(self.story, n)}; laws {laws_of(known, self.rulings)}; "
                f"asked {'/'.join(there) or '-'} there, {'/'.join(names) or '-'} here"
            )
            return Difference(signature, self.variant, one, other, n)
        if director.entailed:
            told = {"asked": director.entailed}
            return Difference(f"asked what is on file after {kind_of_act(self.story, n)}", self.variant, {}, told, n)
        self.rulings = len(known.rulings)
        return None

    def _asked_about_revokes(self, who: Seat) -> None:
        """A card that did not follow suit is asked about when someone says that it was a revoke, and not otherwise.

        One table has found a revoke that the other has not: now somebody says so, at both of them.
        """
        for _ in range(4):
            if summary(self.known)["revokes"] == summary(self.unknown)["revokes"]:
                break
            self._call(DirectorCalled(who, "revoke"))

    def says_revoke(self, who: Seat) -> None:
        """Somebody says at both tables that there was a revoke, until both have found the same."""
        self._call(DirectorCalled(who, "revoke"))
        self._asked_about_revokes(who)

    def _call(self, call: DirectorCalled) -> None:
        if add(self.known, call):
            self.director.given += settle(self.known, self.rule)
        if add(self.unknown, call):
            self.unknown = settled(self.unknown, self.director)


def _with_cards(act: Event, known: Course) -> Event:
    """A hand that is spread with the cards that everybody saw then: no file tells them where the hand is not on it.

    Dummy's would come on file by it at the opening lead, and be known from then on; before that they are exposed cards
    like any others (48A), and an order names each of them.
    """
    as_dummy = isinstance(act, Spread) and act.seat is known.table.dummy and known.table.lead_faced
    if isinstance(act, Spread) and act.whole and not act.cards and not as_dummy:
        return replace(act, cards=tuple(known.table.hand(act.seat).cards))
    return act


def _speaker(play: Course, act: Event) -> Seat:
    """Who speaks of a revoke: the player who acts, for dummy declarer."""
    seat: Seat = getattr(act, "seat", None) or play.table.declarer
    return play.table.declarer if seat is play.table.dummy else seat


def _about_a_revoke_too(before: Course, after: Course, act: Event) -> bool:
    """Whether a call that names no revoke drew attention to one of which only the deal on file tells."""
    general = isinstance(act, DirectorCalled) or (
        isinstance(act, Said) and act.what in (Saying.ATTENTION, Saying.WRONG_HAND)
    )
    if not general or getattr(act, "about", None) == "revoke":
        return False
    unheard = {i.key for i in after.table.docket if not i.attended}
    files = before.table.files(FailureToFollowSuit)
    return any(not i.attended and i.key not in unheard for i in files)


# Words that fit whatever the hand holds.
_ANY_HAND = ("low", "high", "anything", "play anything", "win", "cover", "duck", "top")


def _nobody_can_tell(unknown: Course, known: Course, act: Event) -> bool:
    """Whether a card was named that the hand does not hold, or in words that depend on cards that are not on file.

    At the table everybody sees dummy's cards; a story that does not tell them has to say which card was meant. Nor can
    anybody tell that a player does not have what he says that he has.
    """
    if isinstance(act, Said) and act.what is Saying.HAVE and act.card is not None:
        return not unknown.table.hand(act.seat).known and act.card not in known.table.hand(act.seat).cards
    if not isinstance(act, Named | Corrected):
        return False
    own = act.seat if act.seat is not known.table.declarer else known.table.dummy
    hand = own if act.hand is None else act.hand
    if unknown.table.hand(hand).known:
        return False
    if getattr(act, "pointing", None) is not None:
        return True
    try:
        return Card.parse(act.words) not in known.table.hand(hand).cards
    except ValueError:
        return act.words not in _ANY_HAND


def _refusal(play: Course, act: Event) -> str:
    try:
        play.copy().add(act)
    except ValueError as error:
        return str(error)
    return ""


def _compare(known: Course, unknown: Course) -> tuple[str, Document, Document] | None:
    wanted, mine = summary(known), summary(unknown)
    parts = differ(wanted, mine)
    if parts:
        return ", ".join(parts), {p: wanted[p] for p in parts}, {p: mine[p] for p in parts}
    wrong = list(_contradicted(known, unknown))
    if wrong:
        return "legal plays", {}, {"plays": wrong}
    one, other = orders(known), orders(unknown)
    if one != other:
        ordered = [[order for order, _ in each] for each in (one, other)]
        informed = but_informed(ordered[0]) == but_informed(ordered[1])
        name = "citations" if ordered[0] == ordered[1] else "information" if informed else "orders"
        return name, {name: _without(one, other)}, {name: _without(other, one)}
    return None


def _without(some: list[Any], others: list[Any]) -> list[Any]:
    left = Counter(some)
    left.subtract(others)
    return sorted(left.elements())


def _contradicted(known: Course, unknown: Course) -> Iterator[str]:
    """The cards of the hand on turn that one table calls legal, and the other not."""
    if known.turn is None:
        return
    truly, partly = known.legal_plays, unknown.legal_plays
    legal, called = set(truly), set(partly)
    for card in sorted(known.table.hand(known.turn).cards):
        if card in legal and partly.why_not(card) is not None:
            yield f"{card.code} excluded by {partly.why_not(card)}"
        elif card not in legal and card in called:
            yield f"{card.code} called legal"
