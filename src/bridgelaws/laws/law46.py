"""Law 46: incomplete or invalid designation of a card from dummy."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..acts import Act
from ..cards import RANKS, Card, CardSet, Suit, rank_named
from ..events import Corrected, Named
from ..hearing import Hearing
from ..orders import Note, Order, Refer
from ..questions import Choice, Elect, Finding
from ..seats import Seat
from ..table import Authority, Incident, Table
from .. import physics
from . import law45, law72
from .common import file, reads
from .legal import legal_plays
from ..errors import ParseError
from ..editions import L1997, L2007, L2017, SUBSTANCE, WORDING, Provision, Reading, provision, reading, v

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
    "With a defender still to play, a card is known to win only on what everyone at the table can see.",
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
    "'High' or 'low' alone when dummy is to lead names neither suit nor rank, "
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
_HIGH = frozenset({"high", "higher", "highest", "top", "big"})
_LOW = frozenset({"low", "lower", "lowest", "small", "little", "bottom", "duck"})
_WIN = frozenset({"win", "cover", "take"})
_FILLER = frozenset({"a", "the", "of", "my", "your", "please", "it", "no", "oh", "sorry", "oops", "play", "i", "meant"})


@dataclass(frozen=True, slots=True)
class Words:
    """What the words of a call say: suit, rank, or high, low, win."""

    suit: Suit | None
    rank: int | None
    manner: str | None

    @property
    def card(self) -> Card | None:
        """The card, if both suit and rank were named."""
        return None if self.suit is None or self.rank is None else Card.of(self.suit, self.rank)


@dataclass(frozen=True, slots=True)
class Called:
    """What a call amounts to: a card, or why none (`void`, `nothing`, `which`, `unknown`)."""

    card: Card | None
    authority: Authority | None
    trouble: str = ""
    among: tuple[Card, ...] = ()


def read(words: str, pointing: str | None = None, trumps: Suit | None = None) -> Words:
    """The suit, the rank and the manner that words name.

    >>> read("low heart"), read("ten of clubs").card, read("play anything").card
    (Words(suit=HEARTS, rank=None, manner='low'), ♣T, None)
    """
    suit: Suit | None = None
    rank: int | None = None
    manner = None
    text = f"{words} {pointing or ''}".lower()
    tokens = re.findall(r"[a-z]+|10|\d|[♣♦♥♠]", text)
    if len(tokens) == 1 and tokens[0] == "a":
        return Words(None, len(RANKS) - 1, None)
    for piece in re.findall(r"\S+", text):
        card = _card(piece)
        if card is not None:
            suit, rank = card.suit, card.rank
    for token in tokens:
        if token in _HIGH | _LOW | _WIN:
            manner = "high" if token in _HIGH else "low" if token in _LOW else "win"
        elif token in ("trump", "trumps", "ruff"):
            suit = trumps if suit is None else suit
        elif token in _FILLER:
            continue
        else:
            suit = _suit(token) if suit is None else suit
            rank = rank_named(token) if (rank is None and len(token) > 1) or token.isdigit() else rank
            if rank is None and token in "akqjt":
                rank = rank_named(token)
    return Words(suit, rank, manner)


def _card(word: str) -> Card | None:
    try:
        return Card.parse(word.strip(",.!?'"))
    except ParseError:
        return None


def _suit(word: str) -> Suit | None:
    try:
        return Suit.parse(word)
    except ParseError:
        return None


def interpret(table: Table, words: str, pointing: str | None = None, placed: Card | None = None) -> Called:
    """Which card of dummy the words call, by the resolution of 46B; `placed` is a card already put forward."""
    dummy = table.dummy
    said = read(words, pointing, table.trumps)
    hand = table.hand(dummy)
    cards = hand.cards if placed is None else hand.cards | CardSet([placed])
    led = table.trick.led if table.trick.leader is not dummy else None
    if said.card is not None:
        there = said.card in cards or (not hand.known and physics.can_hold(table, dummy, said.card))
        return Called(said.card, law45.CARD_DESIGNATED) if there else Called(None, NOT_IN_DUMMY, "void")
    if said.suit is None and said.rank is None and said.manner is None:
        return Called(None, DEFENDER_NAMES, "nothing")
    if said.suit is None and said.manner is not None and led is None and reads(table, NO_SUIT_LED):
        return Called(None, DEFENDER_NAMES, "nothing")
    if not hand.known or _doubtful(table, said):
        return Called(None, _rule_for(said), "unknown")
    if said.rank is not None:
        return _rank_only(table, cards, said.rank)
    suit = said.suit if said.suit is not None else led
    of_suit = cards.of_suit(suit) if suit is not None else cards
    if not of_suit:
        return Called(None, NOT_IN_DUMMY, "void")
    match said.manner:
        case "high":
            return Called(of_suit.top(), HIGH)
        case "win":
            return Called(_lowest_winner(table, of_suit), WIN)
        case "low":
            return Called(of_suit.bottom(), LOW)
        case _:
            return Called(of_suit.bottom(), SUIT_ONLY)


def _doubtful(table: Table, said: Words) -> bool:
    """Whether what the words call rests on a reading that the case file sets aside."""
    needed: list[Reading] = []
    if said.manner in ("high", "low") and said.suit is None:
        needed.append(SUIT_LED)
    if said.manner == "win":
        needed += [WIN_IN_1997, KNOWN_TO_WIN]
    return any(table.edition in r.editions and not reads(table, r) for r in needed)


def _rule_for(said: Words) -> Provision:
    """The rule by which incomplete words are understood."""
    if said.rank is not None:
        return RANK_ONLY_OTHERWISE
    if said.manner is not None:
        return {"high": HIGH, "win": WIN, "low": LOW}[said.manner]
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
    assert called.authority is not None
    which = Finding(
        "card_called",
        "{words!s} was called. Which card of the hand is that?",
        called.authority,
        yes="the card called was",
        kind="card",
    )
    return Card.parse(h.found(which, words=repr(words)))


def _rank_only(table: Table, cards: CardSet, rank: int) -> Called:
    dummy, last = table.dummy, table.last_trick
    if table.trick.led is None and table.turn is dummy and last is not None:
        won_with = last.card(dummy)
        suit = won_with.suit if won_with is not None else None
        if RANK_ONLY_LEADING.term(table.edition, "suit") == "in which dummy won" and not reads(table, SUIT_OF_THE_RUFF):
            suit = last.led
        if suit is not None and Card.of(suit, rank) in cards and last.winner(table.trumps) is dummy:
            return Called(Card.of(suit, rank), RANK_ONLY_LEADING)
    legal = legal_plays(table, dummy).cards or cards
    found = tuple(card for card in cards if card.rank == rank and card in legal)
    if not found:
        return Called(None, NOT_IN_DUMMY, "void")
    if len(found) == 1:
        return Called(found[0], RANK_ONLY_OTHERWISE)
    return Called(None, DECLARER_NAMES_AMONG_RANK, "which", found)


def _lowest_winner(table: Table, of_suit: CardSet) -> Card:
    """The lowest card that wins on what everyone can see; the highest if none is known to."""
    trick, dummy = table.trick, table.dummy
    to_come = sum(trick.card(seat) is None for seat in dummy.others)
    outside = 0 if to_come == 0 else ~(table.played | table.hand(dummy).cards.mask)
    for card in reversed(list(of_suit)):
        wins_now = trick.play(dummy, card).winner(table.trumps) is dummy
        above = card.suit.mask & ~((card.mask << 1) - 1)
        if wins_now and not above & outside:
            return card
    return of_suit.top()


def wanted_instead(table: Table, hand: Seat, words: str, number: int) -> Called:
    """What a correction calls; a part left unsaid is that of the card named before."""
    said = read(words, None, table.trumps)
    if said.card is not None:
        there = physics.can_hold(table, hand, said.card)
        return Called(said.card, law45.CARD_DESIGNATED) if there else Called(None, NOT_IN_DUMMY, "void")
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


def completes_call(table: Table, number: int, words: str) -> bool:
    """Whether other words could be what declarer meant by an incomplete call: they do not contradict it."""
    call = table.call
    if call is None or not incomplete_call(table, number):
        return False
    said, meant = read(call.words, None, table.trumps), read(words, None, table.trumps)
    same_suit = None in (said.suit, meant.suit) or said.suit is meant.suit
    return same_suit and (None in (said.rank, meant.rank) or said.rank == meant.rank)


def void_call(table: Table) -> bool:
    """Whether declarer has called a card that dummy does not have, to the trick in progress."""
    return any(r.law == 46 and r.trick == table.number and NOT_IN_DUMMY in r.authorities for r in table.rulings)


yields_to = ("law45",)


def notice(table: Table, act: Act) -> Incident | None:
    """A call from dummy that names no card at once."""
    event = act.event
    if not isinstance(event, Named) or act.card is not None or event.seat is not table.declarer:
        return None
    hand = event.hand or table.dummy
    if hand is not table.dummy or table.trick.card(hand) is not None:
        return None
    summary = f"declarer called {event.words!r} from dummy"
    return file(table, act, "law46", summary, offender=table.declarer, enters=False, at_once=True)


def hear(h: Hearing) -> None:
    """What the call amounts to."""
    event = h.incident.cause
    assert isinstance(event, Named)
    called = interpret(h.incident.before, event.words, event.pointing)
    dummy = h.table.dummy
    match called.trouble:
        case "void":
            orders: tuple[Order, ...] = (Note("the call", "has no effect; declarer may name any legal card"),)
            h.rule(NOT_IN_DUMMY, *orders)
            h.rule(
                law72.COULD_HAVE_BEEN_AWARE,
                Refer(
                    "must",
                    "if declarer could have been aware that the call could well damage the defenders, and it did",
                    findings=("could_have_been_aware", "os_gained_through_irregularity"),
                ),
            )
        case "nothing":
            picked = _defenders_name(h)
            if picked is not None:
                h.rule(DEFENDER_NAMES, Note(str(picked), "is the card called"))
                h.then(Act(event, dummy, picked, plays=True))
        case _:
            card = card_called(h, called, event.words)
            if not physics.can_hold(h.table, dummy, card):
                h.rule(NOT_IN_DUMMY, Note("the call", "has no effect; declarer may name any legal card"))
                return
            which = called.trouble == "which"
            authority = RANK_ONLY_OTHERWISE if which or called.authority is None else called.authority
            also = (DECLARER_NAMES_AMONG_RANK,) if which else (law45.PLAY_FROM_DUMMY,)
            h.rule(authority, Note(str(card), "is the card called"), also=also)
            h.then(Act(event, dummy, card, plays=True))


def _defenders_name(h: Hearing) -> Card | None:
    """46B5: either defender may name a legal card of dummy."""
    dummy = h.table.dummy
    plays = legal_plays(h.table, dummy)
    cards = tuple(plays.cards) if plays.cards is not None else h.any_card_of(dummy)
    by = dummy.lho
    h.reads(FIRST_DEFENDER_COUNTS)
    picked = h.chosen_card(DEFENDERS_CARD, by, cards, or_by=by.partner)
    if picked is None:
        h.reads(DECLARER_COMPLETES)
        h.rule(DEFENDER_NAMES, Note("declarer", "completes his call"))
    return picked


def lapse(h: Hearing) -> bool:
    """Declarer has since named a card, or dummy has put one forward."""
    assert h.act is not None
    dummy_played = h.act.play is not None and h.act.seat is h.table.dummy
    return dummy_played or isinstance(h.act.event, Corrected) or h.table.trick.card(h.table.dummy) is not None
