"""Law 51: two or more penalty cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..acts import Act
from ..cards import Card, Suit
from ..editions import L1997, L2007, L2017, WORDING, Provision, provision, reading, v
from ..hearing import Hearing
from ..orders import Note, Restrict
from ..questions import Choice, Elect
from ..seats import Seat
from ..table import Demand, Incident, Kind, Lasts, Restriction, Table
from . import law10, law41, law44, law50, law59, penalty_cards
from .common import file, reads
from .legal import legal_plays

DECLARER_DESIGNATES = provision(
    v(
        L1997,
        "51A",
        "When a defender is to play and could legally play any of several penalty cards of his, declarer says which.",
    ),
)
ONE_SUIT_REQUIRED = provision(
    v(
        L1997,
        "51B1(a)",
        "If a defender's several penalty cards are of one suit and declarer requires his partner to lead it, "
        "they are all picked up and their owner may play any legal card to the trick.",
    ),
)
ONE_SUIT_PROHIBITED = provision(
    v(
        L1997,
        "51B1(b)",
        "If a defender's several penalty cards are of one suit and declarer forbids his partner to lead it, "
        "they are all picked up and their owner may play any legal card to the trick.",
    ),
    v(
        L2007,
        "51B1(b)",
        "If a defender's several penalty cards are of one suit and declarer forbids his partner to lead it for as long "
        "as he keeps the lead, they are all picked up and their owner may play any legal card to the trick.",
        change=WORDING,
    ),
)
REQUIRE_ONE_OF_SUITS = provision(
    v(
        L1997,
        "51B2(a)",
        "If a defender has penalty cards in more than one suit, declarer may require his partner to lead one of those "
        "suits; the penalty cards of that suit are picked up and the others remain.",
    ),
)
PROHIBIT_SUITS = provision(
    v(
        L1997,
        "51B2(b)",
        "If a defender has penalty cards in more than one suit, declarer may forbid his partner one or more of those "
        "suits for as long as he keeps the lead; the penalty cards of every forbidden suit are picked up.",
    ),
)
NEITHER = provision(
    v(
        L2017,
        "51B2(c)",
        "If a defender has penalty cards in more than one suit, declarer may leave his partner's lead free; "
        "all of them remain penalty cards.",
    ),
)

REQUIRE_OR_PROHIBIT = reading(
    "R51-1",
    "Declarer may require one suit or forbid one or more, but not require one and forbid another for the same lead.",
    source="text lists them as alternatives",
)
REMAINING_CARDS_BIND = reading(
    "R51-2",
    "Penalty cards that were not picked up must still be played at the first legal chance, "
    "although the law speaks of any legal card.",
    source="WBF minute of January 2000, in the White Book 2004, item 51.1",
)
NEITHER_BEFORE_2017 = reading(
    "R51-3",
    "With penalty cards in several suits too, declarer may leave the lead free, and all of them remain penalty cards.",
    source="text of Law 51 silent; reached through Law 50D2(b)",
    editions=(L1997, L2007),
)

DESIGNATE = Choice(
    "designate_penalty_card",
    "{owner} is to play and could play {cards}. Which does {chooser} name?",
    Elect("card", "{picked}", DECLARER_DESIGNATES, "named {picked}"),
    say="{chooser}, {owner} has more than one penalty card that he could play now: {options}. Which is he to play?",
)
ONE_SUIT = Choice(
    "lead_option",
    "{leader} is to lead and {owner} has the penalty cards {cards}. What does {chooser} choose?",
    Elect("require", "Require a {suit} lead", ONE_SUIT_REQUIRED, "required a {suit}", "you may require a {suit} lead"),
    Elect(
        "forbid",
        "Forbid a {suit} lead",
        ONE_SUIT_PROHIBITED,
        "forbade a {suit}",
        "you may forbid {leader} to lead {suits} for as long as he keeps the lead",
    ),
    Elect("leave", "Neither: any lead", law50.NEITHER, "left the lead free", "or you may leave him free"),
    say="{chooser}, {leader} is on lead while {owner} has penalty cards: {options}. In the first two cases {owner}"
    " picks all of them up.",
)
SEVERAL_SUITS = Choice(
    "lead_option",
    "{leader} is to lead and {owner} has the penalty cards {cards}. What does {chooser} choose?",
    Elect(
        "require",
        "Require one of those suits",
        REQUIRE_ONE_OF_SUITS,
        "chose to require a suit",
        "you may require {leader} to lead one of those suits",
    ),
    Elect(
        "forbid",
        "Forbid one or more of those suits",
        PROHIBIT_SUITS,
        "chose to forbid",
        "you may forbid one or more of those suits for as long as he keeps the lead",
    ),
    Elect("leave", "Neither: any lead", NEITHER, "left the lead free", "or you may leave him free"),
    say="{chooser}, {leader} is on lead while {owner} has penalty cards in several suits: {options}. {owner} picks up"
    " the cards of a suit that you require or forbid, and the others stay.",
)
SEVERAL_SUITS_BEFORE_2017 = Choice(
    SEVERAL_SUITS.id,
    SEVERAL_SUITS.text,
    *SEVERAL_SUITS.options[:2],
    Elect("leave", "Neither: any lead", NEITHER_BEFORE_2017, "left the lead free", "or you may leave him free"),
    say=SEVERAL_SUITS.say,
)
WHICH_SUIT = Choice(
    "required_suit",
    "Which suit does {chooser} require of {leader}?",
    Elect("suit", "{picked}", REQUIRE_ONE_OF_SUITS, "required {picked}"),
    say="{chooser}, which suit do you require {leader} to lead: {options}?",
)


def arising(table: Table) -> Incident | None:
    """51A: several penalty cards of the hand to play are legal. 51B: partner is to lead while he has several."""
    seat = table.turn
    if seat is None:
        return None
    if law50.waits(table, seat):
        return _partner_leads(table, seat)
    if len(table.penalty_cards_of(seat, Kind.MAJOR)) < 2 or owner_released(table, seat):
        return None
    legal = legal_plays(table, seat)
    cards = tuple(p.card for p in table.penalty_cards_of(seat, Kind.MAJOR) if p.card in legal)
    if len(cards) < 2:
        return None
    key = f"51A:{table.number}{seat.letter}"
    if table.ruled(key):
        # What he named can no longer be played, if a demand made since comes before it (50D1).
        named = any(r.authority is DECLARER_DESIGNATES for r in law59.binding(table, seat))
        key += ":" + "".join(card.code for card in cards)
        if not named or table.ruled(key):
            return None
    summary = f"{seat} was to play with several penalty cards that could be played"
    found = file(table, Act(None, seat, cards[0]), "law51", summary, cards=cards)
    return replace(found, key=key)


def owner_released(table: Table, owner: Seat) -> bool:
    """Whether 51B, taken at its word, lets the owner play any legal card to this trick although some cards remain."""
    if reads(table, REMAINING_CARDS_BIND):
        return False
    chosen = law50.options_chosen(table, table.number, owner.partner)
    return "require" in chosen or "forbid" in chosen


def _partner_leads(table: Table, leader: Seat) -> Incident | None:
    owned = table.penalty_cards_of(leader.partner, Kind.MAJOR)
    if len(owned) < 2:
        return None
    summary = f"{leader} was to lead while {leader.partner} had major penalty cards"
    cards = tuple(p.card for p in owned)
    found = file(table, Act(None, leader, cards[0]), "law51", summary, offender=leader.partner, cards=cards)
    return replace(found, key=law50.option_key(table, leader))


def hear(h: Hearing) -> None:
    """Declarer names the card to be played, or restricts the lead."""
    owner = h.offender
    if h.incident.key.startswith("50D2:"):
        owned = list(h.incident.cards)
        suits = tuple(suit for suit in reversed(Suit) if any(card.suit is suit for card in owned))
        _lead_option(h, owner, owner.partner, owned, suits)
        return
    led = h.table.trick.led
    if led is not None and h.table.hand(owner).holds(led) is None and h.holds(owner, led, law44.FOLLOW_SUIT):
        note = Note(str(owner), f"has to follow with a {led.singular}")
        h.rule(law50.OTHER_DUTIES_COME_FIRST, note, also=(law44.FOLLOW_SUIT,))
        return
    names = " or ".join(str(card) for card in h.incident.cards)
    picked = h.chosen_card(
        DESIGNATE, h.table.declarer, h.incident.cards, suffix=h.table.number, owner=owner, cards=names
    )
    assert picked is not None
    bound = Restriction(
        owner, Demand.CARD, Lasts.THIS_TRICK, DECLARER_DESIGNATES, card=picked, trick=h.table.number, on_lead=False
    )
    h.rule(DECLARER_DESIGNATES, Restrict(bound), also=(law50.DECLARER_DESIGNATES,))


def _lead_option(h: Hearing, owner: Seat, leader: Seat, owned: list[Card], suits: tuple[Suit, ...]) -> None:
    """51B: the partner is to lead; per suit, all or nothing."""
    words: dict[str, Any] = {"leader": leader, "owner": owner, "cards": " ".join(str(c) for c in owned)}
    law10.options(h, h.table.declarer)
    if len(suits) == 1:
        suit = suits[0]
        words |= {"suit": suit.singular, "suits": str(suit)}
        match h.chosen(ONE_SUIT, by=h.table.declarer, suffix=h.table.number, **words):
            case "require":
                law50.demand(h, ONE_SUIT_REQUIRED, leader, Demand.REQUIRE, suits, owned)
            case "forbid":
                law50.demand(h, ONE_SUIT_PROHIBITED, leader, Demand.FORBID, suits, owned)
            case _:
                _leave(h, leader, ())
        return
    match h.chosen(_options(h), by=h.table.declarer, suffix=h.table.number, **words):
        case "require":
            suit = h.chosen_suit(WHICH_SUIT, h.table.declarer, suits, suffix=h.table.number, **words)
            others = tuple(other for other in suits if other is not suit)
            forbidden = () if h.reads(REQUIRE_OR_PROHIBIT) else _which(h, leader, others, or_none=True)
            law50.demand(h, REQUIRE_ONE_OF_SUITS, leader, Demand.REQUIRE, (suit,), owned)
            if forbidden:
                law50.demand(h, PROHIBIT_SUITS, leader, Demand.FORBID, forbidden, owned)
            _rest_binds(h, owner)
        case "forbid":
            law50.demand(h, PROHIBIT_SUITS, leader, Demand.FORBID, _which(h, leader, suits), owned)
            _rest_binds(h, owner)
        case _:
            _leave(h, leader, (NEITHER,))


def _options(h: Hearing) -> Choice:
    """Declarer may leave the lead free under 51B2(c), or before it on a reading that a case may set aside."""
    silent = not h.has(NEITHER) and reads(h.table, NEITHER_BEFORE_2017)
    return SEVERAL_SUITS_BEFORE_2017 if silent else SEVERAL_SUITS


def _which(h: Hearing, leader: Seat, suits: tuple[Suit, ...], *, or_none: bool = False) -> tuple[Suit, ...]:
    """One or more of the suits, as one answer; none of them where he need not forbid any."""
    subsets = [tuple(suit for n, suit in enumerate(suits) if choice >> n & 1) for choice in range(1, 1 << len(suits))]
    options = [
        Elect(
            "".join(s.letter for s in subset), " and ".join(map(str, subset)), PROHIBIT_SUITS,
            "forbade " + " and ".join(map(str, subset)),
        )
        for subset in subsets
    ]  # fmt: skip
    if or_none:
        options.append(Elect("none", "none", PROHIBIT_SUITS, "forbade no suit besides"))
    choice = Choice(
        "forbidden_suits",
        "Which suits does {chooser} forbid {leader}?",
        *options,
        say="{chooser}, which suits do you forbid {leader} to lead for as long as he keeps the lead: {options}?",
    )
    letters = h.chosen(choice, by=h.table.declarer, suffix=h.table.number, leader=leader)
    return () if letters == "none" else tuple(Suit.parse(letter) for letter in letters)


def _rest_binds(h: Hearing, owner: Seat) -> None:
    left = h.table.penalty_cards_of(owner)
    if left and h.reads(REMAINING_CARDS_BIND):
        names = " ".join(str(p.card) for p in left)
        h.rule(law50.MUST_BE_PLAYED, Note(names, "must still be played at the first legal opportunity"))


def _leave(h: Hearing, leader: Seat, by: tuple[Provision, ...]) -> None:
    """50D2(b); for cards of several suits Law 51 says so too, where the edition has it."""
    h.reads(law50.OPTIONS_RETURN_IN_1997)
    h.rule(
        law50.NEITHER,
        Note(str(leader), f"{law50.left_to_lead(h.table, leader)}; the penalty cards remain"),
        also=(*by, law50.OPTIONS_RETURN),
    )
    penalty_cards.say_who_may_use(h, leader.partner)
    law41.remains(h, leader)
