"""Claims that were ruled on, told otherwise at the desk: the tricks and the provisions stay the same."""

from __future__ import annotations

from typing import Any

import pytest
from tests.claims.claims import RULED, Ruled

from bridgelaws import Play, claim_document
from bridgelaws.claims import statement as steps
from bridgelaws.claims.kinds import name_of
from bridgelaws.desk import Call, Detail, next_step
from bridgelaws.files import codec
from bridgelaws.values.cards import CARDS
from bridgelaws.values.seats import SEATS

NUMBERS = ("280", "281", "292", "293", "294", "301", "305", "308", "315", "323")
RETOLD = [ruled for ruled in RULED if ruled.number in NUMBERS]
STRAINS, SUITS = {-1: "NT", 0: "C", 1: "D", 2: "H", 3: "S"}, "CDHS"
SAID = {"en": "I have the rest", "de": "Der Rest ist mein", "fr": "Le reste est à moi"}


def told(ruled: Ruled, laws: int, turned: int, tongue: str, kind: str) -> dict[str, str]:
    """The details of a claim with the table turned; each hand is told from its lowest card or its highest."""
    claim, left = ruled.claim, ruled.claim.ending.tricks
    seats = [SEATS[(n + turned) & 3].letter for n in range(4)]
    found = {
        "laws": str(laws),
        "kind": kind,
        "declarer": seats[claim.declarer],
        "contract": f"4{STRAINS[claim.ending.trumps]}",
        "trick": str(14 - left),
        "table": " ".join([f"{seats[claim.ending.leader]}:", *(CARDS[card].code for card in claim.ending.trick)]),
        "claimer": seats[claim.claimer],
        "tricks": str(claim.tricks if kind == "claim" else left - claim.tricks),
        "said": SAID[tongue],
        "objector": seats[(claim.claimer + 1) & 3],
        "won": str(13 - left),
        "vulnerable": "unknown",
        "hands": "yes",
    }
    for n, hand in enumerate(claim.ending.hands):
        held = [card.code for card in CARDS if hand & card.mask]
        found[f"hand_{seats[n].lower()}"] = " ".join(held if turned & 1 else reversed(held))
    return found | _stated(claim.statement, seats)


def _stated(statement: steps.Statement, seats: list[str]) -> dict[str, str]:
    found = {f"step_{len(statement.steps) + 1}": ""}
    for n, step in enumerate(statement.steps, 1):
        match step:
            case steps.InOrder(cards):
                found |= {f"step_{n}": "in order", f"step_{n}_cards": " ".join(CARDS[card].code for card in cards)}
            case steps.TakeFinesse(seat, suit):
                found |= {f"step_{n}": "finesse", f"step_{n}_seat": seats[seat], f"step_{n}_suit": SUITS[suit]}
            case _:
                raise NotImplementedError(step)
    return found


def ruling(details: dict[str, str], tongue: str, ruled: Ruled) -> tuple[int, list[str]]:
    """The tricks of the claimer's side and the provisions, once every row has been answered."""
    call = Call()
    while isinstance(step := next_step(call, tongue), Detail):
        call = call.tell(details[step.id])
    play = step
    while play.question is not None and play.question.id == "asked_to_play_on":
        play.found(False)
    found = _answered(play, {name_of(each) for each in ruled.normal})
    document = codec.encode(play)
    document["events"].append(found["event"])
    return found["result"]["at_most"], sorted(codec.decode(document).citations)


def _answered(play: Play, normal: set[str]) -> dict[str, Any]:
    asked = set[str]()
    while True:
        found = claim_document(play, normal=sorted(asked & normal), irrational=sorted(asked - normal))
        new = {name for row in found["rows"] + found["together"] for name in row["plays"]} - asked
        if not new:
            return found
        asked |= new


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
@pytest.mark.parametrize("ruled", RETOLD, ids=lambda ruled: ruled.number)
def test_told_from_another_seat_in_another_language_and_as_a_concession(ruled: Ruled, laws: int) -> None:
    tricks, cited = ruling(told(ruled, laws, 0, "en", "claim"), "en", ruled)
    assert tricks == ruled.awarded
    turned = 1 + RETOLD.index(ruled) % 3
    assert ruling(told(ruled, laws, turned, "de", "claim"), "de", ruled) == (tricks, cited)
    if ruled.claim.tricks < ruled.claim.ending.tricks:
        assert ruling(told(ruled, laws, 3, "fr", "concession"), "fr", ruled) == (tricks, cited)
