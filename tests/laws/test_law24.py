"""Law 24: card exposed or led during the auction."""

from __future__ import annotations

import pytest

from bridgelaws.book.changes import changes
from bridgelaws.book.editions import EDITIONS, L1997, L2007, L2017, REGISTRY, Change, Edition
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.play.play import Play
from editions import editions
from scenes import asked, holds, options, penalty_cards, referred, scene, to, trick, unattended, users

DEFENDER = {L1997: "24", L2007: "24", L2017: "24E"}
DECLARING = {L1997: "24 with 48A", L2007: "24", L2017: "24D"}
ENFORCED_PASS = {L1997: "23", L2007: "23", L2017: "72C"}


def exposed(laws: Edition, seat: str, cards: str, when: str = "auction", *, led: bool = False, **more: object) -> Play:
    """Cards were seen before the play of 3NT by South; partner could have seen them, by the player's own error."""
    play = Play(contract="3NT by S", laws=laws, **more)  # type: ignore[arg-type]
    play.exposed_in_auction(seat, cards, led=led)
    play.director("S")
    for question, answer in [
        ("within_period", when),
        ("face_visible_to_partner_possible", True),
        ("own_error", True),
        ("treat_as_penalty_card", "yes"),
    ]:
        if asked(play) == question:
            play.answer(answer)
    return play


def may_lead(play: Play) -> list[str]:
    """The cards on file that may be led now."""
    assert play.legal_plays.cards is not None
    return [card.code for card in play.legal_plays.cards]


