"""What orders and the parts of a table are called; the sentences are in `board.po`."""

from __future__ import annotations

from collections.abc import Sequence

from ..values.arguments import (
    ABOUT,
    CARD,
    CARDS,
    CLAUSE,
    MORE,
    OTHER,
    PARTNER,
    SEAT,
    SIDE,
    SUIT,
    SUITS,
    TRICK,
    WHEN,
    WHY,
)
from ..values.seats import Seat
from ..words.message import Arg, Message, says

_AUTHORIZED = Arg[Sequence[Seat]]("authorized", "seats")
_STAGE = Arg[Message]("stage", "clause")
_UNAUTHORIZED = Arg[Sequence[Seat]]("unauthorized", "seats")

# Cards
LEAD_STANDS = says("board.lead_stands", SEAT, CARD)
PLAY_STANDS = says("board.play_stands", SEAT, CARD)
IS_WITHDRAWN = says("board.is_withdrawn", CARD)
GO_BACK = says("board.go_back", CARDS, SEAT, count=CARDS)
GO_BACK_WITH_OTHERS = says("board.go_back_with_others", CARDS, MORE, SEAT, count=MORE)
UNNAMED_GO_BACK = says("board.unnamed_go_back", MORE, SEAT, count=MORE)
WAS_THE_CARD_SEEN = says("board.was_the_card_seen", CARD)
FACE_DOWN_GOES_BACK = says("board.face_down_goes_back", SEAT)
PLAYED_INSTEAD = says("board.played_instead", CARD, OTHER)
IS_PLAYED = says("board.is_played", CARD, SEAT)
COUNTS_AFTER = says("board.counts_after", CARD, OTHER)
IS_TO_LEAD = says("board.is_to_lead", SEAT)
TWELFTH_REOPENED = says("board.twelfth_reopened")
LAST_TWO_REOPENED = says("board.last_two_reopened")
PLAYS_NOW = says("board.plays_now", SEAT, TRICK)
WAS_PASSED_OVER = says("board.was_passed_over", SEAT, TRICK)
IS_PLACED = says("board.is_placed", CARD, SEAT, TRICK)
IS_PLACED_LATE = says("board.is_placed_late", CARD, SEAT, TRICK)
IS_RESTORED = says("board.is_restored", CARD, SEAT)

# Hands
BECOMES_MAJOR = says("board.becomes_major", CARD)
BECOMES_MINOR = says("board.becomes_minor", CARD)
NOW_MAJOR = says("board.now_major", CARD)
MINOR_AGAIN = says("board.minor_again", CARD)
IS_PICKED_UP = says("board.is_picked_up", CARD)
LIES_FACE_UP = says("board.lies_face_up", CARD, SEAT)
BECOMES_DECLARER = says("board.becomes_declarer", SEAT, PARTNER)
SPREADS_HAND = says("board.spreads_hand", SEAT)
MUST_LEAD = says("board.must_lead", SEAT, SUITS, TRICK)
MUST_PLAY = says("board.must_play", SEAT, SUITS)
MAY_NOT_LEAD = says("board.may_not_lead", SEAT, SUITS, TRICK)
MAY_NOT_PLAY = says("board.may_not_play", SEAT, SUITS)
MAY_NOT_LEAD_WHILE = says("board.may_not_lead_while", SEAT, SUITS, TRICK)
MUST_PLAY_HIGHEST = says("board.must_play_highest", SEAT, SUIT)
MUST_PLAY_LOWEST = says("board.must_play_lowest", SEAT, SUIT)
MUST_PLAY_CARD = says("board.must_play_card", SEAT, CARD)
MUST_LEAD_AGAIN = says("board.must_lead_again", SEAT)
SHORT_MUST_LEAD = says("board.short.must_lead", SEAT, SUITS, TRICK)
SHORT_MUST_PLAY = says("board.short.must_play", SEAT, SUITS)
SHORT_MAY_NOT_LEAD = says("board.short.may_not_lead", SEAT, SUITS, TRICK)
SHORT_MAY_NOT_PLAY = says("board.short.may_not_play", SEAT, SUITS)
SHORT_HIGHEST = says("board.short.highest", SEAT, SUITS)
SHORT_LOWEST = says("board.short.lowest", SEAT, SUITS)
SHORT_CARD = says("board.short.card", SEAT, CARD)
SHORT_LEAD_AGAIN = says("board.short.lead_again", SEAT)
FOR_THIS_LEAD = says("board.for_this_lead", CLAUSE)
FOR_THIS_TRICK = says("board.for_this_trick", CLAUSE)
WHILE_LEAD_RETAINED = says("board.while_lead_retained", CLAUSE)

# Revokes
WAS_A_REVOKE = says("board.was_a_revoke", CARD, SEAT)
COUNTS_AS_REVOKED = says("board.counts_as_revoked", SEAT, TRICK)
ESTABLISHED = says("board.established")
ESTABLISHED_WHEN = says("board.established_when", WHEN)
PLAYS_LEGAL_CARD = says("board.plays_legal_card", SEAT)
NO_TRICK = says("board.no_trick", ABOUT, WHY)
ONE_TRICK = says("board.one_trick", ABOUT, WHY, SIDE)
TWO_TRICKS = says("board.two_tricks", ABOUT, WHY, SIDE)
HELD_TO_HAVE_CLAIMED = says("board.held_to_have_claimed", SEAT)
PLAY_GOES_ON = says("board.play_goes_on")

# Asides
AUTHORIZED = says("board.authorized", ABOUT, _AUTHORIZED)
UNAUTHORIZED = says("board.unauthorized", ABOUT, _UNAUTHORIZED)
PARTLY_AUTHORIZED = says("board.partly_authorized", ABOUT, _AUTHORIZED, _UNAUTHORIZED)
CARD_IN_HAND = says("board.card_in_hand", CARD, SEAT)
LOSES_RIGHTS = says("board.loses_rights", SEAT)
ADJUSTS = says("board.adjusts", WHEN, WHY)
MAY_HAVE_TO_ACT = says("board.may_have_to_act", WHEN, WHY)
NOW = says("board.now")
AT_THE_END_OF_PLAY = says("board.at_the_end_of_play")

# A revoke on record
REVOKE = says("board.revoke", SEAT, CARD, TRICK)
REVOKE_WITHOUT_CARD = says("board.revoke_without_card", SEAT, TRICK)
POSSIBLE_REVOKE = says("board.possible_revoke", SEAT, CARD, TRICK)
REVOKE_STAGE = says("board.revoke_stage", ABOUT, _STAGE)
REVOKE_STAGE_BY = says("board.revoke_stage_by", ABOUT, _STAGE, WHEN)
STAGES = {
    "open": says("board.stage.open"),
    "must be corrected": says("board.stage.must_be_corrected"),
    "corrected": says("board.stage.corrected"),
    "established": says("board.stage.established"),
}

# Findings that the cards contradict
CARD_BY_VOID_SUIT = says("board.contradicted.card_suit", CARD, SEAT, SUIT)
CARD_BY_NONE_OF = says("board.contradicted.card_cards", CARD, SEAT, CARDS)
HELD_SUIT = says("board.contradicted.held_suit", SEAT, SUIT)
HELD_NONE_OF = says("board.contradicted.held_none", SEAT, CARDS)
LACKED_SUIT = says("board.contradicted.lacked_suit", SEAT, SUIT)
LACKED_ALL_OF = says("board.contradicted.lacked_cards", SEAT, CARDS)
