"""Acts that expose a card without its being played out of turn, each told to the package and to the model.

An act returns False if it is not possible at the table as it is; then nothing has happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tests.second_opinion import penalty as model
from tests.second_opinion.penalty import BY_PLAY, ON_PURPOSE, UNINTENTIONAL

from bridgelaws.board.events import (
    Dropped,
    ExposedInAuction,
    Faced,
    FacedSeveral,
    Held,
    Retracted,
    Said,
    Saying,
    Shown,
    Spread,
)
from bridgelaws.book.editions import L2007
from bridgelaws.values.cards import Card

from .penalty import Scene


def play(s: Scene) -> bool:
    """A card is played in turn."""
    return s.play_on()


def exposed(s: Scene) -> bool:
    """49: cards dropped or shown, by either side."""
    seat = s.defender() if s.chance(0.9) else s.declarer
    cards = s.held(seat, new=True)
    if not cards:
        return False
    some = tuple(s.rng.sample(cards, min(len(cards), s.rng.choice((1, 1, 1, 2, 3)))))
    seen, otherwise, deliberate = s.chance(0.85), s.chance(0.1), s.chance(0.5)
    dropped = s.chance(0.6)
    how = UNINTENTIONAL if dropped or not deliberate else s.rng.choice((BY_PLAY, ON_PURPOSE))
    s.at.add(Dropped(seat, some) if dropped else Shown(seat, some))
    s.told(model.Exposed(seat.letter, _codes(some), seen, how, otherwise))
    s.ruled(
        s.declarer,
        partner_could_possibly_see_face=seen,
        designated_otherwise=otherwise,
        exposed_by_deliberate_play=deliberate,
    )
    s.marks.append("49: exposed")
    return True


def named(s: Scene) -> bool:
    """49: a card that a defender says he has, truly or not."""
    seat = s.defender()
    truly = s.chance(0.85)
    cards = s.held(seat, new=True) if truly else s.held(seat.lho)
    if not cards:
        return False
    card = s.rng.choice(cards)
    otherwise, deliberate = s.chance(0.1), s.chance(0.5)
    s.at.add(Said(seat, Saying.HAVE, card))
    how = ON_PURPOSE if deliberate else UNINTENTIONAL
    s.told(model.Named(seat.letter, card.code, truly, how, otherwise))
    s.ruled(s.declarer, designated_otherwise=otherwise, exposed_by_deliberate_play=deliberate)
    s.marks.append("49: named")
    return True


def held(s: Scene) -> bool:
    """45C1: a card held so that partner could see it, in turn or after playing to the trick."""
    seat = s.defender()
    on_turn = s.table.turn is seat and not s.at.question
    already = s.table.trick.card(seat) is not None
    cards = s.legal(seat) if on_turn else s.held(seat, new=True)
    if not cards or not (on_turn or already):
        return False
    card = s.rng.choice(cards)
    seen, deliberate = s.chance(0.8), s.chance(0.5)
    s.at.add(Held(seat, card))
    how = BY_PLAY if deliberate else UNINTENTIONAL
    s.told(model.HeldVisible(seat.letter, card.code, seen, True, on_turn, already, how))
    s.ruled(
        s.declarer,
        partner_could_possibly_see_face=seen,
        deemed_led=False,
        led_to_next_trick=False,
        designated_otherwise=False,
        exposed_by_deliberate_play=deliberate,
    )
    s.marks.append("45C1: held")
    return True


def fifth_card(s: Scene) -> bool:
    """45E1: a further card to the trick in progress or to the one just completed."""
    seat = s.defender()
    trick = s.table.trick
    late = trick.empty and s.table.last_trick is not None and s.table.turn is not seat
    cards = s.held(seat, new=True)
    if not cards or not (late or trick.card(seat) is not None):
        return False
    if any(r.demand.value == "lead again" for r in s.table.restrictions):
        return False  # that is 60B
    card = s.rng.choice(cards)
    deliberate = s.chance(0.5)
    s.at.add(Faced(seat, card))
    s.told(model.FifthCard(seat.letter, card.code, False, BY_PLAY if deliberate else UNINTENTIONAL))
    s.ruled(
        s.declarer,
        deemed_led=False,
        led_to_next_trick=False,
        designated_otherwise=False,
        exposed_by_deliberate_play=deliberate,
    )
    s.marks.append("45E1: fifth card")
    return True


def several(s: Scene) -> bool:
    """58B: several cards at once, in turn."""
    seat = s.table.turn
    if seat is None or s.at.question or not s.table.is_defender(seat) or len(s.held(seat)) < 2:
        return False
    cards = s.rng.sample(s.held(seat), min(len(s.held(seat)), s.rng.choice((2, 2, 3))))
    legal = s.legal(seat)
    visible = s.rng.sample(cards, s.rng.choice((1, 2, 2, 3)) if len(cards) > 2 else s.rng.choice((1, 2, 2)))
    open_to = [card for card in visible if card in legal]
    if not open_to:
        return False
    s.at.add(FacedSeveral(seat, tuple(cards), tuple(visible)))
    s.at.call(s.declarer)
    picked = s.rng.choice(open_to)
    s.answered(card_played=picked.code)
    s.told(model.SeveralAtOnce(seat.letter, _codes(visible), picked.code))
    s.marks.append("58B: several cards")
    return True


def in_auction(s: Scene) -> bool:
    """24: cards exposed or led before the play."""
    seat = s.defender() if s.chance(0.85) else s.declarer
    led = s.chance(0.3)
    cards = tuple(s.rng.sample(s.held(seat, new=True), 1 if led else s.rng.choice((1, 1, 2))))
    period = s.rng.choice(("auction", "auction", "auction", "clarification", "before")) if not led else "auction"
    own, seen, insists = led or s.chance(0.85), led or s.chance(0.85), s.chance(0.7)
    otherwise = s.chance(0.1)
    s.at.add(ExposedInAuction(seat, cards, led))
    if period == "clarification" and s.laws is not L2007:
        # The auction is over and the play has not begun: Law 49 (R24-2).
        s.told(model.Exposed(seat.letter, _codes(cards), seen, UNINTENTIONAL, otherwise))
    else:
        s.told(
            model.InAuction(
                seat.letter, _codes(cards), led, own, seen, period == "before", declarer_insists=insists
            )
        )  # fmt: skip
    s.ruled(
        s.declarer.lho,
        within_period=period,
        own_error=own,
        face_visible_to_partner_possible=seen,
        partner_could_possibly_see_face=seen,
        designated_otherwise=otherwise,
        treat_as_penalty_card="yes" if insists else "no",
    )
    s.marks.append("24: in the auction")
    return True


def claim(s: Scene) -> bool:
    """68 with 49: a defender shows his cards in a concession, or speaks of the trick in progress."""
    seat = s.defender()
    cards = tuple(s.held(seat))
    if not cards or not s.held(seat, new=True):
        return False
    deliberate, otherwise = s.chance(0.5), s.chance(0.2)
    how = ON_PURPOSE if deliberate else UNINTENTIONAL
    findings: dict[str, Any] = {"designated_otherwise": otherwise, "exposed_by_deliberate_play": deliberate}
    if s.chance(0.5):
        some = tuple(s.rng.sample(s.held(seat, new=True), 1))
        s.at.add(Said(seat, Saying.WINNING_THIS_TRICK), Shown(seat, some))
        s.told(model.ShownInClaim(seat.letter, _codes(some), "current_trick", how))
    else:
        objected = s.chance(0.7)
        s.at.add(Spread(seat))
        if objected:
            s.at.add(Said(seat.partner, Saying.REFUSE))
        findings["immediate_objection"] = s.chance(0.8)
        findings["intended_to_claim"] = meant = s.chance(0.5)
        objected = objected and bool(findings["immediate_objection"])
        what = "concession_objected" if objected else "claim" if meant else "no_claim"
        s.told(model.ShownInClaim(seat.letter, _codes(cards), what, how, not otherwise, otherwise))
        if what == "no_claim":
            s.marks.append("68A: meant no claim")
    s.ruled(s.declarer, **findings)
    s.marks.append("68: shown in a claim")
    return True


def picked_up(s: Scene) -> bool:
    """50A: a penalty card is put back into the hand."""
    if not s.table.penalty_cards:
        return False
    owned = s.rng.choice(s.table.penalty_cards)
    s.at.add(Retracted(owned.seat, owned.card))
    s.told(model.PickedUpUnasked(owned.seat.letter, owned.card.code))
    s.ruled(s.declarer)
    s.marks.append("50A: picked up unasked")
    return True


def explained(s: Scene) -> bool:
    """47E2: a defender takes his card back because an explanation is put right."""
    order = s.table.trick.order
    if not order or not s.table.is_defender(order[-1]) or s.at.question:
        return False
    seat, card = order[-1], s.table.trick.card(order[-1])
    assert card is not None
    if s.table.number == 1 and s.table.trick.leader is seat and s.table.dummy_seen:
        return False
    last = s.acts[-1] if s.acts else None
    if last != model.Played(seat.letter, card.code):
        return False  # only a card whose history is known
    s.acts.pop()
    before = s.kind(card)
    s.acts.append(last)
    s.at.add(Said(s.declarer, Saying.EXPLANATION_CORRECTED))
    s.told(model.LawfulWithdrawal(seat.letter, card.code, "47E2", before))
    s.ruled(
        seat,
        explanation_mistaken=True,
        dummy_faced_any_card=False,
        conventional_action_explained=True,
        played_because_of_it=True,
        retract_after_wrong_explanation="withdraw",
    )
    s.marks.append("47E2: taken back")
    return True


def _codes(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.code for card in cards)


WEIGHTED: dict[Callable[[Scene], bool], int] = {
    play: 6, exposed: 6, named: 3, held: 3, fifth_card: 4, several: 5, claim: 2, picked_up: 1, explained: 5,
}  # fmt: skip
