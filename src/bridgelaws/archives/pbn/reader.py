"""Games of a PBN file as records."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import chain

from ...errors import quoted
from ...values.cards import Deal, Suit
from ...values.contract import Contract
from ...values.seats import Seat
from .. import messages
from ..record import Claim, Place, Played, Record, Section
from ..regular import Regular
from ..text import LONGEST_LINE, Source, pieces, texts
from .bidding import Auction, read_auction
from .glance import glance
from .meant import meant
from .names import MANDATORY, NOT_INHERITED, PLAYERS, VULNERABLE, is_table
from .plain import plain
from .playing import Play, read_play, rebuild
from .scan import AGAIN, Game, Part, scanner
from .sure import sure
from .tables import check
from .values import deal_of, is_standard, known, objection, result_of, rubber_objection, seat_of, strain_of
from .words import comment_text

_RECORDED = frozenset(("Auction", "Play", "Note", ""))
_MANDATORY = frozenset(MANDATORY)
_LONGEST_BLOCK = 400
# What all tables that play a board have in common.
_OF_THE_BOARD = ("Dealer", "Vulnerable", "Deal")


def read(source: Source, name: str = "") -> Iterator[Record]:
    """The games of a file, of its bytes, its text or its lines; what is wrong with a game is told in its record.

    >>> [record] = read('[Board "7"]\\n[Dealer "S"]\\n[Auction "S"]\\n1C AP\\n')
    >>> record.board, record.contract
    ('7', 1♣ by South)
    """
    file = _File(name)
    for line, text, end in _texts(source):
        yield from file.records(line, text, end)
    yield from file.close()


def survey(source: Source, name: str = "") -> Iterator[Record | Regular]:
    """The same, and of a game that is regular only its numbers: to make a record takes longer than to follow it."""
    file = _File(name)
    memory, scanning = file.memory, file.scanning
    for line, text, end in _texts(source):
        if end is not _End.NONE and scanning.idle and not memory.standing:
            before = _before_the_game(text, scanning.feed) if text[:1] in "%\n" else 0
            found = glance(
                text[before:] if before else text,
                line + text.count("\n", 0, before) if before else line,
                file.nth + 1,
                memory.before,
            )
            if found is not None:
                file.nth += 1
                memory.before = found[1]
                yield found[0]
                continue
        # What is regular has been seen: the short way would not do.
        yield from file.records(line, text, end, short=False)
    yield from file.close()


class _End(StrEnum):
    """What a text ends with: an empty line, the file, or nothing, as it goes on."""

    LINE = "line"
    FILE = "file"
    NONE = ""


def _texts(source: Source) -> Iterator[tuple[int, str, _End]]:
    """The texts between empty lines, with the line that each begins on and what it ends with."""
    line, rest = 1, ""
    for more in chain(texts(source), (None,)):
        text = rest + more if more is not None else rest
        at = 0
        while (end := text.find("\n\n", at)) >= 0:
            part = text[at:end]
            yield line, part, _End.LINE
            line += part.count("\n") + 2
            at = end + 2
        if more is None or len(text) - at > LONGEST_LINE:
            # Not an empty line in so much, or no more text: it goes through as far as it is there.
            end = len(text) if more is None else text.rfind("\n", at) + 1 or len(text)
            if at < end:
                yield line, text[at:end].removesuffix("\n"), _End.FILE if more is None else _End.NONE
                line += text.count("\n", at, end)
                at = end
        rest = text[at:]


def _before_the_game(text: str, feed: Callable[[int, str], object]) -> int:
    """How much of a text is empty lines, and directives, which are no part of a game."""
    at = 0
    while text[at : at + 1] in ("%", "\n"):
        end = text.find("\n", at)
        end = len(text) if end < 0 else end
        if end > at:
            feed(0, text[at:end])
        at = end + 1
    return min(at, len(text))


class _File:
    """What is known of a file so far."""

    __slots__ = ("last", "memory", "name", "nth", "scanning")

    def __init__(self, name: str) -> None:
        self.name = name
        self.memory = _Memory()
        self.scanning = scanner()
        self.nth = self.last = 0

    def records(self, line: int, text: str, end: _End, *, short: bool = True) -> Iterator[Record]:
        """The games that end in a text."""
        scanning, memory = self.scanning, self.memory
        if scanning.idle:
            scanning.go_on_at(line)
        for first, block in _blocks(_lines(line, text, end)):
            self.last = first + len(block) - 1
            # Directives before a game are no part of it.
            directives = (
                next((n for n, line in enumerate(block) if line[:1] != "%"), len(block)) if scanning.idle else 0
            )
            for n in range(directives):
                scanning.feed(first + n, block[n])
            first, block = first + directives, block[directives:]
            if short and len(block) > 1 and not block[-1].strip() and not memory.standing and scanning.idle:
                found = plain(block[:-1], first, self.name, self.nth + 1)
                if found is not None:
                    self.nth += 1
                    memory.before = found[1]
                    scanning.go_on_at(self.last + 1)
                    yield found[0]
                    continue
            for n, one in enumerate(block, first):
                for game in scanning.feed(n, one):
                    self.nth += 1
                    yield _Reading(game, memory).record(self.name, self.nth)

    def close(self) -> Iterator[Record]:
        """The game that the end of the file ends."""
        for game in self.scanning.finish(self.last):
            self.nth += 1
            yield _Reading(game, self.memory).record(self.name, self.nth)


def _lines(first: int, text: str, end: _End) -> Iterator[tuple[int, str]]:
    """The lines of a text, with the empty one that ends it; one that is too long comes in pieces."""
    found = text.split("\n")
    if end is _End.LINE:
        found.append("")
    for number, line in enumerate(found, first):
        if len(line) <= LONGEST_LINE:
            yield number, line
        else:
            yield from ((number, piece) for piece in pieces(line))


def _blocks(numbered: Iterator[tuple[int, str]]) -> Iterator[tuple[int, list[str]]]:
    """The lines up to each empty one, with the number of the first; a part of them where there are too many."""
    held: list[str] = []
    first = last = 0
    for number, line in numbered:
        if not held:
            first = number
        elif number == last:
            # A piece of a line that is too long to come in one: the lines before it go first.
            yield first, held
            held, first = [], number
        held.append(line)
        last = number
        if not line or line.isspace() or len(held) >= _LONGEST_BLOCK:
            yield first, held
            held = []
    if held:
        yield first, held


@dataclass(slots=True)
class _Memory:
    """What one game leaves to the next: its values, and those that hold until a game says otherwise."""

    before: dict[str, str] = field(default_factory=dict)
    standing: dict[str, str] = field(default_factory=dict)


class _Reading:
    __slots__ = ("comments", "game", "memory", "sections", "tags", "where")

    def __init__(self, game: Game, memory: _Memory) -> None:
        self.game = game
        self.memory = memory
        self.tags: dict[str, str] = {}
        self.where: dict[str, int] = {}
        self.comments: list[str] = []
        self.sections: list[Section] = []

    def record(self, file: str, nth: int) -> Record:
        game, tags = self.game, self.tags
        auction_part, play_part, notes = self.sort()
        dealer = self.seat("Dealer")
        vulnerable = self.vulnerable()
        deal = None
        if text := known(tags.get("Deal")):
            deal = deal_of(text, lambda why, slight: game.object_to(self.where["Deal"], why, slight))
        auction = Auction((), dealer, None)
        if auction_part is not None:
            auction = self.auction(auction_part, notes["Auction"], dealer)
        contract, trumps, swapped = self.contract(auction)
        declarer = contract.declarer if contract else None
        result, misagreed = self.result(contract)
        play: Play | None = None
        ended = False
        leader = None if declarer is None else declarer.lho
        if play_part is not None:
            play, ended, leader = self.play(play_part, notes["Play"], leader, deal, trumps)
        plays = play.plays if play else ()
        if play and result is not None and contract and game.parts and not self.grave():
            self.check_result(play, contract, result, misagreed, ended)
        game.problems.sort(key=lambda problem: problem.line)
        return Record(
            Place(file, game.line, nth),
            "PBN",
            board=known(tags.get("Board")),
            room=known(tags.get("Room")).lower(),
            dealer=auction.dealer,
            vulnerable=vulnerable,
            deal=deal,
            auction=auction.calls,
            contract=contract,
            leader=leader,
            plays=plays,
            claim=_claim(contract, plays, deal, ended, result),
            result=result,
            players={seat: tags[name] for name, seat in PLAYERS.items() if known(tags.get(name))},
            tags={key: value for key, value in tags.items() if value != "?" or key not in _MANDATORY},
            comments=tuple(comment for comment in self.comments if comment),
            problems=tuple(game.problems),
            swapped=swapped,
            misagreed=misagreed,
            sections=tuple(sorted(self.sections, key=lambda section: section.line)),
        )

    def grave(self) -> bool:
        return any(not problem.slight for problem in self.game.problems)

    def sort(self) -> tuple[Part | None, Part | None, dict[str, list[Part]]]:
        """Tags into `tags`, with what they inherit; sections apart, with their notes."""
        memory, standing = self.memory, self.memory.standing
        sections: dict[str, Part] = {}
        notes: dict[str, list[Part]] = {"Auction": [], "Play": []}
        last = ""
        for part in self.game.parts:
            name = part.name
            if name == "Auction" or name == "Play":
                sections[name] = part
                last = name
                if part.value.startswith("#"):
                    self.game.object_to(part.line, messages.NOT_INHERITED(name), True)
                continue
            if name.startswith(AGAIN):
                self.again(part, sections.get(name.removeprefix(AGAIN)))
                last = ""
                continue
            if name == "Note":
                if last:
                    notes[last].append(part)
                else:
                    self.game.object_to(part.line, messages.NOTE_OUTSIDE(), True)
            elif name:
                last = ""
                self.tag(part)
            words: tuple[str, ...] = ()
            if is_table(name):
                words = self.table(part)
            elif part.pieces:
                words = tuple(text for _, text in part.pieces)
                self.comments += map(comment_text, words)
            value = part.value if name in _RECORDED else self.tags.get(name, part.value)
            self.sections.append(Section(name, value, words, part.line))
        for name, value in standing.items():
            if name not in self.tags:
                self.inherit(name, value)
        self.same_board()
        # A value that a game does not give is not known to the game after it either.
        memory.before = dict(self.tags)
        return sections.get("Auction"), sections.get("Play"), notes

    def again(self, part: Part, first: Part | None) -> None:
        """A section that the game has a second time: it does no harm if it says the same."""
        said = [" ".join(text for _, text in each.pieces).split() for each in (part, first) if each is not None]
        if first is not None and (said[0] != said[1] or part.value != first.value):
            self.game.object_to(part.line, messages.SECTION_TWICE(part.name.removeprefix(AGAIN)))

    def inherit(self, name: str, value: str) -> None:
        self.tags[name] = value
        self.where[name] = self.game.line
        self.sections.append(Section(name, value, (), self.game.line))

    def same_board(self) -> None:
        """The game of another table may leave out what the game before has said of the same board."""
        tags, before = self.tags, self.memory.before
        if "Deal" in self.game.names or not known(before.get("Deal")) or not known(tags.get("Board")):
            return
        if tags["Board"] != before.get("Board") or tags.get("Event", before.get("Event")) != before.get("Event"):
            return
        self.game.object_to(self.game.line, messages.DEAL_OF_GAME_BEFORE(), True)
        for name in _OF_THE_BOARD:
            if name in before and not known(tags.get(name)):
                self.inherit(name, before[name])

    def tag(self, part: Part) -> None:
        name, value, standing = part.name, part.value, self.memory.standing
        standing.pop(name, None)
        if value.startswith("#"):
            if name in NOT_INHERITED:
                # The standard does not allow it, and programs write it: what is meant is clear.
                self.game.object_to(part.line, messages.NOT_INHERITED(name), True)
            if value in ("#", "##"):
                inherited = self.memory.before.get(name)
                if inherited is None:
                    self.game.object_to(part.line, messages.NOTHING_TO_INHERIT(name), True)
                    return
                text = inherited
            else:
                text = value[2:] if value.startswith("##") else value
            if value.startswith("##"):
                standing[name] = text
            value = text
        self.tags[name] = value
        self.where[name] = part.line
        reason = objection(name, value)
        if reason:
            self.game.object_to(part.line, reason, True)

    def table(self, part: Part) -> tuple[str, ...]:
        heading = self.tags.get(part.name)
        if heading is not None:
            check(part.name, heading, part.line, part.pieces, lambda line, why: self.game.object_to(line, why, True))
        return tuple(text for _, text in part.pieces)

    def seat(self, name: str) -> Seat | None:
        value = self.value(name)
        seat = seat_of(value)
        if value and seat is None:
            self.game.object_to(self.where[name], messages.NOT_A_SEAT(name, quoted(value)))
        return seat

    def value(self, name: str, level: int | None = None) -> str:
        """The value of a tag, as the standard would have it written."""
        value = known(self.tags.get(name))
        standard = meant(name, value, level)
        if standard:
            self.game.object_to(self.where[name], messages.WRITTEN_FOR(quoted(value), standard), True)
        return standard or value

    def vulnerable(self) -> str:
        value = self.value("Vulnerable")
        named = VULNERABLE.get(value.lower(), "")
        if value and not named:
            self.game.object_to(self.where["Vulnerable"], messages.NOT_VULNERABLE(quoted(value)), False)
        if "ScoreRubberHistory" in self.tags and (reason := rubber_objection(self.tags, named)):
            self.game.object_to(self.where.get("Vulnerable", self.game.line), reason, True)
        return named

    def auction(self, part: Part, notes: list[Part], dealer: Seat | None) -> Auction:
        words: list[str] = []
        auction = read_auction(self.game, part, notes, dealer, words, self.comments)
        self.sections.append(Section("Auction", part.value, tuple(words), part.line))
        return auction

    def contract(self, auction: Auction) -> tuple[Contract | None, Suit | bool | None, bool]:
        """The contract, its trumps (False if not known), and whether declarer and dummy changed places."""
        game = self.game
        heard = auction.heard if auction.heard and auction.heard.ended else None
        value = self.value("Contract")
        named = self.value("Declarer")
        swapped = named.startswith("^")
        declarer = seat_of(named.removeprefix("^"))
        if named and declarer is None:
            game.object_to(self.where["Declarer"], messages.NOT_A_DECLARER(quoted(named)))
        if not value:
            if heard is None or heard.contract is None:
                return None, False, False
            return heard.contract, heard.contract.trumps, False
        line = self.where["Contract"]
        if value.lower() == "pass":
            if heard is not None and heard.contract is not None:
                game.object_to(line, messages.ANOTHER_CONTRACT("Pass", heard.contract))
            return None, False, False
        said = strain_of(value)
        if said is None:
            game.object_to(line, messages.NOT_A_CONTRACT(quoted(value)))
            return None, False, False
        if not is_standard(value):
            game.object_to(line, messages.WRITE_IT_AS("Contract", quoted(value), messages.FORM_CONTRACT()), True)
        level, trumps, doubled = said
        if declarer is None:
            if heard is None or heard.contract is None:
                return None, trumps, False
            declarer = heard.contract.declarer
        contract = Contract(trumps, declarer, level, doubled)
        if heard is not None:
            if heard.contract is None:
                game.object_to(line, messages.ALL_PASSED(value))
            else:
                expected = heard.contract
                if (expected.trumps, expected.level, expected.doubled) != (trumps, level, doubled):
                    game.object_to(line, messages.ANOTHER_CONTRACT(value, expected))
                right = expected.declarer.partner if swapped else expected.declarer
                if declarer is not right:
                    game.object_to(
                        self.where.get("Declarer", line),
                        messages.ANOTHER_DECLARER(quoted(named), expected.declarer),
                    )
        return contract, trumps, swapped

    def result(self, contract: Contract | None) -> tuple[int | None, bool]:
        value = self.value("Result", contract.level if contract is not None else None)
        if not value:
            return None, False
        line = self.where["Result"]
        declarer = contract.declarer if contract is not None else None
        bid = known(self.tags.get("Contract"))
        if self.tags.get("Declarer") == "" or "pass" in (bid.lower(), meant("Contract", bid).lower()):
            self.game.object_to(line, messages.RESULT_WITHOUT_DECLARER(quoted(value)))
            return None, False
        return result_of(value, declarer, lambda why, slight: self.game.object_to(line, why, slight))

    def play(
        self, part: Part, notes: list[Part], leader: Seat | None, deal: Deal | None, trumps: Suit | bool | None
    ) -> tuple[Play | None, bool, Seat | None]:
        game = self.game
        words: list[str] = []
        laid, ended = read_play(game, part, notes, words, self.comments)
        self.sections.append(Section("Play", part.value, tuple(words), part.line))
        start = seat_of(part.value)
        if start is None:
            if not part.value.startswith("#") or (leader is None and laid):
                game.object_to(part.line, messages.FIRST_COLUMN("Play", quoted(part.value)))
            start = leader
        end_position = deal is not None and all(hand is None or len(hand) < 13 for hand in deal.hands)
        if leader is None or end_position:
            leader = start
        if deal is None:
            game.object_to(part.line, messages.PLAY_WITHOUT_DEAL(), True)
        if trumps is False:
            game.object_to(part.line, messages.PLAY_WITHOUT_CONTRACT(), True)
        elif not known(self.tags.get("Declarer")) and not end_position:
            game.object_to(part.line, messages.PLAY_WITHOUT_DECLARER(), True)
        if start is None or leader is None:
            return None, ended, leader
        return rebuild(game, laid, start, leader, deal, trumps), ended, leader

    def check_result(self, play: Play, contract: Contract, result: int, misagreed: bool, ended: bool) -> None:
        if play.won is None or play.left is None or play.cards != 13 or not (ended or len(play.plays) == 52):
            return
        side = contract.declarer & 1
        least = play.won[side] + sure(play.left, contract.trumps, side)
        most = 13 - play.won[1 - side] - sure(play.left, contract.trumps, 1 - side)
        line = self.where["Result"]
        if misagreed:
            if least == most == result:
                self.game.object_to(line, messages.RESULT_IS_RIGHT(result))
        elif not least <= result <= most:
            one = least == most
            said = messages.RESULT_IS(result, least) if one else messages.RESULT_IS_BETWEEN(result, least, most)
            self.game.object_to(line, said)


def _claim(
    contract: Contract | None, plays: tuple[Played, ...], deal: Deal | None, ended: bool, result: int | None
) -> Claim:
    size = max((len(hand) for hand in deal.hands if hand is not None), default=13) if deal else 13
    if len(plays) >= 4 * size or (contract is None and not plays):
        return Claim.NONE
    return Claim.CLAIMED if ended and result is not None else Claim.NOT_RECORDED
