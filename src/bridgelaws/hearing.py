"""A hearing: a restartable pure function of an incident's file.

Law code asks (`found`, `chosen`, `holds`) and orders (`rule`). A question without an answer ends the run; when the
answer arrives the law is heard again from the top.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .acts import Act
from .cards import Card, Suit
from .editions import Edition, Provision, Reading
from .events import Event, Said, Saying
from .orders import Order
from .questions import Choice, Finding, Option, Question
from .rulings import Chose, Found, Ruled, Ruling, Step
from .seats import Seat
from .table import Authority, Hand, Incident, Table, unseen

# No one reads out more options than a hand has cards.
_SAID_ALOUD = 14


class NeedsAnswer(Exception):
    """Private to engine and hearing: the run stops at this question."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.id)
        self.question = question


class Hearing:
    """One incident before the law. `table` moves on with every order."""

    def __init__(self, table: Table, incident: Incident, act: Act | None = None) -> None:
        self.table = table
        self.incident = incident
        self.act = act
        self.steps: list[Step] = []
        self.closed: set[str] = set()
        self.follow: list[Act] = []
        self._cited: list[Authority] = []

    # The file

    @property
    def laws(self) -> Edition:
        """The edition in force."""
        return self.table.edition

    @property
    def offender(self) -> Seat:
        """The hand at fault."""
        return self.incident.offender

    @property
    def card(self) -> Card:
        """The card that the incident is about."""
        assert self.incident.card is not None
        return self.incident.card

    @property
    def since(self) -> tuple[Event, ...]:
        """The events from the cause on."""
        return self.table.log[self.incident.at :]

    def statements(self, what: Saying, seats: tuple[Seat, ...]) -> tuple[Said, ...]:
        """What players have said since, of that sort."""
        return tuple(e for e in self.since if isinstance(e, Said) and e.what is what and e.seat in seats)

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
            self._cited.append(interpretation)
        return True

    def rule(self, authority: Authority, *orders: Order, also: tuple[Authority, ...] = ()) -> None:
        """Order something, with the provision behind it."""
        authorities = tuple(a for a in (authority, *also) if isinstance(a, Reading) or a.in_force(self.laws))
        if not authorities or (not isinstance(authority, Reading) and not authority.in_force(self.laws)):
            raise AssertionError(f"{authority!r} is not in force in {self.laws}")
        for order in orders:
            self.table = order.apply(self.table, authority)
        self.steps.append(Ruled((*authorities, *self._cited), orders))
        self._cited.clear()

    # Questions

    def known(self, finding: Finding) -> Any:
        """The answer on file to a finding, or None."""
        answer = self.table.answers.get((self.incident.key, finding.id))
        return None if answer is None else answer.value

    def found(self, finding: Finding, **words: object) -> Any:
        """What the Director established."""
        answer = self._answer(finding.id)
        # An answer to another finding may have put a card elsewhere, so that this one can no longer be true.
        if answer is not None and (not finding.options or answer in dict(finding.options)):
            text = self._fill(finding.outcome(answer), words)
            self.steps.append(Found(finding.id, answer, text, self._in_force(finding.provisions)))
            return answer
        if finding.kind == "yes or no":
            options: tuple[Option, ...] = (Option(True, "Yes"), Option(False, "No"))
        else:
            options = tuple(Option(value, self._fill(label, words)) for value, label in finding.options)
        raise NeedsAnswer(
            Question(
                id=finding.id,
                kind="finding",
                to=None,
                text=self._fill(finding.text, words),
                say=self._fill(finding.say or finding.text, words),
                wants=finding.kind,
                options=options,
                refs=self._refs(finding.provisions),
                incident=self.incident.key,
                reclassifies=finding.reclassifies,
            )
        )

    def settled(self, finding: Finding, value: Any, **words: object) -> Any:
        """A fact that the cards on file settle, recorded like a finding."""
        text = self._fill(finding.outcome(value), words)
        self.steps.append(Found(finding.id, value, text, self._in_force(finding.provisions), derived=True))
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
        offered = [
            option
            for option in choice.options
            if (among is None or option.value in among) and self._stands(option.authority)
        ]
        words = {"chooser": by, **words}
        answer = self._answer(id)
        if answer is not None:
            option = next((o for o in offered if o.value == answer), None)
            text = self._fill(option.done if option else str(answer), words)
            self.steps.append(Chose(id, by, answer, text, (option.authority,) if option else ()))
            return answer
        labels = [
            Option(o.value, self._fill(o.label, words), (o.authority.ref(self.laws),), self._fill(o.say, words))
            for o in offered
        ]
        refs = tuple(sorted({o.authority.ref(self.laws) for o in offered}))
        self._ask(id, by, choice.text, choice.say, "option", tuple(labels), refs, words, or_by)

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
        picked = self._pick(choice, by, "card", [(c.code, str(c)) for c in among], suffix, words, or_by)
        return None if picked == "none" else Card.parse(picked)

    def chosen_suit(
        self, choice: Choice, by: Seat, suits: tuple[Suit, ...], suffix: object = None, **words: object
    ) -> Suit:
        """A suit that a player elected among some."""
        return Suit.parse(self._pick(choice, by, "suit", [(s.letter, str(s)) for s in suits], suffix, words))

    def _pick(
        self,
        choice: Choice,
        by: Seat,
        wants: str,
        offered: list[tuple[str, str]],
        suffix: object,
        words: dict[str, object],
        or_by: Seat | None = None,
    ) -> Any:
        id = choice.id if suffix is None else f"{choice.id}:{suffix}"
        offered = offered + [(o.value, o.label) for o in choice.options[1:] if self._stands(o.authority)]
        authority = choice.options[0].authority
        words = {"chooser": by, **words}
        answer = self._answer(id)
        # An answer to another finding may have put the card picked elsewhere: then he picks anew.
        if answer is not None and (not offered or answer in dict(offered)):
            other = next((o for o in choice.options[1:] if o.value == answer), None)
            label = dict(offered).get(answer, answer)
            text = self._fill((other or choice.options[0]).done, {**words, "picked": label})
            self.steps.append(Chose(id, by, answer, text, (authority,)))
            return answer
        ref = (authority.ref(self.laws),)
        options = tuple(Option(value, label, ref) for value, label in offered)
        return self._ask(id, by, choice.text, choice.say, wants, options, ref, words, or_by)

    def _ask(
        self,
        id: str,
        by: Seat,
        text: str,
        say: str,
        wants: str,
        options: tuple[Option, ...],
        refs: tuple[str, ...],
        words: dict[str, object],
        or_by: Seat | None = None,
    ) -> Any:
        labels = "; ".join(option.say or option.label for option in options)
        if len(options) > _SAID_ALOUD:
            labels = "any card that the hand holds and may play"
        words = {**words, "options": labels}
        raise NeedsAnswer(
            Question(
                id=id,
                kind="choice",
                to=by,
                text=self._fill(text, words),
                say=self._fill(say or text, words),
                wants=wants,
                options=options,
                refs=refs,
                or_to=or_by,
                incident=self.incident.key,
            )
        )

    def holds(self, seat: Seat, suit: Suit, *provisions: Provision) -> bool:
        """Whether a hand holds a suit: from the cards on file, or else from the Director."""
        held = self._derived(seat, suit)
        finding = holding(seat, suit, self.table.number, *provisions)
        if held is not None:
            return bool(held)
        answer = bool(self.found(finding))
        if not answer:
            hand = self.table.hand(seat)
            self.table = self.table.with_hand(seat, Hand(hand.cards, hand.count, hand.void | 1 << suit))
        return answer

    def _derived(self, seat: Seat, suit: Suit) -> bool | None:
        """What the cards on file tell, those seen elsewhere included: these may leave none of a suit, or only it."""
        hand = self.table.hand(seat)
        held = hand.holds(suit)
        if held is not None:
            return held
        may_hold = hand.cards.mask | unseen(self.table).mask
        if not may_hold & suit.mask:
            return False
        return True if (may_hold & ~suit.mask).bit_count() < hand.count else None

    def any_card_of(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a hand may hold: those on file, or any unseen one when it is not known."""
        hand = self.table.hand(seat)
        return tuple(hand.cards) if hand.known else tuple(hand.cards | unseen(self.table))

    def still_held(self, seat: Seat, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Those of some cards that a hand still holds."""
        return tuple(card for card in cards if card in self.table.hand(seat).cards)

    # Several incidents

    def close(self, incident: Incident) -> None:
        """This ruling disposes of another incident as well."""
        self.closed.add(incident.key)

    def attend_to(self, incident: Incident) -> None:
        """This ruling brings another incident to light, which is heard after it."""
        lit = replace(incident, attended_by=self.incident.attended_by, attended_at=self.incident.attended_at)
        same = incident.attended or incident.key in self.closed
        docket = tuple(lit if i.key == incident.key and not same else i for i in self.table.docket)
        self.table = self.table.but(docket=docket)

    def then(self, act: Act) -> None:
        """After this ruling the act is taken to have been done, and is judged in its turn."""
        self.follow.append(act)

    def ruling(self) -> Ruling:
        """The ruling as far as it was reached."""
        number = int(self.incident.law.removeprefix("law"))
        return Ruling(
            number, self.laws, self.incident.summary, tuple(self.steps), self.incident.key, self.incident.trick
        )

    # Helpers

    def _answer(self, id: str) -> Any:
        answer = self.table.answers.get((self.incident.key, id))
        return None if answer is None or answer.since >= len(self.table.log) else answer.value

    def _fill(self, text: str, words: dict[str, object]) -> str:
        if "{" not in text:
            return text
        names = {
            "declarer": self.table.declarer,
            "dummy": self.table.dummy,
            "offender": self.offender,
            "actor": self.table.actor(self.offender),
            "partner": self.offender.partner,
            "card": self.incident.card or "the card",
            **words,
        }
        return text.format(**names)

    def _stands(self, authority: Authority) -> bool:
        if isinstance(authority, Provision):
            return self.has(authority)
        return self.laws in authority.editions and authority.id not in self.table.set_aside

    def _in_force(self, provisions: tuple[Authority, ...]) -> tuple[Authority, ...]:
        return tuple(p for p in provisions if self._stands(p))

    def _refs(self, provisions: tuple[Authority, ...]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(p.ref(self.laws) for p in self._in_force(provisions)))


def holding(seat: Seat, suit: Suit, trick: int, *provisions: Provision) -> Finding:
    """The finding whether a hand held a suit at a trick."""
    return Finding(
        f"holds:{seat.letter}:{suit.letter}:{trick}",
        f"Does {seat} hold a {suit.singular}?",
        *provisions,
        say=f"May I see your hand, {seat}? I need to know whether you hold a {suit.singular}.",
        yes=f"{seat} holds a {suit.singular}",
        no=f"{seat} holds no {suit.singular}",
    )


def attend(table: Table, seat: Seat, keys: frozenset[str]) -> Table:
    """The table once attention is drawn to some incidents."""
    docket = tuple(
        replace(i, attended_by=seat, attended_at=len(table.log) - 1) if i.key in keys and not i.attended else i
        for i in table.docket
    )
    return replace(table, docket=docket)
