"""What an act counted as holds from that act on: found late, it leaves the cards where it does when found at once."""

from __future__ import annotations

from random import Random

from hypothesis import given, strategies as st

from bridgelaws.board.events import Event, Faced, Held, Named, Placed, Shown, Touched
from bridgelaws.book.editions import EDITIONS
from bridgelaws.play.play import Play
from bridgelaws.values.cards import CARDS, Card
from bridgelaws.values.seats import SEATS

chance = st.integers(0, 2**32 - 1)

FINDINGS = (
    "partner_could_possibly_see_face",
    "touching_or_nearly",
    "position_indicates_played",
    "touch_deliberate",
    "purpose_arranging_or_reaching",
    "deemed_led",
)
IT_WAS = {"purpose_arranging_or_reaching": False}


def places(play: Play) -> dict[str, object]:
    """Where every card is, and what it is there."""
    table = play.table
    return {
        "tricks": [str(trick) for trick in (*table.tricks, table.trick)],
        "hands": [hand.cards.mask for hand in table.hands],
        "counts": [hand.count for hand in table.hands],
        "penalty cards": [str(p) for p in table.penalty_cards],
        "turn": table.turn,
        "won": table.won,
        "open": [(i.law, i.summary) for i in table.docket],
    }


def told(play: Play, played: bool) -> None:
    """The Director is called and finds that the card held, touched or shown was played, or was not."""
    play.director(SEATS[0] if SEATS[0] is not play.table.dummy else SEATS[1])
    while play.question is not None and play.question.id in FINDINGS:
        led = play.question.id == "deemed_led"  # who held his last card to the trick, and then led
        play.found(True if led else IT_WAS.get(play.question.id, True) is played)


def half_played(rng: Random, play: Play) -> Event:
    """A card of the hand that is to play, held, touched or shown, and not put down."""
    seat = play.turn
    assert seat is not None
    card = rng.choice(list(play.legal_plays.cards))
    if seat is play.table.dummy:
        return Touched(play.table.declarer, card)
    if play.table.is_defender(seat) and rng.randrange(2):
        return Shown(seat, (card,))
    return Held(seat, card)


def regular(rng: Random, play: Play, held: Card) -> list[Event]:
    """A regular play by the hand that is to play, in one of the ways in which people play."""
    seat = play.turn
    assert seat is not None
    cards = list(play.legal_plays.cards)
    card = held if held in cards and rng.randrange(2) else rng.choice(cards)
    if seat is not play.table.dummy or rng.randrange(3) == 0:
        return [Faced(seat, card)]
    called = Named(play.table.declarer, f"{card.code[1].replace('T', '10')} of {card.suit.name.lower()}")
    return [called, Placed(seat, card)] if rng.randrange(2) else [called]


def opened(rng: Random) -> tuple[str, dict[str, object]]:
    pack = list(CARDS)
    rng.shuffle(pack)
    hands = [sorted(pack[n * 13 : n * 13 + 13]) for n in range(4)]
    deal = "N:" + " ".join(
        ".".join("".join(c.code[1] for c in reversed(hand) if c.suit.letter == suit) for suit in "SHDC")
        for hand in hands
    )
    contract = f"{rng.randint(1, 7)}{rng.choice(['NT', 'S', 'H', 'D', 'C'])} by {rng.choice(SEATS).letter}"
    return deal, {"contract": contract, "laws": rng.choice(EDITIONS), "set_aside": ("R45-1",)}


def both(seed: int) -> tuple[Play, Play]:
    """The same board, the finding given at once and at the end."""
    rng = Random(seed)
    deal, how = opened(rng)
    at_once, late = Play(deal, **how), Play(deal, **how)  # type: ignore[arg-type]
    for _ in range(rng.choice([0, 1, 2, 3, rng.randrange(44)])):
        for event in regular(rng, at_once, CARDS[0]):
            at_once.add(event)
            late.add(event)
    event, played = half_played(rng, at_once), bool(rng.randrange(3))
    at_once.add(event)
    late.add(event)
    told(at_once, played)
    card = event.cards[0] if isinstance(event, Shown) else event.card  # type: ignore[union-attr]
    # Who has held the last card to a trick, and puts down another at once, may have led it or put it in its place.
    for _ in range(rng.choice([0, *range(2, 10)])):
        if at_once.turn is None:
            break
        for event in regular(rng, at_once, card):
            at_once.add(event)
            late.add(event)
    told(late, played)
    return at_once, late


@given(chance)
def test_a_card_held_touched_or_shown_takes_its_place_whenever_it_is_found(seed: int) -> None:
    at_once, late = both(seed)
    assert places(late) == places(at_once)
    assert late.question is None
