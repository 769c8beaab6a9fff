"""What a table is worth double dummy to declarer's side, under whatever the law has put in force.

The solver knows nothing of penalty cards and of suits that may not be led. Where nothing is in force its answer is
exact. Where something is, the engine's own legal plays are searched card by card until it is spent: a demand on one
lead or play is always solved exactly. A duty that stays may outlast the search; then what is left is a bound, because
the solver leaves the bound side free: the other side gets at least what it gets against a free one.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any

from ..board.events import Answered, Faced
from ..board.table import Table
from ..engine import step as engine
from ..errors import BridgeLawsError
from ..laws.law61 import book as book61
from ..values.cards import Card
from ..values.seats import Side
from ..words.message import Message
from . import dds, messages as m
from .errors import NotOnFile
from .position import Position, of_table
from .ready import hands_known, tricks_known

# How many tables may be looked at to prove one number of tricks. A demand on one card needs about twenty.
BUDGET = 300
# If a number cannot be proved the next ones may be, which bounds it from the other side; each try costs a budget.
_TRIES = 1


@dataclass(frozen=True, slots=True)
class Worth:
    """The tricks of declarer's side on the whole board: between `at_least` and `at_most`, the same where it is exact.

    A bound that says no more than how many tricks are left is `open`. `duties` are those that outlast the search, and
    so make a bound of it.

    >>> print(Worth(9, 9), "|", Worth(8, 13, open_above=True), "|", Worth(8, 13, open_above=True).of_defenders)
    9 | at least 8 | at most 5
    """

    at_least: int
    at_most: int
    duties: tuple[Message, ...] = ()
    open_below: bool = False
    open_above: bool = False

    @property
    def exact(self) -> bool:
        """Whether it is one number."""
        return self.at_least == self.at_most

    @property
    def known(self) -> bool:
        """Whether anything is said."""
        return not (self.open_below and self.open_above)

    @property
    def of_defenders(self) -> Worth:
        """The same counted for the defenders."""
        return Worth(13 - self.at_most, 13 - self.at_least, self.duties, self.open_above, self.open_below)

    @property
    def says(self) -> Message:
        """The number in words, as far as it is known."""
        if self.exact:
            return m.EXACT(self.at_least)
        if not self.known:
            return m.NOT_KNOWN()
        if self.open_above:
            return m.AT_LEAST(self.at_least)
        return m.AT_MOST(self.at_most) if self.open_below else m.BETWEEN(self.at_least, self.at_most)

    def __str__(self) -> str:
        return str(self.says)


def check(table: Table) -> None:
    """Raise NotOnFile where the table does not say enough to be solved."""
    if not hands_known(table):
        raise NotOnFile(m.ALL_HANDS())
    if not tricks_known(table):
        raise NotOnFile(m.TRICKS_WON())


def settled(table: Table) -> bool:
    """Whether play goes on from here: nothing is asked, and no card lies where it may have to be taken back.

    A revoke that nobody has noticed stops no one: the cards lie as they lie.
    """
    return table.question is None and all(isinstance(incident, book61.FailureToFollowSuit) for incident in table.docket)


def duties(table: Table) -> tuple[Message, ...]:
    """What is in force that the solver does not know."""
    cards = (m.PENALTY_CARD(lying.card, lying.seat) for lying in table.penalty_cards)
    return (*cards, *(restriction.message for restriction in table.restrictions))


class Solved(dict[Position, int]):
    """Positions solved so far, for one declaring side: the options of a choice have many in common."""


def worth(
    table: Table,
    answers: Mapping[tuple[Hashable, str], Any] | None = None,
    budget: int = BUDGET,
    solved: Solved | None = None,
) -> Worth:
    """What a table is worth to declarer's side.

    A choice that is open is made as suits the player best; a finding is taken from `answers` by incident and id.
    """
    return _Search(table.declarer.side, answers or {}, budget, Solved() if solved is None else solved).worth(table)


class _Exhausted(Exception):
    """The budget is spent, or a question is open that nobody has answered."""


class _Search:
    """Proofs that the defenders can, or cannot, hold declarer's side to a number of tricks."""

    def __init__(self, side: Side, answers: Mapping[tuple[Hashable, str], Any], budget: int, solved: Solved) -> None:
        self.side, self.answers, self.budget, self.solved = side, answers, budget, solved
        self.spent = 0
        self.proved: dict[tuple[object, ...], bool] = {}

    def worth(self, table: Table) -> Worth:
        low, high = self.bounds(table)
        unproved = 0
        for target in range(low, high):
            if unproved > _TRIES:
                break
            self.spent = 0
            try:
                if self.holds(table, target):
                    high = target
                    break
                if not unproved:
                    low = target + 1
            except _Exhausted:
                unproved += 1
        if low == high:
            return Worth(low, high)
        won = table.won[0 if self.side is Side.NS else 1]
        return Worth(low, high, duties(table), low == won, high == won + 13 - sum(table.won))

    # Bounds without search

    def bounds(self, table: Table) -> tuple[int, int]:
        """What can be said of a table at once: least and most for declarer's side."""
        won = table.won[0 if self.side is Side.NS else 1]
        if table.over:
            return won, won
        left = 13 - sum(table.won)
        position = of_table(table) if settled(table) else None
        if position is None:
            return won, won + left
        value = won + self.solve(position)
        bound = {r.seat.side for r in table.restrictions} | {p.seat.side for p in table.penalty_cards}
        # A side with a duty does no better, and the other no worse, than if it were free.
        return (won if self.side in bound else value), (won + left if self.side.other in bound else value)

    def solve(self, position: Position) -> int:
        found = self.solved.get(position)
        if found is None:
            found = self.solved[position] = dds.solve(position, self.side)
        return found

    # Search

    def holds(self, table: Table, target: int) -> bool:
        """Whether the defenders can hold declarer's side to that many tricks."""
        low, high = self.bounds(table)
        if low > target:
            return False
        if high <= target:
            return True
        # The same cards are reached in many orders; the log is what differs, and nothing here depends on it.
        in_force = (table.penalty_cards, table.restrictions, table.question, len(table.docket))
        key = (target, table.hands, table.trick.cards, table.trick.leader, table.won, in_force)
        known = self.proved.get(key)
        if known is None:
            known = self.proved[key] = self.search(table, target)
        return known

    def search(self, table: Table, target: int) -> bool:
        """The same, by looking at what each card leads to."""
        self.spent += 1
        if self.spent > self.budget:
            raise _Exhausted
        chooser, tables = self.moves(table)
        wanted = chooser is not self.side  # a defender looks for one that holds, declarer for one that does not
        unproved = not tables
        for each in tables:
            try:
                if self.holds(each, target) is wanted:
                    return wanted
            except _Exhausted:
                unproved = True
        if unproved:
            raise _Exhausted
        return not wanted

    def moves(self, table: Table) -> tuple[Side, list[Table]]:
        """Who decides what happens next, and the tables that it can lead to, the best for him first."""
        asked = table.question
        if asked is not None:
            if asked.kind != "choice" or asked.to is None:
                value = self.answers.get((asked.incident, asked.id))
                known = value is not None
                return self.side, [engine.step(table, Answered(asked.id, value)).table] if known else []
            return asked.to.side, [after for _, _, after in options(table)]
        seat = table.turn
        position = of_table(table)
        if not settled(table) or seat is None or position is None:
            return self.side, []
        mine = seat.side is self.side
        legal = engine.legal_plays(table, seat)
        values = dds.solve_cards(position, self.side)
        won = {}
        for card, value in values.items():
            after, winner = position.play(card)
            won[card] = value
            if after is not None:
                self.solved[after] = value - (winner is self.side)
        cards = _distinct(table, [card for card in legal if card in won])
        cards.sort(key=lambda card: -won[card] if mine else won[card])
        return seat.side, [engine.step(table, Faced(seat, card)).table for card in cards]


