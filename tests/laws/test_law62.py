"""Law 62: correction, who may change his card, and the twelfth trick."""

from __future__ import annotations

import pytest

from bridgelaws.board.orders import Inform, ReopenTwelfth
from bridgelaws.board.table import Kind
from bridgelaws.book.editions import EDITIONS, L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from bridgelaws.values.cards import Card
from bridgelaws.values.seats import Seat
from revoked import discard, faced, moved, states, table
from scenes import asked, scene, trick, unattended

every = pytest.mark.parametrize("laws", EDITIONS, ids=str)


@every
def test_62a_must_be_corrected_when_attention_is_drawn(laws: Edition) -> None:
    play = discard(laws)
    play.director("S")
    assert {"62A", "62B", "62B1"} <= set(play.citations)
    assert states(play) == ["5E:C2 corrected"]


@every
def test_62b1_the_card_of_a_defender_becomes_a_major_penalty_card_and_he_follows(laws: Edition) -> None:
    play = discard(laws)
    play.director("S")
    assert [(str(p.seat), p.card.code, p.kind) for p in play.table.penalty_cards] == [("East", "C2", Kind.MAJOR)]
    assert play.turn is not None
    assert play.turn.letter == "E"
    assert play.legal_plays.why_not("C2") is not None
    faced(play, "E:D7")
    assert play.table.number == 6
    assert play.table.won == (3, 2)


@every
def test_62b2_declarers_card_goes_back_freely(laws: Edition) -> None:
    play = faced(
        table("3NT by S", laws, {"trick": 5, "leader": "W", "hands": {"S": ["D2", "C3", "..."]}}),
        "W:D5",
        "N:D4",
        "E:D6",
        "S:C3",
    )
    play.director("W")
    assert not play.table.penalty_cards
    assert {"62B2"} <= set(play.citations)
    assert [(i.card.code, [u.letter for u in i.authorized]) for i in play.table.information if i.card] == [
        ("C3", ["E", "W"])
    ]


@every
def test_62b2_a_faced_card_of_a_defender_is_a_penalty_card_as_before(laws: Edition) -> None:
    position = {
        "trick": 5, "leader": "S", "hands": {"E": ["C2", "D7", "HA", "..."]},
        "penalty_cards": [{"seat": "E", "card": "C2", "kind": "minor"}],
    }  # fmt: skip
    play = faced(table("3NT by S", laws, position), "S:D4", "W:D9", "N:DK", "E:C2")
    play.director("S")
    assert "62B2" in play.citations
    assert [(p.card.code, p.kind) for p in play.table.penalty_cards] == [("C2", Kind.MINOR)]


CASCADE = {
    "trick": 5, "leader": "S", "won": {"NS": 2, "EW": 2},
    "hands": {"W": ["S3", "D2", "..."], "N": ["D5", "D6", "..."], "E": ["DQ", "D9", "..."]},
}  # fmt: skip


@every
def test_62c_the_cascade_in_order(laws: Edition) -> None:
    """West ruffs, dummy plays low, East plays the queen; West corrects, then South, then and only then East."""
    play = faced(table("4S by S", laws, CASCADE), "S:D4", "W:S3", "N:D5", "E:DQ")
    play.director("S")
    assert play.question is None, "the revoker plays first"
    faced(play, "W:D2")
    assert play.question is not None
    assert (play.question.id, play.question.to.letter) == ("keep_or_withdraw:N", "S")  # type: ignore[union-attr]
    play.chose("withdraw")
    assert play.question is None, "East chooses when he has seen dummy's new card"
    faced(play, "N:D6")
    assert play.question is not None
    assert (play.question.id, play.question.to.letter) == ("keep_or_withdraw:E", "E")  # type: ignore[union-attr]
    play.chose("withdraw")
    assert play.question is None
    assert {"62C1", "62C2"} <= set(play.citations)
    owned = {(p.seat.letter, p.card.code) for p in play.table.penalty_cards}
    assert owned == {("W", "S3"), ("E", "DQ")}
    faced(play, "E:D9")
    assert (play.table.number, play.table.docket) == (6, ())


@every
def test_62c2_who_changes_may_play_another_card_and_owes_the_penalty_card_from_the_next_trick_on(laws: Edition) -> None:
    """R62-5."""
    position = {
        "trick": 11, "leader": "S", "won": {"NS": 8, "EW": 2},
        "hands": {"S": ["H4", "C2", "C3"], "W": ["S3", "H7", "D2"], "N": ["H2", "HK", "D3"], "E": ["H9", "HA", "HQ"]},
    }  # fmt: skip
    play = faced(table("4S by S", laws, position), "S:H4", "W:S3", "N:H2", "E:H9")
    play.said("W", "attention")
    faced(play, "W:H7")
    play.chose("withdraw")
    faced(play, "N:HK")
    play.chose("withdraw")
    assert "R62-5" in play.citations
    assert {card.code for card in play.legal_plays} == {"H9", "HA", "HQ"}
    faced(play, "E:HA")
    assert (play.table.docket, play.turn) == ((), Seat.EAST)
    assert play.question is not None
    assert play.question.id == "lead_option:12", "West has a penalty card too"
    play.chose("leave")
    assert [card.code for card in play.legal_plays] == ["H9"]


