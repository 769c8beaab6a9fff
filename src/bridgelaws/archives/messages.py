"""What is wrong with a record of play; the sentences are in `archives.po`."""

from __future__ import annotations

from ..errors import GIVEN
from ..values import words as value_words
from ..values.arguments import CARD, CARDS, CONTRACT, NUMBER, OTHER_SEAT, SEAT
from ..words.message import Arg, Message, Phrase, says

_CALL = Arg[str]("call", "text")
_COLUMN = Arg[str]("column", "text")
_EXPECTED = Arg[str]("expected", "text")
_FORM = Arg[Message]("form", "clause")
_LAST = Arg[int]("last", "number")
_LEAST = Arg[int]("least", "number")
_LINE = Arg[int]("line", "number")
_MOST = Arg[int]("most", "number")
_NAME = Arg[str]("name", "text")
_PLACE = Arg[str]("place", "text")
_SIGN = Arg[str]("sign", "text")
_SIGNS = Arg[str]("signs", "text")
_WHAT = Arg[Phrase]("what", "clause")
_WHY = Arg[Phrase]("why", "clause")
_WIDTH = Arg[int]("width", "number")

# Of a record as a whole
AT_LINE = says("archives.at_line", _LINE, _WHAT)
CANNOT_BE_READ = says("archives.cannot_be_read", GIVEN, _WHY)
NOT_PLAIN = says("archives.not_plain", GIVEN)
NO_DEAL_TO_PLAY = says("archives.no_deal_to_play", _PLACE)
NO_CONTRACT_TO_PLAY = says("archives.no_contract_to_play", _PLACE)
NO_DEALER_TO_CALL = says("archives.no_dealer_to_call", _PLACE)

# The auction
AUCTION_OVER = says("archives.auction.over", _CALL)
AUCTION_NOTHING_TO_DOUBLE = says("archives.auction.nothing_to_double", _CALL)
AUCTION_NOTHING_TO_REDOUBLE = says("archives.auction.nothing_to_redouble", _CALL)
AUCTION_INSUFFICIENT = says("archives.auction.insufficient", _CALL)
AUCTION_SUFFICIENT = says("archives.auction.sufficient", _CALL)
AUCTION_NO_END = says("archives.auction.no_end")
AUCTION_IN_IT = says("archives.auction.in_it", _WHY)

# LIN
BOARD_WITHOUT_END = says("archives.board_without_end")
MORE_THAN_52 = says("archives.more_than_52")
WITHOUT_BEGINNING = says("archives.without_beginning")
OF_NO_COMMAND = says("archives.of_no_command")
NOT_A_CARD = says("archives.not_a_card", GIVEN)
NOT_A_CALL = says("archives.not_a_call", GIVEN)
NOT_A_VULNERABILITY = says("archives.not_a_vulnerability", GIVEN)
NOT_A_NUMBER_OF_TRICKS = says("archives.not_a_number_of_tricks", GIVEN)
WITHOUT_DEAL = says("archives.without_deal")
DEAL_TOO_LONG = says("archives.deal_too_long", NUMBER)
NO_CARD = says("archives.no_card")
NOT_A_SUIT = says("archives.not_a_suit", GIVEN, SEAT)
NO_RESULT = says("archives.no_result")
SHEET_HAS = says("archives.sheet_has", GIVEN, CONTRACT)
HAND_HOLDS_TWICE = says("archives.hand_holds_twice", SEAT, CARDS)

# PBN: the auction
AFTER = says("archives.pbn.after", GIVEN, _SIGN)
AFTER_ALL_PASSED = says("archives.pbn.after_all_passed", GIVEN)
NOT_A_MARK_OF_A_CALL = says("archives.pbn.not_a_mark_of_a_call", GIVEN)
PBN_NOT_A_CALL = says("archives.pbn.not_a_call", GIVEN)
WRITTEN_FOR = says("archives.pbn.written_for", GIVEN, _CALL)
MARK_WITHOUT_BID = says("archives.pbn.mark_without_bid")
FIRST_COLUMN = says("archives.pbn.first_column", _NAME, GIVEN)
WITHOUT_DEALER = says("archives.pbn.without_dealer")
DID_NOT_DEAL = says("archives.pbn.did_not_deal", SEAT, OTHER_SEAT)

