"""Boards of a LIN file as records."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from ...errors import ParseError, quoted
from ...values.cards import Deal
from ...values.contract import Contract
from ...values.seats import Seat
from ...words.message import Phrase
from .. import messages
from ..auction import hear
from ..record import Called, Claim, Place, Played, Problem, Record
from ..regular import Regular, Telling
from ..text import Source, texts
from ..tricks import winners
from . import words
from .glance import Sheet, glance
from .parts import boards
from .words import CALLS, FROM_SOUTH, MOST_CARDS, PLAYED, VULNERABLE

# A command begins a line or follows the bar that ended the one before. A comment may hold bars of its own, so only
# known commands count, and what stands between two of them is more of the first.
_COMMAND = re.compile(
    r"(?<![^|\n])[ \t]{0,8}(?=[a-zA-Z]{2}\|)"
    r"((?i:qx|md|sv|ob|mb|an|pc|pg|mc|nt|st|ah|rh|sa|pn|rs|vg|pw|bn|mp|bt|mn|tu|sk|up|hc|bm|tb|pf))\|([^|]*)(?:\||\Z)"
)
_UNKNOWN_COMMAND = re.compile(r"\s*[a-zA-Z0-9]{2}\|([^|]*)\|?\s*", re.ASCII)
_NUMBER = re.compile(r"\d+", re.ASCII)
_FREE: Final = frozenset(("nt", "an", "vg", "ah", "st"))
# One board with all its comments is far shorter; what has no end is taken in parts.
_LONGEST_BOARD: Final = 1 << 20
_BEGINS = re.compile(r"(?:qx|md|pn)\|", re.IGNORECASE)
_SHORT: Final = 10
# What stands in the place of a command for a text of which nobody knows what it is.
_STRAY: Final = "?"
_STRAY_COMMENT: Final = "??"
_DIGITS: Final = 6
# What stands between and after the cards of a board without peculiarities.
_AFTER: Final = frozenset(("pc", "pg", "nt", "mc", "st"))
_TRICKS: Final = {str(tricks): str(tricks) for tricks in range(14)}
_MOST_PROBLEMS: Final = 100
_MOST_CALLS: Final = 400
_LONGEST_NOTE: Final = 2_000
_LONGEST_NAME: Final = 200
_MOST_COMMENTS: Final = 5_000
# Tricks lost from the first on, after which it is believed that none was won.
_ENOUGH: Final = 4
# A line of the result sheet: `4HNxx-10` is the longest.
_LONGEST_LINE: Final = 16


def read(source: Source, name: str = "") -> Iterator[Record]:
    """The boards of a file, of its bytes, its text or its lines; what is wrong with a board is told in its record.

    >>> md = "3SAK5HKJTDA96CKT53,ST8763H8DKQJT5C92,SQJ9H532D7432CAQJ"
    >>> [board] = read(f"qx|o1|md|{md}|sv|0|mb|1N|mb|p|mb|p|mb|p|pc|h5|")
    >>> board.contract, board.plays[0].card, board.room
    (1NT by North, ♥5, 'open')
    """
    file = _File(name)
    for line, text in boards(texts(source)):
        yield from file.feed(line, text)
    yield from file.close()


def survey(source: Source, name: str, telling: Telling) -> Iterator[Record | Regular]:
    """The same, and of a board that is regular only its numbers: to make a record takes longer than to follow it.

    `telling` is asked about what was written beside such a board: where it may be of interest, the board is a record.
    """
    file = _File(name)
    held: tuple[int, str] | None = None
    for line, text in boards(texts(source)):
        begins = text.startswith("qx|")
        if held is not None:
            yield from file.look(*held, telling) if begins else file.feed(*held)
        # What comes next may still belong to it.
        held = (line, text) if begins else None
        if not begins:
            yield from file.feed(line, text)
    if held is not None:
        yield from file.look(*held, telling)
    yield from file.close()


def known_at(text: str) -> int:
    """Where in a text the first command of LIN stands, in the beginning of a file even one that means nothing here.

    -1 if there is none.
    """
    found = _COMMAND.search(text)
    first = _UNKNOWN_COMMAND.match(text)
    return first.start() if first is not None else found.start() if found is not None else -1


class _Board:
    __slots__ = (
        "auction", "calls", "closed", "comments", "deal", "dealer", "full", "heading", "line", "mc", "md", "names",
        "number", "plays", "problems", "qx", "sheet", "size", "vulnerable",
    )  # fmt: skip

    def __init__(self, line: int, qx: str, names: list[str]) -> None:
        self.line = line
        self.qx = qx
        self.closed = qx[:1] in "cC" and bool(qx)
        found = _NUMBER.search(qx)
        self.number = found[0] if found else ""
        self.names = names
        self.deal: Deal | None = None
        self.dealer: Seat | None = None
        self.vulnerable = ""
        self.heading = ""
        self.calls: list[Called] = []
        self.plays: list[Played] = []
        self.mc = ""
        self.md = ""
        self.sheet = ""
        self.comments: list[str] = []
        self.problems: list[Problem] = []
        self.size = 0
        self.full = False

    def object_to(self, line: int, message: Phrase, slight: bool = False) -> None:
        if len(self.problems) < _MOST_PROBLEMS:
            self.problems.append(Problem(line, message, slight))

    def is_full(self, line: int, text: str) -> bool:
        """Whether more is written of this board than any has, and the text only goes on with it."""
        self.size += len(text)
        if self.size <= _LONGEST_BOARD or _BEGINS.search(text):
            return False
        if not self.full:
            self.full = True
            self.problems.append(Problem(line, messages.BOARD_WITHOUT_END()))
        return True

    def line_of(self, line: int, text: str, command: str, value: str) -> int:
        """The line of a command, looked for only when there is something to say about it."""
        if len(self.problems) >= _MOST_PROBLEMS:
            return line
        return line + text.count("\n", 0, max(0, text.find(f"{command}|{value}")))


class _File:
    def __init__(self, name: str) -> None:
        self.name = name
        self.nth = 0
        self.board: _Board | None = None
        self.before: _Board | None = None
        self.has_deal = False
        self.names: list[str] = []
        self.event: dict[str, str] = {}
        self.sheet = Sheet()
        # The board before, if it was only looked at.
        self.looked_at: tuple[int, str] | None = None
        # The rooms play the same deal: it is read once.
        self.deal_text = ""
        self.deal_read: tuple[Seat | None, Deal] | None = None

    def feed(self, line: int, text: str) -> Iterator[Record]:
        """The boards that end in a part of the file."""
        if self.board is not None and self.board.is_full(line, text):
            return
        plain = self.plain(line, text)
        if plain is not None:
            if self.board is not None:
                yield self.finish(self.board)
            self.board, self.has_deal = plain, True
            self.dealt(plain, line, text, plain.md)
            return
        found = _COMMAND.findall(text)
        if text.count("|") != 2 * len(found):
            found = self.uncertain(line, text)
        board = self.board
        for command, value in found:
            # Some hands write commands in capitals.
            command = command.lower()
            if board is None and command in ("mb", "pc"):
                board = self.headless(line)
            if command == "pc" and board is not None:
                if board.mc:
                    yield self.finish(board)
                    board = self.headless(line)
                place = len(board.plays)
                if place < MOST_CARDS:
                    played = PLAYED[place].get(value)
                    board.plays.append(played if played is not None else self.card(board, line, text, value, place))
                elif place == MOST_CARDS:
                    board.object_to(board.line_of(line, text, "pc", value), messages.MORE_THAN_52())
                    board.plays.append(PLAYED[-1].get(value) or Played(None, 14))
            elif command == "pg":
                pass
            elif command == "mb" and board is not None:
                if board.plays or board.mc:
                    yield self.finish(board)
                    board = self.headless(line)
                called = CALLS.get(value)
                if called is not None and len(board.calls) < _MOST_CALLS:
                    board.calls.append(called)
                else:
                    self.call(board, line, text, value)
            elif command == "qx":
                if board is not None:
                    yield self.finish(board)
                self.board = board = _Board(line, value.strip()[:_LONGEST_NAME], self.names)
                self.has_deal = False
            elif command == "md":
                if board is None or self.has_deal:
                    if board is not None:
                        yield self.finish(board)
                    self.board = board = _Board(line, "", self.names)
                self.has_deal = True
                self.dealt(board, line, text, value)
            elif command in ("vg", "rs", "pn"):
                self.head(command, value)
                if command == "pn" and board is not None and not self.has_deal:
                    board.names = self.names
            elif command in (_STRAY, _STRAY_COMMENT):
                if board is not None:
                    board.object_to(int(value), messages.OF_NO_COMMAND(), command == _STRAY_COMMENT)
            elif board is not None:
                if command == "sv" and (board.calls or board.plays):
                    yield self.finish(board)
                    board = self.headless(line)
                self.other(board, line, text, command, value)

    def look(self, line: int, text: str, telling: Telling) -> Iterator[Record | Regular]:
        """A part that is one board, and the board before it."""
        if self.board is not None:
            yield self.finish(self.board)
            self.board = None
        found = glance(text, line, self.nth + 1, self.event, self.sheet, telling)
        if found is None:
            yield from self.feed(line, text)
        else:
            self.nth += 1
            self.looked_at = line, text
            yield found

    def plain(self, line: int, text: str) -> _Board | None:
        """The board of a part that is one whole board with its commands in their order, as nearly all are; or None."""
        if not text.startswith("qx|"):
            return None
        words = text.replace("|\n", "|").split("|")
        names, values = words[::2], words[1::2]
        if names.pop().strip() or len(names) != len(values) or len(names) > _MOST_COMMENTS:
            return None
        at = names.index("pc") if "pc" in names else names.index("mc") if "mc" in names else len(names)
        board = _Board(line, values[0].strip()[:_LONGEST_NAME], self.names)
        calls, comments = board.calls, board.comments
        try:
            for n in range(1, at):
                name = names[n]
                if name == "mb":
                    calls.append(CALLS[values[n]])
                elif name == "md" and not board.md:
                    board.md = values[n]
                elif name == "sv" and not calls:
                    board.vulnerable = VULNERABLE[values[n]]
                elif name == "nt" or name == "an":
                    self.other(board, line, text, name, values[n])
                elif name != "pg" and name != "st" and name != "ob":
                    return None
            names, values = names[at:], values[at:]
            kinds = set(names)
            if not kinds <= _AFTER or len(calls) > _MOST_CALLS:
                return None
            if "mc" in kinds:
                last = names.index("mc")
                if "pc" in names[last:] or "mc" in names[last + 1 :]:
                    return None
                board.mc = _TRICKS[values[last]]
            played = [value for name, value in zip(names, values, strict=True) if name == "pc"]
            board.plays = [known[value] for known, value in zip(PLAYED, played, strict=False)]
        except (KeyError, IndexError):
            return None
        if "nt" in kinds:
            more = [value.strip() for name, value in zip(names, values, strict=True) if name == "nt"]
            comments += filter(None, more)
        return board if board.md and len(played) <= MOST_CARDS else None

    def headless(self, line: int) -> _Board:
        """A board that goes on where the one before was over: its beginning must have been lost."""
        self.board = board = _Board(line, "", self.names)
        self.has_deal = False
        board.object_to(line, messages.WITHOUT_BEGINNING())
        return board

    def close(self) -> Iterator[Record]:
        """The last board."""
        if self.board is not None:
            yield self.finish(self.board)
            self.board = None

    def uncertain(self, line: int, text: str) -> list[tuple[str, str]]:
        """The commands of a text with bars where none belong, or with commands that are not known."""
        found: list[tuple[str, str]] = []
        end = 0
        for match in _COMMAND.finditer(text):
            self.between(line, text, end, match.start(), found)
            found.append((match[1], match[2]))
            end = match.end()
        self.between(line, text, end, len(text), found)
        return found

    def between(self, line: int, text: str, start: int, end: int, found: list[tuple[str, str]]) -> None:
        gap = text[start:end]
        unknown = _UNKNOWN_COMMAND.fullmatch(gap)
        if not gap.strip("|\n\r\t ") or (unknown and unknown[1].strip() not in PLAYED[0]):
            return
        if not unknown and found and found[-1][0].lower() in _FREE:
            found[-1] = (found[-1][0], f"{found[-1][1]}|{gap.rstrip('|')}")
            return
        # A long text is a comment whose command was lost; a short one, or one behind a command that nobody knows, may
        # have been a card or a call. It is told of the board in which it stands, which may begin in this text.
        at = line + text.count("\n", 0, start)
        found.append((_STRAY_COMMENT if not unknown and len(gap) > _SHORT else _STRAY, str(at)))

    def head(self, command: str, value: str) -> None:
        fields = [field.strip() for field in value.replace("\n", "").split(",")]
        if command == "pn":
            # A comma inside a name moves all the names after it: then nobody is named. Fewer than four are no table.
            if len(fields) >= 4:
                self.names = fields if len(fields) <= 8 else []
        elif command == "rs":
            self.sheet = Sheet(fields, self.sheet.first)
        else:
            tags = ("Event", "Stage", "", "", "", "HomeTeam", "", "VisitTeam")
            self.event = {tag: field for tag, field in zip(tags, fields, strict=False) if tag and field}
            number = fields[3][:_DIGITS] if len(fields) > 3 else ""
            self.sheet = Sheet(self.sheet.results, int(number) if _NUMBER.fullmatch(number) else 1)

    def dealt(self, board: _Board, line: int, text: str, value: str) -> None:
        if value != self.deal_text or self.deal_read is None:
            self.deal_text = value
            try:
                self.deal_read = words.deal(value)
            except ParseError as error:
                self.deal_read = None
                board.object_to(board.line_of(line, text, "md", value), error.message)
                board.dealer = words.DEALERS.get(value.strip()[:1])
                return
        board.dealer, board.deal = self.deal_read

    def card(self, board: _Board, line: int, text: str, value: str, place: int) -> Played:
        meant = words.TURNED.get(value.strip().upper().replace("10", "T"))
        if meant is not None:
            message = messages.WRITTEN_FOR(quoted(value), meant.code)
            board.object_to(board.line_of(line, text, "pc", value), message, True)
            return Played(meant, place // 4 + 1)
        played = words.played(value, place)
        if played is None or played.card is None:
            board.object_to(board.line_of(line, text, "pc", value), messages.NOT_A_CARD(quoted(value)))
        return played or Played(None, place // 4 + 1)

    def call(self, board: _Board, line: int, text: str, value: str) -> None:
        if len(board.problems) >= _MOST_PROBLEMS:
            return
        called = words.calls(value.strip()) if len(board.calls) < _MOST_CALLS else None
        if called is None:
            board.object_to(board.line_of(line, text, "mb", value), messages.NOT_A_CALL(quoted(value)))
        else:
            board.calls += called[:_MOST_CALLS]

    def other(self, board: _Board, line: int, text: str, command: str, value: str) -> None:
        if command == "sv":
            board.vulnerable = VULNERABLE.get(value.strip().lower(), "")
            if not board.vulnerable:
                board.object_to(board.line_of(line, text, "sv", value), messages.NOT_A_VULNERABILITY(quoted(value)))
        elif command == "mc":
            board.mc = value.strip()
            if not (len(board.mc) <= 2 and _NUMBER.fullmatch(board.mc) and int(board.mc) <= 13):
                board.object_to(board.line_of(line, text, "mc", value), messages.NOT_A_NUMBER_OF_TRICKS(quoted(value)))
                board.mc = ""
        elif command == "an":
            if board.calls and len(board.calls[-1].note) < _LONGEST_NOTE:
                last = board.calls[-1]
                note = f"{last.note} {value.strip()}" if last.note else value.strip()
                board.calls[-1] = Called(last.call, last.alerted, note, last.mark)
        elif command == "ah":
            board.heading = value.strip()[:_LONGEST_NAME]
        elif command == "nt" and len(board.comments) < _MOST_COMMENTS and (said := value.strip()):
            board.comments.append(said)

    def finish(self, board: _Board) -> Record:
        """The record of a board that is over."""
        self.nth += 1
        before, self.before = self.before, board
        if self.looked_at is not None:
            if board.deal is None and (before := self.plain(*self.looked_at)) is not None:
                before.dealer, before.deal = words.deal(before.md)
            self.looked_at = None
        if board.deal is None and not self.has_deal and before is not None and before.number == board.number != "":
            # The second room may leave out what the first one has said.
            board.deal, board.dealer = before.deal, before.dealer
            board.vulnerable = board.vulnerable or before.vulnerable
        elif board.deal is None and not board.problems:
            board.object_to(board.line, messages.WITHOUT_DEAL())
        sheet_text = self.sheet.line(board.number, board.closed)
        contract, passed = self.contract(board)
        # The sheet is asked only for what the board itself does not say, and whether it says the same.
        unheard = contract is None and not passed and not board.calls
        sheet = words.sheet(sheet_text) if 0 < len(sheet_text) <= _LONGEST_LINE else None
        if unheard and sheet is not None:
            contract = sheet.contract
        result: int | None = None
        said = board.mc
        if said == "0" and not _none_won(board, contract, sheet):
            board.object_to(board.line, messages.NO_RESULT(), True)
            board.mc = ""
            result = sheet.tricks if sheet is not None and contract == sheet.contract else None
        elif board.mc:
            result = int(board.mc)
            if sheet is not None and contract is not None and _says_otherwise(sheet, contract, result):
                board.object_to(board.line, messages.SHEET_HAS(quoted(sheet_text), contract))
        elif sheet is not None and contract == sheet.contract:
            result = sheet.tricks
        tags = dict(self.event)
        for key, text in (("qx", board.qx), ("mc", said), ("rs", sheet_text)):
            if text:
                tags[key] = text
        heading = _NUMBER.search(board.heading)
        if len(board.plays) >= MOST_CARDS or (contract is None and not board.plays):
            claim = Claim.NONE
        else:
            claim = Claim.CLAIMED if board.mc else Claim.NOT_RECORDED
        names = board.names[4:] if board.closed and len(board.names) > 4 else board.names[:4]
        return Record(
            Place(self.name, board.line, self.nth),
            "LIN",
            board=heading[0] if heading else board.number,
            room=("closed" if board.closed else "open") if board.qx[:1].lower() in ("o", "c") else "",
            dealer=board.dealer,
            vulnerable=board.vulnerable,
            deal=board.deal,
            auction=tuple(board.calls),
            contract=contract,
            leader=contract.declarer.lho if contract is not None else None,
            plays=tuple(board.plays),
            claim=claim,
            result=result,
            players={seat: name for seat, name in zip(FROM_SOUTH, names, strict=False) if name},
            tags=tags,
            comments=tuple(board.comments),
            problems=tuple(board.problems),
        )

    def contract(self, board: _Board) -> tuple[Contract | None, bool]:
        """The contract that the auction came to, and whether it was passed out."""
        if board.dealer is None or not board.calls:
            return None, False
        heard = hear(board.dealer, board.calls)
        for fault in heard.told():
            board.object_to(board.line, messages.AUCTION_IN_IT(fault.message), fault.slight)
        if not heard.ended and heard.contract is not None and (board.plays or board.mc):
            board.object_to(board.line, messages.AUCTION_NO_END(), True)
            return heard.contract, False
        return (heard.contract if heard.ended else None), heard.passed_out


def _none_won(board: _Board, contract: Contract | None, sheet: words.Sheet | None) -> bool:
    """Whether no trick for declarer is likely what happened; programs write 0 also where there is no result.

    The sheet says so, or declarer's side has lost every trick on record, and not just one or two.
    """
    if sheet is not None and sheet.contract == contract:
        return sheet.tricks == 0
    if board.deal is None or contract is None:
        return False
    won = winners(board.deal, contract, board.plays)
    return len(won) >= _ENOUGH and all(seat.side is not contract.declarer.side for seat in won)


def _says_otherwise(sheet: words.Sheet, contract: Contract, tricks: int) -> bool:
    """Whether a line of the sheet is about this board for certain, and has another contract.

    The sheet of a file may begin with another board. A line with the same strain and the same tricks is this board's.
    """
    other = sheet.contract
    return other != contract and other.trumps is contract.trumps and sheet.tricks == tricks
