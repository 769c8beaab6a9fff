"""What the command line says; the sentences are in `cli.po`. Those that laws, rulings and the desk say are theirs."""

from __future__ import annotations

from collections.abc import Sequence

from ..values.arguments import (
    CALL,
    CARD,
    CARDS,
    CLAUSE,
    CONTRACT,
    DECLARER,
    NUMBER,
    OPTIONS,
    REFS,
    SEAT,
    SIDE,
    TEXT,
    THE_SEATS,
    TRICK,
)
from ..words.message import Arg, Phrase, says

_GIVEN = Arg[str]("given", "quoted")  # what was typed
_NEAR = Arg[Phrase]("near", "clause")
_KNOWN = Arg[Sequence[str]]("known", "texts")
_YEAR = Arg[int]("year", "number")
_FILE = Arg[Phrase]("file", "text")
_WHAT = Arg[Phrase]("what", "clause")
_OFFERED = Arg[Phrase]("offered", "clause")
_EXAMPLE = Arg[Phrase]("example", "clause")
_NOTHING = Arg[Phrase]("nothing", "clause")
_COMMAND = Arg[str]("command", "text")
_PACKAGE = Arg[str]("package", "text")
_QUESTION = Arg[str]("question", "text")
_VALUE = Arg[str]("value", "text")
_TRICKS = Arg[Sequence[int]]("tricks", "tricks")
_NS = Arg[int]("ns", "number")
_EW = Arg[int]("ew", "number")
_OVER = Arg[str]("over", "text")

# What is typed at a prompt: one word or several, with blanks between
TYPED = {
    "back": says("cli.typed_back"),
    "why": says("cli.typed_why"),
    "help": says("cli.typed_help"),
    "quit": says("cli.typed_quit"),
}
TYPED_NONE = says("cli.typed_none")
HOW_TO_GO_ON = says("cli.how_to_go_on")
HOW_TO_WRITE = says("cli.how_to_write")
NEEDED_FOR_THE_RECORD = says("cli.needed_for_the_record")

# Prompts: the question, and between brackets what may be typed
ASK = says("cli.ask", CLAUSE)
ASK_SUCH_AS = says("cli.ask_such_as", CLAUSE, _EXAMPLE)
ASK_OR_NOTHING = says("cli.ask_or_nothing", CLAUSE, _NOTHING)
ASK_SUCH_AS_OR_NOTHING = says("cli.ask_such_as_or_nothing", CLAUSE, _EXAMPLE, _NOTHING)
ASK_AMONG = says("cli.ask_among", CLAUSE, _KNOWN)
ASK_AMONG_OR_NOTHING = says("cli.ask_among_or_nothing", CLAUSE, _KNOWN, _NOTHING)
CHOOSE_OR_NOTHING = says("cli.choose_or_nothing", _NOTHING)
ANSWER_NEEDED = says("cli.answer_needed", CLAUSE)
ANSWER_NEEDED_SUCH_AS = says("cli.answer_needed_such_as", _EXAMPLE)
ANSWER_NEEDED_AMONG = says("cli.answer_needed_among", _KNOWN)
NOT_ON_OFFER = says("cli.not_on_offer", _GIVEN, NUMBER)
NEARLY_ON_OFFER = says("cli.nearly_on_offer", _GIVEN, _NEAR, NUMBER)
NOTHING_TO_TAKE_BACK = says("cli.nothing_to_take_back")

