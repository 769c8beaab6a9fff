"""What a Director is asked at the table, what may be answered, and what is said of an answer that cannot be used."""

from __future__ import annotations

from collections.abc import Sequence

from ..values.arguments import CALL, CARD, CARDS, CLAUSE, NUMBER, OTHER_SEAT, SEAT, SIDE, SUIT, THE_SEATS, TRICK
from ..words.message import Arg, Message, says

_GIVEN = Arg[str]("given", "quoted")  # what was told
_NEAR = Arg[str]("near", "text")
_KNOWN = Arg[Sequence[str]]("known", "texts")
_LEAST = Arg[int]("least", "number")
_LEFT = Arg[int]("left", "number")
_MOST = Arg[int]("most", "number")
_YEAR = Arg[int]("year", "number")
_OPTION = Arg[Message]("option", "clause")

# What is offered, by itself
THE_SEAT = says("desk.the_seat", SEAT)
THE_SUIT = says("desk.the_suit", SUIT)
THE_CARD = says("desk.the_card", CARD)
THE_CALL = says("desk.the_call", CALL)
THE_YEAR = says("desk.the_year", _YEAR)

# One answer for several cards
THESE_CARDS = says("desk.these_cards", CARDS)
FOR_ALL = says("desk.for_all", _OPTION)
ONE_BY_ONE = says("desk.one_by_one")

# What an answer may look like
EXAMPLE_CARD = says("desk.example_card")
EXAMPLE_CARDS = says("desk.example_cards")
EXAMPLE_CALL = says("desk.example_call")
EXAMPLE_CALLS = says("desk.example_calls")
EXAMPLE_CONTRACT = says("desk.example_contract")
EXAMPLE_TABLE = says("desk.example_table")
EXAMPLE_LEADER = says("desk.example_leader")
EXAMPLE_NUMBER = says("desk.example_number", NUMBER)
EXAMPLE_NAMED = says("desk.example_named")
EXAMPLE_NAMED_INSTEAD = says("desk.example_named_instead")
EXAMPLE_INCOMPLETE = says("desk.example_incomplete")

# The opening of every call
WHICH_LAWS = says("desk.which_laws")
WHO_IS_DECLARER = says("desk.who_is_declarer")
WHICH_CONTRACT = says("desk.which_contract")
NOT_NEEDED = says("desk.not_needed")
WHICH_TRICK = says("desk.which_trick")
WHAT_HAPPENED = says("desk.what_happened")
WHAT_ARE_TRUMPS = says("desk.what_are_trumps")
NO_TRUMPS = says("desk.no_trumps")

# The kinds of calls
KINDS = {
    "opening-lead": says("desk.kind_opening_lead"),
    "lead": says("desk.kind_lead"),
    "play": says("desk.kind_play"),
    "seen": says("desk.kind_seen"),
    "claim": says("desk.kind_claim"),
    "concession": says("desk.kind_concession"),
    "agreed": says("desk.kind_agreed"),
    "tricks": says("desk.kind_tricks"),
    "two-cards": says("desk.kind_two_cards"),
    "fifth-card": says("desk.kind_fifth_card"),
    "changed": says("desk.kind_changed"),
    "placed": says("desk.kind_placed"),
    "touched": says("desk.kind_touched"),
    "incomplete": says("desk.kind_incomplete"),
    "not-done": says("desk.kind_not_done"),
    "followed": says("desk.kind_followed"),
    "followed-by-two": says("desk.kind_followed_by_two"),
    "told-to": says("desk.kind_told_to"),
    "taken-back": says("desk.kind_taken_back"),
    "penalty-card": says("desk.kind_penalty_card"),
    "at-once": says("desk.kind_at_once"),
    "put-right": says("desk.kind_put_right"),
    "dummy-spoke": says("desk.kind_dummy_spoke"),
    "partner-asked": says("desk.kind_partner_asked"),
    "revoke": says("desk.kind_revoke"),
    "miscount": says("desk.kind_miscount"),
    "insufficient-bid": says("desk.kind_insufficient_bid"),
    "call-out-of-turn": says("desk.kind_call_out_of_turn"),
    "call-changed": says("desk.kind_call_changed"),
    "explanation": says("desk.kind_explanation"),
    "double": says("desk.kind_double"),
    "seen-in-auction": says("desk.kind_seen_in_auction"),
    "call-not-allowed": says("desk.kind_call_not_allowed"),
    "calls-at-once": says("desk.kind_calls_at_once"),
    "signalled": says("desk.kind_signalled"),
    "learnt": says("desk.kind_learnt"),
    "wrong-board": says("desk.kind_wrong_board"),
    "number-of-cards": says("desk.kind_number_of_cards"),
}

