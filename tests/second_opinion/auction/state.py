"""What has happened and what follows from it, as plain data; and what can be computed from it (Laws 17-19, 22).

The line is the auction as it stands: the calls that count, in order. A call that is irregular and not yet disposed
of is pending and not in the line. The turn is always that of the seat to the left of the end of the line, so that
"the auction goes back to" is nothing but the cancelling of calls.
"""

from dataclasses import dataclass, field

from .asking import Oracle, Question
from .plain import height, is_bid, lho, partner, rho, side
from .readings import Readings

OLD = (1997, 2007)


@dataclass
class Made:
    """One call, made by a player or put in by the law."""

    seat: str
    call: str
    act: int
    """Number of the act at which it was made or put in."""
    how: str = "made"
    """``made``; ``deemed`` (28A); ``substituted`` (37, 38, a repeat put in place)."""
    status: str = "pending"
    """``stands``, ``pending`` or ``cancelled`` (withdrawn included)."""
    out_of_turn: bool = False
    """It stands although it was made out of rotation."""
    compared: bool = False
    """A call that was changed for it was found comparable with it (25B of 2017)."""


@dataclass
class Irregularity:
    """The first call that is pending: the others wait until it is disposed of."""

    law: str
    """``25 27 29 31A1 34 36 37 38 39``."""
    seat: str
    index: int
    """Of the call."""
    turn: str
    """Whose turn it was. ``""`` after the end."""
    left_called: bool = False
    """36, 38: the left called over it, so that all that follows is cancelled with it."""


@dataclass
class Await:
    """A call was cancelled and its maker will make another at his proper turn."""

    seat: str
    withdrawn: int
    mode: str
    """``pass`` (old forced pass), ``pass_2017`` (30A), ``bid``, ``double``, ``artificial_pass``;
    ``36``, ``37``, ``28B``, ``25`` for the laws of that number."""
    at_right: bool = False
    """It was made at the turn of the right-hand opponent."""
    right_has: str = ""
    """What the right-hand opponent then did: ``""`` nothing yet, ``passed``, ``acted``."""


@dataclass
class Replacing:
    """27B: the insufficient bid was refused, its maker is to call again."""

    withdrawn: list[int]
    """The insufficient bid, then every further call that was cancelled (27B3, 27B4; 1997 the premature one)."""
    tainted: bool = False
    """27B3, 27B4: partner will be silenced whatever is called now."""
    refused: int = -1
    """A second insufficient bid about which the left has been asked already."""


@dataclass
class Lead:
    """26: a withdrawn call of a player that may limit his partner's first lead."""

    seat: str
    withdrawn: int
    form: str
    """``suits`` (26 of 1997, 2007), ``any`` (their 26B named), ``2017``."""
    final_gone: bool = False
    """The call made for that turn in the end had gone with the passes of 34 at once."""


@dataclass
class Information:
    """16: what a call that does not stand tells."""

    offenders: str
    """The side that may not use it, unless ``free``."""
    free: bool = False
    follows: int = -1
    """The index of the call that repeats it: once that stands, or may be used by all, this one may be too."""


@dataclass
class Silence:
    """An enforced pass."""

    seat: str
    length: str
    """``once`` or ``rest``."""
    cause: int
    """The call that brought it about: the irregular one, or the one that was not comparable with it."""


