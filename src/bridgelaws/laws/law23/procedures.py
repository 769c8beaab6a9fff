"""Law 23: what a hearing does for several laws."""

from __future__ import annotations

from ...board.auction import CallMade, Came
from ...board.orders import Refer, Tell
from ...hearing.hearing import Hearing
from ...values.calls import Call
from ..books import book16
from . import book, words


def comparable(h: Hearing, withdrawn: CallMade | Call, new: CallMade | Call, number: int = 1) -> bool:
    """23A: whether a call is comparable with one that was withdrawn, which the Director finds and nobody computes.

    `number` tells which of several withdrawn calls it is that one hearing asks of.
    """
    if says_nothing(h, new):
        return False
    asked = book.COMPARABLE if number == 1 else book.COMPARABLE.of(number)
    known = h.known(asked)
    if known is not None:
        # What was found rests on the one limb by which it was found; that there is none, on all of them together.
        asked = asked.under(dict(book.LIMBS).get(known, book.COMPARABLE_CALL))
    found = h.found(asked, withdrawn=_call(withdrawn), new=_call(new))
    return bool(found != book.NOT_COMPARABLE)


def says_nothing(h: Hearing, new: CallMade | Call) -> bool:
    """Whether a call was put there by a ruling, and is like no other for that."""
    return isinstance(new, CallMade) and new.came is Came.ORDERED and h.reads(book.ORDERED_SAYS_NOTHING)


def no_further_rectification(h: Hearing) -> None:
    """23B: a comparable call at his turn costs the offender nothing."""
    h.rule(book.NO_FURTHER_RECTIFICATION, Tell(words.NOTHING_FURTHER(h.offender.partner), (h.offender.partner,)))


def damage(h: Hearing, withdrawn: CallMade) -> None:
    """23C: at the end the Director looks whether the infraction helped the offenders all the same."""
    findings = ("outcome_could_well_differ", "nos_damaged", "equitable_result")
    h.rule(book.DAMAGE, Refer("must", words.IF_HELPED(h.offender, withdrawn.call), findings=findings))
    _used_before(h, withdrawn)


def _used_before(h: Hearing, withdrawn: CallMade) -> None:
    """What was withdrawn all may use (16): whether the partner did is looked at if he called before it was replaced."""
    seat, call = withdrawn.seat, withdrawn.call
    partner, fell = seat.partner, withdrawn.lives[-1].since
    later = h.table.auction.after(withdrawn.id)
    new = next((made for made in later if made.seat is seat and made.at >= fell), None)
    before = [made for made in later if made.seat is partner and new is not None and fell <= made.at < new.at]
    if before and h.reads(book.USABLE_FROM_THEN_ON):
        findings = ("logical_alternatives", "demonstrably_suggested", "damage")
        strength = h.term(book16.MISUSE_ADJUSTED, "adjustment")
        refer = Refer(strength, words.IF_USED_BEFORE(partner, call), findings=findings)
        h.rule(book16.OFFENDERS_MAY_NOT_USE, refer, also=(book16.MISUSE_ADJUSTED,))


def _call(made: CallMade | Call) -> Call:
    return made.call if isinstance(made, CallMade) else made