# Calls
WHO_BID = says("desk.who_bid")
OVER_WHICH_BID = says("desk.over_which_bid")
WHAT_DID_HE_BID = says("desk.what_did_he_bid", SEAT)
WHO_CALLED = says("desk.who_called")
WHOSE_TURN = says("desk.whose_turn")
WHOSE_TURN_IS_IT = says("desk.whose_turn_is_it")
WHAT_DID_HE_CALL = says("desk.what_did_he_call", SEAT)
WHICH_WAS_THE_LAST_BID = says("desk.which_was_the_last_bid")
NOBODY_HAS_BID = says("desk.nobody_has_bid")
LAST_BID_IF_KNOWN = says("desk.last_bid_if_known")
NOT_KNOWN = says("desk.not_known")
WHO_DEALT = says("desk.who_dealt")
DEALT_HIMSELF = says("desk.dealt_himself", SEAT)
WHO_BID_IT = says("desk.who_bid_it", CALL)
WHO_DOUBLED_IT = says("desk.who_doubled_it", CALL)
NOBODY_DOUBLED_IT = says("desk.nobody_doubled_it")
WHAT_HAD_HE_CALLED = says("desk.what_had_he_called", SEAT)
WHO_CHANGED = says("desk.who_changed")
WHAT_DID_HE_CALL_FIRST = says("desk.what_did_he_call_first", SEAT)
WHAT_DID_HE_CALL_THEN = says("desk.what_did_he_call_then", SEAT)
HE_ONLY_WANTS_TO = says("desk.he_only_wants_to")
WHAT_WAS_CALLED_SINCE = says("desk.what_was_called_since", SEAT)
NOBODY_HAS_CALLED = says("desk.nobody_has_called")
WHO_CALLED_AT_ONCE = says("desk.who_called_at_once")
WHO_ELSE_CALLED_AT_ONCE = says("desk.who_else_called_at_once", SEAT)
WHO_DOUBLED = says("desk.who_doubled")
DOUBLE_OR_REDOUBLE = says("desk.double_or_redouble")
WHAT_STOOD_BEFORE = says("desk.what_stood_before")
WHICH_BID = says("desk.which_bid")
PARTNERS_BID = says("desk.partners_bid")
BID_DOUBLED_ALREADY = says("desk.bid_doubled_already")
NO_BID_AT_ALL = says("desk.no_bid_at_all")
PARTNERS_BID_NOT_DOUBLED = says("desk.partners_bid_not_doubled")
OPPONENTS_BID = says("desk.opponents_bid")
OUR_BID_DOUBLED = says("desk.our_bid_doubled")
BID_REDOUBLED_ALREADY = says("desk.bid_redoubled_already")
WHY_NOT_ALLOWED = says("desk.why_not_allowed")
HE_HAD_TO_PASS = says("desk.he_had_to_pass")
HE_HAD_TO_PASS_ONCE = says("desk.he_had_to_pass_once")
AUCTION_WAS_OVER = says("desk.auction_was_over")
MORE_THAN_SEVEN = says("desk.more_than_seven")
HE_SHOWED_A_CARD = says("desk.he_showed_a_card")
HE_LED_IT = says("desk.he_led_it")
ONLY_ONE_IS_LED = says("desk.only_one_is_led")
WHO_EXPLAINED = says("desk.who_explained")
WHAT_WAS_WRONG_WITH_IT = says("desk.what_was_wrong_with_it")
WRONG_EXPLANATION = says("desk.wrong_explanation")
NO_ALERT = says("desk.no_alert")
WHICH_CALL_OF = says("desk.which_call_of", SEAT)
CALL_NOT_POSSIBLE = says("desk.call_not_possible", CALL)

