"""Legal plays under every mixture of penalty cards and restrictions, by the package and by the second opinion.

A table is opened with penalty cards and restrictions in force, or they come about by a premature play; every question
of declarer's (50D2, 51A, 51B, 57A) is compared and answered, and at each stage the cards that may be played, the reason
that excludes each of the others, and what it would be to play one of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from tests.second_opinion import legal as model

from bridgelaws.board.events import Faced, FacedSeveral
from bridgelaws.board.table import Demand, Kind, Lasts, PenaltyCard, Restriction, Trick
from bridgelaws.book.editions import L1997, L2017, Edition
from bridgelaws.values.cards import Card, Suit
from bridgelaws.values.seats import SEATS, Seat

from .common import (
    CARD,
    CONTRACTS,
    SUIT,
    Tables,
    Unfit,
    codes,
    draw_cards,
    draw_trick,
    names,
    open_at,
    provision,
)
from .plays import compare

LATER_DEMAND = "R59-3"
LEAD_ORIGINS = ("26", "50D2", "51B", "54D", "56")
DEMANDS = {
    "require_suit": Demand.REQUIRE,
    "forbid_suits": Demand.FORBID,
    "highest_of_led": Demand.HIGHEST,
    "lowest_of_led": Demand.LOWEST,
    "require_card": Demand.CARD,
}
BEHIND = {
    ("require_suit", True): "law50.REQUIRE_SUIT",
    ("forbid_suits", True): "law50.PROHIBIT_SUIT",
    ("require_suit", False): "law57.REQUIRE_SUIT",
    ("forbid_suits", False): "law57.FORBID_SUIT",
    ("highest_of_led", False): "law57.REQUIRE_HIGHEST",
    ("lowest_of_led", False): "law57.REQUIRE_LOWEST",
    ("require_card", False): "law62.PARTNER_AT_TWELFTH",
}


@dataclass
class Draft:
    """A position as it is drawn: the hand whose turn it will be, and what binds it."""

    laws: Edition
    seat: Seat
    hands: list[list[Card]]
    trick: Trick
    number: int
    declarer: Seat
    trumps: Suit | None
    penalty: list[PenaltyCard] = field(default_factory=list)
    orders: list[model.Restriction] = field(default_factory=list)
    noise: list[Restriction] = field(default_factory=list)

    def tables(self, rng: Random) -> Tables:
        """The table of the package."""
        bound = tuple(_restriction(self, order) for order in self.orders)
        opened = open_at(
            rng,
            self.laws,
            CONTRACTS[self.declarer, self.trumps],
            self.number,
            self.hands,
            self.trick,
            penalty_cards=tuple(self.penalty),
            restrictions=(*self.noise[:1], *bound, *self.noise[1:]),
            # Of two demands against one another the model takes the older; the package has a reading about one case.
            set_aside=frozenset((LATER_DEMAND,)),
        )
        return Tables(opened)

    def owned(self, seat: Seat) -> tuple[model.PenaltyCard, ...]:
        """The penalty cards of a hand in the notation of the model."""
        return tuple(model.PenaltyCard(p.card.code, p.kind.value) for p in self.penalty if p.seat is seat)

    def situation(self, **more: Any) -> model.Situation:
        """The situation of the model."""
        led = self.trick.led
        role = "defender" if self.seat.side is not self.declarer.side else "declarer"
        role = "dummy" if self.seat is self.declarer.partner else role
        return model.Situation(
            role=role,
            hand=codes(self.hands[self.seat]),
            led="" if led is None else led.letter,
            penalty_cards=self.owned(self.seat),
            partner_penalty_cards=self.owned(self.seat.partner) if role == "defender" else (),
            restrictions=tuple(self.orders),
            **more,
        )


def _restriction(draft: Draft, order: model.Restriction) -> Restriction:
    on_lead = order.origin in model.LEAD_ORDERS
    led = draft.trick.led
    suits = tuple(SUIT[letter] for letter in order.suits)
    if order.kind in ("highest_of_led", "lowest_of_led"):
        assert led is not None
        suits = (led,)
    lasts = Lasts.THIS_TRICK
    if on_lead:
        lasts = Lasts.THIS_LEAD if order.kind == "require_suit" else Lasts.WHILE_LEAD_RETAINED
    return Restriction(
        draft.seat,
        DEMANDS[order.kind],
        lasts,
        provision(BEHIND[order.kind, on_lead]),
        suits,
        CARD[order.card] if order.card else None,
        draft.number,
        on_lead,
    )


# Drawing


def situation(rng: Random, laws: Edition, size: int = 13) -> list[str]:
    """Draw a situation and compare; what it exercised."""
    kind = rng.randrange(100)
    if kind < 70:
        return _position(rng, laws, size)
    if kind < 80:
        return _together(rng, laws, size)
    return _at_rhos_turn(rng, laws, size) if kind < 90 else _before_partner(rng, laws, size)


def _draft(rng: Random, laws: Edition, size: int, played: int, *, defends: bool) -> Draft:
    count = rng.randint(2, max(min(size, 12), 2))
    declarer = rng.choice(SEATS)
    seat = rng.choice((declarer.lho, declarer.rho) if defends else (declarer, declarer.partner))
    leader = SEATS[(seat - played) & 3]
    if leader is declarer.lho and size >= 13 and rng.randrange(4) == 0:
        count = 13  # the opening lead, or the trick that it begins
    hands = draw_cards(rng, count)
    trick = draw_trick(rng, hands, leader, played)
    return Draft(laws, seat, hands, trick, 14 - count, declarer, rng.choice((None, *Suit)))


def _burden(rng: Random, draft: Draft, seat: Seat, chances: tuple[int, ...] = (0, 0, 1, 1, 2, 3)) -> None:
    """Penalty cards of a hand: one of either kind, or several, all of them major."""
    cards = rng.sample(draft.hands[seat], min(rng.choice(chances), len(draft.hands[seat])))
    for card in cards:
        minor = len(cards) == 1 and not card.is_honour and rng.randrange(3) > 0
        kind = Kind.MINOR if minor else Kind.MAJOR
        draft.penalty.append(PenaltyCard(seat, card, kind, provision("law50.MINOR" if minor else "law50.MAJOR")))


def _order(rng: Random, draft: Draft) -> model.Restriction:
    """An order that binds the hand now, or that binds a lead although the hand is following."""
    led = draft.trick.led
    if led is None or rng.randrange(5) == 0:
        suits = tuple(rng.sample("SHDC", rng.choice((1, 1, 1, 2, 3))))
        if rng.randrange(2):
            return model.Restriction("require_suit", suits[:1], rng.choice(LEAD_ORIGINS))
        return model.Restriction("forbid_suits", suits, rng.choice(LEAD_ORIGINS))
    if draft.laws is L1997 and draft.number == 12 and rng.randrange(2) and not draft.orders:
        return model.Restriction("require_card", (), "62D2", rng.choice(draft.hands[draft.seat]).code)
    kind, suit = rng.choice(sorted(model.premature_options(draft.laws.year, led.letter)))
    return model.Restriction(kind, (suit,) if suit else (), "57A")


def _noise(rng: Random, draft: Draft) -> None:
    """Restrictions that do not concern this turn: another hand's, one of an earlier trick, a lead to be made again."""
    require, forbid = provision("law57.REQUIRE_HIGHEST"), provision("law50.PROHIBIT_SUIT")
    suit = rng.choice(tuple(Suit))
    match rng.randrange(3):
        case 0:
            past = Restriction(draft.seat, Demand.HIGHEST, Lasts.THIS_TRICK, require, (suit,), None, 0, False)
            draft.noise.append(past)
        case 1:
            other = draft.seat.partner
            draft.noise.append(Restriction(other, Demand.FORBID, Lasts.WHILE_LEAD_RETAINED, forbid, (suit,)))
        case _:
            again = provision("law55.CORRECT_HAND")
            draft.noise.append(Restriction(draft.declarer, Demand.LEAD_AGAIN, Lasts.THIS_LEAD, again))


