"""Law 68: claim or concession of tricks, as far as play stops."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.events import Stated, Step
from bridgelaws.laws.law77.rules import result
from bridgelaws.play.play import Play
from bridgelaws.values.cards import Suit
from bridgelaws.values.seats import Seat
from editions import editions
from revoked import answer_all, discard, faced, moved, states, table
from scenes import asked, holds, penalty_cards, referred, scene, to, trick


def first_asked(laws: Edition) -> str:
    """The first question about a claim that is disputed."""
    return "asked_to_play_on" if laws is L2017 else "tricks_awarded"


def claimed(laws: Edition, seat: str, tricks: int | None = None) -> Play:
    """Someone claims before trick 6, which South is to lead."""
    play = table("4S by S", laws, {"trick": 6, "leader": "S", "won": {"NS": 3, "EW": 2}})
    play.claimed(seat, tricks)
    return play


@editions()
def test_68d_play_stops(laws: Edition) -> None:
    play = claimed(laws, "S", 8)
    assert (play.turn, play.table.total) == (None, (11, 2))
    assert {"68A", "68D"} <= set(play.citations)
    assert ("suspended" in play.explain()) is (laws is L2017)


@editions()
def test_68b_to_claim_some_is_to_concede_the_rest(laws: Edition) -> None:
    conceding = "68B" if laws is L1997 else "68B1"
    assert conceding in claimed(laws, "S", 3).citations
    assert conceding not in claimed(laws, "S", 8).citations


@editions(L1997, L2007)
@pytest.mark.parametrize("does", ["held", "touched"])
def test_68d_who_holds_or_touches_a_card_after_a_claim_does_not_resume_play(laws: Edition, does: str) -> None:
    play = claimed(laws, "S", 3)
    before = play.citations
    getattr(play, does)("S", "D2")
    assert (play.turn, play.table.stopped is not None, play.citations) == (None, True, before)
    assert play.table.docket == ()
    assert play.faced("S", "H2").table.stopped is not None
    assert "played on after a claim" in play.explain()


@editions()
def test_68c_who_concedes_everything_has_no_line_to_state(laws: Edition) -> None:
    said = claimed(laws, "S", 0).explain()
    assert "how he would play" not in said
    assert ("faces his hand" in said) is (laws is L2017)
    assert "how he would play" in claimed(laws, "S", 3).explain()


@editions()
def test_68a_dummy_can_neither_claim_nor_concede(laws: Edition) -> None:
    play = claimed(laws, "N", 3)
    assert (str(play.turn), play.table.total) == ("South", None)
    assert ("43A1(c)" in play.citations, "68A" in play.citations) == (True, laws is L2017)
    assert ("16A may" if laws is L1997 else "16B may") in referred(play)
    faced(play, "S:H2")
    assert not any(ref.startswith("68D") for ref in play.citations)


@editions()
def test_68a_dummys_words_establish_no_revoke(laws: Edition) -> None:
    """63A3 asks for a claim."""
    position = {"trick": 5, "leader": "W", "won": {"NS": 2, "EW": 2}, "hands": {"S": ["C2", "D7", "..."]}}
    play = faced(table("3NT by S", laws, position), "W:D9", "N:D4", "E:D3", "S:C2")
    play.claimed("N", 2)
    assert states(play) == ["5S:C2 open"]
    play.claimed("S", 2)
    assert states(play) == ["5S:C2 established"]


@editions()
def test_68d_a_claim_by_the_other_side_establishes_nothing(laws: Edition) -> None:
    play = discard(laws)
    play.claimed("S", 5)
    assert states(play) == ["5E:C2 open"]


# 68B2


@editions()
def test_68b2_the_partner_of_a_conceding_defender_objects_at_once(laws: Edition) -> None:
    play = claimed(laws, "W", 0)
    assert play.turn is None
    play.said("E", "refuse")
    assert (asked(play), to(play)) == ("immediate_objection", "Director")
    play.found(True)
    assert (str(play.turn), play.table.total, penalty_cards(play)) == ("South", None, set())
    assert ("68B" if laws is L1997 else "68B2") in play.citations
    assert ("R68-1" in play.citations) is (laws is L1997)
    assert {L1997: "16A may", L2007: "16D2 must", L2017: "16C2 must"}[laws] in referred(play)
    faced(play, "S:H2")
    assert not any(r.startswith("68D") for r in referred(play))


@editions()
def test_68b2_an_objection_too_late_changes_nothing(laws: Edition) -> None:
    play = claimed(laws, "W", 0)
    play.said("E", "refuse")
    play.found(False)
    assert (play.turn, play.table.total) == (None, (11, 2))


@editions()
def test_68b2_only_for_a_concession_and_only_by_a_defenders_partner(laws: Edition) -> None:
    for claimer, tricks, objector in (("W", 8, "E"), ("S", 0, "N"), ("W", 0, "S")):
        play = claimed(laws, claimer, tricks)
        play.said(objector, "refuse")
        assert (asked(play), play.turn) == (first_asked(laws), None)


@editions(L1997)
def test_r68_1_set_aside_the_director_says_how_the_board_goes_on(laws: Edition) -> None:
    position = {"trick": 6, "leader": "S", "won": {"NS": 3, "EW": 2}}
    play = table("4S by S", laws, position, set_aside=["R68-1"])
    play.claimed("W", 0)
    play.said("E", "refuse")
    play.found(True)
    assert (play.turn, "68B may" in referred(play)) == (None, True)


@editions()
def test_68b2_a_revoke_is_not_established_by_what_was_no_concession(laws: Edition) -> None:
    play = discard(laws)
    play.claimed("W", 0)
    assert states(play) == ["5E:C2 established"]
    play.said("E", "refuse")
    play.found(True)
    assert states(play) == ["5E:C2 open"]


@editions()
def test_68d_correcting_a_revoke_after_the_other_sides_claim_is_not_playing_on(laws: Edition) -> None:
    hands = {"W": "D9 S2 S3 H2 H3", "N": "D5 D6 C2 C3 C4", "E": "DQ D2 H7 H8 H9", "S": "C8 C9 CT CJ"}
    play = scene(laws, trick=9, current="S:D4", hands=hands, won={"NS": 5, "EW": 3})
    for seat, card in ("W", "S2"), ("N", "D5"):
        play.faced(seat, card)
    play.claimed("S", 4)
    play.director("S", "revoke")
    assert play.turn is Seat.WEST
    assert {card.code for card in play.legal_plays} == {"D9"}
    play.faced("W", "D9")
    play.chose("withdraw")
    assert play.turn is Seat.NORTH
    play.faced("N", "D6")
    assert (play.turn, play.table.finished, play.table.total) == (None, True, (9, 4))
    assert "68D may" in referred(play)


@editions()
def test_68b_only_who_wants_no_trick_concedes_the_rest(laws: Edition) -> None:
    told = ["conceded" in claimed(laws, "S", tricks).rulings[-1].summary for tricks in (0, 1, 8)]
    assert told == [True, False, False]


@editions()
def test_68b2_what_the_conceder_says_next_does_not_stop_the_objection(laws: Edition) -> None:
    play = claimed(laws, "W", 0)
    play.said("W", "attention")
    play.said("E", "refuse")
    assert (asked(play), to(play)) == ("immediate_objection", "Director")


@editions()
def test_68b2_a_revoke_found_after_the_concession_is_corrected_when_the_partner_objects(laws: Edition) -> None:
    """Nothing was conceded, so nothing was established; but attention has been drawn to it."""
    play = discard(laws)
    play.claimed("E", 2)
    play.director("S", "revoke")
    answer_all(play, won_later=False, worse_off=False)
    assert (states(play), sum(moved(play).values())) == (["5E:C2 established"], 1)
    play.said("W", "refuse")
    play.found(True, "immediate_objection")
    assert (states(play), moved(play)) == (["5E:C2 corrected"], {"NS": 0, "EW": 0})
    assert play.turn is Seat.EAST
    assert play.table.total is None


@editions()
def test_68c_who_has_claimed_faces_his_hand(laws: Edition) -> None:
    """It belongs to the claim: play does not go on by it, and the number claimed stays."""
    hands = {"S": "CA CK H7 D3", "W": "H5 D9 S2 S3"}
    for seat, tricks, acts in ("S", 4, ("spread",)), ("W", 0, ("spread", "shown")), ("W", 4, ("spread", "dropped")):
        for act in acts:
            play = scene(laws, trick=10, leader="W", hands=hands, won={"NS": 7, "EW": 2})
            play.claimed(seat, tricks)
            total = play.table.total
            if act == "spread":
                play.spread(seat)
            else:
                getattr(play, act)(seat, "H5 D9")
            assert (play.turn, play.table.total, referred(play)) == (None, total, set())
            play.director("N")
            assert (asked(play), penalty_cards(play)) == (first_asked(laws), set())
            play.agreed("S" if seat == "W" else "W")


@editions()
def test_68b2_the_partner_objects_when_he_has_seen_the_hand(laws: Edition) -> None:
    hands = {"W": "H5 D9 S2 S3", "E": "HA DK S4 S5"}
    play = scene(laws, trick=10, leader="W", hands=hands, won={"NS": 7, "EW": 2})
    play.claimed("W", 0)
    play.shown("W", "H5 D9")
    play.said("E", "refuse")
    play.found(True, "immediate_objection")
    assert (play.turn, penalty_cards(play)) == (Seat.WEST, set())


@editions(L2007, L2017)
def test_68b2_cards_shown_in_conceding_are_no_penalty_cards(laws: Edition) -> None:
    hands = {"W": "H5 D9 S2 S3", "E": "HA DK S4 S5"}
    play = scene(laws, trick=10, leader="W", hands=hands, won={"NS": 7, "EW": 2})
    play.shown("W", "H5 D9")
    play.claimed("W", 0)
    play.said("E", "refuse")
    play.found(True, "immediate_objection")
    assert {i.card.code for i in play.table.information if i.card and Seat.EAST in i.unauthorized} == {"H5", "D9"}
    play.director("S")
    assert (asked(play), penalty_cards(play), play.turn) == (None, set(), Seat.WEST)


@editions()
def test_68b2_a_card_that_he_dropped_is_not_one_shown_in_conceding(laws: Edition) -> None:
    hands = {"W": "H5 D9 S2 S3", "E": "HA DK S4 S5"}
    play = scene(laws, trick=10, leader="W", hands=hands, won={"NS": 7, "EW": 2})
    play.dropped("W", "D9")
    play.claimed("W", 0)
    play.said("E", "refuse")
    play.found(True, "immediate_objection")
    play.director("S")
    assert asked(play) == "partner_could_possibly_see_face"


@editions()
def test_68b2_nothing_is_said_of_a_revoke_that_nobody_has_noticed(laws: Edition) -> None:
    play = discard(laws)
    play.claimed("W", 0)
    play.said("E", "refuse")
    play.found(True, "immediate_objection")
    assert states(play) == ["5E:C2 open"]
    assert "revoke" not in play.explain()


@editions()
def test_68b2_what_the_concession_did_not_establish_stays_established(laws: Edition) -> None:
    """East had led to the next trick before his partner conceded."""
    position = {"trick": 5, "leader": "S", "won": {"NS": 2, "EW": 2}, "hands": {"E": ["C2", "D7", "S5", "..."]}}
    play = faced(table("3NT by S", laws, position), "S:D4", "W:DK", "N:D5", "E:C2", "W:S4", "N:S6", "E:S5")
    assert states(play) == ["5E:C2 established"]
    play.claimed("W", 0)
    play.said("E", "refuse")
    play.found(True, "immediate_objection")
    assert states(play) == ["5E:C2 established"]


def test_68b2_only_what_this_concession_established_is_open_again() -> None:
    """West's claim is void by agreement, and where R68-2 is set aside it has established East's revoke all the same."""
    play = discard(L2017, set_aside=["R68-2"])
    play.claimed("W", 0)
    play.said("S", "refuse")
    play.found(True)
    play.found(True)
    play.claimed("E", 0)
    play.said("W", "refuse")
    play.found(True, "immediate_objection")
    assert states(play) == ["5E:C2 established"]
    play.claimed("W", 0)
    play.said("E", "refuse")
    play.found(True, "immediate_objection")
    assert states(play) == ["5E:C2 open"]


@editions()
def test_68b2_a_revoke_of_the_other_side_stays_as_open_as_it_was(laws: Edition) -> None:
    """South has discarded a spade on a diamond with one in his hand; then a defender concedes, and partner objects."""
    hands = {"S": ["C2", "D7", "S5", "S2", "..."]}
    play = table("3NT by S", laws, {"trick": 5, "leader": "W", "won": {"NS": 2, "EW": 2}, "hands": hands})
    faced(play, "W:DK", "N:D5", "E:D4", "S:S2")
    play.claimed("W", 0)
    play.said("E", "refuse")
    play.found(True, "immediate_objection")
    assert (states(play), play.turn) == (["5S:S2 open"], Seat.WEST)


@editions()
def test_68d_a_claim_that_is_disputed_is_for_the_director(laws: Edition) -> None:
    for claimer, tricks, speaker in (("S", 4, "W"), ("S", 4, "N"), ("W", 8, "E"), ("W", 0, "N")):
        play = claimed(laws, claimer, tricks)
        play.said(speaker, "refuse")
        assert (asked(play), play.turn, referred(play)) == (first_asked(laws), None, set())
        assert ("all four agree" in play.explain()) is (laws is L2017)


@editions()
def test_68d_who_has_claimed_does_not_dispute_it(laws: Edition) -> None:
    play = claimed(laws, "S", 4)
    play.said("S", "refuse")
    assert referred(play) == set()


# The Director is called after a claim


@editions()
@pytest.mark.parametrize("who", ["E", "W"])
def test_68d_who_calls_the_director_after_a_claim_disputes_it(laws: Edition, who: str) -> None:
    play = scene(laws, trick=10, leader="S", won={"NS": 6, "EW": 3})
    play.claimed("S", 3)
    play.director(who)
    assert asked(play) == first_asked(laws)
    disputes = len(play.rulings)
    play.director(who)
    assert (asked(play), len(play.rulings)) == (first_asked(laws), disputes)


@editions()
@pytest.mark.parametrize("objected", [True, False])
def test_68b2_the_partner_of_a_conceding_defender_may_have_called_to_object(laws: Edition, objected: bool) -> None:
    play = scene(laws, trick=10, leader="S", won={"NS": 6, "EW": 3})
    play.claimed("W", 1)
    play.director("E")
    assert asked(play) == "immediate_objection"
    play.found(objected)
    assert (play.table.stopped is None) is objected


@editions()
def test_68d_a_call_about_something_else_disputes_nothing(laws: Edition) -> None:
    play = scene(laws, trick=10, leader="S", won={"NS": 6, "EW": 3})
    play.claimed("S", 3)
    play.agreed("E")
    play.director("W")
    assert referred(play) == set()
    play = scene(laws, trick=10, leader="S", won={"NS": 6, "EW": 3})
    play.claimed("S", 3)
    play.director("S")
    assert referred(play) == set()


@editions()
@pytest.mark.parametrize("suit", ["H", "C"])
def test_68d_a_dispute_and_a_word_on_a_revoke_may_come_in_either_order(laws: Edition, suit: str) -> None:
    found = []
    for calls in ((None, "revoke"), ("revoke", None)):
        play = scene(laws, trick=10, leader="S", won={"NS": 6, "EW": 3})
        for card in "S:H2", "W:H3", "N:HA", f"E:{suit}9":
            play.faced(card[0], card[2:])
        play.claimed("S", 3)
        for about in calls:
            play.director("W", about)
        found.append((asked(play), referred(play), len(play.rulings)))
    assert found[0] == found[1]


@editions()
def test_68d_tricks_are_counted_after_a_revoke_when_a_disputed_claim_has_been_ruled_on(laws: Edition) -> None:
    """East has revoked and his side has played on; declarer's claim is disputed and given one trick less."""
    play = faced(table("3NT by S", laws, {"trick": 5, "leader": "S", "won": {"NS": 4, "EW": 0}}), "S:D6", "W:D7")
    faced(play, "N:DA", "E:C5", "N:H2", "E:H3", "S:H4", "W:HK")
    play.claimed("S", 7)
    play.said("W", "refuse")
    play.director("S", "revoke")
    play.found(True)
    assert (asked(play), play.table.transfers) == (first_asked(laws), ())
    play.ended(11)
    answer_all(play, won_later=False, worse_off=False)
    found = result(play.table)
    assert found is not None
    assert (found.tricks, found.after) == ((11, 2), (12, 1))


