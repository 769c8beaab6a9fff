"""Claims that were ruled on: the cards that were left, what was said and found, and the tricks awarded.

A hand is written by suits, spades first. The numbers are those of the collection of cases.
"""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaws.claims.analysis import Analysis, Claim, Settled, analyse
from bridgelaws.claims.ending import Ending
from bridgelaws.claims.kinds import Class, Kind
from bridgelaws.claims.statement import (
    DrawTrumps,
    InOrder,
    Keep,
    Overruff,
    Run,
    Statement,
    Step,
    TakeFinesse,
    TrumpMentioned,
)
from bridgelaws.values.cards import Card, Deal
from bridgelaws.values.seats import Seat

C, D, H, S = range(4)
NT = -1
NOT_PLAINLY = frozenset({Kind.PLAIN})
# 70E1 of 2017: the top card is always open to him; nothing else is settled.
AS_IN_2017 = Settled(normal=frozenset({Kind.DROP}), irrational=NOT_PLAINLY)
AWARE = Settled(normal=frozenset({Kind.DROP}), irrational=NOT_PLAINLY | {Kind.TRUMP_OUT})
FROM_THE_TOP = Settled(normal=frozenset({Kind.DROP}), irrational=NOT_PLAINLY | {Kind.LOW_FIRST})


@dataclass(frozen=True)
class Ruled:
    """A claim and its ruling: `awarded` tricks if these plays are normal, and no other that the table names."""

    number: str
    claim: Claim
    awarded: int
    normal: tuple[Class, ...] = ()
    most_rows: int = 5


def cards(text: str) -> tuple[Card, ...]:
    """Some cards."""
    return tuple(Card.parse(word) for word in text.split())


def claimed(
    hands: str, trumps: int, leader: str, *steps: Step, by: str = "S", tricks: int | None = None,
    trick: str = "", shown: int = 0, settled: Settled = AS_IN_2017,
) -> Claim:  # fmt: skip
    """A claim by declarer of all the tricks, unless said otherwise; hands from North."""
    held = [hand.mask if hand is not None else 0 for hand in Deal.parse(f"N:{hands}").hands]
    at = Seat.parse(leader)
    for n, card in enumerate(cards(trick)):
        held[(at + n) & 3] &= ~card.mask
    ending = Ending((held[0], held[1], held[2], held[3]), at, trumps, cards(trick), shown)
    seat = Seat.parse(by)
    return Claim(ending, seat, seat, ending.tricks if tricks is None else tricks, Statement(steps), settled)


def out(seat: str, suit: int) -> int:
    """A hand that has shown out of a suit."""
    return 1 << (4 * Seat.parse(seat) + suit)


RULED = (
    Ruled("277", claimed(".KQJ.AQJ82. .52.T74.T65 J732.43.9.J 6.97.K653.3", S, "E"), 7),
    Ruled("280", claimed(".432.. .987.. 2..AK. 9...AK", S, "S"), 0, normal=(Class(Kind.TRUMP_OUT, S),)),
    Ruled(
        "281",
        claimed(".9.QT9. ..J.987 5...543 KJ8.T..", H, "N", InOrder(cards("DQ")), by="N"),
        1,
        normal=(Class(Kind.TRUMP_OUT, H),),
    ),
    Ruled("292", claimed("3..J983. .QJT.54. 7.6.T76. J..AKQ2.", NT, "N", tricks=0), 1),
    Ruled(
        "293",
        claimed(".42.65.8 8..J8.J6 .T.AQT.7 Q9..K97.", H, "N", TakeFinesse(Seat.SOUTH, D), tricks=3, trick="D6"),
        4,
    ),
    Ruled("294", claimed(".J42.65.8 8..J82.J6 .T9.AQT.7 Q9..K974.", H, "S", tricks=4), 4),
    Ruled("295", claimed("A964..T9.8 J85..863.9 K3.J64.K7. QT72..J.JT", H, "N", Keep(cards("DT D9")), tricks=6), 7),
    Ruled("300", claimed("432..4. 987.5.. .AKQ.A. ..5.987", H, "W"), 3),
    Ruled("301", claimed(".43..54 87.5..8 AK.A.9. 65..3.9", D, "S"), 3, normal=(Class(Kind.TRUMP_OUT, D),)),
    Ruled("303", claimed("..42.5 ...876 ..AK5. ..J3.9", NT, "S"), 3),
    Ruled("304", claimed(".432.. 987... ..754. ..6.AK", D, "S"), 2, normal=(Class(Kind.LOW_FIRST, D),)),
    Ruled("304 with an order of suits", claimed(".432.. 987... ..754. ..6.AK", D, "S", settled=FROM_THE_TOP), 3),
    Ruled("305", claimed(".432.3.3 T.98.5.5 J54..A.A .7.76.76", S, "W"), 5),
    Ruled("308", claimed("J.QT65.. 9.98.98. 43.4.Q.Q .7.76.98", S, "W"), 4),
    Ruled("315", claimed("Q.T5..J KJ...KQ .KJ.AK. 98.7..9", H, "S", trick="DA"), 4),
    Ruled(
        "316",
        claimed(
            "J9.98.84.764 .T.732.J9853 ..AKQJT6.AKQ T6.QJ73.95.T",
            S,
            "S",
            Run(D),
            Overruff(),
            DrawTrumps(),
            settled=AWARE,
        ),
        8,
    ),
    Ruled("319", claimed("AQ..4. ..KQJ. 52...A K7...9", NT, "S", shown=out("E", S)), 3),
    Ruled("319, if East had not shown out", claimed("AQ..4. ..KQJ. 52...A K7...9", NT, "S"), 2),
    Ruled("323", claimed(".43.43. 3.98.9. 9.A.AK. .76.76.", S, "S"), 3, normal=(Class(Kind.TRUMP_OUT, S),)),
    Ruled(
        "323, the trump mentioned",
        claimed(".43.43. 3.98.9. 9.A.AK. .76.76.", S, "S", TrumpMentioned(), settled=AWARE),
        4,
        most_rows=0,
    ),
    Ruled("324", claimed("43..4. 98..9. .J75.. .T..AK", H, "S", settled=FROM_THE_TOP), 3),
    Ruled(
        "324 without an order", claimed("43..4. 98..9. .J75.. .T..AK", H, "S"), 2, normal=(Class(Kind.LOW_FIRST, H),)
    ),
)

