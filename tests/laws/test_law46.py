"""Law 46: incomplete or invalid designation of a card from dummy."""

from __future__ import annotations

import copy

import pytest

from bridgelaws.cards import RANKS, Suit
from bridgelaws.editions import L1997, L2007, L2017, Edition
from bridgelaws.errors import ParseError
from bridgelaws.laws import spoken
from bridgelaws.play import Play
from bridgelaws.seats import Seat
from editions import editions
from scenes import asked, holds, options, penalty_cards, referred, scene, to, trick, unattended, users

DUMMY = "SA S3 HQ H2 DA DJ D4"


def called(
    laws: Edition, words: str, current: str = "W:D5", contract: str = "3NT by S", hand: str = DUMMY, **more
) -> Play:
    where = {"current": current} if current else {"leader": "N"}
    if "last_trick" in more:
        where = {}
    play = scene(laws, contract, trick=7, hands={"N": hand}, **where, **more)
    play.named("S", words)
    return play


def by(play: Play) -> set[str]:
    """What the call rests on."""
    counted = play.table.counted
    assert counted is not None
    return {a.ref(play.laws) for a in (counted.authority, *counted.also)}


@editions()
def test_46a_suit_and_rank_call_the_card(laws: Edition) -> None:
    play = called(laws, "jack of diamonds")
    assert (trick(play), by(play)) == ("W:D5 N:DJ", {"45C4(a)"})


@editions()
def test_46a_a_complete_call_that_is_not_legal_is_played_and_to_be_corrected(laws: Edition) -> None:
    play = called(laws, "ace of spades")
    assert (trick(play), unattended(play)) == ("W:D5 N:SA", ["61"])


# The preamble


@editions()
@pytest.mark.parametrize("beyond_doubt", [True, False])
def test_46b_what_declarer_beyond_doubt_meant_comes_first(laws: Edition, beyond_doubt: bool) -> None:
    play = called(laws, "diamond")
    assert trick(play) == "W:D5 N:D4"
    play.corrected("S", "the jack")
    play.director("E")
    assert (asked(play), to(play)) == ("different_intention_incontrovertible", "Director")
    play.found(beyond_doubt)
    if beyond_doubt:
        assert (trick(play), "46B" in play.citations) == ("W:D5 N:DJ", True)
    else:
        assert asked(play) == "designation_unintended"


@editions()
def test_46b_a_correction_against_the_words_is_45c4bs(laws: Edition) -> None:
    play = called(laws, "diamond")
    play.corrected("S", "ace of spades")
    play.director("E")
    assert asked(play) == "designation_unintended"


@editions()
@pytest.mark.parametrize(("meant", "result"), [(True, "W:D5 N:D4"), (False, "W:D5")])
def test_46b_words_with_neither_suit_nor_rank_may_have_had_a_meaning(laws: Edition, meant: bool, result: str) -> None:
    play = called(laws, "play")
    play.corrected("S", "low diamond")
    assert asked(play) == "different_intention_incontrovertible"
    play.found(meant)
    assert (trick(play), asked(play)) == (result, None if meant else "dummys_card")


# B1


@editions()
def test_46b1a_high(laws: Edition) -> None:
    play = called(laws, "high")
    assert trick(play) == "W:D5 N:DA"
    # That it refers to the suit led is written in 2017 only.
    assert by(play) == {L2017: {"46B1(a)"}}.get(laws, {"46B1(a)", "R46-1"})


@editions()
def test_46b1c_low(laws: Edition) -> None:
    play = called(laws, "small please")
    assert trick(play) == "W:D5 N:D4"
    assert by(play) == {L2017: {"46B1(c)"}}.get(laws, {"46B1(c)", "R46-1"})


@editions()
def test_46b1_without_the_reading_the_director_is_asked(laws: Edition) -> None:
    play = called(laws, "low", set_aside=("R46-1",))
    assert asked(play) == (None if laws is L2017 else "card_called")


@editions()
def test_46b1c_low_when_void_is_a_call_for_no_card(laws: Edition) -> None:
    play = called(laws, "low", current="W:C5")
    assert (trick(play), asked(play)) == ("W:C5", None)
    assert "46B4" in play.citations
    play.named("S", "ace of spades")
    assert trick(play) == "W:C5 N:SA"


@editions()
def test_46b1b_win_dummy_playing_last(laws: Edition) -> None:
    play = called(laws, "win", current="E:D3 S:D2 W:DT")
    assert play.table.last_trick is not None
    assert play.table.last_trick.cards[0].code == "DJ"
    assert by(play) == {L1997: {"46B1(b)", "R46-2"}}.get(laws, {"46B1(b)"})


@editions()
def test_46b1b_win_with_a_defender_still_to_play(laws: Edition) -> None:
    play = called(laws, "win it", current="S:D2 W:DT")
    assert trick(play) == "S:D2 W:DT N:DA"
    assert "R46-3" in by(play)


@editions()
def test_46b1b_win_by_ruffing(laws: Edition) -> None:
    play = called(laws, "win", current="E:C3 S:C2 W:CT", contract="4H by S")
    assert play.table.last_trick is not None
    assert play.table.last_trick.cards[0].code == "H2"


@editions()
def test_46b1b_if_no_card_is_known_to_win_the_director_is_asked(laws: Edition) -> None:
    play = called(laws, "win", current="S:D2 W:DT", hand="SA S3 HQ H2 DQ DJ D4")
    assert (asked(play), play.question.refs) == ("card_called", ("46B1(b)",))


@editions()
def test_46b1b_cover_need_not_mean_win(laws: Edition) -> None:
    play = called(laws, "cover", current="S:D2 W:DT")
    assert (asked(play), play.question.refs) == ("card_called", ("46B",))
    play.found("DJ")
    assert trick(play) == "S:D2 W:DT N:DJ"


