"""Auctions: what stands, whose turn it is, who is bound to what, and what may be led and used, after each act.

The same acts are put to both, and the same findings and choices: an answer depends on the kind of the question and on
the calls that it is about, so that it does not matter when it is asked. Not compared: where the model is in doubt or
has no opinion, and what lies on the table while a call that can never stand waits for the Director (36 to 39: for the
model it waits, in the package it counts until it is ruled on).
"""

from __future__ import annotations

from functools import cache
from random import Random

from tests.second_opinion import auction as model

from bridgelaws.board.auction import CallMade
from bridgelaws.board.called import Bound
from bridgelaws.board.events import Changed, Made
from bridgelaws.board.table import Table
from bridgelaws.book.editions import Edition
from bridgelaws.play.board import Board
from bridgelaws.play.play import Play
from bridgelaws.values.calls import parse_call
from bridgelaws.values.seats import SEATS, Seat
from trust.opinions.auction_answers import Answers, in_order
from trust.opinions.common import SEAT, Tables, Unfit

# How the two differ by a reading for which both have a switch: the model follows the package.
READINGS = model.Readings(forced_pass_lead_old="never", forced_pass_lead_2017="never")
# The laws under which a call waits for the model, and counts for the package until it is ruled on.
COUNTS_MEANWHILE = ("36", "37", "38", "39")
_MOST_ANSWERS = 60
_MOST_RULINGS = 4
_LEAD = ("lead_restriction", "forbidden_suit", "required_suit")


# One story


@cache
def _opened(dealer: str, laws: int) -> Table:
    """A board before the first call."""
    return Board(dealer=dealer, laws=laws).table


class Board2(Tables):
    """A board under way, with the answers."""

    def __init__(self, laws: Edition, dealer: str, answers: Answers) -> None:
        super().__init__(_opened(dealer, laws.year))
        self.answers = answers

    def play(self) -> Play:
        """The events through a `Board`."""
        board = Board(table=self.opened)
        for event in self.events:
            board.add(event)
        return board

    def do(self, act: model.Act) -> None:
        """One act, and the answers to what is asked then."""
        self.add_act(act)
        self.answer_all()
        if isinstance(act, model.Director):
            for _ in range(_MOST_RULINGS):
                if not self.table.auction.pending:
                    return
                self.add_act(act)  # what was called meanwhile, and turned out to be irregular
                self.answer_all()

    def add_act(self, act: model.Act) -> None:
        """One act."""
        match act:
            case model.Call(seat, call):
                self.add(Made(SEAT[seat], parse_call(call)))
            case model.Change(seat, call):
                self.add(Changed(SEAT[seat], parse_call(call)))
            case _:
                self.call(Seat.NORTH)

    def answer_all(self) -> None:
        """Answer everything but what declarer wants led."""
        for _ in range(_MOST_ANSWERS):
            question = self.now.question
            if question is None or question.id.partition(":")[0] in _LEAD:
                return
            self.answer(self.answers.to(question, self))
        self.differ("questions without end", f"{self.now.question}")


def code(made: CallMade) -> tuple[str, str]:
    """A call in the notation of the model."""
    return made.seat.letter, made.call.code


def duties(at: Tables) -> dict[str, tuple[str, ...]]:
    """Who is bound to what, in the notation of the model."""
    found = {}
    for seat in SEATS:
        kinds = {duty.kind: duty for duty in at.table.duties if duty.seat is seat}
        mine = []
        if Bound.PASS_REST in kinds:
            mine.append("pass_rest")
        elif Bound.PASS_ONCE in kinds:
            mine.append("pass_once")
        if Bound.REPEAT in kinds:
            mine.append(f"repeat {kinds[Bound.REPEAT].call.code}")
        if Bound.NO_DOUBLE in kinds:
            mine.append("no_double")
        found[seat.letter] = tuple(mine)
    return found


def counted_meanwhile(at: Tables) -> bool:
    """Whether a call that can never stand, which somebody has put in the place of another, waits for the Director."""
    return any(incident.law in [f"law{number}" for number in COUNTS_MEANWHILE] for incident in at.table.docket)


def contract(at: Tables) -> str:
    """The contract in the notation of the model."""
    if at.table.calling:
        return ""
    made = at.table.contract
    strain = "NT" if made.trumps is None else made.trumps.letter
    return f"{made.level}{strain}{'X' * made.doubled} by {made.declarer.letter}"


