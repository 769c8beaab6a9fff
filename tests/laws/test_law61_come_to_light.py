"""Laws 61, 64 and 68: what else the Director hears who is called about a revoke, or after a claim."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import EDITIONS, L2017, Edition
from bridgelaws.play.play import Play
from revoked import answer_all, faced, moved, states

every = pytest.mark.parametrize("laws", EDITIONS, ids=str)


def two_discards(laws: Edition, deal: str | None = None) -> Play:
    """East discards on two spades; that he held one at the second shows that he held one at the first."""
    play = Play(contract="3NT by S", laws=laws, deal=deal)
    return faced(play, "W:S5", "N:S2", "E:H3", "S:SA", "S:S4", "W:S6", "N:S3", "E:H7")


def ruled_on(play: Play) -> list[str]:
    return [r.id for r in play.table.revokes if r.found]


@every
@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("seat", ["N", "S", "E"])
@pytest.mark.parametrize("picked", ["1E:H3", "2E:H7"])
def test_61a_a_call_hears_every_revoke_that_is_proven_by_what_is_found_for_it(
    laws: Edition, picked: str, seat: str, over: bool
) -> None:
    play = two_discards(laws)
    if over:
        play.ended(9)
    play.director(seat, "revoke")
    play.answer(picked)
    play.answer(True)
    expected = ["1E:H3 established", "2E:H7 established" if over else "2E:H7 corrected"]
    assert (ruled_on(play), states(play)) == (["1E:H3", "2E:H7"], expected)


@every
def test_61a_of_hands_on_file_a_call_hears_the_same_revokes(laws: Edition) -> None:
    deal = "N:J832.A8.AK32.AKQ QT9.9732.QJ9.T98 AK4.KQJ.T87.J765 765.T654.654.432"
    play = two_discards(laws, deal)
    play.director("S", "revoke")
    assert (ruled_on(play), states(play)) == (["1E:H3", "2E:H7"], ["1E:H3 established", "2E:H7 corrected"])


@every
def test_64b2_the_same_suit_again_is_asked_about_at_the_call_that_proves_both(laws: Edition) -> None:
    play = two_discards(laws)
    play.ended(9)
    play.director("S", "revoke")
    play.answer("1E:H3")
    play.answer(True)
    answer_all(play, won_later=False, worse_off=False, tricks_if=True)
    assert "without the revokes" in play.explain()
    assert moved(play) == {"NS": 1, "EW": 0}
    assert ("64B2" in play.citations, "64C2(a)" in play.citations) == (True, laws is L2017)


@every
def test_61a_a_discard_that_is_found_to_be_none_proves_nothing(laws: Edition) -> None:
    play = two_discards(laws)
    play.director("S", "revoke")
    play.answer("1E:H3")
    play.answer(False)
    assert (play.question, ruled_on(play), states(play)) == (None, [], [])


@every
@pytest.mark.parametrize("called", [None, "revoke"])
def test_64_before_the_tricks_are_counted_what_the_file_proves_by_then_is_ruled_on(
    laws: Edition, called: str | None
) -> None:
    """The call was about trick 2; that East had revoked at trick 1 a card shows that he plays afterwards."""
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3", "S:SA")
    faced(play, "S:DA", "W:D2", "N:D3", "E:C2", "S:DK", "W:D4", "N:D5", "E:D7")
    play.director("S", called)
    assert (ruled_on(play), play.question) == (["2E:C2"], None)
    faced(play, "S:SK", "W:S6", "N:S3", "E:S9")
    assert ruled_on(play) == ["2E:C2"]
    play.ended(9)
    assert ruled_on(play) == ["1E:H3", "2E:C2"]
    answer_all(play, won_later=False, worse_off=False)
    assert len(play.table.transfers) == 2
    assert "it had come to light that East's ♥3 at trick 1 was a revoke" in play.explain().lower().replace(
        "east's", "East's"
    )


@every
def test_64_of_a_revoke_that_nobody_has_spoken_of_nothing_is_ruled_when_play_ends(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3", "S:SA")
    faced(play, "S:SK", "W:S6", "N:S3", "E:S9")
    play.ended(9)
    assert (ruled_on(play), states(play), play.rulings) == ([], ["1E:H3 established"], ())


@every
@pytest.mark.parametrize("caller", ["W", "E", "N"])
def test_68d_a_call_after_a_claim_was_contested_is_about_the_claim(laws: Edition, caller: str) -> None:
    """Nobody has spoken of East's discard in the trick in progress."""
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3")
    play.claimed("S", 9)
    play.said("W", "refuse")
    asked = None if play.question is None else play.question.id
    play.director(caller)
    assert (None if play.question is None else play.question.id) == asked
    assert not any(revoke.found for revoke in play.table.revokes)