@dataclass
class Consequences:
    """All that is in force. Copied before and after every call that stands, so that it can be taken back with it."""

    silences: list[Silence] = field(default_factory=list)
    repeat: dict[str, str] = field(default_factory=dict)
    """seat -> the call that must be repeated."""
    no_double: dict[str, int] = field(default_factory=dict)
    """Seats that may not double or redouble at their next turn (30B2(b)), with the pass that brought it about."""
    awaits: list[Await] = field(default_factory=list)
    replacing: dict[str, Replacing] = field(default_factory=dict)
    leads: list[Lead] = field(default_factory=list)
    information: dict[int, Information] = field(default_factory=dict)
    later: list[str] = field(default_factory=list)
    """Laws that may lead to an adjustment after play: ``27D``, ``23C``, ``27B1(b)``, ``average minus``."""

    @property
    def must_pass(self) -> dict[str, str]:
        """seat -> ``once`` or ``rest``; the longer one prevails."""
        found: dict[str, str] = {}
        for silence in self.silences:
            if found.get(silence.seat) != "rest":
                found[silence.seat] = silence.length
        return found

    def copied(self) -> "Consequences":
        """The same, so that no change of one is seen in the other."""
        replacing = {seat: Replacing(list(r.withdrawn), r.tainted, r.refused) for seat, r in self.replacing.items()}
        return Consequences(
            silences=list(self.silences),
            repeat=dict(self.repeat),
            no_double=dict(self.no_double),
            awaits=[Await(w.seat, w.withdrawn, w.mode, w.at_right, w.right_has) for w in self.awaits],
            replacing=replacing,
            leads=[Lead(lead.seat, lead.withdrawn, lead.form, lead.final_gone) for lead in self.leads],
            information={n: Information(i.offenders, i.free, i.follows) for n, i in self.information.items()},
            later=list(self.later),
        )


@dataclass(frozen=True)
class Asked:
    """A question that was put, with its answer."""

    question: Question
    answer: str


