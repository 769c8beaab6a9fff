"""What a revoke costs, by the engine itself: the board is played again under each edition and the Director called."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from ..archives.record import Claim, Record
from ..board.orders import TransferTricks
from ..board.table import Revoke, Stage
from ..book.editions import EDITIONS, Edition, Provision
from ..errors import BridgeLawsError
from ..hearing.rulings import Ruled
from ..laws.law41 import book as book41
from ..laws.law44 import book as book44
from ..laws.law53 import book as book53
from ..laws.law54 import book as book54
from ..laws.law55 import book as book55
from ..laws.law56 import book as book56
from ..laws.law57 import book as book57
from ..laws.law61 import book as book61
from ..laws.law64 import book as book64
from ..laws.law65 import book as book65
from ..play.play import Play
from ..values.cards import CARDS, CardSet, Deal
from ..values.contract import Contract
from ..values.seats import SEATS, Seat
from ..words.message import Message
from . import words
from .findings import Kind, Range
from .replay import Course, Oddity, result_possible

ByYear = tuple[tuple[int, tuple[str, ...]], ...]

# Where the tricks are claimed, the old 64A2 asks whether one of them would have been won with a card that the revoker
# could have played. A record cannot tell, so that both answers are worked out.
_EITHER_WAY = "won_later_with_playable_card"


@dataclass(slots=True)
class Cost:
    """A revoke under the editions: whether it was established, the provisions, and the tricks from least to most."""

    established: str = ""
    by: Message | None = None
    provisions: dict[int, tuple[str, ...]] = field(default_factory=dict)
    tricks: dict[int, Range] = field(default_factory=dict)

    @property
    def standing(self) -> Message | None:
        """Whether it was established, in words."""
        match self.established:
            case "yes":
                assert self.by is not None
                return words.ESTABLISHED_WHEN(self.by)
            case "unknown":
                return words.ESTABLISHED_IF_CLAIMED()
            case "no":
                return words.NOT_ESTABLISHED()
        return None


def costs(record: Record, found: Course) -> dict[int, Cost]:
    """For the index of each revoke on a board what it comes to."""
    revokes = [odd for odd in found.oddities if odd.kind is Kind.REVOKE]
    worked: dict[int, Cost] = {odd.index: Cost() for odd in revokes}
    if not revokes or any(hand.bit_count() != 13 for hand in found.hands):
        return worked
    for laws in EDITIONS:
        if _rule(record, found, revokes, laws, False, worked):
            _rule(record, found, revokes, laws, True, worked)
    return worked


def _rule(
    record: Record, found: Course, revokes: list[Oddity], laws: Edition, either: bool, worked: dict[int, Cost]
) -> bool:
    """Play the board under an edition and enter what it says on each revoke; whether `either` was asked for."""
    assert record.contract is not None
    year = int(str(laws))
    play = _played(record.contract, found, laws)
    if play is None:
        return False
    asked = False
    ends = found.whole or (
        record.result is not None
        and not record.misagreed
        and found.followed == len(found.cards)
        and result_possible(found, record.result)
    )
    before = {revoke.id: revoke for revoke in play.table.revokes}
    if ends:
        asked = _call_director(play, record, found, revokes[0], either)
    after = {revoke.id: revoke for revoke in play.table.revokes}
    ordered = _ordered(play)
    for odd in revokes:
        id = f"{odd.index // 4 + 1}{Seat(odd.seat).letter}:{CARDS[odd.card].code}"
        cost = worked[odd.index]
        if id not in before and id not in after:
            continue
        now = before.get(id) or after[id]
        later = after.get(id, now)
        _state(cost, now, later, record)
        refs = [book61.REVOKE.ref(laws)]
        if later.authority is not None:
            refs.append(later.authority.ref(laws))
        least, most = cost.tricks.get(year, (13, 0))
        if id in ordered:
            tricks, cited = ordered[id]
            refs += cited
            cost.tricks[year] = min(least, tricks), max(most, tricks)
        elif ends and odd.index // 4 == 11:
            # At the twelfth trick the cards are put right instead.
            refs.append(book64.TWELFTH_TRICK.ref(laws))
            cost.tricks[year] = 0, 0
        known = cost.provisions.get(year, ())
        cost.provisions[year] = tuple(dict.fromkeys((*known, *refs)))
    return asked


def _played(contract: Contract, found: Course, laws: Edition) -> Play | None:
    """The board as far as it could be followed, each card faced by the hand that holds it."""
    north, east, south, west = (CardSet(hand) for hand in found.hands)
    play = Play(Deal((north, east, south, west)), contract, laws)
    try:
        for card in found.cards[: found.followed]:
            if play.question is not None:
                return None
            play.faced(SEATS[found.owner(card)], CARDS[card])
    except BridgeLawsError:
        # A ruling on something else has moved a card since: what the revoke then costs is not in the record.
        return None
    return play


def _call_director(play: Play, record: Record, found: Course, first: Oddity, either: bool) -> bool:
    """End the board as the record has it, and let an opponent of the revoker draw attention; was `either` asked for?"""
    asked = False
    declarer = Seat(found.declarer)
    caller = declarer if Seat(first.seat).side is not declarer.side else declarer.lho
    try:
        if not found.whole:
            assert record.result is not None
            play.ended(record.result)
        play.director(caller, about="revoke")
        while play.question is not None and play.question.id.startswith(_EITHER_WAY):
            play.answer(either)
            asked = True
    except BridgeLawsError:
        pass
    return asked


def _state(cost: Cost, before: Revoke, after: Revoke, record: Record) -> None:
    if before.stage is Stage.ESTABLISHED:
        cost.established, cost.by = "yes", _by(before)
    elif after.stage is Stage.ESTABLISHED or after.counts:
        # Whoever claimed last decides that, and files do not say who it was.
        claimed = record.claim is Claim.CLAIMED
        cost.established, cost.by = ("unknown", None) if claimed else ("yes", _by(after))
    else:
        cost.established, cost.by = "no", None


def _by(revoke: Revoke) -> Message | None:
    return None if revoke.by is None else revoke.by.said


def _ordered(play: Play) -> dict[str, tuple[int, tuple[str, ...]]]:
    """For each revoke the number of tricks ordered to go over, and under which provisions."""
    found = {}
    for ruling in play.rulings:
        for step in ruling.steps:
            if isinstance(step, Ruled):
                for order in step.orders:
                    if isinstance(order, TransferTricks):
                        refs = tuple(a.ref(play.laws) for a in step.authorities)
                        found[order.revoke] = len(order.tricks), refs
    return found


@cache
def provisions(kind: Kind, declaring: bool) -> ByYear:
    """The provisions that a finding other than a revoke falls under, by edition; none where only the record errs."""
    relied: tuple[Provision, ...] = ()
    match kind:
        case Kind.REVOKE:
            relied = (book61.REVOKE,)
        case Kind.OPENING_LEAD:
            relied = (book41.FACE_DOWN_LEAD, *((book54.WRONG_SIDE,) if declaring else (book54.ACCEPTS, book54.REFUSES)))
        case Kind.LEAD:
            side = book55.EITHER_DEFENDER if declaring else book56.LEAD_OUT_OF_TURN
            relied = (book44.WINNER_LEADS, book53.ACCEPTED_BY_PLAY, side)
        case Kind.PLAY:
            relied = (book44.CLOCKWISE_TURN, book57.DECLARER_PREMATURE if declaring else book57.PREMATURE)
        case Kind.RESULT:
            relied = (book65.KEPT_UNTIL_AGREED,)
    return refs_of(*relied)


def refs_of(*relied: Provision) -> ByYear:
    """The numbers of provisions in each edition that has them."""
    return tuple(
        (int(str(laws)), refs) for laws in EDITIONS if (refs := tuple(p.ref(laws) for p in relied if p.in_force(laws)))
    )
