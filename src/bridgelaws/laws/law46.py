"""Law 46: incomplete or invalid designation of a card from dummy."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from .. import physics
from ..acts import Act
from ..cards import Card, CardSet, Suit
from ..editions import L1997, L2007, L2017, SUBSTANCE, WORDING, Provision, Reading, provision, reading, v
from ..events import Corrected, Named, Placed
from ..hearing import Hearing
from ..orders import Note, Play, Refer
from ..questions import Choice, Elect, Finding
from ..seats import Seat
from ..table import Authority, Incident, Table, unseen
from . import law43, law44, law45, law72, misplaced
from .common import file, reads
from .legal import legal_plays
from .spoken import Words, assents, read

PROPER_FORM = provision(
    v(L1997, "46A", "Declarer calling for a card of dummy should say both its suit and its rank."),
    unencoded="Falling short of the proper form has no effect of its own; what was said is interpreted under Law 46B.",
)
INTENTION_PREVAILS = provision(
    v(
        L1997,
        "46B",
        "If declarer's call is incomplete or erroneous but he beyond doubt meant something else than these rules "
        "would make of it, the card he meant is called.",
    ),
    v(
        L2017,
        "46B",
        "If declarer's call is incomplete or invalid but he beyond doubt meant something else than these rules "
        "would make of it, the card he meant is called.",
        change=WORDING,
    ),
)
HIGH = provision(
    v(L1997, "46B1(a)", "'High', or words like it, calls for the highest card."),
    v(
        L2017,
        "46B1(a)",
        "'High', or words like it, calls for dummy's highest card of the suit led.",
        change=WORDING,
    ),
)
WIN = provision(
    v(L1997, "46B1(b)", "Telling dummy to win the trick calls for the lowest card that is known to win it."),
)
LOW = provision(
    v(L1997, "46B1(c)", "'Low', or words like it, calls for the lowest card."),
    v(
        L2017,
        "46B1(c)",
        "'Low', or words like it, calls for dummy's lowest card of the suit led.",
        change=WORDING,
    ),
)
SUIT_ONLY = provision(
    v(L1997, "46B2", "A suit without a rank calls for dummy's lowest card of that suit."),
)
RANK_ONLY_LEADING = provision(
    v(
        L1997,
        "46B3(a)",
        "A rank without a suit, when dummy leads, continues the suit in which dummy won the last trick, "
        "if dummy has that rank there.",
        suit="in which dummy won",
    ),
    v(
        L2017,
        "46B3(a)",
        "A rank without a suit, when dummy leads, continues the suit of the card with which dummy won the last trick, "
        "if dummy has that rank there.",
        change=SUBSTANCE,
        suit="of the winning card",
    ),
)
RANK_ONLY_OTHERWISE = provision(
    v(
        L1997,
        "46B3(b)",
        "In every other case a rank without a suit calls for a card of that rank that may legally be played.",
    ),
)
DECLARER_NAMES_AMONG_RANK = provision(
    v(L1997, "46B3(b)", "If dummy has two or more legal cards of the rank called, declarer must say which."),
)
NOT_IN_DUMMY = provision(
    v(L1997, "46B4", "A call for a card that dummy does not have is void, and declarer may call any legal card."),
    v(
        L2017,
        "46B4",
        "A call for a card that dummy does not have is invalid, and declarer may call any legal card.",
        change=WORDING,
    ),
)
DEFENDER_NAMES = provision(
    v(
        L1997,
        "46B5",
        "If declarer calls for a card with neither suit nor rank, such as 'anything', "
        "either defender may name the card that dummy plays.",
    ),
)

SUIT_LED = reading(
    "R46-1",
    "'High' and 'low' refer to the suit led, although the text does not yet say so.",
    source="text silent; settled practice, written in 2017",
    editions=(L1997, L2007),
)
WIN_IN_1997 = reading(
    "R46-2",
    "The rule on telling dummy to win the trick is taken to stand in this edition as it does later.",
    source="text of the edition not seen; later editions have the rule",
    editions=(L1997,),
)
KNOWN_TO_WIN = reading(
    "R46-3",
    "With a defender still to play, a card is known to win only on what everyone at the table can see, a ruff apart.",
    source="text silent",
)
SUIT_OF_THE_RUFF = reading(
    "R46-4",
    "Where dummy won the last trick by ruffing, the suit in which it won is that of the card with which it ruffed.",
    source="phrase read both ways; settled so in 2017",
    editions=(L1997, L2007),
)
NO_SUIT_LED = reading(
    "R46-5",
    "'High', 'low' or 'win' alone when dummy is to lead names neither suit nor rank, "
    "unless declarer's intention is beyond doubt.",
    source="text silent",
)
FIRST_DEFENDER_COUNTS = reading(
    "R46-6",
    "If both defenders name a card for dummy, the first one that is legal is played.",
    source="text silent",
)
DECLARER_COMPLETES = reading(
    "R46-7",
    "The defenders need not use their right to name dummy's card; if neither does, declarer completes his call.",
    source="text gives a right, not a duty",
)
NO_LEGAL_CARD_OF_RANK = reading(
    "R46-8",
    "A rank of which dummy has no card that may legally be played calls no card, as if it were not in dummy; "
    "without this reading the Director says which card was called.",
    source="text says only what happens if a card of the rank can legally be played",
)

PLAYING_TO_IT_NAMES_IT = reading(
    "R46-9",
    "When a call named nothing, dummy then moved a card of his own choice and the defender next in turn plays to it, "
    "that defender has thereby named the card. Without this reading the defenders are still to name one.",
    source="text silent; by 46B5 it is for either defender to name the card, and by 45D what dummy placed unasked is "
    "withdrawn",
)

NO_CARD_TO_WIN = reading(
    "R46-10",
    "Telling dummy to win a trick that no card it may play can win calls for a card that is not there; without this "
    "reading the Director says which card was called.",
    source="text says only which of the winning cards is called; as 'low' where dummy has none of the suit led",
)
ONLY_LEGAL_CARD = reading(
    "R46-11",
    "If dummy has only one card that may legally be played, a call that names neither suit nor rank, or tells it to "
    "win, is beyond doubt a call for that one. Without this reading the defenders, or the Director, are asked.",
    source="text silent; what 46B5 gives the defenders to name is a legal card",
)
WHAT_HE_RULED_OUT = reading(
    "R46-12",
    "A card that declarer's words rule out, as in 'anything but a heart', is beyond doubt not the one he called, and "
    "the defenders may not name it while dummy has another that is legal.",
    source="text silent; drawn from the intention beyond doubt that comes before the rules of 46B",
)

INTENTION = Finding(
    "different_intention_incontrovertible",
    "Was it beyond doubt, from what declarer said and did, that he meant another card than {card}?",
    INTENTION_PREVAILS,
    yes="it was beyond doubt that declarer meant another card",
    no="no other intention was beyond doubt",
    say="I must decide whether your words could have meant anything else; not which card is the more sensible.",
)
WHICH_OF_RANK = Choice(
    "card_of_that_rank",
    "Dummy could play {cards}. Which does {chooser} name?",
    Elect("card", "{picked}", DECLARER_NAMES_AMONG_RANK, "named {picked}"),
    say="{chooser}, more than one card answers to your call: {options}. Which is it?",
)
DEFENDERS_CARD = Choice(
    "dummys_card",
    "Declarer named neither suit nor rank. Which card of dummy does either defender name?",
    Elect("card", "{picked}", DEFENDER_NAMES, "named {picked}"),
    Elect("none", "Neither defender names one", DECLARER_COMPLETES, "left it to declarer"),
    say="Either defender may name the card that dummy plays, without consulting: {options}.",
)
MEANT = Finding(
    INTENTION.id,
    "Declarer called {words!s}. Was it beyond doubt, from what he said and did, that he meant {meant}?",
    INTENTION_PREVAILS,
    yes="it was beyond doubt that declarer meant {meant}",
    no="it was not beyond doubt that declarer meant {meant}",
    say="I must decide whether your words could have meant anything else; not which card is the more sensible.",
)
UNDERSTOOD = Finding(
    "call_beyond_doubt",
    "Declarer called {words!s}. Was it beyond doubt, from what he said and did, which card he meant?",
    INTENTION_PREVAILS,
    yes="it was beyond doubt which card declarer meant",
    no="it was not beyond doubt which card declarer meant",
    say="I must decide whether your words could have meant anything else; not which card is the more sensible.",
)
BETWEEN_DEFENDERS = Finding(
    "defender_to_be_followed",
    "The defenders named {first} and {second}. Which card does dummy play?",
    DEFENDER_NAMES,
    yes="the card to be played is",
    kind="card",
)


@dataclass(frozen=True, slots=True)
class Called:
    """What a call amounts to: a card, or why none; `readings` it takes.

    The call is `void`, or names `nothing`, or not `which` of several; or the Director must say what it was, because
    the words are `unclear` or the cards that would tell are `unknown`.
    """

    card: Card | None
    authority: Authority
    trouble: str = ""
    among: tuple[Card, ...] = ()
    readings: tuple[Reading, ...] = ()


def interpret(table: Table, words: str, pointing: str | None = None, *, by_the_letter: bool = False) -> Called:
    """Which card of dummy the words call, by the resolution of 46B, on the table before dummy plays to the trick.

    Words that may have another meaning are unclear unless they are to be taken `by_the_letter`.
    """
    said = read(words, pointing, table.trumps)
    called = _resolved(table, replace(said, unclear=False))
    ruled_out = called.card is not None and said.rules_out(called.card)
    unclear = (said.unclear or ruled_out) and not by_the_letter
    settled_by_the_cards = unclear or called.trouble == "nothing" or (said.manner == "win" and called.card is None)
    only = _only_card(table) if settled_by_the_cards else None
    if only is not None and not said.rules_out(only) and reads(table, ONLY_LEGAL_CARD):
        return Called(only, INTENTION_PREVAILS, readings=(ONLY_LEGAL_CARD,))
    return Called(None, INTENTION_PREVAILS, "unclear") if unclear else called


def _only_card(table: Table) -> Card | None:
    """The one card that dummy may legally play, if there is but one."""
    if table.trick.card(table.dummy) is not None:
        return None
    legal = legal_plays(table, table.dummy).cards
    return legal.top() if legal is not None and len(legal) == 1 else None


def _resolved(table: Table, said: Words) -> Called:
    """Steps 3 to 6 of the resolution, and complete calls."""
    dummy = table.dummy
    hand = table.hand(dummy)
    cards = hand.cards
    led = table.trick.led if table.trick.leader is not dummy else None
    if said.card is not None:
        there = said.card in cards or (not hand.known and physics.can_hold(table, dummy, said.card))
        return Called(said.card, law45.CARD_DESIGNATED) if there else Called(None, NOT_IN_DUMMY, "void")
    if said.manner == "ruff":
        return Called(None, NOT_IN_DUMMY, "void")  # there are no trumps
    if said.suit is None and said.rank is None and (said.manner is None or led is None):
        return _neither_suit_nor_rank(table, said)
    needed = _readings_for(table, said)
    if said.manner == "cover" or not all(reads(table, r) for r in needed):
        return Called(None, _rule_for(said), "unknown")
    if not hand.known:
        return _as_far_as_known(table, said, cards, led, needed)
    if said.rank is not None:
        return _rank_only(table, cards, said.rank)
    suit = said.suit if said.suit is not None else led
    if said.manner == "win":
        return _to_win(table, cards if said.suit is None else cards.of_suit(said.suit), needed)
    assert suit is not None
    of_suit = cards.of_suit(suit)
    if not of_suit:
        return Called(None, NOT_IN_DUMMY, "void")
    card = of_suit.top() if said.manner == "high" else of_suit.bottom()
    return Called(card, _rule_for(said), readings=needed)


def _as_far_as_known(
    table: Table, said: Words, cards: CardSet, led: Suit | None, needed: tuple[Reading, ...]
) -> Called:
    """What is called from a dummy only partly on file: a card, if none that is not on file could be it instead."""
    rule = _rule_for(said)
    suit = said.suit if said.suit is not None else led
    if said.rank is not None and _leads_with_rank(table):
        suit, readings = _suit_won(table)
        if table.last_trick is None or (suit is not None and _may_hold(table, Card.of(suit, said.rank))):
            rule, needed = RANK_ONLY_LEADING, readings
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
    if beyond & suit.mask & unseen(table).mask:
        return Called(None, rule, "unknown", readings=needed)
    return Called(card, rule, readings=needed)


def _leads_with_rank(table: Table) -> bool:
    """Whether a rank alone, if dummy has it there, is of the suit in which dummy won the last trick."""
    return table.trick.led is None and table.turn is table.dummy and table.number > 1


def _may_hold(table: Table, card: Card) -> bool:
    return physics.can_hold(table, table.dummy, card)


def _neither_suit_nor_rank(table: Table, said: Words) -> Called:
    if said.manner is None:
        return Called(None, DEFENDER_NAMES, "nothing")
    if not reads(table, NO_SUIT_LED):
        return Called(None, _rule_for(said), "unknown")
    return Called(None, DEFENDER_NAMES, "nothing", readings=(NO_SUIT_LED,))


def _readings_for(table: Table, said: Words) -> tuple[Reading, ...]:
    """The readings on which rests what the words call, as far as this edition needs them."""
    needed: list[Reading] = []
    if said.manner in ("high", "low") and said.suit is None:
        needed.append(SUIT_LED)
    if said.manner == "win":
        needed.append(WIN_IN_1997)
        if _defenders_to_play(table):
            needed.append(KNOWN_TO_WIN)
    return tuple(r for r in needed if table.edition in r.editions)


def _rule_for(said: Words) -> Provision:
    """The rule by which incomplete words are understood."""
    if said.rank is not None:
        return RANK_ONLY_OTHERWISE
    if said.manner is not None:
        return {"high": HIGH, "win": WIN, "low": LOW, "cover": INTENTION_PREVAILS, "ruff": SUIT_ONLY}[said.manner]
    return SUIT_ONLY if said.suit is not None else law45.CARD_DESIGNATED


def card_called(h: Hearing, called: Called, words: str) -> Card:
    """The card, from the Director where dummy is not on file, or from declarer among several of a rank."""
    if called.card is not None:
        return called.card
    if called.trouble == "which":
        names = " or ".join(str(card) for card in called.among)
        picked = h.chosen_card(WHICH_OF_RANK, h.table.declarer, called.among, cards=names)
        assert picked is not None
        return picked
    which = Finding(
        "card_called",
        "{words!s} was called. Which card of the hand is that?",
        called.authority,
        yes="the card called was",
        kind="card",
    )
    return Card.parse(h.found(which, words=repr(words)))


def _rank_only(table: Table, cards: CardSet, rank: int) -> Called:
    """46B3: the suit in which dummy has just won, or else a legal card of the rank."""
    legal = legal_plays(table, table.dummy).cards or cards
    found = tuple(card for card in cards if card.rank == rank and card in legal)
    readings: tuple[Reading, ...] = ()
    if _leads_with_rank(table):
        if table.last_trick is None and len(found) > 1:
            return Called(None, RANK_ONLY_LEADING, "unknown", found)
        suit, readings = _suit_won(table)
        if suit is not None and Card.of(suit, rank) in cards:
            return Called(Card.of(suit, rank), RANK_ONLY_LEADING, readings=readings)
    if not found and any(card.rank == rank for card in cards):
        if not reads(table, NO_LEGAL_CARD_OF_RANK):
            return Called(None, RANK_ONLY_OTHERWISE, "unknown", readings=readings)
        return Called(None, NOT_IN_DUMMY, "void", readings=(*readings, NO_LEGAL_CARD_OF_RANK))
    if not found:
        return Called(None, NOT_IN_DUMMY, "void", readings=readings)
    if len(found) == 1:
        return Called(found[0], RANK_ONLY_OTHERWISE, readings=readings)
    return Called(None, DECLARER_NAMES_AMONG_RANK, "which", found, readings)


def _suit_won(table: Table) -> tuple[Suit | None, tuple[Reading, ...]]:
    """The suit in which dummy won the last trick, and the reading it takes where dummy ruffed."""
    last = table.last_trick
    if last is None or last.winner(table.trumps) is not table.dummy:
        return None, ()
    won_with = last.card(table.dummy)
    assert won_with is not None
    if won_with.suit is last.led or RANK_ONLY_LEADING.term(table.edition, "suit") == "of the winning card":
        return won_with.suit, ()
    return (won_with.suit, (SUIT_OF_THE_RUFF,)) if reads(table, SUIT_OF_THE_RUFF) else (last.led, ())


def _to_win(table: Table, cards: CardSet, needed: tuple[Reading, ...]) -> Called:
    """46B1(b): the lowest legal card known to win; if none is but one may, the Director says what was called."""
    legal = legal_plays(table, table.dummy).cards or cards
    outside = ~(table.played | table.hand(table.dummy).cards.mask) if _defenders_to_play(table) else 0
    may_win = False
    for card in sorted(c for c in cards if c in legal):  # of one suit, that led or trumps, if any wins
        wins_now = table.trick.play(table.dummy, card).winner(table.trumps) is table.dummy
        above = card.suit.mask & ~((card.mask << 1) - 1)
        if wins_now and not above & outside:
            return Called(card, WIN, readings=needed)
        may_win |= wins_now
    if may_win or not reads(table, NO_CARD_TO_WIN):
        return Called(None, WIN, "unknown")
    return Called(None, NOT_IN_DUMMY, "void", readings=(*needed, NO_CARD_TO_WIN))


def _defenders_to_play(table: Table) -> bool:
    return any(table.is_defender(seat) and table.trick.card(seat) is None for seat in table.dummy.others)


def wanted_instead(table: Table, hand: Seat, words: str, number: int) -> Called:
    """What a correction calls; a part left unsaid is that of the card named before."""
    said = read(words, None, table.trumps)
    if said.unclear:
        return Called(None, law45.CARD_DESIGNATED, "unknown")
    if said.card is not None:
        there = physics.can_hold(table, hand, said.card)
        return Called(said.card, law45.CARD_DESIGNATED) if there else Called(None, NOT_IN_DUMMY, "void")
    if said.manner == "ruff":
        return Called(None, NOT_IN_DUMMY, "void")  # there are no trumps
    held = table.hand(hand).cards
    trick = table.trick if table.trick.card(hand) is not None else table.last_trick
    named = trick.card(hand) if trick is not None else None
    if named is not None and said.rank is not None and Card.of(named.suit, said.rank) in held:
        return Called(Card.of(named.suit, said.rank), _rule_for(said))
    rank_too = hand is not table.dummy or not incomplete_call(table, number)
    if named is not None and said.suit is not None and said.manner is None and rank_too and not _any_of_suit(words):
        same_rank = Card.of(said.suit, named.rank)
        if same_rank in held:
            return Called(same_rank, law45.CARD_DESIGNATED)
    if not table.hand(hand).known:
        return Called(None, _rule_for(said), "unknown")
    if said.rank is not None:
        found = tuple(card for card in held if card.rank == said.rank)
        if len(found) > 1:
            return Called(None, DECLARER_NAMES_AMONG_RANK, "which", found)
        return Called(found[0], RANK_ONLY_OTHERWISE) if found else Called(None, NOT_IN_DUMMY, "void")
    suit = said.suit if said.suit is not None or named is None else named.suit
    of_suit = held.of_suit(suit) if suit is not None else held
    if not of_suit:
        return Called(None, NOT_IN_DUMMY, "void")
    if said.suit is None and said.manner is None:
        return Called(None, law45.CARD_DESIGNATED, "unknown")
    return Called(of_suit.top() if said.manner == "high" else of_suit.bottom(), _rule_for(said))


def _any_of_suit(words: str) -> bool:
    """Whether the words speak of a card of the suit, not of a card of the rank named before."""
    return re.search(r"\b(a|trumps?|ruff)\b", words.lower()) is not None


def incomplete_call(table: Table, number: int) -> bool:
    """Whether declarer's call from dummy to that trick named less than suit and rank."""
    call = table.call
    return call is not None and call.trick == number and read(call.words, None, table.trumps).card is None


