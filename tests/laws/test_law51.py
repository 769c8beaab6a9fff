"""Law 51: two or more penalty cards."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from editions import editions
from scenes import asked, holds, options, penalty_cards, scene, to, trick, unattended, users

THREE = [{"seat": "W", "card": card, "kind": "major"} for card in ("H9", "H4", "SQ")]
TWO = THREE[:2]
EAST = "H8 H7 S6 C9 D2"
WEST = "H9 H4 SQ S3 D7"


def east_to_lead(laws: Edition, cards: list[dict[str, str]] = THREE, **more: object) -> Play:
    return scene(laws, trick=9, leader="E", hands={"E": EAST, "W": WEST}, penalty_cards=cards, **more)


def legal(play: Play) -> str:
    assert play.legal_plays.cards is not None
    return " ".join(sorted(card.code for card in play.legal_plays.cards))


def restrictions(play: Play) -> set[str]:
    return {str(restriction) for restriction in play.table.restrictions}


# 51A


@editions()
def test_51a_declarer_names_one_of_the_cards_that_are_legal(laws: Edition) -> None:
    play = scene(laws, trick=9, current="S:H2", hands={"W": WEST}, penalty_cards=THREE)
    assert (asked(play), to(play), options(play)) == ("designate_penalty_card:9", "S", {"H9", "H4"})
    play.chose("H4")
    assert (legal(play), "51A" in play.citations) == ("H4", True)


@editions()
def test_51a_the_owner_on_lead_leads_the_card_that_declarer_names(laws: Edition) -> None:
    play = scene(laws, trick=9, leader="W", hands={"W": WEST}, penalty_cards=THREE)
    assert options(play) == {"H9", "H4", "SQ"}
    play.chose("SQ")
    assert legal(play) == "SQ"


@editions()
def test_51a_nothing_to_name_when_only_one_card_is_legal(laws: Edition) -> None:
    play = scene(laws, trick=9, current="S:S2", hands={"W": WEST}, penalty_cards=THREE)
    assert (asked(play), legal(play)) == (None, "SQ")


@editions()
def test_51a_with_a_hand_not_on_file_the_director_first_looks_whether_he_can_follow(laws: Edition) -> None:
    for follows, then in [(True, None), (False, "designate_penalty_card:9")]:
        play = scene(laws, trick=9, current="S:C2", penalty_cards=THREE)
        assert (asked(play), to(play)) == ("holds:W:C:9", "Director")
        play.found(follows)
        assert asked(play) == then


@editions()
def test_51a_another_penalty_card_than_the_one_named_comes_under_law_52(laws: Edition) -> None:
    play = scene(laws, trick=9, current="S:H2", hands={"W": WEST}, penalty_cards=THREE)
    play.chose("H4")
    play.faced("W", "H9")
    assert unattended(play) == ["52"]


# 51B1


@editions()
def test_51b1a_one_suit_required_picks_up_all(laws: Edition) -> None:
    play = east_to_lead(laws, TWO)
    assert options(play) == {"require", "forbid", "leave"}
    play.chose("require")
    assert (penalty_cards(play), legal(play)) == (set(), "H7 H8")
    assert "51B1(a)" in play.citations
    play.faced("E", "H7")
    play.faced("S", "H2")
    assert legal(play) == "H4 H9"


@editions()
def test_51b1b_one_suit_prohibited_picks_up_all_and_lasts(laws: Edition) -> None:
    play = east_to_lead(laws, TWO)
    play.chose("forbid")
    assert (penalty_cards(play), legal(play)) == (set(), "C9 D2 S6")
    assert restrictions(play) == {"East may not lead a heart while retaining the lead"}
    assert "51B1(b)" in play.citations


@editions()
def test_51b1_neither_by_law_50(laws: Edition) -> None:
    play = east_to_lead(laws, TWO)
    play.chose("leave")
    assert (penalty_cards(play), restrictions(play)) == ({"W:H9 major", "W:H4 major"}, set())
    assert "50D2(b)" in play.citations


# 51B2


@editions()
def test_51b2a_one_of_several_suits_required(laws: Edition) -> None:
    play = east_to_lead(laws)
    play.chose("require")
    assert (asked(play), options(play)) == ("required_suit:9", {"S", "H"})
    play.chose("H")
    assert (penalty_cards(play), restrictions(play)) == ({"W:SQ major"}, {"East must lead a heart"})
    assert holds(play, "W", "H9")
    assert {"51B2(a)", "R51-1", "R51-2"} <= set(play.citations)
    play.faced("E", "H7")
    play.faced("S", "H2")
    assert legal(play) == "H4 H9"


@editions()
def test_51b2b_one_suit_forbidden_leaves_the_other_to_be_played(laws: Edition) -> None:
    play = east_to_lead(laws)
    play.chose("forbid")
    assert options(play) == {"S", "H", "SH"}
    play.chose("H")
    assert (penalty_cards(play), legal(play)) == ({"W:SQ major"}, "C9 D2 S6")
    play.faced("E", "S6")
    play.faced("S", "S2")
    assert legal(play) == "SQ"


@editions()
def test_51b2b_several_suits_forbidden_pick_up_all(laws: Edition) -> None:
    play = east_to_lead(laws)
    play.chose("forbid")
    play.chose("SH")
    assert (penalty_cards(play), legal(play)) == (set(), "C9 D2")
    assert "51B2(b)" in play.citations


@editions()
def test_51b2c_neither_by_its_own_provision_since_2017(laws: Edition) -> None:
    play = east_to_lead(laws)
    play.chose("leave")
    assert penalty_cards(play) == {"W:H9 major", "W:H4 major", "W:SQ major"}
    assert ("51B2(c)" in play.citations, "R51-3" in play.citations) == (laws is L2017, laws is not L2017)
    play.faced("E", "H7")
    play.faced("S", "H2")
    assert options(play) == {"H9", "H4"}


@editions(L1997, L2007)
def test_r51_3_set_aside_declarer_must_choose_before_2017(laws: Edition) -> None:
    assert options(east_to_lead(laws, set_aside=("R51-3",))) == {"require", "forbid"}


@editions()
def test_r51_1_set_aside_declarer_may_require_one_suit_and_forbid_another(laws: Edition) -> None:
    play = east_to_lead(laws, set_aside=("R51-1",))
    play.chose("require")
    play.chose("H")
    assert (asked(play), options(play)) == ("forbidden_suits:9", {"S", "none"})
    play.chose("S")
    assert penalty_cards(play) == set()
    assert restrictions(play) == {"East must lead a heart", "East may not lead a spade while retaining the lead"}


@editions()
def test_r51_2_set_aside_the_owner_may_play_any_legal_card_to_the_trick(laws: Edition) -> None:
    hands = {"E": "C9 H8 H7 S6 D2", "W": WEST}
    for set_aside, cards in [((), "SQ"), (("R51-2",), "D7 H4 H9 S3 SQ")]:
        play = scene(laws, trick=9, leader="E", hands=hands, penalty_cards=THREE, set_aside=set_aside)
        play.chose("forbid")
        play.chose("H")
        play.faced("E", "C9")
        play.faced("S", "C2")
        assert legal(play) == cards
    play.faced("W", "D7")
    assert (unattended(play), penalty_cards(play)) == ([], {"W:SQ major"})


@editions()
def test_51b_a_leader_who_cannot_comply_is_free_and_the_cards_are_up(laws: Edition) -> None:
    hands = {"E": "C9 C8 S6 S5 D2", "W": WEST}
    play = scene(laws, trick=9, leader="E", hands=hands, penalty_cards=TWO)
    play.chose("require")
    assert (penalty_cards(play), legal(play)) == (set(), "C8 C9 D2 S5 S6")
    assert "59" in play.citations


@editions()
def test_51b_an_early_lead_leaves_the_options_as_they_were(laws: Edition) -> None:
    play = east_to_lead(laws)
    play.faced("E", "C9")
    assert unattended(play) == ["50"]
    play.director("S")
    assert (trick(play), asked(play)) == ("", "lead_option:9")
    assert penalty_cards(play) == {"W:H9 major", "W:H4 major", "W:SQ major", "E:C9 major"}


@editions()
def test_51b_counts_one_owner_at_a_time(laws: Edition) -> None:
    one_each = [THREE[0], {"seat": "E", "card": "C9", "kind": "major"}]
    play = east_to_lead(laws, one_each)
    play.chose("leave")
    assert (play.rulings[-1].law, legal(play)) == (50, "C9")


@editions()
def test_51b1_leaving_the_lead_free_is_50d2b_in_every_edition(laws: Edition) -> None:
    cards = [{"seat": "W", "card": card, "kind": "major"} for card in ("HK", "H3")]
    play = scene(laws, trick=9, leader="E", hands={"E": "H4 C9 C8 S3 D2", "W": "HK H3 D7 D6 S5"}, penalty_cards=cards)
    play.chose("leave")
    assert "50D2(b)" in play.citations
    assert "51B2(c)" not in play.citations


@editions()
def test_51b2_the_explanation_names_the_suits(laws: Edition) -> None:
    cards = [{"seat": "W", "card": card, "kind": "major"} for card in ("HK", "D3")]
    play = scene(laws, trick=9, leader="E", hands={"E": "H4 C9 C8 S3 D2", "W": "HK D3 D7 D6 S5"}, penalty_cards=cards)
    play.chose("forbid")
    play.chose("HD")
    assert "South forbade hearts and diamonds: East may not lead" in play.explain()


@editions()
def test_51a_is_not_asked_of_a_hand_whose_forgiven_lead_is_made(laws: Edition) -> None:
    cards = [{"seat": "W", "card": card, "kind": "major"} for card in ("HK", "D3")]
    hands = {"W": "HK D3 D7 S5 SA", "N": "S4 C2 C3 C4 C5", "E": "S3 C6 C7 C8 C9"}
    play = scene(laws, trick=9, leader="S", current="S:S2", hands=hands, penalty_cards=cards)
    play.faced("W", "SA")
    play.faced("W", "D7")  # before his partner has played
    play.faced("N", "S4")
    play.faced("E", "S3")
    assert asked(play) is None
    assert trick(play) == "W:D7"


TWO_SUITS = [{"seat": "W", "card": card, "kind": "major"} for card in ("D8", "H8")]


@editions()
def test_51b2_left_free_who_may_use_each_of_the_cards_is_on_record_once(laws: Edition) -> None:
    play = scene(laws, trick=9, leader="E", hands={"E": "CA CK C5 S2 S3"}, penalty_cards=TWO_SUITS)
    play.chose("leave")
    may = ("ES", "") if laws is L2017 else ("S", "E")
    assert (users(play, "D8"), users(play, "H8")) == (may, may)
    for seat, card in ("E", "CA"), ("S", "C2"), ("W", "C3"), ("N", "C4"):
        play.faced(seat, card)
    play.chose("leave")
    cards = [entry.card.code for entry in play.table.information if entry.card is not None]
    assert sorted(cards) == ["D8", "H8"]


@editions()
@pytest.mark.parametrize("aside", [(), ("R51-1",)])
def test_51b2_declarer_hears_whom_he_forbids_a_suit(laws: Edition, aside: tuple[str, ...]) -> None:
    play = scene(laws, trick=9, leader="E", penalty_cards=TWO_SUITS, set_aside=aside)
    play.chose("require" if aside else "forbid")
    if aside:
        play.chose("D")
    assert play.question is not None
    assert (play.question.id, "East" in play.question.text) == ("forbidden_suits:9", True)


@editions()
def test_51b_a_leader_left_free_is_told_to_lead_his_own_major_card(laws: Edition) -> None:
    play = east_to_lead(laws, [*THREE, {"seat": "E", "card": "C9", "kind": "major"}])
    play.chose("leave")
    assert "East must lead ♣9; the penalty cards remain" in play.explain()
    assert (legal(play), str(play.turn)) == ("C9", "East")


# 51A: the owner does not wait until declarer has named one


HASTY = {
    "lead": {"leader": "W"},
    "following": {"current": "S:H2"},
}


def hasty(laws: Edition, where: str = "following", **more: object) -> Play:
    """West plays ♥4 before South has named ♥4 or ♥9."""
    play = scene(laws, trick=9, hands={"W": WEST}, penalty_cards=TWO, **HASTY[where], **more)
    assert asked(play) == "designate_penalty_card:9"
    play.faced("W", "H4")
    return play


@editions()
@pytest.mark.parametrize("where", ["lead", "following"])
def test_51a_declarer_may_have_the_other_card_played_if_the_owner_did_not_wait(laws: Edition, where: str) -> None:
    play = hasty(laws, where)
    assert unattended(play) == ["52"]
    play.director("S")
    assert (asked(play), to(play), options(play)) == ("penalty_card_not_played", "S", {"accept", "require"})
    assert play.question is not None
    assert "before South had named a penalty card; ♥9 could be played too" in play.question.text
    play.chose("require")
    assert (trick(play).split()[-1], penalty_cards(play), str(play.turn)) == ("W:H9", {"W:H4 major"}, "North")
    assert {"52A", "52B2", "R52-5"} <= set(play.citations)
    assert "R52-3" not in play.citations


@editions()
@pytest.mark.parametrize("aside", [(), ("R52-3",)])
def test_51a_declarer_may_accept_the_card_that_the_owner_chose(laws: Edition, aside: tuple[str, ...]) -> None:
    play = hasty(laws, set_aside=aside)
    play.director("S")
    play.chose("accept")
    assert (trick(play), penalty_cards(play), unattended(play)) == ("S:H2 W:H4", {"W:H9 major"}, [])
    assert (play.table.revokes, "52B1(a)" in play.citations) == ((), True)


@editions()
@pytest.mark.parametrize("aside", [(), ("R52-3",)])
def test_51a_declarer_who_plays_on_has_accepted_the_owners_choice(laws: Edition, aside: tuple[str, ...]) -> None:
    play = hasty(laws, set_aside=aside)
    play.faced("N", "H3")
    assert (trick(play), penalty_cards(play), unattended(play)) == ("S:H2 W:H4 N:H3", {"W:H9 major"}, [])
    assert {"52B1(b)", "R52-5"} <= set(play.citations)


@editions()
def test_51a_of_three_that_could_be_led_declarer_names_another_than_the_owner_chose(laws: Edition) -> None:
    play = scene(laws, trick=9, leader="W", hands={"W": WEST}, penalty_cards=THREE)
    play.faced("W", "H4")
    play.director("S")
    play.chose("require")
    assert (asked(play), options(play)) == ("penalty_card_to_be_played", {"H9", "SQ"})
    play.chose("SQ")
    assert (trick(play), penalty_cards(play)) == ("W:SQ", {"W:H9 major", "W:H4 major"})


@editions()
def test_51a_a_card_played_at_declarers_word_is_no_choice_of_the_owners(laws: Edition) -> None:
    play = scene(laws, trick=9, leader="W", hands={"W": WEST}, penalty_cards=TWO)
    play.named("S", "four of hearts", "W")
    assert (unattended(play), trick(play), penalty_cards(play)) == ([], "W:H4", {"W:H9 major"})


@editions()
def test_51a_with_a_hand_not_on_file_the_director_first_looks_whether_the_owner_revoked(laws: Edition) -> None:
    for follows in (True, False):
        play = scene(laws, trick=9, current="S:C2", penalty_cards=THREE)
        play.faced("W", "SQ")
        assert unattended(play) == ["52"]
        play.director("S")
        assert (asked(play), to(play)) == ("holds:W:C:9", "Director")
        play.found(follows)
        assert [str(r.id) for r in play.table.revokes if r.found] == (["9W:SQ"] if follows else [])
        assert trick(play) == ("S:C2" if follows else "S:C2 W:SQ")
        assert (asked(play) == "penalty_card_not_played") is not follows


@editions()
def test_r52_5_set_aside_the_card_that_the_owner_chose_stands(laws: Edition) -> None:
    play = hasty(laws, set_aside=("R52-5",))
    play.director("S")
    assert (asked(play), unattended(play), trick(play)) == (None, [], "S:H2 W:H4")
    assert penalty_cards(play) == {"W:H9 major"}


@editions()
def test_51a_a_card_named_and_put_in_place_of_another_is_demanded_no_more(laws: Edition) -> None:
    play = scene(laws, trick=9, current="S:H2", hands={"W": WEST}, penalty_cards=TWO)
    play.chose("H9")
    play.faced("W", "H4")
    play.director("S")
    play.chose("require")
    assert (trick(play), restrictions(play)) == ("S:H2 W:H9", set())
