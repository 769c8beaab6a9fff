"""70E1: a finesse that all can see to fail, since the opponent who plays before has shown out."""

from __future__ import annotations

import json

import pytest

from bridgelaws import Play, Seat, claim_document, loads
from bridgelaws.events import Stated, Step
from bridgelaws.values.cards import Suit

# North leads hearts towards South's ace and queen, and East has none: the king is behind them, alone or not.
KING_ALONE = {"N": ["H2", "H3", "D2"], "E": ["C3", "C7", "S6"], "S": ["HA", "HQ", "DA"], "W": ["S2", "HK", "C9"]}
KING_GUARDED = KING_ALONE | {"W": ["S2", "HK", "H4"]}
FINESSE = Stated(Step.FINESSE, Seat.SOUTH, (Suit.HEARTS,))


def found(laws: int, hands: dict[str, list[str]], *stated: Stated) -> dict[str, object]:
    """South claims the last three tricks, with or without a statement, and West objects."""
    position = {"trick": 11, "leader": "N", "won": {"NS": 7, "EW": 3}, "hands": hands}
    case = {"format": "bridgelaws-case", "version": 1, "laws": laws, "contract": "3NT by S", "position": position}
    play: Play = loads(json.dumps(case))
    play.claimed("S", 3, "", stated)
    play.said("W", "refuse")
    if play.question is not None and play.question.id == "asked_to_play_on":
        play.found(False)
    return claim_document(play)


def rows(document: dict[str, object]) -> list[str]:
    """The plays that are the Director's to judge."""
    listed = document["rows"]
    assert isinstance(listed, list)
    return [name for row in listed for name in row["plays"]]


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
@pytest.mark.parametrize(("hands", "tricks"), [(KING_ALONE, 3), (KING_GUARDED, 2)])
def test_nobody_is_asked_about_a_finesse_into_the_hand_that_must_have_the_king(
    laws: int, hands: dict[str, list[str]], tricks: int
) -> None:
    document = found(laws, hands)
    assert document["result"] == {"at_least": tricks, "at_most": tricks, "exact": True}
    assert not any(name.startswith("finesse") for name in rows(document))


@pytest.mark.parametrize(("hands", "tricks"), [(KING_ALONE, 3), (KING_GUARDED, 2)])
def test_whether_he_would_go_on_as_stated_is_asked_however_the_king_lies(
    hands: dict[str, list[str]], tricks: int
) -> None:
    document = found(2017, hands, FINESSE)
    assert document["result"] == {"at_least": tricks, "at_most": tricks, "exact": True}
    assert "adapt H" in rows(document)


def test_a_finesse_that_may_win_is_still_asked_about() -> None:
    follows = KING_ALONE | {"E": ["H4", "C7", "S6"]}
    assert "finesse H" in rows(found(2017, follows))
