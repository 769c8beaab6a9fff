"""Law 51: two or more penalty cards."""

from __future__ import annotations

from ..editions import L1997, L2007, L2017, WORDING, provision, reading, v

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
