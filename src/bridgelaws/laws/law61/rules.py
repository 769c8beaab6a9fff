"""Law 61: failure to follow suit; inquiries concerning a revoke."""

from __future__ import annotations

from collections.abc import Iterator

from ...board.events import DirectorCalled, Retracted, Said, discloses
from ...board.orders.revokes import in_order_of_play
from ...board.table import Demand, Incident, Revoke, Stage, Table
from ...hearing.law import Law, plays_and
from ...values.cards import Card
from ...values.frozen import replace
from ...values.seats import Seat
from ..books import book45
from ..law45 import misplaced_queries
from ..law59 import queries as query59
from ..law62 import queries as query62
from ..law63 import queries as query63
from ..legal import allowed
from .alleged_queries import beside_one_of_several, besides, may_mean_one_of_several, meant
from .book import FailureToFollowSuit, NotAsRequired, RevokeSpokenOf
from .procedures import hear
from .queries import (
    about,
    bound_by,
    is_of_rank,
    lead_changed,
    may_have_established,
    notice,
    obedient,
    put_down,
    revoke_of,
    spoken_of,
    turns_on_what_followed,
    unable,
)


def watch(table: Table, before: Table) -> Table:
    """Keep the revokes that the cards show, and the discards that may be one; drop what was taken back or cleared."""
    if not table.revokes and not table.docket and all(hand.known for hand in table.hands):
        return table
    return ruled_on(table, before)


def ruled_on(table: Table, before: Table) -> Table:
    """The same after a ruling, which may have put a card in a trick that leaves a revoke there."""
    on_file = table.files(NotAsRequired)
    if not on_file and not table.revokes and not before.restrictions and not _may_be_discards(table):
        return table
    if any(_past(table, incident) for incident in on_file):
        table = table.but(docket=tuple(i for i in table.docket if not _past(table, i)))
    kept = tuple(now for revoke in table.revokes if (now := _now(table, revoke)) is not None)
    new: tuple[Revoke, ...] = ()
    for revoke in (*_discards(table, before, kept), *_disobeyed(table), *_by_rank(table, before)):
        if not any(revoke.same(known) for known in kept + new):
            new += (query63.as_played(table, revoke),)
    if kept == table.revokes and not new:
        return table
    return table.but(revokes=in_order_of_play(table, kept + new))


def _now(table: Table, revoke: Revoke) -> Revoke | None:
    """The same revoke as it stands now; None if the card was taken back or the hand turned out to be void."""
    if revoke.card is None:
        return revoke
    trick = table.trick_at(revoke.trick)
    if revoke.stage is Stage.CORRECTED:
        # The same card once more, although it had been taken back, is a revoke once more.
        on_file = any(about(i, revoke) for i in table.files(NotAsRequired))
        again = on_file and trick is not None and trick.card(revoke.seat) is revoke.card
        if not again:
            return revoke
        times = revoke.times + 1
        return replace(revoke, stage=Stage.OPEN, found=False, authority=None, by=None, times=times)
    if trick is None or trick.card(revoke.seat) is not revoke.card:
        return None
    if revoke.suit is not None and trick.led is not None and trick.led is not revoke.suit:
        return None
    if not revoke.sure and revoke.suit is None:
        files = [i for i in table.files(FailureToFollowSuit) if i.act.play is not None]
        held = table.held_at(revoke.trick, revoke.seat, revoke.playable)
        if not any(about(i, revoke) for i in files) and (held is False or not is_of_rank(revoke)):
            return None
        revoke = replace(revoke, sure=True) if held else revoke
    if not revoke.sure and revoke.suit is not None:
        held = table.held_at(revoke.trick, revoke.seat, revoke.suit.mask)
        if held is False:
            return None
        revoke = replace(revoke, sure=True) if held else revoke
    if revoke.found or revoke.stage is not Stage.OPEN:
        return revoke
    pending = any(i.attended and about(i, revoke) for i in table.files(FailureToFollowSuit))
    return replace(revoke, stage=Stage.MUST_BE_CORRECTED) if pending else revoke


def _past(table: Table, incident: Incident) -> bool:
    """Whether the card of a file has been withdrawn by a ruling on something else, or is judged by a lead changed.

    So it is with a card called from dummy if the one that dummy moved instead stands (45D): it was not played.
    """
    if not isinstance(incident, NotAsRequired):
        return False
    gave_way = misplaced_queries.gave_way(table, incident)
    return gave_way or _withdrawn(table, incident) or lead_changed(table, incident)


def _withdrawn(table: Table, incident: Incident) -> bool:
    """Whether another ruling has had the card of a file taken back (58B3): what is played instead is judged anew."""
    seat, card, trick = incident.offender, incident.card, table.trick_at(incident.trick)
    if trick is None or trick.card(seat) is card:
        return False
    return any((w.seat, w.card, w.trick) == (seat, card, incident.trick) for w in table.withdrawn)


def _may_be_discards(table: Table) -> bool:
    """Whether a trick on file has more than its lead."""
    return bool(table.tricks) or table.suspended is not None or len(table.trick.order) > 1