@editions()
def test_68d_who_claims_what_an_opponent_has_claimed_doubts_that_claim(laws: Edition) -> None:
    play = claimed(laws, "S", 8)
    play.claimed("W", 1)
    assert (asked(play), play.table.total) == (first_asked(laws), (11, 2))
    assert "West disputed South's claim" in play.explain()
    play.claimed("S", 7)  # what he says now is no part of his claim
    play.claimed("E", 2)
    assert (asked(play), play.table.total) == (first_asked(laws), (11, 2))


@editions()
def test_68d_who_claims_no_more_than_he_was_left_agrees(laws: Edition) -> None:
    play = claimed(laws, "S", 6)
    play.claimed("W", 2)
    assert (asked(play), play.table.total, play.table.stopped.by) == (None, (9, 4), Seat.SOUTH)
    play.next_deal_called("E")
    play.claimed("W", 5)
    play.claimed("S", 8)
    assert (asked(play), play.table.total, play.table.stopped.by) == (None, (9, 4), Seat.SOUTH)


@editions()
def test_68a_who_has_claimed_may_say_another_number_before_anyone_has_doubted_it(laws: Edition) -> None:
    play = claimed(laws, "S", 8)
    play.claimed("S", 7)
    assert (asked(play), play.table.total) == (None, (10, 3))


