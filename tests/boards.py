"""Random boards: tables to open, acts that are possible at them, answers, and what must always hold.

Every function takes a `random.Random`. Hypothesis supplies one whose draws it can shrink; a plain one does for
a quick search from the command line.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bridgelaws import codec, documents, engine
from bridgelaws.cards import CARDS, Card, CardSet, Suit
from bridgelaws.editions import EDITIONS, REGISTRY, Provision, Reading
from bridgelaws.events import (
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
from bridgelaws.play import Play
from bridgelaws.questions import Question
from bridgelaws.seats import SEATS, Seat
from bridgelaws.table import Kind, Table, unseen

Document = dict[str, Any]

# Tables to open


def opening(rng: Random) -> Document:
    """A case file without events: at the opening lead or in the middle, with as much known as it happens."""
    laws = rng.choice(EDITIONS)
    declarer = rng.choice(SEATS)
    document: Document = {
        "format": codec.FORMAT,
        "version": codec.VERSION,
        "laws": laws.year,
        "contract": f"{rng.randint(1, 7)}{rng.choice(['NT', 'S', 'H', 'D', 'C'])} by {declarer.letter}",
    }
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
                document["deal"] = _pbn(hands, known)
            case _:
                document["deal"] = _pbn(hands, SEATS)
        return document
    document["position"] = _position(rng, laws, Seat(declarer), hands, _trumps(document["contract"]))
    return document


def _pbn(hands: list[set[Card]], known: Any) -> str:
    words = []
    for seat in SEATS:
        if seat not in known:
            words.append("-")
            continue
        suits = [sorted((c for c in hands[seat] if c.suit is suit), reverse=True) for suit in reversed(Suit)]
        words.append(".".join("".join(card.code[1] for card in cards) for cards in suits))
    return "N:" + " ".join(words)


def _trumps(contract: str) -> Suit | None:
    strain = contract[1:].split()[0]
    return None if strain == "NT" else Suit.parse(strain)


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
    "exposed in auction", "director", "omitted", "defect found",
)  # fmt: skip

# How a board ends; once play has stopped little else is possible, so these are drawn on their own.
LAST_KINDS = ("claimed", "agreed", "ended", "next deal called", "round ended", "hands returned", "mixed")

WORDS = (
    "low", "high", "small heart", "a spade", "diamond", "clubs", "ace", "ten", "10", "the king", "queen of hearts",
    "anything", "play anything", "win", "cover", "ruff", "trump", "top", "the a", "", "duck", "{card}", "٣ of hearts",
    "♠", "oh, sorry, the jack", "H", "sixes", "no, the small one", "2",
)  # fmt: skip


def candidates(table: Table, seat: Seat) -> list[Card]:
    """The cards that, as far as anyone knows, a hand may hold."""
    hand = table.hand(seat)
    return sorted(hand.cards) if hand.known else sorted(hand.cards | unseen(table))


def _cards(rng: Random, table: Table, seat: Seat, low: int, high: int) -> tuple[Card, ...]:
    held = candidates(table, seat)
    high = min(high, table.hand(seat).count, len(held))
    return tuple(rng.sample(held, rng.randint(low, high))) if high >= low else ()


def _one(rng: Random, table: Table, seat: Seat) -> Card:
    held = candidates(table, seat)
    if not held or rng.randrange(25) == 0:
        return rng.choice(CARDS)
    led = table.trick.led
    suited = [card for card in held if card.suit is led]
    owned = [p.card for p in table.penalty_cards_of(seat)]
    if owned and rng.randrange(3) == 0:
        return rng.choice(owned)
    return rng.choice(suited if suited and rng.randrange(3) else held)


def _words(rng: Random, table: Table, hand: Seat) -> str:
    if rng.randrange(2):
        card = _one(rng, table, hand)
        return rng.choice([card.code, str(card), f"{card.code[1]} of {card.suit}"])
    return rng.choice(WORDS)


def act(rng: Random, table: Table, kind: str) -> Event:
    """An act of a kind, possible more often than not."""
    seat = rng.choice(SEATS)
    turn = table.turn if table.turn is not None else seat
    match kind:
        case "regular":
            plays = None if table.turn is None else engine.legal_plays(table)
            if plays is None or rng.randrange(12) == 0:
                return Faced(turn, _one(rng, table, turn))
            open_to = list(plays) if plays.cards is not None else [c for c in candidates(table, turn) if c in plays]
            return Faced(turn, rng.choice(open_to or candidates(table, turn) or list(CARDS)))
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
                    card = lying.card if lying.card is not None else _one(rng, table, lying.seat)
                    return TurnedUp(lying.seat, card)
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
            return Said(seat, rng.choice(list(Saying)), card, to)
        case "strayed":
            return Strayed(table.dummy, rng.choice(list(Straying)))
        case "exposed in auction":
            return ExposedInAuction(seat, _cards(rng, table, seat, 1, 2), bool(rng.randrange(2)))
        case "claimed":
            return Claimed(seat, None if rng.randrange(3) == 0 else rng.randint(0, max(14 - table.number, 0)))
        case "agreed":
            return Agreed(seat)
        case "ended":
            return Ended(rng.randint(0, 13))
        case "next deal called":
            return NextDealCalled(seat)
        case "round ended":
            return RoundEnded()
        case "hands returned":
            return HandsReturned()
        case "mixed":
            return Mixed(seat)
        case "omitted":
            return Omitted(table.turn or seat)
        case "defect found":
            return _defect(rng, table, seat)
        case _:
            return DirectorCalled(seat, "revoke" if rng.randrange(5) == 0 else None)


def _defect(rng: Random, table: Table, seat: Seat) -> DefectFound:
    """The count is wrong: a hand passed over a trick on file, or put more than its card to it."""
    passed = [(table.number - len(table.tricks) + n, s) for n, t in enumerate(table.tricks) for s in t.omitted]
    if passed and rng.randrange(3):
        number, short = rng.choice(passed)
        return DefectFound(short, number)
    number = rng.randint(1, 13)
    cards = rng.sample(candidates(table, seat) or list(CARDS), 1)
    trick = table.trick_at(number)
    played = trick.card(seat) if trick is not None else None
    return DefectFound(seat, number, (*cards, played) if played is not None else tuple(cards), played)


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
    table = play.table
    _check_cards(table)
    _check_penalty_cards(table)
    _check_plays(table)
    _check_question(play.question)
    _check_authorities(table)
    _check_files(play)


def _check_cards(table: Table) -> None:
    places = [("gone", table.gone), ("trick", table.trick.mask)]
    places += [(str(seat), table.hand(seat).cards.mask) for seat in SEATS]
    if table.suspended is not None:
        places.append(("suspended", table.suspended.mask))
    seen = 0
    for name, mask in places:
        assert not mask & seen, f"{CardSet(mask & seen)} in {name} and elsewhere"
        seen |= mask
    room = 0
    for seat in SEATS:
        hand = table.hand(seat)
        lying = (table.trick.card(seat) is not None) + (
            table.suspended is not None and table.suspended.card(seat) is not None
        )
        passed_over = sum(seat in t.omitted and t.card(seat) is None for t in table.tricks)
        held = hand.count - passed_over
        assert held + lying + table.number - 1 == 13, f"{seat} has {hand.count} cards at trick {table.number}"
        assert len(hand.cards) <= hand.count, f"{seat} is known to hold more cards than he has"
        room += hand.count - len(hand.cards)
    assert room <= len(unseen(table)), "there are not cards enough for the unknown hands"
    assert set(table.trick.order) == {seat for seat in SEATS if table.trick.card(seat) is not None}
    assert not table.trick.complete
    assert table.gone.bit_count() <= 4 * (table.number - 1)
    assert sum(table.won) <= table.number - 1
    assert (table.turn is None) == table.finished


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
    if table.turn is None:
        return
    plays = engine.legal_plays(table)
    assert plays.seat is table.turn
    assert plays, f"{table.turn} has no legal play"
    if plays.cards is not None:
        for card in plays:
            assert card in table.hand(table.turn).cards
            assert plays.why_not(card) is None
    else:
        possible = [c for c in candidates(table, table.turn) if c in plays]
        assert possible, f"{table.turn} has no legal play among the cards he may hold"


def _check_question(question: Question | None) -> None:
    if question is None:
        return
    assert question.options or question.wants == "card", f"{question.id} offers nothing"
    assert question.text
    assert question.say
    assert question.refs, f"{question.id} rests on no provision"
    assert len(set(question.values)) == len(question.values), f"{question.id} offers the same twice"


def _check_authorities(table: Table) -> None:
    laws = table.edition
    found = [a for ruling in table.rulings for a in ruling.authorities]
    found += [i.authority for i in table.information] + [r.authority for r in table.referrals]
    found += [p.authority for p in table.penalty_cards] + [r.authority for r in table.restrictions]
    for authority in found:
        if isinstance(authority, Provision):
            assert authority.in_force(laws), f"{authority!r} is not in force in {laws}"
        else:
            assert isinstance(authority, Reading)
            assert laws in authority.editions, f"{authority!r} is no reading of {laws}"
            assert authority.id not in table.set_aside, f"{authority!r} was set aside"


def _check_files(play: Play) -> None:
    table = play.table
    assert len(table.log) == len(play.log), "an event is missing from the table's log"
    if play.question is None:
        assert not any(i.attended for i in table.docket), "attention was drawn to something that was not heard"
    keys = [i.key for i in table.docket]
    assert len(set(keys)) == len(keys), "two files have one key"
    for i in table.information:
        assert not set(i.authorized) & set(i.unauthorized), f"{i.subject} is both authorized and unauthorized"
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
        now = engine.step(now.table, event)
    return now


WEIGHTS = {"regular": 24, "faced": 5, "director": 9, "named": 5, "placed": 2, "said": 3, "held": 2, "retracted": 2}


def random_event(rng: Random, play: Play) -> Event:
    """An answer when a question is open, as a rule; else an act."""
    if play.question is not None and rng.randrange(10):
        return answer(rng, play.table, play.question)
    kind = rng.choice([kind for kind in KINDS for _ in range(WEIGHTS.get(kind, 1))])
    return act(rng, play.table, kind)
