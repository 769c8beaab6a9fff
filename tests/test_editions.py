"""Editions as data: versions, changes, and the same table under each of them."""

from __future__ import annotations

import pytest

from bridgelaws import EDITIONS, L1997, L2007, L2017, Play, changes, compare, first_difference
from bridgelaws.book.editions import REGISTRY, Change, edition, provision, repealed, v
from bridgelaws.errors import UnknownEdition


def test_a_version_holds_until_the_next() -> None:
    rule = provision(v(L1997, "1A", n=1), v(L2017, "1B", change=Change.SUBSTANCE, n=2))
    assert [rule.ref(laws) for laws in EDITIONS] == ["1A", "1A", "1B"]
    assert [rule.term(laws, "n") for laws in EDITIONS] == [1, 1, 2]


def test_a_repeal_ends_a_provision() -> None:
    rule = provision(v(L1997, "1A"), repealed(L2007))
    assert [rule.in_force(laws) for laws in EDITIONS] == [True, False, False]


def test_versions_out_of_order_cannot_be_written() -> None:
    with pytest.raises(TypeError, match="order of the editions"):
        provision(v(L2017, "1A"), v(L1997, "1A"))


def test_versions_must_state_the_same_terms() -> None:
    with pytest.raises(TypeError, match="different terms"):
        provision(v(L1997, "1A", n=1), v(L2017, "1A", change=Change.WORDING))


def test_an_edition_that_is_none() -> None:
    with pytest.raises(UnknownEdition, match=r"2008.*1997, 2007, 2017"):
        edition(2008)


def test_changes_are_new_gone_or_changed() -> None:
    kinds = {d.provision: d.change for d in changes(2007, 2017)}
    assert kinds["law57.REQUIRE_SUIT"] is Change.NEW
    assert kinds["law57.FORBID_SUIT"] is Change.RENUMBERED
    assert kinds["law45.CORRECT_DESIGNATION"] is Change.SUBSTANCE
    assert {d.provision: d.change for d in changes(1997, 2007)}["law63.ILLEGAL_QUESTION"] is Change.GONE


def test_changes_name_both_numbers() -> None:
    found = {d.provision: d for d in changes(2007, 2017, law=53)}["law53.PROPER_LEAD"]
    assert (found.before.ref, found.after.ref) == ("53C", "53B")  # type: ignore[union-attr]


def test_unchanged_provisions_are_not_listed() -> None:
    assert not [d for d in changes(2007, 2017, law=52) if d.change is not Change.WORDING]


def test_every_gist_is_a_sentence_of_ours() -> None:
    for rule in REGISTRY:
        for version in rule.versions:
            assert version.gist.strip(), rule
            assert version.gist.lstrip("'")[0].isupper(), version.gist
            assert version.gist.rstrip().endswith((".", "?")), version.gist


def test_the_same_table_under_each_edition_and_where_they_part() -> None:
    play = Play("N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT", "3NT by S", laws=2017)
    play.faced("W", "DA")
    play.faced("E", "D7")  # at dummy's turn, his partner having led
    play.director("S")
    old, middle, new = compare(play)
    assert [p.laws for p in (old, middle, new)] == list(EDITIONS)
    parting = first_difference(middle, new)
    assert parting is not None
    assert parting.number == 1
    assert "57D" in parting.there
    assert "49" in parting.here
    assert first_difference(old, middle) is None


def test_answers_that_another_edition_does_not_ask_for_are_listed() -> None:
    play = Play(contract="3NT by S", laws=2007)
    play.faced("W", "D6")
    play.named("S", "DQ")
    play.corrected("S", "DK")
    play.director("E")
    play.found(True, "designation_unintended")
    play.found(False, "pause_for_thought")
    under = play.under(2017)
    assert under.unused == ("pause_for_thought",)
    assert under.question is None


