"""Law 26: call withdrawn, lead restrictions."""

from __future__ import annotations

from typing import Any

from ...board.acts import Act
from ...board.auction import CallMade
from ...board.called import LeadRight
from ...board.keys import Occasion
from ...board.orders import LeadDecided, Lift, MakePenaltyCard, Restrict, Tell, Withdraw
from ...board.table import Authority, Demand, Incident, Kind, Lasts, Restriction, Table
from ...book.questions import Choice, Elect
from ...hearing.hearing import Hearing
from ...hearing.law import PLAYS, Law, by_kind
from ...values.cards import FULL_PACK, Suit
from ...values.frozen import NamedTuple
from ...values.seats import Seat
from ..books import book09, book16, book49, book50, book59
from ..common import file, followed_no_lead, reads
from ..law10 import procedures as law10
from ..law16 import procedures as law16
from ..law23 import procedures as law23
from ..law41 import procedures as law41
from ..law50 import penalty_cards, queries as query50, words as words50
from . import book, procedures, words
from .queries import choice_waits, chosen_for_this_lead, led_out_of_turn, never_replaced, rights, still_to_compare
from .suits import shown, specified, specified_of

_SUITS = tuple(reversed(Suit))


class Withdrawn(NamedTuple):
    """A call that was withdrawn, with the right that it gives, and which of several it is, from 1."""

    right: LeadRight
    call: CallMade
    number: int


class Allowed(NamedTuple):
    """What declarer may require and forbid, each suit with the provision that lets him."""

    require: dict[Suit, Authority]
    forbid: dict[Suit, Authority]


# When it comes up


def arising(table: Table) -> Incident | None:
    """A defender is to lead for the first time, and a call of his partner's was withdrawn; or it was never replaced."""
    unreplaced = never_replaced(table)
    if unreplaced is not None:
        about = words.NEVER_REPLACED(unreplaced.seat, unreplaced.call)
        key = Occasion(book.AuctionOverFirst, 0, unreplaced.seat, (unreplaced.id, len(table.auction.calls)))
        return file(table, Act(None, unreplaced.seat), book.AuctionOverFirst, about, key=key, withdrawn=unreplaced.id)
    if not table.lead_rights:
        return None
    leader = table.turn
    if leader is None or not choice_waits(table, leader) or still_to_compare(table):
        return None
    about = words.FIRST_LEAD(leader, leader.partner, table.number)
    # A further call that counts, also after he was asked, gives him more to choose from (25, 39): he is asked anew.
    given = tuple([right.call for right in rights(table, leader)])
    key = Occasion(book.FirstLead, table.number, leader, given)
    return file(table, Act(None, leader), book.FirstLead, about, offender=leader.partner, key=key)


def notice(table: Table, act: Act) -> Incident | None:
    """He leads before declarer has chosen."""
    if act.play is None or not choice_waits(table, act.seat) or followed_no_lead(table, act):
        return None
    about = words.LED_BEFORE_THE_CHOICE(act.seat, act.card, table.number)
    return file(table, act, book.LedBeforeTheChoice, about)


def lapse(h: Hearing[book.LeadAfterWithdrawnCall]) -> bool:
    """The lead no longer lies there, or the next hand has played to it."""
    lies = h.table.trick.card(h.offender) is h.card
    return not lies or (h.act.play is not None and h.act.seat is h.offender.lho)


# What is ruled


def _over_first(h: Hearing[book.AuctionOverFirst]) -> None:
    """He had no turn at which he could have replaced it."""
    if h.reads(book.NEVER_REPLACED):
        procedures.lead_right(h, h.table.call_made(h.incident.withdrawn), book.CALL_WITHDRAWN, compared=True)


def _first_lead(h: Hearing[book.FirstLead]) -> None:
    """Which of the calls count, what they allow, and what declarer makes of that."""
    leader = h.offender.partner
    fallen = [
        Withdrawn(right, h.table.call_made(right.call), number)
        for number, right in enumerate(rights(h.table, leader), 1)
    ]
    if led_out_of_turn(h.table, leader):
        h.reads(book.OUT_OF_TURN_IS_NOT_HIS_TURN)
    counting = [each for each in fallen if _counts(h, each)]
    chosen = chosen_for_this_lead(h.table, leader)
    if chosen and counting and h.reads(book.ONE_CHOICE_FOR_ALL_CALLS):
        h.rule(book.CALL_WITHDRAWN, Lift(leader, chosen))  # a later call has added to what he may choose (39)
    if len(counting) > 1 and not h.reads(book.ONE_CHOICE_FOR_ALL_CALLS):
        for each in counting:
            _choose(h, leader, _allowed(h, [each]), f"{h.table.number}:{each.number}")
    elif counting:
        _choose(h, leader, _allowed(h, counting), str(h.table.number))
    for each in fallen:
        h.silently(LeadDecided(each.right.call))


