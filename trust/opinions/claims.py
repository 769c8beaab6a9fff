"""What becomes of a claim or concession, act by act: by the package and by the second opinion.

A board is opened somewhere in the play, somebody claims, and a few things are said and done about it. Each is told to
the package as an event with the answers to what it asks, and to the model as an act with the findings in it. After each
both must say the same of whether the play goes on, whether the Director has to rule, whose the tricks are, and under
which provisions of Laws 68 to 71.

Not compared, because the sheets have no word on it: a second claim on top of the first, what is said to a Director who
has already ruled, and in 1997 more tricks for a claimer than he claimed, on a claim contested when his side had gone on
to the next board.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.second_opinion.claims import procedure as model

from bridgelaws.board.claiming import Adjudicated, AskedBack, Basis
from bridgelaws.board.events import (
    Agreed,
    Claimed,
    Event,
    Faced,
    NextDealCalled,
    RoundEnded,
    Said,
    Saying,
)
from bridgelaws.board.table import Table
from bridgelaws.book.editions import L1997, L2017, Edition
from bridgelaws.engine import step as engine
from bridgelaws.values.cards import Suit
from bridgelaws.values.seats import SEATS

from .common import CONTRACTS, SEAT, Tables, draw_cards, draw_trick, open_at

# Questions that a contested claim waits for.
CONTEST = ("tricks_awarded", "asked_to_play_on", "all_four_agree")
GROUNDS = ("already_won", "no_legal_play", "contract_decided", "no_normal_play", "likely_won")


class Scene:
    """A board at which somebody claims, and what the model makes of it."""

    def __init__(self, rng: Random, laws: Edition, opened: Table) -> None:
        self.rng, self.laws, self.year = rng, laws, laws.year
        self.at = Tables(opened)
        self.declarer = opened.declarer
        self.won = opened.won
        self.left = 14 - opened.number
        self.state = model.State(left=self.left)
        self.acts: list[model.Act] = []
        self.cited: list[str] = []
        self.marks: list[str] = []

    @property
    def begun(self) -> bool:
        """Whether a trick is in progress."""
        return not self.at.table.trick.empty

    def chance(self, share: float) -> bool:
        """Yes, with some probability."""
        return self.rng.random() < share

    def number(self) -> int:
        """Some number of the tricks left, all and none of them often."""
        return self.rng.choice((0, self.left, self.rng.randint(0, self.left)))

    def bases(self) -> list[str]:
        """On what a ruling on this claim can rest."""
        found = ["later line", "unstated finesse"]
        found += ["trump out"] if self.at.opened.contract.trumps is not None else []
        found += ["partner's choice"] if SEAT[self.state.claimer].side is not self.declarer.side else []
        return found + (["later play"] if any(isinstance(act, model.PlaysOn) for act in self.acts) else [])

    def happens(self, act: model.Act, *events: Event, **answers: object) -> None:
        """Tell both, answer what is asked as far as it is known, and compare."""
        self.acts.append(act)
        self.state = model.after(self.year, self.declarer.letter, self.state, act)
        self.cited = []
        for event in events:
            self._add(event)
        while self.at.question in answers:
            answer = answers[self.at.question]
            self.at.answer(answer(self.at.options) if callable(answer) else answer)
            self.cited += self.at.now.citations
        self.marks.append(f"{type(act).__name__}: {self.state.claim}")
        self._compare()

    def _add(self, event: Event) -> None:
        self.at.add(event)
        self.cited += self.at.now.citations

    def _compare(self) -> None:
        table, state = self.at.table, self.state
        name = type(self.acts[-1]).__name__
        if (table.turn is not None) != state.play_goes_on:
            self.differ(f"{name}: whether play goes on")
        if (self.at.question in CONTEST) != (state.claim == "contested"):
            self.differ(f"{name}: whether the Director has to rule")
        if state.claim != "contested" and self.at.question:
            self.differ(f"{name}: a question: {self.at.question}")
        if state.claim != "contested" and self.total() != table.total:
            self.differ(f"{name}: whose the tricks are")
        again = name == "PlaysOn" and any(isinstance(act, model.PlaysOn) for act in self.acts[:-1])
        for ref in () if again else state.law:  # that play has ceased is said once
            if not any(cited.startswith(ref) for cited in self.cited):
                self.differ(f"{name}: {ref} is not cited")
        for cited in self.cited:
            if cited[:2] in ("69", "71") and not any(_akin(cited, ref) for ref in state.law):
                self.differ(f"{name}: {cited} is cited")
        self._shown(name)

    def _shown(self, name: str) -> None:
        """What was shown with the claim: no penalty cards, and who may not use it."""
        if self.at.table.penalty_cards:
            self.differ(f"{name}: a penalty card")
        barred = {seat.letter for item in self.at.table.information for seat in item.unauthorized}
        if barred != self.state.barred:
            self.differ(f"{name}: who may not use what was shown")

    def total(self) -> tuple[int, int] | None:
        """The tricks of both sides as the model has them, of those that were won before too."""
        state = self.state
        if state.tricks is None:
            return None
        ours = SEAT[state.claimer].side is SEATS[0].side
        north = state.tricks if ours else state.left - state.tricks
        return self.won[0] + north, self.won[1] + state.left - north

    def differ(self, kind: str) -> None:
        """Report a disagreement."""
        lines = [
            f"{self.laws}, {self.declarer} declarer, {self.left} tricks left, won {self.won}",
            *map(str, self.acts),
        ]
        lines += [f"model {self.state}", f"package {self.at.now!r}, total {self.at.table.total}, cites {self.cited}"]
        self.at.differ(kind, "\n".join(lines))


def _akin(cited: str, ref: str) -> bool:
    """Whether a citation may come with a provision: both items of 69B with either, and 71 with its letters.

    The question that was asked is cited too. An agreement that stands does so by 69A.
    """
    return cited.startswith(ref) or ref.startswith(cited) or (cited[:2] == "69" and ref.startswith("69B"))


def situation(rng: Random, laws: Edition, size: int = 13) -> list[str]:
    """Draw a story and compare; what it exercised."""
    left = rng.randint(1, max(1, min(6, size)))
    contract = CONTRACTS[rng.choice(SEATS), rng.choice((None, *Suit))]
    hands, leader = draw_cards(rng, left), rng.choice(SEATS)
    trick = draw_trick(rng, hands, leader, rng.choice((0, 0, 1, 2, 3)))
    scene = Scene(rng, laws, open_at(rng, laws, contract, 14 - left, hands, trick))
    claims(scene)
    for _ in range(rng.randint(1, 6)):
        if scene.state.play_goes_on:
            if scene.chance(0.5):
                break
            claims(scene)
        else:
            rng.choice(ACTS)(scene)
        if scene.state.claim == "decided" or scene.at.table.number > 14 - left:
            break  # of the next trick the model knows nothing
    return scene.marks


def claims(scene: Scene) -> None:
    """Somebody claims; where only the trick in progress is left it can be about no other."""
    seat = scene.rng.choice((*SEATS, scene.declarer, scene.declarer))
    tricks = None if scene.chance(0.08) else scene.number()
    act = model.Claims(seat.letter, tricks, only_this_trick=scene.left == 1 and scene.begun)
    scene.happens(act, Claimed(seat, tricks))


def objects(scene: Scene) -> None:
    """Somebody objects; it is asked whether at once of a defender's partner."""
    seat = scene.rng.choice(SEATS)
    if scene.state.final:
        return
    at_once = scene.chance(0.6) and isinstance(scene.acts[-1], model.Claims | model.Objects | model.Agrees)
    act = model.Objects(seat.letter, at_once)
    # Of a claim without a number it is found with the objection whether anything was conceded.
    if scene.state.claimed is None and seat.letter == SEAT[scene.state.claimer].partner.letter:
        return
    scene.happens(act, Said(seat, Saying.REFUSE), immediate_objection=at_once)


