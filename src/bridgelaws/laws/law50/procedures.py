"""Law 50: what a hearing does for several laws."""

from __future__ import annotations

from ...board import physics
from ...board.orders import MakePenaltyCard, PickUp, Restrict, TakeUp, Tell, Withdraw
from ...board.puts import State
from ...board.table import Demand, Kind, Lasts, Restriction
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...values.cards import FULL_PACK, Card, Suit
from ...values.seats import Seat
from ..books import book49, book59
from ..common import reads
from ..law10 import procedures as law10
from ..law41 import face_down as face_down41, procedures as law41
from ..law52 import queries as query52
from ..law53 import procedures as law53
from ..law59 import procedures as law59, queries as query59
from . import book, penalty_cards, words
from .queries import left_to_lead


def spared(h: Hearing, cards: tuple[Card, ...]) -> bool:
    """Whether the Director designates otherwise, so that cards exposed are no penalty cards."""
    if len(cards) > 1:
        return bool(h.found(book.OTHERWISE_OF_SEVERAL, cards=cards))
    one = book.OTHERWISE_OF_NAMED if isinstance(h.incident, book49.NamedAsHeld) else book.OTHERWISE
    return bool(h.found(one, card=cards[0]))


def has_left_hand(h: Hearing) -> bool:
    """The card concerned is being played, or has been."""
    return have_left_hand(h, (h.card,))


def have_left_hand(h: Hearing, cards: tuple[Card, ...]) -> bool:
    """Some cards of the offender are being played, or have been."""
    hand = h.table.hand(h.offender).cards
    return all(card not in hand or h.act.play == (h.offender, card) for card in cards)


def led_too_soon(h: Hearing, leader: Seat, card: Card, trick: int | None = None) -> None:
    """The card of a leader who did not wait for declarer's choice goes back and is a penalty card.

    `trick` is the one that he led to, if the card exposed was seen at an earlier one.
    """
    h.rule(
        book.EARLY_LEAD_IS_EXPOSED,
        Withdraw(leader, card, leader.side),
        *law59.bound_again(h, leader),
        MakePenaltyCard(leader, card, Kind.MAJOR),
        also=(book49.PARTNER_COULD_SEE, book.MAJOR, book.LEADER_MUST_WAIT),
    )
    penalty_cards.follows(h, leader, card)
    law53.take_back_rest(h)
    law53.close_later(h, trick)


def led_meanwhile(h: Hearing) -> None:
    """The defender who exposed a card has led or played another, or his partner has led, before anyone spoke of it."""
    owner, before, trick = h.offender, h.incident.before, h.table.trick
    if trick.empty and h.table.last_trick is not None and h.incident.trick < h.table.number:
        trick = h.table.last_trick  # the last card has completed it
    if h.table.finished or trick.empty:
        return  # nothing has been led
    seat = trick.order[-1]
    card = trick.card(seat)
    assert card is not None
    number = h.table.number - (trick is not h.table.trick)
    then = before.trick_at(number)
    if then is not None and then.card(seat) is card:
        return  # it lay there already, and the trick has been taken up again
    later = h.incident.trick < number or before.calling  # in the auction nobody was to lead
    to_lead = not before.calling and before.trick.empty and before.turn is seat
    if seat is owner and not later and to_lead and trick.order == (owner,):
        _led_another(h, card)
    elif seat is owner and (later or before.trick.card(owner) is None):
        _played_another(h, card)
    elif seat is owner.partner and trick.order == (seat,) and (_in_turn(h, card) if later else to_lead):
        bound = h.table.penalty_cards_of(owner, Kind.MAJOR)
        if bound and not face_down41.already_led(before, seat) and h.reads(book.PENALTY_CARD_FROM_EXPOSURE):
            led_too_soon(h, seat, card, number)


def _in_turn(h: Hearing, card: Card) -> bool:
    """Whether nothing else is on file about a card."""
    return not any(i.card is card and i.key != h.incident.key for i in h.table.docket)


def _played_another(h: Hearing, card: Card) -> None:
    """The owner, in his turn, has played another card since, and it is the last on the table (52).

    If it was then found that he could have followed suit, it is a revoke.
    """
    owner, back = h.offender, physics.taken_up(h.table, h.offender, card)
    if h.incident.concerns(card) or not _in_turn(h, card):
        return
    owed, led = query52.owed_now(back, owner, card), back.trick.led
    if owed:
        _failed_to_play(h, card, owed)
    elif led is not None and card.suit is not led and back.holds(owner, led.mask):
        _judge_anew(h, card)


