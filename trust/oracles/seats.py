"""Other seats: the whole table turned by some seats, or two side suits exchanged, is ruled on alike."""

from __future__ import annotations

from random import Random
from typing import Any

from bridgelaws import Play, outcome_document
from bridgelaws.board.events import Answered
from bridgelaws.book.questions import Question
from bridgelaws.values.contract import Contract
from trust.oracles import known
from trust.oracles.found import Checked, Difference, kind_of_act, laws_of
from trust.oracles.stories import (
    MOST_ANSWERS,
    Endless,
    Manner,
    Story,
    add,
    by_rule,
    make,
    start,
)
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


def seen(play: Play, turn: Turn) -> dict[str, Any]:
    """What is compared, as a turn has it."""
    document = outcome_document(play.now)
    plays = document["legal_plays"]
    return {
        "turn": document["turn"] and turn.seat(document["turn"]),
        "trick": [(turn.seat(c["seat"]), turn.card(c["card"])) for c in document["trick"]],
        "number": document["trick_number"],
        "won": {turn.side(side): tricks for side, tricks in document["tricks_won"].items()},
        "declarer": turn.seat(document["declarer"]),
        "penalty cards": sorted(
            (turn.seat(p["seat"]), turn.card(p["card"]), p["kind"], p["law"]) for p in document["penalty_cards"]
        ),
        "restrictions": sorted(
            (turn.seat(r["seat"]), r["kind"], r["law"], sorted(map(turn.suit, r.get("suits", ()))))
            for r in document["restrictions"]
        ),
        "revokes": sorted((r["trick"], turn.seat(r["seat"]), r["status"], r["law"] or "") for r in document["revokes"]),
        "rulings": [(r["law"], r["trick"], r["citations"]) for r in document["rulings"]],
        "unattended": [(i["law"], i["attended"]) for i in document["unattended"]],
        "legal plays": None
        if plays is None
        else (
            turn.seat(plays["seat"]),
            None if plays["cards"] is None else sorted(map(turn.card, plays["cards"])),
            sorted(r["law"] for r in plays["reasons"]),
        ),
        "information": sorted(
            (
                (i["card"] and turn.card(i["card"])) or "",
                turn.seat(i["holder"]),
                sorted(map(turn.seat, i["authorized"])),
                sorted(map(turn.seat, i["unauthorized"])),
                i["law"],
            )
            for i in document["information"]
        ),
        "referrals": sorted((r["law"], r["strength"]) for r in document["referrals"]),
        "result": document["result"]
        and {turn.side(side): tricks for side, tricks in document["result"]["after"].items()},
    }


def check(story: Story) -> Checked:
    """Play a story as it is, turned, and with two suits exchanged, and compare after every act."""
    checked = Checked()
    for turn in turns(story):
        checked.difference = checked.difference or _check(story, turn, checked)
    return checked


def _check(story: Story, turn: Turn, checked: Checked) -> Difference | None:
    here, there = start(story.opening), start(turn.opening(story.opening))
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
    return None


def _answered(here: Play, there: Play, turn: Turn, rule: Any, checked: Checked) -> str:
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
