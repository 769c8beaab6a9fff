"""Law 46: incomplete or invalid designation of a card from dummy."""

from __future__ import annotations

from dataclasses import dataclass

from ...board.events import Named
from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...values.cards import Card

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
ROUND_AFTER_ROUND = reading(
    "R46-13",
    "A call for a suit round after round, such as 'run the hearts', is a call for its highest card to this trick, and "
    "for nothing more: every later trick needs a call of its own. Without this reading the Director says which card "
    "was called.",
    source="text speaks of one card to one trick; to run a suit is to play it from the top, like 'high'",
)
BROKEN_OFF = reading(
    "R46-14",
    "A word that declarer broke off named nothing, even if one can guess it: what he said in the same breath after it "
    "is his call. Without this reading the Director says which card was called.",
    source="text silent; by 45C4(a) a card is played when it has been named",
)
CARD_CALLED = "card_called"  # the finding that names the card; its options are those of the hand
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
    classifies=True,
)
BETWEEN_DEFENDERS = Finding(
    "defender_to_be_followed",
    "The defenders named {first} and {second}. Which card does dummy play?",
    DEFENDER_NAMES,
    yes="the card to be played is",
    kind="card",
)


class IncompleteDesignation(Incident):
    """Declarer's call leaves open which card he means."""

    law = "law46"
    topics = ("dummy's card",)


class CallFromDummy(IncompleteDesignation):
    """A call from dummy that names no card at once."""

    @property
    def call(self) -> Named:
        """What declarer said."""
        assert isinstance(self.cause, Named)
        return self.cause


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class MayHaveBeenMeant(IncompleteDesignation):
    """The words of a call went with the card that dummy moved too, as well as with the one called."""

    called: Card
