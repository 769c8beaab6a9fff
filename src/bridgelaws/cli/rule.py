"""`bridgelaws rule`, `answer` and `plays`: a ruling on a case file, its questions, and the legal plays."""

from __future__ import annotations

from typing import Any

import click

from ..board.plays import Plays
from ..errors import BridgeLawsError
from ..play.documents import outcome_document
from ..play.play import Play
from ..values.cards import Card
from ..words.message import Message
from . import files, help_words, screen, wording, words
from .helped import argument, command, option
from .language import spoken
from .options import file_argument, json_option, laws_option
from .report import report, status
from .values import check_question, read_value


@command(help_words.RULE, example="rule case.json --laws 2007")
@file_argument
@laws_option
@json_option
@option("--explain", is_flag=True, about=help_words.EXPLAIN_OPTION)
@click.pass_context
def rule(ctx: click.Context, file: str, laws: str | None, as_json: bool, explain: bool) -> None:
    """Rule on a case file."""
    ctx.exit(report(files.on_table(file, laws), file, as_json, explain))


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The open question of the file, or its answers, as the shell completes them."""
    try:
        asked = files.read(ctx.params["file"]).question
    except (BridgeLawsError, OSError, KeyError):
        return []
    if asked is None:
        return []
    known = [asked.id] if param.name == "question" else [wording.value_word(value) for value in asked.values]
    return [word for word in known if word.startswith(incomplete)]


@command(help_words.ANSWER, example="answer case.json declarer_saw_dummy no")
@file_argument
@argument("question", help_words.QUESTION, shell_complete=_complete)
@argument("value", help_words.VALUE, shell_complete=_complete)
@json_option
@click.pass_context
def answer(ctx: click.Context, file: str, question: str, value: str, as_json: bool) -> None:
    """Answer the open question of a case file, and rule on it."""
    play = files.read(file)
    check_question(play.question, question)
    assert play.question is not None
    play.answer(read_value(play.question, value, coded=True))
    files.write_case(file, play)
    ctx.exit(status(play) if file == files.STANDARD else report(play, file, as_json, explain=False))


@command(help_words.PLAYS, example="plays case.json")
@file_argument
@laws_option
@json_option
def plays(file: str, laws: str | None, as_json: bool) -> None:
    """The legal plays of a case file with reasons."""
    play = files.on_table(file, laws)
    if as_json:
        screen.print_json(_plays_document(play))
    elif play.turn is None:
        screen.say(words.PLAY_IS_OVER())
    else:
        _print_plays(play, play.legal_plays)


def _excluded(legal: Plays) -> dict[tuple[Message, str], list[Card]]:
    """The cards of the hand, as far as it is known, that may not be played, by the reason."""
    found: dict[tuple[Message, str], list[Card]] = {}
    for card in legal.hand:
        why = legal.why_not(card)
        if why is not None:
            found.setdefault((why.said, why.ref), []).append(card)
    return found


def _plays_document(play: Play) -> dict[str, Any] | None:
    """The legal plays of the outcome document, with the cards that may not be played."""
    document: dict[str, Any] | None = outcome_document(play.now, spoken())["legal_plays"]
    if document is None:
        return None
    excluded = [
        {"card": card.code, "law": ref, "text": spoken().tail(said)}
        for (said, ref), cards in _excluded(play.legal_plays).items()
        for card in cards
    ]
    return document | {"excluded": excluded}


def _print_plays(play: Play, legal: Plays) -> None:
    wording.title(_turn(play, legal))
    wording.print_unused(play)
    if legal.cards is None:
        screen.say(words.HAND_NOT_ON_FILE(), style="quiet")
    elif legal.cards:
        wording.heading(words.MAY_BE_PLAYED())
        screen.say(words.THE_CARDS(tuple(legal.cards)), style="head", indent=2)
    wording.heading(words.WHY())
    for reason in legal.reasons:
        wording.item(spoken().tail(reason.said), (reason.ref,))
    excluded = _excluded(legal)
    if excluded:
        wording.heading(words.MAY_NOT_BE_PLAYED())
        for (said, ref), cards in excluded.items():
            wording.item(words.CARDS_MAY_NOT(cards, said), (ref,))
    if play.question is not None:
        wording.heading(words.OPEN(play.question.wording.words.read), play.question.refs)


def _turn(play: Play, legal: Plays) -> Message:
    """Whose turn it is."""
    table, seat = play.table, legal.seat
    if seat is table.dummy and table.trick.empty:
        return words.DUMMY_IS_TO_LEAD(seat, table.number, table.declarer)
    if seat is table.dummy:
        return words.DUMMY_IS_TO_PLAY(seat, table.declarer)
    return words.IS_TO_LEAD(seat, table.number) if table.trick.empty else words.IS_TO_PLAY(seat)
