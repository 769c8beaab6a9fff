"""Law 53: what is said; the sentences are in `law53.po`."""

from __future__ import annotations

from ...values.arguments import CARD, OFFENDER, PARTNER, SEAT, SIDE, TRICK
from ...words.message import says

# What a file is about
LED_OUT_OF_TURN = says("law53.led_out_of_turn", CARD, SEAT, TRICK)
PUT_DOWN_BESIDE_ANOTHER = says("law53.put_down_beside_another", SEAT, CARD)
PUT_DOWN_TO_TWO_LEADS = says("law53.put_down_to_two_leads", SEAT, CARD, TRICK)
PLAYED_TO_LEAD_OUT_OF_TURN = says("law53.played_to_lead_out_of_turn", SEAT, CARD, TRICK)
PLAYED_TO_NO_TRICK = says("law53.played_to_no_trick", CARD, SEAT)
PUT_DOWN_WHO_MIGHT_LEAD = says("law53.put_down_who_might_lead", SEAT, CARD, TRICK)

# Cards that nobody can name any more
THE_LEAD_OUT_OF_TURN = says("law53.the_lead_out_of_turn", TRICK)
THE_LEAD_OF = says("law53.the_lead_of", PARTNER, TRICK)
SOME_CARD = says("law53.some_card")

# What a ruling says
HAD_WON_AFTER_ALL = says("law53.had_won_after_all", SEAT)
NO_RECTIFICATION_FOR_LEAD = says("law53.no_rectification_for_lead", SIDE, TRICK)
MAY_STILL_LEAD = says("law53.may_still_lead", SEAT, TRICK)
NO_LEAD_AND_PLAYED_SINCE = says("law53.no_lead_and_played_since", CARD, TRICK)
TAKEN_BACK_AND_LET_PASS = says("law53.taken_back_and_let_pass", CARD, OFFENDER, SIDE)