@editions()
def test_46b1_high_alone_on_lead_names_neither_suit_nor_rank(laws: Edition) -> None:
    play = called(laws, "high", current="")
    assert (asked(play), to(play)) == ("dummys_card", "EW")
    play.answer("H2")
    assert {"46B5", "R46-5"} <= set(play.citations)
    assert asked(called(laws, "high", current="", set_aside=("R46-5",))) == "card_called"


@editions()
def test_46b1_high_heart_on_lead(laws: Edition) -> None:
    play = called(laws, "high heart", current="")
    assert (trick(play), by(play)) == ("N:HQ", {"46B1(a)"})


# B2


@editions()
def test_46b2_a_suit_calls_its_lowest_card(laws: Edition) -> None:
    play = called(laws, "spade", current="", hand="SA SJ S4 H2 D2 D3 D4")
    assert (trick(play), by(play)) == ("N:S4", {"46B2"})


@editions()
def test_46b2_a_suit_dummy_does_not_have(laws: Edition) -> None:
    play = called(laws, "club", current="")
    assert (trick(play), "46B4" in play.citations) == ("", True)


@editions()
def test_46b2_ruff_with_a_dummy_that_cannot(laws: Edition) -> None:
    play = called(laws, "ruff", current="W:D5", contract="4C by S")
    assert (trick(play), "46B4" in play.citations) == ("W:D5", True)


# B3


@editions()
def test_46b3a_a_rank_continues_the_suit_in_which_dummy_won(laws: Edition) -> None:
    play = called(laws, "four", last_trick="N:DK E:D5 S:D6 W:D7", hand="S4 S3 HQ H4 DA DJ D4")
    assert (trick(play), by(play)) == ("N:D4", {"46B3(a)"})


@editions()
def test_46b3a_after_a_ruff(laws: Edition) -> None:
    ruff = {"last_trick": "E:D5 S:D6 W:D7 N:H9", "hand": "S4 S3 HQ H2 DQ CQ C2", "contract": "4H by S"}
    play = called(laws, "queen", **ruff)
    assert (trick(play), "R46-4" in by(play)) == ("N:HQ", laws is not L2017)
    aside = called(laws, "queen", set_aside=("R46-4",), **ruff)
    assert trick(aside) == {L1997: "N:DQ", L2007: "N:DQ", L2017: "N:HQ"}[laws]


@editions()
def test_46b3a_the_last_trick_is_not_on_file(laws: Edition) -> None:
    play = called(laws, "ace", current="")
    assert (asked(play), play.question.refs) == ("card_called", ("46B3(a)",))
    assert trick(called(laws, "queen", current="")) == "N:HQ"


@editions()
def test_46b3b_a_rank_that_can_legally_be_played(laws: Edition) -> None:
    play = called(laws, "ace")
    assert (trick(play), by(play)) == ("W:D5 N:DA", {"46B3(b)"})


@editions()
def test_46b3b_two_of_the_rank_and_declarer_says_which(laws: Edition) -> None:
    play = called(laws, "ace", current="S:C2 W:C3")
    assert (asked(play), to(play), options(play)) == ("card_of_that_rank", "S", {"SA", "DA"})
    play.chose("DA")
    assert (trick(play), "46B3(b)" in play.citations) == ("S:C2 W:C3 N:DA", True)


@editions()
def test_46b3b_declarer_may_say_it_by_naming_the_card(laws: Edition) -> None:
    play = called(laws, "ace", current="S:C2 W:C3")
    play.named("S", "ace of spades")
    assert (asked(play), trick(play)) == (None, "S:C2 W:C3 N:SA")


# B4


@editions()
@pytest.mark.parametrize("then", ["D4", "DA"])
def test_46b4_a_card_not_in_dummy_binds_declarer_to_nothing(laws: Edition, then: str) -> None:
    play = called(laws, "six of hearts")
    assert (trick(play), play.turn.letter) == ("W:D5", "N")
    assert "46B4" in play.citations
    play.named("S", then)
    assert trick(play) == f"W:D5 N:{then}"


@editions()
def test_46b4_the_new_call_may_come_as_a_correction(laws: Edition) -> None:
    play = called(laws, "six of hearts")
    play.corrected("S", "four of diamonds")
    assert (trick(play), unattended(play)) == ("W:D5 N:D4", [])


@editions()
def test_46b4_foreseeable_damage_is_looked_at(laws: Edition) -> None:
    play = called(laws, "six of hearts")
    assert {L1997: "72B1 must", L2007: "23 must", L2017: "72C must"}[laws] in referred(play)


@editions()
def test_46b4_a_defender_who_played_to_the_void_call(laws: Edition) -> None:
    play = scene(laws, trick=7, leader="N", hands={"N": DUMMY, "E": "C9 ..."})
    play.named("S", "six of hearts")
    play.faced("E", "C9")
    play.director("S")
    assert asked(play) == "deemed_led"
    assert play.question.refs == ("46B4",)


# B5


@editions()
@pytest.mark.parametrize("words", ["play", "anything", "whatever"])
def test_46b5_either_defender_names_a_legal_card(laws: Edition, words: str) -> None:
    play = called(laws, words)
    assert (asked(play), to(play), options(play)) == ("dummys_card", "EW", {"DA", "DJ", "D4", "none"})
    play.chose("DA")
    assert (trick(play), penalty_cards(play)) == ("W:D5 N:DA", set())
    assert {"46B5", "R46-6"} <= set(play.citations)


@editions()
def test_46b5_if_neither_does_declarer_completes_his_call(laws: Edition) -> None:
    play = called(laws, "play")
    play.chose("none")
    assert (asked(play), trick(play), "R46-7" in play.citations) == (None, "W:D5", True)
    play.named("S", "jack of diamonds")
    assert trick(play) == "W:D5 N:DJ"


