"""A law book of a dozen invented laws: what the engine does with laws, without the laws of bridge.

| law | what it is about | what it shows |
|---|---|---|
| 1 | a card held | a classifying finding; the play that it amounted to is judged like any other |
| 2 | a card out of turn | a choice, with two options; lapses when the next hand plays to it; yields to 3 |
| 3 | a further card | an order without a question: the card is laid out |
| 4 | cards laid out that depend on one another | with a second one both are major |
| 5 | a card dropped | heard at once, but waits while anything else of that hand is on file |
| 6 | a card turned over | lapses with the next act, whoever does what |
| 7 | a lead while a card is laid out | a standing question to declarer, whose choice falls with it |
| 8 | a suit not followed | what a hand holds is asked where no file tells; two dated versions |
| 9 | attention | who draws it to what |
| 10 | a card shown | a reading that can be set aside |
| 11 | words spoken first | a preface to every hearing |
| 12 | cards put out of their order | speaks in one phase of the board only |
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TypeVar

from bridgelaws.board.acts import Act
from bridgelaws.board.events import (
    DirectorCalled,
    Dropped,
    Event,
    Faced,
    Held,
    Mixed,
    Quitted,
    Said,
    Saying,
    Shown,
    cards_of,
)
from bridgelaws.board.keys import UNFILED, Key, Occasion, Sequel
from bridgelaws.board.orders import (
    LeadReturnsTo,
    MakeMajor,
    MakePenaltyCard,
    Restrict,
    ReturnToHand,
    Stands,
    Tell,
    Withdraw,
)
from bridgelaws.board.phases import Phase
from bridgelaws.board.table import Counted, Demand, Incident, Kind, Lasts, Restriction, Table
from bridgelaws.book.editions import L1997, L2017, SUBSTANCE, Registry, provision, reading, v
from bridgelaws.book.questions import Choice, Elect, Finding
from bridgelaws.hearing.hearing import Hearing
from bridgelaws.hearing.law import Counting, Law, LawBook
from bridgelaws.values.arguments import CARD, CHOOSER, SEAT, TEXT
from bridgelaws.values.cards import Card, Suit
from bridgelaws.values.frozen import dataclass
from bridgelaws.values.seats import Seat
from bridgelaws.words.catalogue import keep_elsewhere
from bridgelaws.words.compiling import compile_catalogues
from bridgelaws.words.message import says

File = TypeVar("File", bound=Incident)

# What the book says

HELD_IS_PLAYED = provision(v(L1997, "T1"))
MAY_STAND = provision(v(L1997, "T2A"))
MAY_GO_BACK = provision(v(L1997, "T2B"))
CONDONED = provision(v(L1997, "T2C"))
FURTHER = provision(v(L1997, "T3"))
BOTH_MAJOR = provision(v(L1997, "T4"))
DROPPED = provision(v(L1997, "T5"))
TURNED = provision(v(L1997, "T6"))
BEFORE_THE_LEAD = provision(v(L1997, "T7"))
NOT_FOLLOWED = provision(v(L1997, "T8", laid_out=False), v(L2017, "T8", change=SUBSTANCE, laid_out=True))
FOLLOWED = provision(v(L1997, "T8C"))
SHOWN = provision(v(L1997, "T10"))
SHOWN_IN_JEST = reading("T10-1")
CALLED_FOR = provision(v(L1997, "T11"))
PUT_IN_ORDER = provision(v(L1997, "T12"))

COUNTS = Finding("counts", HELD_IS_PLAYED, args=(CARD,), aloud=False, classifies=True)
LET_STAND = Choice(
    "let_stand", Elect("stand", MAY_STAND), Elect("back", MAY_GO_BACK), args=(CHOOSER, CARD), aloud=False
)
FORBID = Choice(
    "forbid", Elect("forbid", BEFORE_THE_LEAD), Elect("free", BEFORE_THE_LEAD), args=(CHOOSER,), aloud=False
)

FILED = says("toy.filed", SEAT, TEXT)
IS_PLAYED = says("toy.is_played", CARD)
IS_NOT_PLAYED = says("toy.is_not_played", CARD)
MAY_BE_LOOKED_AT = says("toy.may_be_looked_at")
MAY_LEAD_ANYTHING = says("toy.may_lead_anything", SEAT)
HAS_CALLED = says("toy.has_called", SEAT)
ARE_PUT_IN_ORDER = says("toy.are_put_in_order")


class CardHeld(Incident):
    __slots__ = ()
    law, topics = "law01", ("penalty card",)


class OutOfTurn(Incident):
    __slots__ = ()
    law, topics = "law02", ("turn",)


class FurtherCard(Incident):
    __slots__ = ()
    law, topics, stays_out = "law03", ("number of cards",), True


class SecondLaidOut(Incident):
    __slots__ = ()
    law = "law04"


class CardDropped(Incident):
    __slots__ = ()
    law, topics = "law05", ("exposed card",)


class TurnedOver(Incident):
    __slots__ = ()
    law, topics = "law06", ("dummy's card",)


class BeforeTheLead(Incident):
    __slots__ = ()
    law = "law07"


class SuitNotFollowed(Incident):
    __slots__ = ()
    law, topics = "law08", ("revoke",)


class CardShown(Incident):
    __slots__ = ()
    law, topics = "law10", ("exposed card",)


@dataclass(frozen=True, kw_only=True)
class OutOfOrder(Incident):
    law, topics = "law12", ("number of cards",)


def file(table: Table, act: Act, kind: type[File], *, by: Seat | None = None, key: Key = UNFILED) -> File:
    """A new file; `by` has drawn attention to it already."""
    summary = FILED(act.seat, kind.__name__)
    return kind(key, len(table.log), summary, act.seat, act, table, table.number, attended_by=by)


def lay_out(h: Hearing, authority: object, card: Card) -> None:
    """A defender's card is laid out, another's goes back; if a second one lies there, law 4 is to say what follows."""
    seat = h.offender
    if card not in h.table.hand(seat).cards and h.table.hand(seat).known:
        return  # it has been played meanwhile
    if not h.table.is_defender(seat):
        h.rule(authority, ReturnToHand(seat, (card,)))  # type: ignore[arg-type]
        return
    h.rule(authority, MakePenaltyCard(seat, card, Kind.MINOR))  # type: ignore[arg-type]
    if len(h.table.penalty_cards_of(seat)) == 2:
        second = h.incident.heard_as(SecondLaidOut, Sequel.PENALTY_CARD, f"{seat} has two cards laid out")
        h.open(second)


# 1


def hold(table: Table, act: Act) -> Incident | None:
    return file(table, act, CardHeld) if isinstance(act.event, Held) and act.play is None else None


def was_it_held(h: Hearing) -> None:
    counts = h.found(COUNTS)
    h.rule(HELD_IS_PLAYED, Tell((IS_PLAYED if counts else IS_NOT_PLAYED)(h.card)))


# 2


def out_of_turn(table: Table, act: Act) -> Incident | None:
    if act.play is None or act.seat is table.turn:
        return None
    return file(table, act, OutOfTurn)


def played_to(h: Hearing) -> bool:
    lies = h.table.trick_at(h.incident.trick)
    if h.act.play is None or h.act.seat is not h.offender.lho or lies is None or lies.card(h.offender) is not h.card:
        return False
    h.rule(CONDONED, Stands(h.offender, h.card))
    return True


def stand_or_back(h: Hearing) -> None:
    if h.table.trick.card(h.offender) is not h.card:
        h.rule(CONDONED, Stands(h.offender, h.card))
        return
    if h.chosen(LET_STAND, h.offender.lho) == "stand":
        h.rule(MAY_STAND, Stands(h.offender, h.card))
        return
    h.rule(MAY_GO_BACK, Withdraw(h.offender, h.card, h.offender.side))
    if h.incident.before.trick.empty:
        h.rule(MAY_GO_BACK, LeadReturnsTo(h.incident.before.trick.leader))
    lay_out(h, MAY_GO_BACK, h.card)


# 3 and 4


def further(table: Table, act: Act) -> Incident | None:
    if act.play is None or table.trick.card(act.seat) is None:
        return None
    return file(table, act, FurtherCard)


def laid_out(h: Hearing) -> None:
    lay_out(h, FURTHER, h.card)


def both_major(h: Hearing) -> None:
    cards = h.table.penalty_cards_of(h.offender, Kind.MINOR)
    h.rule(BOTH_MAJOR, *(MakeMajor(h.offender, each.card) for each in cards))


# 5


def drop(table: Table, act: Act) -> Incident | None:
    return file(table, act, CardDropped, by=act.seat) if isinstance(act.event, Dropped) else None


def something_else(table: Table, incident: Incident) -> bool:
    return any(i.offender is incident.offender and not isinstance(i, CardDropped) for i in table.docket)


def dropped(h: Hearing) -> None:
    assert h.incident.cause is not None
    for card in cards_of(h.incident.cause):
        lay_out(h, DROPPED, card)


# 6


def turn_over(table: Table, act: Act) -> Incident | None:
    return file(table, act, TurnedOver) if isinstance(act.event, Quitted) else None


def something_done(h: Hearing) -> bool:
    return h.act.event is not h.incident.cause and not isinstance(h.act.event, DirectorCalled)


def look_at_it(h: Hearing) -> None:
    h.rule(TURNED, Tell(MAY_BE_LOOKED_AT()))


# 7


def before_the_lead(table: Table) -> Incident | None:
    if not table.trick.empty or table.turn is None or not table.is_defender(table.turn):
        return None
    key = Occasion(BeforeTheLead, table.number, table.turn)
    if not table.penalty_cards_of(table.turn.partner) or table.has_heard(key):
        return None
    return file(table, Act(None, table.turn), BeforeTheLead, by=table.declarer, key=key)


def forbid_or_not(h: Hearing) -> None:
    leader, suits = h.offender, tuple(p.card.suit for p in h.table.penalty_cards_of(h.offender.partner))
    if h.chosen(FORBID, h.table.declarer) == "free":
        h.rule(BEFORE_THE_LEAD, Tell(MAY_LEAD_ANYTHING(leader), (leader,)))
        return
    number = h.table.number
    h.rule(
        BEFORE_THE_LEAD,
        Restrict(Restriction(leader, Demand.FORBID, Lasts.THIS_LEAD, BEFORE_THE_LEAD, suits, trick=number)),
    )


# 8


def must_follow(table: Table, seat: Seat, card: Card) -> Suit | None:
    """The suit that a card does not follow, unless the hand is known to have none of it."""
    led = table.trick.led
    if led is None or table.trick.leader is seat or card.suit is led or table.holds(seat, led.mask) is False:
        return None
    return led


def excluded(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a card is certainly no legal play: the hand holds the suit led, or was forbidden the suit."""
    led = must_follow(table, seat, card)
    forbidden = any(r.seat is seat and not r.mask & card.mask for r in table.restrictions if table.trick.empty)
    return forbidden or (led is not None and table.holds(seat, led.mask) is True)


