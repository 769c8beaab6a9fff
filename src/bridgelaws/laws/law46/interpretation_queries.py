"""Law 46: what the words of a call make of it."""

from __future__ import annotations

from ...board import physics
from ...board.table import Authority, Table
from ...book.editions import Provision, Reading
from ...values.cards import Card, CardSet, Suit
from ...values.frozen import NamedTuple, replace
from ...values.seats import Seat
from ..books import book45
from ..common import reads
from ..legal import legal_plays
from ..spoken import Words, heard
from . import book


class Called(NamedTuple):
    """What a call amounts to: a card, or why none; `readings` it takes.

    The call is `void`, or names `nothing`, or not `which` of several; or the Director must say what it was, because
    the words are `unclear` or the cards that would tell are `unknown`. With dummy on file nobody would be asked if that
    is all that is `unseen`.
    """

    card: Card | None
    authority: Authority
    trouble: str = ""
    among: tuple[Card, ...] = ()
    readings: tuple[Reading, ...] = ()
    said: Words | None = None
    unseen: bool = False


def interpret(table: Table, words: str, pointing: str | None = None, *, by_the_letter: bool = False) -> Called:
    """Which card of dummy the words call, by the resolution of 46B, on the table before dummy plays to the trick.

    Words that may have another meaning are unclear unless they are to be taken `by_the_letter`.
    """
    said = heard(table, words, pointing)
    if pointing is not None and _at_odds(table, alone := heard(table, words), said):
        said = replace(alone, unclear=True)
    if said.instead is not None and not by_the_letter:
        first, instead = in_one_breath(table, said)
        if first.card is not None and (instead.card is first.card or instead.trouble == "void"):
            return first  # what he then said puts no other card in its place
        return Called(None, book45.CORRECT_DESIGNATION, "put right")
    return interpreted(table, said, by_the_letter=by_the_letter)


def _at_odds(table: Table, alone: Words, with_gesture: Words) -> bool:
    """Whether words that say only how high call another card than the one pointed at: "top", and a low one."""
    if alone.rank is not None or alone.manner is None or alone.instead is not None or with_gesture.card is None:
        return False
    return interpreted(table, alone).card not in (None, with_gesture.card)


def in_one_breath(table: Table, said: Words) -> tuple[Called, Called]:
    """What declarer called first, and what he then said in the same breath."""
    assert said.instead is not None
    alone, instead = replace(said, instead=None), said.instead
    return interpreted(table, alone)._replace(said=alone), interpreted(table, instead)._replace(said=instead)


def interpreted(table: Table, said: Words, *, by_the_letter: bool = False) -> Called:
    """The same of words that have been read."""
    said, readings = as_read(table, said)
    called = _resolved(table, replace(said, unclear=False))
    called = _not_ruled_out(said, called)._replace(readings=(*readings, *called.readings))
    ruled_out = called.card is not None and said.rules_out(called.card)
    unclear = (said.unclear or ruled_out) and not by_the_letter
    manner_only = said.manner == "win" or (said.manner in ("high", "low", "cover") and said.suit is None)
    settled_by_the_cards = unclear or called.trouble == "nothing" or (manner_only and called.card is None)
    if settled_by_the_cards and reads(table, book.ONLY_LEGAL_CARD):
        only = _only_card(table)
        if only is not None and not said.rules_out(only):
            return Called(only, book.INTENTION_PREVAILS, readings=(book.ONLY_LEGAL_CARD,))
        if only is None and _has_one_left(table) and not said.barred:
            # It is that card, whichever it is: there is none between which a defender could choose (46B5).
            return Called(None, book.INTENTION_PREVAILS, "unknown", readings=(book.ONLY_LEGAL_CARD,), unseen=True)
    return Called(None, book.INTENTION_PREVAILS, "unclear") if unclear else called


def as_read(table: Table, said: Words) -> tuple[Words, tuple[Reading, ...]]:
    """What words come to that run a suit or break off, by the readings on them; unclear where these are set aside."""
    used = [r for r, applies in ((book.ROUND_AFTER_ROUND, said.rounds), (book.BROKEN_OFF, said.broken)) if applies]
    if not all(reads(table, r) for r in used):
        return replace(said, unclear=True), ()
    if said.rounds and said.manner is None:
        said = replace(said, manner="high")
    return said, tuple(used)


def _not_ruled_out(said: Words, called: Called) -> Called:
    """Of several cards of a rank, those that the words do not rule out: "the red queen"."""
    left = tuple(card for card in called.among if not said.rules_out(card))
    if called.trouble != "which" or not left:
        return called
    return called._replace(card=left[0], trouble="", among=()) if len(left) == 1 else called._replace(among=left)


def _only_card(table: Table) -> Card | None:
    """The one card that dummy may legally play, if there is but one."""
    if table.trick.card(table.dummy) is not None:
        return None
    legal = legal_plays(table, table.dummy).cards
    return legal.top() if legal is not None and len(legal) == 1 else None