# A wrong board or a wrong hand, and how far a board has got
WRONG_HAND_OR_BOARD = says("desk.wrong_hand_or_board")
CARDS_OF_ANOTHER_BOARD = says("desk.cards_of_another_board")
ANOTHER_BOARD = says("desk.another_board")
WHO_TOOK_THEM = says("desk.who_took_them")
HOW_FAR_IS_THE_BOARD = says("desk.how_far_is_the_board")
HE_HAS_CALLED = says("desk.he_has_called")
HE_HAS_NOT_CALLED = says("desk.he_has_not_called")
NO_LEAD_FACED = says("desk.no_lead_faced")
LEAD_WAS_FACED = says("desk.lead_was_faced")
BOARD_IS_OVER = says("desk.board_is_over")
FIRST_CALL_ON_THEM = says("desk.first_call_on_them", SEAT)
WHAT_WAS_CALLED = says("desk.what_was_called", SEAT)
NO_CALL_OR_UNKNOWN = says("desk.no_call_or_unknown")
WHO_HAD_TOO_MANY = says("desk.who_had_too_many")
WHO_HAD_TOO_FEW = says("desk.who_had_too_few")
NOBODY_HAD_TOO_MANY = says("desk.nobody_had_too_many")
NOBODY_HAD_TOO_FEW = says("desk.nobody_had_too_few")

# What was shown beside the calls and plays
WHAT_DID_HE_SHOW = says("desk.what_did_he_show")
HE_PAUSED = says("desk.he_paused")
HE_HURRIED = says("desk.he_hurried")
HE_REMARKED = says("desk.he_remarked")
HE_GESTURED = says("desk.he_gestured")
HE_ALERTED_NEEDLESSLY = says("desk.he_alerted_needlessly")
WHO_SHOWED_IT = says("desk.who_showed_it")
HOW_DID_HE_LEARN_IT = says("desk.how_did_he_learn_it")
HE_OVERHEARD_IT = says("desk.he_overheard_it")
HE_SAW_ANOTHER_TABLE = says("desk.he_saw_another_table")
HE_SAW_A_WRONG_HAND = says("desk.he_saw_a_wrong_hand")
HE_SAW_A_CARD_BEFORE = says("desk.he_saw_a_card_before")
WHO_LEARNT_IT = says("desk.who_learnt_it")
NOBODY_CALLED_YET = says("desk.nobody_called_yet")

# Leads and plays out of turn
WHICH_IRREGULARITY = says("desk.which_irregularity")
OPENING_BY_WRONG_HAND = says("desk.opening_by_wrong_hand")
LEAD_OUT_OF_TURN = says("desk.lead_out_of_turn")
PLAY_OUT_OF_TURN = says("desk.play_out_of_turn")
WHO_MADE_THE_OPENING_LEAD = says("desk.who_made_the_opening_lead")
WHICH_CARD_WAS_LED = says("desk.which_card_was_led", SEAT, TRICK)
IT_LIES_FACE_DOWN = says("desk.it_lies_face_down")
WHOSE_LEAD = says("desk.whose_lead")
WHO_LED_INSTEAD = says("desk.who_led_instead")
WHO_HAD_LED = says("desk.who_had_led", TRICK)
WHO_PLAYED_OUT_OF_TURN = says("desk.who_played_out_of_turn")
WHICH_CARD_WAS_PLAYED = says("desk.which_card_was_played", SEAT)
WHO_PLAYED_AFTER = says("desk.who_played_after")
WHO_PLAYED_NEXT = says("desk.who_played_next")
WHO_TOLD_HIM = says("desk.who_told_him", SEAT)
HE_PUT_HIS_HAND_DOWN = says("desk.he_put_his_hand_down")

# Cards wanted back, and two at the same moment
WHO_CHANGED_HIS_CARD = says("desk.who_changed_his_card")
HOW_FAR_HAD_IT_GONE = says("desk.how_far_had_it_gone")
HE_HAD_PUT_IT_DOWN = says("desk.he_had_put_it_down")
HE_HAD_NAMED_IT = says("desk.he_had_named_it")
WHICH_CARD_FIRST = says("desk.which_card_first", SEAT)
WHICH_CARD_THEN = says("desk.which_card_then", SEAT)
HE_ONLY_TOOK_IT_BACK = says("desk.he_only_took_it_back")
HE_NAMED_NO_OTHER = says("desk.he_named_no_other")
WHAT_BEFORE_BOTH = says("desk.what_before_both", TRICK)
WHO_PLAYED_AT_ONCE = says("desk.who_played_at_once")
WHO_ELSE_AT_ONCE = says("desk.who_else_at_once", SEAT)
WHO_PUT_IT_RIGHT = says("desk.who_put_it_right")
NOBODY_HAS_PLAYED = says("desk.nobody_has_played", TRICK)
IS_DUMMY_DOWN = says("desk.is_dummy_down")
DUMMY_NOT_DOWN = says("desk.dummy_not_down")
DUMMY_DOWN = says("desk.dummy_down")