# 68C: the statement


@editions()
def test_68c_the_line_is_stated_at_once(laws: Edition) -> None:
    play = claimed(laws, "S", 8)
    assert "68C" in play.citations
    assert ("faces his hand" in play.explain()) is (laws is L2017)
    play = table("4S by S", laws, {"trick": 6, "leader": "S", "won": {"NS": 3, "EW": 2}})
    play.claimed("S", 8, "drawing trumps")
    assert "drawing trumps" in play.explain()


def test_68c_a_step_without_its_suit_is_an_error() -> None:
    play = table("4S by S", L2017, {"trick": 6, "leader": "S", "won": {"NS": 3, "EW": 2}})
    with pytest.raises(ImpossibleEvent, match="'run'"):
        play.claimed("S", 8, stated=[Stated(Step.RUN)])
    play.claimed("S", 8, stated=[Stated(Step.RUN, suits=(Suit.HEARTS,)), Stated(Step.DRAW_TRUMPS)])
    assert play.turn is None


# 68D2(b): all four agree that play goes on


def test_68d2b_play_goes_on_if_the_others_ask_and_all_four_agree() -> None:
    hands = {"E": "S3 H9 H8 D9", "S": "S9 HA DA DK"}
    play = scene(L2017, "4S by S", trick=10, leader="S", won={"NS": 7, "EW": 2}, hands=hands)
    play.claimed("S", 4)
    play.said("E", "refuse")
    play.shown("E", "H9")
    assert asked(play) == "asked_to_play_on"
    play.found(True)
    assert asked(play) == "all_four_agree"
    play.found(True)
    assert (str(play.turn), asked(play), penalty_cards(play)) == ("South", None, set())
    assert play.table.total is None
    assert "68D2(b)" in play.citations
    assert not any(ref.startswith(("16", "50")) for ref in play.citations)
    faced(play, "S:S9")
    assert referred(play) == set()