@every
def test_62c2_a_penalty_card_that_he_had_to_play_stays(laws: Edition) -> None:
    position = {
        "trick": 11, "leader": "S", "won": {"NS": 8, "EW": 2},
        "hands": {"S": ["H4", "C2", "C3"], "W": ["S3", "H7", "D2"], "N": ["H2", "HK", "D3"], "E": ["H9", "HA", "HQ"]},
        "penalty_cards": [{"seat": "E", "card": "HA", "kind": "major"}],
    }  # fmt: skip
    play = faced(table("4S by S", laws, position), "S:H4", "W:S3", "N:H2", "E:HA")
    play.said("W", "attention")
    faced(play, "W:H7")
    play.chose("withdraw")
    faced(play, "N:HK")
    assert play.question is not None
    assert play.question.id == "lead_option:12", "East was not asked: ♥A had to be played"
    assert "The play of ♥A by East stands (62C2, 50D1" in play.explain()


@every
@pytest.mark.parametrize("choice", ["keep", "withdraw"])
def test_62c1_one_of_two_penalty_cards_may_be_taken_back_when_declarer_corrects(laws: Edition, choice: str) -> None:
    position = {
        "trick": 10, "current": [{"seat": "E", "card": "H4"}],
        "hands": {"S": ["HA", "C2", "C3", "C4"], "W": ["HK", "HQ", "D2", "D3"]},
        "penalty_cards": [{"seat": "W", "card": card, "kind": "major"} for card in ("HK", "HQ")],
    }  # fmt: skip
    play = faced(table("3NT by S", laws, position), "S:C2")
    play.chose("HK", "designate_penalty_card:10")
    faced(play, "W:HK")
    play.director("W")
    faced(play, "S:HA")
    assert play.question is not None
    assert (play.question.id, str(play.question.to), play.question.refs) == ("keep_or_withdraw:W", "West", ("62C1",))
    play.chose(choice)
    owned = {p.card.code for p in play.table.penalty_cards}
    if choice == "keep":
        assert (owned, str(play.turn)) == ({"HQ"}, "North")
    else:
        assert (owned, str(play.turn)) == ({"HQ", "HK"}, "West")


@every
def test_62c2_without_r62_5_a_defender_has_nothing_to_change(laws: Edition) -> None:
    play = faced(table("4S by S", laws, CASCADE, set_aside=["R62-5"]), "S:D4", "W:S3", "N:D5", "E:DQ")
    play.director("S")
    faced(play, "W:D2")
    play.chose("withdraw")
    faced(play, "N:D6")
    assert play.question is not None
    assert play.question.id == "lead_option:6", "East was not asked"
    assert {p.card.code for p in play.table.penalty_cards} == {"S3"}
    assert "The play of ♦Q by East stands (62C2, 50D1" in play.explain()


@every
def test_62c2_no_right_without_a_change_by_the_other_side(laws: Edition) -> None:
    play = faced(table("4S by S", laws, CASCADE), "S:D4", "W:S3", "N:D5", "E:DQ")
    play.director("S")
    faced(play, "W:D2")
    play.chose("keep")
    assert play.question is not None
    assert play.question.id == "lead_option:6", "East won the trick and West has a penalty card"
    assert "The play of ♦Q by East stands (62C2)" in play.explain()
    assert play.table.number == 6


@every
def test_62c1_a_lead_to_the_next_trick_may_be_withdrawn(laws: Edition) -> None:
    play = faced(discard(laws), "N:H3")
    play.said("E", "attention")
    faced(play, "E:D7")
    assert play.question is not None
    assert play.question.id == "keep_or_withdraw:N"
    play.chose("withdraw")
    assert (play.table.number, play.table.trick.empty, play.turn.letter) == (6, True, "N")  # type: ignore[union-attr]


@every
def test_62_a_new_winner_takes_the_lead_back(laws: Edition) -> None:
    """The substitute wins the trick: the lead that dummy had made is undone (R44-1)."""
    position = {
        "trick": 5,
        "leader": "S",
        "won": {"NS": 2, "EW": 2},
        "hands": {"E": ["C2", "DA", "..."], "N": ["DK", "H3", "..."]},
    }
    play = faced(table("3NT by S", laws, position), "S:D4", "W:D9", "N:DK", "E:C2", "N:H3")
    play.director("S", "revoke")
    faced(play, "E:DA")
    assert (play.table.number, play.turn.letter, play.table.won) == (6, "E", (2, 3))  # type: ignore[union-attr]
    assert "H3" in {c.code for c in play.table.hands[0].cards}


BOTH = {
    "trick": 6,
    "leader": "N",
    "won": {"NS": 4, "EW": 1},
    "hands": {"E": ["S5", "H9", "..."], "S": ["S8", "HK", "C2", "..."]},
}


def test_62c3_both_sides_on_one_trick_and_one_has_played_on() -> None:
    """New in 2017; before, the one that is established stays and the other is corrected."""
    for laws in EDITIONS:
        play = faced(table("4S by S", laws, BOTH), "N:H3", "E:S5", "S:S8", "W:H2", "S:C2")
        assert states(play) == ["6E:S5 open", "6S:S8 established"]
        play.director("S", "revoke")
        if laws is L2017:
            assert states(play) == ["6E:S5 corrected", "6S:S8 corrected"]
            assert {"62C3", "R62-3"} <= set(play.citations)
            assert [(p.seat.letter, p.card.code) for p in play.table.penalty_cards] == [("E", "S5")]
            assert play.table.number == 6
            assert "C2" in {c.code for c in play.table.hands[2].cards}
            assert not any(i.authorized for i in play.table.information)
            faced(play, "E:H9", "S:HK", "S:C2", "W:C3", "N:C4", "E:C5")
            play.ended(10)
            assert "64B8" in play.citations
            assert moved(play) == {"NS": 0, "EW": 0}
        else:
            assert states(play) == ["6E:S5 corrected", "6S:S8 established"]