def agrees(scene: Scene) -> None:
    """One of the other side says that it is all right."""
    seat = scene.rng.choice([s for s in SEATS if s.side is not SEAT[scene.state.claimer].side])
    if scene.state.claim == "open":
        scene.happens(model.Agrees(seat.letter), Agreed(seat))


def plays_on(scene: Scene) -> None:
    """The hand whose turn it was plays a card all the same."""
    as_if = scene.at.table.but(stopped=None)
    turn = as_if.turn
    assert turn is not None
    card = scene.rng.choice(list(engine.legal_plays(as_if, turn)))
    asked = agree = False
    found: dict[str, object] = {}
    if scene.laws is L2017 and (scene.state.claim == "open" or scene.at.question in CONTEST[1:]):
        asked, agree = scene.chance(0.6), scene.chance(0.6)
        found = {"asked_to_play_on": asked, "all_four_agree": agree}
    scene.happens(model.PlaysOn(turn.letter, asked, asked and agree), Faced(turn, card), **found)


def requests(scene: Scene) -> None:
    """2017: it is found whether they asked to play on, and whether all agree."""
    if scene.at.question == "asked_to_play_on":
        asked, agree = scene.chance(0.6), scene.chance(0.6)
        act = model.Requests(asked, asked and agree)
        scene.happens(act, asked_to_play_on=asked, all_four_agree=agree)


