"""Law 57: what is said; the sentences are in `law57.po`."""

from __future__ import annotations

from ...values.arguments import CARD, DECLARER, OFFENDER, PARTNER, SEAT, SUIT
from ...words.message import says

# What a file is about
PUT_DOWN_BEFORE_PARTNER = says("law57.put_down_before_partner", SEAT, CARD)
PUT_DOWN_BEFORE_CORRECTION = says("law57.put_down_before_correction", SEAT, CARD)
PLAYED_BEFORE_PARTNER = says("law57.played_before_partner", SEAT, CARD)
PLAYED_AT_RHO_TURN = says("law57.played_at_rho_turn", SEAT, CARD)
DECLARER_LED_AGAIN = says("law57.declarer_led_again", CARD, SEAT)
DECLARER_REVOKED_EARLY = says("law57.declarer_revoked_early", CARD, SEAT, SUIT)
DECLARER_PLAYED_EARLY = says("law57.declarer_played_early", CARD, SEAT)

# Inside other sentences
HAS_PLAYED_BEFORE_PARTNER = says("law57.has_played_before_partner", OFFENDER)
HAS_LED_BEFORE_PARTNER = says("law57.has_led_before_partner", OFFENDER)
CARD_BEFORE_ITS_TURN = says("law57.card_before_its_turn", CARD, OFFENDER)
USED_CARD_BEFORE_ITS_TURN = says("law57.used_card_before_its_turn", PARTNER, CARD)

# What a ruling says
PLAYS_IN_HIS_TURN = says("law57.plays_in_his_turn", OFFENDER)
NO_CHOICE_LEFT = says("law57.no_choice_left", DECLARER, PARTNER)
HAS_CHOSEN = says("law57.has_chosen", DECLARER)
NOTHING_TO_CHOOSE = says("law57.nothing_to_choose", DECLARER, PARTNER)
CHOOSES_AGAIN = says("law57.chooses_again", PARTNER)
COUNTS_AS_PLAY = says("law57.counts_as_play", CARD, OFFENDER)
PLAYED_IN_TURN_SINCE = says("law57.played_in_turn_since", CARD)
GONE_BACK_BY_RULING = says("law57.gone_back_by_ruling", CARD)
