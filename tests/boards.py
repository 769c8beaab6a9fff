"""Random boards: tables to open, acts that are possible at them, answers, and what must always hold.

Every function takes a `random.Random`. Hypothesis supplies one whose draws it can shrink; a plain one does for
a quick search from the command line.
"""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from random import Random
from typing import Any

from tests import auctions

from bridgelaws.board.claiming import Adjudicated, AskedBack, Basis, Ground, HandFaced
from bridgelaws.board.events import (
    Agreed,
    Answered,
    Claimed,
    Corrected,
    DefectFound,
    DirectorCalled,
    Dropped,
    Ended,
    Event,
    ExposedInAuction,
    Faced,
    FacedSeveral,
    HandsReturned,
    Held,
    LaidFaceDown,
    Mixed,
    Named,
    NextDealCalled,
    Omitted,
    Placed,
    PlayedOn,
    Quitted,
    Retracted,
    RoundEnded,
    Said,
    Saying,
    Shown,
    Spread,
    Strayed,
    Straying,
    Touched,
    TurnedUp,
)
from bridgelaws.board.opened import unseen
from bridgelaws.board.plays import Plays
from bridgelaws.board.table import VULNERABLE, Kind, Table
from bridgelaws.book.editions import EDITIONS, REGISTRY, Provision, Reading
from bridgelaws.book.questions import Question
from bridgelaws.engine import step as engine
from bridgelaws.files import codec
from bridgelaws.hearing.rulings import Ruled, Ruling
from bridgelaws.play import documents
from bridgelaws.play.play import Play
from bridgelaws.values.cards import CARDS, Card, CardSet, Suit
from bridgelaws.values.seats import SEATS, Seat

Document = dict[str, Any]

# Tables to open


def opening(rng: Random) -> Document:
    """A case file without events: at the opening lead or in the middle, with as much known as it happens."""
    laws = rng.choice(EDITIONS)
    declarer = rng.choice(SEATS)
    strain = rng.choice(["NT", "S", "H", "D", "C"])
    level = rng.choice(["", *"1234567"])
    doubled = rng.choice(["", "", "", "", "X", "XX"])
    document: Document = {
        "format": codec.FORMAT,
        "version": codec.VERSION,
        "laws": laws.year,
        "contract": f"{level}{strain}{doubled} by {declarer.letter}",
    }
    if rng.randrange(2):
        document["vulnerable"] = rng.choice(VULNERABLE)
    if rng.randrange(4) == 0:
        document["set_aside"] = sorted(rng.sample(sorted(REGISTRY.readings), rng.randint(1, 12)))
    if rng.randrange(6) == 0:
        document["regulations"] = {"face_down_leads": rng.random() < 0.5}
        if rng.random() < 0.5:
            document["regulations"]["defenders_may_ask"] = rng.random() < 0.5
    pack = list(CARDS)
    rng.shuffle(pack)
    hands = [set(pack[n * 13 : n * 13 + 13]) for n in range(4)]
    if rng.randrange(2) == 0:
        match rng.randrange(4):
            case 0:
                pass
            case 1:
                known = rng.sample(SEATS, rng.randint(1, 3))
                document["deal"] = auctions.pbn(hands, known)
            case _:
                document["deal"] = auctions.pbn(hands, SEATS)
        return document
    document["position"] = _position(rng, laws, Seat(declarer), hands, None if strain == "NT" else Suit.parse(strain))
    return document


def _winner(plays: list[tuple[Seat, Card]], trumps: Suit | None) -> Seat:
    led = plays[0][1].suit

    def strength(play: tuple[Seat, Card]) -> int:
        card = play[1]
        return card.rank + 13 * (card.suit is trumps) - 99 * (card.suit is not led and card.suit is not trumps)

    return max(plays, key=strength)[0]


def _follow(rng: Random, held: set[Card], led: Suit | None) -> Card:
    suited = sorted(card for card in held if card.suit is led)
    return rng.choice(suited or sorted(held))