# PBN: the play
PLUS_TWICE = says("archives.pbn.plus_twice")
MARK_BEFORE = says("archives.pbn.mark_before", _SIGN)
NOT_A_MARK_OF_A_CARD = says("archives.pbn.not_a_mark_of_a_card", GIVEN)
PBN_NOT_A_CARD = says("archives.pbn.not_a_card", GIVEN)
MARK_WITHOUT_CARD = says("archives.pbn.mark_without_card")
TOO_MANY_PLACES = says("archives.pbn.too_many_places", NUMBER)
AFTER_PLUS = says("archives.pbn.after_plus", CARD)
SECOND_TIME = says("archives.pbn.second_time", CARD)
NOBODYS = says("archives.pbn.nobodys", CARD)
SECOND_CARD = says("archives.pbn.second_card", CARD, SEAT)
NOT_OUT_OF_TURN = says("archives.pbn.not_out_of_turn", CARD)
UNMARKED_REVOKE = says("archives.pbn.unmarked_revoke", CARD, SEAT)
NO_REVOKE = says("archives.pbn.no_revoke", CARD)

# PBN: tags
NOT_INHERITED = says("archives.pbn.not_inherited", _NAME)
DEAL_OF_GAME_BEFORE = says("archives.pbn.deal_of_game_before")
NOTE_OUTSIDE = says("archives.pbn.note_outside")
NOTHING_TO_INHERIT = says("archives.pbn.nothing_to_inherit", _NAME)
NOT_A_SEAT = says("archives.pbn.not_a_seat", _NAME, GIVEN)
NOT_VULNERABLE = says("archives.pbn.not_vulnerable", GIVEN)
NOT_A_DECLARER = says("archives.pbn.not_a_declarer", GIVEN)
NOT_A_CONTRACT = says("archives.pbn.not_a_contract", GIVEN)
ANOTHER_CONTRACT = says("archives.pbn.another_contract", GIVEN, CONTRACT)
ALL_PASSED = says("archives.pbn.all_passed", GIVEN)
ANOTHER_DECLARER = says("archives.pbn.another_declarer", GIVEN, SEAT)
RESULT_WITHOUT_DECLARER = says("archives.pbn.result_without_declarer", GIVEN)
PLAY_WITHOUT_DEAL = says("archives.pbn.play_without_deal")
PLAY_WITHOUT_CONTRACT = says("archives.pbn.play_without_contract")
PLAY_WITHOUT_DECLARER = says("archives.pbn.play_without_declarer")
RESULT_IS_RIGHT = says("archives.pbn.result_is_right", NUMBER)
RESULT_IS = says("archives.pbn.result_is", NUMBER, _LEAST)
RESULT_IS_BETWEEN = says("archives.pbn.result_is_between", NUMBER, _LEAST, _MOST)

# PBN: lines, and what stands on them
COMMENT_OPEN = says("archives.pbn.comment_open")
LINE_TOO_LONG = says("archives.pbn.line_too_long", NUMBER, _MOST)
NOT_LATIN = says("archives.pbn.not_latin")
TAB = says("archives.pbn.tab", _NAME)
NO_EMPTY_LINE = says("archives.pbn.no_empty_line")
TAG_TWICE = says("archives.pbn.tag_twice", _NAME)
SECTION_TWICE = says("archives.pbn.section_twice", _NAME)
GAME_WITHOUT_END = says("archives.pbn.game_without_end")
OUTSIDE = says("archives.pbn.outside", GIVEN)
STRAY = says("archives.pbn.stray", _SIGN)
NOT_A_TAG_PAIR = says("archives.pbn.not_a_tag_pair", GIVEN)
NO_CLOSING_QUOTE = says("archives.pbn.no_closing_quote", _NAME)
NO_CLOSING_BRACKET = says("archives.pbn.no_closing_bracket", _NAME)
NOT_IN_QUOTES = says("archives.pbn.not_in_quotes", _NAME)
NO_VALUE = says("archives.pbn.no_value", _NAME)

# PBN: annotations and notes
BEFORE_FIRST_CALL = says("archives.pbn.before_first_call", GIVEN)
BEFORE_FIRST_CARD = says("archives.pbn.before_first_card", GIVEN)
NOT_A_NOTE = says("archives.pbn.not_a_note", GIVEN, _LAST)
SECOND_NOTE_AT_CALL = says("archives.pbn.second_note_at_call", GIVEN)
SECOND_NOTE_AT_CARD = says("archives.pbn.second_note_at_card", GIVEN)
NOT_OF_A_CALL = says("archives.pbn.not_of_a_call", GIVEN)
NOT_OF_A_CARD = says("archives.pbn.not_of_a_card", GIVEN)
NOT_AN_ANNOTATION = says("archives.pbn.not_an_annotation", GIVEN, _SIGNS)
SECOND_JUDGEMENT_OF_CALL = says("archives.pbn.second_judgement_of_call", GIVEN)
SECOND_JUDGEMENT_OF_CARD = says("archives.pbn.second_judgement_of_card", GIVEN)
NOTE_FORM = says("archives.pbn.note_form", GIVEN, _LAST)
SECOND_NOTE = says("archives.pbn.second_note", NUMBER)
NO_NOTE = says("archives.pbn.no_note", NUMBER)
UNUSED_NOTE = says("archives.pbn.unused_note", _NAME)

