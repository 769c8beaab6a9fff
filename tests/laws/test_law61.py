"""Law 61: what a revoke is, and who may ask about one."""

from __future__ import annotations

import pytest

from bridgelaws.editions import EDITIONS, L1997, L2007, L2017, Edition
from bridgelaws.play import Play
from bridgelaws.table import Regulations
from revoked import discard, faced, ruff, states, table

every = pytest.mark.parametrize("laws", EDITIONS, ids=str)


@every
def test_61a_a_revoke_is_noticed_silently(laws: Edition) -> None:
    play = ruff(laws)
    assert states(play) == ["6E:H5 open"]
    assert (play.now.status, play.question, play.rulings) == ("unattended", None, ())


@every
def test_61a_no_revoke_without_a_card_of_the_suit(laws: Edition) -> None:
    play = faced(
        table("4H by S", laws, {"trick": 13, "leader": "S", "hands": {"E": ["H5"]}}), "S:C9", "W:C4", "N:CK", "E:H5"
    )
    assert states(play) == []


@every
def test_61a_failure_to_lead_as_required_is_a_revoke(laws: Edition) -> None:
    position = {
        "trick": 7,
        "leader": "W",
        "hands": {"W": ["H2", "H4", "C3", "C4", "D5", "D6", "S8"]},
        "restrictions": [{"seat": "W", "kind": "require", "suits": ["H"], "law": "50D2(a)"}],
    }
    play = faced(table("4S by S", laws, position), "W:C3")
    assert states(play) == ["7W:C3 open"]
    play.director("S")
    assert "61A" in play.citations
    assert {c.code for c in play.legal_plays} == {"H2", "H4"}


@every
def test_61a_hands_unknown_a_discard_is_not_noticed_until_someone_asks(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3")
    assert (states(play), play.now.status) == ([], "regular")
    play.director("S", "revoke")
    assert play.question is not None
    assert play.question.id == "holds:E:S:1"
    assert play.question.text == "Did East hold a spade when he played ♥3 to trick 1?"
    assert play.question.to is None
    play.found(True)
    assert states(play) == ["1E:H3 corrected"]


@every
def test_61a_a_discard_that_the_director_clears_is_not_asked_about_again(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3")
    play.director("S", "revoke")
    play.found(False)
    assert play.question is None
    play.director("S", "revoke")
    assert play.question is None
    assert "No revoke appears" in play.explain()


@every
def test_61a_a_card_seen_later_shows_the_revoke(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3", "S:SA")
    assert states(play) == []
    faced(play, "S:S4", "W:S6", "N:S3", "E:S7")
    assert states(play) == ["1E:H3 established"]
    play.director("S", "revoke")
    assert play.question is None
    assert "61A" in play.citations


@every
def test_61a_several_discards_the_director_says_which(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:H2", "E:H3", "S:SA")
    play.director("W", "revoke")
    assert play.question is not None
    assert play.question.values == ("1N:H2", "1E:H3")
    play.found("1N:H2")
    assert play.question.id == "holds:N:S:1"


@every
def test_61b_declarer_may_ask_a_defender(laws: Edition) -> None:
    play = discard(laws)
    play.said("S", "none left?", to="E")
    assert "the question was South's right" in play.explain().lower().replace("south", "South")
    assert states(play) == ["5E:C2 corrected"]


@every
def test_61b_dummy_may_ask_declarer(laws: Edition) -> None:
    play = faced(
        table("3NT by S", laws, {"trick": 5, "leader": "W", "hands": {"S": ["D2", "C3", "..."]}}),
        "W:D5",
        "N:D4",
        "E:D6",
        "S:C3",
    )
    play.said("N", "none left?", to="S")
    assert {"61B", "61B2(a)"} & set(play.citations)
    assert "43B2(b)" not in play.citations
    assert states(play) == ["5S:C3 corrected"]


def test_61b_dummy_may_not_ask_a_defender() -> None:
    for laws, ref in ((L1997, "43A1(c)"), (L2007, "61B2(b)"), (L2017, "61B2(b)")):
        play = discard(laws)
        play.said("N", "none left?", to="E")
        assert ref in play.citations
        assert any("question told" in r.why for r in play.table.referrals)


def test_61b_defenders_ask_each_other_by_edition_and_regulation() -> None:
    allowed = {
        (L1997, None): False, (L1997, True): True, (L1997, False): False,
        (L2007, None): True, (L2007, False): False, (L2007, True): True,
        (L2017, None): True, (L2017, False): True, (L2017, True): True,
    }  # fmt: skip
    for (laws, ruled), may in allowed.items():
        play = discard(laws, **({} if ruled is None else {"regulations": {"defenders_may_ask": ruled}}))
        play.said("W", "none left?", to="E")
        assert ("West may not ask his partner" in play.explain()) is not may, (laws, ruled)
        assert play.table.regulations == Regulations(defenders_may_ask=ruled)


def test_61b_the_forbidden_question_costs_tricks_in_1997_only() -> None:
    for laws, revoke in ((L1997, "63B"), (L2007, None)):
        play = discard(laws, regulations={"defenders_may_ask": False})
        play.said("W", "none left?", to="E")
        authority = play.table.revokes[0].authority
        assert (None if authority is None else authority.ref(laws)) == revoke
        assert play.turn is not None
        assert play.turn.letter == "E"


@every
def test_61c_a_claim_of_revoke_gives_no_right_to_inspect(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3")
    play.director("S", "revoke")
    play.found(False)
    assert {L1997: "61B", L2007: "62C3", L2017: "61C"}[laws] in play.citations
    assert "66C" in play.citations


@every
def test_43b3_dummy_without_rights_mentions_a_defenders_revoke(laws: Edition) -> None:
    play = discard(laws)
    play.strayed("N", "exchanged hands")
    play.said("N", "none left?", to="E")
    assert "43B3" in play.citations
    assert states(play) == ["5E:C2 open"]
    assert not play.table.penalty_cards
