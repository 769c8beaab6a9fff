"""Law 64: the tricks that a revoke costs, by edition, and equity."""

from __future__ import annotations

import json

import pytest

from bridgelaws import dumps, loads
from bridgelaws.board.table import Sight
from bridgelaws.book.editions import EDITIONS, L1997, L2007, L2017, Edition
from bridgelaws.errors import ParseError
from bridgelaws.hearing.rulings import Found
from bridgelaws.play.comparison import compare
from bridgelaws.play.play import Play
from revoked import RUFF, answer_all, discard, faced, moved, ruff, states, table
from scenes import scene

every = pytest.mark.parametrize("laws", EDITIONS, ids=str)


def ending(laws: object, hands: dict[str, list[str]], leader: str, trick: int) -> Play:
    """The last tricks, all four hands known."""
    won = {"NS": trick - 1, "EW": 0}
    return table("3NT by S", laws, {"trick": trick, "leader": leader, "won": won, "hands": hands})


@every
def test_64a1_revoker_won_and_his_side_won_later(laws: Edition) -> None:
    play = faced(ruff(laws), "E:SA", "S:S2", "W:S3", "N:S4")
    play.ended(9)
    play.director("S", "revoke")
    assert moved(play) == {"NS": 2, "EW": 0}
    assert play.table.transfers[0].tricks == (6, 7)
    assert "two tricks go to North-South (64A1)" in play.explain()


@every
def test_64a1_revoker_won_and_his_side_won_nothing_later(laws: Edition) -> None:
    play = faced(ruff(laws), "E:SA", "S:H2", "W:S3", "N:S4")
    play.ended(10)
    play.director("S", "revoke")
    assert moved(play) == {"NS": 1, "EW": 0}
    assert "his side won no trick after it: one trick goes to North-South (64A1)" in play.explain()


# Trick 9 at no trump: South leads a heart, East discards holding hearts; South wins.
def second_trick(laws: object, *rest: str) -> Play:
    hands = {
        "S": ["HK", "H2", "C2", "D2", "S2"],
        "W": ["H3", "C3", "DA", "S3", "C8"],
        "N": ["H4", "C4", "D4", "S4", "C9"],
        "E": ["HA", "C5", "D5", "S5", "S6"],
    }
    play = faced(ending(laws, hands, "S", 9), "S:HK", "W:H3", "N:H4", "E:C5", *rest)
    play.director("S", "revoke")
    return play


def test_64a2_worked_cases_of_the_second_trick() -> None:
    """One trick everywhere; two in 1997 if he won one of at least two with a card he could have played."""
    heart = ["S:H2", "W:C3", "N:C4", "E:HA"]
    no_heart = ["S:D2", "W:DA", "N:D4", "E:D5", "W:S3", "N:S4", "E:S5", "S:S2"]
    for laws in EDITIONS:
        both = second_trick(laws, *heart)
        both.ended(11)
        assert moved(both) == {"NS": 2 if laws is L1997 else 1, "EW": 0}
        sole = second_trick(laws, *heart)
        sole.ended(12)
        assert moved(sole) == {"NS": 1, "EW": 0}
        none = second_trick(laws, *no_heart)
        none.ended(11)
        assert moved(none) == {"NS": 1, "EW": 0}


def test_64a2_a_sole_trick_with_the_playable_card_costs_one() -> None:
    """R64-5."""
    hands = {"S": ["HK", "H2", "SA"], "W": ["H3", "C3", "S3"], "N": ["H4", "C4", "S4"], "E": ["HA", "C5", "S5"]}
    play = faced(ending(L1997, hands, "S", 11), "S:HK", "W:H3", "N:H4", "E:C5")
    faced(play, "S:H2", "W:C3", "N:C4", "E:HA", "E:S5", "S:SA", "W:S3", "N:S4")
    play.director("S", "revoke")
    assert moved(play) == {"NS": 1, "EW": 0}
    assert "R64-5" in play.citations


