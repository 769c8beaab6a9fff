"""Law 13: what is said; the sentences are in `law13.po`."""

from __future__ import annotations

from ...values.arguments import SEAT, THE_SEATS
from ...words.message import says

WRONG_NUMBERS = says("law13.wrong_numbers", THE_SEATS)
SURPLUS = says("law13.surplus", THE_SEATS)
PUT_RIGHT = says("law13.put_right")
NO_CHANGE_OF_CALL = says("law13.no_change_of_call")
TAKEN_OUT = says("law13.taken_out")
CARD_SEEN_AFFECTED = says("law13.card_seen_affected")
NUMBERS_AFFECTED = says("law13.numbers_affected")
NOT_PLAYABLE = says("law13.not_playable")
NOT_AGREED = says("law13.not_agreed")
CARD_SEEN_INTERFERES = says("law13.card_seen_interferes")
RESULT_CANCELLED = says("law13.result_cancelled")
PLAYED_TO_QUITTED = says("law13.played_to_quitted")
WHERE_CARDS_WENT = says("law13.where_cards_went", SEAT)
DID_NOT_COUNT = says("law13.did_not_count")
