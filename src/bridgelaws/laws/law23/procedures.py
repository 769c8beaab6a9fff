"""Law 23: what a hearing does for several laws."""

from __future__ import annotations

from ...board.auction import CallMade
from ...board.orders import Refer, Tell
from ...hearing.hearing import Hearing
from ...values.calls import Call
from . import book, words


def comparable(h: Hearing, withdrawn: CallMade | Call, new: CallMade | Call, number: int = 1) -> bool:
    """23A: whether a call is comparable with one that was withdrawn, which the Director finds and nobody computes.

    `number` tells which of several withdrawn calls it is that one hearing asks of.
    """
    asked = book.COMPARABLE if number == 1 else book.COMPARABLE.of(number)
    # What was found rests on the one limb by which it was found.
    limb = dict(book.LIMBS).get(h.known(asked))
    found = h.found(asked if limb is None else asked.under(limb), withdrawn=_call(withdrawn), new=_call(new))
    return bool(found != book.NOT_COMPARABLE)


def no_further_rectification(h: Hearing) -> None:
    """23B: a comparable call at his turn costs the offender nothing."""
    h.rule(book.NO_FURTHER_RECTIFICATION, Tell(words.NOTHING_FURTHER(h.offender.partner), (h.offender.partner,)))


def damage(h: Hearing, withdrawn: CallMade) -> None:
    """23C: at the end the Director looks whether the infraction helped the offenders all the same."""
    findings = ("outcome_could_well_differ", "nos_damaged", "equitable_result")
    h.rule(book.DAMAGE, Refer("must", words.IF_HELPED(h.offender, withdrawn.call), findings=findings))


def _call(made: CallMade | Call) -> Call:
    return made.call if isinstance(made, CallMade) else made