def _position(rng: Random, laws: Edition, size: int) -> list[str]:
    defends = rng.randrange(20) > 0
    draft = _draft(rng, laws, size, rng.choice((0, 0, 1, 2, 3)), defends=defends)
    if defends:
        _burden(rng, draft, draft.seat)
        _burden(rng, draft, draft.seat.partner)
        for _ in range(rng.choice((0, 0, 1, 1, 2))):
            draft.orders.append(_order(rng, draft))
    else:
        _burden(rng, draft, draft.seat.lho)
    if rng.randrange(4) == 0:
        _noise(rng, draft)
    at = draft.tables(rng)
    marks = compare(rng, at, draft.situation(), draft.seat)
    return marks + (["several orders"] if len(draft.orders) > 1 else [])


def _together(rng: Random, laws: Edition, size: int) -> list[str]:
    """58B: cards put down together in turn."""
    draft = _draft(rng, laws, size, rng.choice((0, 1, 2, 3)), defends=rng.randrange(5) > 0)
    if draft.seat.side is not draft.declarer.side:
        _burden(rng, draft, draft.seat, (0, 0, 1, 1, 2))
        draft.orders = [_order(rng, draft) for _ in range(rng.choice((0, 0, 1)))]
    held = draft.hands[draft.seat]
    if len(held) < 2:
        raise Unfit
    at = draft.tables(rng)
    laid = tuple(rng.sample(held, rng.randint(2, min(4, len(held)))))
    facing = draft.situation(laid_together=tuple(card.code for card in laid))
    found = model.verdict(laws.year, replace(facing, laid_together=()))
    if found.declarer_designates:
        at.answer(pick := rng.choice(sorted(found.declarer_designates)))
        facing = replace(facing, designated=pick)
    wanted = model.verdict(laws.year, facing).cards
    at.add(FacedSeveral(draft.seat, laid, laid))
    at.call(draft.seat.lho)
    if not wanted & set(facing.laid_together):
        # The model returns what could be played instead; the package lets any be named, for it has to be corrected.
        wanted = frozenset(facing.laid_together)
    if at.question == "card_played":
        offered = frozenset(at.options)
    else:
        shown = at.table.trick.card(draft.seat) or _in_last_trick(at, draft.seat)
        offered = frozenset() if shown is None else frozenset((shown.code,))
    if offered != wanted:
        at.differ("58B: which card may be named", f"model {names(wanted)}; package {names(offered)}; {facing}")
    return ["cards laid together", *(["58B with a penalty card"] if facing.penalty_cards else [])]


