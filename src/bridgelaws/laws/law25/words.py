"""Law 25: what is said; the sentences are in `law25.po`."""

from __future__ import annotations

from ...values.arguments import OFFENDER, PARTNER, SEAT, SIDE
from ...values.calls import Call
from ...words.message import Arg, says

_FIRST = Arg[Call]("first", "call")
_SECOND = Arg[Call]("second", "call")

CHANGED = says("law25.changed", SEAT, _FIRST, _SECOND)
CALLED_AGAIN = says("law25.called_again", SEAT, _FIRST, _SECOND)
SAID_HE_MEANT = says("law25.said_he_meant", SEAT, _FIRST, _SECOND)
WANTED_TO_CHANGE = says("law25.wanted_to_change", SEAT, _FIRST)
TOOK_BACK = says("law25.took_back", SEAT, _FIRST)

# What refusing means
FIRST_STANDS = says("law25.first_stands", PARTNER, _FIRST)
FIRST_STANDS_ALONE = says("law25.first_stands_alone", _FIRST)
HE_THEN_CHOOSES = says("law25.he_then_chooses", OFFENDER, PARTNER, _FIRST)
FIRST_IS_JUDGED = says("law25.first_is_judged", _FIRST)

IS_TO_CALL = says("law25.is_to_call", SEAT)
MAKES_THE_CALL_MEANT = says("law25.makes_the_call_meant", SEAT)
TOO_LATE = says("law25.too_late", SEAT, PARTNER)
PERIOD_OVER = says("law25.period_over", SEAT)
IS_GONE = says("law25.is_gone", SEAT, _FIRST)
SLIP_AFTER_THE_RULING = says("law25.slip_after_the_ruling", SEAT, _FIRST)
WISH = says("law25.wish", SEAT, _FIRST)
CEILING = says("law25.ceiling", SIDE)
JUDGED_BY_ITSELF = says("law25.judged_by_itself", _SECOND)
MADE_AGAIN = says("law25.made_again", SEAT, _FIRST)
RULED_ON_AS_MADE = says("law25.ruled_on_as_made", _FIRST)
CHANGING_HIS_CALL = says("law25.changing_his_call")
REPLACES_TOO_SOON = says("law25.replaces_too_soon")
IS_A_CHANGE = says("law25.is_a_change", SEAT, _SECOND)
