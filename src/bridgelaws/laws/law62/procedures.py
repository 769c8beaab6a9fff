"""Law 62: what a hearing does for several laws."""

from __future__ import annotations

from collections.abc import Iterator

from ...board.events import HandsReturned, Saying
from ...board.orders import (
    CorrectRevoke,
    Inform,
    MakePenaltyCard,
    Order,
    Put,
    Refer,
    ReopenTwelfth,
    Restrict,
    Stands,
    SupplyCard,
    Tell,
    Withdraw,
)
from ...board.records import Settled
from ...board.table import Kind, Restriction, Revoke, Stage, Trick
from ...board.words import CARD_IN_HAND, NOW
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...values.cards import Card, Suit
from ...values.frozen import replace
from ...values.seats import SEATS, Seat, Side
from ..books import book16, book43, book44, book47, book50, book60, book61, book63, book67, book68
from ..common import reads
from ..law16 import procedures as law16
from ..law44 import procedures as law44
from ..law50 import penalty_cards, words as words50
from ..law59 import procedures as law59
from ..law61 import queries as query61
from ..law63 import procedures as law63, queries as query63
from . import book, words
from .queries import further_begun, lies_there_still


def correct(h: Hearing, revoke: Revoke, as_if: Provision | None = None) -> None:
    """The revoke card goes back and a legal one is to be played; who may change his own card is asked after that."""
    seat, card = revoke.seat, revoke.card
    assert card is not None
    on = h.table.trick_at(revoke.trick)
    if on is None or on.card(seat) is not card or _lies_too_far_back(h, revoke):
        law63.too_late(h, replace(revoke, stage=Stage.ESTABLISHED, authority=revoke.authority or book63.PLAYS_ON))
        return
    for hand, played in _beyond_the_next(h, revoke):
        law44.goes_back(h, book.MUST_CORRECT, hand, played, seat.side)
    following = h.table.trick_at(revoke.trick + 1)
    after = (*on.plays_after(seat), *(following.plays if following is not None else ()))
    if on.leader is not seat:  # to another lead whoever can must follow, whenever he played
        after = tuple(play for play in after if play[0].side is seat.side or not _played_since(h, revoke, play[1]))
    # What was played after he had first revoked with the same card came before the second time.
    later = tuple(dict.fromkeys((*revoke.later, *after)))
    mended = replace(revoke, later=later, authority=as_if or revoke.authority)
    if h.table.stopped is not None and h.table.stopped.by in seat.side.seats and revoke.trick < 12:
        h.reads(book.ATTENTION_COMES_FIRST)
    _take_back(h, mended)
    if h.table.stopped is not None:
        _claimed_before(h)
    if following is not None and following.side_has_played(seat.side):
        _played_on_in_vain(h, revoke, following)
    if as_if is not None:
        if as_if is book43.REVOKE_AS_ESTABLISHED and not h.statements(Saying.NO_MORE, (h.table.dummy,)):
            h.reads(book43.POINTING_OUT_IS_ASKING)
        h.rule(as_if, Tell(words.AS_IF_ESTABLISHED()))


def _played_since(h: Hearing, revoke: Revoke, card: Card) -> bool:
    """Whether a card was played when attention had been drawn to the revoke: its player has no right to change it."""
    files = (i for i in h.table.files(book61.FailureToFollowSuit) if i.attended and query61.about(i, revoke))
    drawn = min(query63.drawn_at(h.table, i) for i in (h.incident, *files))
    put = h.table.puts.current(card)
    return put is not None and put.at > drawn


def _lies_too_far_back(h: Hearing, revoke: Revoke) -> bool:
    """Whether the trick after the next has been begun, and not by the other side alone."""
    if not further_begun(h.table, revoke):
        return False
    return not h.reads(book.FURTHER_TRICK_GOES_BACK) or query63.played_on(h.table, revoke, revoke.seat.side)


def _beyond_the_next(h: Hearing, revoke: Revoke) -> Iterator[tuple[Seat, Card]]:
    """The cards beyond the trick after the revoke, which go back, last trick first; what was open about them is over.

    The revoker's side was passed over in each such trick, so it is to play to the one before (67A1).
    """
    while further_begun(h.table, revoke):
        begun = h.table.suspended or h.table.trick
        _close_files_on(h, begun)
        for play in begun.plays:
            h.reads(book.FURTHER_TRICK_GOES_BACK)
            yield play
        last = h.table.last_trick
        if h.table.number > revoke.trick + 1:
            assert last is not None
            supplied = (SupplyCard(seat, h.table.number - 1) for seat in last.omitted)
            h.rule(book67.SUPPLIES_CARD, *supplied, also=(book67.IN_TIME,))