def _position(rng: Random, laws: Any, declarer: Seat, hands: list[set[Card]], trumps: Suit | None) -> Document:
    number = rng.choice([1, 2, 3, 5, 8, 10, 11, 12, 13])
    leader = declarer.lho
    gone: list[Card] = []
    last: list[tuple[Seat, Card]] = []
    won = [0, 0]
    for _ in range(number - 1):
        last, leader = _one_trick(rng, hands, leader, trumps, 4)
        gone += [card for _, card in last]
        won[leader & 1] += 1
    defective = None
    if number > 3 and rng.randrange(10) == 0:
        defective = rng.choice(SEATS)
        if number < 13 and rng.randrange(2):
            hands[defective].remove(rng.choice(sorted(hands[defective])))  # a second card to some trick
        else:
            hands[defective].add(gone.pop(rng.randrange(len(gone) - 4)))  # no card to some trick
    current, _ = _one_trick(rng, hands, leader, trumps, rng.randrange(4))
    position: Document = {"trick": number, "leader": leader.letter}
    if rng.random() < 0.8:
        position["won"] = {"NS": won[0], "EW": won[1]}
    if rng.randrange(12) == 0:
        # After a faced lead out of turn declarer spread his hand: the roles are changed, the contract is not.
        position["declarer"] = declarer.partner.letter
        declarer = declarer.partner
    if last and rng.random() < 0.7:
        position["last_trick"] = [{"seat": s.letter, "card": c.code} for s, c in last]
        gone = gone[:-4]
    if gone and rng.random() < 0.7:
        position["gone"] = [card.code for card in gone]
    if current:
        position["current"] = [{"seat": s.letter, "card": c.code} for s, c in current]
    if defective is not None:
        position["counts"] = {defective.letter: len(hands[defective])}
    described: Document = {}
    full = rng.random() < 0.5
    for seat in SEATS:
        cards = [card.code for card in sorted(hands[seat])]
        chance = rng.randrange(3)
        if full or chance == 0:
            described[seat.letter] = cards
        elif chance == 1 and cards:
            described[seat.letter] = [*rng.sample(cards, rng.randint(1, len(cards))), "..."]
    if described:
        position["hands"] = described
    if rng.random() < 0.6:
        _burden(rng, laws, declarer, hands, position)
    if rng.randrange(8) == 0:
        position["dummy_rights_lost"] = True
    if rng.randrange(8) == 0:
        position["dummy_down"] = rng.random() < 0.7
    return position


def _one_trick(
    rng: Random, hands: list[set[Card]], leader: Seat, trumps: Suit | None, size: int
) -> tuple[list[tuple[Seat, Card]], Seat]:
    plays: list[tuple[Seat, Card]] = []
    seat = leader
    for _ in range(size):
        card = _follow(rng, hands[seat], plays[0][1].suit if plays else None)
        hands[seat].remove(card)
        plays.append((seat, card))
        seat = seat.lho
    return plays, _winner(plays, trumps) if size == 4 else leader


def _burden(rng: Random, laws: Any, declarer: Seat, hands: list[set[Card]], position: Document) -> None:
    """Penalty cards and restrictions in force."""
    penalty = []
    for seat in (declarer.lho, declarer.rho):
        cards = sorted(hands[seat])
        number = min(len(cards), rng.choice([0, 0, 1, 1, 2, 3]))
        for card in rng.sample(cards, number):
            minor = number == 1 and not card.is_honour and rng.random() < 0.6
            penalty.append({"seat": seat.letter, "card": card.code, "kind": "minor" if minor else "major"})
    if penalty:
        position["penalty_cards"] = penalty
    if rng.random() < 0.5:
        position["restrictions"] = [
            restriction(rng, laws, rng.choice([declarer.lho, declarer.rho])) for _ in range(rng.randint(1, 2))
        ]


_LAWS = {
    "require": ("law50.REQUIRE_SUIT", "law51.REQUIRE_ONE_OF_SUITS"),
    "forbid": ("law50.PROHIBIT_SUIT", "law51.PROHIBIT_SUITS"),
    "highest": ("law57.REQUIRE_HIGHEST",),
    "lowest": ("law57.REQUIRE_LOWEST",),
}


def restriction(rng: Random, laws: Any, seat: Seat) -> Document:
    """A restriction as a position states it, by a provision in force."""
    kind = rng.choice(sorted(_LAWS))
    ref = REGISTRY.provisions[rng.choice(_LAWS[kind])].ref(laws)
    suits = rng.sample("CDHS", rng.randint(1, 2) if kind == "forbid" else 1)
    found: Document = {"seat": seat.letter, "kind": kind, "law": ref, "suits": suits}
    if kind == "forbid":
        found["lasts"] = "while he retains the lead"
    elif kind != "require":
        found["lasts"] = "this trick"
    return found


