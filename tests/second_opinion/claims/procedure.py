"""What becomes of a claim or concession, act by act. Seats, sides and editions as in ``cards``.

``opinion`` goes through the acts of a story and gives the state after each. Tricks are always counted among those that
were not complete when the claim was made, and for the side of the claimer.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..cards import lho, partner, side

# Acts, in the order in which they happen


@dataclass(frozen=True)
class Claims:
    """``seat`` says that his side takes ``tricks`` of those left and gives up the rest; None: he named no number."""

    seat: str
    tricks: int | None
    only_this_trick: bool = False
    """What he said is about the uncompleted trick only (finding)."""


@dataclass(frozen=True)
class Objects:
    """``seat`` does not go along with it."""

    seat: str
    at_once: bool = False
    """Immediately after the claim (finding); matters only for a conceding defender's partner."""


@dataclass(frozen=True)
class Agrees:
    """``seat`` says that it is all right."""

    seat: str


@dataclass(frozen=True)
class PlaysOn:
    """``seat`` plays a card after the claim."""

    seat: str
    asked: bool = False
    """The side that had not claimed asked for it (finding, 2017)."""
    all_four: bool = False
    """All four players concurred (finding, 2017)."""


@dataclass(frozen=True)
class Requests:
    """2017: a claim is doubted, and it is found whether the side that had not claimed asks that the play go on."""

    asked: bool
    all_four: bool = False
    """All four players concur (finding)."""


@dataclass(frozen=True)
class CallsOnNextBoard:
    """``seat`` makes a call on a later board."""

    seat: str
    settled_on: int | None = None
    """What the players took the claim to be, where no number was named (finding)."""


@dataclass(frozen=True)
class RoundEnds:
    """The round is over."""

    settled_on: int | None = None


@dataclass(frozen=True)
class AsksBack:
    """``seat`` wants ``tricks`` tricks after all. The findings are what a Director would say if each were put to him.

    Those who ask take back what they conceded, or what they agreed to lose.
    """

    seat: str
    tricks: int
    in_time: bool = True
    """Within the correction period (79C)."""
    already_won: bool = False
    no_legal_play: bool = False
    """No legal play of the cards left would lose them."""
    contract_decided: bool = False
    """Declarer conceded a contract he had already made, or a defender one already beaten."""
    no_normal_play: bool = False
    """No normal play would lose them."""
    likely_won: bool = False
    """The asking side would likely have won them had the play gone on."""


@dataclass(frozen=True)
class Adjudicates:
    """The Director finds what the claim is worth on the worst normal line, and on what that rests."""

    tricks: int
    on: frozenset[str] = frozenset()
    """Some of ``trump out``, ``later line``, ``partner's choice``, ``later play``, ``unstated finesse``."""


Act = Claims | Objects | Agrees | PlaysOn | Requests | CallsOnNextBoard | RoundEnds | AsksBack | Adjudicates


@dataclass(frozen=True)
class State:
    """What the law has made of the claim so far."""

    claim: str = "none"
    """``none`` there is none; ``open`` made, and nobody has contested it; ``final`` agreed in the sense of 69A;
    ``contested`` before the Director; ``decided`` by him; ``off`` made and then undone, the play goes on."""
    claimer: str = ""
    left: int = 0
    """Tricks not complete when the claim was made."""
    tricks: int | None = None
    """What the claimer's side has of them as things stand; None where that is not settled."""
    claimed: int | None = None
    law: tuple[str, ...] = ()
    """What the last act brought into play, by the number in the edition."""
    final: bool = False
    """The other side's agreement is final (69A)."""
    conceder_late: bool = False
    """The claimer's side has called on a later board, or the round is over (71C of 1997)."""
    barred: frozenset[str] = frozenset()
    """Whoever may not use what his partner showed with a concession that he objected to (68B2).

    No card shown with a claim is ever a penalty card, and what was shown before a play went on by 68D2(b) is free.
    """

    @property
    def play_goes_on(self) -> bool:
        """Whether somebody may play a card to the trick."""
        return self.claim in ("none", "off")


def concedes(claim: State) -> bool:
    """68B1: whoever claims some of the tricks concedes the rest."""
    return claim.claimed is not None and claim.claimed < claim.left


def opinion(edition: int, declarer: str, left: int, acts: list[Act]) -> list[State]:
    """The state after each act."""
    state, found = State(left=left), []
    for act in acts:
        state = after(edition, declarer, state, act)
        found.append(state)
    return found


def after(edition: int, declarer: str, state: State, act: Act) -> State:
    """The state after one more act."""
    state = replace(state, law=())
    if isinstance(act, Claims):
        return _claims(edition, declarer, state, act)
    if state.play_goes_on:
        return state  # nothing is claimed, so there is nothing to object to, agree to or ask for
    if isinstance(act, Objects):
        return _objects(edition, declarer, state, act)
    if isinstance(act, PlaysOn):
        return _plays_on(edition, state, act)
    if isinstance(act, Requests):
        return _requests(edition, state, act)
    if isinstance(act, AsksBack):
        return _asks_back(edition, state, act)
    if isinstance(act, Adjudicates):
        return _adjudicates(edition, state, act)
    if isinstance(act, Agrees):
        return state  # the word alone settles nothing: see the clock of 69A
    return _clock(state, act)