def test_62_r62_2_attention_comes_first() -> None:
    """A play by the revoker's side after attention was drawn does not establish, unless the reading is set aside."""
    for aside, expected in (([], "1E:H3 corrected"), (["R62-2"], "1E:H3 established")):
        play = faced(table("3NT by S", L2017, set_aside=aside), "W:S5", "N:S2", "E:H3", "S:SA")
        play.director("S", "revoke")
        faced(play, "S:C2", "W:C3")
        play.found(True, "holds:E:S:1")
        assert states(play) == [expected]
        assert ("C3" in {p.card.code for p in play.table.penalty_cards}) is (not aside)
        assert ("R62-2" in play.citations) is (not aside)


TWELVE = {
    "trick": 12, "leader": "S", "won": {"NS": 7, "EW": 4},
    "hands": {"S": ["D9", "C2"], "W": ["DK", "HQ"], "N": ["D5", "H2"], "E": ["S5", "H9"]},
}  # fmt: skip


def test_62d2_three_remedies() -> None:
    for laws in EDITIONS:
        play = faced(table("3NT by S", laws, TWELVE), "S:D9", "W:HQ")
        play.director("S")
        assert {"62D1", "62D2"} <= set(play.citations) or laws is L1997
        if laws is L1997:
            assert play.question is not None
            assert (play.question.id, play.question.values) == ("card_at_twelfth", ("S5", "H9", "none"))
            play.chose("S5")
            assert [r.card.code for r in play.table.restrictions if r.card] == ["S5"]
        elif laws is L2007:
            assert any(r.authority.ref(laws) == "62D2" for r in play.table.referrals)
        else:
            about = [i for i in play.table.information if i.card and i.card.code == "HQ"]
            assert [[u.letter for u in i.unauthorized] for i in about] == [["E"]]


def test_62d2_partner_of_one_suit_is_free() -> None:
    hands = {**TWELVE["hands"], "E": ["S5", "S6"]}  # type: ignore[dict-item]
    for laws in (L1997, L2007):
        play = faced(table("3NT by S", laws, {**TWELVE, "hands": hands}), "S:D9", "W:HQ")
        play.director("S")
        assert play.question is None
        assert not play.table.restrictions


def test_62d2_declarer_may_have_the_card_already_played_changed() -> None:
    play = faced(table("3NT by S", L1997, TWELVE), "S:D9", "W:HQ", "N:D5", "E:S5")
    play.director("S")
    play.chose("H9")
    assert play.table.trick.cards[1].code == "H9"  # type: ignore[union-attr]
    assert "S5" in {c.code for c in play.table.hands[1].cards}


@every
def test_62d1_corrected_although_established_until_the_hands_are_back(laws: Edition) -> None:
    hands = {"S": ["D9", "C2"], "W": ["D4", "S5"], "N": ["D5", "H2"], "E": ["DK", "HQ"]}
    for back in (False, True):
        play = faced(
            table("3NT by S", laws, {**TWELVE, "hands": hands}),
            "S:D9",
            "W:D4",
            "N:D5",
            "E:HQ",
            "S:C2",
            "W:S5",
            "N:H2",
            "E:DK",
        )
        assert states(play) == ["12E:HQ established"]
        if back:
            play.hands_returned()
        play.director("W", "revoke")
        assert states(play) == ["12E:HQ " + ("established" if back else "corrected")]
        assert ("62D1" in play.citations) is not back
        assert moved(play) == {"NS": 0, "EW": 0}
        (told,) = (str(revoke) for revoke in play.table.revokes)
        assert told.endswith("when West played ♠5 to the next trick" if back else "at trick 12: corrected")


@every
def test_62b_the_right_card_put_down_without_taking_the_other_back(laws: Edition) -> None:
    """R62-4: no fifth card, and no lead that establishes the revoke."""
    play = faced(discard(laws), "E:D7")
    play.director("S")
    assert play.question is not None
    assert play.question.id == "deemed_led"
    play.found(False)
    assert (states(play), play.question, play.table.docket) == (["5E:C2 corrected"], None, ())
    assert {(p.seat.letter, p.card.code, p.kind) for p in play.table.penalty_cards} == {("E", "C2", Kind.MAJOR)}
    assert (play.table.number, play.turn.letter) == (6, "N")  # type: ignore[union-attr]
    assert "R62-4" in play.citations


@every
def test_62b_without_r62_4_it_is_a_further_card(laws: Edition) -> None:
    play = faced(discard(laws, set_aside=["R62-4"]), "E:D7")
    play.director("S")
    play.found(False)
    assert states(play) == ["5E:C2 must be corrected"]
    assert play.question is not None


@every
def test_62b_the_last_to_play_of_his_side_puts_the_right_card_down_in_the_trick(laws: Edition) -> None:
    """His partner has played, so nobody need ask whether it was a premature lead."""
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3", "E:S7")
    assert (states(play), play.question) == (["1E:H3 corrected"], None)
    assert str(play.table.trick) == "W:♠5 N:♠2 E:♠7"


