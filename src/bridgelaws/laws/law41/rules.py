"""Law 41: how the play begins."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import LaidFaceDown, Retracted, Said, Saying, Spread, TurnedUp
from ...board.orders import Play, Refer, ReturnToHand, Stands, TakeBackFaceDown, Tell
from ...board.phases import Phase
from ...board.table import Incident, Kind, Table
from ...board.words import NOW
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, plays_and
from ...values.cards import Card
from ...values.seats import Seat
from .. import legal
from ..books import book24, book47, book48, book49
from ..common import file
from ..law11 import procedures as law11
from ..law47 import procedures as law47
from ..law48 import procedures as law48
from ..law50 import penalty_cards, procedures as law50, waiting as waiting50
from . import book, words
from .face_down import lead_face_down, lead_lying, lead_turned_up, on_lead
from .procedures import close_files_on_it, penalty_card_waits


def notice(table: Table, act: Act) -> Incident | None:
    """A face-down lead by the wrong hand, one taken back, another card faced instead of it, or a good lead refused."""
    match act.event:
        case Said(seat, Saying.REFUSE) if seat is table.declarer:
            return _refused(table, act)
        case Said(seat, Saying.EXPLANATION_CORRECTED):
            return _put_right(table, act)
        case LaidFaceDown(seat, _):
            if any(i.offender is seat for i in table.files(book.FaceDownLeadTakenBack)):
                return file(table, act, book.LaidFaceDownAgain, words.LAID_ANOTHER(seat))
            if not on_lead(table, seat):
                return file(table, act, book.LaidFaceDownWrongly, words.LAID_OUT_OF_TURN(seat))
            if _plainly_bound(table, seat, act.card):
                return file(table, act, book.LaidFaceDownWrongly, words.LAID_WHEN_BOUND(seat))
            return None
        case Retracted(seat, card):
            lying = lead_lying(table, seat)
            if lying is None or lying.card not in (None, card) or not on_lead(table, seat):
                return None
            return file(table, act, book.FaceDownLeadTakenBack, words.TOOK_BACK(seat))
        case Spread(seat, _) if seat is table.dummy and table.phase is Phase.CLARIFICATION:
            return file(table, act, book.DummyDownTooSoon, words.DUMMY_DOWN_TOO_SOON(seat))
        case _:
            return _another_faced(table, act)


def _refused(table: Table, act: Act) -> Incident | None:
    leader = table.declarer.lho
    if table.number > 1 or table.trick.order != (leader,) or table.docket:
        return None
    return file(table, act, book.OpeningLeadRefused, words.REFUSED(act.seat), offender=leader, at_once=True)


def _put_right(table: Table, act: Act) -> Incident | None:
    """An explanation is put right while an opponent's lead lies face down."""
    leads = (f for f in table.face_down if f.seat.side is not act.seat.side and on_lead(table, f.seat))
    lying = next(leads, None)
    if lying is None:
        return None
    return file(table, act, book.ExplainedAnew, words.PUT_RIGHT(act.seat, lying.seat))


def _another_faced(table: Table, act: Act) -> Incident | None:
    lying = lead_face_down(table, act.seat)
    if act.play is None or act.card is None or lying is None or lying.card is act.card:
        return None
    if lying.card is None and table.penalty_card(act.seat, act.card) is None:
        return None  # for all that is known it is the card that lay there
    return file(table, act, book.AnotherCardFaced, words.FACED_ANOTHER(act.seat, act.card))


def _plainly_bound(table: Table, seat: Seat, card: Card | None) -> bool:
    """Whether all can see that the hand is not free: declarer has not chosen, or a penalty card of its own is due."""
    majors = sum(p.card.mask for p in table.penalty_cards_of(seat, Kind.MAJOR))
    due = legal.narrowed_to(table, seat, 2) & majors
    return waiting50.demand_waits(table, seat) or bool(due and (card is None or not due & card.mask))


def _second_card(h: Hearing) -> None:
    """A face-down lead stays unless the Director has it taken back."""
    h.rule(book.FACE_DOWN_LEAD, Tell(words.SECOND_GOES_BACK(h.offender)))


def _laid_wrongly(h: Hearing) -> None:
    """A card that was no lead, or not free to be one, goes back."""
    if lead_lying(h.table, h.offender) is not None:
        h.rule(book.FACE_DOWN_LEAD, TakeBackFaceDown(h.offender))
    else:
        h.rule(book.FACE_DOWN_LEAD, Tell(words.HAS_GONE_BACK(h.offender)))


def _another_card(h: Hearing) -> None:
    """The card faced is a penalty card; the one face down is still the lead, if it was free to be."""
    if h.still_held(h.offender, (h.card,)):
        penalty_cards.make(h, book49.PARTNER_COULD_SEE, h.offender, h.card, deliberate=True)
        law11.acted_before_calling(h)
    if lead_lying(h.table, h.offender) is not None and lead_face_down(h.table, h.offender) is None:
        h.rule(book.FACE_DOWN_LEAD, TakeBackFaceDown(h.offender))
    else:
        penalty_card_waits(h, h.offender)


