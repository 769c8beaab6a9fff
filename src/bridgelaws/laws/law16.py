"""Law 16: information from withdrawn calls and plays, and other unauthorized information."""

from __future__ import annotations

from ..cards import Card
from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v
from ..hearing import Hearing
from ..orders import Inform, Refer
from ..seats import Seat, Side

FROM_PARTNER = provision(
    v(
        L1997,
        "16A",
        "A player who has learnt something from his partner other than by a legal call or play may not pick, among"
        " logical alternatives, one that this could demonstrably have suggested.",
    ),
    v(
        L2007,
        "16B",
        "A player who has learnt something from his partner other than by a legal call or play may not pick, among"
        " logical alternatives, one that this could demonstrably have suggested.",
        change=RENUMBERED,
    ),
    v(
        L2017,
        "16B",
        "A player who has learnt something from his partner other than by a legal call or play may not pick, among"
        " logical alternatives, one that this demonstrably suggests.",
        change=WORDING,
    ),
)
WITHDRAWN_ACTION = provision(
    v(
        L1997,
        "16C",
        "When a call or play is withdrawn and replaced, by the non-offenders after an infraction or by the offenders to"
        " put one right, who may use what it showed depends on the side.",
    ),
    v(
        L2007,
        "16D",
        "When the Laws let or make a player withdraw a call or play, who may use what it showed depends on the side.",
        change=SUBSTANCE,
    ),
    v(
        L2017,
        "16C",
        "When the Laws let or make a player withdraw a call or play, who may use what it showed depends on the side.",
        change=RENUMBERED,
    ),
)
NON_OFFENDERS_MAY_USE = provision(
    v(L1997, "16C1", "The non-offending side may use all that a withdrawn action of either side has shown."),
    v(
        L2007,
        "16D1",
        "The non-offending side may use all that a withdrawn action of either side has shown.",
        change=RENUMBERED,
    ),
    v(
        L2017,
        "16C1",
        "The non-offending side may use all that a withdrawn action of either side has shown.",
        change=RENUMBERED,
    ),
)
OFFENDERS_MAY_NOT_USE = provision(
    v(
        L1997,
        "16C2",
        "For the offending side what a withdrawn action of either side has shown is unauthorized: its players may not"
        " pick, among logical alternatives, one that it could demonstrably have suggested.",
    ),
    v(
        L2007,
        "16D2",
        "For the offending side what a withdrawn action of either side has shown is unauthorized: its players may not"
        " pick, among logical alternatives, one that it could demonstrably have suggested.",
        change=RENUMBERED,
    ),
    v(
        L2017,
        "16C2",
        "For the offending side what a withdrawn action of either side has shown is unauthorized: its players may not"
        " pick, among logical alternatives, one that it demonstrably suggests.",
        change=WORDING,
    ),
)
MISUSE_ADJUSTED = provision(
    v(
        L1997,
        "16C2 with 12A1",
        "If an offender used what he may not use and the other side was damaged, the Director may assign a score.",
        adjustment="may",
    ),
    v(
        L2007,
        "16A4",
        "If an offender used what he may not use and the other side was damaged, the Director adjusts the score.",
        change=SUBSTANCE,
        adjustment="must",
    ),
    v(
        L2017,
        "16C3",
        "If an offender used what he may not use and the other side was damaged, the Director adjusts the score.",
        change=RENUMBERED,
        adjustment="must",
    ),
)
FROM_ELSEWHERE = provision(
    v(
        L1997,
        "16B",
        "A player who by accident learns something about the board from elsewhere, such as seeing or overhearing a"
        " card, tells the Director; a score may have to be adjusted.",
    ),
    v(
        L2007,
        "16C",
        "A player who by accident learns something about the board from elsewhere, such as seeing or overhearing a"
        " card, tells the Director; a score may have to be adjusted.",
        change=RENUMBERED,
    ),
    v(
        L2017,
        "16D",
        "A player who by accident learns something about the board from elsewhere, such as seeing or overhearing a"
        " card, tells the Director; a score may have to be adjusted.",
        change=RENUMBERED,
    ),
)
ACCEPTED_PLAY = provision(
    v(L2017, "16A1", "What an illegal call or play shows that has been accepted may be used like that of a legal one."),
)

DECLARER_WHO_MISSPOKE_OFFENDS = reading(
    "R16-1",
    "When declarer changes an unintended designation, a card that a defender then takes back may be used by the"
    " defenders and not by declarer.",
    source="the text names only the non-offenders' half (16D1 in 2007, 16C1 in 2017); the opposite is argued at"
    " rmbarkerlaws.blogspot.com/2013/07",
)
NOT_REPLACED_COUNTS_TOO = reading(
    "R16-2",
    "An action that is withdrawn and not replaced by the same player falls under the rule on withdrawn actions too.",
    source="text silent; our interpretation, in line with the text from 2007",
    editions=(L1997,),
)


def withdrawn(h: Hearing, holder: Seat, card: Card, offenders: Side, *, replaced: bool = True) -> None:
    """Who may use a card that was seen and lawfully taken back; `replaced` by another of the same hand, or not."""
    if holder is h.table.dummy and h.table.dummy_seen:
        return  # everyone sees dummy's cards anyway
    if not replaced and h.laws in NOT_REPLACED_COUNTS_TOO.editions and not h.reads(NOT_REPLACED_COUNTS_TOO):
        return
    users = _users(h, offenders.other, holder)
    barred = _users(h, offenders, holder)
    about = f"{card} in {holder}'s hand"
    authority = NON_OFFENDERS_MAY_USE if holder.side is not offenders else OFFENDERS_MAY_NOT_USE
    other = OFFENDERS_MAY_NOT_USE if authority is NON_OFFENDERS_MAY_USE else NON_OFFENDERS_MAY_USE
    h.rule(authority, Inform(about, card, holder, users, barred), also=(other, WITHDRAWN_ACTION))
    if barred:
        misuse(h, " or ".join(str(seat) for seat in barred), card)


def accepted(h: Hearing, holder: Seat, card: Card) -> None:
    """A card out of turn that counts as played in turn: where the edition says so, all may use what it shows."""
    if h.has(ACCEPTED_PLAY):
        users = tuple(seat for seat in holder.others if seat is not h.table.dummy)
        h.rule(ACCEPTED_PLAY, Inform(f"{card} out of turn, but accepted,", card, holder, users, ()))


def misuse(h: Hearing, users: str, card: Card | str) -> None:
    """At the end the Director looks whether someone used what he may not."""
    h.rule(
        OFFENDERS_MAY_NOT_USE,
        Refer(
            h.term(MISUSE_ADJUSTED, "adjustment"),
            f"if {users} used what {card} showed and the other side was damaged",
            findings=("logical_alternatives", "demonstrably_suggested", "damage"),
        ),
        also=(MISUSE_ADJUSTED,),
    )


def _users(h: Hearing, side: Side, holder: Seat) -> tuple[Seat, ...]:
    """The players of a side who decide plays and do not hold the card themselves."""
    return tuple(seat for seat in side.seats if seat is not holder and seat is not h.table.dummy)
