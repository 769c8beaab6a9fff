"""Law 9: what is said; the sentences are in `law09.po`."""

from __future__ import annotations

from ...values.arguments import CARD, SEAT, SIDE
from ...values.seats import Seat
from ...words.message import Arg, says

_CALLER = Arg[Seat]("caller", "seat")

TOOK_BACK_EARLY = says("law09.took_back_early", SEAT, CARD)
DONE_IN_STANDSTILL = says("law09.done_in_standstill")
LOSES_NO_RIGHT = says("law09.loses_no_right", SEAT)
KEEP_RIGHTS = says("law09.keep_rights", SIDE, _CALLER)