@editions()
def test_46b5_without_the_reading_each_is_asked_and_the_director_decides(laws: Edition) -> None:
    play = called(laws, "play", set_aside=("R46-6",))
    assert (asked(play), to(play)) == ("dummys_card:E", "E")
    play.chose("DA")
    assert (asked(play), to(play)) == ("dummys_card:W", "W")
    play.chose("DJ")
    assert (asked(play), to(play)) == ("defender_to_be_followed", "Director")
    play.found("DJ")
    assert trick(play) == "W:D5 N:DJ"


@editions()
def test_46b5_dummy_may_not_choose(laws: Edition) -> None:
    play = called(laws, "play")
    play.placed("N", "DA")
    assert (asked(play), trick(play)) == ("dummys_card", "W:D5")


# Hands not on file


@editions()
@pytest.mark.parametrize(("words", "ref"), [("low", "46B1(c)"), ("heart", "46B2"), ("queen", "46B3(b)")])
def test_46b_dummy_not_on_file(laws: Edition, words: str, ref: str) -> None:
    play = called(laws, words, hand="DA ...")
    assert (asked(play), to(play), play.question.refs) == ("card_called", "Director", (ref,))
    play.found("D3")
    assert (trick(play), ref in play.citations) == ("W:D5 N:D3", True)


@editions()
@pytest.mark.parametrize(
    ("words", "card", "ref"), [("heart", "H2", "46B2"), ("high heart", "HA", "46B1(a)"), ("ace", "HA", "46B3(b)")]
)
def test_46b_dummy_partly_on_file(laws: Edition, words: str, card: str, ref: str) -> None:
    play = called(laws, words, current="W:H5", hand="HA H2 ...")
    assert (asked(play), trick(play), ref in by(play)) == (None, f"W:H5 N:{card}", True)


@editions()
@pytest.mark.parametrize(("words", "card"), [("low", "D3"), ("diamond", "D3"), ("high", "DQ"), ("queen", "DQ")])
def test_46b_dummy_not_on_file_moves_the_card_called(laws: Edition, words: str, card: str) -> None:
    play = called(laws, words, hand="...")
    assert asked(play) == "card_called"
    play.placed("N", card)
    assert (asked(play), trick(play), unattended(play), referred(play)) == (None, f"W:D5 N:{card}", [], set())
    play.faced("E", "D8")
    assert play.now.status == "regular"


@editions()
def test_46b_dummy_not_on_file_may_not_choose(laws: Edition) -> None:
    play = called(laws, "low", hand="D3 ...")
    play.placed("N", "DQ")
    assert (asked(play), trick(play)) == ("card_called", "W:D5")


@editions()
def test_46b3b_a_rank_that_cannot_legally_be_played(laws: Edition) -> None:
    play = called(laws, "queen")
    assert (asked(play), trick(play)) == (None, "W:D5")
    assert {"46B4", "R46-8"} <= set(play.citations)
    assert asked(called(laws, "queen", set_aside=("R46-8",))) == "card_called"


@editions()
@pytest.mark.parametrize(("words", "card"), [("your smallest", "D4"), ("the biggest", "DA")])
def test_46b1_like_words(laws: Edition, words: str, card: str) -> None:
    assert trick(called(laws, words)) == f"W:D5 N:{card}"


@editions()
def test_46b1b_to_overruff_is_to_trump_but_with_which_card_the_director_says(laws: Edition) -> None:
    play = called(laws, "overruff", current="E:C3 S:C2 W:H3", contract="4H by S")
    assert (asked(play), play.question.refs) == ("card_called", ("46B",))


@editions()
@pytest.mark.parametrize("hand", [None, "N"])
def test_46b5_a_defender_names_it_by_saying_so(laws: Edition, hand: str | None) -> None:
    play = called(laws, "anything")
    play.named("W", "ace of spades", hand="N")
    assert asked(play) == "dummys_card"  # dummy can follow suit
    play.named("E", "jack of diamonds", hand=hand)
    assert (asked(play), trick(play), unattended(play), referred(play)) == (None, "W:D5 N:DJ", [], set())
    assert {"46B5", "R46-6"} <= set(play.citations)


@editions()
def test_46b2_the_director_called_over_it_finds_the_rule_cited(laws: Edition) -> None:
    play = called(laws, "spade", current="", hand="SA SJ S4 H2 D2 D3 D4")
    play.director("E")
    assert (trick(play), by(play)) == ("N:S4", {"46B2"})


@editions()
def test_46b2_a_second_thought_refused_cites_the_rule(laws: Edition) -> None:
    play = called(laws, "spade", current="", hand="SA SJ S4 H2 D2 D3 D4")
    play.corrected("S", "the jack")
    play.director("E")
    play.found(False)
    play.found(False)
    assert (trick(play), {"46B2", "45C4(b)"} <= set(play.citations)) == ("N:S4", True)


def test_46_a_call_is_what_a_person_can_say() -> None:
    longest = "low heart".ljust(1000, ".")
    assert spoken.read(longest) == spoken.read("low heart")
    with pytest.raises(ParseError, match="a call of 1001 characters"):
        spoken.read(longest + ".")


def test_46_of_two_ranks_named_the_first_counts() -> None:
    assert spoken.read("king q").rank == spoken.read("king").rank


@editions()
@pytest.mark.parametrize("aside", [(), ("R46-9",)])
def test_46b5_a_defender_who_plays_to_what_dummy_chose_has_named_it(laws: Edition, aside: tuple[str, ...]) -> None:
    play = scene(laws, trick=9, leader="N", hands={"N": "D5 D6 C2 C3 C4"}, set_aside=aside)
    play.named("S", "anything")
    play.placed("N", "C3")
    play.faced("E", "C9")
    if aside:
        assert trick(play) == "E:C9"
        assert asked(play) is not None
        return
    assert (trick(play), asked(play), unattended(play)) == ("N:C3 E:C9", None, [])
    assert play.turn is Seat.SOUTH
    assert any(r.startswith("45F") for r in referred(play))


