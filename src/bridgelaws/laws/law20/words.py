"""Law 20: what is said; the sentences are in `law20.po`."""

from __future__ import annotations

from ...values.arguments import PARTNER, SEAT
from ...words.message import says

EXPLAINED_HIMSELF = says("law20.explained_himself", SEAT)
PARTNER_ANSWERS = says("law20.partner_answers", PARTNER)
OWN_EXPLANATION = says("law20.own_explanation", SEAT)
HAD_TO_TELL = says("law20.had_to_tell", SEAT)
COULD_WAIT = says("law20.could_wait", SEAT)
TOO_SOON_IN_THE_AUCTION = says("law20.too_soon_in_the_auction", SEAT)
TOO_SOON_FOR_A_DEFENDER = says("law20.too_soon_for_a_defender", SEAT)
TOLD_IN_TIME = says("law20.told_in_time", SEAT)
CORRECTION_OF = says("law20.correction_of", SEAT)
