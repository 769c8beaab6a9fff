"""Law 64: procedure after establishment of a revoke."""

from __future__ import annotations

from collections.abc import Sequence

from ...board.acts import Act
from ...board.keys import Occasion
from ...board.orders import Refer, Tell, TransferTricks
from ...board.records import Settled
from ...board.revokes import Count, Won, count, tricks_won, won_with_playable_card
from ...board.table import Authority, Incident, Revoke, Sight, Stage, Table, Trick
from ...board.words import REVOKE_WITHOUT_CARD
from ...book.questions import Among, Finding
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind
from ...values.seats import Side
from ...words.message import Message
from ..books import book12, book43, book62, book63
from ..common import file, reads
from ..law68 import queries as query68
from . import book, words


def arising(table: Table) -> Incident | None:
    """Play is over and attention was drawn to a revoke that counts: the tricks, then equity."""
    if not table.revokes or not table.finished or (table.stopped is not None and table.stopped.total is None):
        return None
    found = _counted(table)
    if not found or query68.awaits_ruling(table):
        return None
    # A claim contested and adjudicated, or play resumed, changes the tricks: they are then counted anew.
    about = (*(revoke.id for revoke in found), table.number, table.total)
    named = tuple(words.REVOKED_AT(revoke.seat, revoke.trick) for revoke in found)
    first = found[0]
    act = Act(None, first.seat, first.card)
    tricks, equity = (
        Occasion(kind, first.trick, first.seat, about) for kind in (book.TricksToCount, book.EquityToWeigh)
    )
    if not _is_latest(table, Settled.TRICKS_COUNTED, tricks):
        return file(table, act, book.TricksToCount, words.PLAY_WAS_OVER(named), trick=first.trick, key=tricks)
    if _for_equity(table) and not _is_latest(table, Settled.EQUITY_WEIGHED, equity):
        return file(table, act, book.EquityToWeigh, words.TRICKS_WERE_COUNTED(named), trick=first.trick, key=equity)
    return None


def _is_latest(table: Table, what: Settled, occasion: Occasion) -> bool:
    """Whether the latest ruling on tricks or equity was on these revokes and this result."""
    latest = table.on_record(what)[-1:]
    return any(entry.key == occasion for entry in latest)


def _counted(table: Table) -> tuple[Revoke, ...]:
    """The revokes to which attention was drawn and to which this law applies, in the order of the tricks."""
    return tuple(revoke for revoke in table.revokes if revoke.found and revoke.counts)


def _several(table: Table, side: Side) -> bool:
    """Whether a side has more than one of them, so that each trick is to be counted once."""
    return sum(revoke.seat.side is side for revoke in _counted(table)) > 1


def _for_equity(table: Table) -> tuple[Revoke, ...]:
    """Those of them whose cards still stand, or that cost tricks although they were corrected."""
    put_right = [r for r in table.revokes if r.trick == 12 and r.stage is Stage.CORRECTED]
    return tuple(
        r
        for r in _counted(table)
        if r not in put_right
        and r.authority is not book62.BOTH_SIDES_CORRECT
        # What is to be made good then, 43B3 says itself.
        and r.exempt is not book43.FIRST_TO_MENTION
    )


def hear(h: Hearing) -> None:
    """The transfer for each revoke in turn."""
    h.record(Settled.TRICKS_COUNTED, h.offender)
    given: frozenset[int] = frozenset()
    won = _won(h)
    for revoke in _counted(h.table):
        exempt = _exempt(h, revoke, won)
        if exempt is None:
            given |= frozenset(_transfer(h, revoke, won, given))
        else:
            authority, why = exempt
            about = REVOKE_WITHOUT_CARD(revoke.seat, revoke.trick)
            h.rule(authority, TransferTricks(revoke.id, (), revoke.seat.side.other, about, why))


def _won(h: Hearing) -> tuple[Won, ...]:
    """Who won each trick on file or claimed; and of the tricks before, as many as a revoke there turns on.

    Which of these it was is not known and does not matter: they are counted from the revoke on.
    """
    won, first = tricks_won(h.table), _first_on_file(h.table)
    for side in Side:
        found, until = 0, first
        # The tricks after a later revoke are among those after an earlier one.
        for revoke in reversed([r for r in _counted(h.table) if r.seat.side is side and r.trick < first]):
            if not _turns_on_them(h, revoke, won):
                continue
            since = _won_since(h, revoke, found, until)
            won += tuple(Won(revoke.trick + n, side) for n in range(since - found))
            found, until = since, revoke.trick
    return won


