"""Every public name in use, for the checkers of types: each is what its hint says, and none is unknown to them."""

from __future__ import annotations

import random

import bridgelaws as b
from bridgelaws import lawbook
from bridgelaws.editions import Change, Difference, edition
from bridgelaws.events import Event, Faced, Made, Saying
from bridgelaws.reading import read_card

DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"


def values() -> tuple[b.Card, b.Suit, b.Seat, b.Side, b.CardSet, b.Deal, b.Contract]:
    """What is read of texts, and what is put together."""
    card, seat, deal = b.Card("HK"), b.Seat.parse("N"), b.Deal.shuffled(random.Random(1))
    assert b.Deal.of(*deal.hands) == deal
    hand: b.CardSet | None = deal.hand(seat)
    return card, card.suit, seat, seat.side, hand or b.CardSet(), deal, b.Contract.parse("3NT by S")


def editions() -> tuple[tuple[b.Edition, ...], tuple[Difference, ...], int]:
    """What is known of the Laws."""
    laws: b.Edition = edition(2017)
    assert laws in (b.L1997, b.L2007, b.L2017)
    assert all(row.covered for row in b.coverage())
    assert lawbook.gist("57A1", laws)
    assert lawbook.search("two cards")[0].entry.ref
    first: Difference = b.changes(2007, laws, law=57)[0]
    return b.EDITIONS, (first,), [change.value for change in Change].index("new")


def board() -> tuple[b.Board, b.Outcome, b.Table, str]:
    """A board, an irregularity, what is asked and what follows."""
    made = b.Board(DEAL, "N", 2017, regulations=b.Regulations(face_down_leads=False))
    outcome: b.Outcome = made.made("N", "1S")
    made.said("S", Saying.ATTENTION)
    legal: b.Calls = b.legal_calls(made.table)
    call: b.Call = b.parse_call("1C")
    assert isinstance(call, b.Bid)
    why = legal.why_not(call)
    phase: b.Phase = made.phase
    assert phase == "auction"
    return made, outcome, made.table, "" if why is None else why.ref


def ruled(play: b.Play) -> tuple[list[str], list[str]]:
    """What was ruled, and what is asked, by hints that somebody writes."""
    rulings: tuple[b.Ruling, ...] = play.rulings
    asked: b.Question | None = play.question
    options: tuple[b.Option, ...] = () if asked is None else asked.options
    return [str(ruling) for ruling in rulings], [option.label for option in options]


def typed_by_people() -> tuple[b.Card, Event]:
    """A card in French, and a call as an event."""
    return read_card("CR", "fr"), Made(b.Seat.NORTH, b.parse_call("1S"))


def play() -> tuple[b.Play, b.View, dict[str, object], str]:
    """The play of the cards, with and without the convenient object."""
    case: b.Play = b.example_cases.load("play-before-dummy")
    again: b.Play = b.loads(b.dumps(case))
    event: Event = Faced(b.Seat.WEST, b.Card.parse("DA"))
    after: b.Outcome = b.step(b.open_table("3NT by S", edition(2017), DEAL), event)
    plays: b.Plays = b.legal_plays(after.table)
    assert list(plays)
    parted = b.first_difference(b.compare(case, 2007)[0], again)
    document: dict[str, object] = b.outcome_document(again)
    assert document == b.outcome_document(again.now)
    return again, b.view(after.table, b.Seat.WEST), document, str(parted)


def claim() -> dict[str, object]:
    """The analyst."""
    found: dict[str, object] = b.claim_document(b.example_cases.load("contested-claim"), normal=["trump out S"])
    return found


def refused() -> list[type[Exception]]:
    """What can go wrong; the bugs of the package among it, which are none of the caller's."""
    return [
        b.BridgeLawsError,
        b.ImpossibleEvent,
        b.LawConflict,
        b.LawGap,
        b.ParseError,
        b.UnexpectedAnswer,
        b.UnknownEdition,
        b.UnknownLanguage,
        b.UnknownReading,
    ]
