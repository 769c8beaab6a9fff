"""Law 49: exposure of a defender's cards."""

from __future__ import annotations

from ...board.acts import Act
from ...board.claimable import about_later_tricks
from ...board.events import Claimed, Dropped, Event, Said, Saying, Shown, Spread, cards_of
from ...board.orders import PlayStops, Refer, ReturnToHand, Tell
from ...board.physics import can_hold
from ...board.records import Settled
from ...board.table import Incident, Table
from ...board.words import NOW
from ...hearing.hearing import Hearing
from ...hearing.law import Law, plays_and
from ...values.cards import Card
from ..books import book16, book24, book45, book48, book50, book57, book68
from ..common import file, followed_no_lead, found_of
from ..law11 import procedures as law11
from ..law16 import procedures as law16
from ..law24 import procedures as law24
from ..law46 import queries as query46
from ..law50 import penalty_cards, procedures as law50
from . import book, words
from .procedures import concession_objected, goes_back, identify, seen_by_partner
from .queries import names, with_unnamed


def notice(table: Table, act: Act) -> Incident | None:
    """A defender's card is shown, dropped or named as held, or put down to what was no lead and no call."""
    event = act.event
    if not table.is_defender(act.seat) or (table.stopped is not None and act.play is None):
        return None  # what is shown after a claim or concession makes no penalty card (68)
    if isinstance(event, Dropped | Shown) and act.play is None:
        return _exposed(table, act, event)
    if isinstance(event, Spread):
        cards = event.cards or tuple(table.hand(act.seat).cards)
        return file(table, act, book.HandSpread, words.SPREAD(act.seat), exposed=cards)
    if isinstance(event, Said) and event.what is Saying.HAVE and event.card is not None:
        if not can_hold(table, act.seat, event.card) or table.penalty_card(act.seat, event.card) is not None:
            return None
        return file(table, act, book.NamedAsHeld, words.NAMED(act.seat, event.card), exposed=(event.card,))
    return _in_vain(table, act)


def _exposed(table: Table, act: Act, event: Dropped | Shown) -> Incident | None:
    """Cards that are penalty cards already lie there for all to see; it is about the others."""
    cards = tuple(card for card in event.cards if table.penalty_card(act.seat, card) is None)
    if not cards and not event.more:
        return None
    exposes = words.DROPPED if isinstance(event, Dropped) else words.SHOWED
    summary = exposes(act.seat, with_unnamed(cards, event.more))
    return file(table, act, book.DroppedOrShown, summary, exposed=cards)


def _in_vain(table: Table, act: Act) -> Incident | None:
    """A card that a defender put down to one that was no lead, or to a call that was void."""
    if act.play is None or act.card is None:
        return None
    if followed_no_lead(table, act):
        summary = words.PLAYED_TO_NO_LEAD(act.seat, act.card, table.number)
    elif _to_a_void_call(table, act):
        summary = words.PLAYED_TO_A_VOID_CALL(act.seat, act.card)
    else:
        return None
    return file(table, act, book.PlayedInVain, summary, exposed=(act.card,))


def _to_a_void_call(table: Table, act: Act) -> bool:
    """Whether the card was found to have been played to a card called that dummy does not have."""
    void_call = query46.void_call(table) and table.trick.empty and table.turn is table.dummy
    return void_call and found_of(table, act, book45.DEEMED_LED.id) is False


def waits(table: Table, _: Incident) -> bool:
    """What becomes of cards shown in conceding depends on the partner's objection, which is heard first (68B2)."""
    return any(i.attended for i in table.files(book68.Objection))


def lapse(h: Hearing[book.DefendersExposedCards]) -> bool:
    """The cards have left the hand."""
    unnamed, exposed = getattr(h.incident.cause, "more", 0), h.incident.exposed
    return bool(exposed) and not unnamed and law50.have_left_hand(h, exposed)