def _counts(h: Hearing, fallen: Withdrawn) -> bool:
    """Whether what stands for that turn is not the same call, or not comparable."""
    call, final = fallen.call, h.table.auction.final_call(fallen.call, fallen.right.kept)
    if final is None:
        return True
    if h.term(book.CALL_WITHDRAWN, "unless") == "the same call":
        again = book.MUCH_DIFFERENT if fallen.number == 1 else book.MUCH_DIFFERENT.of(fallen.number)
        if final.call != call.call or h.found(again, call=call.call):
            return True
        h.rule(book.CALL_WITHDRAWN, _not_restricted(h, call), also=(book.MUCH_DIFFERENT_IS_DIFFERENT,))
        return False
    if fallen.right.compared or not law23.comparable(h, call, final, fallen.number):
        return True
    h.rule(book.REPLACED_BY_COMPARABLE, _not_restricted(h, call))
    law16.call_usable(h, call, book.REPLACED_BY_COMPARABLE)
    law23.damage(h, call)
    return False


def _not_restricted(h: Hearing, call: CallMade) -> Tell:
    leader = call.seat.partner
    return Tell(words.NOT_RESTRICTED(leader, call.seat, call.call, h.table.number), to=(leader,))


def _allowed(h: Hearing, fallen: list[Withdrawn]) -> Allowed:
    """What declarer may require and forbid because of some calls."""
    if h.term(book.PROHIBIT_ANY_SUIT, "but_shown_legally"):
        return _but_shown_legally(h, fallen)
    related = [() if each.right.any_suit else shown(h, each.call, each.number) for each in fallen]
    named = tuple([suit for suit in _SUITS if any(suit in suits for suits in related)])
    legally = specified_of(h, named) if named else ()
    allowed = Allowed({}, {})
    for each, suits in zip(fallen, related, strict=True):
        left = tuple([suit for suit in suits if suit not in legally])
        if not suits:
            allowed.forbid.update(dict.fromkeys(_SUITS, book.PROHIBIT_ANY_SUIT) | allowed.forbid)
        elif not left:
            also = (book.RELATED_TO_SUITS, book16.OFFENDERS_MAY_NOT_USE)
            h.rule(book.SHOWN_LEGALLY, _not_restricted(h, each.call), also=also)
        else:
            if left != suits and not h.reads(book.ONLY_SUITS_NOT_SHOWN_LEGALLY):
                left = suits
            allowed.require.update(dict.fromkeys(left, book.REQUIRE_SUIT))
            allowed.forbid.update(dict.fromkeys(left, book.PROHIBIT_SUIT))
    return allowed


def _but_shown_legally(h: Hearing, fallen: list[Withdrawn]) -> Allowed:
    legally = specified(h)
    left = [suit for suit in _SUITS if suit not in legally]
    if not left:
        for each in fallen:
            h.rule(book.PROHIBIT_ANY_SUIT, _not_restricted(h, each.call))
    any_of_them: dict[Suit, Authority] = dict.fromkeys(left, book.PROHIBIT_ANY_SUIT)
    return Allowed({} if h.reads(book.ONLY_PROHIBITED) else any_of_them, any_of_them)


