"""Law 62: correction of a revoke."""

from __future__ import annotations

from dataclasses import dataclass

from ...board.table import Incident, Revoke
from ...book.editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding

MUST_CORRECT = provision(
    v(
        L1997,
        "62A",
        "A player who becomes aware of his revoke before it is established must correct it.",
        trigger="aware",
    ),
    v(
        L2017,
        "62A",
        "A revoke to which attention is drawn before it is established must be corrected.",
        change=SUBSTANCE,
        trigger="attention drawn",
    ),
)
SUBSTITUTES = provision(
    v(L1997, "62B", "The revoker corrects his revoke by taking the card back and following suit with any card."),
    v(
        L2007,
        "62B",
        "The revoker corrects his revoke by taking the card back and playing any legal card instead.",
        change=WORDING,
    ),
)
BECOMES_PENALTY_CARD = provision(
    v(
        L1997,
        "62B1",
        "A card withdrawn to correct a revoke becomes a penalty card if it came from a defender's concealed hand.",
    ),
    v(
        L2007,
        "62B1",
        "A card withdrawn to correct a revoke becomes a major penalty card if it came from a defender's concealed "
        "hand.",
        change=WORDING,
    ),
)
RETURNED_FREELY = provision(
    v(
        L1997,
        "62B2",
        "A revoke card of declarer or dummy, or a defender's card that was already faced, goes back without penalty, "
        "unless dummy had lost his rights (43B2(b)).",
    ),
    v(
        L2007,
        "62B2",
        "A revoke card of declarer or dummy, or a defender's card that was already faced, goes back and nothing more "
        "follows, unless dummy had lost his rights (43B2(b)).",
        change=WORDING,
    ),
)
NON_OFFENDERS_CHANGE = provision(
    v(
        L1997,
        "62C1",
        "Each non-offender may take back a card that he played after the revoke and before attention was drawn to it, "
        "and play another.",
    ),
)
OFFENDER_CHANGES_AFTER = provision(
    v(
        L1997,
        "62C2",
        "If a non-offender has changed his card, the next player of the offending side may change the card that he "
        "had played after it; a defender's withdrawn card becomes a penalty card.",
    ),
)
BOTH_SIDES_CORRECT = provision(
    v(
        L2017,
        "62C3",
        "If both sides revoked on one trick and only one side has played to the next, both revokes are corrected, the "
        "defenders' withdrawn cards become penalty cards, and withdrawn cards are unauthorized for both sides.",
    ),
)
TWELFTH_CORRECTED = provision(
    v(
        L1997,
        "62D1",
        "A revoke on the twelfth trick is corrected even if established, as long as not all four hands are back in "
        "the board.",
    ),
)
PARTNER_AT_TWELFTH = provision(
    v(
        L1997,
        "62D2",
        "If a defender revoked on the twelfth trick before his partner's turn and the partner holds cards of two "
        "suits, declarer may say which of the cards that he could legally play he must play.",
        remedy="declarer chooses",
        needs_two_suits=True,
    ),
    v(
        L2007,
        "62D2",
        "If a defender revoked on the twelfth trick before his partner's turn and the partner holds cards of two "
        "suits, the partner may not choose the play that the sight of the revoke card could have suggested.",
        change=SUBSTANCE,
        remedy="not suggested",
        needs_two_suits=True,
    ),
    v(
        L2017,
        "62D2",
        "If a defender revoked on the twelfth trick before his partner's turn, the withdrawn card is unauthorized "
        "information for the partner under 16C.",
        change=SUBSTANCE,
        remedy="law 16",
        needs_two_suits=False,
    ),
)
TWELFTH_CARD_UNAUTHORIZED = reading(
    "R62-1",
    "The card withdrawn at the twelfth trick is unauthorized information for the revoker's partner, although as a "
    "penalty card lying in sight it would be authorized under 50E1.",
    source="62D2 as the special rule; forums.ebu.co.uk/discussion/comment/12689",
    editions=(L2017,),
)
ATTENTION_COMES_FIRST = reading(
    "R62-2",
    "A revoke to which attention has been drawn is corrected even if the revoker's side plays to the next trick, or "
    "claims, before the correction is made. To ask a player whether he has none left is not yet to draw attention.",
    source="Director's practice against the letter of 63A1; blakjak.org/lws_ste5.htm",
)
BOTH_LEADS_UNDONE = reading(
    "R62-3",
    "When both sides' revokes on one trick are corrected, what the one side had played to the next trick goes back "
    "with them.",
    source="text silent; the trick must be completed before the next can be led",
    editions=(L2017,),
)
PUT_DOWN_INSTEAD = reading(
    "R62-4",
    "A card of the suit led that a revoker puts down while his revoke can still be corrected, and that he did not lead "
    "to the next trick, is the card with which he corrects the revoke, and no further card to the trick.",
    source="text silent; 62A with 62B, against the letter of 45E and 49",
)
CHANGED_TO_ANOTHER_CARD = reading(
    "R62-5",
    "A defender who changes his card after a non-offender's change may play another: the duty to play the one he took "
    "back, now a penalty card, begins after this trick. Without this reading it would have to be played again at once, "
    "so that he has nothing to change.",
    source="text silent; 62C2 would otherwise give a defender nothing, and so the commentary at bridge-ahr.de; the "
    "letter of 50D1 and forums.ebu.co.uk/discussion/comment/5254 are against it",
)
FURTHER_TRICK_GOES_BACK = reading(
    "R62-6",
    "A revoke whose side has put no card to the next trick is corrected although the others have gone on to the trick "
    "after that; what they played there goes back. If its side has put one there, be it on an opponent's word (47E1), "
    "the trick after that establishes the revoke, as without this reading it does in any case.",
    source="text silent; 62A with 63A1, by which only the revoker's side establishes a revoke",
)
CHANGED_AFTER_BOTH = reading(
    "R62-7",
    "When both sides' revokes on one trick are corrected, a player may also change a card that he played after the "
    "other side's revoke (62C1); if he defends, the card that he takes back becomes a penalty card (62C3). Without "
    "this reading only the two revoke cards are changed.",
    source="62C3 speaks of every card that the defenders take back, and leaves 62C1 as it is",
    editions=(L2017,),
)
LIES_THERE_UNTIL_TAKEN_BACK = reading(
    "R62-8",
    "A revoke card to which attention has been drawn counts as played until its player takes it back or the Director "
    "has been called: whoever leads or plays meanwhile has not done so before his partner had played (57A). Without "
    "this reading the card counts as gone from the moment of attention.",
    source="62B has the revoker take his card back, and 57A asks whether the partner has played",
)
CHANGED_BEFORE_THE_SUBSTITUTE = reading(
    "R62-9",
    "A non-offender may change his card as soon as the revoke is to be corrected. Without this reading he waits for "
    "the card that takes the place of the revoke, unless his own turn in the trick comes before it.",
    source="text silent on the order; 62C1 lets him take back a card that he played after the revoke, and no more",
)
TWO_SUITS = Finding(
    "partner_two_suits",
    "Did {mate} hold cards of two suits at the twelfth trick?",
    PARTNER_AT_TWELFTH,
    yes="{mate} held cards of two suits",
    no="{mate} held cards of one suit only",
    say="{mate}, may I see your last two cards?",
)
REQUIRED_AT_TWELFTH = Choice(
    "card_at_twelfth",
    "{revoker} revoked at the twelfth trick before {mate}'s turn. Which card does {chooser} require of {mate}?",
    Elect("card", "{picked}", PARTNER_AT_TWELFTH, "required {picked}"),
    Elect("none", "No demand", PARTNER_AT_TWELFTH, "made no demand"),
    say="{chooser}, you may say which of his cards {mate} must play to this trick: {options}.",
)


class ChangeAfterRevoke(Incident):
    """A player may change a card that he played after a revoke."""

    law = "law62"


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class ChangesAfterRevoke(ChangeAfterRevoke):
    """The revoker has played another card: who played after him is asked, from one of those cards on."""

    revoke: Revoke
    first: int


class TakenBackAfterRevoke(ChangeAfterRevoke):
    """A player took a card back that he might change, without being asked."""