# Acts

KINDS = (
    "regular", "faced", "faced with previous", "faced several", "laid face down", "turned up", "named", "corrected",
    "touched", "placed", "held", "shown", "dropped", "spread", "retracted", "quitted", "said", "strayed",
    "exposed in auction", "director", "omitted", "defect found", "off suit", "played on",
)  # fmt: skip

# How a board ends; once play has stopped little else is possible, so these are drawn on their own.
LAST_KINDS = (
    "claimed", "agreed", "ended", "next deal called", "round ended", "hands returned", "mixed", "asked back",
    "hand faced", "adjudicated",
)  # fmt: skip

WORDS = (
    "low", "high", "small heart", "a spade", "diamond", "clubs", "ace", "ten", "10", "the king", "queen of hearts",
    "anything", "play anything", "win", "cover", "ruff", "trump", "top", "the a", "", "duck", "{card}", "٣ of hearts",
    "♠", "oh, sorry, the jack", "H", "sixes", "no, the small one", "2",
)  # fmt: skip


def candidates(table: Table, seat: Seat) -> list[Card]:
    """The cards that, as far as anyone knows, a hand may hold."""
    hand = table.hand(seat)
    return list(hand.cards) if hand.known else list(hand.cards | unseen(table))


def _cards(rng: Random, table: Table, seat: Seat, low: int, high: int) -> tuple[Card, ...]:
    held = candidates(table, seat)
    high = min(high, table.hand(seat).count, len(held))
    return tuple(rng.sample(held, rng.randint(low, high))) if high >= low else ()


def _one(rng: Random, table: Table, seat: Seat) -> Card:
    held = candidates(table, seat)
    if not held or rng.randrange(25) == 0:
        return rng.choice(CARDS)
    if table.penalty_cards and (owned := table.penalty_cards_of(seat)) and rng.randrange(3) == 0:
        return rng.choice(owned).card
    led = table.trick.led
    if led is not None and rng.randrange(3):
        held = [card for card in held if card.suit is led] or held
    return rng.choice(held)


_latest: tuple[Table, Plays] | None = None


def legal(table: Table) -> Plays:
    """The legal plays of the hand on turn; those of the latest table are kept, as they are asked for several times."""
    global _latest
    if _latest is None or _latest[0] is not table:
        _latest = table, engine.legal_plays(table)
    return _latest[1]


def open_to(table: Table, plays: Plays) -> list[Card]:
    """The cards that a hand may legally play as far as anyone knows."""
    if plays.cards is not None:
        return list(plays.cards)
    # Of cards that were found in a trick (67) it is known where they are, though nobody saw them played.
    held = table.may_hold(plays.seat)
    for reason in plays.reasons:
        held &= ~reason.removed
    return [card for card in candidates(table, plays.seat) if held & card.mask]


def _words(rng: Random, table: Table, hand: Seat) -> str:
    if rng.randrange(2):
        card = _one(rng, table, hand)
        return rng.choice([card.code, str(card), f"{card.code[1]} of {card.suit}"])
    if table.trick.empty and table.turn is hand and rng.randrange(2):
        return rng.choice(("ace", "the king", "queen", "jack", "ten"))
    return rng.choice(WORDS)


_SAYINGS = tuple(Saying)
_OPINIONS = (Saying.ACCEPT, Saying.REFUSE, Saying.ATTENTION)