@editions()
def test_46b5_the_other_defender_does_not_name_it_by_playing(laws: Edition) -> None:
    play = scene(laws, trick=9, leader="N", hands={"N": "D5 D6 C2 C3 C4"})
    play.named("S", "anything")
    play.placed("N", "C3")
    play.faced("W", "C9")
    assert asked(play) is not None


# What a correction calls (45C4(b)): what it leaves unsaid is as it was named before

CORRECTED = "C7 C2 HT H7 H3 DQ S7"


def wanted(laws: Edition, first: str, then: str, hand: str = CORRECTED) -> Play:
    play = called(laws, first, current="", hand=hand)
    play.corrected("S", then)
    play.director("E")
    if asked(play) == "different_intention_incontrovertible":
        play.found(False)
    if asked(play) == "designation_unintended":
        play.found(True)
    if asked(play) == "pause_for_thought":
        play.found(False)
    return play


@editions()
@pytest.mark.parametrize(
    ("first", "then", "card"),
    [
        ("seven of clubs", "the two", "C2"),
        ("seven of clubs", "club", "C2"),
        ("seven of clubs", "low", "C2"),
        ("seven of clubs", "heart", "H7"),
        ("seven of clubs", "HEARTS", "H7"),
        ("seven of clubs", "a heart", "H3"),
        ("seven of clubs", "A heart", "H3"),
        ("seven of clubs", "high heart", "HT"),
        ("seven of clubs", "low heart", "H3"),
        ("seven of clubs", "the queen", "DQ"),
        ("seven of clubs", "diamond", "DQ"),
        ("high club", "heart", "H3"),
        ("seven of clubs", "the king", "C7"),
        ("queen of diamonds", "low", "DQ"),
    ],
)
def test_46b_what_a_correction_leaves_unsaid_is_as_it_was_named(
    laws: Edition, first: str, then: str, card: str
) -> None:
    play = wanted(laws, first, then)
    assert (trick(play), asked(play), unattended(play)) == (f"N:{card}", None, [])


@editions()
def test_46b3b_a_correction_to_a_rank_of_which_there_are_two(laws: Edition) -> None:
    play = wanted(laws, "queen of diamonds", "the seven")
    assert (asked(play), to(play), options(play)) == ("card_of_that_rank", "S", {"C7", "H7", "S7"})
    play.chose("H7")
    assert trick(play) == "N:H7"


@editions()
def test_46b_a_correction_that_names_nothing_the_director_has_explained(laws: Edition) -> None:
    play = wanted(laws, "seven of clubs", "no, not that one")
    assert (asked(play), to(play)) == ("card_called", "Director")
    play.found("H3")
    assert trick(play) == "N:H3"


@editions()
def test_46b_a_correction_where_dummy_is_not_on_file(laws: Edition) -> None:
    play = wanted(laws, "seven of clubs", "a heart", hand="C7 H3 ...")
    assert (asked(play), to(play)) == ("card_called", "Director")
    known = wanted(laws, "seven of clubs", "heart", hand="C7 H7 ...")
    assert (asked(known), trick(known)) == (None, "N:H7")


# B3


@editions()
def test_46b3b_dummy_leads_without_having_won_the_last_trick(laws: Edition) -> None:
    """The defenders have named dummy's hand under 43B2(a); it was declarer who won with a diamond."""
    won = "S:DK W:D5 N:D6 E:D7"
    play = scene(laws, trick=7, last_trick=won, hands={"N": "S4 S3 HQ H4 DA DJ D4"}, dummy_rights_lost=True)
    play.said("N", "wrong hand")
    play.answer("dummy")
    play.named("S", "four")
    assert (asked(play), options(play), play.question.refs) == ("card_of_that_rank", {"S4", "H4", "D4"}, ("46B3(b)",))


@editions()
def test_46b3_dummys_wrong_card_gives_way_by_the_rule_for_the_rank_called(laws: Edition) -> None:
    follows = called(laws, "ace")
    leads = called(laws, "four", last_trick="N:DK E:D5 S:D6 W:D7", hand="S4 S3 HQ H4 DA DJ D4")
    for play, wrong, ref, other in (follows, "DJ", "46B3(b)", "46B3(a)"), (leads, "S4", "46B3(a)", "46B3(b)"):
        play.placed("N", wrong)
        play.director("E")
        assert (ref in play.citations, other in play.citations) == (True, False)
    assert (trick(follows), trick(leads)) == ("W:D5 N:DA", "N:D4")


# B4 and B5


@editions()
def test_46b4_a_void_call_is_no_correction_of_the_last_trick(laws: Edition) -> None:
    play = called(laws, "six of hearts", last_trick="N:DK E:D5 S:D6 W:D7")
    assert (asked(play), trick(play), unattended(play)) == (None, "", [])
    assert "46B4" in play.citations
    assert "45C4(b)" not in play.citations


@editions()
def test_46b5_a_defender_names_it_by_pointing(laws: Edition) -> None:
    play = called(laws, "anything")
    play.named("E", "that one", hand="N", pointing="jack of diamonds")
    assert (asked(play), trick(play)) == (None, "W:D5 N:DJ")


# Dummy partly on file


@editions()
@pytest.mark.parametrize(
    ("current", "words", "hand", "card"),
    [
        ("W:HA", "high heart", "HK H2 ...", "HK"),
        ("W:HA", "high heart", "HQ H2 ...", None),
        ("W:H2", "low heart", "HQ H3 ...", "H3"),
        ("W:H2", "low heart", "HQ H4 ...", None),
        ("W:H3", "low heart", "HQ H4 ...", None),
        ("W:H2", "heart", "HQ H3 ...", "H3"),
        ("W:H2", "win", "HA H3 ...", None),
        ("W:H2", "ace", "HA H3 ...", "HA"),
        ("W:H2", "ace", "SA H3 ...", None),
    ],
)
def test_46b_a_card_not_on_file_may_be_the_one_called(
    laws: Edition, current: str, words: str, hand: str, card: str | None
) -> None:
    play = called(laws, words, current=current, hand=hand)
    if card is None:
        assert (asked(play), to(play), trick(play)) == ("card_called", "Director", current)
    else:
        assert (asked(play), trick(play)) == (None, f"{current} N:{card}")