def called_by(table: Table, number: int) -> tuple[Provision, ...]:
    """The rule by which an incomplete call to that trick was a call for its card."""
    call = table.call
    if call is None or call.card is None or not incomplete_call(table, number):
        return ()
    said = read(call.words, None, table.trumps)
    if said.rank is not None:
        trick, last, dummy = table.trick_at(number), table.trick_at(number - 1), table.dummy
        if trick is None or trick.leader is not dummy or last is None or last.winner(table.trumps) is not dummy:
            return (RANK_ONLY_OTHERWISE,)
        won_with = last.card(dummy)
        assert won_with is not None
        return (RANK_ONLY_LEADING,) if call.card.suit in (won_with.suit, last.led) else (RANK_ONLY_OTHERWISE,)
    return (DEFENDER_NAMES,) if said.suit is None and said.manner is None else (_rule_for(said),)


def completes_call(table: Table, number: int, words: str) -> bool:
    """Whether other words could be what declarer meant by an incomplete call: they do not contradict it."""
    call = table.call
    if call is None or not incomplete_call(table, number):
        return False
    said, meant = read(call.words, None, table.trumps), read(words, None, table.trumps)
    same_suit = None in (said.suit, meant.suit) or said.suit is meant.suit
    return same_suit and (None in (said.rank, meant.rank) or said.rank == meant.rank)


