"""Law 45: card played."""

from __future__ import annotations

from ...board.events import Corrected, Named, Shown
from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Finding
from ...values.arguments import ACTOR, CARD, OFFENDER, PARTNER
from ...values.cards import Card
from ...values.frozen import dataclass
from ...values.seats import Seat

PLAY_FROM_HAND = provision(v(L1997, "45A"))
OPENING_LEAD_FACE_DOWN = provision(v(L1997, "45A footnote"), encoded=False)
PLAY_FROM_DUMMY = provision(v(L1997, "45B"))
DEFENDER_CARD_PARTNER_COULD_SEE = provision(v(L1997, "45C1"), v(L2017, "45C1", change=WORDING))
DECLARER_CARD_AT_THE_TABLE = provision(
    v(L1997, "45C2"), v(L2007, "45C2(a)", change=RENUMBERED), v(L2017, "45C2(a)", change=WORDING)
)
DECLARER_CARD_IN_PLAYED_POSITION = provision(
    v(L1997, "45C2"), v(L2007, "45C2(b)", change=RENUMBERED), v(L2017, "45C2(b)", change=WORDING)
)
DUMMY_CARD_TOUCHED = provision(v(L1997, "45C3"), v(L2017, "45C3", change=WORDING))
CARD_DESIGNATED = provision(v(L1997, "45C4(a)"), v(L2017, "45C4(a)", change=WORDING))
CORRECT_DESIGNATION = provision(
    v(L1997, "45C4(b)", who="any player", until="no limit", test="pause"),
    v(L2007, "45C4(b)", change=SUBSTANCE, who="any player", until="partner plays", test="pause"),
    v(L2017, "45C4(b)", change=SUBSTANCE, who="declarer for dummy", until="his next play", test="slip"),
)
OPPONENT_MAY_CHANGE = provision(v(L1997, "45C4(b)"))
PENALTY_CARD_MAY_HAVE_TO_BE_PLAYED = provision(v(L1997, "45C5"))
WITHDRAW_WRONG_CARD = provision(v(L1997, "45D"), v(L2017, "45D1", change=RENUMBERED))
DEFENDER_MAY_CHANGE = provision(v(L1997, "45D"), v(L2017, "45D1", change=RENUMBERED))
DECLARER_MAY_CHANGE = provision(v(L2007, "45D"), v(L2017, "45D1", change=RENUMBERED))
TOO_LATE_TO_CHANGE = provision(v(L2017, "45D2"))
WRONG_LEAD_STANDS = provision(v(L2017, "45D2"))
WRONG_CARD_REVOKED = provision(v(L2017, "45D2"))
FIFTH_CARD_BY_DEFENDER = provision(v(L1997, "45E1"))
FIFTH_CARD_BY_DECLARER = provision(v(L1997, "45E2"))
DUMMY_MAY_NOT_INDICATE = provision(v(L1997, "45F"))
ADJUST_FOR_DUMMYS_SUGGESTION = provision(
    v(L1997, "45F", adjustment="may"), v(L2007, "45F", change=SUBSTANCE, adjustment="must")
)
WAIT_TO_TURN_CARDS = provision(v(L1997, "45G"))
HELD_FOR_PLAY = reading("R45-1")
DUMMY_DOES_NOT_END_TIME = reading("R45-2", editions=(L2007,))
NO_CHANGE_BY_DECLARER = reading("R45-3", editions=(L1997,))
FOLLOW_TO_RESTORED_LEAD = reading("R45-4")
TOO_LATE_BEFORE_2017 = reading("R45-5", editions=(L1997, L2007))
LED_BEFORE_THE_END = reading("R45-6")
MEANS_THE_ONE_THERE = reading("R45-7")
ASKED_ABOUT_IN_TIME = reading("R45-8")
PUT_IN_ITS_PLACE = reading("R45-9")
FIRST_OF_HIS_HAND = reading("R45-10")
DEEMED_LED = Finding(
    "deemed_led",
    FIFTH_CARD_BY_DEFENDER,
    FIFTH_CARD_BY_DECLARER,
    args=(OFFENDER, CARD, ACTOR),
    classifies=True,
    same_as="led_to_next_trick",
)
LED_OR_TO_THE_CALL = Finding(DEEMED_LED.id, args=(OFFENDER, CARD), classifies=True)
PARTNER_COULD_SEE = Finding(
    "partner_could_possibly_see_face", DEFENDER_CARD_PARTNER_COULD_SEE, args=(PARTNER, CARD), classifies=True
)
NEAR_TABLE = Finding("touching_or_nearly", DECLARER_CARD_AT_THE_TABLE, args=(CARD,), classifies=True)
AS_PLAYED = Finding(
    "position_indicates_played", DECLARER_CARD_IN_PLAYED_POSITION, args=(CARD,), aloud=False, classifies=True
)
TOUCH_DELIBERATE = Finding("touch_deliberate", DUMMY_CARD_TOUCHED, args=(CARD,), aloud=False, classifies=True)
TOUCH_PURPOSE = Finding("purpose_arranging_or_reaching", DUMMY_CARD_TOUCHED, args=(CARD,), aloud=False, classifies=True)
UNINTENDED = Finding("designation_unintended", CORRECT_DESIGNATION, args=(CARD, OFFENDER))
PAUSE = Finding("pause_for_thought", CORRECT_DESIGNATION, args=(OFFENDER,), aloud=False)


class CardPlayed(Incident):
    """A card of which it is in question whether it was played, which one was, or to which trick."""

    law = "law45"
    topics = ("dummy's card", "exposed card")


class CardHeld(CardPlayed):
    """Who may play a card held, touched or showed it, and it is in question whether he played it by that."""

    heard_first = 2  # what an act counted as is found before anything is ordered

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

    heard_first = 2


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

    @property
    def put_right(self) -> bool:
        """Whether dummy has put the card called there himself, after others had played to the wrong one."""
        return False


class PutForwardUnasked(PutForwardByDummy):
    """Dummy put forward a card when none was called."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class PutForwardInstead(PutForwardByDummy):
    """Dummy put forward another card than the one called."""

    called: Card

    @property
    def put_right(self) -> bool:
        """Whether dummy has put the card called there himself, after others had played to the wrong one."""
        return self.card is self.called


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
