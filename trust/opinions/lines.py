"""What a contested claim is worth on a small ending: by the analyst of the package and by every legal line.

Of random endings of up to four cards a hand the worst legal line must be the same, with the statement and without, and
the rest of what the analyst says must keep to what the model and the sheets settle: no result below the worst line or
above double dummy, lines that are legal and give the tricks stated, no trump out (70C) where none is or where it was
mentioned, and a claim that holds on every line needs no judgement. Two families of endings, a trump forgotten (70C) and
a finesse not stated (70E1), have one answer by the sheets.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tests.second_opinion.claims import endings as model

from bridgelaws.board.claiming import AskedBack, Stated, Step
from bridgelaws.board.events import Claimed, Said, Saying
from bridgelaws.board.table import Trick
from bridgelaws.book.editions import L1997, Edition
from bridgelaws.desk.inquiry import claim_document
from bridgelaws.values.cards import CARDS, Card, Suit
from bridgelaws.values.contract import Contract
from bridgelaws.values.seats import SEATS, Seat

from .common import CARD, CONTRACTS, SEAT, SUIT, Tables, codes, draw_cards, draw_trick, open_at

BUDGET = 200_000


class Claim:
    """A contested claim on an ending, for both."""

    def __init__(
        self,
        rng: Random,
        laws: Edition,
        contract: Contract,
        hands: list[list[Card]],
        leader: Seat,
        played: int = 0,
        before: tuple[Trick, ...] = (),
    ) -> None:
        self.rng, self.laws, self.contract = rng, laws, contract
        self.left = len(hands[0])
        trick = draw_trick(rng, hands, leader, played)
        self.at = Tables(open_at(rng, laws, contract, 14 - self.left, hands, trick, before))
        north, east, south, west = (codes(hand) for hand in hands)
        on_table = tuple(card.code for seat in trick.order if (card := trick.card(seat)) is not None)
        trumps = "" if contract.trumps is None else contract.trumps.letter
        self.ending = model.Ending((north, east, south, west), trumps, leader.letter, on_table)
        self.claimer, self.claimed = leader, 0
        self.steps: tuple[model.Step, ...] = ()

    @property
    def ours(self) -> str:
        """The claimer's side."""
        return self.claimer.side.value

    def made(self, claimer: Seat, tricks: int, *steps: model.Step) -> None:
        """The claim, with a statement."""
        self.claimer, self.claimed, self.steps = claimer, tricks, steps
        self.at.add(Claimed(claimer, tricks, "", tuple(map(_stated, steps))))

    def contested(self) -> None:
        """An opponent objects, and nobody asks to play on."""
        self.at.add(Said(self.claimer.lho, Saying.REFUSE))
        if self.at.question == "asked_to_play_on":
            self.at.answer(False)

    def rule(self) -> model.Rule:
        """What the statement leaves to the hands."""
        return model.stated(self.claimer.letter, self.contract.declarer.letter, self.steps)

    def document(self, **found: Any) -> dict[str, Any]:
        """What the analyst says."""
        return claim_document(self.at.play(), budget=BUDGET, **found)

    def differ(self, kind: str, what: object) -> None:
        """Report a disagreement."""
        text = f"{self.laws}, {self.contract}, {self.claimer} claims {self.claimed} of {self.left}; {self.steps}\n"
        self.at.differ(kind, f"{text}{self.ending}\n{what}")


def _stated(step: model.Step) -> Stated:
    suits = (SUIT[step.suit],) if step.suit else ()
    seat = SEAT[step.seat] if step.seat else None
    return Stated(Step(step.kind), seat, suits, tuple(CARD[card] for card in step.cards))


def situation(rng: Random, laws: Edition, size: int = 13) -> list[str]:
    """Draw a situation and compare; what it exercised."""
    kind = rng.randrange(20)
    if kind == 0:
        return forgotten(rng, laws)
    if kind == 1:
        return finesse(rng, laws)
    if kind == 2:
        return shown_out(rng, laws)
    if kind == 3:
        return asked_back(rng, laws, size)
    return any_ending(rng, laws, size)