def agrees(words: str, card: Card, trumps: Suit | None) -> bool:
    """Whether words that name a suit or a rank name nothing else than those of a card."""
    return _fits(read(words, None, trumps), card)


def carried_out(table: Table, card: Card) -> Provision | None:
    """The rule by which a card that dummy moves is the one called, as far as a dummy not on file shows."""
    call = open_call(table)
    event = call.cause if call is not None else None
    return _may_call(table, event, card) if isinstance(event, Named) else None


def _may_call(table: Table, event: Named, card: Card) -> Provision | None:
    """The rule by which words may call a card of a dummy not on file, as far as it shows."""
    hand, led = table.hand(table.dummy), table.trick.led
    if hand.known:
        return None
    called = interpret(table, event.words, event.pointing)
    if called.trouble not in ("", "unknown"):
        return None
    said = read(event.words, event.pointing, table.trumps)
    if said.rank is not None and said.suit is None and _leads_with_rank(table):
        won, _ = _suit_won(table)
        if won is card.suit and said.rank == card.rank:
            return RANK_ONLY_LEADING
        if won is not None and _may_hold(table, Card.of(won, said.rank)):
            return None
    suit = said.suit if said.suit is not None or said.rank is not None else led
    if said.manner in ("win", "cover") or suit not in (None, card.suit) or said.rank not in (None, card.rank):
        return None
    if said.suit is None and led not in (None, card.suit) and hand.holds(led) is not False:
        return None
    if not all(reads(table, r) for r in _readings_for(table, said)):
        return None
    if said.rank is None:
        known = hand.cards.of_suit(card.suit) | CardSet([card])
        if card is not (known.top() if said.manner == "high" else known.bottom()):
            return None
    return _rule_for(said)


