"""Law 54: faced opening lead out of turn."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Faced, NotSpread, Placed, Saying, Spread
from ...board.orders import ReturnToHand, SpreadHand, Stands, SwapDeclarerAndDummy, TakeBackFaceDown, Tell
from ...board.phases import Phase
from ...board.records import Settled
from ...board.table import Incident, Table
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...hearing.law import PLAYS, Law, by_kind
from ...values.seats import Seat
from ..books import book41, book48, book53, book56
from ..common import file, followed_no_lead, found_of, no_lead, reads
from ..law10 import procedures as law10
from ..law16 import procedures as law16
from ..law48 import procedures as law48
from ..law53 import procedures as law53, words as words53
from . import book, words


def notice(table: Table, act: Act) -> Incident | None:
    """The wrong defender faces the opening lead; or declarer, having accepted one, plays second from dummy."""
    if act.play is None or table.number > 1:
        return None
    trick = table.trick
    if followed_no_lead(table, act):
        return None  # no lead at all, and a card shown before the play (49)
    if trick.empty and act.seat is trick.leader and _may_have_followed(table, act):
        about = words.FACED_AFTER_DECLARING_SIDE(act.card, act.seat)
        return file(table, act, book.LedOrFollowed, about)
    if trick.empty and act.seat is not trick.leader and table.is_defender(act.seat):
        about = words53.LED_OUT_OF_TURN(act.card, act.seat, table.number)
        return file(table, act, book.LedByTheWrongDefender, about)
    if _second_from_dummy(table, act):
        return file(table, act, book.SecondFromDummy, words.SECOND_FROM_DUMMY(act.card), at_once=True)
    return None


def _may_have_followed(table: Table, act: Act) -> bool:
    """Whether the right leader, too, may only have followed to that card: his is of the same suit."""
    other = no_lead(table) if isinstance(act.event, Faced) else None
    found = found_of(table, act, book.LED_OR_FOLLOWED.id) is not None
    return other is not None and act.card is not None and act.card.suit is other.suit and not found


def _second_from_dummy(table: Table, act: Act) -> bool:
    """Whether dummy plays second to a lead by the defender on declarer's right; a revoke is left to Law 61."""
    trick = table.trick
    if trick.order != (table.declarer.rho,) or act.seat is not table.dummy or act.card is None:
        return False
    return trick.led is None or act.card.suit is trick.led or not table.holds(table.dummy, trick.led.mask)


def lapse(h: Hearing) -> bool:
    """A card from either declaring hand accepts the lead, unless declarer has spread his own."""
    if no_lead(h.incident.before) is not None and h.known(book.LED_OR_FOLLOWED) is None:
        # Whether it can have been accepted depends on what he meant by it, until the trick is full.
        return h.act.play is not None and h.table.number > 1
    if not isinstance(h.incident, book.LedByTheWrongDefender):
        return h.act.play is not None
    if _spread_at(h) is not None:
        return _spread_and_played_on(h)
    second = h.act.play is not None and h.table.trick.order == (h.offender,)
    if second and h.act.seat is h.table.dummy:
        h.rule(book.ACCEPTS, Stands(h.offender, h.card), also=(book53.ACCEPTED_BY_PLAY,))
        law16.accepted(h, h.offender, h.card)
    elif not law53.lapse(h):
        return False
    _face_down_goes_back(h, h.incident.proper)
    return True


def _spread_and_played_on(h: Hearing) -> bool:
    """By spreading he has chosen, unless he had to accept: the Director says which, while there is time."""
    if h.act.play is None or not law53.both_play_on(h) or not h.reads(book.SPREAD_HAND_IS_DUMMY):
        return False
    _swap(h, book.MUST_SPREAD_ALL)
    return True


def _second_from_dummys_hand(h: Hearing) -> None:
    """54B2: dummy's card stays."""
    h.reads(book.DUMMYS_CARD_COUNTS)
    h.rule(book.SECOND_FROM_DUMMY, Stands(h.offender, h.card, "play"))
    h.record(Settled.SECOND_STAYS, h.offender, h.card)


def _led_in_turn(h: Hearing) -> None:
    """The right defender led after a card that was no lead, once it is found that he did."""
    _ask_whether_he_followed(h)
    h.rule(book41.FACING_STARTS_PLAY, Stands(h.offender, h.card))


def hear(h: Hearing[book.LedByTheWrongDefender]) -> None:
    """Declarer's options, after what the Director must establish."""
    _ask_whether_he_followed(h)
    _face_down_goes_back(h, h.incident.proper)
    spread = _spread_at(h)
    if spread is None and law53.ask_what_was_meant(h):
        return
    if law53.still_led(h) and law53.misinformed(h):
        return
    declarer = h.table.declarer
    options = book.OPTION.all
    if _accepts_anyhow(h):
        _accepted(h)
        return
    if _could_see_dummy(h, spread):
        law53.ask_to_which_lead(h, h.table.dummy)  # whose hand may be down because of the right defender's lead
        if h.term(book.MUST_ACCEPT, "confirms_declarer") or h.reads(book.NOT_BY_SPREADING):
            h.rule(
                book.MUST_ACCEPT, Stands(h.offender, h.card), SpreadHand(h.table.dummy), also=(book.SECOND_FROM_HAND,)
            )
            law16.accepted(h, h.offender, h.card)
            _hand_goes_back(h)
            return
        options = ("accept", "spread")
    elif spread is not None:
        _swap(h, book.MUST_SPREAD_ALL)
        return
    stated = _stated(h, options)
    if stated is None:
        law10.options(h, declarer)
    match stated or h.chosen(book.OPTION, by=declarer, among=options):
        case "accept":
            _accepted(h)
            _hand_goes_back(h)
        case "spread":
            _swap(h, book.SPREADS)
        case "refuse":
            law53.retract(
                h, book.REFUSES, penalty_by=None if h.term(book.REFUSES, "by_itself") else book56.LEAD_OUT_OF_TURN
            )


