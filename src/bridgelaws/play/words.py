"""The table in sentences; they are in `play.po`."""

from __future__ import annotations

from ..values.arguments import CARD, CLAUSE, DECLARER, SEAT, TRICK, WHY
from ..words.message import says

# Whose turn it is
IS_TO_LEAD = says("play.is_to_lead", SEAT, TRICK)
IS_TO_PLAY = says("play.is_to_play", SEAT, TRICK)
DUMMY_IS_TO_LEAD = says("play.dummy_is_to_lead", SEAT, TRICK, DECLARER)
DUMMY_IS_TO_PLAY = says("play.dummy_is_to_play", SEAT, TRICK, DECLARER)
DUMMY_GOES_DOWN = says("play.dummy_goes_down", SEAT)

# Penalty cards, and what they demand
LIES_AS_MAJOR = says("play.lies_as_major", CARD, SEAT)
LIES_AS_MINOR = says("play.lies_as_minor", CARD, SEAT)
LIES_AND_HE_MUST = says("play.lies_and_he_must", CLAUSE, WHY)
LIES_AND_SO = says("play.lies_and_so", CLAUSE, WHY)