def _led_another(h: Hearing, card: Card) -> None:
    """The owner led another card: it is judged as one led when the penalty card lay there (52)."""
    owner = h.offender
    before = h.incident.before
    lay_there = before.but(restrictions=_bound_when_he_led(h))
    for p in h.table.penalty_cards:
        lay_there = physics.shown(lay_there, p.seat, p.card, State(p.kind.value), p.authority)
    for p in before.penalty_cards:
        if h.table.penalty_card(p.seat, p.card) is None:
            lay_there = physics.live(lay_there, lay_there.puts.current(p.card), State.ENDED)
    owed = query52.owed_now(lay_there, owner, card)
    already_laid = any(lying.seat is owner for lying in before.face_down)
    if owed and not h.incident.concerns(card) and not already_laid and _in_turn(h, card):
        _failed_to_play(h, card, owed)


def _failed_to_play(h: Hearing, card: Card, owed: tuple[Card, ...]) -> None:
    """His card is judged as one played when the penalty card lay there (52)."""
    if not h.reads(book.PENALTY_CARD_FROM_EXPOSURE):
        return
    authority = book.MUST_BE_PLAYED if h.table.penalty_cards_of(h.offender, Kind.MAJOR) else book.MINOR_BARS_SMALL_CARDS
    h.rule(authority, Tell(words.HAD_TO_BE_PLAYED(owed, card)))
    _judge_anew(h, card)


def _judge_anew(h: Hearing, card: Card) -> None:
    h.silently(TakeUp(h.offender, card))
    h.then_plays(h.offender, card)


def _bound_when_he_led(h: Hearing) -> tuple[Restriction, ...]:
    """What the owner had to obey before the exposure, and what he has been told since."""
    before = h.incident.before
    since = query59.demanded(h.table)[len(query59.demanded(before)) :]
    return (*before.restrictions, *(r for r in since if r.seat is h.offender))


def demand(
    h: Hearing, authority: Provision, leader: Seat, kind: Demand, suits: tuple[Suit, ...], owned: list[Card]
) -> None:
    """Restrict the lead; the penalty cards of those suits are picked up, obeyed or not."""
    lasts = Lasts.THIS_LEAD if kind is Demand.REQUIRE else Lasts.WHILE_LEAD_RETAINED
    restriction = Restriction(leader, kind, lasts, authority, suits, trick=h.table.number)
    up = [card for card in owned if card.suit in suits]
    owner = leader.partner
    unable: tuple[Provision, ...] = ()
    instead: tuple[Tell, ...] = ()
    if _cannot_obey(h, leader, kind, suits):
        up = up if h.reads(book.PICKED_UP_ALL_THE_SAME) else []
        h.reads(book59.NO_SECOND_CHOICE)
        unable = (book.LEADER_UNABLE, book59.MAY_PLAY_ANY)
        instead = (Tell(words.CANNOT_OBEY(leader, left_to_lead(h.table, leader)), to=(leader,)),)
    if any(query59.lifted(Restrict(restriction).apply(h.table, authority), r) for r in h.table.restrictions):
        h.reads(book59.LATER_DEMAND_BINDS)
    h.rule(authority, Restrict(restriction), *instead, *(PickUp(owner, card) for card in up), also=unable)
    for card in up:
        penalty_cards.returned(h, owner, card)
    law41.under_demand(h, restriction)
    law10.then_free(h)


def _cannot_obey(h: Hearing, leader: Seat, kind: Demand, suits: tuple[Suit, ...]) -> bool:
    """Whether the leader cannot lead as demanded, as far as the cards on file tell; asked only if it matters."""
    if not reads(h.table, book.PICKED_UP_ALL_THE_SAME):
        others = tuple(suit for suit in Suit if suit not in suits)
        return not any(
            h.holds(leader, suit, book.LEADER_UNABLE) for suit in (suits if kind is Demand.REQUIRE else others)
        )
    mask = sum(suit.mask for suit in suits)
    return h.table.holds(leader, mask if kind is Demand.REQUIRE else FULL_PACK & ~mask) is False
