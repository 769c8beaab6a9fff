"""Law 13: wrong number of cards."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, repealed, v
from ...book.questions import Finding
from ...values.arguments import THE_SEATS

NOTHING_SEEN = provision(v(L1997, "13A"), v(L2007, "13D1", change=WORDING), v(L2017, "13A1", change=RENUMBERED))
CARD_SEEN = provision(
    v(L1997, "13B1", judged=True, all_agree=True),
    v(L2007, "13D2(a)", change=SUBSTANCE, judged=True, all_agree=False),
    v(L2017, "13A2", change=SUBSTANCE, judged=False, all_agree=False),
)
CARD_SEEN_INTERFERES = provision(v(L1997, "13B2"), v(L2007, "13D2(b)", change=SUBSTANCE), repealed(L2017))
CALLED_AND_PLAYABLE = provision(
    v(L1997, "13", all_agree=True, adjusted_later=False),
    v(L2007, "13A", change=SUBSTANCE, all_agree=False, adjusted_later=True),
    v(L2017, "13B1", change=RENUMBERED, all_agree=False, adjusted_later=True),
)
CALLED_AND_NOT_PLAYABLE = provision(
    v(L1997, "13"), v(L2007, "13B", change=SUBSTANCE), v(L2017, "13B2", change=RENUMBERED)
)
PLAY_COMPLETED = provision(v(L1997, "13C"), v(L2007, "13C", change=WORDING), v(L2017, "13D", change=RENUMBERED))
MOVEMENT_OF_CARDS = provision(v(L2007, "13E"), repealed(L2017))
FOREIGN_CARD = provision(v(L2007, "13F", no_adjustment=False), v(L2017, "13C", change=SUBSTANCE, no_adjustment=True))
FOREIGN_CARD_REMOVED = reading("R13-1", editions=(L1997,))
MOVEMENT_UNAUTHORIZED = reading("R13-2", editions=(L2017,))
CALLED_ON_A_WRONG_HAND = Finding("call_made_on_wrong_hand", CALLED_AND_PLAYABLE, NOTHING_SEEN, args=(THE_SEATS,))
OTHERS_CARD_SEEN = Finding("other_card_seen", NOTHING_SEEN, CARD_SEEN)
INTERFERES = Finding("card_seen_interferes", CARD_SEEN, CARD_SEEN_INTERFERES)
CAN_BE_PLAYED = Finding("deal_can_be_played", CALLED_AND_PLAYABLE, CALLED_AND_NOT_PLAYABLE)
ALL_AGREE = Finding("all_four_agree", CALLED_AND_PLAYABLE, CARD_SEEN)
PLAYED_TO_A_QUITTED_TRICK = Finding("surplus_played_to_quitted_trick", FOREIGN_CARD, FOREIGN_CARD_REMOVED)


class WrongNumbers(Incident):
    """The count has shown that hands had a card too many, and others too few."""

    law = "law13"
    topics = ("number of cards",)


class SurplusCard(WrongNumbers):
    """The count has shown a card too many, and none too few: one that is not of this deal."""