def act(rng: Random, table: Table, kind: str) -> Event:
    """An act of a kind, possible more often than not."""
    seat = rng.choice(SEATS)
    turn = table.turn if table.turn is not None else seat
    match kind:
        case "regular":
            plays = None if table.turn is None else legal(table)
            if plays is None or rng.randrange(12) == 0:
                return Faced(turn, _one(rng, table, turn))
            return Faced(turn, rng.choice(open_to(table, plays) or candidates(table, turn) or CARDS))
        case "off suit":
            off = [card for card in candidates(table, turn) if card.suit is not table.trick.led]
            return Faced(turn, rng.choice(off or CARDS))
        case "faced":
            return Faced(seat, _one(rng, table, seat))
        case "faced with previous":
            return Faced(seat, _one(rng, table, seat), with_previous=True)
        case "faced several":
            seat = rng.choice([seat, turn])
            cards = _cards(rng, table, seat, 2, 4)
            visible = tuple(rng.sample(cards, rng.randint(1, len(cards)))) if cards else ()
            return FacedSeveral(seat, cards, visible)
        case "laid face down":
            return LaidFaceDown(seat, None if rng.randrange(3) == 0 else _one(rng, table, seat))
        case "turned up":
            for lying in table.face_down:
                if lying.seat is seat or rng.randrange(3):
                    return TurnedUp(lying.seat, lying.card if lying.card is not None else _one(rng, table, lying.seat))
            return TurnedUp(seat, _one(rng, table, seat))
        case "named":
            seat = rng.choice([seat, table.declarer])
            hand = None if rng.randrange(2) else rng.choice([seat, table.dummy])
            meant = hand if hand is not None else (table.dummy if seat is table.declarer else seat)
            pointing = rng.choice([None, None, None, "H", "spade", _one(rng, table, meant).code, "that one"])
            return Named(seat, _words(rng, table, meant), hand, pointing)
        case "corrected":
            seat = rng.choice([seat, table.declarer])
            hand = None if rng.randrange(2) else rng.choice([seat, table.dummy])
            return Corrected(seat, _words(rng, table, hand if hand is not None else table.dummy), hand)
        case "touched":
            player = rng.choice([seat, table.declarer, table.dummy])
            return Touched(player, _one(rng, table, table.dummy))
        case "placed":
            return Placed(table.dummy, _one(rng, table, table.dummy))
        case "held":
            return Held(seat, _one(rng, table, seat))
        case "shown":
            return Shown(seat, _cards(rng, table, seat, 1, 3))
        case "dropped":
            return Dropped(seat, _cards(rng, table, seat, 1, 3))
        case "spread":
            whole = bool(rng.randrange(2))
            return Spread(rng.choice([seat, table.dummy]), _cards(rng, table, seat, 0, 3), whole)
        case "retracted":
            return Retracted(*rng.choice(_before(table) or [(seat, _one(rng, table, seat))]))
        case "quitted":
            return Quitted(seat)
        case "said":
            card = None if rng.randrange(2) else _one(rng, table, seat)
            to = None if rng.randrange(3) == 0 else rng.choice(SEATS)
            what = rng.choice(_OPINIONS if table.docket and rng.randrange(2) else _SAYINGS)
            return Said(seat, what, card, to)
        case "strayed":
            return Strayed(table.dummy, rng.choice(list(Straying)))
        case "exposed in auction":
            return ExposedInAuction(seat, _cards(rng, table, seat, 1, 2), bool(rng.randrange(2)))
        case "claimed":
            return Claimed(seat, None if rng.randrange(3) == 0 else rng.randint(0, max(14 - table.number, 0)))
        case "agreed":
            return Agreed(seat)
        case "asked back":
            return AskedBack(seat, rng.choice([None, 1, 1, 2]))
        case "hand faced":
            return HandFaced(seat, tuple(table.hand(seat).cards) or (_one(rng, table, seat),))
        case "adjudicated":
            return _adjudicated(rng, table)
        case "ended":
            won = table.won[table.declarer & 1]
            return Ended(rng.randint(won, 13 if rng.randrange(20) == 0 else max(won, won + 14 - table.number)))
        case "next deal called":
            return NextDealCalled(seat)
        case "round ended":
            return RoundEnded()
        case "hands returned":
            return HandsReturned()
        case "mixed":
            return Mixed(seat)
        case "played on":
            return PlayedOn(rng.choice(SEATS), _on_file(rng, table))
        case "omitted":
            return Omitted(table.turn or seat)
        case "defect found":
            return _defect(rng, table, seat)
        case _:
            return DirectorCalled(seat, "revoke" if rng.randrange(5) == 0 else None)


def _adjudicated(rng: Random, table: Table) -> Adjudicated:
    """What the Director finds of a claim, or of tricks that are asked for."""
    plays = rng.sample(("plain", "trump out S", "low first D", "a card that he took for high"), 2)
    basis = tuple(rng.sample(list(Basis), rng.randrange(2)))
    ground = rng.choice([None, None, *Ground])
    return Adjudicated(rng.randint(0, max(14 - table.number, 0)), basis, (plays[0],), (plays[1],), ground=ground)