@every
def test_64a2_partner_winning_the_trick_is_not_the_revoker(laws: Edition) -> None:
    position = {"trick": 5, "leader": "S", "won": {"NS": 2, "EW": 2}, "hands": {"E": ["C2", "D7", "..."]}}
    play = faced(table("3NT by S", laws, position), "S:D4", "W:DA", "N:DK", "E:C2", "W:H2")
    play.ended(8)
    play.director("S", "revoke")
    answer_all(play, won_later=False, worse_off=False)
    assert moved(play) == {"NS": 1, "EW": 0}
    assert "64A2" in play.citations


@every
def test_64a_footnote_dummys_trick_is_not_declarers(laws: Edition) -> None:
    position = {
        "trick": 5,
        "leader": "W",
        "won": {"NS": 2, "EW": 2},
        "hands": {"S": ["D2", "C3", "..."], "N": ["DA", "H3", "..."]},
    }
    play = faced(table("3NT by S", laws, position), "W:D5", "N:DA", "E:D6", "S:C3", "N:H3")
    play.ended(9)
    play.director("W", "revoke")
    answer_all(play, won_later=False, worse_off=False)
    assert moved(play) == {"NS": 0, "EW": 1}
    assert {"64A2", "64A footnote"} <= set(play.citations)


@every
def test_64b1_nothing_won_nothing_transferred(laws: Edition) -> None:
    position = {"trick": 5, "leader": "S", "won": {"NS": 2, "EW": 2}, "hands": {"E": ["C2", "D7", "H4", "..."]}}
    play = faced(table("3NT by S", laws, position), "S:D4", "W:D9", "N:DK", "E:C2", "N:H3", "E:H4", "S:HK", "W:H2")
    play.ended(11)
    play.director("S", "revoke")
    assert "64B1" in play.citations
    assert moved(play) == {"NS": 0, "EW": 0}


def answer_one(play: Play, **answers: bool) -> None:
    assert play.question is not None
    id = play.question.id
    play.answer(next(value for start, value in answers.items() if id.startswith(start)))


def again(laws: object, established: bool, **more: object) -> Play:
    """East revokes in diamonds at trick 5 and again at trick 6; the first is established or corrected."""
    position = {
        "trick": 5,
        "leader": "S",
        "won": {"NS": 2, "EW": 2},
        "hands": {"E": ["C2", "C3", "D7", "D8", "SA", "..."]},
    }
    play = faced(table("3NT by S", laws, position, **more), "S:D4", "W:D9", "N:DK", "E:C2")
    if not established:
        play.director("S")
        faced(play, "E:D7")
        answer_all(play, keep="keep")
    return faced(play, "N:D2", "E:C3", "S:DA", "W:D3", "S:S2", "W:S3", "N:S4", "E:SA")


def test_64b2_a_second_revoke_in_the_suit() -> None:
    """2017 wants the first to have been established."""
    for laws in EDITIONS:
        play = again(laws, established=True)
        play.ended(9)
        play.director("S", "revoke")
        answer_all(play, won_later=False, worse_off=True)
        assert moved(play) == {"NS": 1, "EW": 0}
        assert "64B2" in play.citations
        assert ("64C2(a)" in play.citations) is (laws is L2017)
        assert ("R64-2" in play.citations) is (laws is not L2017)
    for laws in EDITIONS:
        play = again(laws, established=False)
        play.ended(9)
        play.director("S", "revoke")
        answer_all(play, won_later=False, worse_off=False)
        assert moved(play) == {"NS": 1 if laws is L2017 else 0, "EW": 0}, laws


