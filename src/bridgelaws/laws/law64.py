"""Law 64: procedure after establishment of a revoke."""

from __future__ import annotations

from dataclasses import replace

from ..acts import Act
from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, repealed, v
from ..hearing import Hearing
from ..orders import Note, Refer, TransferTricks
from ..questions import Finding
from ..revokes import Count, Won, count, tricks_won, won_with_playable_card
from ..seats import Side
from ..table import Authority, Incident, Revoke, Stage, Table, Trick
from . import law12, law43, law62, law63
from .common import file, reads

REVOKER_WON = provision(
    v(
        L1997,
        "64A1",
        "If the revoker himself won the revoke trick, that trick and one later trick of his side, if it won any, go to "
        "the other side after play.",
    ),
)
REVOKER_DID_NOT_WIN = provision(
    v(
        L1997,
        "64A2",
        "If the revoker himself did not win the revoke trick, one trick goes to the other side after play, provided "
        "that his side won that trick or a later one.",
    ),
)
WON_LATER_WITH_PLAYABLE_CARD = provision(
    v(
        L1997,
        "64A2",
        "If the revoker did not win the revoke trick but later won an additional trick with a card that he could "
        "legally have played to it, a second trick goes to the other side.",
    ),
    repealed(L2007),
)
DUMMY_IS_NOT_DECLARER = provision(
    v(
        L1997,
        "64A footnote",
        "In counting who won the revoke trick, a trick won by dummy is not won by declarer.",
    ),
)
WON_NOTHING_SINCE = provision(
    v(
        L1997,
        "64B1",
        "No trick is transferred if the offending side won neither the revoke trick nor any later one.",
    ),
)
SAME_SUIT_AGAIN = provision(
    v(
        L1997,
        "64B2",
        "No trick is transferred for a further revoke by the same player in the same suit.",
        needs_established=False,
    ),
    v(
        L2007,
        "64B2",
        "No trick is transferred for a further revoke by the same player in the same suit, but the score may be "
        "adjusted under 64C.",
        change=WORDING,
        needs_established=False,
    ),
    v(
        L2017,
        "64B2",
        "No trick is transferred for a further revoke by the same player in the same suit if his first was "
        "established.",
        change=SUBSTANCE,
        needs_established=True,
    ),
)
CARD_IN_SIGHT = provision(
    v(
        L1997,
        "64B3",
        "No trick is transferred if the revoke was a failure to play a card faced on the table or belonging to a faced "
        "hand, dummy's included.",
        scope="faced card",
    ),
    v(
        L2017,
        "64B3",
        "No trick is transferred if the revoke was a failure to play a penalty card or a card of dummy.",
        change=SUBSTANCE,
        scope="penalty card or dummy",
    ),
)
CALLED_ON_NEXT_DEAL = provision(
    v(
        L1997,
        "64B4",
        "No trick is transferred if attention was first drawn to the revoke after a non-offender had called on the "
        "next deal.",
    ),
)
ROUND_ENDED = provision(
    v(
        L1997,
        "64B5",
        "No trick is transferred if attention was first drawn to the revoke after the round had ended.",
    ),
)
TWELFTH_TRICK = provision(
    v(L1997, "64B6", "No trick is transferred for a revoke on the twelfth trick."),
)
BOTH_SIDES_REVOKED = provision(
    v(
        L2007,
        "64B7",
        "No trick is transferred if both sides revoked on the same board.",
        needs_both_established=False,
    ),
    v(
        L2017,
        "64B7",
        "No trick is transferred if both sides revoked on the same board and both revokes were established.",
        change=SUBSTANCE,
        needs_both_established=True,
    ),
)
CORRECTED_ON_BOTH_SIDES = provision(
    v(
        L2017,
        "64B8",
        "No trick is transferred for a revoke that was corrected because both sides revoked on one trick (62C3).",
    ),
)
EQUITY = provision(
    v(
        L1997,
        "64C",
        "If an established revoke, even one that costs no trick, leaves the other side worse off than without it after "
        "any transfer, the Director assigns an adjusted score.",
    ),
    v(
        L2017,
        "64C1",
        "If an established revoke, even one that costs no trick, leaves the other side worse off than without it after "
        "any transfer, the Director assigns an adjusted score.",
        change=RENUMBERED,
    ),
)
EQUITY_FOR_SAME_SUIT_AGAIN = provision(
    v(
        L2017,
        "64C2(a)",
        "If the same player revoked again in the same suit and the other side would likely have won more tricks "
        "without a later revoke, the Director adjusts the score.",
    ),
)
EQUITY_FOR_BOTH_SIDES = provision(
    v(
        L2017,
        "64C2(b)",
        "If both sides revoked on the board and one was damaged, the Director adjusts the score to the probable result "
        "without either revoke.",
    ),
)
EACH_TRICK_ONCE = reading(
    "R64-1",
    "With several revokes by one side no trick is transferred twice, and each revoke takes the earliest trick that it "
    "can, but leaves to a later one the trick that its revoker won with it.",
    source="text silent on the order",
)
LATER_REVOKE_BY_ITSELF = reading(
    "R64-2",
    "Equity for a further revoke in the same suit is measured from the position after the earlier one, keeping the "
    "transfer already earned.",
    source="committee interpretation, later text of 64C2(a); forumstest.bridgebase.com/forums/topic/68891",
    editions=(L1997, L2007),
)
AS_IF_NO_ONE_REVOKED = reading(
    "R64-3",
    "If both sides revoked on the board, no trick passes either way and equity is measured by the result as though "
    "neither had.",
    source="EBU White Book 2004, item 64.3, for 1997; www.bigislebridge.com, rule changes, for 2007",
    editions=(L1997, L2007),
)
ANY_TWO_REVOKES = reading(
    "R64-4",
    "64B7 covers any two revokes by the two sides on the board, even one at the twelfth trick, one that is exempt or "
    "one not established.",
    source="letter of 64B7; forumstest.bridgebase.com/forums/topic/62912",
    editions=(L2007,),
)
ADDITIONAL_TRICK = reading(
    "R64-5",
    "The second trick of 64A2 is due only if the offending side won at least two tricks from the revoke on; a sole "
    "trick won with the playable card costs one trick.",
    source="WBF Laws Committee minute of 12 January 2000, item 1, in the EBU White Book 2004",
    editions=(L1997,),
)
CLAIMED_TRICKS_COUNT = reading(
    "R64-6",
    "Tricks given by a claim or concession count as won, after the revoke, by the side that receives them.",
    source="text silent; settled practice",
)

