"""Law 41: how the play begins."""

from __future__ import annotations

from ..acts import Act
from ..cards import Card
from ..editions import L1997, L2007, L2017, WORDING, provision, reading, v
from ..events import LaidFaceDown, Retracted, Said, Saying, Spread, TurnedUp
from ..hearing import Hearing
from ..orders import MakePenaltyCard, Note, Refer, ReturnToHand, Stands, TakeBackFaceDown
from ..questions import Choice, Elect
from ..seats import Seat
from ..table import Incident, Kind, Table
from . import law24, law47, law48, law49, law50, penalty_cards
from .common import file

FACE_DOWN_LEAD = provision(
    v(
        L1997,
        "41A",
        "The defender on presumed declarer's left puts his opening lead face down. He takes it back only when the"
        " Director says so after an irregularity (Law 47E2), and the card then returns to his hand.",
    ),
    v(
        L2017,
        "41A",
        "The defender on presumed declarer's left puts his opening lead face down. He takes it back only when the"
        " Director says so after an irregularity (Laws 47E and 54), and the card then returns to his hand.",
        change=WORDING,
    ),
)
REVIEW_AND_QUESTIONS = provision(
    v(
        L1997,
        "41B",
        "Before the lead is faced the leader's partner and presumed declarer may ask for the calls and their meaning;"
        " declarer and each defender may have a review at his first turn to play and explanations at any turn of his.",
    ),
    v(
        L2007,
        "41B",
        "Before the lead is faced the leader's partner and presumed declarer, but not presumed dummy, may ask for the"
        " calls and their meaning; declarer and each defender may have a review at his first turn to play and"
        " explanations at any turn of his.",
        change=WORDING,
    ),
    unencoded="Asking for a review or an explanation changes nothing in the play.",
)
DECLARERS_FIRST_TURN = provision(
    v(
        L2007,
        "41B footnote on reviews",
        "Declarer's first turn is the one from dummy, unless he accepts an opening lead out of turn.",
    ),
    unencoded="Asking for a review changes nothing in the play.",
)
DECLARER_ASKS_AT_EITHER_TURN = provision(
    v(
        L2007,
        "41B footnote on explanations",
        "Declarer may ask for explanations when it is the turn of his own hand or of dummy.",
    ),
    unencoded="Asking for an explanation changes nothing in the play.",
)
FACING_STARTS_PLAY = provision(
    v(
        L1997,
        "41C",
        "After the questions the opening lead is turned up; with that the play period begins and dummy goes down.",
    ),
    v(
        L2007,
        "41C",
        "After the clarification period the opening lead is turned up; with that the play period begins for good and"
        " dummy goes down.",
        change=WORDING,
    ),
)
CONTRACT_ON_REQUEST = provision(
    v(
        L1997,
        "41C",
        "When it is too late for a review, declarer or a defender may at his turn be told the contract and whether it"
        " was doubled or redoubled, but not by whom.",
    ),
    unencoded="Asking for the contract changes nothing in the play.",
)
DUMMY_GOES_DOWN = provision(
    v(
        L1997,
        "41D",
        "After the opening lead is faced dummy spreads his cards by suit and rank towards declarer, trumps on his own"
        " right, and declarer plays both hands.",
    ),
    v(
        L2007,
        "41D",
        "After the opening lead is faced dummy spreads his cards by suit and rank in separate columns towards declarer,"
        " low cards nearest him and trumps on dummy's own right, and declarer plays both hands.",
        change=WORDING,
    ),
)

RIGHT_LEAD_STANDS = reading(
    "R41-1",
    "An opening lead faced by the right defender cannot be refused because questions were still pending; wrong"
    " information is dealt with under Law 47E2 or by an adjusted score.",
    source="text silent; our interpretation",
)
FACED_LEAD_PREVAILS = reading(
    "R41-2",
    "If the wrong defender faces a lead while the right leader's card lies face down, the face-down card is taken back"
    " and the faced one is dealt with under Law 54.",
    source="text silent; our interpretation",
)
LEAD_AGAIN = Choice(
    "retract_face_down_lead",
    "The explanation was wrong. Does {chooser} take the face-down lead back?",
    Elect("keep", "Keep it", FACE_DOWN_LEAD, "kept the face-down lead", "you may leave the card"),
    Elect(
        "withdraw",
        "Take it back",
        FACE_DOWN_LEAD,
        "took the face-down lead back",
        "or take it back unseen and lead any card",
    ),
    say="{chooser}, you led after a wrong explanation: {options}.",
)

# A lead by the declaring side is Law 24's, and several cards at once are Law 58's, whatever lay face down.
yields_to = ("law24", "law58")


def notice(table: Table, act: Act) -> Incident | None:
    """A face-down lead by the wrong hand, one taken back, another card faced instead of it, or a good lead refused."""
    match act.event:
        case Said(seat, Saying.REFUSE) if seat is table.declarer:
            return _refused(table, act)
        case Said(seat, Saying.EXPLANATION_CORRECTED):
            return _put_right(table, act)
        case LaidFaceDown(seat, _):
            if any(i.law == "law41" and i.offender is seat and isinstance(i.cause, Retracted) for i in table.docket):
                summary = f"{seat} laid another card face down in place of his lead"
                return file(table, act, "law41", summary, proper=seat)
            if _to_be_faced(table, seat):
                return None
            summary = f"{seat} laid a card face down when it was not his opening lead"
            return file(table, act, "law41", summary)
        case Retracted(seat, card):
            lying = next((f for f in table.face_down if f.seat is seat), None)
            if lying is None or lying.card not in (None, card) or not _to_be_faced(table, seat):
                return None
            return file(table, act, "law41", f"{seat} took back the face-down lead")
        case Spread(seat, _) if seat is table.dummy and table.number == 1 and table.trick.empty:
            summary = f"{seat} put dummy's hand down before the opening lead was faced"
            return file(table, act, "law41", summary)
        case _:
            return _another_faced(table, act)


