"""A contested claim at a table: what the analyst is asked, what the law settles in an edition, and what is found."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from ..board.claiming import Adjudicated, Basis, Stated, Step
from ..board.events import Claimed
from ..board.table import Kind as Lying, Table
from ..book.editions import Provision
from ..book.questions import Question
from ..claims.analysis import Analysis, Claim, Settled, Stop, analysing
from ..claims.document import analysis_document
from ..claims.ending import Ending
from ..claims.entered import ending_of, play_named, step_named
from ..claims.kinds import NO_SUIT, Class, Kind, classes_in, name_of
from ..claims.statement import Statement
from ..claims.told import statement_told
from ..errors import ParseError
from ..laws.books import book70
from ..laws.law59 import queries as query59
from ..values.cards import CARDS, FULL_PACK, CardSet
from ..values.frozen import dataclass
from ..values.seats import SEATS, Seat
from ..words.language import Language
from ..words.languages import ENGLISH, language_of
from ..words.message import Message
from . import words

# The question that the analyst helps to answer.
ASKED = book70.AWARDED.id
PLAIN = Class(Kind.PLAIN)
BUDGET = 30_000
# All the numbers of an analysis together may cost so many times what one may.
IN_ALL = 8


class NoContestedClaim(ParseError):
    """No claim waits for the Director's finding."""


@dataclass(frozen=True, slots=True)
class ByLaw:
    """Plays that are not asked about: they count, or do not, because a provision says so."""

    kind: Kind | None  # any, where only the plays of a claiming defender's partner are meant
    by_partner: bool
    normal: bool
    provision: Provision
    says: Message


def by_law(table: Table, claim: Claim) -> tuple[ByLaw, ...]:
    """What the law and the regulations settle about a claim, in the edition of a table."""
    laws, found = table.edition, list[ByLaw]()
    if not book70.UNSTATED_FINESSE.term(laws, "unless_irrational"):
        found.append(ByLaw(Kind.DROP, False, True, book70.UNSTATED_FINESSE, words.TOP_CARD_COUNTS()))
    if table.regulations.suits_from_the_top and book70.SUIT_ORDER.in_force(laws):
        found.append(ByLaw(Kind.LOW_FIRST, False, False, book70.SUIT_ORDER, words.FROM_THE_TOP_DOWN()))
    if claim.statement.mentions_trumps and claim.ending.trumps >= 0:
        found.append(ByLaw(Kind.TRUMP_OUT, False, False, book70.TRUMP_OUT, words.TRUMP_WAS_MENTIONED()))
    if claim.by_defender and book70.PARTNERS_CHOICE.in_force(laws):
        found.append(ByLaw(None, True, True, book70.PARTNERS_CHOICE, words.PARTNER_MAY_CHOOSE()))
    return tuple(found)


def waits(question: Question | None) -> bool:
    """Whether a contested claim waits for the Director to say how many tricks it is worth."""
    return question is not None and question.id == ASKED


def all_known(table: Table) -> bool:
    """Whether every hand is known, so that the analyst can be asked."""
    return all(table.hand(seat).known for seat in SEATS)


def steps_on_offer(language: Language | str = ENGLISH) -> list[dict[str, Any]]:
    """The steps that a statement may have, in the words of the table, with what belongs to each."""
    tongue = language_of(language)
    return [
        {"step": step.value, "label": tongue.say(words.STEPS[step.value]()), "needs": list(step.needs)} for step in Step
    ]


def statement_in_words(steps: Iterable[Stated], language: Language | str = ENGLISH) -> list[str]:
    """A statement shown back, a clause a step, as the analyst understands it."""
    tongue = language_of(language)
    return [tongue.say(step) for step in statement_told(statement_of(steps))]


def claim_at(table: Table, hands: Mapping[Seat, CardSet] | None = None, steps: Sequence[Stated] | None = None) -> Claim:
    """The claim at a table for the analyst, with hands that are not on file and other steps than those, if given."""
    made = claim_made(table)
    statement = statement_of(made.stated if steps is None else steps)
    ending = ending_at(table, hands or {})
    tricks = ending.tricks if made.tricks is None else made.tricks
    claim = Claim(ending, made.seat, table.declarer, tricks, statement)
    settled = [each for each in by_law(table, claim) if each.kind is not None]
    normal = frozenset([each.kind for each in settled if each.kind is not None and each.normal])
    irrational = frozenset([each.kind for each in settled if each.kind is not None and not each.normal])
    return Claim(ending, made.seat, table.declarer, tricks, statement, Settled(normal, irrational))


def claim_made(table: Table) -> Claimed:
    """The claim at a table."""
    made = next((event for event in reversed(table.log) if isinstance(event, Claimed)), None)
    if made is None:
        raise NoContestedClaim(words.NO_CONTESTED_CLAIM())
    return made


def statement_of(steps: Iterable[Stated]) -> Statement:
    """The steps of a statement, for the analyst."""
    return Statement(tuple([step_named(each.step.value, each.seat, each.suits, each.cards) for each in steps]))


def ending_at(table: Table, entered: Mapping[Seat, CardSet]) -> Ending:
    """The cards left at a table, with those that were entered."""
    hands: dict[Seat, CardSet] = {}
    for seat in SEATS:
        on_file = table.hand(seat)
        if seat in entered and not entered[seat] & on_file.cards == on_file.cards:
            raise ParseError(words.OTHER_CARDS_ON_FILE(seat, tuple(on_file.cards - entered[seat])))
        if on_file.known:
            hands[seat] = on_file.cards
        elif seat in entered:
            hands[seat] = entered[seat]
    order = table.trick.order
    if any(seat is not SEATS[(table.trick.leader + place) & 3] for place, seat in enumerate(order)):
        raise ParseError(words.TRICK_NOT_IN_ORDER())
    cards = [card for card in (table.trick.card(seat) for seat in order) if card is not None]
    before = CardSet(table.played) - CardSet(cards)
    gone = before if len(before) == 4 * (table.number - 1) else None
    ending = ending_of(hands, table.number, table.trick.leader, table.trumps, cards, gone, _shown(table))
    return _limited(table, ending)


