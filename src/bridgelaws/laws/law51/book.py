"""Law 51: two or more penalty cards."""

from __future__ import annotations

from dataclasses import dataclass

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, WORDING, provision, reading, v
from ...book.questions import Choice, Elect
from ...values.cards import Card
from ..law50 import book as book50

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
    Elect("leave", "Neither: {left}", book50.NEITHER, "{released}", "or you may {leave}"),
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
    Elect("leave", "Neither: {left}", NEITHER, "{released}", "or you may {leave}"),
    say="{chooser}, {leader} is on lead while {owner} has penalty cards in several suits: {options}. {owner} picks up"
    " the cards of a suit that you require or forbid, and the others stay.",
)
SEVERAL_SUITS_BEFORE_2017 = Choice(
    SEVERAL_SUITS.id,
    SEVERAL_SUITS.text,
    *SEVERAL_SUITS.options[:2],
    Elect("leave", "Neither: {left}", NEITHER_BEFORE_2017, "{released}", "or you may {leave}"),
    say=SEVERAL_SUITS.say,
)
WHICH_SUIT = Choice(
    "required_suit",
    "Which suit does {chooser} require of {leader}?",
    Elect("suit", "{picked}", REQUIRE_ONE_OF_SUITS, "required {picked}"),
    say="{chooser}, which suit do you require {leader} to lead: {options}?",
)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class SeveralPenaltyCards(Incident):
    """A defender has two or more penalty cards."""

    law = "law51"
    topics = ("penalty card",)

    cards: tuple[Card, ...]


class SeveralToBePlayed(SeveralPenaltyCards):
    """He is to play, and more than one of them can be played."""


class LeadOptionOfSeveral(SeveralPenaltyCards):
    """His partner is to lead."""
