"""Three-valued legal plays, against every hand that a player may hold."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from bridgelaws import outcome_document
from bridgelaws.board.table import Hand, Table
from bridgelaws.book.editions import L2017
from bridgelaws.laws.legal import legal_plays
from bridgelaws.play.play import Play
from bridgelaws.values.cards import CARDS, FULL_PACK, Card, CardSet, Suit
from bridgelaws.values.seats import Seat
from scenes import scene

WEST = Seat.WEST


def some_position(chance: random.Random) -> tuple[Play, list[Card]]:
    """West is to play to trick 10 or lead to it, with four cards out of eight, and demands in force."""
    deck = list(CARDS)
    chance.shuffle(deck)
    # Few ranks in three suits, so that demands meet one another; the rest of the pack is gone or in other hands.
    pool = [card for card in deck if card.rank in (2, 5, 8, 11) and card.suit is not Suit.SPADES]
    out, hidden = pool[0], pool[1:9]
    rest = [card for card in deck if card not in (out, *hidden)]
    position: dict[str, Any] = {"trick": 10}
    if chance.randrange(3):
        position["current"] = f"S:{out.code}"
        gone = rest
    else:
        position["leader"] = "W"
        gone = [*rest, out]
    hands = {"N": gone[:4], "S": gone[4:7] if "current" in position else gone[4:8]}
    used = [*hands["N"], *hands["S"]]
    position["hands"] = {seat: " ".join(card.code for card in cards) for seat, cards in hands.items()}
    position["gone"] = [card.code for card in gone if card not in used]
    seen = hidden[: chance.randrange(3)]
    if seen:
        position["hands"]["W"] = " ".join(card.code for card in seen) + " ..."
    position["penalty_cards"] = [
        {"seat": "W", "card": card.code, "kind": "major"} for card in seen if chance.randrange(2)
    ]
    position["restrictions"] = [some_demand(chance, "current" in position) for _ in range(chance.randrange(3))]
    return scene(L2017, "4S by S", **position), hidden


def some_demand(chance: random.Random, following: bool) -> dict[str, Any]:
    kinds = [("require", "50D2(a)"), ("forbid", "50D2(a)"), ("highest", "57A1"), ("lowest", "57A2")]
    kind, law = chance.choice(kinds if following else kinds[:2])
    lasts = "this trick" if following else "this lead"
    return {"seat": "W", "kind": kind, "suits": [chance.choice("CDH")], "law": law, "lasts": lasts}


def hands_of(table: Table, hidden: list[Card]) -> list[CardSet]:
    """Every hand that West may hold, by what has been found too."""
    known = table.hand(WEST).cards
    every = (CardSet(cards) for cards in combinations(hidden, 4))
    return [hand for hand in every if known.mask & ~hand.mask == 0 and allowed(table, hand, CardSet(hidden) - hand)]


def allowed(table: Table, west: CardSet, east: CardSet) -> bool:
    facts = (fact for fact in table.facts if getattr(fact, "answer", None) is not None)
    hands = {Seat.WEST: west.mask, Seat.EAST: east.mask}
    return all(bool(hands[fact.seat] & fact.cards) is fact.answer for fact in facts)  # type: ignore[union-attr]


@pytest.mark.parametrize("seed", range(60))
def test_the_same_as_over_all_hands(seed: int) -> None:
    chance = random.Random(seed)
    play, hidden = some_position(chance)
    table = play.table
    for _ in range(chance.randrange(3)):
        cards = sum(card.mask for card in chance.sample(hidden, 3))
        finding = table.finding(chance.choice((Seat.WEST, Seat.EAST)), cards, answer=chance.random() < 0.6)
        if table.known.allows(finding):
            table = table.learn(finding)
    possible = hands_of(table, hidden)
    assert possible
    plays = legal_plays(table, WEST)
    for card in hidden:
        verdicts = {
            card in legal_plays(table.with_hand(WEST, Hand(hand, 4)), WEST) for hand in possible if card in hand
        }
        expected = verdicts.pop() if len(verdicts) == 1 else None
        if not any(card in hand for hand in possible):
            assert card not in plays.legal | plays.unsettled
        elif expected is True:
            assert card in plays.legal, (card, plays)
        elif expected is False:
            assert card not in plays.legal | plays.unsettled, (card, plays)
            assert plays.why_not(card) is not None
        else:
            assert card in plays.unsettled, (card, plays)
            assert plays.depends_on(card) is not None
    forced = {legal_plays(table.with_hand(WEST, Hand(hand, 4)), WEST).must for hand in possible}
    if plays.must is not None:
        assert forced == {plays.must}
    assert not plays.legal.mask & ~FULL_PACK


# In documents


def test_the_document_has_three_answers_with_the_question_that_would_settle() -> None:
    play = Play(contract="3NT by S")
    play.faced("W", "H3")
    plays = outcome_document(play.now)["plays"]
    assert (plays["seat"], plays["must"], len(plays["legal"])) == ("N", None, 12)
    (doubt,) = plays["unsettled"]
    assert (doubt["law"], len(doubt["cards"]), doubt["question"]) == ("44C", 39, "Does North hold a heart?")
    assert play.legal_plays.settled_by("SA") == doubt["question"]
    assert play.legal_plays.settled_by("HA") is None


def test_the_document_names_the_one_card_that_must_be_played() -> None:
    play = Play("N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT", "3NT by S")
    play.faced("W", "DA")
    play.faced("N", "D3")
    plays = outcome_document(play.now)["plays"]
    assert plays == {"seat": "E", "legal": ["D7"], "unsettled": [], "must": "D7"}
    assert outcome_document(play.now)["legal_plays"]["cards"] == ["D7"]
