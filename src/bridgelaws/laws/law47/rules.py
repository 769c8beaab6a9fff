"""Law 47: retraction of a card played."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Retracted, Said, Saying
from ...board.keys import Occasion
from ...board.orders import Note, Refer, Stands, Withdraw
from ...board.records import Settled
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ...values.seats import Seat
from ..common import early_card, file, one_of_several
from ..law09 import book as book09
from ..law16 import procedures as law16
from ..law45 import book as book45
from ..law45 import procedures as law45
from ..law50 import penalty_cards
from ..law61 import book as book61
from .book import (
    OPENING_LEAD_UNTIL_DUMMY_SHOWS,
    PLAYED_CARD_STANDS,
    RETRACT,
    RETRACT_AFTER_OPPONENTS_CHANGE,
    RETRACT_AFTER_WRONG_EXPLANATION,
    TOO_LATE_TO_RETRACT,
    ExplanationPutRight,
    PlayedAfterAChange,
    TakenBack,
    last_played,
)
from .procedures import exempt, explained_wrongly, may_change, played_because_of_it, still_there


def notice(table: Table, act: Act) -> Incident | None:
    """A card taken back from the trick, or an explanation put right after a card was played."""
    event = act.event
    if isinstance(event, Retracted):
        revoked = any(i.of(event.seat, event.card) for i in table.files(book61.FailureToFollowSuit))
        elsewhere = early_card(table, event.seat, event.card) or one_of_several(table, event.seat, event.card)
        if revoked or elsewhere or table.puts.in_reach(event.seat, event.card) is None:
            return None  # a revoke card taken back is Law 62's; one played too soon 57's; one of several at once 58's
        return file(table, act, TakenBack, f"{event.seat} took back {event.card}")
    if isinstance(event, Said) and event.what is Saying.EXPLANATION_CORRECTED:
        last = last_played(table, event.seat.side.other)
        if last is None:
            return None
        seat, card = last
        summary = f"{event.seat} put right an explanation after {seat} had played {card}"
        return file(table, act, ExplanationPutRight, summary)
    return None


def lapse(h: Hearing) -> bool:
    """Play has gone on past any question of taking the card back."""
    number = h.incident.trick
    return h.act.play is not None and h.table.both_have_played_since(number)


def _taken_back(h: Hearing) -> None:
    """A played card stays played unless this law says otherwise."""
    if law45.was_fifth_card(h):
        return
    played_by = book45.PLAY_FROM_DUMMY if h.offender is h.table.dummy else book45.PLAY_FROM_HAND
    also = (book09.PREMATURE_CORRECTION,) if _was_irregular(h) else ()
    h.rule(PLAYED_CARD_STANDS, Stands(h.offender, h.card, "play"), also=(played_by, *also))


def _may_follow(h: Hearing) -> None:
    """47D: an opponent's card has been changed."""
    may_change(h, h.offender, h.card, RETRACT_AFTER_OPPONENTS_CHANGE, h.offender.side)


def _explained_anew(h: Hearing[ExplanationPutRight]) -> None:
    """47E2: whoever played on a wrong explanation may have his card back, within limits."""
    player, _ = h.incident.played
    damage = Refer("may", "if the wrong explanation damaged the other side", findings=("damage",))
    if not still_there(h, player, h.card):
        if explained_wrongly(h):  # another ruling has had the card taken back
            h.rule(TOO_LATE_TO_RETRACT, damage)
    elif not explained_wrongly(h):
        h.rule(PLAYED_CARD_STANDS, Stands(player, h.card, "play"))
    elif _too_late(h, player):
        h.rule(PLAYED_CARD_STANDS, Stands(player, h.card, "play"))
        h.rule(TOO_LATE_TO_RETRACT, damage, also=(OPENING_LEAD_UNTIL_DUMMY_SHOWS,))
    elif not played_because_of_it(h, player):
        h.rule(PLAYED_CARD_STANDS, Stands(player, h.card, "play"))
    elif h.chosen(RETRACT, by=h.table.actor(player)) == "keep":
        h.rule(RETRACT_AFTER_WRONG_EXPLANATION, Stands(player, h.card, "play"))
    else:
        withdraw = Withdraw(player, h.card, h.offender.side)
        h.rule(RETRACT_AFTER_WRONG_EXPLANATION, withdraw, also=exempt(h, player))
        if not penalty_cards.lies_again(h, player, h.card):
            law16.withdrawn(h, player, h.card, h.offender.side)
        _opponents_may_follow(h, player)


def _opponents_may_follow(h: Hearing, player: Seat) -> None:
    """47D: what an opponent has played to the next trick meanwhile; he chooses once the new card lies there."""
    waiting = h.table.suspended
    for seat, card in waiting.plays if waiting is not None else ():
        if seat.side is not player.side:
            told = Note(str(h.table.actor(seat)), f"may take {card} back once {player} has played another card")
            h.rule(RETRACT_AFTER_OPPONENTS_CHANGE, told)
            h.record(Settled.MAY_FOLLOW, seat, card)


def arising(table: Table) -> Incident | None:
    """47D: a card to the last trick has been changed (47E2(a)), and an opponent's to the next one lies there still.

    Where another hand has won the trick, what was led to the next one has gone back anyway.
    """
    last = table.last_trick
    if last is None or table.trick.empty or table.suspended is not None:
        return None
    for right in table.on_record(Settled.MAY_FOLLOW, trick=table.number):
        seat, card = right.seat, right.card
        key = Occasion(PlayedAfterAChange, table.number, seat, (right.key,))
        changed = table.on_record(Settled.TAKEN_BACK, key=right.key)[0]
        if card is None or table.trick.card(seat) is not card or last.card(changed.seat) is changed.card:
            continue
        if not table.has_heard(key):
            summary = f"{seat} had played {card} after a card that was changed"
            return file(table, Act(None, seat, card), PlayedAfterAChange, summary, key=key)
    return None


def _was_irregular(h: Hearing) -> bool:
    return any(i.card is h.card and i.at < h.incident.at for i in h.incident.before.docket)


def _too_late(h: Hearing, player: Seat) -> bool:
    """Whether a later card, or dummy's going down after an opening lead, has closed the door."""
    trick = h.table.trick
    opening = h.table.number == 1 and trick.leader is player and trick.card(player) is h.card
    if opening and h.table.dummy_seen:
        return True
    if trick.card(player) is h.card:
        return bool(trick.after(player))
    waiting = h.table.suspended
    if waiting is not None and waiting.card(player) is h.card:  # the trick before it has been taken up again
        return bool(waiting.after(player))
    last = h.table.last_trick
    assert last is not None  # it is still there
    if last.order[-1] is not player:
        return True
    return h.term(RETRACT_AFTER_WRONG_EXPLANATION, "limit") == "at all" and not trick.empty


LAW = Law(
    47,
    notices=notice,
    of=only(Retracted, Said),
    lapses=lapse,
    hears=by_kind({TakenBack: _taken_back, ExplanationPutRight: _explained_anew, PlayedAfterAChange: _may_follow}),
    arises=arising,
    yields_to=(50, 41, 61, 62),
)