@every
def test_62a_hands_unknown_a_card_taken_back_was_it_a_revoke(laws: Edition) -> None:
    for held, now in ((True, ["1E:H3 corrected"]), (False, [])):
        play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3")
        play.retracted("E", "H3")
        assert play.question is not None
        assert play.question.id == "holds:E:S:1"
        play.found(held)
        assert (states(play), play.turn.letter) == (now, "E" if held else "S")  # type: ignore[union-attr]


@every
def test_62c1_nothing_is_asked_of_a_hand_that_has_no_other_card_to_play(laws: Edition) -> None:
    position = {
        "trick": 12, "leader": "N", "won": {"NS": 8, "EW": 3},
        "hands": {"N": ["D4", "S2"], "E": ["D6", "C5"], "S": ["D2", "C3"], "W": ["H2", "H9"]},
    }  # fmt: skip
    play = faced(table("3NT by S", laws, position), "N:D4", "E:C5", "S:D2", "W:H2")
    play.director("S")
    faced(play, "E:D6")
    assert (play.question, play.table.number) == (None, 13), "South's ♦2 is his only diamond"
    assert "the play of ♦2 by south stands (62c1)" in play.explain().lower()


def test_62c1_an_established_revoke_among_the_later_cards_stays() -> None:
    for laws, late in ((L1997, "63C"), (L2007, "63B")):
        play = faced(table("4S by S", laws, BOTH), "N:H3", "E:S5", "S:S8", "W:H2", "S:C2")
        play.director("W", "revoke")
        faced(play, "E:H9")
        assert play.question is not None
        assert play.question.text == "Does South keep ♣2 or take it back?"
        play.chose("keep")
        assert f"the play of ♠8 by south stands ({late.lower()})" in play.explain().lower()


def test_62c3_cites_how_and_refers_misuse() -> None:
    play = faced(table("4S by S", L2017, BOTH), "N:H3", "E:S5", "S:S8", "W:H2", "S:C2")
    play.director("W", "revoke")
    assert {"62C3", "62A", "62B", "50B", "16C2", "16C3"} <= set(play.citations)


def test_62d2_misuse_is_referred_in_2017() -> None:
    position = {
        "trick": 12, "leader": "N", "won": {"NS": 8, "EW": 3},
        "hands": {"N": ["D4", "S2"], "E": ["D6", "C5"], "S": ["D2", "C3"], "W": ["H2", "S9"]},
    }  # fmt: skip
    play = faced(table("3NT by S", L2017, position), "N:D4", "E:C5", "S:D2", "W:H2")
    play.director("S")
    assert {"62D2", "16C3"} <= set(play.citations)
    assert any(str(r.why).startswith("if West used what ♣5 showed") for r in play.table.referrals)


@every
def test_62b_a_lead_demanded_is_spent_when_it_is_made_under_the_others_cards(laws: Edition) -> None:
    position = {
        "trick": 7, "leader": "W", "won": {"NS": 3, "EW": 3},
        "hands": {"W": ["H2", "H4", "C3", "C4", "D5", "D6", "S8"], "N": ["C9", "H9", "..."]},
        "restrictions": [{"seat": "W", "kind": "require", "suits": ["H"], "law": "50D2(a)"}],
    }  # fmt: skip
    play = faced(table("4S by S", laws, position), "W:C3", "N:C9")
    play.director("S")
    assert [str(r) for r in play.table.restrictions] == ["West must lead a heart"]
    faced(play, "W:H2")
    assert play.table.restrictions == ()


@every
def test_62d2_partner_who_must_follow_suit_has_nothing_to_choose(laws: Edition) -> None:
    position = {
        "trick": 12, "leader": "N", "won": {"NS": 8, "EW": 3},
        "hands": {"N": ["D4", "S2"], "E": ["D6", "C5"], "S": ["D2", "C3"], "W": ["D9", "S9"]},
    }  # fmt: skip
    play = faced(table("3NT by S", laws, position), "N:D4", "E:C5")
    play.director("S")
    assert play.question is None
    assert ("62D2" in play.citations) is (laws is L2017), "there the card is unauthorized all the same"


@every
def test_62a_the_same_card_played_again_is_a_revoke_again(laws: Edition) -> None:
    play = discard(laws)
    play.director("S")
    faced(play, "E:C2")
    assert states(play) == ["5E:C2 open"]
    faced(play, "N:H3", "E:HA")
    assert states(play) == ["5E:C2 established"]
    play.director("S", "revoke")
    assert "63A1" in play.citations


@every
def test_62c_each_player_is_asked_about_his_own_card(laws: Edition) -> None:
    hands = {"W": ["D8", "H2", "C3", "..."], "N": ["DA", "D2", "..."], "E": ["D5", "D6", "..."]}
    play = table("4S by S", laws, {"trick": 5, "leader": "S", "hands": hands})
    faced(play, "S:D3", "W:H2", "N:DA", "E:D5")
    play.director("S")
    faced(play, "W:D8")
    assert play.question is not None
    assert (play.question.id, "♦A" in play.question.text) == ("keep_or_withdraw:N", True)
    play.chose("withdraw")
    faced(play, "N:D2")
    assert play.question is not None
    assert (play.question.id, "♦5" in play.question.text) == ("keep_or_withdraw:E", True)


TWICE = {"W": ["D9", "S2", "S3", "H2", "H3"], "N": ["D5", "D6", "C2", "C3", "C4"], "E": ["DQ", "D2", "H7", "H8", "H9"]}


