"""A table as it is opened, before anything has happened, with as many hands as are known."""

from __future__ import annotations

from ..book.editions import Edition
from ..errors import ParseError, spoken
from ..values.cards import FULL_PACK, CardSet, Deal
from ..values.contract import Contract
from ..values.seats import SEATS, Seat
from ..words.languages import ENGLISH
from . import words
from .auction import Auction
from .called import NOBODY, UNTOLD
from .opening import Opening, Regulations
from .puts import Earlier, Puts
from .table import Hand, Table

# Before there is a contract: who will lead is not known, and no law of the play asks.
NO_TRICKS = Puts(Earlier(1, Seat.NORTH, None))


def open_table(
    contract: Contract | str | None,
    laws: Edition,
    deal: Deal | str | None = None,
    *,
    regulations: Regulations | None = None,
    set_aside: frozenset[str] = frozenset(),
    vulnerable: str | None = None,
    dealer: Seat | None = None,
    auction: Auction | None = None,
    language: str = ENGLISH,
) -> Table:
    """A table before the opening lead, with as many hands as are known; without a contract, one in the auction.

    >>> from ..book.editions import L2017
    >>> open_table("3NT by S", L2017).turn
    WEST
    """
    agreed = None if contract is None else Contract.parse(contract)
    hands = [Hand(CardSet(), 13)] * 4
    if deal is not None:
        dealt = Deal.parse(deal)
        for seat in SEATS:
            cards = dealt.hand(seat)
            if cards is not None:
                if len(cards) != 13:
                    raise ParseError(words.NOT_THIRTEEN(seat, len(cards)))
                hands[seat] = Hand(cards, 13)
    dealt_hands = (hands[0], hands[1], hands[2], hands[3])
    if auction is not None and "R34-2" in set_aside:
        auction = auction._replace(regained=False)
    opening = Opening(
        edition=laws,
        contract=agreed,
        dealer=dealer if auction is None or auction.dealer is None else auction.dealer,
        vulnerable=vulnerable,
        auction=auction,
        hands=dealt_hands,
        regulations=regulations or Regulations(),
        set_aside=set_aside,
        language=language if language == ENGLISH else spoken(language).code,
    )
    puts = NO_TRICKS if agreed is None else Puts(Earlier(1, agreed.declarer.lho, agreed.trumps))
    declarer = NOBODY if agreed is None else agreed.declarer
    table = Table(opening, declarer, dealt_hands, puts, auction=UNTOLD if auction is None else auction)
    if deal is not None or auction is not None:
        table = as_opened(complete(table))
    if agreed is not None and all(hand.known for hand in table.hands):
        # Kept for the kernel; a table made from this one does not inherit it.
        masks = tuple(hand.cards.mask for hand in table.hands)
        trumps = -1 if agreed.trumps is None else int(agreed.trumps)
        object.__setattr__(table, "_masks", (masks, trumps, int(table.trick.leader)))
    return table


def as_opened(table: Table) -> Table:
    """The table, what is so at it being what the log begins with."""
    return table.opened_with(phase=table.phase, hands=table.hands, before=table.number - 1)


def before_the_lead(table: Table) -> Table:
    """The table as it was before the play, as far as the log goes back: for what was so then and is told later."""
    puts, declarer = Puts(table.puts.earlier), table.agreed.declarer
    opened = Table(table.opening, declarer, table.opening.hands, puts, auction=table.auction, final=table.final)
    return opened if table.scored is None else opened.but(scored=table.scored)


def complete(table: Table) -> Table:
    """When three hands are known the fourth is what is left of the pack."""
    unknown = [seat for seat in SEATS if not table.hand(seat).known]
    rest = unseen(table)
    if len(unknown) != 1 or len(table.hand(unknown[0]).cards | rest) != table.hand(unknown[0]).count:
        return table
    hand = table.hand(unknown[0])
    return table.with_hand(unknown[0], Hand(hand.cards | rest, hand.count))


def unseen(table: Table) -> CardSet:
    """The cards whose place no one has stated."""
    return CardSet(FULL_PACK & ~table.located)