@editions()
@pytest.mark.parametrize(
    ("words", "card", "carried_out"),
    [
        ("queen", "HQ", False),  # dummy may have a diamond
        ("queen", "DJ", False),
        ("spade", "S3", True),
        ("spade", "H3", False),
        ("high spade", "SK", True),
        ("low", "H3", False),
        ("win", "DA", False),
        ("cover", "DJ", False),
    ],
)
def test_46b_dummy_not_on_file_carries_out_the_words(laws: Edition, words: str, card: str, carried_out: bool) -> None:
    play = called(laws, words, hand="...")
    assert asked(play) == "card_called"
    play.placed("N", card)
    if carried_out:
        assert (asked(play), trick(play)) == (None, f"W:D5 N:{card}")
    else:
        assert (asked(play), trick(play)) == ("card_called", "W:D5")


@editions()
@pytest.mark.parametrize(
    ("words", "card", "first"), [("low", "D4", "D3"), ("high", "DQ", "DK"), ("diamond", "D4", "D3")]
)
def test_46b_dummy_not_on_file_has_a_card_that_fits_the_words_better(
    laws: Edition, words: str, card: str, first: str
) -> None:
    play = called(laws, words, hand=f"{first} ...")
    assert asked(play) == "card_called"
    play.placed("N", card)
    assert (asked(play), trick(play)) == ("card_called", "W:D5")


@editions()
def test_46b5_what_the_defenders_have_named_declarer_does_not_complete(laws: Edition) -> None:
    play = called(laws, "anything")
    play.named("E", "jack of diamonds", hand="N")
    assert (trick(play), "R46-7" in play.citations) == ("W:D5 N:DJ", False)


@editions()
def test_46b5_a_call_out_of_turn_is_not_answered_by_a_lead(laws: Edition) -> None:
    play = scene(laws, trick=9, leader="E", hands={"N": "D5 D6 C2 C3 C4"})
    play.named("S", "anything")
    play.placed("N", "C3")
    play.faced("E", "C9")
    assert (trick(play), asked(play)) == ("E:C9", "dummys_card")


@editions()
@pytest.mark.parametrize("moved", ["C3", None])
def test_46b5_playing_on_names_no_card_that_dummy_may_not_play_or_has_not_moved(
    laws: Edition, moved: str | None
) -> None:
    play = scene(laws, trick=9, current="W:D7", hands={"N": "D5 D6 C2 C3 C4"})
    play.named("S", "anything")
    if moved is not None:
        play.placed("N", moved)
    play.faced("E", "D9")
    assert (trick(play), asked(play), options(play)) == ("W:D7 E:D9", "dummys_card", {"D5", "D6", "none"})


@editions()
@pytest.mark.parametrize(
    ("call", "then", "completes"),
    [("ruff", "jack of spades", True), ("ruff", "jack of diamonds", False), ("spade", "high trump", True)],
)
def test_46b_trumps_are_a_suit_named(laws: Edition, call: str, then: str, completes: bool) -> None:
    play = called(laws, call, current="W:C5", contract="4S by S", hand="SA SJ S3 HQ DA DJ D4")
    play.corrected("S", then)
    play.director("E")
    assert trick(play) == "W:C5 N:S3"
    # Words against the call are not what he meant by it, but may be what he meant to say.
    assert asked(play) == ("different_intention_incontrovertible" if completes else "designation_unintended")


@editions()
def test_46b1b_what_wins_is_a_matter_of_dummys_cards(laws: Edition) -> None:
    play = scene(laws, trick=11, current="E:D3", hands={"N": "DA DJ D4", "S": "DK D2 H3"})
    play.faced("S", "D2")
    play.faced("W", "DT")
    play.named("S", "win")
    assert play.table.last_trick is not None
    assert play.table.last_trick.cards[0].code == "DJ"


@editions()
def test_46b2_the_lowest_card_of_all_may_be_the_one_not_on_file(laws: Edition) -> None:
    assert asked(called(laws, "club", current="W:CA", hand="CQ C3 ...")) == "card_called"
    assert trick(called(laws, "club", current="W:C2", hand="CQ C3 ...")) == "W:C2 N:C3"


@editions()
def test_46b_the_director_is_told_what_was_called(laws: Edition) -> None:
    play = called(laws, "that heart", hand="DA ...")
    assert asked(play) == "card_called"
    assert play.question is not None
    assert "that heart" in play.question.text


@editions()
def test_46b4_what_is_to_be_found_before_a_score_is_adjusted(laws: Edition) -> None:
    play = called(laws, "six of hearts")
    ref = {L1997: "72B1", L2007: "23", L2017: "72C"}[laws]
    found = next(r for r in play.table.referrals if r.authority.ref(laws) == ref)
    assert set(found.findings) == {"could_have_been_aware", "os_gained_through_irregularity"}