def hear(h: Hearing[book.DefendersExposedCards]) -> None:
    """Penalty cards, unless an exemption holds, partner could not see, or the Director rules otherwise."""
    event = h.incident.cause
    identified = _identify(h, event.more) if isinstance(event, Dropped | Shown) else ()
    cards = h.still_held(h.offender, h.incident.exposed)
    shown = h.incident.exposed
    if isinstance(event, Dropped | Shown) and not _about_this_trick(h):
        if len(h.incident.exposed) > 1:
            cards = _seen_of_several(h, cards, identified)
            shown = cards
        if not cards:
            return
    _hear(h, event, cards, shown, identified)


def _hear(
    h: Hearing[book.DefendersExposedCards],
    event: Event | None,
    cards: tuple[Card, ...],
    shown: tuple[Card, ...],
    identified: tuple[Card, ...],
) -> None:
    of_this_trick = _about_this_trick(h)
    if isinstance(event, Spread):
        of_this_trick = of_this_trick or not about_later_tricks(h.incident.before)
        if not of_this_trick and not _objected(h):
            _spread(h, cards, shown)
            return
        h.record(Settled.HAND_PICKED_UP, h.offender)
    if of_this_trick:
        goes_back(h, book.CURRENT_TRICK_EXEMPT, cards, words.ONLY_THIS_TRICK())
        h.rule(book16.FROM_PARTNER, *seen_by_partner(h, cards))
        _may_be_premature(h, shown)
    elif isinstance(event, Spread) and h.has(book.CONCESSION_OBJECTED_EXEMPT):
        concession_objected(h, cards)
    elif _alone(h, identified) and not h.found(book.COULD_SEE, shown=names(shown)):
        _unseen_by_partner(h, cards)
    elif any(h.table.penalty_card(h.offender, card) is None for card in cards) and law50.spared(h, cards):
        penalty_cards.no_penalty_card(h, h.offender, cards)
    else:
        _penalty_cards(h, cards, shown)


def _spread(h: Hearing[book.DefendersExposedCards], cards: tuple[Card, ...], shown: tuple[Card, ...]) -> None:
    """Who shows his cards claims (68A), if he meant to; a defender who took himself for dummy has penalty cards."""
    if h.found(book48.CLAIMED.but(provisions=(book68.CLAIM,))):
        h.rule(book68.CLAIM, PlayStops(h.offender))
        h.then(Act(Claimed(h.offender), h.offender))
    elif cards and law50.spared(h, cards):
        h.record(Settled.HAND_PICKED_UP, h.offender)
        penalty_cards.no_penalty_card(h, h.offender, cards)
    else:
        if cards:
            _penalty_cards(h, cards, shown)
        event = h.incident.cause
        if isinstance(event, Spread) and not event.cards and not h.table.hand(h.offender).known:
            lie = Tell(words.WHOLE_HAND_LIES(h.offender), (h.offender,))
            h.rule(book.PARTNER_COULD_SEE, lie, also=(book50.MAJOR,))


def _alone(h: Hearing[book.DefendersExposedCards], identified: tuple[Card, ...]) -> bool:
    """Whether it is still to be asked about the one card seen whether his partner could have seen it."""
    return isinstance(h.incident, book.DroppedOrShown) and len(h.incident.exposed) == 1 and not identified


def _identify(h: Hearing[book.DefendersExposedCards], more: int) -> tuple[Card, ...]:
    """Cards that nobody has named: they go back if his partner could not have seen them, and are named if he could."""
    found: list[Card] = []
    for n in range(1, more + 1):
        if not h.found(book.COULD_SEE_UNNAMED.of(n)):
            h.rule(book.PARTNER_COULD_SEE, ReturnToHand(h.offender, (), 1))
            continue
        card = identify(h, n, h.incident.exposed, book.PARTNER_COULD_SEE)
        h.complete(exposed=(*h.incident.exposed, card))
        found.append(card)
    return tuple(found)


