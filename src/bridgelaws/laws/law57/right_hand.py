"""Law 57C: a card at the turn of the right-hand opponent, when partner has played; and what becomes of such a card."""

from __future__ import annotations

from ...board import physics
from ...board.events import Faced
from ...board.orders import Inform, Play, Put, Refer, Restrict, Stands, Tell, Withdraw
from ...board.table import Restriction
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...values.cards import Suit
from ..books import book09, book16, book44, book47, book49, book50, book58
from ..law46 import queries as query46
from ..law47 import procedures as law47
from ..law50 import penalty_cards, procedures as law50
from ..law53 import queries as query53
from ..law58 import queries as query58
from ..law59 import procedures as law59
from ..law60 import procedures as law60, queries as query60
from ..law61 import procedures as law61
from ..law72 import procedures as law72, words as words72
from ..legal import LAST_RANK, narrowed_to
from . import book, words


def in_hand_again(h: Hearing) -> bool:
    """Whether he has taken the card up by himself, and has not played it since."""
    return query53.taken_back(h.table, h.incident) and h.card in h.table.hand(h.offender).cards


def counts_as_play(h: Hearing, authority: Provision) -> None:
    """The card is his play to the trick; if it failed to follow suit, the revoke rules decide.

    Whether it did is asked when the trick is over, at which the card would otherwise be left.
    """
    led = h.incident.before.trick.led
    if led is not None and h.card.suit is not led and _could_follow(h, led):
        h.rule(authority, Tell(words.COUNTS_AS_PLAY(h.card, h.offender)))
        law61.hear_played(h)
    else:
        h.rule(authority, Stands(h.offender, h.card, "play"))


def _could_follow(h: Hearing, suit: Suit) -> bool:
    known = h.incident.before.knowing(h.table).holds(h.offender, suit.mask) is True
    return known if h.table.number == h.incident.trick else h.held_then(suit, book44.FOLLOW_SUIT)


def played_all_the_same(h: Hearing, authority: Provision, *also: Provision) -> None:
    """The card that he took up by himself is his play after all; what he put in its place was shown (9C)."""
    offender, there = h.offender, h.table.trick.card(h.offender)
    if there is None:
        h.rule(authority, Play(offender, h.card), also=also)
        return
    h.rule(authority, Put(offender, there, h.card, offender.side), also=also)
    if h.reads(book09.BOTH_CARDS_COUNT):
        h.rule(book49.PARTNER_COULD_SEE, query60.major(h.table, offender, there), also=(book50.MAJOR,))
        penalty_cards.follows(h, offender, there)


def exposed(h: Hearing, authority: Provision, *also: Provision) -> None:
    """The card, wherever it lies, becomes a major penalty card."""
    lies = [trick for trick in (h.table.trick, h.table.last_trick) if trick and trick.card(h.offender) is h.card]
    if any(h.offender in trick.after(h.offender.partner) for trick in lies) and query53.taken_back(h.table, h.incident):
        # Taken up and played again in its turn, where a penalty card would have had to be played too.
        h.rule(authority, Tell(words.PLAYED_IN_TURN_SINCE(h.card)), also=also)
        return
    takes = (Withdraw(h.offender, h.card, h.offender.side), *law59.bound_again(h, h.offender)) if lies else ()
    h.rule(authority, *takes, query60.major(h.table, h.offender, h.card), also=(book50.MAJOR, *also))
    penalty_cards.follows(h, h.offender, h.card)
    law72.refer(h, words72.PLAYING_TOO_SOON())


