"""Law 45: card played."""

from __future__ import annotations

from dataclasses import replace

from ..acts import Act
from ..events import (
    Corrected,
    Event,
    Faced,
    FacedSeveral,
    Held,
    LaidFaceDown,
    Named,
    Placed,
    Quitted,
    Spread,
    Touched,
    TurnedUp,
)
from ..hearing import Hearing
from ..orders import MakePenaltyCard, Note, Order, Put, Refer, ReturnToHand, Stands, Withdraw
from ..questions import Finding
from ..seats import Seat, Side
from ..table import Call, Counted, Incident, Kind, Table, Trick
from .. import physics
from ..cards import Card, Suit
from . import law41, law44, law46, law47, law48, law49, law50, law66
from .common import answer, file, key_of
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

DEEMED_LED = Finding(
    "deemed_led",
    "Did {offender} lead {card}, or was it a further card to the trick just completed? (Yes: led)",
    FIFTH_CARD_BY_DEFENDER,
    FIFTH_CARD_BY_DECLARER,
    yes="{offender} led {card}",
    no="{card} was a fifth card to the trick, not a lead",
    say="{offender}, what did you mean by {card}: were you leading to the next trick?",
    reclassifies=True,
)
PARTNER_COULD_SEE = Finding(
    "partner_could_possibly_see_face",
    "Could {partner} possibly have seen the face of {card} while it was held?",
    DEFENDER_CARD_PARTNER_COULD_SEE,
    yes="{partner} could have seen the face of {card}",
    no="{partner} could not have seen the face of {card}",
    say="Show me how {card} was held. I do not ask whether {partner} saw it, only whether he could have.",
)
NEAR_TABLE = Finding(
    "touching_or_nearly",
    "Was {card} held face up, touching or nearly touching the table?",
    DECLARER_CARD_AT_THE_TABLE,
    yes="{card} was held face up at or almost at the table",
    no="{card} was not held at the table",
    say="Show me where {card} was held.",
)
AS_PLAYED = Finding(
    "position_indicates_played",
    "Was {card} kept in a position that showed it had been played?",
    DECLARER_CARD_IN_PLAYED_POSITION,
    yes="{card} was kept as a card that has been played",
    no="{card} was not kept as a card that has been played",
)
TOUCH_DELIBERATE = Finding(
    "touch_deliberate",
    "Did declarer touch {card} of dummy deliberately?",
    DUMMY_CARD_TOUCHED,
    yes="declarer touched {card} deliberately",
    no="declarer touched {card} by accident",
)
TOUCH_PURPOSE = Finding(
    "purpose_arranging_or_reaching",
    "Did declarer touch {card} only to arrange dummy's cards or to reach another card?",
    DUMMY_CARD_TOUCHED,
    yes="{card} was touched only to arrange the cards or reach another",
    no="{card} was not touched to arrange the cards or reach another",
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
yields_to = ("law57", "law54", "law41", "law60", "law58")


# What an act counts as


def counts_as(table: Table, event: Event) -> tuple[Act, Counted | None]:
    """Whether an event is the play of a card, and by which provision."""
    match event:
        case Faced(seat, card) if table.trick.card(seat) is card:
            return Act(event, seat, card), Counted(f"{card} put where it had been played", PLAY_FROM_DUMMY)
        case Faced(seat, card):
            authority = PLAY_FROM_DUMMY if seat is table.dummy else PLAY_FROM_HAND
            return Act(event, seat, card, plays=True), Counted(f"{card} played from {seat}'s hand", authority)
        case TurnedUp(seat, card):
            counted = Counted(f"the opening lead {card} faced by {seat}", law41.FACING_STARTS_PLAY)
            return Act(event, seat, card, plays=True), counted
        case LaidFaceDown(seat, card):
            return Act(event, seat, card), Counted(f"a card laid face down by {seat}", law41.FACE_DOWN_LEAD)
        case FacedSeveral(seat, cards, visible):
            card = _apparent(table, seat, visible)
            counted = Counted(f"{len(cards)} cards put down together by {seat}", PLAY_FROM_HAND)
            return Act(event, seat, card, plays=True), counted
        case Named():
            return _named(table, event)
        case Placed(seat, card) if table.trick.card(seat) is card:
            return Act(event, seat, card), Counted(f"{card} of dummy put in place as called", PLAY_FROM_DUMMY)
        case Spread(seat, _) if seat is table.dummy:
            return Act(event, seat), Counted("dummy's hand put down", law41.DUMMY_GOES_DOWN)
        case _:
            return Act(event, getattr(event, "seat", table.declarer), getattr(event, "card", None)), None


def _apparent(table: Table, seat: Seat, visible: tuple[Card, ...]) -> Card:
    """Until the player has named one, the first visible card that follows suit is taken to be the play."""
    led = table.trick.led
    return next((card for card in visible if led is None or card.suit is led), visible[0])


def _named(table: Table, event: Named) -> tuple[Act, Counted | None]:
    seat = event.seat
    hand = event.hand or (table.dummy if seat is table.declarer else seat)
    if seat is table.dummy or (hand is table.dummy and seat is not table.declarer):
        return Act(event, table.dummy), None
    if hand is not table.dummy:
        card = law46.read(event.words, event.pointing, table.trumps).card
        if card is None or table.trick.card(hand) is card or not physics.can_hold(table, hand, card):
            return Act(event, hand), None
        if hand is table.declarer and table.trick.card(hand) is not None:
            return Act(event, hand), None
        return Act(event, hand, card, plays=True), Counted(f"{card} named by {seat} as his play", CARD_DESIGNATED)
    if table.trick.card(hand) is not None:
        return Act(event, hand), None
    unasked = _unasked(table)
    if unasked is not None and table.turn is not hand:
        # The call concerns the trick to which dummy's card went; the card tells Law 46 that it is no new call.
        return Act(event, hand, unasked.card), None
    called = law46.interpret(table, event.words, event.pointing)
    if called.card is None:
        return Act(event, hand), None
    counted = Counted(f"{called.card} called from dummy", called.authority or PLAY_FROM_DUMMY)
    return Act(event, hand, called.card, plays=True), counted


def _unasked(table: Table) -> Incident | None:
    """The file of a card that dummy put forward unasked to the trick just completed."""
    last = table.last_trick
    for i in table.docket:
        if i.law == "law45" and isinstance(i.cause, Placed) and i.other is None and i.trick == table.number - 1:
            return i if last is not None and last.card(table.dummy) is i.card else None
    return None


def remember(table: Table, before: Table, act: Act) -> Table:
    """Keep what declarer called, for Law 45D."""
    if isinstance(act.event, Named) and act.play is not None and act.seat is table.dummy:
        return replace(table, call=Call(act.event.words, act.card, before.number))
    if isinstance(act.event, Placed) and table.call is not None:
        return replace(table, call=replace(table.call, placed=True))
    return table


def carry_out(table: Table, act: Act) -> Table:
    """Where the cards lie after an act that is no play of its own: dummy moves a card, or goes down."""
    if isinstance(act.event, Spread) and act.seat is table.dummy:
        return replace(table, dummy_seen=True)
    if not isinstance(act.event, Placed):
        return table
    dummy, card = act.event.seat, act.event.card
    expected = _expected(table, dummy)
    if expected is card:
        return table
    if expected is not None:
        if table.trick.card(dummy) is not expected:
            table = physics.reopen(table)
        hand = table.hand(dummy).with_card(expected).without(card)
        return physics.close_trick(replace(table.with_hand(dummy, hand), trick=table.trick.put(dummy, card)))
    # While a call is being resolved dummy may not choose (46B); his card stays out of the trick.
    resolving = any(i.law == "law46" for i in table.docket)
    if _dummy_may_come(table, dummy) and not resolving:
        return physics.enter_trick(table, dummy, card)
    return table


def _dummy_may_come(table: Table, dummy: Seat) -> bool:
    return table.turn is dummy or (not table.trick.empty and table.trick.card(dummy) is None)


def _expected(table: Table, dummy: Seat) -> Card | None:
    """The card that dummy was to put forward: the one in the trick, or the one called last if that ended the trick."""
    current = table.trick.card(dummy)
    if current is not None:
        return current
    call, last = table.call, table.last_trick
    just_called = call is not None and not call.placed and call.trick == table.number - 1 and table.trick.empty
    if just_called and last is not None and call is not None and last.card(dummy) is call.card:
        return call.card
    return None


# Irregularities


def notice(table: Table, act: Act) -> Incident | None:
    """A card held, touched, misplaced, indicated or corrected; or a fifth card."""
    event, seat = act.event, act.seat
    match event:
        case Held() | Touched() if act.play is not None:
            return _fifth(table, act)
        case Held(seat, card) if seat is not table.dummy:
            return file(table, act, "law45", f"{seat} held {card}", card=card, enters=False)
        case Touched(player, card) if player is table.declarer:
            summary = f"declarer touched {card} of dummy"
            return file(table, act, "law45", summary, offender=table.dummy, card=card, enters=False)
        case Touched(player, card) | Held(player, card):
            summary = f"{player} touched {card} of dummy without instruction"
            return file(table, act, "law45", summary, offender=table.dummy, card=card, enters=False)
        case Placed(_, card):
            return _misplaced(table, act, card)
        case Named(player, words) if act.play is None and (player is table.dummy or table.is_defender(player)):
            if seat is not table.dummy:
                return None
            summary = f"{player} named a card of dummy ({words!r})"
            return file(table, act, "law45", summary, offender=table.dummy, enters=False)
        case Named() | Corrected():
            return _correction(table, act)
        case Quitted() if (card := table.trick.card(seat)) is not None:
            summary = f"{seat} turned {card} before all four had played"
            return file(table, act, "law45", summary, card=card, enters=False)
        case _:
            return _fifth(table, act)


def _misplaced(table: Table, act: Act, card: Card) -> Incident | None:
    dummy = table.dummy
    expected = _expected(table, dummy)
    if expected is card:
        return None
    if expected is not None:
        summary = f"dummy put forward {card} though {expected} had been called"
    else:
        summary = f"dummy put forward {card} without instruction"
    number = table.number if table.trick.card(dummy) is not None or expected is None else table.number - 1
    found = file(table, act, "law45", summary, offender=dummy, card=card, other=expected, enters=False)
    return replace(found, trick=number)


def _correction(table: Table, act: Act) -> Incident | None:
    """Another card named for a hand that has already played to the trick."""
    event = act.event
    if act.play is not None or not isinstance(event, Named | Corrected):
        return None
    hand = event.hand or (table.dummy if event.seat is table.declarer else event.seat)
    if any(i.law == "law45" and isinstance(i.cause, Placed) and i.other is None for i in table.docket):
        return None
    trick = _trick_to_correct(table, hand, isinstance(event, Corrected))
    if trick is None:
        return None
    card = trick.card(hand)
    if isinstance(event, Named) and law46.read(event.words, event.pointing, table.trumps).card is card:
        return None
    summary = f"{event.seat} wanted another card ({event.words!r}) instead of {card}"
    found = file(table, act, "law45", summary, offender=event.seat, card=card, proper=hand, enters=False)
    return found if trick is table.trick else replace(found, trick=table.number - 1)


def _trick_to_correct(table: Table, hand: Seat, corrected: bool) -> Trick | None:
    if table.trick.card(hand) is not None:
        return table.trick
    last = table.last_trick
    if corrected and last is not None and table.trick.card(hand) is None:
        return last
    return None


def _fifth(table: Table, act: Act) -> Incident | None:
    if act.play is None:
        return None
    declaring = not table.is_defender(act.seat)
    second = table.trick.card(act.seat) is not None
    fifth = (
        table.trick.empty
        and table.number > 1
        and act.seat is not table.turn
        and answer(table, key_of(table), DEEMED_LED.id) is False
        and not (law46.void_call(table) and not declaring)
    )
    if fifth or (second and declaring):
        return file(table, act, "law45", f"{act.seat} put down {act.card} as a further card to a trick", enters=False)
    return None


def may_be_fifth_card(h: Hearing) -> bool:
    """Whether a card faced out of turn might be a fifth card to the trick just completed; the Director has not said."""
    before = h.incident.before
    quitted = len(set(before.quitted)) == 4
    return before.last_trick is not None and not quitted and h.known(DEEMED_LED) is None


def ask_whether_led(h: Hearing) -> None:
    """A card faced out of turn after a completed trick: led, or a fifth card?

    Where a player has accepted or refused it as a lead, everyone took it for one.
    """
    before = h.incident.before
    if h.table.is_defender(h.offender) and law46.void_call(before) and before.turn is before.dummy:
        h.found(_led_or_to_the_call())
        return
    if before.last_trick is None or len(set(before.quitted)) == 4 or isinstance(h.incident.cause, Named):
        return
    if h.known(DEEMED_LED) is None and any(_treated_as_lead(e) for e in h.since):
        return
    h.found(DEEMED_LED)


def _led_or_to_the_call() -> Finding:
    """The same finding where declarer had called a card that dummy does not have."""
    return Finding(
        DEEMED_LED.id,
        "Did {offender} lead {card}, or play it to the card that declarer had called? (Yes: led)",
        law46.NOT_IN_DUMMY,
        yes=DEEMED_LED.yes,
        no="{card} was played to the card called, not led",
        say="{offender}, what did you mean by {card}: were you leading?",
        reclassifies=True,
    )


def _treated_as_lead(event: Event) -> bool:
    from ..events import Said, Saying

    return isinstance(event, Said) and event.what in (Saying.ACCEPT, Saying.REFUSE)


def lapse(h: Hearing) -> bool:
    """The card has been played, declarer ratified it, or it is too late."""
    assert h.act is not None
    cause = h.incident.cause
    if isinstance(cause, Quitted):
        return h.table.number > h.incident.trick
    if isinstance(cause, Placed):
        return _ratified(h) or _too_late(h)
    if isinstance(cause, Held | Touched) and (cause.seat is not h.table.dummy):
        return law50.has_left_hand(h) or _both_on(h)
    if isinstance(cause, Corrected | Named) and h.incident.proper is not None:
        return _both_on(h)
    if h.incident.act.plays:
        return law50.has_left_hand(h)
    return False


def _both_on(h: Hearing) -> bool:
    """Whether with this act each side has played to the trick after the incident's."""
    assert h.act is not None
    if h.act.play is None:
        return False
    number, side = h.incident.trick, h.act.seat.side
    return h.table.number > number and h.table.side_has_played_since(number, side.other)


def _ratified(h: Hearing) -> bool:
    """Declarer names the card that dummy had put forward unasked."""
    assert h.act is not None
    event = h.act.event
    if h.incident.other is not None or not isinstance(event, Named) or event.seat is not h.table.declarer:
        return False
    if law46.interpret(h.table, event.words, event.pointing, placed=h.card).card is not h.card:
        return False
    if _still_there(h, h.table.dummy, h.card):
        h.rule(CARD_DESIGNATED, Stands(h.table.dummy, h.card, "play"))
    suggestion(h)
    return True


def _too_late(h: Hearing) -> bool:
    if not _both_on(h):
        return False
    _stands_too_late(h)
    return True


def _stands_too_late(h: Hearing) -> None:
    """Cards stand; a revoke may have come of it."""
    dummy = h.table.dummy
    stands = Stands(dummy, h.card, "play")
    if h.has(TOO_LATE_TO_CHANGE):
        h.rule(TOO_LATE_TO_CHANGE, stands)
    else:
        h.reads(TOO_LATE_BEFORE_2017)
        h.rule(law47.PLAYED_CARD_STANDS, stands)
    before = h.incident.before
    lead = before.trick.leader is dummy if h.incident.other is not None else before.trick.empty
    if lead and h.has(WRONG_LEAD_STANDS):
        h.rule(
            WRONG_LEAD_STANDS,
            Refer("may", f"of a failure to follow to {h.card}, which may be a revoke (64A, 64B7, 64C)", "now"),
        )
    led = before.trick.led
    if not lead and led is not None and h.card.suit is not led:
        called = h.incident.other
        able = True if called is not None and called.suit is led else before.hand(dummy).holds(led)
        if able is not False:
            _dummy_revoked(h, certain=able is True)


def _dummy_revoked(h: Hearing, *, certain: bool) -> None:
    """A revoke that came of dummy's error is established, costs no trick, and is settled by equity."""
    from . import law61, law63, law64

    authority = WRONG_CARD_REVOKED if h.has(WRONG_CARD_REVOKED) else law61.REVOKE
    what = "was a revoke by dummy" if certain else "was a revoke by dummy if he could have followed suit"
    h.rule(authority, Note(str(h.card), what), also=(law61.REVOKE, law63.PLAYS_ON, law63.TOO_LATE))
    h.rule(law64.CARD_IN_SIGHT, Note("no trick", "is transferred automatically"))
    h.rule(law64.EQUITY, Refer("must", "if dummy's revoke damaged the defenders", findings=("damage",)))


# Rulings


def hear(h: Hearing) -> None:
    """Each kind of act by its own paragraph."""
    cause = h.incident.cause
    match cause:
        case None:
            _kept_card(h)
        case Quitted():
            _turned_early(h)
        case Held(seat, _) if seat is not h.table.dummy:
            _held(h)
        case Touched(seat, _) if seat is h.table.declarer:
            _touched(h)
        case Placed():
            _wrong_card(h)
        case Named() | Corrected() if h.incident.proper is not None:
            _change_designation(h)
        case Touched() | Named() | Held():
            h.rule(DUMMY_MAY_NOT_INDICATE, Note("play", "continues"))
            suggestion(h)
        case _:
            _fifth_card(h)


def _turned_early(h: Hearing) -> None:
    """45G: no rectification; who has not turned his own card may have it faced again."""
    h.rule(WAIT_TO_TURN_CARDS, Stands(h.offender, h.card, "play"))
    for seat in h.offender.others:
        if seat is not h.table.dummy and seat not in h.table.quitted:
            h.rule(law66.CURRENT_TRICK, Note(str(seat), f"may have {h.card} faced again"))


def _fifth_card(h: Hearing) -> None:
    """45E."""
    if h.table.is_defender(h.offender):
        law50.make(h, FIFTH_CARD_BY_DEFENDER, h.offender, h.card)
        return
    h.rule(FIFTH_CARD_BY_DECLARER, ReturnToHand(h.offender, (h.card,)), also=(law48.DECLARER_HAS_NO_PENALTY_CARD,))
    law48.defenders_may_use(h, h.offender, (h.card,))


def _held(h: Hearing) -> None:
    """45C1 for a defender, 45C2 for declarer."""
    seat = h.offender
    if h.table.is_defender(seat):
        if h.found(PARTNER_COULD_SEE):
            h.reads(HELD_FOR_PLAY)
            h.rule(DEFENDER_CARD_PARTNER_COULD_SEE, Note(str(h.card), "is played"))
            _count_as_played(h)
        else:
            h.rule(DEFENDER_CARD_PARTNER_COULD_SEE, ReturnToHand(seat, (h.card,)))
        return
    near = h.found(NEAR_TABLE)
    if near or h.found(AS_PLAYED):
        authority = DECLARER_CARD_AT_THE_TABLE if near else DECLARER_CARD_IN_PLAYED_POSITION
        h.rule(authority, Note(str(h.card), "is played"))
        _count_as_played(h)
    else:
        h.rule(DECLARER_CARD_AT_THE_TABLE, ReturnToHand(seat, (h.card,)), also=(DECLARER_CARD_IN_PLAYED_POSITION,))
        law48.defenders_may_use(h, seat, (h.card,))


def _touched(h: Hearing) -> None:
    """45C3."""
    if h.found(TOUCH_DELIBERATE) and not h.found(TOUCH_PURPOSE):
        h.rule(DUMMY_CARD_TOUCHED, Note(str(h.card), "is played"))
        _count_as_played(h)
    else:
        h.rule(DUMMY_CARD_TOUCHED, Note(str(h.card), "is not played"))


def _count_as_played(h: Hearing) -> None:
    """The card was played when held or touched; one that the hand has put down since gives way to it."""
    seat, card = h.offender, h.card
    if card not in h.table.hand(seat).cards:
        return
    since = h.table.trick.card(seat) if h.table.number == h.incident.trick else None
    if since is None and h.table.number == h.incident.trick:
        h.then(Act(h.incident.cause, seat, card, plays=True))
        return
    if h.table.number > h.incident.trick:
        last = h.table.last_trick
        since = last.card(seat) if last is not None and h.table.number == h.incident.trick + 1 else None
    if since is None or h.incident.before.trick.card(seat) is since:
        if h.incident.before.trick.card(seat) is since and since is not None:
            h.then(Act(h.incident.cause, seat, card, plays=True))
        return
    if since is card or not h.still_held(seat, (card,)):
        return
    orders: list[Order] = [Put(seat, since, card, seat.side)]
    if h.table.is_defender(seat):
        h.rule(
            law47.PLAYED_CARD_STANDS,
            *orders,
            MakePenaltyCard(seat, since, Kind.MAJOR),
            also=(law49.PARTNER_COULD_SEE, law50.MAJOR),
        )
        law50.follows(h, seat, since)
    else:
        h.rule(law47.PLAYED_CARD_STANDS, *orders, also=(law48.DECLARER_HAS_NO_PENALTY_CARD,))


def suggestion(h: Hearing) -> None:
    """45F: at the end of play the Director looks at what dummy's act suggested."""
    h.rule(
        ADJUST_FOR_DUMMYS_SUGGESTION,
        Refer(
            h.term(ADJUST_FOR_DUMMYS_SUGGESTION, "adjustment"),
            "if dummy suggested a play and the defenders were damaged by it",
            findings=("dummy_suggested_play", "damage"),
        ),
        also=(DUMMY_MAY_NOT_INDICATE,),
    )


def _wrong_card(h: Hearing) -> None:
    """45D: dummy's card goes back, the card called takes its place, and the others may change."""
    dummy, placed = h.table.dummy, h.card
    called = h.incident.other if h.incident.other is not None else _called_since(h)
    if h.incident.other is None:
        suggestion(h)
    if h.table.both_have_played_since(h.incident.trick):
        _stands_too_late(h)
        return
    on = _trick_of(h)
    if on is None or on.card(dummy) is not placed:
        h.rule(WITHDRAW_WRONG_CARD, ReturnToHand(dummy, (placed,)))
        return
    was_lead = on.leader is dummy
    after = _played_after(h, on, dummy)
    side = dummy.side
    winner = h.table.trick.leader
    if called is not None:
        also = (CARD_DESIGNATED, law47.RETRACT_FOR_RECTIFICATION)
        # The card called may have been led to the next trick meanwhile.
        back = [Withdraw(dummy, called, side)] if h.table.trick.card(dummy) is called else []
        h.rule(WITHDRAW_WRONG_CARD, *back, Put(dummy, placed, called, side), also=also)
    else:
        h.rule(WITHDRAW_WRONG_CARD, Withdraw(dummy, placed, side), also=(law47.RETRACT_FOR_RECTIFICATION,))
    if h.table.trick.leader is not winner and any(number > h.incident.trick for _, _, number in after):
        h.reads(law44.LEAD_UNDONE_WITH_WINNER)
        h.rule(WITHDRAW_WRONG_CARD, Note("the lead to the next trick", "is undone"))
    changed: set[Seat] = set()
    new_suit = called.suit if called is not None else None
    for seat, card, number in after:
        if not h.table.is_defender(seat) or not _still_there(h, seat, card):
            continue
        same_trick = number == h.incident.trick
        must = same_trick and was_lead and _must_follow(h, seat, card, new_suit)
        if law47.may_change(h, seat, card, DEFENDER_MAY_CHANGE, side, must=must):
            changed.add(seat)
    declarer = h.table.declarer
    for seat, card, number in after:
        if seat is declarer and number == h.incident.trick and _still_there(h, seat, card):
            if was_lead and _must_follow(h, seat, card, new_suit):
                law47.may_change(h, seat, card, law47.RETRACT_ILLEGAL_PLAY, side, must=True)
            elif declarer.rho not in changed:
                continue
            elif h.has(DECLARER_MAY_CHANGE):
                law47.may_change(h, seat, card, DECLARER_MAY_CHANGE, side)
            elif not h.reads(NO_CHANGE_BY_DECLARER):
                law47.may_change(h, seat, card, law47.RETRACT_AFTER_OPPONENTS_CHANGE, side)
            else:
                h.rule(law47.PLAYED_CARD_STANDS, Stands(seat, card, "play"))


def _called_since(h: Hearing) -> Card | None:
    """The card that declarer has named since dummy moved unasked."""
    for event in h.since:
        if isinstance(event, Named | Corrected) and event.seat is h.table.declarer:
            pointing = event.pointing if isinstance(event, Named) else None
            card = law46.interpret(h.incident.before, event.words, pointing).card
            if card is not None and physics.can_hold(h.table, h.table.dummy, card):
                return card
    return None


def _trick_of(h: Hearing) -> Trick | None:
    """The trick that the incident concerns, if it can still be touched."""
    if h.table.number == h.incident.trick:
        return h.table.trick
    return h.table.last_trick if h.table.number == h.incident.trick + 1 else None


def _played_after(h: Hearing, trick: Trick, seat: Seat) -> list[tuple[Seat, Card, int]]:
    """The cards played after a hand's card to the trick, and to the next."""
    found = [(s, c, h.incident.trick) for s in trick.after(seat) if (c := trick.card(s)) is not None]
    if trick is not h.table.trick:
        following = h.table.trick
        found += [(s, c, h.incident.trick + 1) for s in following.order if (c := following.card(s)) is not None]
    return found


def _still_there(h: Hearing, seat: Seat, card: Card) -> bool:
    tricks = (h.table.trick, h.table.suspended, h.table.last_trick)
    return any(trick is not None and trick.card(seat) is card for trick in tricks)


def arising(table: Table) -> Incident | None:
    """A card that a defender kept when the lead before it was taken back, now that another suit is led."""
    trick, led = table.trick, table.trick.led
    if led is None or trick.order[0] is trick.leader:
        return None
    if not any(ruling.law == 45 and ruling.trick == table.number for ruling in table.rulings):
        return None
    for seat in trick.order[: trick.order.index(trick.leader)]:
        card, key = trick.card(seat), f"45D:{table.number}{seat.letter}"
        if card is None or card.suit is led or table.ruled(key) or table.hand(seat).holds(led) is False:
            continue
        summary = f"{seat} had kept {card} and a {led.singular} was led"
        return replace(file(table, Act(None, seat, card), "law45", summary), key=key)
    return None


def _kept_card(h: Hearing) -> None:
    """It stays only if it does not break the duty to follow suit."""
    led = h.table.trick.led
    if _must_follow(h, h.offender, h.card, led):
        law47.may_change(h, h.offender, h.card, DEFENDER_MAY_CHANGE, h.table.dummy.side, must=True)
    else:
        h.rule(DEFENDER_MAY_CHANGE, Stands(h.offender, h.card, "play"))


def _must_follow(h: Hearing, seat: Seat, card: Card, suit: Suit | None) -> bool:
    """Whether a card played to a wrong lead cannot stay, another suit being led now."""
    if suit is None or card.suit is suit:
        return False
    able = h.holds(seat, suit, law44.FOLLOW_SUIT)
    if able:
        h.reads(FOLLOW_TO_RESTORED_LEAD)
    return able


def _change_designation(h: Hearing) -> None:
    """45C4(b): an unintended designation may be corrected by whom, until when and on which test the edition says."""
    hand = h.incident.proper
    event = h.incident.cause
    assert hand is not None
    assert isinstance(event, Named | Corrected)
    on = _trick_of(h)
    called = law46.wanted_instead(h.incident.before, hand, event.words, h.incident.trick)
    if on is None or on.card(hand) is not h.card or called.card is h.card or called.trouble == "void":
        h.rule(CARD_DESIGNATED, Stands(hand, h.card, "play"))
        return
    unclear = hand is h.table.dummy and law46.completes_call(h.incident.before, h.incident.trick, event.words)
    beyond_doubt = unclear and h.found(law46.INTENTION)
    if not beyond_doubt and not _may_correct(h, hand, on):
        h.rule(CARD_DESIGNATED, Stands(hand, h.card, "play"), also=(CORRECT_DESIGNATION,))
        return
    new = law46.card_called(h, called, event.words)
    if not physics.can_hold(h.table, hand, new):
        h.rule(CARD_DESIGNATED, Stands(hand, h.card, "play"))
        return
    by_rule = (called.authority,) if called.authority is not None else ()
    after = _played_after(h, on, hand)
    put = Put(hand, h.card, new, hand.side)
    if beyond_doubt:
        h.rule(law46.INTENTION_PREVAILS, put, also=by_rule)
    else:
        h.rule(CORRECT_DESIGNATION, put, also=(law47.RETRACT_DESIGNATION, *by_rule))
    _others_may_change(h, after, hand, new if on.leader is hand else None)


def _may_correct(h: Hearing, hand: Seat, on: Trick) -> bool:
    by_declarer = h.offender is h.table.declarer and hand is h.table.dummy
    if h.term(CORRECT_DESIGNATION, "who") == "declarer for dummy" and not by_declarer:
        return False
    match h.term(CORRECT_DESIGNATION, "until"):
        case "his next play":
            later = [s for s, _, _ in _played_after(h, on, hand)]
            if any(seat.side is hand.side for seat in later):
                return False
        case "partner plays":
            partner = hand.partner
            dummy_plays = by_declarer or h.offender.partner is h.table.dummy
            if partner in on.after(hand) and not (dummy_plays and h.reads(DUMMY_DOES_NOT_END_TIME)):
                return False
    if not h.found(UNINTENDED):
        return False
    return h.term(CORRECT_DESIGNATION, "test") == "slip" or not h.found(PAUSE)


def _others_may_change(h: Hearing, after: list[tuple[Seat, Card, int]], hand: Seat, lead: Card | None) -> None:
    """Whoever played in turn after the card that was changed may change too, and so on round the table (47D)."""
    changed: set[Side] = set()
    for seat, card, number in after:
        if not _still_there(h, seat, card):
            continue
        must = lead is not None and number == h.incident.trick and _must_follow(h, seat, card, lead.suit)
        if seat.side is hand.side:
            if must or seat.side.other in changed:
                law47.may_change(h, seat, card, law47.RETRACT_AFTER_OPPONENTS_CHANGE, hand.side, must=must)
        elif law47.may_change(h, seat, card, OPPONENT_MAY_CHANGE, hand.side, must=must):
            changed.add(seat.side)
