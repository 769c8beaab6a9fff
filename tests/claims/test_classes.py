"""What each play is, one hand at its turn: the classes are a director's, so each is tried on a picture."""

from __future__ import annotations

from random import Random

import pytest
from tests.claims.claims import NT, claimed

from bridgelaws.claims.analysis import analyse
from bridgelaws.claims.classes import Turn, classified
from bridgelaws.claims.ending import legal, one_of_each
from bridgelaws.claims.kinds import ALL, BY_NAME, CLEAN, Class, Kind, as_partners, bits_of, classes_in, gravity, in_both
from bridgelaws.values.cards import CARDS

C, D, H, S = range(4)


def judged(hands: str, trumps: int, leader: str, trick: str = "") -> dict[str, tuple[Class, ...]]:
    """The classes of each card of the hand at its turn, hands from North; none for a clean one."""
    at = claimed(hands, trumps, leader, trick=trick).ending
    playable = legal(at.hands[at.turn], at.trick)
    turn = Turn(at.hands, at.turn, at.trick, at.trumps, at.shown, playable)
    return {CARDS[card].code: classes_in(code) for code, card in classified(turn, playable)}


def test_a_lead_that_leaves_a_trump_out_may_be_wrong_in_itself() -> None:
    found = judged("KQ4..A. ..8.543 2..6.76 J5...98", D, "N")
    late = Class(Kind.TRUMP_OUT, D)
    assert found == {"DA": (), "SK": (late,), "SQ": (late,), "S4": (Class(Kind.LOW_FIRST, S), late)}


def test_a_play_in_two_classes_is_normal_only_if_both_are() -> None:
    claim = claimed("KQ4..A. ..8.543 2..6.76 J5...98", D, "N")
    late, low = Class(Kind.TRUMP_OUT, D), Class(Kind.LOW_FIRST, S)
    assert [analyse(claim, normal).result for normal in ((), (late,), (low,), (late, low))] == [
        (4, 4),
        (3, 3),
        (1, 1),
        (1, 1),
    ]
    found = analyse(claim, (late,), ())
    assert low in {play for row in found.rows for play in row.plays}


def test_numbers_of_plays_in_two_classes() -> None:
    low, late = Class(Kind.LOW_FIRST, S), Class(Kind.TRUMP_OUT, D)
    both = in_both(low.code, late.code)
    assert classes_in(both) == (low, late)
    assert bits_of(both) == low.bit | late.bit
    assert classes_in(as_partners(both)) == (Class(Kind.LOW_FIRST, S, True), Class(Kind.TRUMP_OUT, D, True))
    assert gravity(late.code) < gravity(low.code) < gravity(both) < gravity(Class(Kind.LOSER_LED, S).code)
    assert all(each.bit & ALL for each in BY_NAME.values())
    first = Class(Kind.DROP, C)  # the first of all, and a class like any other
    assert (classes_in(first.code), as_partners(first.code)) == ((first,), Class(Kind.DROP, C, True).code)
    assert CLEAN < gravity(first.code) < gravity(Class(Kind.FINESSE, C).code)
    assert (classes_in(CLEAN), bits_of(CLEAN), gravity(CLEAN), as_partners(CLEAN)) == ((), 0, CLEAN, CLEAN)


def test_a_winner_that_partner_must_overtake_leaves_the_others_behind() -> None:
    strands = Class(Kind.STRAND, D)
    assert judged("A..8. 7..4. ..Q.5 6..5.", NT, "N") == {"SA": (), "D8": (strands,)}
    assert judged("A..8. 7..4. 5..Q. 6..3.", NT, "N") == {"SA": (), "D8": ()}  # a spade goes back
    assert judged("A..8. 7..4. ..6.5 9..5.", NT, "N") == {"SA": (), "D8": ()}  # nothing is overtaken
    assert judged(".9.8. .7.4. ..Q.5 .T.5.", NT, "N")["D8"] == ()  # nothing is left behind


def test_a_low_card_to_partners_winner_leaves_the_others_behind() -> None:
    strands = Class(Kind.STRAND, D)
    assert judged("A..2. 7..4. ..Q.5 6..3.", NT, "N") == {"SA": (), "D2": (strands,)}
    assert judged("A..2. 7..4. 5..Q. 6..3.", NT, "N") == {"SA": (), "D2": ()}  # a spade goes back
    # What is left of the suit led is not looked at: whether it leads back is for the Director.
    assert judged("A..A2. 7..43. ..K5.5 6..76.", NT, "N")["D2"] == (strands,)