def knowledge(at: Tables) -> dict[tuple[str, str], tuple[str, ...]]:
    """Of each call that fell, which sides may not use it."""
    found = {}
    for told in at.table.information:
        if told.subject.says.id != "law16.withdrawn_call":
            continue
        call = dict(zip([arg.name for arg in told.subject.says.args], told.subject.values, strict=True))["call"]
        sides = tuple(side for side in ("NS", "EW") if any(s.letter in side for s in told.unauthorized))
        found[told.holder.letter, call.code] = sides
    return found


class Comparison:
    """One story under both."""

    def __init__(self, at: Board2, story: str) -> None:
        self.at, self.story = at, story

    def same(self, what: str, ours: object, theirs: object, said: model.Situation) -> None:
        """Report what differs."""
        if ours != theirs:
            law = said.irregular[0]
            text = f"{self.story}\nafter act {said.act}: {what}\n  package: {ours}\n  model:   {theirs}\n  {said}"
            self.at.differ(f"{what}{f' while {law} is pending' if law else ''}", text)

    def compare(self, said: model.Situation) -> None:
        """Everything that both say of the auction."""
        auction, same = self.at.table.auction, self.same
        same("calls that stand", tuple(map(code, auction.standing)), said.line, said)
        pending = sorted(map(code, auction.pending))
        same("calls pending", pending, sorted((c.seat, c.call) for c in said.calls if c.status == "pending"), said)
        same("turn", "" if auction.turn is None else auction.turn.letter, said.turn, said)
        same("passed out", self.at.table.passed_out, said.passed_out, said)
        same("contract", contract(self.at), said.contract, said)
        if not said.over:
            # For the package the partner is bound once that is certain, for the model once the offender has called.
            later = {each.seat.partner.letter for each in self.at.table.awaiting if each.law == 27}
            bound = {seat: () if seat in later else kinds for seat, kinds in duties(self.at).items()}
            same("duties", bound, {seat: () if seat in later else kinds for seat, kinds in said.duties}, said)
        if not said.irregular[0]:
            self.information(said)

    def information(self, said: model.Situation) -> None:
        """Who may not use which call."""
        theirs: dict[tuple[str, str], set[tuple[str, ...]]] = {}
        for each in said.knowledge:
            theirs.setdefault((each.seat, each.call), set()).add(each.may_not)
        ours, table = knowledge(self.at), self.at.table
        # The package says what an insufficient bid tells whom once it is known what takes its place.
        awaited = [code(table.call_made(each.call)) for each in table.awaiting if each.law == 27]
        # And in 2017 that a call is comparable with the one that took its place (25), when it is led.
        awaited += [code(table.call_made(each.call)) for each in table.lead_rights if not each.compared]
        # And that a call may be used, once it has to be repeated.
        awaited += [(duty.seat.letter, duty.call.code) for duty in table.duties if duty.call is not None]
        for call, sides in theirs.items():
            if len(sides) == 1 and call not in awaited:
                # Of a call that is there once more and changes nothing the package says nothing, and bars nobody.
                self.same(f"who may use {call[0]} {call[1]}"[:11], ours.get(call, ()), next(iter(sides)), said)

    def lead(self, said: model.Situation) -> None:
        """What declarer may require and forbid of the opening leader."""
        if self.at.table.calling or not said.contract:
            return
        leader = SEAT[said.contract[-1]].lho
        rights = [right for right in said.lead_rights if right.leader == leader.letter]
        forbid = in_order("".join(right.suits for right in rights))
        require = in_order("".join(right.suits for right in rights if right.kind == "require_or_forbid"))
        self.same("lead that may be limited", self.offered(), (require, forbid), said)

    def offered(self) -> tuple[str, str]:
        """What the package offers declarer."""
        question = self.at.now.question
        if question is None or question.id.partition(":")[0] not in _LEAD:
            return "", ""
        if question.id.startswith("forbidden_suit"):
            return "", in_order(set(question.values) - {"none"})
        found = []
        for option, which in (("require", "required_suit"), ("forbid", "forbidden_suit")):
            trial = Board2.__new__(Board2)
            trial.opened, trial.now, trial.events = self.at.opened, self.at.now, list(self.at.events)
            trial.answer(option)
            asked = trial.now.question
            if asked is not None and asked.id.startswith(which):
                found.append(in_order(asked.values))
            else:
                limits = [r.suits for r in trial.table.restrictions]
                found.append(in_order(suit.letter for suits in limits for suit in suits))
        return found[0], found[1]