@every
@pytest.mark.parametrize("more", [True, False])
def test_64c_a_further_revoke_in_the_suit_is_measured_from_the_position_after_the_first(
    laws: Edition, more: bool
) -> None:
    """Without any revoke the other side would have had no more than it has; without the later one it may."""
    play = again(laws, established=True)
    play.ended(9)
    play.director("S", "revoke")
    while play.question is not None and not play.question.id.startswith("tricks_if_later"):
        answer_one(play, won_later=False, worse_off=False)
    assert play.question is not None
    assert (play.question.id, play.question.to) == ("tricks_if_later_revoke_absent:NS", None)
    play.found(more)
    assert moved(play) == {"NS": 1, "EW": 0}
    by = "64C2(a)" if laws is L2017 else "64C"
    assert [r.authority.ref(laws) for r in play.table.referrals if r.strength == "must"] == ([by] if more else [])
    assert ("No further adjustment is due" in play.explain()) is not more
    assert ("R64-2" in play.citations) is (laws is not L2017)


def test_64c_without_r64_2_only_the_result_without_any_revoke_counts() -> None:
    for laws in (L1997, L2007):
        play = again(laws, established=True, set_aside=["R64-2"])
        play.ended(9)
        play.director("S", "revoke")
        answer_all(play, won_later=False, worse_off=False)
        assert "No further adjustment is due" in play.explain()


@every
def test_64b3_dummys_revoke_costs_no_trick(laws: Edition) -> None:
    position = {"trick": 5, "leader": "W", "won": {"NS": 2, "EW": 2}, "hands": {"N": ["D2", "C3", "HA", "..."]}}
    play = faced(table("3NT by S", laws, position), "W:D5", "N:C3", "E:D6", "S:DA", "S:H2", "W:H3", "N:HA", "E:H4")
    play.ended(9)
    play.director("W", "revoke")
    assert "64B3" in play.citations
    assert moved(play) == {"NS": 0, "EW": 0}
    assert play.question is not None
    assert play.question.id == "worse_off:EW"


@every
def test_64b3_a_penalty_card_not_played(laws: Edition) -> None:
    position = {
        "trick": 5, "leader": "S", "won": {"NS": 2, "EW": 2}, "hands": {"E": ["C2", "D7", "SA", "..."]},
        "penalty_cards": [{"seat": "E", "card": "D7", "kind": "major"}],
    }  # fmt: skip
    play = faced(table("3NT by S", laws, position), "S:D4", "W:D9", "N:DK", "E:C2", "N:S4", "E:SA", "S:S2", "W:S3")
    play.ended(9)
    play.director("S", "revoke")
    assert "64B3" in play.citations
    assert moved(play) == {"NS": 0, "EW": 0}


def test_64b3_a_faced_hand_only_before_2017() -> None:
    for laws in EDITIONS:
        position = {"trick": 5, "leader": "S", "won": {"NS": 2, "EW": 2}, "hands": {"E": ["C2", "D7", "SA", "..."]}}
        play = table("3NT by S", laws, position)
        play.spread("E", whole=True)
        faced(play, "S:D4", "W:D9", "N:DK", "E:C2", "N:S4", "E:SA", "S:S2", "W:S3")
        play.ended(9)
        play.director("S", "revoke")
        answer_all(play, won_later=False, worse_off=False, partner=False)
        assert moved(play) == {"NS": 1 if laws is L2017 else 0, "EW": 0}, laws


@every
def test_64b3_a_hand_spread_by_mistake_lies_faced_as_penalty_cards(laws: Edition) -> None:
    position = {"trick": 5, "leader": "S", "won": {"NS": 2, "EW": 2}, "hands": {"E": ["C2", "D7", "SA", "..."]}}
    play = table("3NT by S", laws, position)
    play.spread("E")
    play.director("S")
    answer_all(play, intended_to_claim=False, designated=False)
    assert (play.table.docket, len(play.table.penalty_cards)) == ((), 3)
    faced(play, "S:D4", "W:D9", "N:DK", "E:C2", "N:S4", "E:SA", "S:S2", "W:S3")
    play.ended(9)
    play.director("S", "revoke")
    answer_all(play, won_later=False, worse_off=False)
    assert "64B3" in play.citations
    assert moved(play) == {"NS": 0, "EW": 0}