def _on_file(rng: Random, table: Table) -> tuple[Card, ...]:
    """One card of each hand that is known and has not played, and now and then a penalty card of another."""
    found = []
    for seat in SEATS:
        hand, lying = table.hand(seat), [p.card for p in table.penalty_cards_of(seat)]
        if table.trick.card(seat) is not None or not hand.count:
            continue
        if hand.known:
            found.append(rng.choice(lying or list(hand.cards)))
        elif lying and rng.randrange(2):
            found.append(rng.choice(lying))
    return tuple(found)


def _defect(rng: Random, table: Table, seat: Seat) -> DefectFound:
    """The count is wrong: a hand passed over a trick, or put more than its card to it."""
    wrong = [s for s in SEATS if table.hand(s).count != table.due(s)]
    seat = rng.choice(wrong) if wrong and rng.randrange(8) else seat
    missing = table.due(seat) - table.hand(seat).count
    passed = [table.number - len(table.tricks) + n for n, t in enumerate(table.tricks) if seat in t.omitted]
    number = rng.choice(passed) if passed and rng.randrange(3) else rng.randint(1, 13)
    if missing < 0:
        return DefectFound(seat, number)
    # Extra cards lie among those whose place no one has stated, or among those that are gone.
    past = list(unseen(table) | CardSet(table.gone if number <= table.number - len(table.tricks) else 0))
    trick = table.trick_at(number)
    played = trick.card(seat) if trick is not None else None
    cards = rng.sample(past, min(missing + (played is None), len(past))) if missing else rng.sample(CARDS, 1)
    cards += [played] if played is not None else []
    faced = rng.choice([None, played, *cards])
    return DefectFound(seat, number, tuple(cards), faced, tuple(rng.sample(cards, rng.randint(0, len(cards)))))


def _before(table: Table) -> list[tuple[Seat, Card]]:
    """What lies before the players, so that they might take it back."""
    tricks = [t for t in (table.trick, table.suspended, table.last_trick) if t is not None]
    found = [(s, c) for trick in tricks for s in SEATS if (c := trick.card(s)) is not None]
    found += [(p.seat, p.card) for p in table.penalty_cards]
    found += [(f.seat, f.card) for f in table.face_down if f.card is not None]
    found += [(i.offender, i.card) for i in table.docket if i.card is not None]
    return found


def answer(rng: Random, table: Table, question: Question) -> Answered:
    """An answer on offer."""
    if question.options:
        return Answered(question.id, rng.choice(question.values))
    return Answered(question.id, rng.choice(CARDS).code)


def wrong_answer(rng: Random, question: Question) -> Answered:
    """An answer that nobody asked for, or one that is not on offer."""
    values = [True, False, None, 0, 1, "", "yes", "HK", "H", "none", "keep", "accept", ["HK"], {"a": 1}, 2.5, b"x"]
    if rng.randrange(3) == 0:
        return Answered(rng.choice(["", "no_such_question", question.id + "x"]), rng.choice(values))
    offered = [(type(value), value) for value in question.values]
    left = [v for v in values if (type(v), v) not in offered]
    return Answered(question.id, rng.choice(left))


# What must always hold


def check(play: Play) -> None:
    """The invariants of a table."""
    check_outcome(play.now, len(play.log), play.rulings, cards_of_each(play.opened))


def cards_of_each(table: Table) -> list[int]:
    """How many cards each hand has had, by its count and the tricks; not thirteen where a trick was defective."""
    passed_over = [t for t in table.tricks if t.omitted]
    found = []
    for seat in SEATS:
        had = table.hands[seat].count + table.number - 1 + (table.trick.cards[seat] is not None)
        if table.suspended is not None:
            had += table.suspended.cards[seat] is not None
        if passed_over:
            had -= sum(seat in t.omitted and t.cards[seat] is None for t in passed_over)
        found.append(had)
    return found


def check_outcome(now: engine.Outcome, events: int, rulings: tuple[Ruling, ...], had: list[int]) -> None:
    """The invariants of an outcome after so many events.

    `rulings` are those that have not been looked at yet, `had` is what `cards_of_each` found when the board was opened.
    """
    table = now.table
    assert now.question is not None or table.turn is not None or table.finished, "nobody can do anything"
    _check_cards(table, had)
    _check_tricks(table)
    _check_penalty_cards(table)
    _check_plays(table)
    auctions.check(now)
    _check_question(now.question)
    _check_authorities(table, rulings)
    _check_files(now, events)