def call_for(table: Table, event: Named, card: Card) -> Called | None:
    """How words call that card of dummy, on the table before it was moved; None if they call another or none."""
    called = interpret(table, event.words, event.pointing)
    if called.card is None and (rule := _may_call(table, event, card)) is not None:
        needed = _readings_for(table, read(event.words, event.pointing, table.trumps))
        return Called(card, rule, readings=needed)
    return called if called.card is card else None


def may_mean(table: Table, event: Named, card: Card) -> bool:
    """Whether words that leave open which card they mean go with one that lies there: a rank, or mere assent."""
    assent = event.pointing is None and assents(event.words)
    return assent or card in interpret(table, event.words, event.pointing).among


def calls_again(table: Table, event: Named, card: Card) -> bool:
    """Whether words call once more the card that was called from dummy, to which dummy has played, be it another."""
    before = _before_dummy_played(table)
    lies_there = table.trick.card(table.dummy) is card
    return call_for(before, event, card) is not None or (lies_there and may_mean(before, event, card))


def _before_dummy_played(table: Table) -> Table:
    """The table as it was before dummy played to the trick in progress, as far as the cards are concerned."""
    trick, dummy = table.trick, table.dummy
    for seat in (*trick.after(dummy), dummy):
        card = trick.card(seat)
        if card is not None:  # his card may have gone back already
            table = physics.withdraw(table, seat, card)
    return table


