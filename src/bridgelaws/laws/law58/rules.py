"""Law 58: simultaneous leads or plays."""

from __future__ import annotations

from collections.abc import Iterable

from ...board import physics
from ...board.acts import Act
from ...board.events import Answered, DirectorCalled, Event, Faced, FacedSeveral, Retracted, Said, cards_of
from ...board.incidents import LeadOutOfTurn
from ...board.keys import OfAct
from ...board.orders import (
    Order,
    PlaceCard,
    Put,
    Refer,
    RestoreCard,
    ReturnToHand,
    Stands,
    StillBound,
    TakeUp,
    Tell,
    Withdraw,
)
from ...board.table import Incident, Table
from ...board.words import NOW
from ...book.questions import Finding
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ...hearing.words import A_CARD
from ...values.cards import Card
from ...values.seats import Seat
from ..books import book44, book47, book48, book57, book61, book67
from ..common import file, left_lying, reads
from ..law47 import procedures as law47
from ..law48 import procedures as law48
from ..law50 import penalty_cards, procedures as law50, waiting as waiting50
from ..law53 import procedures as law53
from ..law59 import procedures as law59, queries as query59
from ..law60 import queries as query60
from ..law61 import procedures as law61, queries as query61
from ..law67 import procedures as law67
from ..legal import LAST_RANK, narrowed_to
from . import book, queries as query58, words


def in_legal_order(table: Table, before: Table, event: Event) -> tuple[Table, tuple[Event, ...]] | None:
    """58A: of two plays at one instant the legal one comes first; of two out of turn, the one that the reading says.

    The table to start from and the two plays in their order, if they were reported the other way round.
    """
    previous = table.log[-1]
    if not isinstance(event, Faced) or not event.with_previous or not isinstance(previous, Faced):
        return None
    if before.calling:
        return None  # neither is played: both are put down in the auction (24)
    if not _comes_first(before, event.seat, previous.seat):
        return None
    first = Faced(event.seat, event.card)
    return before, (first, Faced(previous.seat, previous.card, with_previous=True))


def _comes_first(table: Table, seat: Seat, other: Seat) -> bool:
    """Whether of two hands that put down cards at one instant the card of this one counts as the first."""
    if not query58.both_out_of_turn(table, seat, other):
        return table.turn is seat
    if seat.side is not other.side:
        return table.is_defender(seat) and reads(table, book.ORDER_AT_ONE_INSTANT)
    assert table.turn is not None
    first = table.turn.rho if table.trick.empty else table.turn.lho
    return seat is first and reads(table, book.ORDER_AT_ONE_INSTANT)


def deem_subsequent(h: Hearing) -> None:
    """Record that a card put down at the same instant as a legal one comes after it.

    If the other card was not legal either, each is an irregularity of its own.
    """
    incident = h.incident
    if not isinstance(incident.cause, Faced) or incident.before.calling:
        return  # a card seen in the auction is no play, whenever it was put down
    if query58.ordered_by_the_reading(h.table, incident):
        h.reads(book.ORDER_AT_ONE_INSTANT)
    together = query58.together_with(h.table, incident)
    if together is None:
        return
    illegal = [i.at for i in incident.before.docket] + [at for _, _, at in query60.open_then(h.table, incident)]
    if together not in illegal:
        _counts_as_later(h)


def notice(table: Table, act: Act) -> Incident | None:
    """Several cards from one hand at once; or a call about two cards put down at one instant, both of them legal."""
    event = act.event
    if isinstance(event, DirectorCalled):
        return _both_legal(table, act)
    if not isinstance(event, FacedSeveral) or act.play is None or act.judged_as is not None:
        return None  # out of turn the card played is then judged by itself
    about = words.PUT_DOWN_TOGETHER(act.seat, event.cards)
    if event.more:
        about = words.PUT_DOWN_TOGETHER_WITH_MORE(act.seat, event.cards, event.more)
    kind = book.SeveralTogether if act.seat is table.turn else book.SeveralOutOfTurn
    return file(table, act, kind, about, taken_for=act.card)


