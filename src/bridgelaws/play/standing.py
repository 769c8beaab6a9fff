"""What stands when a table is opened in mid-board: the provisions behind what was ruled before."""

from __future__ import annotations

from ..board import physics
from ..board.called import Bound
from ..board.parts import Demand, Kind
from ..board.puts import State
from ..board.table import Authority, Table
from ..book.editions import REGISTRY, Edition, Provision
from ..laws import LAWS
from ..values.frozen import replace

# The provisions that make a demand of each kind; the first has stood in every edition. Several may share a number.
BEHIND = {
    Demand.REQUIRE: ("law50.REQUIRE_SUIT", "law57.REQUIRE_SUIT"),
    Demand.FORBID: ("law50.PROHIBIT_SUIT", "law57.FORBID_SUIT"),
    Demand.HIGHEST: ("law57.REQUIRE_HIGHEST",),
    Demand.LOWEST: ("law57.REQUIRE_LOWEST",),
    Demand.CARD: ("law51.DECLARER_DESIGNATES", "law57.RHO_TURN_PLAYABLE"),
    Demand.LEAD_AGAIN: ("law55.CORRECT_HAND",),
}
MADE = {Kind.MAJOR: "law50.MAJOR", Kind.MINOR: "law50.MINOR"}
# Why a player may have to pass; both have stood in every edition.
BINDS = {Bound.PASS_ONCE: "law30.AT_RHOS_TURN", Bound.PASS_REST: "law27.OTHER_CALL"}

assert LAWS, "the laws have declared their provisions"


def behind(demand: Demand) -> tuple[Provision, ...]:
    """The provisions that make such a demand."""
    return tuple(REGISTRY.provisions[name] for name in BEHIND[demand])


def binds(kind: Bound) -> Provision:
    """The provision by which a player has to pass."""
    return REGISTRY.provisions[BINDS[kind]]


def limits_leads() -> Provision:
    """The provision by which a call that was withdrawn may limit a first lead; it has stood in every edition."""
    return REGISTRY.provisions["law26.CALL_WITHDRAWN"]


def made(kind: Kind) -> Provision:
    """The provision that makes a card a penalty card of a kind."""
    return REGISTRY.provisions[MADE[kind]]


def under(table: Table, laws: Edition) -> Table:
    """The table, before anything has happened at it, under another edition.

    What was ruled before the table was opened still stands there; if its provision does not, the one that makes the
    same demand in every edition is named instead.
    """
    restrictions = tuple(
        r if _stands(r.authority, laws) else replace(r, authority=behind(r.demand)[0]) for r in table.restrictions
    )
    for p in table.penalty_cards:
        if not _stands(p.authority, laws):
            table = physics.shown(table, p.seat, p.card, State(p.kind.value), made(p.kind))
    opening = replace(table.opening, edition=laws)
    return replace(table, opening=opening, question=None, restrictions=restrictions)


def _stands(authority: Authority, laws: Edition) -> bool:
    return authority.in_force(laws) if isinstance(authority, Provision) else laws in authority.editions