# How the score is adjusted when a transfer is not enough.
_BY_LAW_12 = (law12.DAMAGE, law12.ASSIGNED_SCORE)

# When play is over


def arising(table: Table) -> Incident | None:
    """Play is over and attention was drawn to a revoke that counts: the tricks, then equity."""
    if not table.revokes or not table.finished or (table.stopped is not None and table.stopped.total is None):
        return None
    found = _counted(table)
    if not found:
        return None
    # A claim contested and adjudicated, or play resumed, changes the tricks: they are then counted anew.
    ids = ",".join(revoke.id for revoke in found) + f":{table.number}:{table.total}"
    named = " and ".join(f"{revoke.seat} at trick {revoke.trick}" for revoke in found)
    if not _is_latest(table, f"64A:{ids}"):
        return _standing(table, found[0], f"64A:{ids}", f"play was over after a revoke by {named}")
    if _for_equity(table) and not _is_latest(table, f"64C:{ids}"):
        return _standing(table, found[0], f"64C:{ids}", f"the tricks had been counted after a revoke by {named}")
    return None


def _is_latest(table: Table, key: str) -> bool:
    """Whether the latest ruling on tricks or equity was on these revokes and this result."""
    return key == next((r.key for r in reversed(table.rulings) if r.key.startswith(key[:4])), "")


def _standing(table: Table, revoke: Revoke, key: str, summary: str) -> Incident:
    found = file(table, Act(None, revoke.seat, revoke.card), "law64", summary, offender=revoke.seat)
    return replace(found, key=key, trick=revoke.trick)


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
        and r.authority is not law62.BOTH_SIDES_CORRECT
        # What is to be made good then, 43B3 says itself.
        and r.exempt is not law43.FIRST_TO_MENTION
    )


def hear(h: Hearing) -> None:
    """The transfer for each revoke in turn; then whether the other side is still worse off."""
    if h.incident.key.startswith("64C:"):
        _equity(h)
        return
    given: frozenset[int] = frozenset()
    won = _won(h)
    for revoke in _counted(h.table):
        exempt = _exempt(h, revoke, won, given)
        if exempt is None:
            given |= frozenset(_transfer(h, revoke, won, given))
        else:
            authority, why = exempt
            about = f"{revoke.seat}'s revoke at trick {revoke.trick}"
            h.rule(authority, TransferTricks(revoke.id, (), revoke.seat.side.other, about, why))