def _claims(edition: int, declarer: str, state: State, act: Claims) -> State:
    if not state.play_goes_on:
        return state  # a second claim on top of the first is nothing of its own
    if act.seat == partner(declarer):
        return replace(state, law=("68A",) if edition == 2017 else ())  # dummy may dispute, never claim or concede
    if act.only_this_trick:
        return replace(state, law=("68",))
    made = replace(state, claim="open", claimer=act.seat, tricks=act.tricks, claimed=act.tricks)
    rest = (("68B" if edition == 1997 else "68B1"),) if concedes(made) else ()
    return replace(made, law=("68A", *rest, "68D"))


def _objects(edition: int, declarer: str, state: State, act: Objects) -> State:
    defender = side(state.claimer) != side(declarer)
    standing = state.claim in ("open", "contested") and not state.final
    if defender and act.seat == partner(state.claimer) and concedes(state) and act.at_once and standing:
        law = "68B" if edition == 1997 else "68B2"
        barred = state.barred if edition == 1997 else state.barred | {act.seat}  # 1997: Law 16 may apply, no more
        return replace(state, claim="off", tricks=None, law=(law,), barred=barred)
    if act.seat == state.claimer or state.claim in ("contested", "decided"):
        return state  # he cannot contest himself; and what is contested is contested
    if state.final:
        return state  # too late to contest: a trick has to be asked for, under 69B or 71
    return replace(state, claim="contested", tricks=None, law=("68D2" if edition == 2017 else "68D", "70"))


def _plays_on(edition: int, state: State, act: PlaysOn) -> State:
    if edition == 1997:
        return replace(state, law=("68D",))  # void
    if edition == 2007:
        return replace(state, law=("68D", "70D3"))  # no more than evidence
    if state.claim == "decided" or state.final:
        return replace(state, law=("68D",))
    if act.asked and act.all_four:
        return replace(state, claim="off", tricks=None, law=("68D2(b)",))
    if state.claim == "contested":
        return replace(state, law=("68D",))  # nothing is done until the Director has ruled
    return replace(state, claim="contested", tricks=None, law=("68D", "70"))


def _requests(edition: int, state: State, act: Requests) -> State:
    if edition == 2017 and state.claim == "contested" and act.asked and act.all_four:
        return replace(state, claim="off", tricks=None, law=("68D2(b)",))
    return state


def _clock(state: State, act: CallsOnNextBoard | RoundEnds) -> State:
    """69A for the side that did not claim; 71C of 1997 for the side that conceded."""
    over = isinstance(act, RoundEnds)
    theirs = over or (isinstance(act, CallsOnNextBoard) and side(act.seat) != side(state.claimer))
    ours = over or not theirs
    state = replace(state, conceder_late=state.conceder_late or ours)
    if theirs and state.claim == "open" and not state.final:
        tricks = act.settled_on if state.claimed is None else state.tricks
        return replace(state, claim="final", final=True, tricks=tricks, law=("69A",))
    return state


# By which provision a thing counts against the claimer. What an edition does not have cannot be relied on.
BASES = {
    1997: {"trump out": "70C", "later line": "70D", "unstated finesse": "70E"},
    2007: {
        "trump out": "70C",
        "later line": "70D1",
        "partner's choice": "70D2",
        "later play": "70D3",
        "unstated finesse": "70E1",
    },
    2017: {"trump out": "70C", "later line": "70D1", "partner's choice": "70D2", "unstated finesse": "70E1"},
}


def _adjudicates(edition: int, state: State, act: Adjudicates) -> State:
    if state.claim != "contested":
        return state
    cited = ["70A"]
    if state.claimed is None or act.tricks < state.claimed:
        cited += [BASES[edition][each] for each in sorted(act.on) if each in BASES[edition]]
    if state.claimed is not None and act.tricks > state.claimed:
        cited.append(given_back(edition, state))  # what he conceded too much comes back to him by the next Law
    return replace(state, claim="decided", tricks=act.tricks, law=tuple(cited))


def _asks_back(edition: int, state: State, act: AsksBack) -> State:
    ours = side(act.seat) == side(state.claimer)
    if state.claim in ("contested", "decided"):
        return state
    if not ours and not state.final:
        return _objects(edition, lho(state.claimer), state, Objects(act.seat))
    if not act.in_time or state.tricks is None:
        return replace(state, law=("71",) if ours else ("69B",))
    ground = cancelled(edition, state, act) if ours else withdrawn(edition, act)
    if not ground:
        return replace(state, law=("71",) if ours else ("69B",))
    return replace(state, tricks=state.tricks + (act.tricks if ours else -act.tricks), law=(ground,))


def given_back(edition: int, state: State) -> str:
    """Under what the Director who hears a claim gives its maker more than he claimed."""
    if edition != 1997:
        return "71"
    return "71A" if state.conceder_late else "71C"


def withdrawn(edition: int, asked: AsksBack) -> str:
    """69B: under which item an agreement is withdrawn, or nothing."""
    if edition == 1997:
        return "69B" if asked.already_won or asked.no_normal_play else ""
    if asked.already_won:
        return "69B1"
    return "69B2" if asked.likely_won else ""


def cancelled(edition: int, state: State, asked: AsksBack) -> str:
    """71: under which item a concession is cancelled, or nothing."""
    if edition == 1997:
        if asked.already_won or asked.no_legal_play:
            return "71A"
        if asked.contract_decided:
            return "71B"
        return "71C" if asked.no_normal_play and not state.conceder_late else ""
    return "71" if asked.already_won or asked.no_normal_play else ""  # the items are lettered or numbered by printing
