"""Tricks that were conceded, or agreed to be lost, and are asked for: what the analyst says of them (69B, 71)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bridgelaws.board.claiming import Adjudicated, Ground, Stated, Step
from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.claims.entered import play_named
from bridgelaws.claims.kinds import Class, Kind
from bridgelaws.desk import regained
from bridgelaws.desk.regained import Weighed
from bridgelaws.errors import ParseError
from bridgelaws.files import codec
from bridgelaws.play.play import Play
from bridgelaws.values.cards import Card
from editions import editions
from scenes import asked, scene

SPADE = {"N": "S4 S3 D4", "E": "HA D9 D8", "S": "SA S9 DA", "W": "ST S8 D7"}
DEUCE = {"N": "S3 DJ D9 D8 D3", "E": "HQ HJ HT D5 D4", "S": "S7 H6 DT D7 D6", "W": "SJ DA DK DQ D2"}
AT_THE_END = {
    "N": "SA S9 S6 S4 DT D9 C8",
    "E": "SJ S8 S5 D8 D6 D3 C9",
    "S": "SK S3 HJ H6 H4 DK D7",
    "W": "SQ ST S7 S2 DJ CJ CT",
}


def agreed(laws: Edition) -> Play:
    """East-West agree to the rest, call on the next board, and ask for a spade trick (case 321)."""
    play = scene(laws, "3NT by S", trick=11, leader="S", won={"NS": 8, "EW": 2}, hands=SPADE)
    play.claimed("S", 3)
    play.agreed("W")
    play.next_deal_called("E")
    play.asked_back("W", 1)
    play.found(True)
    return play


def conceded(laws: Edition) -> Play:
    """South concedes one off although dummy's diamonds must win a trick (case 292)."""
    play = scene(laws, "3NT by S", trick=9, leader="N", won={"NS": 8, "EW": 0}, hands=DEUCE)
    play.claimed("S", 0)
    play.asked_back("S", 1)
    return play


def weighed(play: Play, *normal: str) -> Weighed:
    """What the analyst says, given what was found normal."""
    assert play.question is not None
    found = regained.regained_at(play.table, play.question)
    return regained.weighed(found, [play_named(name) for name in normal])


@editions()
def test_69b_a_trick_that_was_likely_or_that_no_normal_play_loses(laws: Edition) -> None:
    play = agreed(laws)
    found = weighed(play)
    assert (found.asked.agreed, found.asked.claim.tricks) == (True, 1)
    assert (found.legal, found.likely) == ((0, 0), (1, 1))
    old = laws is L1997
    assert found.suggests is (Ground.NO_NORMAL_PLAY if old else Ground.LIKELY_WON)
    # One normal line on which West throws the ten is enough in 1997; later it is about what was likely.
    found = weighed(play, "plain")
    assert found.analysis.result == (0, 0)
    assert found.suggests is (Ground.NONE if old else Ground.LIKELY_WON)
    play.add(found.event(found.suggests))
    assert (asked(play), play.table.total) == (None, (11, 2) if old else (10, 3))
    assert "this is normal for the player: a trick not taken" in play.explain()
    assert ("line that decides it" in play.explain()) is old


@editions()
def test_71_a_trick_that_no_legal_play_loses(laws: Edition) -> None:
    play = conceded(laws)
    found = weighed(play)
    assert (found.asked.agreed, found.asked.tricks, found.legal) == (False, 1, (1, 1))
    old = laws is L1997
    assert found.suggests is (Ground.NO_LEGAL_PLAY if old else Ground.NO_NORMAL_PLAY)
    play.add(found.event(found.suggests))
    assert (asked(play), play.table.total) == (None, (9, 4))
    assert {L1997: "71A", L2007: "71", L2017: "71B"}[laws] in play.citations


@pytest.mark.parametrize(("kept", "given"), [(True, Ground.NO_NORMAL_PLAY), (False, Ground.NONE)])
def test_71_what_was_stated_counts_unless_any_legal_play_is_meant(kept: bool, given: Ground) -> None:
    play = scene(L2017, "4H by S", trick=7, leader="N", won={"NS": 5, "EW": 1}, hands=AT_THE_END)
    steps = [Stated(Step.KEEP, cards=(Card.parse("DT"), Card.parse("D9")))] if kept else []
    play.claimed("S", 6, "a diamond at the end", steps)
    play.asked_back("S", 1)
    assert play.question is not None
    wanted = regained.regained_at(play.table, play.question)
    normal = [] if kept else [play_named("low first D")]
    irrational = [Class(kind, suit) for kind in Kind for suit in range(4) if Class(kind, suit) not in normal]
    found = regained.weighed(wanted, normal, irrational, budget=12_000)
    assert found.legal.at_most < 7
    assert found.suggests is given


def test_the_answers_tighten() -> None:
    play = scene(L2017, "4H by S", trick=7, leader="N", won={"NS": 5, "EW": 1}, hands=AT_THE_END)
    play.claimed("S", 6)
    play.asked_back("S", 1)
    assert play.question is not None
    answers = list(regained.weighing(regained.regained_at(play.table, play.question), budget=8_000))
    assert len(answers) > 1
    for before, after in pairwise(answers):
        assert after.analysis.result.at_least >= before.analysis.result.at_least
        assert after.legal.at_least >= before.legal.at_least
        assert after.legal.at_most <= before.legal.at_most
        assert after.likely.at_least >= before.likely.at_least


@editions()
def test_a_ground_that_the_edition_does_not_have_is_asked_for(laws: Edition) -> None:
    play = agreed(laws)
    other = Ground.LIKELY_WON if laws is L1997 else Ground.NO_NORMAL_PLAY
    play.add(Adjudicated(3, ground=other))
    assert asked(play) == "agreed_trick"


def test_a_ground_is_no_number_of_tricks_awarded() -> None:
    play = scene(L2017, "3NT by S", trick=11, leader="S", won={"NS": 8, "EW": 2}, hands=SPADE)
    play.claimed("S", 3)
    play.add(Adjudicated(2, ground=Ground.NONE))
    assert (asked(play), play.table.total) == (None, (11, 2))


def test_how_many_may_be_found_first() -> None:
    play = scene(L2017, "3NT by S", trick=11, leader="S", won={"NS": 8, "EW": 2}, hands=SPADE)
    play.claimed("S", 3)
    play.agreed("W")
    play.next_deal_called("E")
    play.said("W", "refuse")
    play.found("2")
    play.found(True)
    assert weighed(play).asked.tricks == 2
    assert weighed(play).suggests is Ground.NONE


def test_it_is_kept_in_the_file() -> None:
    play = agreed(L1997)
    play.add(weighed(play, "plain").event(Ground.NONE))
    event = codec.encode(play)["events"][-1]
    assert (event["ground"], event["normal"], event["tricks"]) == ("none", ["plain"], 3)
    assert codec.decode(codec.encode(play)).table.total == (11, 2)


def test_hands_that_are_not_known() -> None:
    play = scene(L2017, "3NT by S", trick=11, leader="S", won={"NS": 8, "EW": 2})
    play.claimed("S", 2)
    play.asked_back("S", 1)
    assert play.question is not None
    with pytest.raises(ParseError, match="are not known"):
        regained.regained_at(play.table, play.question)
