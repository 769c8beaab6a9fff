"""Law 63 after a sequence of later acts, and Law 62 once attention is drawn."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.second_opinion import legal as legal_model, revoke as model

from bridgelaws.board.events import (
    Agreed,
    Claimed,
    Faced,
    Named,
    NextDealCalled,
    Quitted,
    RoundEnded,
    Said,
    Saying,
    Strayed,
    Straying,
)
from bridgelaws.board.table import Kind, PenaltyCard, Revoke, Stage, Table
from bridgelaws.book.editions import L1997, L2017, Edition
from bridgelaws.engine import step as engine
from bridgelaws.values.cards import Card, Suit
from bridgelaws.values.seats import SEATS, Seat

from .common import CONTRACTS, SEAT, Tables, Unfit, codes, draw_cards, draw_trick, open_at, provision

# The package holds that a side acquiesces only in the sense of 69A; without the reading, at once.
ACQUIESCENCE, AGREEMENT = "R63-1", "R63-4"


class Revoked:
    """A table at which a hand has just revoked."""

    def __init__(self, rng: Random, laws: Edition, size: int, *, twelfth: bool = False) -> None:
        self.rng, self.laws, self.year = rng, laws, laws.year
        count = 2 if twelfth else rng.randint(3, max(3, min(8, size)))
        contract = CONTRACTS[rng.choice(SEATS), rng.choice((None, *Suit))]
        hands = draw_cards(rng, count)
        trick = draw_trick(rng, hands, rng.choice(SEATS), rng.choice((1, 2, 3)))
        seat, led = trick.turn, trick.led
        assert seat is not None
        assert led is not None
        off = [card for card in hands[seat] if card.suit is not led]
        if not off or len(off) == len(hands[seat]):
            raise Unfit
        self.seat, self.led, self.number, self.card = seat, led, 14 - count, rng.choice(off)
        self.before = trick.order
        self.kind = ""
        owned: tuple[PenaltyCard, ...] = ()
        if seat.side is not contract.declarer.side and rng.randrange(5) == 0:
            kind = Kind.MAJOR if self.card.is_honour or rng.randrange(2) else Kind.MINOR
            owned, self.kind = (PenaltyCard(seat, self.card, kind, provision("law50.MAJOR")),), kind.value
        # 63A3 by when a claim is agreed (R63-1), by the word alone (R63-4), or at once
        aside = frozenset[str]()
        if laws is not L2017:
            aside = frozenset(rng.choice(((), (AGREEMENT,), (ACQUIESCENCE,), (ACQUIESCENCE, AGREEMENT))))
        table = open_at(rng, laws, contract, self.number, hands, trick, penalty_cards=owned)
        self.at = Tables(table.opened_with(set_aside=aside))
        self.at.add(Faced(seat, self.card))
        self.declarer = contract.declarer
        self.later: list[tuple[Seat, Card]] = []
        self.leads: set[Card] = set()  # those of them that went to the next trick

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.at.table

    @property
    def record(self) -> Revoke | None:
        """The revoke as the package has it on file."""
        return next((r for r in self.table.revokes if (r.trick, r.seat) == (self.number, self.seat)), None)

    @property
    def players(self) -> list[Seat]:
        """Everyone but dummy."""
        return [seat for seat in SEATS if seat is not self.declarer.partner]

    def play(self) -> tuple[Seat, Card, int] | None:
        """The hand on turn plays something legal; who, what, and to which trick."""
        turn, number = self.table.turn, self.table.number
        if turn is None or self.at.question:
            return None
        card = self.rng.choice(list(engine.legal_plays(self.table, turn)))
        self.at.add(Faced(turn, card))
        self.later.append((turn, card))
        if number > self.number:
            self.leads.add(card)
        return turn, card, number


# 63


def established(rng: Random, laws: Edition, size: int) -> list[str]:
    """A revoke and what is done after it, up to something that settles the matter."""
    scene = Revoked(rng, laws, size)
    events: list[model.Event] = []
    marks = ["63: a sequence of acts"]
    for _ in range(rng.randint(1, 9)):
        event = _after_claim(scene) if scene.table.stopped is not None else _act(scene)
        events += event
        marks += [f"63: {e.kind}{' after misinformation' if e.misinformed else ''}" for e in event]
        wanted = model.established(laws.year, model.History(scene.seat.letter, scene.number, tuple(events)))
        record = scene.record
        found = record is not None and record.stage is Stage.ESTABLISHED
        if record is None or found is not wanted:
            kind = f"63: {events[-1].kind if events else 'nothing'}"
            scene.at.differ(kind, f"model {wanted}; package {record}; {events}; revoke by {scene.seat}")
        ends = any(e.kind == "attention" for e in event) or scene.table.number > scene.number + 1
        if wanted or ends or scene.at.question or _irregular(scene):
            break
    marks.append("63: established" if wanted else "63: not established")
    return marks


def _irregular(scene: Revoked) -> bool:
    return any(i.law != "law61" for i in scene.table.docket)


def _act(scene: Revoked) -> list[model.Event]:
    """Something that happens while the board is in play."""
    rng, at, seat = scene.rng, scene.at, scene.rng.choice(scene.players)
    match rng.randrange(12):
        case 0:
            at.add(Claimed(seat))
            return [model.Event("claims", seat.letter)]
        case 1:
            at.add(Said(seat, Saying.ATTENTION))
            return [model.Event("attention", seat.letter)]
        case 2 if scene.table.trick.card(seat) is not None:
            at.add(Quitted(seat))
            return [model.Event("turns_trick", seat.letter)]
        case 3 | 4:
            return _early(scene)
        case 5:
            return _named(scene)
        case _:
            played = scene.play()
            if played is None or played[2] == scene.number:
                return []
            return [model.Event("card", played[0].letter)]


def _early(scene: Revoked) -> list[model.Event]:
    """A defender leads to the next trick too soon, or out of turn; perhaps because he was told that it was his turn."""
    rng, table = scene.rng, scene.table
    seat = rng.choice((scene.declarer.lho, scene.declarer.rho))
    waits = table.trick.card(seat) is not None and table.trick.card(seat.partner) is None
    out_of_turn = table.number == scene.number + 1 and table.trick.empty and table.turn is not seat
    held = list(table.hand(seat).cards)
    if not held or not (out_of_turn or (waits and table.number == scene.number)):
        return []
    told = rng.randrange(2) == 0
    if told:
        scene.at.add(Said(rng.choice((seat.lho, seat.rho)), Saying.YOUR_TURN, None, seat))
    scene.at.add(Faced(seat, rng.choice(held)))
    return [model.Event("card", seat.letter, misinformed=told)]


def _named(scene: Revoked) -> list[model.Event]:
    """The hand on turn names its card, declarer for dummy."""
    turn, number = scene.table.turn, scene.table.number
    if turn is None or scene.at.question:
        return []
    card = scene.rng.choice(list(engine.legal_plays(scene.table, turn)))
    speaker = scene.declarer if turn is scene.declarer.partner else turn
    scene.at.add(Named(speaker, card.code, turn))
    return [model.Event("designates", turn.letter)] if number > scene.number else []


def _after_claim(scene: Revoked) -> list[model.Event]:
    """Something that happens once play has stopped."""
    rng, at, table = scene.rng, scene.at, scene.table
    assert table.stopped is not None
    assert table.stopped.by is not None
    seat = rng.choice(scene.players)
    agrees = table.stopped.by.side is not seat.side
    match rng.randrange(5):
        case 0:
            at.add(RoundEnded())
            return [model.Event("agreement_fixed", scene.seat.letter)]
        case 1:
            at.add(NextDealCalled(seat))
            ours = seat.side is scene.seat.side and agrees
            return [model.Event("agreement_fixed", seat.letter)] if ours else []
        case 2:
            at.add(Said(seat, Saying.ATTENTION))
            return [model.Event("attention", seat.letter)]
        case _ if agrees:
            at.add(Agreed(seat))
            at_once = scene.laws is L2017 or ACQUIESCENCE in table.set_aside or AGREEMENT not in table.set_aside
            return [model.Event("acquiesces", seat.letter)] if at_once else []
        case _:
            return []


# 62


def corrected(rng: Random, laws: Edition, size: int) -> list[str]:
    """A revoke to which attention is drawn: whether it is corrected, and who may change his card."""
    kind = rng.randrange(10)
    if kind == 0:
        return _both_sides(rng, laws, size)
    scene = Revoked(rng, laws, size, twelfth=kind == 1)
    at = scene.at
    if scene.seat is scene.declarer and rng.randrange(3) == 0:
        at.add(Strayed(scene.declarer.partner, Straying.EXCHANGED_HANDS))
    events = []
    for _ in range(rng.choice((0, 1, 1, 2, 3, 4, 5))):
        if (played := scene.play()) is None:
            break
        seat, _, number = played
        if number > scene.number:
            events.append(model.Event("card", seat.letter))
        if number > scene.number + 1 or (number > scene.number and kind == 1):
            raise Unfit
    if len({seat for seat, _ in scene.later}) < len(scene.later):
        raise Unfit  # the model speaks of who changed, not of which of two cards
    history = model.History(scene.seat.letter, scene.number, tuple(events))
    base = _found(scene, model.established(laws.year, history))
    facts, marks = _attention(scene, base)
    wanted = model.correction(laws.year, facts)
    twelfth = at.question == "card_at_twelfth"
    if twelfth:
        at.answer("none")
        marks.append("62D2: declarer picks")
    record = scene.record
    done = record is not None and record.stage is Stage.CORRECTED
    if done is not wanted.must:
        at.differ("62A: corrected or not", f"model {wanted}; package {record}; {facts}")
    assert record is not None
    as_if = done and record.authority in (
        provision("law43.REVOKE_AS_ESTABLISHED"),
        provision("law63.ILLEGAL_QUESTION"),
    )
    if as_if is not wanted.as_if_established:
        at.differ("62: counted as if established", f"model {wanted}; package {record}; {facts}")
    if not done:
        return [*marks, "62: too late to correct"]
    follows = any(card.suit is scene.led for card in _all_of(scene, scene.seat.partner))
    if twelfth is not (wanted.trick_12 == "declarer_picks" and not follows):
        at.differ("62D2: declarer picks", f"model {wanted}; package {at.now!r}; {facts}")
    return marks + _changed(scene, facts)


def _found(scene: Revoked, established: bool) -> model.RevokeFound:
    mate = scene.seat.partner
    cards = [*scene.table.hand(mate).cards, *(card for seat, card in scene.later if seat is mate)]
    return model.RevokeFound(
        scene.seat.letter,
        scene.card.code,
        scene.number,
        scene.declarer.letter,
        established,
        aware=True,
        attention_drawn=True,
        card_was_faced=bool(scene.kind),
        kind_before=scene.kind,
        played_after=tuple((seat.letter, card.code) for seat, card in scene.later),
        partner_to_play=mate not in scene.before,
        partner_two_suits=len({card.suit for card in cards}) == 2,
    )


def _attention(scene: Revoked, base: model.RevokeFound) -> tuple[model.RevokeFound, list[str]]:
    """Someone calls the Director, or asks the revoker whether he has none left."""
    rng, seat, declarer = scene.rng, scene.seat, scene.declarer
    defends = seat.side is not declarer.side
    if scene.table.rights_lost:
        scene.at.add(Said(declarer.partner, Saying.NO_MORE, None, declarer))
        return replace(base, dummy_without_rights_asked_first=True), ["43B2(b): dummy without rights asked"]
    if defends and rng.randrange(4) == 0:
        scene.at.add(Said(seat.partner, Saying.NO_MORE, None, seat))
        illegal = scene.laws is L1997
        return replace(base, illegal_question=illegal), ["61B: a defender asked his partner"]
    # Dummy's cards lie open, and declarer who is asked may have discarded himself: then his own hand is meant.
    if seat is not declarer.partner and rng.randrange(4) == 0:
        scene.at.add(Said(declarer if defends else declarer.lho, Saying.NO_MORE, None, seat))
        return base, ["61B: a lawful question"]
    scene.at.call(rng.choice(scene.players), "revoke")
    return base, ["62: the Director called"]


def _changed(scene: Revoked, facts: model.RevokeFound) -> list[str]:
    """The revoker plays another card; then those who played after him are asked, one after another."""
    at, rng, marks = scene.at, scene.rng, ["62: corrected"]
    _same_cards(scene, facts, set())
    if scene.number == 12:
        marks.append("62D: trick 12")
    if scene.table.turn is not scene.seat:
        at.differ("62B: whose turn", f"model {scene.seat}; package {at.now!r}")
    at.add(Faced(scene.seat, rng.choice(list(engine.legal_plays(scene.table, scene.seat)))))
    asked: list[str] = []
    changed: set[str] = set()
    replayed: set[str] = set()
    # A lead is undone with the winner of the trick before it (R44-1); then nobody need be asked about it.
    lying = _lying(at)
    others = {seat.letter for seat, card in scene.later if card in lying and _alternatives(scene, seat, card)}
    back: set[Seat] = set()
    while at.question == "keep_or_withdraw" or (at.table.turn in back and not at.question):
        turn, question = at.table.turn, at.table.question
        if question is None:
            # Who took his card back plays another before the next is asked.
            assert turn is not None
            back.remove(turn)
            again = rng.choice(list(engine.legal_plays(at.table, turn)))
            at.add(Faced(turn, again))
            replayed.add(again.code)
            continue
        asked.append(question.id.partition(":")[2][0])
        choice = rng.choice(("keep", "withdraw"))
        if choice == "withdraw":
            changed.add(asked[-1])
            back.add(SEAT[asked[-1]])
        at.answer(choice)
    facts = replace(facts, changed=frozenset(changed))
    may = model.correction(scene.year, facts).may_change
    # A new card may have changed the winner as well, before the leader was asked about his lead.
    undone = {s.letter for s, card in scene.later if card in scene.leads and card in at.table.hand(s).cards}
    others -= undone - set(asked)
    if set(asked) != may & others:
        text = f"model {sorted(may)}, with another card {sorted(others)}; package {asked}; {facts}"
        at.differ("62C: who may change", text)
    _same_cards(scene, facts, replayed)
    return marks + [f"62C: {len(asked)} asked, {len(changed)} changed"] * bool(asked)


def _lying(at: Tables) -> set[Card]:
    """The cards of the trick in progress, of the one begun meanwhile and of the last."""
    tricks = [t for t in (at.table.trick, at.table.suspended, at.table.last_trick) if t is not None]
    return {card for trick in tricks for card in trick.cards if card is not None}


def _all_of(scene: Revoked, seat: Seat) -> list[Card]:
    return [*scene.table.hand(seat).cards, *(card for s, card in scene.later if s is seat)]


def _alternatives(scene: Revoked, seat: Seat, card: Card) -> bool:
    """Whether a hand could put another card in the place of the one it has played."""
    held = codes(scene.table.hand(seat).cards) | {card.code}
    led = "" if card in scene.leads else scene.led.letter
    return legal_model.follow_suit(held, led) != {card.code}


def _same_cards(scene: Revoked, facts: model.RevokeFound, played: set[str]) -> None:
    wanted = model.correction(scene.year, facts).new_penalty_cards
    wanted = {card: owner for card, owner in wanted.items() if card not in played}
    found = {p.card.code: (p.seat.letter, p.kind.value) for p in scene.table.penalty_cards}
    if found != wanted:
        scene.at.differ("62B: penalty cards", f"model {wanted}; package {found}; {facts}")


def _both_sides(rng: Random, laws: Edition, size: int) -> list[str]:
    """62C3: the next hand revokes too; then perhaps one side, or both, play on."""
    scene = Revoked(rng, laws, size)
    at, other, number = scene.at, scene.table.turn, scene.number
    if other is None or scene.table.number != number:
        raise Unfit
    held = list(scene.table.hand(other).cards)
    off = [card for card in held if card.suit is not scene.led]
    if not off or len(off) == len(held) or scene.kind:
        raise Unfit
    wrong = rng.choice(off)
    at.add(Faced(other, wrong))
    while scene.table.number == number and scene.play() is not None:
        pass
    events = []
    for _ in range(rng.choice((0, 1, 1, 2))):
        if (played := scene.play()) is not None:
            events.append(model.Event("card", played[0].letter))
    at.call(rng.choice(scene.players), "revoke")
    sides = frozenset("NS" if e.seat in "NS" else "EW" for e in events)
    first = _found(scene, model.established(laws.year, model.History(scene.seat.letter, number, tuple(events))))
    first = replace(first, both_sides_revoked=True, sides_played_on=sides)
    done = model.established(laws.year, model.History(other.letter, number, tuple(events)))
    second = replace(first, revoker=other.letter, card=wrong.code, established=done)
    for facts, seat in ((first, scene.seat), (second, other)):
        wanted = model.correction(laws.year, facts)
        record = next((r for r in scene.table.revokes if (r.trick, r.seat) == (number, seat)), None)
        corrected = record is not None and record.stage is Stage.CORRECTED
        if corrected is not wanted.must:
            at.differ("62C3: corrected or not", f"model {wanted}; package {record}; {facts}")
        defends = seat.side is not scene.declarer.side
        lies = any(p.card.code == facts.card for p in scene.table.penalty_cards)
        if lies is not (wanted.must and defends):
            at.differ("62C3: penalty cards", f"model {wanted}; package {scene.table.penalty_cards}; {facts}")
    return ["62: both sides revoked on the trick", *(["62C3"] if laws is L2017 and len(sides) == 1 else [])]
