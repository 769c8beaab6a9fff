"""Law 61: failure to follow suit; inquiries concerning a revoke."""

from __future__ import annotations

from ..acts import Act
from ..events import Said
from ..hearing import Hearing
from ..orders import Note
from ..table import Demand, Incident, Table
from . import law44, law62, law63
from .common import file
from .legal import narrowed_to
from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, v

REVOKE = provision(
    v(
        L1997,
        "61A",
        "A player revokes if he does not follow suit, or does not lead or play a card or suit demanded by law or by an "
        "opponent as an agreed penalty, although he could have.",
    ),
    v(
        L2007,
        "61A",
        "A player revokes if he does not follow suit, or does not lead or play a card or suit demanded by law or by an "
        "opponent using an option in rectification, although he could have.",
        change=WORDING,
    ),
)
DECLARER_ASKS_DEFENDER = provision(
    v(L1997, "61B", "Declarer may ask a defender who has not followed suit whether he has a card of the suit led."),
    v(
        L2007,
        "61B1",
        "Declarer may ask a defender who has not followed suit whether he has a card of the suit led.",
        change=RENUMBERED,
    ),
)
DUMMY_ASKS_DECLARER = provision(
    v(
        L1997,
        "61B",
        "Dummy may ask declarer, when he has not followed suit, whether he has a card of the suit led; a dummy who has "
        "lost his rights comes under 43B2(b).",
    ),
    v(
        L2007,
        "61B2(a)",
        "Dummy may ask declarer, when he has not followed suit, whether he has a card of the suit led; a dummy who has "
        "lost his rights comes under 43B2(b).",
        change=RENUMBERED,
    ),
)
DUMMY_MAY_NOT_ASK_DEFENDER = provision(
    v(
        L2007,
        "61B2(b)",
        "Dummy may not ask a defender whether he has a card of the suit led; if he does, declarer may have received "
        "unauthorized information.",
    ),
)
DEFENDERS_ASK_DECLARER = provision(
    v(
        L1997,
        "61B",
        "A defender may ask declarer, when he has not followed suit, whether he has a card of the suit led.",
    ),
    v(
        L2007,
        "61B3",
        "A defender may ask declarer, when he has not followed suit, whether he has a card of the suit led.",
        change=RENUMBERED,
    ),
)
DEFENDERS_ASK_EACH_OTHER = provision(
    v(
        L1997,
        "61B",
        "A defender may not ask his partner whether he has a card of the suit led, unless the zonal organisation "
        "allows it.",
        default="forbidden",
        authority_may_reverse=True,
    ),
    v(
        L2007,
        "61B3",
        "A defender may ask his partner whether he has a card of the suit led, unless the Regulating Authority forbids "
        "it; the question may give unauthorized information.",
        change=SUBSTANCE,
        default="allowed",
        authority_may_reverse=True,
    ),
    v(
        L2017,
        "61B3",
        "A defender may ask his partner whether he has a card of the suit led; the question may give unauthorized "
        "information.",
        change=SUBSTANCE,
        default="allowed",
        authority_may_reverse=False,
    ),
)
NO_RIGHT_TO_INSPECT = provision(
    v(
        L1997,
        "61B",
        "Saying that someone revoked gives no right to look at quitted tricks, beyond what 66C allows.",
    ),
    v(
        L2007,
        "62C3",
        "Saying that someone revoked gives no right to look at quitted tricks, beyond what 66C allows.",
        change=RENUMBERED,
    ),
    v(
        L2017,
        "61C",
        "Saying that someone revoked gives no right to look at quitted tricks, beyond what 66C allows.",
        change=RENUMBERED,
    ),
)

yields_to = ("law41", "law50", "law58")


def notice(table: Table, act: Act) -> Incident | None:
    """A hand in turn fails to follow suit, or to obey a lead or play that was demanded of it."""
    if act.play is None or act.seat is not table.turn or act.card is None:
        return None
    seat, card = act.play
    led = table.trick.led
    if led is not None and card.suit is not led and table.hand(seat).holds(led):
        return file(table, act, "law61", f"{seat} played {card} on a {led.singular} though holding one")
    bound = [
        r
        for r in table.restrictions
        if r.seat is seat
        and r.demand is not Demand.LEAD_AGAIN
        # A penalty card that declarer named and that is not played comes under Law 52.
        and not (r.card is not None and table.penalty_card(seat, r.card) is not None)
        and (table.trick.empty if r.on_lead else r.trick == table.number)
    ]
    if not bound:
        return None
    legal = narrowed_to(table, seat, 2, card)
    known = table.hand(seat).known
    broken = [r for r in bound if not r.mask & card.mask or not legal & card.mask]
    if not broken or (known and legal & card.mask):
        return None
    return file(table, act, "law61", f"{seat} played {card}, though he {broken[0].phrase}")


def hear(h: Hearing) -> None:
    """Established or not; if not, it is corrected."""
    if not _able(h):
        h.rule(law44.UNABLE_TO_FOLLOW, Note(str(h.offender), "was not able to do otherwise: no revoke"))
        return
    h.rule(REVOKE, Note(str(h.card), f"was a revoke by {h.offender}"))
    if law63.established(h):
        law63.hear_established(h)
    else:
        law62.correct(h)


def _able(h: Hearing) -> bool:
    """Whether he could have done otherwise, from the cards or from the Director."""
    before = h.incident.before
    led = before.trick.led
    if led is not None and h.card.suit is not led:
        held = before.hand(h.offender).holds(led)
        return h.holds(h.offender, led, REVOKE) if held is None else bool(held)
    if before.hand(h.offender).known:
        return True
    wanted = {s for r in before.restrictions if r.seat is h.offender for s in r.suits if r.demand is Demand.REQUIRE}
    return all(h.holds(h.offender, suit, REVOKE) for suit in wanted)


def asked(event: object) -> bool:
    """Whether an event is a question about a possible revoke."""
    return isinstance(event, Said)
