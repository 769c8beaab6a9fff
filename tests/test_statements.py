"""The table in sentences: what to say and to whom, what stands and until when; and what may be told next."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaws import EDITIONS, Play, golden, outcome_document
from bridgelaws.board.events import Agreed, Claimed, DirectorCalled, Ended, Event, Faced, PlayedOn
from bridgelaws.board.table import Table
from bridgelaws.engine.step import step
from bridgelaws.files.codec import FORMAT, VERSION, decode
from bridgelaws.hearing.rulings import Ruled
from bridgelaws.play.offers import Offer, offers
from bridgelaws.play.statements import addressed, memory, standing, words
from bridgelaws.values.seats import SEATS, Seat
from scenes import scene

DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"


def opened(contract: str = "3NT by S", **position: Any) -> Play:
    return decode({"format": FORMAT, "version": VERSION, "laws": 2017, "contract": contract, "position": position})


def sayings(play: Play) -> list[tuple[str, str]]:
    """To whom, and what."""
    steps = [each for ruling in play.rulings for each in ruling.steps if isinstance(each, Ruled) and words(each)]
    return [("".join(s.letter for s in addressed(each, play.table)), words(each)) for each in steps]


def lead_refused() -> Play:
    """East led ♥K out of turn; South refused it and required the lead of a heart."""
    play = Play(DEAL, "3NT by S")
    play.faced("E", "HK")
    play.director("S")
    play.found(False)
    play.answer("refuse")
    play.answer("require")
    return play


# What to say


def test_words_go_to_those_whom_they_bind() -> None:
    play = lead_refused()
    assert sayings(play) == [
        ("E", "♥K is withdrawn and becomes a major penalty card."),
        ("WE", "West must lead a heart, and ♥K is picked up."),
    ]


def test_words_about_dummys_lead_go_to_declarer() -> None:
    play = opened(trick=4, leader="N")
    play.faced("S", "DK")
    play.director("W")
    play.answer("retract")
    assert sayings(play) == [("S", "♦K is withdrawn, and North must lead, since it was North's turn.")]


def test_what_concerns_everyone_is_said_to_the_table() -> None:
    case = {
        "format": FORMAT, "version": VERSION, "laws": 2017, "contract": "4S by S", "vulnerable": "NS",
        "position": {"trick": 11, "leader": "S", "won": {"NS": 8, "EW": 2},
                     "hands": {"N": ["H2", "D2", "C2"], "E": ["H5", "DA", "C5"], "S": ["HA", "D9", "C9"],
                               "W": ["H3", "DK", "C3"]}},
    }  # fmt: skip
    play = decode(case)
    for one in ["S HA", "W H3", "N H2", "E C5", "S D9", "W DK", "N D2", "E DA", "E H5", "S C9", "W C3", "N C2"]:
        play.faced(*one.split())
    play.director("S", about="revoke")
    assert ("E", "♣5 was a revoke by East.") in sayings(play)
    transfer = [to for to, text in sayings(play) if "trick goes to" in text]
    assert transfer == [""]


# What stands


def test_how_long_a_restriction_lasts() -> None:
    position = {
        "trick": 5, "leader": "W", "penalty_cards": [{"seat": "E", "card": "H5", "kind": "minor"}],
        "restrictions": [
            {"seat": "W", "kind": "require", "suits": ["H"]},
            {"seat": "W", "kind": "forbid", "suits": ["D"], "lasts": "while he retains the lead"},
            {"seat": "W", "kind": "require", "suits": ["C"], "lasts": "while he retains the lead"},
            {"seat": "E", "kind": "lowest", "suits": ["S"], "law": "57A2"},
        ],
    }  # fmt: skip
    texts = [line.text for line in standing(opened(**position).table)]
    assert texts[:5] == [
        "West is to lead to trick 5",
        "West must lead a heart, for this lead",
        "West may not lead a diamond while retaining the lead",
        "West must lead a club, while he retains the lead",
        "East must play the lowest spade held, for this trick",
    ]
    assert texts[5].startswith("♥5 lies before East as a minor penalty card")


def test_while_a_hearing_goes_on_it_is_not_certain_whose_turn_it_is() -> None:
    play = Play(contract="3NT by S")
    play.faced("E", "HK")
    assert outcome_document(play.now)["turn_settled"]
    play.director("S")
    shown = outcome_document(play.now)
    assert not shown["turn_settled"]
    [waits] = shown["unattended"]
    assert (waits["law"], waits["text"], waits["attended"]) == ("54", "♥K led out of turn by East", True)
    assert (waits["message"], waits["args"]["card"], waits["args"]["seat"]) == ("law53.led_out_of_turn", "HK", "E")
    assert not any("is to" in line["text"] for line in shown["standing"])


# What may be told next


def told(table: Table, offer: Offer) -> list[Event]:
    """Everything that an offer stands for."""
    match offer.event:
        case "played on":
            none, cards = (
                [PlayedOn(seat, ()) for seat in offer.seats],
                [PlayedOn(Seat.NORTH, (c,)) for c in offer.cards],
            )
            return [*none, *cards]
        case "director called":
            return [DirectorCalled(seat, offer.about) for seat in offer.seats]
        case "ended":
            return [Ended(tricks) for tricks in offer.tricks]
        case "claimed":
            stated = [Claimed(seat, tricks) for seat in offer.seats for tricks in offer.tricks]
            return [*(Claimed(seat) for seat in offer.seats), *stated]
        case "agreed":
            return [Agreed(seat) for seat in offer.seats]
    known = [(seat, card) for seat in SEATS for card in table.hand(seat).cards]
    return [Faced(seat, card) for seat, card in known if seat in offer.seats][:8]


RUNS = [run for case in golden.cases() for run in golden.runs(case) if run.laws == EDITIONS[-1].year]


@pytest.mark.parametrize("run", RUNS, ids=lambda run: f"{run.case}-{run.name}")
def test_everything_on_offer_is_possible(run: golden.Run) -> None:
    """In every golden case: the engine takes what is offered, and offers nothing while it asks."""
    for play, _ in golden.follow(run):
        found = offers(play.table)
        assert (found == []) is (play.question is not None)
        for offer in found:
            for event in told(play.table, offer):
                step(play.table, event)


def test_offers_follow_the_play() -> None:
    play = Play(DEAL, "3NT by S")
    # Every card is on file, and no trick goes by unseen.
    assert [offer.event for offer in offers(play.table)] == ["faced", "director called", "ended", "claimed"]
    play = opened(trick=4, leader="N", penalty_cards=[{"seat": "E", "card": "HK", "kind": "major"}])
    played, *_, claimed = offers(play.table)
    assert (played.event, [card.code for card in played.cards]) == ("played on", ["HK"])
    # How many tricks were won before is not on file: no number can be stated.
    assert (claimed.event, claimed.tricks) == ("claimed", ())
    play.claimed("S")
    assert [(offer.event, len(offer.seats)) for offer in offers(play.table)] == [("director called", 4), ("agreed", 2)]
    play.agreed("W")
    assert [offer.event for offer in offers(play.table)] == ["director called"]


def test_a_call_is_about_a_revoke_that_nobody_has_noticed() -> None:
    play = Play(DEAL, "3NT by S")
    for one in ["W HQ", "N HA", "E H2", "S H4", "N D6", "E S3", "S D9", "W DT", "E C2", "S C4", "W CT", "N CA"]:
        play.faced(*one.split())
    assert next(offer.about for offer in offers(play.table) if offer.event == "director called") == "revoke"
    play.director("S", about="revoke")
    assert all(offer.about is None for offer in offers(play.table))


def test_nothing_is_to_be_kept_in_mind_twice() -> None:
    play = lead_refused()
    lines = memory(play.table)
    assert len(lines) == len(set(lines)) > 0


@pytest.mark.parametrize("laws", EDITIONS, ids=str)
def test_cards_that_the_same_players_may_not_use_are_spoken_of_together(laws: Any) -> None:
    """Two penalty cards are picked up: the table keeps an entry for each, and one sentence speaks of both."""
    play = scene(
        laws,
        "4H by S",
        trick=6,
        leader="E",
        penalty_cards=[{"seat": "W", "card": card, "kind": "major"} for card in ("S5", "SQ")],
    )
    play.chose("forbid")
    assert [entry.card.code for entry in play.table.information if entry.card is not None] == ["S5", "SQ"]
    sights = [line.text for line in memory(play.table) if "in West's hand" in line.text]
    assert sights == ["the sight of ♠5 ♠Q in West's hand is unauthorized for East"]


@pytest.mark.parametrize("laws", EDITIONS, ids=str)
def test_a_whole_hand_that_was_shown_is_one_sentence(laws: Any) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.faced("W", "H4")
    play.spread("S", ["SA", "SK", "SQ", "S2", "S3", "S4", "S5", "S6", "S7", "HA", "DA", "CA", "C2"])
    play.director("W")
    play.found(False, "intended_to_claim")
    assert len(play.table.information) == 13
    assert play.explain(asides=True).count("authorized for West and East") == 1
