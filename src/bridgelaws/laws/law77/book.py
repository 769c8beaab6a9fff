"""Law 77: duplicate scoring table."""

from __future__ import annotations

from ...book.editions import L1997, provision, v
from ...values import score

TRICKS_BID = provision(v(L1997, "77"))
OVERTRICKS = provision(v(L1997, "77"))
GAME_OR_PARTSCORE = provision(v(L1997, "77"))
SLAM = provision(v(L1997, "77"))
DOUBLED_MADE = provision(v(L1997, "77"))
UNDERTRICKS = provision(v(L1997, "77"))
PASSED_OUT = provision(v(L1997, "77"), encoded=False)
PROVISIONS = (
    (score.Item.TRICKS, TRICKS_BID),
    (score.Item.OVERTRICKS, OVERTRICKS),
    (score.Item.GAME, GAME_OR_PARTSCORE),
    (score.Item.PARTSCORE, GAME_OR_PARTSCORE),
    (score.Item.SLAM, SLAM),
    (score.Item.DOUBLED_MADE, DOUBLED_MADE),
    (score.Item.UNDERTRICKS, UNDERTRICKS),
)