@every
def test_62c1_is_offered_after_the_same_card_was_corrected_a_second_time(laws: Edition) -> None:
    play = faced(table("3NT by S", laws, {"trick": 9, "leader": "S", "hands": TWICE}), "S:D4", "W:S2", "N:D5")
    play.director("S")
    faced(play, "W:S2")
    play.director("S")
    faced(play, "W:D9")
    assert play.question is not None
    assert play.question.id == "keep_or_withdraw:N"


@every
def test_62c1_is_offered_anew_for_each_correction(laws: Edition) -> None:
    """Declarer may change after the first correction; a card played after the second time is another matter."""
    hands = {"W": ["D9", "S2", "S3", "H2", "H3"], "N": ["D5", "D6", "C2", "C3", "C4"]}
    play = faced(table("3NT by S", laws, {"trick": 9, "leader": "S", "hands": hands}), "S:D4", "W:S2", "N:D5")
    play.director("S")
    faced(play, "W:S2", "E:DQ")
    play.director("S")
    faced(play, "W:D9")
    assert play.question is not None
    assert play.question.id == "keep_or_withdraw:N"
    play.chose("keep")
    assert "The play of ♦Q by East stands (62C2)" in play.explain()


@every
def test_62c_who_is_still_to_be_asked_as_a_non_offender_is_not_told_that_his_card_stands(laws: Edition) -> None:
    play = table("3NT by S", laws, {"trick": 9, "leader": "S", "hands": TWICE})
    faced(play, "S:D4", "W:S2", "N:C2", "E:D2")
    play.director("S", "revoke")
    faced(play, "W:D9", "N:D5")
    assert play.question is not None
    assert play.question.id == "keep_or_withdraw:E"
    assert "62C2" not in play.explain()


@every
def test_62c_each_waits_for_the_card_before_his(laws: Edition) -> None:
    """Declarer revokes in second place; the two who played after him change one after the other."""
    hands = {"W": ["C9", "S2", "H2"], "N": ["C5", "C6", "D2"], "E": ["CQ", "C2", "H7"], "S": ["CA", "CK", "D9"]}
    play = table("3NT by N", laws, {"trick": 11, "leader": "W", "hands": hands})
    faced(play, "W:C9", "N:D2", "E:C2", "S:CA")
    play.director("E")
    faced(play, "N:C5")
    order = []
    for new in "E:CQ", "S:CK":
        assert play.question is not None
        order.append(play.question.id)
        play.chose("withdraw")
        assert play.question is None
        faced(play, new)
    assert order == ["keep_or_withdraw:E", "keep_or_withdraw:S"]
    assert play.table.number == 12


@every
def test_62a_a_card_put_down_for_one_that_was_taken_back_is_no_lead(laws: Edition) -> None:
    play = table("3NT by S", laws, {"trick": 9, "leader": "S", "hands": {"N": ["D5", "D6", "C2", "C3", "C4"]}})
    faced(play, "S:D4", "W:S9")
    play.retracted("W", "S9")
    assert play.question is not None
    assert play.question.id == "holds:W:D:9"
    faced(play, "W:D9")
    assert play.question is None
    assert [f"{p.seat.letter}:{p.card.code}" for p in play.table.penalty_cards] == ["W:S9"]
    assert play.table.trick.card(Seat.WEST) is Card.parse("D9")


@every
def test_62c1_who_followed_to_the_lead_that_is_corrected_has_not_revoked(laws: Edition) -> None:
    """West leads a club though he must lead a heart; South, having ruffed, has led to the next trick."""
    position = {
        "trick": 11, "leader": "W", "won": {"NS": 7, "EW": 3},
        "hands": {"W": ["C3", "H4", "D2"], "N": ["C9", "H9", "C8"], "E": ["C4", "C5", "C6"], "S": ["S2", "D9", "S3"]},
        "restrictions": [{"seat": "W", "kind": "require", "suits": ["H"], "law": "50D2(a)"}],
    }  # fmt: skip
    play = faced(table("4S by S", laws, position), "W:C3", "N:C9", "E:C4", "S:S2", "S:D9")
    play.director("S", "revoke")
    faced(play, "W:H4")
    asked = []
    for choice in "keep", "keep", "withdraw":
        assert play.question is not None
        asked.append((play.question.id, play.question.refs))
        play.chose(choice)
    right = {"E": ("62C2",), "S": ("62C1",)}
    assert asked == [(f"keep_or_withdraw:{seat}", right[seat[0]]) for seat in ("E", "S", "S:D9")]
    assert (states(play), play.question) == (["11W:C3 corrected"], None)
    assert (str(play.table.trick), str(play.turn)) == ("E:♣4 S:♠2 W:♥4", "North")
    assert [c.code for c in play.legal_plays] == ["H9"], "dummy has to follow to the new lead"
    faced(play, "N:H9")
    assert (play.table.number, str(play.turn), play.table.trick.empty) == (12, "South", True)


@every
def test_62c1_whether_a_hand_not_on_file_can_follow_to_the_new_lead(laws: Edition) -> None:
    position = {
        "trick": 7, "leader": "W", "won": {"NS": 3, "EW": 3},
        "hands": {"W": ["C3", "H4", "H5", "H6", "H7", "D2", "D3"]},
        "restrictions": [{"seat": "W", "kind": "require", "suits": ["H"], "law": "50D2(a)"}],
    }  # fmt: skip
    play = faced(table("4S by S", laws, position), "W:C3", "N:C9", "E:C4")
    play.director("S", "revoke")
    faced(play, "W:H4")
    assert play.question is not None
    assert (play.question.id, play.question.refs) == ("holds:N:H:7", ("44C",))
    play.found(True)
    assert (play.question.id, play.question.refs) == ("holds:E:H:7", ("44C",))
    play.found(True)
    assert (play.question, str(play.table.trick), str(play.turn)) == (None, "W:♥4", "North")
    assert {(p.seat.letter, p.card.code) for p in play.table.penalty_cards} == {("W", "C3"), ("E", "C4")}