def test_trumps_are_not_left_behind() -> None:
    """North has the last trump; a low diamond to South's king takes the lead from it."""
    found = judged(".A.A2.3 87..4.T ..K.542 96..3.J", H, "N")
    loser = Class(Kind.LOSER_LED, C)
    assert found == {"HA": (Class(Kind.IDLE_TRUMP, H),), "DA": (), "D2": (Class(Kind.STRAND, D),), "C3": (loser,)}


def test_who_goes_ahead_of_partners_winner_leads_next() -> None:
    """Where all are winners it matters only who is on lead: what cuts off more winners is the worse."""
    strands = Class(Kind.STRAND, D)
    assert judged("AK..6. ..4.43 ..75.2 ..3.65", NT, "N", "D6 D4") == {"D5": (), "D7": (strands,)}
    assert judged("32..6. 9..4.4 ..AK5. 8..3.6", NT, "N", "D6 D4") == {"D5": (strands,), "DK": (), "DA": ()}
    # Under the ace the two is good as well: all but one are on that side.
    assert judged("A2..6. 9..4.4 ..75.2 ..3.65", NT, "N", "D6 D4") == {"D5": (), "D7": (strands,)}
    assert judged("AK..6. ..4.43 2..75. ..3.65", NT, "N", "D6 D4") == {"D5": (), "D7": ()}  # a spade goes over


def test_a_winner_on_partners_winner_is_a_blunder_where_a_loser_would_do() -> None:
    assert judged("A2..K. ..9.43 ..A5.2 ..T.65", NT, "N", "DK D9") == {"D5": (), "DA": (Class(Kind.PLAIN),)}


def test_a_low_card_to_partners_bare_queen_leaves_the_ace_behind() -> None:
    assert judged("AK2... 43...2 Q..2.3 65...4", NT, "N")["S2"] == (Class(Kind.STRAND, S),)


def test_who_cannot_be_sure_to_ruff_need_not() -> None:
    """West leads a winner; East, void, would overruff North."""
    found = judged(".3..54 .9..A3 ...876 ..K.92", H, "W", "DK")
    assert (found["C4"], found["H3"]) == ((), ())
    found = judged(".T..54 .9..A3 ...876 ..K.92", H, "W", "DK")
    assert found["C4"] == (Class(Kind.PLAIN),)


def test_partners_ace_behind_a_void_with_trumps_is_no_reason_to_duck() -> None:
    """West leads the queen; South has the ace, but East, between, has none and could ruff it."""
    assert judged("..K2.3 .9..54 ..A3.2 ..Q.98", H, "W", "DQ") == {"D2": (Class(Kind.PLAIN),), "DK": ()}
    assert judged("..K2.3 ..T.54 ..A3.2 ..Q.98", H, "W", "DQ")["D2"] == ()


@pytest.mark.parametrize("seed", range(200))
def test_one_of_each_is_the_lowest_of_every_run(seed: int) -> None:
    rng = Random(f"run {seed}")
    pack = rng.sample(range(52), 26)
    playable, others = sum(1 << card for card in pack[:8]), sum(1 << card for card in pack[8 : rng.randrange(8, 26)])
    named = sum(1 << card for card in rng.sample(pack[:8], rng.choice((0, 0, 2))))
    expected, open_run = 0, False
    for card in range(52):
        bit = 1 << card
        if card % 13 == 0 or bit & (others | named):
            open_run = False
        if bit & named:
            expected |= bit
        elif bit & playable:
            expected |= 0 if open_run else bit
            open_run = True
    assert one_of_each(playable, others, named) == expected
    if not named:
        assert one_of_each(playable, others) == expected


def test_a_low_lead_that_blocks_the_suit() -> None:
    found = judged("..KQJ2. 9..76.8 ..A3.42 ..T9.KQ", NT, "S")
    assert (found["DA"], found["D3"]) == ((), (Class(Kind.STRAND, D),))


def test_an_ace_kept_under_partners_king_blocks_the_suit() -> None:
    found = judged("..KQJ. .76.9. ..A2.3 ..T8.K", NT, "N", trick="DK D9")
    assert found == {"DA": (), "D2": (Class(Kind.STRAND, D),)}


def test_a_lead_into_a_ruff_where_another_is_safe() -> None:
    """East is out of clubs; a diamond goes to the ace, and the trumps are there."""
    found = judged("AQ..A.K 9.93.9. .AQ.J.9 3.7.4.3", S, "S")
    assert (found["C9"], found["DJ"]) == ((Class(Kind.TRUMP_OUT, S),), ())