def _both_legal(table: Table, act: Act) -> Incident | None:
    """The Director is called just after a card that came with another player's, and nothing is on file.

    Once a claim has stopped the play no card counts, and the call is about the claim (68).
    """
    if table.docket or table.stopped is not None:
        return None
    acts = [e for e in table.log[:-1] if not isinstance(e, Answered)]
    number = next((n for n in range(len(acts) - 1, -1, -1) if not isinstance(acts[n], Said)), -1)
    last = acts[number] if number >= 0 else None
    if not isinstance(last, Faced) or not last.with_previous or query61.notice(table, act) is not None:
        return None
    if table.has_heard(OfAct(number)):
        return None  # it has been said in the ruling on that card
    about = words.AT_THE_SAME_MOMENT(last.seat, last.card)
    return file(table, act, book.TogetherWithAnother, about, offender=last.seat, at_once=True)


def lapse(h: Hearing) -> bool:
    """The other cards have been picked up unnoticed and played since."""
    if not isinstance(h.incident, book.SeveralTogether):
        return False  # it is heard at once
    event = h.incident.put_down
    if event.more:
        return False  # which the others were nobody knows
    return _counts(h) and law50.have_left_hand(h, _others(event, h.incident.taken_for))


def _counts_as_later(h: Hearing) -> None:
    h.rule(book.SUBSEQUENT, Tell(words.COUNTS_AFTER_LEGAL_CARD(h.card)))


def hear(h: Hearing[book.SeveralTogether]) -> None:
    """One visible: it is played. Several: the player names one, and the others are dealt with."""
    event, seat = h.incident.put_down, h.offender
    if h.incident.taken_for is not h.incident.act.card:
        h.reads(book.REST_TAKEN_UP)
    _ask_which_lead_counted(h)
    late = _counts(h) and h.table.both_have_played_since(_trick(h))
    if late and not _discovered_in_time(h):
        _found_late(h, event)
        return
    if len(event.visible) == 1:
        card = event.visible[0]
        back = ReturnToHand(seat, _others(event, card), event.more)
        stands = Stands(seat, card, "play") if _counts(h) else Tell(words.IS_THE_CARD_PLAYED(card))
        h.rule(book.ONE_VISIBLE, stands, back, also=law67.in_time(h))
        _judge_like_any_other(h, card)
        return
    picked = _picked(h, event)
    in_time = law67.in_time(h)
    on = h.table.trick_at(_trick(h))
    taken_for = h.incident.taken_for
    later: tuple[tuple[Seat, Card], ...] = ()
    if _counts(h) and on is not None and on.card(seat) is taken_for:
        later = on.plays_after(seat)
        if picked is not taken_for and h.still_held(seat, (picked,)):
            h.rule(book.SEVERAL_VISIBLE, *_exchange(h, taken_for, picked, late), also=in_time)
        else:
            h.rule(book.SEVERAL_VISIBLE, Stands(seat, picked, "play"), also=in_time)
    else:
        h.rule(book.SEVERAL_VISIBLE, Tell(words.IS_THE_CARD_PLAYED(picked)))
    _rest(h, event, picked)
    to_that_card = h.term(book.OPPONENT_MAY_CHANGE, "played_to") == "that card"
    if late:
        later = ()  # what was played to the trick then has been played on, and stays
    may_change = [(s, c) for s, c in later if not to_that_card or _to_another(h, c, picked)]
    _opponents(h, may_change, picked)
    _partner(h, later, picked)
    _judge_like_any_other(h, picked)


def _ask_which_lead_counted(h: Hearing[book.SeveralTogether]) -> None:
    """Play has gone on from a lead out of turn on which there is a file still: did the trick begin with it at all?

    Only if it did has the trick been completed, so that it is too late for 58B2.
    """
    if not _counts(h):
        return
    for lead in h.table.files(LeadOutOfTurn):
        if lead.key == h.incident.of_the_play:
            law53.ask_to_which_lead(h.on(lead))
            law53.ask_whether_proper_lead(h.on(lead))


def _all_taken_up(h: Hearing) -> bool:
    """Whether he has by himself taken up all the cards that he had put down out of turn."""
    assert isinstance(h.incident, book.SeveralTogether)
    return not h.incident.in_turn and not left_lying(h.table, h.incident)


def _changed(h: Hearing, picked: Card) -> bool:
    """Whether he plays another card than the one that the others took for his play."""
    assert isinstance(h.incident, book.SeveralTogether)
    looked = query58.apparent(h.incident.before.trick.led, h.incident.put_down.visible)
    return picked is not (h.incident.taken_for if h.incident.in_turn else looked)


def _to_another(h: Hearing, card: Card, picked: Card) -> bool:
    """Whether a later card was played to one that is withdrawn; if he led them, the suit followed may show it."""
    assert isinstance(h.incident, book.SeveralTogether)
    if _changed(h, picked):
        return True
    others = {other.suit for other in h.incident.put_down.visible} - {picked.suit}
    return _led(h) and card.suit in others


