"""Revokes: when established (63), whether corrected (62), how many tricks are transferred (64A, 64B).

Adjusted scores (64C) are a Director's judgement and are not modelled. A hand is named by its seat; a trick won
by dummy is not won by declarer himself, so "won by the revoker" is always a question of the seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from .cards import check_edition, check_seat, other_side, partner, side

# === 63: establishment ===================================================================================


@dataclass(frozen=True)
class Event:
    """Something that happened after the revoke, at the same board."""

    kind: str
    """One of

    * ``"card"``       - ``seat`` leads or plays a card to the NEXT trick, legal or not (63A1);
    * ``"designates"`` - ``seat`` names or shows a card to be played to the next trick (63A2; declarer for dummy);
    * ``"claims"``     - ``seat`` claims or concedes in any way (63A3);
    * ``"acquiesces"`` - ``seat`` goes along with a claim or concession of the opponents (finding; 63A3 of 1997, 2007);
    * ``"agreement_fixed"`` - the side of ``seat`` has let the opponents' claim become agreed in the sense of 69A:
      no protest by its own call on a later board or the end of the round (63A4 of 2017);
    * ``"attention"``  - the revoke is mentioned aloud by anybody (``seat`` = who);
    * ``"turns_trick"`` - the trick is quitted; never has an effect."""
    seat: str
    """Who did it (the hand, for a card)."""
    misinformed: bool = False
    """For ``"card"``: led or played because an opponent wrongly told him that it was his turn (47E1)."""


@dataclass(frozen=True)
class History:
    """One revoke and what followed."""

    revoker: str
    """Seat of the hand that revoked."""
    trick: int
    """Number of the revoke trick, 1-12 (a revoke on the last trick is impossible)."""
    events: tuple[Event, ...]
    """In order of time."""
    plays_after_attention_count: bool = False
    """Finding: a card or designation by the offending side AFTER the revoke was mentioned still establishes it (the
    letter of 63A1). Default False, the default of the sheet on 62 [reading]: the duty to correct came first."""


def established(edition: int, history: History) -> bool:
    """Has the revoke become established?"""
    check_edition(edition)
    check_seat(history.revoker)
    if not 1 <= history.trick <= 12:
        raise ValueError("no revoke is possible on that trick")
    mentioned = False
    for event in history.events:
        if event.kind == "attention":
            mentioned = True
        shielded = mentioned and not history.plays_after_attention_count
        if side(event.seat) == side(history.revoker) and establishes(edition, event, shielded):
            return True
    return False


def establishes(edition: int, event: Event, shielded: bool) -> bool:
    """Does this act of the offending side establish its revoke? (Acts of the other side never do.)"""
    if event.kind == "card":
        if edition == 2017 and event.misinformed:  # the exception through 47E1
            return False
        return not shielded
    if event.kind == "designates":
        return not shielded
    if event.kind == "claims":
        return True
    if event.kind == "acquiesces":  # 2017 took this out of 63A3
        return edition < 2017
    if event.kind == "agreement_fixed":  # 63A4; before 2017 it is acquiescence at the latest
        return True
    if event.kind in ("attention", "turns_trick"):
        return False
    raise ValueError(f"unknown event {event.kind!r}")


# === 62: correction ======================================================================================


@dataclass(frozen=True)
class RevokeFound:
    """The moment at which a revoke comes up for correction."""

    revoker: str
    """Seat of the hand that revoked."""
    card: str
    """The card it played."""
    trick: int
    """Number of the revoke trick."""
    declarer: str
    """Seat of declarer."""
    established: bool
    """By Law 63 (see ``established``)."""
    aware: bool
    """1997, 2007: the revoker has become aware of it (attention drawn implies this)."""
    attention_drawn: bool
    """2017: attention has been drawn to it."""
    card_was_faced: bool = False
    """The card was already face up before being played (penalty card, hand faced in a claim): 62B2."""
    kind_before: str = ""
    """If the card was a penalty card when played: its kind; it lies there again afterwards."""
    hands_all_returned: bool = False
    """62D1: all four hands are back in the board."""
    played_after: tuple[tuple[str, str], ...] = ()
    """(seat, card) of every card played after the revoke and before attention was drawn, in order, a lead to the
    next trick included."""
    changed: frozenset[str] = frozenset()
    """Seats that actually use a permission to change the card in ``played_after``."""
    both_sides_revoked: bool = False
    """2017 62C3: the other side revoked on the same trick too."""
    sides_played_on: frozenset[str] = frozenset()
    """Sides (``"NS"``, ``"EW"``) that have played to the next trick; for 62C3."""
    illegal_question: bool = False
    """1997 63B: a defender asked his partner where the zone does not allow it, and so the revoke came out."""
    dummy_without_rights_asked_first: bool = False
    """43B2(b): dummy, having lost his rights, was the first to ask declarer about declarer's own play."""
    partner_to_play: bool = False
    """62D2: the revoker's partner had not played to trick 12 when the revoke was made."""
    partner_two_suits: bool = False
    """62D2 in 1997 and 2007: that partner holds cards of two suits."""


