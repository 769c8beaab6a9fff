"""Law 57: premature lead or play."""

from __future__ import annotations

from ...board import physics
from ...board.acts import Act
from ...board.events import Faced, FacedSeveral, Named
from ...board.orders import Restrict, Stands, Tell, Withdraw
from ...board.phases import Phase
from ...board.records import Settled
from ...board.table import Demand, Incident, Lasts, Restriction, Revoke, Stage, Table, Trick
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...hearing.law import PLAYS, Law, by_kind
from ...values.cards import Card, Suit
from ...values.seats import Seat
from ..books import book09, book45, book47, book49, book53, book55, book59, book60, book61
from ..common import answer, file, found_of, reads, taken_back
from ..law09 import procedures as law09
from ..law10 import procedures as law10
from ..law11 import procedures as law11
from ..law16 import procedures as law16
from ..law45 import procedures as law45, queries as query45
from ..law47 import procedures as law47
from ..law50 import penalty_cards, procedures as law50
from ..law53 import queries as query53
from ..law60 import procedures as law60, words as words60
from ..law61 import procedures as law61, queries as query61
from ..law62 import procedures as law62, queries as query62
from ..legal import narrowed_to
from . import book, queries as query57, words
from .excuses import excused_by
from .right_hand import at_rho_turn, counts_as_play, exposed, in_hand_again, played_all_the_same


def notice(table: Table, act: Act) -> Incident | None:
    """A card out of turn to a trick in progress, or a lead to the next one before partner has played."""
    if act.play is None or table.trick.empty:
        return None
    seat, trick = act.seat, table.trick
    if trick.card(seat) is not None:
        waiting = table.is_defender(seat) and trick.card(seat.partner) is None
        if taken_back(table, seat) or query45.put_in_its_place(table, act):
            return None  # put down in place of a card taken back, or only held, it is no lead to the next trick
        if not waiting or found_of(table, act, book.LED_TO_NEXT.id) is False:
            return None
        too_soon = words.PUT_DOWN_BEFORE_PARTNER
        if query62.lies_there_still(table, seat.partner):
            too_soon = words.PUT_DOWN_BEFORE_CORRECTION
        return file(table, act, book.LedToTheNextTooSoon, too_soon(seat, act.card))
    if seat is table.turn:
        return None
    if not table.is_defender(seat):
        return _early_from_declarer(table, act)
    early = words.PLAYED_BEFORE_PARTNER if trick.card(seat.partner) is None else words.PLAYED_AT_RHO_TURN
    return file(table, act, book.PlayedTooSoon, early(seat, act.card))


def _early_from_declarer(table: Table, act: Act) -> Incident:
    """A legal card stands at once; one that fails to follow suit is a revoke like any other.

    Where the cards on file do not tell, the Director finds out when he is called; and if the lead itself was out of
    turn, whether the card stands depends on what becomes of that. Of several put down at once he has yet to name one.
    2007 does not yet say that the card must be legal to stay, but 62A makes him correct a revoke there too.
    """
    if _leads_again(table, act.seat):
        attended = any(i.attended for i in table.files(book55.DeclarersLeadOutOfTurn))
        about = words.DECLARER_LED_AGAIN(act.card, act.seat)
        return file(table, act, book.DeclarerLedAgain, about, at_once=attended)
    led = table.trick.led
    follows = led is None or act.card is None or act.card.suit is led
    if led is not None and not follows and table.holds(act.seat, led.mask):
        return file(table, act, book61.NotAsRequired, words.DECLARER_REVOKED_EARLY(act.card, act.seat, led))
    doubtful = led is not None and not follows and table.holds(act.seat, led.mask) is None
    doubtful = doubtful or query57.lead_in_question(table) or isinstance(act.event, FacedSeveral)
    about = words.DECLARER_PLAYED_EARLY(act.card, act.seat)
    return file(table, act, book.DeclarerPlayedTooSoon, about, at_once=not doubtful)


def _leads_again(table: Table, seat: Seat) -> bool:
    """Whether declarer, who has taken back a lead from the wrong hand or been told to, now leads from the right one."""
    leads = [i for i in table.files(book55.DeclarersLeadOutOfTurn) if i.proper is seat]
    by_himself = reads(table, book53.LED_AGAIN) and any(query53.taken_back(table, i) for i in leads)
    return by_himself or _told_to_lead_again(table, seat)