@every
def test_62c2_declarers_side_changes_after_a_defender_has(laws: Edition) -> None:
    """No penalty card; what declarer's card showed is the defenders' to use, and dummy's was seen anyway."""
    hands = {"E": ["D6", "D8", "..."], "N": ["D2", "C3", "H5", "H6", "..."], "S": ["DA", "DK", "..."]}
    play = table("3NT by S", laws, {"trick": 5, "leader": "W", "won": {"NS": 2, "EW": 2}, "hands": hands})
    faced(play, "W:D5", "N:C3", "E:D6", "S:DA")
    play.director("W")
    faced(play, "N:D2")
    play.chose("withdraw")
    faced(play, "E:D8")
    assert play.question is not None
    assert (play.question.id, play.question.refs, str(play.question.to)) == ("keep_or_withdraw:S", ("62C2",), "South")
    play.chose("withdraw")
    told = {
        i.card.code: ("".join(s.letter for s in i.authorized), i.unauthorized) for i in play.table.information if i.card
    }
    assert told["DA"] == ("EW", ())
    assert (play.table.penalty_cards, str(play.turn)) == ((), "South")
    hands = {"W": ["D6", "D8", "..."], "S": ["D2", "C3", "H5", "H6", "..."], "N": ["DA", "DK", "..."]}
    play = table("3NT by S", laws, {"trick": 5, "leader": "E", "won": {"NS": 2, "EW": 2}, "hands": hands})
    faced(play, "E:D5", "S:C3", "W:D6", "N:DA")
    play.director("E")
    faced(play, "S:D2")
    play.chose("withdraw")
    faced(play, "W:D8")
    assert play.question is not None
    assert (play.question.id, str(play.question.to)) == ("keep_or_withdraw:N", "South")
    play.chose("withdraw")
    assert {i.card.code for i in play.table.information if i.card} == {"C3", "D6"}


