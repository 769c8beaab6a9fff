"""Law 63: what establishes a revoke and what does not."""

from __future__ import annotations

import pytest

from bridgelaws.board.events import Faced, FacedSeveral
from bridgelaws.book.editions import EDITIONS, L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from bridgelaws.values.cards import Card
from bridgelaws.values.seats import Seat
from revoked import answer_all, discard, faced, moved, ruff, states, table
from scenes import asked, scene, trick

every = pytest.mark.parametrize("laws", EDITIONS, ids=str)


def ground(play: Play) -> str | None:
    authority = play.table.revokes[0].authority
    return None if authority is None else authority.ref(play.laws)


@every
def test_63a1_the_revokers_own_play(laws: Edition) -> None:
    play = ruff(laws)
    faced(play, "E:SA")
    assert (states(play), ground(play)) == (["6E:H5 established"], "63A1")
    assert str(play.table.revokes[0].by) == "East played ♠A to the next trick"
    assert play.rulings == (), "nothing is ruled before attention is drawn"


@every
def test_63a1_opponents_never_establish_it(laws: Edition) -> None:
    play = discard(laws)
    play.quitted("E")
    faced(play, "N:H3")
    assert states(play) == ["5E:C2 open"]
    faced(play, "E:HA")
    assert states(play) == ["5E:C2 established"]


@every
def test_63a1_a_card_out_of_turn_establishes_it_too(laws: Edition) -> None:
    play = faced(discard(laws), "W:H2")
    assert (states(play), ground(play)) == (["5E:C2 established"], "63A1")


@every
def test_63a1_a_premature_lead_by_partner(laws: Edition) -> None:
    position = {"trick": 5, "leader": "N", "hands": {"E": ["C2", "D7", "S2", "..."], "W": ["S9", "D3", "..."]}}
    play = faced(table("3NT by S", laws, position), "N:D4", "E:C2", "S:DK")
    faced(play, "E:S2")
    assert states(play) == ["5E:C2 established"]
    play.director("S")
    play.found(False, "led_to_next_trick")
    assert states(play) == ["5E:C2 must be corrected"], "a card that was not led to the next trick establishes nothing"


def test_63a1_misinformed_about_the_turn() -> None:
    """47E1: since 2017 a lead that an opponent's word brought about does not establish the revoke."""
    for laws in EDITIONS:
        play = discard(laws)
        play.said("S", "your turn", to="W")
        faced(play, "W:H2")
        expected = "open" if laws is L2017 else "established"
        assert states(play) == [f"5E:C2 {expected}"], laws


@every
def test_63a2_naming_a_card_for_the_next_trick(laws: Edition) -> None:
    position = {"trick": 5, "leader": "W", "hands": {"S": ["D2", "C3", "..."], "N": ["DA", "H3", "..."]}}
    play = faced(table("3NT by S", laws, position), "W:D5", "N:DA", "E:D6", "S:C3")
    assert states(play) == ["5S:C3 open"]
    play.named("S", "three of hearts")
    assert (states(play), ground(play)) == (["5S:C3 established"], "63A2")


@every
def test_63a3_a_claim_by_the_offending_side(laws: Edition) -> None:
    play = discard(laws)
    play.claimed("W", 0)
    assert (states(play), ground(play)) == (["5E:C2 established"], "63A3")


@every
def test_63a3_a_claim_by_the_other_side_leaves_it_open(laws: Edition) -> None:
    play = discard(laws)
    play.claimed("S", 6)
    assert states(play) == ["5E:C2 open"]
    play.director("W", "revoke")
    assert states(play) == ["5E:C2 corrected"]


def test_63a3_63a4_agreement_counts_when_it_is_final() -> None:
    """In 1997 and 2007 by reading R63-1, R63-4 set aside; from 2017 on by the text of 63A4."""
    for laws in EDITIONS:
        play = discard(laws, set_aside=[] if laws is L2017 else ["R63-4"])
        play.claimed("S", 6)
        play.agreed("W")
        assert states(play) == ["5E:C2 open"], laws
        play.next_deal_called("N")
        assert states(play) == ["5E:C2 open"], "a call by the side that claimed"
        play.next_deal_called("E")
        assert (states(play), ground(play)) == (["5E:C2 established"], "63A4" if laws is L2017 else "63A3")