def _has_one_left(table: Table) -> bool:
    """Whether dummy's last card is to be played, and is not on file."""
    hand = table.hand(table.dummy)
    return not hand.known and hand.count == 1 and table.trick.card(table.dummy) is None


def _resolved(table: Table, said: Words) -> Called:
    """Steps 3 to 6 of the resolution, and complete calls."""
    dummy = table.dummy
    hand = table.hand(dummy)
    cards = hand.cards
    led = table.trick.led if table.trick.leader is not dummy else None
    if said.card is not None:
        there = said.card in cards or (not hand.known and physics.can_hold(table, dummy, said.card))
        return Called(said.card, book45.CARD_DESIGNATED) if there else Called(None, book.NOT_IN_DUMMY, "void")
    if said.manner == "ruff":
        return Called(None, book.NOT_IN_DUMMY, "void")  # there are no trumps
    if said.suit is None and said.rank is None and (said.manner is None or led is None):
        return _neither_suit_nor_rank(table, said)
    needed = readings_for(table, said)
    if said.manner == "cover" or not all(reads(table, r) for r in needed):
        return Called(None, rule_for(said), "unknown")
    if not hand.known:
        called = _as_far_as_known(table, said, cards, led, needed)
        return called._replace(unseen=called.trouble == "unknown")
    if said.rank is not None:
        return _rank_only(table, cards, said.rank)
    suit = said.suit if said.suit is not None else led
    if said.manner == "win":
        return _to_win(table, cards if said.suit is None else cards.of_suit(said.suit), needed)
    assert suit is not None
    of_suit = cards.of_suit(suit)
    if not of_suit:
        return Called(None, book.NOT_IN_DUMMY, "void")
    card = of_suit.top() if said.manner == "high" else of_suit.bottom()
    return Called(card, rule_for(said), readings=needed)


def _as_far_as_known(
    table: Table, said: Words, cards: CardSet, led: Suit | None, needed: tuple[Reading, ...]
) -> Called:
    """What is called from a dummy only partly on file: a card, if none that is not on file could be it instead."""
    rule = rule_for(said)
    suit = said.suit if said.suit is not None else led
    if said.rank is not None and leads_with_rank(table):
        suit, readings = suit_won(table)
        if table.last_trick is None or (suit is not None and may_hold(table, Card.of(suit, said.rank))):
            rule, needed = book.RANK_ONLY_LEADING, readings
    if suit is None or said.manner == "win":
        return Called(None, rule, "unknown", readings=needed)
    if said.rank is not None:
        card = Card.of(suit, said.rank)
        return Called(card, rule, readings=needed) if card in cards else Called(None, rule, "unknown", readings=needed)
    of_suit = cards.of_suit(suit)
    if not of_suit:
        return Called(None, rule, "unknown", readings=needed)
    card = of_suit.top() if said.manner == "high" else of_suit.bottom()
    beyond = ~((card.mask << 1) - 1) if said.manner == "high" else card.mask - 1
    if beyond & suit.mask & table.may_hold(table.dummy):
        return Called(None, rule, "unknown", readings=needed)
    return Called(card, rule, readings=needed)


def leads_with_rank(table: Table) -> bool:
    """Whether a rank alone, if dummy has it there, is of the suit in which dummy won the last trick."""
    return table.trick.led is None and table.turn is table.dummy and table.number > 1


def may_hold(table: Table, card: Card) -> bool:
    """Whether dummy may hold a card, as far as anyone knows."""
    return physics.can_hold(table, table.dummy, card)


def _neither_suit_nor_rank(table: Table, said: Words) -> Called:
    if said.manner is None:
        return Called(None, book.DEFENDER_NAMES, "nothing")
    if not reads(table, book.NO_SUIT_LED):
        return Called(None, rule_for(said), "unknown")
    return Called(None, book.DEFENDER_NAMES, "nothing", readings=(book.NO_SUIT_LED,))


def readings_for(table: Table, said: Words) -> tuple[Reading, ...]:
    """The readings on which rests what the words call, as far as this edition needs them."""
    needed: list[Reading] = []
    if said.manner in ("high", "low") and said.suit is None:
        needed.append(book.SUIT_LED)
    if said.manner == "win":
        needed.append(book.WIN_IN_1997)
        if _defenders_to_play(table):
            needed.append(book.KNOWN_TO_WIN)
    return tuple(r for r in needed if table.edition in r.editions)


def rule_for(said: Words) -> Provision:
    """The rule by which incomplete words are understood."""
    if said.rank is not None:
        return book.RANK_ONLY_OTHERWISE
    if said.manner is not None:
        return {
            "high": book.HIGH,
            "win": book.WIN,
            "low": book.LOW,
            "cover": book.INTENTION_PREVAILS,
            "ruff": book.SUIT_ONLY,
        }[said.manner]
    return book.SUIT_ONLY if said.suit is not None else book45.CARD_DESIGNATED


