"""Law 72: what is said; the sentences are in `law72.po`."""

from __future__ import annotations

from ...values.arguments import OFFENDER
from ...words.message import Arg, Message, says

_DOING = Arg[Message]("doing", "clause")

LIKELY = says("law72.likely", OFFENDER, _DOING)
COULD_WELL = says("law72.could_well", OFFENDER, _DOING)
LIKELY_INSTEAD = says("law72.likely_instead", OFFENDER, _DOING)
COULD_WELL_INSTEAD = says("law72.could_well_instead", OFFENDER, _DOING)

# What the offender did
SHOWING_THE_CARD = says("law72.showing_the_card")
PLAYING_TOO_SOON = says("law72.playing_too_soon")
NOT_PLAYING_THE_PENALTY_CARD = says("law72.not_playing_the_penalty_card")