def _discards(table: Table, before: Table, kept: tuple[Revoke, ...]) -> Iterator[Revoke]:
    """The cards of the trick in progress and the one before that did not follow suit, unless the hand had none.

    So are those of a trick long past into which a ruling has put a card. When a finding is put aside, those of every
    trick on file: it may have been taken for granted there. Those that are `kept` need not be found again.
    """
    if not _may_be_discards(table):
        return
    # Dummy's wrong card may still be exchanged for the one called (45D).
    to_be_put_right = [i.card for i in table.files(book45.PutForwardByDummy) if not i.put_right]
    reach = len(table.tricks) if len(table.put_aside) > len(before.put_aside) else 1
    first = table.number - max(reach, 1)
    for number in (*(n for n in table.puts.placed_late if n < first), *range(first, table.number + 2)):
        trick = table.trick_at(number)
        led = None if trick is None else trick.led
        if trick is None or led is None or not trick.off_suit:
            continue
        for seat, card in trick.off_suit:
            if seat in trick.omitted or card in to_be_put_right:
                continue
            if any(known.card is card and known.seat is seat and known.trick == number for known in kept):
                continue
            if _followed_another_lead(table, number, seat, card):
                continue
            held = table.held_at(number, seat, led.mask)
            if held is not False:
                yield revoke_of(before, number, seat, card, led, sure=held is True)


def _followed_another_lead(table: Table, number: int, seat: Seat, card: Card) -> bool:
    """Whether a card was played to another lead than lies there now: a revoke corrected since (62), or dummy's (45D).

    Dummy's was another card than he has put there since, which may still go back; or one that went back, and whether
    the card may stay is still to be heard: it is once what dummy moved in the same trick has been ruled on.
    """
    if query62.followed_another_lead(table, number, seat, card):
        return True
    still_to_be_heard = number == table.number or misplaced_queries.may_go_back(table, number)
    if still_to_be_heard and (seat, card) in misplaced_queries.kept_before_the_lead(table, number):
        return True
    return misplaced_queries.lay_before_the_lead(table, number, card)


def _disobeyed(table: Table) -> Iterator[Revoke]:
    """Failures to lead or play as demanded that are on file."""
    for incident in table.files(NotAsRequired):
        if incident.card is None:
            continue
        before, seat, card = incident.before, incident.offender, incident.card
        led = before.trick.led
        then = before.knowing(table)
        if any(unable(then, seat, card, demand) for demand in bound_by(before, seat, card)):
            continue
        if led is None or card.suit is led or then.holds(seat, led.mask) is False:
            legal = obedient(then, seat, card)
            sure = before.hand(seat).known or then.holds(seat, legal) is True
            yield revoke_of(before, incident.trick, seat, card, None, sure=sure, playable=legal)


def _by_rank(table: Table, before: Table) -> Iterator[Revoke]:
    """A card just played, in turn or not (60A2), that was not, or may not have been, the highest or lowest demanded."""
    for demand in before.restrictions:
        seat = demand.seat
        then, now = before.trick_at(demand.trick), table.trick_at(demand.trick)
        card = now.card(seat) if now is not None else None
        if card is None or then is None or then.card(seat) is card:
            continue
        if demand.demand in (Demand.HIGHEST, Demand.LOWEST) and demand.mask & card.mask:
            better = query59.instead(demand, card) & before.may_hold(seat)
            held = before.holds(seat, better) if better else False
            if held is None or (held and not allowed(before, seat, 2, card)):
                yield revoke_of(before, demand.trick, seat, card, None, sure=held is True, playable=better)


# Hearing


def concerns(table: Table, incident: Incident) -> Card | None:
    """The card that a file is about which was opened by what somebody said of a revoke."""
    if incident.cause is None or not discloses(incident.cause):
        return None
    spoken_of = meant(table, incident)
    return None if spoken_of is None else spoken_of.card


def waits(table: Table, revoke: Incident) -> bool:
    """Whether a card was played, or a revoke established, turns on what was done since: that is found out before."""
    seat, trick, at = revoke.offender, revoke.trick, revoke.at
    of_what_was_said = revoke.cause is not None and discloses(revoke.cause)
    card = meant(table, revoke) if of_what_was_said else None
    if card is not None:
        seat, trick, at = card.seat, card.trick, put_down(table, card.card)
    elif of_what_was_said and revoke.card is not None:
        at = put_down(table, revoke.card)  # found to be no revoke, it is still the card that was spoken of
    if turns_on_what_followed(table, seat, trick, at):
        return True
    if not isinstance(revoke, RevokeSpokenOf):
        return False
    if may_mean_one_of_several(table, revoke) or beside_one_of_several(table, revoke):
        return True
    return any(i.attended for i in may_have_established(table, card))


def arising(table: Table) -> Incident | None:
    """A revoke that its player has admitted, or that has come to light beside another."""
    return spoken_of(table) or besides(table)


LAW = Law(
    61,
    notices=notice,
    of=plays_and(Said, DirectorCalled, Retracted),
    watches=watch,
    reviews=ruled_on,
    concerns=concerns,
    waits=waits,
    hears=hear,
    arises=arising,
    arises_from="revokes",
    yields_to=(41, 43, 50, 53, 54, 58, 62),
)