# Cards that were seen
HOW_WAS_IT_SEEN = says("desk.how_was_it_seen")
IT_FELL = says("desk.it_fell")
HE_SHOWED_IT = says("desk.he_showed_it")
HE_HELD_IT = says("desk.he_held_it")
HE_SAID_HE_HAD_IT = says("desk.he_said_he_had_it")
SEEN_BEFORE_THE_PLAY = says("desk.seen_before_the_play")
WHOSE_CARD = says("desk.whose_card")
WHICH_CARD_OR_CARDS = says("desk.which_card_or_cards")
WHAT_IS_ON_THE_TABLE = says("desk.what_is_on_the_table", TRICK)
ONLY_ONE_AT_A_TIME = says("desk.only_one_at_a_time")
WHO_PUT_DOWN_TWO = says("desk.who_put_down_two")
WHICH_CARDS = says("desk.which_cards")
TWO_OR_MORE = says("desk.two_or_more")
WHICH_COULD_BE_SEEN = says("desk.which_could_be_seen")
ALL_OF_THEM = says("desk.all_of_them")
WHAT_BEFORE_THE_TWO = says("desk.what_before_the_two", TRICK)
WHICH_FOUR = says("desk.which_four", TRICK)
WHO_PUT_DOWN_THE_FIFTH = says("desk.who_put_down_the_fifth")
WHICH_IS_THE_FIFTH = says("desk.which_is_the_fifth")

# What was not done
WHAT_WAS_NOT_DONE = says("desk.what_was_not_done")
PENALTY_CARD_NOT_PLAYED = says("desk.penalty_card_not_played")
SUIT_NOT_LED = says("desk.suit_not_led")
FORBIDDEN_SUIT_LED = says("desk.forbidden_suit_led")
WHOSE_PENALTY_CARD = says("desk.whose_penalty_card")
WHICH_PENALTY_CARD = says("desk.which_penalty_card", SEAT)
WHICH_LIE_BEFORE_HIS_PARTNER = says("desk.which_lie_before_his_partner", SEAT)
NOTHING_LIES_THERE = says("desk.nothing_lies_there")
MAJOR_OR_MINOR = says("desk.major_or_minor")
MAJOR = says("desk.major")
MINOR = says("desk.minor")
WHAT_BEFORE_HIM = says("desk.what_before_him", SEAT, TRICK)
WHICH_CARD_INSTEAD = says("desk.which_card_instead", SEAT)
WHICH_DEFENDER_WAS_TO_LEAD = says("desk.which_defender_was_to_lead", TRICK)
WHICH_SUIT_HAD_TO_BE_LED = says("desk.which_suit_had_to_be_led", TRICK)
WHICH_SUIT_MUST_NOT_BE_LED = says("desk.which_suit_must_not_be_led", TRICK)

# Calls from dummy
WHAT_BEFORE_DUMMY = says("desk.what_before_dummy", TRICK)
WHICH_DID_HE_NAME_FIRST = says("desk.which_did_he_name_first")
WHICH_DID_HE_WANT = says("desk.which_did_he_want")
WHAT_SINCE = says("desk.what_since", SEAT)
NOTHING_YET = says("desk.nothing_yet")
WHICH_DID_HE_NAME = says("desk.which_did_he_name")
WHICH_DID_DUMMY_PUT_DOWN = says("desk.which_did_dummy_put_down")
WHAT_AFTER_THAT = says("desk.what_after_that")
DUMMY_TOUCHED = says("desk.dummy_touched")
DUMMY_NAMED = says("desk.dummy_named")
DUMMY_MOVED = says("desk.dummy_moved")
DECLARER_TOUCHED = says("desk.declarer_touched")
WHAT_DID_DUMMY_SAY = says("desk.what_did_dummy_say")
WHICH_CARD = says("desk.which_card")
WHAT_DID_DECLARER_SAY = says("desk.what_did_declarer_say")
WHICH_ARE_LEFT_IN_DUMMY = says("desk.which_are_left_in_dummy")
ASK_WHEN_IT_MATTERS = says("desk.ask_when_it_matters")

