"""Revokes, and hands with a card too many or too few."""

from __future__ import annotations

from typing import Any

from ..board.parts import Trick
from ..errors import ParseError
from ..values.cards import Card, Suit
from ..values.seats import SEATS, Seat
from . import words
from .case import Case, at, called, faced
from .claim import vulnerable
from .exposed import with_trumps
from .told import OnTable, Told

_HOW_FAR = (
    ("open", words.NOBODY_HAS_PLAYED_ON()),
    ("next", words.NEXT_TRICK_HAS_BEGUN()),
    ("claim", words.SOMEBODY_CLAIMED_THEN()),
    ("over", words.PLAY_IS_OVER()),
    ("next board", words.NEXT_BOARD_HAS_BEGUN()),
    ("round", words.ROUND_IS_OVER()),
)
_RETURNED = (("no", words.SOMEBODY_HAS_HIS()), ("yes", words.ALL_FOUR_ARE_BACK()))
_OVER = (("no", words.ROUND_GOES_ON()), ("yes", words.ROUND_IS_OVER()))
_COUNT = (
    ("too many", words.ONE_TOO_MANY()),
    ("too few", words.ONE_TOO_FEW()),
    ("missing", words.CARD_ELSEWHERE()),
)


# What nobody is asked for any more, since it changes nothing or is told by other details, and what old records have.
REVOKE_TAKES = ("number", "later", "claimed")


def revoke(told: Told) -> Case:
    """A player did not follow suit though he could."""
    table = told.on_table(words.WHICH_CARDS_HAS_THE_TRICK(), least=2, most=4)
    revokers = _revokers(told, table)
    complete = len(table.cards) == 4
    far = told.option("far", words.HOW_FAR(), _HOW_FAR) if complete else "open"
    number = told.trick
    if far != "open" and told.has("number"):
        number = told.numbered_trick("number", words.WHICH_WAS_THE_REVOKE_TRICK(), 12)
    first = min(3, len(table.cards) - 1)
    position: dict[str, Any] = {"trick": number, "current": table.current[:first]}
    events = [faced(seat, card) for seat, card in table.plays[first:]]
    contract = told.contract
    if complete:
        trumps = told.trumps()
        contract = with_trumps(told, trumps)
        events += _next_trick(told, _winner(table, trumps), far)
    if far not in ("open", "next"):
        events += _claim(told, far) if len(events) == len(table.cards) - first else []
        before, total = _tricks(told, number, _winner(table, trumps))
        mine, theirs = told.sides
        position |= {"won": {mine: before, theirs: number - 1 - before}}
        events.append({"event": "ended", "tricks": total})
        events += _since(told, far, number, revokers[0])
    calls = [called(told, seat) | {"about": "revoke"} for seat in revokers]
    return Case(contract, position, [*events, *calls], meant=_meant(table, number, revokers[0]))


_STRAYED = (
    ("no", words.DUMMY_KEPT_HIS_RIGHTS()),
    ("looked at a defender's hand", words.DUMMY_LOOKED()),
    ("left his seat to watch", words.DUMMY_WATCHED()),
    ("exchanged hands", words.DUMMY_EXCHANGED()),
)
_DUMMY_DID = (("asked", words.DUMMY_ASKED_HIM()), ("said", words.DUMMY_SAID_REVOKE()))


def dummy_spoke(told: Told) -> Case:
    """A player may have revoked, and it was dummy who asked him, or said so."""
    dummy = told.declarer.partner
    table = told.on_table(words.WHICH_CARDS_HAS_THE_TRICK(), least=2, most=4)
    revoker = _one_of(told, _off_suit(table))
    did = told.option("what", words.WHAT_DID_DUMMY_DO(), _DUMMY_DID)
    strayed = told.option("strayed", words.HAD_DUMMY_STRAYED(), _STRAYED, words.DUMMY_KEPT_HIS_RIGHTS())
    before = [{"event": "strayed", "seat": dummy.letter, "how": strayed}] if strayed != "no" else []
    spoke = _asked(dummy, revoker) if did == "asked" else _said_revoke(dummy)
    return _spoken_of(told, table, revoker, before, spoke)