def void_call(table: Table) -> bool:
    """Whether declarer has called a card that dummy does not have, to the trick in progress."""
    return any(r.law == 46 and r.trick == table.number and NOT_IN_DUMMY in r.authorities for r in table.rulings)


def unanswered_call(table: Table) -> bool:
    """Whether a call to the trick in progress has been dealt with and dummy has still to play."""
    heard = any(r.law == 46 and r.trick == table.number for r in table.rulings)
    return heard and table.trick.card(table.dummy) is None


yields_to = ("law45",)


def notice(table: Table, act: Act) -> Incident | None:
    """A call from dummy that names no card at once."""
    event = act.event
    if not isinstance(event, Named) or act.card is not None or event.seat is not table.declarer:
        return None
    hand = event.hand or table.dummy
    if hand is not table.dummy or table.trick.card(hand) is not None or open_call(table) is not None:
        return None
    summary = f"declarer called {event.words!r} from dummy"
    return file(table, act, "law46", summary, offender=table.declarer, at_once=True)


def open_call(table: Table) -> Incident | None:
    """The file of a call to the trick in progress that is still being resolved."""
    return next((i for i in table.docket if i.law == "law46" and i.trick == table.number), None)


def answered(table: Table, event: Named) -> Called | None:
    """What declarer calls by saying more while his call is being resolved, if the law lets him complete it so.

    He may say which of several cards of a rank he means, or which card on no file his words were for; but not call
    something else, nor take from the defenders what he left to them.
    """
    call = open_call(table)
    assert call is not None
    assert isinstance(call.cause, Named)
    first = interpret(call.before, call.cause.words, call.cause.pointing)
    if first.trouble == "which":
        said = read(event.words, event.pointing, table.trumps)
        found = [card for card in first.among if _fits(said, card)]
        return Called(found[0], DECLARER_NAMES_AMONG_RANK) if len(found) == 1 else None
    now = interpret(table, event.words, event.pointing)
    if first.trouble != "unknown" or now.card is None or carried_out(table, now.card) is None:
        return None
    return now


