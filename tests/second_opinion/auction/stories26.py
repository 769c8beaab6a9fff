"""One auction (or more) for every variant of every cell of ``table26``.

A story is a line of acts: ``N1S`` North bids one spade, ``E>2H`` East changes his call, ``D`` the Director is called,
``|`` here the silence is read off. East is the offender unless said, South his left, North his right.
"""

from dataclasses import dataclass, field

OLD = (1997, 2007)
ALL = (1997, 2007, 2017)
NEW = (2017,)


@dataclass(frozen=True)
class Story:
    """An auction for one variant of a cell."""

    row: int
    editions: tuple[int, ...]
    when: str
    dealer: str
    acts: str
    withdrawn: str = "E:1H"
    """The call the cell is about."""
    answers: dict[str, str] = field(default_factory=dict)
    offender: str = "E"
    second: str = ""
    """A second withdrawn call with a right of its own."""


def story(row: int, editions: tuple[int, ...], when: str, dealer: str, acts: str, **more: str) -> Story:
    """Short form: ``withdrawn``, ``offender`` and ``second`` by name, everything else is an answer of the oracle."""
    own = {key: more.pop(key) for key in ("withdrawn", "offender", "second") if key in more}
    return Story(row, editions, when, dealer, acts, answers=more, **own)


MUCH = {"much_different": "yes"}
LIKE = {"comparable": "similar"}
UNLIKE = {"comparable": "none"}
CHANGE_STORIES = [
    # rows 20 and 30 send to 3, 4 and 5: (dealer, first call, second call, third call)
    (20, "N", "N1C E1H", "EP", "E2D"),
    (30, "E", "E1H", "E1S", "E2D"),
]


def changes() -> list[Story]:
    """Law 25 in its various dresses."""
    found = []
    for row, dealer, first, second, third in CHANGE_STORIES:
        acts = f"{first} {second} D |"
        again = f"E:{second[1:]}"
        found += [
            story(row, OLD, "accepted", dealer, acts, accept="accept"),
            story(row, NEW, "accepted|comparable", dealer, acts, accept="accept", **LIKE),
            story(row, NEW, "accepted|other", dealer, acts, accept="accept"),
            story(row, OLD, "refused", dealer, acts, withdrawn=again),
            story(row, NEW, "refused|comparable", dealer, acts, withdrawn=again, **LIKE),
            story(row, NEW, "refused|other", dealer, acts, withdrawn=again, **UNLIKE),
            story(row, (1997,), "third", dealer, f"{first} {second} D {third} |", keep_first="change"),
        ]
    return found


def old_passes(row: int, when: str, dealer: str, acts: str) -> list[Story]:
    """A forced pass in 1997 and 2007: the same call, and the same with a much different meaning."""
    joined = "|".join(part for part in (when, "much different") if part)
    return [
        story(row, OLD, when, dealer, acts, withdrawn="E:P"),
        story(row, OLD, joined, dealer, acts, withdrawn="E:P", **MUCH),
    ]


def old_doubles(row: int, before: str, after: str, again: str, other: str) -> list[Story]:
    """32 in 1997 and 2007."""
    return [
        story(row, OLD, "different", "S", f"{before} D {after} {other} |", withdrawn="E:X"),
        story(row, OLD, "same", "S", f"{before} D {after} {again} |", withdrawn="E:X"),
        story(row, OLD, "much different", "S", f"{before} D {after} {again} |", withdrawn="E:X", **MUCH),
    ]


BARRED = "N1D E1C D E2S S3D W3S"
LATE = "N1S EP SP WP"