@dataclass(frozen=True)
class Correction:
    """What follows."""

    must: bool
    """The revoke has to be corrected."""
    may: bool
    """It can still be corrected (always true when ``must``)."""
    as_if_established: bool
    """Corrected, yet Law 64 counts tricks as though established (43B2(b); 1997 63B)."""
    new_penalty_cards: dict[str, tuple[str, str]]
    """If it is corrected: withdrawn cards that become (or are again) penalty cards, card -> (seat, kind).
    Other penalty cards of the same defender turn major by 50B; that is left to ``penalty.py``."""
    may_change: frozenset[str]
    """Seats with a card in ``played_after`` that may take it back."""
    trick_12: str
    """62D2: ``"declarer_picks"`` (1997), ``"not_the_suggested_play"`` (2007), ``"law_16"`` (2017), else ``""``."""


def correction(edition: int, found: RevokeFound) -> Correction:
    """62 with 63B/C: must or may it be corrected, and what becomes of the cards."""
    check_edition(edition)
    special = found.trick == 12 and not found.hands_all_returned  # 62D1
    both = (
        edition == 2017 and found.both_sides_revoked and len(found.sides_played_on) == 1
    )  # 62C3: exactly one side has played on
    open_still = not found.established or special or both
    question = edition == 1997 and found.illegal_question
    rights = found.dummy_without_rights_asked_first and found.revoker == found.declarer
    noticed = found.attention_drawn if edition == 2017 else (found.aware or found.attention_drawn)
    must = open_still and (noticed or question or rights)
    if not open_still:
        return Correction(False, False, False, {}, frozenset(), "")
    return Correction(
        must=must,
        may=True,
        as_if_established=not found.established and (question or rights),
        new_penalty_cards=withdrawn_cards(found, both),
        may_change=frozenset(may_change(found)),
        trick_12=trick_12_rule(edition, found),
    )


def is_defender(found: RevokeFound, seat: str) -> bool:
    """Not declarer, not dummy."""
    return seat not in (found.declarer, partner(found.declarer))


def may_change(found: RevokeFound) -> list[str]:
    """62C1: any non-offender who played since. 62C2: the offender's partner only after the non-offender before him
    has changed. Order of play is order of rotation here."""
    allowed = []
    before = ""
    for seat, _ in found.played_after:
        offender = side(seat) == side(found.revoker)
        after_a_change = before in found.changed and side(before) != side(found.revoker)
        if not offender or after_a_change:
            allowed.append(seat)
        before = seat
    return allowed


def withdrawn_cards(found: RevokeFound, both: bool) -> dict[str, tuple[str, str]]:
    """Penalty cards from the correction; only defenders have any (62B1, 62C2, 62C3)."""
    cards: dict[str, tuple[str, str]] = {}
    if is_defender(found, found.revoker):
        if not found.card_was_faced:
            cards[found.card] = (found.revoker, "major")  # 62B1; 1997 through 50B
        elif found.kind_before:
            cards[found.card] = (found.revoker, found.kind_before)  # 62B2: as it lay before
    allowed = may_change(found)
    for seat, card in found.played_after:
        if seat not in found.changed or seat not in allowed or not is_defender(found, seat):
            continue
        offender = side(seat) == side(found.revoker)
        if offender or both:  # 62C2; 62C3 takes every card that the defenders take back
            cards[card] = (seat, "major")
    return cards


def trick_12_rule(edition: int, found: RevokeFound) -> str:
    """62D2: a defender revoked on trick 12 before his partner's turn."""
    if found.trick != 12 or not found.partner_to_play or not is_defender(found, found.revoker):
        return ""
    if edition == 2017:
        return "law_16"
    if not found.partner_two_suits:
        return ""
    return "declarer_picks" if edition == 1997 else "not_the_suggested_play"


# === 64A, 64B: tricks ====================================================================================