def _seen_of_several(h: Hearing, cards: tuple[Card, ...], identified: tuple[Card, ...]) -> tuple[Card, ...]:
    """Those of several cards whose faces his partner could have seen, each by itself; the others go back."""
    seen = tuple(card for card in cards if card in identified or h.found(book.COULD_SEE_ONE.of(card.code, card=card)))
    unseen = tuple(card for card in cards if card not in seen)
    if unseen:
        _unseen_by_partner(h, unseen)
    return seen


def _unseen_by_partner(h: Hearing, cards: tuple[Card, ...]) -> None:
    h.rule(book.PARTNER_COULD_SEE, ReturnToHand(h.offender, cards))
    law16.seen_by_declarer(h, h.offender, cards)


def _about_this_trick(h: Hearing) -> bool:
    """Whether the defender spoke only of the trick in progress when he showed or named the cards.

    The words count for the cards nearest to them, before or after; a card that drops, or is put down, says nothing.
    """
    if not isinstance(h.incident.cause, Shown | Spread | Said):
        return False
    log, at = h.table.log, h.incident.at
    for nearest in (reversed(log[h.incident.before.began : at]), log[at + 1 :]):
        for event in nearest:
            if getattr(event, "seat", None) is not h.offender:
                continue
            if isinstance(event, Said) and event.what is Saying.WINNING_THIS_TRICK:
                return True
            if cards_of(event):
                break
    return False


def _objected(h: Hearing) -> bool:
    """Whether it was a concession to which partner objected at once; asked only if he spoke against it."""
    return bool(h.statements(Saying.REFUSE, (h.offender.partner,))) and bool(h.found(book.OBJECTED))


def _may_be_premature(h: Hearing[book.DefendersExposedCards], shown: tuple[Card, ...]) -> None:
    """The rule on claims points at 57A for cards that a defender shows before his partner has played to the trick.

    One card at his own turn is neither out of turn nor a lead to the next trick.
    """
    before, partner = h.incident.before, h.offender.partner
    in_turn = before.turn is h.offender and len(h.incident.exposed) == 1
    if not before.trick.empty and before.trick.card(partner) is None and not in_turn:
        why = words.PLAYED_BEFORE_PARTNER(partner, h.offender, names(shown))
        h.rule(book57.PREMATURE, Refer("may", why, NOW(), ("was_play_or_lead",)))


def _penalty_cards(h: Hearing, cards: tuple[Card, ...], shown: tuple[Card, ...]) -> None:
    event = h.incident.cause
    if isinstance(event, Spread) and h.known(book.OBJECTED):
        h.rule(book68.PARTNER_OBJECTS, Tell(words.CONCEDED_NOTHING(h.offender), to=(h.offender,)))
    named = isinstance(h.incident, book.NamedAsHeld)
    if named and not isinstance(event, Said):
        h.reads(book.WANTED_IS_NAMED)
    authority = book.NAMED_AS_HELD if named else book.PARTNER_COULD_SEE
    to_no_lead = h.incident.act.plays and h.incident.trick == 1 and h.incident.before.trick.empty
    if (isinstance(event, Dropped | Shown | Spread) or to_no_lead) and law24.before_the_play(h):
        authority = book24.PENALTY_CARD_OF_DEFENDER
    if len(cards) > 1:
        penalty_cards.make_several(h, authority, h.offender, cards)
    elif cards:
        # What was dropped was not played on purpose; of anything else the Director must say.
        penalty_cards.make(h, authority, h.offender, cards[0], deliberate=False if isinstance(event, Dropped) else None)
    h.rule(
        book50.EXPOSED_IS_PENALTY_CARD,
        Tell(words.LIE_FACE_UP(names(shown), cards), quietly=True),
        also=(book50.STAYS_FACED,),
    )
    penalty_cards.could_have_known(h)
    law11.acted_before_calling(h)
    law50.led_meanwhile(h)


LAW = Law(
    49,
    notices=notice,
    of=plays_and(Dropped, Shown, Spread, Said),
    lapses=lapse,
    waits=waits,
    hears=hear,
    yields_to=(57, 41, 45, 58, 61, 52),
)