def _counts(h: Hearing) -> bool:
    """Whether the card taken for his play counts as one in turn, because it was, or because it has been accepted."""
    assert isinstance(h.incident, book.SeveralTogether)
    if h.incident.in_turn:
        return True
    on = h.table.trick_at(_trick(h))
    lies = on is not None and on.card(h.offender) is h.incident.taken_for
    # It has been, whether or not that is ruled on yet, if it lies in a trick after which both sides have played on.
    accepted = not _on_file(h) or h.table.both_have_played_since(_trick(h))
    return lies and accepted and not _all_taken_up(h)


def _trick(h: Hearing) -> int:
    """The trick to which he played: a lead before the trick was complete has become one to the next (R60-4)."""
    assert isinstance(h.incident, book.SeveralTogether)
    number, after = h.incident.trick, h.table.trick_at(h.incident.trick + 1)
    early = not h.incident.in_turn and after is not None and after.card(h.offender) is h.incident.taken_for
    return number + 1 if early else number


def _led(h: Hearing) -> bool:
    """Whether he led to the trick."""
    on = h.table.trick_at(_trick(h))
    return h.incident.before.trick.empty or (on is not None and on.leader is h.offender)


def _on_file(h: Hearing) -> bool:
    """Whether it is still to be ruled on that he played out of turn.

    That it was, or may have been, a revoke is another matter; a card of declarer's side played too soon stands.
    """
    assert isinstance(h.incident, book.SeveralTogether)
    own = (i for i in h.table.docket if i.key == h.incident.of_the_play)
    return any(not isinstance(i, book61.FailureToFollowSuit | book57.DeclarerPlayedTooSoon) for i in own)


def _discovered_in_time(h: Hearing) -> bool:
    """Whether attention had been drawn to the cards before both sides played to the next trick, so that 58B4 is out."""
    at, after = h.incident.attended_at, h.table.trick_at(_trick(h) + 1)
    if at is None or after is None:
        return False
    before = [card for event in h.table.log[h.incident.at + 1 : at] for card in cards_of(event)]
    return len({seat.side for seat in after.order if after.card(seat) in before}) < 2


def _exchange(h: Hearing, old: Card, new: Card, late: bool) -> tuple[Order, ...]:
    """The card that he names takes the place of the one that counted; in a trick that is past it wins nothing anew."""
    seat = h.offender
    if late:
        return RestoreCard(seat, old), PlaceCard(seat, new, _trick(h))
    return (Put(seat, old, new, seat.side),)


def _judge_like_any_other(h: Hearing[book.SeveralTogether], picked: Card) -> None:
    """A card that he could not legally play, the last on the table: the law that it breaks takes it up."""
    seat = h.offender
    if not h.incident.in_turn:
        return  # it has a file of its own
    if _led_too_soon(h, picked):
        law50.led_too_soon(h, seat, picked)
        return
    on = h.table.last_trick if h.table.trick.empty and _trick(h) < h.table.number else h.table.trick
    if on is None or on.card(seat) is not picked or on.after(seat):
        return
    led = h.incident.before.trick.led
    revoked = led is not None and picked.suit is not led and h.held_then(led, book44.FOLLOW_SUIT)
    if revoked or _not_as_demanded(h, picked):
        bound = law59.let_off(h, seat)
        h.silently(TakeUp(seat, picked))
        h.silently(StillBound(bound))
        h.then_plays(seat, picked)


def _not_as_demanded(h: Hearing[book.SeveralTogether], picked: Card) -> bool:
    """Whether he could not legally play it, from the cards; or from the Director, if a demand was not obeyed."""
    if not narrowed_to(_before(h), h.offender, LAST_RANK, picked) & picked.mask:
        return True
    return not h.incident.before.hand(h.offender).known and law61.able(h, picked)


def _led_too_soon(h: Hearing[book.SeveralTogether], picked: Card) -> bool:
    """Whether he led before declarer had chosen about his partner's penalty card, and the next hand has not played."""
    seat, trick = h.offender, h.table.trick
    led = h.table.number == _trick(h) and trick.leader is seat and trick.card(seat) is picked
    return led and trick.card(seat.lho) is None and waiting50.demand_waits(h.incident.before, seat)


def _before(h: Hearing[book.SeveralTogether]) -> Table:
    """The table before he played, it being known that he held these cards."""
    before = h.incident.before
    for card in h.incident.put_down.cards:
        before = physics.reveal(before, h.offender, card)
    return before


