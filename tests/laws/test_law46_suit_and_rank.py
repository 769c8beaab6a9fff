"""Law 46B1 to 46B3: high and low, a suit without a rank, a rank without a suit."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from editions import editions
from law46_scenes import by, called, wanted
from scenes import asked, options, scene, to, trick, unattended

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


# Hands not on file


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


# What a correction calls (45C4(b)): what it leaves unsaid is as it was named before


@editions()
def test_46b3b_a_correction_to_a_rank_of_which_there_are_two(laws: Edition) -> None:
    play = wanted(laws, "queen of diamonds", "the seven")
    assert (asked(play), to(play), options(play)) == ("card_of_that_rank", "S", {"C7", "H7", "S7"})
    play.chose("H7")
    assert trick(play) == "N:H7"


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


# Dummy partly on file


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


@editions(L1997, L2007)
def test_46b1c_low_of_the_suit_led_rests_on_a_reading_whether_or_not_dummy_is_on_file(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:HK")
    play.named("S", "low")
    play.answer("H2")
    assert (trick(play), "R46-1" in play.citations) == ("W:HK N:H2", True)


# The words of a call


@editions()
def test_46b2_the_lowest_card_is_not_called_by_words_that_rule_it_out(laws: Edition) -> None:
    assert trick(called(laws, "spade, not the ace", current="")) == "N:S3"
    assert asked(called(laws, "spade, not the three", current="")) == "call_beyond_doubt"


# Only one card that is legal, or none that wins


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


# The trick before is not on file


@editions()
@pytest.mark.parametrize(("found", "rests_on"), [("SA", "46B3(a)"), ("DA", "46B3(a)"), ("none", "46B3(b)")])
def test_46b3a_with_which_suit_dummy_won_is_asked(laws: Edition, found: str, rests_on: str) -> None:
    """What declarer meant is not: the ace of that suit is called, and of another suit he says himself which."""
    play = called(laws, "ace", current="")
    assert (asked(play), to(play), options(play)) == ("card_called", "Director", {"SA", "DA", "none"})
    play.found(found)
    if found == "none":
        assert (asked(play), to(play), options(play)) == ("card_of_that_rank", "S", {"SA", "DA"})
        play.chose("DA")
    assert trick(play) == f"N:{'DA' if found == 'none' else found}"
    assert rests_on in play.citations
    assert "46B4" not in play.citations
    assert ("R46-4" in play.citations) is (laws is not L2017)


@editions(L1997, L2007)
def test_46b3a_without_the_reading_on_ruffs_the_director_says_which_card_it_is(laws: Edition) -> None:
    play = called(laws, "ace", current="", set_aside=("R46-4",))
    play.found("none")
    assert (asked(play), trick(play), "46B4" in play.citations) == (None, "", True)


@editions()
def test_46b1b_a_card_that_cannot_win_is_not_offered(laws: Edition) -> None:
    play = called(laws, "win", current="S:D2 W:DT", hand="SA S3 HQ H2 DQ DJ D4")
    assert options(play) == {"DQ", "DJ", "none"}
    unknown = scene(laws, "3NT by S", trick=7, current="S:D2 W:DT")
    unknown.named("S", "win")
    assert options(unknown) == {"DA", "DK", "DQ", "DJ", "none"}


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
