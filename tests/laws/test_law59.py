"""Law 59: inability to lead or play as required."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaws.book.editions import Edition
from bridgelaws.engine import step as engine
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from scenes import asked, penalty_cards, scene, unattended

HEART_REQUIRED = {"seat": "W", "kind": "require", "suits": ["H"], "law": "50D2(a)"}
HEART_FORBIDDEN = {
    "seat": "W", "kind": "forbid", "suits": ["H"], "law": "50D2(b)", "lasts": "while he retains the lead",
}  # fmt: skip


def legal(play: Play) -> set[str]:
    return {card.code for card in play.legal_plays}


def reasons(play: Play, seat: str = "W") -> set[str]:
    return {reason.ref for reason in engine.legal_plays(play.table, Seat.parse(seat)).reasons}


def west_leads(laws: Edition, cards: str, *bound: dict[str, Any], **more: Any) -> Play:
    return scene(laws, trick=9, leader="W", hands={"W": cards}, restrictions=list(bound), **more)


@editions()
def test_59_able_he_must_obey(laws: Edition) -> None:
    play = west_leads(laws, "H7 C9 S2", HEART_REQUIRED)
    assert legal(play) == {"H7"}
    assert "59" not in reasons(play)


@editions()
def test_59_no_card_of_the_required_suit(laws: Edition) -> None:
    play = west_leads(laws, "D7 C9 S2", HEART_REQUIRED)
    assert legal(play) == {"D7", "C9", "S2"}
    assert "59" in reasons(play)


@editions()
def test_59_only_cards_of_the_forbidden_suit(laws: Edition) -> None:
    play = west_leads(laws, "H7 H3", HEART_FORBIDDEN)
    assert legal(play) == {"H7", "H3"}
    assert "59" in reasons(play)


@editions()
def test_59_each_lead_is_tested_afresh_while_the_lead_is_kept(laws: Edition) -> None:
    play = west_leads(laws, "H7 H3 CA", HEART_FORBIDDEN)
    assert legal(play) == {"CA"}
    for seat, card in (("W", "CA"), ("N", "C2"), ("E", "C3"), ("S", "C4")):
        play.faced(seat, card)
    assert (legal(play), unattended(play)) == ({"H7", "H3"}, [])


@editions()
def test_59_following_suit_prevents_it(laws: Edition) -> None:
    bound = {"seat": "W", "kind": "forbid", "suits": ["C"], "law": "57A4", "lasts": "this trick"}
    if str(laws) != "2017":
        bound["law"] = "57A3"
    play = scene(laws, trick=9, current="S:C4", hands={"W": "C9 H2"}, restrictions=[bound])
    assert legal(play) == {"C9"}
    assert {"44C", "59"} <= reasons(play)


@editions()
def test_59_the_penalty_card_is_picked_up_all_the_same(laws: Edition) -> None:
    owed = [{"seat": "E", "card": "DQ", "kind": "major"}]
    play = scene(laws, trick=9, leader="W", hands={"W": "H7 C9 S2", "E": "DQ ..."}, penalty_cards=owed)
    play.chose("require")
    assert (legal(play), penalty_cards(play)) == ({"H7", "C9", "S2"}, set())


@editions()
def test_59_the_lead_made_spends_the_demand(laws: Edition) -> None:
    play = west_leads(laws, "D7 C9 S2", HEART_REQUIRED)
    play.faced("W", "C9")
    assert (play.table.restrictions, unattended(play)) == ((), [])


@editions()
def test_59_disobeying_when_able_is_a_revoke_left_unattended(laws: Edition) -> None:
    play = west_leads(laws, "H7 C9 S2", HEART_REQUIRED)
    play.faced("W", "C9")
    assert unattended(play) == ["61"]
    play.director("S")
    assert {c.code for c in play.table.hand(Seat.WEST).cards} == {"H7", "C9", "S2"}


@editions()
def test_59_hands_not_on_file(laws: Edition) -> None:
    play = scene(laws, trick=9, leader="W", restrictions=[HEART_REQUIRED])
    assert play.legal_plays.cards is None
    assert {"44A", "50D2(a)"} <= reasons(play)


@editions()
def test_59_order_of_precedence(laws: Edition) -> None:
    owed = [{"seat": "W", "card": "D9", "kind": "major"}]
    play = scene(laws, trick=9, leader="W", hands={"W": "D9 H7 S2"}, restrictions=[HEART_REQUIRED], penalty_cards=owed)
    assert legal(play) == {"H7"}
    play = scene(laws, trick=9, leader="W", hands={"W": "D9 C7 S2"}, restrictions=[HEART_REQUIRED], penalty_cards=owed)
    assert legal(play) == {"D9"}


@editions()
def test_59_a_restriction_comes_before_a_minor_penalty_card(laws: Edition) -> None:
    bound = {"seat": "W", "kind": "lowest", "suits": ["C"], "law": "57A2", "lasts": "this trick"}
    owed = [{"seat": "W", "card": "C8", "kind": "minor"}]
    position: dict[str, Any] = {
        "trick": 9, "current": "S:C4", "hands": {"W": "CQ C8 C3"}, "restrictions": [bound], "penalty_cards": owed
    }  # fmt: skip
    assert legal(scene(laws, **position)) == {"C3"}
    assert legal(scene(laws, set_aside=("R59-2",), **position)) == {"C8"}


@editions()
def test_59_the_set_is_never_empty(laws: Edition) -> None:
    play = west_leads(laws, "S2", HEART_REQUIRED, HEART_FORBIDDEN)
    assert (legal(play), asked(play)) == ({"S2"}, None)


@editions()
def test_59_a_hand_partly_on_file_that_has_the_suit_must_lead_it(laws: Edition) -> None:
    play = west_leads(laws, "H7 C9 ...", HEART_REQUIRED)
    refused = play.legal_plays.why_not("C9")
    assert refused is not None
    assert (refused.ref, play.legal_plays.why_not("H7")) == ("50D2(a)", None)
    unknown = west_leads(laws, "D9 C9 ...", HEART_REQUIRED)
    assert unknown.legal_plays.why_not("C9") is None


@editions()
@pytest.mark.parametrize("aside", [(), ("R59-3",)])
def test_59_a_suit_required_later_may_be_led_although_it_was_forbidden(laws: Edition, aside: tuple[str, ...]) -> None:
    ban = {"seat": "E", "kind": "forbid", "suits": ["H"], "law": "50D2(a)", "lasts": "while he retains the lead"}
    play = scene(
        laws, trick=9, leader="E", hands={"E": "HA HK S2 S3 C2", "W": "H5 H6 D2 D3 D4"}, restrictions=[ban],
        penalty_cards=[{"seat": "W", "card": "H5", "kind": "major"}], set_aside=aside,
    )  # fmt: skip
    play.chose("require")
    assert {card.code for card in play.legal_plays} == ({"S2", "S3", "C2"} if aside else {"HA", "HK"})
    if not aside:
        for seat, card in ("E", "HA"), ("S", "H2"), ("W", "H6"), ("N", "H3"):
            play.faced(seat, card)
        assert {card.code for card in play.legal_plays} == {"S2", "S3", "C2"}, "he keeps the lead, and the ban lasts"


@editions()
@pytest.mark.parametrize(
    ("kind", "law", "first", "aside"),
    [("highest", "57A1", "C9", "C8"), ("lowest", "57A2", "C3", "C8"), ("card", "51A", "C3", "C8")],
)
def test_r59_2_set_aside_the_restriction_chooses_among_what_the_minor_card_leaves(
    laws: Edition, kind: str, law: str, first: str, aside: str
) -> None:
    bound = {"seat": "W", "kind": kind, "law": law, "lasts": "this trick"}
    bound |= {"card": "C3"} if kind == "card" else {"suits": ["C"]}
    position: dict[str, Any] = {
        "trick": 9, "current": "S:C4", "hands": {"W": "C9 C8 C3"}, "restrictions": [bound],
        "penalty_cards": [{"seat": "W", "card": "C8", "kind": "minor"}],
    }  # fmt: skip
    assert legal(scene(laws, **position)) == {first}
    assert legal(scene(laws, set_aside=("R59-2",), **position)) == {aside}


@editions()
def test_59_a_ban_on_a_lead_does_not_bind_a_card_to_another_hands_lead(laws: Edition) -> None:
    play = scene(laws, trick=9, current="S:C4", hands={"W": "H7 D9 S2"}, restrictions=[HEART_FORBIDDEN])
    assert legal(play) == {"H7", "D9", "S2"}


@editions()
def test_59_the_highest_of_a_hand_partly_on_file_is_not_known(laws: Edition) -> None:
    bound = {"seat": "W", "kind": "highest", "suits": ["C"], "law": "57A1", "lasts": "this trick"}
    play = scene(laws, trick=9, current="S:C4", hands={"W": "C9 ..."}, restrictions=[bound])
    plays = play.legal_plays
    assert (plays.cards, plays.why_not("CQ"), plays.depends_on("CQ").ref) == (None, None, "57A1")
    # Whatever else he holds, the three is not his highest club, and the ace is if he holds it.
    assert (plays.why_not("C3").ref, "CA" in plays, "CQ" in plays, "C9" in plays) == ("57A1", True, False, False)


@editions()
def test_r59_2_is_a_reason_that_takes_no_card_away(laws: Edition) -> None:
    bound = {"seat": "W", "kind": "lowest", "suits": ["C"], "law": "57A2", "lasts": "this trick"}
    owed = [{"seat": "W", "card": "C8", "kind": "minor"}]
    play = scene(laws, trick=9, current="S:C4", hands={"W": "CQ C8 C3"}, restrictions=[bound], penalty_cards=owed)
    assert ("R59-2" in reasons(play), "59" in reasons(play), legal(play)) == (True, False, {"C3"})


@editions()
def test_59_a_card_named_by_declarer_is_owed_again_once_the_revoke_is_taken_back(laws: Edition) -> None:
    majors = [{"seat": "W", "card": card, "kind": "major"} for card in ("C7", "D9")]
    named = {"seat": "W", "kind": "card", "card": "C7", "law": "51A"}
    hands = {"W": "C7 D9 C2 S3 H3"}
    play = scene(laws, trick=9, current="S:HA", hands=hands, penalty_cards=majors, restrictions=[named])
    for seat, card in ("W", "C2"), ("N", "H4"), ("E", "H5"), ("S", "D2"):
        play.faced(seat, card)
    assert not play.table.restrictions
    play.director("S")
    assert [(r.seat, r.card.code) for r in play.table.restrictions if r.card] == [(Seat.WEST, "C7")]


@editions()
def test_59_a_suit_required_later_leaves_the_ban_on_the_others(laws: Edition) -> None:
    """East may lead neither major while he keeps the lead; hearts are then required, and he has none."""
    ban = {"seat": "E", "kind": "forbid", "suits": ["H", "S"], "lasts": "while he retains the lead"}
    hearts = {"seat": "E", "kind": "require", "suits": ["H"]}
    hands = {"E": "S3 S4 D5 D6 C7 C8 C9 D2 D3"}
    play = scene(laws, trick=5, leader="E", hands=hands, restrictions=[ban, hearts])
    assert not [card for card in play.legal_plays if card.suit.letter == "S"]
    # The other way round it is the ban that came later: nothing rests.
    play = scene(laws, trick=5, leader="E", hands=hands, restrictions=[hearts, ban])
    assert not [card for card in play.legal_plays if card.suit.letter == "S"]
