"""A claim in the terminal: the table of plays, the Director's marks, and the line that decides it."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from typing import TypeVar

import click
from rich.table import Table as Grid

from ..board.claiming import Adjudicated, Ground
from ..board.table import Table
from ..book.questions import Question
from ..claims.analysis import Analysis, Claim, Row, held, winners
from ..claims.document import turning_point
from ..claims.kinds import Class
from ..claims.search import Limits, Play
from ..claims.told import play_told, statement_told
from ..claims.words import NOT_WORKED_OUT, PLAIN_NOT_NORMAL
from ..desk import contested, regained
from ..desk.contested import Finding
from ..desk.regained import Weighed, ground_of
from ..errors import ParseError
from ..play.play import Play as Board
from ..reading import read_seat
from ..reading.cards import given
from ..values.cards import CARDS, CardSet, Suit
from ..values.seats import SEATS, Side
from . import claim_words as words, colour, prompts, screen, wording
from .language import spoken

Of = TypeVar("Of")


def rule_on(table: Table) -> Adjudicated:
    """Ask the Director which plays are normal, and how many tricks he awards."""
    claim = contested.claim_at(table)
    _print_statement(claim)
    law = contested.by_law(table, claim)
    if law:
        wording.heading(words.SETTLED())
        for each in law:
            wording.item(each.says, [each.provision.ref(table.edition)])

    def judge(normal: list[Class], refused: list[Class]) -> Finding:
        return _watched(contested.judging(table, claim, normal, refused), lambda found: found.analysis)

    found = _judged(SEATS[claim.claimer].side, judge, lambda found: found.analysis)
    _print_result(found.analysis)
    return found.event(_awarded(found.analysis))


def give_back(table: Table, question: Question) -> Adjudicated:
    """Ask the Director which plays are normal, and whether tricks that are asked for are given back, and why."""
    asked = regained.regained_at(table, question)
    if not asked.agreed:
        _print_statement(asked.claim)

    def judge(normal: list[Class], refused: list[Class]) -> Weighed:
        return _watched(regained.weighing(asked, normal, refused), lambda found: found.analysis)

    found = _judged(asked.seat.side, judge, lambda found: found.analysis)
    _print_result(found.analysis)
    side, left = asked.seat.side, asked.left
    wording.item(words.BY_ANY_LEGAL_PLAY(side, found.legal.at_least, left))
    wording.item(words.IF_NOBODY_ERRS(side, found.likely.at_least, found.likely.at_most, left))
    wording.item(words.MUST_TAKE(side, asked.claim.tricks, asked.tricks))
    return found.event(_ground(question, found.suggests))


def _ground(question: Question, suggests: Ground | None) -> Ground:
    """The answer to the question: what the numbers come to, unless the Director says otherwise."""
    screen.say("")
    wording.print_question(question)
    options = [(str(option.value), option.read) for option in question.options]
    usual = next((n for n, (value, _) in enumerate(options, 1) if ground_of(value) is suggests), None)
    while True:
        typed = prompts.line(words.WHICH_GROUND() if usual is None else words.WHICH_GROUND_OR(usual))
        try:
            return ground_of(options[usual - 1][0] if not typed and usual else prompts.pick(typed, options))
        except ParseError as error:
            _explain(error)


def _print_statement(claim: Claim) -> None:
    wording.heading(words.STATED(SEATS[claim.claimer]))
    for step in statement_told(claim.statement):
        wording.item(step)


def _judged(side: Side, judge: Callable[[list[Class], list[Class]], Of], analysis: Callable[[Of], Analysis]) -> Of:
    """The table of plays, until nothing in it is left to be judged."""
    normal, refused = list[Class](), list[Class]()
    found = judge(normal, refused)
    while rows := analysis(found).rows or analysis(found).together:
        screen.say("")
        _print_rows(rows)
        wording.item(PLAIN_NOT_NORMAL(side))
        picked = _picked(len(rows))
        normal += [play for n in picked for play in rows[n].plays if play not in normal]
        refused += [play for row in rows for play in row.plays if play not in normal and play not in refused]
        found = judge(normal, refused)
    return found


def _watched(answers: Iterator[Of], analysis: Callable[[Of], Analysis]) -> Of:
    """The last of some answers that tighten; on a terminal each is shown in its turn, and Ctrl-C is enough of it."""
    last, shows = None, sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
    try:
        for last in answers:
            if shows and not (found := analysis(last)).done:
                told = spoken().say(words.SO_FAR(found.result.at_least, found.result.at_most, found.looked_at))
                print(f"\r\x1b[K{screen.legible(told)}", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        if last is None:
            raise
    if shows:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    assert last is not None
    return last


def _picked(rows: int) -> list[int]:
    """The rows that are normal, from 0."""
    while True:
        typed = prompts.line(words.WHICH_NORMAL())
        numbers = re.split(r"[\s,;]+", typed) if typed else []
        if all(word.isdecimal() and 1 <= int(word[:3]) <= rows for word in numbers if word):
            return sorted({int(word) - 1 for word in numbers if word})
        _explain(ParseError(words.NOT_A_ROW(given(typed), rows)))


def _awarded(found: Analysis) -> int:
    """The tricks that the Director awards: those worked out, unless he says otherwise."""
    result, left = found.result, found.claim.ending.tricks
    asked = words.HOW_MANY(result.at_most)
    if not result.exact:
        asked = words.HOW_MANY_BETWEEN(result.at_least, result.at_most)
    while True:
        typed = prompts.line(asked)
        if not typed and result.exact:
            return result.at_most
        if typed.isdecimal() and int(typed[:3]) <= left:
            return int(typed)
        _explain(ParseError(words.NOT_A_NUMBER(given(typed), left)))


def _explain(error: ParseError) -> None:
    screen.say(f"  {error.say(spoken())}", style="warn")


# What is printed


def _print_rows(rows: tuple[Row, ...]) -> None:
    grid = Grid(box=None, pad_edge=False, header_style="quiet", show_header=True)
    grid.add_column("", justify="right", no_wrap=True)
    grid.add_column(screen.legible(spoken().say(words.IF_NORMAL())))
    grid.add_column(screen.legible(spoken().say(words.TRICKS())), justify="right", no_wrap=True)
    for number, row in enumerate(rows, 1):
        play = play_told(row) or NOT_WORKED_OUT(row.tricks.at_least, row.tricks.at_most)
        text = screen.legible(spoken().say(play))
        grid.add_row(f"{number:>3}", colour.coloured(text), screen.legible(_limits(row.tricks)))
    out = colour.console()
    with out.capture() as drawn:
        out.print(grid)
    click.echo("\n".join(line.rstrip() for line in drawn.get().splitlines()))


def _limits(limits: Limits) -> str:
    if limits.exact:
        return str(limits.at_most)
    return spoken().say(words.BETWEEN(limits.at_least, limits.at_most))


def _print_result(analysis: Analysis) -> None:
    claim, result = analysis.claim, analysis.result
    side, left = SEATS[claim.claimer].side, claim.ending.tricks
    wording.heading(words.RESULT())
    if analysis.holds_anyway and not analysis.claim.agreeing:
        wording.item(words.HOLDS_ANYWAY())
    if result.exact:
        wording.item(words.WORTH(side, result.at_most, left))
    else:
        wording.item(words.WORTH_BETWEEN(side, result.at_least, result.at_most, left))
    if analysis.cut:
        wording.item(words.CUT_SHORT())
    wording.heading(words.LINE())
    for line in _tricks(analysis):
        wording.item(line)
    _print_critical(analysis)


def _tricks(found: Analysis) -> list[str]:
    """The deciding line, a trick a line: `1  S:♥A* W:♦3 N:♥3 E:♥5  W`."""
    claim, line = found.claim, found.line
    ending = claim.ending
    before = [Play((ending.leader + place) & 3, card) for place, card in enumerate(ending.trick)]
    plays = [*before, *line]
    return [
        f"{number + 1}  {' '.join(_card(play) for play in plays[4 * number :][:4])}  {_letter(winner)}"
        for number, winner in enumerate(winners(claim, line))
    ]


def _card(play: Play) -> str:
    return f"{_letter(play.seat)}:{spoken().symbol(CARDS[play.card])}{'*' if play.code >= 0 else ''}"


def _letter(seat: int) -> str:
    return spoken().seat(SEATS[seat], "letter")


def _print_critical(found: Analysis) -> None:
    """The hands at the first play that was judged."""
    at = turning_point(found)
    if at is None:
        return
    seat, card = SEATS[at.play.seat], CARDS[at.play.card]
    better = None if at.better is None else CARDS[at.better]
    wording.heading(words.CRITICAL(seat, card) if better is None else words.CRITICAL_INSTEAD(seat, card, better))
    for each, cards in zip(SEATS, held(at.ending), strict=True):
        hand = CardSet(CARDS[card] for card in cards)
        suits = [
            f"{suit.symbol}{''.join(spoken().RANKS[c.rank] for c in hand.of_suit(suit))}" for suit in reversed(Suit)
        ]
        wording.item(f"{_letter(each)}  {' '.join(suit for suit in suits if len(suit) > 1)}")


# What happens after a claim that nobody has contested


def stands(table: Table) -> bool:
    """Whether play has stopped by a claim, so that a trick of it may be asked for."""
    return table.stopped is not None and table.stopped.by is not None


def next_board_begun(play: Board) -> None:
    """A side has called on the next board: who has agreed to a claim is bound by that from then on (69A)."""
    play.next_deal_called(read_seat(prompts.line(words.WHO_HAS_CALLED(prompts.letters())), spoken()))


def asked_for(play: Board) -> None:
    """A side asks for a trick that it has conceded or agreed to lose."""
    seat = read_seat(prompts.line(words.WHO_ASKS(prompts.letters())), spoken())
    typed = prompts.line(words.FOR_HOW_MANY())
    if typed and not (typed.isdecimal() and len(typed) < 3):
        raise ParseError(words.NOT_A_NUMBER(given(typed), 14 - play.table.number))
    play.asked_back(seat, int(typed) if typed else None)