@every
def test_64b4_a_call_on_the_next_deal_by_the_other_side_only(laws: Edition) -> None:
    for caller, tricks in (("N", 0), ("W", 2)):
        play = faced(ruff(laws), "E:SA", "S:S2", "W:S3", "N:S4")
        play.ended(9)
        play.next_deal_called(caller)
        play.director("S", "revoke")
        assert moved(play) == {"NS": tricks, "EW": 0}
        assert ("64B4" in play.citations) is (tricks == 0)


@every
def test_64b5_after_the_round(laws: Edition) -> None:
    play = faced(ruff(laws), "E:SA", "S:S2", "W:S3", "N:S4")
    play.ended(9)
    play.round_ended()
    play.director("S", "revoke")
    assert "64B5" in play.citations
    assert moved(play) == {"NS": 0, "EW": 0}
    assert play.question is not None
    assert play.question.id == "worse_off:NS", "equity survives"


BOTH = {
    "trick": 6,
    "leader": "N",
    "won": {"NS": 4, "EW": 1},
    "hands": {"E": ["S5", "H9", "..."], "S": ["S8", "HK", "C2", "..."]},
}


def test_64b7_both_sides() -> None:
    for laws in EDITIONS:
        play = faced(table("4S by S", laws, BOTH), "N:H3", "E:S5", "S:S8", "W:H2", "S:C2", "W:C3")
        play.director("W", "revoke")
        faced(play, "N:C9", "E:C4")
        play.ended(10)
        assert moved(play) == {"NS": 0, "EW": 0}
        assert ("64B7" in play.citations) is (laws is not L1997)
        assert ("R64-3" in play.citations) is (laws is not L2017)
        assert any(r.strength == "must" for r in play.table.referrals if r.authority.ref(laws).startswith("64C"))


def test_64b7_in_1997_without_the_reading_both_pay() -> None:
    play = faced(table("4S by S", L1997, BOTH, set_aside=["R64-3"]), "N:H3", "E:S5", "S:S8", "W:H2", "S:C2", "W:C3")
    play.director("W", "revoke")
    faced(play, "N:C9", "E:C4")
    play.ended(10)
    answer_all(play, won_later=False, worse_off=False)
    assert moved(play)["EW"] == 2
    assert "R64-1" not in play.citations, "that is for several revokes by one side"


@every
def test_64_a_revoke_that_nobody_mentions_costs_nothing(laws: Edition) -> None:
    play = faced(ruff(laws), "E:SA", "S:S2", "W:S3", "N:S4")
    play.ended(9)
    assert states(play) == ["6E:H5 established"]
    assert (moved(play), play.rulings) == ({"NS": 0, "EW": 0}, ())


@every
def test_64_attention_during_play_counts_when_play_is_over(laws: Edition) -> None:
    play = faced(ruff(laws), "E:SA")
    play.director("S", "revoke")
    assert moved(play) == {"NS": 0, "EW": 0}
    faced(play, "S:S2", "W:S3", "N:S4")
    play.ended(9)
    assert moved(play) == {"NS": 2, "EW": 0}


@every
def test_64_two_revokes_of_one_side_each_trick_once(laws: Edition) -> None:
    """R64-1: East at trick 6, West at trick 7; the side won three tricks in all."""
    position = {
        "trick": 6, "leader": "S", "won": {"NS": 3, "EW": 2},
        "hands": {"E": ["H5", "C2", "SA", "..."], "W": ["C4", "H3", "S9", "D2", "..."]},
    }  # fmt: skip
    play = faced(
        table("4H by S", laws, position), "S:C9", "W:C4", "N:CK", "E:H5", "E:SA", "S:S2", "W:D2", "N:S4", "E:D3"
    )
    play.ended(7)
    play.director("S", "revoke")
    answer_all(play, won_later=False, worse_off=False)
    used = [n for t in play.table.transfers for n in t.tricks]
    assert len(used) == len(set(used)) == 3
    assert "R64-1" in play.citations


