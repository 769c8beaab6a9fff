"""Law 60: what is said; the sentences are in `law60.po`."""

from __future__ import annotations

from collections.abc import Sequence

from ...values.arguments import CARD, DEMAND, LEADER, OFFENDER, SEAT, SIDE, TRICK
from ...words.message import Arg, Message, says

_OWED = Arg[Sequence[Message]]("owed", "clauses")

PLAYED_BEFORE_REQUIRED_LEAD = says("law60.played_before_required_lead", SEAT, CARD, TRICK)
FORGIVEN_LEAD_WON = says("law60.forgiven_lead_won", LEADER, CARD)
NOTHING_TO_PAY = says("law60.nothing_to_pay", OFFENDER, CARD)
STILL_OWED = says("law60.still_owed", SIDE, _OWED)
DEMANDED = says("law60.demanded", DEMAND)