def _close_files_on(h: Hearing, trick: Trick) -> None:
    """The cards of a trick go back and it is played anew: what was open about them is over."""
    for incident in h.table.docket:
        if incident.act.play is not None and incident.act.play[1] is trick.card(incident.offender):
            h.close(incident)


def _claimed_before(h: Hearing) -> None:
    """The claim rested on the trick as it was: the Director rules on it when the revoke has been corrected."""
    claimer = h.table.stopped.by if h.table.stopped is not None else None
    if claimer is not None:
        h.record(Settled.CLAIM_DISPUTED, claimer)
    h.rule(book68.PLAY_STOPS, Refer("may", words.CLAIMED_BEFORE(), NOW()))


def _take_back(h: Hearing, revoke: Revoke) -> None:
    """62B: a card from a defender's concealed hand becomes a penalty card; any other goes back as it was."""
    seat, card = revoke.seat, revoke.card
    assert card is not None
    also = (book.MUST_CORRECT, book.SUBSTITUTES, book47.RETRACT_ILLEGAL_PLAY)
    orders: tuple[Order, ...] = (Withdraw(seat, card, seat.side), *_bound_again(h, revoke))
    if h.table.is_defender(seat) and revoke.faced is None:
        barred = _unauthorized_at_twelfth(h, revoke)
        orders += (MakePenaltyCard(seat, card, Kind.MAJOR), CorrectRevoke(revoke))
        h.rule(book.BECOMES_PENALTY_CARD, *orders, also=(*also, book50.MAJOR))
        penalty_cards.follows(h, seat, card, sight_barred=barred)
        return
    if revoke.faced is not None:
        orders += (MakePenaltyCard(seat, card, revoke.faced),)
    h.rule(book.RETURNED_FREELY, *orders, CorrectRevoke(revoke), also=also)
    if len(h.table.penalty_cards_of(seat)) > 1 and h.table.penalty_cards_of(seat, Kind.MINOR):
        penalty_cards.follows(h, seat, card)
    if not h.table.is_defender(seat) and seat is not h.table.dummy:
        law16.withdrawn(h, seat, card, seat.side)


def _bound_again(h: Hearing, revoke: Revoke) -> tuple[Order, ...]:
    """What the hand had to obey when it played, and had been let off by its play."""
    if h.incident.act.play == (revoke.seat, revoke.card):
        return law59.bound_again(h, revoke.seat)
    return law59.demanded_again(h, revoke.seat, revoke.trick)


def _played_on_in_vain(h: Hearing, revoke: Revoke, following: Trick) -> None:
    """What the revoker's side played to the next trick after attention had been drawn goes back too."""
    h.reads(book.ATTENTION_COMES_FIRST)
    for seat, card in following.plays:
        if seat.side is not revoke.seat.side:
            continue
        if h.table.is_defender(seat):
            penalty_cards.major(h, book60.OFFENDING_SIDE_PLAYS, seat, card, Withdraw(seat, card, seat.side))
        else:
            h.rule(book60.OFFENDING_SIDE_PLAYS, Withdraw(seat, card, seat.side))


def lay_there_still(h: Hearing, seat: Seat) -> bool:
    """The same when the card of the incident was put down."""
    return lies_there_still(h.incident.before, seat) and h.reads(book.LIES_THERE_UNTIL_TAKEN_BACK)


def revokes_against(h: Hearing, revoke: Revoke) -> tuple[Revoke, ...]:
    """62C3: the other side's revokes, or possible ones, on the trick, when only one side has played to the next."""
    if not h.has(book.BOTH_SIDES_CORRECT) or revoke.card is None:
        return ()
    if further_begun(h.table, revoke) and not reads(h.table, book.FURTHER_TRICK_GOES_BACK):
        return ()
    if sum(query63.played_on(h.table, revoke, side) for side in Side) != 1:
        return ()
    against = (r for r in h.table.revokes if r.trick == revoke.trick and r.seat.side is not revoke.seat.side)
    return tuple(r for r in against if r.card is not None)