def of_suit_and_rank(table: Table, said: Words, hand: Seat, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards among some that words may be for: suit and rank bind, and the suit led where it must be followed."""
    suit = said.suit
    if suit is None and _binds_suit_led(table, said, hand):
        suit = table.trick.led
    cards = tuple(c for c in cards if suit in (None, c.suit) and said.rank in (None, c.rank))
    on_file = table.hand(hand).cards.of_suit(suit) if suit is not None and said.rank is None else CardSet()
    if not on_file or said.manner == "win":
        return cards
    return tuple(c for c in cards if (c >= on_file.top() if said.manner == "high" else c <= on_file.bottom()))


def covers(table: Table, hand: Seat, card: Card) -> bool | None:
    """Whether a card, if the hand has it, would legally beat those that lie in the trick; None if that is unsettled."""
    if table.trick.card(hand) is not None:
        return True
    if table.trick.play(hand, card).winner(table.trumps) is not hand:
        return False
    plays = legal_plays(table, hand)
    return None if card in plays.unsettled else card in plays.legal


def _binds_suit_led(table: Table, said: Words, hand: Seat) -> bool:
    """Whether words without a suit are for one of the suit led: high and low are, a rank if dummy must follow suit."""
    led = table.trick.led
    if led is None or table.trick.leader is hand:
        return False
    if said.rank is not None:
        return hand is table.dummy and table.holds(hand, led.mask) is True
    return said.manner in ("high", "low") and all(reads(table, r) for r in readings_for(table, said))


def _rank_only(table: Table, cards: CardSet, rank: int) -> Called:
    """46B3: the suit in which dummy has just won, or else a legal card of the rank."""
    legal = legal_plays(table, table.dummy).cards or cards
    found = tuple(card for card in cards if card.rank == rank and card in legal)
    readings: tuple[Reading, ...] = ()
    if leads_with_rank(table):
        if table.last_trick is None and len(found) > 1:
            by_the_card, readings = _by_the_winning_card(table)
            among = found if by_the_card else ()
            return Called(None, book.RANK_ONLY_LEADING, "unknown", among, readings)
        suit, readings = suit_won(table)
        if suit is not None and Card.of(suit, rank) in cards:
            return Called(Card.of(suit, rank), book.RANK_ONLY_LEADING, readings=readings)
    if not found and any(card.rank == rank for card in cards):
        if not reads(table, book.NO_LEGAL_CARD_OF_RANK):
            return Called(None, book.RANK_ONLY_OTHERWISE, "unknown", readings=readings)
        return Called(None, book.NOT_IN_DUMMY, "void", readings=(*readings, book.NO_LEGAL_CARD_OF_RANK))
    if not found:
        return Called(None, book.NOT_IN_DUMMY, "void", readings=readings)
    if len(found) == 1:
        return Called(found[0], book.RANK_ONLY_OTHERWISE, readings=readings)
    return Called(None, book.DECLARER_NAMES_AMONG_RANK, "which", found, readings)


def suit_won(table: Table) -> tuple[Suit | None, tuple[Reading, ...]]:
    """The suit in which dummy won the last trick, and the reading it takes where dummy ruffed."""
    last = table.last_trick
    if last is None or last.winner(table.trumps) is not table.dummy:
        return None, ()
    won_with = last.card(table.dummy)
    assert won_with is not None
    if won_with.suit is last.led:
        return won_with.suit, ()
    by_the_card, readings = _by_the_winning_card(table)
    return (won_with.suit, readings) if by_the_card else (last.led, ())


def _by_the_winning_card(table: Table) -> tuple[bool, tuple[Reading, ...]]:
    """Whether the suit in which dummy won is that of the card with which it did, and the reading that takes."""
    if book.RANK_ONLY_LEADING.term(table.edition, "suit") == "of the winning card":
        return True, ()
    return (True, (book.SUIT_OF_THE_RUFF,)) if reads(table, book.SUIT_OF_THE_RUFF) else (False, ())


def _to_win(table: Table, cards: CardSet, needed: tuple[Reading, ...]) -> Called:
    """46B1(b): the lowest legal card known to win; if none is but one may, the Director says what was called."""
    legal = legal_plays(table, table.dummy).cards or cards
    outside = ~(table.played | table.hand(table.dummy).cards.mask) if _defenders_to_play(table) else 0
    may_win = False
    for card in sorted(c for c in cards if c in legal):  # of one suit, that led or trumps, if any wins
        wins_now = table.trick.play(table.dummy, card).winner(table.trumps) is table.dummy
        above = card.suit.mask & ~((card.mask << 1) - 1)
        if wins_now and not above & outside:
            return Called(card, book.WIN, readings=needed)
        may_win |= wins_now
    if may_win or not reads(table, book.NO_CARD_TO_WIN):
        return Called(None, book.WIN, "unknown", readings=needed)
    return Called(None, book.NOT_IN_DUMMY, "void", readings=(*needed, book.NO_CARD_TO_WIN))


def _defenders_to_play(table: Table) -> bool:
    return any(table.is_defender(seat) and table.trick.card(seat) is None for seat in table.dummy.others)
