"""What is wrong with a case file; the sentences are in `files.po`."""

from __future__ import annotations

from ..errors import GIVEN, KNOWN
from ..values.arguments import CARD, CARDS, CONTRACT, LEADER, NUMBER, OTHER_SEAT, PARTNER, SEAT, TRICK, WHY
from ..values.contract import Contract
from ..words.message import Arg, Phrase, says

_COLUMN = Arg[int]("column", "number")
_EW = Arg[int]("ew", "number")
_FORMAT = Arg[str]("known", "text")
_HIGH = Arg[int]("high", "number")
_KEY = Arg[str]("key", "text")
_LEFT = Arg[int]("left", "number")
_LINE = Arg[int]("line", "number")
_LOW = Arg[int]("low", "number")
_MOST = Arg[int]("most", "number")
_NS = Arg[int]("ns", "number")
_OTHER_CONTRACT = Arg[Contract]("other", "contract")
_OTHER_WORD = Arg[str]("other", "text")
_READ_SO = Arg[Phrase]("why", "clause")
_YEAR = Arg[str]("year", "text")

# A value that is not of the sort that is wanted
EXPECTED_OBJECT = says("files.expected.object", GIVEN)
EXPECTED_LIST = says("files.expected.list", GIVEN)
EXPECTED_TEXT = says("files.expected.text", GIVEN)
EXPECTED_FLAG = says("files.expected.flag", GIVEN)
EXPECTED_NUMBER = says("files.expected.number", _LOW, _HIGH, GIVEN)
EXPECTED_CARD = says("files.expected.card", GIVEN)
EXPECTED_YEAR = says("files.expected.year", GIVEN)
EXPECTED_ONE_OF = says("files.expected.one_of", GIVEN, KNOWN)
UNKNOWN_KEY = says("files.unknown_key", GIVEN, KNOWN)
UNKNOWN_KEY_NONE = says("files.unknown_key_none", GIVEN)
MISSING = says("files.missing", GIVEN)
TEXT_TOO_LONG = says("files.text_too_long", NUMBER, _MOST)
HALF_A_CHARACTER = says("files.half_a_character")
UNSEEN_CHARACTER = says("files.unseen_character", GIVEN)

# The file as a whole
TOO_MANY_BYTES = says("files.too_many_bytes", NUMBER, _MOST)
TOO_MANY_CHARACTERS = says("files.too_many_characters", NUMBER, _MOST)
NOT_TEXT = says("files.not_text", GIVEN)
NOT_UTF8 = says("files.not_utf8", NUMBER)
BYTE_ORDER_MARK = says("files.byte_order_mark")
KEY_TWICE = says("files.key_twice", GIVEN)
TOO_MANY_DIGITS = says("files.too_many_digits", NUMBER)
NOT_A_JSON_VALUE = says("files.not_a_json_value", GIVEN)
NOT_JSON = says("files.not_json", _READ_SO, _LINE, _COLUMN)
TOO_DEEP = says("files.too_deep", _MOST)
NOT_AN_OBJECT = says("files.not_an_object", GIVEN)
NOT_THIS_FORMAT = says("files.not_this_format", _FORMAT)
VERSION_NOT_KNOWN = says("files.version_not_known", GIVEN, NUMBER)

# What the standard library says of text that is not JSON
READ_SO = {
    "Expecting value": says("files.json.value"),
    "Expecting ',' delimiter": says("files.json.comma"),
    "Expecting ':' delimiter": says("files.json.colon"),
    "Expecting property name enclosed in double quotes": says("files.json.name"),
    "Unterminated string starting at": says("files.json.unterminated"),
    "Invalid control character at": says("files.json.control"),
    "Invalid \\escape": says("files.json.escape"),
    "Invalid \\uXXXX escape": says("files.json.unicode"),
    "Extra data": says("files.json.extra"),
    "Illegal trailing comma before end of object": says("files.json.trailing_object"),
    "Illegal trailing comma before end of array": says("files.json.trailing_array"),
}

