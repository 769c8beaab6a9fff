"""Law 23: comparable call."""

from __future__ import annotations

from ...book.editions import L2007, L2017, provision, reading, v
from ...book.questions import Finding
from ...values.arguments import OFFENDER
from ...values.calls import Call
from ...words.message import Arg

_WITHDRAWN = Arg[Call]("withdrawn", "call")
_NEW = Arg[Call]("new", "call")

# What the number 23 stood for in earlier editions is in the book of Law 72, where it is now.
COMPARABLE_CALL = provision(v(L2017, "23A"))
SIMILAR = provision(v(L2017, "23A1"))
SUBSET = provision(v(L2017, "23A2"))
SAME_PURPOSE = provision(v(L2017, "23A3"))
NO_FURTHER_RECTIFICATION = provision(v(L2017, "23B"))
DAMAGE = provision(v(L2017, "23C"))
USABLE_FROM_THEN_ON = reading("R23-1", editions=(L2017,))
ORDERED_SAYS_NOTHING = reading("R23-2", editions=(L2007, L2017))

# The limbs of the test, any of which is enough. The answer is the limb, and with it what is cited.
LIMBS = (("similar", SIMILAR), ("subset", SUBSET), ("purpose", SAME_PURPOSE))
NOT_COMPARABLE = "none"
COMPARABLE = Finding(
    "comparable",
    SIMILAR,
    SUBSET,
    SAME_PURPOSE,
    args=(OFFENDER, _WITHDRAWN, _NEW),
    options=(*[limb for limb, _ in LIMBS], NOT_COMPARABLE),
    by_the_act=True,
)