# Tricks before those on file


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
    if _exempt(h, revoke, (*won, Won(revoke.trick, side)), frozenset()) is not None:
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
    several = f"How many of tricks {number} to {last}, which are not on file, did {side} win?"
    counted = tuple((str(n), f"{n or 'none'} of tricks {number} to {last}") for n in options)
    one = (("0", f"not trick {number}"), ("1", f"trick {number}"))
    return Finding(
        f"tricks_won_since:{revoke.id}",
        several if last > number else f"Did {side} win trick {number}, which is not on file?",
        WON_NOTHING_SINCE,
        REVOKER_DID_NOT_WIN,
        options=counted if last > number else one,
        yes=f"{side} won",
    )


# No transfer


def _exempt(h: Hearing, revoke: Revoke, won: tuple[Won, ...], given: frozenset[int]) -> tuple[Authority, str] | None:
    """The item of 64B that holds for this revoke, if one does."""
    if revoke.exempt is not None:
        return revoke.exempt, "was mentioned too late" if revoke.exempt is not law43.FIRST_TO_MENTION else (
            "was first mentioned by dummy, who had lost his rights"
        )
    if _corrected_on_both_sides(h, revoke):
        return CORRECTED_ON_BOTH_SIDES, "was corrected because both sides revoked on the trick"
    if revoke.trick == 12:
        return TWELFTH_TRICK, "was at the twelfth trick"
    if _in_sight(h, revoke):
        return CARD_IN_SIGHT, f"was a failure to play a card in sight ({revoke.in_sight})"
    if _same_suit_before(h, revoke):
        return SAME_SUIT_AGAIN, "was another by the same player in the same suit"
    both = _both_sides(h)
    if both is not None:
        return both, "was one of two by the two sides"
    own = [w for w in won if w.side is revoke.seat.side and w.number >= revoke.trick]
    if not [w for w in own if w.number not in given]:
        return WON_NOTHING_SINCE, f"cost nothing: {revoke.seat.side} won neither that trick nor a later one"
    return None


def _corrected_on_both_sides(h: Hearing, revoke: Revoke) -> bool:
    return h.has(CORRECTED_ON_BOTH_SIDES) and revoke.authority is law62.BOTH_SIDES_CORRECT


def _in_sight(h: Hearing, revoke: Revoke) -> bool:
    wide = h.term(CARD_IN_SIGHT, "scope") == "faced card"
    return revoke.in_sight in (("dummy", "penalty card", "faced hand") if wide else ("dummy", "penalty card"))


def _same_suit_before(h: Hearing, revoke: Revoke) -> bool:
    """An earlier revoke by the player in the suit: established, where the edition asks for that."""
    needs = h.term(SAME_SUIT_AGAIN, "needs_established")
    earlier = [r for r in h.table.revokes if r.found and r.seat is revoke.seat and r.trick < revoke.trick]
    return any(revoke.suit is not None and r.suit is revoke.suit and (not needs or _as_established(r)) for r in earlier)


def _as_established(revoke: Revoke) -> bool:
    """Whether a revoke is established, or was corrected and yet this law applies as if it were."""
    as_if = revoke.authority in (law43.REVOKE_AS_ESTABLISHED, law63.ILLEGAL_QUESTION)
    return revoke.stage is Stage.ESTABLISHED or as_if


def _both_sides(h: Hearing) -> Authority | None:
    """Whether, as this edition counts them, both sides revoked on the board."""
    found = [r for r in h.table.revokes if r.found and r.sure]
    if len({r.seat.side for r in found}) < 2:
        return None
    established = len({r.seat.side for r in found if _as_established(r)}) == 2
    if not h.has(BOTH_SIDES_REVOKED):
        return AS_IF_NO_ONE_REVOKED if established and reads(h.table, AS_IF_NO_ONE_REVOKED) else None
    if established:
        return BOTH_SIDES_REVOKED
    needs = h.term(BOTH_SIDES_REVOKED, "needs_both_established")
    return BOTH_SIDES_REVOKED if not needs and h.reads(ANY_TWO_REVOKES) else None


# Transfer


def _transfer(h: Hearing, revoke: Revoke, won: tuple[Won, ...], given: frozenset[int]) -> tuple[int, ...]:
    """64A: one trick or two, with the count that leads there."""
    by_revoker = _revoker_won(h, revoke)
    additional = not by_revoker and _additional(h, revoke, won, given)
    early = not _several(h.table, revoke.seat.side) or h.reads(EACH_TRICK_ONCE)
    due = _due_later(h, revoke, won)
    counted = count(revoke, won, given, by_revoker=by_revoker, additional=additional, early=early, due=due)
    if any(w.seat is None and w.number >= h.table.number for w in counted.own):
        h.reads(CLAIMED_TRICKS_COUNT)
    why = _won_it(h, revoke, counted) if counted.by_revoker else _lost_it(h, revoke, counted)
    order = TransferTricks(revoke.id, counted.tricks, revoke.seat.side.other, str(revoke.seat), why)
    footnote = (DUMMY_IS_NOT_DECLARER,) if not h.table.is_defender(revoke.seat) else ()
    if counted.by_revoker:
        h.rule(REVOKER_WON, order, also=footnote)
    else:
        also = (WON_LATER_WITH_PLAYABLE_CARD,) if counted.additional else ()
        h.rule(REVOKER_DID_NOT_WIN, order, also=(*also, *footnote))
    return counted.tricks


