"""Options and restrictions: what they are worth, against every line of play under the engine's own legal plays."""

from __future__ import annotations

import random

import pytest

from bridgelaws import Card, Play, Seat
from bridgelaws.board.table import Table
from bridgelaws.evidence import dds, messages
from bridgelaws.evidence.position import of_table
from bridgelaws.evidence.worth import Worth, _distinct, duties, options, worth
from bridgelaws.values.cards import Suit
from bridgelaws.values.seats import SEATS, Side
from evidence.brute import ending, hands, whole

ENOUGH = 100_000


def restricted(rng: random.Random, kind: str) -> Table | None:
    """An ending of three cards in which a defender must obey a demand on his lead, or on his card to this trick."""
    declarer = Seat.SOUTH
    dealt = hands(rng, 3)
    seat = rng.choice([s for s in SEATS if s.side is not declarer.side])
    suits = {card.suit for card in dealt[seat]}
    suit = rng.choice(sorted(suits))
    if kind in ("require", "forbid"):
        lasts = "this lead" if kind == "require" or rng.random() < 0.5 else "while he retains the lead"
        demand = {"seat": seat.letter, "kind": kind, "suits": [suit.letter], "lasts": lasts, "law": "50D2(a)"}
        return ending(rng, 3, seat, dealt=dealt, declarer="S", restrictions=[demand])
    demand = {"seat": seat.letter, "kind": kind, "suits": [suit.letter], "lasts": "this trick", "law": "57A1"}
    leads = [card for card in dealt[seat.rho] if card.suit is suit]
    if not leads:
        return None
    dealt[seat.rho].remove(leads[0])
    current = [{"seat": seat.rho.letter, "card": leads[0].code}]
    return ending(rng, 3, seat.rho, dealt=dealt, declarer="S", restrictions=[demand], current=current)


@pytest.mark.parametrize("kind", ["require", "forbid", "highest", "lowest"])
def test_a_demand_on_one_move_is_solved_exactly(kind: str) -> None:
    rng = random.Random(kind)
    found = 0
    while found < 8:
        table = restricted(rng, kind)
        if table is None:
            continue
        found += 1
        value = worth(table)
        standing = any(r.lasts.value == "while he retains the lead" for r in table.restrictions)
        assert value.exact or standing
        assert value.at_least <= whole(table) <= value.at_most


def penalized(rng: random.Random) -> Table:
    """An ending of three cards with a penalty card before a defender."""
    dealt = hands(rng, 3)
    seat = rng.choice((Seat.EAST, Seat.WEST))
    lying = rng.choice(dealt[seat])
    kind = "major" if lying.is_honour or rng.random() < 0.5 else "minor"
    cards = [{"seat": seat.letter, "card": lying.code, "kind": kind}]
    return ending(rng, 3, dealt=dealt, declarer="S", penalty_cards=cards)


@pytest.mark.parametrize("seed", range(10))
def test_a_penalty_card_is_a_bound_that_holds_and_exact_when_searched_to_the_end(seed: int) -> None:
    table = penalized(random.Random(seed))
    true = whole(table)
    hasty, thorough = worth(table, budget=1), worth(table, budget=ENOUGH)
    assert hasty.at_least <= true <= hasty.at_most
    assert (thorough.at_least, thorough.at_most) == (true, true)
    if not hasty.exact:
        assert hasty.duties == duties(table) != () or table.question is not None


@pytest.mark.parametrize("seed", range(8))
def test_each_option_after_a_lead_out_of_turn_is_worth_what_every_line_shows(seed: int) -> None:
    rng = random.Random(100 + seed)
    leader = rng.choice((Seat.EAST, Seat.WEST))
    table = ending(rng, 3, leader, declarer="S")
    play = Play(table=table)
    play.faced(leader.partner, rng.choice(list(table.hand(leader.partner).cards)))
    play.director("S")
    while play.question is not None and play.question.kind == "finding":
        play.found(True)
    assert play.question is not None
    for _, _, after in options(play.table):
        found = worth(after, budget=ENOUGH)
        assert found.exact
        assert found.at_least == whole(after)


@pytest.mark.parametrize("seed", range(6))
def test_each_option_after_a_play_before_partner(seed: int) -> None:
    """57A: highest, lowest, a suit required or forbidden; the named suit is a choice of its own."""
    rng = random.Random(200 + seed)
    table = ending(rng, 3, Seat.SOUTH, declarer="S")
    play = Play(table=table)
    play.faced("S", rng.choice(list(table.hand(Seat.SOUTH).cards)))
    led = play.table.trick.led
    follow = table.hand(Seat.EAST).cards.of_suit(led or Suit.CLUBS) or table.hand(Seat.EAST).cards
    play.faced("E", rng.choice(list(follow)))
    play.director("S")
    assert play.question is not None
    values = {}
    for value, _, after in options(play.table):
        values[value] = worth(after, budget=ENOUGH)
        assert values[value].exact
        assert values[value].at_least == whole(after)
    assert set(values) == {"highest", "lowest", "require", "forbid"}


def test_a_bound_says_which_way_it_goes() -> None:
    """Against a defender with a duty declarer does no worse than against a free one: a bound from below."""
    open_bounds = []
    for seed in range(40):
        table = penalized(random.Random(300 + seed))
        found = worth(table, budget=1)
        if not found.exact and table.question is None:
            open_bounds.append(found)
            here = of_table(table)
            assert here is not None
            assert found.open_above
            assert found.at_least >= table.won[0] + dds.solve(here, Side.NS)
            assert not found.open_below or found.at_least == table.won[0]
    assert open_bounds


def test_of_neighbours_one_is_enough_unless_the_law_tells_them_apart() -> None:
    dealt = [[Card.parse(code) for code in hand.split()] for hand in ("SA SK", "H9 H8", "D5 D4", "C9 C7")]
    free = ending(random.Random(1), 2, Seat.EAST, dealt=[*dealt], declarer="S")
    lying = [{"seat": "E", "card": "H8", "kind": "minor"}]
    bound = ending(random.Random(1), 2, Seat.EAST, dealt=[*dealt], declarer="S", penalty_cards=lying)
    assert _distinct(free, dealt[Seat.EAST]) == [Card.parse("H9")]
    assert _distinct(bound, dealt[Seat.EAST]) == [Card.parse("H9"), Card.parse("H8")]
    # The eight of clubs parts the nine from the seven as long as someone has it.
    assert _distinct(free, dealt[Seat.WEST]) == [Card.parse("C9")]
    dealt[Seat.NORTH][1] = Card.parse("C8")
    parted = ending(random.Random(1), 2, Seat.EAST, dealt=dealt, declarer="S")
    assert _distinct(parted, dealt[Seat.WEST]) == [Card.parse("C9"), Card.parse("C7")]


def test_a_worth_reads_from_either_side() -> None:
    found = Worth(8, 13, (messages.PENALTY_CARD(Card.parse("DA"), Seat.EAST),), open_above=True)
    assert (str(found), str(found.of_defenders), found.exact) == ("at least 8", "at most 5", False)
    assert str(Worth(8, 9)) == "8 to 9"
    assert str(Worth(2, 13, (), open_below=True, open_above=True)) == "not known"
