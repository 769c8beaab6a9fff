"""What each player may, must and must not do at a moment, and by which provision."""

from __future__ import annotations

import pytest

from bridgelaws import L1997, L2007, L2017, Board, Edition, Seat
from bridgelaws.board.opened import open_table
from bridgelaws.board.table import Regulations, Table
from bridgelaws.desk import Call, next_step
from bridgelaws.desk.rights import Force, rights_document, rights_of
from bridgelaws.play.play import Play
from bridgelaws.values.contract import Contract
from bridgelaws.words.languages import language_of, languages
from scenes import scene

every = pytest.mark.parametrize("laws", [L1997, L2007, L2017])
NORTH, EAST, SOUTH, WEST = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST  # dummy, his left, declarer, the leader


def cited(table: Table, seat: Seat, force: Force) -> set[str]:
    return {right.authority.ref(table.edition) for right in rights_of(table, seat) if right.force is force}


def test_before_the_lead_is_faced() -> None:
    table = scene(L2017).table
    assert {"20C1", "20C2", "20F2"} <= cited(table, WEST, Force.MAY)
    assert "41A" in cited(table, WEST, Force.MUST)
    assert "41A" not in cited(table, EAST, Force.MUST)
    assert "41B" in cited(table, NORTH, Force.MUST_NOT)
    # Declarer's side puts a wrong explanation right now, defenders only after the play.
    assert "20F5(b)" in cited(table, SOUTH, Force.MUST) & cited(table, NORTH, Force.MUST)
    assert "20F5(b)" in cited(table, EAST, Force.MUST_NOT)
    # A mistake of his own, or in a review, everybody puts right, dummy too.
    for seat in Seat:
        assert {"20E", "20F4"} <= cited(table, seat, Force.MUST)


@every
def test_the_leaders_partner_asks_when_the_lead_lies_face_down(laws: Edition) -> None:
    play = scene(laws)
    assert "41B" in cited(play.table, EAST, Force.MUST_NOT)
    assert "41B" in cited(play.table, SOUTH, Force.MAY)
    play.laid_face_down(WEST)
    assert "41B" in cited(play.table, EAST, Force.MAY) & cited(play.table, SOUTH, Force.MAY)
    assert "41B" in cited(play.table, NORTH, Force.MUST_NOT)
    # The leader has made his choice: he asks no more, and does not take it back.
    assert not {"20C1", "20C2", "20F2", "41B"} & cited(play.table, WEST, Force.MAY)
    assert "41A" in cited(play.table, WEST, Force.MUST_NOT)
    assert "41C" in cited(play.table, WEST, Force.MUST)


def test_where_leads_are_made_face_up() -> None:
    table = open_table(Contract.parse("3NT by S"), L2017, regulations=Regulations(face_down_leads=False))
    assert "41A" not in cited(table, WEST, Force.MUST)
    assert "41B" in cited(table, EAST, Force.MAY)


@every
def test_the_whole_auction_is_reviewed_at_the_first_turn_only(laws: Edition) -> None:
    table = scene(laws, trick=1, current="W:HK").table
    assert "20C2" in cited(table, SOUTH, Force.MAY)
    assert "20C2" in cited(scene(laws, trick=1, current="W:HK N:H2").table, EAST, Force.MAY)
    # Declarer's first turn was dummy's card.
    table = scene(laws, trick=1, current="W:HK N:H2 E:H3").table
    assert "20C2" not in cited(table, SOUTH, Force.MAY)
    assert {"20F2", "41C"} <= cited(table, SOUTH, Force.MAY)


@every
def test_who_must_pass_has_no_review(laws: Edition) -> None:
    board = Board(dealer="N", laws=laws)
    for seat, call in (("N", "1S"), ("E", "P"), ("S", "P")):
        board.made(seat, call)
    assert "20B" in cited(board.table, WEST, Force.MAY)
    board.dropped("E", ["DA"])
    board.director("S")
    board.found(True)
    board.found(True)
    assert [str(duty.seat) for duty in board.duties] == ["West"]
    assert "20B" in cited(board.table, WEST, Force.MUST_NOT)
    assert "20F1" in cited(board.table, WEST, Force.MAY)


@pytest.mark.parametrize(
    ("laws", "ref", "played"), [(L1997, "75D1", "75D1"), (L2007, "20F4", "20F4"), (L2017, "20F4", "75B2")]
)
def test_when_a_wrong_explanation_of_his_own_is_put_right(laws: Edition, ref: str, played: str) -> None:
    board = Board(dealer="N", laws=laws)
    board.made("N", "1S")
    before = next(right for right in rights_of(board.table, NORTH) if right.authority.ref(laws) == ref)
    # In 2017 he may wait until just before the lead is faced.
    assert (before.said.says.id == "desk.right.own_mistake") == (laws is not L2017)
    table = scene(laws, trick=5, leader="W").table
    assert played in cited(table, EAST, Force.MUST) & cited(table, SOUTH, Force.MUST)