@pytest.mark.parametrize("answers", [(False,), (True, False)])
def test_68d2b_one_who_refuses_is_enough_for_the_director_to_rule(answers: tuple[bool, ...]) -> None:
    play = claimed(L2017, "S", 8)
    play.said("W", "refuse")
    for each in answers:
        play.found(each)
    assert (asked(play), play.turn) == ("tricks_awarded", None)


def test_68d2b_a_later_claim_is_another_one() -> None:
    play = claimed(L2017, "S", 8)
    play.said("W", "refuse")
    play.found(True)
    play.found(True)
    faced(play, "S:H2", "W:H3", "N:H4", "E:H5")
    play.claimed("E", 7)
    assert asked(play) is None
    play.said("S", "refuse")
    assert asked(play) == "asked_to_play_on"


@pytest.mark.parametrize("stands", [True, False])
def test_r68_2_a_void_claim_has_established_no_revoke(stands: bool) -> None:
    play = discard(L2017, **({} if stands else {"set_aside": ["R68-2"]}))
    play.claimed("W", 0)
    play.said("S", "refuse")
    play.found(True)
    play.found(True)
    assert states(play) == [f"5E:C2 {'open' if stands else 'established'}"]


# 68D: what is played after a claim


THREE_LEFT = {"N": "S4 S3 D4", "E": "HA D9 D8", "S": "SA S9 DA", "W": "ST S8 D7"}