def _taken_back(h: Hearing) -> None:
    """He took it back by himself: it is still his lead, unless he was not free to lead it."""
    if lead_face_down(h.table, h.offender) is not None:
        h.rule(book.FACE_DOWN_LEAD, Tell(words.MAY_NOT_BE_CHANGED(h.offender)))
    else:
        _laid_wrongly(h)


def _down_too_soon(h: Hearing) -> None:
    """Before the lead is faced dummy's cards are cards shown by the declaring side: they go back until then."""
    assert isinstance(h.incident.cause, Spread)
    cards = h.incident.cause.cards or tuple(h.table.hand(h.offender).cards)
    h.rule(book.FACING_STARTS_PLAY, Tell(words.DUMMY_GOES_DOWN()), also=(book.DUMMY_GOES_DOWN,))
    past = h.term(book24.FACED_UNTIL_THE_END, "period") == "auction" and h.reads(book24.AFTER_THE_LAST_PASS)
    authority = book48.DECLARER_HAS_NO_PENALTY_CARD if past else book24.RETURNED_TO_DECLARING_SIDE
    back = ReturnToHand(h.offender, cards) if cards else Tell(words.CARDS_GO_BACK(h.offender))
    h.rule(authority, back)
    law48.defenders_may_use(h, h.offender, cards)


def _may_lead_again(h: Hearing[book.ExplainedAnew]) -> None:
    """Whoever led face down after a wrong explanation may have the card back, with no penalty card."""
    leader = h.incident.lying.seat
    faced = lead_turned_up(h.table, leader)
    if faced is not None:
        law47.explained_anew(h, leader, faced, book.FACED_ALL_THE_SAME)
        return
    if lead_lying(h.table, leader) is None:
        h.rule(book.FACE_DOWN_LEAD, Tell(words.HAS_GONE_BACK(leader)))
        return
    misled = law47.explained_wrongly(h) and law47.played_because_of_it(h, leader)
    if misled and h.chosen(book.LEAD_AGAIN, by=leader) == "withdraw":
        also = (book47.RETRACT_AFTER_WRONG_EXPLANATION,)
        h.rule(book.FACE_DOWN_LEAD, TakeBackFaceDown(leader), also=also)
    else:
        h.rule(book.FACE_DOWN_LEAD, Tell(words.REMAINS_THE_LEAD(leader)))


def _cannot_be_refused(h: Hearing) -> None:
    if h.reads(book.RIGHT_LEAD_STANDS):
        h.rule(book.FACING_STARTS_PLAY, Stands(h.offender, h.card, "lead"))
    else:
        h.rule(book.FACING_STARTS_PLAY, Refer("may", words.FACED_DURING_QUESTIONS(h.card), NOW()))


def lapse(h: Hearing) -> bool:
    """The face-down card has been turned up, so that another law has it, or the first trick is past.

    A card faced beside it is exposed until it is played; if the next hand plays to it, it is the lead. That it was laid
    after a wrong explanation matters as long as for a card that was played then (47E2).
    """
    if isinstance(h.incident, book.DummyDownTooSoon) and h.act.play is not None:
        return True
    if isinstance(h.incident, book.AnotherCardFaced):
        return law50.has_left_hand(h) or _played_to(h)
    if isinstance(h.incident, book.ExplainedAnew):
        return h.act.play is not None and h.table.both_have_played_since(h.incident.trick)
    lies_no_more = isinstance(h.act.event, TurnedUp) and h.act.seat is h.offender
    return lies_no_more or h.table.number > 1


def _played_to(h: Hearing) -> bool:
    """The next hand plays to the card that was faced in place of the one face down."""
    to_it = h.act.play is not None and h.act.seat is h.offender.lho and on_lead(h.table, h.offender)
    if not to_it or not h.reads(book.FACED_CARD_PLAYED_TO):
        return False
    h.rule(
        book47.PLAYED_CARD_STANDS, TakeBackFaceDown(h.offender), Play(h.offender, h.card), also=(book.FACE_DOWN_LEAD,)
    )
    law11.acted_before_calling(h)
    close_files_on_it(h, h.offender)
    return True


LAW = Law(
    41,
    notices=notice,
    of=plays_and(Said, LaidFaceDown, Retracted, Spread),
    lapses=lapse,
    hears=by_kind(
        {
            book.LaidFaceDownAgain: _second_card,
            book.LaidFaceDownWrongly: _laid_wrongly,
            book.FaceDownLeadTakenBack: _taken_back,
            book.AnotherCardFaced: _another_card,
            book.DummyDownTooSoon: _down_too_soon,
            book.OpeningLeadRefused: _cannot_be_refused,
            book.ExplainedAnew: _may_lead_again,
        }
    ),
    yields_to=(24, 58, 68, 69, 70, 71),
)
