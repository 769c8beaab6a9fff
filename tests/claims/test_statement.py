"""What each step of a statement leaves to a hand at its turn, on a picture."""

from __future__ import annotations

from tests.claims.claims import NT, cards, claimed

from bridgelaws.claims import ending
from bridgelaws.claims.classes import Turn
from bridgelaws.claims.ending import legal
from bridgelaws.claims.statement import (
    DrawTrumps,
    Enter,
    GiveUp,
    InOrder,
    NoFinesse,
    Overruff,
    Ruff,
    Run,
    Statement,
    Step,
    TakeFinesse,
    Throw,
    ThrowCard,
    TrumpMentioned,
)
from bridgelaws.values.cards import CARDS, Card
from bridgelaws.values.seats import Seat

C, D, H, S = range(4)
N, SOUTH = Seat.NORTH, Seat.SOUTH


def left(step: Step, hands: str, trumps: int, leader: str, trick: str = "") -> str | None:
    """The cards that a step leaves to the hand at its turn; None: it does not speak of this turn."""
    at = claimed(hands, trumps, leader, trick=trick).ending
    playable = legal(at.hands[at.turn], at.trick)
    said = Statement((step,)).orders(Turn(at.hands, at.turn, at.trick, at.trumps, at.shown, playable))
    return None if said is None else " ".join(CARDS[card].code for card in ending.cards(said))


def test_cards_in_their_order() -> None:
    step = InOrder(cards("DK D5"))
    assert left(step, "AK..K5. 43..43. 65..87. 87..JT.", NT, "N") == "DK"
    assert left(step, "AK..5.2 43..43. 65..87. 87..JT.", NT, "N") == "D5"  # the king is gone
    assert left(step, "AK..K5. 43..43. 65..87. 87..JT.", NT, "W", "S8") is None  # not on a spade
    assert left(step, "AK..K5. 43..43. 65..87. 87..JT.", NT, "W", "DT") == "DK"
    assert left(InOrder(cards("DK DA")), "A..A5. 4..43. 6..K7. 8..JT.", NT, "S", "DK DJ") is None  # partner's wins
    assert left(InOrder(cards("DK DA")), "A..A5. 4..43. 6..K7. 8..J.T", D, "W", "DJ") is None  # the king is yet to come


def test_a_suit_from_the_top() -> None:
    assert left(Run(D), "A..AQ5. 2..643. 3..87.2 4..JT.3", NT, "N") == "DA"
    assert left(Run(D, False), "A..AQ5. 2..643. 3..87.2 4..JT.3", NT, "N") == "D5 DQ DA"
    assert left(Run(D), "A...5 2..4. 3..7. 4..T.", NT, "N") is None
    assert left(Run(D), "2..AQ5. 3..643. 4..K7.2 5..JT.3", NT, "S", "DK DT") == "D5"
    assert left(Run(D), "2..Q65. 3..43.2 4..A7.5 5..JT.3", NT, "S", "DA DT") == "D5"
    assert left(Run(D), "2..KQ5. 3..A43. 4..J7.2 5..T6.3", NT, "S", "DJ D6") is None  # no card that surely wins


def test_trumps() -> None:
    assert left(DrawTrumps(), "AT..5. 92..4. 3..76. 4..T8.", S, "N") == "SA"
    assert left(DrawTrumps(), "3..76. 92..4. AT..5. 4..T8.", S, "N") == "S3"  # to the hand that has the high ones
    assert left(DrawTrumps(), "..76.5 9..43. AT..K. 8..T2.", S, "N") == "C5 D6 D7"  # by another suit, or by a ruff
    assert left(DrawTrumps(), "AT..5. ..943. 3..76. ..T82.", S, "N") is None
    assert left(DrawTrumps(), "AT..5. 9..43. 3..76. 8..T2.", NT, "N") is None
    assert DrawTrumps().mentions_trumps
    assert TrumpMentioned().mentions_trumps
    assert not Run(S).mentions_trumps


