"""Records that cannot be read or played; the sentences are in `archives.po`."""

from __future__ import annotations

from ..errors import GIVEN
from ..values.arguments import CARDS, NUMBER, SEAT
from ..words.message import Arg, says

_PLACE = Arg[str]("place", "text")
_WHY = Arg[str]("why", "text")  # what the system says

CANNOT_BE_READ = says("archives.cannot_be_read", GIVEN, _WHY)
NO_DEAL = says("archives.no_deal", _PLACE)
NO_CONTRACT = says("archives.no_contract", _PLACE)
DEAL_TOO_LONG = says("archives.deal_too_long", NUMBER)
DEAL_WITHOUT_CARDS = says("archives.deal_without_cards")
NOT_A_HOLDING = says("archives.not_a_holding", GIVEN, SEAT)
HAND_HOLDS_TWICE = says("archives.hand_holds_twice", SEAT, CARDS, count=CARDS)
