"""Law 57: premature lead or play."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding

PREMATURE = provision(
    v(
        L1997,
        "57A",
        "A card that a defender leads to the next trick, or plays out of turn, before his partner has played to the "
        "current one becomes a penalty card, and declarer chooses a restriction on the partner's card.",
    ),
    v(
        L2007,
        "57A",
        "A card that a defender leads to the next trick, or plays out of turn, before his partner has played to the "
        "current one becomes a major penalty card, and declarer chooses a restriction on the partner's card.",
        change=WORDING,
    ),
)
REQUIRE_HIGHEST = provision(
    v(L1997, "57A1", "Declarer may make the offender's partner play his highest card of the suit led."),
)
REQUIRE_LOWEST = provision(
    v(L1997, "57A2", "Declarer may make the offender's partner play his lowest card of the suit led."),
)
REQUIRE_SUIT = provision(
    v(
        L2017,
        "57A3",
        "Declarer may make the offender's partner play a card of a suit that he names, other than the suit led.",
    ),
)
FORBID_SUIT = provision(
    v(L1997, "57A3", "Declarer may forbid the offender's partner to play one other suit, which he names."),
    v(
        L2017,
        "57A4",
        "Declarer may forbid the offender's partner to play one other suit, which he names.",
        change=RENUMBERED,
    ),
)
CANNOT_COMPLY = provision(
    v(
        L1997,
        "57B",
        "If the offender's partner cannot do what declarer chose as penalty, he may play any legal card.",
    ),
    v(
        L2007,
        "57B",
        "If the offender's partner cannot do what declarer chose as rectification, he may play any legal card.",
        change=WORDING,
    ),
)
DECLARER_PLAYED_BOTH = provision(
    v(
        L1997,
        "57C",
        "A defender who plays before his partner pays nothing if declarer had already played from both hands.",
    ),
    v(
        L2007,
        "57C1",
        "A defender who plays before his partner pays nothing if declarer had already played from both hands.",
        change=RENUMBERED,
    ),
)
DUMMY_ACTED = provision(
    v(
        L1997,
        "57C",
        "A defender who plays before his partner pays nothing if dummy had played a card or had illegally suggested "
        "playing it.",
        dummys_card="played",
    ),
    v(
        L2007,
        "57C1",
        "A defender who plays before his partner pays nothing if dummy had played a card or had illegally suggested "
        "playing it.",
        change=RENUMBERED,
        dummys_card="played",
    ),
    v(
        L2017,
        "57C2",
        "A defender who plays before his partner pays nothing if dummy, unasked, had picked a card before his "
        "right-hand opponent played, or had illegally suggested one.",
        change=SUBSTANCE,
        dummys_card="picked before his right-hand opponent played",
    ),
)
NOT_AUTOMATIC = provision(
    v(
        L1997,
        "57C",
        "A singleton in dummy, or one of touching cards in a suit there, does not count as played by itself.",
        scope="singleton or touching cards",
        until_instructed=False,
    ),
    v(
        L2007,
        "57C1",
        "A singleton in dummy, or one of touching cards in a suit there, does not count as played until declarer has "
        "asked for it or pointed it out.",
        change=SUBSTANCE,
        scope="singleton or touching cards",
        until_instructed=True,
    ),
    v(
        L2017,
        "57C1",
        "No card of dummy counts as played until declarer has asked for it or pointed it out in some way.",
        change=SUBSTANCE,
        scope="every card",
        until_instructed=True,
    ),
)
GESTURE_SUFFICES = provision(
    v(L2007, "57C1 footnote", "Declarer also orders dummy's card by a sign, such as a movement of the hand or head."),
)
DECLARER_PREMATURE = provision(
    v(
        L2007,
        "57C2",
        "A card that declarer plays, but does not lead, too early from either hand is played and stays so.",
        must_be_legal=False,
    ),
    v(
        L2017,
        "57C3",
        "A card that declarer plays, but does not lead, too early from either hand is played, and stays so if it is "
        "legal.",
        change=SUBSTANCE,
        must_be_legal=True,
    ),
)
RHO_TURN_INFORMATION = provision(
    v(
        L2017,
        "57D",
        "A card that a defender tries to play, not lead, at his right-hand opponent's turn may give his partner "
        "unauthorized information.",
    ),
)
RHO_TURN_PLAYABLE = provision(
    v(
        L2017,
        "57D",
        "A card that a defender tries to play, not lead, at his right-hand opponent's turn must be played when his own "
        "turn comes, if it is then legal.",
    ),
)
RHO_TURN_UNPLAYABLE = provision(
    v(
        L2017,
        "57D",
        "A card that a defender tried to play, not lead, at his right-hand opponent's turn becomes a major penalty "
        "card if it cannot legally be played to the trick.",
    ),
)
EXEMPT_CARD_STANDS = reading(
    "R57-1",
    "The card of a defender who pays nothing under 57C stands as his play, and his partner plays freely.",
    source="text silent; no rectification applies and Law 47 gives no ground for taking the card back",
)
EXPOSED_AT_RHO_TURN = reading(
    "R57-2",
    "A card that a defender plays at his right-hand opponent's turn, his partner having played, is an exposed card "
    "under Law 49; without this reading it stands as his play to the trick.",
    source="text silent before 2017; the letter of Law 49. Many directors let the card stand as the play",
    editions=(L1997, L2007),
)
ONLY_BEFORE_THE_OFFENCE = reading(
    "R57-3",
    "57C looks only at what declarer and dummy had done before the defender acted; what declarer plays afterwards "
    "counts under 60A1, and only from the hand on the offender's left.",
    source="letter of 57C and 60A1",
)
LEAD_IS_NO_PLAY = reading(
    "R57-4",
    "57C excuses a card played to the trick before the partner's, not a lead to the next trick.",
    source="letter of 57C, which speaks only of playing before the partner",
)
OBEDIENT_CARD_STAYS = reading(
    "R57-5",
    "A card that the offender's partner has played meanwhile stays if it obeys what declarer then chooses; otherwise "
    "it is withdrawn and becomes a penalty card. Without this reading it is always withdrawn.",
    source="57A and 60C are silent on a card already played",
)
UNTIL_HIS_SIDE_PLAYS_ON = reading(
    "R57-6",
    "Declarer keeps his choice although the trick has been completed meanwhile, until his side leads or plays to the "
    "next one; if the partner's card then goes back, who played after it for the other side may change his own. "
    "Without this reading the choice is lost once another card has been played after the partner's, or to a trick that "
    "is complete with the early card in it.",
    source="text silent on how long the right lasts; 60A1 takes it away by a card from the offender's left only, and "
    "60C by none of the offenders, their lead to the next trick included",
)
LED_TO_NEXT = Finding(
    "led_to_next_trick",
    "Did {offender} lead {card} to the next trick before his partner had played to this one?",
    PREMATURE,
    yes="{offender} led {card} to the next trick",
    no="{card} was not led to the next trick",
    say="{offender}, you had played to this trick: what did you mean by {card}? Were you leading to the next one?",
    classifies=True,
    same_as="deemed_led",
)
DUMMY_FIRST = Finding(
    "dummy_acted_first",
    "Had dummy, of his own accord, {did} a card or illegally suggested one before {offender} played?",
    DUMMY_ACTED,
    yes="dummy had {did} or suggested a card of his own accord",
    no="dummy had neither {did} nor suggested a card",
    say="Before {offender} played: had {dummy} {did} a card, or suggested one, without being told to by {declarer}?",
)
ABLE = Finding(
    "able_to_comply",
    "Could {partner} have done what declarer chose ({demand}) instead of playing {played}?",
    REQUIRE_HIGHEST,
    CANNOT_COMPLY,
    yes="{partner} could have obeyed and played {played} instead",
    no="{partner} could not have obeyed with another card than {played}",
    say="May I see your hand, {partner}? {declarer}'s choice is that {partner} {demand}; you have played {played}.",
)
OPTION = Choice(
    "premature_play",
    "{offender} {how}. What does {chooser} choose for {partner}'s card to this trick?",
    Elect(
        "highest",
        "Highest {led} he holds",
        REQUIRE_HIGHEST,
        "required the highest {led}",
        "he must play the highest {led} he holds",
    ),
    Elect(
        "lowest",
        "Lowest {led} he holds",
        REQUIRE_LOWEST,
        "required the lowest {led}",
        "he must play the lowest {led} he holds",
    ),
    Elect(
        "require",
        "A card of another suit",
        REQUIRE_SUIT,
        "required another suit",
        "he must play a card of another suit, which you name",
    ),
    Elect(
        "forbid",
        "No card of another suit",
        FORBID_SUIT,
        "forbade another suit",
        "he may not play a card of another suit, which you name",
    ),
    say="{chooser}, {offender} {how}; {card} is a major penalty card, and you choose one of these for {partner}'s card"
    " to this trick: {options}.",
)
REQUIRED = Choice(
    "required_suit",
    "Which suit does {chooser} require?",
    Elect("suit", "{picked}", REQUIRE_SUIT, "named {picked}"),
    say="{chooser}, which suit do you require {partner} to play? {options}.",
)
FORBIDDEN = Choice(
    "forbidden_suit",
    "Which suit does {chooser} forbid?",
    Elect("suit", "{picked}", FORBID_SUIT, "named {picked}"),
    say="{chooser}, which suit do you forbid {partner} to play? {options}.",
)


class PrematurePlay(Incident):
    """A card was led to the next trick, or played, before its turn."""

    law = "law57"
    topics = ("turn",)


class LedToTheNextTooSoon(PrematurePlay):
    """A defender put down a card, his own to the trick lying there, before his partner had played."""

    stays_out = True


class PlayedTooSoon(PrematurePlay):
    """A defender played before his partner, or at his right-hand opponent's turn."""


class DeclarerPlayedTooSoon(PrematurePlay):
    """Declarer played from a hand before its turn."""


class DeclarerLedAgain(PrematurePlay):
    """Declarer, who had taken back a lead from the wrong hand or been told to, led from the right one."""