def _picked(h: Hearing[book.SeveralTogether], event: FacedSeveral) -> Card:
    """The card played: the only one that he can legally play, or the one that he names."""
    if _all_taken_up(h) and not _on_file(h):
        return h.incident.taken_for  # that he had played one of them is past
    among, by = _choices(h, event), h.table.actor(h.offender)
    if len(among) == 1:
        return among[0]
    which = book.WHICH if h.incident.in_turn else book.WHICH_OUT_OF_TURN
    picked = h.chosen_card(which, by, among, cards=event.visible)
    assert picked is not None
    return picked


def _found_late(h: Hearing[book.SeveralTogether], event: FacedSeveral) -> None:
    """58B4: both sides have played on, so the trick was defective and Law 67 restores the extra cards."""
    h.rule(book.TOO_LATE, Tell(words.TRICK_WAS_DEFECTIVE()))
    kept = _faced(h, event)
    lies = _lies_there(h)
    extra = tuple(card for card in _others(event, kept) if card is lies or card in h.table.hand(h.offender).cards)
    if event.more:
        h.rule(book.TOO_LATE, ReturnToHand(h.offender, (), event.more))
    if not extra:
        return  # he has played them all since
    seen = tuple(card for card in extra if card in left_lying(h.table, h.incident))
    law67.found_later(h, _trick(h), kept, extra, seen, deliberate=False)


def _lies_there(h: Hearing) -> Card | None:
    """His card to the trick, as it is on file now."""
    trick = h.table.trick_at(_trick(h))
    return trick.card(h.offender) if trick is not None else None


def _faced(h: Hearing[book.SeveralTogether], event: FacedSeveral) -> Card:
    """The card that was faced in playing to the trick; if no one can tell, the highest that he could have played."""
    lies = _lies_there(h)
    if lies is not None and lies is not h.card:
        return lies  # his card to the trick has been put right since
    cards = _may_have_been_faced(h, event)
    on = h.table.trick_at(_trick(h))
    if len(cards) == 1 or on is None or on.led is None:
        return h.card
    faced = h.found(_card_faced(cards), trick=_trick(h))
    return law67.highest(h, cards, on.led) if faced == "unknown" else Card.parse(faced)


def _may_have_been_faced(h: Hearing[book.SeveralTogether], event: FacedSeveral) -> tuple[Card, ...]:
    """The visible cards that he left lying, those apart that do not fit how play went on."""
    lying = h.still_held(h.offender, left_lying(h.table, h.incident))
    shown = tuple(card for card in event.visible if card is h.card or card in lying)
    fit = tuple(card for card in shown if card is h.card or _fits(h, card))
    if fit == shown or h.reads(book.FITS_THE_PLAY):
        return fit
    h.rule(book67.EXTRA_RESTORED, Refer("may", words.IF_ANOTHER_WAS_FACED(h.card), NOW()))
    return (h.card,)


def _fits(h: Hearing, card: Card) -> bool:
    """Whether with this card in place of that which counts the same hand won the trick, and the same suit was led.

    In a trick that has been taken up again the card that counts stays.
    """
    seat, number, trumps = h.offender, _trick(h), h.table.trumps
    on = h.table.trick_at(number)
    if on is None or number >= h.table.number or (on.leader is seat and card.suit is not h.card.suit):
        return False
    return on.put(seat, card).winner(trumps) is on.winner(trumps)


def _card_faced(cards: tuple[Card, ...]) -> Finding:
    among = (*((card.code, A_CARD(card)) for card in cards), ("unknown", words.IMPOSSIBLE_TO_TELL()))
    return book.CARD_FACED.of(cards=cards).but(among=among)


def _others(event: FacedSeveral, card: Card) -> tuple[Card, ...]:
    return tuple(other for other in event.cards if other is not card)


def _choices(h: Hearing[book.SeveralTogether], event: FacedSeveral) -> tuple[Card, ...]:
    """The visible cards that may be named: those that he can legally play, if there is one."""
    held, again = h.still_held(h.offender, event.visible), _put_down_again(h)
    there = tuple(card for card in event.visible if card is h.card or (card in held and card not in again))
    before = _before(h)
    legal = tuple(card for card in there if narrowed_to(before, h.offender, LAST_RANK, card) & card.mask)
    one_way = h.incident.in_turn and legal and legal != there
    if one_way and _one_is_legal(h, before, legal) and h.reads(book.CHOICE_MUST_BE_LEGAL):
        return legal
    return there or event.visible[:1]