# Revokes
WHICH_CARDS_HAS_THE_TRICK = says("desk.which_cards_has_the_trick")
HOW_FAR = says("desk.how_far")
NOBODY_HAS_PLAYED_ON = says("desk.nobody_has_played_on")
NEXT_TRICK_HAS_BEGUN = says("desk.next_trick_has_begun")
SOMEBODY_CLAIMED_THEN = says("desk.somebody_claimed_then")
PLAY_IS_OVER = says("desk.play_is_over")
NEXT_BOARD_HAS_BEGUN = says("desk.next_board_has_begun")
ROUND_IS_OVER = says("desk.round_is_over")
WHICH_WAS_THE_REVOKE_TRICK = says("desk.which_was_the_revoke_trick")
HOW_MANY_BEFORE = says("desk.how_many_before")
HOW_MANY_IN_ALL = says("desk.how_many_in_all")
WHO_CLAIMED = says("desk.who_claimed")
NOBODY_CLAIMED = says("desk.nobody_claimed")
WERE_ALL_HANDS_BACK = says("desk.were_all_hands_back")
SOMEBODY_HAS_HIS = says("desk.somebody_has_his")
ALL_FOUR_ARE_BACK = says("desk.all_four_are_back")
WHAT_DID_DUMMY_DO = says("desk.what_did_dummy_do")
DUMMY_ASKED_HIM = says("desk.dummy_asked_him")
DUMMY_SAID_REVOKE = says("desk.dummy_said_revoke")
HAD_DUMMY_STRAYED = says("desk.had_dummy_strayed")
DUMMY_KEPT_HIS_RIGHTS = says("desk.dummy_kept_his_rights")
DUMMY_LOOKED = says("desk.dummy_looked")
DUMMY_WATCHED = says("desk.dummy_watched")
DUMMY_EXCHANGED = says("desk.dummy_exchanged")
ALL_OF_THE_SUIT_LED = says("desk.all_of_the_suit_led")
WHO_IS_SAID_TO_HAVE_REVOKED = says("desk.who_is_said_to_have_revoked")
ALL_HAVE_REVOKED = says("desk.all_have_revoked")
WHAT_TO_THE_NEXT_TRICK = says("desk.what_to_the_next_trick", SEAT)
NOT_NEXT = says("desk.not_next", SEAT, OTHER_SEAT)
NOTHING_OR_UNKNOWN = says("desk.nothing_or_unknown")

NO_DEFENDER_OFF_SUIT = says("desk.no_defender_off_suit")

# The number of tricks won
HOW_MANY_AS_STATED = says("desk.how_many_as_stated")
WHO_SAYS_MORE = says("desk.who_says_more")
HAS_THEM_ALL = says("desk.has_them_all", SIDE)
HOW_MANY_MORE = says("desk.how_many_more")
NUMBER_NOT_SAID = says("desk.number_not_said")
IS_ROUND_OVER = says("desk.is_round_over")
ROUND_GOES_ON = says("desk.round_goes_on")
WHO_MIXED_HIS_CARDS = says("desk.who_mixed_his_cards")
NOBODY_MIXED_THEM = says("desk.nobody_mixed_them")

# Cards too many or too few
WHAT_IS_WRONG = says("desk.what_is_wrong")
ONE_TOO_MANY = says("desk.one_too_many")
ONE_TOO_FEW = says("desk.one_too_few")
CARD_ELSEWHERE = says("desk.card_elsewhere")
WHOSE_HAND = says("desk.whose_hand")
NO_EARLIER_TRICK = says("desk.no_earlier_trick")
TO_WHICH_TRICK_NO_CARD = says("desk.to_which_trick_no_card")
TO_WHICH_TRICK_TWO_CARDS = says("desk.to_which_trick_two_cards")
WHICH_TWO = says("desk.which_two")
WHICH_WAS_FACED = says("desk.which_was_faced")
NOBODY_KNOWS = says("desk.nobody_knows")
WHAT_IS_IN_PLAY = says("desk.what_is_in_play")
WHO_IS_TO_LEAD = says("desk.who_is_to_lead")