def _first_on_file(table: Table) -> int:
    return table.number - len(table.tricks)


def _turns_on_them(h: Hearing, revoke: Revoke, won: tuple[Won, ...]) -> bool:
    """Whether a trick that his side won before those on file would cost it one, and no other does so anyway."""
    side = revoke.seat.side
    if _exempt(h, revoke, (*won, Won(revoke.trick, side))) is not None:
        return False
    return _several(h.table, side) or not any(w.side is side and w.number >= revoke.trick for w in won)


def _won_since(h: Hearing, revoke: Revoke, found: int, until: int) -> int:
    """How many tricks before those on file his side won from the revoke on; `found` of them from trick `until` on.

    Nothing is asked if it won more in all than there were tricks before the revoke, or nothing at all.
    """
    table, side, first = h.table, revoke.seat.side, _first_on_file(h.table)
    least, most = found, found + until - revoke.trick
    if sum(table.won) == table.number - 1:
        before = table.won[0 if side is Side.NS else 1]
        before -= sum(w.side is side for w in tricks_won(table) if w.number < table.number)
        least, most = max(least, before - (revoke.trick - 1)), min(most, before)
    if least == most or (least and not _several(table, side)):
        return least
    return int(h.found(_tricks_before(revoke, first - 1, range(least, most + 1))))


def _tricks_before(revoke: Revoke, last: int, options: range) -> Finding:
    side, number = revoke.seat.side, revoke.trick
    if last == number:
        one: Among = (("0", words.NOT_THAT_TRICK(number)), ("1", words.THAT_TRICK(number)))
        return book.WON_TRICK_SINCE.of(revoke.id, side=side, trick=number).but(among=one)
    counted = [(words.SO_MANY_TRICKS(n, number, last) if n else words.NONE_OF_TRICKS(number, last)) for n in options]
    among: Among = tuple((str(n), said) for n, said in zip(options, counted, strict=True))
    return book.WON_TRICKS_SINCE.of(revoke.id, side=side, trick=number, last=last).but(among=among)


def _exempt(h: Hearing, revoke: Revoke, won: tuple[Won, ...]) -> tuple[Authority, Message] | None:
    """The item of 64B that holds for this revoke, if one does."""
    if revoke.exempt is not None:
        by_dummy = revoke.exempt is book43.FIRST_TO_MENTION
        return revoke.exempt, (words.BY_DUMMY_WITHOUT_RIGHTS if by_dummy else words.TOO_LATE)()
    if h.has(book.CORRECTED_ON_BOTH_SIDES) and revoke.authority is book62.BOTH_SIDES_CORRECT:
        return book.CORRECTED_ON_BOTH_SIDES, words.CORRECTED_ON_BOTH_SIDES()
    if revoke.trick == 12:
        return book.TWELFTH_TRICK, words.AT_TWELFTH()
    in_sight = _in_sight(h, revoke)
    if in_sight is not None:
        return book.CARD_IN_SIGHT, in_sight
    if _same_suit_before(h, revoke):
        return book.SAME_SUIT_AGAIN, words.SAME_SUIT_AGAIN()
    both = _both_sides(h)
    if both is not None:
        return both, words.BY_BOTH_SIDES()
    if not any(w.side is revoke.seat.side and w.number >= revoke.trick for w in won):
        return book.WON_NOTHING_SINCE, words.WON_NOTHING(revoke.seat.side)
    return None


def _in_sight(h: Hearing, revoke: Revoke) -> Message | None:
    """64B3: that he failed to play a card in sight, if it was one that the edition means."""
    match revoke.in_sight:
        case Sight.DUMMY:
            return words.OF_DUMMY()
        case Sight.PENALTY_CARD:
            return words.OF_A_PENALTY_CARD()
        case Sight.FACED_HAND if h.term(book.CARD_IN_SIGHT, "scope") == "faced card":
            return words.OF_A_FACED_HAND()
    return None


def _same_suit_before(h: Hearing, revoke: Revoke) -> bool:
    """An earlier revoke by the player in the suit: established, where the edition asks for that."""
    needs = h.term(book.SAME_SUIT_AGAIN, "needs_established")
    earlier = [r for r in h.table.revokes if r.found and r.seat is revoke.seat and r.trick < revoke.trick]
    return any(revoke.suit is not None and r.suit is revoke.suit and (not needs or _as_established(r)) for r in earlier)


