"""Law 58: what is said; the sentences are in `law58.po`."""

from __future__ import annotations

from ...values.arguments import CARD, CARDS, MORE, SEAT
from ...words.message import says

IMPOSSIBLE_TO_TELL = says("law58.impossible_to_tell")
PUT_DOWN_TOGETHER = says("law58.put_down_together", SEAT, CARDS)
PUT_DOWN_TOGETHER_WITH_MORE = says("law58.put_down_together_with_more", SEAT, CARDS, MORE, count=MORE)
AT_THE_SAME_MOMENT = says("law58.at_the_same_moment", SEAT, CARD)
COUNTS_AFTER_LEGAL_CARD = says("law58.counts_after_legal_card", CARD)
IS_THE_CARD_PLAYED = says("law58.is_the_card_played", CARD)
TRICK_WAS_DEFECTIVE = says("law58.trick_was_defective")
IF_ANOTHER_WAS_FACED = says("law58.if_another_was_faced", CARD)