def _fits(said: Words, card: Card) -> bool:
    """Whether words that name a suit or a rank name nothing else than those of a card."""
    if said.unclear or (said.suit is None and said.rank is None):
        return False
    return said.suit in (None, card.suit) and said.rank in (None, card.rank)


def hear(h: Hearing) -> None:
    """What the call amounts to."""
    event = h.incident.cause
    assert isinstance(event, Named)
    if h.table.number != h.incident.trick or h.table.trick.card(h.table.dummy) is not None:
        return  # dummy has played meanwhile, or play has stopped before the trick was gone on with
    if _led_anew(h):
        _falls(h)
        return
    meant = _meant(h)
    if meant is not None and h.found(MEANT, words=repr(event.words), meant=meant):
        _is_called(h, event, meant, INTENTION_PREVAILS)
        return
    called = _as_understood(h, event)
    for used in called.readings:
        h.reads(used)
    match called.trouble:
        case "void":
            _no_such_card(h)
        case "nothing":
            picked = _defenders_name(h, event)
            if picked is not None:
                _is_called(h, event, picked, DEFENDER_NAMES)
        case _:
            _incomplete(h, called, event)


def waits(table: Table, call: Incident) -> bool:
    """A call is resolved when its trick is gone on with, if the one before is being put right."""
    from . import law62

    corrected = any(r.trick == call.trick - 1 for r in table.revokes)
    return not table.finished and (table.number < call.trick or (corrected and law62.arising(table) is not None))