def _draw(rng: Random, laws: Edition, size: int) -> Claim:
    """Some ending of a few cards, in few suits as often as in all."""
    most = max(1, min(size, 3 if rng.randrange(12) else 4))
    left = rng.choice((1, *range(2, most + 1), most)) if most > 1 else 1
    contract = CONTRACTS[rng.choice(SEATS), rng.choice((None, *Suit))]
    hands = draw_cards(rng, left)
    if rng.randrange(2):  # few suits make for longer ones, and for finesses
        suits = rng.sample(tuple(Suit), rng.choice((1, 2, 2, 3)))
        pack = [card for card in CARDS if card.suit in suits]
        if len(pack) >= 4 * left:
            pack = rng.sample(pack, 4 * left)
            hands = [pack[n * left : (n + 1) * left] for n in range(4)]
    return Claim(rng, laws, contract, hands, rng.choice(SEATS), rng.choice((0, 0, 0, 1, 2, 3)) if left > 1 else 0)


def _steps(rng: Random, claim: Claim, claimer: Seat) -> tuple[model.Step, ...]:
    """A simple statement, or none."""
    kind = rng.choice(("", "", "in order", "keep", "run in any order"))
    seats = model.bound(claimer.letter, claim.contract.declarer.letter)
    held = sorted(card for seat in seats for card in claim.ending.hand(seat))
    if not kind or not held:
        return ()
    if kind in ("in order", "keep"):
        return (model.Step(kind, tuple(rng.sample(held, rng.randint(1, min(len(held), 4)))) if kind == "in order"
                           else tuple(rng.sample(held, 1))),)  # fmt: skip
    return (model.Step(kind, suit=rng.choice(held)[0]),)


def any_ending(rng: Random, laws: Edition, size: int) -> list[str]:
    """A claim on some ending, with a simple statement or none."""
    claim = _draw(rng, laws, size)
    claimer = rng.choice([s for s in SEATS if s is not claim.contract.declarer.partner])
    claim.made(claimer, rng.randint(0, claim.left), *_steps(rng, claim, claimer))
    claim.contested()
    found = claim.document()
    marks = [f"{claim.left} cards a hand", claim.steps[0].kind if claim.steps else "no statement"]
    worst = min(model.possible(claim.ending, claim.ours, claim.rule()))
    if not found["worst"]["exact"] or found["worst"]["at_least"] != worst:
        claim.differ(f"worst legal line, {marks[1]}", (worst, found["worst"]))
    best = model.double_dummy(claim.ending, claim.ours)
    _bounds(claim, found, worst, best)
    _line(claim, found)
    _trump_out(claim, found)
    marks += _rows(claim, found, worst)
    _entered(claim, found)
    if worst < found["result"]["at_least"]:
        marks.append("worse lines are not normal")
    return marks


def _bounds(claim: Claim, found: dict[str, Any], worst: int, best: int) -> None:
    result, clean = found["result"], found["clean"]
    if not (worst <= result["at_least"] <= result["at_most"] <= clean["at_most"]):
        claim.differ("the result is below the worst line or above clean play", (worst, result, clean))
    if not claim.steps and clean["at_least"] > best:
        claim.differ("clean play is above double dummy", (clean, best))
    if found["holds_anyway"] != (worst >= claim.claimed):
        claim.differ("whether the claim holds on every line", (worst, found["holds_anyway"]))
    if found["claimed"] != claim.claimed or found["tricks"] != claim.left:
        claim.differ("what was claimed", (found["claimed"], found["tricks"]))
    if worst == best and not claim.steps and (found["rows"] or result["at_least"] != best):
        claim.differ("something to judge though every line gives the same", found["rows"])


def _line(claim: Claim, found: dict[str, Any]) -> None:
    """The line shown is legal and gives the tricks."""
    cards = [play["card"] for trick in found["line"] for play in trick["plays"] if not play["before"]]
    got = model.replayed(claim.ending, cards, claim.ours)
    if got != found["result"]["at_most"]:
        claim.differ("the line shown", (got, found["result"], cards))


def _trump_out(claim: Claim, found: dict[str, Any]) -> None:
    """70C needs a trump that is out, and that was not mentioned."""
    said = [name for row in found["rows"] for name in row["plays"]] + found["basis"]
    out = model.outstanding_trumps(claim.ending, claim.ours)
    if any(name.startswith("trump out") for name in said) and not out:
        claim.differ("70C without a trump out", said)


def _rows(claim: Claim, found: dict[str, Any], worst: int) -> list[str]:
    """Each row says what is left if its plays are normal, and no more than all of them together."""
    marks = []
    for row in found["rows"]:
        then = claim.document(normal=row["plays"])
        if then["result"] != row["tricks"]:
            claim.differ("a row does not give what it says", (row, then["result"]))
        if not worst <= row["tricks"]["at_least"] <= row["tricks"]["at_most"] < found["result"]["at_most"]:
            claim.differ("a row that changes nothing, or too much", (row, worst, found["result"]))
        _line(claim, then)
        marks.append(f"row: {row['plays'][0].rsplit(' ', 1)[0]}")
    names = [name for row in found["rows"] for name in row["plays"]]
    if names:
        then = claim.document(irrational=names)
        if then["rows"] or then["result"] != found["result"]:
            claim.differ("rows found irrational come back", (then["rows"], then["result"]))
    return marks


