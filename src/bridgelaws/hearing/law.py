"""A law as the engine sees it: which questions it answers, each by one function."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, TypeVar

from ..board.acts import Act
from ..board.events import Event
from ..board.keys import Key
from ..board.phases import AFTER_THE_AUCTION, Phase
from ..board.table import Counted, Incident, Table
from ..values.cards import Card
from ..values.frozen import NamedTuple, dataclass, field
from ..values.seats import Seat
from .hearing import Hearing

T = TypeVar("T")
Noticing = tuple["Law", Callable[[Table, Act], Incident | None]]


def by_kind(functions: Mapping[type[Incident], Callable[[Hearing[Any]], T]]) -> Callable[[Hearing], T]:
    """What a law does, by the kind of matter before it: the function for its type, or for the nearest above it."""

    nearest: dict[type[Incident], Callable[[Hearing[Any]], T]] = {}

    def of(h: Hearing) -> T:
        kind = type(h.incident)
        if kind not in nearest:
            nearest[kind] = next(functions[above] for above in kind.__mro__ if above in functions)
        return nearest[kind](h)

    return of


class Acts(NamedTuple):
    """Which acts a law can notice: those that count as the play of a card, and events of some kinds."""

    plays: bool
    events: tuple[type, ...] = ()

    def include(self, event: type, plays: bool) -> bool:
        """Whether acts of that kind are among them. What came of a ruling has no event, and may be any."""
        return (plays and self.plays) or event is type(None) or issubclass(event, self.events)


PLAYS = Acts(plays=True)
EVERY_ACT = Acts(plays=True, events=(object,))


def plays_and(*events: type[Event]) -> Acts:
    """Every play of a card, and events of some kinds."""
    return Acts(True, events)


def only(*events: type[Event]) -> Acts:
    """Events of some kinds."""
    return Acts(False, events)


@dataclass(frozen=True, slots=True, eq=False)
class Law:
    """One law: its number and the parts it takes in a step. What it has no answer to is None.

    * `orders`: in which order do two acts at one instant come, by the table before the first, and from which table on?
    * `resumes`: does play that had stopped go on by this act?
    * `stands_still`: was this done while a ruling was being made?
    * `establishes`: which revokes does this act establish?
    * `supplies`: what that nobody did is taken to have been done before this act?
    * `notices`: does this act come under this law? It is asked `of` these acts.
    * `lapses`: has a later act disposed of the incident?
    * `concerns`: which card is the incident about, if somebody said something and not which card he meant?
    * `waits`: must something be settled before the incident is heard?
    * `hears`: what is the ruling?
    * `doubts`: has the incident, though a later act disposed of it, still to be asked about when attention is drawn?
    * `unsettled`: is the incident only about what an act in turn counted as?
    * `overtaken`: has play gone on past an act that nobody has asked about?
    * `if_played`: the findings by which the act of an incident counted as a play.
    * `arises`: is someone entitled to be asked something now? Never while the part of the table that it `arises_from`
      is empty, and it is not asked then.
    * `attends`: who draws attention by this act, and to which files?
    * `watches`, `reviews`: what do the cards show that nobody has noticed, after an act and after a ruling?
    * `prefaces`: what is said in every hearing before the law has its word?
    * `phases`: when it speaks; it hears only what happened in these.
    * `yields_to`: the numbers of the laws before which it stands back when both notice an act.
    """

    number: int
    orders: Callable[[Table, Table, Event], tuple[Table, tuple[Event, ...]] | None] | None = None
    resumes: Callable[[Table, Event], Table] | None = None
    stands_still: Callable[[Table, Table, Event], Table] | None = None
    establishes: Callable[[Table, Act], Table] | None = None
    supplies: Callable[[Table, Act], Table] | None = None
    notices: Callable[[Table, Act], Incident | None] | None = None
    of: Acts = EVERY_ACT
    lapses: Callable[[Hearing[Any]], bool] | None = None
    concerns: Callable[[Table, Incident], Card | None] | None = None
    waits: Callable[[Table, Incident], bool] | None = None
    hears: Callable[[Hearing[Any]], None] | None = None
    doubts: Callable[[Table, Incident], bool] | None = None
    unsettled: Callable[[Incident], bool] | None = None
    overtaken: Callable[[Hearing], bool] | None = None
    if_played: Callable[[Incident], Mapping[str, bool]] | None = None
    arises: Callable[[Table], Incident | None] | None = None
    arises_from: str = "opening"  # which is never empty
    attends: Callable[[Table, Event], tuple[Seat, frozenset[Key]]] | None = None
    watches: Callable[[Table, Table], Table] | None = None
    reviews: Callable[[Table, Table], Table] | None = None
    prefaces: Callable[[Hearing], None] | None = None
    phases: tuple[Phase, ...] = AFTER_THE_AUCTION
    yields_to: tuple[int, ...] = ()

    @property
    def name(self) -> str:
        """The name of its folder, `law09`, which is how a file on the docket refers to it."""
        return f"law{self.number:02}"

    def __repr__(self) -> str:
        return f"<Law {self.number}>"


def _apart(table: Table, event: object) -> bool:
    return False


class Counting(NamedTuple):
    """What an act counts as, before any law rules on it; `laws` are the numbers of those behind it, by stage.

    * `counts_as`: is an event the play of a card, and by which provision?
    * `shown_by_play`: what does it show of a hand that a card counts as played?
    * `carry_out`: where do the cards lie, and which calls are there, after an act that is no play, if a law has noticed
      this incident in it or none?
    * `found_played`: which play did an act amount to, by what has been found since?
    * `second_thought`: which wish did a player utter in one breath with it?
    * `remember`: what is kept of the act for later?
    * `belongs_to_last`: does an act only carry out the one before it, so that nothing lies between the two?
    * `regular_call`: is a call in turn and allowed?
    """

    laws: Mapping[str, tuple[int, ...]]
    counts_as: Callable[[Table, Event], tuple[Act, Counted | None]]
    shown_by_play: Callable[[Table, Act], Table]
    carry_out: Callable[[Table, Act, Incident | None], Table]
    found_played: Callable[[Table, Event, Key], Act | None]
    second_thought: Callable[[Table, Act], Act | None]
    remember: Callable[[Table, Table, Act], Table]
    belongs_to_last: Callable[[Table, Event], bool] = _apart
    regular_call: Callable[[Table, Act], bool] = _apart


@dataclass(frozen=True, eq=False)
class LawBook:
    """The laws that an engine goes by: each with the parts it takes, what an act counts as, and what is excluded.

    `excluded` tells whether a card is certainly no legal play of a hand. Laws take part in the order in which they
    stand here; `first` names, for some parts, laws that are asked before the others. Each list is made once.
    """

    laws: tuple[Law, ...]
    counting: Counting
    excluded: Callable[[Table, Seat, Card], bool]
    first: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    def taking(self, part: str) -> tuple[Law, ...]:
        """The laws that take a part, in the order in which they are asked."""
        first = self.first.get(part, ())
        taking = (law for law in self.laws if getattr(law, part) is not None)
        return tuple(sorted(taking, key=lambda law: first.index(law.number) if law.number in first else len(first)))

    @cached_property
    def named(self) -> dict[str, Law]:
        """The laws by the name with which a file refers to them."""
        return {law.name: law for law in self.laws}

    def unsettled(self, incident: Incident) -> bool:
        """Whether a file is only about what an act in turn counted as."""
        unsettled = self.named[incident.law].unsettled
        return unsettled is not None and unsettled(incident)

    @cached_property
    def ordering(self) -> tuple[Callable[[Table, Table, Event], tuple[Table, tuple[Event, ...]] | None], ...]:
        """Who puts two acts of one instant in their order."""
        return tuple(law.orders for law in self.taking("orders") if law.orders is not None)

    @cached_property
    def resuming(self) -> tuple[Callable[[Table, Event], Table], ...]:
        """Who tells that play goes on."""
        return tuple(law.resumes for law in self.taking("resumes") if law.resumes is not None)

    @cached_property
    def standing_still(self) -> tuple[Callable[[Table, Table, Event], Table], ...]:
        """Who records what was done while a ruling was being made."""
        return tuple(law.stands_still for law in self.taking("stands_still") if law.stands_still is not None)

    @cached_property
    def establishing(self) -> tuple[Callable[[Table, Act], Table], ...]:
        """Who tells what an act establishes."""
        return tuple(law.establishes for law in self.taking("establishes") if law.establishes is not None)

    @cached_property
    def supplying(self) -> tuple[Callable[[Table, Act], Table], ...]:
        """Who tells what is taken to have been done before an act."""
        return tuple(law.supplies for law in self.taking("supplies") if law.supplies is not None)

    @cached_property
    def attending(self) -> tuple[Callable[[Table, Event], tuple[Seat, frozenset[Key]]], ...]:
        """Who tells to what attention is drawn."""
        return tuple(law.attends for law in self.taking("attends") if law.attends is not None)

    @cached_property
    def watching(self) -> tuple[Callable[[Table, Table], Table], ...]:
        """Who looks at the cards after an act."""
        return tuple(law.watches for law in self.taking("watches") if law.watches is not None)

    @cached_property
    def reviewing(self) -> tuple[Callable[[Table, Table], Table], ...]:
        """Who looks at the cards after a ruling."""
        return tuple(law.reviews for law in self.taking("reviews") if law.reviews is not None)

    @cached_property
    def arising(self) -> dict[Phase, tuple[tuple[str, Callable[[Table], Incident | None]], ...]]:
        """Who has a question to ask of himself, by the phase in which he speaks, and from what it arises."""
        taking = [(law, law.arises) for law in self.taking("arises") if law.arises is not None]
        return {
            phase: tuple([(law.arises_from, arises) for law, arises in taking if phase in law.phases])
            for phase in Phase
        }

    @cached_property
    def prefacing(self) -> tuple[Callable[[Hearing], None], ...]:
        """Who speaks first in every hearing."""
        return tuple(law.prefaces for law in self.taking("prefaces") if law.prefaces is not None)

    @cached_property
    def noticing(self) -> tuple[Noticing, ...]:
        """Who notices acts; with the law, which may stand back before another."""
        return tuple((law, law.notices) for law in self.taking("notices") if law.notices is not None)

    @cached_property
    def _asked(self) -> dict[tuple[type, bool, Phase], tuple[Noticing, ...]]:
        return {}

    def asked(self, act: Act, phase: Phase) -> tuple[Noticing, ...]:
        """Those who notice acts of this kind in this phase."""
        kind = type(act.event), act.play is not None, phase
        asked = self._asked.get(kind)
        if asked is None:
            event, plays, phase = kind
            asked = tuple(
                each for each in self.noticing if phase in each[0].phases and each[0].of.include(event, plays)
            )
            self._asked[kind] = asked
        return asked
