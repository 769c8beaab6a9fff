"""Legal plays against a version written separately from the text, on plain sets of strings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, strategies as st

import boards
from bridgelaws.book.editions import EDITIONS, REGISTRY
from bridgelaws.engine import step as engine
from bridgelaws.files import codec
from bridgelaws.values.cards import CARDS, Suit
from bridgelaws.values.seats import SEATS, Seat

ORDER = "23456789TJQKA"
HONOURS = set("TJQKA")


def naive(
    hand: set[str],
    led: str | None,
    restrictions: list[dict[str, Any]],
    penalty: list[dict[str, Any]],
) -> set[str]:
    """The legal set as the sheet of Law 59 computes it: follow, restriction, major, minor."""
    following = {card for card in hand if card[0] == led}
    legal = following or set(hand)
    for demand in restrictions:
        suits = set(demand.get("suits", ()))
        obeying = {card for card in legal if card[0] in suits}
        match demand["kind"]:
            case "forbid":
                obeying = legal - obeying
            case "highest":
                obeying = {max(obeying, key=lambda card: ORDER.index(card[1]))} if obeying else set()
            case "lowest":
                obeying = {min(obeying, key=lambda card: ORDER.index(card[1]))} if obeying else set()
            case "card":
                obeying = legal & {demand["card"]}
        legal = obeying or legal
    majors = {p["card"] for p in penalty if p["kind"] == "major"}
    if majors:
        return legal & majors or legal
    for p in penalty:
        minor = p["card"]
        if minor in legal:
            legal = {c for c in legal if c == minor or c[0] != minor[0] or c[1] in HONOURS}
    return legal


def case(rng: Random) -> dict[str, Any]:
    """Four hands of one length, a trick, and burdens on a defender; East declares, so North leads and South defends."""
    laws = rng.choice(EDITIONS)
    length = rng.randint(1, 13)
    pack = rng.sample(CARDS, 4 * length)
    if rng.random() < 0.5:
        # Few suits make restrictions bite.
        two = [card for card in CARDS if card.suit in (Suit.HEARTS, Suit.SPADES)]
        length = min(length, 6)
        pack = rng.sample(two, 4 * length)
    hands = {seat: [card.code for card in pack[seat * length : (seat + 1) * length]] for seat in SEATS}
    leader = rng.choice(SEATS if length < 13 else (Seat.NORTH, Seat.SOUTH))
    current = []
    seat = leader
    for _ in range(rng.randrange(4)):
        card = hands[seat].pop()
        current.append({"seat": seat.letter, "card": card})
        seat = seat.lho
    rest = hands[seat]
    defender = seat in (Seat.NORTH, Seat.SOUTH)
    number = rng.choice([0, 1, 1, 2, 3]) if defender else 0
    number = min(number, len(rest))
    penalty = [
        {
            "seat": seat.letter,
            "card": card,
            "kind": "minor" if number == 1 and card[1] not in HONOURS and rng.random() < 0.7 else "major",
        }
        for card in rng.sample(rest, number)
    ]
    restrictions = [_restriction(rng, laws, seat, bool(current)) for _ in range(rng.choice([0, 0, 1, 1, 2]))]
    position: dict[str, Any] = {
        "trick": 14 - length,
        "leader": leader.letter,
        "hands": {s.letter: cards for s, cards in hands.items()},
        "counts": {s.letter: len(cards) for s, cards in hands.items()},
        "current": current,
        "penalty_cards": penalty,
        "restrictions": restrictions,
    }
    return {
        "format": codec.FORMAT,
        "version": codec.VERSION,
        "laws": laws.year,
        "contract": f"3{rng.choice(['NT', 'S', 'H'])} by E",
        "position": position,
    }


def _restriction(rng: Random, laws: Any, seat: Seat, following: bool) -> dict[str, Any]:
    suits = rng.sample("CDHS", rng.randint(1, 2))
    if not following:
        kind, name = rng.choice([("require", "law50.REQUIRE_SUIT"), ("forbid", "law50.PROHIBIT_SUIT")])
        lasts = "this lead" if kind == "require" else "while he retains the lead"
    else:
        kind, name = rng.choice(
            [("highest", "law57.REQUIRE_HIGHEST"), ("lowest", "law57.REQUIRE_LOWEST"), ("forbid", "law57.FORBID_SUIT")]
        )
        lasts = "this trick"
    if kind != "forbid":
        suits = suits[:1]
    ref = REGISTRY.provisions[name].ref(laws)
    return {"seat": seat.letter, "kind": kind, "suits": suits, "lasts": lasts, "law": ref}


@given(st.integers(0, 2**32 - 1))
def test_legal_plays_equal_the_naive_set(seed: int) -> None:
    rng = Random(seed)
    document = case(rng)
    table = codec.decode(document).table
    position = document["position"]
    seat = table.turn
    assert seat is not None
    hand = set(position["hands"][seat.letter])
    led = position["current"][0]["card"][0] if position["current"] else None
    expected = naive(hand, led, position["restrictions"], position["penalty_cards"])
    found = engine.legal_plays(table)
    assert found.cards is not None
    assert {card.code for card in found} == expected
    assert expected
    assert all((found.why_not(card) is None) == (card in expected) for card in hand)


@given(st.integers(0, 2**32 - 1))
def test_a_play_outside_the_set_is_noticed_and_one_inside_is_not(seed: int) -> None:
    rng = Random(seed)
    document = case(rng)
    play = codec.decode(document)
    for _ in range(8):
        if play.question is None:
            break
        play.add(boards.answer(rng, play.table, play.question))
    if play.question is not None or play.turn is None:
        return
    legal = play.legal_plays
    assert legal.cards is not None
    card = rng.choice(list(play.table.hand(play.turn).cards))
    play.faced(play.turn, card)
    irregular = bool(play.table.docket) or any(r.law in (52, 61) for r in play.rulings)
    assert irregular == (card not in legal)


@pytest.mark.parametrize("laws", EDITIONS)
def test_worked_cases_of_law_50(laws: Any) -> None:
    """The minor heart five: it or an honour, not the two; void in the suit led, no other small heart."""
    hand = {"H5", "H2", "HK", "C3"}
    minor = [{"card": "H5", "kind": "minor"}]
    assert naive(hand, "H", [], minor) == {"H5", "HK"}
    assert naive(hand, "S", [], minor) == {"H5", "HK", "C3"}
    assert naive(hand, None, [], minor) == {"H5", "HK", "C3"}
    assert naive(hand, "C", [], minor) == {"C3"}