def partner_asked(told: Told) -> Case:
    """A defender did not follow suit, and his partner asked him whether he had none left (61B)."""
    table = told.on_table(words.WHICH_CARDS_HAS_THE_TRICK(), least=2, most=4)
    off = [seat for seat in _off_suit(table) if seat.side is not told.declarer.side]
    if not off:
        raise ParseError(words.NO_DEFENDER_OFF_SUIT())
    revoker = _one_of(told, off)
    return _spoken_of(told, table, revoker, [], _asked(revoker.partner, revoker))


def _one_of(told: Told, off: list[Seat]) -> Seat:
    return off[0] if len(off) == 1 else told.seat("offender", words.WHO_IS_SAID_TO_HAVE_REVOKED(), off)


def _asked(seat: Seat, revoker: Seat) -> dict[str, Any]:
    return {"event": "said", "seat": seat.letter, "what": "none left?", "to": revoker.letter}


def _said_revoke(seat: Seat) -> dict[str, Any]:
    return {"event": "said", "seat": seat.letter, "what": "attention", "about": "revoke"}


def _spoken_of(told: Told, table: OnTable, revoker: Seat, before: list[dict[str, Any]], spoke: dict[str, Any]) -> Case:
    """A possible revoke in the trick that lies there, and what somebody said of it."""
    contract = with_trumps(told, told.trumps()) if len(table.cards) == 4 else told.contract
    first = min(3, len(table.cards) - 1)
    events = [*before, *[faced(seat, card) for seat, card in table.plays[first:]], spoke]
    position = {"trick": told.trick, "current": table.current[:first]}
    return Case(contract, position, [*events, called(told, revoker)], meant=_meant(table, told.trick, revoker))


def last_revoke_trick(told: Told) -> int:
    """Nobody can revoke in the last trick; where the revoke trick is told by itself, the first number is another."""
    return 13 if told.has("number") else 12


def _tricks(told: Told, number: int, winner: Seat) -> tuple[int, int]:
    """How many declarer's side won before the revoke trick, and how many in all: what that trick leaves possible."""
    before = told.number("won", words.HOW_MANY_BEFORE(), 0, number - 1)
    won_it = winner.side is told.declarer.side
    return before, told.number(
        "total", words.HOW_MANY_IN_ALL(), before + won_it, 13 - (number - 1 - before) - (not won_it)
    )


def _claim(told: Told, far: str) -> list[dict[str, Any]]:
    """A claim or concession before anyone has played to the next trick."""
    if far == "claim":
        return [{"event": "claimed", "seat": told.seat("claimed", words.WHO_CLAIMED_IT()).letter}]
    if not told.has("claimed"):
        return []
    options = (("no", words.NOBODY_CLAIMED()), *((seat.letter, words.THE_SEAT(seat)) for seat in SEATS))
    seat = told.option("claimed", words.WHO_CLAIMED(), options, options[0][1])
    return [] if seat == "no" else [{"event": "claimed", "seat": seat}]


def _since(told: Told, far: str, number: int, revoker: Seat) -> list[dict[str, Any]]:
    """What had happened after the play when attention was drawn (62D1, 64B4, 64B5)."""
    back = {"event": "hands returned"}
    if far == "next board":
        return [back, {"event": "next deal called", "seat": revoker.lho.letter}]
    if far == "round":
        return [back, {"event": "round ended"}]
    if number < 12:
        return []
    returned = told.option("returned", words.WERE_ALL_HANDS_BACK(), _RETURNED, _RETURNED[0][1])
    return [back] if returned == "yes" else []


def _revokers(told: Told, table: OnTable) -> list[Seat]:
    """Who is said to have revoked: one of those who did not follow suit, or all of them."""
    off = _off_suit(table)
    if len(off) == 1:
        return off
    options = [(seat.letter, words.THE_SEAT(seat)) for seat in off]
    said = told.option("offender", words.WHO_IS_SAID_TO_HAVE_REVOKED(), [*options, ("all", words.ALL_HAVE_REVOKED())])
    return off if said == "all" else [Seat.parse(said)]


def _off_suit(table: OnTable) -> list[Seat]:
    off = [seat for seat, card in table.plays if card.suit is not table.cards[0].suit]
    if not off:
        raise ParseError(words.ALL_OF_THE_SUIT_LED())
    return off


def _meant(table: OnTable, number: int, revoker: Seat) -> str:
    """The card said to be a revoke, by the name that it has where several may be."""
    return f"{number}{revoker.letter}:{dict(table.plays)[revoker].code}"