@dataclass(frozen=True)
class Trick:
    """One trick as it was really won (for 43B2(b) and 63B of 1997: after the correction)."""

    number: int
    """1-13."""
    side: str
    """``"NS"`` or ``"EW"``: who has it. A trick given by claim or concession counts for the side it goes to."""
    winner: str = ""
    """Seat of the hand that won it; ``""`` for a trick decided by claim where no hand is found to have won it."""
    card: str = ""
    """The winning card, ``""`` if unknown."""


@dataclass(frozen=True)
class Revoke:
    """One revoke of the board."""

    trick: int
    """Number of the revoke trick."""
    revoker: str
    """Seat of the hand that revoked."""
    suit: str
    """The suit not followed (not the suit of the card played); for an order disobeyed, the suit demanded."""
    established: bool
    """By Law 63. A deemed revoke of 67B1 is established."""
    as_if_established: bool = False
    """43B2(b) or 63B of 1997: corrected, but counted."""
    playable: frozenset[str] = frozenset()
    """Cards the revoker could legally have played to the revoke trick; used in 1997 only (64A2)."""
    failed_to_play: str = "hidden"
    """Status of the card that should have been played: ``"hidden"``, ``"penalty_card"``, ``"dummy"`` (a card of
    dummy's hand), ``"faced"`` (any other card lying or held face up, e.g. of a faced hand)."""
    nos_called_next_deal: bool = False
    """64B4: attention was first drawn after a member of the NON-offending side had called on the following deal."""
    round_ended: bool = False
    """64B5: attention was first drawn after the end of the round."""
    corrected_62c3: bool = False
    """64B8 (2017): both sides' revokes on one trick were corrected under 62C3."""
    defective: str = ""
    """67B1 deemed revoke: ``"suit_held"`` (has a card of the suit led when found), ``"suit_not_held"``, or ``""``."""


@dataclass(frozen=True)
class Board:
    """A board after play."""

    declarer: str
    """Seat of declarer (dummy sits opposite)."""
    tricks: tuple[Trick, ...]
    """All tricks, those given by claim included; at least all from the first revoke trick on."""
    revokes: tuple[Revoke, ...]
    """Every revoke of the board, corrected ones too (they matter for 64B2 and 64B7)."""
    minute_2001: bool = False
    """1997 only: apply the committee minute by which no tricks are transferred automatically when both sides have
    established revokes on the same trick. The text of 1997 has no such item, so the default is False."""


@dataclass(frozen=True)
class Transfer:
    """What one revoke costs."""

    revoke: Revoke
    to_side: str
    """The non-offending side."""
    tricks: tuple[int, ...]
    """Numbers of the tricks handed over; the penalty is ``len(tricks)``."""
    exempt: str
    """``"64B1"`` .. ``"64B8"``, ``"67B1"``, ``"not established"`` or ``"none left"`` (all went for an earlier revoke)
    when nothing is transferred, else ``""``."""


def tricks_due(edition: int, board: Board) -> dict[str, int]:
    """How many tricks go to each side automatically: ``{"NS": n, "EW": m}``."""
    due = {"NS": 0, "EW": 0}
    for transfer in transfers(edition, board):
        due[transfer.to_side] += len(transfer.tricks)
    return due


def transfers(edition: int, board: Board) -> list[Transfer]:
    """64 for each revoke in order of trick; no trick is handed over twice."""
    check_edition(edition)
    found: list[Transfer] = []
    used: set[int] = set()
    for revoke in in_order(board):
        to = other_side(side(revoke.revoker))
        reason = exempt(edition, board, revoke)
        taken: tuple[int, ...] = ()
        if not reason:
            keep = own_tricks_of_later_revokes(edition, board, revoke)
            taken = tricks_transferred(edition, revoke, board.tricks, frozenset(used), keep)
            if not taken:
                reason = "64B1" if not won_since(board, revoke) else "none left"
        used |= set(taken)
        found.append(Transfer(revoke, to, taken, reason))
    return found