class Auction:
    """The whole of one auction under one edition."""

    def __init__(self, edition: int, dealer: str, oracle: Oracle, readings: Readings) -> None:
        self.edition, self.dealer, self.oracle, self.readings = edition, dealer, oracle, readings
        self.made: list[Made] = []
        self.line: list[int] = []
        self.head: Irregularity | None = None
        self.queue: list[int] = []
        """Pending calls after the head, not judged yet."""
        self.now = Consequences()
        self.before: dict[int, Consequences] = {}
        """For each call that stood: what was in force before it."""
        self.after: dict[int, Consequences] = {}
        """For each call that stood: what was in force when all that it brought about was settled."""
        self.act = -1
        self.asked: list[Asked] = []
        """Since the last act began."""
        self.used: list[str] = []
        """Readings that were decisive so far."""
        self.doubts: list[str] = []
        """Points where no sheet speaks and the model went its own way."""
        self.beyond = ""
        """Why the model has no opinion any more; ``""`` while it has."""

    # --- asking ------------------------------------------------------------------------------------------

    @property
    def old(self) -> bool:
        """1997 or 2007."""
        return self.edition in OLD

    def reading(self, name: str) -> str:
        """The value of a switch; that it mattered is noted."""
        if name not in self.used:
            self.used.append(name)
        return str(getattr(self.readings, name))

    def doubt(self, what: str) -> None:
        """Note that the sheets are silent here."""
        if what not in self.doubts:
            self.doubts.append(what)

    def ref(self, index: int) -> str:
        """A call as questions name it."""
        made = self.made[index]
        return f"{made.seat}:{made.call}#{made.act}{'' if made.how == 'made' else '+'}"

    def ask(self, kind: str, to: str, about: tuple[int, ...], options: tuple[str, ...]) -> str:
        """Put a question and note it with its answer."""
        question = Question(kind, to, tuple(self.ref(i) for i in about), options)
        answer = self.oracle(question)
        if answer not in options:
            raise ValueError(f"{answer!r} is no answer to {question}")
        self.asked.append(Asked(question, answer))
        return answer

    def shown(self, index: int) -> tuple[set[str], bool]:
        """The known suits that a call showed, and whether it showed an unknown one too."""
        answer = self.oracle(Question("shown", "D", (self.ref(index),), ()))
        return set(answer) - {"?"}, "?" in answer

    # --- the line -----------------------------------------------------------------------------------------

    def new(self, seat: str, call: str, how: str = "made") -> int:
        """A further call; its index."""
        self.made.append(Made(seat, call, self.act, how))
        return len(self.made) - 1

    def seat(self, index: int) -> str:
        """Who made it."""
        return self.made[index].seat

    def call(self, index: int) -> str:
        """Which call it is."""
        return self.made[index].call

    def calls(self) -> list[tuple[str, str]]:
        """The line as seats and calls."""
        return [((made := self.made[i]).seat, made.call) for i in self.line]

    def turn(self) -> str:
        """17B, 17C: whose turn it is by the calls that stand."""
        return lho(self.seat(self.line[-1])) if self.line else self.dealer

    def last_bid(self) -> str:
        """18: the last bid that stands, ``""`` if there is none."""
        return next((call for i in reversed(self.line) if is_bid(call := self.made[i].call)), "")

    def sufficient(self, bid: str) -> bool:
        """18B-18D."""
        last = self.last_bid()
        return not last or height(bid) > height(last)

    def admissible(self, seat: str, call: str) -> bool:
        """19A1, 19B1: no test of rotation here."""
        last = next((made for i in reversed(self.line) if (made := self.made[i]).call != "P"), None)
        if last is None or side(last.seat) == side(seat):
            return False
        return is_bid(last.call) if call == "X" else last.call == "X"

    def ended(self) -> bool:
        """22: three passes in rotation after a bid, or after a pass that nobody bid over (34: else not ended)."""
        if len(self.line) < 4 or any(self.made[i].call != "P" for i in self.line[-3:]):
            return False
        if not any(self.made[i].out_of_turn for i in self.line[-3:]):
            return True
        return not self.last_bid() and self.reading("three_passes_after_a_pass") == "passed_out"

    def contract(self) -> str:
        """``"4HX by S"``, or ``""`` while there is no bid."""
        last = self.last_bid()
        if not last:
            return ""
        calls = self.calls()
        at = max(n for n, (_, call) in enumerate(calls) if is_bid(call))
        double = next((call for _, call in reversed(calls[at:]) if call in ("X", "XX")), "")
        ours = side(calls[at][0])
        first = next(s for s, call in calls if side(s) == ours and is_bid(call) and call[1:] == last[1:])
        return f"{last}{double} by {first}"

    def place_of(self, seat: str, turn: str) -> str:
        """Whose turn it was, seen from the caller: ``own``, ``left``, ``partner`` or ``right``."""
        return {seat: "own", lho(seat): "left", partner(seat): "partner", rho(seat): "right"}[turn]

    # --- taking away ----------------------------------------------------------------------------------------

    def cancel(self, index: int, offenders: str, free: bool = False) -> None:
        """A call does not stand (any more); note what it tells and to whom."""
        self.made[index].status = "cancelled"
        if index in self.line:
            self.line.remove(index)
        self.now.information[index] = Information(offenders, free)

    def settled(self) -> None:
        """All that the last call in the line brings about is known: what comes now follows from something else."""
        if self.line and self.line[-1] not in self.after:
            self.after[self.line[-1]] = self.now.copied()

    def take_back(self, index: int) -> None:
        """Restore what was in force before that call stood. The caller then cancels it and all after it."""
        kept = self.now.information
        self.now = self.before[index].copied()
        for old, info in kept.items():
            self.now.information.setdefault(old, info)

    def withdraw(self, index: int, without: str = "") -> None:
        """Take back what that call brought about, the last of the line. What was ruled since on other calls remains:

        no law lets go of that because an earlier call is changed. ``without``: but for the calls of that seat.
        """
        since, settled = self.now, self.after.get(index, self.now)
        self.take_back(index)
        now = self.now

        def others(cause: int) -> bool:
            return cause < index or self.seat(cause) != without

        now.silences += [s for s in since.silences if s not in settled.silences and others(s.cause)]
        now.awaits += [w for w in since.awaits if w not in settled.awaits and others(w.withdrawn)]
        now.leads += [lead for lead in since.leads if lead not in settled.leads and others(lead.withdrawn)]
        now.later += since.later[len(settled.later) :]
        for seat, cause in since.no_double.items():
            if seat not in settled.no_double and others(cause):
                now.no_double[seat] = cause
        for seat, replacing in since.replacing.items():
            if replacing != settled.replacing.get(seat) and others(replacing.withdrawn[0]):
                now.replacing[seat] = replacing

    def silence(self, seat: str, length: str, cause: int) -> None:
        """An enforced pass, on account of that call."""
        self.now.silences.append(Silence(seat, length, cause))
