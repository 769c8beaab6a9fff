"""The legal plays of a hand compared: the questions that declarer answers first, the reasons, and what a play is."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.second_opinion import legal as model

from bridgelaws.board.events import Faced
from bridgelaws.engine import step as engine
from bridgelaws.values.seats import Seat

from .common import CARD, Tables, codes, names

REASONS = {
    "law44.FOLLOW_SUIT": "suit",
    "law50.MUST_BE_PLAYED": "penalty card",
    "law50.MINOR_BARS_SMALL_CARDS": "penalty card",
    "law51.DECLARER_DESIGNATES": "penalty card",
    "law57.RHO_TURN_PLAYABLE": "card put forward",
}
# A card other than the one that 57D has played is a failure to play a card that the law demands (61A).
NOTICED = {"revoke": "law61", "law_52": "law52", "early_lead": "law50", "other": "law61"}


def compare(rng: Random, at: Tables, facing: model.Situation, seat: Seat) -> list[str]:
    """Answer declarer's questions one after another and compare at each stage."""
    year = at.table.edition.year
    marks = _marks(facing)
    while True:
        found = model.verdict(year, facing)
        if at.table.turn is not seat:
            at.differ("whose turn", f"model {seat}; package {at.table.turn}")
        if found.must_wait:
            if at.question != "lead_option":
                at.differ("50D2: the leader must wait", f"model {sorted(found.elections, key=str)}; package {at.now!r}")
            if rng.randrange(8) == 0:
                return [*marks, "50D2", *_judge(rng, at, facing, seat)]
            facing = _elect(rng, at, facing, found, seat)
            marks += ["50D2", f"50D2 {facing.election.kind}" if facing.election is not None else ""]
            continue
        _same_plays(at, facing, found, seat)
        if not found.declarer_designates:
            break
        if at.question != "designate_penalty_card" or frozenset(at.options) != found.declarer_designates:
            at.differ("51A: declarer designates", f"model {names(found.declarer_designates)}; package {at.now!r}")
        at.answer(pick := rng.choice(sorted(found.declarer_designates)))
        facing = replace(facing, designated=pick)
        marks.append("51A")
    if at.question:
        at.differ(f"a question: {at.question}", f"model: none; package {at.now!r}")
    if found.unable:
        marks.append("59: unable to obey")
    if found.ordered != found.follow:
        marks.append("an order obeyed")
    return marks + _judge(rng, at, facing, seat)


def _elect(
    rng: Random, at: Tables, facing: model.Situation, found: model.Verdict, seat: Seat
) -> model.Situation:  # fmt: skip
    """Declarer chooses about partner's penalty cards: the options on offer, and what is left of the cards."""
    suits = {suit for election in found.elections for suit in election.suits}
    chosen = rng.choice(sorted(found.elections, key=lambda e: (e.kind, e.suits)))
    kinds = {"leave" if election.kind == "neither" else election.kind for election in found.elections}
    if set(at.options) != kinds:
        at.differ("50D2: declarer's options", f"model {sorted(kinds)}; package {at.options}")
    at.answer("leave" if chosen.kind == "neither" else chosen.kind)
    if chosen.kind != "neither" and len(suits) > 1:
        wanted = {frozenset(e.suits) for e in found.elections if e.kind == chosen.kind}
        question = {"require": "required_suit", "forbid": "forbidden_suits"}[chosen.kind]
        offered = {frozenset(str(value)) for value in at.options}
        if at.question != question or offered != wanted:
            at.differ("51B: suits on offer", f"model {wanted}; package {at.question} {at.options}")
        at.answer(next(value for value in at.options if set(value) == set(chosen.suits)))
    _, left = model.after_election(facing.partner_penalty_cards, chosen)
    now = {(p.card.code, p.kind.value) for p in at.table.penalty_cards_of(seat.partner)}
    if now != {(p.card, p.kind) for p in left}:
        at.differ("51B: penalty cards that stay", f"model {left}; package {sorted(now)} after {chosen}")
    return replace(facing, election=chosen)


def _same_plays(at: Tables, facing: model.Situation, found: model.Verdict, seat: Seat) -> None:
    plays = engine.legal_plays(at.table, seat)
    legal = codes(plays)
    if legal != found.cards:
        at.differ("legal plays", f"model {names(found.cards)}; package {names(legal)}; {plays!r}; {facing}")
    for card in facing.hand - found.cards:
        reason = plays.why_not(CARD[card])
        assert reason is not None
        said = REASONS.get(getattr(reason.authority, "name", ""), "order")
        meant = "suit" if card not in found.follow else "order" if card not in found.ordered else "penalty card"
        if facing.premature_card and meant == "penalty card" and found.cards == {facing.premature_card}:
            meant = said if said == "card put forward" else meant
        if said != meant:
            at.differ("why not", f"{card}: model {meant}; package {reason!r}; {facing}")
    unable = sum(reason.unable for reason in plays.reasons)
    if unable != len(found.unable):
        at.differ("59: orders that cannot be obeyed", f"model {found.unable}; package {plays!r}; {facing}")


def _judge(rng: Random, at: Tables, facing: model.Situation, seat: Seat) -> list[str]:
    """What it is to play some card now, rather one that follows suit."""
    card = rng.choice(sorted(model.follow_suit(facing.hand, facing.led) if rng.randrange(3) else facing.hand))
    judged = model.judge(at.table.edition.year, facing, card)
    at.add(Faced(seat, CARD[card]))
    noticed = [i.law for i in at.table.docket]
    wanted = [NOTICED[judged]] if judged != "legal" else []
    if noticed != wanted:
        at.differ(f"what it is to play: {judged}", f"{card}: model {judged}; package {noticed}; {facing}")
    return [f"played: {judged}"]


def _marks(facing: model.Situation) -> list[str]:
    """What the situation is made of."""
    majors = [p for p in facing.penalty_cards if p.kind == "major"]
    partners = [p for p in facing.partner_penalty_cards if p.kind == "major"]
    marks = {
        "own major": bool(majors),
        "two or more own majors": len(majors) > 1,
        "own minor": any(p.kind == "minor" for p in facing.penalty_cards),
        "partner's major on lead": bool(partners) and not facing.led,
        "partner's majors in several suits on lead": len({p.card[0] for p in partners}) > 1 and not facing.led,
        "majors of both defenders": bool(majors and partners),
        "own penalty card and an order": bool(facing.penalty_cards and facing.restrictions),
        "on lead": not facing.led,
    }
    return [name for name, there in marks.items() if there]
