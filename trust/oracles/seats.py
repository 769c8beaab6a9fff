"""Other seats: the whole table turned by some seats, or two side suits exchanged, is ruled on alike."""

from __future__ import annotations

from random import Random
from typing import Any

from bridgelaws.board.events import Answered
from bridgelaws.board.plays import Plays
from bridgelaws.board.table import Restriction
from bridgelaws.book.questions import Question
from bridgelaws.hearing.rulings import Ruling
from bridgelaws.laws.law77 import rules as rules77
from bridgelaws.values.contract import Contract
from trust.oracles import known
from trust.oracles.course import Course
from trust.oracles.found import Checked, Difference, kind_of_act, laws_of, show
from trust.oracles.stories import (
    MOST_ANSWERS,
    Endless,
    Manner,
    Playing,
    Story,
    add,
    by_rule,
    make,
    start,
)
from trust.oracles.tables import by_side, in_order, once
from trust.oracles.turned import Turn

_EVERYTHING = {
    **known.MANNERS["all sorts"].kinds, "played on": 1, "defect found": 1, "ended": 1, "mixed": 1,
}  # fmt: skip
MANNERS = {
    **{name: Manner(manner.kinds) for name, manner in known.MANNERS.items()},
    "all sorts": Manner(_EVERYTHING),
    "before the play": Manner(
        {"laid face down": 6, "turned up": 4, "exposed in auction": 6, "spread": 2, "faced": 6, "said": 2,
         "regular": 8, "shown": 1, "director": 2}
    ),
    "defects": Manner({"regular": 30, "omitted": 5, "defect found": 6, "faced several": 2, "off suit": 1}),
}  # fmt: skip


def story(rng: Random, name: str) -> Story:
    """A story; one in three with no hand on file, as questions then decide."""
    made = make(rng, MANNERS[name])
    if rng.randrange(3):
        return made
    return Story(known.less(made.opening, rng.choice(known.VARIANTS), made.salt), made.acts, made.salt)


def turns(story: Story) -> list[Turn]:
    """One seat further, two or three; and two suits exchanged that are not trumps."""
    trumps = Contract.parse(story.opening["contract"]).trumps
    sides = [letter for letter in "CDHS" if trumps is None or letter != trumps.letter]
    rng = Random(story.salt)
    return [Turn(by=rng.randint(1, 3)), Turn(suits="".join(rng.sample(sides, 2)))]


def seen(play: Playing, turn: Turn) -> dict[str, Any]:
    """What is compared, as a turn has it."""
    table, laws, rulings = play.table, play.table.edition, play.rulings
    result = rules77.result(table)
    return {
        "turn": None if table.turn is None else turn.seat(table.turn.letter),
        "trick": [(turn.seat(seat.letter), turn.card(card.code)) for seat, card in in_order(table.trick)],
        "number": min(table.number, 13),
        "won": _won(table.won, turn),
        "declarer": turn.seat(table.declarer.letter),
        "penalty cards": sorted(
            (turn.seat(p.seat.letter), turn.card(p.card.code), p.kind.value, p.authority.ref(laws))
            for p in table.penalty_cards
        ),
        "restrictions": sorted(
            (
                turn.seat(r.seat.letter),
                r.demand.value,
                r.authority.ref(laws),
                sorted(turn.suit(s.letter) for s in r.suits),
            )
            for r in table.demands
        ),
        "revokes": sorted(
            (r.trick, turn.seat(r.seat.letter), r.stage.value, "" if r.authority is None else r.authority.ref(laws))
            for r in table.revokes
            if r.sure
        ),
        "rulings": [(str(r.law), r.trick, cited(r)) for r in rulings],
        "unattended": [(i.law.removeprefix("law").lstrip("0"), i.attended) for i in table.docket],
        "legal plays": None if table.turn is None else _plays(play.legal_plays, turn),
        "information": sorted(
            (
                "" if i.card is None else turn.card(i.card.code),
                turn.seat(i.holder.letter),
                sorted(turn.seat(seat.letter) for seat in i.authorized),
                sorted(turn.seat(seat.letter) for seat in i.unauthorized),
                i.authority.ref(laws),
            )
            for i in table.information
        ),
        "referrals": sorted((r.authority.ref(laws), r.strength) for r in table.referrals),
        "result": None if result is None else _won(result.after, turn),
    }


@once
def cited(ruling: Ruling) -> tuple[str, ...]:
    """What a ruling rests on."""
    return ruling.citations


def _won(tricks: tuple[int, int], turn: Turn) -> dict[str, int]:
    return {turn.side(side): number for side, number in by_side(tricks).items()}


def _suits(restriction: Restriction, turn: Turn) -> list[str]:
    return sorted(turn.suit(suit.letter) for suit in restriction.suits)


def _plays(plays: Plays, turn: Turn) -> tuple[str, list[str] | None, list[str]]:
    cards = None if plays.cards is None else sorted(turn.card(card.code) for card in plays.cards)
    return turn.seat(plays.seat.letter), cards, sorted(reason.ref for reason in plays.reasons)


def check(story: Story) -> Checked:
    """Play a story as it is, turned, and with two suits exchanged, and compare after every act."""
    checked, opened = Checked(), start(story.opening)
    for turn in turns(story):
        checked.difference = checked.difference or _check(story, opened.copy(), turn, checked)
    return checked


def _check(story: Story, here: Course, turn: Turn, checked: Checked) -> Difference | None:
    there = start(turn.opening(story.opening))
    rule = by_rule(story.salt)
    for n, act in enumerate((None, *story.acts)):
        before = len(here.rulings)
        if act is not None:
            done = add(here, act)
            if add(there, turn.event(act)) is not done:
                return Difference(f"refused: {kind_of_act(story, n - 1)}", str(turn), {"done": done}, {}, n - 1)
            if not done:
                continue
            checked.acts += 1
        wrong = _answered(here, there, turn, rule, checked)
        one, other = seen(here, turn), seen(there, Turn())
        parts = [part for part in one if one[part] != other[part]]
        if wrong or parts:
            how = "turned" if turn.by else "suits exchanged"
            where = f"after {kind_of_act(story, n - 1)}; laws {laws_of(here, before)}; {how}"
            what = f"{wrong or ', '.join(parts)} {where}"
            return Difference(what, str(turn), {p: one[p] for p in parts}, {p: other[p] for p in parts}, n - 1)
    show(story, here, there)
    return None


def _answered(here: Course, there: Course, turn: Turn, rule: Any, checked: Checked) -> str:
    """Answer every question at one table and give the same answer at the other; what did not correspond."""
    for _ in range(MOST_ANSWERS):
        asked, other = here.question, there.question
        if asked is None and other is None:
            return ""
        if asked is None or other is None or not _same(asked, other, turn):
            ids = (q.id.partition(":")[0] if q else "nothing" for q in (asked, other))
            return f"asked {' and '.join(ids)}"
        value = next((v for v in rule(here, asked) if add(here, Answered(asked.id, v))), None)
        if value is None:
            raise Endless(f"no answer to {asked.id} is taken")
        checked.questions += 1
        turned = turn.answer(value, asked, other)
        if turned is None or not add(there, Answered(other.id, turned)):
            return f"options of {asked.id.partition(':')[0]}"
    raise Endless("questions without an end")


def _same(asked: Question, other: Question, turn: Turn) -> bool:
    to = None if asked.to is None else turn.seat(asked.to.letter)
    named = asked.id.partition(":")[0] == other.id.partition(":")[0]
    return named and asked.refs == other.refs and to == (None if other.to is None else other.to.letter)
