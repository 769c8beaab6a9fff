"""Law 47: what a hearing does for several laws."""

from __future__ import annotations

from collections.abc import Callable

from ...board.events import Said
from ...board.incidents import LeadOutOfTurn
from ...board.orders import LeadReturnsTo, Put, Refer, ReturnToHand, Stands, Tell, Withdraw
from ...board.records import Settled
from ...board.table import Trick
from ...book.editions import Provision, Reading
from ...book.questions import Choice, Elect
from ...hearing.hearing import Hearing
from ...values.cards import Card
from ...values.seats import Seat, Side
from ...words.message import Message
from ..books import book49, book50, book57
from ..law16 import procedures as law16
from ..law50 import penalty_cards
from . import book, queries as query47, words


def keep_or_withdraw(h: Hearing, seat: Seat, card: Card, authority: Provision, *, costs: bool = False) -> Choice:
    """The choice about a card played after one that was changed or withdrawn; `costs` where it becomes a penalty card.

    The Director says beforehand what taking it back means (10C1).
    """
    withdraw = Elect("withdraw", authority, aloud=_where_it_goes(h, seat, card, costs)(card))
    if seat is h.table.dummy:
        told = words.WITHDRAWN_BEFORE_DUMMYS() if _went_back(h) else words.CHANGED_BEFORE_DUMMYS()
    else:
        told = words.WITHDRAWN_BEFORE_YOURS() if _went_back(h) else words.CHANGED_BEFORE_YOURS()
    return book.KEEP_OR_WITHDRAW.of(Elect("keep", authority, aloud=True), withdraw, told=told)


def _where_it_goes(h: Hearing, seat: Seat, card: Card, costs: bool = False) -> Callable[[Card | None], Message]:
    """What becomes of a card that is taken back, in the words of the Director."""
    if not h.table.is_defender(seat):
        return words.BACK_TO_DUMMY if seat is h.table.dummy else words.BACK_TO_HAND
    if any((p.seat, p.card) == (seat, card) for p in h.table.laid):
        return words.PENALTY_CARD_AGAIN
    return words.STAYS_AS_PENALTY_CARD if costs else words.BACK_WITHOUT_PENALTY


def _went_back(h: Hearing) -> bool:
    """What this hearing has done with the card before: it has gone back, unless another lies in its place by now."""
    moved = [order for order in h.orders if isinstance(order, Put | ReturnToHand | Withdraw)]
    return bool(moved) and not isinstance(moved[-1], Put)


def may_change(
    h: Hearing,
    seat: Seat,
    card: Card,
    authority: Provision,
    offenders: Side,
    *,
    must: bool = False,
    again: bool = False,
) -> bool:
    """A player who played after a card that was changed may take his own back; True if he did.

    `again` says that he has been asked about another card of his.
    """
    changed = takes_back(h, seat, card, authority, offenders, must=must, again=again)
    if changed and not penalty_cards.lies_again(h, seat, card):
        law16.withdrawn(h, seat, card, offenders)
    return changed


def takes_back(
    h: Hearing, seat: Seat, card: Card, authority: Provision, offenders: Side, *, must: bool, again: bool = False
) -> bool:
    """The same, without a word on who may use what the card showed."""
    suffix = f"{seat.letter}:{card.code}" if again else seat.letter
    if not must and penalty_cards.must_be_played_again(h, seat, card):
        h.rule(authority, Stands(seat, card, "play"), also=(book50.MUST_BE_PLAYED,))
        return False
    asked, by = keep_or_withdraw(h, seat, card, authority), h.table.actor(seat)
    last = not h.table.hand(seat).count  # he has no other card to play instead
    if not must and (last or h.chosen(asked, by=by, suffix=suffix, card=card) == "keep"):
        h.rule(authority, Stands(seat, card, "play"))
        return False
    also = (book.RETRACT_AFTER_OPPONENTS_CHANGE, *exempt(h, seat))
    h.rule(authority, Withdraw(seat, card, offenders), also=also)
    return True