@every
def test_64_two_revokes_on_one_trick_each_cost_what_they_would_alone(laws: Edition) -> None:
    """R64-1: West ruffs and East overruffs, both with a club: one trick and two."""
    hands = {"E": ["H5", "C2", "SA", "..."], "W": ["H3", "C4", "..."]}
    position = {"trick": 6, "leader": "S", "won": {"NS": 3, "EW": 2}, "hands": hands}
    play = faced(table("4H by S", laws, position), "S:C9", "W:H3", "N:CK", "E:H5", "E:SA", "S:S2", "W:S9", "N:S4")
    play.ended(8)
    play.director("S", "revoke")
    answer_all(play, won_later=False, worse_off=False)
    assert [(t.revoke[:2], len(t.tricks)) for t in play.table.transfers] == [("6W", 1), ("6E", 2)]


@every
def test_64_a_second_revoke_mentioned_later_is_counted_with_the_first(laws: Edition) -> None:
    play = faced(ruff(laws), "E:SA", "S:S2", "W:S3", "N:S4")
    play.ended(9)
    play.director("S", "revoke")
    answer_all(play, worse_off=False)
    assert moved(play) == {"NS": 2, "EW": 0}
    play.director("S", "revoke")
    assert moved(play) == {"NS": 2, "EW": 0}


@every
def test_64c_equity_is_the_directors_finding(laws: Edition) -> None:
    for worse in (False, True):
        play = faced(ruff(laws), "E:SA", "S:S2", "W:S3", "N:S4")
        play.ended(8)
        play.director("S", "revoke")
        assert play.question is not None
        assert play.question.text.startswith("North-South get two tricks by transfer.")
        play.found(worse)
        refs = [r.authority.ref(laws) for r in play.table.referrals]
        assert (("64C1" if laws is L2017 else "64C") in refs) is worse


@every
def test_64c_whoever_has_every_trick_from_the_revoke_on_cannot_be_worse_off(laws: Edition) -> None:
    """Of what is left East-West have only the tricks they had won before: nothing is asked, and nothing adjusted."""
    for tricks, asked in ((9, None), (8, "worse_off:NS")):
        play = faced(ruff(laws), "E:SA", "S:S2", "W:S3", "N:S4")
        play.ended(tricks)
        play.director("S", "revoke")
        assert (play.question and play.question.id) == asked
        assert ("The cards show that North-South are not worse off" in play.explain()) is (asked is None)
    play = faced(table("4H by S", laws, RUFF), "S:CA", "W:C4", "N:CK", "E:D5", "S:SK", "W:S3")
    play.ended(11)
    play.director("S", "revoke")
    assert (play.question, "64B1" in play.citations, play.table.referrals) == (None, True, ())


@every
def test_64c_an_older_file_may_answer_what_is_not_asked_any_more(laws: Edition) -> None:
    play = faced(ruff(laws), "E:SA", "S:S2", "W:S3", "N:S4")
    play.ended(9)
    play.director("S", "revoke")
    document = json.loads(dumps(play))
    document["events"].append({"event": "answered", "question": "worse_off:NS", "value": False})
    again = loads(json.dumps(document))
    assert (again.now, again.unused) == (play.now, ("worse_off:NS",))
    document["events"].append({"event": "answered", "question": "declarer_saw_dummy", "value": False})
    with pytest.raises(ParseError):
        loads(json.dumps(document))


def test_64_compare_shows_the_editions_side_by_side() -> None:
    """The same revoke, the same play: two tricks in 1997, one since."""
    rest = [
        "S:H2",
        "W:C3",
        "N:C4",
        "E:HA",
        "E:D5",
        "S:D2",
        "W:DA",
        "N:D4",
        "W:C8",
        "N:C9",
        "E:S5",
        "S:C2",
        "N:S4",
        "E:S6",
        "S:S2",
        "W:S3",
    ]
    play = second_trick(L2017, *rest)
    play.found(False)
    assert [moved(each)["NS"] for each in compare(play)] == [2, 1, 1]
    assert [each.laws for each in compare(play)] == [L1997, L2007, L2017]


