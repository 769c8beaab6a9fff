"""law-26-table.md transcribed by hand: 46 rows, three editions, silence / lead / information.

A cell is text: one or more variants divided by ``;``, each ``when: silence / lead / information``. ``when`` is the
finding or the fact that chooses the variant, left out where there is only one. ``-> 18`` takes over another row, as the
table does by "see"; its own variants are then joined with ``|``. ``cells()`` gives every cell with those resolved.

* silence: ``-``; ``P1 P*`` partner passes once, to the end; ``X1 X*`` the offender; ``XP*`` both to the end;
  ``X*N`` the offender to the end and partner may not double at that turn; ``not allowed``.
* lead: ``0``; ``S?`` by the suits the withdrawn call showed (26A, else 26B); ``F`` forbid any one suit; ``Fx`` forbid
  any one that the offender did not specify in the legal auction. The ``=0`` of the table is two variants here: the same
  call (0) and the same call with a much different meaning.
* information: ``UI`` for the offending side; ``ok`` nobody is barred; ``none`` nothing is withdrawn at all; ``LHO``:
  the withdrawn call is the left's and is barred to the other side. ``D``: a later adjustment is possible, ``A-``:
  average minus at most. ``+S?``: the same lead function for the second call too (1997).
"""

from dataclasses import dataclass

EDITIONS = (1997, 2007, 2017)


@dataclass(frozen=True)
class Cell:
    """One variant of one cell."""

    when: str
    silence: str
    lead: str
    information: str


OK = "- / 0 / ok"
OK_D = "- / 0 / ok D"
NONE = "- / 0 / none"
UI = "- / 0 / UI"
FORCED_PASS = "X1 / 0 / UI; much different: X1 / S? / UI"
COMPARABLE_25 = "comparable: - / 0 / ok; other: - / Fx / UI"
SILENT = "P* / S? / UI"
SILENT_17 = "P* / Fx / UI"
ONCE_17 = "P1 / Fx / UI"
DOUBLE = "different: P* / F / UI; same: P* / 0 / UI; much different: P* / F / UI"
BOTH = "XP* / S? / UI"
BOTH_17 = "XP* / Fx / UI"