def _entered(claim: Claim, found: dict[str, Any]) -> None:
    """What the analyst says can be entered as the Director's finding, and the tricks are then so."""
    told, play = found["event"], claim.at.play()
    if "tricks" not in told:
        if found["result"]["exact"]:
            claim.differ("nothing to enter", told)
        return
    irrational, basis = told.get("irrational", ()), told.get("basis", ())
    play.adjudicated(told["tricks"], basis, told["line"], normal=told.get("normal", ()), irrational=irrational)
    ours = 0 if claim.ours == "NS" else 1
    total, won = play.table.total, claim.at.table.won
    if total is None or total[ours] - won[ours] != found["result"]["at_most"]:
        claim.differ("the tricks after the finding", (total, found["result"]))


# Where the sheets have one answer


def forgotten(rng: Random, laws: Edition) -> list[str]:
    """70C: the claimer is on lead with nothing but winners, and a small trump is out that he did not mention."""
    trumps = rng.choice(list(Suit))
    side_suit = rng.choice([suit for suit in Suit if suit is not trumps])
    others = [suit for suit in Suit if suit not in (trumps, side_suit)]
    left = rng.choice((2, 3))
    claimer = rng.choice(SEATS)
    own = [_of(trumps, "A"), *(_of(side_suit, rank) for rank in "AKQ"[: left - 1])]
    idle = [_of(suit, rank) for suit in others for rank in "23456789"]
    rng.shuffle(idle)
    theirs: dict[Seat, list[Card]] = {claimer.lho: [], claimer.rho: []}
    holder = rng.choice((claimer.lho, claimer.rho))
    theirs[holder].append(_of(trumps, rng.choice("23456")))
    follows = rng.randint(0, left - 1)
    theirs[holder] += [_of(side_suit, rank) for rank in "2345"[:follows]]
    hands: list[list[Card]] = [[], [], [], []]
    hands[claimer] = own
    for seat in SEATS:
        if seat is not claimer:
            hands[seat] = (theirs.get(seat, []) + idle)[:left]
            idle = [card for card in idle if card not in hands[seat]]
    claim = Claim(rng, laws, CONTRACTS[claimer, trumps], hands, claimer)
    mentioned = rng.randrange(3) == 0
    claim.made(claimer, left, *((model.Step("trump mentioned"),) if mentioned else ()))
    claim.contested()
    knew, forgot = model.forgotten_trump(claim.ending, claimer.letter)
    found = claim.document()
    rows = [row for row in found["rows"] if any(name.startswith("trump out") for name in row["plays"])]
    if found["result"]["at_least"] != knew:
        claim.differ("70C: a trump that he knew of", (knew, found["result"]))
    if mentioned or knew == forgot:
        if rows:
            claim.differ("70C: it was mentioned, or costs nothing", rows)
        return ["70C: mentioned" if mentioned else "70C: costs nothing"]
    if len(rows) != 1 or rows[0]["tricks"]["at_most"] != forgot:
        claim.differ("70C: a trump that he may have forgotten", (forgot, found["rows"]))
    return ["70C: forgotten"]


def _of(suit: Suit, rank: str) -> Card:
    return CARD[suit.letter + rank]


