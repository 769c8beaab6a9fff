"""Any order: what is disclosed between two acts may be disclosed in any order; what a card was may be found late."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import permutations, product
from random import Random
from typing import Any

from tests import boards

from bridgelaws.board.events import ABOUT, DirectorCalled, Event, Held, Named, Said, Saying, Touched
from bridgelaws.board.keys import Key
from bridgelaws.board.table import Table
from bridgelaws.book.editions import EDITIONS
from bridgelaws.book.questions import Question
from bridgelaws.deal.known import Holding
from bridgelaws.laws.common import reads
from bridgelaws.laws.law45.book import PUT_IN_ITS_PLACE
from bridgelaws.laws.law58 import book as book58
from bridgelaws.values.cards import CARDS, Card
from bridgelaws.values.seats import SEATS, Seat
from trust.oracles import known
from trust.oracles.course import Course
from trust.oracles.deals import Deal, deal_of
from trust.oracles.found import Checked, Difference, kind_of_act, laws_of, show
from trust.oracles.stories import (
    Answer,
    Document,
    Manner,
    Playing,
    Story,
    add,
    by_rule,
    hands_of,
    is_act,
    meant,
    next_act,
    opening,
    settle,
    start,
)
from trust.oracles.tables import differ, orders, summary

MANNERS = {
    "turns": known.MANNERS["turns"],
    "cards": known.MANNERS["cards"],
    "revokes": known.MANNERS["revokes"],
    "all sorts": known.MANNERS["all sorts"],
    "found late": Manner({"regular": 1}, longest=8),
}
# Whether a card held, touched or shown was played: found late in the stories of that name, and always found to be.
AS_PLAYED = {
    "touching_or_nearly": True, "position_indicates_played": True, "partner_could_possibly_see_face": True,
    "touch_deliberate": True, "purpose_arranging_or_reaching": False, "deemed_led": True,
    "led_to_next_trick": True,
}  # fmt: skip
# The same where a card was put to a trick that lacked one: that card was led to none.
AS_PUT_TO_IT = AS_PLAYED | {
    "put_to_defective_trick": True, "deemed_led": False, "led_to_next_trick": False, "meant_as_lead": False,
    "played_to_irregular_lead": False,
}  # fmt: skip
AS_LED = AS_PLAYED | {"put_to_defective_trick": False}
# What is found of a card that may be a lead.
OF_LEADS = ("deemed_led", "led_to_next_trick", "meant_as_lead", "put_to_defective_trick")
# How often somebody says that there was a revoke before two tables have found the same.
_MORE_REVOKES = 4
_CODES = frozenset(card.code for card in CARDS)
CURRENT = ("turn", "trick", "number", "won", "declarer")


def answers(salt: int, deal: Deal) -> Answer:
    """By the deal and the rule, but a card held or touched has been played.

    A card that was put to a trick that lacked one was not led, and the other way round: which of the two is asked first
    may depend on what was said first, and a Director who said both would have found two facts that exclude each other.
    """
    rule, found_as = by_rule(salt, deal), AS_PUT_TO_IT if salt % 4 == 0 else AS_LED

    def answer(play: Playing, question: Question) -> Any:
        if question.id == "alleged_revoke":
            return sorted(question.values, key=lambda value: _how_far_from_meant(play, deal, value))
        if question.id == "card_called":
            return sorted(rule(play, question), key=lambda code: not _has(play, deal, question, code))
        found = found_as.get(question.id.partition(":")[0])
        return [found] if found in question.values and found is not None else rule(play, question)

    return answer


def _has(play: Playing, deal: Deal, question: Question, code: str) -> bool:
    """Whether the hand from which a card was called has been dealt it: no other card can be found to be called.

    What the deal does not bear out would be taken at one table, and not where it has been found what the hand held.
    """
    files = (file for file in play.table.docket if file.key == question.incident)
    seats = [file.offender if play.table.is_defender(file.offender) else play.table.dummy for file in files]
    return code not in _CODES or any(Card.parse(code).mask & deal[seat] for seat in seats)


def _how_far_from_meant(play: Playing, deal: Deal, value: str) -> tuple[bool, int]:
    """The last discard that was a revoke is meant; none, if that is offered and none of these was one.

    So he means the same whether he has said already that there was a revoke, and may mean an earlier one, or not yet.
    """
    was_none, put = meant(play.table, deal, value)
    return was_none, -put


def story(rng: Random, name: str) -> Story:
    """A story in which a player discloses several things between two acts, or a card is found played late.

    It happens at the table of a deal, of which the story may tell less than all.
    """
    document, salt = opening(rng), rng.randrange(1 << 30)
    deal = deal_of(hands_of(document))
    acts = _late(rng, document, salt) if name == "found late" else _disclosed(rng, document, salt, MANNERS[name])
    if rng.randrange(2):
        document = known.less(document, rng.choice(known.VARIANTS), salt)
    return Story(document, acts, salt, dealt=deal)


def _disclosed(rng: Random, document: Document, salt: int, manner: Manner) -> tuple[Event, ...]:
    play, draw, acts = start(document), boards.Manner(manner.kinds), []
    deal = deal_of(hands_of(document))
    settle(play, answers(salt, deal))
    length = rng.randint(2, 18)
    for _ in range(2 * length):
        event = next_act(rng, play, draw, 0.03)
        if len(acts) < length and is_act(event) and add(play, event):
            acts.append(event)
            settle(play, answers(salt, deal))
    who = rng.choice([seat for seat in SEATS if seat is not play.table.dummy])
    return (*acts, *rng.sample(_disclosures(who), rng.randint(2, 3)))


def _disclosures(who: Seat) -> list[Event]:
    """What a player may say: that something is wrong, or what; most often of a revoke, or without saying what."""
    plain: list[Event] = [DirectorCalled(who), DirectorCalled(who, "revoke"), Said(who, Saying.ATTENTION)]
    topics = [about for about in ABOUT if about != "revoke"]
    called: list[Event] = [DirectorCalled(who, about) for about in topics]
    return [*plain, *called, *(Said(who, Saying.ATTENTION, about=about) for about in ("revoke", "turn"))]


def _late(rng: Random, document: Document, salt: int) -> tuple[Event, ...]:
    """Regular play, a card held or touched by the hand on turn, the Director at once, and more regular play."""
    play, draw, acts = start(document), boards.Manner({"regular": 1}), []
    deal = deal_of(hands_of(document))
    settle(play, answers(salt, deal))

    def enter(event: Event) -> None:
        if add(play, event):
            acts.append(event)
            settle(play, answers(salt, deal))

    for _ in range(rng.randint(0, 6)):
        if play.turn is not None:
            enter(boards.act(rng, play.table, "regular"))
    turn = play.turn
    if turn is not None and not play.table.docket:
        card = rng.choice(boards.open_to(play.table, play.legal_plays) or boards.candidates(play.table, turn))
        enter(Touched(play.table.declarer, card) if turn is play.table.dummy else Held(turn, card))
        enter(DirectorCalled(_caller(play, rng)))
        for _ in range(rng.randint(1, 3)):
            if play.turn is not None:
                enter(next_act(rng, play, draw, 0.0))
        enter(DirectorCalled(_caller(play, rng)))
    return tuple(acts)


def _caller(play: Course, rng: Random) -> Seat:
    return rng.choice([seat for seat in SEATS if seat is not play.table.dummy])


# The property


def check(story: Story) -> Checked:
    """Compare a story with itself, what is disclosed in another order, or what was found at once found later."""
    checked, opened = Checked(acts=len(story.acts)), start(story.opening)
    checked.difference = _permuted(story, opened, checked) or _found_late(story, opened, checked)
    return checked


def _play(story: Story, opened: Course, acts: tuple[Event, ...], checked: Checked) -> Course:
    play = opened.copy()
    settle(play, answers(story.salt, story.deal))
    for act in acts:
        if add(play, act):
            checked.questions += len(settle(play, answers(story.salt, story.deal)))
    return play


def _permuted(story: Story, opened: Course, checked: Checked) -> Difference | None:
    """The disclosures at the end, all by one player, in every order, with what is asked answered sooner or later."""
    acts = list(story.acts)
    count = next((n for n, act in enumerate(reversed(acts)) if is_act(act)), len(acts))
    done, said = acts[: len(acts) - count], acts[len(acts) - count :]
    if len(said) < 2 or len({getattr(each, "seat", None) for each in said}) > 1:
        return None
    before = _play(story, opened, tuple(done), checked)
    first = _disclose(story, before, said, checked, at_once=True)
    for other, at_once in product(permutations(said), (True, False)):
        second = _disclose(story, before, other, checked, at_once=at_once)
        parts, one, two = _apart(first, second)
        if parts and _found_of_hands(first) != _found_of_hands(second):
            parts, one, two = _apart(*_found_alike(story, first.copy(), second, said[0]))
        if parts and not _asked_in_vain(before, first, second):
            laws = f"laws {laws_of(first)} / {laws_of(second)}"
            told = f"other order{'' if at_once else ', answered at the end'}: {[_said(each) for each in other]}"
            signature = f"{', '.join(parts)} by order; {laws}; {kind_of_act(story, len(done) - 1)}"
            return Difference(signature, told, _only(one, parts), _only(two, parts), len(done))
    show(story, first, second)
    return None


def _apart(first: Course, second: Course) -> tuple[list[str], dict[str, Any], dict[str, Any]]:
    """What differs of two tables, and how it is at each."""
    one, two = summary(first), summary(second)
    parts = differ(one, two)
    ordered = (_but_taken_for(orders(first)), _but_taken_for(orders(second)))
    if not parts and ordered[0] != ordered[1]:
        return ["orders"], {"orders": ordered[0]}, {"orders": ordered[1]}
    return parts, one, two


def _but_taken_for(ordered: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Without what is done about a card that was only taken for the one played, of several put down at once (58B2).

    Until the player has named one the first that is seen lies in the trick. Told in one order he has named his card
    when it comes to light that he was in turn, and it lies there; in the other it takes that place when he names it. He
    has played the same card, what becomes of the others is compared, and so is what anyone may do who played to it.
    """
    one_of_several = {book58.SEVERAL_VISIBLE.ref(edition) for edition in EDITIONS}
    return [(order, by) for order, by in ordered if order.split()[0] != "put" or by.split(",")[0] not in one_of_several]


