"""Law 61: questions to a table."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import (
    DirectorCalled,
    Event,
    Faced,
    Retracted,
    Said,
    Saying,
    Spread,
    cards_of,
    disclosed_since,
)
from ...board.keys import UNFILED, Key, Occasion
from ...board.table import Demand, Incident, Restriction, Revoke, Stage, Table
from ...book.questions import Finding
from ...hearing.holdings import held_when_played
from ...values.cards import Card, Suit
from ...values.frozen import replace
from ...values.seats import Seat
from ...words.message import Message
from ..books import book44, book45, book48, book49, book51, book54, book55, book56, book57, book58, book68
from ..common import early_card, file, followed_no_lead, one_of_several
from ..law45 import queries as query45
from ..law59 import queries as query59
from ..law62 import queries as query62
from ..law68 import queries as query68
from ..legal import allowed, narrowed_to
from . import book, words
from .sight_queries import in_sight, penalty_cards_then, was_in_sight

# The matters in which it is found what a card put down, called, shown or spread after a revoke counted as.
_SAY_WHAT_IT_WAS = (
    book45.CardPlayed,
    book48.DeclarersExposedCards,
    book49.DefendersExposedCards,
    book57.PrematurePlay,
    book58.SimultaneousPlay,
    book68.ClaimOrConcession,
)
_LEADS_OUT_OF_TURN = (book54.OpeningLeadOutOfTurn, book55.DeclarersLeadOutOfTurn, book56.DefendersLeadOutOfTurn)


def about(incident: Incident, revoke: Revoke) -> bool:
    """Whether a file is about the card of a revoke."""
    same = incident.trick == revoke.trick and incident.offender is revoke.seat
    return same and incident.card is revoke.card


def lead_changed(table: Table, incident: Incident) -> bool:
    """Whether the card of a file is judged by a lead that another card has replaced since (45D)."""
    then, trick = incident.before.trick.led, table.trick_at(incident.trick)
    return then is not None and trick is not None and trick.led not in (None, then)


def obedient(before: Table, seat: Seat, card: Card) -> int:
    """The cards that would have met the demands on a hand, when it played this one."""
    legal = narrowed_to(before, seat, 2, card)
    for demand in query59.binding(before, seat):
        # Of a hand that is not on file every card is left; what would have obeyed is known all the same.
        legal = legal & demand.mask or legal
    return legal


def is_of_rank(revoke: Revoke) -> bool:
    """Whether it is about the rank of the card only: he followed suit, and another card of it would have obeyed."""
    if revoke.suit is not None or revoke.card is None:
        return False
    return bool(revoke.playable) and not revoke.playable & ~revoke.card.suit.mask


def revoke_of(
    before: Table, number: int, seat: Seat, card: Card, suit: Suit | None, *, sure: bool, playable: int = 0
) -> Revoke:
    """A revoke just made: `before` is the table on which the card was played.

    `playable` are the cards that would have met the demand, where it was not one to follow suit.
    """
    old = before.penalty_card(seat, card)
    how = "follow suit" if suit is not None or not playable else "requirement"
    playable = suit.mask if suit is not None else playable
    kind, sight = old.kind if old is not None else None, in_sight(before, seat, playable)
    return Revoke(number, seat, card, suit, how, playable, sure=sure, faced=kind, in_sight=sight)


def revoke_by_restored(table: Table, number: int, seat: Seat, card: Card, suit: Suit) -> Revoke:
    """A revoke that a restored card makes of what was played to a trick before, by what lay in sight then."""
    kind = penalty_cards_then(table, number, seat).get(card)
    sight = was_in_sight(table, number, seat, suit.mask)
    return Revoke(number, seat, card, suit, "follow suit", suit.mask, sure=True, faced=kind, in_sight=sight)


def notice(table: Table, act: Act) -> Incident | None:
    """A hand in turn fails to follow suit or to obey a demand; or a player speaks of a revoke."""
    match act.event:
        case Faced():
            pass
        case Said(what=Saying.NO_MORE):
            return _inquiry(table, act)
        case DirectorCalled(about="revoke") | Said(what=Saying.ATTENTION, about="revoke"):
            return _allegation(table, act)
        case DirectorCalled(about=None) | Said(what=Saying.ATTENTION, about=None):
            return _allegation(table, act) if points_at_one(table) else None
        case Retracted(seat, card) if early_card(table, seat, card) or one_of_several(table, seat, card):
            return None
        case Retracted(seat, card) if (meant := _not_on_file(table, seat, card)) is not None:
            said = words.TOOK_BACK(seat, card)
            return file(table, act, book.DiscardTakenBack, said, trick=meant.trick, at_once=True)
    replaced = query62.put_right(table, act)
    if replaced is not None:
        summary = words.PUT_DOWN_INSTEAD(act.seat, act.card, replaced.card)
        wrong, number = replaced.card, replaced.trick
        return file(table, act, book.PutDownForRevoke, summary, trick=number, at_once=True, replaced=wrong)
    if act.play is None or act.seat is not table.turn or act.card is None:
        return None
    seat, card = act.play
    led = table.trick.led
    if led is not None and card.suit is not led and table.holds(seat, led.mask):
        return file(table, act, book.NotAsRequired, words.DID_NOT_FOLLOW(seat, card, led))
    bound = bound_by(table, seat, card)
    if not bound or followed_no_lead(table, act):
        return None
    legal = narrowed_to(table, seat, 2, card)
    broken = [
        r
        for r in bound
        if not unable(table, seat, card, r)
        and (not r.mask & card.mask or not legal & card.mask or table.holds(seat, query59.instead(r, card)))
    ]
    if not broken or allowed(table, seat, 2, card):
        return None
    return file(table, act, book.NotAsRequired, _against(table, seat, card, broken[0]))


def unable(table: Table, seat: Seat, card: Card, demand: Restriction) -> bool:
    """Whether a hand that played a card certainly had none with which to obey a demand (59)."""
    instead = query59.instead(demand, card)
    return bool(instead) and table.holds(seat, instead) is False


def _against(table: Table, seat: Seat, card: Card, demand: Restriction) -> Message:
    """What a hand did that may be against a demand; no one is accused who may not have been able to obey."""
    hand = table.hand(seat)
    able = hand.cards.mask & demand.mask & ~card.mask
    if hand.known or able:
        said = words.PLAYED_AGAINST
    elif demand.demand is Demand.FORBID:
        said = words.PLAYED_IF_HOLDING_ANOTHER_SUIT
    else:
        said = words.PLAYED_IF_HOLDING_ONE
    return said(seat, card, replace(demand, seat=seat).message)


def bound_by(table: Table, seat: Seat, card: Card) -> list[Restriction]:
    """The demands that a hand may have broken by a card."""
    # A penalty card that declarer named and that is not played comes under Law 52, whatever else binds the hand.
    demands = [r for r in query59.binding(table, seat) if r.authority is not book51.DECLARER_DESIGNATES]
    together = (_added(r, demands[:n], card) for n, r in enumerate(demands))
    # Following suit comes before a demand for another suit (59).
    return [r for r in together if card.suit is not table.trick.led or r.mask & card.suit.mask]


def _added(ban: Restriction, earlier: list[Restriction], card: Card) -> Restriction:
    """A ban with the demands before it that a card obeys: only with what these leave can the hand obey it (59)."""
    if ban.demand is not Demand.FORBID:
        return ban
    obeyed = [r for r in earlier if r.mask & card.mask]
    barred = (s for s in Suit if s not in ban.suits and not all(s.mask & r.mask for r in obeyed))
    return replace(ban, suits=(*ban.suits, *barred))


def is_recent(table: Table, revoke: Revoke) -> bool:
    """Whether a card was played to this trick or to the last one, or one there shows it; or play is over."""
    if table.finished or revoke.trick >= table.number - 1:
        return True
    return revoke.sure and shown_now(table, revoke.seat, revoke.trick, revoke.suit)


def shown_now(table: Table, seat: Seat, number: int, suit: Suit | None) -> bool:
    """Whether a hand has put a card of a suit that it did not follow at an earlier trick to this trick or the last."""
    later = (table.trick_at(n) for n in (table.number - 1, table.number) if n > number)
    cards = [trick.card(seat) for trick in later if trick is not None]
    return any(card is not None and card.suit is suit for card in cards)


def put_down(table: Table, card: Card | None) -> int:
    """The place in the log where a card was last put down; the end if none tells."""
    places = [n for n, event in enumerate(table.log) if card is not None and card in cards_of(event)]
    return places[-1] if places else len(table.log)


def in_doubt(table: Table, revoke: Revoke) -> bool:
    """Whether it is a recent card from a hand that is not on file, which no one has asked about.

    When play is over, any such card. It may also not have been the highest or lowest when that was demanded.
    """
    of_suit_or_rank = revoke.suit is not None or is_of_rank(revoke)
    return not revoke.sure and not revoke.found and of_suit_or_rank and is_recent(table, revoke)


def _not_on_file(table: Table, seat: Seat, card: Card) -> Revoke | None:
    """A recent card of a hand that certainly was a revoke, or may have been one, and that there is no file on."""
    filed = any(i.of(seat, card) for i in table.files(book.FailureToFollowSuit))
    of_it = [r for r in table.revokes if (r.seat, r.card) == (seat, card)]
    sure = [r for r in of_it if r.sure and not r.found and not filed and is_recent(table, r) and r.suit is not None]
    return next(iter(sure + [r for r in of_it if in_doubt(table, r)]), None)


def points_at_one(table: Table) -> bool:
    """Whether who calls without saying why may mean a revoke that there is no file on.

    A card that may have been one is asked about only if nothing else can be meant.
    """
    if not table.revokes:
        return False
    if _about_nothing_else(table) and (_any_in_doubt(table) or _without_file(table)):
        return True
    return _come_to_light(table)


def _any_in_doubt(table: Table) -> bool:
    """Whether a recent card may have been a revoke, and no claim is contested: of that one the call is (68D)."""
    return any(in_doubt(table, r) for r in table.revokes) and not query68.awaits_ruling(table)


def _about_nothing_else(table: Table) -> bool:
    """Whether nothing is on file that a call of the Director can be about, or is being heard.

    That two legal cards came at one instant is only said when somebody calls and nothing is wrong: it is no matter that
    a further call would be about. Nor is a lead that was forgiven, on file again because somebody has spoken (60A2).
    """
    left = (i for i in table.docket if i.irregular and not table.has_heard(i.key))
    bears = (i for i in left if not _played_to(table, i) and not _played_by_it(table, i))
    files = (i for i in bears if not isinstance(i, book58.TogetherWithAnother))
    return not any(
        i.attended or not isinstance(i, book.FailureToFollowSuit) or i.trick >= table.number - 1 for i in files
    )


def _played_by_it(table: Table, incident: Incident) -> bool:
    """Whether a card that was held or touched was played by that and may be a revoke: a call is about that card."""
    return query45.may_be_revoke(incident) and any(r.card is incident.card and not r.found for r in table.revokes)


def to_a_lead_out_of_turn(table: Table) -> set[int]:
    """The tricks of leads out of turn to which a card was played that may be a revoke: a call is about both."""
    return {i.trick for i in table.docket if _played_to(table, i)}


def _played_to(table: Table, incident: Incident) -> bool:
    """Whether a file is on a lead out of turn to which an opponent has played a card that may be a revoke.

    His card bears on what becomes of the lead (53A), and a call that is about the one is about both.
    """
    trick = table.trick_at(incident.trick)
    if (
        incident.attended
        or not isinstance(incident, _LEADS_OUT_OF_TURN)
        or trick is None
        or trick.card(incident.offender) is None
    ):
        return False
    to_it = [
        r for r in table.revokes if not r.sure and not r.found and r.suit is not None and r.trick == incident.trick
    ]
    return any(r.seat.side is not incident.offender.side and r.seat in trick.after(incident.offender) for r in to_it)


def _without_file(table: Table) -> bool:
    """Whether a recent revoke is on record and no file: its card was forgiven as out of turn, or named in a change."""
    recent = (r for r in table.revokes if is_recent(table, r))
    return any(r.sure and not r.found and r.card is not None for r in recent)


def _come_to_light(table: Table) -> bool:
    """Whether a card put down since shows that a discard was a revoke, on which there is no file of any kind.

    The discard is recent, or that card is: it is now that all can see it.
    """
    sure = (r for r in table.revokes if r.sure and not r.found and r.suit is not None)
    shown = (r for r in sure if r.trick == table.number - 1 or shown_now(table, r.seat, r.trick, r.suit))
    return any(not any(i.card is r.card for i in table.docket) for r in shown)


def _inquiry(table: Table, act: Act) -> Incident:
    """A player asks another whether he has none left."""
    event = act.event
    assert isinstance(event, Said)
    assert event.to is not None
    asked, last = event.to, asked_about(table, event.to)
    may_be = (r for r in table.revokes if r.sure or r.suit is not None)
    meant = next((r for r in may_be if (r.trick, r.seat, r.card) == last), None)
    return spoken_of_as(table, act, book.RevokeAskedAbout, words.ASKED(event.seat, asked), meant, asked)


def asked_about(table: Table, asked: Seat) -> tuple[int, Seat, Card] | None:
    """The card that a player means who asks another whether he has none left, and its trick.

    It is the last with which that player did not follow suit, or may not have obeyed, at this trick or the last one;
    also if it is known to have been no revoke: then nothing is said of one before it. Declarer is asked about his own
    hand if he can be, since dummy's lies open.
    """
    files = [i for i in table.files(book.NotAsRequired) if i.act.play is not None]
    for number in (table.number, table.number - 1):
        trick = table.trick_at(number)
        if trick is None:
            continue
        for seat in (asked, asked.partner) if asked is table.declarer else (asked,):
            card = trick.card(seat)
            if card is None:
                continue
            if card.suit is not trick.led or any(i.trick == number and i.of(seat, card) for i in files):
                return number, seat, card
    return None


def spoken_of_as(
    table: Table,
    act: Act,
    kind: type[book.RevokeSpokenOf],
    summary: Message,
    meant: Revoke | None,
    offender: Seat,
    key: Key = UNFILED,
) -> book.RevokeSpokenOf:
    """A file on what somebody said of a revoke: about the card meant, if that is plain."""
    if meant is None:
        return file(table, act, kind, summary, offender=offender, key=key, at_once=True, meant=act.card)
    offender, number, card = meant.seat, meant.trick, meant.card
    return file(table, act, kind, summary, offender=offender, trick=number, key=key, at_once=True, meant=card)


def _allegation(table: Table, act: Act) -> Incident | None:
    """The Director is called about a revoke, or about what may be one, that no file is open on."""
    if _adds_nothing(table):
        return None
    meant = [r for r in table.revokes if not r.found and not on_the_docket(table, r)]
    if not table.revokes and _said_before(table):
        return None  # he can mean no other: there is none
    if not meant and any(query45.may_be_revoke(i) for i in table.docket):
        return None  # whether that card was played is found first (45C); if it was, the call is about it
    said = isinstance(act.event, DirectorCalled | Said) and act.event.about is not None
    spoke = words.SAID_REVOKE if said else words.POINTED_AT_ONE
    tricks = set() if said else to_a_lead_out_of_turn(table)
    meant = [r for r in meant if r.sure or not tricks or r.trick in tricks]
    only = meant[0] if len(meant) == 1 else None
    return spoken_of_as(table, act, book.RevokeAlleged, spoke(act.seat), only, act.seat)


def _adds_nothing(table: Table) -> bool:
    """Whether a call about a revoke, or attention, is about what is on file, or adds nothing to what was said before.

    What is said between two acts is a set. Who says first in it that there was a revoke speaks of those on file, also
    when attention has been drawn to them just before; and it is the same to speak of one and to point at what may be
    one. Who says so again speaks of another.
    """
    since = disclosed_since(table.log)
    files = table.files(book.FailureToFollowSuit)
    if any(not i.attended for i in files):
        return True  # it is about what is on file
    if _said_before(table):
        return not says_revoke(table.log[-1])
    drawn = (i.at if i.attended_at is None else i.attended_at for i in files if i.attended)
    return any(at >= since for at in drawn)


def _said_before(table: Table) -> bool:
    """Whether somebody has said before, since the last act, that there was a revoke."""
    return any(says_revoke(event) for event in table.log[disclosed_since(table.log) : -1])


def says_revoke(event: Event) -> bool:
    """Whether somebody says that there was a revoke."""
    return isinstance(event, DirectorCalled | Said) and event.about == "revoke"


def spoken_of(table: Table) -> Incident | None:
    """A recent revoke that nobody could file: its player has just said that he has a card of the suit."""
    said = table.log[-1] if table.revokes and table.log else None
    if not isinstance(said, Said) or said.what is not Saying.HAVE or said.card is None:
        return None
    recent = (r for r in table.revokes if r.sure and not r.found and r.trick >= table.number - 1)
    for revoke in recent:
        if table.actor(revoke.seat) is not said.seat or revoke.suit is not said.card.suit:
            continue
        if not any(about(i, revoke) for i in table.docket):
            summary = words.SAID_THAT_HE_HAD(said.seat, said.card, revoke.card)
            key = Occasion(book.RevokeAdmitted, revoke.trick, revoke.seat, (revoke.card, revoke.times))
            found = spoken_of_as(table, Act(said, said.seat), book.RevokeAdmitted, summary, revoke, said.seat, key)
            return replace(found, at=len(table.log) - 1)
    return None


def on_the_docket(table: Table, revoke: Revoke) -> bool:
    """Whether a file on the card is open, to which attention has been drawn."""
    return any(about(i, revoke) for i in being_heard(table))


def being_heard(table: Table) -> list[book.FailureToFollowSuit]:
    """The open files on cards that were played, not on mere words, to which attention has been drawn."""
    return [i for i in table.files(book.FailureToFollowSuit) if i.attended and i.act.play is not None]


def better_card(revoke: Revoke) -> Finding:
    """The finding whether the hand held a higher, or lower, card when its highest or lowest was demanded."""
    assert revoke.card is not None
    seat, card = revoke.seat, revoke.card
    better = book.HELD_HIGHER if revoke.playable > card.mask else book.HELD_LOWER
    return better.of(revoke.id, seat=seat, card=card, suit=card.suit, trick=revoke.trick)


def holding_then(revoke: Revoke) -> Finding:
    """The finding whether the hand held the suit led when it discarded."""
    assert revoke.suit is not None
    return held_when_played(revoke.trick, revoke.seat, revoke.card, revoke.suit, book44.FOLLOW_SUIT)


def as_before(revoke: Revoke) -> Stage:
    """Nothing follows from the attention drawn: an open revoke is open still."""
    return Stage.OPEN if revoke.stage is Stage.MUST_BE_CORRECTED else revoke.stage


def turns_on_what_followed(table: Table, seat: Seat, trick: int, at: int) -> bool:
    """Whether something that is being heard, done since a card was put down, may bear on whether it was a revoke.

    Or on whether that is established, unless it was before.
    """
    since = (i for i in table.docket if i.attended and i.at > at and isinstance(i, _SAY_WHAT_IT_WAS))
    return any(_bears_on(i, seat, trick) for i in since)


def _bears_on(incident: Incident, revoker: Seat, trick: int) -> bool:
    """Whether a file is on a designation at the trick, or on a card of the revoker's side that may be a lead."""
    if not trick <= incident.trick <= trick + 1:
        return False
    if isinstance(incident, book45.CardPlayed):
        return True
    here = (r for r in incident.before.revokes if (r.trick, r.seat) == (trick, revoker))
    established = any(r.stage is Stage.ESTABLISHED for r in here)
    return incident.offender.side is revoker.side and not incident.enters and not established