def three_left(laws: Edition, **options: Any) -> Play:
    """South is to lead to the eleventh trick."""
    return scene(laws, "3NT by S", trick=11, leader="S", won={"NS": 8, "EW": 2}, hands=THREE_LEFT, **options)


@pytest.mark.parametrize("laws", [L1997, L2007])
def test_68d_what_is_played_after_a_claim_is_void_where_play_has_ceased(laws: Edition) -> None:
    play = three_left(laws)
    play.claimed("S", 3)
    faced(play, "S:SA", "W:S8")
    assert (play.turn, trick(play), play.table.total) == (None, "", (11, 2))
    assert holds(play, "S", "SA")
    assert ("70D3" in play.citations) is (laws is L2007)
    rulings = [ruling for ruling in play.rulings if "played on" in str(ruling)]
    assert len(rulings) == 1  # it is said once
    play.director("W")
    assert asked(play) == "tricks_awarded"
    play.adjudicated(2, ["later play"])
    assert (asked(play), play.table.total) == (None, (10, 3))


@editions()
def test_68d_who_holds_touches_or_wishes_for_a_card_after_a_claim_plays_none(laws: Edition) -> None:
    for acts in (lambda play: play.held("S", "SA"), lambda play: play.touched("S", "S3")):
        play = three_left(laws)
        play.claimed("S", 3)
        acts(play)
        assert (play.turn, trick(play), play.table.total) == (None, "", (11, 2))
        assert asked(play) == ("asked_to_play_on" if laws is L2017 else None)
    play = three_left(laws)
    faced(play, "S:SA")
    play.claimed("S", 3)
    play.omitted("W")
    assert (play.turn, trick(play), play.table.total, asked(play)) == (None, "S:SA", (11, 2), None)


