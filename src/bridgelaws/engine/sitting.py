"""One step of the engine: the laws that it goes by, and the rulings given on the way."""

from __future__ import annotations

from ..board.keys import Key
from ..board.records import Heard
from ..board.table import Table
from ..book.questions import Question
from ..hearing.law import LawBook
from ..hearing.rulings import Ruling
from ..values.frozen import NamedTuple


class Given(NamedTuple):
    """A ruling, and the entry that it has left at the table: it stands as long as that very entry does."""

    heard: Heard
    ruling: Ruling


class Sitting:
    """What goes with a table through one step: the laws, and where rulings are put down.

    Rulings are output: they lie beside the table, and no law sees one. When acts are judged again, or what was
    disclosed between two acts is heard again, rulings are given again; those whose entry is not at the table in the
    end were given on the way and do not count. `supposed` is one in which it is only tried out what would be. `open`
    are the files that could be asked about when the last act was done: what is found since does not make it too late.
    While acts are judged again, `after` is the table after the last of them as they were first judged.
    """

    __slots__ = ("after", "book", "given", "open", "supposed")

    def __init__(self, book: LawBook, *, supposed: bool = False) -> None:
        self.book = book
        self.supposed = supposed
        self.given: list[Given] = []
        self.open: frozenset[Key] = frozenset()
        self.after: Table | None = None

    def shown_since(self, table: Table, question: Question) -> Table | None:
        """The table with what a hand held, where acts are judged again and cards put down since tell; None if open."""
        about = question.about
        if self.after is None or about is None:
            return None
        held = self.after.known.holds(about.seat, about.cards, about.at)
        known = table if held is None else table.learn(about._replace(answer=held))
        return None if known is table else known
