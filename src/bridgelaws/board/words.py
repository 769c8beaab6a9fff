"""What orders and the parts of a table are called; the sentences are in `board.po`."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import GIVEN
from ..values.arguments import (
    ABOUT,
    CALL,
    CARD,
    CARDS,
    CLAUSE,
    CONTRACT,
    DUMMY,
    LAST_CALL,
    MORE,
    NEW_CALL,
    NUMBER,
    OTHER,
    OTHER_SEAT,
    PARTNER,
    SEAT,
    SIDE,
    SUIT,
    SUITS,
    TRICK,
    WHEN,
    WHY,
)
from ..values.seats import Seat, Side
from ..words.message import Arg, Message, says

_AUTHORIZED = Arg[Sequence[Seat]]("authorized", "seats")
_STAGE = Arg[Message]("stage", "clause")
_WON = Arg[int]("won", "number")
_DUE = Arg[int]("due", "number")
_LEFT = Arg[int]("left", "number")
_OTHER_SIDE = Arg[Side]("other", "side")
_OTHERS = Arg[int]("others", "number")
_OTHER_WORD = Arg[str]("other", "text")
_QUESTION = Arg[str]("question", "text")
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
FOR_THIS_LEAD = says("board.for_this_lead", CLAUSE, TRICK)
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
TAKE_ALL = says("board.take_all", SIDE, _LEFT, count=_LEFT)
TAKE_SOME = says("board.take_some", SIDE, NUMBER, _OTHER_SIDE, _OTHERS, _LEFT)
GIVEN_BACK = says("board.given_back", SIDE, NUMBER, count=NUMBER)

# Asides
AUTHORIZED = says("board.authorized", ABOUT, _AUTHORIZED)
UNAUTHORIZED = says("board.unauthorized", ABOUT, _UNAUTHORIZED)
PARTLY_AUTHORIZED = says("board.partly_authorized", ABOUT, _AUTHORIZED, _UNAUTHORIZED)
CARD_IN_HAND = says("board.card_in_hand", CARD, SEAT)
CARDS_IN_HAND = says("board.cards_in_hand", CARDS, SEAT)
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

# What cannot be done: first what, then why
CANNOT_FACE = says("board.cannot.face", SEAT, CARD)
CANNOT_FACE_MORE = says("board.cannot.face_more", SEAT, MORE, count=MORE)
CANNOT_LAY_DOWN = says("board.cannot.lay_down", SEAT, CARD)
CANNOT_TURN_UP = says("board.cannot.turn_up", SEAT, CARD)
CANNOT_TOUCH = says("board.cannot.touch", SEAT, CARD)
CANNOT_PLACE = says("board.cannot.place", SEAT, CARD)
CANNOT_HOLD = says("board.cannot.hold", SEAT, CARD)
CANNOT_SHOW = says("board.cannot.show", SEAT, CARD)
CANNOT_SHOW_MORE = says("board.cannot.show_more", SEAT, MORE, count=MORE)
CANNOT_SPREAD = says("board.cannot.spread", SEAT, CARD)
CANNOT_SPREAD_MORE = says("board.cannot.spread_more", SEAT, MORE, count=MORE)
ALREADY_PLAYED = says("board.cannot.already_played", CLAUSE)
NOT_IN_HAND = says("board.cannot.not_in_hand", CLAUSE, SEAT)
TOO_MANY = says("board.cannot.too_many", CLAUSE, NUMBER, count=NUMBER)

# What else cannot be
ALL_PLAYED = says("board.cannot.all_played")
VISIBLE_NOT_PUT_DOWN = says("board.cannot.visible_not_put_down", SEAT)
FACE_DOWN_ALREADY = says("board.cannot.face_down_already", SEAT)
NOTHING_TO_TURN_UP = says("board.cannot.nothing_to_turn_up", SEAT)
CANNOT_TURN_UP_ANOTHER = says("board.cannot.turn_up_another", SEAT, CARD)
PLACE_NOT_DUMMY = says("board.cannot.place_not_dummy", SEAT, DUMMY)
WHICH_WERE_SEEN = says("board.cannot.which_were_seen", SEAT)
WHICH_WERE_SPREAD = says("board.cannot.which_were_spread", SEAT)
SPREAD_NOT_DUMMY = says("board.cannot.spread_not_dummy", SEAT, DUMMY)
DOWN_ALREADY = says("board.cannot.down_already", SEAT)
STRAY_NOT_DUMMY = says("board.cannot.stray_not_dummy", SEAT, DUMMY)
NO_CARD_TO_TURN = says("board.cannot.no_card_to_turn", SEAT)
WHICH_CARD_SAID = says("board.cannot.which_card_said", SEAT)
SAID_TO_WHOM = says("board.cannot.said_to_whom", SEAT)
ONLY_ATTENTION_IS_ABOUT = says("board.cannot.only_attention_is_about", GIVEN, _OTHER_WORD)
NO_CLAIM_TO_AGREE = says("board.cannot.no_claim_to_agree", SEAT)
NO_CLAIM_MADE = says("board.cannot.no_claim_made")
STEP_NOT_WHOLE = says("board.cannot.step_not_whole", GIVEN)
CANNOT_ASK_BACK = says("board.cannot.ask_back", SEAT, NUMBER)
NOTHING_TO_ASK_BACK = says("board.cannot.ask_back_nothing", SEAT)
NOT_SO_MANY_MORE = says("board.cannot.ask_so_many_more", SEAT, NUMBER)
LINE_DOES_NOT_FIT = says("board.cannot.line_does_not_fit", NUMBER)
STILL_BEING_PLAYED = says("board.cannot.still_being_played")
NOT_PASSED_OVER = says("board.cannot.not_passed_over", SEAT)
TRICKS_NOT_ON_FILE = says("board.cannot.tricks_not_on_file")
CANNOT_HAVE_TRICKS = says("board.cannot.have_tricks", NUMBER, _WON, _LEFT)
SAME_CARD_TWICE = says("board.cannot.same_card_twice")
SEVERAL_MEANS_TWO = says("board.cannot.several_means_two")
CANNOT_TAKE_BACK = says("board.cannot.take_back", SEAT, CARD)
SAME_INSTANT_AS_WHAT = says("board.cannot.same_instant_as_what")

# A trick with a card too many or too few
COUNT_IS_WRONG = says("board.count.is_wrong", SEAT, NUMBER, _DUE)
COUNT_IS_WRONG_BY_FINDINGS = says("board.count.is_wrong_by_findings", SEAT, NUMBER, _DUE)
NOT_COMPLETED = says("board.count.not_completed", TRICK)
PLAYED_TO = says("board.count.played_to", CLAUSE, TRICK)
PLAYED_TO_NEXT = says("board.count.played_to_next", CLAUSE, TRICK, CARD, SEAT)
DO_NOT_FIT = says("board.count.do_not_fit", CLAUSE, NUMBER)
TOO_FEW_LEFT = says("board.count.too_few_left", SEAT, NUMBER)
PLAYED_ANOTHER = says("board.count.played_another", SEAT, CARD, TRICK)
NOT_AMONG = says("board.count.not_among", CARD, SEAT, TRICK)
SEEN_NOT_FOUND = says("board.count.seen_not_found")

# A trick that nobody wrote down
HAS_STOPPED = says("board.played_on.stopped")
IS_THE_LAST_TRICK = says("board.played_on.last_trick")
QUESTION_OPEN = says("board.played_on.question_open", _QUESTION)
RULE_FIRST = says("board.played_on.rule_first", CLAUSE)
NOT_IN_ORDER = says("board.played_on.not_in_order")
REVOKE_ON_FILE = says("board.played_on.revoke")
NOT_TO_PLAY = says("board.played_on.not_to_play", CARD)
CANNOT_PLAY_BOTH = says("board.played_on.both", SEAT, CARD, OTHER)
SAY_WHICH = says("board.played_on.say_which", SEAT)

# A board that is opened
NOT_THIRTEEN = says("board.opened.not_thirteen", SEAT, NUMBER)

# Calls that were not regular
AFTER_THE_END = says("board.auction.after_the_end", SEAT)
AT_ANOTHERS_TURN = says("board.auction.at_anothers_turn", SEAT, OTHER_SEAT)
ABOVE_SEVEN = says("board.auction.above_seven", SEAT, CALL)
NOT_ENOUGH = says("board.auction.not_enough", SEAT, CALL, LAST_CALL)
NOTHING_TO_DOUBLE = says("board.auction.nothing_to_double", SEAT)
NOTHING_TO_REDOUBLE = says("board.auction.nothing_to_redouble", SEAT)

# Calls, what becomes of them, and what players are bound to
CALL_STANDS = says("board.call.stands", SEAT, CALL)
CALL_CANCELLED = says("board.call.cancelled", SEAT, CALL)
CALL_WITHDRAWN = says("board.call.withdrawn", SEAT, CALL)
CALL_REPLACED = says("board.call.replaced", SEAT, CALL, NEW_CALL)
CALL_PUT = says("board.call.put", SEAT, CALL)
MUST_PASS_ONCE = says("board.call.must_pass_once", SEAT)
MUST_PASS_TO_THE_END = says("board.call.must_pass_to_the_end", SEAT)
MUST_REPEAT = says("board.call.must_repeat", SEAT, CALL)
MAY_NOT_DOUBLE = says("board.call.may_not_double", SEAT)
IS_FREE_AGAIN = says("board.call.is_free_again", SEAT)
NO_LONGER_RESTRICTED = says("board.call.no_longer_restricted", SEAT)
CALLS_AGAIN = says("board.call.calls_again", SEAT)
FIRST_LEAD_MAY_BE_LIMITED = says("board.call.first_lead_may_be_limited", SEAT, CALL)
CONTRACT_IS = says("board.call.contract_is", CONTRACT)
SCORED_AS = says("board.call.scored_as", CONTRACT)
AUCTION_GOES_ON = says("board.call.auction_goes_on")
CANNOT_CHANGE = says("board.call.cannot_change", SEAT)
CHANGE_TO_WHAT = says("board.call.change_to_what", SEAT)
PLAY_HAS_NOT_BEGUN = says("board.call.play_has_not_begun")

# The end of an auction whose calls have not been told
AUCTION_IS_OVER = says("board.untold.over")
ANSWER_BEFORE_THE_END = says("board.untold.question_open")
DISPOSE_OF_IT_FIRST = says("board.untold.pending", SEAT, CALL)
TELL_HIS_NEXT_CALL = says("board.untold.awaited", SEAT)
LOWER_THAN_THE_LAST_BID = says("board.untold.lower", CONTRACT, CALL)
BID_BY_THE_OTHERS = says("board.untold.other_side", CONTRACT, SEAT)
IS_DOUBLED = says("board.untold.doubled", CONTRACT)
NAMED_BY_HIS_PARTNER = says("board.untold.named_first", CONTRACT, SEAT)
LAST_CALL_NOT_TOLD = says("board.untold.last_call", SEAT)
OWN_CALL_NOT_TOLD = says("board.untold.own_call", SEAT, OTHER_SEAT)
MUST_HAVE_PASSED = says("board.untold.must_pass", CONTRACT, SEAT)
CANNOT_HAVE_HAD = says("board.cannot_have_had", SEAT, NUMBER)