@editions(L1997, L2007)
def test_46b1c_low_of_the_suit_led_rests_on_a_reading_whether_or_not_dummy_is_on_file(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:HK")
    play.named("S", "low")
    play.answer("H2")
    assert (trick(play), "R46-1" in play.citations) == ("W:HK N:H2", True)


@editions()
def test_46b_to_ruff_is_not_to_play_the_side_suit_called(laws: Edition) -> None:
    play = called(laws, "diamond", current="W:C5", contract="4S by S", hand="SA SJ S3 HQ DA DJ D4")
    play.corrected("S", "ruff")
    play.director("E")
    assert (trick(play), asked(play)) == ("W:C5 N:D4", "designation_unintended")


@editions()
def test_46b5_a_lead_to_the_next_trick_does_not_name_dummys_card(laws: Edition) -> None:
    """East has played to the trick already: his next card is no play to the card that dummy chose (R46-9)."""
    hands = {"N": "C3 C4 ...", "E": "SA H2 ..."}
    play = scene(laws, trick=9, current="E:C9 S:C5 W:C8", hands=hands)
    play.named("S", "anything")
    play.placed("N", "C3")
    play.faced("E", "SA")
    assert "R46-9" not in play.citations


# The words of a call


@pytest.mark.parametrize(
    ("words", "suit", "rank", "manner"),
    [
        ("let's play a club", "C", None, None),
        ("it's the king of clubs", "C", "K", None),
        ("the a of spades", "S", "A", None),
        ("trey", None, "3", None),
        ("the lady, please", None, "Q", None),
        ("ten-of-clubs", "C", "T", None),
        ("H10.", "H", "T", None),
        ("AS, partner", "S", "A", None),
        ("as low as possible", None, None, "low"),
        ("ah, a small one", None, None, "low"),
        ("cheapest", None, None, "low"),
        ("your best heart", "H", None, "high"),
        ("win it as cheaply as you can", None, None, "win"),
        ("take it", None, None, "win"),
        ("take the trick", None, None, "win"),
        ("take the king", None, "K", None),
        ("take it with the king", None, "K", None),
        ("take it with a trump", "S", None, "win"),
        ("top it", None, None, "cover"),
        ("cover the jack", None, None, "cover"),
        ("cover the jack with the queen", None, "Q", None),
        ("beat the ten of clubs", None, None, "cover"),
        ("ruff a club", "S", None, None),
        ("ruff the king of clubs with the nine", "S", "9", None),
        ("the queen on his jack", None, "Q", None),
        ("low to the queen", None, None, "low"),
        ("club to the king", "C", None, None),
        ("a club from ace king", "C", None, None),
        ("from the table, a club", "C", None, None),
        ("switch to hearts", "H", None, None),
        ("any heart", "H", None, None),
        ("it doesn't matter which club", "C", None, None),
        ("not the ten, the nine", None, "9", None),
        ("not the ten but the nine", None, "9", None),
        ("instead of the ten, the nine", None, "9", None),
        ("I won't play the ten, nine", None, "9", None),
    ],
)
def test_46_what_people_say(words: str, suit: str | None, rank: str | None, manner: str | None) -> None:
    said = spoken.read(words, None, Suit.SPADES)
    read = said.suit and said.suit.letter, None if said.rank is None else RANKS[said.rank], said.manner
    assert (read, said.unclear) == ((suit, rank, manner), False)


ANYTHING = ["I don't care", "I don’t mind", "dont care", "it doesn't matter", "no matter", "it makes no difference", ""]
ANYTHING += ["you choose", "up to you", "either", "whatever's left", "any card", "play a card", "anything you like"]


@editions()
@pytest.mark.parametrize("words", ANYTHING)
def test_46b5_words_of_like_meaning(laws: Edition, words: str) -> None:
    play = called(laws, words, current="S:C2 W:C3", hand="ST S3 HT H2 DA DJ D4")
    assert (asked(play), to(play), trick(play)) == ("dummys_card", "EW", "S:C2 W:C3")
    assert options(play) == {"ST", "S3", "HT", "H2", "DA", "DJ", "D4", "none"}


UNCLEAR = ["that one", "play it", "that's fine", "follow", "same", "same again", "continue", "go", "hmm", "yes", "up"]
UNCLEAR += ["cœur", "five of cœur", "the two of ckubs", "not the ten", "not low", "13", "second highest", "2nd highest"]
UNCLEAR += ["queen or jack", "the ace if he covers", "high, no low", "higher than that", "either of the two", "finesse"]


@editions()
@pytest.mark.parametrize("words", UNCLEAR)
def test_46b_what_is_not_understood_is_asked_of_the_director(laws: Edition, words: str) -> None:
    play = called(laws, words, current="S:C2 W:C3")
    assert (asked(play), to(play), trick(play)) == ("call_beyond_doubt", "Director", "S:C2 W:C3")
    assert play.question.refs == ("46B",)
    play.found(True)
    assert (asked(play), to(play)) == ("card_called", "Director")
    play.found("DJ")
    assert (trick(play), play.turn.letter, "46B" in play.citations) == ("S:C2 W:C3 N:DJ", "E", True)


@editions()
@pytest.mark.parametrize(
    ("words", "then"),
    [("same", "dummys_card"), ("queen or jack", None), ("run the spades", None), ("the three of ckubs", None)],
)
def test_46b_if_no_card_was_beyond_doubt_meant_the_words_are_taken_as_they_are(
    laws: Edition, words: str, then: str | None
) -> None:
    play = called(laws, words, current="S:C2 W:C3")
    play.found(False)
    assert asked(play) == then
    if then is None:
        card = {"queen or jack": "HQ"}.get(words, "S3")
        assert trick(play) == f"S:C2 W:C3 N:{card}"


@editions()
@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("anything but a heart", {"SA", "S3", "DA", "DJ", "D4"}),
        ("anything except the ace", {"S3", "HQ", "H2", "DJ", "D4"}),
        ("whatever, not the jack of diamonds", {"SA", "S3", "HQ", "H2", "DA", "D4"}),
    ],
)
def test_46b5_the_defenders_may_not_name_what_declarer_ruled_out(laws: Edition, words: str, left: set[str]) -> None:
    play = called(laws, words, current="S:C2 W:C3")
    assert (asked(play), options(play)) == ("dummys_card", left | {"none"})
    play.chose("S3" if "S3" in left else "D4")
    assert "R46-12" in play.citations
    aside = called(laws, words, current="S:C2 W:C3", set_aside=("R46-12",))
    assert options(aside) == {*DUMMY.split(), "none"}


