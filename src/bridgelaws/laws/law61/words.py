"""Law 61: what is said; the sentences are in `law61.po`."""

from __future__ import annotations

from ...values.arguments import CARD, DEMAND, OTHER, OTHER_SEAT, PARTNER, PLAYED, SEAT, SUIT, TRICK
from ...words.message import says

CARD_AT_TRICK = says("law61.card_at_trick", SEAT, CARD, TRICK)
NONE_OF_THESE = says("law61.none_of_these")

# What happened
TOOK_BACK = says("law61.took_back", SEAT, CARD)
PUT_DOWN_INSTEAD = says("law61.put_down_instead", SEAT, CARD, OTHER)
DID_NOT_FOLLOW = says("law61.did_not_follow", SEAT, CARD, SUIT)
PLAYED_AGAINST = says("law61.played_against", SEAT, CARD, DEMAND)
PLAYED_IF_HOLDING_ANOTHER_SUIT = says("law61.played_if_holding_another_suit", SEAT, CARD, DEMAND)
PLAYED_IF_HOLDING_ONE = says("law61.played_if_holding_one", SEAT, CARD, DEMAND)
ASKED = says("law61.asked", SEAT, OTHER_SEAT)
SAID_REVOKE = says("law61.said_revoke", SEAT)
POINTED_AT_ONE = says("law61.pointed_at_one", SEAT)
COME_TO_LIGHT = says("law61.come_to_light", SEAT, CARD, TRICK)
SAID_THAT_HE_HAD = says("law61.said_that_he_had", SEAT, CARD, PLAYED)

# What is told
NO_RIGHT_TO_LOOK = says("law61.no_right_to_look")
MAY_BE_INSPECTED = says("law61.may_be_inspected")
NOT_ABLE = says("law61.not_able", SEAT)
PLAYED_AS_DEMANDED = says("law61.played_as_demanded", SEAT)
COULD_NOT_FOLLOW = says("law61.could_not_follow", SEAT)
NO_REVOKE_APPEARS = says("law61.no_revoke_appears")
NO_FURTHER_REVOKE_APPEARS = says("law61.no_further_revoke_appears")
BEFORE_THE_FILE = says("law61.before_the_file", TRICK)
PLAY_GOES_ON = says("law61.play_goes_on")
NO_RECTIFICATION = says("law61.no_rectification")
RIGHT_TO_ASK = says("law61.right_to_ask", SEAT)
DUMMY_HAD_LOST_IT = says("law61.dummy_had_lost_it")
DUMMY_MAY_NOT_ASK = says("law61.dummy_may_not_ask")
MAY_NOT_ASK_PARTNER = says("law61.may_not_ask_partner", SEAT)
USED_THE_QUESTION = says("law61.used_the_question", PARTNER, SEAT)
