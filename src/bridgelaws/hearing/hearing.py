"""A hearing: a restartable pure function of an incident's file.

Law code asks (`found`, `chosen`, `holds`) and orders (`rule`). A question without an answer ends the run; when the
answer arrives the law is heard again from the top.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic

from ..board import calling
from ..board.acts import Act
from ..board.auction import CallMade
from ..board.events import Event, Faced, Said, Saying
from ..board.keys import Key
from ..board.orders import Order, Record, Silent
from ..board.records import Entry, Settled
from ..board.table import Authority, Incident, Table
from ..book.editions import Edition, Provision, Reading
from ..book.questions import Choice, Elect, Finding, Option, Question, Wording, Words
from ..deal.known import Holding
from ..values.arguments import OPTIONS, PICKED
from ..values.cards import Card, CardSet, Suit
from ..values.seats import Seat
from ..words.message import Message
from . import words as wording
from .holdings import held_when_played, holding
from .names import Names
from .offered import offered_by, option_of, read_out, relied_on, stands
from .rulings import Chose, Found, Ruled, Ruling, Step

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    Kind = TypeVar("Kind", bound=Incident, default=Incident, covariant=True)
else:
    from typing import TypeVar

    Kind = TypeVar("Kind", bound=Incident, covariant=True)

_record = tuple.__new__  # as `Ruled(...)`, without a function in between: none are made as often


class NeedsAnswer(Exception):
    """Private to engine and hearing: the run stops at this question."""

    def __init__(self, question: Question) -> None:
        self.question = question


class Hearing(Generic[Kind]):
    """One incident before the law. `table` moves on with every order, and with nothing else.

    `Hearing[RevokeAlleged]` is one of that kind of matter, `Hearing` one of any.
    """

    __slots__ = ("__dict__", "_incident", "_table")
    closed: frozenset[Key] = frozenset()
    follow: tuple[Act, ...] = ()
    _cited: tuple[Authority, ...] = ()
    _said: list[Said] | None = None

    def __init__(self, table: Table, incident: Kind, act: Act | None = None, *, in_time: bool = False) -> None:
        self._table = table
        self.in_time = in_time  # it was open at the last act: what is found since does not end that
        self.laws: Edition = table.opening.edition  # the edition in force
        self._incident = incident
        self.offender: Seat = incident.offender  # the hand at fault
        self.since: tuple[Event, ...] = table.log[incident.at :]  # the events from the cause on; no order adds to them
        self._act = act
        self.because: int | None = incident.made  # the call by whose id it is known why players are bound
        self.steps: list[Step] = []
        self._prefaced = 0  # how many of the steps were there before the law had its word

    # The file

    if TYPE_CHECKING:

        @property
        def incident(self) -> Kind:
            """The file that is heard."""

        @property
        def table(self) -> Table:
            """The table as it is after the orders given so far."""

    @property
    def act(self) -> Act:
        """The later act, of which it is asked whether it disposes of the incident."""
        assert self._act is not None
        return self._act

    @property
    def card(self) -> Card:
        """The card that the incident is about."""
        card = self._incident.card
        assert card is not None
        return card

    @property
    def call(self) -> CallMade:
        """The call that the incident is about, as it is now."""
        made = self._incident.made
        assert made is not None
        return self._table.auction.call(made)

    def statements(self, what: Saying, seats: tuple[Seat, ...]) -> tuple[Said, ...]:
        """What players have said since, of that sort."""
        if self._said is None:
            self._said = [event for event in self.since if isinstance(event, Said)]
        if not self._said:
            return ()
        return tuple([said for said in self._said if said.what is what and said.seat in seats])

    # The law

    def has(self, provision: Provision) -> bool:
        """Whether a provision is in force."""
        return provision.in_force(self.laws)

    def term(self, provision: Provision, name: str) -> Any:
        """A term of the version in force; the provision is then relied on."""
        return provision.term(self.laws, name)

    def reads(self, interpretation: Reading) -> bool:
        """Whether a reading applies; if so, the next order cites it."""
        if not self._stands(interpretation):
            return False
        if interpretation not in self._cited:
            self._cited = (*self._cited, interpretation)
        return True

    def rule(self, authority: Authority, *orders: Order, also: tuple[Authority, ...] = ()) -> None:
        """Order something, with the provision behind it."""
        cited = relied_on(authority, also, self.laws)
        if self._cited:
            cited, self._cited = (*cited, *self._cited), ()
        table, because = self._table, self.because
        entries: tuple[Entry, ...] = ()
        for order in orders:
            after = order.apply(table, authority)
            if after is not table:
                table = after if because is None else calling.bound_by(after, table, because)
            if (entry := order.entry) is not None:
                entries = (*entries, self._of_this_hearing(entry))
        # What has been done by order is on record for good: no order takes it out, or looks at it.
        self._table = table.but(records=(*table.records, *entries)) if entries else table
        self.steps.append(_record(Ruled, (cited, orders)))

    def beside(self, authority: Authority, *orders: Order, also: tuple[Authority, ...] = ()) -> None:
        """Say something besides the matter: what the next order rests on is cited there, and not here."""
        cited, self._cited = self._cited, ()
        self.rule(authority, *orders, also=also)
        self._cited = cited

    def record(self, what: Settled, seat: Seat, card: Card | None = None) -> None:
        """Write down, without a word, what a later act or another law turns on."""
        self.silently(Record(Entry(what, seat, card, self._incident.trick, self._incident.key)))

    def silently(self, order: Silent) -> None:
        """Order something of which nothing is said."""
        self._table = order.apply(self._table)

    def _of_this_hearing(self, entry: Entry) -> Entry:
        what, seat, card, _, _, demand = entry
        return Entry(what, seat, card, self._incident.trick, self._incident.key, demand)

    def preface(self, prefaces: Iterable[Callable[[Hearing], None]]) -> None:
        """Say what is said in every hearing, before the law has its word."""
        for says in prefaces:
            says(self)
        self._prefaced = len(self.steps)

    @property
    def ruled(self) -> bool:
        """Whether anything was ruled. What is said aside in every hearing makes no ruling alone."""
        said = self.steps[: self._prefaced]
        return len(self.steps) > len(said) or any(not isinstance(step, Ruled) or not step.aside for step in said)

    @property
    def orders(self) -> tuple[Order, ...]:
        """The orders given so far in this hearing."""
        return tuple(order for step in self.steps if isinstance(step, Ruled) for order in step.orders)

    # Questions

    def known(self, asked: Finding | Choice) -> Any:
        """The answer on file to a finding or a choice, whenever it was given, or None."""
        answer = self._table.answers.get((self._incident.key, asked.id))
        return None if answer is None else answer.value

    def found(
        self,
        finding: Finding,
        of: Incident | None = None,
        *,
        about: Holding | None = None,
        entails: tuple[tuple[str, str], ...] = (),
        follows: Any = None,
        **words: object,
    ) -> Any:
        """What the Director established.

        `of` is the file whose act the finding is about, if it is not this one; `about` is what a yes tells of a hand,
        `entails` what else it answers. `follows` is the answer where the cards on file give it: what an act counted as
        holds from that act on, whether somebody was asked or not.
        """
        key = self._incident.key if of is None else of.key
        answer = self._answer(finding.id, key)
        # An answer to another finding may have put a card elsewhere, so that this one can no longer be true.
        if answer is not None and (not finding.options or answer in finding.options):
            said = finding.outcome(answer, self._names(words))
            # Two laws may turn on one fact: it is found once.
            if (finding.id, said) not in [(step.question, step.said) for step in self.steps if isinstance(step, Found)]:
                self.steps.append(Found(finding.id, answer, said, self._in_force(finding.provisions)))
            return answer
        raise NeedsAnswer(
            Question(
                id=finding.id,
                kind="finding",
                to=None,
                wants=finding.kind,
                values=(True, False) if finding.kind == "yes or no" else finding.options,
                wording=Wording(lambda: self._finding_in_words(finding, about, words)),
                incident=key,
                classifies=finding.classifies,
                by_the_act=finding.by_the_act,
                same_as=finding.same_as,
                about=about,
                entails=entails,
                follows=follows,
            )
        )

    def _finding_in_words(self, finding: Finding, about: Holding | None, words: dict[str, object]) -> Words:
        names = self._names(words)
        if finding.kind == "yes or no":
            options: tuple[Option, ...] = (Option(True, wording.YES()), Option(False, wording.NO()))
        else:
            options = tuple(Option(value, label) for value, label in finding.offered(names))
        asked = finding.message("", names)
        aloud = finding.message(".say", names) if finding.aloud and not self._lies_open(about) else asked
        return Words(asked, aloud, options, self._refs(finding.provisions))

    def _lies_open(self, about: Holding | None) -> bool:
        """Whether a question is about dummy's cards, which nobody has to show."""
        return about is not None and about.seat is self.table.dummy and not self.table.dummy_is_up

    def stated(self, finding: Finding, value: Any, **words: object) -> Any:
        """What the Director has found of his own accord, before anybody asked him."""
        said = finding.outcome(value, self._names(words))
        self.steps.append(Found(finding.id, value, said, self._in_force(finding.provisions)))
        return value

    def settled(self, finding: Finding, value: Any, **words: object) -> Any:
        """A fact that the cards on file settle, recorded like a finding."""
        said = finding.outcome(value, self._names(words))
        self.steps.append(Found(finding.id, value, said, self._in_force(finding.provisions), derived=True))
        return value

    def chosen(
        self,
        choice: Choice,
        by: Seat,
        among: tuple[str, ...] | None = None,
        suffix: object = None,
        or_by: Seat | None = None,
        **words: object,
    ) -> Any:
        """What a player elected, among options of the choice that stand in this edition."""
        id = choice.id if suffix is None else f"{choice.id}:{suffix}"
        words["chooser"] = by
        offered = offered_by(choice, among, self.laws, self._table.opening.set_aside)
        answer = self._answer(id, among=offered)
        # A choice belongs to its question: if that is no longer put with this option, or with more, the choice falls.
        if answer in offered:
            option = offered[answer]
            done = self._done(choice, option, words)
            self.steps.append(Chose(id, by, answer, done, (option.authority,)))
            return answer
        self._ask(id, by, choice, "option", tuple(offered), lambda: self._elects(choice, offered, words), or_by)

    def _elects(self, choice: Choice, offered: dict[str, Elect], words: dict[str, object]) -> Words:
        names = self._names(words)
        options = tuple(option_of(choice, o, names, o.authority.ref(self.laws)) for o in offered.values())
        refs = tuple(sorted({ref for option in options for ref in option.refs}))
        return self._choice_in_words(choice, options, refs, words)

    def _done(self, choice: Choice, option: Elect, words: dict[str, object]) -> Message:
        names = self._names(words)
        if option.label is None:
            return choice.message(f".{option.value}.done", names)
        return choice.message(".done", names, PICKED, picked=option.label)

    def chosen_card(
        self,
        choice: Choice,
        by: Seat,
        among: tuple[Card, ...],
        suffix: object = None,
        or_by: Seat | None = None,
        **words: object,
    ) -> Card | None:
        """A card that a player elected among some; None if he declined, where the choice lets him."""
        picked = self._pick(choice, by, "card", [(c.code, wording.A_CARD(c)) for c in among], suffix, words, or_by)
        return None if picked == "none" else Card.parse(picked)

    def chosen_suit(
        self, choice: Choice, by: Seat, suits: tuple[Suit, ...], suffix: object = None, **words: object
    ) -> Suit:
        """A suit that a player elected among some."""
        return Suit.parse(self._pick(choice, by, "suit", [(s.letter, wording.A_SUIT(s)) for s in suits], suffix, words))

    def _pick(
        self,
        choice: Choice,
        by: Seat,
        wants: str,
        offered: list[tuple[str, Message]],
        suffix: object,
        words: dict[str, object],
        or_by: Seat | None = None,
    ) -> Any:
        id = choice.id if suffix is None else f"{choice.id}:{suffix}"
        words = {"chooser": by, **words}
        names = self._names(words)
        others = [o for o in choice.options[1:] if self._stands(o.authority)]
        picks, authority = offered, choice.options[0].authority
        offered = picks + [(o.value, choice.message(f".{o.value}", names)) for o in others]
        answer = self._answer(id, among=dict(offered))
        # An answer to another finding may have put the card picked elsewhere, or offers more: then he picks anew.
        if answer is not None and (not offered or answer in dict(offered)):
            picked = Elect(answer, authority, label=dict(offered).get(answer, answer))
            option = next((o for o in others if o.value == answer), picked)
            self.steps.append(Chose(id, by, answer, self._done(choice, option, words), (authority,)))
            return answer
        values = tuple(value for value, _ in offered)
        return self._ask(id, by, choice, wants, values, lambda: self._picks(choice, picks, others, words), or_by)

    def _picks(self, choice: Choice, picks: list[tuple[str, Message]], others: list[Elect], words: Any) -> Words:
        ref, names = choice.options[0].authority.ref(self.laws), self._names(words)
        declined = tuple(option_of(choice, other, names, ref) for other in others)
        aloud = (*read_out(self.table, [label for _, label in picks]), *(o.aloud or o.read for o in declined))
        return self._choice_in_words(choice, (*(Option(*p, (ref,)) for p in picks), *declined), (ref,), words, aloud)

    def _choice_in_words(
        self, choice: Choice, options: tuple[Option, ...], refs: tuple[str, ...], words: Any, aloud: Any = ()
    ) -> Words:
        names = self._names(words)
        names["options"] = aloud or tuple(option.aloud or option.read for option in options)
        asked = choice.message("", names)
        return Words(asked, choice.message(".say", names, OPTIONS) if choice.aloud else asked, options, refs)

    def _ask(
        self,
        id: str,
        by: Seat,
        choice: Choice,
        wants: str,
        values: tuple[str, ...],
        words: Callable[[], Words],
        or_by: Seat | None,
    ) -> Any:
        raise NeedsAnswer(
            Question(
                id=id,
                kind="choice",
                to=by,
                wants=wants,
                values=values,
                wording=Wording(words),
                or_to=or_by,
                incident=self._incident.key,
                classifies=choice.classifies,
            )
        )

    def holds(self, seat: Seat, suit: Suit, *provisions: Provision) -> bool:
        """Whether a hand holds a suit: from what is on file, or else from the Director."""
        finding = holding(seat, suit, self.table.number, *provisions)
        return self._settled_by(finding, self.table.holds(seat, suit.mask), self.table.finding(seat, suit.mask))

    def held(self, then: Table, seat: Seat, cards: int, finding: Finding, **words: object) -> bool:
        """Whether a hand had one of some cards when the table was as it was `then`: from the file, or the Director."""
        then = then.knowing(self.table)
        return self._settled_by(finding, then.holds(seat, cards), then.finding(seat, cards), **words)

    def held_then(self, suit: Suit, *provisions: Provision) -> bool:
        """Whether the offender held a suit when he played the card that the incident is about."""
        seat, trick = self.offender, self.incident.trick
        finding = holding(seat, suit, trick, *provisions)
        if trick != self.table.number:
            finding = held_when_played(trick, seat, self.incident.card, suit, *provisions)
        return self.held(self.incident.before, seat, suit.mask, finding)

    def held_at(self, trick: int, seat: Seat, cards: int, finding: Finding) -> bool:
        """Whether a hand had one of some cards when it played to a trick on file: from the file, or the Director."""
        held = self.table.held_at(trick, seat, cards)
        return self._settled_by(finding, held, self.table.finding(seat, cards, trick=trick))

    def _settled_by(self, finding: Finding, held: bool | None, about: Holding, **words: Any) -> bool:
        """What the file entails is not asked; what was found is kept as a fact."""
        if held is not None:
            # It may have been found in this very hearing: then the ruling says so.
            same = self._answer(finding.id) is held
            return bool(self.found(finding, None, about=about, **words)) if same else held
        answer = bool(self.found(finding, None, about=about, **words))
        self._table = self._table.learn(about._replace(answer=answer))
        return answer

    def any_card_of(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a hand may hold."""
        return tuple(CardSet(self.table.may_hold(seat)))

    def still_held(self, seat: Seat, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Those of some cards that a hand still holds."""
        return tuple(card for card in cards if card in self.table.hand(seat).cards)

    def complete(self, **found: Any) -> None:
        """What has been found adds to the file, for the rest of this hearing."""
        self._incident = self._incident.but(**found)

    # Several incidents

    def on(self, incident: Incident) -> Hearing:
        """Another incident, heard at the same moment."""
        return Hearing(self.table, incident, self._act)

    def close(self, incident: Incident) -> None:
        """This ruling disposes of another incident as well."""
        self.closed |= {incident.key}

    def attend_to(self, incident: Incident) -> None:
        """This ruling brings another incident to light, which is heard after it."""
        lit = incident.but(attended_by=self.incident.attended_by, attended_at=self.incident.attended_at)
        same = incident.attended or incident.key in self.closed
        docket = tuple(lit if i.key == incident.key and not same else i for i in self.table.docket)
        self._table = self._table.but(docket=docket)

    def open(self, incident: Incident) -> None:
        """This ruling leaves a matter to be heard by itself, after it."""
        lit = incident.but(attended_by=self.incident.attended_by or incident.offender)
        self._table = self._table.but(docket=(*self._table.docket, lit))

    def leave(self, incident: Incident, *, by: Seat | None = None, at: int | None = None) -> None:
        """This ruling leaves a matter on file to which nobody has drawn attention, or somebody has since its act."""
        left = incident.but(attended_by=by, attended_at=at)
        self._table = self._table.but(docket=(*self._table.docket, left))

    def then(self, act: Act) -> None:
        """After this ruling the act is taken to have been done, and is judged in its turn."""
        self.follow = (*self.follow, act)

    def then_plays(self, seat: Seat, card: Card) -> None:
        """After this ruling the hand is taken to have faced the card, which is judged in its turn."""
        self.then(Act(Faced(seat, card), seat, card, plays=True))

    def ruling(self) -> Ruling:
        """The ruling as far as it was reached."""
        incident = self._incident
        number = int(incident.law.removeprefix("law"))
        return Ruling(number, self.laws, incident.about, tuple(self.steps), incident.key, incident.trick)

    # Helpers

    def _answer(self, id: str, key: Key | None = None, among: Iterable[str] = ()) -> Any:
        table = self._table
        answer = table.answers.get((self._incident.key if key is None else key, id))
        if answer is None or not answer.told_of(among):
            return None  # who chooses is told every option (10C1)
        if answer.since < len(table.log):
            return answer.value
        # Whether an act disposes of a file depends on what was found of that, whenever it was.
        return None if self._act is None or answer.choice else answer.value

    def _names(self, words: dict[str, object]) -> Names:
        return Names(words, self._table, self._incident)

    def _stands(self, authority: Authority) -> bool:
        return stands(authority, self.laws, self._table.opening.set_aside)

    def _in_force(self, provisions: tuple[Authority, ...]) -> tuple[Authority, ...]:
        return tuple([p for p in provisions if self._stands(p)])

    def _refs(self, provisions: tuple[Authority, ...]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(p.ref(self.laws) for p in self._in_force(provisions)))


if not TYPE_CHECKING:
    # The laws look at them at every turn: a getter of the standard library is no call of a function of ours.
    Hearing.incident, Hearing.table = property(attrgetter("_incident")), property(attrgetter("_table"))


def attend(table: Table, seat: Seat, keys: frozenset[Key]) -> Table:
    """The table once attention is drawn to some incidents."""
    at = len(table.log) - 1
    docket = [i.but(attended_by=seat, attended_at=at) if i.key in keys and not i.attended else i for i in table.docket]
    return table.but(docket=tuple(docket))
