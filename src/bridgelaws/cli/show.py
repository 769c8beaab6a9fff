"""`bridgelaws show`: the table of a case file as a diagram."""

from __future__ import annotations

from ..play.documents import outcome_document
from . import bidding, colour, diagram, files, help_words, screen, wording, words
from .helped import command
from .language import spoken
from .options import file_argument, json_option, laws_option

_NARROWEST = 79


@command(help_words.SHOW, example="show case.json")
@file_argument
@laws_option
@json_option
def show(file: str, laws: str | None, as_json: bool) -> None:
    """Draw the table of a case file."""
    play = files.on_table(file, laws)
    if as_json:
        screen.print_json(outcome_document(play.now, spoken()))
        return
    table = play.table
    if play.title:
        screen.say(play.title, style="quiet")
    ascii = not screen.can_draw()
    if table.calling and not any(hand.cards for hand in table.hands):
        screen.say(diagram.heading(table), style="head")
    elif colour.console().width >= _NARROWEST:
        colour.draw(diagram.draw(table, ascii=ascii))
    else:
        screen.say(diagram.heading(table), style="head")
        colour.draw(diagram.draw(table, ascii=ascii, small=True))
        screen.say("", *diagram.hands(table))
    if table.opening.contract is None:
        screen.say("")
        colour.draw(bidding.draw(table, ascii=ascii))
    if play.question is not None:
        asked = spoken().say(words.OPEN(play.question.wording.words.read))
        screen.say("", f"{asked}{screen.cited(play.question.refs)}", style="say")
    wording.print_result(play)
