"""What cannot be answered; the sentences are in `engine.po`."""

from __future__ import annotations

from ..errors import GIVEN, KNOWN
from ..values.arguments import NUMBER
from ..words.message import Arg, says

_QUESTION = Arg[str]("question", "text")
_OTHER = Arg[int]("other", "number")

PLAY_IS_OVER = says("engine.play_is_over")
AUCTION_IS_OVER = says("engine.auction_is_over")
NOT_IN_THE_AUCTION = says("engine.not_in_the_auction")
NO_QUESTION_TO_ANSWER = says("engine.no_question_to_answer", GIVEN)
ANOTHER_QUESTION = says("engine.another_question", _QUESTION, GIVEN)
ABOUT_ANOTHER_ACT = says("engine.about_another_act", _QUESTION, NUMBER, _OTHER)
WANTS_YES_OR_NO = says("engine.wants_yes_or_no", _QUESTION, GIVEN)
WANTS_A_CARD = says("engine.wants_a_card", _QUESTION, GIVEN)
WANTS_A_SUIT = says("engine.wants_a_suit", _QUESTION, GIVEN)
NOT_AN_OPTION = says("engine.not_an_option", GIVEN, _QUESTION, KNOWN)
