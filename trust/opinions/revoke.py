"""Revokes, by the package and by the second opinion: tricks transferred (64), established or not (63), corrected (62).

Four sorts of situations: a finished board with revokes on file, counted; a board played to its end with revokes that
nobody noticed; a revoke and what is done after it; a revoke found in time, or too late, and who may change what.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random

from tests.second_opinion import revoke as model

from bridgelaws.board.events import DirectorCalled, Faced, HandsReturned, NextDealCalled, RoundEnded
from bridgelaws.board.table import Authority, Revoke, Sight, Stage, Stopped, Table, Trick
from bridgelaws.book.editions import L1997, L2017, Edition
from bridgelaws.engine import step as engine
from bridgelaws.values.cards import Card, Suit
from bridgelaws.values.contract import Contract
from bridgelaws.values.seats import SEATS, Seat, Side

from .common import CONTRACTS, Disagreement, Tables, Unfit, codes, draw_cards, open_at, provision

READ = "R64-3"


def situation(rng: Random, laws: Edition, size: int = 13) -> list[str]:
    """Draw a situation and compare; what it exercised."""
    from .revoke_found import corrected, established

    kind = rng.randrange(100)
    if kind < 60:
        return counted(rng, laws, size)
    if kind < 68:
        return played_out(rng, laws, size)
    return established(rng, laws, size) if kind < 85 else corrected(rng, laws, size)


# A finished board


@dataclass
class Board:
    """Tricks as they were played, and the revokes in both notations."""

    contract: Contract
    tricks: list[Trick] = field(default_factory=list)
    first: int = 1
    revokes: list[tuple[Revoke, model.Revoke]] = field(default_factory=list)
    left: list[list[Card]] = field(default_factory=list)

    def winner(self, trick: Trick) -> Seat:
        """Who won a trick."""
        winner = trick.winner(self.contract.trumps)
        assert winner is not None
        return winner

    def in_order(self) -> list[tuple[Revoke, model.Revoke]]:
        """The revokes in the order of play, those to one trick too."""
        places = {
            (n, seat): place
            for n, trick in enumerate(self.tricks, self.first)
            for place, seat in enumerate(trick.order)
        }
        return sorted(self.revokes, key=lambda pair: (pair[0].trick, places[pair[0].trick, pair[0].seat]))


def draw_board(rng: Random, laws: Edition, size: int, stop: int = 0) -> Board:
    """A board played out, or up to some tricks before the end, with a few revokes."""
    length = rng.randint(2, max(2, min(13, size)))
    contract = CONTRACTS[rng.choice(SEATS), rng.choice((None, *Suit))]
    board = Board(contract, first=14 - length)
    hands = draw_cards(rng, length)
    leader, most = rng.choice(SEATS), rng.choice((1, 1, 2, 2, 3))
    for number in range(board.first, 14 - stop):
        trick, seat = Trick(leader), leader
        for _ in range(4):
            card = _play(rng, laws, board, hands[seat], trick, seat, number, most)
            hands[seat].remove(card)
            trick, seat = trick.play(seat, card), seat.lho
        omitted = _missing(rng, laws, board, trick, number, hands) if rng.randrange(25) == 0 else None
        if omitted is not None:
            trick = omitted
        board.tricks.append(trick)
        leader = board.winner(trick)
    board.left = hands
    return board


def _play(
    rng: Random, laws: Edition, board: Board, held: list[Card], trick: Trick, seat: Seat, number: int, most: int
) -> Card:  # fmt: skip
    """A card to the trick, now and then not of the suit led; then the revoke stands, or it was put right."""
    led = trick.led
    following = [card for card in held if card.suit is led]
    others = [card for card in held if card.suit is not led]
    if led is None or not following or not others or number == 13:
        return rng.choice(following or held)
    again = any(r.seat is seat and r.suit is led for r, _ in board.revokes)
    if len(board.revokes) >= most or rng.randrange(3 if again else 8):
        return rng.choice(following)
    wrong, right = rng.choice(others), rng.choice(following)
    return _revoke(rng, laws, board, seat, number, led, wrong, right, codes(following))


def _revoke(
    rng: Random,
    laws: Edition,
    board: Board,
    seat: Seat,
    number: int,
    led: Suit,
    wrong: Card,
    right: Card,
    playable: frozenset[str],
) -> Card:
    declarer = board.contract.declarer
    state = rng.choice(("established",) * 5 + ("corrected", "as if"))
    ground: Authority | None = provision("law63.PLAYS_ON")
    if state == "as if":
        if seat is declarer:
            ground = provision("law43.REVOKE_AS_ESTABLISHED")
        elif laws is L1997 and seat.side is not declarer.side:
            ground = provision("law63.ILLEGAL_QUESTION")
        else:
            state = "corrected"
    if number == 12 and state == "as if":
        state = "corrected"
    sight = rng.choice(("", "", "", "", "penalty card", "faced hand"))
    if seat is declarer or (sight == "penalty card" and seat.side is declarer.side):
        sight = ""
    if seat is declarer.partner:
        sight = "dummy"
    late = rng.choice(("", "", "", "", "", "", "call", "round"))
    stage = Stage.ESTABLISHED if state == "established" else Stage.CORRECTED
    exempt = {"call": provision("law64.CALLED_ON_NEXT_DEAL"), "round": provision("law64.ROUND_ENDED")}.get(late)
    ours = Revoke(
        number,
        seat,
        wrong,
        led,
        playable=led.mask,
        stage=stage,
        authority=None if state == "corrected" else ground,
        found=True,
        exempt=exempt,
        in_sight=Sight(sight) if sight else None,
    )
    theirs = model.Revoke(
        number,
        seat.letter,
        led.letter,
        state == "established",
        as_if_established=state == "as if",
        playable=playable,
        failed_to_play={"": "hidden", "penalty card": "penalty_card", "faced hand": "faced", "dummy": "dummy"}[sight],
        nos_called_next_deal=late == "call",
        round_ended=late == "round",
    )
    board.revokes.append((ours, theirs))
    return wrong if state == "established" else right


def _missing(
    rng: Random, laws: Edition, board: Board, trick: Trick, number: int, hands: list[list[Card]]
) -> Trick | None:  # fmt: skip
    """67B1: a hand had put no card to the trick; the one placed there later wins nothing."""
    seat = rng.choice([s for s in trick.order if s is not trick.leader])
    led, card = trick.led, trick.card(seat)
    assert led is not None
    assert card is not None
    if any(r.trick == number and r.seat is seat for r, _ in board.revokes) or number > 11:
        return None
    has = card.suit is led
    if has and laws is L1997:
        return None  # no penalty that year, and so not on the package's record
    ground = provision("law67.HOLDS_SUIT_LED" if has else "law67.LACKS_SUIT_LED")
    dummy = seat is board.contract.declarer.partner
    ours = Revoke(
        number, seat, None, led, "no card", stage=Stage.ESTABLISHED, authority=ground, found=True, at_most=1,
        in_sight=Sight.DUMMY if dummy else None,
    )  # fmt: skip
    theirs = model.Revoke(
        number, seat.letter, led.letter, True, defective="suit_held" if has else "suit_not_held",
        failed_to_play="dummy" if dummy else "hidden",
    )  # fmt: skip
    board.revokes.append((ours, theirs))
    return replace(trick, omitted=(seat,))


def counted(rng: Random, laws: Edition, size: int) -> list[str]:
    """Law 64 on a finished board."""
    stop = rng.choice((0, 0, 0, 0, 1, 2, 3))
    board = draw_board(rng, laws, size, stop)
    if not board.revokes:
        raise Unfit
    _both_corrected(rng, laws, board)
    if stop and any(r.trick > 13 - stop for r, _ in board.revokes):
        raise Unfit
    aside = _aside(rng, laws, board)
    table = _finished(rng, laws, board, stop, aside)
    tricks = _tricks(board, table)
    at = Tables(table)
    extra = _settle(rng, at, board, tricks)
    return [*_compare(at, laws, board, tricks, aside, claimed=bool(stop)), *extra]


def _both_corrected(rng: Random, laws: Edition, board: Board) -> None:
    """62C3: now and then the revokes of both sides on one trick were both put right."""
    for n, (ours, theirs) in enumerate(board.revokes):
        for m, (other, also) in enumerate(board.revokes[:n]):
            same = other.trick == ours.trick and other.seat.side is not ours.seat.side
            corrected = ours.stage is other.stage is Stage.CORRECTED and ours.trick < 12
            if laws is L2017 and same and corrected and ours.authority is None and other.authority is None:
                ground = provision("law62.BOTH_SIDES_CORRECT")
                board.revokes[n] = replace(ours, authority=ground), replace(theirs, corrected_62c3=True)
                board.revokes[m] = replace(other, authority=ground), replace(also, corrected_62c3=True)


def _aside(rng: Random, laws: Edition, board: Board) -> frozenset[str]:
    """1997 has no 64B7. The package reads one into it (R64-3), wider than the minute that the model knows."""
    established = [r for r, theirs in board.revokes if model.counts(theirs)]
    both = len({r.seat.side for r in established}) == 2
    if laws is not L1997 or not both:
        return frozenset()
    one_trick = len({r.trick for r in established}) == 1 and not any(r.at_most == 1 for r in established)
    return frozenset() if one_trick and rng.randrange(2) else frozenset((READ,))


def _finished(rng: Random, laws: Edition, board: Board, stop: int, aside: frozenset[str]) -> Table:
    won = [0, 0]
    won[0] = rng.randint(0, board.first - 1)
    won[1] = board.first - 1 - won[0]
    for trick in board.tricks:
        won[board.winner(trick) & 1] += 1
    to_lead, tricks = Trick(board.winner(board.tricks[-1])), tuple(board.tricks)
    table = open_at(rng, laws, board.contract, 14 - stop, board.left, to_lead, tricks, (won[0], won[1]))
    stopped = None
    if stop:
        ours = rng.randint(0, stop)
        by = rng.choice([s for s in SEATS if s is not board.contract.declarer.partner])
        stopped = Stopped(by, (won[0] + ours, won[1] + stop - ours))
    revokes = tuple(ours for ours, _ in board.in_order())
    return table.but(revokes=revokes, stopped=stopped).opened_with(set_aside=aside)


def _tricks(board: Board, table: Table) -> list[model.Trick]:
    """The tricks in the notation of the model; those of a claim in the order in which the package gives them."""
    found = []
    for number, trick in enumerate(board.tricks, board.first):
        seat = board.winner(trick)
        card = trick.card(seat)
        assert card is not None
        found.append(model.Trick(number, seat.side.value, seat.letter, card.code))
    if table.stopped is not None and table.stopped.total is not None:
        ns = table.stopped.total[0] - table.won[0]
        for n in range(14 - table.number):
            found.append(model.Trick(table.number + n, "NS" if n < ns else "EW"))
    return found


def _settle(rng: Random, at: Tables, board: Board, tricks: list[model.Trick]) -> list[str]:
    """Answer what is asked about tricks that were claimed; equity is the Director's and not compared."""
    marks = []
    while at.question == "won_later_with_playable_card":
        question = at.table.question
        assert question is not None
        ours, theirs = next(pair for pair in board.revokes if question.id.endswith(pair[0].id))
        yes = rng.randrange(2) == 0
        at.answer(yes)
        marks.append("1997: a claimed trick by a playable card")
        if yes:
            side = ours.seat.side.value
            n = next(n for n in range(len(tricks)) if tricks[n].side == side and not tricks[n].winner)
            card = min(theirs.playable) if theirs.playable else ""
            tricks[n] = replace(tricks[n], winner=theirs.revoker, card=card)
    if at.question not in ("", "worse_off"):
        at.differ(f"a question: {at.question}", repr(at.now))
    return marks


