"""Law 24: what is said; the sentences are in `law24.po`."""

from __future__ import annotations

from ...values.arguments import CARD, PARTNER, SEAT, SHOWN
from ...words.message import says

LED = says("law24.led", SEAT, SHOWN)
EXPOSED = says("law24.exposed", SEAT, SHOWN)
LED_THOUGH_HE_DECLARES = says("law24.led_though_he_declares", SEAT, CARD)

SEEN_CARDS_DUE = says("law24.seen_cards_due", SEAT)
SEEN_CARDS_AGAIN = says("law24.seen_cards_again", SEAT)

LIES_UNTIL_THE_END = says("law24.lies_until_the_end", SHOWN, SEAT)
LIES_UNTIL_THE_LEAD = says("law24.lies_until_the_lead", SHOWN, SEAT)
HAS_BEEN_PLAYED = says("law24.has_been_played", SEAT)
NONE_LEFT_PLAY_OVER = says("law24.none_left_play_over")
NONE_LEFT_PLAYED = says("law24.none_left_played", SHOWN)
HAD_TO_PASS = says("law24.had_to_pass", PARTNER)
AUCTION_UNRESTRICTED = says("law24.auction_unrestricted")
AUCTION_GOES_ON = says("law24.auction_goes_on")

CARD_OF = says("law24.card_of", CARD, SEAT)
SIGHT_OF = says("law24.sight_of", SEAT)
AFFECTED_THE_BOARD = says("law24.affected_the_board", SHOWN)
PASS_COULD_WELL_DAMAGE = says("law24.pass_could_well_damage", SEAT)
PASS_LIKELY_TO_DAMAGE = says("law24.pass_likely_to_damage", SEAT)
