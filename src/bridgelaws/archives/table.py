"""A record at the table: its calls made and its cards faced one by one under the laws."""

from __future__ import annotations

from collections.abc import Iterator

from ..errors import ImpossibleEvent, ParseError
from ..play.board import Board
from ..play.play import Play
from ..values.contract import Contract
from ..values.seats import SEATS, Seat
from . import messages
from .auction import PASS
from .record import Called, Claim, Mark, Record

# As records of boards say it, and as case files do.
VULNERABLE = {"None": "none", "NS": "NS", "EW": "EW", "All": "both"}


def to_table(record: Record, laws: int | str = 2017) -> Play:
    """The board with its auction where the record has one, and from the opening lead on where it has none."""
    return to_board(record, laws) if record.dealer is not None and record.auction else to_play(record, laws)


def to_play(record: Record, laws: int | str = 2017) -> Play:
    """The board as far as the record can be followed: up to a card nobody can face, or to a question for the Director.

    Each card is faced by the hand that holds it. The tricks that a claim left are ended with the recorded result.
    """
    if record.deal is None or record.contract is None:
        missing = messages.NO_DEAL_TO_PLAY if record.deal is None else messages.NO_CONTRACT_TO_PLAY
        raise ParseError(missing(str(record.place)))
    play = Play(record.deal, record.contract, laws, vulnerable=VULNERABLE.get(record.vulnerable))
    _face(play, record)
    return play


def to_board(record: Record, laws: int | str = 2017) -> Board:
    """The board from its first call, as far as the record can be followed: its auction, and then its cards.

    It goes on to the cards if the auction comes to the contract of the record. Where the file says that declarer and
    dummy changed places, the one who was to declare lays his hand down after the lead (54A).
    """
    board = called(record, laws)
    contract, said = board.contract, record.contract
    if record.deal is None or contract is None or said is None or board.question is not None:
        return board
    if contract == said:
        _face(board, record)
    elif record.swapped and contract == _changed_places(said):
        _face(board, record, contract.declarer)
    return board


def called(record: Record, laws: int | str = 2017) -> Board:
    """The board after its auction: every call of the record, regular or not, up to a question for the Director.

    What a record has is what stood. A call that was irregular was accepted, then, by the next player's call; and where
    the file leaves that player out as well (`^S`), by his saying so. Passes before the first card that a file does not
    write are made.
    """
    if record.dealer is None:
        raise ParseError(messages.NO_DEALER_TO_CALL(str(record.place)))
    board = Board(record.deal, record.dealer, laws, vulnerable=VULNERABLE.get(record.vulnerable))
    for seat, one in callers(record.dealer, record.auction):
        if not _call(board, seat, one.call):
            return board
    while record.plays and (turn := _who_passes(board)) is not None:
        if not _call(board, turn, PASS):
            return board
    return board


def _who_passes(board: Board) -> Seat | None:
    """Who is to pass next of those whose passes are not written: nobody before the first bid, or after the last."""
    auction = board.auction
    if auction.over or auction.last_bid is None:
        return None
    return auction.pending[-1].seat.lho if auction.pending else auction.turn


def callers(dealer: Seat, calls: tuple[Called, ...]) -> Iterator[tuple[Seat, Called]]:
    """Each call with the player who made it: the columns of a record go round, and one who is left out has no call."""
    turn = dealer
    for one in calls:
        if one.mark is not Mark.SKIPPED:
            yield turn, one
        turn = turn.lho


def _call(board: Board, seat: Seat, call: str) -> bool:
    """Make a call of a record; whether the next can be made."""
    for made in board.auction.pending:
        # Who calls again himself replaces his call: nobody has accepted that.
        if seat not in (made.seat, made.seat.lho):
            board.said(made.seat.lho, "accept")
    if board.question is None:
        try:
            board.made(seat, call)
        except ImpossibleEvent:
            return False
    return board.question is None


def _changed_places(contract: Contract) -> Contract:
    """The same contract in the hand of declarer's partner."""
    return Contract(contract.trumps, contract.declarer.partner, contract.level, contract.doubled)


def _face(play: Play, record: Record, lays_down: Seat | None = None) -> None:
    """Face the cards of a record; after the first of them somebody may lay his hand down."""
    assert record.deal is not None
    hands = record.deal.hands
    for n, played in enumerate(record.plays):
        card, seat = played.card, played.seat
        if card is not None and seat is None:
            seat = next((s for s in SEATS if (hand := hands[s]) is not None and card in hand), None)
        if card is None or seat is None:
            return
        try:
            play.faced(seat, card)
            if n == 0 and lays_down is not None and play.question is None:
                play.spread(lays_down)
        except ImpossibleEvent:
            return
        if play.question is not None:
            return
    if record.claim is Claim.CLAIMED and record.result is not None:
        try:
            play.ended(record.result)
        except ImpossibleEvent:
            return
