"""Which cards are penalty cards, and of which kind, after a few acts: by the package and by the second opinion.

A table is opened and a few things happen at it, one after another; each is told to the package as events and answers,
and to the model as an act with the Director's findings. After each the penalty cards on the table must be the same.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tests.second_opinion import legal as legal_model, penalty as model

from bridgelaws.board.events import Faced
from bridgelaws.board.keys import Occasion
from bridgelaws.board.table import Table, Trick
from bridgelaws.book.editions import Edition
from bridgelaws.engine import step as engine
from bridgelaws.laws.law50.book import LeadOption
from bridgelaws.laws.law51.book import LeadOptionOfSeveral
from bridgelaws.values.cards import Card, Suit
from bridgelaws.values.seats import SEATS, Seat

from .common import CARD, CONTRACTS, Tables, draw_cards, draw_trick, open_at

# Declarer's own questions, which stand until he answers them.
OPTIONS = ("lead_option", "required_suit", "forbidden_suits")
FREE = ("designate_penalty_card", "premature_play", "forbidden_suit", "required_suit")


class Scene:
    """A table at which things happen, and what the model is told of them."""

    def __init__(self, rng: Random, laws: Edition, opened: Table) -> None:
        self.rng, self.laws, self.year = rng, laws, laws.year
        self.at = Tables(opened)
        self.acts: list[model.Act] = []
        self.marks: list[str] = []
        self.touched = 0  # the trick at which dummy touched a card unasked

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.at.table

    @property
    def declarer(self) -> Seat:
        """Declarer."""
        return self.table.declarer

    def known(self) -> model.Table:
        """The penalty cards as the model has them."""
        return model.penalty_cards(self.year, self.acts, self.declarer.letter)

    def kind(self, card: Card) -> str:
        """The kind of a penalty card as the model has it, or nothing."""
        return self.known().get(card.code, ("", ""))[1]

    def chance(self, share: float) -> bool:
        """Yes, with some probability."""
        return self.rng.random() < share

    def defender(self) -> Seat:
        """Some defender."""
        return self.rng.choice((self.declarer.lho, self.declarer.rho))

    def held(self, seat: Seat, *, new: bool = False) -> list[Card]:
        """The cards of a hand; only those that are no penalty cards, if they are to be `new`."""
        cards = list(self.table.hand(seat).cards)
        return [card for card in cards if self.table.penalty_card(seat, card) is None] if new else cards

    def some(self, seat: Seat) -> Card | None:
        """A card of a hand, a penalty card no more often than another; None if it holds none."""
        cards = self.held(seat)
        return self.rng.choice(cards) if cards else None

    def legal(self, seat: Seat) -> list[Card]:
        """What the model lets a defender play to a trick in progress, or anyone who is bound by nothing."""
        led = self.table.trick.led
        owned = self.known()
        bound = [r for r in self.table.restrictions if r.seat is seat]
        if bound or not self.table.is_defender(seat):
            return list(engine.legal_plays(self.table, seat))
        facing = legal_model.Situation(
            role="defender",
            hand=frozenset(card.code for card in self.held(seat)),
            led="" if led is None else led.letter,
            penalty_cards=tuple(
                legal_model.PenaltyCard(card, kind) for card, (owner, kind) in owned.items() if owner == seat.letter
            ),
        )
        return sorted(CARD[code] for code in legal_model.legal_plays(self.year, facing))

    def told(self, *acts: model.Act) -> None:
        """Tell the model."""
        self.acts += acts

    def ruled(self, caller: Seat, **answers: Any) -> None:
        """The Director is called and finds as stated; choices that do not matter here are made at random."""
        self.at.call(caller)
        self.answered(**answers)

    def answered(self, **answers: Any) -> None:
        """The questions are answered as stated, up to one of declarer's that stands."""
        while self.at.question:
            name = self.at.question
            if name in answers:
                self.at.answer(answers[name])
            elif name in OPTIONS and self._about_the_lead():
                return
            elif name in FREE:
                self.at.answer(self.rng.choice(self.at.options))
            else:
                self.at.differ(f"a question: {name}", f"{self.at.now!r} after {self.acts[-1:]}")

    def _about_the_lead(self) -> bool:
        """Whether declarer's option about the lead is what is asked (50D2)."""
        question = self.table.question
        of = None if question is None else question.incident
        return isinstance(of, Occasion) and of.kind in (LeadOption, LeadOptionOfSeveral)

    def choose(self) -> None:
        """Declarer answers about the lead: require, forbid or neither."""
        leader = self.table.turn
        assert leader is not None
        owner = leader.partner.letter
        suits = sorted({c[0] for c, (seat, kind) in self.known().items() if seat == owner and kind == "major"})
        if not suits:
            self.at.differ("50D2: an option about no major penalty card", f"{self.at.now!r}; model {self.known()}")
        kind = self.rng.choice(("require", "forbid", "neither"))
        some = self.rng.sample(suits, 1 if kind == "require" else self.rng.randint(1, len(suits)))
        self.at.answer("leave" if kind == "neither" else kind)
        while self.at.question in ("required_suit", "forbidden_suits"):
            self.at.answer(next(v for v in self.at.options if set(v) == set(some)))
        self.told(model.LeadChoice(owner, kind, () if kind == "neither" else tuple(some)))
        self.marks.append(f"50D2 {kind}")

    def play_on(self) -> bool:
        """The hand on turn plays something legal; declarer's questions are answered before."""
        while self.at.question:
            if self.at.question == "lead_option":
                self.choose()
                self.compare()
            else:
                self.at.answer(self.rng.choice(self.at.options))
        turn = self.table.turn
        if turn is None:
            return False
        card = self.rng.choice(list(engine.legal_plays(self.table, turn)))
        self.at.add(Faced(turn, card))
        self.told(model.Played(turn.letter, card.code))
        return True

    def compare(self) -> None:
        """The penalty cards must be the same."""
        wanted = self.known()
        found = {p.card.code: (p.seat.letter, p.kind.value) for p in self.table.penalty_cards}
        if wanted != found:
            act = self.acts[-1] if self.acts else None
            said = f"after {type(act).__name__}: {_difference(wanted, found)}"
            self.at.differ(said, f"model {wanted}; package {found}; told {self.acts}")