# The dialogue of `ask`
A_RULING_AT_THE_TABLE = says("cli.a_ruling_at_the_table")
INTERRUPTED = says("cli.interrupted")
INTERRUPTED_AND_KEPT = says("cli.interrupted_and_kept", _FILE)
NOTHING_RULED_YET = says("cli.nothing_ruled_yet")
WHAT_NEXT = says("cli.what_next")
DONE = says("cli.done")
TRICK_IS_OVER = says("cli.trick_is_over")
A_CARD_WAS_PLAYED = says("cli.a_card_was_played")
CALLS_WERE_MADE = says("cli.calls_were_made")
CALLED_SINCE = says("cli.called_since")
CALLED_BEFORE_THE_RULING = says("cli.called_before_the_ruling")
IT_WAS_A_SLIP = says("cli.it_was_a_slip")
CAME_TO_A_CONTRACT = says("cli.came_to_a_contract")
DIRECTOR_IS_CALLED = says("cli.director_is_called")
UNDER_THREE_EDITIONS = says("cli.under_three_editions")
WHAT_MAY_THEY_DO = says("cli.what_may_they_do")
FORCES = {
    "may": says("cli.force.may", CLAUSE),
    "must": says("cli.force.must", CLAUSE),
    "must not": says("cli.force.must_not", CLAUSE),
}
SAVE_THE_CALL = says("cli.save_the_call")
PROVISION_SAYS = says("cli.provision_says", REFS, CLAUSE)
WHO_IS_ON_LEAD_NOW = says("cli.who_is_on_lead_now", _KNOWN)
WAS_IT_PLAYED = says("cli.was_it_played", CARD, SEAT)
FROM_WHOSE_HAND = says("cli.from_whose_hand", _KNOWN)
WHICH_CARD = says("cli.which_card")
WHICH_CALLS = says("cli.which_calls")
WHICH_WAS_MEANT = says("cli.which_was_meant", SEAT)
WHICH_CONTRACT = says("cli.which_contract")
INSTEAD = says("cli.instead")
UNKNOWN_CALL = says("cli.unknown_call", SEAT)
WHO_CALLED = says("cli.who_called", _KNOWN, OPTIONS)
ABOUT = {
    "revoke": says("cli.about_revoke"),
    "turn": says("cli.about_turn"),
    "exposed card": says("cli.about_exposed_card"),
    "penalty card": says("cli.about_penalty_card"),
    "dummy's card": says("cli.about_dummys_card"),
    "number of cards": says("cli.about_number_of_cards"),
    "call": says("cli.about_call"),
    "explanation": says("cli.about_explanation"),
}
NOT_A_MATTER = says("cli.not_a_matter", _GIVEN, _KNOWN)
WHICH_FILE = says("cli.which_file")
FILE_NEEDED = says("cli.file_needed")
OVERWRITE = says("cli.overwrite", _FILE)
SAVED = says("cli.saved", _FILE)
TYPE_YES_OR_NO = says("cli.type_yes_or_no")

# Answers to a question
YES_AND_NO = says("cli.yes_and_no")
YES_OR_NO = says("cli.yes_or_no")
ONE_OF_THE_OPTIONS = says("cli.one_of_the_options", _KNOWN, NUMBER)
A_CARD_SUCH_AS = says("cli.a_card_such_as")
VALUE_NOT_OFFERED = says("cli.value_not_offered", _VALUE, _GIVEN)
NOTHING_TYPED = says("cli.nothing_typed")
DOES_NOT_ANSWER = says("cli.does_not_answer", _GIVEN, _QUESTION)
IT_WANTS = says("cli.it_wants", _WHAT, _OFFERED)
DID_YOU_MEAN_IT_WANTS = says("cli.did_you_mean_it_wants", _WHAT, _NEAR, _OFFERED)
NO_QUESTION_OPEN = says("cli.no_question_open", _GIVEN)
OTHER_QUESTION_OPEN = says("cli.other_question_open", _GIVEN, _QUESTION)
NEARLY_THE_QUESTION = says("cli.nearly_the_question", _GIVEN, _QUESTION)

