"""Law 24: card exposed or led during the auction."""

from __future__ import annotations

from ...board.events import ExposedInAuction
from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...values.cards import Card

FACED_UNTIL_THE_END = provision(
    v(
        L1997,
        "24",
        "A card that during the auction, by its holder's own mistake, could have been seen by his partner lies face up"
        " in front of him until the auction is over.",
        period="auction",
    ),
    v(
        L2007,
        "24",
        "A card that during the auction period, by its holder's own mistake, could have been seen by his partner lies"
        " face up in front of him until the auction period is over.",
        change=SUBSTANCE,
        period="auction period",
    ),
    v(
        L2017,
        "24",
        "A card that during the auction, by its holder's own mistake, could have been seen by his partner lies face up"
        " in front of him until the auction is over.",
        change=SUBSTANCE,
        period="auction",
    ),
)
INFORMATION = provision(
    v(L2007, "24", "The non-offenders may use what the exposed card tells them; the offending side may not."),
    v(
        L2017,
        "24",
        "The non-offenders may use what the exposed card tells them and the offending side may not, as Law 16C says.",
        change=WORDING,
    ),
)
ONE_SMALL_CARD = provision(
    v(L1997, "24A", "A single card below an honour that was not led has no further effect while the auction lasts."),
)
HONOUR_OR_LED = provision(
    v(
        L1997,
        "24B",
        "For a single honour, or a card of any rank led too early, the offender's partner has to pass when he next has"
        " the turn; if that hurts the other side, Law 23 may lead to an adjusted score.",
    ),
    v(
        L2017,
        "24B",
        "For a single honour, or a card of any rank led too early, the offender's partner has to pass when he next has"
        " the turn; if that hurts the other side, Law 72C may lead to an adjusted score.",
        change=WORDING,
    ),
)
TWO_OR_MORE_CARDS = provision(
    v(
        L1997,
        "24C",
        "For two or more cards of any rank the offender's partner has to pass when he next has the turn; if that hurts"
        " the other side, Law 23 may lead to an adjusted score.",
    ),
    v(
        L2017,
        "24C",
        "For two or more cards of any rank the offender's partner has to pass when he next has the turn; if that hurts"
        " the other side, Law 72C may lead to an adjusted score.",
        change=WORDING,
    ),
)
RETURNED_TO_DECLARING_SIDE = provision(
    v(
        L1997,
        "24 with 48A",
        "If the offender becomes declarer or dummy, his exposed cards go back to his hand, because his side has no"
        " penalty cards.",
    ),
    v(
        L2007,
        "24",
        "If the offender becomes declarer or dummy, his exposed cards go back to his hand.",
        change=WORDING,
    ),
    v(
        L2017,
        "24D",
        "If the offender becomes declarer or dummy, his exposed cards go back to his hand.",
        change=RENUMBERED,
    ),
)
PENALTY_CARD_OF_DEFENDER = provision(
    v(L1997, "24", "If the offender becomes a defender, each exposed card can be held against him as a penalty card."),
    v(
        L2007,
        "24",
        "If the offender becomes a defender, each exposed card is a penalty card under Law 50.",
        change=SUBSTANCE,
    ),
    v(
        L2017,
        "24E",
        "If the offender becomes a defender, each exposed card is a penalty card under Laws 50 and 51.",
        change=RENUMBERED,
    ),
)
DECLARER_MAY_DECLINE = reading(
    "R24-1",
    "In 1997 declarer may decline to treat the exposed cards as penalty cards, and they then go back to the"
    " defender's hand.",
    source="the English text of 1997 leaves it to declarer; a French rendering (hegerm.ch) makes it automatic",
    editions=(L1997,),
)
AFTER_THE_LAST_PASS = reading(
    "R24-2",
    "A card exposed after the final pass and before the opening lead is faced is judged by Law 49 if its holder"
    " defends and by Law 48 if he is of the declaring side.",
    source="the text is limited to the auction in 1997 and 2017; our interpretation",
    editions=(L1997, L2017),
)
INFORMATION_BY_LAW_16 = reading(
    "R24-3",
    "In 1997 too, the non-offenders may use what the exposed card tells them and the offending side may not.",
    source="text silent; the general Law 16",
    editions=(L1997,),
)
BEFORE_THE_AUCTION = reading(
    "R24-4",
    "A card exposed before the auction has begun goes back to the hand, and the rule on information from elsewhere"
    " applies.",
    source="WBF Laws Committee, August 2017; in earlier editions by the same limit of period",
)
ONE_AFTER_ANOTHER = reading(
    "R24-5",
    "Cards that a player exposes one after another during the auction count together as two or more.",
    source="text silent on cards exposed at different times; the earlier card still lies face up",
)
WHEN = Finding(
    "within_period",
    "When could {cards} be seen?",
    FACED_UNTIL_THE_END,
    options=(
        ("auction", "during the auction"),
        ("clarification", "after the final pass and before the opening lead was faced"),
        ("before", "before the auction had begun"),
    ),
    yes="{cards} could be seen",
    say="Had the auction begun when {cards} came into view, and was it over?",
)
OWN_ERROR = Finding(
    "own_error",
    "Was it through {offender}'s own error that {cards} could be seen?",
    FACED_UNTIL_THE_END,
    yes="it was {offender}'s own error",
    no="it was not {offender}'s own error",
    say="{offender}, how did {cards} come into view?",
)
VISIBLE = Finding(
    "face_visible_to_partner_possible",
    "Could {partner} possibly have seen the face of {cards}?",
    FACED_UNTIL_THE_END,
    yes="{partner} could have seen {cards}",
    no="{partner} could not have seen {cards}",
    say="{partner}, could you have seen the face of {cards}, had you looked? I do not ask whether you did.",
)
TREAT = Choice(
    "treat_as_penalty_card",
    "{offender} exposed {cards} in the auction. Does {chooser} treat that as a penalty card?",
    Elect(
        "yes",
        "Treat it as a penalty card",
        PENALTY_CARD_OF_DEFENDER,
        "treated {cards} as exposed",
        "you may have each card treated as a penalty card",
    ),
    Elect(
        "no", "Let it go back", DECLARER_MAY_DECLINE, "let {cards} go", "or you may let {offender} take it back to hand"
    ),
    say="{chooser}, {offender} exposed {cards} in the auction: {options}.",
)


class CardExposedInAuction(Incident):
    """A card of a hand could be seen, or was led, before the play."""

    law = "law24"
    topics = ("exposed card",)

    @property
    def exposed(self) -> tuple[Card, ...]:
        """The cards that could be seen."""
        return () if self.card is None else (self.card,)


class SeenBeforeThePlay(CardExposedInAuction):
    """Cards could be seen, or one was led, before the auction was over or the lead made."""

    before_the_play = True
    together: tuple[Card, ...] | None = None  # what lay there of the hand when the play began, once it is known

    @property
    def exposed(self) -> tuple[Card, ...]:
        """The cards that could be seen."""
        assert isinstance(self.cause, ExposedInAuction)
        return self.cause.cards

    def concerns(self, card: Card) -> bool:
        """Whether it is one of them, or one of what lay there."""
        return card in (self.exposed if self.together is None else self.together)


class LeadByTheDeclaringSide(CardExposedInAuction):
    """A hand of the declaring side put down an opening lead, which is none (54E)."""

    stays_out = True
