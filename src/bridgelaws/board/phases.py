"""The phases of a board: in which of them something happened decides which laws speak."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """Where a board has got to.

    AUCTION until three passes follow a call; CLARIFICATION until the opening lead is faced (22B), in which a lead may
    lie face down, and again if a faced one goes back; PLAY until no more is to be played; and what is AFTER it. A board
    is PASSED_OUT after four passes, and then has neither clarification nor play.
    """

    AUCTION = "auction"
    CLARIFICATION = "clarification"
    PLAY = "play"
    AFTER = "after"
    PASSED_OUT = "passed out"


AFTER_THE_AUCTION = (Phase.CLARIFICATION, Phase.PLAY, Phase.AFTER)
AUCTION_PERIOD = (
    Phase.AUCTION,
    Phase.PASSED_OUT,
    Phase.CLARIFICATION,
)  # until the lead is faced, or the hands are back
