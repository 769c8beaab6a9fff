"""What a seat may see, and nothing else."""

from __future__ import annotations

from bridgelaws import Play, Seat
from bridgelaws.play.views import view_document

DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"


def seen(play: Play, seat: str) -> dict[str, int]:
    view = play.view(seat)
    return {other.letter: len(view.hand(other)) for other in Seat}


def test_before_the_lead_only_ones_own_hand() -> None:
    assert seen(Play(DEAL, "3NT by S"), "W") == {"N": 0, "E": 0, "S": 0, "W": 13}


def test_dummy_is_seen_once_the_lead_stands() -> None:
    play = Play(DEAL, "3NT by S")
    play.faced("W", "S2")
    assert seen(play, "E") == {"N": 13, "E": 13, "S": 0, "W": 0}
    assert seen(play, "N") == {"N": 13, "E": 0, "S": 0, "W": 0}


def test_dummy_is_not_seen_while_a_lead_out_of_turn_waits() -> None:
    play = Play(DEAL, "3NT by S")
    play.faced("E", "HK")
    assert seen(play, "W") == {"N": 0, "E": 0, "S": 0, "W": 13}


def test_a_penalty_card_is_seen_by_all() -> None:
    play = Play(DEAL, "3NT by S")
    play.faced("E", "HK")
    play.director("S")
    play.found(False)
    play.chose("refuse")
    assert [str(c) for c in play.view("S").hand(Seat.EAST)] == ["♥K"]
    assert [str(c) for c in play.view("W").hand(Seat.EAST)] == ["♥K"]


def test_a_question_is_shown_to_the_player_it_is_put_to() -> None:
    play = Play(DEAL, "3NT by S")
    play.faced("E", "HK")
    play.director("S")
    assert play.view("S").question is None  # the Director is asked first
    play.found(False)
    assert play.view("S").question is not None
    assert play.view("W").question is None


def test_the_document_holds_no_hidden_card() -> None:
    play = Play(DEAL, "3NT by S")
    play.faced("W", "S2")
    document = view_document(play.view("E"))
    assert document["hands"]["S"] == []
    assert document["hands"]["W"] == []
    assert document["counts"] == {"N": 13, "E": 13, "S": 13, "W": 12}