def _choose(h: Hearing, leader: Seat, allowed: Allowed, suffix: str) -> None:
    """Declarer, alone, requires or forbids one suit, or lets it be."""
    require, forbid = allowed
    if not forbid:
        return
    declarer, told = h.table.declarer, dict[str, Any](leader=leader, trick=h.table.number)
    law10.options(h, declarer)
    if not require:
        suits = [Elect(s.letter, forbid[s], label=words.THESE_SUITS((s,))) for s in _in_order(forbid)]
        picked = h.chosen(book.FORBIDDEN.of(*suits, book.FORBIDDEN.options[1]), by=declarer, suffix=suffix, **told)
        _carry_out(h, leader, Demand.FORBID, forbid, None if picked == "none" else Suit.parse(picked))
        return
    only = _in_order(require)[0] if len(require) == 1 and require.keys() == forbid.keys() else None
    option = book.OPTION_OF_SEVERAL if only is None else book.OPTION
    first = next(iter(require.values()))
    elects = (Elect("require", first, aloud=True), Elect("forbid", next(iter(forbid.values())), aloud=True))
    chosen = h.chosen(option.of(*elects, option.options[2]), by=declarer, suffix=suffix, suit=only, **told)
    if chosen == "leave":
        _carry_out(h, leader, Demand.FORBID, forbid, None)
        return
    demand, among, which = {
        "require": (Demand.REQUIRE, require, book.WHICH_REQUIRED),
        "forbid": (Demand.FORBID, forbid, book.WHICH_FORBIDDEN),
    }[chosen]
    _carry_out(h, leader, demand, among, _which(h, which, among, suffix, leader))


def _which(h: Hearing, which: Choice, among: dict[Suit, Authority], suffix: str, leader: Seat) -> Suit:
    suits = _in_order(among)
    if len(suits) == 1:
        return suits[0]
    return h.chosen_suit(which, h.table.declarer, suits, suffix=suffix, leader=leader, trick=h.table.number)


def _in_order(among: dict[Suit, Authority]) -> tuple[Suit, ...]:
    return tuple([suit for suit in _SUITS if suit in among])


def _carry_out(h: Hearing, leader: Seat, demand: Demand, among: dict[Suit, Authority], suit: Suit | None) -> None:
    """The lead is restricted, or left as it is. A hand that cannot obey leads what it likes, and that is that (59)."""
    if suit is None:
        left = words.LEFT_UNRESTRICTED(leader, leader.partner, h.table.number)
        h.rule(book.CALL_WITHDRAWN, Tell(left, to=(leader,)))
        law41.remains(h, leader)
        return
    lasts = Lasts.THIS_LEAD if demand is Demand.REQUIRE else Lasts.WHILE_LEAD_RETAINED
    restriction = Restriction(leader, demand, lasts, among[suit], (suit,), trick=h.table.number)
    orders: tuple[Restrict | Tell, ...] = (Restrict(restriction),)
    unable = h.table.holds(leader, restriction.mask & FULL_PACK) is False
    if unable:
        h.reads(book59.NO_SECOND_CHOICE)
        cannot = words50.CANNOT_OBEY(leader, query50.left_to_lead(h.table, leader))
        orders = (*orders, Tell(cannot, to=(leader,)))
    h.rule(among[suit], *orders, also=(book59.MAY_PLAY_ANY,) if unable else ())
    law41.under_demand(h, restriction)
    law10.then_free(h)


def _led_before_the_choice(h: Hearing[book.LedBeforeTheChoice]) -> None:
    """His turn to lead has passed, unless the Director was there; that reading set aside, the card always goes back."""
    leader = h.offender
    if not reads(h.table, book.LED_BEFORE_HE_WAS_ASKED):
        h.rule(book.CALL_WITHDRAWN, Withdraw(leader, h.card, leader.side))
        law16.withdrawn(h, leader, h.card, leader.side)
    elif h.found(book.WHILE_HE_WAS_ASKED, leader=leader, card=h.card):
        taken_back = Withdraw(leader, h.card, leader.side), MakePenaltyCard(leader, h.card, Kind.MAJOR)
        h.rule(book09.STANDSTILL, *taken_back, also=(book49.PARTNER_COULD_SEE, book50.MAJOR))
        penalty_cards.follows(h, leader, h.card)
    else:
        h.reads(book.LED_BEFORE_HE_WAS_ASKED)
        passed = words.TURN_HAS_PASSED(leader, leader.partner, h.table.number)
        h.rule(book.CALL_WITHDRAWN, Tell(passed, to=(h.table.declarer,)))


LAW = Law(
    26,
    notices=notice,
    of=PLAYS,
    lapses=lapse,
    hears=by_kind(
        {
            book.AuctionOverFirst: _over_first,
            book.FirstLead: _first_lead,
            book.LedBeforeTheChoice: _led_before_the_choice,
        }
    ),
    arises=arising,
    # Whether a card was led at all, and whether another had to be, is found first.
    yields_to=(41, 45, 47, 50, 52, 53, 54, 57, 58, 61, 62, 67),
)
