"""Law 65: arrangement of tricks."""

from __future__ import annotations

from ..acts import Act
from ..editions import L1997, L2007, L2017, SUBSTANCE, provision, v
from ..events import Mixed, Said, Saying
from ..hearing import Hearing
from ..orders import Note, Refer
from ..table import Incident, Table
from . import law16, law42, law43, law66
from .common import file

TURNED_DOWN = provision(
    v(L1997, "65A", "When four cards have been played to a trick, each player turns his own card down near him."),
    unencoded="Turning a card is handling of the table; only 66A asks whether it was done.",
)
POINTED_TO_PARTNER = provision(
    v(L1997, "65B1", "A player whose side won the trick points his card lengthwise to his partner."),
    unencoded="How a turned card points does not change who won the trick.",
)
POINTED_TO_OPPONENTS = provision(
    v(L1997, "65B2", "A player whose side lost the trick points his card lengthwise to the opponents."),
    unencoded="How a turned card points does not change who won the trick.",
)
WRONGLY_POINTED = provision(
    v(
        L2007,
        "65B3",
        "Declarer may have a wrongly pointed card put right at any time; dummy and the defenders may mention it only "
        "until a card is led to the next trick.",
        declarer_until="any time",
        others_until="card led",
    ),
    v(
        L2017,
        "65B3",
        "Any player may mention a wrongly pointed card until his own side leads or plays to the next trick; later the "
        "remark may be unauthorized information.",
        change=SUBSTANCE,
        declarer_until="own side plays",
        others_until="own side plays",
    ),
)
IN_ORDER = provision(
    v(L1997, "65C", "Each player keeps his played cards in an overlapping row in the order of play."),
    unencoded="The record of the play keeps the order of the cards.",
)
KEPT_UNTIL_AGREED = provision(
    v(
        L1997,
        "65D",
        "The played cards stay in order until the number of tricks is agreed. A player who disturbs his own risks his "
        "right to claim doubtful tricks or a revoke.",
        may_lose=("claim doubtful tricks", "claim a revoke"),
    ),
    v(
        L2007,
        "65D",
        "The played cards stay in order until the number of tricks is agreed. A player who disturbs his own risks his "
        "right to claim doubtful tricks and to claim or deny a revoke.",
        change=SUBSTANCE,
        may_lose=("claim doubtful tricks", "claim a revoke", "deny a revoke"),
    ),
)


def notice(table: Table, act: Act) -> Incident | None:
    """A player says that a card of the last trick points the wrong way, or disturbs the order of his cards."""
    event = act.event
    if isinstance(event, Mixed) and not law66.disputed(table):
        return file(table, act, "law65", f"{act.seat} disturbed the order of his cards", at_once=True)
    if not isinstance(event, Said) or event.what is not Saying.POINTED_WRONGLY:
        return None
    summary = f"{act.seat} said that a card of the last trick pointed the wrong way"
    return file(table, act, "law65", summary, at_once=True)


def hear(h: Hearing) -> None:
    """A remark in time is a right, later it may be unauthorized information; who mixes his cards takes a risk."""
    if isinstance(h.incident.cause, Mixed):
        risks = " and ".join(h.term(KEPT_UNTIL_AGREED, "may_lose"))
        h.rule(KEPT_UNTIL_AGREED, Note(str(h.offender), f"may lose the right to {risks}"))
        return
    player = "dummy" if h.offender is h.table.dummy else str(h.offender)
    if not h.has(WRONGLY_POINTED):
        if h.offender is h.table.dummy:
            h.rule(law43.NOT_TAKE_PART, Note("dummy", "has no right to mention it"), also=(law42.COUNT_TRICKS,))
            _may_inform(h, "dummy")
        return
    if _in_time(h):
        h.rule(WRONGLY_POINTED, Note("the remark", f"was {player}'s right"))
        return
    h.rule(WRONGLY_POINTED, Note(player, "may no longer mention it"))
    if h.offender is not h.table.declarer:  # dummy has nothing to decide
        _may_inform(h, player)


def _may_inform(h: Hearing, player: str) -> None:
    why = f"if {h.offender.partner} used what {player} said without the right to"
    h.rule(law16.FROM_PARTNER, Refer("may", why))


def _in_time(h: Hearing) -> bool:
    until = "declarer_until" if h.offender is h.table.declarer else "others_until"
    match h.term(WRONGLY_POINTED, until):
        case "any time":
            return True
        case "card led":
            return h.table.trick.empty
        case _:
            return not h.table.trick.side_has_played(h.offender.side)