def _check_cards(table: Table, had: list[int]) -> None:
    """Each card is in one place, and every hand has as many as it ought to or had from the outset."""
    seen = table.gone
    places = [table.trick.mask, *(hand.cards.mask for hand in table.hands)]
    if table.suspended is not None:
        places.append(table.suspended.mask)
    for mask in places:
        assert not mask & seen, f"{CardSet(mask & seen)} in two places"
        seen |= mask
    room = 0
    now = cards_of_each(table)
    for seat, hand in zip(SEATS, table.hands, strict=True):
        # Who counts a hand that is not on file, and finds a trick defective, says how many cards it has.
        as_it_ought = now[seat] in (13, had[seat]) or seat in _counted(table)
        assert as_it_ought, f"{seat} has {hand.count} cards at trick {table.number}"
        known = hand.cards.mask.bit_count()
        assert known <= hand.count, f"{seat} is known to hold more cards than he has"
        room += hand.count - known
    enough = room <= 52 - seen.bit_count() or _counted(table)
    assert enough, "there are not cards enough for the unknown hands"


def _counted(table: Table) -> set[Seat]:
    """Who has found a trick defective."""
    return {event.seat for event in table.log if isinstance(event, DefectFound)}


def _check_tricks(table: Table) -> None:
    """The tricks add up."""
    trick = table.trick
    assert sorted(trick.order) == [seat for seat in SEATS if trick.cards[seat] is not None]
    assert not trick.complete
    assert table.gone.bit_count() <= 4 * (table.number - 1) + 1
    assert sum(table.won) <= table.number - 1
    # After a claim a hand may still have to replace a card with which it revoked (62A, 62C).
    # When calls before those on file are not known, it has to be asked who named the strain first (22A).
    asked = table.calling and table.auction.over and not table.auction.whole and table.question is not None
    assert (table.turn is None) == ((table.finished and table.to_correct is None) or asked)
    total = table.total
    assert total is None or (sum(total) == 13 and min(total) >= 0), f"{total} are not thirteen tricks"


def _check_penalty_cards(table: Table) -> None:
    cards = [p.card for p in table.penalty_cards]
    assert len(set(cards)) == len(cards), "one card is a penalty card twice"
    for p in table.penalty_cards:
        assert table.is_defender(p.seat), f"{p.seat} does not defend"
        assert p.card in table.hand(p.seat).cards, f"{p} is not in the hand"
        alone = len(table.penalty_cards_of(p.seat)) == 1
        assert alone or p.kind is Kind.MAJOR, f"{p} is not the only penalty card of {p.seat} (50B)"
        assert p.kind is Kind.MAJOR or not p.card.is_honour, f"{p} is an honour (50B)"


def _check_plays(table: Table) -> None:
    """The hand on turn has a legal play, and the reasons leave what the set of plays holds."""
    if table.turn is None or table.calling:
        return
    plays = legal(table)
    assert plays.seat is table.turn
    removed = 0
    for reason in plays.reasons:
        removed |= reason.removed
    if plays.cards is not None:
        # A hand that put two cards to a trick runs out before the others do.
        assert plays.cards or not table.hand(table.turn).count, f"{table.turn} has no legal play"
        mask = plays.cards.mask
        assert not mask & ~table.may_hold(table.turn), f"{table.turn} is to play a card of another hand"
        assert not mask & removed, "a legal play is excluded by a reason"
    else:
        assert open_to(table, plays), f"{table.turn} has no legal play among the cards he may hold"


def _check_question(question: Question | None) -> None:
    if question is None:
        return
    assert question.options or question.wants == "card", f"{question.id} offers nothing"
    assert question.text
    assert question.say
    assert question.refs, f"{question.id} rests on no provision"
    assert len(set(question.values)) == len(question.values), f"{question.id} offers the same twice"


# What has an authority each, in force at a table.
_WITH_AUTHORITY = ("information", "referrals", "penalty_cards", "restrictions", "duties", "awaiting", "lead_rights")
# These parts of the table that was looked at last, whose authorities are as they ought to be.
_sound: tuple[Any, ...] = ()


