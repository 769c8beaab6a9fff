"""Law 82: rectification of errors of procedure."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, WORDING, provision, reading, v

DIRECTORS_ERROR = provision(v(L1997, "82C"), v(L2007, "82C", change=WORDING))
ACTS_STAND = reading("R82-1")


class WrongRuling(Incident):
    """The Director found that he had ruled wrongly."""

    law = "law82"