# PBN: tables
NOT_A_COLUMN = says("archives.pbn.not_a_column", GIVEN, _NAME)
AMONG_VALUES = says("archives.pbn.among_values", _SIGN, _NAME)
NOT_IN_ROWS = says("archives.pbn.not_in_rows", NUMBER, _NAME, _WIDTH)
NOT_HIGHEST_FIRST = says("archives.pbn.not_highest_first", _COLUMN, _NAME)
NOT_LOWEST_FIRST = says("archives.pbn.not_lowest_first", _COLUMN, _NAME)

# PBN: the values of tags
NOT_A_TAG = says("archives.pbn.not_a_tag", GIVEN)
WRITE_IT_AS = says("archives.pbn.write_it_as", _NAME, GIVEN, _FORM)
FORM_DATE = says("archives.pbn.form.date")
FORM_TIME = says("archives.pbn.form.time")
FORM_ROUND = says("archives.pbn.form.round")
FORM_NUMBER = says("archives.pbn.form.number")
FORM_SCORE = says("archives.pbn.form.score")
FORM_PERCENTAGE = says("archives.pbn.form.percentage")
FORM_RUBBER = says("archives.pbn.form.rubber")
FORM_OPTIMUM = says("archives.pbn.form.optimum")
FORM_HUMAN = says("archives.pbn.form.human")
FORM_COMPETITION = says("archives.pbn.form.competition")
FORM_MODE = says("archives.pbn.form.mode")
FORM_YES_OR_NO = says("archives.pbn.form.yes_or_no")
FORM_ROOM = says("archives.pbn.form.room")
FORM_CONTRACT = says("archives.pbn.form.contract")
FORM_SCORING = says("archives.pbn.form.scoring")
HANDS_OF_A_DEAL = says("archives.pbn.hands_of_a_deal")
NOT_A_RESULT = says("archives.pbn.not_a_result", GIVEN)
NOT_THIRTEEN = says("archives.pbn.not_thirteen", GIVEN)
GAMES_MAKE_IT = says("archives.pbn.games_make_it", GIVEN, _EXPECTED)

# What an objection is about, for those who find the same in another way
ABOUT_A_WORD: frozenset[object] = frozenset((NOT_A_CARD, PBN_NOT_A_CARD, value_words.NOT_A_CARD))
ABOUT_A_CARD_TWICE: frozenset[object] = frozenset(
    (value_words.DEAL_HOLDS_TWICE, value_words.HAND_HOLDS_TWICE, HAND_HOLDS_TWICE, SECOND_TIME)
)
ABOUT_THE_NUMBER_OF_CARDS: frozenset[object] = frozenset(
    (value_words.MORE_THAN_THIRTEEN, value_words.NOT_OF_ONE_LENGTH, NOBODYS)
)
ABOUT_THE_DEAL: frozenset[object] = frozenset(
    (
        value_words.NOT_A_DEAL,
        value_words.DEAL_TOO_LONG,
        value_words.WHOSE_HAND_FIRST,
        value_words.FOUR_HANDS,
        value_words.DEAL_HOLDS_TWICE,
        value_words.NOT_OF_ONE_LENGTH,
        value_words.FOUR_SUITS,
        value_words.NOT_A_RANK,
        value_words.HAND_HOLDS_TWICE,
        value_words.MORE_THAN_THIRTEEN,
        WITHOUT_DEAL,
        DEAL_TOO_LONG,
        NO_CARD,
        NOT_A_SUIT,
        HAND_HOLDS_TWICE,
        NOBODYS,
        NO_DEAL_TO_PLAY,
        PLAY_WITHOUT_DEAL,
        HANDS_OF_A_DEAL,
    )
)
ABOUT_A_CALL: frozenset[object] = frozenset(
    (AUCTION_OVER, AUCTION_NOTHING_TO_DOUBLE, AUCTION_NOTHING_TO_REDOUBLE, AUCTION_INSUFFICIENT)
)
ABOUT_THE_CONTRACT: frozenset[object] = frozenset((ANOTHER_CONTRACT, ANOTHER_DECLARER, ALL_PASSED, SHEET_HAS))
ABOUT_A_SECTION_TWICE: frozenset[object] = frozenset((SECTION_TWICE,))
# The result and the cards, both of which can be read, do not agree.
ABOUT_RESULT_AND_CARDS: frozenset[object] = frozenset((RESULT_IS_RIGHT, RESULT_IS, RESULT_IS_BETWEEN))
ABOUT_THE_RESULT: frozenset[object] = frozenset(
    (RESULT_WITHOUT_DECLARER, RESULT_IS_RIGHT, RESULT_IS, RESULT_IS_BETWEEN, NOT_A_RESULT, NOT_THIRTEEN)
)
