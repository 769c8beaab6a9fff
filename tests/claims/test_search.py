"""The analyst's search against every line, and what must hold of it whatever the cards are."""

from __future__ import annotations

from random import Random

import pytest
from tests.claims.endings import claimed_by_the_strong, ending, the_long_way, with_penalty_cards

from bridgelaws.claims.analysis import Claim, analyse, played
from bridgelaws.claims.cashing import cashed
from bridgelaws.claims.ending import FULL, Ending, after, cards, legal, limited, winning
from bridgelaws.claims.kinds import ALL, bits_of
from bridgelaws.claims.positions import Positions
from bridgelaws.claims.search import Search


@pytest.mark.parametrize("seed", range(60))
def test_the_least_is_that_of_all_lines(seed: int) -> None:
    rng = Random(f"least {seed}")
    at = ending(rng, 3, ranks=rng.choice((5, 13)))
    allowed = rng.choice((0, ALL, rng.getrandbits(60), 1 << rng.randrange(60)))
    search = Search(at, rng.randrange(4))
    assert search.value(allowed).at_most == the_long_way(search, at, allowed)


@pytest.mark.parametrize("seed", range(30))
def test_the_least_of_a_defenders_claim_is_that_of_all_lines(seed: int) -> None:
    """His partner's plays are classes of their own."""
    rng = Random(f"defender {seed}")
    at, claimer = ending(rng, 3, ranks=rng.choice((5, 13))), rng.randrange(4)
    search = Search(at, claimer, bound=claimer)
    for allowed in (0, (1 << 60) - 1, ALL ^ (1 << 60) - 1, ALL):
        assert search.value(allowed).at_most == the_long_way(search, at, allowed)


@pytest.mark.parametrize("seed", range(12))
def test_the_least_is_that_of_all_lines_with_four_cards_a_hand(seed: int) -> None:
    rng = Random(f"least of four {seed}")
    at = ending(rng, 4, ranks=5)
    search = Search(at, rng.randrange(4))
    for allowed in (0, rng.getrandbits(60), ALL):
        assert search.value(allowed) == (the_long_way(search, at, allowed),) * 2


@pytest.mark.parametrize("seed", range(30))
def test_what_serves_one_set_of_plays_is_true_for_another(seed: int) -> None:
    """The numbers do not depend on which sets were asked about before."""
    rng = Random(f"shared {seed}")
    at = ending(rng, 4)
    one = rng.randrange(4)
    shared = Search(at, one)
    for _ in range(8):
        allowed = rng.choice((rng.getrandbits(60), rng.getrandbits(60) & rng.getrandbits(60), 1 << rng.randrange(60)))
        assert shared.value(allowed) == Search(at, one).value(allowed)


@pytest.mark.parametrize("seed", range(30))
def test_no_play_lowers_the_floor_that_its_proof_did_not_leave_out(seed: int) -> None:
    rng = Random(f"rests on {seed}")
    search = Search(claimed_by_the_strong(rng, 4), 2)
    found = rng.getrandbits(60) & rng.getrandbits(60)
    value, left_out = search.value(found), search.rests_on(found)
    others = [code for code in range(60) if not (left_out | found) >> code & 1]
    for code in rng.sample(others, min(6, len(others))):
        assert search.value(found | 1 << code) == value


@pytest.mark.parametrize("seed", range(20))
def test_a_stop_leaves_true_limits(seed: int) -> None:
    at = claimed_by_the_strong(Random(f"stop {seed}"), 5)
    exact = Search(at, 2).value(0).at_most
    asked = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 1

    search = Search(at, 2, stop=stop)
    found = search.value(0)
    assert found.at_least <= exact <= found.at_most
    assert search.stopped or found.exact


@pytest.mark.parametrize("seed", range(40))
def test_more_that_is_normal_never_gives_more(seed: int) -> None:
    rng = Random(f"monotone {seed}")
    search = Search(claimed_by_the_strong(rng, 4), 2)
    small = rng.getrandbits(60)
    large = small | rng.getrandbits(60)
    values = [search.value(allowed) for allowed in (ALL, large, small, 0)]
    assert all(value.exact for value in values)
    assert values == sorted(values)


def turned(at: Ending) -> Ending:
    """The same with every seat moved by one."""
    a, b, c, d = at.hands
    return at._replace(hands=(d, a, b, c), leader=(at.leader + 1) & 3)


def exchanged(at: Ending, one: int, other: int) -> Ending:
    """The same with two suits exchanged."""

    def swap(mask: int) -> int:
        parts = [mask >> 13 * suit & 0x1FFF for suit in range(4)]
        parts[one], parts[other] = parts[other], parts[one]
        return sum(part << 13 * suit for suit, part in enumerate(parts))

    a, b, c, d = at.hands
    trumps = {one: other, other: one}.get(at.trumps, at.trumps)
    return at._replace(hands=(swap(a), swap(b), swap(c), swap(d)), trumps=trumps)


