"""Law 15: what is said; the sentences are in `law15.po`."""

from __future__ import annotations

from ...values.arguments import CALL, NEW_CALL, PARTNER, SEAT
from ...words.message import says

WRONG_CARDS = says("law15.wrong_cards", SEAT)
CALLED_AGAIN = says("law15.called_again", SEAT, CALL)
WRONG_BOARD = says("law15.wrong_board")
CALLS_TO_REPEAT = says("law15.calls_to_repeat")
TAKES_THE_RIGHT_HAND = says("law15.takes_the_right_hand", SEAT)
CALLS_AGAIN = says("law15.calls_again", SEAT)
PARTNER_HAD_CALLED = says("law15.partner_had_called", PARTNER)
NEW_CALL_DIFFERS = says("law15.new_call_differs", NEW_CALL, CALL)
FOUND_IN_THE_PLAY = says("law15.found_in_the_play", SEAT)
OTHER_BOARD = says("law15.other_board", SEAT)
PENALTY = says("law15.penalty", SEAT)
SECOND_AUCTION = says("law15.second_auction")
CALL_DIFFERED = says("law15.call_differed", SEAT, CALL)
ON_PURPOSE = says("law15.on_purpose")
IS_CANCELLED = says("law15.is_cancelled")
IS_COMPLETED = says("law15.is_completed")
SCORE_STANDS = says("law15.score_stands")
PLAYED_LATER = says("law15.played_later")
DEPRIVED = says("law15.deprived")