def _led_anew(h: Hearing) -> bool:
    """Whether the trick of the call has another leader now, because a correction changed who won the one before."""
    then, now = h.incident.before, h.table
    if then.last_trick is None or now.last_trick is None or then.trick.leader is now.trick.leader:
        return False
    return then.last_trick.winner(then.trumps) is not now.last_trick.winner(now.trumps)


def _falls(h: Hearing) -> None:
    """A call to a trick that is led anew."""
    if h.table.undone:
        h.reads(law44.LEAD_UNDONE_WITH_WINNER)
    h.rule(law44.WINNER_LEADS, Note("the call", f"has no effect: {h.table.trick.leader} leads to the trick"))


def _as_understood(h: Hearing, event: Named) -> Called:
    """What the words call; where they are unclear, what the Director makes of them, or else what they say."""
    called = interpret(h.incident.before, event.words, event.pointing)
    if called.trouble != "unclear":
        return called
    if h.found(UNDERSTOOD, words=repr(event.words)):
        return Called(None, INTENTION_PREVAILS, "unknown")
    return interpret(h.incident.before, event.words, event.pointing, by_the_letter=True)


def _is_called(h: Hearing, event: Named, card: Card, authority: Authority, also: tuple[Authority, ...] = ()) -> None:
    """The card so called is played; what dummy moved and others played before that was known is put in order."""
    h.rule(authority, Note(str(card), "is the card called"), also=also)
    followed = misplaced.before_it_was_called(h, card)
    h.then(Act(event, h.table.dummy, card, plays=True))
    for act in followed:
        h.then(act)


def _meant(h: Hearing) -> Card | None:
    """The card that declarer has since said he meant by words that called none."""
    for event in h.since:
        if event is h.incident.cause or not isinstance(event, Named | Corrected):
            continue
        if event.seat is h.table.declarer and event.hand in (None, h.table.dummy):
            card = interpret(h.incident.before, event.words).card
            if card is not None and physics.can_hold(h.table, h.table.dummy, card):
                return card
    return None


def _no_such_card(h: Hearing) -> None:
    """46B4: the call has no effect."""
    h.rule(NOT_IN_DUMMY, Note("the call", "has no effect; declarer may name any legal card"))
    h.rule(
        law72.COULD_HAVE_BEEN_AWARE,
        Refer(
            "must",
            "if declarer could have been aware that the call could well damage the defenders, and it did",
            findings=("could_have_been_aware", "os_gained_through_irregularity"),
        ),
    )


