"""`bridgelaws rule`, `answer` and `plays`: a ruling on a case file, its questions, and the legal plays."""

from __future__ import annotations

from typing import Any

import click

from ..board.plays import Plays
from ..errors import BridgeLawsError
from ..play.documents import outcome_document
from ..play.play import Play
from . import files, screen, wording
from .options import file_argument, json_option, laws_option
from .report import report, status
from .values import check_question, read_value


@click.command(epilog="Example: bridgelaws rule case.json --laws 2007")
@file_argument
@laws_option
@json_option
@click.option("--explain", is_flag=True, help="Say it in sentences, with what else the Director tells the table.")
@click.pass_context
def rule(ctx: click.Context, file: str, laws: str | None, as_json: bool, explain: bool) -> None:
    """Rule on a case file: who must, may or may not do what, with the provision behind each order.

    FILE is a case file; - reads standard input. Where a question is open it is printed with what to say, and the exit
    status is 3.
    """
    ctx.exit(report(files.read(file, laws), file, as_json, explain))


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The open question of the file, or its answers, as the shell completes them."""
    try:
        asked = files.read(ctx.params["file"]).question
    except (BridgeLawsError, OSError, KeyError):
        return []
    if asked is None:
        return []
    words = [asked.id] if param.name == "question" else [wording.value_word(value) for value in asked.values]
    return [word for word in words if word.startswith(incomplete)]


@click.command(epilog="Example: bridgelaws answer case.json declarer_saw_dummy no")
@file_argument
@click.argument("question", shell_complete=_complete)
@click.argument("value", shell_complete=_complete)
@json_option
@click.pass_context
def answer(ctx: click.Context, file: str, question: str, value: str, as_json: bool) -> None:
    """Answer the open question of a case file, and rule on it.

    QUESTION is its id, as `rule` prints it. VALUE is yes or no, an option by its value, label or number, a card or a
    suit. The answer is added to FILE; for - the case is read from standard input, and the new one is all that is
    printed.
    """
    play = files.read(file)
    check_question(play.question, question)
    assert play.question is not None
    play.answer(read_value(play.question, value))
    files.write_case(file, play)
    ctx.exit(status(play) if file == files.STANDARD else report(play, file, as_json, explain=False))


@click.command(epilog="Example: bridgelaws plays case.json")
@file_argument
@laws_option
@json_option
def plays(file: str, laws: str | None, as_json: bool) -> None:
    """The legal plays of a case file with reasons, and why the other cards may not be played.

    FILE is a case file; - reads standard input. Where the hand is not known, the reasons stand without the cards.
    """
    play = files.read(file, laws)
    if as_json:
        screen.print_json(_plays_document(play))
    elif play.turn is None:
        screen.say("The play is over: no hand is to play.")
    else:
        _print_plays(play, play.legal_plays)


def _excluded(legal: Plays) -> dict[tuple[str, str], list[Any]]:
    """The cards of the hand, as far as it is known, that may not be played, by the reason."""
    found: dict[tuple[str, str], list[Any]] = {}
    for card in legal.hand:
        why = legal.why_not(card)
        if why is not None:
            found.setdefault((why.text, why.ref), []).append(card)
    return found


def _plays_document(play: Play) -> dict[str, Any] | None:
    """The legal plays of the outcome document, with the cards that may not be played."""
    document: dict[str, Any] | None = outcome_document(play.now)["legal_plays"]
    if document is None:
        return None
    excluded = [
        {"card": card.code, "law": ref, "text": text}
        for (text, ref), cards in _excluded(play.legal_plays).items()
        for card in cards
    ]
    return document | {"excluded": excluded}


def _print_plays(play: Play, legal: Plays) -> None:
    table = play.table
    doer = f"; {table.declarer} decides" if legal.seat is table.dummy else ""
    wording.title(f"{legal.seat} is to {'lead' if table.trick.empty else 'play'}{doer}")
    wording.print_unused(play)
    if legal.cards is None:
        screen.say("The hand is not on file: the reasons stand without the cards.", style="quiet")
    elif legal.cards:
        wording.heading("May be played")
        screen.say(str(legal.cards), style="head", indent=2)
    wording.heading("Why")
    for reason in legal.reasons:
        wording.item(reason.text, (reason.ref,))
    excluded = _excluded(legal)
    if excluded:
        wording.heading("May not be played")
        for (text, ref), cards in excluded.items():
            wording.item(f"{' '.join(map(str, cards))}: {text}", (ref,))
    if play.question is not None:
        wording.heading(f"Open: {play.question.text}", play.question.refs)