def _next_trick(told: Told, winner: Seat, far: str) -> list[dict[str, Any]]:
    """The cards to the next trick, led by the winner of this one; when the play is over they need not be known."""
    if far == "open" or (far != "next" and not told.has("later")):
        return []
    nothing = None if far == "next" else words.NOTHING_OR_UNKNOWN()
    cards = told.in_turn("later", words.WHAT_TO_THE_NEXT_TRICK(winner), winner, nothing, 4)
    return [faced(seat, card) for seat, card in OnTable(winner, cards).plays]


def _winner(table: OnTable, trumps: Suit | None) -> Seat:
    """Who won four cards; counted by the table itself, as for any trick."""
    trick = Trick(table.leader)
    for seat, card in table.plays:
        trick = trick.play(seat, card)
    winner = trick.winner(trumps)
    assert winner is not None
    return winner


def miscount(told: Told) -> Case:
    """A hand has a card too many or too few."""
    what = told.option("what", words.WHAT_IS_WRONG(), _COUNT)
    seat = told.seat("offender", words.WHOSE_HAND())
    number = told.trick
    if what == "missing":
        return _missing(told, number, seat)
    if number == 1:
        raise ParseError(words.NO_EARLIER_TRICK())
    to_which = words.TO_WHICH_TRICK_NO_CARD if what == "too many" else words.TO_WHICH_TRICK_TWO_CARDS
    defective = told.numbered_trick("defective", to_which(), number - 1)
    table = _in_play(told, number, defective)
    cards: tuple[Card, ...] = ()
    shown: Card | None = None
    if what == "too few":
        cards = told.cards("cards", words.WHICH_TWO(), usually=2)
        if len(cards) < 2:
            raise ParseError(words.TWO_OR_MORE())
        shown = told.card_if_known("faced", words.WHICH_WAS_FACED(), words.NOBODY_KNOWS())
    due = 14 - number - (seat in [player for player, _ in table.plays])
    count = due + 1 if what == "too many" else due + 1 - len(cards)
    event: dict[str, Any] = {"event": "defect found", "seat": seat.letter, "trick": defective}
    if cards:
        event |= {"cards": [card.code for card in cards]} | ({} if shown is None else {"faced": shown.code})
    return Case(told.contract, at(number, table, counts={seat.letter: count}), [event, called(told, seat)])


def _missing(told: Told, number: int, seat: Seat) -> Case:
    """A card that was never in any trick: the hand began with twelve (14B)."""
    counted = {"event": "hands counted", "counts": [13 - (player is seat) for player in SEATS]}
    return Case(told.contract, at(number, told.on_table(words.WHAT_IS_IN_PLAY())), [counted, called(told, seat)])


def _in_play(told: Told, number: int, defective: int) -> OnTable:
    """The trick in play; its cards count where it is the one after the defective trick (67A)."""
    if defective == number - 1:
        return told.on_table(words.WHAT_IS_IN_PLAY())
    return OnTable(told.seat("leader", words.WHO_IS_TO_LEAD()), ())


def tricks(told: Told) -> Case:
    """The play is over, and the players do not agree how many tricks each side has won (79B)."""
    total = told.number("total", words.HOW_MANY_AS_STATED(), 0, 13)
    seat = told.seat("objector", words.WHO_SAYS_MORE())
    most = 13 - total if seat.side is told.declarer.side else total
    if not most:
        raise ParseError(words.HAS_THEM_ALL(seat.side))
    more = told.number_if_said("asked", words.HOW_MANY_MORE(), words.NUMBER_NOT_SAID(), 1, most)
    over = told.option("far", words.IS_ROUND_OVER(), _OVER, words.ROUND_GOES_ON())
    mixed = told.seat_if_other("who", words.WHO_MIXED_HIS_CARDS(), words.NOBODY_MIXED_THEM(), SEATS)
    asked: dict[str, Any] = {"event": "asked back", "seat": seat.letter} | ({} if more is None else {"tricks": more})
    events: list[dict[str, Any]] = [{"event": "ended", "tricks": total}]
    events += [] if mixed is None else [{"event": "mixed", "seat": mixed.letter}]
    events += [{"event": "round ended"}] if over == "yes" else []
    position = {"trick": 1, "leader": told.declarer.lho.letter}
    return Case(told.contract, position, [*events, asked], vulnerable(told))
