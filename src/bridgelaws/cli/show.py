"""`bridgelaws show`: the table of a case file as a diagram."""

from __future__ import annotations

import click

from ..play.documents import outcome_document
from . import colour, diagram, files, screen, wording
from .options import file_argument, json_option, laws_option

_NARROWEST = 79


@click.command(epilog="Example: bridgelaws show case.json")
@file_argument
@laws_option
@json_option
def show(file: str, laws: str | None, as_json: bool) -> None:
    """Draw the table of a case file: hands as far as known, the trick, penalty cards, restrictions.

    FILE is a case file; - reads standard input.
    """
    play = files.read(file, laws)
    if as_json:
        screen.print_json(outcome_document(play.now))
        return
    table = play.table
    if play.title:
        screen.say(play.title, style="quiet")
    ascii = not screen.can_draw()
    if colour.console().width >= _NARROWEST:
        colour.draw(diagram.draw(table, ascii=ascii))
    else:
        screen.say(diagram.heading(table), style="head")
        colour.draw(diagram.draw(table, ascii=ascii, small=True))
        screen.say("", *diagram.hands(table))
    if play.question is not None:
        screen.say("", f"Open: {play.question.text}{screen.cited(play.question.refs)}", style="say")
    wording.print_result(play)