# 68D2: play that went on after a claim


@pytest.mark.parametrize("asked_at", [1, 2, 3, 4, 6])
def test_68d2b_cards_count_from_the_first_on_if_all_four_had_agreed(asked_at: int) -> None:
    """Whenever it is found: right after the first card, or when a trick and a half have been played."""
    play = three_left(L2017)
    play.claimed("S", 3)
    for n, card in enumerate(["S:SA", "W:S8", "N:S3", "E:D8", "S:S9", "W:ST"], 1):
        faced(play, card)
        if n == asked_at:
            assert (asked(play), play.turn, play.table.total) == ("asked_to_play_on", None, (11, 2))
            play.found(True)
            assert (asked(play), play.turn) == ("all_four_agree", None)
            play.found(True)
    assert (asked(play), trick(play), play.turn) == (None, "S:S9 W:ST", Seat.NORTH)
    assert (play.table.won, play.table.total, penalty_cards(play), referred(play)) == ((9, 2), None, set(), set())
    assert "68D2(b)" in play.citations
    assert "R68-3" not in play.citations


@pytest.mark.parametrize("answers", [(False,), (True, False)])
@pytest.mark.parametrize("stands", [True, False])
def test_r68_3_without_the_agreement_of_all_four_the_director_rules_as_on_a_doubted_claim(
    answers: tuple[bool, ...], stands: bool
) -> None:
    play = three_left(L2017, **({} if stands else {"set_aside": ["R68-3"]}))
    play.claimed("S", 3)
    faced(play, "S:SA", "W:S8", "N:S3")
    for each in answers:
        play.found(each)
    assert (play.turn, trick(play), penalty_cards(play)) == (None, "", set())
    assert all(holds(play, card[0], card[2:]) for card in ("S:SA", "W:S8", "N:S3"))
    assert ("R68-3" in play.citations) is stands
    assert (asked(play), play.table.total) == ("tricks_awarded" if stands else None, (11, 2))
    if stands:
        assert "evidence" in play.explain()
        play.adjudicated(2)
        assert (asked(play), play.table.total) == (None, (10, 3))
        faced(play, "S:SA")
        assert (asked(play), play.turn, play.table.total) == (None, None, (10, 3))
    else:  # the claim is as it was, and whoever doubts it now may ask to play on
        play.said("W", "refuse")
        assert asked(play) == "asked_to_play_on"