def _difference(wanted: model.Table, found: model.Table) -> str:
    if set(wanted) - set(found):
        return "a penalty card that the package does not have"
    if set(found) - set(wanted):
        return "a penalty card that the model does not have"
    return "another kind"


def opening(rng: Random, laws: Edition, size: int) -> Table:
    """A table at the opening lead, or at a later trick with the last one on file."""
    declarer = rng.choice(SEATS)
    contract = CONTRACTS[declarer, rng.choice((None, *Suit))]
    if rng.randrange(6) == 0:
        return open_at(rng, laws, contract, 1, draw_cards(rng, 13), Trick(declarer.lho))
    count = rng.randint(2, max(2, min(12, 3 * size)))
    hands = draw_cards(rng, count + 1)
    last = draw_trick(rng, hands, rng.choice(SEATS), 4)
    leader = last.winner(contract.trumps)
    assert leader is not None
    trick = draw_trick(rng, hands, leader, rng.choice((0, 0, 1, 2, 3)))
    return open_at(rng, laws, contract, 14 - count, hands, trick, (last,))


def situation(rng: Random, laws: Edition, size: int = 5) -> list[str]:
    """Draw a table and a few acts and compare after each; what they exercised."""
    from . import exposures, out_of_order

    weighted = exposures.WEIGHTED | out_of_order.WEIGHTED
    scene = Scene(rng, laws, opening(rng, laws, size))
    if scene.table.number == 1 and rng.randrange(2) and exposures.in_auction(scene):
        scene.compare()
    wanted, tries = rng.randint(1, max(1, min(size, 4))), 30
    while wanted and tries and scene.table.turn is not None:
        tries -= 1
        if scene.at.question and rng.randrange(3):
            scene.play_on()
            scene.compare()
        act = rng.choices(tuple(weighted), tuple(weighted.values()))[0]
        if scene.table.turn is not None and act(scene):
            scene.compare()
            wanted -= act is not exposures.play
    owned = scene.known()
    scene.marks += [f"{kind} at the end" for kind in {kind for _, kind in owned.values()}]
    if len(owned) > 1:
        scene.marks.append("several penalty cards at the end")
    return scene.marks