def correct_both(h: Hearing, revoke: Revoke, others: tuple[Revoke, ...]) -> None:
    """All revoke cards go back; for the defenders they become penalty cards; no one may use what was withdrawn."""
    for hand, played in _beyond_the_next(h, revoke):
        both_withdraw(h, hand, played)
    on = h.table.trick_at(revoke.trick)
    assert on is not None
    both = [revoke, *(replace(other, found=True) for other in others)]
    cards = [each.card for each in both]
    for each in both:
        assert each.card is not None
        if each.stage is Stage.CORRECTED:
            _inform_both(h, each.seat, each.card)
            continue
        after = tuple(play for play in on.plays_after(each.seat) if play[1] not in cards)
        later = after if reads(h.table, book.CHANGED_AFTER_BOTH) else ()
        mended = replace(each, authority=book.BOTH_SIDES_CORRECT, by=query63.BOTH_REVOKED, later=later)
        both_withdraw(h, each.seat, each.card, CorrectRevoke(mended))
    following = h.table.suspended
    if following is not None and h.reads(book.BOTH_LEADS_UNDONE):
        for seat, card in following.plays:
            both_withdraw(h, seat, card)


def both_withdraw(h: Hearing, seat: Seat, card: Card, *more: Order) -> None:
    """A card goes back because both sides revoked; a defender's becomes a penalty card."""
    taken: tuple[Order, ...] = (Withdraw(seat, card, seat.side),)
    if h.table.is_defender(seat):
        taken += (MakePenaltyCard(seat, card, Kind.MAJOR),)
    also: tuple[Provision, ...] = (book.MUST_CORRECT, book.SUBSTITUTES) if more else (book.MUST_CORRECT,)
    if h.table.is_defender(seat):
        h.rule(book.BOTH_SIDES_CORRECT, *taken, *more, also=(*also, book50.MAJOR))
        penalty_cards.follows(h, seat, card, sight_barred=True)
    else:
        h.rule(book.BOTH_SIDES_CORRECT, *taken, *more, also=also)
    _inform_both(h, seat, card)


def _inform_both(h: Hearing, seat: Seat, card: Card) -> None:
    """16C2 for both sides: no player but its own may use what a card taken back showed."""
    barred = tuple(s for s in SEATS if s is not seat and s is not h.table.dummy)
    told = Inform(CARD_IN_HAND(card, seat), card, seat, (), barred)
    h.rule(book16.OFFENDERS_MAY_NOT_USE, told, also=(book16.WITHDRAWN_ACTION,))
    law16.misuse(h, barred, (card,))


def returned(h: Hearing) -> bool:
    """Whether all four hands were back in the board when attention was drawn."""
    return any(isinstance(e, HandsReturned) for e in h.table.log[: query63.drawn_at(h.table, h.incident)])


def correct_twelfth(h: Hearing, revoke: Revoke, as_if: Provision | None = None) -> None:
    """62D: corrected even if established; the revoker's partner may be limited."""
    on = h.table.trick_at(12)
    if on is None or on.card(revoke.seat) is not revoke.card:
        correct(h, revoke, as_if)  # it no longer lies there, and nothing is taken up again
        return
    order: tuple[Order, ...] = ()
    claimed = h.table.stopped is not None and h.table.stopped.by is not None
    if h.table.number > 12 or h.table.stopped is not None:
        begun = h.table.stopped is not None or h.table.over or not h.table.trick.empty
        order = (ReopenTwelfth(begun),)
        last = h.table.trick_at(13)
        if last is not None:
            _close_files_on(h, last)
    h.rule(book.TWELFTH_CORRECTED, *order, Tell(words.AT_TWELFTH()))
    if claimed:
        _claimed_before(h)
    before_partner = _before_partner(h, revoke)
    correct(h, revoke, as_if)
    if before_partner:
        _partner_at_twelfth(h, revoke, revoke.seat.partner)


def _before_partner(h: Hearing, revoke: Revoke) -> bool:
    """Whether a defender revoked on the twelfth trick, still to be corrected, before his partner's turn."""
    on = h.table.trick_at(12)
    if revoke.trick != 12 or on is None or revoke.seat not in on.order or not h.table.is_defender(revoke.seat):
        return False
    return not returned(h) and revoke.seat.partner not in on.order[: on.order.index(revoke.seat)]