# The readings that only some editions need: the others say it, or say something else.
NEEDED = {
    "1997": (
        "R13-1 R14-1 R15-1 R16-2 R17-1 R24-1 R24-3 R25-1 R25-5 R26-1 R27-3 R27-8 R34-1 R45-3 R46-2 R48-1 R50-3 R50-5 "
        "R53-2 R54-3 R55-1 R64-5 R68-1"
    ),
    "2007": "R25-2 R27-1 R27-5 R42-1 R45-2 R47-1 R56-1 R64-4",
    "2017": "R13-2 R23-1 R26-2 R26-8 R27-4 R27-9 R53-1 R62-1 R62-3 R62-7 R68-2 R68-3",
    "1997 2007": (
        "R25-7 R26-3 R28-1 R30-2 R31-2 R32-1 R32-2 R36-1 R45-5 R46-1 R46-4 R51-3 R54-1 R57-2 R63-1 R63-4 R64-2 "
        "R64-3 R75-1"
    ),
    "1997 2017": "R24-2",
    "2007 2017": "R23-2 R27-2 R27-10 R55-2",
}


def test_a_reading_stands_only_in_the_editions_that_need_it() -> None:
    needed = {id: editions for editions, ids in NEEDED.items() for id in ids.split()}
    stands = {id: " ".join(map(str, each.editions)) for id, each in REGISTRY.readings.items()}
    assert {id: editions for id, editions in stands.items() if editions != "1997 2007 2017"} == needed


