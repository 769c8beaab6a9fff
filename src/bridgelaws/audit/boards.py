"""One record: what became of the board, and a finding for each anomaly in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from operator import attrgetter

from ..archives import messages
from ..archives.record import Called, Claim, Mark, Played, Problem, Record
from ..archives.regular import Hands, is_possible
from ..laws.law54 import book as book54
from ..values import words as value_words
from ..values.cards import CARDS, FULL_PACK, Card, CardSet
from ..values.contract import Contract
from ..values.seats import SEATS, Seat
from ..words.message import Message, Phrase
from . import calling, cost, edits, weighing, words
from .findings import YEARS, Finding, Kind, Status
from .replay import UNKNOWN, Course, Oddity, course, masks, regular_winners, result_possible
from .sheets import declared_by_the_sheet

Deals = Iterable[tuple[str, Hands]]
_MARK: Callable[[Played | Called], Mark | None] = attrgetter("mark")
_SHORTEST_NAME = 3


class Board:
    """A record being audited: its status, its findings, and its hands for the other boards of the file.

    What is suspicious is kept, and explained by `explain` once the deals of the whole file are known.
    """

    __slots__ = (
        "_by_sheet",
        "_calls",
        "_course",
        "_names",
        "_record",
        "deal_of",
        "findings",
        "hands",
        "status",
        "strange",
    )

    def __init__(self, record: Record, *, names: bool = False) -> None:
        self._record = record
        self._names = names
        self._course: Course | None = None
        self._calls = calling.REGULAR
        # The contract by the auction, where that of the result sheet is believed.
        self._by_sheet: Contract | None = None
        # Whether the play does not fit the deal, and which board has the deal that it fits, as far as that is known.
        self.strange = False
        self.deal_of = ""
        self.findings: list[Finding] = []
        self.hands = masks(record)
        self.status = self._audit()

    @property
    def row(self) -> str:
        """The row of the summary that the board belongs to."""
        if self.status is not Status.IRREGULAR:
            # Once for each board: the property of an enum takes ten times as long as its slot.
            return str(self.status._value_)
        return next(str(found.kind.value) for found in self.findings if found.kind is not Kind.UNREADABLE)

    @property
    def line(self) -> int:
        """The line on which the board begins."""
        return self._record.place.line

    @property
    def number(self) -> str:
        """How the file calls the board."""
        return self._record.board

    @property
    def record(self) -> Record:
        """What is audited."""
        return self._record

    @property
    def course(self) -> Course | None:
        """Its play card by card, where it was not regular."""
        return self._course

    @property
    def names(self) -> bool:
        """Whether the players are to be named."""
        return self._names

    @property
    def suspicious(self) -> bool:
        """Whether there is anything to explain."""
        return bool(self.findings)

    def _audit(self) -> Status:
        record, hands = self._record, self.hands
        readable = not record.problems or record.readable
        if readable and hands is not None and record.contract is not None and _is_dealt(hands):
            # A slight fault of the auction is a finding too.
            marked = _is_marked(record) or (bool(record.problems) and calling.is_heard(record))
            winners = regular_winners(record, hands)
            if winners is not None and not marked and is_possible(record.result, winners, record.contract.declarer):
                return _regular(record, len(record.plays), whole=len(winners) == 13)
            played = self._follow(hands)
            if not (played.oddities or marked or self._by_sheet) and result_possible(played, record.result):
                return _regular(record, played.followed, whole=played.whole)
            self._note_play(played)
            if not self.findings:
                return _regular(record, played.followed, whole=played.whole)
        else:
            self._note_faults()
        if not self.findings:
            return Status.NOT_FOLLOWED if any(p.card is not None for p in record.plays) else Status.NO_PLAY
        # A board that has a fault in some tag, and is irregular in the play, is irregular.
        only = all(found.kind is Kind.UNREADABLE for found in self.findings)
        return Status.UNREADABLE if only else Status.IRREGULAR

    def _follow(self, hands: Hands) -> Course:
        """Follow the play, by the auction or, where the lead and the result sheet agree against it, by the sheet."""
        self._course = course(self._record, hands)
        other = declared_by_the_sheet(self._record, hands, self._course)
        if other is not None:
            self._by_sheet = self._record.contract
            self._record, self._course = other
        return self._course

    # What is noted

    def _note_faults(self) -> None:
        """Note what keeps a record from being followed, then follow it as far as that goes."""
        record, hands = self._record, self.hands
        if hands is not None and not _is_dealt(hands):
            self.findings += self._misdealt(hands)
        if hands is not None and record.contract is not None and record.plays:
            self._note_play(self._follow(hands))
        else:
            self._note_marks(())
        self.findings = self._faults() + self.findings

    def _faults(self) -> list[Finding]:
        """What keeps a record from being read, unless the replay has found it; told once for each reason."""
        shown = {Card.parse(found.card) for found in self.findings if found.card and found.kind is not Kind.MARKED}
        kinds = {found.kind for found in self.findings if not found.card}
        alike: dict[object, list[Problem]] = {}
        for n, problem in enumerate(self._record.problems):
            if problem.slight:
                continue
            about = set(map(attrgetter("says"), _sentences(problem.message)))
            if not shown.isdisjoint(_cards(problem.message)) or _is_noted(about, kinds):
                continue
            readable = _kind(about) is not Kind.UNREADABLE or not isinstance(problem.message, Message)
            alike.setdefault(n if readable else problem.message.says, []).append(problem)  # type: ignore[union-attr]
        found = []
        for first, *others in alike.values():
            told = self._without_names(first.message)
            kind = _kind(set(map(attrgetter("says"), _sentences(first.message))))
            more = words.AND_MORE(told, len(others)) if others else told
            found.append(self._finding(kind, line=first.line, told=more))
        return found

    def _misdealt(self, hands: Hands) -> list[Finding]:
        found = []
        everything = twice = 0
        for hand in hands:
            twice |= everything & hand
            everything |= hand
        if twice:
            found.append(self._finding(Kind.TWICE, told=value_words.DEAL_HOLDS_TWICE(tuple(CardSet(twice)))))
        counts = [hand.bit_count() for hand in hands]
        if everything != FULL_PACK or counts != [13] * 4:
            said = [words.SEAT_COUNT(seat, count) for seat, count in zip(SEATS, counts, strict=True)]
            lacking = tuple(CardSet(FULL_PACK & ~everything))
            told = words.HANDS_HOLD_LACKING(said, lacking) if lacking else words.HANDS_HOLD(said)
            found.append(self._finding(Kind.MISSING, told=told))
        return found

    def _note_play(self, played: Course) -> None:
        record = self._record
        worked = cost.costs(record, played)
        for odd in played.oddities:
            self.findings.append(self._odd(odd, played, worked.get(odd.index)))
        self._note_marks(played.oddities)
        # Where the play cannot be followed to its end, nobody knows who won what.
        followed = played.followed == len(played.cards)
        if followed and not record.misagreed and not result_possible(played, record.result):
            self.findings.append(self._wrong_result(played))

    def _odd(self, odd: Oddity, played: Course, worked: cost.Cost | None) -> Finding:
        declaring = odd.seat & 1 == played.declarer & 1
        mark = self._record.plays[odd.index].mark
        told = _told(odd, played)
        found = self._finding(
            odd.kind,
            trick=odd.index // 4 + 1,
            index=odd.index,
            card=CARDS[odd.card].code,
            seat="" if odd.seat == UNKNOWN else Seat(odd.seat).letter,
            mark="" if mark is None else mark.value,
            told=told,
            provisions=cost.provisions(odd.kind, declaring),
        )
        if worked is None or not worked.provisions:
            return found
        standing = worked.standing
        return replace(
            found,
            told=told if standing is None else words.AND_STANDING(told, standing),
            established=worked.established,
            provisions=tuple((year, worked.provisions[year]) for year in YEARS if year in worked.provisions),
            tricks=tuple((year, worked.tricks[year]) for year in YEARS if year in worked.tricks),
        )

    def _note_marks(self, oddities: Iterable[Oddity]) -> None:
        """What the file itself marks and the cards do not show."""
        shown = {odd.index for odd in oddities}
        for index, played in enumerate(self._record.plays):
            if played.mark is not None and index not in shown:
                card = played.card
                self.findings.append(
                    self._finding(
                        Kind.MARKED,
                        trick=played.trick,
                        index=index,
                        card="" if card is None else card.code,
                        seat=self._holder(index),
                        mark=played.mark.value,
                        told=words.MARKS(words.MARKED[played.mark]()),
                    )
                )
        self._note_auction()
        for place, called in enumerate(self._record.auction):
            if called.mark is not None and not self._calls.bears_out(self._record, place):
                what, call = words.MARKED[called.mark](), called.call
                told = words.MARKS_AT(what, call) if call else words.MARKS_AT_A_CALL(what)
                self.findings.append(self._finding(Kind.MARKED, mark=called.mark.value, told=told))
        if self._record.swapped:
            swapped = cost.refs_of(book54.SPREADS)
            self.findings.append(self._finding(Kind.MARKED, mark="^", told=words.SWAPPED(), provisions=swapped))
        if self._record.misagreed:
            self.findings.append(self._finding(Kind.MARKED, mark="^", told=words.MISAGREED()))

    def _note_auction(self) -> None:
        """One finding for the auction: the calls that were irregular, and a contract that is not what they come to."""
        record = self._record
        if calling.is_heard(record):
            self._calls = calling.irregular(record)
        told: list[Phrase] = [call.about for call in self._calls.calls]
        about = [problem for problem in record.problems if calling.is_about(problem)]
        other = [problem for problem in about if calling.is_about(problem, messages.ABOUT_THE_CONTRACT)]
        told += [self._without_names(problem.message) for problem in other]
        if self._by_sheet is not None:
            assert record.contract is not None
            told = [words.SHEET_AND_LEAD(record.contract, self._by_sheet), *told[: len(self._calls.calls)]]
        if not told:
            return
        first = self._calls.calls[0] if self._calls.calls else None
        self.findings.append(
            self._finding(
                Kind.CONTRACT if first is None else first.kind,
                line=about[0].line if about else None,
                seat="" if first is None else first.seat.letter,
                mark="" if first is None else calling.mark_of(record, first),
                told=told[0] if len(told) == 1 else words.IN_THE_AUCTION(told),
                provisions=calling.ENDS_IN if first is None else self._calls.provisions,
            )
        )

    def _holder(self, index: int) -> str:
        card, told = self._record.plays[index].card, self._record.plays[index].seat
        if card is not None and self._course is not None and self._course.owner(int(card)) != UNKNOWN:
            return Seat(self._course.owner(int(card))).letter
        return "" if told is None else told.letter

    def _wrong_result(self, played: Course) -> Finding:
        result, won = self._record.result, played.declarers_tricks
        if played.whole:
            told = words.WRONG_RESULT(won, result)
        else:
            most = 13 - (len(played.winners) - won)
            told = words.RESULT_OUT_OF_REACH(won, most, result)
        return self._finding(Kind.RESULT, told=told, provisions=cost.provisions(Kind.RESULT, True))

    # What explains it

    def explain(self, deals: Deals) -> None:
        """Say of each finding what more likely explains it; `deals` are those of the other boards of the file."""
        edit = None
        if self._course is not None and any(f.index >= 0 and f.kind is not Kind.MARKED for f in self.findings):
            edit = edits.single_edit(self._course, self._record.result, deals)
            self.deal_of = edit.deal_of if edit is not None else ""
            lost = self._course.followed < len(self._course.cards)
            self.strange = lost and (edit is None or bool(edit.deal_of))
        self.findings = weighing.weigh(self._record, self._course, self.findings, edit, len(self._calls.calls))

    # Making a finding

    def _finding(self, kind: Kind, *, line: int | None = None, **more: object) -> Finding:
        record = self._record
        return Finding(
            record.place.file,
            record.place.line if line is None else line,
            record.place.nth,
            record.board,
            record.room,
            kind,
            who=_players(record.players) if self._names else "",
            **more,  # type: ignore[arg-type]
        )

    def _without_names(self, said: Phrase) -> Phrase:
        """What a reader says, which may quote the file, without the players."""
        if self._names:
            return said
        names = [name for name in self._record.players.values() if len(name) >= _SHORTEST_NAME]
        return _hidden(said, sorted(names, key=len, reverse=True)) if names else said


def _hidden(said: Phrase, names: Sequence[str]) -> Phrase:
    """A text without the names, and a sentence whose arguments are without them."""
    if isinstance(said, Message):
        hide = [_hidden(value, names) if isinstance(value, str | Message) else value for value in said.values]
        return said._replace(values=tuple(hide))
    for name in names:
        said = re.sub(re.escape(name), "…", said, flags=re.IGNORECASE)
    return said


def _sentences(said: Phrase) -> Iterator[Message]:
    """A sentence, and those inside it."""
    if isinstance(said, Message):
        yield said
        for value in said.values:
            yield from _sentences(value) if isinstance(value, Message) else ()


def _cards(said: Phrase) -> Iterator[Card]:
    """The cards that a sentence is about."""
    for sentence in _sentences(said):
        for value in sentence.values:
            if isinstance(value, Card):
                yield value
            elif isinstance(value, tuple):
                yield from (card for card in value if isinstance(card, Card))


# What the readers say of a word in the place of a card, and of hands that are no deal.
_FAULTS = (
    (Kind.NOT_A_CARD, messages.ABOUT_A_WORD),
    (Kind.TWICE, messages.ABOUT_A_CARD_TWICE),
    (Kind.MISSING, messages.ABOUT_THE_NUMBER_OF_CARDS),
    (Kind.RESULT, messages.ABOUT_RESULT_AND_CARDS),
    (Kind.TOLD_TWICE, messages.ABOUT_A_SECTION_TWICE),
)


def _kind(about: set[object]) -> Kind:
    """What an objection with such sentences is a finding of."""
    return next((kind for kind, sentences in _FAULTS if about & sentences), Kind.UNREADABLE)


def _is_noted(about: set[object], kinds: set[Kind]) -> bool:
    """Whether a reader complains about what the replay has found, in findings of these kinds without a card."""
    return (
        (Kind.RESULT in kinds and not about.isdisjoint(messages.ABOUT_THE_RESULT))
        or (not kinds.isdisjoint((Kind.MISSING, Kind.TWICE)) and not about.isdisjoint(messages.ABOUT_THE_DEAL))
        or (
            not kinds.isdisjoint(calling.KINDS)
            and not about.isdisjoint(messages.ABOUT_A_CALL | messages.ABOUT_THE_CONTRACT)
        )
    )


def _is_dealt(hands: Hands) -> bool:
    """Whether the hands are of one length, no card in two of them: a deal, or an ending of one."""
    north, east, south, west = hands
    size = north.bit_count()
    return (
        0 < size == east.bit_count() == south.bit_count() == west.bit_count()
        and (north | east | south | west).bit_count() == 4 * size
    )


def _is_marked(record: Record) -> bool:
    if record.swapped or record.misagreed:
        return True
    return any(map(_MARK, record.plays)) or any(map(_MARK, record.auction))


def _regular(record: Record, cards: int, *, whole: bool) -> Status:
    if whole:
        return Status.COMPLETE
    if not cards:
        return Status.NO_PLAY
    claimed = record.claim is Claim.CLAIMED or (record.claim is Claim.NONE and record.result is not None)
    return Status.CLAIMED if claimed else Status.BROKEN_OFF


def _told(odd: Oddity, played: Course) -> Message:
    card = CARDS[odd.card]
    match odd.kind:
        case Kind.REVOKE:
            led = CARDS[played.cards[odd.index - odd.index % 4]].suit
            return words.REVOKED(Seat(odd.seat), card, led)
        case Kind.TWICE:
            return words.PLAYED_ALREADY(card)
        case Kind.MISSING:
            return words.IN_NO_HAND(card)
        case Kind.OPENING_LEAD:
            return words.WRONG_OPENING_LEAD(card, Seat(odd.seat), Seat(played.leader))
    if played.followed > odd.index:
        said = words.LED_OUT_OF_TURN if odd.kind is Kind.LEAD else words.PLAYED_OUT_OF_TURN
    else:
        said = words.LED_AND_LOST if odd.kind is Kind.LEAD else words.PLAYED_AND_LOST
    return said(card, Seat(odd.seat))


def _players(players: Mapping[Seat, str]) -> Phrase:
    named = [words.PLAYER(seat, players[seat]) for seat in SEATS if players.get(seat)]
    return words.PLAYERS(named) if named else ""
