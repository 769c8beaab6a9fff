"""Law 41: how the play begins."""

from __future__ import annotations

from dataclasses import replace

from ..acts import Act
from ..cards import FULL_PACK, Card, Suit
from ..editions import L1997, L2007, L2017, WORDING, Reading, provision, reading, v
from ..events import LaidFaceDown, Retracted, Said, Saying, Spread, TurnedUp
from ..hearing import Hearing
from ..orders import Note, Play, Refer, ReturnToHand, Stands, TakeBackFaceDown
from ..plays import Narrowing
from ..questions import Choice, Elect, Finding
from ..rulings import Ruled
from ..seats import Seat
from ..table import FaceDown, Incident, Kind, Restriction, Table
from . import law11, law24, law47, law48, law49, law50, law59, legal, penalty_cards
from .common import file, reads

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
OWN_PENALTY_CARD_WAITS = reading(
    "R41-3",
    "A card that the right leader exposes while his lead lies face down does not take its place: the face-down card"
    " remains the lead, and a major penalty card waits for the next chance. Without this reading the penalty card is to"
    " be led and the face-down card goes back.",
    source="text silent; Law 41A has the card taken back only on the Director's word, and 45A counts it as the lead",
)
DEMAND_REACHES_FACE_DOWN_LEAD = reading(
    "R41-4",
    "When the right leader's partner has a major penalty card, declarer chooses as long as the lead is not faced: a"
    " face-down card that breaks his demand is taken back, and one that obeys it remains the lead. Without this reading"
    " the lead has been made, and declarer's options begin with the next one.",
    source="text silent; by analogy with the opening words of Law 54, and by 41C the play begins with the facing",
)
FACED_CARD_PLAYED_TO = reading(
    "R41-5",
    "If the right leader faces another card than the one that he had laid face down, and the next hand plays to it, the"
    " card faced is the lead and the other goes back.",
    source="text silent; Laws 45A and 11A, by analogy with 60A1",
)
OBEYS = Finding(
    "face_down_lead_obeys",
    "{leader} {demand}. Does the card that lies face down before him obey?",
    FACE_DOWN_LEAD,
    yes="{leader}'s face-down card obeys",
    no="{leader}'s face-down card does not obey",
    say="{leader}, let me alone see the card that you have laid face down.",
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
yields_to = ("law24", "law58", "law68")


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
            if not _on_lead(table, seat):
                summary = f"{seat} laid a card face down when it was not his opening lead"
                return file(table, act, "law41", summary)
            if _plainly_bound(table, seat, act.card):
                return file(table, act, "law41", f"{seat} laid a card face down when he was not free to lead it")
            return None
        case Retracted(seat, card):
            lying = _lying(table, seat)
            if lying is None or lying.card not in (None, card) or not _on_lead(table, seat):
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


def _another_faced(table: Table, act: Act) -> Incident | None:
    lying = lead_face_down(table, act.seat)
    if act.play is None or act.card is None or lying is None or lying.card is act.card:
        return None
    if lying.card is None and table.penalty_card(act.seat, act.card) is None:
        return None  # for all that is known it is the card that lay there
    summary = f"{act.seat} faced {act.card} though another card lay face down as his lead"
    return file(table, act, "law41", summary, enters=False)


# The card that lies there


def _on_lead(table: Table, seat: Seat) -> bool:
    """Whether the opening lead is this hand's, and none has been faced."""
    return table.number == 1 and table.trick.empty and seat is table.turn


def _lying(table: Table, seat: Seat) -> FaceDown | None:
    return next((f for f in table.face_down if f.seat is seat), None)


def laid(table: Table, seat: Seat) -> Table:
    """The table once it is settled whether a hand was free to lead the card that it has just laid face down."""
    lying = _lying(table, seat)
    if lying is None or lying.free is not None:
        return table  # what he laid down first remains his lead
    free = _on_lead(table, seat) and _free_to_lead(table, seat, lying.card)
    return table.but(face_down=tuple(replace(f, free=free) if f is lying else f for f in table.face_down))


def _free_to_lead(table: Table, seat: Seat, card: Card | None) -> bool:
    """Whether nothing bound the hand to another card; a card that no one knows is free if nothing bound it at all."""
    if law50.waits(table, seat):
        return False
    if card is None:
        return not table.penalty_cards_of(seat) and not law59.binding(table, seat)
    return card in legal.legal_plays(table, seat)


def _plainly_bound(table: Table, seat: Seat, card: Card | None) -> bool:
    """Whether all can see that the hand is not free: declarer has not chosen, or a penalty card of its own is due."""
    majors = sum(p.card.mask for p in table.penalty_cards_of(seat, Kind.MAJOR))
    due = legal.narrowed_to(table, seat, 2) & majors
    return law50.waits(table, seat) or bool(due and (card is None or not due & card.mask))


def lead_face_down(table: Table, seat: Seat) -> FaceDown | None:
    """The card that lies face down as the opening lead, laid by the right hand when it was free to lead it."""
    lying = _lying(table, seat)
    if lying is None or not lying.free or not _on_lead(table, seat):
        return None
    if table.penalty_cards_of(seat, Kind.MAJOR) and not reads(table, OWN_PENALTY_CARD_WAITS):
        return None
    return lying


def already_led(table: Table, seat: Seat) -> bool:
    """Whether the lead is taken to be made before it is faced, so that declarer can no longer restrict it."""
    return not reads(table, DEMAND_REACHES_FACE_DOWN_LEAD) and lead_face_down(table, seat) is not None


def narrow(table: Table, seat: Seat) -> tuple[Narrowing, ...]:
    """A lead that lies face down is the one to be faced; if no one knows it, it is at least no penalty card."""
    lying = lead_face_down(table, seat) if table.face_down else None
    if lying is None or law50.waits(table, seat):
        return ()
    faced = sum(p.card.mask for p in table.penalty_cards_of(seat))
    left = FULL_PACK & ~faced if lying.card is None else lying.card.mask
    text = "must turn up the card that lies face down"
    return (Narrowing(2, FACE_DOWN_LEAD, text, lambda mask: mask & left or mask),)


def remains(h: Hearing, leader: Seat, why: Reading | None = None) -> None:
    """Say once in a ruling that a lead that lies face down is still the lead."""
    stays = Note(f"{leader}'s face-down card", "remains the lead")
    said = any(isinstance(step, Ruled) and stays in step.orders for step in h.steps)
    if lead_face_down(h.table, leader) is not None and not said:
        if why is not None:
            h.reads(why)
        h.rule(FACE_DOWN_LEAD, stays)


def penalty_card_waits(h: Hearing, leader: Seat) -> None:
    """A card that the leader has shown does not displace his lead; what declarer may still choose does, perhaps."""
    if not law50.waits(h.table, leader):
        remains(h, leader, OWN_PENALTY_CARD_WAITS)


def under_demand(h: Hearing, demand: Restriction) -> None:
    """Declarer has restricted the lead while a card lies face down: it goes back if it breaks the demand.

    So does one that was laid when its hand was not free to lead.
    """
    leader = demand.seat
    lying = _lying(h.table, leader)
    if lying is None or not _on_lead(h.table, leader):
        return
    if lead_face_down(h.table, leader) is None:
        h.rule(FACE_DOWN_LEAD, TakeBackFaceDown(leader))
        _close_files_on_it(h, leader)
    elif _obeys(h, demand, lying) or not _can_obey(h, demand):
        remains(h, leader, DEMAND_REACHES_FACE_DOWN_LEAD)
    else:
        h.reads(DEMAND_REACHES_FACE_DOWN_LEAD)
        h.rule(FACE_DOWN_LEAD, TakeBackFaceDown(leader))


def _close_files_on_it(h: Hearing, leader: Seat) -> None:
    """That it was laid too soon or taken up matters no more; a card faced beside it does."""
    for incident in h.table.docket:
        if incident.law == "law41" and incident.offender is leader and incident.act.play is None:
            h.close(incident)


def _obeys(h: Hearing, demand: Restriction, lying: FaceDown) -> bool:
    if lying.card is None:
        return bool(h.found(OBEYS, leader=demand.seat, demand=demand.phrase))
    return bool(demand.mask & lying.card.mask)


def _can_obey(h: Hearing, demand: Restriction) -> bool:
    """Whether the leader has a card by which to obey: from the cards on file, or from the Director."""
    suits = (suit for suit in Suit if demand.mask & suit.mask)
    return any(h.holds(demand.seat, suit, law50.LEADER_UNABLE) for suit in suits)


# Hearing


def hear(h: Hearing) -> None:
    """A face-down lead stays unless the Director has it taken back."""
    match h.incident.cause:
        case LaidFaceDown(seat, _):
            if h.incident.proper is seat:
                h.rule(FACE_DOWN_LEAD, Note(f"{seat}'s second face-down card", "goes back to the hand unseen"))
            elif any(f.seat is seat for f in h.table.face_down):
                h.rule(FACE_DOWN_LEAD, TakeBackFaceDown(seat))
            else:
                _gone_back(h, seat)
        case Spread(_, cards):
            _down_too_soon(h, cards or tuple(h.table.hand(h.offender).cards))
        case Said(_, Saying.EXPLANATION_CORRECTED):
            _may_lead_again(h)
        case Said():
            _cannot_be_refused(h)
        case Retracted(seat, _):
            _taken_back(h, seat)
        case _:
            if h.still_held(h.offender, (h.card,)):
                penalty_cards.make(h, law49.PARTNER_COULD_SEE, h.offender, h.card, deliberate=True)
                law11.acted_before_calling(h)
            if _lying(h.table, h.offender) is not None and lead_face_down(h.table, h.offender) is None:
                h.rule(FACE_DOWN_LEAD, TakeBackFaceDown(h.offender))
            else:
                penalty_card_waits(h, h.offender)


def _taken_back(h: Hearing, seat: Seat) -> None:
    """He took it back by himself: it is still his lead, unless he was not free to lead it."""
    if lead_face_down(h.table, seat) is not None:
        h.rule(FACE_DOWN_LEAD, Note(f"{seat}'s face-down lead", "may not be changed and stays the lead"))
    elif _lying(h.table, seat) is not None:
        h.rule(FACE_DOWN_LEAD, TakeBackFaceDown(seat))
    else:
        _gone_back(h, seat)


def _gone_back(h: Hearing, seat: Seat) -> None:
    h.rule(FACE_DOWN_LEAD, Note(f"{seat}'s face-down card", "has gone back"))


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
    """The face-down card has been turned up, so that another law has it, or the first trick is past.

    A card faced beside it is exposed until it is played; if the next hand plays to it, it is the lead.
    """
    assert h.act is not None
    if isinstance(h.incident.cause, Spread) and h.act.play is not None:
        return True
    if h.incident.act.play is not None:
        return law50.has_left_hand(h) or _played_to(h)
    lies_no_more = isinstance(h.act.event, TurnedUp) and h.act.seat in (h.incident.proper, h.offender)
    return lies_no_more or h.table.number > 1


def _played_to(h: Hearing) -> bool:
    """The next hand plays to the card that was faced in place of the one face down."""
    assert h.act is not None
    to_it = h.act.play is not None and h.act.seat is h.offender.lho and _on_lead(h.table, h.offender)
    if not to_it or not h.reads(FACED_CARD_PLAYED_TO):
        return False
    h.rule(law47.PLAYED_CARD_STANDS, TakeBackFaceDown(h.offender), Play(h.offender, h.card), also=(FACE_DOWN_LEAD,))
    law11.acted_before_calling(h)
    _close_files_on_it(h, h.offender)
    return True