def at_rho_turn(h: Hearing) -> None:
    """The partner had already played; the card must be played in its turn, if it can."""
    offender, card = h.offender, h.card
    in_hand = card in h.table.hand(offender).cards
    if in_hand and not in_hand_again(h):
        h.rule(book47.RETRACT_FOR_RECTIFICATION, Tell(words.GONE_BACK_BY_RULING(card)))
        return
    if h.table.number != h.incident.trick and not in_hand:
        counts_as_play(h, book47.PLAYED_CARD_STANDS)
        return
    if h.table.number != h.incident.trick:
        exposed(h, book49.PARTNER_COULD_SEE)
        return
    again = law60.further_play(h)
    if not h.has(book.RHO_TURN_PLAYABLE):
        _at_rho_turn_unwritten(h, again)
        return
    if not _playable(h):
        exposed(h, book.RHO_TURN_UNPLAYABLE, *again)
        return
    if in_hand and h.table.trick.card(offender) is not None and _turn_has_come(h):
        played_all_the_same(h, book.RHO_TURN_PLAYABLE, *again)
    elif _turn_has_come(h) and not in_hand:
        h.rule(book.RHO_TURN_PLAYABLE, Stands(offender, card, "play"), also=again)
    else:
        bound = Restriction.to_play(offender, card, h.table.number, book.RHO_TURN_PLAYABLE)
        h.rule(book.RHO_TURN_PLAYABLE, Withdraw(offender, card, offender.side), Restrict(bound), also=again)
        if penalty_cards.lies_again(h, offender, card):
            return  # 50E says who may use it
    about = words.CARD_BEFORE_ITS_TURN(card, offender)
    told = Inform(about, card, offender, (h.table.declarer,), (offender.partner,))
    misused = Refer(
        "may",
        words.USED_CARD_BEFORE_ITS_TURN(offender.partner, card),
        findings=("information_conveyed", "logical_alternatives", "demonstrably_suggested", "damage"),
    )
    h.rule(book.RHO_TURN_INFORMATION, told, misused, also=(book16.FROM_PARTNER,))


def _at_rho_turn_unwritten(h: Hearing, again: tuple[Provision, ...]) -> None:
    """Where the edition has no rule: an exposed card, or simply the play."""
    in_hand = in_hand_again(h)
    comes_in_turn = not in_hand and _turn_has_come(h) and _playable(h)
    cause, before = h.incident.cause, h.incident.before.trick
    together = isinstance(cause, Faced) and cause.with_previous and before.order == (h.offender.partner,)
    if comes_in_turn or not h.reads(book58.PARTNERS_LEAD_TOGETHER if together else book.EXPOSED_AT_RHO_TURN):
        if in_hand:
            played_all_the_same(h, book47.PLAYED_CARD_STANDS, *again)
            return
        h.rule(book47.PLAYED_CARD_STANDS, Stands(h.offender, h.card, "play"), also=again)
    elif _drawn_by_declarer(h) and law50.spared(h, (h.card,)):
        penalty_cards.no_penalty_card(h, h.offender, (h.card,))
    else:
        exposed(h, book49.PARTNER_COULD_SEE, *again)


def _drawn_by_declarer(h: Hearing) -> bool:
    """Whether the other side helped to expose what was no penalty card before.

    Declarer had called a card that dummy did not have (46B4), or had played too soon from the hand after the player's;
    or an opponent had told the player that it was his turn where he may not take back what is no lead for that (47E1).
    """
    before = h.incident.before
    void = before.turn is h.table.dummy and query46.void_call(before)
    drawn = void or _next_hand_had_played(h) or law47.told(h) is not None
    return before.penalty_card(h.offender, h.card) is None and drawn


def _next_hand_had_played(h: Hearing) -> bool:
    """Whether the hand after his had played to his partner's lead before its turn, and not at the same instant."""
    trick, after = h.incident.before.trick, h.offender.lho
    together = query58.together_with(h.table, h.incident)
    at_once = together is not None and getattr(h.table.log[together], "seat", None) is after
    return trick.leader is h.offender.partner and trick.card(after) is not None and not at_once


def _turn_has_come(h: Hearing) -> bool:
    """Whether the right-hand opponent has played since, so that the card now lies in its turn."""
    return h.table.trick.turn is not h.offender.rho


def _playable(h: Hearing) -> bool:
    """Whether the card can legally be played: it follows suit if it must, and obeys what else binds the hand."""
    led, there = h.table.trick.led, h.table.trick.card(h.offender)
    if led is not None and h.card.suit is not led:
        followed = there is not None and there.suit is led
        if followed or h.holds(h.offender, led, book44.FOLLOW_SUIT):
            return False
    held = h.table if there is None else physics.taken_up(h.table, h.offender, there)
    held = held.but(restrictions=(*held.restrictions, *law59.let_off(h, h.offender)))
    if not narrowed_to(held, h.offender, LAST_RANK, h.card) & h.card.mask:
        return False
    # Of a hand that is not on file it is found whether another card would have obeyed.
    return held.hand(h.offender).known or not law61.able(h, h.card)