def _told_to_lead_again(table: Table, seat: Seat) -> bool:
    leads = table.files(book55.DeclarersLeadOutOfTurn)
    return any(i.proper is seat and query53.sent_back(table, i) for i in leads)


def waits(table: Table, incident: Incident) -> bool:
    """Whether declarer's early card may be a revoke, and something done since bears on that: it is found out before.

    So it is with one that certainly is a revoke, which comes under Law 61 at once: what is on file makes no difference.
    """
    card, led = incident.card, incident.before.trick.led
    if not isinstance(incident, book.DeclarerPlayedTooSoon) or card is None or led in (None, card.suit):
        return False
    return query61.turns_on_what_followed(table, incident.offender, incident.trick, incident.at)


def lapse(h: Hearing) -> bool:
    """The hand on the offender's left plays: the right is forfeited. Or the trick is past."""
    if h.act.play is None:
        return False
    if isinstance(h.incident, book.DeclarerPlayedTooSoon | book.DeclarerLedAgain):
        return _led_in_vain(h)
    if isinstance(h.incident, book.LedToTheNextTooSoon):
        return law60.lead_condoned(h) or law50.has_left_hand(h)
    if h.table.number == h.incident.trick:
        return law60.condoned(h)
    if in_hand_again(h):
        return law60.condoned(h) or law50.has_left_hand(h)
    if h.act.seat.side is h.offender.side and _trick_in_reach(h, lapsing=True) is not None:
        return False  # by their own lead the offenders take nothing from declarer (60C)
    # The trick was completed with the early card in it, which stays there; Law 11 judges what is left of the right.
    h.rule(book47.PLAYED_CARD_STANDS, Stands(h.offender, h.card, "play"))
    law11.acted_before_calling(h)
    return True


def doubted(table: Table, incident: Incident) -> bool:
    """Whether a lead to the next trick has been forgiven that nobody has found to be one, or has followed suit to.

    A card put down in place of the one played is no lead, and what the next hand plays then forgives nothing (49).
    """
    seat, card = incident.offender, incident.card
    next_trick = isinstance(incident, book.LedToTheNextTooSoon)
    if not next_trick or answer(table, incident.key, book.LED_TO_NEXT.id) is not None:
        return False
    if card in table.hand(seat).cards:
        # Put down again while the trick is in progress it has a file of its own, and nobody has forgiven anything.
        return table.number != incident.trick or bool(table.on_record(Settled.FORGIVEN_LEAD, key=incident.key))
    # The trick is over, or was until a card to it went back, and if he won it the card has become his lead (60A2).
    trick = table.trick_at(incident.trick + 1) if table.number <= incident.trick + 1 else None
    if card is None or trick is None or trick.card(seat) is not card:
        return False
    return all(other.suit is not card.suit for _, other in trick.plays_after(seat))


def _led_in_vain(h: Hearing) -> bool:
    """Declarer's first lead has been accepted meanwhile, so that his lead from the other hand goes back.

    Any other card of his that no one has spoken of is past with its trick; what was a revoke remains one.
    """
    if not isinstance(h.incident, book.DeclarerLedAgain):
        return h.table.number != h.incident.trick
    if _leads_again(h.table, h.offender):
        return False
    _gives_way(h)
    return True


def hear(h: Hearing) -> None:
    """A defender acted too soon; who had acted before him?"""
    law09.corrected_early(h)
    law10.ruled_by_players(h)
    before = h.incident.before.trick
    if isinstance(h.incident, book.LedToTheNextTooSoon):
        if h.card not in h.table.hand(h.offender).cards and not doubted(h.table, h.incident):
            # Put down before, and forgiven, it has become his lead; or another ruling has had it played.
            h.rule(book47.PLAYED_CARD_STANDS, Stands(h.offender, h.card, "play"))
            return
        if law62.lay_there_still(h, h.offender.partner):
            exposed(h, book49.PARTNER_COULD_SEE)
            return
        if law45.led_after_all(h):
            return
        h.found(book.LED_TO_NEXT)
    if law47.misinformed(h):
        return
    if isinstance(h.incident, book.PlayedTooSoon) and before.card(h.offender.partner) is not None:
        at_rho_turn(h)
        return
    excuse = excused_by(h)
    if excuse is None:
        _premature(h)
    else:
        _exempt(h, excuse)


