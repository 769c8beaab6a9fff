"""Law 75: what is said; the sentences are in `law75.po`."""

from __future__ import annotations

from ...values.arguments import SEAT, SIDE
from ...words.message import says

WORDS_OF = says("law75.words_of", SEAT)
NO_INFRACTION = says("law75.no_infraction", SEAT)
WAS_MISINFORMED = says("law75.was_misinformed", SIDE)
IF_WORDS_USED = says("law75.if_words_used", SEAT)