def _found_of_hands(play: Course) -> set[tuple[Seat, int, bool]]:
    """What the Director has found of the hands, whenever he was asked."""
    return {(fact.seat, fact.cards, fact.answer) for fact in play.table.facts if isinstance(fact, Holding)}


def _asked_in_vain(before: Course, first: Course, second: Course) -> bool:
    """Whether at one of two tables it was found what a lead was before its trick was known to be played anew.

    When the twelfth is taken up again (62D1) the cards of the thirteenth go back, and nobody is asked any more whether
    one of them was led. What had been found by then is a fact and holds: the two tables know different things of it.
    """
    again = all("reopen twelfth" in [order for order, _ in orders(play)] for play in (first, second))
    return again and _found_of_leads(before, first) != _found_of_leads(before, second)


def _found_of_leads(before: Course, play: Course) -> set[tuple[Hashable, str, Any]]:
    """What the Director has found of leads that were made before anything was disclosed."""
    return {
        (of, id, answer.value)
        for (of, id), answer in play.table.answers.items()
        if id in OF_LEADS and isinstance(of, Key) and of.act is not None and of.act < before.table.acts
    }


def _found_alike(story: Story, first: Course, second: Course, said: Event) -> tuple[Course, Course]:
    """Two tables once as much is found at both.

    What was said first may have raised a question on a hand that would not have been put after what was said later. The
    answer is a fact: a discard that it shows to be a revoke is ruled on, and at the other table once somebody says so.
    """
    for _ in range(_MORE_REVOKES):
        if summary(first)["revokes"] == summary(second)["revokes"]:
            break
        for play in (first, second):
            add(play, DirectorCalled(getattr(said, "seat", play.table.declarer), "revoke"))
            settle(play, answers(story.salt, story.deal))
    return first, second