def calls(scene: Scene) -> None:
    """Somebody calls on the next board."""
    if scene.state.claim == "contested":
        return
    seat, settled = scene.rng.choice(SEATS), scene.number()
    scene.happens(model.CallsOnNextBoard(seat.letter, settled), NextDealCalled(seat), tricks_agreed=str(settled))


def ends(scene: Scene) -> None:
    """The round is over."""
    if scene.state.claim == "contested":
        return
    settled = scene.number()
    scene.happens(model.RoundEnds(settled), RoundEnded(), tricks_agreed=str(settled))


def adjudicates(scene: Scene) -> None:
    """The Director rules on the claim."""
    if scene.state.claim != "contested":
        return
    told = [basis for basis in Basis if basis is not Basis.SUIT_ORDER and scene.chance(0.2)]
    on = frozenset(basis.value for basis in told) & frozenset(scene.bases())
    tricks = scene.number()
    if scene.laws is L1997 and scene.state.conceder_late and scene.state.claimed is not None:
        tricks = min(tricks, scene.state.claimed)
    scene.happens(model.Adjudicates(tricks, on), Adjudicated(tricks, tuple(told)), asked_to_play_on=False)
    for cited, basis in (("70C", "trump out"), ("70D2", "partner's choice")):
        if cited in scene.cited and basis not in on:
            scene.differ(f"Adjudicates: {cited} is cited")


def asks_back(scene: Scene) -> None:
    """A side asks for tricks that it conceded, or had agreed to lose."""
    state, rng = scene.state, scene.rng
    if state.claim == "contested" or state.tricks is None:
        return
    seat = rng.choice(SEATS)
    ours = seat.side is SEAT[state.claimer].side
    most = state.left - state.tricks if ours else state.tricks
    if not most:
        return
    found = {ground: scene.chance(0.25) for ground in GROUNDS}
    found["no_normal_play"] |= found["no_legal_play"]  # what no legal play loses no normal play does
    act = model.AsksBack(seat.letter, rng.randint(1, most), in_time=scene.chance(0.8), **found)
    if not any(isinstance(each, model.RoundEnds) for each in scene.acts):
        act = replace(act, in_time=True)  # the scores are not out yet

    def ground(options: tuple[str, ...]) -> str:
        """The first that holds of those on offer; the last of them is that none does."""
        return next((option for option in options if found.get(option, False)), options[-1])

    scene.happens(
        act, AskedBack(seat, act.tricks),
        within_correction_period=act.in_time, conceded_trick=ground, agreed_trick=ground,
    )  # fmt: skip


ACTS = (objects, objects, agrees, plays_on, requests, calls, ends, adjudicates, adjudicates, asks_back, asks_back)
