"""The evidence in sentences, for the terminal and the report alike."""

from __future__ import annotations

from ..board.table import Table
from ..hearing.rulings import capital
from .damage import Damage, Reckoning
from .options import Election, Valued
from .scores import imps
from .worth import Worth

STANDING = (
    "Where a card or a suit was demanded of one lead or play, each legal card was solved, and the best one counts. A "
    "number with “at least” or “at most” is a bound: a penalty card, or a suit that may not be led, stays in force "
    "longer than could be searched."
)


def tricks(count: int) -> str:
    """`one trick`, `3 tricks`."""
    return "one trick" if count == 1 else "no trick" if count == 0 else f"{count} tricks"


def signed(points: int) -> str:
    """Points with their sign, nought without."""
    return f"{points:+d}" if points else "0"


def result(damage: Damage, count: int, points: int | None) -> str:
    """`9 tricks, 3NT=, +600`."""
    named = "" if damage.play.table.contract.level is None else f", {damage.name(count)}"
    return f"{count} tricks{named}" + ("" if points is None else f", {signed(points)}")


def summary(damage: Damage) -> list[str]:
    """What the evidence comes to, irregularity by irregularity."""
    if not damage.reckonings:
        return ["No irregularity is on file: the course of the board is all there is to show."]
    found = []
    for number, reckoning in enumerate(damage.reckonings, 1):
        mark = f"{number}. " if len(damage.reckonings) > 1 else ""
        found.append(mark + _one(damage, reckoning))
    return found


def _one(damage: Damage, r: Reckoning) -> str:
    what = capital(r.irregularity.incident.summary)
    if r.before is None:
        return f"{what}: before it the position has no double-dummy value."
    expected = r.of_innocent(r.before)
    lines = [f"{what}. Before it {r.innocent} could take {_amount(expected)} double dummy"]
    if r.before.exact:
        lines[0] += f" ({damage.name(r.before.at_least)}" + _points(r.expected) + ")"
    if r.result is None:
        return f"{lines[0]}. The result of the board is not on file."
    counted = r.tricks_of_innocent(r.result)
    lines.append(f"the result gives them {counted} ({damage.name(r.result)}{_points(r.scored)})")
    text = "; ".join(lines) + "."
    return f"{text} {verdict(r)}"


def verdict(r: Reckoning) -> str:
    """How the result compares with what it was before, in a sentence."""
    lost = r.lost
    if lost is None:
        return ""
    if not lost.exact:
        if lost.at_least > 0:
            return f"They are at least {tricks(lost.at_least)} short of it."
        return "Whether they fell short of it the bound does not tell."
    if lost.at_least == 0:
        return "They have what they could take before it."
    if lost.at_least < 0:
        return f"They have {tricks(-lost.at_least)} more than they could take before it."
    short = f"They are {tricks(lost.at_least)}"
    if r.expected is not None and r.scored is not None and r.expected != r.scored:
        short += f" and {r.expected - r.scored} points"
    return f"{short} short of it."


def _amount(worth: Worth) -> str:
    return tricks(worth.at_least) if worth.exact else f"{worth} tricks"


def _points(points: int | None) -> str:
    return "" if points is None else f", {signed(points)}"


def in_imps(damage: Damage, r: Reckoning) -> list[str]:
    """What the difference means in IMPs: by itself, and against the other table if its result is given."""
    if r.expected is None or r.scored is None:
        return []
    if damage.other is None:
        swing = imps(r.expected - r.scored)
        return [f"The difference of {abs(r.expected - r.scored)} points is worth {abs(swing)} IMPs."] if swing else []
    have, would = damage.imps(r.scored, r.innocent), damage.imps(r.expected, r.innocent)
    assert have is not None
    assert would is not None
    other = f"{signed(damage.other)} to North-South"
    given = f"{damage.other_text} ({other})" if not damage.other_text.lstrip("+-").isdigit() else other
    return [
        f"Against {given} at the other table {r.innocent} have {signed(have)} IMPs; with the result before the "
        f"irregularity they would have {signed(would)}."
    ]


def election(e: Election) -> str:
    """A choice and what it cost, in a sentence."""
    taken = next((v for v in e.options if v.chosen), None)
    if taken is None:
        return f"{e.question.addressee} had a choice."
    if e.lost:
        return f"{e.seat} took “{taken.label}”, which is worth {tricks(e.lost)} less than the best option."
    others = [v for v in e.options if v is not taken]
    sure = all(e.for_chooser(v).at_most <= e.for_chooser(taken).at_least for v in others)
    if sure:
        return f"{e.seat} took “{taken.label}”: no option was worth more."
    return f"{e.seat} took “{taken.label}”; whether another was worth more the bounds leave open."


def standing(e: Election, valued: Valued) -> str:
    """Whether an option was the best one: `best`, `may be best` where bounds leave it open, or nothing."""
    if len(e.best) == len(e.options) or valued not in e.best:
        return ""
    others = (e.for_chooser(v).at_most for v in e.options if v is not valued)
    return "best" if e.for_chooser(valued).at_least >= max(others, default=0) else "may be best"


def legal_instead(r: Reckoning) -> list[tuple[str, str]]:
    """The cards that could have been played instead, gathered by what they were worth to declarer's side."""
    by_worth: dict[int, list[str]] = {}
    for card, worth in r.instead:
        by_worth.setdefault(worth, []).append(str(card))
    return [(" ".join(cards), str(worth)) for worth, cards in by_worth.items()]


def vulnerability(table: Table) -> str:
    """Who is vulnerable, if it is known."""
    known = {"none": "none vulnerable", "NS": "North-South vulnerable", "EW": "East-West vulnerable"}
    return known.get(table.vulnerable, "both vulnerable") if table.vulnerable is not None else ""
