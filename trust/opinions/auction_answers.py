"""Auctions: the same findings and choices for both, whenever each of them asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from tests.second_opinion import auction as model

from bridgelaws.board.events import Answered, Changed, Made
from bridgelaws.book.questions import Question
from trust.opinions.common import Tables

_SUITS = "SHDC"


class Answers:
    """What players choose and the Director finds: by chance, but always the same of the same calls."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.asked: set[tuple[str, ...]] = set()
        """What the model has asked: what it has not asked is not so."""
        self.places: tuple[int, ...] = ()
        """The number of each call among the acts, the Director's visits counted."""
        self.changes: set[str] = set()
        """The calls of which it has asked whether they put a slip right."""
        self._chances: dict[tuple[str, ...], float] = {}

    def chance(self, *key: str) -> float:
        """A number between 0 and 1 for a question."""
        if key not in self._chances:
            self._chances[key] = Random(" ".join((self.seed, *key))).random()
        return self._chances[key]

    def pick(self, options: Iterable[str], *key: str) -> str:
        """One of several; none of them is as likely as all others together. Further options change little."""
        first = [option for option in options if option in ("none", "no", "refuse", "natural")]
        if first and self.chance(*key) < 0.5:
            return first[0]
        rest = [option for option in options if option not in first]
        return max(rest, key=lambda option: self.chance(option, *key)) if rest else first[0]

    def shown(self, call: str) -> str:
        """The suits that a call showed, in the notation of the model."""
        name = call.split(":")[1]
        natural = name[1:] if name[0].isdigit() and name[1:] != "NT" else ""
        if self.chance("shown", call) < 0.6:
            return natural
        return Random(f"{self.seed} suits {call}").choice(("", "S", "H", "D", "C", "SH", "DC", "S?", "H?"))

    def __call__(self, question: model.Question) -> str:
        """The answer to a question of the model."""
        calls = [ref.split("#")[0] for ref in question.about]
        if question.kind == "shown":
            return self.shown(calls[0])
        about = {"comparable": 2, "replacement": 2, "repeats_denomination": 2}.get(question.kind, 1)
        if question.kind == "keep_first":
            return self.pick(question.options, "keep_first", calls[1])
        self.asked.add((question.kind, *calls[:about]))
        if question.kind == "slip":
            self.changes.add(question.about[1])
        return self.pick(question.options, question.kind, *calls[:about])

    def finds(self, kind: str, *calls: str) -> bool:
        """Whether a finding is yes, if the model has asked for it too."""
        return (kind, *calls) in self.asked and self.pick(("yes", "no"), kind, *calls) == "yes"

    def to(self, question: Question, at: Tables) -> Any:
        """The answer to the same question of the package."""
        message = question.wording.words.read
        told = {arg.name: value for arg, value in zip(message.says.args, message.values, strict=True)}
        seat = told["offender"].letter if "offender" in told else ""

        def of(name: str) -> str:
            return f"{seat}:{told[name].code if name else 'P'}"

        kind = question.id.partition(":")[0].rstrip("0123456789_")
        if kind.endswith(("shown", "specified")):
            return self._suits(kind, question, at, seat, told)
        accepted = {"insufficient_bid": "withdrawn", "call_out_of_rotation": "call", "changed_call": "second"}
        if kind in accepted:
            return self.pick(question.values, "accept", of(accepted[kind]))
        if kind == "keep_or_change_call":
            theirs = f"{told['chooser'].letter}:{told['theirs'].code}"
            return {"keep": "keep", "withdraw": "change"}[self.pick(("keep", "withdraw"), "keep_own", theirs)]
        if kind in ("at_once", "first_call_or_another"):
            return True if kind == "at_once" else "another"
        return self._found(kind, question, at, of)

    def _found(self, kind: str, question: Question, at: Tables, of: Callable[[str], str]) -> Any:
        match kind:
            case "meant_over":
                other = "second" if "second" in question.values else "other"
                return self.pick(question.values, kind, of(other))
            case "slip":
                return self._by_that_call(question, at, of("first")[0]) and self.finds(kind, of("first"))
            case "stupid_mistake":
                return self.pick(("keep", "change"), "keep_first", of("second")) == "change"
            case "replacement":
                extra = ("same_and_more", "more_precise", "nearly_the_same")
                known = [value for value in question.values if value not in extra]
                return self.pick(known, kind, of("withdrawn"), of("new"))
            case "comparable":
                asked = (kind, of("withdrawn"), of("new"))
                return self.pick(question.values, *asked) if asked in self.asked else "none"
            case "repeats_denomination":
                return self.finds(kind, of("call"), of("new"))
            case "artificial_pass":
                return "artificial" if self.finds(kind, of("")) else "natural"
            case "much_different":
                return self.finds(kind, of("call"))
        at.differ("question", f"the package asks what the model does not know: {question.id}: {question.text}")

    def _by_that_call(self, question: Question, at: Tables, seat: str) -> bool:
        """Whether the model has asked of the same change: the same call may be made, and changed, more than once.

        A call that is judged anew comes up with the file of another's: then it cannot be told.
        """
        number = getattr(question.incident, "act", None)
        acts = [event for event in at.events if not isinstance(event, Answered)]
        act = None if number is None else acts[number]
        if number is None or not isinstance(act, Made | Changed) or act.seat.letter != seat:
            return True
        calls = [event for event in acts[: number + 1] if isinstance(event, Made | Changed)]
        return any(int(ref.split("#")[1]) == self.places[len(calls) - 1] for ref in self.changes if "+" not in ref)

    def _suits(self, kind: str, question: Question, at: Tables, seat: str, told: dict[str, Any]) -> str:
        if kind.endswith("shown"):
            answer = self.shown(f"{seat}:{told['call'].code}")
            known = in_order(answer.replace("?", ""))
            if "?" in answer and kind == "suits_shown":
                return "unknown"
        else:
            mine = [made for made in at.table.auction.standing if made.seat.letter == seat]
            found = "".join(self.shown(f"{seat}:{made.call.code}").replace("?", "") for made in mine)
            among = "".join(suit.letter for suit in told["suits"]) if "suits" in told else _SUITS
            known = in_order(set(found) & set(among))
        wanted = known or "none"
        return wanted if wanted in question.values else "others"


def in_order(suits: Iterable[str]) -> str:
    """Suits from the highest."""
    found = set(suits)
    return "".join(suit for suit in _SUITS if suit in found)
