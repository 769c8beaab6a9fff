"""A contested claim in the terminal: the table of plays, the Director's marks, and the line that decides it."""

from __future__ import annotations

import re

import click
from rich.table import Table as Grid

from ..board.claiming import Adjudicated
from ..board.table import Table
from ..claims.analysis import Row, held, winners
from ..claims.document import turning_point
from ..claims.kinds import Class
from ..claims.search import Limits, Play
from ..claims.told import play_told, statement_told
from ..claims.words import NOT_WORKED_OUT, PLAIN_NOT_NORMAL
from ..desk import contested
from ..desk.contested import Finding
from ..errors import ParseError
from ..reading.cards import given
from ..values.cards import CARDS, CardSet, Suit
from ..values.seats import SEATS
from . import claim_words as words, colour, prompts, screen, wording
from .language import spoken


def rule_on(table: Table) -> Adjudicated:
    """Ask the Director which plays are normal, and how many tricks he awards."""
    claim = contested.claim_at(table)
    side = SEATS[claim.claimer].side
    wording.heading(words.STATED(SEATS[claim.claimer]))
    for step in statement_told(claim.statement):
        wording.item(step)
    normal, refused = list[Class](), list[Class]()
    found = contested.judged(table, claim)
    if found.by_law:
        wording.heading(words.SETTLED())
        for each in found.by_law:
            wording.item(each.says, [each.provision.ref(table.edition)])
    while rows := found.analysis.rows or found.analysis.together:
        screen.say("")
        _print_rows(rows)
        wording.item(PLAIN_NOT_NORMAL(side))
        picked = _picked(len(rows))
        ticked = [play for n in picked for play in rows[n].plays]
        normal += ticked
        refused += [play for row in rows for play in row.plays if play not in normal and play not in refused]
        found = contested.judged(table, claim, normal, refused)
    _print_result(found)
    return found.event(_awarded(found))


def _picked(rows: int) -> list[int]:
    """The rows that are normal, from 0."""
    while True:
        typed = prompts.line(words.WHICH_NORMAL())
        numbers = re.split(r"[\s,;]+", typed) if typed else []
        if all(word.isdecimal() and 1 <= int(word[:3]) <= rows for word in numbers if word):
            return sorted({int(word) - 1 for word in numbers if word})
        _explain(ParseError(words.NOT_A_ROW(given(typed), rows)))


def _awarded(found: Finding) -> int:
    """The tricks that the Director awards: those worked out, unless he says otherwise."""
    result, left = found.analysis.result, found.analysis.claim.ending.tricks
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


def _print_result(found: Finding) -> None:
    analysis = found.analysis
    claim, result = analysis.claim, analysis.result
    side, left = SEATS[claim.claimer].side, claim.ending.tricks
    wording.heading(words.RESULT())
    if analysis.holds_anyway:
        wording.item(words.HOLDS_ANYWAY())
    if result.exact:
        wording.item(words.WORTH(side, result.at_most, left))
    else:
        wording.item(words.WORTH_BETWEEN(side, result.at_least, result.at_most, left))
    if analysis.cut:
        wording.item(words.CUT_SHORT())
    wording.heading(words.LINE())
    for line in _tricks(found):
        wording.item(line)
    _print_critical(found)


def _tricks(found: Finding) -> list[str]:
    """The deciding line, a trick a line: `1  S:♥A* W:♦3 N:♥3 E:♥5  W`."""
    claim, line = found.analysis.claim, found.analysis.line
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


def _print_critical(found: Finding) -> None:
    """The hands at the first play that was judged."""
    at = turning_point(found.analysis)
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
