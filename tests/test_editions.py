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
    "1997": "R16-2 R24-1 R24-3 R45-3 R46-2 R48-1 R50-3 R50-5 R53-2 R54-3 R55-1 R64-5 R68-1",
    "2007": "R42-1 R45-2 R47-1 R56-1 R64-4",
    "2017": "R53-1 R62-1 R62-3 R62-7",
    "1997 2007": "R45-5 R46-1 R46-4 R51-3 R54-1 R57-2 R63-1 R63-4 R64-2 R64-3",
    "1997 2017": "R24-2",
    "2007 2017": "R55-2",
}


def test_a_reading_stands_only_in_the_editions_that_need_it() -> None:
    needed = {id: editions for editions, ids in NEEDED.items() for id in ids.split()}
    stands = {id: " ".join(map(str, each.editions)) for id, each in REGISTRY.readings.items()}
    assert {id: editions for id, editions in stands.items() if editions != "1997 2007 2017"} == needed


# What is new, gone or changed in substance from one edition to the next.
CHANGED = {
    "1997 2007 new": """
        12.DAMAGE 24.INFORMATION 41.DECLARERS_FIRST_TURN 41.DECLARER_ASKS_AT_EITHER_TURN 45.DECLARER_MAY_CHANGE
        47.RETRACT_FOR_PROPER_LEAD 49.CONCESSION_OBJECTED_EXEMPT 50.OPTIONS_RETURN 50.DECLARER_MAY_USE
        54.WRONG_SIDE 55.DEFENDERS_DIFFER 57.GESTURE_SUFFICES 57.DECLARER_PREMATURE 61.DUMMY_MAY_NOT_ASK_DEFENDER
        64.BOTH_SIDES_REVOKED 65.WRONGLY_POINTED
    """,
    "1997 2007 substance": """
        09.ANYONE_MAY_PREVENT 09.NO_DUTY_TO_REPORT 10.OFFENDERS_MAY_PROFIT 12.ASSIGNED_SCORE 16.WITHDRAWN_ACTION
        16.MISUSE_ADJUSTED 24.FACED_UNTIL_THE_END 24.PENALTY_CARD_OF_DEFENDER 43.FIRST_TO_MENTION
        45.CORRECT_DESIGNATION 45.ADJUST_FOR_DUMMYS_SUGGESTION 47.TOLD_IT_WAS_HIS_TURN
        47.RETRACT_AFTER_WRONG_EXPLANATION 48.FACES_AT_OTHER_TIMES 50.COULD_HAVE_KNOWN 50.KNOWLEDGE_AUTHORIZED
        50.SIGHT_UNAUTHORIZED 50.ADJUST_FOR_INFORMATION 53.PROPER_LEAD 57.NOT_AUTOMATIC
        61.DEFENDERS_ASK_EACH_OTHER 62.PARTNER_AT_TWELFTH 65.KEPT_UNTIL_AGREED 67.HOLDS_SUIT_LED
        68.PARTNER_OBJECTS 68.PLAY_STOPS 72.COULD_HAVE_BEEN_AWARE
    """,
    "1997 2007 gone": """
        11.NON_OFFENDERS_SPECTATOR 11.OFFENDERS_SPECTATOR 63.ILLEGAL_QUESTION 64.WON_LATER_WITH_PLAYABLE_CARD
        72.ENFORCED_PASS
    """,
    "2007 2017 new": """
        16.ACCEPTED_PLAY 43.DEFENDER_NOT_SHOW_HAND 45.TOO_LATE_TO_CHANGE 45.WRONG_LEAD_STANDS
        45.WRONG_CARD_REVOKED 47.ESTABLISHES_NO_REVOKE 50.HISTORY_UNAUTHORIZED 50.AIM_OF_ADJUSTMENT 51.NEITHER
        53.THIRTEENTH_RETRACTED 57.REQUIRE_SUIT 57.RHO_TURN_INFORMATION 57.RHO_TURN_PLAYABLE
        57.RHO_TURN_UNPLAYABLE 62.BOTH_SIDES_CORRECT 63.AGREES_TO_CLAIM 64.CORRECTED_ON_BOTH_SIDES
        64.EQUITY_FOR_SAME_SUIT_AGAIN 64.EQUITY_FOR_BOTH_SIDES
    """,
    "2007 2017 substance": """
        10.OFFENDERS_MAY_PROFIT 11.ACTED_BEFORE_CALLING 12.ASSIGNED_SCORE 24.FACED_UNTIL_THE_END 42.PLAY_AS_TOLD
        42.PREVENT_IRREGULARITY 43.NOT_LOOK_AT_DEFENDER 43.FIRST_TO_MENTION 45.CORRECT_DESIGNATION
        46.RANK_ONLY_LEADING 47.TOLD_IT_WAS_HIS_TURN 47.RETRACT_AFTER_WRONG_EXPLANATION 50.MINOR_INFORMATION
        50.KNOWLEDGE_AUTHORIZED 50.SIGHT_UNAUTHORIZED 50.ADJUST_FOR_INFORMATION 53.ACCEPTED_BY_STATEMENT
        53.ACCEPTED_BY_PLAY 53.PROPER_LEAD 54.MUST_ACCEPT 55.DECLARER_LEARNS 57.DUMMY_ACTED 57.NOT_AUTOMATIC
        57.DECLARER_PREMATURE 58.OPPONENT_MAY_CHANGE 61.DEFENDERS_ASK_EACH_OTHER 62.MUST_CORRECT
        62.PARTNER_AT_TWELFTH 63.PLAYS_ON 63.CLAIMS 63.TOO_LATE 64.SAME_SUIT_AGAIN 64.CARD_IN_SIGHT
        64.BOTH_SIDES_REVOKED 65.WRONGLY_POINTED 66.OWN_LAST_CARD 68.CLAIM 68.PARTNER_OBJECTS 68.PLAY_STOPS
    """,
}


def test_what_is_new_gone_or_changed_in_substance() -> None:
    for pair in ("1997 2007", "2007 2017"):
        old, new = pair.split()
        found = changes(int(old), int(new))
        for kind in (Change.NEW, Change.SUBSTANCE, Change.GONE):
            names = {difference.provision.removeprefix("law") for difference in found if difference.change is kind}
            assert names == set(CHANGED.get(f"{pair} {kind.value}", "").split()), (pair, kind)