def options(table: Table) -> list[tuple[Any, Message, Table]]:
    """The answers that the open choice admits: value, what it is called, and the table after each."""
    asked = table.question
    assert asked is not None
    offered = [(option.value, option.read) for option in asked.options]
    if not offered and asked.to is not None and asked.wants == "card":
        offered = [(card.code, m.A_CARD(card)) for card in table.hand(asked.to).cards]
    found = []
    for value, called in offered:
        try:
            found.append((value, called, engine.step(table, Answered(asked.id, value)).table))
        except BridgeLawsError:
            continue  # not to be had with these cards
    return found


def _distinct(table: Table, cards: list[Card]) -> list[Card]:
    """One of each run of cards that are worth the same: nothing still in play lies between them.

    A penalty card is never left out for its neighbour, nor the neighbour for it: the law tells them apart.
    """
    lying = {p.card for p in table.penalty_cards} | {r.card for r in table.restrictions}
    mine = {int(card) for card in cards}
    others = table.trick.mask
    for hand in table.hands:
        others |= hand.cards.mask
    found, above = [], None
    for card in sorted(cards, reverse=True):
        if above is not None and above.suit is card.suit and card not in lying and above not in lying:
            between = [n for n in range(card + 1, above) if others >> n & 1 and n not in mine]
            if not between:
                above = card
                continue
        found.append(card)
        above = card
    return found