def test_63a3_agreement_at_once() -> None:
    """By R63-4, or by the letter with neither reading."""
    for laws, expected in ((L1997, "established"), (L2007, "established"), (L2017, "open")):
        for aside in ([], ["R63-1"], ["R63-1", "R63-4"]) if laws is not L2017 else ([],):
            play = discard(laws, set_aside=aside)
            play.claimed("S", 6)
            play.agreed("W")
            assert states(play) == [f"5E:C2 {expected}"]


def test_297_one_defender_agrees_to_the_claim_and_the_other_who_has_revoked_objects() -> None:
    for laws, expected in ((L1997, "established"), (L2007, "established"), (L2017, "corrected")):
        play = discard(laws)
        play.claimed("S", 6)
        play.agreed("W")
        play.director("E", "revoke")
        assert states(play) == [f"5E:C2 {expected}"]
        assert ("R63-4" in play.citations) is (laws is not L2017)


@every
def test_63a4_the_end_of_the_round(laws: Edition) -> None:
    play = discard(laws)
    play.claimed("S", 6)
    play.round_ended()
    assert states(play) == ["5E:C2 established"]


def test_63b_of_1997_the_forbidden_question() -> None:
    """A legal card is played, and the tricks are counted as if the revoke were established."""
    play = discard(L1997)
    play.said("W", "none left?", to="E")
    assert (states(play), ground(play)) == (["5E:C2 corrected"], "63B")
    faced(play, "E:D7", "N:H3", "E:HA", "S:H4", "W:H2")
    play.ended(8)
    answer_all(play, won_later=False, worse_off=False)
    assert moved(play) == {"NS": 1, "EW": 0}
    assert "R63-2" in play.citations


def test_63c_63b_it_can_no_longer_be_corrected() -> None:
    for laws, ref in ((L1997, "63C"), (L2007, "63B"), (L2017, "63B")):
        play = faced(ruff(laws), "E:SA")
        play.director("S", "revoke")
        assert {ref, "63A1"} <= set(play.citations)
        assert "The revoke was established when East played ♠A to the next trick" in play.explain()
        assert play.table.trick_at(6).card(play.table.revokes[0].seat).code == "H5"  # type: ignore[union-attr]
        assert not play.table.penalty_cards


