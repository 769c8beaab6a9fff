"""Law 62: correction of a revoke."""

from __future__ import annotations

from ...board import physics
from ...board.acts import Act
from ...board.events import Retracted
from ...board.orders import Stands, Withdraw
from ...board.phases import Phase
from ...board.table import Incident, Revoke, Stage, Table, Trick
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ...values.cards import Card
from ...values.seats import Seat
from ..books import book44, book47, book50, book63
from ..common import early_card, file, one_of_several, reads
from ..law16 import procedures as law16
from ..law47 import procedures as law47
from ..law50 import penalty_cards
from ..law61 import procedures as law61
from ..legal import LAST_RANK, narrowed_to
from . import book, words
from .procedures import both_withdraw, returned
from .queries import arising, changed_already, first_open, there


def hear(h: Hearing[book.ChangesAfterRevoke]) -> None:
    """A non-offender may change; then and only then the next offender, at the cost of a penalty card."""
    revoke, first = h.incident.revoke, h.incident.first
    revoker = revoke.seat
    on = h.table.trick_at(revoke.trick)
    assert on is not None
    led = on.led if on.leader is revoker else None
    changed = changed_already(h.table, revoke)
    asked: set[Seat] = set()
    for seat, card in revoke.later[first:]:
        if not there(h.table, revoke, seat, card):
            continue
        here = h.table.trick_at(revoke.trick)
        same_trick = here is not None and here.card(seat) is card
        # A new lead may be of another suit: then who can follow to it must.
        must = same_trick and led is not None and card.suit is not led and h.holds(seat, led, book44.FOLLOW_SUIT)
        if (own := _established(h, seat, card, revoke.trick)) is not None:
            if own.sure and not _corrected_all_the_same(h, own):
                h.rule(book63.TOO_LATE, Stands(seat, card, "play"))
            else:
                law61.found(h, own)
        elif not must and _has_no_other(h.table, seat, card):
            right = book.OFFENDER_CHANGES_AFTER if seat.side is revoker.side else book.NON_OFFENDERS_CHANGE
            h.rule(right, Stands(seat, card, "play"))
        elif seat.side is not revoker.side:
            again = seat in asked
            asked.add(seat)
            if _non_offender(h, revoke, seat, card, must=must, again=again):
                changed.add(seat)
        elif must or seat.rho in changed:
            _next_offender(h, seat, card, must)
        elif not _may_yet_change(h.table, revoke, seat, card):
            h.rule(book.OFFENDER_CHANGES_AFTER, Stands(seat, card, "play"))
        if same_trick and not must and not there(h.table, revoke, seat, card):
            return  # the others choose once he has played another card


def _non_offender(h: Hearing, revoke: Revoke, seat: Seat, card: Card, *, must: bool, again: bool = False) -> bool:
    """62C1: whether he changes his card; where both sides revoked, a defender's becomes a penalty card."""
    if revoke.authority is not book.BOTH_SIDES_CORRECT:
        return law47.may_change(h, seat, card, book.NON_OFFENDERS_CHANGE, revoke.seat.side, must=must, again=again)
    costs, by = h.table.is_defender(seat), h.table.actor(seat)
    asked = law47.keep_or_withdraw(h, seat, card, book.NON_OFFENDERS_CHANGE, costs=costs)
    suffix = f"{seat.letter}:{card.code}" if again else seat.letter
    h.reads(book.CHANGED_AFTER_BOTH)
    stays = not must and penalty_cards.must_be_played_again(h, seat, card)
    if stays or (not must and h.chosen(asked, by=by, suffix=suffix, card=card) == "keep"):
        h.rule(book.NON_OFFENDERS_CHANGE, Stands(seat, card, "play"))
        return False
    both_withdraw(h, seat, card)
    return True


def notice(table: Table, act: Act) -> Incident | None:
    """A player takes back, without being asked, a card that the correction of a revoke entitles him to change."""
    if not isinstance(act.event, Retracted):
        return None
    seat, card = act.event.seat, act.event.card
    if early_card(table, seat, card) or one_of_several(table, seat, card) or _entitling(table, seat, card) is None:
        return None
    return file(table, act, book.TakenBackAfterRevoke, words.TOOK_BACK(seat, card), at_once=True)


