"""Law 54: faced opening lead out of turn."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from scenes import asked, holds, options, penalty_cards, scene, to, trick, unattended

DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"


def led(laws: Edition, deal: str | None = DEAL, **more: object) -> Play:
    """East has faced ♥K as the opening lead against 3NT by South."""
    play = Play(deal, "3NT by S", laws=laws, **more)  # type: ignore[arg-type]
    play.faced("E", "HK")
    return play


@editions()
def test_54_waits_unattended(laws: Edition) -> None:
    play = led(laws)
    assert (unattended(play), trick(play), asked(play)) == (["54"], "E:HK", None)


@editions()
def test_54_a_face_down_lead_of_the_partner_goes_back(laws: Edition) -> None:
    play = led(laws)
    play.laid_face_down("W", "S2")
    play.director("S")
    play.found(False)
    play.chose("refuse")
    assert (play.table.face_down, holds(play, "W", "S2")) == ((), True)
    assert "54" in play.citations
    assert penalty_cards(play) == {"E:HK major"}


# 54A


@editions()
def test_54a_declarer_spreads_and_his_partner_becomes_declarer(laws: Edition) -> None:
    play = led(laws)
    play.director("S")
    play.found(False)
    assert (asked(play), to(play), options(play)) == ("faced_lead_out_of_turn", "S", {"accept", "spread", "refuse"})
    play.chose("spread")
    assert (str(play.table.declarer), str(play.table.dummy), trick(play)) == ("North", "South", "E:HK")
    for seat, card in [("S", "H4"), ("W", "HQ"), ("N", "HA")]:
        assert play.turn is not None
        assert play.turn.letter == seat
        play.faced(seat, card)


@editions()
def test_54a_beginning_to_spread_is_the_choice(laws: Edition) -> None:
    play = led(laws)
    play.spread("S", "SA SQ", whole=False)
    assert asked(play) == "declarer_saw_dummy"
    play.found(False)
    assert (asked(play), str(play.table.declarer)) == (None, "North")
    assert {"54A", "48B1"} <= set(play.citations)


@editions()
def test_54a_a_dropped_card_is_not_a_beginning(laws: Edition) -> None:
    play = led(laws)
    play.dropped("S", "SA")
    play.director("W")
    while play.question is not None and play.question.id != "faced_lead_out_of_turn":
        play.answer(False)
    assert (asked(play), str(play.table.declarer)) == ("faced_lead_out_of_turn", "South")


# 54B


@editions()
def test_54b_accepted_by_word_declarers_own_hand_plays_second(laws: Edition) -> None:
    play = led(laws)
    play.said("S", "accept")
    assert (asked(play), str(play.table.declarer), str(play.turn)) == (None, "South", "South")
    assert {"54B", "54B1"} <= set(play.citations)
    for seat, card in [("S", "H4"), ("W", "HQ"), ("N", "HA")]:
        assert play.turn is not None
        assert play.turn.letter == seat
        play.faced(seat, card)


@editions()
def test_54b1_accepted_by_a_card_from_declarers_hand(laws: Edition) -> None:
    play = led(laws)
    play.faced("S", "H4")
    assert (unattended(play), trick(play)) == ([], "E:HK S:H4")
    assert {"53A", "54B", "54B1"} <= set(play.citations)


@editions()
def test_54b2_a_card_from_dummy_accepts_and_stays(laws: Edition) -> None:
    play = led(laws)
    play.spread("N")
    play.faced("N", "HA")
    assert (unattended(play), trick(play), str(play.turn)) == ([], "E:HK N:HA", "South")
    assert {"54B2", "R54-2"} <= set(play.citations)
    play.faced("S", "H4")
    play.faced("W", "HQ")
    assert str(play.turn) == "North"


@editions()
def test_54b2_after_acceptance_by_word(laws: Edition) -> None:
    play = led(laws)
    play.said("S", "accept")
    play.named("S", "ace of hearts")
    assert (trick(play), "54B2" in play.citations) == ("E:HK N:HA", True)


@editions()
def test_54b2_dummys_revoke_may_be_corrected(laws: Edition) -> None:
    play = led(laws)
    play.spread("N")
    play.faced("N", "C3")
    play.director("W")
    play.faced("N", "H3")
    assert trick(play) == "E:HK N:H3"


# 54C


@editions()
def test_54c_declarer_who_could_see_dummy_must_accept_and_stays_declarer(laws: Edition) -> None:
    play = led(laws)
    play.director("S")
    assert (asked(play), to(play)) == ("declarer_saw_dummy", "Director")
    play.found(True)
    assert (asked(play), str(play.table.declarer), str(play.turn)) == (None, "South", "South")
    assert ("R54-1" in play.citations) is (laws is not L2017)


@editions()
def test_54c_cards_that_dummy_put_down_need_no_question(laws: Edition) -> None:
    play = led(laws)
    play.spread("N", "S9 S7", whole=False)
    play.director("W")
    assert (asked(play), trick(play)) == (None, "E:HK")
    assert "54C" in play.citations


@editions(L1997, L2007)
def test_r54_1_set_aside_declarer_may_still_spread(laws: Edition) -> None:
    play = led(laws, set_aside=("R54-1",))
    play.director("S")
    play.found(True)
    assert options(play) == {"accept", "spread"}


# 54D


@editions()
def test_54d_refused_the_card_is_a_major_penalty_card_and_the_partner_waits(laws: Edition) -> None:
    play = led(laws)
    play.said("S", "refuse")
    play.found(False)
    assert (penalty_cards(play), asked(play), str(play.turn)) == ({"E:HK major"}, "lead_option:1", "West")
    assert play.rulings[-1].ordered == (("54D", "56") if laws is L1997 else ("54D",))


@editions()
def test_54d_the_three_ways_on(laws: Edition) -> None:
    for option, cards, left in [
        ("require", "HQ", set()),
        ("forbid", "C", set()),
        ("leave", "H", {"E:HK major"}),
    ]:
        play = led(laws)
        play.director("S")
        play.found(False)
        play.chose("refuse")
        play.chose(option)
        assert penalty_cards(play) == left
        assert play.legal_plays.cards is not None
        suits = {card.code[0] for card in play.legal_plays.cards}
        assert suits == {"HQ": {"H"}, "C": {"S", "D", "C"}, "H": {"S", "H", "D", "C"}}[cards]


@editions()
def test_54d_the_short_explanation(laws: Edition) -> None:
    play = led(laws)
    play.director("S")
    play.found(False)
    play.chose("refuse")
    lines = {
        L1997: ["  South refused the lead: ♥K is withdrawn (54D).", "  ♥K becomes a major penalty card (56)."],
        L2007: ["  South refused the lead: ♥K is withdrawn and becomes a major penalty card (54D)."],
        L2017: ["  South refused the lead: ♥K is withdrawn and becomes a major penalty card (54D)."],
    }[laws]
    assert play.explain().split("\n") == [
        "♥K led out of turn by East (Law 54).",
        "  The Director found that declarer could not have seen a card of dummy (54C).",
        *lines,
    ]


@editions()
def test_54d_with_no_hand_on_file(laws: Edition) -> None:
    play = led(laws, None)
    play.director("S")
    play.found(False)
    play.chose("refuse")
    play.chose("require")
    assert (play.legal_plays.cards, holds(play, "E", "HK")) == (None, True)
    assert "50D2(a)" in {reason.ref for reason in play.legal_plays.reasons}


@editions()
def test_54d_a_lead_of_the_partner_before_the_ruling_is_exposed_too(laws: Edition) -> None:
    play = led(laws)
    play.faced("W", "HQ")
    play.director("S")
    play.found(False)
    play.chose("refuse")
    assert penalty_cards(play) == {"E:HK major", "W:HQ major"}
    assert "60C" in play.citations


@editions()
def test_54_misinformed_about_the_turn_no_option_is_offered(laws: Edition) -> None:
    play = Play(DEAL, "3NT by S", laws=laws)
    play.said("S", "your turn", to="E")
    play.faced("E", "HK")
    play.director("S")
    if laws is not L2017:
        assert (asked(play), to(play)) == ("retract_after_being_told", "E")
        play.chose("withdraw")
    assert (trick(play), penalty_cards(play), str(play.turn)) == ("", set(), "West")


# 54E


@editions()
def test_54e_an_opening_lead_by_the_declaring_side_goes_back(laws: Edition) -> None:
    play = Play(DEAL, "3NT by S", laws=laws)
    play.faced("S", "SA")
    assert unattended(play) == ["24"]
    play.director("W")
    assert (trick(play), holds(play, "S", "SA"), str(play.turn)) == ("", True, "West")
    assert ("54E" in play.citations, "R54-3" in play.citations) == (laws is not L1997, laws is L1997)


@editions(L1997)
def test_r54_3_set_aside_it_is_a_card_that_declarer_exposed(laws: Edition) -> None:
    play = Play(DEAL, "3NT by S", laws=laws, set_aside=("R54-3",))
    play.faced("S", "SA")
    play.director("W")
    assert (holds(play, "S", "SA"), "48A" in play.citations, "24 with 48A" in play.citations) == (True, True, False)


@editions(L1997)
def test_r54_3_set_aside_whether_a_defender_led_or_followed_to_that_card_is_still_asked(laws: Edition) -> None:
    play = Play(DEAL, "3NT by S", laws=laws, set_aside=("R54-3",))
    play.faced("S", "SA")
    play.faced("W", "S2")
    play.director("E")
    assert play.question is not None
    assert (asked(play), play.question.refs) == ("deemed_led", ("41C",))


@editions()
def test_54_is_only_for_the_opening_lead(laws: Edition) -> None:
    play = scene(laws, trick=2, leader="W")
    play.faced("E", "HK")
    play.director("S")
    assert options(play) == {"accept", "refuse"}


@editions()
def test_54b_accepted_by_word_nothing_is_asked_about_dummys_cards(laws: Edition) -> None:
    play = led(laws)
    play.said("S", "accept")
    assert (asked(play), trick(play), str(play.turn)) == (None, "E:HK", "South")
    assert {"53A", "54B", "54B1"} <= set(play.citations)


@editions()
def test_54c_accepted_by_word_though_dummy_had_gone_down(laws: Edition) -> None:
    play = led(laws)
    play.spread("N")
    play.said("S", "accept")
    assert (asked(play), str(play.table.declarer), "54C" in play.citations) == (None, "South", True)


@editions()
def test_54_the_partners_face_down_lead_is_ruled_on_once(laws: Edition) -> None:
    play = led(laws)
    play.laid_face_down("W", "S2")
    play.director("S")
    play.found(False)
    play.chose("refuse")
    assert [ruling.law for ruling in play.rulings] == [54]
    assert {"54", "41A"} <= set(play.citations)


@editions()
def test_54_a_lead_taken_back_gives_way_to_the_right_one_when_declarer_plays_to_that(laws: Edition) -> None:
    play = led(laws)
    play.retracted("E", "HK")
    play.faced("W", "D2")
    play.spread("N")
    play.named("S", "D3")
    assert (trick(play), penalty_cards(play), str(play.turn)) == ("W:D2 N:D3", set(), "East")
    assert "R53-3" in play.citations
    assert "54B" not in play.citations


@editions()
def test_54_declarer_is_told_his_options_unless_he_has_stated_one(laws: Edition) -> None:
    play = led(laws)
    play.director("S")
    play.found(False)
    play.chose("refuse")
    assert (asked(play), "10C1" in play.rulings[0].citations) == ("lead_option:1", True)
    play = led(laws)
    play.said("S", "refuse")
    play.found(False)
    assert (asked(play), "10C1" in play.rulings[0].citations) == ("lead_option:1", False)
    assert penalty_cards(play) == {"E:HK major"}


@editions()
@pytest.mark.parametrize("whole", [True, False])
@pytest.mark.parametrize("saw", [True, False])
def test_54a_is_not_undone_by_a_card_from_the_hand_that_declarer_spread(laws: Edition, saw: bool, whole: bool) -> None:
    play = led(laws)
    play.spread("S", () if whole else "SA SQ", whole=whole)
    play.faced("S", "H4")
    assert (asked(play), to(play)) == ("declarer_saw_dummy", "Director")
    play.faced("W", "HQ")
    play.faced("N", "HA")
    play.found(saw)
    assert str(play.table.declarer) == ("South" if saw else "North")
    assert (asked(play), str(play.turn), play.table.number) == (None, "North", 2)
    assert ("54A" in play.citations, "54C" in play.citations) == (not saw, True)
    assert "53A" not in play.citations


@editions()
@pytest.mark.parametrize("set_aside", [(), ("R54-4",)])
def test_r54_4_a_hand_spread_is_dummy_once_both_sides_have_played_on(laws: Edition, set_aside: tuple[str, ...]) -> None:
    play = led(laws, set_aside=set_aside)
    play.spread("S")
    for seat, card in [("S", "H4"), ("W", "HQ"), ("N", "HA"), ("N", "S4")]:
        play.faced(seat, card)
        assert (asked(play), str(play.table.declarer)) == ("declarer_saw_dummy", "South")
    play.faced("E", "S3")
    assert (trick(play), str(play.turn)) == ("N:S4 E:S3", "South")
    if set_aside:
        assert (asked(play), str(play.table.declarer)) == ("declarer_saw_dummy", "South")
        return
    assert (asked(play), unattended(play), str(play.table.declarer)) == (None, [], "North")
    assert {"54A", "R54-4"} <= set(play.citations)
    play.named("N", "ace of spades")
    assert (trick(play), str(play.turn), unattended(play)) == ("N:S4 E:S3 S:SA", "West", [])


@editions()
def test_54a_the_new_declarers_call_plays_a_card_of_the_hand_spread(laws: Edition) -> None:
    play = led(laws)
    play.spread("S")
    play.named("N", "four of hearts")
    play.found(False)
    assert (str(play.table.declarer), trick(play), str(play.turn)) == ("North", "E:HK S:H4", "West")
    assert unattended(play) == []


@editions()
def test_54a_what_dummy_shows_after_declarer_began_to_spread_is_too_late(laws: Edition) -> None:
    play = led(laws)
    play.spread("S", "SA SQ", whole=False)
    play.spread("N")
    assert play.question is not None
    assert (asked(play), "before" in play.question.text) == ("declarer_saw_dummy", True)
    play.found(False)
    assert (str(play.table.declarer), trick(play), str(play.turn)) == ("North", "E:HK", "South")


@editions()
def test_54c_what_dummy_showed_before_declarer_began_to_spread_makes_him_accept(laws: Edition) -> None:
    play = led(laws)
    play.spread("N")
    play.spread("S", "SA SQ", whole=False)
    assert (asked(play), str(play.table.declarer), "54C" in play.citations) == (None, "South", True)


@editions()
def test_54_a_misinformed_lead_goes_back_although_declarer_has_spread_and_played(laws: Edition) -> None:
    play = Play(DEAL, "3NT by S", laws=laws)
    play.said("S", "your turn", to="E")
    play.faced("E", "HK")
    play.spread("S")
    if laws is not L2017:
        assert (asked(play), to(play)) == ("retract_after_being_told", "E")
        play.faced("S", "H4")
        play.chose("withdraw")
    assert (trick(play), penalty_cards(play), str(play.turn)) == ("", set(), "West")


@editions()
def test_54_the_lead_stands_once_the_trick_was_taken_for_complete_though_declarers_hand_was_passed_over(
    laws: Edition,
) -> None:
    play = led(laws)
    play.faced("W", "HQ")
    play.named("S", "ace of hearts")
    play.omitted("S")
    assert (unattended(play), play.table.number) == (["54", "57", "67"], 2)
    play.director("W")
    assert (asked(play), unattended(play), penalty_cards(play)) == (None, [], set())
    assert (trick(play), str(play.turn)) == ("E:HK W:HQ N:HA", "South")
    assert {"47F" if laws is L1997 else "47F2", "67A1"} <= set(play.citations)


@editions()
def test_54b2_only_the_second_card_from_dummy_accepts(laws: Edition) -> None:
    """Dummy's card after the right leader's is no second card: declarer still has his choice."""
    play = led(laws)
    play.faced("W", "DA")
    play.faced("N", "D3")
    play.director("S")
    play.found(False)
    assert options(play) == {"accept", "spread", "refuse"}
    play.chose("refuse")
    assert (trick(play), str(play.turn), penalty_cards(play)) == ("W:DA N:D3", "East", {"E:HK major"})
    assert (unattended(play), play.table.revokes) == ([], ())
    assert play.legal_plays.cards is not None
    assert {card.code for card in play.legal_plays.cards} == {"D7"}


@editions()
@pytest.mark.parametrize("first", ["W", "E"])
@pytest.mark.parametrize("card", ["S:H4", "N:HA"])
def test_54_a_face_down_lead_goes_back_when_declarer_accepts_by_playing(laws: Edition, card: str, first: str) -> None:
    play = Play(DEAL, "3NT by S", laws=laws)
    if first == "W":
        play.laid_face_down("W", "DA")
    play.faced("E", "HK")
    if first == "E":
        play.laid_face_down("W", "DA")
    seat, code = card.split(":")
    play.faced(seat, code)
    assert (play.table.face_down, holds(play, "W", "DA")) == ((), True)
    assert {"54", "54B"} <= set(play.citations)
    assert ("R41-2" in play.citations) is (first == "W")
    assert (unattended(play), trick(play)) == ([], f"E:HK {card}")


# 54B2, and a slip of the tongue


@editions()
@pytest.mark.parametrize("set_aside", [(), ("R54-5",)])
@pytest.mark.parametrize("slip", [True, False])
def test_54b2_a_second_card_called_from_dummy_by_a_slip_may_be_changed(
    laws: Edition, set_aside: tuple[str, ...], slip: bool
) -> None:
    hands = {"E": "HK ...", "N": "HA H3 ...", "S": "H4 H6 ..."}
    play = scene(laws, trick=1, hands=hands, set_aside=set_aside)
    play.faced("E", "HK")
    play.said("S", "accept")
    play.spread("N")
    play.named("S", "three of hearts")
    assert trick(play) == "E:HK N:H3"
    play.corrected("S", "ace of hearts")
    play.director("E")
    if set_aside:
        assert asked(play) is None, "only a revoke is excepted"
    else:
        assert asked(play) == "designation_unintended"
        play.found(slip)
        if asked(play) == "pause_for_thought":
            play.found(False)
    changed = slip and not set_aside
    assert (trick(play), str(play.turn)) == ("E:HK N:HA" if changed else "E:HK N:H3", "South")
    assert ("R54-5" in play.rulings[-1].citations, "54B2" in play.rulings[-1].citations) == (changed, not changed)


# A defender's card that follows to a lead by the declaring side


def followed(laws: Edition, *more: tuple[str, str]) -> Play:
    """North, who is dummy, faces ♣3 before the opening lead and East follows with ♣6."""
    play = Play("N:653.AK62.AK9.K93 Q4.973.JT6543.86 J.JT854.Q8.AQJ52 AKT9872.Q.72.T74", "3NT by S", laws=laws)
    for seat, card in (("N", "C3"), ("E", "C6"), *more):
        play.faced(seat, card)
    play.director("W")
    return play


@editions()
def test_54e_a_card_that_followed_to_no_lead_is_no_lead_and_cannot_be_accepted(laws: Edition) -> None:
    play = followed(laws)
    play.found(False, "deemed_led")
    play.found(False, "designated_otherwise")
    play.found(True, "exposed_by_deliberate_play")
    assert (trick(play), str(play.turn), penalty_cards(play)) == ("", "West", {"E:C6 major"})
    assert options(play) == {"require", "forbid", "leave"}
    assert holds(play, "N", "C3")


@editions()
def test_54e_a_card_that_was_led_after_no_lead_is_a_lead_out_of_turn(laws: Edition) -> None:
    play = followed(laws)
    play.found(True, "deemed_led")
    play.found(False, "declarer_saw_dummy")
    assert options(play) == {"accept", "spread", "refuse"}


@editions()
def test_54e_declarer_who_plays_on_accepts_nothing_before_it_is_known_what_was_meant(laws: Edition) -> None:
    play = followed(laws, ("S", "CJ"))
    play.found(False, "deemed_led")
    while asked(play) in ("designated_otherwise", "exposed_by_deliberate_play"):
        play.found(asked(play) == "exposed_by_deliberate_play")
    assert (trick(play), str(play.turn), penalty_cards(play)) == ("", "West", {"E:C6 major"})
    assert holds(play, "S", "CJ")
    accepted = followed(laws, ("S", "CJ"))
    accepted.found(True, "deemed_led")
    assert (trick(accepted), "53A" in accepted.citations) == ("E:C6 S:CJ", True)


@editions()
@pytest.mark.parametrize("led", [True, False])
def test_54e_the_right_leader_may_have_followed_too(laws: Edition, led: bool) -> None:
    play = Play("N:653.AK62.AK9.K93 Q4.973.JT6543.86 J.JT854.Q8.AQJ52 AKT9872.Q.72.T74", "3NT by S", laws=laws)
    play.faced("N", "C3")
    play.faced("W", "CT")
    play.director("E")
    play.found(led, "deemed_led")
    if led:
        assert (trick(play), asked(play), str(play.turn)) == ("W:CT", None, "North")
    else:
        assert (trick(play), str(play.turn)) == ("", "West")
    other = Play("N:653.AK62.AK9.K93 Q4.973.JT6543.86 J.JT854.Q8.AQJ52 AKT9872.Q.72.T74", "3NT by S", laws=laws)
    other.faced("N", "C3")
    other.faced("W", "SA")
    other.director("E")
    assert (trick(other), asked(other)) == ("W:SA", None)


@editions()
@pytest.mark.parametrize("cards", [(), ("D4", "D5")])
def test_54c_a_declarer_who_had_to_accept_takes_his_spread_hand_up_again(laws: Edition, cards: tuple[str, ...]) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.faced("E", "HK")
    play.spread("S", cards, whole=not cards)
    play.director("W")
    play.found(True, "declarer_saw_dummy")
    assert (play.table.declarer, play.table.dummy, play.turn) == (Seat.SOUTH, Seat.NORTH, Seat.SOUTH)
    assert {"54C", "48A"} <= set(play.citations)
    back = "♦4 ♦5 go back to South's hand" if cards else "South takes up his hand and stays declarer"
    assert back.lower() in play.explain().lower()


@editions()
def test_54_only_the_partners_face_down_lead_is_disposed_of_with_the_faced_one(laws: Edition) -> None:
    """Dummy has laid a card face down besides: that is ruled on by itself (41A)."""
    play = Play(contract="3NT by S", laws=laws)
    play.faced("E", "HK")
    play.laid_face_down("W", "S2")
    play.laid_face_down("N", "C2")
    play.director("S")
    play.found(False)
    play.chose("accept")
    assert [ruling.law for ruling in play.rulings] == [54, 41]
    assert (play.table.face_down, play.question) == ((), None)
    assert play.table.docket == ()
