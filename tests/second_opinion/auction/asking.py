"""Acts, questions and answers: everything that comes into the model from outside, as plain values."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .plain import denomination, is_bid


@dataclass(frozen=True)
class Call:
    """A player calls: in or out of turn, sufficient or not, admissible or not."""

    seat: str
    call: str


@dataclass(frozen=True)
class Change:
    """A player puts another call in place of his own last one (25), also when his left has called since."""

    seat: str
    call: str


@dataclass(frozen=True)
class Director:
    """The Director is called to the table and rules on all that is pending."""


Act = Call | Change | Director


@dataclass(frozen=True)
class Question:
    """A choice of a player or a finding of the Director."""

    kind: str
    """One of the keys of ``DEFAULTS``, explained there."""
    to: str
    """``"D"`` for the Director, else the seat of the player who chooses."""
    about: tuple[str, ...]
    """The calls it is about, as ``"seat:call"`` with the number of the act (from 0): ``"E:1H#1"``. First the
    irregular, withdrawn or older call, then the new one. ``"E:P#3+"``: a pass (or repeat) that the law put in."""
    options: tuple[str, ...]
    """What may be answered. Empty only for ``shown``."""


Oracle = Callable[[Question], str]

DEFAULTS: dict[str, str] = {
    "accept": "refuse",  # 27A, 29A, 25B1 to the left: accept | refuse; 27B4 before the ruling: accept_second too
    "meant_over": "",  # the player on turn is also the left: over | own. 25B: second | first. 27C: replacement | first
    "slip": "no",  # 25A: yes | no (in 1997 and 2007 without pause for thought as well)
    "keep_own": "keep",  # 25A, 1997 25B1: the left who called over the first call: keep | withdraw
    "keep_first": "keep",  # 1997 25B2(b), to the offender: keep | change
    "replacement": "none",  # 27B, by edition: both_natural | same_meaning | same_denomination | similar | ... | none
    "comparable": "none",  # 23A: similar | subset | purpose | none
    "repeats_denomination": "no",  # 31A2(a) of 1997, 2007 with 29C: yes | no
    "artificial_pass": "no",  # 30C: yes | no (a pass of partner's artificial call: yes)
    "much_different": "no",  # 26 of 1997, 2007: the same call again, but with a much different meaning: yes | no
    "shown": "",  # suits that a call showed, any of SHDC, and "?" if it also showed an unknown one
}
"""Every kind of question and the answer if nothing is found (``""``: the first option, and by name for shown)."""


def natural(question: Question) -> str:
    """Nobody accepts anything, no artificial calls, nothing is comparable: a suit bid shows its suit and no more."""
    if question.kind == "shown":
        call = question.about[0].split(":")[1].split("#")[0]
        return denomination(call) if is_bid(call) and denomination(call) != "NT" else ""
    if question.kind == "comparable" and all(":P#" in ref for ref in question.about):
        return "similar"  # a pass for a pass, as in 30A of 2017
    return DEFAULTS[question.kind] or question.options[0]


def scripted(answers: Mapping[str, str]) -> Oracle:
    """The answers by kind of question, or by ``"kind about"`` where ``about`` is ``"E:1H"`` of the first call.

    What is not answered, or has an answer the question does not offer, is answered as ``natural`` does.
    """

    def oracle(question: Question) -> str:
        first = question.about[0].split("#")[0]
        for key in (f"{question.kind} {first}", question.kind):
            answer = answers.get(key)
            if answer is not None and (question.kind == "shown" or answer in question.options):
                return answer
        return natural(question)

    return oracle


def seeded(seed: int) -> Oracle:
    """Answers at random, but always the same answer to the same question, in whatever order they are put."""

    def oracle(question: Question) -> str:
        rng = random.Random(f"{seed} {question.kind} {question.about}")
        if question.kind != "shown":
            return rng.choice(question.options)
        plain = natural(question)
        return plain if rng.random() < 0.6 else rng.choice(("", "S", "H", "D", "C", "SH", "DC", "S?", "H?"))

    return oracle