@editions()
def test_46b5_what_declarer_ruled_out_may_be_all_there_is(laws: Edition) -> None:
    play = called(laws, "anything but a diamond")
    assert options(play) == {"DA", "DJ", "D4", "none"}


@editions()
def test_46b2_the_lowest_card_is_not_called_by_words_that_rule_it_out(laws: Edition) -> None:
    assert trick(called(laws, "spade, not the ace", current="")) == "N:S3"
    assert asked(called(laws, "spade, not the three", current="")) == "call_beyond_doubt"


@editions()
@pytest.mark.parametrize("words", ["ruff", "small trump", "trump it", "overruff"])
def test_46b4_at_no_trump_there_is_nothing_to_ruff_with(laws: Edition, words: str) -> None:
    play = called(laws, words, current="S:C2 W:C3")
    assert (asked(play), trick(play), play.turn.letter) == (None, "S:C2 W:C3", "N")
    assert "46B4" in play.citations
    play.named("S", "D4")
    assert trick(play) == "S:C2 W:C3 N:D4"


@editions()
def test_46b4_a_correction_to_a_ruff_at_no_trump_is_void(laws: Edition) -> None:
    play = called(laws, "diamond", current="S:C2 W:C3")
    play.corrected("S", "ruff")
    play.director("E")
    assert (asked(play), trick(play)) == (None, "S:C2 W:C3 N:D4")


# Only one card that is legal, or none that wins


@editions()
@pytest.mark.parametrize("words", ["anything", "play", "win", "that one", "go"])
def test_46b_the_only_legal_card_is_called(laws: Edition, words: str) -> None:
    play = called(laws, words, current="S:SK W:S4", hand="S3 HQ H2 DA DJ D4 D2")
    assert (asked(play), trick(play), play.turn.letter) == (None, "S:SK W:S4 N:S3", "E")
    assert {"46B", "R46-11"} == by(play)
    aside = called(laws, words, current="S:SK W:S4", hand="S3 HQ H2 DA DJ D4 D2", set_aside=("R46-11",))
    assert trick(aside) == "S:SK W:S4"


@editions()
def test_46b_the_only_legal_card_is_not_called_by_words_that_rule_it_out(laws: Edition) -> None:
    play = called(laws, "anything but the three", current="S:SK W:S4", hand="S3 HQ H2 DA DJ D4 D2")
    assert (asked(play), options(play)) == ("dummys_card", {"S3", "none"})


@editions()
def test_46b1b_telling_dummy_to_win_what_it_cannot_win(laws: Edition) -> None:
    play = called(laws, "win", current="E:S9 S:S2 W:SK", hand="SQ S3 HQ H2 DJ D4 D2")
    assert (asked(play), trick(play), play.turn.letter) == (None, "E:S9 S:S2 W:SK", "N")
    assert {"46B4", "R46-10"} <= set(play.citations)
    play.named("S", "S3")
    assert play.table.number == 8
    aside = called(laws, "win", current="E:S9 S:S2 W:SK", hand="SQ S3 HQ H2 DJ D4 D2", set_aside=("R46-10",))
    assert (asked(aside), aside.question.refs) == ("card_called", ("46B1(b)",))


# A rank from a dummy partly on file


@editions()
def test_46b3a_a_rank_continues_the_suit_whatever_else_dummy_has(laws: Edition) -> None:
    won = {"last_trick": "N:DK E:D5 S:D6 W:D7", "hand": "SQ DQ ..."}
    play = called(laws, "queen", **won)
    assert (asked(play), trick(play), by(play)) == (None, "N:DQ", {"46B3(a)"})
    play.placed("N", "SQ")
    play.director("E")
    assert (trick(play), play.turn.letter) == ("N:DQ", "E")


@editions()
def test_46b3a_after_a_ruff_by_a_dummy_partly_on_file(laws: Edition) -> None:
    ruff = {"last_trick": "E:D5 S:D6 W:D7 N:H9", "hand": "HQ CQ ...", "contract": "4H by S"}
    play = called(laws, "queen", **ruff)
    assert (trick(play), "R46-4" in by(play)) == ("N:HQ", laws is not L2017)


@editions()
def test_46b3a_dummy_may_have_the_rank_in_the_suit_it_won(laws: Edition) -> None:
    play = called(laws, "queen", last_trick="N:DK E:D5 S:D6 W:D7", hand="SQ ...")
    assert (asked(play), play.question.refs) == ("card_called", ("46B3(a)",))
    play.placed("N", "SQ")
    assert (asked(play), trick(play)) == ("card_called", "")
    moved = called(laws, "queen", last_trick="N:DK E:D5 S:D6 W:D7", hand="...")
    moved.placed("N", "DQ")
    assert (asked(moved), trick(moved), by(moved)) == (None, "N:DQ", {"46B3(a)"})


@editions()
def test_46b3b_the_rank_in_the_suit_it_won_is_gone(laws: Edition) -> None:
    play = called(laws, "queen", last_trick="N:DK E:DQ S:D6 W:D7", hand="SQ ...")
    assert (asked(play), play.question.refs) == ("card_called", ("46B3(b)",))
    play.placed("N", "SQ")
    assert (asked(play), trick(play)) == (None, "N:SQ")


# Declarer says more before his call is resolved


@editions()
@pytest.mark.parametrize(("then", "card"), [("spade", "SA"), ("the diamond", "DA"), ("DA", "DA")])
def test_46b3b_declarer_names_one_of_the_rank(laws: Edition, then: str, card: str) -> None:
    play = called(laws, "ace", current="S:C2 W:C3")
    play.named("S", then)
    assert (asked(play), trick(play), unattended(play)) == (None, f"S:C2 W:C3 N:{card}", [])
    assert by(play) == {"46B3(b)"}