def _disclose(story: Story, before: Course, said: Sequence[Event], checked: Checked, *, at_once: bool) -> Course:
    """The table after some things were said, each with what was asked answered at once, or only when all were said."""
    play, rule = before.copy(), answers(story.salt, story.deal)
    for each in said:
        if add(play, each) and at_once:
            checked.questions += len(settle(play, rule))
    checked.questions += len(settle(play, rule))
    checked.acts += len(said)
    return play


def _said(event: Event) -> str:
    who = "director" if isinstance(event, DirectorCalled) else "attention"
    about = getattr(event, "about", None)
    return who if about is None else f"{who} about {about}"


def _found_late(story: Story, opened: Course, checked: Checked) -> Difference | None:
    """A card held or touched in turn, with the Director called at once, or only at the end."""
    if not story.acts or not isinstance(story.acts[-1], DirectorCalled):
        return None
    for n, act in enumerate(story.acts[:-3]):
        if isinstance(act, Held | Touched) and isinstance(story.acts[n + 1], DirectorCalled):
            before = _play(story, opened, story.acts[:n], checked)
            hand = before.table.dummy if isinstance(act, Touched) else act.seat
            calm = not before.table.docket and not before.rulings
            at_once = _play(story, opened, story.acts, checked)
            # Nothing else is to be ruled on: the others have played in turn after a card that was played.
            if not calm or before.turn is not hand or laws_of(at_once) != "45":
                return None
            if isinstance(act, Touched) and act.seat is not before.table.declarer:
                return None
            # Told at once that his card was played, he leads the next one; not told, he puts it down in place of the
            # card that he had only held, by a reading (R45-9). Where that is set aside the two are one story.
            if _plays_next(story.acts[n + 2], hand, before.table) and reads(before.table, PUT_IN_ITS_PLACE):
                return None
            late = _play(story, opened, (*story.acts[: n + 1], *story.acts[n + 2 :]), checked)
            show(story, at_once, late)
            return _parted(story, n, at_once, late)
    return None


def _plays_next(act: Event, hand: Seat, table: Table) -> bool:
    """Whether the hand whose card was held or touched is also the next to play."""
    if isinstance(act, Named):
        return hand is (act.hand or (table.dummy if act.seat is table.declarer else act.seat))
    return getattr(act, "seat", None) is hand


def _parted(story: Story, at: int, at_once: Course, late: Course) -> Difference | None:
    one, two = _only(summary(at_once), CURRENT), _only(summary(late), CURRENT)
    parts = differ(one, two)
    if not parts:
        return None
    signature = f"{', '.join(parts)} found late; {kind_of_act(story, at)}; laws {laws_of(late)}"
    return Difference(signature, "at once, and only at the end", _only(one, parts), _only(two, parts), at)


def _only(found: dict[str, Any], parts: Any) -> dict[str, Any]:
    return {part: found[part] for part in parts}