ROWS: dict[int, tuple[str, str, str, str, str]] = {
    # row: (withdrawn call, what follows, 1997, 2007, 2017)
    1: ("any, unintended (25A)", "intended call", OK, OK, OK),
    2: ("left's call over 1", "other call by left", "- / 0 / LHO", "- / 0 / LHO", "- / 0 / LHO"),
    3: ("first call, change accepted (25B1)", "second call", UI, "- / S? / UI", COMPARABLE_25),
    4: ("second call, refused", "first call kept", "P1 / S? / UI", UI, COMPARABLE_25),
    5: ("second call, refused, first legal", "third call", "- / S? / UI A-", "not allowed", "not allowed"),
    6: (
        "second call, first illegal",
        "law of the first call",
        "27B1: - / 0 / ok D +S?; 27B2: P* / S? / UI +S?",
        "27B1: -> 8; 27B2: -> 12",
        "27B1: -> 8; 27B2: -> 12",
    ),
    7: ("insufficient bid", "accepted (27A)", NONE, NONE, NONE),
    8: ("insufficient bid", "lowest sufficient, same denomination, both natural", OK_D, OK_D, OK_D),
    9: (
        "insufficient bid",
        "lowest sufficient, same denomination named, one artificial",
        SILENT,
        "other: P* / S? / UI; contained: -> 11",
        "same denomination: -> 10; comparable: -> 11; other: -> 12",
    ),
    10: (
        "insufficient bid",
        "lowest sufficient showing the same, artificial involved",
        SILENT,
        "other: P* / S? / UI; contained: -> 11",
        OK_D,
    ),
    11: ("insufficient bid", "like meaning", SILENT, "- / 0 / UI D", OK_D),
    12: ("insufficient bid", "any other sufficient bid or pass", SILENT, SILENT, SILENT_17),
    13: ("insufficient bid and refused double", "any allowed call", SILENT, SILENT, SILENT_17),
    14: ("insufficient bid and a second one, refused", "any", SILENT, SILENT, SILENT_17),
    15: ("call out of turn", "accepted (29A)", NONE, NONE, NONE),
    16: ("call out of turn", "correct player calls (28B)", UI, UI, UI),
    17: (
        "natural pass, no bid yet, any turn",
        "pass (forced)",
        FORCED_PASS,
        FORCED_PASS,
        "right: -> 18; comparable: -> 21; other: -> 22",
    ),
    18: (
        "natural pass, right's turn",
        "pass (forced)",
        FORCED_PASS,
        FORCED_PASS,
        "comparable: X1 / 0 / UI; other: X1 / Fx / UI",
    ),
    19: (
        "natural pass, partner's turn, after a bid",
        "passes (forced)",
        "X*N / 0 / UI; much different: X*N / S? / UI",
        "X*N / 0 / UI; much different: X*N / S? / UI",
        "comparable: -> 21; other: -> 22",
    ),
    20: (
        "pass, left's turn, he has called",
        "change of call",
        "accepted: -> 3; refused: -> 4; third: -> 5; before any bid: -> 17",
        "accepted: -> 3; refused: -> 4; before any bid: -> 17",
        "accepted: -> 3; refused: -> 4",
    ),
    21: (
        "natural pass, partner's or left's turn",
        "comparable call",
        "no bid: -> 17; bid: -> 19",
        "no bid: -> 17; bid: -> 19",
        OK_D,
    ),
    22: (
        "natural pass, partner's or left's turn",
        "other call",
        "no bid: -> 17; bid: -> 19",
        "no bid: -> 17; bid: -> 19",
        ONCE_17,
    ),
    23: ("bid, right's turn, right passes", "same bid (forced)", OK, OK, OK),
    24: (
        "bid, right's turn, right acts",
        "same denomination",
        "P1 / 0 / UI",
        "P1 / 0 / UI",
        "comparable: -> 26; other: -> 27",
    ),
    25: ("bid, right's turn, right acts", "other call", SILENT, SILENT, "comparable: -> 26; other: -> 27"),
    26: (
        "bid, right's turn, right acts",
        "comparable call",
        "repeated: -> 24; other: -> 25",
        "repeated: -> 24; other: -> 25",
        OK_D,
    ),
    27: (
        "bid, right's turn, right acts",
        "not comparable",
        "repeated: -> 24; other: -> 25",
        "repeated: -> 24; other: -> 25",
        ONCE_17,
    ),
    28: ("bid, partner's turn, or left's not having called", "not comparable", SILENT, SILENT, ONCE_17),
    29: ("bid, partner's turn, or left's not having called", "comparable call", SILENT, SILENT, OK_D),
    30: (
        "bid, left's turn, he has called",
        "change of call",
        "accepted: -> 3; refused: -> 4; third: -> 5",
        "accepted: -> 3; refused: -> 4",
        "accepted: -> 3; refused: -> 4",
    ),
    31: ("artificial pass, right's turn, right passes", "repeat (forced)", OK, OK, OK),
    32: (
        "artificial pass, right's turn, right acts",
        "any call",
        SILENT,
        SILENT,
        "comparable: - / 0 / ok D; other: P1 / Fx / UI",
    ),
    33: (
        "artificial pass, partner's or left's turn",
        "any call",
        SILENT,
        SILENT,
        "other: -> 28; comparable: -> 29",
    ),
    34: ("double, right's turn, right passes", "repeat (forced)", OK, OK, OK),
    35: ("double, right's turn, right acts", "comparable / any", DOUBLE, DOUBLE, OK_D),
    36: ("double, right's turn, right acts", "not comparable", "P* / F / UI", "P* / F / UI", ONCE_17),
    37: ("double, partner's turn", "comparable / any", DOUBLE, DOUBLE, OK_D),
    38: ("double, partner's turn", "not comparable", "P* / F / UI", "P* / F / UI", ONCE_17),
    39: ("inadmissible double", "left called over it", UI, UI, UI),
    40: (
        "inadmissible double",
        "legal call",
        SILENT,
        SILENT,
        "other: P* / Fx / UI; comparable: P* / 0 / ok D",
    ),
    41: (
        "call by a player who had to pass",
        "left called over it",
        "X* / 0 / none",
        "X* / 0 / none",
        "X* / 0 / none",
    ),
    42: ("call by a player who had to pass", "pass", BOTH, BOTH, BOTH_17),
    43: (
        "bid of more than seven",
        "pass",
        "not called: XP* / S? / UI; called: - / 0 / UI",
        "not called: XP* / S? / UI; called: XP* / 0 / UI",
        "not called: XP* / Fx / UI; called: XP* / 0 / UI",
    ),
    44: (
        "defender's bid or double after the final pass",
        "cancelled",
        "not called: - / S? / UI; called: - / 0 / UI",
        "not called: - / S? / UI; called: - / 0 / UI",
        "not called: - / Fx / UI; called: - / 0 / UI",
    ),
    45: ("defender's pass, declaring side's call, after the final pass", "cancelled", UI, UI, UI),
    46: (
        "call of the offending side changed after misinformation (21B2)",
        "other call",
        "- / S? / UI",
        "- / S? / UI",
        "other: - / Fx / UI; comparable: - / 0 / UI",
    ),
}

BEYOND_THE_MODEL = (46,)
"""Law 21 is not in the model; the lead is disputed in any case."""


def cells(row: int, edition: int) -> tuple[Cell, ...]:
    """All variants of one cell."""
    found: list[Cell] = []
    for variant in ROWS[row][2 + EDITIONS.index(edition)].split(";"):
        when, _, body = variant.rpartition(":")
        when, body = when.strip(), body.strip()
        if body.startswith("->"):
            for cell in cells(int(body[2:]), edition):
                joined = "|".join(part for part in (when, cell.when) if part)
                found.append(Cell(joined, cell.silence, cell.lead, cell.information))
        elif body == "not allowed":
            found.append(Cell(when, body, "0", "UI"))
        else:
            silence, lead, information = (part.strip() for part in body.split("/"))
            found.append(Cell(when, silence, lead, information))
    return tuple(found)