@every
def test_61a_after_a_claim_was_contested_a_call_about_a_revoke_is_about_the_discard(laws: Edition) -> None:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3")
    play.claimed("S", 9)
    play.said("W", "refuse")
    play.director("S", "revoke")
    assert play.question is not None
    assert play.question.id == "holds:E:S:1"


@every
@pytest.mark.parametrize("known", [False, True])
def test_61a_after_a_claim_was_contested_a_plain_call_still_hears_a_certain_revoke(laws: Edition, known: bool) -> None:
    deal = "N:J832.A8.AK32.AKQ QT9.9732.QJ9.T98 AK4.KQJ.T87.J765 765.T654.654.432" if known else None
    play = faced(Play(contract="3NT by S", laws=laws, deal=deal), "W:S5", "N:S2", "E:H3", "S:SA")
    faced(play, "S:SK", "W:S6", "N:S3", "E:S9")
    play.claimed("S", 9)
    play.said("W", "refuse")
    play.director("S")
    assert ruled_on(play) == ["1E:H3"]


@every
def test_64_a_revoke_on_file_of_known_hands_is_ruled_on_before_the_tricks_are_counted(laws: Edition) -> None:
    """A call that does not say why is about nothing long past while there is more to play."""
    deal = "N:J832.A8.AK32.AKQ QT9.9732.QJ9.T98 AK4.KQJ.T87.J765 765.T654.654.432"
    play = faced(Play(contract="3NT by S", laws=laws, deal=deal), "W:S5", "N:S2", "E:H3", "S:SA")
    faced(play, "S:DT", "W:D4", "N:DA", "E:D9", "N:D2", "E:DJ", "S:D7", "W:D5", "E:C8", "S:C5", "W:C2", "N:CA")
    faced(play, "N:D3", "E:H7", "S:D8", "W:D6", "S:CJ", "W:C3")
    play.director("S")
    assert ruled_on(play) == ["5E:H7"]
    faced(play, "N:CK", "E:CT")
    play.ended(9)
    assert ruled_on(play) == ["1E:H3", "5E:H7"]


def claimed_and_gone_on(laws: Edition, over: str | None) -> Play:
    play = faced(Play(contract="3NT by S", laws=laws), "W:S5", "N:S2", "E:H3", "S:SA")
    play.claimed("S")
    if over is None:
        play.round_ended()
    else:
        play.next_deal_called(over)
    return play


@every
@pytest.mark.parametrize("over", ["W", None])
@pytest.mark.parametrize("caller", ["E", "N", "S"])
@pytest.mark.parametrize("first", [False, True])
def test_69a_while_it_is_asked_what_was_agreed_a_plain_call_is_about_the_discard(
    laws: Edition, caller: str, over: str | None, first: bool
) -> None:
    """By whomever, dummy and the revoker among them; and whichever is told first, it comes to the same."""
    play = claimed_and_gone_on(laws, over)
    if first:
        play.answer("9")
    play.director(caller)
    answer_all(play, holds=True, tricks_agreed="9", won_later=False, worse_off=False)
    assert ruled_on(play) == ["1E:H3"]
    assert ("64B4" in play.citations, "64B5" in play.citations) == (False, over is None)
    assert ("42B3" in play.citations) == (caller == "N")
    told = [str(ruling) for ruling in play.rulings if "69A" in str(ruling)]
    assert len(told) == 1
    assert "9B1" not in told[0]