def _ask_whether_he_followed(h: Hearing) -> None:
    """After a card of the declaring side that was no lead: whether a defender led or played to that."""
    other = no_lead(h.incident.before)
    if other is not None:
        asked = book.LED_OR_FOLLOWED
        if not h.has(book.WRONG_SIDE) and not reads(h.table, book.WRONG_SIDE_BY_LAW_24):
            asked = asked.under(book41.FACING_STARTS_PLAY)  # whether that is what he did is in question all the same
        h.found(asked, other=other)  # if not, what he did is judged anew


def _face_down_goes_back(h: Hearing, proper: Seat) -> None:
    """The partner's card that lies face down is taken back."""
    earlier = [lying for lying in h.incident.before.face_down if lying.seat is proper]
    lying = [lying for lying in h.table.face_down if lying.seat is proper]
    if lying and (not earlier or h.reads(book41.FACED_LEAD_PREVAILS)):
        h.rule(book.FACE_DOWN_RETRACTED, TakeBackFaceDown(proper), also=(book41.FACE_DOWN_LEAD,))
        for incident in h.table.files(book41.FaceDownLead):
            if incident.offender is proper:
                h.close(incident)


def _accepted(h: Hearing) -> None:
    h.rule(
        book.ACCEPTS,
        Stands(h.offender, h.card),
        SpreadHand(h.table.dummy),
        also=(book53.ACCEPTED_BY_STATEMENT, book.SECOND_FROM_HAND),
    )
    law16.accepted(h, h.offender, h.card)


def _hand_goes_back(h: Hearing) -> None:
    """A declarer who had put his hand down, or begun to, and stays declarer takes it up again."""
    spread = _spread_at(h)
    if spread is None:
        return
    event, declarer = h.since[spread], h.table.declarer
    assert isinstance(event, Spread)
    seen = event.cards or (tuple(h.table.hand(declarer).cards) if h.table.hand(declarer).known else ())
    seen = h.still_held(declarer, seen)
    all_of_it = Tell(words.TAKES_UP_HIS_HAND(declarer), (declarer,))
    h.rule(book48.DECLARER_HAS_NO_PENALTY_CARD, ReturnToHand(declarer, seen) if event.cards else all_of_it)
    law48.defenders_may_use(h, declarer, seen)


def _accepts_anyhow(h: Hearing) -> bool:
    """Declarer has said that he accepts: whether he could have seen dummy, and had to, no longer matters."""
    if h.table.dummy_seen or not h.statements(Saying.ACCEPT, (h.table.declarer,)):
        return False
    return not any(isinstance(e, Spread) for e in h.since)


def _could_see_dummy(h: Hearing, spread: int | None) -> bool:
    """Cards that dummy put down since the lead are on file; otherwise the Director is asked.

    Once declarer begins to put his own hand down his choice is made, and what dummy shows later is too late.
    """
    since = h.since[:spread]
    shown = [e for e in since if isinstance(e, Spread | Placed) and e.seat is h.table.dummy]
    if shown or (h.table if spread is None else h.incident.before).dummy_seen:
        return bool(h.settled(book.SAW_DUMMY, True))
    if [e for e in since if isinstance(e, NotSpread)]:
        return bool(h.settled(book.SAW_DUMMY, False))
    return bool(h.found(book.SAW_DUMMY if spread is None else book.SAW_DUMMY_FIRST))


def _spread_at(h: Hearing) -> int | None:
    """Which of the events since the lead it was by which declarer put his hand down, or began to."""
    for n, event in enumerate(h.since):
        if isinstance(event, Spread) and event.seat is h.table.declarer:
            return n
    return None


def _stated(h: Hearing, options: tuple[str, ...]) -> str | None:
    """What declarer has already said, if it was open to him."""
    declarer = (h.table.declarer,)
    if h.statements(Saying.ACCEPT, declarer):
        return "accept"
    if "refuse" in options and h.statements(Saying.REFUSE, declarer):
        return "refuse"
    return None


def _swap(h: Hearing, authority: Provision) -> None:
    h.rule(
        authority,
        SpreadHand(h.table.declarer),
        SwapDeclarerAndDummy(h.table.dummy),
        Stands(h.offender, h.card),
        also=(book48.FACES_AFTER_LEAD_OUT_OF_TURN,),
    )
    law16.accepted(h, h.offender, h.card)


LAW = Law(
    54,
    notices=notice,
    of=PLAYS,
    lapses=lapse,
    hears=by_kind(
        {
            book.LedByTheWrongDefender: hear,
            book.LedOrFollowed: _led_in_turn,
            book.SecondFromDummy: _second_from_dummys_hand,
        }
    ),
    phases=(Phase.CLARIFICATION, Phase.PLAY),
    yields_to=(41, 58),
)