Played = tuple[Seat, Card, int]


def trick_of(h: Hearing) -> Trick | None:
    """The trick that the incident concerns, if its cards can still be taken back."""
    if h.table.number == h.incident.trick:
        return h.table.trick
    # With the trick after the last one waiting, that one lies too far back.
    last = h.table.number == h.incident.trick + 1 and h.table.suspended is None
    return h.table.last_trick if last else None


def played_after(h: Hearing, trick: Trick, seat: Seat) -> list[Played]:
    """The cards played after a hand's card to the trick of the incident, and to the next."""
    found = [(*play, h.incident.trick) for play in trick.plays_after(seat)]
    if trick is not h.table.trick and trick is not h.table.suspended:
        found += [(*play, h.incident.trick + 1) for play in h.table.trick.plays]
    return found


def still_there(h: Hearing, seat: Seat, card: Card) -> bool:
    """Whether a card still lies among those played."""
    return h.table.puts.in_reach(seat, card) is not None


def exempt(h: Hearing, seat: Seat) -> tuple[Provision, ...]:
    """A defender's card shown because a law has it so is no penalty card."""
    return (book49.NORMAL_PLAY_EXEMPT,) if h.table.is_defender(seat) else ()


def misinformed(h: Hearing) -> bool:
    """47E1: an opponent had wrongly told the player that it was his turn; True if the card went back."""
    said, before = told(h), h.incident.before
    if said is None:
        return False
    leads = before.trick.empty or isinstance(h.incident, book57.LedToTheNextTooSoon)
    if not leads and not h.term(book.TOLD_IT_WAS_HIS_TURN, "covers_plays"):
        return False
    automatic, by = h.term(book.TOLD_IT_WAS_HIS_TURN, "automatic"), h.table.actor(h.offender)
    leaves = not automatic and h.chosen(book.TAKE_BACK, by=by, other=said.seat) == "leave"
    if leaves and not (acceptance_barred(h) and h.reads(book.GOES_BACK_ALL_THE_SAME)):
        return False
    proper = h.incident.proper if isinstance(h.incident, LeadOutOfTurn) else before.turn
    assert proper is not None
    turn = LeadReturnsTo(proper) if before.trick.empty else Tell(words.IS_TO_PLAY(proper), to=(proper,))
    left, barred = h.table.actor(h.offender.lho), h.term(book.TOLD_IT_WAS_HIS_TURN, "acceptance") == "may not"
    h.rule(
        book.TOLD_IT_WAS_HIS_TURN,
        Withdraw(h.offender, h.card, said.seat.side),
        turn,
        Tell((words.MAY_NOT_ACCEPT if barred else words.SHOULD_NOT_ACCEPT)(left), to=(left,)),
        also=(book.ESTABLISHES_NO_REVOKE, *exempt(h, h.offender)),
    )
    if not penalty_cards.lies_again(h, h.offender, h.card):
        law16.withdrawn(h, h.offender, h.card, said.seat.side)
    return True


def acceptance_barred(h: Hearing) -> bool:
    """Whether the player was so misinformed that his left-hand opponent may not accept the card."""
    return told(h) is not None and h.term(book.TOLD_IT_WAS_HIS_TURN, "acceptance") == "may not"


def told(h: Hearing) -> Said | None:
    """What an opponent wrongly told the offender about the turn just before he led or played."""
    return query47.told(h.incident.before, h.table.log[: h.incident.at], h.offender)


def explained_wrongly(h: Hearing) -> bool:
    """Whether there was a wrong explanation of the sort that lets a card be taken back."""
    return bool(h.found(book.MISTAKEN)) and _of_that_sort(h)


def _of_that_sort(h: Hearing) -> bool:
    """Whether a wrong explanation is of the sort that the edition has in mind."""
    conventional_only = h.term(book.RETRACT_AFTER_WRONG_EXPLANATION, "conventional_only")
    return not conventional_only or bool(h.found(book.CONVENTIONAL))