def _refused(table: Table, act: Act) -> Incident | None:
    leader = table.declarer.lho
    if table.number > 1 or table.trick.order != (leader,) or table.docket:
        return None
    summary = f"{act.seat} refused the opening lead of the right hand"
    card = table.trick.card(leader)
    return file(table, act, "law41", summary, offender=leader, card=card, at_once=True)


def _put_right(table: Table, act: Act) -> Incident | None:
    """An explanation is put right while an opponent's lead lies face down."""
    lying = next((f for f in table.face_down if f.seat.side is not act.seat.side), None)
    if lying is None:
        return None
    summary = f"{act.seat} put right an explanation while {lying.seat}'s lead lay face down"
    return file(table, act, "law41", summary, proper=lying.seat, card=lying.card)


def _to_be_faced(table: Table, seat: Seat) -> bool:
    """Whether a card that lies face down is the opening lead: the right hand's, and no lead has been faced."""
    return table.number == 1 and table.trick.empty and seat is table.turn


def _another_faced(table: Table, act: Act) -> Incident | None:
    lying = next((f for f in table.face_down if f.seat is act.seat), None)
    if act.play is None or lying is None or lying.card in (None, act.card) or not _to_be_faced(table, act.seat):
        return None
    summary = f"{act.seat} faced {act.card} though another card lay face down as his lead"
    return file(table, act, "law41", summary, enters=False)


def hear(h: Hearing) -> None:
    """A face-down lead stays unless the Director has it taken back."""
    match h.incident.cause:
        case LaidFaceDown(seat, _):
            if h.incident.proper is seat:
                h.rule(FACE_DOWN_LEAD, Note(f"{seat}'s second face-down card", "goes back to the hand unseen"))
            elif any(f.seat is seat for f in h.table.face_down):
                h.rule(FACE_DOWN_LEAD, TakeBackFaceDown(seat))
            else:
                h.rule(FACE_DOWN_LEAD, Note(f"{seat}'s face-down card", "has gone back"))
        case Spread(_, cards):
            _down_too_soon(h, cards or tuple(h.table.hand(h.offender).cards))
        case Said(_, Saying.EXPLANATION_CORRECTED):
            _may_lead_again(h)
        case Said():
            _cannot_be_refused(h)
        case Retracted(seat, _):
            h.rule(FACE_DOWN_LEAD, Note(f"{seat}'s face-down lead", "may not be changed and stays the lead"))
        case _:
            h.rule(FACE_DOWN_LEAD, Note(f"{h.offender}'s face-down card", "remains the lead"))
            if h.card in h.table.hand(h.offender).cards:
                made = MakePenaltyCard(h.offender, h.card, Kind.MAJOR)
                h.rule(law49.PARTNER_COULD_SEE, made, also=(law50.MAJOR,))
                penalty_cards.follows(h, h.offender, h.card)


def _down_too_soon(h: Hearing, cards: tuple[Card, ...]) -> None:
    """Before the lead is faced dummy's cards are cards shown by the declaring side: they go back until then."""
    h.rule(FACING_STARTS_PLAY, Note("dummy", "goes down when the lead has been faced"), also=(DUMMY_GOES_DOWN,))
    past = h.term(law24.FACED_UNTIL_THE_END, "period") == "auction" and h.reads(law24.AFTER_THE_LAST_PASS)
    authority = law48.DECLARER_HAS_NO_PENALTY_CARD if past else law24.RETURNED_TO_DECLARING_SIDE
    back = ReturnToHand(h.offender, cards) if cards else Note("the cards", f"go back to {h.offender}'s hand")
    h.rule(authority, back)
    law48.defenders_may_use(h, h.offender, cards)


def _may_lead_again(h: Hearing) -> None:
    """Whoever led face down after a wrong explanation may have the card back, with no penalty card."""
    leader = h.incident.proper
    assert leader is not None
    misled = law47.explained_wrongly(h) and law47.played_because_of_it(h, leader)
    if misled and h.chosen(LEAD_AGAIN, by=leader) == "withdraw":
        also = (law47.RETRACT_AFTER_WRONG_EXPLANATION,)
        h.rule(FACE_DOWN_LEAD, TakeBackFaceDown(leader), also=also)
    else:
        h.rule(FACE_DOWN_LEAD, Note(f"{leader}'s face-down card", "remains the lead"))


def _cannot_be_refused(h: Hearing) -> None:
    if h.reads(RIGHT_LEAD_STANDS):
        h.rule(FACING_STARTS_PLAY, Stands(h.offender, h.card, "lead"))
    else:
        why = f"on {h.card}, which was faced while questions were pending"
        h.rule(FACING_STARTS_PLAY, Refer("may", why, "now"))


def lapse(h: Hearing) -> bool:
    """The face-down card has been turned up, so that another law has it, or the first trick is past."""
    assert h.act is not None
    if isinstance(h.incident.cause, Spread) and h.act.play is not None:
        return True
    lies_no_more = isinstance(h.act.event, TurnedUp) and h.act.seat in (h.incident.proper, h.offender)
    return lies_no_more or h.table.number > 1
