"""Law 48: what is said; the sentences are in `law48.po`."""

from __future__ import annotations

from ...values.arguments import SEAT
from ...words.message import says

DROPPED = says("law48.dropped", SEAT)
FACED = says("law48.faced", SEAT)
GO_BACK = says("law48.go_back", SEAT)
ON_THE_CLAIM = says("law48.on_the_claim")
SIGHT_OF_HAND = says("law48.sight_of_hand", SEAT)