def _gives_way(h: Hearing) -> None:
    """Declarer's lead from the right hand gives way to the one accepted from the other."""
    if not _told_to_lead_again(h.incident.before, h.offender):
        h.reads(book53.LED_AGAIN)
    h.rule(book47.RETRACT_FOR_RECTIFICATION, Withdraw(h.offender, h.card, h.offender.side))
    law16.withdrawn(h, h.offender, h.card, h.offender.side)


def _by_declarer(h: Hearing) -> None:
    """Declarer's premature play stands."""
    stands = Stands(h.offender, h.card, "play")
    on = h.table.trick_at(h.incident.trick)
    if on is None or on.card(h.offender) is not h.card:
        return  # another ruling has sent the card back to the hand
    if h.incident.before.trick.led not in (None, h.card.suit) and law61.revoked(h):
        return
    if h.has(book.DECLARER_PREMATURE):
        h.rule(book.DECLARER_PREMATURE, stands)
    else:
        h.rule(book47.PLAYED_CARD_STANDS, stands, also=_how_played(h))


def _how_played(h: Hearing) -> tuple[Provision, ...]:
    """What makes declarer's card a played one; where he held or touched it, that has been ruled on."""
    match h.incident.cause:
        case Named():
            return (book45.CARD_DESIGNATED,)
        case Faced():
            return (book45.PLAY_FROM_DUMMY if h.offender is h.table.dummy else book45.PLAY_FROM_HAND,)
        case _:
            return ()


def _exempt(h: Hearing, authority: Provision) -> None:
    """The card is simply his play, unless it was a lead or has gone back meanwhile."""
    if in_hand_again(h) and h.table.number == h.incident.trick and h.reads(book.EXEMPT_CARD_STANDS):
        played_all_the_same(h, authority)
        counts_as_play(h, book47.PLAYED_CARD_STANDS)
        return
    if h.table.trick.card(h.offender) is not h.card and h.card in h.table.hand(h.offender).cards:
        h.rule(authority, Tell(words60.NOTHING_TO_PAY(h.offender, h.card), (h.offender,)))
        return
    if not h.reads(book.EXEMPT_CARD_STANDS):
        in_his_turn = Tell(words.PLAYS_IN_HIS_TURN(h.offender), (h.offender,))
        h.rule(authority, Withdraw(h.offender, h.card, h.offender.side), in_his_turn)
        law16.withdrawn(h, h.offender, h.card, h.offender.side)
        return
    counts_as_play(h, authority)


def _premature(h: Hearing) -> None:
    if h.table.number == h.incident.trick and h.table.trick.led is None:
        # The lead has been taken back by another ruling, so the partner has nothing to play to.
        exposed(h, book49.PARTNER_COULD_SEE)
        return
    if h.incident.enters and law62.lay_there_still(h, h.offender.partner):
        counts_as_play(h, book47.PLAYED_CARD_STANDS)
        return
    trick = _trick_in_reach(h)
    if trick is None and h.incident.enters and not in_hand_again(h):
        law11.acted_before_calling(h)
        counts_as_play(h, book47.PLAYED_CARD_STANDS)
        return
    if trick is not None:
        _irregular_cards_since(h)
    exposed(h, book.PREMATURE, *_not_called(h))
    law11.acted_before_calling(h)
    declarer, partner = h.table.declarer, h.offender.partner
    if trick is None:
        h.rule(book.PREMATURE, Tell(words.NO_CHOICE_LEFT(declarer, partner), (declarer,)))
    elif _instead_of_another(h):
        h.rule(book09.PREMATURE_CORRECTION, Tell(words.HAS_CHOSEN(declarer), (declarer,)))
    elif h.incident.trick == 13:
        h.rule(book.PREMATURE, Tell(words.NOTHING_TO_CHOOSE(declarer, partner), (declarer,)))
    else:
        _choice(h, trick)
    law10.then_free(h)