def _due_later(h: Hearing, revoke: Revoke, won: tuple[Won, ...]) -> frozenset[int]:
    """The tricks that only a later revoke can cost in their quality: those its revoker won himself."""
    later = [r for r in _counted(h.table) if r.trick > revoke.trick and _exempt(h, r, won, frozenset()) is None]
    due = {r.trick for r in later if _won_by_himself(h.table, r)}
    if h.has(WON_LATER_WITH_PLAYABLE_CARD):
        due |= {w.number for r in later for w in won if won_with_playable_card(r, w)}
    return frozenset(due)


def _revoke_trick(h: Hearing, revoke: Revoke) -> Trick | None:
    """The revoke trick as it counts: as corrected, where the law applies as if the revoke were established."""
    trick = h.table.trick_at(revoke.trick)
    corrected = revoke.stage is Stage.CORRECTED and trick is not None and revoke.card is not None
    if corrected and trick is not None and revoke.card is not None and not h.reads(law63.CORRECTED_TRICK_COUNTS):
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
    return Finding(
        f"won_revoke_trick:{revoke.id}",
        f"Trick {revoke.trick} was not completed. Was it {revoke.seat}'s own hand that won it?",
        REVOKER_WON,
        REVOKER_DID_NOT_WIN,
        yes=f"{revoke.seat}'s own hand won trick {revoke.trick}",
        no=f"{revoke.seat}'s own hand did not win trick {revoke.trick}",
    )


def _additional(h: Hearing, revoke: Revoke, won: tuple[Won, ...], given: frozenset[int]) -> bool:
    """The second trick of the edition that has it: the revoker later won one with a card he could have played."""
    if not h.has(WON_LATER_WITH_PLAYABLE_CARD) or revoke.at_most == 1:
        return False
    own = [w for w in won if w.side is revoke.seat.side and w.number >= revoke.trick and w.number not in given]
    later = [w for w in own if w.number > revoke.trick]
    with_it = any(won_with_playable_card(revoke, w) for w in later)
    if with_it and len(own) < 2:
        h.reads(ADDITIONAL_TRICK)
        return False
    if not with_it and len(own) > 1 and any(w.seat is None for w in later):
        hand = h.table.hand(revoke.seat)
        if hand.known and not hand.cards.mask & revoke.playable:
            return bool(h.settled(_with_playable(revoke), False))
        return bool(h.found(_with_playable(revoke)))
    if with_it:
        h.reads(ADDITIONAL_TRICK)
    return with_it


def _with_playable(revoke: Revoke) -> Finding:
    what = f"a {revoke.suit.singular}" if revoke.suit is not None else "a card he could have played"
    return Finding(
        f"won_later_with_playable_card:{revoke.id}",
        f"Among the tricks claimed, would {revoke.seat} have won one with {what} that he could have played to trick "
        f"{revoke.trick}?",
        WON_LATER_WITH_PLAYABLE_CARD,
        yes=f"{revoke.seat} is given a trick by {what} that he could have played to trick {revoke.trick}",
        no=f"{revoke.seat} is given no trick by a card that he could have played to trick {revoke.trick}",
    )


def _won_it(h: Hearing, revoke: Revoke, counted: Count) -> str:
    trick = h.table.trick_at(revoke.trick)
    card = trick.card(revoke.seat) if trick is not None else None
    later = [w.number for w in counted.own if w.number > revoke.trick]
    with_card = f", with {card}" if card is not None else ""
    rest = f"his side won {_tricks(later)} after it" if later else "his side won no trick after it"
    return f"won the revoke trick, trick {revoke.trick}{with_card}, and {rest}"


