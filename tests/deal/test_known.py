"""What follows from facts about a deal: against all deals of small packs, against naive sets, and always the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from bridgelaws.deal.known import Fact, Gone, Holding, Known, Left, Seen
from bridgelaws.values.cards import Card, CardSet, Suit
from bridgelaws.values.seats import SEATS, Seat

Sizes = tuple[int, int, int, int]
# Who has each card of a small pack, and with which act it left unrecorded; None if it stayed.
Deal = tuple[tuple[int, Seat, int | None], ...]
MOMENTS = range(4)


def deals(pack: list[int], places: dict[tuple[Seat, int | None], int]) -> Iterator[Deal]:
    """Every way to put the cards of a small pack in their places."""
    if not pack:
        yield ()
        return
    card, rest = pack[0], pack[1:]
    for (seat, left), room in places.items():
        if room:
            for deal in deals(rest, {**places, (seat, left): room - 1}):
                yield ((1 << card, seat, left), *deal)


def in_hand(deal: Deal, seat: Seat, at: int) -> int:
    """The cards of a hand just before an act."""
    return sum(card for card, owner, left in deal if owner is seat and (left is None or left >= at))


def so(deal: Deal, fact: Fact) -> bool:
    """Whether a fact is so in a deal."""
    match fact:
        case Seen(seat, cards, at):
            return not cards & ~in_hand(deal, seat, at)
        case Holding(seat, cards, at, answer):
            return bool(in_hand(deal, seat, at) & cards) is answer
        case Gone(cards, by):
            return not cards & sum(card for card, _, left in deal if left is None or left >= by)
        case Left():
            return True  # the deals are made so


def system(chance: random.Random) -> tuple[list[int], Sizes, list[Fact], list[Deal]]:
    """A small pack, the hands' sizes, some facts, and all deals in which they are so."""
    pack = sorted(chance.sample(range(52), chance.randint(5, 7)))
    sizes = [0, 0, 0, 0]
    for _ in pack:
        sizes[chance.randrange(4)] += 1
    left = [Left(seat, 1, at) for seat in SEATS for at in MOMENTS if chance.random() < 0.12]
    left = [fact for n, fact in enumerate(left) if sum(f.seat is fact.seat for f in left[: n + 1]) <= sizes[fact.seat]]
    places: dict[tuple[Seat, int | None], int] = {(seat, None): sizes[seat] for seat in SEATS}
    for fact in left:
        places[fact.seat, None] -= 1
        places[fact.seat, fact.at] = places.get((fact.seat, fact.at), 0) + 1
    facts: list[Fact] = [*left, *(some_fact(chance, pack) for _ in range(chance.randint(0, 5)))]
    chance.shuffle(facts)
    possible = [deal for deal in deals(pack, places) if all(so(deal, fact) for fact in facts)]
    return pack, (sizes[0], sizes[1], sizes[2], sizes[3]), facts, possible


def some_fact(chance: random.Random, pack: list[int]) -> Fact:
    cards = sum(1 << card for card in chance.sample(pack, chance.randint(1, 4)))
    seat, at = chance.choice(SEATS), chance.choice(MOMENTS)
    match chance.randrange(8):
        case 0:
            return Seen(seat, cards & -cards, at)
        case 1:
            return Gone(cards & -cards, at + 1)
        case n:
            return Holding(seat, cards, at, n % 2 == 0)


def naive(possible: list[Deal], seat: Seat, cards: int, at: int) -> bool | None:
    answers = {bool(in_hand(deal, seat, at) & cards) for deal in possible}
    return answers.pop() if len(answers) == 1 else None


