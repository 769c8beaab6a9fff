"""Law 45: card played."""

from __future__ import annotations

from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v

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
    unencoded="A pointer: the duty to play a penalty card is carried out under Laws 50 and 51.",
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
    unencoded="Good manners in play: turning a card early has no effect of its own.",
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