@pytest.mark.parametrize("seed", range(40))
def test_seats_and_suits_do_not_matter(seed: int) -> None:
    rng = Random(f"turned {seed}")
    at = claimed_by_the_strong(rng, 4)
    allowed = rng.choice((0, ALL))
    value = Search(at, 2).value(allowed)
    assert Search(turned(at), 3).value(allowed) == value
    one, other = rng.sample(range(4), 2)
    assert Search(exchanged(at, one, other), 2).value(allowed) == value


@pytest.mark.parametrize("seed", range(40))
def test_a_line_is_legal_and_gives_what_was_said(seed: int) -> None:
    rng = Random(f"line {seed}")
    at = claimed_by_the_strong(rng, 5)
    search = Search(at, 2)
    allowed = rng.choice((0, ALL, rng.getrandbits(60)))
    value = search.value(allowed)
    won = 0
    for play in search.line(allowed, value.at_most):
        assert at.turn == play.seat
        assert legal(at.hands[play.seat], at.trick) >> play.card & 1
        assert not bits_of(play.code) & ~allowed
        complete = len(at.trick) == 3
        at = played(at, play)
        won += complete and at.leader & 1 == 0
    assert won == value.at_most
    assert not any(at.hands)


@pytest.mark.parametrize("seed", range(12))
def test_a_line_goes_on_from_the_trick_in_progress(seed: int) -> None:
    """Also where all four have played to it."""
    rng = Random(f"in progress {seed}")
    at = ending(rng, 4)
    for _ in range(1 + seed % 4):
        card = rng.choice(cards(legal(at.hands[at.turn], at.trick)))
        at = at._replace(hands=after(at.hands, at.turn, card), trick=(*at.trick, card))
    search = Search(at, 2)
    value = search.value(0)
    assert value.at_most == the_long_way(search, at, 0)
    line = search.line(0, value.at_most)
    assert len(line) == 16 - len(at.trick)
    assert {play.card for play in line} == {card for hand in at.hands for card in cards(hand)}


@pytest.mark.parametrize("budget", [1, 20, 200, 2000])
@pytest.mark.parametrize("seed", range(6))
def test_a_search_cut_short_gives_true_limits(seed: int, budget: int) -> None:
    at = claimed_by_the_strong(Random(f"budget {seed}"), 5)
    exact = Search(at, 2).value(0).at_most
    found = Search(at, 2).value(0, budget)
    assert found.at_least <= exact <= found.at_most


@pytest.mark.parametrize("seed", range(40))
def test_50_penalty_cards_and_a_demand_limit_the_lines(seed: int) -> None:
    rng = Random(f"penalty {seed}")
    at, claimer = ending(rng, 3, ranks=rng.choice((5, 13))), rng.randrange(4)
    at = with_penalty_cards(rng, at, claimer & 1)
    search = Search(at, claimer)
    for allowed in (0, rng.getrandbits(60), ALL):
        assert search.value(allowed).at_most == the_long_way(search, at, allowed)


def test_50_penalty_cards_can_only_help_the_claimer() -> None:
    rng, helped = Random("helped"), 0
    for _ in range(150):
        at = ending(rng, 3, ranks=7)
        limited = with_penalty_cards(rng, at, 0)._replace(open_to=FULL)
        free, bound = Search(at, 0).value(ALL).at_most, Search(limited, 0).value(ALL).at_most
        assert bound >= free
        helped += bound > free
    assert helped


def test_70_no_trick_is_taken_from_a_claimer_unasked() -> None:
    """Where all the tricks can be cashed at no trump, the plays that lose one are before the Director."""
    rng, tried, asked = Random("unasked"), 0, 0
    while tried < 40:
        at = claimed_by_the_strong(rng, 3)._replace(leader=0, trumps=-1)
        if cashed(at.hands[0], at.hands[2], at.hands[1], at.hands[3], -1) < 3:
            continue
        tried += 1
        found = analyse(Claim(at, 0, 0, 3))
        assert found.result == (3, 3)
        asked += bool(found.rows)
    assert asked


def test_a_minor_penalty_card_bars_the_other_small_cards_of_its_suit_and_nothing_else() -> None:
    """50C: another card below the ten of the suit; honours, other suits, and hands without the card are free."""
    rng = Random("barred")
    for _ in range(300):
        hand = sum(1 << card for card in rng.sample(range(52), 6))
        minor = sum(1 << card for card in rng.sample(range(52), 3) if card % 13 < 8)
        left = {
            card
            for card in cards(hand)
            if minor >> card & 1 or card % 13 >= 8 or not any(each // 13 == card // 13 for each in cards(hand & minor))
        }
        assert set(cards(limited(hand, 0, minor))) == left


@pytest.mark.parametrize("trumps", [-1, 0, 1, 2, 3])
def test_the_last_trick_is_won_by_the_highest_trump_or_the_highest_of_the_suit_led(trumps: int) -> None:
    rng = Random(f"last {trumps}")
    for _ in range(200):
        trick = rng.sample(range(52), 4)
        leader, side = rng.randrange(4), rng.randrange(2)
        held = [1 << trick[seat - leader & 3] for seat in range(4)]
        positions = Positions((held[0], held[1], held[2], held[3]), 0, trumps, side)
        place = winning(tuple(trick), trumps)
        assert positions.last_is_ours(sum(held), leader) is ((leader + place - side) % 2 == 0)