@pytest.mark.parametrize("seed", range(40))
def test_the_same_as_all_deals_of_a_small_pack(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(25):
        pack, sizes, facts, possible = system(chance)
        whole = sum(1 << card for card in pack)
        known = Known(facts, sizes, whole)
        assert known.fits is bool(possible), facts
        if not possible:
            continue
        for _ in range(6):
            seat, at = chance.choice(SEATS), chance.choice((*MOMENTS, 9))
            cards = sum(1 << card for card in chance.sample(pack, chance.randint(1, 5)))
            assert known.holds(seat, cards, at) is naive(possible, seat, cards, at), (facts, seat, cards, at)
        seat, at = chance.choice(SEATS), chance.choice(MOMENTS)
        hands = [in_hand(deal, seat, at) for deal in possible]
        every, some = whole, 0
        for hand in hands:
            every, some = every & hand, some | hand
        assert (known.must(seat, at), known.may(seat, at)) == (every, some)
        more = [some_fact(chance, pack) for _ in range(chance.randint(1, 3))]
        left = [deal for deal in possible if all(so(deal, fact) for fact in more)]
        assert known.allows(*more) is bool(left)
        for seat in SEATS if left else ():
            cards = sum(1 << card for card in chance.sample(pack, 2))
            assert known.given(*more).holds(seat, cards, at) is naive(left, seat, cards, at), (facts, more, seat, cards)


def test_the_systems_tried_are_of_both_kinds() -> None:
    found = [bool(system(random.Random(seed))[3]) for seed in range(100)]
    assert min(found.count(True), found.count(False)) > 20


def full(chance: random.Random) -> tuple[Known, list[int]]:
    cards = list(range(52))
    chance.shuffle(cards)
    hands = [sum(1 << card for card in cards[13 * n : 13 * n + 13]) for n in range(4)]
    return Known(Seen(seat, hands[seat], 0) for seat in SEATS), hands


def test_a_whole_deal_is_a_matter_of_sets() -> None:
    chance = random.Random(1)
    for _ in range(50):
        known, hands = full(chance)
        assert known.fits
        for seat in SEATS:
            assert known.must(seat, 0) == known.may(seat, 0) == hands[seat]
            for suit in Suit:
                assert known.holds(seat, suit.mask, 0) is bool(hands[seat] & suit.mask)


@pytest.mark.parametrize("seed", range(12))
def test_a_true_fact_more_never_takes_an_answer_back(seed: int) -> None:
    """What is certain stays certain as true facts about one deal come in, and at last everything is."""
    chance = random.Random(seed)
    _, hands = full(chance)
    queries = [(seat, suit.mask) for seat in SEATS for suit in Suit]
    facts: list[Fact] = []
    answers: list[list[bool | None]] = []
    for _ in range(25):
        seat = chance.choice(SEATS)
        cards = sum(1 << card for card in chance.sample(range(52), chance.randint(1, 8)))
        if chance.random() < 0.3:
            facts.append(Seen(seat, hands[seat] & cards, 0))
        else:
            facts.append(Holding(seat, cards, 0, bool(hands[seat] & cards)))
        known = Known(facts)
        assert known.fits
        answers.append([known.holds(seat, cards, 0) for seat, cards in queries])
    for before, after in pairwise(answers):
        assert all(was is None or was is now for was, now in zip(before, after, strict=True))
    truth = [bool(hands[seat] & cards) for seat, cards in queries]
    assert all(now is None or now is true for now, true in zip(answers[-1], truth, strict=True))


def mask(cards: str) -> int:
    return CardSet.parse(cards).mask


def test_three_hands_tell_the_fourth() -> None:
    _, hands = full(random.Random(3))
    known = Known(Seen(seat, hands[seat], 0) for seat in SEATS[:3])
    assert known.must(Seat.WEST, 0) == hands[Seat.WEST]


def test_a_card_that_left_unrecorded_was_in_the_hand_until_then() -> None:
    """West was found to hold a heart before a trick that nobody wrote down: then he did, now he may."""
    found = Holding(Seat.WEST, Suit.HEARTS.mask, 3, True)
    known = Known([found, *(Left(seat, 1, 5) for seat in SEATS)])
    assert known.holds(Seat.WEST, Suit.HEARTS.mask, 3) is True
    assert known.holds(Seat.WEST, Suit.HEARTS.mask, 5) is True
    assert known.holds(Seat.WEST, Suit.HEARTS.mask, 6) is None
    assert Known([found, *(Left(seat, 1, 2) for seat in SEATS)]).holds(Seat.WEST, Suit.HEARTS.mask, 6) is True


def test_cards_gone_before_the_log_opens_lie_in_no_hand() -> None:
    gone = mask("HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3")
    known = Known(
        [Gone(gone, 0), *(Left(seat, 6, -1) for seat in SEATS), Holding(Seat.EAST, Suit.HEARTS.mask, 0, True)]
    )
    assert known.must(Seat.EAST, 0) == Card.parse("H2").mask
    assert known.holds(Seat.WEST, Suit.HEARTS.mask, 0) is False


def test_two_findings_may_need_two_cards() -> None:
    """East and West both hold a club, and only two clubs are out: each has one of them, and North none."""
    rest = Suit.CLUBS.mask & ~mask("C2 C3")
    both = [Holding(seat, Suit.CLUBS.mask, 0, True) for seat in (Seat.EAST, Seat.WEST)]
    known = Known([Seen(Seat.SOUTH, rest, 0), *both])
    assert known.holds(Seat.NORTH, Suit.CLUBS.mask, 0) is False
    assert known.holds(Seat.EAST, mask("C2"), 0) is None
    assert not known.allows(Holding(Seat.EAST, mask("C2"), 0, True), Holding(Seat.EAST, mask("C3"), 0, True))


def test_contradictory_facts_fit_no_deal_and_settle_only_what_is_seen() -> None:
    known = Known([Seen(Seat.EAST, mask("C2"), 0), Holding(Seat.EAST, mask("C2 C3"), 0, False)])
    assert not known.fits
    assert not known.allows(Seen(Seat.WEST, mask("SA"), 0))
    assert known.holds(Seat.WEST, Suit.SPADES.mask, 0) is None