# Rulings
UNDER_THE_LAWS = says("cli.under_the_laws", CONTRACT, _YEAR)
AUCTION_UNDER_THE_LAWS = says("cli.auction_under_the_laws", _YEAR)
PASSED_OUT_UNDER_THE_LAWS = says("cli.passed_out_under_the_laws", _YEAR)
LAW_NUMBER = says("cli.law_number", _VALUE)
READING = says("cli.reading", TEXT)
RULING = says("cli.ruling", CLAUSE)
RULING_NUMBER = says("cli.ruling_number", NUMBER, CLAUSE)
FOUND = says("cli.found", CLAUSE)
CARDS_SHOW = says("cli.cards_show", CLAUSE)
NOTHING_TO_RULE_ON = says("cli.nothing_to_rule_on")
LAST_ACT_COUNTS_AS = says("cli.last_act_counts_as", CLAUSE)
DIRECTOR_WAS_CALLED = says("cli.director_was_called")
NOT_RULED_ON = says("cli.not_ruled_on")
UNUSED_ANSWERS = says("cli.unused_answers", _KNOWN)
NOW = says("cli.now")
TO_KEEP_IN_MIND = says("cli.to_keep_in_mind")

# The result
RESULT = says("cli.result")
RESULT_OF = says("cli.result_of", CONTRACT, _VALUE, _OVER)
TRICKS = {
    "played out": says("cli.tricks_played_out", _NS, _EW, count=_NS),
    "claimed": says("cli.tricks_claimed", _NS, _EW, count=_NS),
    "stated": says("cli.tricks_stated", _NS, _EW, count=_NS),
}
PASSED_OUT = says("cli.passed_out")
TRICKS_AFTER = says("cli.tricks_after", _NS, _EW, count=_NS)
TRICKS_GO_TO = says("cli.tricks_go_to", _TRICKS, SIDE, count=_TRICKS)
SCORE_FOR = says("cli.score_for", SIDE)

# The question
DIRECTOR_DECIDES = says("cli.director_decides")
DIRECTOR_ASKS = says("cli.director_asks", THE_SEATS)
PLAYER_CHOOSES = says("cli.player_chooses", THE_SEATS)
SAY = says("cli.say")
ALOUD = says("cli.aloud", CLAUSE)
TO_ANSWER = says("cli.to_answer")
TO_ANSWER_WITH = says("cli.to_answer_with", _KNOWN)
OPEN = says("cli.open", CLAUSE)
PUT_A_CARD = says("cli.put_a_card")
PUT_A_FILE = says("cli.put_a_file")

# Legal plays
PLAY_IS_OVER = says("cli.play_is_over")
IS_TO_LEAD = says("cli.is_to_lead", SEAT, TRICK)
IS_TO_PLAY = says("cli.is_to_play", SEAT)
DUMMY_IS_TO_LEAD = says("cli.dummy_is_to_lead", SEAT, TRICK, DECLARER)
DUMMY_IS_TO_PLAY = says("cli.dummy_is_to_play", SEAT, DECLARER)
HAND_NOT_ON_FILE = says("cli.hand_not_on_file")
MAY_BE_PLAYED = says("cli.may_be_played")
THE_CARDS = says("cli.the_cards", CARDS)
WHY = says("cli.why")
MAY_NOT_BE_PLAYED = says("cli.may_not_be_played")
CARDS_MAY_NOT = says("cli.cards_may_not", CARDS, CLAUSE)

# Legal calls
AUCTION_IS_OVER = says("cli.auction_is_over")
IS_TO_CALL = says("cli.is_to_call", SEAT)
MAY_BE_CALLED = says("cli.may_be_called")
MAY_NOT_BE_CALLED = says("cli.may_not_be_called")
NOT_SETTLED = says("cli.not_settled")
CALLS_MAY_NOT = says("cli.calls_may_not", TEXT, CLAUSE)
NOT_ENOUGH_OVER = says("cli.not_enough_over", CALL)

# The auction as a diagram
THE_SEAT = says("cli.the_seat", SEAT)
DRAWN_AUCTION = says("cli.drawn_auction", _YEAR)
DRAWN_DEALER = says("cli.drawn_dealer", SEAT)
DRAWN_LAST_BID = says("cli.drawn_last_bid", CALL)
DRAWN_PASSED_OUT = says("cli.drawn_passed_out")
DRAWN_IS_TO_CALL = says("cli.drawn_is_to_call", SEAT)
DRAWN_TO_CALL = says("cli.drawn_to_call")
DRAWN_CANCELLED = says("cli.drawn_cancelled")
DRAWN_PENDING = says("cli.drawn_pending", TEXT)
DRAWN_ACCEPTED = says("cli.drawn_accepted", TEXT)

