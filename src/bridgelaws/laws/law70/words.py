"""Law 70: what is said; the sentences are in `law70.po`."""

from __future__ import annotations

from ...values.arguments import CALLED, CARDS, NUMBER, SEAT, SIDE
from ...words.message import says

CLAIM_CONTESTED = says("law70.claim_contested", SEAT)
ASKED_AGAIN = says("law70.asked_again", SEAT)
REPEATS = says("law70.repeats", SEAT)
OBJECTIONS_HEARD = says("law70.objections_heard")
HANDS_FACED = says("law70.hands_faced")
HANDS_MAY_BE_FACED = says("law70.hands_may_be_faced")
FROM_THE_TOP = says("law70.from_the_top")
SO_MANY = says("law70.so_many", NUMBER)

# On what it depends
BASES = (
    ("trump out", says("law70.basis.trump_out")),
    ("later line", says("law70.basis.later_line")),
    ("partner's choice", says("law70.basis.partners_choice")),
    ("later play", says("law70.basis.later_play")),
    ("unstated finesse", says("law70.basis.unstated_finesse")),
    ("order in a suit", says("law70.basis.order_in_a_suit")),
    ("none", says("law70.basis.none")),
)

# What is said of it in the ruling
CLAIM_STANDS = says("law70.claim_stands", SEAT)
ONLY_IF_SHOWN_OUT = says("law70.only_if_shown_out")
ONLY_IF_SHOWN_OUT_OR_IRRATIONAL = says("law70.only_if_shown_out_or_irrational")
NOT_PART_OF_IT = says("law70.not_part_of_it", SEAT, CALLED)
LINE = says("law70.line", CARDS)
STANDS_AS_RULED = says("law70.stands_as_ruled", SIDE)