@editions()
def test_24_waits_unattended_until_someone_calls(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.exposed_in_auction("W", "S7")
    assert (unattended(play), penalty_cards(play)) == (["24"], set())


@editions()
def test_24_lapses_when_the_card_has_been_played(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.exposed_in_auction("W", "S7")
    play.faced("W", "S7")
    assert (unattended(play), trick(play)) == ([], "W:S7")


@editions()
def test_24_asks_for_the_period_the_sight_and_the_error_in_that_order(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.exposed_in_auction("W", "S7")
    play.director("S")
    assert (asked(play), to(play), options(play)) == (
        "within_period",
        "Director",
        {"auction", "clarification", "before"},
    )
    play.found("auction")
    assert asked(play) == "face_visible_to_partner_possible"
    play.found(True)
    assert asked(play) == "own_error"


@editions()
@pytest.mark.parametrize("could_see", [True, False])
def test_24_not_his_own_error_or_not_to_be_seen_is_information_from_elsewhere(laws: Edition, could_see: bool) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.exposed_in_auction("W", "S7")
    play.director("S")
    play.found("auction")
    play.found(could_see)
    if could_see:
        play.found(False)
    assert (asked(play), penalty_cards(play), holds(play, "W", "S7")) == (None, set(), True)
    assert {L1997: "16B", L2007: "16C", L2017: "16D"}[laws] in play.citations


# 24A to 24C


@editions()
def test_24a_one_small_card_becomes_a_minor_penalty_card(laws: Edition) -> None:
    play = exposed(laws, "W", "S7")
    assert penalty_cards(play) == {"W:S7 minor"}
    assert {"24A", DEFENDER[laws], "50B"} <= set(play.citations)


@editions()
def test_24b_an_honour_or_a_card_led_costs_the_partner_one_pass(laws: Edition) -> None:
    for cards, led in [("SK", False), ("D4", True)]:
        play = exposed(laws, "W", cards, led=led)
        assert penalty_cards(play) == {f"W:{cards} major"}
        assert "24B" in play.citations
        assert f"{ENFORCED_PASS[laws]} must" in referred(play)


@editions()
def test_24b_a_card_led_needs_no_finding(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.exposed_in_auction("W", "D4", led=True)
    play.director("S")
    assert asked(play) == ("treat_as_penalty_card" if laws is L1997 else None)


@editions()
def test_24c_two_cards_are_both_major(laws: Edition) -> None:
    play = exposed(laws, "E", "S7 S6")
    assert penalty_cards(play) == {"E:S7 major", "E:S6 major"}
    assert "24C" in play.citations


# What follows in the play


@editions()
def test_24d_declaring_side_takes_the_cards_back(laws: Edition) -> None:
    for seat in "SN":
        play = exposed(laws, seat, "SK S6")
        assert (asked(play), penalty_cards(play), holds(play, seat, "SK")) == (None, set(), True)
        assert DECLARING[laws] in play.citations


@editions()
def test_24e_the_owner_on_lead_must_lead_it(laws: Edition) -> None:
    play = exposed(laws, "W", "D4", led=True)
    assert play.legal_plays.cards is not None
    assert [card.code for card in play.legal_plays.cards] == ["D4"]


@editions()
def test_24e_the_partner_on_lead_waits_for_declarer(laws: Edition) -> None:
    play = exposed(laws, "E", "D4", led=True)
    assert (asked(play), to(play)) == ("lead_option:1", "S")


@editions()
def test_24e_two_or_more_count_for_each_defender(laws: Edition) -> None:
    play = exposed(laws, "W", "S7")
    play.exposed_in_auction("E", "D3")
    play.director("S")
    while play.question is not None:
        play.answer(play.question.values[0])
    assert penalty_cards(play) == {"W:S7 minor", "E:D3 minor"}


@editions()
def test_24e_declarer_may_decline_in_1997(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.exposed_in_auction("W", "S7")
    play.director("S")
    play.found("auction")
    play.found(True)
    play.found(True)
    if laws is not L1997:
        assert (asked(play), penalty_cards(play)) == (None, {"W:S7 minor"})
        return
    assert (asked(play), to(play), options(play)) == ("treat_as_penalty_card", "S", {"yes", "no"})
    assert play.question is not None
    assert play.question.say == (
        "South, West exposed ♠7 in the auction: you may have each card treated as a penalty card; or you may let West "
        "take it back to hand."
    )
    play.chose("no")
    assert (penalty_cards(play), "R24-1" in play.citations) == (set(), True)


@editions(L1997)
def test_r24_1_set_aside_it_is_automatic_in_1997_too(laws: Edition) -> None:
    play = exposed(laws, "W", "S7", set_aside=("R24-1",))
    assert (asked(play), penalty_cards(play)) == (None, {"W:S7 minor"})


# The lead was made before anyone spoke of the card

DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"
MUST_PLAY = {L1997: "50D1", L2007: "50D1(a)", L2017: "50D1(a)"}


def led_first(laws: Edition, seat: str, cards: str, *leads: str, **more: object) -> Play:
    """Cards were exposed in the auction and the Director is called only when there has been a lead: `W:D5`."""
    when = more.pop("when", "auction")
    play = Play(DEAL, "3NT by S", laws=laws, **more)  # type: ignore[arg-type]
    play.exposed_in_auction(seat, cards)
    for lead in leads:
        play.faced(*lead.split(":"))
    play.director("S")
    answers = {
        "within_period": when,
        "face_visible_to_partner_possible": True,
        "own_error": True,
        "treat_as_penalty_card": "yes",
        "partner_could_possibly_see_face": True,
        "designated_otherwise": False,
    }
    while play.question is not None and play.question.id in answers:
        play.answer(answers[play.question.id])
    return play


@editions()
@pytest.mark.parametrize("when", ["auction", "clarification"])
def test_24e_a_lead_before_declarer_chose_goes_back_although_no_one_had_spoken(laws: Edition, when: str) -> None:
    play = led_first(laws, "E", "HK", "W:D5", when=when)
    assert (asked(play), to(play), trick(play)) == ("lead_option:1", "S", "")
    assert penalty_cards(play) == {"E:HK major", "W:D5 major"}
    assert "R50-8" in play.citations
    play.chose("forbid")
    assert (penalty_cards(play), may_lead(play)) == ({"W:D5 major"}, ["D5"])


@editions()
def test_24e_two_cards_and_an_early_lead_leave_declarer_the_choice_of_51b(laws: Edition) -> None:
    play = led_first(laws, "E", "HK C8", "W:D5")
    assert (asked(play), to(play), trick(play)) == ("lead_option:1", "S", "")
    assert penalty_cards(play) == {"E:HK major", "E:C8 major", "W:D5 major"}


@editions()
def test_24e_a_minor_penalty_card_leaves_the_partners_lead_alone(laws: Edition) -> None:
    play = led_first(laws, "E", "H2", "W:D5")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "W:D5", {"E:H2 minor"})


@editions()
@pytest.mark.parametrize("choice", ["accept", "require"])
def test_24e_the_owner_who_led_another_card_failed_to_lead_it(laws: Edition, choice: str) -> None:
    play = led_first(laws, "W", "DA", "W:HQ")
    assert (asked(play), to(play), trick(play)) == ("penalty_card_not_played", "S", "W:HQ")
    assert {"R50-8", MUST_PLAY[laws]} <= set(play.citations)
    play.chose(choice)
    assert trick(play) == {"accept": "W:HQ", "require": "W:DA"}[choice]
    assert penalty_cards(play) == {"accept": {"W:DA major"}, "require": {"W:HQ major"}}[choice]
    assert (asked(play), unattended(play), str(play.turn)) == (None, [], "North")


@editions()
def test_24e_the_owner_of_a_minor_card_who_led_a_smaller_one_of_its_suit(laws: Edition) -> None:
    play = led_first(laws, "W", "D5", "W:D2")
    assert (asked(play), "50C" in play.citations) == ("penalty_card_not_played", True)
    play = led_first(laws, "W", "D5", "W:CQ")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "W:CQ", {"W:D5 minor"})


@editions()
def test_24e_one_of_two_cards_exposed_may_be_led(laws: Edition) -> None:
    play = led_first(laws, "W", "DA HQ", "W:HQ")
    assert (asked(play), trick(play)) == (None, "W:HQ")


@editions()
@pytest.mark.parametrize(("seat", "card", "lead"), [("E", "HK", "D5"), ("W", "DA", "HQ")])
def test_24e_once_declarer_has_played_the_lead_stands_and_11a_is_referred(
    laws: Edition, seat: str, card: str, lead: str
) -> None:
    dummys = {"D5": "D6", "HQ": "H3"}[lead]
    play = led_first(laws, seat, card, f"W:{lead}", f"N:{dummys}")
    assert (asked(play), trick(play), str(play.turn)) == (None, f"W:{lead} N:{dummys}", "East")
    assert (penalty_cards(play), "11A may" in referred(play)) == ({f"{seat}:{card} major"}, True)


@editions()
def test_r50_8_set_aside_a_lead_before_anyone_spoke_stands(laws: Edition) -> None:
    for seat, card, lead in [("E", "HK", "D5"), ("W", "DA", "HQ")]:
        play = led_first(laws, seat, card, f"W:{lead}", set_aside=("R50-8",))
        assert (asked(play), trick(play), penalty_cards(play)) == (None, f"W:{lead}", {f"{seat}:{card} major"})


@editions()
def test_24e_a_penalty_card_is_one_of_law_50_with_its_rule_on_foreseeable_damage(laws: Edition) -> None:
    play = exposed(laws, "W", "S7")
    assert {L1997: "72B1 must", L2007: "23 must", L2017: "72C must"}[laws] in referred(play)
    assert any("showing the card" in str(r.why) for r in play.table.referrals)
    play = exposed(laws, "W", "D4", led=True)
    assert not any("showing the card" in str(r.why) for r in play.table.referrals)
    play = exposed(laws, "N", "S7")
    assert referred(play) == set()


# Information


@editions()
@pytest.mark.parametrize(("seat", "partner"), [("N", "S"), ("S", "N")])
@pytest.mark.parametrize("cards", ["SK", "S7 D6"])
def test_24_the_sight_of_a_declaring_sides_card_is_for_the_defenders_alone(
    laws: Edition, seat: str, partner: str, cards: str
) -> None:
    play = exposed(laws, seat, cards)
    assert {users(play, card) for card in cards.split()} == {("EW", partner)}
    assert len(play.table.information) == len(cards.split())


@editions()
def test_24_an_opening_lead_of_the_wrong_side_is_information_like_any_card_of_this_law(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.faced("S", "SA")
    play.director("W")
    assert (users(play, "SA"), holds(play, "S", "SA"), str(play.turn)) == (("EW", "N"), True, "West")


@editions()
def test_24_a_defenders_two_cards_are_on_record_once_each(laws: Edition) -> None:
    play = exposed(laws, "E", "C2 C5")
    assert [users(play, card) for card in ("C2", "C5")] == [("WS", "") if laws is L2017 else ("S", "W")] * 2
    assert {i.subject for i in play.table.information if i.card is None and i.unauthorized} == (
        {f"once {card} has been played, how it came to be a penalty card" for card in ("♣2", "♣5")}
        if laws is L2017
        else set()
    )


@editions()
def test_24_information(laws: Edition) -> None:
    play = exposed(laws, "N", "S7")
    entries = [i for i in play.table.information if i.card is not None]
    assert {s.letter for i in entries for s in i.authorized} == {"E", "W"}
    assert ("R24-3" in play.citations) is (laws is L1997)


@editions()
def test_24_information_from_a_defenders_card(laws: Edition) -> None:
    play = exposed(laws, "W", "S7")
    assert users(play, "S7") == ({L2017: ("ES", "")}.get(laws, ("S", "E")))


@editions(L1997)
def test_r24_3_set_aside_nothing_is_said_of_the_auction_in_1997(laws: Edition) -> None:
    play = exposed(laws, "N", "S7", set_aside=("R24-3",))
    assert "16A" not in play.citations


# The period


@editions()
def test_24_after_the_final_pass(laws: Edition) -> None:
    """2007 counts the clarification period in; otherwise Laws 48 and 49 decide, with the same result."""
    play = exposed(laws, "W", "S7", "clarification")
    while play.question is not None:
        play.answer({"partner_could_possibly_see_face": True}.get(play.question.id, False))
    assert penalty_cards(play) == {"W:S7 minor"}
    assert ("R24-2" in play.citations, "49" in play.citations) == (laws is not L2007, laws is not L2007)
    assert "24A" not in play.citations


@editions()
def test_24_a_card_dropped_before_the_lead_is_faced_is_still_of_this_law_in_2007(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.dropped("W", "HK")
    play.director("S")
    play.found(True)
    play.found(False)
    assert (penalty_cards(play), may_lead(play)) == ({"W:HK major"}, ["HK"])
    assert ("24" in play.citations) is (laws is L2007)
    play = Play(contract="3NT by S", laws=laws)
    play.dropped("S", "SA")
    play.director("W")
    assert (penalty_cards(play), holds(play, "S", "SA"), "48A" in play.citations) == (set(), True, True)
    assert ("24" in play.citations, users(play, "SA")) == (
        (True, ("EW", "N")) if laws is L2007 else (False, ("WE", ""))
    )


@editions(L1997, L2017)
def test_r24_2_set_aside_law_24_is_applied_all_the_same(laws: Edition) -> None:
    play = exposed(laws, "W", "S7", "clarification", set_aside=("R24-2",))
    assert (penalty_cards(play), DEFENDER[laws] in play.citations) == ({"W:S7 minor"}, True)


@editions()
def test_24_before_the_auction(laws: Edition) -> None:
    play = exposed(laws, "W", "S7", "before")
    assert (asked(play), penalty_cards(play), "R24-4" in play.citations) == (None, set(), True)


@editions()
def test_r24_4_set_aside_it_counts_as_exposed_in_the_auction(laws: Edition) -> None:
    play = exposed(laws, "W", "S7", "before", set_aside=("R24-4",))
    assert penalty_cards(play) == {"W:S7 minor"}


# 54E


@editions()
def test_24_an_opening_lead_by_dummy_goes_back_and_cannot_be_accepted(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.faced("N", "SA")
    play.said("W", "accept")
    assert trick(play) == ""
    play.director("W")
    assert (asked(play), holds(play, "N", "SA"), str(play.turn)) == (None, True, "West")


@editions()
def test_24_hands_on_file_change_nothing(laws: Edition) -> None:
    deal = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"
    play = exposed(laws, "W", "S6", deal=deal)
    assert penalty_cards(play) == {"W:S6 minor"}


# Cards exposed one after another


def dropped_twice(laws: Edition, first_excused: bool = False, **more: object) -> Play:
    """West shows ♠7 during the auction, and ♠6 later in the same auction."""
    play = Play(contract="3NT by S", laws=laws, **more)  # type: ignore[arg-type]
    play.exposed_in_auction("W", "S7")
    play.exposed_in_auction("W", "S6")
    play.director("S")
    answers = {"within_period": "auction", "face_visible_to_partner_possible": True, "treat_as_penalty_card": "yes"}
    own = [not first_excused, True]
    while play.question is not None and play.question.id in (*answers, "own_error"):
        play.answer(own.pop(0) if play.question.id == "own_error" else answers[play.question.id])
    return play


@editions()
def test_r24_5_cards_exposed_one_after_another_count_together(laws: Edition) -> None:
    play = dropped_twice(laws)
    assert penalty_cards(play) == {"W:S7 major", "W:S6 major"}
    assert {"24A", "24C", "R24-5"} <= set(play.citations)
    assert f"{ENFORCED_PASS[laws]} must" in referred(play)


@editions()
def test_r24_5_set_aside_each_card_counts_by_itself(laws: Edition) -> None:
    play = dropped_twice(laws, set_aside=("R24-5",))
    assert penalty_cards(play) == {"W:S7 major", "W:S6 major"}
    assert ("24C" in play.citations, any("enforced pass" in r.why for r in play.table.referrals)) == (False, False)


@editions()
def test_24_a_card_that_was_not_his_own_error_does_not_count(laws: Edition) -> None:
    play = dropped_twice(laws, first_excused=True)
    assert (penalty_cards(play), "24C" in play.citations) == ({"W:S6 minor"}, False)


@editions(L1997, L2017)
def test_24_after_the_final_pass_the_rest_of_law_49_applies_too(laws: Edition) -> None:
    """What declarer alone saw is his to use; and foreseeable damage is referred."""
    play = exposed(laws, "W", "S7", "clarification")
    play.found(False)
    assert (penalty_cards(play), users(play, "S7")) == (set(), ("S", ""))
    assert "74C5" in play.citations
    assert {L1997: "16B", L2017: "16D"}[laws] not in play.citations
    assert "49" in play.rulings[-1].ordered
    play = exposed(laws, "W", "S7", "clarification")
    play.found(True)
    play.found(False)
    assert {L1997: "72B1 must", L2017: "72C must"}[laws] in referred(play)


@editions()
def test_24b_the_threshold_of_the_edition(laws: Edition) -> None:
    play = exposed(laws, "W", "SK")
    entry = next(r for r in play.table.referrals if "enforced pass" in r.why)
    assert ("likely" in entry.why) is (laws is L1997)


def test_24_the_period_is_wider_only_in_2007() -> None:
    rule = REGISTRY.provisions["law24.FACED_UNTIL_THE_END"]
    assert [rule.term(laws, "period") for laws in EDITIONS] == ["auction", "auction period", "auction"]
    for old, new in (1997, 2007), (2007, 2017):
        found = {difference.provision: difference.change for difference in changes(old, new, law=24)}
        assert found[rule.name] is Change.SUBSTANCE


@editions(L1997, L2017)
def test_24_several_cards_seen_after_the_final_pass_are_all_major(laws: Edition) -> None:
    play = exposed(laws, "W", "S7 S6", "clarification")
    play.found(True)
    play.found(False)
    assert (penalty_cards(play), "49" in play.rulings[0].ordered) == ({"W:S7 major", "W:S6 major"}, True)
    assert {L1997: "72B1 must", L2017: "72C must"}[laws] in referred(play)


@editions()
def test_24_a_card_that_partner_could_not_have_seen_does_not_count(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.exposed_in_auction("W", "S7")
    play.exposed_in_auction("W", "S6")
    play.director("S")
    seen = [False, True]
    while play.question is not None and play.question.id != "lead_option:1":
        answers = {"within_period": "auction", "own_error": True, "treat_as_penalty_card": "yes"}
        play.answer(seen.pop(0) if play.question.id.startswith("face_visible") else answers[play.question.id])
    assert (penalty_cards(play), "24C" in play.citations) == ({"W:S6 minor"}, False)


@editions(L1997)
def test_r54_3_set_aside_dummys_opening_lead_goes_back_by_48a(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws, set_aside=("R54-3",))
    play.faced("N", "SA")
    play.director("W")
    assert (trick(play), play.rulings[-1].ordered, set(users(play, "SA")[0])) == ("", ("48A",), {"E", "W"})


@editions(L1997, L2017)
def test_24_after_the_final_pass_the_director_may_designate_otherwise(laws: Edition) -> None:
    play = exposed(laws, "W", "SK", "clarification")
    play.found(True)
    play.found(True)
    assert (asked(play), penalty_cards(play), users(play, "SK")) == (None, set(), ("", "E"))


@editions()
def test_24_taking_the_card_back_unasked_settles_nothing(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.exposed_in_auction("W", "S7")
    play.retracted("W", "S7")
    assert "24" in unattended(play)


@editions()
def test_24_a_card_that_declarer_names_before_the_lead_is_known_to_be_his(laws: Edition) -> None:
    play = scene(laws, "7H by W")
    play.named("W", "SQ", "W")
    assert holds(play, "W", "SQ")
    play.director("S")
    while play.question is not None:
        play.answer(play.question.values[0])
    assert [ruling.law for ruling in play.rulings] == [24]


# Cards that nobody has named


@editions()
@pytest.mark.parametrize("when", ["auction", "clarification"])
def test_24_a_card_that_nobody_has_named_is_identified_when_it_becomes_a_penalty_card(laws: Edition, when: str) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.exposed_in_auction("E", "D4", more=1)
    play.director("S")
    play.found(when)
    play.found(True)
    if asked(play) == "own_error":
        play.found(True)
    if asked(play) == "designated_otherwise":
        play.found(False)
    assert (asked(play), to(play)) == ("card_exposed:1", "Director")
    assert "D4" not in options(play)
    play.found("HK")
    while play.question is not None and play.question.id in ("treat_as_penalty_card", "designated_otherwise"):
        play.answer("yes" if play.question.id == "treat_as_penalty_card" else False)
    assert penalty_cards(play) == {"E:D4 major", "E:HK major"}
    assert ("24C" in play.citations) is (when == "auction")


@editions()
@pytest.mark.parametrize(("card", "rule"), [("H5", "24A"), ("HK", "24B")])
def test_24_one_card_that_nobody_has_named_is_an_honour_or_not(laws: Edition, card: str, rule: str) -> None:
    for seat in "WN":
        play = Play(contract="3NT by S", laws=laws)
        play.exposed_in_auction(seat, more=1)
        play.director("S")
        play.found("auction")
        play.found(True)
        play.found(True)
        assert asked(play) == "card_exposed:1"
        play.found(card)
        if asked(play) == "treat_as_penalty_card":
            play.chose("yes")
        assert rule in play.citations


@editions()
def test_24_cards_of_the_declaring_side_go_back_and_need_not_be_named(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.exposed_in_auction("N", "D4", more=2)
    play.director("W")
    play.found("auction")
    play.found(True)
    play.found(True)
    assert (asked(play), penalty_cards(play), "24C" in play.citations) == (None, set(), True)
    assert "♦4 and the 2 cards that were not named go back to North's hand" in play.explain()


@editions()
@pytest.mark.parametrize("found", [("before",), ("auction", False), ("auction", True, False)])
def test_24_cards_that_cost_nothing_go_back_unnamed(laws: Edition, found: tuple[object, ...]) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.exposed_in_auction("W", more=1)
    play.director("S")
    for value in found:
        play.found(value)
    assert (asked(play), penalty_cards(play)) == (None, set())
    assert "he card that was not named goes back to West's hand" in play.explain()


# Told late


TOLD = {
    "within_period": "auction",
    "face_visible_to_partner_possible": True,
    "own_error": True,
    "treat_as_penalty_card": "yes",
    "partner_could_possibly_see_face": True,
    "designated_otherwise": False,
}


def told_late(laws: Edition, acts: list[tuple[str, str]], seat: str, cards: str, **answers: object) -> Play:
    """3NT by South; only after some cards it is told that others were seen before the play."""
    play = Play(contract="3NT by S", laws=laws)
    for hand, card in acts:
        play.faced(hand, card)
    play.exposed_in_auction(seat, cards)
    play.director("S")
    known = TOLD | answers
    while (question := asked(play)) in known:
        play.answer(known[question])
    return play


TRICK = [("W", "ST"), ("N", "S4"), ("E", "SK"), ("S", "SA")]


@editions()
@pytest.mark.parametrize(("cards", "seat", "exposed"), [(1, "E", "HK"), (1, "W", "DA"), (2, "W", "DA"), (4, "E", "HK")])
def test_24_told_after_the_lead_it_comes_to_the_same_as_told_before(
    laws: Edition, cards: int, seat: str, exposed: str
) -> None:
    late = told_late(laws, TRICK[:cards], seat, exposed)
    play = Play(contract="3NT by S", laws=laws)
    play.exposed_in_auction(seat, exposed)
    for hand, card in TRICK[:cards]:
        play.faced(hand, card)
    play.director("S")
    while (question := asked(play)) in TOLD:
        play.answer(TOLD[question])
    assert (asked(late), late.turn, trick(late), referred(late)) == (
        asked(play),
        play.turn,
        trick(play),
        referred(play),
    )
    assert penalty_cards(late) == penalty_cards(play) != set()
    assert late.explain() == play.explain()


@editions()
def test_24_told_after_the_partners_lead_declarer_has_the_choice_of_50d2(laws: Edition) -> None:
    play = told_late(laws, TRICK[:1], "E", "HK")
    assert (asked(play), penalty_cards(play)) == ("lead_option:1", {"E:HK major", "W:ST major"})


@editions()
def test_24_told_later_in_the_play_it_is_a_penalty_card_from_now_on(laws: Edition) -> None:
    play = told_late(laws, [*TRICK, ("S", "D4"), ("W", "D8")], "E", "HK")
    assert (asked(play), penalty_cards(play), trick(play)) == (None, {"E:HK major"}, "S:D4 W:D8")
    assert "11A may" in referred(play)


@editions()
@pytest.mark.parametrize(("when", "pass_due"), [("auction", True), ("clarification", False), ("before", False)])
def test_24_told_when_the_card_has_been_played_no_penalty_card_is_left(
    laws: Edition, when: str, pass_due: bool
) -> None:
    play = told_late(laws, TRICK, "E", "SK", within_period=when)
    assert (asked(play), penalty_cards(play), unattended(play)) == (None, set(), [])
    assert ("24B" in play.citations) is pass_due


@editions()
def test_24_the_card_that_is_left_of_two_is_major(laws: Edition) -> None:
    assert penalty_cards(told_late(laws, TRICK, "E", "SK H2")) == {"E:H2 major"}
    assert penalty_cards(told_late(laws, TRICK, "E", "SK H2", within_period="clarification")) == {"E:H2 major"}


@editions()
def test_24_told_after_a_claim_there_are_no_penalty_cards(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    for hand, card in TRICK:
        play.faced(hand, card)
    play.claimed("S", 9)
    play.exposed_in_auction("E", "HK")
    play.director("S", "exposed card")
    while (question := asked(play)) in TOLD:
        play.answer(TOLD[question])
    assert (penalty_cards(play), "24B" in play.citations) == (set(), True)


@editions()
def test_24_a_card_that_another_hand_has_played_was_not_seen_here(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    for hand, card in TRICK:
        play.faced(hand, card)
    with pytest.raises(ImpossibleEvent):
        play.exposed_in_auction("W", "SK")


@editions()
def test_24b_an_honour_that_has_been_played_leaves_the_pass_that_was_due(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.exposed_in_auction("W", "HK")
    play.faced("W", "HK")
    play.director("S")
    while (question := asked(play)) in TOLD:
        play.answer(TOLD[question])
    assert ("24B" in play.citations, penalty_cards(play), trick(play)) == (True, set(), "W:HK")


@editions(L1997, L2017)
def test_r24_2_is_behind_a_card_dropped_before_the_lead(laws: Edition) -> None:
    for seat, card in (("S", "SA"), ("N", "CA"), ("W", "HK")):
        for aside in ((), ("R24-2",)):
            play = Play(contract="3NT by S", laws=laws, set_aside=aside)
            play.dropped(seat, card)
            play.director("S")
            while (question := asked(play)) in TOLD:
                play.answer(TOLD[question])
            assert ("R24-2" in play.citations) is not bool(aside)
            law = DEFENDER[laws] if seat == "W" else DECLARING[laws]
            assert (law in play.citations) is bool(aside)


# Cards exposed one after another, one of which has been led before anyone spoke


def shown_then_led(laws: Edition, first: str, second: str, lead: str, own: tuple[bool, bool], **more: object) -> Play:
    """West shows two cards in the auction, one after the other, and leads one of them."""
    play = Play(contract="3NT by S", laws=laws, **more)  # type: ignore[arg-type]
    play.exposed_in_auction("W", first)
    play.exposed_in_auction("W", second)
    play.faced("W", lead)
    play.director("S")
    errors = list(own)
    while (question := asked(play)) in TOLD:
        play.answer(errors.pop(0) if question == "own_error" else TOLD[question])
    return play


@editions()
@pytest.mark.parametrize(("first", "second"), [("SK", "HK"), ("HK", "SK"), ("S7", "H5"), ("H5", "S7")])
def test_24e_one_of_two_cards_shown_one_after_another_may_be_led(laws: Edition, first: str, second: str) -> None:
    """As of two shown together: both were penalty cards, and major, when he led one of them."""
    lead, other = {"K": ("SK", "HK")}.get(first[1], ("S7", "H5"))
    play = shown_then_led(laws, first, second, lead, (True, True))
    assert (asked(play), trick(play), penalty_cards(play)) == (None, f"W:{lead}", {f"W:{other} major"})
    assert {"24C", "R24-5"} <= set(play.citations)
    assert unattended(play) == []


@editions()
@pytest.mark.parametrize("led_first", [True, False])
def test_24e_a_card_shown_by_no_error_of_his_is_no_penalty_card_beside_the_other(
    laws: Edition, led_first: bool
) -> None:
    shown, own = (("S7", "H5"), (False, True)) if led_first else (("H5", "S7"), (True, False))
    play = shown_then_led(laws, *shown, "S7", own)
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "W:S7", {"W:H5 minor"})
    shown = ("S7", "HK") if led_first else ("HK", "S7")
    play = shown_then_led(laws, *shown, "S7", own)
    assert (asked(play), to(play), trick(play)) == ("penalty_card_not_played", "S", "W:S7")
    assert penalty_cards(play) == {"W:HK major"}


@editions()
def test_r50_8_set_aside_a_card_that_has_been_led_was_no_penalty_card_beside_the_other(laws: Edition) -> None:
    for first, second in (("S7", "H5"), ("H5", "S7")):
        play = shown_then_led(laws, first, second, "S7", (True, True), set_aside=("R50-8",))
        assert (asked(play), trick(play), penalty_cards(play)) == (None, "W:S7", {"W:H5 minor"})


@editions()
def test_24_a_small_card_that_was_led_is_asked_about_if_the_player_showed_another(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.exposed_in_auction("W", "S7")
    play.exposed_in_auction("W", "H5")
    play.faced("W", "S7")
    assert unattended(play) == ["24", "24"]
    play.director("S")
    assert play.question is not None
    assert play.question.text == "When could ♠7 be seen?"
    alone = Play(contract="3NT by S", laws=laws)
    alone.exposed_in_auction("W", "S7")
    alone.exposed_in_auction("E", "H5")
    alone.faced("W", "S7")
    assert unattended(alone) == ["24"]


@editions()
def test_r24_4_set_aside_one_of_two_shown_before_the_auction_is_major_too(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws, set_aside=("R24-4",))
    play.exposed_in_auction("W", "S7 H5")
    play.faced("W", "S7")
    play.director("S")
    while (question := asked(play)) in TOLD:
        play.answer("before" if question == "within_period" else TOLD[question])
    assert (trick(play), penalty_cards(play)) == ("W:S7", {"W:H5 major"})