@every
def test_64_claimed_tricks_count_as_won_after_the_revoke(laws: Edition) -> None:
    play = discard(laws)
    play.claimed("W", 2)
    play.director("S", "revoke")
    answer_all(play, won_later=False, worse_off=False)
    assert moved(play) == {"NS": 1, "EW": 0}
    assert "R64-6" in play.citations


@every
def test_64_a_claim_without_a_number_waits_for_the_result(laws: Edition) -> None:
    play = discard(laws)
    play.claimed("W")
    play.director("S", "revoke")
    assert (moved(play), play.question) == ({"NS": 0, "EW": 0}, None)
    play.ended(9)
    answer_all(play, won_later=False, worse_off=False)
    assert moved(play) == {"NS": 1, "EW": 0}


@every
def test_64a1_a_later_revoke_keeps_the_trick_that_its_revoker_won(laws: Edition) -> None:
    """R64-1: East ruffs and wins trick 6, West trick 7; the side wins three more: two tricks for each revoke."""
    position = {
        "trick": 6, "leader": "S", "won": {"NS": 4, "EW": 1},
        "hands": {"E": ["H5", "C2", "SA", "..."], "W": ["C4", "H3", "S9", "D3", "..."]},
    }  # fmt: skip
    play = faced(
        table("4H by S", laws, position), "S:C9", "W:C4", "N:CK", "E:H5", "E:SA", "S:S2", "W:H3", "N:S4", "W:D3"
    )
    play.ended(7)
    play.director("S", "revoke")
    answer_all(play, worse_off=False)
    assert [(t.revoke, len(t.tricks)) for t in play.table.transfers] == [("6E:H5", 2), ("7W:H3", 2)]


def test_64a2_nothing_is_asked_of_a_hand_without_a_playable_card() -> None:
    position = {
        "trick": 10, "leader": "S", "won": {"NS": 7, "EW": 2}, "hands": {"E": ["D7", "C2", "CA", "SA"]},
    }  # fmt: skip
    play = faced(table("3NT by S", L1997, position), "S:D4", "W:D9", "N:DK", "E:C2", "N:D2", "E:D7", "S:D3", "W:DA")
    play.ended(8)
    play.director("S", "revoke")
    assert play.question is not None
    assert play.question.id == "worse_off:NS", "East has no diamond left to win a trick with"
    settled = [step for step in play.rulings[-1].steps if isinstance(step, Found)]
    assert [(step.value, step.derived) for step in settled] == [(False, True)]
    assert moved(play) == {"NS": 1, "EW": 0}


@every
def test_64b3_a_penalty_card_not_played_by_the_letter_of_61a(laws: Edition) -> None:
    """R52-3 set aside: the failure is a revoke, and one of those that cost no trick."""
    position = {
        "trick": 5, "leader": "S", "won": {"NS": 2, "EW": 2}, "hands": {"E": ["C2", "H7", "SA", "..."]},
        "penalty_cards": [{"seat": "E", "card": "H7", "kind": "major"}],
    }  # fmt: skip
    play = faced(table("3NT by S", laws, position, set_aside=["R52-3"]), "S:D4", "W:D9", "N:DK", "E:C2")
    play.director("S")
    play.found(False)
    assert [r.in_sight for r in play.table.revokes if r.sure] == [Sight.PENALTY_CARD]


@every
def test_64_after_the_play_any_call_of_the_director_is_for_the_revoke(laws: Edition) -> None:
    play = faced(ruff(laws), "E:SA", "S:S2", "W:S3", "N:S4")
    play.ended(9)
    play.director("S")
    assert moved(play) == {"NS": 2, "EW": 0}