def _incomplete(h: Hearing, called: Called, event: Named) -> None:
    """Suit, rank or manner alone, where the cards on file do not settle what that calls."""
    card = card_called(h, called, event.words)
    if not physics.can_hold(h.table, h.table.dummy, card):
        h.rule(NOT_IN_DUMMY, Note("the call", "has no effect; declarer may name any legal card"))
        return
    which = called.trouble == "which"
    _is_called(h, event, card, called.authority, (RANK_ONLY_OTHERWISE,) if which else (law45.PLAY_FROM_DUMMY,))


def _defenders_name(h: Hearing, event: Named) -> Card | None:
    """46B5: either defender may name a legal card of dummy."""
    dummy = h.table.dummy
    plays = legal_plays(h.table, dummy)
    cards = tuple(plays.cards) if plays.cards is not None else h.any_card_of(dummy)
    said = read(event.words, event.pointing, h.table.trumps)
    left = tuple(card for card in cards if not said.rules_out(card))
    if left and left != cards and h.reads(WHAT_HE_RULED_OUT):
        cards = left
    if h.reads(FIRST_DEFENDER_COUNTS):
        picked = _said_by_defender(h, cards)
        if picked is None:
            picked = h.chosen_card(DEFENDERS_CARD, dummy.lho, cards, or_by=dummy.rho)
    else:
        picked = _each_names(h, cards)
    if picked is None:
        h.reads(DECLARER_COMPLETES)
        h.rule(DEFENDER_NAMES, Note("declarer", "completes his call"))
    return picked


def _said_by_defender(h: Hearing, cards: tuple[Card, ...]) -> Card | None:
    """The first legal card of dummy that a defender has named since."""
    for event in h.since:
        if isinstance(event, Named) and h.table.is_defender(event.seat):
            card = read(event.words, event.pointing, h.table.trumps).card
            if card is None or card not in cards:
                continue
            if event.hand is h.table.dummy or not physics.can_hold(h.table, event.seat, card):
                return card
    return None


def _each_names(h: Hearing, cards: tuple[Card, ...]) -> Card | None:
    """Without a rule for two different names, the Director says which counts."""
    left, right = h.table.dummy.lho, h.table.dummy.rho
    first = h.chosen_card(DEFENDERS_CARD, left, cards, suffix=left.letter)
    second = h.chosen_card(DEFENDERS_CARD, right, cards, suffix=right.letter)
    if first is None or second is None or first is second:
        return second if first is None else first
    return Card.parse(h.found(BETWEEN_DEFENDERS, first=first, second=second))


def lapse(h: Hearing) -> bool:
    """Declarer has since named a card, or dummy has played, or a defender plays to what dummy chose."""
    assert h.act is not None
    if waits(h.table, h.incident):
        return False
    dummy_plays = h.act.play is not None and h.act.seat is h.table.dummy
    if dummy_plays or h.table.trick.card(h.table.dummy) is not None:
        return True
    card = chosen_by_dummy(h.table, h.act.seat) if h.act.play is not None else None
    if card is None:
        return False
    h.reads(PLAYING_TO_IT_NAMES_IT)
    named = Note(f"{h.act.seat}, who plays to it,", f"has named {card}")
    h.rule(DEFENDER_NAMES, named, Play(h.table.dummy, card), also=(law43.NOT_TAKE_PART,))
    law45.suggestion(h)
    for incident in h.table.docket:
        if incident.law == "law45" and isinstance(incident.cause, Placed) and incident.card is card:
            h.close(incident)
    return True


def chosen_by_dummy(table: Table, seat: Seat) -> Card | None:
    """The card that dummy has moved by himself after a call that named nothing, if it is that defender's to follow."""
    dummy = table.dummy
    file_of_call = open_call(table)
    if file_of_call is None or table.turn is not dummy:
        return None
    call = file_of_call.cause
    assert isinstance(call, Named)
    nothing = interpret(file_of_call.before, call.words, call.pointing).trouble == "nothing"
    followed = seat is dummy.lho and table.trick.card(seat) is None
    if not nothing or not followed or not reads(table, PLAYING_TO_IT_NAMES_IT):
        return None
    moved = [e.card for e in table.log[file_of_call.at :] if isinstance(e, Placed) and e.seat is dummy]
    legal = legal_plays(table, dummy)
    there = moved and moved[-1] in table.hand(dummy).cards and (legal.cards is None or moved[-1] in legal.cards)
    return moved[-1] if there else None