# The table as a diagram
DRAWN_CONTRACT = says("cli.drawn_contract", CONTRACT, _YEAR)
DRAWN_OVER = says("cli.drawn_over")
DRAWN_TRICK = says("cli.drawn_trick", TRICK)
DRAWN_TRICK_LED = says("cli.drawn_trick_led", TRICK, CARD, SEAT)
DRAWN_WAITS = says("cli.drawn_waits", TRICK, TEXT)
DRAWN_WON = says("cli.drawn_won", _NS, _EW)
DRAWN_WON_ON_FILE = says("cli.drawn_won_on_file", _NS, _EW)
DRAWN_WON_UNKNOWN = says("cli.drawn_won_unknown")
DRAWN_SEAT = says("cli.drawn_seat", SEAT)
DRAWN_DECLARER = says("cli.drawn_declarer", SEAT)
DRAWN_DUMMY = says("cli.drawn_dummy", SEAT)
DRAWN_TO_LEAD = says("cli.drawn_to_lead", TRICK)
DRAWN_TO_PLAY = says("cli.drawn_to_play")
DRAWN_MAJOR = says("cli.drawn_major", CARD)
DRAWN_MINOR = says("cli.drawn_minor", CARD)
DRAWN_MAJOR_SMALL = says("cli.drawn_major_small", CARD)
DRAWN_MINOR_SMALL = says("cli.drawn_minor_small", CARD)
DRAWN_FACE_DOWN = says("cli.drawn_face_down", TEXT)
DRAWN_THIS_LEAD = says("cli.drawn_this_lead", CLAUSE, TRICK)
DRAWN_WHILE_LEAD_RETAINED = says("cli.drawn_while_lead_retained", CLAUSE)
DRAWN_THIS_TRICK = says("cli.drawn_this_trick", CLAUSE)
DRAWN_CARDS = says("cli.drawn_cards", NUMBER, count=NUMBER)
DRAWN_MORE_CARDS = says("cli.drawn_more_cards", NUMBER, count=NUMBER)

# Files
STANDARD_INPUT = says("cli.standard_input")
IN_FILE = says("cli.in_file", _FILE, _WHAT)
NOT_UTF8 = says("cli.not_utf8", _FILE, NUMBER)
NO_BOARD = says("cli.no_board", _FILE)
NO_SUCH_BOARD = says("cli.no_such_board", _FILE, _GIVEN, _KNOWN)
WHICH_BOARD = says("cli.which_board", _FILE, _KNOWN)
NO_SUCH_FILE = says("cli.no_such_file")
IS_A_DIRECTORY = says("cli.is_a_directory")
NOT_A_DIRECTORY = says("cli.not_a_directory")
NOT_PERMITTED = says("cli.not_permitted")
DISK_IS_FULL = says("cli.disk_is_full")
OUTPUT_LOST = says("cli.output_lost", _WHAT)
READ_ONLY = says("cli.read_only")
NOT_READABLE = says("cli.not_readable")
NOT_WRITABLE = says("cli.not_writable")

# How a command ends
COMPLAINT = says("cli.complaint", _WHAT)
ABORTED = says("cli.aborted")
NEEDS_FOR_THE_COMMANDS = says("cli.needs_for_the_commands", _PACKAGE)
NEEDS_FOR_THE_PAGE = says("cli.needs_for_the_page", _PACKAGE)
NO_SUCH_COMMAND = says("cli.no_such_command", _COMMAND, _KNOWN)
NEARLY_A_COMMAND = says("cli.nearly_a_command", _COMMAND, _VALUE)

# The stages of an act
STAGE = says("cli.column_stage")
WHAT_HAPPENS = says("cli.column_what_happens")
TAKING_PART = says("cli.column_taking_part")
