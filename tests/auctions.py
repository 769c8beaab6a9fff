"""Random auctions: boards to open at the first call, what people do before the play, and what must always hold of it.

The counterpart of `tests/boards.py` for the time until there is a contract. Like there, every function takes a
`random.Random`.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bridgelaws.board.auction import CallMade, Fate
from bridgelaws.board.called import Bound
from bridgelaws.board.calls import Calls
from bridgelaws.board.events import (
    ABOUT,
    Change,
    Changed,
    DirectorCalled,
    Dropped,
    Event,
    Explained,
    Explaining,
    Faced,
    FacedSeveral,
    HandsReturned,
    Held,
    LaidFaceDown,
    Made,
    Manner,
    NextDealCalled,
    Retracted,
    RulingCorrected,
    Said,
    Saying,
    Shown,
    Signal,
    Signalled,
    Spread,
    TakenBack,
)
from bridgelaws.board.opened import unseen
from bridgelaws.board.procedure import (
    AnotherBoardPlayed,
    Dealing,
    Dealt,
    HandsCounted,
    Learnt,
    Source,
    TookFromAnotherBoard,
)
from bridgelaws.board.table import VULNERABLE, Table
from bridgelaws.book.editions import EDITIONS, REGISTRY
from bridgelaws.engine import step as engine
from bridgelaws.files import codec
from bridgelaws.laws.law16 import book as book16
from bridgelaws.laws.law27 import book as book27
from bridgelaws.laws.law34 import book as book34
from bridgelaws.laws.law36 import book as book36
from bridgelaws.laws.law38 import book as book38
from bridgelaws.laws.law39 import book as book39
from bridgelaws.play import standing
from bridgelaws.values.calls import DOUBLE, HIGHEST_LEVEL, PASS, REDOUBLE, STRAINS, Bid, Call
from bridgelaws.values.cards import CARDS, Card, Suit
from bridgelaws.values.seats import SEATS, Seat

Document = dict[str, Any]
BIDS = tuple(Bid(level, strain) for level in range(1, HIGHEST_LEVEL + 1) for strain in STRAINS)

# Tables to open


def opening(rng: Random) -> Document:
    """A case file without events in the auction, mostly at its first call, with some hands, all or none."""
    dealer = rng.choice(SEATS)
    document: Document = {
        "format": codec.FORMAT,
        "version": codec.VERSION,
        "laws": rng.choice(EDITIONS).year,
        "opening": {"phase": "auction", "dealer": dealer.letter},
    }
    if rng.randrange(2):
        document["vulnerable"] = rng.choice(VULNERABLE)
    if rng.randrange(4) == 0:
        document["set_aside"] = sorted(rng.sample(sorted(REGISTRY.readings), rng.randint(1, 12)))
    if rng.randrange(6) == 0:
        document["regulations"] = {"face_down_leads": rng.random() < 0.5}
    known = rng.choice([SEATS, SEATS, SEATS, rng.sample(SEATS, rng.randint(1, 3)), ()])
    if known:
        pack = list(CARDS)
        rng.shuffle(pack)
        document["deal"] = pbn([set(pack[n * 13 : n * 13 + 13]) for n in range(4)], known)
    if rng.randrange(8) == 0:
        document |= _under_way(rng)
    return document


def pbn(hands: list[set[Card]], known: Any) -> str:
    """A deal as case files write it, with the hands that are known."""
    words = []
    for seat in SEATS:
        if seat not in known:
            words.append("-")
            continue
        suits = [sorted((c for c in hands[seat] if c.suit is suit), reverse=True) for suit in reversed(Suit)]
        words.append(".".join("".join(card.code[1] for card in cards) for cards in suits))
    return "N:" + " ".join(words)


def _under_way(rng: Random) -> Document:
    """An auction of which only the last bid and whose turn it is are told, and duties that were left, if any."""
    auction: Document = {"calls": [], "whole": False, "turn": rng.choice(SEATS).letter}
    auction["bid"] = rng.choice(BIDS[:20]).code
    if rng.randrange(2):
        kind = rng.choice(list(standing.BINDS))
        auction["duties"] = [{"seat": rng.choice(SEATS).letter, "kind": Bound(kind).value}]
    return {"opening": {"phase": "auction"}, "auction": auction}


# Acts

# How many acts of an auction are made as the manner of its players has it; then they come to an end.
LENGTHS = (4, 8, 12, 16, 20)

MANNERS: dict[str, dict[str, int]] = {
    "quiet": {"regular": 60, "out of turn": 1, "insufficient": 1, "director": 1, "explained": 1, "signalled": 1},
    "out of turn": {"regular": 10, "out of turn": 8, "director": 2, "said": 2, "at once": 1, "pass in turn": 3},
    "wrong calls": {
        "regular": 12, "insufficient": 4, "inadmissible": 4, "too high": 2, "out of turn": 2, "director": 2, "said": 1,
        "changed": 2, "begun": 1,
    },
    "second thoughts": {
        "regular": 14, "changed": 6, "taken back": 3, "begun": 3, "insufficient": 2, "out of turn": 2, "director": 2,
        "said": 2, "at once": 1,
    },
    "clumsy": {
        "regular": 14, "dropped": 3, "shown": 2, "faced": 2, "faced several": 1, "laid face down": 1, "held": 1,
        "spread": 1, "retracted": 1, "out of turn": 1, "director": 2, "begun": 1,
    },
    "talkative": {
        "regular": 16, "explained": 6, "signalled": 3, "said": 2, "director": 1, "changed": 1, "about the board": 1,
    },
}  # fmt: skip
_EVERYTHING = sorted({kind for weights in MANNERS.values() for kind in weights})
MANNERS["all sorts"] = {kind: {"regular": 14, "director": 3, "out of turn": 2}.get(kind, 1) for kind in _EVERYTHING}


def next_event(rng: Random, table: Table, manner: str, vigilance: float) -> Event:
    """What happens next in an auction, a question being answered elsewhere.

    `vigilance` is how readily someone calls the Director when something is on file.
    """
    if table.passed_out:
        return rng.choice([_passed_out, _passed_out, out_of_turn, _changed])(rng, table)
    if table.docket and rng.random() < vigilance:
        return DirectorCalled(rng.choice(SEATS))
    weights = MANNERS[manner]
    return act(rng, table, rng.choices(tuple(weights), tuple(weights.values()))[0])


def to_the_end(rng: Random, table: Table) -> Event:
    """What brings an auction to its end: the Director is called, or the player on turn passes if anybody has bid."""
    if table.auction.pending or (table.docket and rng.randrange(3) == 0):
        return DirectorCalled(rng.choice(SEATS))
    return regular(rng, table, 0.9)


_latest: tuple[Table, Calls] | None = None


def legal(table: Table) -> Calls:
    """The legal calls of the player on turn; those of the latest table are kept, for they are asked for repeatedly."""
    global _latest
    if _latest is None or _latest[0] is not table:
        _latest = table, engine.legal_calls(table)
    return _latest[1]


def regular(rng: Random, table: Table, passes: float = 0.6) -> Event:
    """A legal call in turn: a bid while nobody has bid, and then mostly a pass, so that there is a contract."""
    turn = table.auction.turn
    if turn is None:
        return _passed_out(rng, table)
    may = list(legal(table).legal)
    if PASS in may and rng.random() < (passes if table.auction.to_beat is not None else 0.3):
        return Made(turn, PASS)
    # Seldom far above the last bid: else there would be no room for another.
    near = [call for call in may if call is not PASS][: rng.choice([3, 8, 20])]
    return Made(turn, rng.choice(near or may or [PASS]))


def out_of_turn(rng: Random, table: Table) -> Event:
    """Anybody makes a call that anybody might make: a little higher than the last bid, a pass, a double."""
    return Made(rng.choice(SEATS), any_call(rng, table))


def any_call(rng: Random, table: Table) -> Call:
    """A call, high enough more often than not."""
    chance, last = rng.randrange(10), table.auction.to_beat
    if chance < 3:
        return PASS
    if chance == 3:
        return rng.choice([DOUBLE, DOUBLE, REDOUBLE])
    if chance == 4:
        return rng.choice(BIDS)
    higher = [bid for bid in BIDS if last is None or bid.rank > last.rank]
    return rng.choice(higher[:8] or BIDS)


def _insufficient(rng: Random, table: Table) -> Event:
    last = table.auction.to_beat
    low = [bid for bid in BIDS if last is not None and bid.rank <= last.rank]
    seat = table.auction.turn if rng.randrange(5) else None
    return Made(seat if seat is not None else rng.choice(SEATS), rng.choice(low[-8:] or BIDS[:5]))


def _changed(rng: Random, table: Table) -> Event:
    seat = _last_caller(rng, table)
    how = rng.choice([Change.DONE, Change.DONE, Change.SAID, Change.ASKED])
    return Changed(seat, None if how is Change.ASKED else any_call(rng, table), how)


def _last_caller(rng: Random, table: Table) -> Seat:
    """Who called last, as a rule."""
    if table.auction.calls and rng.randrange(4):
        return max(table.auction.calls, key=lambda made: made.at).seat
    return rng.choice(SEATS)


def _passed_out(rng: Random, table: Table) -> Event:
    seat = rng.choice(SEATS)
    return rng.choice(
        [HandsReturned(), NextDealCalled(seat), DirectorCalled(seat), Explained(seat, Explaining.CORRECTED)]
    )


def _cards(rng: Random, table: Table, seat: Seat, low: int, high: int) -> tuple[Card, ...]:
    hand = table.hand(seat)
    held = list(hand.cards) if hand.known else list(hand.cards | unseen(table))
    high = min(high, hand.count, len(held))
    return tuple(rng.sample(held, rng.randint(low, high))) if high >= low else (rng.choice(CARDS),)


def act(rng: Random, table: Table, kind: str) -> Event:
    """An act of a kind, possible more often than not."""
    match kind:
        case "regular":
            return regular(rng, table)
        case "out of turn":
            return out_of_turn(rng, table)
        case "insufficient":
            return _insufficient(rng, table)
        case "changed":
            return _changed(rng, table)
        case "said" | "explained" | "signalled" | "director":
            return _spoken(rng, table, kind)
        case "about the board":
            return _about_the_board(rng, table)
        case "dropped" | "shown" | "faced" | "faced several" | "laid face down" | "held" | "spread" | "retracted":
            return _with_cards(rng, table, kind)
        case _:
            return _called(rng, table, kind)


def _called(rng: Random, table: Table, kind: str) -> Event:
    turn = table.auction.turn
    on_turn = turn if turn is not None and rng.randrange(4) else rng.choice(SEATS)
    match kind:
        case "pass in turn":
            return Made(on_turn, PASS)
        case "inadmissible":
            return Made(on_turn, rng.choice([DOUBLE, REDOUBLE]))
        case "too high":
            return Made(on_turn, Bid(rng.choice([8, 8, 9]), rng.choice(STRAINS)))
        case "begun":
            return Made(on_turn, any_call(rng, table), done=Manner.BEGUN)
        case "at once":
            return Made(rng.choice(SEATS), any_call(rng, table), with_previous=True)
        case _:
            return TakenBack(_last_caller(rng, table))


def _spoken(rng: Random, table: Table, kind: str) -> Event:
    seat = rng.choice(SEATS)
    match kind:
        case "said":
            if table.auction.pending and rng.randrange(3):
                return Said(table.auction.pending[-1].seat.lho, rng.choice([Saying.ACCEPT, Saying.REFUSE]))
            about = rng.choice([None, None, *ABOUT])
            return rng.choice([Said(seat, Saying.ATTENTION, about=about), Said(seat, rng.choice(list(Saying)))])
        case "explained":
            call = None if rng.randrange(3) == 0 else any_call(rng, table)
            return Explained(seat, rng.choice(list(Explaining)), call, rng.choice([None, None, *SEATS]))
        case "signalled":
            return Signalled(seat, rng.choice(list(Signal)))
        case _:
            return DirectorCalled(seat, rng.choice([None, None, None, *ABOUT]))


def _with_cards(rng: Random, table: Table, kind: str) -> Event:
    seat = rng.choice(SEATS)
    match kind:
        case "dropped":
            return Dropped(seat, _cards(rng, table, seat, 1, 3))
        case "shown":
            return Shown(seat, _cards(rng, table, seat, 1, 3))
        case "faced":
            return Faced(seat, _cards(rng, table, seat, 1, 1)[0])
        case "faced several":
            cards = _cards(rng, table, seat, 2, 4)
            return FacedSeveral(seat, cards, cards[: rng.randint(1, len(cards))])
        case "laid face down":
            return LaidFaceDown(seat, None if rng.randrange(2) else _cards(rng, table, seat, 1, 1)[0])
        case "held":
            return Held(seat, _cards(rng, table, seat, 1, 1)[0])
        case "spread":
            return Spread(seat, _cards(rng, table, seat, 1, 3), bool(rng.randrange(2)))
        case _:
            lying = [(put.seat, put.card) for put in table.puts if put.card is not None]
            return Retracted(*rng.choice(lying or [(seat, rng.choice(CARDS))]))


def _about_the_board(rng: Random, table: Table) -> Event:
    """How the board was dealt, counted and taken out, what was learnt of it, and that a ruling on it was wrong."""
    seat = rng.choice(SEATS)
    counts = rng.choice([(13, 13, 13, 13), (14, 12, 13, 13), (13, 13, 12, 14), (15, 12, 12, 13), (13, 12, 13, 13)])
    return rng.choice(
        [
            Dealt(rng.choice(list(Dealing))),
            HandsCounted(counts),
            TookFromAnotherBoard(seat),
            AnotherBoardPlayed(),
            Learnt(seat, rng.choice(list(Source))),
            RulingCorrected(),
        ]
    )


def between(rng: Random, table: Table) -> Event:
    """What may still be said and done about the calls when the auction is over: a call, a change, an explanation."""
    kind = rng.choice(
        ["explained", "explained", "changed", "out of turn", "taken back", "signalled", "about the board"]
    )
    return act(rng, table, kind)


# What must always hold


def check(now: engine.Outcome) -> None:
    """The invariants of the calls of a board, whether the auction is going on or over."""
    table = now.table
    auction = table.auction
    if table.calling:
        assert not table.penalty_cards, "a penalty card before anybody defends"
        if not table.passed_out and (auction.whole or not auction.over):
            _check_turn(table)
    elif table.opening.contract is None and not table.lead_faced:
        # Once the lead is faced a double or an eight found then is cancelled, and the board is scored without it (36C,
        # 38D): the auction that is left need not be over, and the contract is the one that was ruled.
        assert auction.over, "there is a contract, and the auction goes on"
        came_of_these = auction.allows(table.contract) or _doubled_by_its_own_side(table)
        assert came_of_these, "another contract than the calls give"
        assert table.declarer.side is table.contract.declarer.side, "declarer is of the other side"
    ids = [made.id for made in (*auction.calls, *auction.apart)]
    assert len(set(ids)) == len(ids), "two calls are one"
    on_file = {incident.made for incident in table.docket}
    for made in auction.pending:
        assert made.id in on_file or _is_a_replacement(table, made), f"{made} waits, and no file can dispose of it"
    if now.question is None and not table.docket:
        _check_information(table)


def _doubled_by_its_own_side(table: Table) -> bool:
    """Whether who declares was found, and made the last double one of partner's bid: until attention is drawn it is on.

    It is on file then as one that Law 19 does not allow (36), and is cancelled when that is heard.
    """
    last = table.auction.last
    files = table.files(book36.DoubledInadmissibly)
    return last is not None and table.auction.last_bid is None and last.id in [file.made for file in files]


def _is_a_replacement(table: Table, made: CallMade) -> bool:
    """Whether it was put in the place of a bid that was not enough: Law 27 disposes of both together (27C).

    One ruling is given on both, so that the second has no file of its own; that the bid has one is asserted.
    """
    bids = {incident.made for incident in table.files(book27.InsufficientCall) if incident.offender is made.seat}
    return any(bid is not None and bid < made.id for bid in bids)


def _check_turn(table: Table) -> None:
    """Somebody is on turn until the auction ends, and there is a legal call for him."""
    auction = table.auction
    assert not auction.over, "the auction is over, and there is no contract"
    assert auction.turn is not None, "nobody is on turn"
    calls = legal(table)
    assert calls.seat is auction.turn
    assert calls.legal or calls.unsettled, f"{auction.turn} has no legal call"
    for reason in calls.reasons:
        assert reason.ref, "a call is against no law"


def _check_information(table: Table) -> None:
    """Of every call that fell it is said who may use it, unless that turns on what takes the place of a bid (27).

    What an insufficient bid tells all may use if it is let go freely (27B1), and none of its side if not: before its
    player has called again there is nothing to say. Of a call out of rotation it is said at once (16, 30 to 32), and so
    it is of one that limits a lead.
    """
    if AnotherBoardPlayed in map(type, table.log):
        return  # the whole auction is cancelled with the board (15): no call of it was withdrawn for another (16)
    told = {(entry.holder, value) for entry in table.information for value in entry.subject.values}
    waiting = {each.call for each in table.awaiting if each.law == 27}
    for made in table.auction.calls:
        if made.fate in (Fate.CANCELLED, Fate.WITHDRAWN) and made.id not in waiting and not _says_nothing(table, made):
            assert (made.seat, made.call) in told, f"nothing is said of who may use {made}"


def _says_nothing(table: Table, made: CallMade) -> bool:
    """Whether a call fell by what is read, if a reading was set aside, as telling nobody anything (34, 36C, 38D, 39).

    The Laws of those editions send no such call to Law 16; that they mean it is a reading, and who sets it aside holds
    that nothing is said.
    """
    by = made.lives[-1].by
    if by in (book36.SCORED_WITHOUT_IT, book38.LAST_LEGAL_BID, book39.CALLS_CANCELLED):
        return book16.NOT_REPLACED_COUNTS_TOO.id in table.set_aside
    return by is book34.TURN_KEPT and book34.ALSO_INFORMATION.id in table.set_aside