def played_because_of_it(h: Hearing, player: Seat) -> bool:
    """Whether the card came of the explanation, where the edition asks for that."""
    asked = h.term(book.RETRACT_AFTER_WRONG_EXPLANATION, "needs_cause")
    return not asked or bool(h.found(book.BECAUSE, player=h.table.actor(player)))


def led_because_of_it(h: Hearing, player: Seat) -> bool:
    """Whether a lead came of an explanation that is known to have been wrong, of the sort that the edition asks for."""
    return _of_that_sort(h) and played_because_of_it(h, player)


def explained_anew(h: Hearing, player: Seat, card: Card, in_time: Reading | None = None) -> None:
    """47E2: whoever played on a wrong explanation may have his card back, within limits.

    If there may be a doubt whether he played it before the explanation was put right, `in_time` is how we read that.
    Where it is too late for any card nobody asks what sort it was: 40C, to which 1997 refers, is about every sort.
    """
    damage = Refer("may", words.EXPLANATION_DAMAGED(), findings=("damage",))
    if not still_there(h, player, card):
        if h.found(book.MISTAKEN):  # another ruling has had the card taken back
            h.rule(book.TOO_LATE_TO_RETRACT, damage)
    elif not h.found(book.MISTAKEN):
        h.rule(book.PLAYED_CARD_STANDS, Stands(player, card, "play"))
    elif _too_late(h, player, card) or (in_time and not h.reads(in_time)) or _dummy_showed(h, player, card):
        h.rule(book.PLAYED_CARD_STANDS, Stands(player, card, "play"))
        h.rule(book.TOO_LATE_TO_RETRACT, damage, also=(book.OPENING_LEAD_UNTIL_DUMMY_SHOWS,))
    elif not led_because_of_it(h, player):
        h.rule(book.PLAYED_CARD_STANDS, Stands(player, card, "play"))
    elif h.chosen(book.RETRACT, by=h.table.actor(player), where=_where_it_goes(h, player, card)(card)) == "keep":
        h.rule(book.RETRACT_AFTER_WRONG_EXPLANATION, Stands(player, card, "play"))
    else:
        withdraw = Withdraw(player, card, h.offender.side)
        h.rule(book.RETRACT_AFTER_WRONG_EXPLANATION, withdraw, also=exempt(h, player))
        if not penalty_cards.lies_again(h, player, card):
            law16.withdrawn(h, player, card, h.offender.side)
        _opponents_may_follow(h, player)


def _opponents_may_follow(h: Hearing, player: Seat) -> None:
    """47D: what an opponent has played to the next trick meanwhile; he chooses once the new card lies there."""
    waiting = h.table.suspended
    for seat, card in waiting.plays if waiting is not None else ():
        if seat.side is not player.side:
            actor = h.table.actor(seat)
            h.rule(book.RETRACT_AFTER_OPPONENTS_CHANGE, Tell(words.MAY_FOLLOW(actor, card, player), to=(actor,)))
            h.record(Settled.MAY_FOLLOW, seat, card)


def _dummy_showed(h: Hearing, player: Seat, card: Card) -> bool:
    """Whether it was the opening lead, and dummy has faced a card since; the Director says so if it is not on file."""
    first = h.table.number == 1 and h.table.trick.leader is player and h.table.trick.card(player) is card
    if not first or h.table.dummy_waits:
        return False
    return h.table.dummy_seen or bool(h.found(book.DUMMY_SHOWED))


def _too_late(h: Hearing, player: Seat, card: Card) -> bool:
    """Whether a later card has closed the door."""
    for lying in (h.table.trick, h.table.suspended):  # that waits while the trick before it has been taken up again
        if lying is not None and lying.card(player) is card:
            return bool(lying.after(player))
    last = h.table.last_trick
    assert last is not None  # it is still there
    at_all = h.term(book.RETRACT_AFTER_WRONG_EXPLANATION, "limit") == "at all"
    return last.order[-1] is not player or (at_all and not h.table.trick.empty)