def _in_last_trick(at: Tables, seat: Seat) -> Card | None:
    last = at.table.last_trick
    return None if last is None else last.card(seat)


def _at_rhos_turn(rng: Random, laws: Edition, size: int) -> list[str]:
    """57D: a card played at the right-hand opponent's turn, after partner has played."""
    draft = _draft(rng, laws, size, rng.choice((2, 3)), defends=True)
    seat, before = draft.seat, draft.seat.rho
    # The right-hand opponent has not played yet; what he will play is known.
    last = draft.trick.card(before)
    assert last is not None
    draft.trick = draft.trick.without(before)
    draft.hands[before].append(last)
    _burden(rng, draft, seat)
    draft.orders = [_order(rng, draft) for _ in range(rng.choice((0, 0, 1)))]
    owned = {p.card for p in draft.penalty}
    free = [card for card in draft.hands[seat] if card not in owned]
    if not free:
        raise Unfit
    card = rng.choice([c for c in free if c.suit is draft.trick.led] or free) if rng.randrange(2) else rng.choice(free)
    at = draft.tables(rng)
    at.add(Faced(seat, card))
    at.call(draft.declarer)
    if laws is L2017:
        facing = draft.situation(premature_card=card.code)
        legal = card.code in model.verdict(laws.year, replace(facing, premature_card="")).cards
        marks = ["57D playable" if legal else "57D not playable"]
    else:
        # Neither edition has 57D: by the letter of 49 the card is exposed (R57-2), and by a deliberate play.
        draft.penalty.append(PenaltyCard(seat, card, Kind.MAJOR, provision("law50.MAJOR")))
        facing, marks = draft.situation(), ["at RHO's turn before 2017"]
    at.add(Faced(before, last))
    return marks + compare(rng, at, facing, seat)


def _before_partner(rng: Random, laws: Edition, size: int) -> list[str]:
    """57A: a card before partner has played; declarer's options for partner's card."""
    led_to_next = rng.randrange(2) == 0
    # The offender leads and then leads again, or is fourth to play and plays at once.
    draft = _draft(rng, laws, size, 2 if led_to_next else 1, defends=True)
    seat, offender = draft.seat, draft.seat.partner
    if not draft.hands[offender]:
        raise Unfit
    _burden(rng, draft, seat)
    second = draft.trick.card(seat.rho) if led_to_next else None
    if second is not None:
        draft.trick = draft.trick.without(seat.rho)
        draft.hands[seat.rho].append(second)
    card = rng.choice(draft.hands[offender])
    at = draft.tables(rng)
    at.add(Faced(offender, card))
    at.call(draft.declarer)
    if led_to_next:
        at.answer(True)
    led = draft.trick.led
    assert led is not None
    offered = {
        (DEMAND_OF[value], suit)
        for value in at.options
        for suit in (("",) if value in ("highest", "lowest") else tuple(s for s in "SHDC" if s != led.letter))
    }
    wanted = model.premature_options(laws.year, led.letter)
    if at.question != "premature_play" or offered != wanted:
        at.differ("57A: declarer's options", f"model {sorted(wanted)}; package {at.question} {at.options}")
    kind, suit = rng.choice(sorted(wanted))
    at.answer({demand: value for value, demand in DEMAND_OF.items()}[kind])
    if suit:
        if set(at.options) != set("SHDC") - {led.letter}:
            at.differ("57A: suits that declarer may name", f"package {at.question} {at.options}, led {led.letter}")
        at.answer(suit)
    draft.orders = [model.Restriction(kind, (suit,) if suit else (), "57A")]
    if second is not None:
        at.add(Faced(seat.rho, second))
    return ["57A by an act", *compare(rng, at, draft.situation(), seat)]


DEMAND_OF = {
    "highest": "highest_of_led",
    "lowest": "lowest_of_led",
    "require": "require_suit",
    "forbid": "forbid_suits",
}