@every
@pytest.mark.parametrize("revoker", ["EW", "NS"])
def test_64a_a_claim_in_the_revoke_trick_who_won_it_is_found(laws: Edition, revoker: str) -> None:
    """A ruff with a card of the suit in hand, then a claim by the same side: only the Director can say who won."""
    seat, leader, third, contract = ("E", "N", "S", "4H by S") if revoker == "EW" else ("S", "E", "W", "4H by S")
    position = {"trick": 5, "leader": leader, "won": {"NS": 2, "EW": 2}, "hands": {seat: ["C2", "D7", "H5", "..."]}}
    other = "NS" if revoker == "EW" else "EW"
    for tricks, himself, cost in ((2, True, 2), (2, False, 1), (1, True, 1), (0, None, 0)):
        play = faced(table(contract, laws, position), f"{leader}:D4", f"{seat}:H5", f"{third}:D3")
        play.claimed(seat, tricks)
        play.director(leader, "revoke")
        if himself is None:
            assert play.question is None
            assert "64B1" in play.citations
        else:
            play.found(himself, f"won_revoke_trick:5{seat}:H5")
            answer_all(play, won_later=False, worse_off=False)
            assert ("64A1" if himself else "64A2") in {t.authority.ref(laws) for t in play.table.transfers}
        assert moved(play)[other] == cost


@every
def test_64a2_a_card_that_was_beaten_did_not_win_the_trick_in_progress(laws: Edition) -> None:
    position = {"trick": 5, "leader": "N", "won": {"NS": 2, "EW": 2}, "hands": {"E": ["C2", "D7", "H5", "..."]}}
    play = faced(table("4H by S", laws, position), "N:D4", "E:C2", "S:D3")
    play.claimed("W", 2)
    play.director("S", "revoke")
    answer_all(play, won_later=False, worse_off=False)
    assert (moved(play), "64A2" in play.citations) == ({"NS": 1, "EW": 0}, True)


def test_64a2_the_suit_is_named_when_the_tricks_claimed_are_asked_about() -> None:
    play = discard(L1997)
    play.claimed("W", 2)
    play.director("S", "revoke")
    assert play.question is not None
    assert play.question.id == "won_later_with_playable_card:5E:C2"
    assert "diamond" in play.question.text


@every
def test_64a2_a_card_of_a_forbidden_suit_could_not_have_been_played(laws: Edition) -> None:
    """West's hand is not on file: he leads a forbidden club, and wins a trick with another one later."""
    position = {
        "trick": 7, "leader": "W", "won": {"NS": 3, "EW": 3}, "hands": {"W": ["C3", "CA", "..."]},
        "restrictions": [{"seat": "W", "kind": "forbid", "suits": ["C"], "law": "50D2(b)"}],
    }  # fmt: skip
    play = faced(table("3NT by S", laws, position), "W:C3", "N:CK", "E:C4", "S:C5", "N:C6", "E:C7", "S:C8", "W:CA")
    play.director("S", "revoke")
    play.found(True, "could_obey")
    play.ended(8)
    answer_all(play, won_later=False, worse_off=False)
    assert moved(play) == {"NS": 1, "EW": 0}


@every
def test_64a2_a_later_revoke_keeps_the_trick_that_a_playable_card_won(laws: Edition) -> None:
    """East failed to follow to a heart and to a trump, then ruffed with the trump: that trick is due for the second."""
    hands = {
        "N": ["HA", "DA", "SA", "H4", "SK"], "E": ["C2", "C3", "D4", "H3", "C4"],
        "S": ["H9", "D2", "S2", "C9", "C8"], "W": ["H2", "D3", "S3", "HK", "CA"],
    }  # fmt: skip
    position = {"trick": 9, "leader": "S", "won": {"NS": 4, "EW": 4}, "hands": hands}
    play = faced(table("2D by S", laws, position), "S:H9", "W:H2", "N:HA", "E:C2", "N:DA", "E:C3", "S:D2", "W:D3")
    faced(play, "N:SA", "E:D4", "S:S2", "W:S3", "E:H3", "S:C9", "W:HK", "N:H4", "W:CA", "N:SK", "E:C4", "S:C8")
    play.director("S", "revoke")
    answer_all(play, worse_off=False)
    assert moved(play) == {"NS": 3 if laws is L1997 else 2, "EW": 0}