def _compare(
    at: Tables, laws: Edition, board: Board, tricks: list[model.Trick], aside: frozenset[str], *, claimed: bool
) -> list[str]:  # fmt: skip
    told = model.Board(
        board.contract.declarer.letter,
        tuple(tricks),
        tuple(theirs for _, theirs in board.in_order()),
        minute_2001=READ not in aside,
    )
    wanted = model.transfers(laws.year, told)
    due = {"NS": 0, "EW": 0}
    for transfer in wanted:
        due[transfer.to_side] += len(transfer.tricks)
    found = {"NS": 0, "EW": 0}
    for given in at.table.transfers:
        found[given.to.value] += len(given.tricks)
    handed = sorted(n for t in at.table.transfers for n in t.tricks)
    # Of claimed tricks the order means nothing.
    same = found == due and (claimed or handed == sorted(n for t in wanted for n in t.tricks))
    if not same:
        kind = " and ".join(sorted({t.exempt or f"{len(t.tricks)} tricks" for t in wanted}))
        text = f"model {due} {[(t.revoke.trick, t.revoke.revoker, t.tricks, t.exempt) for t in wanted]}; "
        text += f"package {found} {[(t.revoke, t.tricks) for t in at.table.transfers]}\n"
        text += "\n".join(map(str, (*told.revokes, *told.tricks, *at.table.revokes, *at.table.tricks)))
        text += f"\nset aside: {sorted(aside)}; {laws}, {board.contract}, {at.now.ruled[-1:]}"
        raise Disagreement(f"64: {kind}", text)
    return _marks(wanted)