def _lost_it(h: Hearing, revoke: Revoke, counted: Count) -> str:
    first = _first_on_file(h.table)
    on_file = [w.number for w in counted.own if w.number >= first]
    before = [w.number for w in counted.own if w.number < first]
    # Which of the tricks before the file they were no one has said.
    parts = [f"{'a trick' if len(before) == 1 else 'tricks'} before trick {first}"] if before else []
    parts += [_tricks(on_file)] if on_file else []
    if revoke.card is None:
        return f"played nothing to trick {revoke.trick}; from it on his side won {' and '.join(parts)}"
    text = f"did not himself win the revoke trick, trick {revoke.trick}; from it on his side won {' and '.join(parts)}"
    return text + (", one of them by his hand with a card he could have played to it" if counted.additional else "")


def _tricks(numbers: list[int]) -> str:
    names = [str(number) for number in numbers]
    return f"trick {names[0]}" if len(names) == 1 else f"tricks {', '.join(names[:-1])} and {names[-1]}"


# Equity


def _equity(h: Hearing) -> None:
    """64C: the transfer is compared with what could be expected without the revoke."""
    found = _for_equity(h.table)
    if _both_sides(h) is not None:
        authority: Authority = EQUITY_FOR_BOTH_SIDES if h.has(EQUITY_FOR_BOTH_SIDES) else EQUITY
        h.reads(AS_IF_NO_ONE_REVOKED)
        why = "to the probable result had neither side revoked, if a side was damaged"
        order = Refer("must", why, findings=("expected_result_without_any_revoke",))
        h.rule(authority, order, also=(EQUITY, *_BY_LAW_12))
        return
    for side in dict.fromkeys(revoke.seat.side for revoke in found):
        mine = [revoke for revoke in found if revoke.seat.side is side]
        again = any(_same_suit_before(h, revoke) for revoke in mine)
        tricks = sum(len(t.tricks) for t in h.table.transfers if t.to is side.other)
        gets = ("nothing", "one trick", "two tricks")[tricks] if tricks < 3 else f"{tricks} tricks"
        if h.found(_worse_off(side, "revokes" if len(mine) > 1 else "revoke", again), gets=gets):
            why = f"because {side.other} would have done better without the revoke than with {gets} by transfer"
            _adjust(h, why, "expected_result_without_revoke", again=again)
        elif again and len(mine) > 1 and _by_itself(h) and h.found(_later_revoke(side), gets=gets):
            why = (
                f"because {side.other}, who keep {gets} by transfer, would have won more tricks without a later revoke"
            )
            _adjust(h, why, again=True)
        else:
            h.rule(EQUITY, Note("no further adjustment", "is due"), also=(law12.NOT_FOR_SEVERITY,))


def _by_itself(h: Hearing) -> bool:
    """Whether equity for a further revoke in the same suit is measured by itself: by the text, or by a reading."""
    return h.has(EQUITY_FOR_SAME_SUIT_AGAIN) or reads(h.table, LATER_REVOKE_BY_ITSELF)


def _adjust(h: Hearing, why: str, *findings: str, again: bool) -> None:
    if again and _by_itself(h):
        findings += ("tricks_if_later_revoke_absent",)
    order = Refer("must", why, findings=findings)
    if again and h.has(EQUITY_FOR_SAME_SUIT_AGAIN):
        h.rule(EQUITY_FOR_SAME_SUIT_AGAIN, order, also=(EQUITY, *_BY_LAW_12))
        return
    if again:
        h.reads(LATER_REVOKE_BY_ITSELF)
    h.rule(EQUITY, order, also=_BY_LAW_12)


def _later_revoke(side: Side) -> Finding:
    """64C2(a): the position after the earlier revoke, and not that without any, is compared with what was won."""
    return Finding(
        f"tricks_if_later_revoke_absent:{side.other.value}",
        f"{side.other} keep {{gets}} by transfer. From the position after the first revoke on, would they likely have "
        "won more tricks without a later one in the same suit?",
        EQUITY_FOR_SAME_SUIT_AGAIN,
        LATER_REVOKE_BY_ITSELF,
        yes=f"{side.other} would likely have won more tricks without a later revoke in the same suit",
        no=f"{side.other} would not have won more tricks without a later revoke in the same suit",
        say="The first revoke having happened, what would have happened without the later one?",
    )


def _worse_off(side: Side, what: str, again: bool) -> Finding:
    behind = (EQUITY, EQUITY_FOR_SAME_SUIT_AGAIN) if again else (EQUITY,)
    return Finding(
        f"worse_off:{side.other.value}",
        f"{side.other} get {{gets}} by transfer. Are they still worse off than they would be without the {what}?",
        *behind,
        yes=f"{side.other} are worse off than without the {what}",
        no=f"{side.other} are not worse off than without the {what}",
        say=f"What would have happened without the {what}? I compare that with the result after the transfer.",
    )