@every
def test_64a2_the_revoke_trick_counts_beside_the_one_won_with_the_playable_card(laws: Edition) -> None:
    hands = {"S": ["HK", "H2", "SA"], "W": ["HA", "C3", "S3"], "N": ["H4", "C4", "S4"], "E": ["HQ", "C5", "S5"]}
    play = faced(ending(laws, hands, "S", 11), "S:HK", "W:HA", "N:H4", "E:C5")
    faced(play, "W:S3", "N:S4", "E:S5", "S:SA", "S:H2", "W:C3", "N:C4", "E:HQ")
    play.director("S", "revoke")
    assert moved(play) == {"NS": 2 if laws is L1997 else 1, "EW": 0}


@every
def test_64a1_a_discard_that_may_be_none_takes_no_trick_from_the_revoker(laws: Edition) -> None:
    """South ruffed with a diamond in hand, West's hand is not on file, and South claimed three."""
    hands = {"E": ["D4", "D3", "C4", "C5"], "S": ["SA", "SK", "D9", "SQ"], "N": ["DT", "H2", "H3", "H4"]}
    position = {"trick": 10, "leader": "E", "won": {"NS": 5, "EW": 4}, "hands": hands | {"W": ["..."]}}
    play = faced(table("3S by S", laws, position), "E:D4", "S:SA", "W:C2")
    play.claimed("S", 3)
    play.director("E", "revoke")
    play.found(True, "won_revoke_trick:10S:SA")
    answer_all(play, won_later=False, worse_off=False)
    assert moved(play) == {"NS": 0, "EW": 2}


@every
def test_64b3_a_hand_that_was_spread_and_picked_up_again_is_no_faced_hand(laws: Edition) -> None:
    """48B2: South thought himself dummy; at trick 3 his hand is concealed again, so that his revoke costs a trick."""
    deal = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"
    play = faced(table("3NT by S", laws, deal=deal), "W:D5")
    play.spread("S")
    play.director("W")
    answer_all(play, intended_to_claim=False)
    assert "48B2" in play.citations
    faced(play, "N:D3", "E:D7", "S:D9", "S:C4", "W:CT", "N:CA", "E:C2", "N:H3", "E:H2", "S:S5", "W:HQ")
    faced(play, "W:DA", "N:D6", "E:C5", "S:D4")
    play.ended(9)
    play.director("W", "revoke")
    answer_all(play, worse_off=False, won_later=False)
    assert ("64A2" in play.citations, "64B3" in play.citations) == (True, False)
    assert moved(play) == {"NS": 0, "EW": 1}


@pytest.mark.parametrize("claimed", [True, False])
def test_64a2_of_1997_the_question_speaks_of_a_claim_only_where_there_was_one(claimed: bool) -> None:
    play = faced(scene(L1997, "4S by S", trick=5, leader="W", won={"NS": 3, "EW": 1}), "W:D6", "N:D2", "E:C4", "S:D3")
    faced(play, "W:D7", "N:D5", "E:D9", "S:DA")
    if claimed:
        play.claimed("S", 5)
    else:
        play.ended(9)
    play.director("S", "revoke")
    assert play.question is not None
    assert play.question.id.startswith("won_later_with_playable_card")
    assert ("claimed" in play.question.text) is claimed
    play.found(True)
    assert ("is given" in play.explain()) is claimed


@every
def test_64a1_tricks_given_by_a_stated_result_are_told_after_the_revoke_trick(laws: Edition) -> None:
    play = faced(scene(laws, "4S by S", trick=5, leader="S", won={"NS": 4, "EW": 0}), "S:DA", "W:D3", "N:D4", "E:S2")
    faced(play, "E:C2", "S:C3", "W:C4", "N:C5")
    play.ended(9)
    play.director("S", "revoke")
    play.found(True)
    assert "and after it his side won three of tricks 7 to 13 by the result stated: two tricks" in play.explain()