@every
def test_62b_a_further_card_of_the_suit_after_the_correction_corrects_nothing(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3", "E:S7", "E:S8")
    assert (states(play), str(play.table.trick)) == (["1E:H3 corrected"], "W:♠5 N:♠2 E:♠7")
    assert [i.law for i in play.table.docket] == ["law45"]


@every
def test_62d1_nothing_is_taken_up_again_while_the_twelfth_trick_is_in_progress(laws: Edition) -> None:
    play = faced(table("3NT by S", laws, TWELVE), "S:D9", "W:HQ")
    play.said("W", "attention")
    assert "62D1" in (play.citations if laws is not L1997 else ("62D1",))
    if play.question is not None:
        play.chose("none")
    assert not any(isinstance(order, ReopenTwelfth) for ruling in play.rulings for order in ruling.orders)
    assert (states(play), str(play.turn)) == (["12W:HQ corrected"], "West")


@every
@pytest.mark.parametrize("last", [(), ("N:D2",), ("N:D2", "E:HQ", "S:D4", "W:D3")])
def test_62d1_the_thirteenth_is_played_anew_only_if_it_was_begun(laws: Edition, last: tuple[str, ...]) -> None:
    play = faced(scene(laws, "3NT by S", trick=12, leader="S"), "S:H9", "W:H4", "N:HK", "E:C5", *last)
    play.director("S", "revoke")
    if play.question is not None:
        play.found(True)
    assert "The twelfth trick is taken up again" in play.explain()
    assert ("the thirteenth is played anew" in play.explain()) == bool(last)


def test_62d2_of_1997_partners_cards_are_not_on_file() -> None:
    hands = {**TWELVE["hands"], "E": ["..."]}  # type: ignore[dict-item]
    play = faced(table("3NT by S", L1997, {**TWELVE, "hands": hands}), "S:D9", "W:HQ")
    play.director("S")
    play.found(True, "partner_two_suits")
    play.found(False, "holds:E:D:12")
    assert play.question is not None
    assert (play.question.id, str(play.question.to)) == ("card_at_twelfth", "South")
    assert {"S5", "H9", "none"} < set(play.question.values), "any card that East may hold"
    assert "DA" not in play.question.values, "but no diamond"
    play.chose("S5")
    assert [(r.seat.letter, r.card.code) for r in play.table.restrictions if r.card] == [("E", "S5")]


def test_62d2_a_partner_not_on_file_who_can_follow_suit_has_nothing_to_choose() -> None:
    hands = {**TWELVE["hands"], "E": ["..."]}  # type: ignore[dict-item]
    for laws in (L1997, L2007):
        play = faced(table("3NT by S", laws, {**TWELVE, "hands": hands}), "S:D9", "W:HQ")
        play.director("S")
        play.found(True, "partner_two_suits")
        play.found(True, "holds:E:D:12")
        assert (play.question, play.table.restrictions) == (None, ())
        assert not any(r.authority.ref(laws) == "62D2" for r in play.table.referrals)


@every
def test_62d1_a_claim_made_before_the_twelfth_trick_is_taken_up_again_is_referred(laws: Edition) -> None:
    hands = {"S": ["D9", "C2"], "W": ["D4", "S5"], "N": ["D5", "H2"], "E": ["DK", "HQ"]}
    play = faced(table("3NT by S", laws, {**TWELVE, "hands": hands}), "S:D9", "W:D4", "N:D5", "E:HQ")
    play.claimed("W", 0)
    play.director("S", "revoke")
    assert (states(play), play.table.stopped) == (["12E:HQ corrected"], None)
    said = "on account of the claim, which was made before the revoke was corrected"
    assert [str(r.why) for r in play.table.referrals].count(said) == 1


@every
def test_62a_a_correction_while_play_goes_on_says_nothing_of_a_claim(laws: Edition) -> None:
    play = discard(laws)
    play.director("S")
    assert "68D" not in {r.authority.ref(laws)[:3] for r in play.table.referrals}


@every
def test_62c1_is_not_offered_while_the_revoke_lies_there_again(laws: Edition) -> None:
    play = faced(table("3NT by S", laws, {"trick": 9, "leader": "S", "hands": TWICE}), "S:D4", "W:S2", "N:D5")
    play.director("S")
    faced(play, "W:S2")
    assert (play.question, states(play), play.turn) == (None, ["9W:S2 open"], Seat.EAST)


@pytest.mark.parametrize("laws", [L2007, L2017], ids=str)
def test_62c1_is_offered_again_when_the_same_card_is_a_revoke_on_the_lead_put_right(laws: Edition) -> None:
    hands = {"N": ["D4", "D3", "C2", "C3", "C4"], "E": ["D9", "S2", "S3", "H2", "H3"], "S": ["D5", "D6", "..."]}
    play = table("3NT by S", laws, {"trick": 9, "leader": "N", "hands": hands})
    play.named("S", "four of diamonds")
    play.placed("N", "D3")
    faced(play, "E:S2", "S:D5")
    play.director("S", "revoke")
    faced(play, "E:D9")
    play.chose("keep", "keep_or_withdraw:S")
    play.director("W")  # dummy's card is put right, and both take theirs back (45D)
    play.chose("withdraw", "keep_or_withdraw:E")
    play.chose("withdraw", "keep_or_withdraw:S")
    faced(play, "E:S2", "S:D6")
    play.director("S")
    faced(play, "E:D9")
    assert play.question is not None
    assert (play.question.id, play.question.refs) == ("keep_or_withdraw:S", ("62C1",))


@every
def test_62c1_is_about_the_revoke_that_was_corrected_before_his_card(laws: Edition) -> None:
    """East revoked too, after declarer's card."""
    play = table("3NT by S", laws, {"trick": 9, "leader": "S", "hands": TWICE})
    faced(play, "S:D4", "W:S2", "N:D5", "E:H7")
    play.director("S")
    faced(play, "W:D9")
    assert play.question is not None
    assert (play.question.id, play.question.refs) == ("keep_or_withdraw:N", ("62C1",))


@every
def test_62_what_a_card_played_on_in_vain_shows_is_ruled_on_like_any_penalty_card(laws: Edition) -> None:
    play = faced(table("3NT by S", laws), "W:S5", "N:S2", "E:H3", "S:SA")
    play.director("S", "revoke")
    faced(play, "S:C2", "W:C3")
    play.found(True, "holds:E:S:1")
    assert {"H3", "C3"} <= {i.card.code for i in play.table.information if i.card is not None}


def test_62c3_a_second_call_for_the_revokes_changes_nothing() -> None:
    play = faced(table("4S by S", L2017, BOTH), "N:H3", "E:S5", "S:S8", "W:H2", "S:C2")
    play.director("S", "revoke")
    play.director("W", "revoke")
    assert states(play) == ["6E:S5 corrected", "6S:S8 corrected"]


@every
def test_62b2_a_major_penalty_card_that_goes_back_beside_another_is_nothing_new(laws: Edition) -> None:
    position = {
        "trick": 5, "leader": "S", "hands": {"E": ["C2", "CA", "D7", "..."]},
        "penalty_cards": [{"seat": "E", "card": card, "kind": "major"} for card in ("C2", "CA")],
    }  # fmt: skip
    play = faced(table("3NT by S", laws, position), "S:D4", "W:D9", "N:DK", "E:C2")
    play.director("S")
    assert {p.card.code: p.kind for p in play.table.penalty_cards} == {"C2": Kind.MAJOR, "CA": Kind.MAJOR}
    # Who may use the sight of it was settled when it became a penalty card.
    assert ("62B2" in play.citations, play.table.information, play.table.referrals) == (True, (), ())


def new_winner(laws: Edition, revoker: str, **more: object) -> Play:
    """The revoker's right card wins the trick, after an opponent had won it and led to the next."""
    if revoker == "S":
        hands = {"S": ["HA", "C2", "H2", "DK"], "W": ["HK", "DQ", "D4", "S2"]}
        position = {"trick": 10, "leader": "W", "won": {"NS": 6, "EW": 3}, "hands": hands}
        before, led, right = ("W:HK", "N:H5", "E:H9", "S:C2"), "W:DQ", "S:HA"
    else:
        hands = {"E": ["HA", "C2", "D9", "..."], "S": ["HK", "HQ", "H2", "DK"]}
        position = {"trick": 10, "leader": "S", "won": {"NS": 6, "EW": 3}, "hands": hands}
        before, led, right = ("S:HK", "W:H3", "N:H5", "E:C2"), "S:HQ", "E:HA"
    play = faced(table("3NT by S", laws, {**position, **more}), *before, led)
    play.director(led[0], "revoke")
    return faced(play, right)


@every
@pytest.mark.parametrize(("revoker", "card", "barred"), [("S", "DQ", "S"), ("E", "HQ", "EW")])
def test_62_a_lead_undone_by_the_substitute_is_withdrawn_and_the_offenders_may_not_use_it(
    laws: Edition, revoker: str, card: str, barred: str
) -> None:
    play = new_winner(laws, revoker)
    assert play.turn is not None
    assert (play.turn.letter, play.table.trick.empty, play.table.number) == (revoker, True, 11)
    assert "R44-1" in play.citations
    assert f"{Card.parse(card)} is withdrawn (44G" in play.explain()
    gone = play.table.withdrawn[-1]
    assert (gone.card.code, gone.offenders) == (card, play.turn.side)
    about = [i for i in play.table.information if i.card is Card.parse(card)]
    assert [{seat.letter for seat in i.unauthorized} for i in about] == [set(barred)]
    assert Card.parse(card) not in {p.card for p in play.table.penalty_cards}
    assert card in {c.code for hand in play.table.hands for c in hand.cards}


@every
def test_62_a_penalty_card_whose_lead_is_undone_lies_there_again(laws: Edition) -> None:
    lying = [{"seat": "W", "card": "DQ", "kind": "major"}]
    play = new_winner(laws, "S", penalty_cards=lying)
    assert [(p.seat.letter, p.card.code, p.kind) for p in play.table.penalty_cards] == [("W", "DQ", Kind.MAJOR)]
    assert play.turn is Seat.SOUTH


@every
def test_62_without_r44_1_the_lead_stays_although_another_hand_has_won(laws: Edition) -> None:
    hands = {"S": ["HA", "C2", "H2", "DK"], "W": ["HK", "DQ", "D4", "S2"]}
    position = {"trick": 10, "leader": "W", "won": {"NS": 6, "EW": 3}, "hands": hands}
    play = faced(table("3NT by S", laws, position, set_aside=["R44-1"]), "W:HK", "N:H5", "E:H9", "S:C2", "W:DQ")
    play.director("W", "revoke")
    faced(play, "S:HA")
    assert str(play.table.trick) == "W:♦Q"


@pytest.mark.parametrize("aside", [[], ["R62-1"]], ids=["62D2", "50E1"])
def test_62d2_no_one_is_told_both_that_the_card_is_authorized_and_that_it_is_not(aside: list[str]) -> None:
    """R62-1: the special rule takes the place of 50E1; without it 50E1 stands alone."""
    play = faced(table("3NT by S", L2017, TWELVE, set_aside=aside), "S:D9", "W:HQ")
    play.director("S")
    told = [order for ruling in play.now.rulings for order in ruling.orders if isinstance(order, Inform)]
    about = [(order.authorized, order.unauthorized) for order in told if order.card is Card.parse("HQ")]
    assert about == [((Seat.EAST, Seat.SOUTH), ()) if aside else ((Seat.SOUTH,), (Seat.EAST,))]
    assert ("50E1" in play.citations) is bool(aside)
    assert [p.card.code for p in play.table.penalty_cards] == ["HQ"]


def test_62d2_where_the_partner_had_played_50e1_says_who_may_use_the_card() -> None:
    hands = {"S": ["D9", "C2"], "W": ["D4", "S5"], "N": ["D5", "H2"], "E": ["DK", "HQ"]}
    play = faced(table("3NT by S", L2017, {**TWELVE, "hands": hands}), "S:D9", "W:D4", "N:D5", "E:HQ")
    play.director("S")
    about = [i for i in play.table.information if i.card is Card.parse("HQ")]
    assert [i.authorized for i in about] == [(Seat.WEST, Seat.SOUTH)]


def test_62c3_what_was_withdrawn_is_not_called_authorized_first() -> None:
    play = faced(table("4S by S", L2017, BOTH), "N:H3", "E:S5", "S:S8", "W:H2", "S:C2")
    play.director("S", "revoke")
    told = [order for ruling in play.now.rulings for order in ruling.orders if isinstance(order, Inform)]
    assert not any(order.authorized for order in told if order.card is not None)


@every
@pytest.mark.parametrize("west", ["D5 ...", "D5 H9 H8"])
def test_62b_a_revoke_in_a_trick_that_waits_leaves_the_trick_before_it_alone(laws: Edition, west: str) -> None:
    """Dummy's wrong card to trick 10 is put right after declarer has led to trick 11, where dummy has revoked."""
    hands = {"N": "C4 D3 H2 S2", "E": "CK C9 D9 S7", "S": "CA DA S3 H5", "W": west}
    play = scene(laws, trick=10, current="W:C8", hands=hands)
    play.named("S", "four of clubs")
    play.placed("N", "D3")
    for seat, card in ("E", "C9"), ("S", "CA"), ("S", "DA"):
        play.faced(seat, card)
    play.named("S", "two of hearts")
    play.director("W")
    play.answer("withdraw")
    if asked(play) is not None:
        play.answer("keep")
    assert [r.id for r in play.table.revokes] == ["11N:H2"]
    play.director("W", "revoke")
    assert (trick(play), str(play.table.suspended)) == ("W:C8 N:C4 S:CA", "S:♦A")
    play.faced("E", "CK")
    play.named("S", "three of diamonds")
    assert (trick(play), asked(play), unattended(play)) == ("S:DA N:D3", None, [])
