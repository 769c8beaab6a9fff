"""Law 45: card played."""

from __future__ import annotations

from dataclasses import dataclass

from ...board.events import Corrected, Named, Shown
from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Finding
from ...values.cards import Card
from ...values.seats import Seat

PLAY_FROM_HAND = provision(
    v(L1997, "45A", "A player other than dummy plays a card by taking it from his hand and facing it in front of him."),
)
OPENING_LEAD_FACE_DOWN = provision(
    v(L1997, "45A footnote", "The opening lead goes face down first, unless the regulations say otherwise."),
    unencoded="A pointer: the face-down opening lead is carried out under Law 41A.",
)
PLAY_FROM_DUMMY = provision(
    v(
        L1997,
        "45B",
        "Declarer plays from dummy by naming a card, which dummy then moves; if need be declarer may move it himself.",
    ),
)
DEFENDER_CARD_PARTNER_COULD_SEE = provision(
    v(
        L1997,
        "45C1",
        "A card that a defender holds so that his partner could see its face must be played to the current trick; "
        "if he has already played to it, the card is a fifth card.",
    ),
    v(
        L2017,
        "45C1",
        "A card that a defender holds so that his partner could see its face counts as played to the current trick; "
        "if he has already played to it, the card is a fifth card.",
        change=WORDING,
    ),
)
DECLARER_CARD_AT_THE_TABLE = provision(
    v(L1997, "45C2", "Declarer must play a card of his hand that he holds face up at, or almost at, the table."),
    v(
        L2007,
        "45C2(a)",
        "Declarer must play a card of his hand that he holds face up at, or almost at, the table.",
        change=RENUMBERED,
    ),
    v(
        L2017,
        "45C2(a)",
        "A card of his hand that declarer holds face up at, or almost at, the table counts as played.",
        change=WORDING,
    ),
)
DECLARER_CARD_IN_PLAYED_POSITION = provision(
    v(L1997, "45C2", "Declarer must play a card of his hand that he keeps where it tells the table he has played it."),
    v(
        L2007,
        "45C2(b)",
        "Declarer must play a card of his hand that he keeps where it tells the table he has played it.",
        change=RENUMBERED,
    ),
    v(
        L2017,
        "45C2(b)",
        "A card of his hand that declarer keeps where it tells the table he has played it counts as played.",
        change=WORDING,
    ),
)
DUMMY_CARD_TOUCHED = provision(
    v(
        L1997,
        "45C3",
        "A card of dummy that declarer touches on purpose must be played, "
        "unless he was tidying dummy or reaching for a card next to it.",
    ),
    v(
        L2017,
        "45C3",
        "A card of dummy that declarer touches on purpose is played, "
        "unless he was tidying dummy or reaching for a card next to it.",
        change=WORDING,
    ),
)
CARD_DESIGNATED = provision(
    v(L1997, "45C4(a)", "A card that a player names, or otherwise shows to be his choice, must be played."),
    v(
        L2017,
        "45C4(a)",
        "A card that a player names, or otherwise shows to be his choice, is played, unless it may be retracted.",
        change=WORDING,
    ),
)
CORRECT_DESIGNATION = provision(
    v(
        L1997,
        "45C4(b)",
        "A player who named a card by inadvertence may change it if he does so without stopping to think.",
        who="any player",
        until="no limit",
        test="pause",
    ),
    v(
        L2007,
        "45C4(b)",
        "A player who named a card he did not intend may change it if he does so without stopping to think "
        "and before his partner has played.",
        change=SUBSTANCE,
        who="any player",
        until="partner plays",
        test="pause",
    ),
    v(
        L2017,
        "45C4(b)",
        "Declarer who named a card of dummy he did not intend may correct it until his next play from either hand. "
        "A slip of the tongue qualifies; inattention or a change of mind does not.",
        change=SUBSTANCE,
        who="declarer for dummy",
        until="his next play",
        test="slip",
    ),
)
OPPONENT_MAY_CHANGE = provision(
    v(
        L1997,
        "45C4(b)",
        "After a corrected designation, an opponent who in turn had played a card that was legal at the time "
        "may take it back into his hand and play another.",
    ),
)
PENALTY_CARD_MAY_HAVE_TO_BE_PLAYED = provision(
    v(L1997, "45C5", "A defender may have to play his penalty card, whether it is major or minor."),
)
WITHDRAW_WRONG_CARD = provision(
    v(
        L1997,
        "45D",
        "If dummy puts out a card that declarer did not name, it must be withdrawn for the named card, "
        "provided it is pointed out before both sides have played to the next trick.",
    ),
    v(
        L2017,
        "45D1",
        "If dummy puts out a card that declarer did not name, it must be withdrawn for the named card, "
        "provided it is pointed out before both sides have played to the next trick.",
        change=RENUMBERED,
    ),
)
DEFENDER_MAY_CHANGE = provision(
    v(
        L1997,
        "45D",
        "A defender may take back into his hand a card that he played after dummy's error "
        "and before it was pointed out.",
    ),
    v(
        L2017,
        "45D1",
        "A defender may take back into his hand a card that he played after dummy's error "
        "and before it was pointed out.",
        change=RENUMBERED,
    ),
)
DECLARER_MAY_CHANGE = provision(
    v(
        L2007,
        "45D",
        "If the defender on declarer's right changes his card after dummy's error, "
        "declarer may take back a card that he played later to the same trick.",
    ),
    v(
        L2017,
        "45D1",
        "If the defender on declarer's right changes his card after dummy's error, "
        "declarer may take back a card that he played later to the same trick.",
        change=RENUMBERED,
    ),
)
TOO_LATE_TO_CHANGE = provision(
    v(
        L2017,
        "45D2",
        "Once both sides have played to the next trick, dummy's wrong card stands, "
        "and so do all the cards played to that trick and to later ones.",
    ),
)
WRONG_LEAD_STANDS = provision(
    v(
        L2017,
        "45D2",
        "If the wrong card that stands was a lead, a hand that did not follow to it may have revoked.",
    ),
)
WRONG_CARD_REVOKED = provision(
    v(
        L2017,
        "45D2",
        "If the wrong card that stands was played to a trick in progress and made dummy revoke, "
        "no tricks pass automatically, but the Director restores equity.",
    ),
)
FIFTH_CARD_BY_DEFENDER = provision(
    v(
        L1997,
        "45E1",
        "A fifth card that a defender adds to a trick becomes a penalty card, "
        "unless the Director deems it a lead, which is then in or out of turn.",
    ),
)
FIFTH_CARD_BY_DECLARER = provision(
    v(
        L1997,
        "45E2",
        "A fifth card that declarer adds to a trick from either hand goes back there, "
        "unless the Director deems it a lead, which is then in or out of turn.",
    ),
)
DUMMY_MAY_NOT_INDICATE = provision(
    v(
        L1997,
        "45F",
        "Dummy may not touch or point out one of his faced cards uninstructed, except to arrange them; "
        "if he does, the Director is called and play goes on.",
    ),
)
ADJUST_FOR_DUMMYS_SUGGESTION = provision(
    v(
        L1997,
        "45F",
        "If the Director rules that dummy suggested a play, the deal is played out, and he may adjust the score "
        "when the play suggested damaged the defenders.",
        adjustment="may",
    ),
    v(
        L2007,
        "45F",
        "After the play the Director adjusts the score if dummy suggested a play "
        "and the play suggested damaged the defenders.",
        change=SUBSTANCE,
        adjustment="must",
    ),
)
WAIT_TO_TURN_CARDS = provision(
    v(L1997, "45G", "Nobody should turn his card over before all four have played to the trick."),
)
HELD_FOR_PLAY = reading(
    "R45-1",
    "A defender's visible card is played only if he held it in the act of playing; "
    "one that he drops or shows by fumbling is an exposed card.",
    source="text speaks only of holding; drawn from Law 49, which excepts the normal course of play",
)
DUMMY_DOES_NOT_END_TIME = reading(
    "R45-2",
    "Where the partner is dummy, dummy's moving the named card does not end declarer's time to change it: "
    "the test is only whether he stopped to think.",
    source="text disputed; working practice",
    editions=(L2007,),
)
NO_CHANGE_BY_DECLARER = reading(
    "R45-3",
    "Declarer may not change his own card when his right-hand opponent changes after dummy's error: "
    "the clause that lets him is taken to be new in 2007.",
    source="text believed silent, not seen in print; Law 47D would be the contrary ground",
    editions=(L1997,),
)
FOLLOW_TO_RESTORED_LEAD = reading(
    "R45-4",
    "If the named card, once put back as the lead, is of another suit, cards already played must be changed "
    "to follow to it, and a defender's card so changed returns to hand and is no penalty card.",
    source="text silent; consequence of the declaring side's own error",
)
TOO_LATE_BEFORE_2017 = reading(
    "R45-5",
    "Once both sides have played to the next trick, dummy's wrong card and all later cards stand, "
    "because no law lets them be withdrawn.",
    source="text of Law 45 silent; reached through Law 47F (1997), 47F2 (2007)",
    editions=(L1997, L2007),
)
LED_BEFORE_THE_END = reading(
    "R45-6",
    "A card that a defender leads before the trick is complete, his partner having played to it, counts as led when "
    "the trick is complete: in turn if he has won it, and otherwise out of turn, so that declarer may accept it. "
    "Without this reading nothing can be led so soon, and the card is a further card to the trick.",
    source="45E1 sends a card that was led to Laws 53 and 56, which do not say from when it counts; 57A is only for a "
    "partner who has yet to play",
)
MEANS_THE_ONE_THERE = reading(
    "R45-7",
    "When a card that dummy moved unasked lies there, declarer who merely agrees to it ('yes', 'play it'), or says a "
    "rank that other cards of dummy have too, has shown that card to be his choice. Without this reading he has not, "
    "and the card goes back.",
    source="letter of 45C4(a), by which a card may be shown to be one's choice otherwise than by name; the text does "
    "not say whether assent will do",
)
ASKED_ABOUT_IN_TIME = reading(
    "R45-8",
    "Whether a card that was held or touched was played is asked until both sides have played to the next trick; from "
    "then on it was not, unless the play since is regular only if it was. Without this reading there is no limit.",
    source="text silent; the limit at which the Laws leave a trick as it is (45D, 58B4, 67)",
)
PUT_IN_ITS_PLACE = reading(
    "R45-9",
    "A card that a hand puts down next, its card to the trick having been played only by being held or touched, is put "
    "down in the place of that one and is no lead to the next trick. Without this reading it is a lead if the hand has "
    "won the trick by the other.",
    source="text silent; by 45E a further card is led only if the Director deems it so",
)
DEEMED_LED = Finding(
    "deemed_led",
    "Did {offender} lead {card} to the next trick, or was it a second card to the one before? (Yes: led)",
    FIFTH_CARD_BY_DEFENDER,
    FIFTH_CARD_BY_DECLARER,
    yes="{offender} led {card}",
    no="{card} was a fifth card to the trick, not a lead",
    say="{actor}, what did you mean by {card}: were you leading to the next trick?",
    classifies=True,
    same_as="led_to_next_trick",
)
PARTNER_COULD_SEE = Finding(
    "partner_could_possibly_see_face",
    "Could {partner} possibly have seen the face of {card} while it was held?",
    DEFENDER_CARD_PARTNER_COULD_SEE,
    yes="{partner} could have seen the face of {card}",
    no="{partner} could not have seen the face of {card}",
    say="Show me how {card} was held. I do not ask whether {partner} saw it, only whether he could have.",
    classifies=True,
)
NEAR_TABLE = Finding(
    "touching_or_nearly",
    "Did {card} come to rest face up, touching or nearly touching the table? Passing close to it is not being held.",
    DECLARER_CARD_AT_THE_TABLE,
    yes="{card} was held face up at or almost at the table",
    no="{card} was not held at rest at the table",
    say="Show me where {card} came to rest. If it only passed close to the table, it was not held there.",
    classifies=True,
)
AS_PLAYED = Finding(
    "position_indicates_played",
    "Was {card} kept at rest in a position that showed it had been played?",
    DECLARER_CARD_IN_PLAYED_POSITION,
    yes="{card} was kept as a card that has been played",
    no="{card} was not kept as a card that has been played",
    classifies=True,
)
TOUCH_DELIBERATE = Finding(
    "touch_deliberate",
    "Did declarer touch {card} of dummy deliberately?",
    DUMMY_CARD_TOUCHED,
    yes="declarer touched {card} deliberately",
    no="declarer touched {card} by accident",
    classifies=True,
)
TOUCH_PURPOSE = Finding(
    "purpose_arranging_or_reaching",
    "Did declarer touch {card} only to arrange dummy's cards or to reach another card?",
    DUMMY_CARD_TOUCHED,
    yes="{card} was touched only to arrange the cards or reach another",
    no="{card} was not touched to arrange the cards or reach another",
    classifies=True,
)
UNINTENDED = Finding(
    "designation_unintended",
    "Was naming {card} a slip of the tongue, {offender} having had another card in mind when he spoke?",
    CORRECT_DESIGNATION,
    yes="naming {card} was a slip of the tongue",
    no="{offender} named the card he then had in mind and thought again",
    say="{offender}, which card did you have in mind at the moment you spoke?",
)
PAUSE = Finding(
    "pause_for_thought",
    "Was there a pause for thought before {offender} corrected himself?",
    CORRECT_DESIGNATION,
    yes="there was a pause for thought before the correction",
    no="the correction came without pause for thought",
)


