"""Law 65: arrangement of tricks."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import EDITIONS, L1997, L2007, L2017, Edition
from revoked import faced, table

every = pytest.mark.parametrize("laws", EDITIONS, ids=str)
ONE = ("S:D4", "W:D9", "N:DK", "E:D7")


def after_a_trick(laws: object, *more: str):  # type: ignore[no-untyped-def]
    return faced(table("3NT by S", laws, {"trick": 5, "leader": "S"}), *ONE, *more)


def test_65b3_who_may_mention_a_wrongly_pointed_card_and_until_when() -> None:
    """2007: declarer always, others until a card is led; 2017: each until his own side has played on."""
    right = {
        (L2007, "S", 0): True, (L2007, "S", 2): True, (L2007, "E", 0): True, (L2007, "E", 1): False,
        (L2007, "N", 1): False, (L2017, "S", 1): False, (L2017, "E", 1): True, (L2017, "E", 2): False,
        (L2017, "N", 1): False,
    }  # fmt: skip
    for (laws, seat, played), may in right.items():
        play = after_a_trick(laws, *("N:H3", "E:H4")[:played])
        play.said(seat, "pointed wrongly")
        assert ("right" in play.explain()) is may, (laws, seat, played)
        assert ("65B3" in play.citations) is True


def test_65b3_is_not_in_1997() -> None:
    play = after_a_trick(L1997)
    play.said("N", "pointed wrongly")
    assert "65B3" not in play.citations
    assert "43A1(c)" in play.citations


def test_65d_who_disturbs_his_cards_risks_his_say() -> None:
    for laws in EDITIONS:
        play = after_a_trick(laws)
        play.mixed("E")
        assert "65D" in play.citations
        assert ("deny a revoke" in play.explain()) is (laws is not L1997)


@every
def test_65_turning_a_card_establishes_no_revoke(laws: Edition) -> None:
    position = {"trick": 5, "leader": "S", "hands": {"E": ["C2", "D7", "..."]}}
    play = faced(table("3NT by S", laws, position), "S:D4", "W:D9", "N:DK", "E:C2")
    for seat in "NESW":
        play.quitted(seat)
    assert [r.stage.value for r in play.table.revokes] == ["open"]


@every
def test_65b3_a_remark_without_right_is_referred_if_someone_can_use_it(laws: Edition) -> None:
    """Not declarer's: dummy has nothing to decide."""
    late = {"N": True, "E": laws is not L1997, "S": False}
    for seat, referred in late.items():
        play = after_a_trick(laws, "N:H3", "E:H4")
        play.said(seat, "pointed wrongly")
        assert bool(play.table.referrals) is referred, seat
        if referred:
            assert play.table.referrals[0].authority.ref(laws) == ("16A" if laws is L1997 else "16B")


def test_65b3_names_the_player_who_spoke() -> None:
    for laws in (L2007, L2017):
        for seat, name in (("N", "dummy"), ("E", "East")):
            play = after_a_trick(laws, "N:H3", "E:H4")
            play.said(seat, "pointed wrongly")
            assert f"{name} may no longer mention it" in play.explain().replace("Dummy", "dummy")