def situation(rng: Random, laws: Edition, size: int) -> list[str]:
    """An auction under both."""
    dealer, acts = model.random_story(rng)
    answers = Answers(str(rng.random()))
    if any(_three_times(acts[n : n + 3]) for n in range(len(acts))):
        raise Unfit
    acts, situations = told(laws, dealer, acts, answers)
    return compare(laws, dealer, acts, answers, situations)


def _three_times(acts: list[model.Act]) -> bool:
    """Whether a player calls three times in a row: a change of a change, on which nobody has written anything."""
    seats = [act.seat for act in acts if not isinstance(act, model.Director)]
    return len(seats) == 3 and len(set(seats)) == 1


def told(
    laws: Edition, dealer: str, acts: list[model.Act], answers: Answers
) -> tuple[list[model.Act], list[model.Situation]]:
    """The story, the Director being called where the model settles something at once, and what the model says of it."""
    while True:
        situations = model.opinion(laws.year, dealer, acts, answers, READINGS)
        for n, said in enumerate(situations):
            before = situations[n - 1].line if n else ()
            called = any(isinstance(act, model.Director) for act in acts[n : n + 2])
            if _settled_at_once(said, before) and not called:
                acts = [*acts[: n + 1], model.Director(), *acts[n + 1 :]]
                break
        else:
            return acts, situations


def compare(
    laws: Edition, dealer: str, acts: list[model.Act], answers: Answers, situations: list[model.Situation]
) -> list[str]:
    """Put the acts to the package, and compare what it says after each."""
    at = Board2(laws, dealer, answers)
    answers.places = tuple([n for n, act in enumerate(acts) if not isinstance(act, model.Director)])
    marks: set[str] = set()
    story = " ".join(f"{a.seat}:{a.call}" if not isinstance(a, model.Director) else "D" for a in acts)
    comparison = Comparison(at, f"{laws.year}, dealer {dealer}: {story}")
    last: model.Situation | None = None
    owed: set[str] = set()
    for act, said in zip(acts, situations, strict=True):
        if said.beyond or said.doubts or _changed_while_it_waits(said) or _slip_of(owed, said):
            break
        owed |= {f"{seat}:{d.split()[1]}" for seat, bound in said.duties for d in bound if d.startswith("repeat")}
        at.do(act)
        director = isinstance(act, model.Director)
        waits = not director and _settled_at_once(said, last.line if last else ())
        last = said
        marks.update(f"Law {said.irregular[0]}" for _ in (1,) if said.irregular[0])
        marks.update(asked.question.kind for asked in said.questions)
        if said.irregular[0] not in COUNTS_MEANWHILE and not waits and not counted_meanwhile(at):
            comparison.compare(said)
    if last is None:
        raise Unfit
    if last.over and last is situations[-1] and not last.irregular[0]:
        comparison.lead(last)
        marks.add("to the lead")
    return sorted(marks)


def _changed_while_it_waits(said: model.Situation) -> bool:
    """Whether a player has put another call in the place of one that is irregular itself, which only 27C speaks of."""
    law, offender, _ = said.irregular
    waiting = [call.seat for call in said.calls if call.status == "pending"]
    return any(waiting.count(seat) > 1 and (law, offender) != ("27", seat) for seat in set(waiting))


def _slip_of(owed: set[str], said: model.Situation) -> bool:
    """Whether a player meant another call than the one that he had to repeat."""
    slips = [each.question for each in said.questions if (each.question.kind, each.answer) == ("slip", "yes")]
    return any(slip.about[0].split("#")[0] in owed for slip in slips)


def _settled_at_once(said: model.Situation, before: tuple[tuple[str, str], ...]) -> bool:
    """Whether the model has settled what the package settles when the Director comes.

    That is a slip, over which of two calls somebody called, whose turn was missed, and a change that came too late.
    """
    found = [(asked.question.kind, asked.answer) for asked in said.questions]
    settled = ("slip", "yes") in found or any(kind == "meant_over" for kind, _ in found)
    fallen = any(call.act == said.act and call.status == "cancelled" for call in said.calls)
    return settled or fallen or len(said.line) < len(before)