def not_followed(table: Table, act: Act) -> Incident | None:
    if act.play is None or act.seat is not table.turn or must_follow(table, *act.play) is None:
        return None
    return file(table, act, SuitNotFollowed)


def goes_back(h: Hearing) -> None:
    led = h.incident.before.trick.led
    assert led is not None
    if not h.held_then(led, NOT_FOLLOWED):
        h.rule(FOLLOWED, Stands(h.offender, h.card, "play"))
        return
    if h.table.trick.card(h.offender) is not h.card:
        h.rule(NOT_FOLLOWED, Stands(h.offender, h.card, "play"))
        return
    h.rule(NOT_FOLLOWED, Withdraw(h.offender, h.card, h.offender.side))
    if h.term(NOT_FOLLOWED, "laid_out"):
        lay_out(h, NOT_FOLLOWED, h.card)


# 9


def attention(table: Table, event: Event) -> tuple[Seat, frozenset[Key]]:
    match event:
        case DirectorCalled(seat, about) | Said(seat, Saying.ATTENTION, about=about):
            meant = (i for i in table.docket if not i.attended and (about is None or about in i.topics))
            return seat, frozenset(i.key for i in meant)
        case _:
            return table.declarer, frozenset()


# 10


def show(table: Table, act: Act) -> Incident | None:
    return file(table, act, CardShown) if isinstance(act.event, Shown) else None