def _check_authorities(table: Table, rulings: tuple[Ruling, ...]) -> None:
    """Whatever is in force rests on a provision in force, or on a reading that was not set aside.

    Parts that are the very same as at the table looked at before, of the same opening, need not be gone through again.
    """
    global _sound
    laws = table.edition
    parts = (table.opening, table.auction.calls, *[getattr(table, name) for name in _WITH_AUTHORITY])
    same = {id(part) for part in _sound} if _sound and _sound[0] is table.opening else ()
    found: list[Any] = [a for ruling in rulings for step in ruling.steps for a in step.authorities]
    found += [each.authority for part in parts[2:] if id(part) not in same for each in part]
    if id(table.auction.calls) not in same:
        found += [life.by for made in table.auction.calls for life in made.lives if life.by is not None]
    for authority in dict.fromkeys(found):
        if isinstance(authority, Provision):
            assert authority.in_force(laws), f"{authority!r} is not in force in {laws}"
        else:
            assert isinstance(authority, Reading)
            assert laws in authority.editions, f"{authority!r} is no reading of {laws}"
            assert authority.id not in table.set_aside, f"{authority!r} was set aside"
    _sound = parts
    for ruling in rulings:
        assert ruling.laws is laws
        for step in ruling.steps:
            assert not isinstance(step, Ruled) or step.authorities, f"{ruling.key} orders something on no authority"


def _check_files(now: engine.Outcome, events: int) -> None:
    table = now.table
    assert len(table.log) == events, "an event is missing from the table's log"
    if now.question is None:
        due = [i for i in table.docket if i.attended and not engine.waits(table, i)]
        assert not due, "attention was drawn to something that was not heard"
    keys = [i.key for i in table.docket]
    assert len(set(keys)) == len(keys), "two files have one key"
    for i in table.information:
        both = [seat for seat in i.authorized if seat in i.unauthorized]
        assert not both, f"{i.subject} is both authorized and unauthorized"
    for r in table.restrictions:
        assert r.seat in SEATS
        assert str(r)


# Whole boards


def start(document: Document) -> Play:
    """The table that a case file opens."""
    return codec.decode(document)


def outcome(play: Play) -> Document:
    """All that a front end shows."""
    return documents.outcome_document(play.now)


def replay(play: Play) -> Play:
    """The same log through a fresh `Play`."""
    again = Play(table=play.opened)
    for event in play.log:
        again.add(event)
    return again


def fold(play: Play) -> engine.Outcome:
    """The same log through `step` alone."""
    now = engine.begin(play.opened)
    for event in play.log:
        now = engine.step(now, event)
    return now


# Whole boards have a manner: what people are prone to do at that table, beside playing on.
WEIGHTS = {"regular": 24, "faced": 5, "director": 3, "named": 5, "placed": 2, "said": 3, "held": 2, "retracted": 2}
MANNERS: dict[str, dict[str, int]] = {
    "all sorts": {kind: WEIGHTS.get(kind, 1) for kind in (*KINDS, "claimed")},
    "quiet": {"regular": 60, "off suit": 3, "faced": 2, "director": 2, "said": 1, "quitted": 1, "claimed": 1},
    "out of turn": {"regular": 16, "faced": 8, "faced with previous": 3, "faced several": 2, "retracted": 2, "said": 3},
    "dummy": {
        "regular": 14, "named": 12, "corrected": 4, "touched": 4, "placed": 6, "faced": 1, "strayed": 2, "said": 4,
        "retracted": 1, "off suit": 1,
    },
    "clumsy": {
        "regular": 20, "dropped": 3, "shown": 2, "held": 4, "spread": 1, "faced several": 3, "faced": 3, "off suit": 2,
        "retracted": 2, "said": 1, "played on": 4,
    },
    "revokes": {
        "regular": 26, "off suit": 8, "said": 3, "retracted": 3, "director": 2, "faced": 1, "quitted": 1, "claimed": 1,
    },
    "claims": {"regular": 40, "claimed": 5, "off suit": 4, "spread": 2, "said": 2, "director": 2, "shown": 1},
    "defects": {"regular": 36, "omitted": 5, "defect found": 6, "faced several": 1, "off suit": 1, "retracted": 1},
    "before the play": {
        "laid face down": 6, "turned up": 4, "exposed in auction": 6, "spread": 2, "faced": 6, "said": 2, "regular": 8,
        "shown": 1, "director": 2,
    },
}  # fmt: skip
LAST_WEIGHTS = {
    **dict.fromkeys(LAST_KINDS, 3), "claimed": 8, "asked back": 4, "faced": 1, "ended": 6, "director": 5, "said": 2,
    "quitted": 1, "retracted": 1, "regular": 2, "defect found": 1,
}  # fmt: skip