def _as_established(revoke: Revoke) -> bool:
    """Whether a revoke is established, or was corrected and yet this law applies as if it were."""
    as_if = revoke.authority in (book43.REVOKE_AS_ESTABLISHED, book63.ILLEGAL_QUESTION)
    return revoke.stage is Stage.ESTABLISHED or as_if


def _both_sides(h: Hearing) -> Authority | None:
    """Whether, as this edition counts them, both sides revoked on the board."""
    found = [r for r in h.table.revokes if r.found and r.sure]
    if len({r.seat.side for r in found}) < 2:
        return None
    established = len({r.seat.side for r in found if _as_established(r)}) == 2
    if not h.has(book.BOTH_SIDES_REVOKED):
        return book.AS_IF_NO_ONE_REVOKED if established and reads(h.table, book.AS_IF_NO_ONE_REVOKED) else None
    if established:
        return book.BOTH_SIDES_REVOKED
    needs = h.term(book.BOTH_SIDES_REVOKED, "needs_both_established")
    return book.BOTH_SIDES_REVOKED if not needs and h.reads(book.ANY_TWO_REVOKES) else None


def _transfer(h: Hearing, revoke: Revoke, won: tuple[Won, ...], given: frozenset[int]) -> tuple[int, ...]:
    """64A: one trick or two, with the count that leads there."""
    by_revoker = _revoker_won(h, revoke)
    additional = not by_revoker and _additional(h, revoke, won, given)
    early = not _several(h.table, revoke.seat.side) or h.reads(book.EACH_TRICK_ONCE)
    due = _due_later(h, revoke, won)
    counted = count(revoke, won, given, by_revoker=by_revoker, additional=additional, early=early, due=due)
    if any(w.seat is None and w.number >= h.table.number for w in counted.own):
        h.reads(book.CLAIMED_TRICKS_COUNT)
    why = _won_it(h, revoke, counted) if counted.by_revoker else _lost_it(h, revoke, counted)
    if not counted.own:
        h.reads(book.EACH_TRICK_ONCE)
        own = [w for w in won if w.side is revoke.seat.side and w.number >= revoke.trick and w.number in given]
        why = words.ALL_GIVEN(_his_part(h, revoke, by_revoker), len(own))
    order = TransferTricks(revoke.id, counted.tricks, revoke.seat.side.other, words.REVOKER(revoke.seat), why)
    footnote = (book.DUMMY_IS_NOT_DECLARER,) if not h.table.is_defender(revoke.seat) else ()
    if counted.by_revoker:
        h.rule(book.REVOKER_WON, order, also=footnote)
    else:
        also = (book.WON_LATER_WITH_PLAYABLE_CARD,) if counted.additional else ()
        h.rule(book.REVOKER_DID_NOT_WIN, order, also=(*also, *footnote))
    return counted.tricks


def _due_later(h: Hearing, revoke: Revoke, won: tuple[Won, ...]) -> frozenset[int]:
    """The tricks that only a later revoke can cost in their quality: those its revoker won himself."""
    counted = _counted(h.table)
    later = [r for r in counted[counted.index(revoke) + 1 :] if _exempt(h, r, won) is None]
    due = {r.trick for r in later if _won_by_himself(h.table, r)}
    if h.has(book.WON_LATER_WITH_PLAYABLE_CARD):
        due |= {w.number for r in later for w in won if won_with_playable_card(r, w)}
    return frozenset(due)


def _revoke_trick(h: Hearing, revoke: Revoke) -> Trick | None:
    """The revoke trick as it counts: as corrected, where the law applies as if the revoke were established."""
    trick = h.table.trick_at(revoke.trick)
    corrected = revoke.stage is Stage.CORRECTED and trick is not None and revoke.card is not None
    if corrected and trick is not None and revoke.card is not None and not h.reads(book63.CORRECTED_TRICK_COUNTS):
        return trick.put(revoke.seat, revoke.card)
    return trick


def _revoker_won(h: Hearing, revoke: Revoke) -> bool:
    """Whether the revoker's own hand won the revoke trick."""
    if revoke.at_most == 1:
        return False
    trick = _revoke_trick(h, revoke)
    if trick is None or trick.winner(h.table.trumps) is not revoke.seat:
        return False
    return trick.complete or bool(h.found(_would_win(revoke)))


