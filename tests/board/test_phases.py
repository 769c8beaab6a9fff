"""The phases of a board, and that a law hears only what happened in its own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgelaws import L1997, L2007, L2017, Board, Contract, Play, golden, outcome_document
from bridgelaws.board.acts import Act
from bridgelaws.board.events import ExposedInAuction, Faced
from bridgelaws.board.phases import AFTER_THE_AUCTION, Phase
from bridgelaws.engine import pipeline
from bridgelaws.engine.sitting import Sitting
from bridgelaws.files import codec
from bridgelaws.laws import LAW_BOOK, LAWS
from bridgelaws.values.cards import Card
from bridgelaws.values.seats import Seat

DEAL = "N:AKQJ.5432.432.32 T98.AKQJ.765.654 7654.T98.AKQ.AKQ 32.76.JT98.JT987"
EDITIONS = pytest.mark.parametrize("laws", [L1997, L2007, L2017])


def _phase(play: Play) -> str:
    assert play.phase is play.table.phase
    shown: str = outcome_document(play.now)["phase"]
    assert shown == play.phase.value
    return shown


@EDITIONS
def test_the_clarification_period_lasts_until_the_lead_is_faced(laws: object) -> None:
    play = Play(DEAL, "3NT by S", laws)
    assert _phase(play) == "clarification"
    play.laid_face_down("W", "D8")
    assert _phase(play) == "clarification"
    play.turned_up("W", "D8")
    assert _phase(play) == "play"


@EDITIONS
def test_a_lead_that_goes_back_opens_it_again(laws: object) -> None:
    play = Play(DEAL, "3NT by S", laws)
    play.faced("E", "HA")
    assert _phase(play) == "play"
    play.director("S")
    while play.question is not None and _phase(play) == "play":
        play.answer("refuse" if play.question.kind == "choice" else False)
    assert _phase(play) == "clarification"


@EDITIONS
def test_a_card_of_the_declaring_side_is_no_lead(laws: object) -> None:
    play = Play(DEAL, "3NT by S", laws)
    play.faced("S", "S7")
    assert _phase(play) == "clarification"


@pytest.mark.parametrize("lead", [True, False])
def test_after_a_claim_no_more_is_to_be_played_unless_somebody_plays_on(lead: bool) -> None:
    play = Play(DEAL, "3NT by S")
    if lead:
        play.faced("W", "D8")
    play.claimed("S", 9)
    assert _phase(play) == "after"
    play.faced("W" if not lead else "N", "D8" if not lead else "D2")
    assert _phase(play) == "after"
    play.director("W")
    play.found(True)  # the other side had asked to play on,
    play.found(True)  # and all four had agreed (68D2)
    assert _phase(play) == "play"


def test_thirteen_tricks() -> None:
    play = Play(DEAL, "3NT by S")
    for _ in range(52):
        assert _phase(play) == ("clarification" if not play.log else "play")
        assert play.turn is not None
        play.faced(play.turn, next(iter(play.legal_plays)))
    assert _phase(play) == "after"


def test_an_auction_that_is_not_over_is_a_phase_of_its_own() -> None:
    board = Board(DEAL, "S")
    for seat, call in ("S", "3NT"), ("W", "P"), ("N", "P"):
        board.made(seat, call)
        assert _phase(board) == "auction"
    board.made("E", "P")
    assert (_phase(board), board.contract) == ("clarification", Contract.parse("3NT by S"))
    board.faced("W", "D8")
    assert _phase(board) == "play"


def test_four_passes_are_a_phase_in_which_nothing_is_played() -> None:
    board = Board(DEAL, "S")
    for seat in "SWNE":
        board.made(seat, "P")
    assert (_phase(board), board.turn, board.passed_out) == ("passed out", None, True)
    result = outcome_document(board.now)["result"]
    assert (result["by"], result["score"], result["contract"]) == ("passed out", 0, None)


def test_cards_seen_in_the_auction_belong_to_it_whenever_they_are_told_of() -> None:
    table = Play(DEAL, "3NT by S").table
    seen = ExposedInAuction(Seat.WEST, (Card.parse("D8"),))
    assert table.phase_of(Act(seen, Seat.WEST)) is Phase.AUCTION
    claimed = Play(DEAL, "3NT by S")
    claimed.claimed("S", 9)
    assert claimed.table.phase_of(Act(seen, Seat.WEST)) is Phase.AUCTION
    assert claimed.table.phase_of(Act(None, Seat.WEST)) is Phase.AFTER


def test_a_card_that_counts_as_played_was_played_before_the_end() -> None:
    play = Play(DEAL, "3NT by S")
    play.claimed("S", 9)
    lead = Act(Faced(Seat.WEST, Card.parse("D8")), Seat.WEST, Card.parse("D8"), plays=True)
    assert play.table.phase_of(lead) is Phase.CLARIFICATION
    play = Play(DEAL, "3NT by S")
    play.faced("W", "D8")
    play.claimed("S", 9)
    assert play.table.phase_of(lead) is Phase.PLAY


def test_every_law_says_when_it_speaks() -> None:
    assert LAW_BOOK.named["law24"].phases == (Phase.AUCTION, Phase.CLARIFICATION)
    assert LAW_BOOK.named["law54"].phases == (Phase.CLARIFICATION, Phase.PLAY)
    assert LAW_BOOK.named["law55"].phases == LAW_BOOK.named["law56"].phases == (Phase.PLAY,)
    for law in LAWS:
        assert law.phases
        # A ruling may be put right at any time (82C).
        assert law.number < 40 or law.number == 82 or set(law.phases) <= set(AFTER_THE_AUCTION), law


def test_a_law_hears_only_what_happened_in_its_phases() -> None:
    play = Play(DEAL, "3NT by S")
    lead = Act(Faced(Seat.EAST, Card.parse("HA")), Seat.EAST, Card.parse("HA"), plays=True)
    incident = pipeline._noticed(play.table, lead, LAW_BOOK)
    assert incident is not None
    assert incident.law == "law54"
    laws = tuple(replace(law, phases=(Phase.AUCTION,)) if law.number == 54 else law for law in LAWS)
    assert pipeline._noticed(play.table, lead, replace(LAW_BOOK, laws=laws)) is None


def test_nobody_is_asked_anything_out_of_phase() -> None:
    position = {"trick": 3, "leader": "E", "penalty_cards": [{"seat": "W", "card": "D8", "kind": "major"}]}
    opened = {"format": "bridgelaws-case", "version": 1, "laws": 2017, "contract": "3NT by S", "position": position}
    table = codec.decode(opened).opened
    assert pipeline.settled(table, Sitting(LAW_BOOK)).question is not None
    laws = tuple(replace(law, phases=(Phase.AUCTION,)) for law in LAWS)
    assert pipeline.settled(table, Sitting(replace(LAW_BOOK, laws=laws))).question is None


def test_what_was_noticed_belongs_to_a_phase_of_its_law() -> None:
    for document in list(golden.cases())[::7]:
        for run in golden.runs(document):
            for play, _ in golden.follow(run):
                for file in play.table.docket:
                    assert file.before.phase_of(file.act) in LAW_BOOK.named[file.law].phases, (run.id, file.summary)


def test_a_board_in_its_auction_can_be_looked_at() -> None:
    board = Board(dealer="N")
    board.made("N", "1S")
    assert repr(board) == "<Board, 1 events: <Outcome: East to call>>"
