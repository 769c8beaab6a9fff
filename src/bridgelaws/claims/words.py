"""The claim analyst: what is said of a statement and of a play; the sentences are in `claims.po`."""

from __future__ import annotations

from ..errors import GIVEN, KNOWN
from ..values.arguments import CALLED, CARD, CARDS, CLAUSE, NUMBER, OTHER, SEAT, SIDE, SUIT, SUITS, THE_SEATS
from ..words.message import Arg, says

_AT_LEAST = Arg[int]("least", "number")
_DUE = Arg[int]("due", "number")

# What a claimer said, a step each
IN_ORDER = says("claims.in_order", CARDS)
RUN_FROM_THE_TOP = says("claims.run_from_the_top", SUIT)
RUN = says("claims.run", SUIT)
DRAW_TRUMPS = says("claims.draw_trumps")
RUFF = says("claims.ruff", SUIT, SEAT)
OVERRUFF = says("claims.overruff")
THROW = says("claims.throw", SEAT, SUITS)
THROW_CARD = says("claims.throw_card", CARD, SUIT)
TAKE_FINESSE = says("claims.take_finesse", SUIT, SEAT)
NO_FINESSE = says("claims.no_finesse", SUIT)
GIVE_UP = says("claims.give_up", SUIT)
ENTER = says("claims.enter", SUIT)
KEEP = says("claims.keep", CARDS)
TRUMP_MENTIONED = says("claims.trump_mentioned")
NOTHING_STATED = says("claims.nothing_stated")

# Plays that a Director judges; `other` is the card that was better
DROP = says("claims.drop", SEAT, CARD, OTHER)
FINESSE = says("claims.finesse", SEAT, CARD, OTHER)
STRAND = says("claims.strand", SEAT, CARD, OTHER)
TRUMP_OUT = says("claims.trump_out", SEAT, CARD, OTHER)
IDLE_TRUMP = says("claims.idle_trump", SEAT, CARD, OTHER)
RUFF_HIGH = says("claims.ruff_high", SEAT, CARD, OTHER)
LOW_FIRST = says("claims.low_first", SEAT, CARD, OTHER)
DISCARD = says("claims.discard", SEAT, CARD, OTHER)
RUFF_LOW = says("claims.ruff_low", SEAT, CARD, OTHER)
LOSER_LED = says("claims.loser_led", SEAT, CARD, OTHER)
ADAPT = says("claims.adapt", SEAT, CARD, OTHER)
PLAIN = says("claims.plain", SIDE)

# The same where no card is named: what was found normal, or not
KIND_DROP = says("claims.kind.drop", SUIT)
KIND_FINESSE = says("claims.kind.finesse", SUIT)
KIND_STRAND = says("claims.kind.strand", SUIT)
KIND_TRUMP_OUT = says("claims.kind.trump_out", SUIT)
KIND_IDLE_TRUMP = says("claims.kind.idle_trump", SUIT)
KIND_RUFF_HIGH = says("claims.kind.ruff_high", SUIT)
KIND_LOW_FIRST = says("claims.kind.low_first", SUIT)
KIND_DISCARD = says("claims.kind.discard", SUIT)
KIND_RUFF_LOW = says("claims.kind.ruff_low", SUIT)
KIND_LOSER_LED = says("claims.kind.loser_led", SUIT)
KIND_ADAPT = says("claims.kind.adapt", SUIT)
KIND_PLAIN = says("claims.kind.plain")
BY_PARTNER = says("claims.by_partner", CLAUSE)
AS_WRITTEN = says("claims.as_written", CALLED)

# What it comes to
IF_NORMAL = says("claims.if_normal", CLAUSE, NUMBER, count=NUMBER)
IF_NORMAL_BETWEEN = says("claims.if_normal_between", CLAUSE, _AT_LEAST, NUMBER, count=NUMBER)
ONLY_TOGETHER = says("claims.only_together", CLAUSE, NUMBER, count=NUMBER)
NOT_WORKED_OUT = says("claims.not_worked_out", _AT_LEAST, NUMBER)
PLAIN_NOT_NORMAL = says("claims.plain_not_normal", SIDE)

# What is wrong with what was entered
NO_SUCH_PLAY = says("claims.no_such_play", GIVEN)
NO_SUCH_STEP = says("claims.no_such_step", GIVEN, KNOWN)
STEP_NOT_WHOLE = says("claims.step_not_whole", GIVEN)
HANDS_NOT_KNOWN = says("claims.hands_not_known", THE_SEATS)
OTHER_NUMBER_OF_CARDS = says("claims.other_number_of_cards", SEAT, NUMBER, _DUE, count=NUMBER)
CARD_WAS_PLAYED = says("claims.card_was_played", SEAT, CARDS)
CARD_IN_TWO_HANDS = says("claims.card_in_two_hands", CARDS)