class CardPlayed(Incident):
    """A card of which it is in question whether it was played, which one was, or to which trick."""

    law = "law45"
    topics = ("dummy's card", "exposed card")


class CardHeld(CardPlayed):
    """Who may play a card held, touched or showed it, and it is in question whether he played it by that."""

    @property
    def card(self) -> Card | None:
        """The card held or shown."""
        return self.cause.cards[0] if isinstance(self.cause, Shown) else self.act.card


class TouchedByDeclarer(CardHeld):
    """Declarer touched a card of dummy."""


class TouchedByDummy(CardPlayed):
    """Dummy touched or held a card of his without instruction."""


class NamedByDummy(CardPlayed):
    """Dummy named a card of his."""


class NamedIncompletely(CardPlayed):
    """A defender in turn named no more than the suit or the rank of a card."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class WantsAnotherCard(CardPlayed):
    """A player wants another card than the one named before from a hand."""

    hand: Seat
    named: Card

    @property
    def card(self) -> Card:
        """The card named before."""
        return self.named

    @property
    def said(self) -> Named | Corrected:
        """The words by which he wants another."""
        assert isinstance(self.cause, Named | Corrected)
        return self.cause


class PutForwardByDummy(CardPlayed):
    """Dummy put forward a card that declarer had not called."""


class PutForwardUnasked(PutForwardByDummy):
    """Dummy put forward a card when none was called."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class PutForwardInstead(PutForwardByDummy):
    """Dummy put forward another card than the one called."""

    called: Card


class TurnedTooSoon(CardPlayed):
    """A player turned his card before all four had played."""

    @property
    def card(self) -> Card | None:
        """The card turned."""
        return self.before.trick.card(self.offender)


class PutDownBesides(CardPlayed):
    """A card was put down by a hand that had played to the trick, or had held or taken back its card to it."""


class FurtherCard(PutDownBesides):
    """His hand had played to the trick in progress, or it was found to be one more to the trick just completed."""

    stays_out = True

    @property
    def exposed(self) -> tuple[Card, ...]:
        """What was seen of the hand."""
        return () if self.card is None else (self.card,)


class KeptWhenLeadWentBack(CardPlayed):
    """A defender kept his card when the lead before it was taken back, and another suit is led now."""


class LedBeforeTheEnd(CardPlayed):
    """A card was led before the trick was complete, which it is now."""