def first_to_be_heard(table: Table, revokes: list[Revoke]) -> Revoke:
    """Of several revokes spoken of at once, the first on which nothing has to be found out before; else the first."""
    return next((r for r in revokes if not _has_to_wait(table, r)), revokes[0])


def _has_to_wait(table: Table, revoke: Revoke) -> bool:
    at = put_down(table, revoke.card)
    return turns_on_what_followed(table, revoke.seat, revoke.trick, at) or any(
        i.attended for i in may_have_established(table, revoke)
    )


def may_have_established(table: Table, meant: Revoke | None = None) -> list[Incident]:
    """What the side of a revoke did while it was open, if that established it only by counting as a play or a claim.

    Of the one that is meant, or of any.
    """
    recent = [r for r in table.revokes if r.stage is not Stage.CORRECTED and not r.found]
    recent = recent if meant is None else [r for r in recent if r.same(meant)]
    return [i for i in table.docket if any(_would_establish(i, revoke) for revoke in recent)]


def _would_establish(incident: Incident, revoke: Revoke) -> bool:
    open_then = (r for r in incident.before.revokes if r.stage in (Stage.OPEN, Stage.MUST_BE_CORRECTED))
    if incident.offender.side is not revoke.seat.side or not any(r.same(revoke) for r in open_then):
        return False
    match incident:
        case book45.CardHeld() | book45.NamedIncompletely():
            return incident.trick == revoke.trick + 1
        case book45.PutDownBesides() | book49.PlayedInVain() | book57.LedToTheNextTooSoon():
            return revoke.trick <= incident.trick <= revoke.trick + 1
        case book48.DeclarersExposedCards():
            return isinstance(incident.cause, Spread)
        case _:
            return False