def finesse(rng: Random, laws: Edition) -> list[str]:
    """70E1: dummy leads towards an ace and queen of which nothing was said, and the king is out."""
    suit, winners = rng.sample(list(Suit), 2)
    others = [each for each in Suit if each not in (suit, winners)]
    left = rng.choice((2, 3))
    claimer = rng.choice(SEATS)
    place, small = rng.choice(("before", "behind")), rng.randint(0, left - 1)
    holder = claimer.rho if place == "before" else claimer.lho
    idle = [_of(each, rank) for each in others for rank in "23456789"]
    rng.shuffle(idle)
    hands: list[list[Card]] = [[], [], [], []]
    hands[claimer] = [_of(suit, "A"), _of(suit, "Q"), _of(winners, "A")][:left]
    hands[claimer.partner] = [_of(suit, "2"), _of(suit, "3"), _of(winners, "2")][:left]
    hands[holder] = [_of(suit, "K"), *(_of(suit, rank) for rank in "45"[:small]), *idle][:left]
    idle = [card for card in idle if card not in hands[holder]]
    other = holder.partner
    hands[other] = [*([_of(suit, "6")] if rng.randrange(2) else []), *idle][:left]
    claim = Claim(rng, laws, CONTRACTS[claimer, None], hands, claimer.partner)
    said = rng.randrange(3) == 0
    claim.made(claimer, left, *((model.Step("finesse", suit=suit.letter, seat=claimer.letter),) if said else ()))
    claim.contested()
    found = claim.document()
    by_finesse, by_drop = model.finesse(claim.ending, claimer.letter, suit.letter)
    result, rows = found["result"]["at_least"], [row for row in found["rows"] if row["plays"][0].startswith("finesse")]
    if result != (by_finesse if said else by_drop):
        claim.differ("70E1: stated" if said else "70E1: unstated", (by_finesse, by_drop, found))
    if not said and bool(rows) != (by_finesse < by_drop):
        claim.differ("70E1: a finesse that loses is for the Director", (by_finesse, by_drop, found))
    if rows and rows[0]["tricks"]["at_most"] != by_finesse:
        claim.differ("70E1: what the finesse gives", (by_finesse, rows))
    return ["70E1: stated" if said else f"70E1: unstated, {place}"]


def shown_out(rng: Random, laws: Edition) -> list[str]:
    """70E1: of the two opponents one had shown out before the claim, so that the finesse is marked or hopeless.

    There is nothing else to play: a winner taken first could leave him in the wrong hand for it.
    """
    suit, claimer, left = rng.choice(list(Suit)), rng.choice(SEATS), 2
    marked = rng.randrange(2) == 0
    holder = claimer.rho if marked else claimer.lho
    idle = [_of(each, rank) for each in Suit if each is not suit for rank in "23456789"]
    rng.shuffle(idle)
    hands: list[list[Card]] = [[], [], [], []]
    hands[claimer] = [_of(suit, "A"), _of(suit, "Q")]
    hands[claimer.partner] = [_of(suit, "2"), _of(suit, "3")]
    hands[holder], hands[holder.partner] = [_of(suit, "K"), rng.choice((_of(suit, "4"), idle[0]))], idle[1:3]
    earlier, played = Trick(claimer), {claimer: "7", claimer.partner: "T", holder: "9"}
    for seat in (claimer, claimer.lho, claimer.partner, claimer.rho):
        earlier = earlier.play(seat, _of(suit, played[seat]) if seat in played else idle[4])
    claim = Claim(rng, laws, CONTRACTS[claimer, None], hands, claimer.partner, before=(earlier,))
    claim.made(claimer, left)
    claim.contested()
    by_finesse, by_drop = model.finesse(claim.ending, claimer.letter, suit.letter)
    found = claim.document()
    if found["result"]["at_least"] != (by_finesse if marked else by_drop):
        claim.differ("70E1: shown out before the claim", (by_finesse, by_drop, found))
    if any(name.startswith("finesse") for row in found["rows"] for name in row["plays"]):
        claim.differ("70E1: a finesse that is marked or hopeless is no question", found["rows"])
    return [f"70E1: shown out, {'marked' if marked else 'hopeless'}"]


def asked_back(rng: Random, laws: Edition, size: int) -> list[str]:
    """71: a trick is asked for that the claimer's side had conceded."""
    claim = _draw(rng, laws, size)
    claimer = rng.choice([s for s in SEATS if s is not claim.contract.declarer.partner])
    claim.made(claimer, rng.randint(0, claim.left - 1))
    tricks = rng.randint(1, claim.left - claim.claimed)
    claim.at.add(AskedBack(claimer, tricks))
    found = claim.document()
    worst = min(model.possible(claim.ending, claim.ours))
    ground = found["event"].get("ground")
    wanted = claim.claimed + tricks
    if worst >= wanted:
        sure = "no_legal_play" if laws is L1997 else "no_normal_play"
        if ground != sure:
            claim.differ("71: what no legal play loses", (worst, found["event"]))
        return [f"71: {ground}"]
    if model.double_dummy(claim.ending, claim.ours) < wanted and ground != "none":
        claim.differ("71: what best play loses", (worst, found["event"]))
    if ground == "no_legal_play":
        claim.differ("71: a legal play loses it", (worst, found["event"]))
    return [f"71: {ground}"]
