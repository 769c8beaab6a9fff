"""The points on which the sheets give a [reading] or a setting: a named switch each, first the sheet's preference."""

from dataclasses import dataclass, fields

CHOICES: dict[str, tuple[str, ...]] = {
    "law26a_1997": ("commentary", "letter"),
    "law26b_2017": ("amended", "first_print"),
    "such_suit_26a2": ("not_specified", "any_shown"),
    "law26_after_25b_2007": ("accepted", "never", "both"),
    "comparable_25b_2017": ("asked", "never"),
    "lead_28b_old": ("none", "law26"),
    "lead_31a2a_old": ("none", "law26"),
    "forced_pass_lead_old": ("asked", "never"),
    "forced_pass_lead_2017": ("asked", "never"),
    "double_lead_old": ("26B", "29C"),
    "several_withdrawn": ("each", "first"),
    "bid_after_27b3": ("silenced", "free"),
    "lead_after_27b3_2017": ("always", "comparable"),
    "info_27b1b_2007": ("unauthorized", "free"),
    "second_insufficient_1997": ("cancelled", "accept"),
    "twice_pass_before_bid_old": ("30A", "25"),
    "third_pass_out_of_turn": ("34", "29"),
    "three_passes_after_a_pass": ("34", "passed_out"),
    "info_34_1997": ("unauthorized", "free"),
    "info_36a": ("unauthorized", "free"),
    "once_after_37a": ("spent", "kept"),
    "barred_out_of_turn": ("37", "29"),
    "not_repeated": ("repeat", "stands"),
    "ordered_call_compared": ("never", "asked"),
    "illegal_after_slip": ("changed", "kept"),
}
"""Every switch with its values, the default first."""


@dataclass(frozen=True)
class Readings:
    """Which reading is followed. ``Readings()`` is the sheets' own preference throughout."""

    law26a_1997: str = "commentary"
    """26A of 1997, a call that showed a known and an unknown suit: under B (commentary), or by the letter under A."""
    law26b_2017: str = "amended"
    """26B of 2017: only forbid, or (first print) also require a lead."""
    such_suit_26a2: str = "not_specified"
    """26A2 of 1997 and 2007: one may require or forbid a suit not specified legally, or any suit shown."""
    law26_after_25b_2007: str = "accepted"
    """25B of 2007: Law 26 after an accepted change only, never, or after a refused one too."""
    comparable_25b_2017: str = "asked"
    """25B of 2017: the two calls may be comparable with each other (sheet on 23), or Law 26 bites in any case."""
    lead_28b_old: str = "none"
    """28B in 1997 and 2007: the right to a lead restriction is forfeited, or Law 26 still applies."""
    lead_31a2a_old: str = "none"
    """31A2(a) of 1997 and 2007 (denomination repeated): no lead restriction, or that of Law 26."""
    forced_pass_lead_old: str = "asked"
    """30A, 30B of 1997 and 2007: a restriction if the forced pass is much different in meaning, or never."""
    forced_pass_lead_2017: str = "asked"
    """30A of 2017: a restriction if the forced pass is not comparable, or never."""
    double_lead_old: str = "26B"
    """32 of 1997 and 2007: forbid any one suit even if the double showed a suit, or by what it showed (29C)."""
    several_withdrawn: str = "each"
    """Several withdrawn calls of one player at one turn: each gives a right by itself, or only the first."""
    bid_after_27b3: str = "silenced"
    """27B1(a) bid after a refused double (2007, 2017; 27B4 too): partner is silenced all the same, or free."""
    lead_after_27b3_2017: str = "always"
    """2017, the call after a refused double: a lead restriction always (the table, row 13), or none if comparable."""
    info_27b1b_2007: str = "unauthorized"
    """27B1(b) of 2007 does not name 16D: the insufficient bid stays unauthorized (the letter), or not."""
    second_insufficient_1997: str = "cancelled"
    """1997: a second insufficient bid is cancelled outright, or may be accepted as in 27B4 later."""
    twice_pass_before_bid_old: str = "30A"
    """1997, 2007: a second pass at left's turn before any bid is 30A by its letter, or a change of call."""
    third_pass_out_of_turn: str = "34"
    """A pass out of rotation that is itself the third: Law 34 / 17E2 / 17D3 at once, or 29 first."""
    three_passes_after_a_pass: str = "34"
    """No bid: three passes after a pass, one out of rotation: Law 34 too, or the board is passed out."""
    info_34_1997: str = "unauthorized"
    """Passes cancelled by Law 34 of 1997: 16C by its own terms, or nothing at all."""
    info_36a: str = "unauthorized"
    """Calls cancelled by 36A (1997 35A): 16 applies, or nothing at all."""
    once_after_37a: str = "spent"
    """A player who had to pass once bid and the bid stands (37A): the duty is spent, or still to be met."""
    barred_out_of_turn: str = "37"
    """A bid out of rotation by a player who must pass: 37, or 29."""
    not_repeated: str = "repeat"
    """31A1, 32: he should have repeated and did not: the repeat is put in its place, or his call stands."""
    ordered_call_compared: str = "never"
    """2007 27B1, 2017 23A: a call that a ruling put there says nothing and is like no other, or that is asked."""
    illegal_after_slip: str = "changed"
    """25A: the left's call over the slip has become illegal: he must change it, or may keep it and it is judged."""


FIXED: dict[str, str] = {
    "25-choice-until-called": "25B of 2007, 2017: left may accept the second call until he has called over the first",
    "25-double-at-left": "1997, 2007: a double at left's turn by one who has called is a change of call",
    "25-double-over-own-call": "a double over his own call at left's turn is judged in the place of that call",
    "26-repeat-restricts-nothing": "a forced repeat gives no lead restriction",
    "28A-pass-deemed": "28A: the compulsory pass is taken as made, also before a call that can never stand (36-38)",
    "28B-after-29A": "who calls first decides between 29A and 28B",
    "29A-accept-then-call": "a bare 'I accept' is followed by his call",
    "31-next-turn": "partner's next turn is his first after the offender's replacement",
    "35-order": "39, 38, 36, 37, 25, 28-32, 27 in that order",
    "38-out-of-turn": "38 out of turn: the pass is his call at his proper turn",
    "39-passed-out": "a call after four passes: no defenders, no restriction",
}
"""Readings of the sheets that are followed without a switch."""


def check_readings(readings: Readings) -> None:
    """Refuse a value that no switch has."""
    for field in fields(readings):
        if getattr(readings, field.name) not in CHOICES[field.name]:
            raise ValueError(f"{field.name} cannot be {getattr(readings, field.name)!r}")