@editions()
@pytest.mark.parametrize("meant", [True, False])
def test_46b3b_he_may_name_no_other_card(laws: Edition, meant: bool) -> None:
    play = called(laws, "ace", current="S:C2 W:C3")
    play.named("S", "two of hearts")
    assert (asked(play), to(play), trick(play)) == ("different_intention_incontrovertible", "Director", "S:C2 W:C3")
    play.found(meant)
    if meant:
        assert (trick(play), "46B" in play.citations) == ("S:C2 W:C3 N:H2", True)
        return
    assert (asked(play), to(play), options(play)) == ("card_of_that_rank", "S", {"SA", "DA"})
    play.chose("SA")
    assert trick(play) == "S:C2 W:C3 N:SA"


@editions()
def test_46b5_declarer_may_not_take_from_the_defenders_what_he_left_to_them(laws: Edition) -> None:
    play = called(laws, "anything", current="S:C2 W:C3")
    play.named("S", "four of diamonds")
    assert (asked(play), trick(play)) == ("different_intention_incontrovertible", "S:C2 W:C3")
    play.found(False)
    assert (asked(play), to(play)) == ("dummys_card", "EW")
    play.chose("none")
    play.named("S", "four of diamonds")
    assert trick(play) == "S:C2 W:C3 N:D4"


@editions()
def test_46b_declarer_completes_a_call_from_a_dummy_not_on_file(laws: Edition) -> None:
    play = called(laws, "queen", hand="...")
    play.named("S", "queen of diamonds")
    assert (asked(play), trick(play)) == (None, "W:D5 N:DQ")
    other = called(laws, "queen", hand="...")
    other.named("S", "two of diamonds")
    assert (asked(other), trick(other)) == ("different_intention_incontrovertible", "W:D5")


# Dummy moves a card before it is known which one was called

FOLLOWS = {"trick": 11, "current": "W:D4", "hands": {"N": "HA SA C2", "E": "D9 D2 S5"}}
LEADS = {"trick": 11, "last_trick": "N:CA E:C4 S:C5 W:C6", "hands": {"N": "HA SA C2", "E": "S9 H2 D5"}}


def moved_too_soon(laws: Edition, words: str, east: str | None, **position) -> Play:
    play = scene(laws, **position)
    play.named("S", words)
    play.placed("N", "SA")
    if east is not None:
        play.faced("E", east)
    play.director("E")
    return play


@editions()
@pytest.mark.parametrize(("position", "east", "before"), [(FOLLOWS, "D9", "W:D4 "), (LEADS, "S9", "")])
def test_46b_what_dummy_moved_was_called_and_whoever_followed_did_so_in_turn(
    laws: Edition, position: dict, east: str, before: str
) -> None:
    play = moved_too_soon(laws, "ace", east, **copy.deepcopy(position))
    assert (asked(play), to(play)) == ("card_of_that_rank", "S")
    play.chose("SA")
    assert (asked(play), trick(play), unattended(play)) == (None, f"{before}N:SA E:{east}", [])
    assert (play.turn.letter, penalty_cards(play), play.table.restrictions) == ("S", set(), ())
    assert any(r.startswith("45F") for r in referred(play))
    assert not any(r.startswith("57") for r in referred(play))


@editions()
@pytest.mark.parametrize("choice", ["keep", "withdraw"])
def test_46b_another_card_was_called_and_whoever_followed_may_change(laws: Edition, choice: str) -> None:
    play = moved_too_soon(laws, "ace", "D9", **copy.deepcopy(FOLLOWS))
    play.chose("HA")
    assert (asked(play), to(play), options(play)) == ("keep_or_withdraw:E", "E", {"keep", "withdraw"})
    play.chose(choice)
    assert trick(play) == ("W:D4 N:HA E:D9" if choice == "keep" else "W:D4 N:HA")
    assert (play.turn.letter, penalty_cards(play)) == ("S" if choice == "keep" else "E", set())
    assert (unattended(play), holds(play, "N", "SA")) == ([], True)
    if choice == "withdraw":
        assert users(play, "D9") == ("W", "S")


@editions()
def test_46b_another_card_was_led_and_whoever_followed_must_follow_to_that(laws: Edition) -> None:
    play = moved_too_soon(laws, "ace", "S9", **copy.deepcopy(LEADS))
    play.chose("HA")
    assert (asked(play), trick(play), play.turn.letter) == (None, "N:HA", "E")
    assert (penalty_cards(play), [c.code for c in play.legal_plays.cards]) == (set(), ["H2"])


@editions()
@pytest.mark.parametrize("named", ["SA", "C2"])
def test_46b5_dummy_had_moved_the_card_that_a_defender_names(laws: Edition, named: str) -> None:
    play = moved_too_soon(laws, "anything", None, **copy.deepcopy(FOLLOWS))
    play.chose(named)
    assert (trick(play), play.turn.letter, unattended(play)) == (f"W:D4 N:{named}", "E", [])


@editions()
@pytest.mark.parametrize(("words", "hand", "east"), [("cover", "CK CQ C2", "C7"), ("win it", "...", "C7")])
def test_46b_dummy_had_moved_the_card_that_the_director_finds(laws: Edition, words: str, hand: str, east: str) -> None:
    play = scene(laws, trick=11, current="S:C4 W:CJ", hands={"N": hand, "E": "C7 C8 D2"})
    play.named("S", words)
    play.placed("N", "CQ")
    play.faced("E", east)
    play.director("E")
    play.found("CQ")
    assert play.table.last_trick is not None
    assert [card.code for card in play.table.last_trick.cards] == ["CQ", "C7", "C4", "CJ"]
    assert (play.turn.letter, penalty_cards(play), unattended(play)) == ("N", set(), [])
