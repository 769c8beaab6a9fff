"""Law 72 (2007: Law 23): an offender who could have been aware of the damage."""

from __future__ import annotations

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.laws.law72 import book as book72
from bridgelaws.play.play import Play
from editions import editions
from scenes import asked, scene, unattended


def ruled(laws: Edition) -> Play:
    play = scene(laws, "4S by S", trick=3, current="S:C4")
    play.faced("E", "CK")
    play.director("S")
    play.chose("lowest")
    return play


def referral(play: Play) -> tuple[str, str, str]:
    ref = {L1997: "72B1", L2007: "23", L2017: "72C"}[play.laws]
    found = next(r for r in play.table.referrals if r.authority.ref(play.laws) == ref)
    return found.strength, str(found.why), str(found.when)


@editions()
def test_72c_is_72b1_in_1997_and_23_in_2007(laws: Edition) -> None:
    strength, _, when = referral(ruled(laws))
    assert (strength, when) == ("must", "at the end of play")


@editions()
def test_72c_the_threshold_was_lowered_in_2007(laws: Edition) -> None:
    _, why, _ = referral(ruled(laws))
    words = {L1997: "would be likely to damage", L2007: "could well damage", L2017: "could well damage"}
    assert words[laws] in why


@editions()
def test_72c_play_is_not_stopped_for_it(laws: Edition) -> None:
    play = ruled(laws)
    assert (asked(play), unattended(play)) == (None, [])
    assert play.turn is not None
    assert play.turn.letter == "W"


@editions()
def test_72c_what_must_be_found_is_named(laws: Edition) -> None:
    play = ruled(laws)
    found = {name for r in play.table.referrals for name in r.findings}
    assert {"could_have_been_aware", "os_gained_through_irregularity"} <= found


@editions()
def test_72c_unattended_nothing_is_referred(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=3, current="S:C4")
    play.faced("E", "CK")
    assert play.table.referrals == ()


@editions()
def test_23_an_enforced_pass_in_1997_only(laws: Edition) -> None:
    play = scene(laws)
    play.exposed_in_auction("W", "HK", led=True)
    play.director("S")
    while asked(play) is not None:
        assert play.question is not None
        play.answer(play.question.values[0])
    assert ("23" in play.citations) is (laws is not L2017)


@editions()
def test_23_of_1997_speaks_of_the_enforced_pass_and_23_of_2007_of_any_irregularity(laws: Edition) -> None:
    play = scene(laws)
    play.exposed_in_auction("W", "HK", led=True)
    play.director("S")
    while asked(play) is not None:
        assert play.question is not None
        play.answer(play.question.values[0])
    behind = {r.authority for r in play.table.referrals}
    assert (book72.ENFORCED_PASS in behind) is (laws is L1997)
    assert (book72.COULD_HAVE_BEEN_AWARE in behind) is (laws is not L1997)