# Others that were published with a ruling, by where: approximate cards where the source gives none of a side suit.
PUBLISHED = (
    Ruled("EBU forum 325", claimed(".J6.. ..Q5. ..94. .9..A", S, "N", by="N"), 0, normal=(Class(Kind.LOW_FIRST, H),)),
    Ruled("EBU forum 731", claimed("..432. ..AKQ. J32... T..J9.", S, "S"), 2, normal=(Class(Kind.LOW_FIRST, S),)),
    Ruled("EBU forum 1019", claimed("..QJ.5432 .KQ..AKQJ AKQJ.32.. .AJ..T987", S, "N"), 6),
    Ruled(
        "EBU forum 1202",
        claimed("432...Q 765...2 .3..AKJ .8.AKQ.", H, "S"),
        0,
        normal=(Class(Kind.TRUMP_OUT, H),),
    ),
    Ruled("BBO forum 61319", claimed(".432.5. .65.4.8 ..AK.JT .AKQ..Q", D, "S"), 2),
    Ruled("BBO forum 84606", claimed("..5.32 ..76.4 QT...Q 7.43..", S, "S"), 2, normal=(Class(Kind.TRUMP_OUT, S),)),
    Ruled(
        "BBO forum 73632: the trick conceded is asked back",
        claimed("..543.32 ..K87.J9 QT9..A.A J..J2.K8", S, "S", tricks=4),
        4,
        normal=(Class(Kind.LOW_FIRST, S),),
    ),
    Ruled(
        "BBO forum 73632: only trumps",
        claimed("..543. ..AK.J QT9... J..J2.", S, "S", tricks=2),
        2,
        normal=(Class(Kind.LOW_FIRST, S),),
    ),
    Ruled("blml 2010-007210: spades first", claimed("3.A2..A2 .54..QJT A2.Q6..5 4.K3..K3", NT, "S", Run(S)), 4),
    Ruled("blml 2012-012473: dummy is good", claimed("5.AK..J 6..76.5 AK..32. ..AKQJ.", NT, "S"), 2),
    Ruled(
        "blml 2012-012473: his hand is good",
        claimed("5.AK..J 6..76.5 AK..32. ..AKQJ.", NT, "S"),
        0,
        normal=(Class(Kind.LOSER_LED, D),),
    ),
    Ruled(
        "blml 2006-029075: he plays his spades out",
        claimed("AQJ9..AK8. T764..J.Q9 8.9.QT63.T .Q.9754.53", NT, "S", Run(S), trick="S8"),
        4,
        normal=(Class(Kind.ADAPT, S),),
        most_rows=6,
    ),
)

# Of the collection too, with more cards than a test has time for, or of which the Directors themselves were in doubt.
OF_MORE_CARDS = (
    Ruled(
        "287",
        claimed(
            "AK.AT..QT765432 T98532.J9754..8 QJ4.KQ6.KT.AKJ9 76.832.QJ98652.",
            C,
            "W",
            by="N",
            settled=Settled(normal=frozenset({Kind.DROP}), irrational=NOT_PLAINLY | {Kind.RUFF_LOW, Kind.TRUMP_OUT}),
        ),
        12,
    ),
    Ruled(
        "288", claimed("Q73.KT62.J9.T9 KJ5.8.AK5.AJ76 T6.Q9753.T74.8 9.AJ4.8.KQ5432", C, "W", by="E", settled=AWARE), 11
    ),
    Ruled("302", claimed("54.QJ.QJ2.QJ32 87.765.76543.5 KQJ2.K3.AK.AK4 T.98.T98.T9876", S, "S", settled=AWARE), 11),
)
IN_DOUBT = (
    Ruled("284", claimed("T9..K74.92 6.Q987..K7 853.A5.JT. AKJ..Q95.8", H, "W", by="W", tricks=6), 5),
    Ruled(
        "318",
        claimed("..T73.J6543 .76.J52.QT9 T97..Q9864. 8..AK.AK872", H, "E", InOrder(cards("CQ CA CK")), by="E"),
        8,
    ),
)


def answered(ruled: Ruled, budget: int = 60_000, most: int | None = None) -> tuple[Analysis, int]:
    """The analysis once every row has been answered, and how many were."""
    irrational, normal, rows = set[Class](), set[Class](), 0
    while True:
        found = analyse(ruled.claim, normal, irrational, budget, most)
        asked = {play for row in found.rows for play in row.plays}
        rows += len(asked)
        if not asked:
            return found, rows
        normal |= asked & set(ruled.normal)
        irrational |= asked - set(ruled.normal)