def _won_by_himself(table: Table, revoke: Revoke) -> bool:
    trick = table.trick_at(revoke.trick)
    return trick is not None and trick.complete and trick.winner(table.trumps) is revoke.seat


def _would_win(revoke: Revoke) -> Finding:
    return book.WOULD_WIN.of(revoke.id, seat=revoke.seat, trick=revoke.trick)


def _additional(h: Hearing, revoke: Revoke, won: tuple[Won, ...], given: frozenset[int]) -> bool:
    """The second trick of the edition that has it: the revoker later won one with a card he could have played."""
    if not h.has(book.WON_LATER_WITH_PLAYABLE_CARD) or revoke.at_most == 1:
        return False
    own = [w for w in won if w.side is revoke.seat.side and w.number >= revoke.trick and w.number not in given]
    later = [w for w in own if w.number > revoke.trick]
    with_it = any(won_with_playable_card(revoke, w) for w in later)
    if with_it and len(own) < 2:
        h.reads(book.ADDITIONAL_TRICK)
        return False
    if not with_it and len(own) > 1 and any(w.seat is None for w in later):
        hand = h.table.hand(revoke.seat)
        if hand.known and not hand.cards.mask & revoke.playable:
            return bool(h.settled(_with_playable(h, revoke), False))
        return bool(h.found(_with_playable(h, revoke)))
    if with_it:
        h.reads(book.ADDITIONAL_TRICK)
    return with_it


def _with_playable(h: Hearing, revoke: Revoke) -> Finding:
    claimed = h.table.stopped is not None and h.table.stopped.by is not None
    of_suit, of_any = (book.GIVEN_BY_SUIT, book.GIVEN_BY_CARD) if claimed else (book.WON_BY_SUIT, book.WON_BY_CARD)
    asked = of_any if revoke.suit is None else of_suit
    return asked.of(revoke.id, seat=revoke.seat, suit=revoke.suit, trick=revoke.trick, number=h.table.number)


def _won_it(h: Hearing, revoke: Revoke, counted: Count) -> Message:
    later = [w for w in counted.own if w.number > revoke.trick]
    rest = words.TRICKS_AFTER(_which(h, later)) if later else words.NO_TRICK_AFTER()
    if any(won.seat is None for won in later):
        rest = words.GIVEN_AFTER(_which(h, later))
    return words.WON_IT_AND(_his_part(h, revoke, True), rest)


def _lost_it(h: Hearing, revoke: Revoke, counted: Count) -> Message:
    said = words.LOST_IT_AND_WON_BY_PLAYABLE if counted.additional else words.LOST_IT
    return said(_his_part(h, revoke, False), _which(h, counted.own))


def _his_part(h: Hearing, revoke: Revoke, by_revoker: bool) -> Message:
    """What became of the revoke trick."""
    trick = h.table.trick_at(revoke.trick)
    if revoke.card is None:
        return words.PLAYED_NOTHING(revoke.trick)
    if not by_revoker:
        return words.DID_NOT_WIN(revoke.trick)
    card = trick.card(revoke.seat) if trick is not None else None
    return words.WON_IT(revoke.trick) if card is None else words.WON_IT_WITH(revoke.trick, card)


def _which(h: Hearing, own: Sequence[Won]) -> tuple[Message, ...]:
    """Tricks that a side won, by number where they were played on file; of the others only how many they were."""
    first = _first_on_file(h.table)
    before = [w for w in own if w.number < first]
    played = tuple(w.number for w in own if first <= w.number and w.seat is not None)
    given = len(own) - len(before) - len(played)
    # Which of the tricks before the file they were no one has said.
    parts = [words.BEFORE_THE_FILE(len(before), first)] if before else []
    parts += [words.THESE_TRICKS(played)] if played else []
    parts += [_given(h.table, given)] if given else []
    return tuple(parts)


def _given(table: Table, won: int) -> Message:
    """So many of the tricks that were not played, which a claim gave or the result tells of."""
    claimed, first = table.stopped is not None and table.stopped.by is not None, table.number
    if won < min(4, 14 - first):
        return (words.CLAIMED_FEW if claimed else words.STATED_FEW)(won, first)
    if won < 14 - first:
        return (words.CLAIMED_SOME if claimed else words.STATED_SOME)(won, first)
    if won == 1:
        return (words.CLAIMED_LAST if claimed else words.STATED_LAST)(first)
    return (words.CLAIMED_REST if claimed else words.STATED_REST)(first)