def test_ruffs() -> None:
    step = Ruff(N, H)
    assert left(step, "A2..5. 9.T..4 3.76.. 4.98..", S, "S") == "H6 H7"
    assert left(step, "A2..5. 9.T..4 3.76.. 4.98..", S, "W", "H9") == "S2 SA"
    assert left(step, "A2.5.. 9.T..4 3.76.. 4.98..", S, "S") is None  # North still has one
    assert left(step, "A2.5.. 9.T..4 3.76.. 4.98..", S, "W", "H9") is None
    assert left(step, "A2..5. 9.T..4 3.7.6. 4.9.8.", S, "W", "D8") is None  # another suit
    assert left(step, ".2.54. 9.T..4 3.76.. 4.98..", S, "S") is None
    assert left(step, "A2..5. 9.T..4 3.76.. 4.98..", NT, "W", "H9") is None


def test_overruffs() -> None:
    assert left(Overruff(), "A2..5. 3...64 7.76.. 4.98..", S, "S", "H7 S4") == "SA"
    assert left(Overruff(), "AT2..5. 3..64.5 7.76..2 4.98..3", S, "S", "H7 S9") == "ST"  # the cheapest
    assert left(Overruff(), "A2..5. 3...64 7.76.. 4.98..", S, "S", "H7 H9") is None
    assert left(Overruff(), "32..5. A...64 7.76.. 4.98..", S, "S", "H7 S4") is None
    assert left(Overruff(), "A2..5. 3...64 7.76.. 4.98..", S, "S", "S7 S4") is None  # a trump was led


def test_discards() -> None:
    hands = "2.65.43. .987..62 .QJ.65.3 .AKT..54"
    assert left(Throw(N, (D, H)), hands, NT, "W", "C4") == "D3 D4"
    assert left(Throw(N, (C, H)), hands, NT, "W", "C4") == "H5 H6"
    assert left(Throw(SOUTH, (D, H)), hands, NT, "W", "C4") is None
    assert left(Throw(N, (D, H)), hands, NT, "W", "HT") is None
    assert left(ThrowCard(Card.parse("D3"), C), hands, NT, "W", "C4") == "D3"
    assert left(ThrowCard(Card.parse("D3"), H), hands, NT, "W", "C4") is None
    assert left(ThrowCard(Card.parse("D5"), C), hands, NT, "W", "C4") is None  # not in this hand
    assert ThrowCard(Card.parse("D3"), C).named == Card.parse("D3").mask


def test_finesses() -> None:
    hands = "..AQ2.4 ..543.2 ..J76.8 ..KT9.3"
    assert left(TakeFinesse(N, D), hands, NT, "S") == "D6 D7 DJ"
    assert left(TakeFinesse(N, D), hands, NT, "S", "D6 D9") == "DQ"
    assert left(TakeFinesse(N, D), hands, NT, "S", "D6 DK") is None
    assert left(TakeFinesse(N, D), hands, NT, "S", "C8 C3") is None
    assert left(NoFinesse(D), hands, NT, "S", "D6 D9") == "DA"
    assert left(NoFinesse(H), hands, NT, "S", "D6 D9") is None
    assert left(NoFinesse(D), hands, NT, "S") is None
    assert left(NoFinesse(D), hands.replace("AQ2.4", "Q82.4"), NT, "S", "D6 D9") is None  # no high card there


def test_what_is_given_up_and_how_to_the_other_hand() -> None:
    hands = "..AQ2.4 ..543.2 ..J76.A ..KT9.5"
    assert left(GiveUp(D), hands, NT, "N") == "D2 DQ"
    assert left(GiveUp(C), hands, NT, "S") is None
    assert left(GiveUp(D), hands, NT, "E", "C2") is None
    assert left(Enter(C), hands, NT, "N") == "C4"
    assert left(Enter(D), hands, NT, "S") == "D6 D7 DJ"
    assert left(Enter(C), hands, NT, "S") is None
    assert left(Enter(D), hands, NT, "E", "D5") is None  # the trick has begun
    assert left(Enter(D), hands, NT, "N") is None  # partner does not win it


def test_the_first_step_that_speaks_decides() -> None:
    at = claimed("..AQ2.4 ..543.2 ..J76.8 ..KT9.3", NT, "S", trick="D6 D9").ending
    turn = Turn(at.hands, at.turn, at.trick, at.trumps, at.shown, legal(at.hands[at.turn], at.trick))
    queen, ace = Card.parse("DQ").mask, Card.parse("DA").mask
    assert Statement((Run(C), TakeFinesse(N, D), NoFinesse(D))).orders(turn) == queen
    assert Statement((NoFinesse(D), TakeFinesse(N, D))).orders(turn) == ace
    assert Statement((Run(C),)).orders(turn) is None