def _put_down_again(h: Hearing) -> set[Card]:
    """Out of turn: the cards that he has put down by themselves since, and not taken back, judged by that act.

    What that counted as may be found later; none of them is the card that he played before.
    """
    assert isinstance(h.incident, book.SeveralTogether)
    cards: set[Card] = set()
    for event in () if h.incident.in_turn else h.table.log[h.incident.at + 1 :]:
        if isinstance(event, Faced) and event.seat is h.offender:
            cards.add(event.card)
        elif isinstance(event, Retracted) and event.seat is h.offender:
            cards.discard(event.card)
    return cards


def _one_is_legal(h: Hearing, before: Table, cards: tuple[Card, ...]) -> bool:
    """Whether one of some cards, legal as far as the file tells, was: none of the suit led, or no better, was held."""
    led = h.incident.before.trick.led
    if led is not None and all(card.suit is not led for card in cards) and h.held_then(led, book44.FOLLOW_SUIT):
        return False
    return not all(_had_better(h, before, card) for card in cards)


def _had_better(h: Hearing, before: Table, card: Card) -> bool:
    """Whether he held a higher, or lower, card than this where the highest or lowest was demanded (57A)."""
    seat, trick = h.offender, h.incident.trick
    better = (query59.instead(r, card) for r in query59.binding(before, seat) if r.mask & card.mask)
    of_rank = [query61.revoke_of(before, trick, seat, card, None, sure=False, playable=some) for some in better if some]
    return any(h.held(before, seat, each.playable, query61.better_card(each)) for each in of_rank)


def _rest(h: Hearing[book.SeveralTogether], event: FacedSeveral, picked: Card) -> None:
    seat = h.offender
    unseen = tuple(card for card in _others(event, picked) if card not in event.visible)
    exposed = h.still_held(seat, tuple(card for card in event.visible if card is not picked))
    if unseen or event.more:
        h.rule(book.SEVERAL_VISIBLE, ReturnToHand(seat, unseen, event.more))
    if not h.table.is_defender(seat):
        back = tuple(card for card in exposed if card is not h.card or not _counts(h))
        if back:
            h.rule(book.SEVERAL_VISIBLE, ReturnToHand(seat, back), also=(book48.DECLARER_HAS_NO_PENALTY_CARD,))
        law48.defenders_may_use(h, seat, exposed)
    elif len(exposed) > 1:
        penalty_cards.make_several(h, book.OTHERS_EXPOSED, seat, exposed)
    elif exposed and not penalty_cards.lies_again(h, seat, exposed[0]):
        # 50B itself gives two cards put down together as an example of exposure without intent.
        penalty_cards.make(h, book.OTHERS_EXPOSED, seat, exposed[0], deliberate=False)


def _opponents(h: Hearing, later: Iterable[tuple[Seat, Card]], picked: Card) -> None:
    """58B3: an opponent who played to the card withdrawn may change his own."""
    for seat, card in later:
        if seat.side is not h.offender.side:
            must = _no_longer_follows(h, seat, card, picked)
            law47.may_change(h, seat, card, book.OPPONENT_MAY_CHANGE, h.offender.side, must=must)


def _partner(h: Hearing, later: Iterable[tuple[Seat, Card]], picked: Card) -> None:
    """58B3 is for opponents only: the partner's card changes only if it cannot stay, and then as an illegal play."""
    for seat, card in later:
        if seat.side is h.offender.side and _no_longer_follows(h, seat, card, picked):
            h.rule(book47.RETRACT_ILLEGAL_PLAY, Withdraw(seat, card, seat.side))
            if h.table.is_defender(seat):
                penalty_cards.make(h, book47.RETRACT_ILLEGAL_PLAY, seat, card, deliberate=True)


def _no_longer_follows(h: Hearing, seat: Seat, card: Card, picked: Card) -> bool:
    """Whether a card played to a lead that has been changed leaves the hand with a card of the suit now led."""
    changed = _led(h) and _to_another(h, card, picked)
    return changed and card.suit is not picked.suit and h.holds(seat, picked.suit, book44.FOLLOW_SUIT)


LAW = Law(
    58,
    orders=in_legal_order,
    notices=notice,
    of=only(DirectorCalled, FacedSeveral),
    lapses=lapse,
    prefaces=deem_subsequent,
    hears=by_kind({book.SeveralTogether: hear, book.TogetherWithAnother: _counts_as_later}),
)
