"""Law 55: what is said; the sentences are in `law55.po`."""

from __future__ import annotations

from ...values.arguments import CARD, OTHER_SEAT, SEAT, TRICK
from ...words.message import says

LED_FROM_HAND_OUT_OF_TURN = says("law55.led_from_hand_out_of_turn", CARD, SEAT, TRICK)
CHOICE_PREVAILS = says("law55.choice_prevails", SEAT, OTHER_SEAT)
LINE_MAY_REST_ON_LEAD = says("law55.line_may_rest_on_lead", TRICK)