def _unauthorized_at_twelfth(h: Hearing, revoke: Revoke) -> bool:
    """Whether 62D2 forbids the partner to use the sight of the revoke card, which 50E1 would otherwise let him use."""
    by_law_16 = h.term(book.PARTNER_AT_TWELFTH, "remedy") == "law 16"
    return by_law_16 and reads(h.table, book.TWELFTH_CARD_UNAUTHORIZED) and _before_partner(h, revoke)


def _partner_at_twelfth(h: Hearing, revoke: Revoke, mate: Seat) -> None:
    """62D2: three remedies in three editions."""
    if h.term(book.PARTNER_AT_TWELFTH, "needs_two_suits") and not _may_choose(h, mate):
        return
    assert revoke.card is not None
    match h.term(book.PARTNER_AT_TWELFTH, "remedy"):
        case "declarer chooses":
            _declarer_chooses(h, revoke, mate)
        case "not suggested":
            why = words.PLAYED_SUGGESTED(mate, revoke.card)
            h.rule(book.PARTNER_AT_TWELFTH, Tell(words.MAY_NOT_PLAY_SUGGESTED(mate, revoke.card), to=(mate,)))
            h.rule(book.PARTNER_AT_TWELFTH, Refer("must", why, findings=("suggested_play",)))
        case _:
            if h.reads(book.TWELFTH_CARD_UNAUTHORIZED):
                told = Inform(
                    words50.SIGHT(revoke.card, revoke.seat), revoke.card, revoke.seat, (h.table.declarer,), (mate,)
                )
                h.rule(book.PARTNER_AT_TWELFTH, told, also=(book16.OFFENDERS_MAY_NOT_USE,))
                law16.misuse(h, (mate,), (revoke.card,))


def _may_choose(h: Hearing, mate: Seat) -> bool:
    """Whether he had two suits, and neither is that led: if one were, he would have to follow and nothing to choose."""
    led, cards = h.table.trick.led, _cards_at_twelfth(h, mate)
    if [card.suit is led for card in cards].count(True) == 1 and len(cards) == 2:
        return False
    if not _two_suits(h, mate) or any(card.suit is led for card in cards):
        return False
    return led is None or not h.holds(mate, led, book44.FOLLOW_SUIT)


def _two_suits(h: Hearing, mate: Seat) -> bool:
    cards = _cards_at_twelfth(h, mate)
    if len(cards) == 2:
        return bool(h.settled(book.TWO_SUITS, cards[0].suit is not cards[1].suit, mate=mate))
    may_hold = h.table.may_hold(mate)
    if any(not (may_hold | sum(card.mask for card in cards)) & ~suit.mask for suit in Suit):
        return bool(h.settled(book.TWO_SUITS, False, mate=mate))
    return bool(h.found(book.TWO_SUITS, mate=mate))


def _cards_at_twelfth(h: Hearing, mate: Seat) -> tuple[Card, ...]:
    """What the partner held at the trick, as far as it is known."""
    played = h.table.trick.card(mate)
    return (*h.table.hand(mate).cards, *((played,) if played is not None else ()))


def _declarer_chooses(h: Hearing, revoke: Revoke, mate: Seat) -> None:
    cards = _cards_at_twelfth(h, mate)
    known = len(cards) == 2
    others = () if known else tuple(card for card in h.any_card_of(mate) if card.suit is not h.table.trick.led)
    choices = tuple(sorted({*cards, *others}, reverse=True))
    picked = h.chosen_card(book.REQUIRED_AT_TWELFTH, h.table.declarer, choices, revoker=revoke.seat, mate=mate)
    if picked is None:
        return
    played = h.table.trick.card(mate)
    if played is not None and played is not picked:
        h.rule(book.PARTNER_AT_TWELFTH, Put(mate, played, picked, mate.side))
    elif played is None:
        bound = Restriction.to_play(mate, picked, h.table.number, book.PARTNER_AT_TWELFTH)
        h.rule(book.PARTNER_AT_TWELFTH, Restrict(bound))
    else:
        h.rule(book.PARTNER_AT_TWELFTH, Stands(mate, played, "play"))
