"""Legal plays of a hand that is not all on file: three answers, against every deal that fits what is known.

Eight cards are out, four of them with the hand to play and four with its partner; some have been seen, and the Director
has found that a hand had one of some cards, or none. The model is asked for each of the hands that are left: a card is
legal if it is so in all of those that hold it, illegal if in none, and otherwise nobody can tell.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from tests.scenes import scene
from tests.second_opinion import legal as model
from tests.second_opinion.cards import is_honour

from bridgelaws.board.table import Table
from bridgelaws.book.editions import L2017, Edition
from bridgelaws.deal.known import Holding
from bridgelaws.engine import step as engine
from bridgelaws.play.play import Play
from bridgelaws.values.cards import CARDS, Card, Suit
from bridgelaws.values.seats import Seat

from .common import CARD, Disagreement, Unfit, names

LATER_DEMAND = "R59-3"
SEAT = Seat.WEST
KINDS = {"require": "require_suit", "forbid": "forbid_suits", "highest": "highest_of_led", "lowest": "lowest_of_led"}


def situation(rng: Random, laws: Edition, size: int) -> list[str]:
    """Draw a position of which little is known, and compare."""
    deck = rng.sample(CARDS, 52)
    few = [card for card in deck if card.rank in (2, 5, 8, 11) and card.suit is not Suit.SPADES]
    out, hidden = few[0], few[1:9]
    led = out.suit if rng.randrange(3) else None
    seen = hidden[: rng.randrange(4)]
    orders = [_order(rng, laws, led) for _ in range(rng.randrange(3))]
    own = _penalty_cards(rng, seen)
    position = _position(deck, out, hidden, seen, led)
    position["penalty_cards"] = [{"seat": "W", "card": p.card, "kind": p.kind} for p in own]
    position["restrictions"] = [_told(order, led) for order in orders]
    play = scene(laws, "4S by S", set_aside=(LATER_DEMAND,), **position)
    table = play.table
    findings: list[Holding] = []
    for _ in range(rng.randrange(4)):
        cards = sum(card.mask for card in rng.sample(hidden, rng.randint(1, 4)))
        finding = table.finding(rng.choice((SEAT, SEAT.partner)), cards, answer=rng.random() < 0.6)
        if table.known.allows(finding):
            table, findings = table.learn(finding), [*findings, finding]
    hands = [hand for hand in map(frozenset, combinations(hidden, 4)) if _fits(hand, hidden, seen, findings)]
    if not hands:
        raise Unfit
    facing = [
        model.Situation(
            role="defender",
            hand=frozenset(card.code for card in hand),
            led="" if led is None else led.letter,
            penalty_cards=own,
            restrictions=tuple(orders),
        )
        for hand in hands
    ]
    return _compare(play, table, laws, facing)


def _compare(play: Play, table: Table, laws: Edition, facing: list[model.Situation]) -> list[str]:
    """Each card by the model, over all hands that hold it, and by the package."""
    found = {each.hand: model.legal_plays(laws.year, each) for each in facing}
    plays = engine.legal_plays(table, SEAT)
    marks = {
        f"{min(len(facing), 10)} hands or more" if len(facing) > 9 else "few hands",
        "on lead" * (not facing[0].led),
    }
    for code in sorted({card for hand in found for card in hand}):
        verdicts = {code in legal for hand, legal in found.items() if code in hand}
        meant = "legal" if verdicts == {True} else "illegal" if verdicts == {False} else "unsettled"
        card = CARD[code]
        said = "legal" if card in plays.legal else "unsettled" if card in plays.unsettled else "illegal"
        marks.add(meant)
        if said != meant:
            text = f"{code}: model {meant} over {len(facing)} hands; package {said}; {plays!r}; {facing[0]}"
            raise Disagreement("a hand partly known", text, play)
    never = {card.code for card in (*plays.legal, *plays.unsettled)} - {card for hand in found for card in hand}
    if never:
        raise Disagreement("cards that the hand cannot hold", f"{names(frozenset(never))}; {plays!r}", play)
    marks |= {order.kind for order in facing[0].restrictions} | {f"own {p.kind}" for p in facing[0].penalty_cards}
    return sorted(filter(None, marks))


def _fits(hand: frozenset[Card], hidden: list[Card], seen: list[Card], findings: list[Holding]) -> bool:
    """Whether a hand has the cards seen, and it and its partner's what was found of them."""
    held = sum(card.mask for card in hand)
    other = sum(card.mask for card in hidden) & ~held
    if not all(card in hand for card in seen):
        return False
    return all(bool((held if f.seat is SEAT else other) & f.cards) is f.answer for f in findings)


def _position(deck: list[Card], out: Card, hidden: list[Card], seen: list[Card], led: Suit | None) -> dict[str, Any]:
    rest = [card for card in deck if card not in (out, *hidden)]
    gone = rest if led is not None else [*rest, out]
    of_south = 3 if led is not None else 4
    hands = {"N": gone[:4], "S": gone[4 : 4 + of_south]}
    position: dict[str, Any] = {"trick": 10, "gone": [card.code for card in gone[4 + of_south :]]}
    position |= {"current": f"S:{out.code}"} if led is not None else {"leader": "W"}
    position["hands"] = {seat: " ".join(card.code for card in cards) for seat, cards in hands.items()}
    if seen:
        position["hands"]["W"] = " ".join(card.code for card in seen) + " ..."
    return position


def _penalty_cards(rng: Random, seen: list[Card]) -> tuple[model.PenaltyCard, ...]:
    """Some of the cards seen; one small card alone may be a minor penalty card."""
    lying = [card for card in seen if rng.randrange(2)]
    if len(lying) == 1 and not is_honour(lying[0].code) and rng.randrange(2):
        return (model.PenaltyCard(lying[0].code, "minor"),)
    return tuple(model.PenaltyCard(card.code, "major") for card in lying)


def _order(rng: Random, laws: Edition, led: Suit | None) -> model.Restriction:
    """What declarer has demanded, as the edition has it (50D2, 57A)."""
    if led is None:
        return model.Restriction(KINDS[rng.choice(("require", "forbid"))], (rng.choice("CDH"),), "50D2")
    kind = rng.choice(("highest", "lowest", "forbid", "require" if laws is L2017 else "forbid"))
    others = [suit for suit in "CDHS" if suit != led.letter]
    suits = () if kind in ("highest", "lowest") else (rng.choice(others),)
    return model.Restriction(KINDS[kind], suits, "57A")


def _told(order: model.Restriction, led: Suit | None) -> dict[str, Any]:
    """The same in a case file."""
    kind = next(name for name, other in KINDS.items() if other == order.kind)
    suits = list(order.suits) if led is None or order.suits else [led.letter]
    law = "50D2(a)" if led is None else {"highest": "57A1", "lowest": "57A2"}.get(kind, "57A3")
    return {
        "seat": "W",
        "kind": kind,
        "suits": suits,
        "law": law,
        "lasts": "this lead" if led is None else "this trick",
    }