def _marks(wanted: list[model.Transfer]) -> list[str]:
    marks = [f"{len(t.tricks)} tricks for a revoke" for t in wanted if t.tricks]
    marks += [f"no trick: {t.exempt}" for t in wanted if t.exempt]
    if len(wanted) > 1:
        marks.append("several revokes on the board")
    if len({t.to_side for t in wanted}) > 1:
        marks.append("both sides revoked on the board")
    return marks


# Boards that are played


def played_out(rng: Random, laws: Edition, size: int) -> list[str]:
    """The last tricks of a board through the package, with revokes that nobody notices until the end."""
    length = rng.randint(2, max(2, min(6, size)))
    contract = CONTRACTS[rng.choice(SEATS), rng.choice((None, *Suit))]
    hands = draw_cards(rng, length)
    board = Board(contract, first=14 - length)
    opened = open_at(rng, laws, contract, 14 - length, hands, Trick(rng.choice(SEATS)))
    opened = opened.opened_with(set_aside=frozenset((READ,)) if laws is L1997 else frozenset())
    at = Tables(opened)
    while (turn := at.table.turn) is not None:
        led, number = at.table.trick.led, at.table.number
        held = list(at.table.hand(turn).cards)
        following = [card for card in held if card.suit is led]
        off = [card for card in held if card.suit is not led]
        card = rng.choice(list(engine.legal_plays(at.table, turn)))
        if led is not None and following and off and rng.randrange(5) == 0:
            card = rng.choice(off)
            sight = "dummy" if turn is contract.declarer.partner else "hidden"
            theirs = model.Revoke(
                number, turn.letter, led.letter, True, playable=codes(following), failed_to_play=sight
            )  # fmt: skip
            board.revokes.append((Revoke(number, turn, card, led), theirs))
        at.add(Faced(turn, card))
    if not board.revokes:
        raise Unfit
    board.tricks = list(at.table.tricks)
    _too_late(rng, at, board)
    tricks = _tricks(board, at.table)
    return ["played through the package", *_compare(at, laws, board, tricks, opened.set_aside, claimed=False)]


def _too_late(rng: Random, at: Tables, board: Board) -> None:
    """Attention is drawn at the end, perhaps after the next deal was begun or the round was over."""
    if any(ours.trick == 12 for ours, _ in board.revokes) or rng.randrange(2):
        at.add(HandsReturned())
    called: set[Side] = set()
    ended = False
    if rng.randrange(4) == 0:
        seat = rng.choice(SEATS)
        called.add(seat.side)
        at.add(NextDealCalled(seat))
    if rng.randrange(6) == 0:
        at.add(RoundEnded())
        ended = True
    at.add(DirectorCalled(rng.choice([s for s in SEATS if s is not board.contract.declarer.partner]), "revoke"))
    board.revokes = [
        (ours, replace(theirs, nos_called_next_deal=ours.seat.side.other in called, round_ended=ended))
        for ours, theirs in board.revokes
    ]