def _weigh(h: Hearing) -> None:
    """Whether the other side is still worse off."""
    _equity(h)
    h.record(Settled.EQUITY_WEIGHED, h.offender)


def _equity(h: Hearing) -> None:
    """64C: the transfer is compared with what could be expected without the revoke."""
    found = _for_equity(h.table)
    if _both_sides(h) is not None:
        authority: Authority = book.EQUITY_FOR_BOTH_SIDES if h.has(book.EQUITY_FOR_BOTH_SIDES) else book.EQUITY
        h.reads(book.AS_IF_NO_ONE_REVOKED)
        order = Refer("must", words.HAD_NEITHER_REVOKED(), findings=("expected_result_without_any_revoke",))
        h.rule(authority, order, also=(book.EQUITY, *book.BY_LAW_12))
        return
    for side in dict.fromkeys(revoke.seat.side for revoke in found):
        mine = [revoke for revoke in found if revoke.seat.side is side]
        again = any(_same_suit_before(h, revoke) for revoke in mine)
        tricks = sum(len(t.tricks) for t in h.table.transfers if t.to is side.other)
        gets = _gets(tricks)
        worse_off = _worse_off(side, len(mine) > 1, again)
        if _nothing_to_gain(h.table, mine[0], tricks):
            h.settled(worse_off, False, gets=gets)
            h.rule(book.EQUITY, Tell(words.NO_FURTHER_ADJUSTMENT()), also=(book12.NOT_FOR_SEVERITY,))
        elif h.found(worse_off, gets=gets):
            _adjust(h, words.BETTER_WITHOUT(side.other, gets), "expected_result_without_revoke", again=again)
        elif again and len(mine) > 1 and _by_itself(h) and h.found(_later_revoke(side), gets=gets):
            _adjust(h, words.BETTER_WITHOUT_LATER(side.other, gets), again=True)
        else:
            h.rule(book.EQUITY, Tell(words.NO_FURTHER_ADJUSTMENT()), also=(book12.NOT_FOR_SEVERITY,))


def _nothing_to_gain(table: Table, first: Revoke, tricks: int) -> bool:
    """Whether the other side has every trick from the first revoke on: without it, too, it could not have won more.

    Of the tricks before those on file it is not known whose they were: all may have come after the revoke.
    """
    side = first.seat.side
    if first.trick >= _first_on_file(table):
        return sum(w.side is side and w.number >= first.trick for w in tricks_won(table)) <= tricks
    return table.total is not None and table.total[0 if side is Side.NS else 1] <= tricks


def _gets(tricks: int) -> Message:
    """What a side has been given by transfer."""
    few = (words.NOTHING, words.ONE_TRICK, words.TWO_TRICKS)
    return few[tricks]() if tricks < len(few) else words.MORE_TRICKS(tricks)


def _by_itself(h: Hearing) -> bool:
    """Whether equity for a further revoke in the same suit is measured by itself: by the text, or by a reading."""
    return h.has(book.EQUITY_FOR_SAME_SUIT_AGAIN) or reads(h.table, book.LATER_REVOKE_BY_ITSELF)


def _adjust(h: Hearing, why: Message, *findings: str, again: bool) -> None:
    if again and _by_itself(h):
        findings += ("tricks_if_later_revoke_absent",)
    order = Refer("must", why, findings=findings)
    if again and h.has(book.EQUITY_FOR_SAME_SUIT_AGAIN):
        h.rule(book.EQUITY_FOR_SAME_SUIT_AGAIN, order, also=(book.EQUITY, *book.BY_LAW_12))
        return
    if again:
        h.reads(book.LATER_REVOKE_BY_ITSELF)
    h.rule(book.EQUITY, order, also=book.BY_LAW_12)


def _later_revoke(side: Side) -> Finding:
    """64C2(a): the position after the earlier revoke, and not that without any, is compared with what was won."""
    return book.WITHOUT_LATER_REVOKE.of(side.other.value, side=side.other)


def _worse_off(side: Side, several: bool, again: bool) -> Finding:
    behind = (book.EQUITY, book.EQUITY_FOR_SAME_SUIT_AGAIN) if again else (book.EQUITY,)
    asked = book.WORSE_OFF_BY_SEVERAL if several else book.WORSE_OFF
    return asked.of(side.other.value, side=side.other).under(*behind)


LAW = Law(
    64, hears=by_kind({book.TricksToCount: hear, book.EquityToWeigh: _weigh}), arises=arising, arises_from="revokes"
)