def _limited(table: Table, ending: Ending) -> Ending:
    """The same with the penalty cards that lie there, and what is demanded of the hand on turn (50, 59)."""
    major = sum(lying.card.mask for lying in table.penalty_cards if lying.kind is Lying.MAJOR)
    minor = sum(lying.card.mask for lying in table.penalty_cards if lying.kind is Lying.MINOR)
    seat = SEATS[ending.turn]
    open_to = FULL_PACK
    for demand in query59.narrow(table, seat) if len(ending.trick) < 4 else ():
        open_to = demand.keep(open_to)
    return ending._replace(major=major, minor=minor, open_to=open_to)


def _shown(table: Table) -> int:
    """Who has not followed to a suit in a trick on file."""
    shown = 0
    for trick in (*table.tricks, table.trick):
        for seat in trick.order:
            card = trick.card(seat)
            if trick.led is not None and card is not None and card.suit is not trick.led:
                shown |= 1 << (4 * seat + trick.led)
    return shown


@dataclass(frozen=True, slots=True)
class Finding:
    """A claim as far as the Director has judged it: the plays that he found normal or not, and what it comes to."""

    analysis: Analysis
    by_law: tuple[ByLaw, ...]
    normal: tuple[Class, ...]
    irrational: tuple[Class, ...]

    @property
    def basis(self) -> tuple[Basis, ...]:
        """On which provisions the number of tricks depends."""
        claim, found = self.analysis.claim, set[Basis]()
        for play in self.analysis.line:
            for each in classes_in(play.code):
                if each.by_partner:
                    found.add(Basis.PARTNERS_CHOICE)
                elif each.kind is Kind.TRUMP_OUT:
                    found.add(Basis.TRUMP_OUT)
                elif each.kind is Kind.DROP:
                    found.add(Basis.FINESSE)
        if Kind.LOW_FIRST in claim.settled.irrational:
            found.add(Basis.SUIT_ORDER)
        return tuple([basis for basis in Basis if basis in found])

    def event(self, tricks: int | None = None) -> Adjudicated:
        """What the Director enters: the tricks worked out, or those that he states where they are not exact."""
        most = self.analysis.result.at_most
        decided = most if tricks is None else tricks
        line = tuple([CARDS[play.card] for play in self.analysis.line]) if decided == most else ()
        normal, irrational = (tuple([name_of(each) for each in found]) for found in (self.normal, self.irrational))
        return Adjudicated(decided, self.basis, normal, irrational, line)

    def document(self, table: Table, language: Language | str = ENGLISH) -> dict[str, Any]:
        """All of it."""
        tongue = language_of(language)
        settled = [
            {
                "kind": None if each.kind is None else name_of(Class(each.kind, NO_SUIT)),
                "by_partner": each.by_partner,
                "normal": each.normal,
                "by": each.provision.ref(table.edition),
                "text": tongue.say(each.says),
            }
            for each in self.by_law
        ]
        return analysis_document(self.analysis, tongue) | {
            "settled": settled,
            "normal": [name_of(each) for each in self.normal],
            "irrational": [name_of(each) for each in self.irrational],
            "basis": [basis.value for basis in self.basis],
        }


def judging(
    table: Table,
    claim: Claim,
    normal: Iterable[Class] = (),
    irrational: Iterable[Class] = (),
    budget: int = BUDGET,
    stop: Stop | None = None,
) -> Iterator[Finding]:
    """What a claim comes to when these plays are found normal, and these not: answers that tighten, each of them true.

    Plain blunders are not normal unless they are named: who enters what it comes to has seen that line and agrees.
    `stop` is asked now and then whether somebody wants no more; what is known by then is the last answer.
    """
    counts, refused = checked(normal, irrational)
    law = by_law(table, claim)
    free = [each for each in _partners() if each not in refused] if any(each.by_partner for each in law) else []
    for analysis in analysing(claim, [*counts, *free], refused, budget, IN_ALL * budget, stop):
        yield Finding(analysis, law, tuple(counts), tuple(refused))


def judged(
    table: Table, claim: Claim, normal: Iterable[Class] = (), irrational: Iterable[Class] = (), budget: int = BUDGET
) -> Finding:
    """The last of these."""
    *_, last = judging(table, claim, normal, irrational, budget)
    return last


def checked(normal: Iterable[Class], irrational: Iterable[Class]) -> tuple[list[Class], list[Class]]:
    """What was found of plays, each once: none is both, and plain blunders are not normal unless they are named."""
    counts, refused = list(dict.fromkeys(normal)), list(dict.fromkeys(irrational))
    both = [each for each in counts if each in refused]
    if both:
        raise ParseError(words.BOTH_NORMAL_AND_NOT(name_of(both[0])))
    return counts, refused + ([PLAIN] if PLAIN not in (*counts, *refused) else [])


def _partners() -> list[Class]:
    """What a claiming defender's partner may do; that he would blunder plainly is still asked."""
    return [Class(kind, suit, True) for kind in Kind if kind is not Kind.PLAIN for suit in range(NO_SUIT + 1)]


def plays(names: Iterable[str]) -> list[Class]:
    """Plays by the names that an analysis gives them."""
    return [play_named(name) for name in names]