# A contested claim
WHERE_PLAY_STOPPED = says("desk.where_play_stopped")
WHO_CLAIMED_IT = says("desk.who_claimed_it")
HOW_MANY_CLAIMED = says("desk.how_many_claimed", SIDE)
ALL_OR_NOT_SAID = says("desk.all_or_not_said")
WHO_CONCEDED = says("desk.who_conceded")
HOW_MANY_CONCEDED = says("desk.how_many_conceded", SIDE)
ALL_CONCEDED = says("desk.all_conceded")
WHO_OBJECTS_OR_ASKS_BACK = says("desk.who_objects_or_asks_back")
WHAT_WAS_STATED = says("desk.what_was_stated")
NOTHING_STATED = says("desk.nothing_stated")
WHICH_STEP = says("desk.which_step")
WHICH_STEP_NEXT = says("desk.which_step_next")
NO_MORE_STEPS = says("desk.no_more_steps")
STEPS = {
    "in order": says("desk.step_in_order"),
    "run": says("desk.step_run"),
    "run in any order": says("desk.step_run_in_any_order"),
    "draw trumps": says("desk.step_draw_trumps"),
    "ruff": says("desk.step_ruff"),
    "overruff": says("desk.step_overruff"),
    "throw": says("desk.step_throw"),
    "throw card": says("desk.step_throw_card"),
    "finesse": says("desk.step_finesse"),
    "no finesse": says("desk.step_no_finesse"),
    "give up": says("desk.step_give_up"),
    "enter": says("desk.step_enter"),
    "keep": says("desk.step_keep"),
    "trump mentioned": says("desk.step_trump_mentioned"),
}
IN_WHICH_HAND = says("desk.in_which_hand")
WHICH_CARDS = says("desk.which_cards")
WHICH_SUIT = says("desk.which_suit_stated")
WHO_OBJECTS = says("desk.who_objects")
HOW_MANY_BEFORE_THIS_TRICK = says("desk.how_many_before_this_trick")
WHO_IS_VULNERABLE = says("desk.who_is_vulnerable")
NOT_NEEDED_FOR_THE_TRICKS = says("desk.not_needed_for_the_tricks")
VULNERABLE = {
    "unknown": says("desk.vulnerable_unknown"),
    "none": says("desk.vulnerable_none"),
    "NS": says("desk.vulnerable_ns"),
    "EW": says("desk.vulnerable_ew"),
    "both": says("desk.vulnerable_both"),
}
ARE_HANDS_FACED = says("desk.are_hands_faced")
HANDS_ARE_FACED = says("desk.hands_are_faced")
HANDS_ARE_NOT_FACED = says("desk.hands_are_not_faced")
WHICH_CARDS_LEFT = says("desk.which_cards_left", SEAT, NUMBER, count=NUMBER)
EXAMPLE_HAND = says("desk.example_hand")

# A claim that was agreed
WHO_CLAIMED_OR_CONCEDED = says("desk.who_claimed_or_conceded")
WHO_ASKS_BACK = says("desk.who_asks_back")
HOW_MANY_BACK = says("desk.how_many_back")
WHEN_DID_HE_ASK = says("desk.when_did_he_ask")
BEFORE_HIS_SIDE_CALLED = says("desk.before_his_side_called")
HIS_SIDE_HAS_CALLED = says("desk.his_side_has_called")

# What the law settles about a contested claim
TOP_CARD_COUNTS = says("desk.top_card_counts")
FROM_THE_TOP_DOWN = says("desk.from_the_top_down")
TRUMP_WAS_MENTIONED = says("desk.trump_was_mentioned")
PARTNER_MAY_CHOOSE = says("desk.partner_may_choose")

# A ruling on a claim, to be read out
CLAIM_WHY = says("desk.claim_why", CLAUSE, SIDE, NUMBER, _LEFT, count=NUMBER)

# What cannot be used
NO_CONTESTED_CLAIM = says("desk.no_contested_claim")
OTHER_CARDS_ON_FILE = says("desk.other_cards_on_file", SEAT, CARDS)
TRICK_NOT_IN_ORDER = says("desk.trick_not_in_order")
BOTH_NORMAL_AND_NOT = says("desk.both_normal_and_not", _GIVEN)
SAY_SOMETHING = says("desk.say_something", CLAUSE)
NOT_ON_OFFER = says("desk.not_on_offer", _GIVEN, _KNOWN)
NEARLY_ON_OFFER = says("desk.nearly_on_offer", _GIVEN, _NEAR, _KNOWN)
CANNOT_HAVE_DONE_THAT = says("desk.cannot_have_done_that", SEAT, THE_SEATS)
NOT_A_NUMBER = says("desk.not_a_number", _GIVEN, _LEAST, _MOST)
NOT_A_TRICK = says("desk.not_a_trick", _GIVEN, _LEAST, _MOST)
OTHER_NUMBER_OF_CARDS = says("desk.other_number_of_cards", _GIVEN, NUMBER, _MOST, count=NUMBER)
OTHER_NUMBERS_OF_CARDS = says("desk.other_numbers_of_cards", _GIVEN, NUMBER, _LEAST, _MOST, count=NUMBER)
TOO_MANY_PLAYED = says("desk.too_many_played", _GIVEN, _MOST)
A_CARD_TWICE = says("desk.a_card_twice", _GIVEN)