@every
def test_63_hands_unknown_what_established_it_is_on_record_all_the_same(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3", "S:SA", "S:C2", "W:C3")
    play.director("S", "revoke")
    play.found(True)
    assert (states(play), ground(play)) == (["1E:H3 established"], "63A1")
    assert str(play.table.revokes[0].by) == "West played ♣3 to the next trick"


@every
def test_43b2b_dummy_without_rights_asks_declarer(laws: Edition) -> None:
    position = {
        "trick": 11, "leader": "E", "won": {"NS": 6, "EW": 4}, "dummy_rights_lost": True,
        "hands": {"E": ["C4", "D3", "S3"], "S": ["CA", "H2", "D2"], "W": ["C5", "DA", "HA"], "N": ["C6", "S2", "S4"]},
    }  # fmt: skip
    play = faced(table("NT by S", laws, position), "E:C4", "S:H2")
    play.said("N", "none left?", to="S")
    assert (states(play), ground(play)) == (["11S:H2 corrected"], "43B2(b)")
    assert [c.code for c in play.legal_plays] == ["CA"]
    assert "R43-3" not in play.citations, "he asked"


@every
def test_63a1_the_result_is_stated_and_no_claim_is_on_record(laws: Edition) -> None:
    """R63-3: the tricks that are not on file were played."""
    play = discard(laws)
    play.ended(9)
    assert states(play) == ["5E:C2 established"]
    play.director("S", "revoke")
    assert {"63A1", "R63-3"} <= set(play.citations)
    assert not play.table.penalty_cards
    play = discard(laws, set_aside=["R63-3"])
    play.ended(9)
    assert states(play) == ["5E:C2 open"]
    play = discard(laws)
    play.claimed("S")
    play.ended(9)
    assert states(play) == ["5E:C2 open"], "a claim by the other side establishes nothing yet"


@every
def test_63a3_a_claim_establishes_a_revoke_that_a_count_shows_later(laws: Edition) -> None:
    """West put ♦7 on a heart with ♥2 hidden under it. If he claimed it is too late, if South did it is not."""
    position = {"trick": 4, "leader": "S", "won": {"NS": 2, "EW": 1}, "counts": {"W": 9}}
    for claimer, now, authority in (("W", "established", "63A3"), ("S", "corrected", None)):
        play = faced(table("4S by S", laws, position), "S:HA", "W:D7", "N:H3", "E:H4")
        play.claimed(claimer, 3)
        play.defect_found("W", 4, "D7 H2")
        assert (states(play), ground(play)) == ([f"4W:D7 {now}"], authority)


@every
def test_63a3_63a4_a_demand_broken_from_a_hand_not_on_file(laws: Edition) -> None:
    """Whether he could have obeyed is found afterwards; what established the revoke has happened before."""
    position = {
        "trick": 7, "leader": "W", "won": {"NS": 3, "EW": 3}, "hands": {"W": ["C3", "..."]},
        "restrictions": [{"seat": "W", "kind": "forbid", "suits": ["C"], "law": "50D2(b)"}],
    }  # fmt: skip
    play = faced(table("4S by S", laws, position), "W:C3")
    play.claimed("S", 6)
    play.round_ended()
    play.director("S", "revoke")
    play.found(True, "could_obey")
    assert (states(play), ground(play)) == (["7W:C3 established"], "63A4" if laws is L2017 else "63A3")


@every
def test_63a1_play_to_the_end_establishes_a_revoke_that_a_count_shows_later(laws: Edition) -> None:
    """West put ♦7 on a heart with ♥2 hidden under it; the result is stated, and nobody claimed (R63-3)."""
    position = {"trick": 4, "leader": "S", "won": {"NS": 2, "EW": 1}, "counts": {"W": 9}}
    play = faced(table("4S by S", laws, position), "S:HA", "W:D7", "N:H3", "E:H4")
    play.ended(9)
    play.defect_found("W", 4, "D7 H2")
    assert (states(play), ground(play)) == (["4W:D7 established"], "63A1")
    assert "R63-3" in play.citations


@every
def test_63a1_attention_does_not_keep_a_revoke_open_for_two_tricks(laws: Edition) -> None:
    """R62-2 reaches no further than the next trick."""
    play = faced(table("3NT by S", laws), "W:S5", "N:S2", "E:H3", "S:SA")
    play.director("S", "revoke")
    faced(play, "S:C2", "W:C3", "N:C4", "E:C5")
    assert [r.stage.value for r in play.table.revokes] == ["must be corrected"]
    faced(play, "E:D3")
    assert [r.stage.value for r in play.table.revokes] == ["established"]


def early_call(laws: object, *, revoke: bool = True) -> Play:
    """North leads, South discards on a heart, and before West has played South calls ♠3 from dummy."""
    hands = {"S": ["HT", "C2", "H2", "DK"] if revoke else ["C3", "C2", "D2", "DK"], "N": ["HA", "S3", "S4", "S5"]}
    position = {"trick": 10, "leader": "N", "won": {"NS": 6, "EW": 3}, "hands": hands}
    play = faced(table("3NT by S", laws, position), "N:HA", "E:H9", "S:C2")
    play.named("S", "spade three")
    return play


@every
@pytest.mark.parametrize("about", ["revoke", None])
def test_63a2_a_card_called_for_the_next_trick_before_this_one_is_complete(laws: Edition, about: str | None) -> None:
    """The Director is called for the revoke, or for the call first and for the revoke afterwards."""
    play = early_call(laws)
    play.director("W", about) if about else play.director("W")
    assert play.question is not None
    assert (play.question.id, play.question.to) == ("designated_for_next_trick", None)
    play.found(True)
    assert (states(play), ground(play)) == (["10S:C2 established"], "63A2")
    if about is None:
        assert "The call is for the next trick (45C4(a))" in play.explain()
        play.director("W", "revoke")
    assert "The revoke was established when South called 'spade three' for the next trick" in play.explain()
    assert (play.question, play.table.docket, str(play.table.trick)) == (None, (), "N:♥A E:♥9 S:♣2")
    assert play.turn is not None
    assert play.turn.letter == "W"


@every
def test_63a2_a_call_that_was_not_for_the_next_trick_leaves_the_revoke_to_be_corrected(laws: Edition) -> None:
    play = early_call(laws)
    play.director("W", "revoke")
    play.found(False)
    assert states(play) == ["10S:C2 corrected"]
    assert {card.code for card in play.legal_plays} == {"HT", "H2"}


@every
def test_63a2_a_call_after_attention_comes_too_late_to_establish(laws: Edition) -> None:
    hands = {"S": ["HT", "C2", "..."], "N": ["HA", "S3", "S4", "S5"]}
    position = {"trick": 10, "leader": "N", "won": {"NS": 6, "EW": 3}, "hands": hands}
    play = faced(table("3NT by S", laws, position), "N:HA", "E:H9", "S:C2")
    play.director("W", "revoke")
    play.named("S", "spade three")
    assert states(play) == ["10S:C2 corrected"]


@every
def test_63a2_the_question_about_an_early_call_betrays_no_revoke(laws: Edition) -> None:
    play = early_call(laws, revoke=False)
    play.director("W")
    assert play.question is not None
    assert play.question.id == "designated_for_next_trick"
    play.found(True)
    assert (states(play), play.question) == ([], None)


# 63A2, dummy not on file


@every
@pytest.mark.parametrize("attention_first", [True, False])
def test_63a2_a_call_establishes_though_the_file_does_not_tell_which_card_it_is(
    laws: Edition, attention_first: bool
) -> None:
    play = scene(laws, trick=5, current="W:D9 N:DK E:DQ", hands={"S": "D2 C3 ..."})
    play.faced("S", "C3")
    play.named("S", "heart")
    assert asked(play) == "card_called"
    if not attention_first:
        play.answer("H5")
    play.director("W")
    if attention_first:
        assert asked(play) == "card_called", "the call is still to be resolved"
        play.answer("H5")
    assert {"61A", "63A2"} <= set(play.citations)
    assert (states(play), ground(play)) == (["5S:C3 established"], "63A2")
    assert (trick(play), str(play.turn), play.table.number) == ("N:H5", "East", 6)


@every
@pytest.mark.parametrize(("words", "dummy"), [("anything", "DK ..."), ("heart", "DK S2 S3 S4 C6 D6 C2 C4 C5")])
def test_63a2_words_that_call_no_card_establish_nothing(laws: Edition, words: str, dummy: str) -> None:
    play = scene(laws, trick=5, leader="W", hands={"S": "D2 C3 ...", "N": dummy})
    for seat, card in ("W", "D9"), ("N", "DK"), ("E", "DQ"), ("S", "C3"):
        play.faced(seat, card)
    play.named("S", words)
    play.director("W")
    assert states(play) == ["5S:C3 corrected"]
    assert (trick(play), str(play.turn)) == ("W:D9 N:DK E:DQ", "South")


@pytest.mark.parametrize("revoke_first", [True, False])
def test_63a1_a_card_put_down_before_attention_and_then_found_to_be_a_lead_establishes(revoke_first: bool) -> None:
    play = Play(contract="2S by E", laws=L2007)
    faced(play, "S:HA", "W:H8")
    play.add(Faced(Seat.NORTH, Card.parse("HK"), with_previous=True))
    play.faced("E", "SK")
    play.add(FacedSeveral(Seat.WEST, tuple(map(Card.parse, ("HJ", "CK", "C8"))), visible=(Card.parse("HJ"),)))
    answers = {"deemed_led": True, "holds:E:H:1": True, "declarers_lead_out_of_turn:N": "accept"}
    for about in ("revoke", None) if revoke_first else (None, "revoke"):
        play.director("E", about)
        while play.question is not None:
            play.answer(answers[play.question.id])
    assert (states(play), ground(play)) == (["1E:SK established"], "63A1")


@every
@pytest.mark.parametrize("first", [True, False])
def test_63a1_a_question_is_not_attention_and_play_that_goes_on_establishes_the_revoke(
    laws: Edition, first: bool
) -> None:
    """Declarer asks a defender, who goes on as if he had none left; when the Director is asked makes no difference."""
    play = faced(scene(laws, "4S by S", trick=2, leader="S"), "S:D6", "W:D7", "N:DA", "E:C5")
    play.said("S", "none left?", to="E")
    if first:
        play.found(False)
    faced(play, "N:C2", "E:C3")
    if first:
        play.said("E", "have", card="D2")
    else:
        play.found(True)
    assert states(play) == ["2E:C5 established"]
    assert (play.table.penalty_cards, play.table.referrals) == ((), ())


@every
def test_63a1_who_calls_the_director_after_a_question_has_drawn_attention(laws: Edition) -> None:
    play = faced(scene(laws, "4S by S", trick=2, leader="S"), "S:D6", "W:D7", "N:DA", "E:C5")
    play.said("S", "none left?", to="E")
    play.director("S", "revoke")
    faced(play, "N:C2", "E:C3")
    play.found(True)
    assert states(play) == ["2E:C5 corrected"]
    assert "R62-2" in play.citations
