"""Law 11: losing the right to a rectification."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, repealed, v

ACTED_BEFORE_CALLING = provision(
    v(
        L1997,
        "11A",
        "If a non-offender acts before the Director is called, his side may lose its right to penalise; the Director"
        " rules so when it may have gained because an opponent went on without knowing the penalty.",
        remedy="right lost",
    ),
    v(
        L2007,
        "11A",
        "If a non-offender acts before the Director is called, his side may lose its right to rectification, for"
        " instance when it may have gained because an opponent went on without knowing the law.",
        change=WORDING,
        remedy="right lost",
    ),
    v(
        L2017,
        "11A",
        "If a non-offender acts before the Director is called, the right to rectification may be lost. A side that"
        " gained because an opponent then acted without knowing the law has that gain taken from its own score;"
        " the other side keeps its table score.",
        change=SUBSTANCE,
        remedy="gain taken from one side",
    ),
)
NON_OFFENDERS_SPECTATOR = provision(
    v(
        L1997,
        "11B1",
        "If the irregularity is first pointed out by a spectator for whom the non-offending side answers, that side"
        " may lose its right to penalise.",
    ),
    repealed(L2007),
    unencoded="Spectators are not at the table that is modelled; the Director judges it.",
)
OFFENDERS_SPECTATOR = provision(
    v(
        L1997,
        "11B2",
        "If the irregularity is first pointed out by a spectator for whom the offending side answers, that side may"
        " lose its right to put the irregularity right.",
    ),
    repealed(L2007),
    unencoded="Spectators are not at the table that is modelled; the Director judges it.",
)
PROCEDURAL_PENALTY_REMAINS = provision(
    v(L1997, "11C", "Even when the right is lost the Director may fine the offenders under Law 90."),
    v(L2007, "11B", "Even when the right is lost the Director may fine the offenders under Law 90.", change=RENUMBERED),
)