def test_68d2b_it_is_asked_once_whether_the_claim_was_doubted_before_the_card_or_not() -> None:
    for doubted in (True, False):
        play = three_left(L2017)
        play.claimed("S", 3)
        if doubted:
            play.said("W", "refuse")
            assert asked(play) == "asked_to_play_on"
        faced(play, "S:SA", "W:S8")
        play.found(True)
        play.found(False)
        assert asked(play) == "tricks_awarded"
        assert sum("agreed to play on" in str(ruling) for ruling in play.rulings) == 1


def test_68d2b_a_card_held_counts_too_if_all_four_had_agreed() -> None:
    play = three_left(L2017)
    play.claimed("S", 3)
    play.held("S", "SA")
    play.found(True)
    play.found(True)
    assert (play.turn, play.table.stopped) == (Seat.SOUTH, None)
    play.director("W")
    assert asked(play) == "touching_or_nearly"
    play.found(True)
    assert trick(play) == "S:SA"


def test_68d2b_two_claims_in_one_trick_are_two_questions() -> None:
    play = three_left(L2017)
    for _ in range(2):
        play.claimed("S", 3)
        play.said("W", "refuse")
        assert asked(play) == "asked_to_play_on"
        play.found(True)
        play.found(True)
        assert play.turn is Seat.SOUTH


def test_r68_2_a_revoke_that_the_void_claim_had_established_is_established_by_playing_on() -> None:
    """East has revoked and West has conceded; by agreement play went on, and who plays next is of which side?"""
    for cards, stage in (((), "open"), (("N:S6",), "open"), (("N:S6", "E:S5"), "established")):
        play = discard(L2017)
        play.claimed("W", 0)
        play.said("S", "refuse")
        faced(play, *cards)
        play.found(True)
        play.found(True)
        assert states(play) == [f"5E:C2 {stage}"]


@pytest.mark.parametrize("laws", [L1997, L2007])
def test_68d_a_card_named_after_a_claim_is_not_played_either(laws: Edition) -> None:
    hands = {"N": "S4 S3 D4", "E": "HA D9 D8", "S": "SA S9 DA", "W": "ST S8 D7"}
    play = scene(laws, "3NT by S", trick=11, leader="N", won={"NS": 8, "EW": 2}, hands=hands)
    play.claimed("S", 2)
    play.named("S", "the low spade")
    assert (play.turn, trick(play), asked(play)) == (None, "", None)
    assert holds(play, "N", "S3")


@pytest.mark.parametrize("laws", [L2007, L2017])
def test_68b2_play_that_goes_on_after_an_objection_counts(laws: Edition) -> None:
    hands = {"N": "S4 S3 D4", "E": "HA D9 D8", "S": "SA S9 DA", "W": "ST S8 D7"}
    play = scene(laws, "3NT by S", trick=11, leader="S", won={"NS": 8, "EW": 2}, hands=hands)
    play.claimed("W", 0)
    play.said("E", "refuse")
    play.found(True)
    faced(play, "S:SA", "W:S8")
    assert trick(play) == "S:SA W:S8"


@editions()
def test_68b2_what_was_played_after_the_objection_counts_whenever_it_is_found(laws: Edition) -> None:
    play = three_left(laws)
    play.claimed("W", 0)
    play.said("E", "refuse")
    faced(play, "S:SA", "W:S8", "N:S3")
    assert (asked(play), play.turn) == ("immediate_objection", None)
    play.found(True)
    assert (asked(play), trick(play), play.turn) == (None, "S:SA W:S8 N:S3", Seat.EAST)
    play = three_left(laws)
    play.claimed("W", 0)
    play.said("E", "refuse")
    faced(play, "S:SA", "W:S8", "N:S3")
    play.found(False)
    assert (asked(play), trick(play)) == (first_asked(laws), "")