@every
def test_a_defender_puts_his_partners_explanation_right_after_the_play(laws: Edition) -> None:
    play, ref = Play(contract="3NT by S", laws=laws), "75D2" if laws is L1997 else "20F5(b)"
    play.faced("W", "HK")
    assert ref in cited(play.table, EAST, Force.MUST_NOT)
    play.ended(9)
    assert ref in cited(play.table, EAST, Force.MUST) & cited(play.table, WEST, Force.MUST)
    assert ref not in cited(play.table, SOUTH, Force.MUST) | cited(play.table, NORTH, Force.MUST)


@pytest.mark.parametrize(
    ("laws", "may", "force"),
    [(L1997, True, "may"), (L2007, False, "must not"), (L2007, True, "may"), (L2017, False, "may")],
)
def test_an_authority_may_say_until_2017_whether_defenders_ask_each_other(laws: Edition, may: bool, force: str) -> None:
    play = Play(contract="3NT by S", laws=laws, regulations=Regulations(defenders_may_ask=may))
    play.faced("W", "HK")
    asks = next(r for r in rights_of(play.table, EAST) if r.said.says.id == "desk.right.ask_partner")
    assert asks.force.value == force


@every
def test_the_last_trick_may_be_seen_until_the_own_side_has_played(laws: Edition) -> None:
    trick = "W:HK N:H2 E:H3 S:H4"
    table = scene(laws, trick=5, leader="W", last_trick=trick).table
    for seat in (EAST, SOUTH, WEST):
        assert {"66A", "66B"} <= cited(table, seat, Force.MAY)
        assert "66C" in cited(table, seat, Force.MUST_NOT)
    assert not {"66A", "66B"} & cited(table, NORTH, Force.MAY)
    table = scene(laws, trick=5, current="W:C4", last_trick=trick).table
    assert "66A" not in cited(table, EAST, Force.MAY) | cited(table, WEST, Force.MAY)
    assert "66A" in cited(table, SOUTH, Force.MAY)
    # Until 2017 his own card could be looked at only until a card was led.
    assert ("66B" in cited(table, SOUTH, Force.MAY)) == (laws is L2017)


@pytest.mark.parametrize(
    ("laws", "force", "ref"), [(L1997, "must not", "61B"), (L2007, "may", "61B3"), (L2017, "may", "61B3")]
)
def test_whether_defenders_ask_each_other_about_a_revoke(laws: Edition, force: str, ref: str) -> None:
    found = rights_of(scene(laws, trick=5, leader="W").table, EAST)
    asks = next(right for right in found if right.said.says.id == "desk.right.ask_partner")
    assert (asks.force.value, asks.authority.ref(laws)) == (force, ref)


@every
def test_dummy(laws: Edition) -> None:
    table = scene(laws, trick=5, leader="W").table
    assert {"42A1", "42A2", "42B2"} <= cited(table, NORTH, Force.MAY)
    assert {"43A1(a)", "43A1(b)", "43A1(c)", "43A2(b)"} <= cited(table, NORTH, Force.MUST_NOT)
    told = {right.said.says.id for right in rights_of(table, NORTH)}
    assert ("desk.right.prevent_any" in told) == (laws is L2017)
    # 43A3 is new in 2017.
    assert ("43A3" in cited(table, EAST, Force.MUST_NOT)) == (laws is L2017)


def test_a_dummy_without_his_rights() -> None:
    table = scene(L2017, trick=5, leader="W").table.but(rights_lost=True)
    assert "42B2" not in cited(table, NORTH, Force.MAY)
    assert "61B2(a)" not in cited(table, NORTH, Force.MAY)
    assert "42B" in cited(table, NORTH, Force.MUST_NOT)


def test_only_at_his_turn_may_a_player_ask() -> None:
    table = scene(L2017, trick=5, leader="W").table
    assert {"20F2", "41C"} <= cited(table, WEST, Force.MAY)
    assert "20F2" not in cited(table, EAST, Force.MAY) | cited(table, SOUTH, Force.MAY)
    # At dummy's turn declarer asks.
    table = scene(L2017, trick=5, current="W:C4").table
    assert "20F2" in cited(table, SOUTH, Force.MAY)
    assert "20F2" not in cited(table, NORTH, Force.MAY)


def test_nobody_goes_on_while_a_ruling_is_made() -> None:
    told = {"laws": "2017", "kind": "opening-lead", "declarer": "S", "contract": "", "offender": "E", "card": "HK"}
    play = next_step(Call(tuple(told.items())))
    assert isinstance(play, Play)
    for seat in Seat:
        assert "9B2" in cited(play.table, seat, Force.MUST_NOT)
    assert "43A1(a)" not in cited(play.table, NORTH, Force.MUST_NOT)


@every
@pytest.mark.parametrize("code", sorted(languages()))
def test_every_moment_can_be_told_in_every_language(laws: Edition, code: str) -> None:
    tables = [scene(laws), scene(laws, trick=1, current="W:HK"), scene(laws, trick=7, leader="N")]
    auction = next_step(
        Call((("laws", str(laws)), ("kind", "insufficient-bid"), ("offender", "E"), ("over", "1S"), ("call", "1H")))
    )
    assert isinstance(auction, Play)
    for play in (*tables, auction):
        document = rights_document(play.table, language_of(code))
        assert set(document["seats"]) == set("NESW")
        for found in document["seats"].values():
            assert found
            assert all(right["text"] and right["law"] for right in found)
            assert len({(right["force"], right["text"]) for right in found}) == len(found)