# Events
NOT_ONE = says("files.event.not_one")
NOT_AN_EVENT = says("files.event.not_known", GIVEN, KNOWN)
WITH_PREVIOUS = says("files.event.with_previous", GIVEN)
ABOUT_ONE_OF = says("files.event.about", KNOWN, GIVEN)
FOUR_NUMBERS = says("files.event.four_numbers", GIVEN)
NO_ANSWER = says("files.event.answer", GIVEN)
TOO_MANY_ITEMS = says("files.too_many_items", NUMBER, _MOST)
TOO_MANY_EVENTS = says("files.event.too_many", NUMBER, _MOST)

# The head of a case
NOT_READ_IN = says("files.not_read_in", GIVEN, KNOWN)

# A board that is already under way
DECLARER_MUST_BE = says("files.position.declarer", SEAT, PARTNER)
THREE_AT_MOST = says("files.position.three_at_most")
NONE_BEFORE_THE_FIRST = says("files.position.none_before_the_first")
DECLARER_LEADS = says("files.position.declarer_leads", SEAT)
FOUR_CARDS = says("files.position.four_cards")
NOT_ON_LEAD = says("files.position.not_on_lead", SEAT, LEADER)
IN_TRICK_AND_GONE = says("files.position.in_trick_and_gone", CARDS, count=CARDS)
LEADER_FIRST = says("files.position.leader_first", LEADER)
WHO_LEADS = says("files.position.who_leads")
TWICE_IN_TRICK = says("files.position.twice_in_trick", SEAT, CARD)
DO_NOT_ADD_UP = says("files.position.do_not_add_up", _NS, _EW, NUMBER, TRICK)
SAME_CARD_TWICE = says("files.position.same_card_twice")
WOULD_HOLD = says("files.position.would_hold", SEAT, NUMBER, TRICK)
IN_TWO_PLACES = says("files.position.in_two_places", CARDS, count=CARDS)
CANNOT_HOLD = says("files.position.cannot_hold", SEAT, NUMBER, _LEFT)

# Penalty cards and restrictions in force
NOT_A_DEFENDER = says("files.force.not_a_defender", SEAT)
NOT_IN_HAND = says("files.force.not_in_hand", CARD, SEAT)
PENALTY_CARD_TWICE = says("files.force.penalty_card_twice", CARD, SEAT)
TOO_MANY_RESTRICTIONS = says("files.force.too_many", NUMBER, _MOST)
TOO_MANY_LEAD_RIGHTS = says("files.force.too_many_lead_rights", NUMBER, _MOST)
NOT_A_DEFENDERS_CALL = says("files.force.not_a_defenders_call", SEAT)
NEEDS = says("files.force.needs", GIVEN, _KEY)
LEAD_AGAIN = says("files.force.lead_again", SEAT)
SAME_SUIT_TWICE = says("files.force.same_suit_twice")
HIGHEST_OF_WHICH = says("files.force.highest_of_which")
LOWEST_OF_WHICH = says("files.force.lowest_of_which")
NEEDS_LAW = says("files.force.needs_law", GIVEN)
NOT_A_PROVISION = says("files.not_a_provision", GIVEN, _YEAR)

# The auction
TOO_MANY_CALLS = says("files.auction.too_many", NUMBER, _MOST)
NOT_RULED_ON = says("files.auction.not_ruled_on", WHY)
NOT_OVER = says("files.auction.not_over")
NO_CONTRACT_YET = says("files.auction.no_contract_yet")
NO_POSITION_YET = says("files.auction.no_position_yet")
WHOSE_TURN = says("files.auction.whose_turn")
NOT_A_BID = says("files.auction.not_a_bid", GIVEN)
NOBODY_BID = says("files.auction.nobody_bid")
GIVES_ANOTHER = says("files.auction.another", CONTRACT)
GIVES = says("files.auction.gives", _OTHER_CONTRACT, CONTRACT)
WHO_NAMED = says("files.auction.who_named")
DID_NOT_DEAL = says("files.auction.did_not_deal", SEAT, OTHER_SEAT)
NO_DUTIES_LEFT = says("files.auction.no_duties_left")
ANOTHER_PHASE = says("files.auction.another_phase", GIVEN, _OTHER_WORD)

# Ready examples
NOT_AN_EXAMPLE = says("files.not_an_example", GIVEN)
EXAMPLES_ARE_LISTED = says("files.examples_are_listed", GIVEN)
