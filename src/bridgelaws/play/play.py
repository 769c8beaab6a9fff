"""`Play`: a log and the latest outcome. The only mutable object, and a convenience."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

from .. import kernel
from ..board.events import (
    Answered,
    Corrected,
    DefectFound,
    DirectorCalled,
    Dropped,
    Ended,
    Event,
    ExposedInAuction,
    Faced,
    FacedSeveral,
    Held,
    LaidFaceDown,
    Mixed,
    Named,
    NotSpread,
    Omitted,
    Placed,
    PlayedOn,
    Quitted,
    Retracted,
    Said,
    Saying,
    Shown,
    Spread,
    Strayed,
    Straying,
    Touched,
    TurnedUp,
)
from ..board.opened import open_table
from ..board.phases import Phase
from ..board.plays import Plays
from ..board.table import Regulations, Table
from ..book.editions import Edition, edition
from ..book.questions import Question
from ..engine import regular, step as engine
from ..engine.step import Outcome, RegularOutcome
from ..errors import BridgeLawsError, ImpossibleEvent, ParseError, UnexpectedAnswer, spoken
from ..hearing.rulings import Ruling
from ..values.cards import Card, Deal
from ..values.contract import Contract
from ..values.seats import SEATS, Seat
from ..words.language import Language
from ..words.languages import ENGLISH
from . import members, standing, words
from .claiming import Claiming
from .members import SomeCards, member, number_of_tricks, played_again, replay, several_cards, subject
from .procedure import Procedure
from .views import View, view

_SEATS = SEATS
_ANY_SUIT = kernel.ANY_SUIT
_TO_LEAD = kernel.TO_LEAD
# A card is looked up before it is known to be one: what is no card has no bit, and a number below zero is no card.
_BIT: Any = (*kernel.BIT, *[0] * 52)
_SUIT_OF: Any = kernel.SUIT_OF

# Stands in where play has not been regular throughout: it allows no card.
_IRREGULAR = kernel.Position((0, 0, 0, 0), kernel.NO_TRUMP, 0)


class Play(Procedure, Claiming):
    """A board being played, irregularities included.

    It opens before the opening lead. The `deal` is in PBN, with `-` for a hand that is not known, or is left out;
    `vulnerable` is `none`, `NS`, `EW` or `both`; readings that are `set_aside` are not followed; `language` is the one
    spoken at the table. What is wrong with any of these is a `BridgeLawsError` that says what would be right.

    >>> play = Play(contract="3NT by S")
    >>> play.faced("E", "HK")
    <Outcome: ♥K led out of turn by East (54), unattended>
    """

    def __init__(
        self,
        deal: Deal | str | None = None,
        contract: Contract | str = "",
        laws: Edition | int | str = 2017,
        *,
        regulations: Regulations | None = None,
        set_aside: Iterable[str] = (),
        vulnerable: str | None = None,
        language: str = ENGLISH,
        table: Table | None = None,
    ) -> None:
        if table is None:
            if contract == "":
                raise ParseError(words.NO_CONTRACT())
            table = open_table(
                contract,
                edition(laws),
                deal,
                regulations=regulations,
                set_aside=members.readings_set_aside(set_aside),
                vulnerable=members.who_is_vulnerable(vulnerable),
                language=language,
            )
        self.opened = table
        self._log: list[Event] = []
        self._asked: list[Hashable] = []  # of each answer in the log, what it was asked about
        self._now: Outcome | None = None
        self._regular = _IRREGULAR
        self._calls: regular.Bidding | None = None
        self._seen: tuple[int, Outcome] | None = None  # the last regular outcome looked at, and after how many acts
        self.unused: tuple[str, ...] = ()
        self.title = ""
        self.story = ""
        self._begin()

    def _begin(self) -> None:
        """Start on bare masks or calls where nothing irregular has happened, otherwise with the laws at hand."""
        position = regular.position(self.opened)
        if position is not None:
            self._regular = position
            return
        self._calls = regular.bidding(self.opened)
        if self._calls is None:
            self._now = engine.begin(self.opened)

    @property
    def _so_far(self) -> regular.Position | regular.Bidding | None:
        """What has been done if nothing but regular plays, or calls, have been; None where the log is kept."""
        return self._calls if self._regular is _IRREGULAR else self._regular

    def copy(self) -> Play:
        """The same board with all that was ruled, to be played on by itself."""
        other = type(self)(table=self.opened)
        if self._so_far is None:
            other._log, other._now, other._regular, other._calls = list(self._log), self._now, _IRREGULAR, None
            other._asked = list(self._asked)
        else:
            for event in self.log:
                other.add(event)
        other.unused, other.title, other.story = self.unused, self.title, self.story
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Play:
        return self.copy()  # but for the log, all that it has never changes

    def __reduce__(self) -> tuple[object, ...]:
        return played_again, (type(self), self.opened, self.log, self.unused, self.title, self.story)

    # What stands

    @property
    def now(self) -> Outcome:
        """The latest outcome."""
        if self._now is not None:
            return self._now
        so_far = self._so_far
        assert so_far is not None
        acts = len(so_far.calls if isinstance(so_far, regular.Bidding) else so_far.cards)
        if self._seen is None or self._seen[0] != acts:
            self._seen = acts, engine.regular_outcome(so_far)
        return self._seen[1]

    @property
    def log(self) -> tuple[Event, ...]:
        """Everything that has happened, in order."""
        return tuple(self._log) if self._so_far is None else self.table.log[len(self.opened.log) :]

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.now.table

    @property
    def question(self) -> Question | None:
        """The question that is open."""
        return self.now.question

    @property
    def turn(self) -> Seat | None:
        """The hand that is to play."""
        return self.table.turn

    @property
    def contract(self) -> Contract | None:
        """The contract, once there is one."""
        return None if self.table.calling else self.table.contract

    @property
    def phase(self) -> Phase:
        """Where the board has got to: the clarification period, the play, or after it."""
        return self.table.phase

    @property
    def legal_plays(self) -> Plays:
        """The legal plays of the hand that is to play."""
        return engine.legal_plays(self.table)

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """Every ruling so far."""
        return self.now.ruled

    @property
    def citations(self) -> tuple[str, ...]:
        """Every provision that the rulings rely on."""
        return tuple(dict.fromkeys(ref for ruling in self.rulings for ref in ruling.citations))

    def explain(self, asides: bool = False, language: Language | str = "en") -> str:
        """The rulings in sentences, in a language; with `asides` what the Director tells the players besides."""
        if not isinstance(asides, bool):
            instead = f"a language is named: explain(language={asides!r})"
            raise TypeError(f"asides is True or False, not {asides!r}; {instead}")
        tongue = spoken(language)
        return "\n".join(ruling.explain(asides, tongue) for ruling in self.rulings)

    @property
    def language(self) -> str:
        """The code of the language that is spoken at the table."""
        return self.opened.language

    @property
    def laws(self) -> Edition:
        """The edition in force."""
        return self.opened.edition

    def view(self, seat: Seat | str) -> View:
        """What a seat may see."""
        return view(self.table, Seat.parse(seat))

    def under(self, laws: Edition | int | str) -> Play:
        """The same acts under another edition, answers supplied by their questions as they are asked.

        What the players would have done after a different ruling is not known: an answer that is not on offer there
        is left in `unused`, and the question stays open.
        """
        again = type(self)(table=standing.under(self.opened, edition(laws)))
        again.title, again.story = self.title, self.story
        answers: dict[tuple[Hashable, str], Any] = {}
        asked = iter(self._asked)
        for event in self.log:
            if isinstance(event, Answered):
                answers[next(asked), event.question] = event.value
            else:
                try:
                    again.add(event)
                except BridgeLawsError:
                    # The other edition's rulings have moved a card that this act needs: the records part here.
                    break
            again._supply(answers)
        again.unused = tuple(id for _, id in answers)
        return again

    def _supply(self, answers: dict[tuple[Hashable, str], Any]) -> None:
        while (asked := self.question) is not None and (asked.incident, asked.id) in answers:
            try:
                self.answer(answers[asked.incident, asked.id])
            except UnexpectedAnswer:
                return
            del answers[asked.incident, asked.id]

    # What happens

    def add(self, event: Event) -> Outcome:
        """Enter an event of any kind."""
        before = self.now
        if self._so_far is not None:
            self._now = before  # whose table is worked out once
            log = list(self.log)
            try:
                now = engine.step(before, event)
            except BridgeLawsError:
                self._now = None
                raise
            self._log, self._regular, self._calls = log, _IRREGULAR, None
        else:
            now = engine.step(before, event)
        if isinstance(event, Answered):
            asked = before.question
            assert asked is not None
            self._asked.append(asked.incident)
            event = now.table.log[-1]  # as the question takes it
        self._log.append(event)
        self._now = now
        return now

    def undo(self) -> Outcome:
        """Drop the last event and replay the rest."""
        events = self.log[:-1]
        if not self.log:
            raise ImpossibleEvent(words.NOTHING_TO_UNDO())
        self._log, self._asked, self._now, self._seen = [], [], None, None
        self._regular, self._calls = _IRREGULAR, None
        self._begin()
        replay(self, events)
        return self.now

    def faced(self, seat: Seat | str, card: Card | str) -> Outcome:
        """A card was put face up in the played position."""
        position = self._regular
        # This is `kernel.Position.play` written out: one call more for every card would cost a third of the speed.
        at = position.at
        turn = at.turn
        try:
            bit = _BIT[card] if seat is _SEATS[turn] else 0
        except (IndexError, TypeError):
            bit = 0
        hands = position.hands
        hand = hands[turn]
        if bit & (hand & position.led or hand):
            hands[turn] = hand - bit
            cards = position.cards
            cards.append(card)  # type: ignore[arg-type]
            if at.lead:
                position.led = _SUIT_OF[card]
                position.above = position.beating[card]  # type: ignore[index]
                position.ahead = turn
                position.at = at.then
            else:
                if bit & position.above:
                    position.above = position.beating[card]  # type: ignore[index]
                    position.ahead = turn
                if at.last:
                    winner = position.ahead
                    position.winners.append(winner)
                    position.led = _ANY_SUIT
                    position.at = _TO_LEAD[winner]
                else:
                    position.at = at.then
            outcome = RegularOutcome()
            outcome._start = position
            outcome._rest = len(cards)
            return outcome
        if not (isinstance(seat, Seat) and isinstance(card, Card)):
            return self.faced(Seat.parse(seat), Card.parse(card))
        return self.add(Faced(Seat.parse(seat), Card.parse(card)))

    def faced_at_once(self, seat: Seat | str, card: Card | str) -> Outcome:
        """A card was faced at the same instant as the one before it."""
        return self.add(Faced(Seat.parse(seat), Card.parse(card), with_previous=True))

    def faced_several(
        self, seat: Seat | str, cards: SomeCards, visible: SomeCards | None = None, *, more: int = 0
    ) -> Outcome:
        """Several cards of one hand were put down together, `more` of them face down and not named."""
        together = several_cards(cards)
        faces = together if visible is None else several_cards(visible)
        return self.add(FacedSeveral(Seat.parse(seat), together, faces, more))

    def laid_face_down(self, seat: Seat | str, card: Card | str | None = None) -> Outcome:
        """A card was put face down as an opening lead."""
        return self.add(LaidFaceDown(Seat.parse(seat), None if card is None else Card.parse(card)))

    def turned_up(self, seat: Seat | str, card: Card | str) -> Outcome:
        """The face-down card was turned up."""
        return self.add(TurnedUp(Seat.parse(seat), Card.parse(card)))

    def named(
        self, seat: Seat | str, words: str, hand: Seat | str | None = None, pointing: str | None = None
    ) -> Outcome:
        """A player named a card as the one to be played."""
        return self.add(Named(Seat.parse(seat), words, None if hand is None else Seat.parse(hand), pointing))

    def corrected(self, seat: Seat | str, words: str, hand: Seat | str | None = None) -> Outcome:
        """A player wanted another card than the one he had named."""
        return self.add(Corrected(Seat.parse(seat), words, None if hand is None else Seat.parse(hand)))

    def touched(self, seat: Seat | str, card: Card | str) -> Outcome:
        """A player touched a card of dummy."""
        return self.add(Touched(Seat.parse(seat), Card.parse(card)))

    def placed(self, seat: Seat | str, card: Card | str) -> Outcome:
        """Dummy put a card in the played position."""
        return self.add(Placed(Seat.parse(seat), Card.parse(card)))

    def held(self, seat: Seat | str, card: Card | str) -> Outcome:
        """A player took a card from his hand and held it."""
        return self.add(Held(Seat.parse(seat), Card.parse(card)))

    def shown(self, seat: Seat | str, cards: SomeCards = (), *, more: int = 0) -> Outcome:
        """A player let faces be seen, `more` of them of cards that nobody has named."""
        return self.add(Shown(Seat.parse(seat), several_cards(cards), more))

    def dropped(self, seat: Seat | str, cards: SomeCards = (), *, more: int = 0) -> Outcome:
        """Cards fell face up, `more` of them cards that nobody has named."""
        return self.add(Dropped(Seat.parse(seat), several_cards(cards), more))

    def spread(self, seat: Seat | str, cards: SomeCards = (), *, whole: bool = True) -> Outcome:
        """A player laid down his hand, or began to."""
        return self.add(Spread(Seat.parse(seat), several_cards(cards), whole))

    def not_spread(self, seat: Seat | str) -> Outcome:
        """Dummy had not yet put his hand down, although a lead lay there."""
        return self.add(NotSpread(Seat.parse(seat)))

    def retracted(self, seat: Seat | str, card: Card | str) -> Outcome:
        """A player took a card back."""
        return self.add(Retracted(Seat.parse(seat), Card.parse(card)))

    def quitted(self, seat: Seat | str) -> Outcome:
        """A player turned his card face down."""
        return self.add(Quitted(Seat.parse(seat)))

    def said(
        self,
        seat: Seat | str,
        what: Saying | str,
        card: Card | str | None = None,
        to: Seat | str | None = None,
        about: str | None = None,
    ) -> Outcome:
        """A player said something that the law takes note of; `about` is what he drew attention to."""
        return self.add(
            Said(
                Seat.parse(seat),
                member(Saying, what),
                None if card is None else Card.parse(card),
                None if to is None else Seat.parse(to),
                subject(about),
            )
        )

    def strayed(self, seat: Seat | str, how: Straying | str) -> Outcome:
        """Dummy did what costs him his rights."""
        return self.add(Strayed(Seat.parse(seat), member(Straying, how)))

    def exposed_in_auction(
        self, seat: Seat | str, cards: SomeCards = (), *, led: bool = False, more: int = 0
    ) -> Outcome:
        """Cards were seen before the play."""
        return self.add(ExposedInAuction(Seat.parse(seat), several_cards(cards), led, more))

    def ended(self, tricks: int) -> Outcome:
        """Play stopped and the players stated how many tricks declarer's side took."""
        return self.add(Ended(number_of_tricks(tricks)))

    def omitted(self, seat: Seat | str) -> Outcome:
        """A hand put no card to the trick, and play went on."""
        return self.add(Omitted(Seat.parse(seat)))

    def defect_found(
        self,
        seat: Seat | str,
        trick: int,
        cards: SomeCards = (),
        *,
        faced: Card | str | None = None,
        seen: SomeCards = (),
    ) -> Outcome:
        """The count showed that a hand had put no card, or several, to a trick that is past."""
        shown = None if faced is None else Card.parse(faced)
        return self.add(DefectFound(Seat.parse(seat), trick, several_cards(cards), shown, several_cards(seen)))

    def played_on(self, leader: Seat | str, cards: SomeCards = ()) -> Outcome:
        """The trick was played out without its cards being noted; `leader` is to lead to the next."""
        return self.add(PlayedOn(Seat.parse(leader), several_cards(cards)))

    def mixed(self, seat: Seat | str) -> Outcome:
        """A player disturbed the order of his played cards."""
        return self.add(Mixed(Seat.parse(seat)))

    def director(self, seat: Seat | str, about: str | None = None) -> Outcome:
        """A player summoned the Director; `about` is what for, if he said so."""
        return self.add(DirectorCalled(Seat.parse(seat), subject(about)))

    def answer(self, value: Any, question: str | None = None) -> Outcome:
        """The open question was answered."""
        return self._answer(self.question, value, question)

    def _answer(self, asked: Question | None, value: Any, question: str | None) -> Outcome:
        if asked is None:
            raise UnexpectedAnswer(words.NO_QUESTION())
        return self.add(Answered(question or asked.id, value))

    def found(self, value: Any, question: str | None = None) -> Outcome:
        """The Director found."""
        asked = self.question
        if asked is not None and asked.kind != "finding":
            choosers = [seat for seat in (asked.to, asked.or_to) if seat is not None]
            raise UnexpectedAnswer(words.IS_A_CHOICE(asked.id, choosers))
        return self._answer(asked, value, question)

    def chose(self, value: Any, question: str | None = None) -> Outcome:
        """A player chose."""
        asked = self.question
        if asked is not None and asked.kind != "choice":
            raise UnexpectedAnswer(words.IS_A_FINDING(asked.id))
        return self._answer(asked, value, question)

    def __repr__(self) -> str:
        return f"<Play {self.opened.contract}, {len(self.log)} events: {self.now!r}>"
