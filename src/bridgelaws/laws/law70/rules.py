"""Law 70: contested claim or concession."""

from __future__ import annotations

from ...board.acts import Act
from ...board.claiming import Adjudicated, AskedBack, Basis
from ...board.events import Claimed, Ended, Said, Saying
from ...board.keys import Occasion
from ...board.orders import AwardTricks, ReferralEnds, Tell
from ...board.records import Settled
from ...board.table import Authority, Incident, Table
from ...book.questions import Among
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ..books import book71
from ..common import file
from ..law62 import words as words62
from ..law68 import queries as query68
from . import book, words
from .procedures import found_of_plays


def arising(table: Table) -> Incident | None:
    """A claim is contested, and the Director has not said how many tricks it is worth as the tricks now are."""
    stopped = table.stopped
    if stopped is None or stopped.by is None or table.turn is not None:
        return None
    if not table.on_record(Settled.CLAIM_DISPUTED) and _found(table) is None:
        return None
    if any(isinstance(event, Ended) for event in table.log):
        return None
    key = Occasion(book.ClaimToAdjudicate, table.number, stopped.by, table.won)
    if any(entry.key == key for entry in table.on_record(Settled.CLAIM_ADJUDICATED)[-1:]):
        return None
    about = words.CLAIM_CONTESTED(stopped.by)
    return file(table, Act(None, stopped.by), book.ClaimToAdjudicate, about, key=key)


def _found(table: Table) -> Adjudicated | None:
    """What the Director has found since the claim."""
    for event in reversed(table.log):
        if isinstance(event, Adjudicated) and event.ground is None:
            return event
        if isinstance(event, Claimed):
            return None
    return None


def adjudicate(h: Hearing) -> None:
    """70A to 70E: the tricks on the worst line that is normal, and what that rests on."""
    claimer, left = h.offender, 14 - h.table.number
    told, claim = _found(h.table), query68.the_claim(h.table)
    among: Among = tuple((str(n), words.SO_MANY(n)) for n in range(left + 1))
    worst = h.reads(book.WORST_NORMAL_LINE)
    asked = (book.AWARDED if worst else book.AWARDED_EQUITABLY).but(among=among)
    if told is not None and told.tricks <= left:
        found_of_plays(h, told)
        tricks = int(h.stated(asked, str(told.tricks), side=claimer.side, number=left))
    else:
        tricks = int(h.found(asked, side=claimer.side, number=left))
    claimed = None if claim is None else claim.tricks
    bases = _basis(h, tricks, left if claimed is None else claimed) if told is None else told.basis
    bases = tuple(basis for basis in bases if basis in _open_to(h))
    cited: list[Authority] = [each for basis, each in book.BASES if basis in bases]
    if claimed is not None and tricks > claimed:
        cited.append(book71.NO_NORMAL_PLAY)
    award = AwardTricks(claimer, tricks, left, () if told is None else told.line)
    h.rule(book.EQUITY, *([Tell(words.CLAIM_STANDS(claimer))] if tricks == claimed else []), award, also=tuple(cited))
    h.record(Settled.CLAIM_ADJUDICATED, claimer)
    h.silently(ReferralEnds(words62.CLAIMED_BEFORE()))
    _explain(h, bases, told)


def _open_to(h: Hearing) -> list[Basis]:
    """On what an award on this claim can depend: a trump only if there are trumps, partner only a defender's (70D2)."""
    found = [basis for basis, provision in book.BASES if h.has(provision)]
    if not h.table.is_defender(h.offender):
        found = [basis for basis in found if basis is not Basis.PARTNERS_CHOICE]
    return [basis for basis in found if basis is not Basis.TRUMP_OUT or h.table.trumps is not None]


def _basis(h: Hearing, tricks: int, claimed: int) -> tuple[Basis, ...]:
    """On what the award depends; asked only where it is less than was claimed."""
    if tricks >= claimed:
        return ()
    open_to = _open_to(h)
    values = [basis.value for basis in open_to] + ["none"]
    picked = h.found(book.TURNS_ON.but(among=tuple((value, said()) for value, said in words.BASES if value in values)))
    return tuple(basis for basis in open_to if basis.value == picked)


def _explain(h: Hearing, bases: tuple[Basis, ...], told: Adjudicated | None) -> None:
    """What the players are told beside the tricks."""
    if Basis.FINESSE in bases:
        irrational = h.term(book.UNSTATED_FINESSE, "unless_irrational")
        said = words.ONLY_IF_SHOWN_OUT_OR_IRRATIONAL() if irrational else words.ONLY_IF_SHOWN_OUT()
        h.rule(book.UNSTATED_FINESSE, Tell(said))
    if told is not None and told.later:
        h.rule(book.LATER_LINE, Tell(words.NOT_PART_OF_IT(h.offender, told.later)), also=(book.STEPS,))
    if told is not None and told.line:
        h.rule(book.EQUITY, Tell(words.LINE(told.line)))


def notice(table: Table, act: Act) -> Incident | None:
    """A player speaks against a claim on which the Director has ruled."""
    event = act.event
    speaks = isinstance(event, AskedBack) or (isinstance(event, Said) and event.what is Saying.REFUSE)
    if not speaks or table.stopped is None or not table.on_record(Settled.CLAIM_ADJUDICATED):
        return None
    return file(table, act, book.RuledAlready, words.ASKED_AGAIN(act.seat), at_once=True)


def _again(h: Hearing) -> None:
    """What was ruled stands; whoever disagrees appeals."""
    h.rule(book.EQUITY, Tell(words.STANDS_AS_RULED(h.offender.side), h.offender.side.seats))


LAW = Law(
    70,
    arises=arising,
    arises_from="stopped",
    notices=notice,
    of=only(Said, AskedBack),
    hears=by_kind({book.ClaimToAdjudicate: adjudicate, book.RuledAlready: _again}),
)