Offered = tuple[tuple[str, Message], ...]

# What a player may, must and must not do now
RIGHT_STANDSTILL = says("desk.right.standstill")
RIGHT_POINT_OUT = says("desk.right.point_out")
RIGHT_ASK_WHICH_CALL = says("desk.right.ask_which_call")
RIGHT_CALL_NOW = says("desk.right.call_now")
RIGHT_REVIEW = says("desk.right.review")
RIGHT_EXPLANATION = says("desk.right.explanation")
RIGHT_NOT_HIS_TURN_TO_ASK = says("desk.right.not_his_turn_to_ask")
RIGHT_OWN_MISTAKE = says("desk.right.own_mistake")
RIGHT_SILENT_ON_PARTNER = says("desk.right.silent_on_partner")
RIGHT_NOT_DUMMY_TO_ASK = says("desk.right.not_dummy_to_ask")
RIGHT_ASK_BEFORE_LEAD = says("desk.right.ask_before_lead")
RIGHT_LEAD_FACE_DOWN = says("desk.right.lead_face_down")
RIGHT_WHOSE_LEAD = says("desk.right.whose_lead")
RIGHT_SILENT_ON_PARTNER_UNTIL_PLAYED = says("desk.right.silent_on_partner_until_played")
RIGHT_CORRECT_PARTNER = says("desk.right.correct_partner")
RIGHT_ASK_IN_PLAY = says("desk.right.ask_in_play")
RIGHT_REVIEW_AT_FIRST_TURN = says("desk.right.review_at_first_turn")
RIGHT_CONTRACT = says("desk.right.contract")
RIGHT_SEE_LAST_TRICK = says("desk.right.see_last_trick")
RIGHT_SEE_OWN_CARD = says("desk.right.see_own_card")
RIGHT_QUITTED_TRICKS = says("desk.right.quitted_tricks")
RIGHT_ASK_DEFENDER = says("desk.right.ask_defender")
RIGHT_ASK_DECLARER = says("desk.right.ask_declarer")
RIGHT_ASK_PARTNER = says("desk.right.ask_partner")
RIGHT_NOT_SHOW_DUMMY = says("desk.right.not_show_dummy")
RIGHT_PLAY_AS_TOLD = says("desk.right.play_as_told")
RIGHT_TELL_DIRECTOR = says("desk.right.tell_director")
RIGHT_COUNT_TRICKS = says("desk.right.count_tricks")
RIGHT_LOST = says("desk.right.lost")
RIGHT_DUMMY_ASKS_DECLARER = says("desk.right.dummy_asks_declarer")
RIGHT_PREVENT_ANY = says("desk.right.prevent_any")
RIGHT_PREVENT_DECLARERS = says("desk.right.prevent_declarers")
RIGHT_NOT_ASK_DEFENDER = says("desk.right.not_ask_defender")
RIGHT_NOT_FIRST_TO_CALL = says("desk.right.not_first_to_call")
RIGHT_NOT_POINT_OUT = says("desk.right.not_point_out")
RIGHT_NOT_TAKE_PART = says("desk.right.not_take_part")
RIGHT_NOT_LEAVE_SEAT = says("desk.right.not_leave_seat")
RIGHT_NOT_LOOK = says("desk.right.not_look")
RIGHT_INSPECT = says("desk.right.inspect")
RIGHT_NOT_MIX = says("desk.right.not_mix")
RIGHT_OWN_MISTAKE_BEFORE_THE_LEAD = says("desk.right.own_mistake_before_the_lead")
RIGHT_PUT_REVIEW_RIGHT = says("desk.right.put_review_right")
RIGHT_FACE_HIS_LEAD = says("desk.right.face_his_lead")
RIGHT_TAKE_BACK_HIS_LEAD = says("desk.right.take_back_his_lead")
RIGHT_ASK_BEFORE_PARTNERS_LEAD = says("desk.right.ask_before_partners_lead")
RIGHT_CORRECT_PARTNER_AFTERWARDS = says("desk.right.correct_partner_afterwards")