def tricks_transferred(
    edition: int,
    revoke: Revoke,
    tricks: Sequence[Trick],
    used: frozenset[int] = frozenset(),
    keep: frozenset[int] = frozenset(),
) -> tuple[int, ...]:
    """64A for one revoke that counts: the numbers of the tricks handed over.

    ``used``: tricks already handed over for an earlier revoke. ``keep``: tricks left for a later revoke as long as
    another one will do. Tricks before the revoke are never touched.
    """
    ours = [t for t in tricks if t.side == side(revoke.revoker) and t.number not in used]
    at = [t.number for t in ours if t.number == revoke.trick]
    later = [t.number for t in ours if t.number > revoke.trick]
    won_it = any(t.number == revoke.trick and t.winner == revoke.revoker for t in tricks)
    if won_it and not revoke.defective:
        # 64A1: the revoke trick and one later trick of either partner.
        return (*at, *earliest(later, keep, 1))
    if edition == 1997 and not revoke.defective:
        mine = [
            t.number
            for t in ours
            if t.number > revoke.trick and t.winner == revoke.revoker and t.card in revoke.playable
        ]
        if mine and len(at + later) >= 2:
            # 64A2 of 1997: one trick, and one more because the revoker himself later won an ADDITIONAL trick with a
            # card he could have played to the revoke trick.
            special = earliest(mine, keep, 1)
            rest = [n for n in at + later if n not in special]
            return tuple(sorted((*earliest(rest, keep, 1), *special)))
    # 64A2: one trick from the revoke trick on. A missing card (67B1) never costs more.
    return earliest(at + later, keep, 1)


def won_since(board: Board, revoke: Revoke) -> bool:
    """64B1: did the offending side win the revoke trick or any later one?"""
    return any(t.side == side(revoke.revoker) and t.number >= revoke.trick for t in board.tricks)


def earliest(numbers: list[int], keep: frozenset[int], how_many: int) -> tuple[int, ...]:
    """The earliest eligible tricks [reading, sheet on 64], those in ``keep`` only if there is no other."""
    return tuple(sorted(numbers, key=lambda n: (n in keep, n))[:how_many])


def in_order(board: Board) -> list[Revoke]:
    """By trick; on one trick in the order given."""
    return sorted(board.revokes, key=lambda r: r.trick)


def counts(revoke: Revoke) -> bool:
    """Established, or treated as though it were."""
    return revoke.established or revoke.as_if_established


def own_tricks_of_later_revokes(edition: int, board: Board, revoke: Revoke) -> frozenset[int]:
    """Tricks that a later revoker of the same side won himself and that count against him for that.

    They are his revoke trick (64A1) and, in 1997, those he won later with a card he could have played to it.
    """
    mine = [r for r in in_order(board) if side(r.revoker) == side(revoke.revoker)]
    later = [r for r in mine[mine.index(revoke) + 1 :] if not exempt(edition, board, r)]
    kept = set()
    for r in later:
        for t in board.tricks:
            again = edition == 1997 and t.number > r.trick and t.card in r.playable
            if t.winner == r.revoker and (t.number == r.trick or again):
                kept.add(t.number)
    return frozenset(kept)


def exempt(edition: int, board: Board, revoke: Revoke) -> str:
    """The 64B item (B1 apart) that spares this revoke the automatic trick, or ``""``."""
    if revoke.corrected_62c3:
        if edition != 2017:
            raise ValueError("62C3 in this sense exists in 2017 only")
        return "64B8"
    if not counts(revoke):
        return "not established"
    if revoke.defective == "suit_held" and edition == 1997:
        return "67B1"  # no penalty at all that year
    if repeated(edition, board, revoke):
        return "64B2"
    if faced_card(edition, board, revoke):
        return "64B3"
    if revoke.nos_called_next_deal:
        return "64B4"
    if revoke.round_ended:
        return "64B5"
    if revoke.trick == 12:
        return "64B6"
    if both_sides(edition, board, revoke):
        return "64B7"
    return ""


def repeated(edition: int, board: Board, revoke: Revoke) -> bool:
    """64B2: the same player has revoked in this suit before (2017: and that one counts as established)."""
    earlier = [r for r in board.revokes if r.trick < revoke.trick]
    same = [r for r in earlier if r.revoker == revoke.revoker and r.suit == revoke.suit]
    if edition == 2017:
        same = [r for r in same if counts(r)]
    return bool(same)


def faced_card(edition: int, board: Board, revoke: Revoke) -> bool:
    """64B3: 1997, 2007 any faced card; 2017 a penalty card or a card of dummy."""
    if revoke.revoker == partner(board.declarer):
        return True
    narrow = ("penalty_card", "dummy")
    return revoke.failed_to_play in (narrow if edition == 2017 else (*narrow, "faced"))


def both_sides(edition: int, board: Board, revoke: Revoke) -> bool:
    """64B7: 2007 any revoke of the other side on this board; 2017 an established one; 1997 only by the minute."""
    others = [r for r in board.revokes if side(r.revoker) != side(revoke.revoker)]
    if edition == 1997:
        return board.minute_2001 and any(counts(r) and r.trick == revoke.trick for r in others)
    if edition == 2017:
        others = [r for r in others if counts(r)]
    return bool(others)
