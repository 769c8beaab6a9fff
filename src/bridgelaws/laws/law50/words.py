"""Law 50: what is said; the sentences are in `law50.po`."""

from __future__ import annotations

from ...values.arguments import CARD, CARDS, CHOOSER, LEADER, LEFT, PARTNER, SEAT, TRICK
from ...words.message import says

# What a file is called
TO_LEAD_BESIDE_PENALTY_CARD = says("law50.to_lead_beside_penalty_card", LEADER, PARTNER, TRICK)
ONLY_ONE_LEFT = says("law50.only_one_left", CARD, SEAT)
TOOK_UP = says("law50.took_up", SEAT, CARD)
LED_BEFORE_THE_CHOICE = says("law50.led_before_the_choice", SEAT, CARD, TRICK)

# What becomes of a card
MUST_BE_PLAYED = says("law50.must_be_played", CARD)
HAD_TO_BE_PLAYED = says("law50.had_to_be_played", CARDS, CARD)
LEAD_STANDS = says("law50.lead_stands", CARD, TRICK)

# Who may use what
THAT_IT_MUST_BE_PLAYED = says("law50.that_it_must_be_played", CARD)
RULE_FOR_PLAYING = says("law50.rule_for_playing", CARD)
SIGHT = says("law50.sight", CARD, SEAT)
WHILE_IT_LIES_THERE = says("law50.while_it_lies_there", CARD, SEAT)
HOW_IT_CAME_TO_BE_ONE = says("law50.how_it_came_to_be_one", CARD)
IF_SIGHT_AFFECTED_THE_BOARD = says("law50.if_sight_affected_the_board", CARDS, count=CARDS)
IF_PARTNER_USED = says("law50.if_partner_used", PARTNER, CARD, SEAT)
IF_IT_DAMAGED = says("law50.if_it_damaged", CARD, SEAT)
IF_WITHOUT_ITS_HELP = says("law50.if_without_its_help", CARD, SEAT)

# What is left to a leader
UNRESTRICTED = says("law50.unrestricted", PARTNER, TRICK)
NOT_FURTHER_RESTRICTED = says("law50.not_further_restricted", PARTNER, TRICK)
TURNS_UP = says("law50.turns_up", LEADER)
MUST_LEAD = says("law50.must_lead", LEADER, CARDS, TRICK)
MAY_LEAD_ANY = says("law50.may_lead_any", LEADER, TRICK)
MAY_LEAD_ANY_LEFT = says("law50.may_lead_any_left", LEADER, TRICK)
CANNOT_OBEY = says("law50.cannot_obey", LEADER, LEFT)
CARD_REMAINS = says("law50.card_remains", LEADER, LEFT, CARD)

# What it means to choose neither, and that it was chosen
ANY_LEAD = says("law50.any_lead", TRICK)
HE_IS_LEFT = says("law50.he_is_left", LEFT)
YOU_MAY_LEAVE_HIM_FREE = says("law50.you_may_leave_him_free", LEADER, TRICK)
YOU_MAY_DEMAND_NOTHING = says("law50.you_may_demand_nothing", LEFT)
LEFT_THE_LEAD_FREE = says("law50.left_the_lead_free", CHOOSER, TRICK)
DEMANDED_NOTHING = says("law50.demanded_nothing", CHOOSER)