class Manner:
    """The kinds of acts of a board with their weights, summed up once so that a draw is quick."""

    def __init__(self, weights: dict[str, int]) -> None:
        self.kinds = tuple(weights)
        self.sums = tuple(accumulate(weights.values()))

    def draw(self, rng: Random) -> str:
        return self.kinds[bisect(self.sums, rng.randrange(self.sums[-1]))]


_MANNERS = {name: Manner(weights) for name, weights in MANNERS.items()}
_LAST = Manner(LAST_WEIGHTS)


def random_event(rng: Random, play: Play) -> Event:
    """An answer when a question is open, as a rule; else an act of any sort."""
    return next_event(rng, play.table, "all sorts", 0.2)


def next_event(rng: Random, table: Table, manner: str, vigilance: float) -> Event:
    """An answer when a question is open, as a rule; else an act in the manner of the board.

    `vigilance` is how readily someone calls the Director when something is on file.
    """
    if table.question is not None and rng.randrange(12):
        return answer(rng, table, table.question)
    if table.log and rng.randrange(5) == 0:
        sequel = _sequel(rng, table, table.log[-1])
        if sequel is not None:
            return sequel
    if table.rights_lost and table.trick.empty and not table.finished and rng.randrange(8) == 0:
        # Dummy, who has lost the right, warns declarer that he is about to lead from the wrong hand (43B2).
        return Said(table.dummy, Saying.WRONG_HAND, to=rng.choice([None, table.declarer]))
    if table.docket and rng.random() < vigilance:
        return act(rng, table, "director")
    if table.finished or (table.number > 9 and rng.randrange(30) == 0):
        return act(rng, table, _LAST.draw(rng))
    return act(rng, table, _MANNERS[manner].draw(rng))


def _sequel(rng: Random, table: Table, last: Event) -> Event | None:
    """What people do upon what was just done, and chance alone would seldom bring together."""
    match last:
        case Said(what=Saying.YOUR_TURN, to=Seat() as to):
            return Faced(to, _one(rng, table, to))
        case Said(seat, Saying.ACCEPT | Saying.REFUSE):
            return Said(seat.partner, rng.choice(_OPINIONS))
        case Named(seat, hand=None) if seat is table.declarer:
            return act(rng, table, rng.choice(["placed", "placed", "corrected", "faced"]))
        case LaidFaceDown(seat, card):
            after_down: list[Event] = [
                act(rng, table, "turned up"),
                Faced(seat.partner, _one(rng, table, seat.partner)),
                Said(seat, Saying.EXPLANATION_CORRECTED),
                Retracted(seat, card or rng.choice(CARDS)),
            ]
            return rng.choice(after_down)
        case ExposedInAuction(seat):
            return ExposedInAuction(seat, _cards(rng, table, seat, 1, 1))
        case Claimed(seat):
            upon: list[Event] = [
                Agreed(rng.choice([seat.lho, seat.rho])),
                Said(rng.choice([seat.lho, seat.partner, seat.rho]), Saying.REFUSE),
                DirectorCalled(rng.choice([seat.lho, seat.rho])),
                Faced(seat, _one(rng, table, seat)),
                NextDealCalled(seat.lho),
                AskedBack(seat, None),
            ]
            return rng.choice(upon)
        case Agreed(seat):
            return rng.choice([NextDealCalled(seat), Said(seat.partner, Saying.REFUSE), RoundEnded()])
        case NextDealCalled() | RoundEnded():
            return AskedBack(rng.choice(SEATS), rng.choice([None, 1]))
        case AskedBack():
            return _adjudicated(rng, table)
        case Spread(seat):
            return Said(seat.partner, Saying.REFUSE)
        case Faced(seat) if table.docket and table.docket[-1].law in ("law53", "law54", "law55", "law56"):
            return Said(rng.choice([seat.lho, seat.rho]), rng.choice(_OPINIONS))
        case Faced(seat, card):
            other = rng.choice([seat.lho, seat.partner, seat.rho])
            after_card: list[Event] = [
                Faced(other, _one(rng, table, other), with_previous=True),
                Faced(seat, _one(rng, table, seat)),
                Retracted(seat, card),
                Quitted(seat),
                Said(rng.choice([seat.lho, seat.partner]), Saying.NO_MORE, to=seat),
            ]
            return rng.choice(after_card)
        case Retracted(seat):
            return Faced(seat, _one(rng, table, seat))
        case _:
            return None