# What is new, gone or changed in substance from one edition to the next.
CHANGED = {
    "1997 2007 new": """
        12.DAMAGE 13.MOVEMENT_OF_CARDS 13.FOREIGN_CARD 14.CALLS_STAND 14.INFORMATION 15.PARTNER_HAS_CALLED
        16.AFTER_THE_FIRST_CALL 16.PLAYED_AND_WATCHED 16.BOARD_REDEALT 20.NOT_FOR_PARTNER
        20.ONE_CALL_ASKED_ABOUT 20.OWN_NOTES 20.ACTION_BASED_ON_IT 24.INFORMATION 25.INFORMATION
        25.LEFT_HAND_OPPONENT_MAY_CHANGE 25.PERIOD_OVER 25.HOWEVER_AWARE 27.ANOTHER_INSUFFICIENT 27.SAME_MEANING
        27.PREMATURE_REPLACEMENT 34.POINTS_TO_LAW_17 35.INADMISSIBLE 40.WHAT_WAS_LEFT_OUT
        41.DECLARERS_FIRST_TURN 41.DECLARER_ASKS_AT_EITHER_TURN 45.DECLARER_MAY_CHANGE
        47.RETRACT_FOR_PROPER_LEAD 49.CONCESSION_OBJECTED_EXEMPT 50.OPTIONS_RETURN 50.DECLARER_MAY_USE
        54.WRONG_SIDE 55.DEFENDERS_DIFFER 57.GESTURE_SUFFICES 57.DECLARER_PREMATURE
        61.DUMMY_MAY_NOT_ASK_DEFENDER 64.BOTH_SIDES_REVOKED 65.WRONGLY_POINTED 70.PARTNERS_CHOICE 70.LATER_PLAY
        70.SUIT_ORDER
    """,
    "1997 2007 substance": """
        06.NEW_DEAL 09.ANYONE_MAY_PREVENT 09.NO_DUTY_TO_REPORT 10.OFFENDERS_MAY_PROFIT 12.ASSIGNED_SCORE
        13.CALLED_AND_NOT_PLAYABLE 13.CARD_SEEN 13.CALLED_AND_PLAYABLE 13.CARD_SEEN_INTERFERES 15.SECOND_AUCTION
        16.WITHDRAWN_ACTION 16.MISUSE_ADJUSTED 16.POSITIONS_CHANGED 17.PERIOD_ENDS_PASSED_OUT
        17.PERIOD_ENDS_WITH_LEAD 17.PERIOD_BEGINS 20.SILENT_IN_THE_AUCTION 20.PARTNER_EXPLAINS
        21.MAY_CHANGE_HIS_CALL 21.TOO_LATE_TO_CHANGE 21.OPPONENT_MAY_CHANGE_IN_TURN 24.FACED_UNTIL_THE_END
        24.PENALTY_CARD_OF_DEFENDER 25.ACCEPTED 25.NOT_ACCEPTED 26.RELATED_TO_SUITS 27.DAMAGE
        27.DOUBLE_CANCELLED 27.NOT_ACCEPTED 27.OTHER_CALL 29.AS_SPECIFIED 30.ARTIFICIAL_PASS
        31.OTHER_DENOMINATION 32.RHO_ACTS 34.TURN_KEPT 38.OFFENDERS_PASS 40.NOT_DISCLOSED 43.FIRST_TO_MENTION
        45.CORRECT_DESIGNATION 45.ADJUST_FOR_DUMMYS_SUGGESTION 47.TOLD_IT_WAS_HIS_TURN
        47.RETRACT_AFTER_WRONG_EXPLANATION 48.FACES_AT_OTHER_TIMES 50.COULD_HAVE_KNOWN 50.KNOWLEDGE_AUTHORIZED
        50.SIGHT_UNAUTHORIZED 50.ADJUST_FOR_INFORMATION 53.PROPER_LEAD 57.NOT_AUTOMATIC
        61.DEFENDERS_ASK_EACH_OTHER 62.PARTNER_AT_TWELFTH 65.KEPT_UNTIL_AGREED 67.HOLDS_SUIT_LED
        68.PARTNER_OBJECTS 68.PLAY_STOPS 69.WOULD_WIN 70.EQUITY 70.STEPS 71.NO_NORMAL_PLAY
        72.COULD_HAVE_BEEN_AWARE
    """,
    "1997 2007 gone": """
        11.NON_OFFENDERS_SPECTATOR 11.OFFENDERS_SPECTATOR 16.SUBSTITUTE_APPOINTED 25.LEAD_PENALTY
        25.FIRST_CALL_ILLEGAL 25.ANOTHER_CALL 25.FIRST_CALL_KEPT 25.CALLED_OVER_THE_FIRST 27.ATTEMPT_CANCELLED
        31.PARTNERS_CONVENTION 35.CONDONED 38.NEXT_HAS_CALLED 63.ILLEGAL_QUESTION
        64.WON_LATER_WITH_PLAYABLE_CARD 71.NO_LEGAL_PLAY 71.CONTRACT_DECIDED 72.ENFORCED_PASS
    """,
    "2007 2017 new": """
        15.INFORMATION 16.ACCEPTED_PLAY 20.NOT_FOR_A_WRONG_ANSWER 23.DAMAGE 23.COMPARABLE_CALL 23.SUBSET
        23.NO_FURTHER_RECTIFICATION 23.SIMILAR 23.SAME_PURPOSE 25.MEANT_WHEN_MADE 26.REPLACED_BY_COMPARABLE
        30.NOT_COMPARABLE 30.COMPARABLE 30.PARTNER_MAY_CALL 30.OFFENDER_MAY_CALL 31.PARTNER_MAY_CALL 31.NOT_COMPARABLE
        31.COMPARABLE 31.OFFENDER_MAY_CALL 32.COMPARABLE 32.NOT_COMPARABLE 32.CHANGE_OF_CALL 32.PARTNER_MAY_CALL
        32.OFFENDER_MAY_CALL 36.FOUND_IN_THE_PLAY 43.DEFENDER_NOT_SHOW_HAND 45.TOO_LATE_TO_CHANGE
        45.WRONG_LEAD_STANDS 45.WRONG_CARD_REVOKED 47.ESTABLISHES_NO_REVOKE 50.HISTORY_UNAUTHORIZED
        50.AIM_OF_ADJUSTMENT 51.NEITHER 53.THIRTEENTH_RETRACTED 57.REQUIRE_SUIT 57.RHO_TURN_INFORMATION
        57.RHO_TURN_PLAYABLE 57.RHO_TURN_UNPLAYABLE 62.BOTH_SIDES_CORRECT 63.AGREES_TO_CLAIM
        64.CORRECTED_ON_BOTH_SIDES 64.EQUITY_FOR_SAME_SUIT_AGAIN 64.EQUITY_FOR_BOTH_SIDES 68.GOES_ON_BY_AGREEMENT
        75.COMPARED_WITH_THE_RIGHT_ONE 75.SAME_UNDERSTANDING 75.NO_AGREEMENT 75.OWN_MISTAKE_IN_THE_PLAY
        75.PARTNERS_MISTAKE
    """,
    "2007 2017 substance": """
        10.OFFENDERS_MAY_PROFIT 11.ACTED_BEFORE_CALLING 12.ASSIGNED_SCORE 13.CARD_SEEN 13.FOREIGN_CARD
        15.CALL_CANCELLED 15.SCORE_STANDS 15.PARTNER_HAS_CALLED 15.PLAYED_BEFORE 15.OTHER_BOARD 16.SCORE_AT_ONCE
        20.OWN_MISTAKE 21.OWN_MISUNDERSTANDING 24.FACED_UNTIL_THE_END 25.ACCEPTED 25.UNINTENDED 25.NOT_ACCEPTED
        26.CALL_WITHDRAWN 26.PROHIBIT_ANY_SUIT 27.SAME_DENOMINATION 27.OTHER_CALL 27.SAME_MEANING
        28.CORRECT_PLAYER_CALLS 30.AT_RHOS_TURN 42.PLAY_AS_TOLD 42.PREVENT_IRREGULARITY 43.NOT_LOOK_AT_DEFENDER
        43.FIRST_TO_MENTION 45.CORRECT_DESIGNATION 46.RANK_ONLY_LEADING 47.TOLD_IT_WAS_HIS_TURN
        47.RETRACT_AFTER_WRONG_EXPLANATION 50.MINOR_INFORMATION 50.KNOWLEDGE_AUTHORIZED 50.SIGHT_UNAUTHORIZED
        50.ADJUST_FOR_INFORMATION 53.ACCEPTED_BY_STATEMENT 53.ACCEPTED_BY_PLAY 53.PROPER_LEAD 54.MUST_ACCEPT
        55.DECLARER_LEARNS 57.DUMMY_ACTED 57.NOT_AUTOMATIC 57.DECLARER_PREMATURE 58.OPPONENT_MAY_CHANGE
        61.DEFENDERS_ASK_EACH_OTHER 62.MUST_CORRECT 62.PARTNER_AT_TWELFTH 63.PLAYS_ON 63.CLAIMS 63.TOO_LATE
        64.SAME_SUIT_AGAIN 64.CARD_IN_SIGHT 64.BOTH_SIDES_REVOKED 65.WRONGLY_POINTED 66.OWN_LAST_CARD 68.CLAIM
        68.PARTNER_OBJECTS 68.STATEMENT 68.PLAY_STOPS 70.UNSTATED_FINESSE 79.AFTER_ROUND
    """,
    "2007 2017 gone": """
        13.MOVEMENT_OF_CARDS 13.CARD_SEEN_INTERFERES 15.SECOND_AUCTION 15.NEW_CALL_DIFFERS 15.NEXT_REPEATS
        26.REQUIRE_SUIT 26.RELATED_TO_SUITS 26.MUCH_DIFFERENT_IS_DIFFERENT 26.SHOWN_LEGALLY 26.PROHIBIT_SUIT
        30.PARTNER_MAY_NOT_DOUBLE 30.OFFENDER_PASSES 30.BEFORE_ANY_BID 31.PARTNER_PASSES 31.SAME_DENOMINATION
        31.OTHER_DENOMINATION 32.RHO_ACTS 32.PARTNER_PASSES 32.LEAD_RESTRICTION 70.LATER_PLAY
    """,
}


def test_what_is_new_gone_or_changed_in_substance() -> None:
    for pair in ("1997 2007", "2007 2017"):
        old, new = pair.split()
        found = changes(int(old), int(new))
        for kind in (Change.NEW, Change.SUBSTANCE, Change.GONE):
            names = {difference.provision.removeprefix("law") for difference in found if difference.change is kind}
            assert names == set(CHANGED.get(f"{pair} {kind.value}", "").split()), (pair, kind)