@pytest.mark.parametrize("settled", ["before the Director", "ruled on", "agreed for good"])
def test_68d_nothing_is_played_while_a_claim_is_contested_or_once_it_is_settled(settled: str) -> None:
    """2017 lets play go on, but only if the Director finds that the others asked and all four agreed (68D2)."""
    play = scene(L2017, "3NT by S", trick=11, leader="S", won={"NS": 8, "EW": 2}, hands={"S": "SA S9 DA"})
    play.claimed("S", 3)
    if settled == "agreed for good":
        play.next_deal_called("W")
    else:
        play.said("W", "refuse")
    if settled == "ruled on":
        play.found(False)
        play.adjudicated(2)
    before = (asked(play), play.table.total)
    faced(play, "S:SA")
    assert (play.turn, trick(play)) == (None, "")
    assert (asked(play), play.table.total) == before
    assert holds(play, "S", "SA")
    if settled == "before the Director":
        play.found(False)
        assert (asked(play), play.turn) == ("tricks_awarded", None)
    assert "is void" in str(play.rulings[-1])


# 68: of the trick in progress


@editions()
def test_68_of_the_last_trick_once_it_is_in_progress_nobody_claims(laws: Edition) -> None:
    play = table("4S by S", laws, {"trick": 13, "leader": "W", "won": {"NS": 9, "EW": 3}})
    faced(play, "W:HK")
    play.claimed("E", 1)
    assert (play.turn, play.table.total, asked(play)) == (Seat.NORTH, None, None)
    assert play.rulings[-1].ordered == ("68",)
    play.said("W", "refuse")
    assert (play.turn, asked(play)) == (Seat.NORTH, None)
    faced(play, "N:H2", "E:H3", "S:S2")
    assert play.table.total == (10, 3)


@editions()
def test_68_a_trick_before_the_last_may_be_claimed_while_it_is_in_progress(laws: Edition) -> None:
    play = table("4S by S", laws, {"trick": 12, "leader": "W", "won": {"NS": 9, "EW": 2}})
    faced(play, "W:HK")
    play.claimed("S", 2)
    assert (play.turn, play.table.total) == (None, (11, 2))


@editions()
def test_68_what_is_said_after_a_result_was_stated_resumes_no_play(laws: Edition) -> None:
    play = table("4S by S", laws, {"trick": 6, "leader": "S", "won": {"NS": 3, "EW": 2}})
    play.ended(10)
    play.said("W", "refuse")
    play.round_ended()
    assert (play.turn, play.table.total) == (None, (10, 3))


@editions()
def test_68_a_card_after_a_result_was_stated_resumes_the_play(laws: Edition) -> None:
    """A number that somebody gave is no claim, and holds nobody; what was put on record before stays there."""
    play = three_left(laws)
    play.claimed("W", 0)
    play.said("E", "refuse")
    play.found(True, "immediate_objection")
    records = len(play.table.records)
    play.ended(10)
    faced(play, "S:SA", "W:S8")
    assert (play.turn, trick(play), play.table.total) == (Seat.NORTH, "S:SA W:S8", None)
    assert len(play.table.records) >= records


@pytest.mark.parametrize("doubted", [True, False])
def test_r68_3_both_sides_are_heard_once(doubted: bool) -> None:
    play = three_left(L2017)
    play.claimed("S", 3)
    if doubted:
        play.said("W", "refuse")
    faced(play, "S:SA")
    play.found(False)
    steps = [step for ruling in play.rulings for step in ruling.steps]
    assert sum(any(each.ref(L2017) == "70B" for each in step.authorities) for step in steps) == 1


@editions(L2007, L2017)
def test_68b2_declarer_may_use_what_was_shown_and_the_objector_may_not(laws: Edition) -> None:
    play = claimed(laws, "W", 0)
    play.said("E", "refuse")
    play.found(True)
    told = play.table.information[-1]
    assert (told.holder, told.authorized, told.unauthorized) == (Seat.WEST, (Seat.SOUTH,), (Seat.EAST,))
