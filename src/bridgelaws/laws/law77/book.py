"""Law 77: duplicate scoring table."""

from __future__ import annotations

from ...book.editions import L1997, provision, v
from ...values import score

TRICKS_BID = provision(
    v(
        L1997,
        "77",
        "Each odd trick bid and made is worth 20 in a minor suit and 30 in a major suit or no trump, the first one in "
        "no trump 40; doubled twice that, redoubled four times.",
    ),
)
OVERTRICKS = provision(
    v(
        L1997,
        "77",
        "An overtrick is worth its trick value; doubled 100 or vulnerable 200, redoubled 200 or vulnerable 400.",
    ),
)
GAME_OR_PARTSCORE = provision(
    v(
        L1997,
        "77",
        "A contract made with a trick score of 100 or more earns the game premium of 300, vulnerable 500; one with "
        "less earns 50.",
    ),
)
SLAM = provision(
    v(
        L1997,
        "77",
        "A small slam bid and made earns 500 more, vulnerable 750; a grand slam 1000, vulnerable 1500.",
    ),
)
DOUBLED_MADE = provision(
    v(L1997, "77", "A doubled contract made earns 50 more, a redoubled one 100."),
)
UNDERTRICKS = provision(
    v(
        L1997,
        "77",
        "Each undertrick costs 50, vulnerable 100; doubled 100, then twice 200, then 300 each, vulnerable 200, then "
        "300 each; redoubled twice the doubled figures.",
    ),
)
PASSED_OUT = provision(
    v(L1997, "77", "When all four players pass, each side scores zero."),
    unencoded="A board that was passed out has no play.",
)
PROVISIONS = (
    (score.Item.TRICKS, TRICKS_BID),
    (score.Item.OVERTRICKS, OVERTRICKS),
    (score.Item.GAME, GAME_OR_PARTSCORE),
    (score.Item.PARTSCORE, GAME_OR_PARTSCORE),
    (score.Item.SLAM, SLAM),
    (score.Item.DOUBLED_MADE, DOUBLED_MADE),
    (score.Item.UNDERTRICKS, UNDERTRICKS),
)
