"""Law 45: card played."""

from __future__ import annotations

from dataclasses import replace

from ..acts import Act
from ..cards import Card
from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, Provision, provision, reading, v
from ..events import (
    Corrected,
    Event,
    Faced,
    Held,
    Named,
    Placed,
    Quitted,
    Retracted,
    Said,
    Saying,
    Shown,
    Touched,
)
from ..hearing import Hearing
from ..orders import Inform, MakePenaltyCard, Note, Put, RecordRevoke, Refer, Remark, ReturnToHand, Stands, Withdraw
from ..plays import Narrowing
from ..questions import Finding
from ..seats import Seat
from ..table import Incident, Kind, Table, Trick
from . import (
    designation,
    law11,
    law16,
    law43,
    law44,
    law46,
    law47,
    law48,
    law49,
    law50,
    law66,
    misplaced,
    penalty_cards,
)
from .common import answer, file, key_of, reads, taken_back

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

DEEMED_LED = Finding(
    "deemed_led",
    "Did {offender} lead {card}, or was it a further card to the trick just completed? (Yes: led)",
    FIFTH_CARD_BY_DEFENDER,
    FIFTH_CARD_BY_DECLARER,
    yes="{offender} led {card}",
    no="{card} was a fifth card to the trick, not a lead",
    say="{actor}, what did you mean by {card}: were you leading to the next trick?",
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
yields_to = ("law50", "law57", "law54", "law41", "law60", "law58", "law61", "law52")


# Irregularities


def notice(table: Table, act: Act) -> Incident | None:
    """A card held, touched, misplaced, indicated or corrected; or a fifth card."""
    event, seat = act.event, act.seat
    if act.play is not None:
        return _fifth(table, act)
    match event:
        case Held(seat, card) if seat is not table.dummy:
            return file(table, act, "law45", f"{seat} held {card}")
        case Shown(seat, (card,)) if table.is_defender(seat) and not reads(table, HELD_FOR_PLAY):
            return file(table, act, "law45", f"{seat} showed {card}", card=card)
        case Touched(player, card) if player is table.declarer:
            return file(table, act, "law45", f"declarer touched {card} of dummy", offender=table.dummy)
        case Touched(player, card) | Held(player, card) if player is table.dummy:
            return file(table, act, "law45", f"{player} touched {card} of dummy without instruction")
        case Placed(_, card):
            return misplaced.notice(table, act, card)
        case Named(player, words) if player is table.dummy:
            return file(table, act, "law45", f"{player} named a card of dummy ({words!r})")
        case Named(player, _) if table.is_defender(player):
            return None  # a card of his own is played (45C4(a)); one of dummy is his to name under 46B5 only
        case Named() | Corrected():
            return designation.notice(table, act)
        case Quitted() if (turned := table.trick.card(seat)) is not None:
            summary = f"{seat} turned {turned} before all four had played"
            return file(table, act, "law45", summary, card=turned)
        case _:
            return None


def _fifth(table: Table, act: Act) -> Incident | None:
    """A card from a hand that has played to the trick, or to the one just completed if it was not led.

    Who is on lead leads, unless he has taken his card to the trick just completed back: then the Director is to say.
    """
    declaring = not table.is_defender(act.seat)
    second = table.trick.card(act.seat) is not None
    new_trick = table.trick.empty and table.number > 1
    led = answer(table, key_of(table), DEEMED_LED.id)
    in_its_place = new_trick and act.seat is table.turn and _took_back_last(table, act)
    fifth = (
        new_trick
        and (in_its_place or act.seat is not table.turn)
        and led is False
        and not (law46.void_call(table) and not declaring)
    )
    if fifth or (second and declaring):
        return file(table, act, "law45", f"{act.seat} put down {act.card} as a further card to a trick", enters=False)
    if in_its_place:
        return file(table, act, "law45", f"{act.seat} put down {act.card} after taking his card back")
    return None


def _took_back_last(table: Table, act: Act) -> bool:
    """Whether a hand has taken back its card to the trick just completed, on which no ruling has been given."""
    last = table.last_trick
    if last is None or not isinstance(act.event, Faced) or _quitted(table, act.seat):
        return False
    files = (i for i in table.docket if i.law == "law47" and isinstance(i.cause, Retracted))
    return any(i.offender is act.seat and i.card is last.card(act.seat) for i in files)


def _quitted(table: Table, leader: Seat) -> bool:
    """Whether the others have turned their cards to the trick just completed, so that nothing more belongs to it."""
    return set(leader.others) <= set(table.quitted)


def _said_to_be_led(table: Table, seat: Seat, card: Card) -> bool:
    """Whether the Director has ruled that a card was led."""
    told = (_waits(seat, card), _was_led(seat, card))
    return any(order in told for ruling in table.rulings for order in ruling.orders)


def was_fifth_card(h: Hearing) -> bool:
    """A card that the hand on lead took back before anyone had played to it: whether it was a further card instead.

    Left lying, what the winner of the trick puts down is simply his lead.
    """
    table, seat, card = h.table, h.offender, h.card
    last, only = table.last_trick, (table.trick.order, table.trick.card(seat)) == ((seat,), card)
    if not only or last is None or last.winner(table.trumps) is not seat or table.suspended is not None:
        return False
    put_down = Faced(seat, card) in table.log and not any(i.card is card for i in h.incident.before.docket)
    if not put_down or _quitted(table, seat) or _said_to_be_led(table, seat, card):
        return False
    finding = _led_or_fifth(h)
    finding.reclassifies = False  # nothing has been done since that would have to be judged anew
    if h.found(finding):
        return False
    h.rule(_paragraph(h), Withdraw(seat, card, seat.side), also=(law47.RETRACT_FOR_RECTIFICATION,))
    _too_many_cards(h)
    if not penalty_cards.lies_again(h, seat, card):
        _added(h)
    return True


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
    if h.known(DEEMED_LED) is None and (any(_treated_as_lead(e) for e in h.since) or law47.told(h) is not None):
        return
    if _said_to_be_led(h.table, h.offender, h.card):
        return  # it was found to have been led while the trick was in progress
    h.found(_led_or_fifth(h))


# A lead before the trick is complete, his partner having played to it


def led_too_soon(h: Hearing) -> bool:
    """A further card of a defender that was a lead to the next trick; on that, only an opponent may have led."""
    before, offender = h.incident.before.trick, h.offender
    if not h.incident.act.plays or before.card(offender) is None or before.card(offender.partner) is None:
        return False
    ended, led_since = h.table.number > h.incident.trick, not h.table.trick.empty
    if ended and led_since and not _led_in_turn(h.table):
        return False
    if h.table.number > h.incident.trick + 1 or not reads(h.table, LED_BEFORE_THE_END) or took_first_back(h):
        return False
    if not h.still_held(offender, (h.card,)):
        return False
    if not isinstance(h.incident.cause, Named) and not h.found(_led_or_fifth(h)):
        return False
    if ended and led_since:
        return _gave_way(h)
    h.reads(LED_BEFORE_THE_END)
    h.rule(FIFTH_CARD_BY_DEFENDER, (_was_led if ended else _waits)(offender, h.card))
    if ended:
        h.then(Act(Faced(offender, h.card), offender, h.card, plays=True))
    return True


def _led_in_turn(table: Table) -> bool:
    """Whether declarer's side has led to the trick, from the hand whose turn it was."""
    last, leader = table.last_trick, table.trick.leader
    won = None if last is None else last.winner(table.trumps)
    return not table.is_defender(leader) and won in (None, leader)


def _gave_way(h: Hearing) -> bool:
    """An opponent, whose turn it then was, has made his own lead: the card goes back, or else is a penalty card."""
    from . import law53

    if not h.term(law53.PROPER_LEAD, "without_rectification") and not h.reads(law53.NO_PENALTY_CARD):
        return False
    h.reads(LED_BEFORE_THE_END)
    h.rule(law53.PROPER_LEAD, ReturnToHand(h.offender, (h.card,)), also=(law47.RETRACT_FOR_PROPER_LEAD,))
    if h.table.penalty_card(h.offender, h.card) is None:
        law16.withdrawn(h, h.offender, h.card, h.offender.side, replaced=False)
    law11.acted_before_calling(h)
    return True


def _waits(seat: Seat, card: Card) -> Note:
    return Note(str(card), f"is {seat}'s lead to the next trick and counts when this one is complete")


def _was_led(seat: Seat, card: Card) -> Note:
    return Note(str(card), f"is {seat}'s lead to the next trick")


def took_first_back(h: Hearing) -> bool:
    """Whether he had taken his card to the trick back and put this one down in its place."""
    return taken_back(h.incident.before, h.offender)


def _now_led(table: Table) -> Incident | None:
    """A card that was led before the trick was complete, now that it is."""
    if not table.trick.empty or table.turn is None:
        return None
    for ruling in table.rulings:
        if ruling.law != 49 or ruling.trick != table.number - 1 or LED_BEFORE_THE_END not in ruling.authorities:
            continue
        key = f"45E:{ruling.key}"
        for seat in (table.declarer.lho, table.declarer.rho):
            for card in table.hand(seat).cards:
                if _waits(seat, card) in ruling.orders and not table.ruled(key):
                    summary = f"{seat} had led {card} before the trick was complete"
                    found = file(table, Act(None, seat, card), "law45", summary, at_once=True)
                    return replace(found, key=key, proper=seat)
    return None


def _led_or_fifth(h: Hearing) -> Finding:
    """The same finding under the paragraph for the offender's side."""
    return DEEMED_LED.under(_paragraph(h))


def _paragraph(h: Hearing) -> Provision:
    return FIFTH_CARD_BY_DEFENDER if h.table.is_defender(h.offender) else FIFTH_CARD_BY_DECLARER


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
    return isinstance(event, Said) and event.what in (Saying.ACCEPT, Saying.REFUSE)


def lapse(h: Hearing) -> bool:
    """The card has been played, declarer ratified it, or it is too late."""
    assert h.act is not None
    cause = h.incident.cause
    if isinstance(cause, Quitted):
        return h.table.number > h.incident.trick
    if isinstance(cause, Placed):
        return misplaced.lapse(h)
    if isinstance(cause, Held | Touched | Shown) and (cause.seat is not h.table.dummy):
        return law50.has_left_hand(h) or both_on(h)
    if isinstance(cause, Corrected | Named) and h.incident.proper is not None:
        return both_on(h)
    if h.incident.enters:
        return h.act.play is not None and h.act.seat is not h.offender  # by playing to it the others took it for a lead
    if h.incident.act.plays:
        from . import law60

        return law60.early_lead(h) or law50.has_left_hand(h)
    return False


def both_on(h: Hearing) -> bool:
    """Whether with this act each side has played to the trick after the incident's."""
    assert h.act is not None
    if h.act.play is None:
        return False
    number, side = h.incident.trick, h.act.seat.side
    return h.table.number > number and misplaced.side_has_played_since(h.table, number, side.other)


# Rulings


def hear(h: Hearing) -> None:
    """Each kind of act by its own paragraph."""
    match h.incident.cause:
        case _ if h.incident.act.plays:
            _fifth_card(h)
        case None if h.incident.proper is not None:
            h.reads(LED_BEFORE_THE_END)
            h.rule(FIFTH_CARD_BY_DEFENDER, Remark(str(h.card), "counts as led now"))
            h.then(Act(Faced(h.offender, h.card), h.offender, h.card, plays=True))
        case None:
            misplaced.kept(h)
        case Quitted():
            _turned_early(h)
        case Held(seat, _) | Shown(seat, _) if seat is not h.table.dummy:
            _held(h)
        case Touched(seat, _) if seat is h.table.declarer:
            _touched(h)
        case Placed():
            misplaced.hear(h)
        case Named() | Corrected() if h.incident.proper is not None:
            designation.hear(h)
        case Named():
            h.rule(DUMMY_MAY_NOT_INDICATE, Note("play", "continues"), also=(law43.NOT_TAKE_PART,))
            suggestion(h)
        case Touched() | Held():
            h.rule(DUMMY_MAY_NOT_INDICATE, Note("play", "continues"))
            suggestion(h)


def _turned_early(h: Hearing) -> None:
    """45G: no rectification; who has not turned his own card may have it faced again."""
    h.rule(WAIT_TO_TURN_CARDS, Stands(h.offender, h.card, "play"))
    for seat in h.offender.others:
        turned = seat in h.table.quitted and h.table.trick.card(seat) is not None
        if seat is not h.table.dummy and not turned:
            h.rule(law66.CURRENT_TRICK, Note(str(seat), f"may have {h.card} faced again"))


def _fifth_card(h: Hearing) -> None:
    """45E."""
    if h.incident.enters:
        h.found(_led_or_fifth(h))  # if not, what he did is judged anew
        h.rule(_paragraph(h), _was_led(h.offender, h.card))
        return
    if not h.still_held(h.offender, (h.card,)):
        return  # another ruling has had the card played
    if _found_later(h):
        return
    _too_many_cards(h)
    _added(h)


def _found_later(h: Hearing) -> bool:
    """Both sides have played on, so that the completed trick was defective and 67B2 restores the further card."""
    from . import law67

    number, seat = _completed(h), h.offender
    on = h.table.trick_at(number)
    kept = on.card(seat) if on is not None else None
    if kept is None or not h.table.both_have_played_since(number):
        return False
    law67.found_later(h, number, kept, (h.card,), (h.card,), deliberate=None)
    return True


def _added(h: Hearing) -> None:
    """The further card becomes a penalty card, or goes back to declarer's hand or dummy."""
    if h.table.is_defender(h.offender):
        penalty_cards.make(h, FIFTH_CARD_BY_DEFENDER, h.offender, h.card)
        law11.acted_before_calling(h)
        return
    h.rule(FIFTH_CARD_BY_DECLARER, ReturnToHand(h.offender, (h.card,)), also=(law48.DECLARER_HAS_NO_PENALTY_CARD,))
    if h.offender is not h.table.dummy:
        law48.defenders_may_use(h, h.offender, (h.card,))


def _too_many_cards(h: Hearing) -> None:
    """67A2 sends a completed trick with a card too many here, until both sides have played to the next one."""
    from . import law67

    completed = _completed(h)
    if completed < h.table.number and not h.table.both_have_played_since(completed):
        told = Remark(f"trick {completed}", f"has one card of {h.offender} too many")
        h.rule(law67.IN_TIME, told, also=(law67.TAKES_EXTRA_BACK,))


def _completed(h: Hearing) -> int:
    """The trick to which the further card was added: the one in progress then, or the one just completed."""
    lead = h.incident.before.trick.empty or not h.incident.act.plays
    return h.incident.trick - 1 if lead else h.incident.trick


def _held(h: Hearing) -> None:
    """45C1 for a defender, 45C2 for declarer."""
    seat = h.offender
    if h.table.is_defender(seat):
        if h.found(PARTNER_COULD_SEE):
            h.reads(HELD_FOR_PLAY)
            h.rule(DEFENDER_CARD_PARTNER_COULD_SEE, _is_played(h.card))
            _count_as_played(h)
        else:
            h.rule(DEFENDER_CARD_PARTNER_COULD_SEE, ReturnToHand(seat, (h.card,)))
            told = Inform(f"{h.card} in {seat}'s hand", h.card, seat, (h.table.declarer,), ())
            h.rule(law16.FROM_ELSEWHERE, told)
        return
    near = h.found(NEAR_TABLE)
    if near or h.found(AS_PLAYED):
        authority = DECLARER_CARD_AT_THE_TABLE if near else DECLARER_CARD_IN_PLAYED_POSITION
        h.rule(authority, _is_played(h.card))
        _count_as_played(h)
    else:
        h.rule(DECLARER_CARD_AT_THE_TABLE, ReturnToHand(seat, (h.card,)), also=(DECLARER_CARD_IN_PLAYED_POSITION,))
        law48.defenders_may_use(h, seat, (h.card,))


def _touched(h: Hearing) -> None:
    """45C3."""
    if h.found(TOUCH_DELIBERATE) and not h.found(TOUCH_PURPOSE):
        h.rule(DUMMY_CARD_TOUCHED, _is_played(h.card))
        _count_as_played(h)
    else:
        h.rule(DUMMY_CARD_TOUCHED, Note(str(h.card), "is not played"))


def _count_as_played(h: Hearing) -> None:
    """The card was played when held or touched; one that the hand has put down since gives way to it."""
    from . import law61

    seat, card, on = h.offender, h.card, law47.trick_of(h)
    if on is None or card not in h.table.hand(seat).cards:
        return
    lying = on.card(seat)
    after = law47.played_after(h, on, seat)
    if lying is None or lying is h.incident.before.trick.card(seat) or _counted_before(h, lying):
        h.then(Act(h.incident.cause, seat, card, plays=True))
        return
    if _has_followed_suit_since(h, on, lying):
        return
    for incident in h.table.docket:
        if incident.law == "law61" and (incident.offender, incident.card) == (seat, lying):
            h.close(incident)  # what he put down since is not his play
    if h.table.is_defender(seat):
        h.rule(
            law47.PLAYED_CARD_STANDS,
            Put(seat, lying, card, seat.side),
            MakePenaltyCard(seat, lying, Kind.MAJOR),
            also=(FIFTH_CARD_BY_DEFENDER, law49.PARTNER_COULD_SEE, law50.MAJOR),
        )
        penalty_cards.follows(h, seat, lying)
    else:
        also = (FIFTH_CARD_BY_DECLARER, law48.DECLARER_HAS_NO_PENALTY_CARD)
        h.rule(law47.PLAYED_CARD_STANDS, Put(seat, lying, card, seat.side), also=also)
        if seat is not h.table.dummy:
            law48.defenders_may_use(h, seat, (lying,))
    if not law61.not_followed(h, seat, card):
        _played_to_the_other(h, after, card if on.leader is seat else None)


def _counted_before(h: Hearing, lying: Card) -> bool:
    """Whether the card in the trick is there because it was held or touched earlier: then that one was played."""
    earlier = (r for r in h.table.rulings if r.law == 45 and r.trick == h.incident.trick)
    return any(_is_played(lying) in ruling.orders for ruling in earlier)


def _is_played(card: Card) -> Note:
    return Note(str(card), "is played")


def _has_followed_suit_since(h: Hearing, on: Trick, lying: Card) -> bool:
    """The card held or touched was a revoke; the one put down since follows suit and so corrects it (R62-4)."""
    from . import law61, law62

    led = on.led
    if led is None or on.leader is h.offender or h.card.suit is led or lying.suit is not led:
        return False
    if not reads(h.table, law62.PUT_DOWN_INSTEAD):
        return False
    revoke = law61.revoke_of(h.incident.before, h.incident.trick, h.offender, h.card, led, sure=True)
    revoke = replace(revoke, found=True)
    h.rule(law61.REVOKE, RecordRevoke(revoke), also=(law44.FOLLOW_SUIT,))
    law62.corrected_since(h, revoke, lying)
    return True


def _played_to_the_other(h: Hearing, after: list[law47.Played], lead: Card | None) -> None:
    """An opponent who played after the card that gave way may change his own (47D), and must to follow suit."""
    seat = h.offender
    for other, card, number in after:
        if other.side is seat.side or not law47.still_there(h, other, card):
            continue
        led = lead.suit if lead is not None and number == h.incident.trick else None
        must = led is not None and card.suit is not led and h.holds(other, led, law44.FOLLOW_SUIT)
        law47.may_change(h, other, card, law47.RETRACT_AFTER_OPPONENTS_CHANGE, seat.side, must=must)


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


def narrow(table: Table, seat: Seat) -> tuple[Narrowing, ...]:
    """45C5 only points at the duty to play a penalty card; Laws 50 and 51 say when it binds."""
    if not table.penalty_cards_of(seat):
        return ()
    text = "a penalty card may have to be played"
    return (Narrowing(3, PENALTY_CARD_MAY_HAVE_TO_BE_PLAYED, text, lambda mask: mask),)


def arising(table: Table) -> Incident | None:
    """A card that a defender kept when dummy's lead was taken back may have to follow to another suit.

    Or one that he led before the trick was complete has become the lead.
    """
    return misplaced.arising(table) or _now_led(table)
