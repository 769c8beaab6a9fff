"""Law 12: the Director's power to adjust a score."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, v

MAY_ADJUST = provision(
    v(
        L1997,
        "12A1",
        "The Director may assign a score when the Laws give the non-offending side nothing for the kind of offence"
        " committed.",
    ),
    v(
        L2007,
        "12A1",
        "The Director may adjust the score when the Laws give the non-offending side nothing for the kind of offence"
        " committed.",
        change=WORDING,
    ),
    unencoded="Every referral rests on a provision that itself gives the power to adjust.",
)
DAMAGE = provision(
    v(
        L2007,
        "12B1",
        "An adjustment makes good what an infraction cost the innocent side and takes away what it brought the"
        " offenders. An innocent side is damaged if, because of the infraction, its table result is worse than it"
        " could expect without it.",
    ),
)
NOT_FOR_SEVERITY = provision(
    v(L1997, "12B", "That a penalty laid down by the Laws is too hard or too kind is no reason to adjust."),
    v(
        L2007,
        "12B2",
        "That a rectification laid down by the Laws is too hard or too kind is no reason to adjust.",
        change=WORDING,
    ),
)
ASSIGNED_SCORE = provision(
    v(
        L1997,
        "12C2",
        "In place of the table result the non-offending side gets the best result that was likely without the"
        " irregularity, and the offending side the worst that was at all probable.",
        weighted=False,
        self_inflicted="not stated",
    ),
    v(
        L2007,
        "12C1",
        "In place of the table result the Director assigns a score, normally weighted by the chances of several"
        " results. The non-offending side gets nothing back for what it lost by a serious error or by wild or"
        " gambling action.",
        change=SUBSTANCE,
        weighted=True,
        self_inflicted="serious error, wild or gambling",
    ),
    v(
        L2017,
        "12C1",
        "In place of the table result the Director assigns the probable outcome without the infraction, weighted over"
        " legally reachable results if need be. The non-offending side gets nothing back for what it lost by an"
        " extremely serious error or by a gamble.",
        change=SUBSTANCE,
        weighted=True,
        self_inflicted="extremely serious error or gambling",
    ),
)