STORIES: list[Story] = [
    story(1, ALL, "", "E", "E1H E1S |", slip="yes"),
    story(1, ALL, "", "E", "E1H S2C E>1S |", slip="yes"),
    story(2, ALL, "", "E", "E1H S2C E>1S SP |", withdrawn="S:2C", slip="yes", keep_own="withdraw"),
    story(3, OLD, "", "E", "E1H E1S D |", accept="accept"),
    story(3, (1997,), "", "E", "E1H E1S SP |", meant_over="second"),
    story(3, NEW, "comparable", "E", "E1H E1S D |", accept="accept", **LIKE),
    story(3, NEW, "other", "E", "E1H E1S D |", accept="accept"),
    story(4, OLD, "", "E", "E1H E1S D |", withdrawn="E:1S"),
    story(4, NEW, "comparable", "E", "E1H E1S D |", withdrawn="E:1S", **LIKE),
    story(4, NEW, "other", "E", "E1H E1S D |", withdrawn="E:1S"),
    story(5, (1997,), "", "E", "E1H E1S D E2C |", keep_first="change", second="E:1S"),
    story(5, (2007, 2017), "", "E", "E1H E1S D E2C |", withdrawn="E:1S"),
    story(6, (1997,), "27B1", "N", "N1S E1H E2C D E2H |", second="E:2C", replacement="both_natural"),
    story(6, (1997,), "27B2", "N", "N1S E1H E2C D E2D |", second="E:2C"),
    story(6, (2007,), "27B1", "N", "N1S E1H E2H D |", replacement="both_natural"),
    story(6, NEW, "27B1", "N", "N1S E1H E2H D |", replacement="same_denomination"),
    story(6, (2007, 2017), "27B2", "N", "N1S E1H E2D D |"),
    story(7, ALL, "", "N", "N1S E1H D |", accept="accept"),
    story(7, ALL, "", "N", "N1S E1H S1S |"),
    story(8, OLD, "", "N", "N1S E1H D E2H |", replacement="both_natural"),
    story(8, NEW, "", "N", "N1S E1H D E2H |", replacement="same_denomination"),
    story(9, (1997,), "", "W", "W2NT NP E2C D E3C |", withdrawn="E:2C"),
    story(9, (2007,), "other", "W", "W2NT NP E2C D E3C |", withdrawn="E:2C"),
    story(9, (2007,), "contained", "W", "W2NT NP E2C D E3C |", withdrawn="E:2C", replacement="same_meaning"),
    story(9, NEW, "same denomination", "W", "W2NT NP E2C D E3C |", withdrawn="E:2C", replacement="same_denomination"),
    story(9, NEW, "comparable", "W", "W2NT NP E2C D E3C |", withdrawn="E:2C", replacement="purpose"),
    story(9, NEW, "other", "W", "W2NT NP E2C D E3C |", withdrawn="E:2C"),
    story(10, (1997,), "", "W", "W1NT N2S E2D D E3D |", withdrawn="E:2D"),
    story(10, (2007,), "other", "W", "W1NT N2S E2D D E3D |", withdrawn="E:2D"),
    story(10, (2007,), "contained", "W", "W1NT N2S E2D D E3D |", withdrawn="E:2D", replacement="same_meaning"),
    story(10, NEW, "", "W", "W1NT N2S E2D D E3H |", withdrawn="E:2D", replacement="same_denomination"),
    story(11, (1997,), "", "W", "W1C N1S E1H D E3H |"),
    story(11, (2007,), "", "W", "W1C N1S E1H D EX |", replacement="same_meaning"),
    story(11, NEW, "", "W", "W1C N1S E1H D EX |", replacement="subset"),
    story(11, NEW, "", "W", "W1C N1S E1H D E3H |", replacement="subset"),
    story(12, ALL, "", "N", "N1S E1H D E2D |"),
    story(12, ALL, "", "N", "N1S E1H D EP |"),
    story(13, ALL, "", "N", "N1S E1H D EX E2D |"),
    story(13, (2007, 2017), "", "N", "N1S E1H EX D EP |"),
    story(14, ALL, "", "N", "N2S E1H D E2H E3D |"),
    story(15, ALL, "", "N", "E1H D |", accept="accept"),
    story(15, ALL, "", "N", "E1H S1S |"),
    story(15, ALL, "", "S", "E1H S1S |", meant_over="over"),
    story(16, ALL, "", "N", "E1H N1S |"),
    story(16, ALL, "", "S", "E1H S1S |", meant_over="own"),
    *old_passes(17, "", "W", "EP D | WP NP EP"),
    *old_passes(17, "", "N", "EP D | NP EP"),
    *old_passes(17, "", "S", "EP D | SP WP N1C EP"),
    story(17, NEW, "right|comparable", "N", "EP D | NP EP", withdrawn="E:P"),
    story(17, NEW, "right|other", "N", "EP D | NP EP", withdrawn="E:P", **UNLIKE),
    story(17, NEW, "comparable", "W", "EP D WP N1C EP |", withdrawn="E:P"),
    story(17, NEW, "other", "W", "EP D WP N1C E1H |", withdrawn="E:P"),
    *old_passes(18, "", "W", "W1C EP D | N1H EP"),
    story(18, NEW, "comparable", "W", "W1C EP D | N1H EP", withdrawn="E:P"),
    story(18, NEW, "other", "W", "W1C EP D | N1H EP", withdrawn="E:P", **UNLIKE),
    *old_passes(19, "", "S", "S1C EP D | WP N1D EP"),
    story(19, NEW, "comparable", "S", "S1C EP D WP N1D EP |", withdrawn="E:P"),
    story(19, NEW, "other", "S", "S1C EP D WP N1D E1H |", withdrawn="E:P"),
    *changes(),
    *old_passes(20, "before any bid", "E", "EP EP D | SP WP N1C EP"),
    *[s for row in (21, 22) for s in old_passes(row, "no bid", "W", "EP D | W1C NP EP")],
    *[s for row in (21, 22) for s in old_passes(row, "bid", "S", "S1C EP D | W1H N1S EP")],
    story(21, NEW, "", "W", "EP D W1C NP E2C |", withdrawn="E:P", **LIKE),
    story(21, NEW, "", "S", "EP D SP WP N1C EP |", withdrawn="E:P"),
    story(22, NEW, "", "W", "EP D W1C NP E1S |", withdrawn="E:P"),
    story(22, NEW, "", "S", "EP D SP WP N1C E1H |", withdrawn="E:P"),
    story(23, ALL, "", "N", "E1H D NP E1H |"),
    story(24, OLD, "", "N", "E1H D N1D E1H |", repeats_denomination="yes"),
    story(24, NEW, "comparable", "N", "E1H D N1D E1H |", **LIKE),
    story(24, NEW, "other", "N", "E1H D N1D E2H |"),
    story(25, OLD, "", "N", "E1H D N1D E1NT |"),
    story(25, OLD, "", "N", "E1H D N1D EX |"),
    story(25, NEW, "comparable", "N", "E1H D N1D EX |", **LIKE),
    story(25, NEW, "other", "N", "E1H D N1D E1NT |"),
    *[
        story(row, OLD, when, "N", "E1H D N1D E2H |", repeats_denomination=answer)
        for row in (26, 27)
        for when, answer in (("repeated", "yes"), ("other", "no"))
    ],
    story(26, NEW, "", "N", "E1H D N1D E2H |", **LIKE),
    story(27, NEW, "", "N", "E1H D N1D EP |"),
    story(28, OLD, "", "W", "E1H D | WP N1C EP"),
    story(28, OLD, "", "S", "E1H D | S1C WP NP EP"),
    story(28, NEW, "", "W", "E1H D WP N1C EP |"),
    story(28, NEW, "", "S", "E1H D S1C WP N1D EP |"),
    story(29, OLD, "", "W", "E1H D | WP N1C E2H"),
    story(29, NEW, "", "W", "E1H D WP N1C E2H |", **LIKE),
    story(29, NEW, "", "S", "E1H D S1C WP N1D E1H |", **LIKE),
    story(31, ALL, "", "W", "W1C EP D NP EP |", withdrawn="E:P", artificial_pass="yes"),
    story(32, OLD, "", "W", "W1C EP D N1H E1S |", withdrawn="E:P", artificial_pass="yes"),
    story(32, NEW, "comparable", "W", "W1C EP D N1H E1S |", withdrawn="E:P", artificial_pass="yes", **LIKE),
    story(32, NEW, "other", "W", "W1C EP D N1H E1S |", withdrawn="E:P", artificial_pass="yes"),
    story(33, OLD, "", "S", "S1C EP D | WP N1D E1H", withdrawn="E:P", artificial_pass="yes"),
    story(33, NEW, "comparable", "S", "S1C EP D W1H N1S E2H |", withdrawn="E:P", artificial_pass="yes", **LIKE),
    story(33, NEW, "other", "S", "S1C EP D W1H N1S E2H |", withdrawn="E:P", artificial_pass="yes"),
    story(34, ALL, "", "S", "S1S WP EX D NP EX |", withdrawn="E:X"),
    story(34, ALL, "", "W", "W1S NP EP SX WP EXX D NP EXX |", withdrawn="E:XX"),
    *old_doubles(35, "S1S WP EX", "N2S", "EX", "E3C"),
    story(35, NEW, "", "S", "S1S WP EX D N2S EX |", withdrawn="E:X", **LIKE),
    story(36, OLD, "", "S", "S1S WP EX D N2S E3C |", withdrawn="E:X"),
    story(36, NEW, "", "S", "S1S WP EX D N2S E3C |", withdrawn="E:X"),
    *old_doubles(37, "S1S EX", "WP N2S", "EX", "E3C"),
    story(37, NEW, "", "S", "S1S EX D WP N2S EX |", withdrawn="E:X", **LIKE),
    story(38, OLD, "", "S", "S1S EX D | WP N2S E3C", withdrawn="E:X"),
    story(38, NEW, "", "S", "S1S EX D WP N2S E3C |", withdrawn="E:X"),
    story(39, ALL, "", "W", "W1H NP EX SP D |", withdrawn="E:X"),
    story(39, ALL, "", "W", "W1H NP EX SP WP NP D |", withdrawn="E:X"),
    story(40, OLD, "", "W", "W1H NP EX D E2C |", withdrawn="E:X"),
    story(40, OLD, "", "W", "W1H EX D NP E2C |", withdrawn="E:X"),
    story(40, NEW, "other", "W", "W1H NP EX D E2C |", withdrawn="E:X"),
    story(40, NEW, "comparable", "W", "W1H NP EX D E2C |", withdrawn="E:X", **LIKE),
    story(41, ALL, "", "N", f"{BARRED} N4D |", withdrawn="W:3S", offender="W"),
    story(42, ALL, "", "N", f"{BARRED} D |", withdrawn="W:3S", offender="W"),
    story(43, ALL, "not called", "N", "N1S E8C D |", withdrawn="E:8C"),
    story(43, ALL, "called", "N", "N1S E8C SP D |", withdrawn="E:8C"),
    story(44, ALL, "not called", "N", f"{LATE} E2H D |", withdrawn="E:2H"),
    story(44, ALL, "not called", "N", f"{LATE} W2H D |", withdrawn="W:2H", offender="W"),
    story(44, ALL, "not called", "N", f"{LATE} EX D |", withdrawn="E:X"),
    story(44, ALL, "called", "N", f"{LATE} E2H SP D |", withdrawn="E:2H"),
    story(45, ALL, "", "N", f"{LATE} EP D |", withdrawn="E:P"),
    story(45, ALL, "", "N", f"{LATE} N2S D |", withdrawn="N:2S", offender="N"),
]
