"""Law 43: what is said; the sentences are in `law43.po`."""

from __future__ import annotations

from ...values.arguments import SEAT
from ...words.message import says

# Files
EXCHANGED_HANDS = says("law43.exchanged_hands")
WATCHED_DECLARER = says("law43.watched_declarer")
LOOKED_AT_DEFENDER = says("law43.looked_at_defender")
WAS_SHOWN = says("law43.was_shown")
ASKED_WHICH_CARD = says("law43.asked_which_card")
WARNED_DECLARER = says("law43.warned_declarer")
WARNED_DEFENDER = says("law43.warned_defender", SEAT)
SPOKE_FIRST = says("law43.spoke_first")

# What is told
MAY_NOT_ASK = says("law43.may_not_ask")
KEEPS_RIGHTS = says("law43.keeps_rights")
WAS_A_RIGHT = says("law43.was_a_right")
MAY_NOT_WARN_DECLARER = says("law43.may_not_warn_declarer")
MAY_NOT_WARN_DEFENDER = says("law43.may_not_warn_defender")
WITHOUT_RECTIFICATION = says("law43.without_rectification")
MAY_NOT_SPEAK_EVEN_NOW = says("law43.may_not_speak_even_now")
MAY_SPEAK_NOW = says("law43.may_speak_now")
HAD_TO_BE_SILENT = says("law43.had_to_be_silent")
ORDINARY_RULING = says("law43.ordinary_ruling")

# What is left to judgement
BY_A_PENALTY = says("law43.by_a_penalty")
GAINED = says("law43.gained_by_irregularity")
GAINED_FOR_BOTH = says("law43.gained_by_irregularity.both_sides")
GAINED_FOR_DEFENDERS = says("law43.gained_by_irregularity.defenders_only")
GAINED_BY_REVOKE = says("law43.gained_by_revoke")
GAINED_BY_REVOKE_FOR_BOTH = says("law43.gained_by_revoke.both_sides")
GAINED_BY_REVOKE_FOR_DEFENDERS = says("law43.gained_by_revoke.defenders_only")