def _irregular_cards_since(h: Hearing) -> None:
    """What the offenders have put into the next trick, and not in turn, goes back before this one is taken up again."""
    since = [i for i in h.table.docket if i.trick == h.incident.trick + 1 == h.table.number and i.enters]
    for seat, card in dict.fromkeys((i.offender, i.card) for i in since):
        if card is None or h.table.trick.card(seat) is not card:
            continue
        penalty_cards.taken_back(h, book60.OFFENDING_SIDE_PLAYS, seat, card)
    for incident in since:
        h.close(incident)


def _instead_of_another(h: Hearing) -> bool:
    """Whether he put the card down, again too soon, in place of another that he had played so and taken up."""
    earlier = [i for i in h.incident.before.files(book.PrematurePlay) if i.offender is h.offender and i.enters]
    return any(i.trick == h.incident.trick and query53.taken_back(h.incident.before, i) for i in earlier)


def _trick_in_reach(h: Hearing, *, lapsing: bool = False) -> Trick | None:
    """The trick that the partner had still to play to: in progress, or completed and declarer's side not gone on.

    Whether there was a revoke is found when the file is heard, and not before.
    """
    if h.table.number == h.incident.trick:
        return h.table.trick
    last = h.table.last_trick
    played_on = h.table.side_has_played_since(h.incident.trick, h.offender.side.other)
    if last is None or h.table.number != h.incident.trick + 1 or played_on:
        return None
    if not lapsing and any(_was_revoke(h, r) for r in h.table.revokes if r.stage is Stage.ESTABLISHED):
        return None  # by their lead they have also established a revoke, and its trick stands (63B)
    completed_by_him = last.order[-1] is h.offender.partner and h.table.trick.empty
    return last if completed_by_him or h.reads(book.UNTIL_HIS_SIDE_PLAYS_ON) else None


def _was_revoke(h: Hearing, revoke: Revoke) -> bool:
    """Whether a card to the trick was a revoke, from the cards or from the Director."""
    if revoke.trick != h.incident.trick:
        return False
    if revoke.sure or revoke.suit is None:
        return revoke.sure
    return h.held_at(revoke.trick, revoke.seat, revoke.suit.mask, query61.holding_then(revoke))


def _choice(h: Hearing, trick: Trick) -> None:
    """Declarer's choice; a card that the partner has played meanwhile is measured against it."""
    partner, played = h.offender.partner, trick.card(h.offender.partner)
    assert trick.led is not None
    law10.options(h, h.table.declarer)
    if played is not None and not reads(h.table, book.OBEDIENT_CARD_STAYS):
        _partners_card_back(h, played)
        played = None
    authority, bound = _selected(h, trick.led, book.OPTION.all)
    if played is not None:
        h.reads(book.OBEDIENT_CARD_STAYS)
        if not _disobeys(h, bound, played, trick.led):
            h.rule(authority, Stands(partner, played, "play"), also=(book60.OFFENDING_SIDE_PLAYS,))
            return
        _partners_card_back(h, played)
    able = _able(h, bound)
    if able is False:
        h.reads(book59.NO_SECOND_CHOICE)
    h.rule(authority, Restrict(bound), also=() if able else (book.CANNOT_COMPLY, book59.MAY_PLAY_ANY))


def _selected(h: Hearing, led: Suit, among: tuple[str, ...], turn: int = 1) -> tuple[Provision, Restriction]:
    """What declarer chose; if the partner cannot do it, declarer chooses again only where R59-1 is set aside."""
    declarer, partner, suffix = h.table.declarer, h.offender.partner, None if turn == 1 else turn
    others = tuple(suit for suit in reversed(Suit) if suit is not led)
    how = words.HAS_PLAYED_BEFORE_PARTNER if h.incident.enters else words.HAS_LED_BEFORE_PARTNER
    value = h.chosen(book.OPTION, declarer, among, suffix, suit=led, how=how(h.offender))
    match value:
        case "highest":
            authority, demand, suit = book.REQUIRE_HIGHEST, Demand.HIGHEST, led
        case "lowest":
            authority, demand, suit = book.REQUIRE_LOWEST, Demand.LOWEST, led
        case "require":
            authority, demand, suit = book.REQUIRE_SUIT, Demand.REQUIRE, h.chosen_suit(book.REQUIRED, declarer, others)
        case _:
            authority, demand, suit = book.FORBID_SUIT, Demand.FORBID, h.chosen_suit(book.FORBIDDEN, declarer, others)
    bound = Restriction(partner, demand, Lasts.THIS_TRICK, authority, (suit,), trick=h.incident.trick, on_lead=False)
    spent = ("highest", "lowest") if suit is led else (value,)
    left = tuple(o for o in among if o not in spent and (o != "require" or h.has(book.REQUIRE_SUIT)))
    if _able(h, bound) is not False or reads(h.table, book59.NO_SECOND_CHOICE) or not left:
        return authority, bound
    h.rule(book.CANNOT_COMPLY, Tell(words.CHOOSES_AGAIN(partner), (partner,)))
    return _selected(h, led, left, turn + 1)