def in_jest(h: Hearing) -> None:
    assert h.incident.cause is not None
    if not h.incident.before.trick.empty and h.reads(SHOWN_IN_JEST):
        h.rule(SHOWN, ReturnToHand(h.offender, cards_of(h.incident.cause)))
        return
    for card in cards_of(h.incident.cause):
        lay_out(h, SHOWN, card)


# 11


def who_called(h: Hearing) -> None:
    if h.incident.attended_at is not None:
        h.rule(CALLED_FOR, Tell(HAS_CALLED(h.incident.attended_by), (h.incident.attended_by,), quietly=True))


# 12


def mix(table: Table, act: Act) -> Incident | None:
    return file(table, act, OutOfOrder, by=act.seat) if isinstance(act.event, Mixed) else None


def put_in_order(h: Hearing) -> None:
    h.rule(PUT_IN_ORDER, Tell(ARE_PUT_IN_ORDER()))


# What an act counts as


def counts_as(table: Table, event: Event) -> tuple[Act, Counted | None]:
    cards = cards_of(event)
    card = cards[0] if cards else None
    return Act(event, getattr(event, "seat", table.declarer), card, plays=isinstance(event, Faced)), None


def found_played(table: Table, event: Event, key: Key) -> Act | None:
    found = table.answers.get((key, COUNTS.id))
    if not isinstance(event, Held) or found is None or found.value is not True or table.finished:
        return None
    return Act(event, event.seat, event.card, plays=True)


COUNTING = Counting(
    {"classify": (1,), "find": (1,)},
    counts_as=counts_as,
    shown_by_play=lambda table, act: table,
    carry_out=lambda table, act, incident: table,
    found_played=found_played,
    second_thought=lambda table, act: None,
    remember=lambda table, before, act: table,
)

LAWS = (
    Law(1, notices=hold, hears=was_it_held),
    Law(2, notices=out_of_turn, lapses=played_to, hears=stand_or_back, yields_to=(3,)),
    Law(3, notices=further, hears=laid_out),
    Law(4, hears=both_major),
    Law(5, notices=drop, waits=something_else, hears=dropped),
    Law(6, notices=turn_over, lapses=something_done, hears=look_at_it),
    Law(7, hears=forbid_or_not, arises=before_the_lead),
    Law(8, notices=not_followed, hears=goes_back),
    Law(9, attends=attention),
    Law(10, notices=show, hears=in_jest),
    Law(11, prefaces=who_called),
    Law(12, notices=mix, hears=put_in_order, phases=(Phase.PLAY,)),
)
BOOK = LawBook(LAWS, COUNTING, excluded)

# The words are in a catalogue of its own, `words/en/toy.po`.
WORDS = Path(__file__).parent / "words"
Registry().collect(sys.modules[__name__], "toy")
compile_catalogues(WORDS)
keep_elsewhere("toy", WORDS)
