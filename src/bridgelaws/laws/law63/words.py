"""Law 63: what is said; the sentences are in `law63.po`."""

from __future__ import annotations

from ...values.arguments import CALLED, CARD, SEAT, SIDE
from ...words.message import says

# By what a revoke was established
SIDE_PLAYED_ON = says("law63.side_played_on", SIDE)
PLAYED_ON = says("law63.played_on", SEAT, CARD)
NAMED_CARD = says("law63.named_card", SEAT, CARD)
NAMED_WORDS = says("law63.named_words", SEAT, CALLED)
CALLED_WORDS = says("law63.called_words", SEAT, CALLED)
CLAIMED = says("law63.claimed", SEAT)
AGREED = says("law63.agreed", SEAT)
CALLED_ON_NEXT_DEAL = says("law63.called_on_next_deal", SEAT)
ROUND_ENDED = says("law63.round_ended")
PLAYED_OUT = says("law63.played_out")
PUT_NO_CARD = says("law63.put_no_card", SEAT)
BOTH_REVOKED = says("law63.both_revoked")