def _entitling(table: Table, seat: Seat, card: Card) -> Revoke | None:
    """The corrected revoke that entitles a hand to take back a card, if it has not been asked about that yet."""
    for revoke in table.revokes:
        if revoke.stage is not Stage.CORRECTED or (seat, card) not in revoke.later:
            continue
        if not there(table, revoke, seat, card):
            continue
        on, first = table.trick_at(revoke.trick), first_open(table, revoke)
        if on is None or first is None or revoke.later.index((seat, card)) < first:
            continue
        if seat.side is revoke.seat.side and seat.rho not in changed_already(table, revoke):
            continue
        in_time = on.card(revoke.seat) is not None or _turn_comes_first(on, seat, revoke.seat)
        if in_time or reads(table, book.CHANGED_BEFORE_THE_SUBSTITUTE):
            return revoke
    return None


def _turn_comes_first(on: Trick, seat: Seat, other: Seat) -> bool:
    """Whether a hand plays to the trick before another."""
    return (seat - on.leader) % 4 < (other - on.leader) % 4


def _taken_back_already(h: Hearing) -> None:
    """62C1, 62C2: he has taken his card back by himself, as he may."""
    revoke = _entitling(h.table, h.offender, h.card)
    if revoke is None:
        h.rule(book47.PLAYED_CARD_STANDS, Stands(h.offender, h.card, "play"))
        return
    on = h.table.trick_at(revoke.trick)
    if on is not None and on.card(revoke.seat) is None and not _turn_comes_first(on, h.offender, revoke.seat):
        h.reads(book.CHANGED_BEFORE_THE_SUBSTITUTE)
    if h.offender.side is not revoke.seat.side:
        _non_offender(h, revoke, h.offender, h.card, must=not penalty_cards.must_be_played_again(h, h.offender, h.card))
    else:
        _next_offender(h, h.offender, h.card, must=reads(h.table, book.CHANGED_TO_ANOTHER_CARD))


def _may_yet_change(table: Table, revoke: Revoke, seat: Seat, card: Card) -> bool:
    """Whether the other side has corrected a revoke too, so that he is still to be asked as a non-offender."""
    return any(
        r.stage is Stage.CORRECTED and r.seat.side is not revoke.seat.side and (seat, card) in r.later
        for r in table.revokes
        if r.trick == revoke.trick and first_open(table, r) is not None
    )


def _established(h: Hearing, seat: Seat, card: Card, trick: int) -> Revoke | None:
    """The revoke that the card itself is, and that has been established; asked about where no hand tells."""
    here = [r for r in h.table.revokes if r.same(Revoke(trick, seat, card, None)) and r.stage is Stage.ESTABLISHED]
    return next((r for r in here if r.sure or law61.was_revoke(h, r)), None)


def _corrected_all_the_same(h: Hearing, revoke: Revoke) -> bool:
    """Whether an established revoke is corrected: at the twelfth trick, before the hands are back (62D1)."""
    return revoke.trick == 12 and not returned(h)


def _has_no_other(table: Table, seat: Seat, card: Card) -> bool:
    """Whether the card is the only one that the hand could put in its own place."""
    if table.suspended is not None and table.suspended.leader is seat and table.suspended.card(seat) is card:
        return False  # a lead to the next trick follows nothing, and he has more than one card left
    without = physics.taken_up(table, seat, card)
    return without.hand(seat).known and narrowed_to(without, seat, LAST_RANK) == card.mask


def _next_offender(h: Hearing, seat: Seat, card: Card, must: bool) -> None:
    """62C2."""
    asked = law47.keep_or_withdraw(h, seat, card, book.OFFENDER_CHANGES_AFTER, costs=True)
    free = reads(h.table, book.CHANGED_TO_ANOTHER_CARD) and not penalty_cards.must_be_played_again(h, seat, card)
    if h.table.is_defender(seat) and not must and not free:
        h.rule(book.OFFENDER_CHANGES_AFTER, Stands(seat, card, "play"), also=(book50.MUST_BE_PLAYED,))
    elif not must and h.chosen(asked, by=h.table.actor(seat), suffix=seat.letter, card=card) == "keep":
        h.rule(book.OFFENDER_CHANGES_AFTER, Stands(seat, card, "play"))
    elif h.table.is_defender(seat):
        h.reads(book.CHANGED_TO_ANOTHER_CARD)
        penalty_cards.major(h, book.OFFENDER_CHANGES_AFTER, seat, card, Withdraw(seat, card, seat.side))
    else:
        h.rule(book.OFFENDER_CHANGES_AFTER, Withdraw(seat, card, seat.side))
        if seat is not h.table.dummy:
            law16.withdrawn(h, seat, card, seat.side)


LAW = Law(
    62,
    notices=notice,
    of=only(Retracted),
    hears=by_kind({book.ChangesAfterRevoke: hear, book.TakenBackAfterRevoke: _taken_back_already}),
    arises=arising,
    arises_from="revokes",
    phases=(Phase.PLAY, Phase.AFTER),
    yields_to=(41, 50, 58),
)
