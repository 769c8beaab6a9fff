"""Law 68: what is said; the sentences are in `law68.po`."""

from __future__ import annotations

from ...values.arguments import CALLED, DECLARER, NUMBER, PARTNER, SEAT, SIDE, TRICK
from ...values.seats import Seat
from ...words.message import Arg, says

_CLAIMER = Arg[Seat]("claimer", "seat")
_OF = Arg[int]("of", "number")  # how many tricks are left

CALLED_AFTER_CLAIM = says("law68.called_after_claim", SEAT, _CLAIMER)
OBJECTED_TO = says("law68.objected_to", SEAT, PARTNER)
DISPUTED = says("law68.disputed", SEAT, _CLAIMER)
CLAIMED_OR_CONCEDED = says("law68.claimed_or_conceded", SEAT)
CLAIMED = says("law68.claimed", SEAT, NUMBER, _OF, count=NUMBER)
CONCEDED_THE_REST = says("law68.conceded_the_rest", SEAT)
PLAYED_ON_AFTER = says("law68.played_on_after", SEAT)
PLAY_IS_VOID = says("law68.play_is_void", SEAT)
CARDS_GO_BACK = says("law68.cards_go_back")
IS_EVIDENCE = says("law68.is_evidence")
DUMMY_CANNOT_CLAIM = says("law68.dummy_cannot_claim")
USED_WHAT_DUMMY_TOLD = says("law68.used_what_dummy_told", DECLARER)
ONLY_THIS_TRICK = says("law68.only_this_trick")
PLAY_CEASES = says("law68.play_ceases")
PLAY_IS_SUSPENDED = says("law68.play_is_suspended")
CONCEDE_THE_REST = says("law68.concede_the_rest", SIDE)
PLAY_WAITS = says("law68.play_waits")
STATES_HIS_LINE = says("law68.states_his_line", SEAT)
STATES_HIS_LINE_AND_FACES = says("law68.states_his_line_and_faces", SEAT)
FACES_HIS_HAND = says("law68.faces_his_hand", SEAT)
STATED = says("law68.stated", SEAT, CALLED)
GOES_ON_IF_ALL_AGREE = says("law68.goes_on_if_all_agree", SIDE)
MAY_GO_ON = says("law68.may_go_on", SEAT)
CLAIM_IS_VOID = says("law68.claim_is_void", SEAT)
SHOWN_IS_FREE = says("law68.shown_is_free")
CONCESSION_STANDS = says("law68.concession_stands")
CONCEDED_NOTHING = says("law68.conceded_nothing", SEAT)
HOW_IT_GOES_ON = says("law68.how_it_goes_on")
USED_THE_CONCESSION = says("law68.used_the_concession", PARTNER, SEAT)
SHOWN_IN_CONCEDING = says("law68.shown_in_conceding", SEAT)
REVOKE_AT_TRICK = says("law68.revoke_at_trick", SEAT, TRICK)
NOT_ESTABLISHED = says("law68.not_established")