def _able(h: Hearing, bound: Restriction) -> bool | None:
    """Whether the partner can do what declarer chose; None when what is on file does not tell."""
    before = _before_his_card(h, bound.seat)
    if h.table.hand(bound.seat).known:
        return bool(narrowed_to(before, bound.seat, 1) & bound.mask)
    led = before.trick.led
    follows = led is not None and before.holds(bound.seat, led.mask)
    return before.holds(bound.seat, bound.mask & led.mask if follows and led is not None else bound.mask)


def _before_his_card(h: Hearing, seat: Seat) -> Table:
    """The table as it was before a hand played to the trick, as far as its own cards are concerned."""
    trick = _trick_in_reach(h)
    played = None if trick is None else trick.card(seat)
    return h.table if played is None else physics.taken_up(h.table, seat, played)


def _disobeys(h: Hearing, bound: Restriction, played: Card, led: Suit) -> bool:
    """Whether the partner's card is not what declarer chose although it could have been."""
    of_suit_led = bound.demand in (Demand.HIGHEST, Demand.LOWEST)
    if of_suit_led is not (played.suit is led) or (not of_suit_led and bound.mask & played.mask):
        return False  # he had to follow suit, or could not, or has obeyed
    higher = led.mask & ~(2 * played.mask - 1)
    better = {Demand.HIGHEST: higher, Demand.LOWEST: led.mask & (played.mask - 1)}.get(bound.demand, bound.mask)
    before = _before_his_card(h, bound.seat)
    return h.held(before, bound.seat, better, book.ABLE, played=played, demand=bound.message)


def _partners_card_back(h: Hearing, played: Card) -> None:
    partner = h.offender.partner
    trick = h.table.trick if h.table.trick.card(partner) is played else h.table.last_trick
    later = trick.plays_after(partner) if trick is not None else ()
    penalty_cards.taken_back(h, book60.OFFENDING_SIDE_PLAYS, partner, played)
    for seat, card in later:
        if seat.side is not partner.side:
            law47.may_change(h, seat, card, book47.RETRACT_AFTER_OPPONENTS_CHANGE, partner.side)


def _not_called(h: Hearing) -> tuple[Provision, ...]:
    """That dummy's card, however obvious, had not been played because declarer had not asked for it."""
    before = h.incident.before
    if before.trick.card(h.table.dummy) is not None or not h.incident.enters:
        return ()
    obvious = h.term(book.NOT_AUTOMATIC, "scope") == "every card" or _only_equals(before)
    return (book.NOT_AUTOMATIC, book.GESTURE_SUFFICES) if obvious else ()


def _only_equals(table: Table) -> bool:
    """Whether dummy's cards of the suit led, as far as they are on file, are a singleton or all touching."""
    led = table.trick.led
    ranks = [card.rank for card in table.hand(table.dummy).cards if card.suit is led]
    return bool(ranks) and max(ranks) - min(ranks) == len(ranks) - 1


LAW = Law(
    57,
    notices=notice,
    of=PLAYS,
    lapses=lapse,
    waits=waits,
    hears=by_kind(
        {book.PrematurePlay: hear, book.DeclarerPlayedTooSoon: _by_declarer, book.DeclarerLedAgain: _gives_way}
    ),
    doubts=doubted,
    phases=(Phase.PLAY,),
    yields_to=(53, 54, 41, 58, 52, 61),
)
