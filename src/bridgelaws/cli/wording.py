"""Outcomes in words: the ruling, what lasts and until when, what to say, and how to answer."""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from typing import Any

from ..board.table import Authority, Table
from ..book.editions import Reading
from ..book.questions import Question
from ..hearing.rulings import Chose, Found, Ruled, Ruling, Step, capital
from ..play import statements
from ..play.documents import outcome_document
from ..play.play import Play
from ..values.seats import Side
from .files import STANDARD
from .screen import Line, cited, legible, plain, say, show, show_whole

_BULLET = "→ "


def print_outcome(play: Play, file: str, explain: bool = False) -> None:
    """Everything that `rule` says: the ruling, what stands, the open question and how to answer it."""
    table = play.table
    title(f"{table.contract}, under the Laws of {table.edition}", play.title)
    print_unused(play)
    print_ruling(play, explain)
    print_standing(play, memory=not explain)  # the sentences have said it
    print_result(play)
    if play.question is not None:
        print_question(play.question)
        how_to_answer(play.question, file)


def title(line: str, more: str = "") -> None:
    """The top of the page: what the case is about, if it says so, and what is being played."""
    if more:
        say(more, style="quiet")
    say(line, style="head")


def heading(name: str, refs: Iterable[str] = (), more: str = "") -> None:
    """A heading, with a blank line before it."""
    say("")
    show(Line(name, "head").append(more).append(cited(refs), "ref"))


def item(text: str, refs: Iterable[str] = (), mark: str = "", style: str = "") -> None:
    """A sentence with the provisions behind it."""
    line = Line(mark + text, style).append(cited(refs), "ref")
    show(line, indent=2, hang=len(legible(mark)) if mark else 2)


# The ruling


def print_ruling(play: Play, explain: bool = False, since: int = 0) -> None:
    """The rulings: who must, may or may not do what, with the provision behind each order; or all in sentences.

    The first `since` of them have been printed before.
    """
    table = play.table
    if not play.rulings:
        _print_unruled(play)
    for number, ruling in enumerate(play.rulings[since:], since + 1):
        many = f"Ruling {number}: " if len(play.rulings) > 1 else "Ruling: "
        heading(f"{many}{ruling.summary}", (f"Law {ruling.law}",))
        if explain:
            for line in ruling.explain(asides=True).splitlines()[1:]:
                say(line.strip(), indent=2, hang=2)
        else:
            for step in ruling.steps:
                print_step(step, ruling)
    if play.rulings and table.docket:
        _print_waiting(table)


def print_step(step: Step, ruling: Ruling) -> None:
    """A finding, a choice, or the orders of a provision; what binds no one is left out."""
    refs = references(step.authorities, ruling)
    match step:
        case Found():
            item(f"{'the cards show' if step.derived else 'found'}: {step.text}", refs, style="quiet")
        case Chose():
            item(f"{step.seat} {step.text}", refs)
        case Ruled():
            for text in ordered(step):
                item(capital(text), refs, _BULLET, "head")


def ordered(step: Ruled) -> list[str]:
    """What a provision orders, in a clause; nothing if it only says who may use what, or what is left to judge."""
    text = statements.ordered(step)
    return [text] if text else []


def references(authorities: Iterable[Authority], ruling: Ruling) -> list[str]:
    """The provisions of a step, in the numbering of the edition; a reading says that it is one."""
    refs = (f"reading {a.id}" if isinstance(a, Reading) else a.ref(ruling.laws) for a in authorities)
    return list(dict.fromkeys(refs))


def _print_unruled(play: Play) -> None:
    table = play.table
    if table.docket:
        _print_waiting(table)
    elif play.question is None:
        heading("Nothing to rule on: play has been regular.")
    if table.counted is not None and play.question is None:
        item(f"the last act counts as {table.counted.text}", (table.counted.authority.ref(table.edition),))


def _print_waiting(table: Table) -> None:
    """What is being heard, and what no one has drawn attention to."""
    for name, attended in (("The Director was called", True), ("Not ruled on: no one has drawn attention", False)):
        waiting = [incident for incident in table.docket if incident.attended is attended]
        if waiting:
            heading(name)
        for incident in waiting:
            item(capital(incident.summary), (f"Law {incident.law.removeprefix('law').lstrip('0')}",), _BULLET)


def print_unused(play: Play) -> None:
    """The answers on file that this edition did not ask for, or does not offer."""
    if play.unused:
        say(f"Answers on file that these Laws had no use for: {', '.join(play.unused)}", style="warn", hang=2)


# What stands


def print_standing(play: Play, memory: bool = True) -> None:
    """Whose turn it is, what is in force until when, and what to keep in mind."""
    lasting = standing(play)
    if lasting:
        heading("Now")
        for text, refs in lasting:
            item(text, refs, _BULLET)
    for text in play.table.contradictions:
        item(capital(text), mark="! ", style="warn")
    if memory:
        print_memory(play)


def print_memory(play: Play) -> None:
    """Who may not use what, and what is left to the Director's judgement."""
    memory = statements.memory(play.table)
    if memory:
        heading("To keep in mind")
        for line in memory:
            item(capital(line.text), line.refs)


def standing(play: Play) -> list[tuple[str, tuple[str, ...]]]:
    """Whose turn it is, the restrictions with their duration, the penalty cards with what they demand, the revokes."""
    return [(line.text, line.refs) for line in statements.standing(play.table)]


def print_result(play: Play) -> None:
    """The result of the board, if the play is over and it is known."""
    result: dict[str, Any] | None = outcome_document(play.now)["result"]
    if result is None:
        return
    heading("Result", more=f": {result['contract']}" if result["contract"] else "")
    tricks, after = result["tricks"], result["after"]
    item(f"{result['by']}: {_tricks(tricks)}")
    for transfer in result["transferred"]:
        numbers = " and ".join(map(str, transfer["tricks"]))
        plural = "s" if len(transfer["tricks"]) > 1 else ""
        item(f"trick{plural} {numbers} to {Side(transfer['to'])}", (transfer["law"],), _BULLET)
    if result["transferred"]:
        item(f"after that: {_tricks(after)}")
    for line in result["breakdown"]:
        item(f"{line['points']:>6}  {line['text']}", (line["law"],))
    if result["score"] is not None:
        item(f"{result['score']:>6}  for {play.table.declarer.side}", style="head")


def _tricks(won: dict[str, int]) -> str:
    return f"North-South {won['NS']} tricks, East-West {won['EW']}"


# The question


def print_question(question: Question) -> None:
    """Who is asked, the question, its provisions, what to say word for word, and the options by number."""
    who = "the Director decides" if question.to is None else f"{question.addressee} chooses"
    if question.to is not None and question.kind == "finding":
        who = f"the Director asks {question.addressee}"
    heading(f"Question: {who}", question.refs)
    say(question.text, indent=2)
    if question.say:
        say("", "Say:", indent=2)
        say(f"“{question.say}”", style="say", indent=4)
    if question.options:
        say("")
    values = [value_word(option.value) for option in question.options]
    widest = max(map(len, values), default=0)
    for number, (option, value) in enumerate(zip(question.options, values, strict=True), 1):
        mark = f"{number:>2}  "
        as_shown = value in (plain(option.label), option.label.lower())  # yes, no, and cards
        item(option.label if as_shown else f"{value:<{widest}}  {option.label}", option.refs, mark)


def how_to_answer(question: Question, file: str) -> None:
    """The command that answers the question, in one line, so that it can be copied."""
    words = [value_word(value) for value in question.values] or ["CARD"]
    target, feed = (STANDARD, " < FILE") if file == STANDARD else (shlex.quote(file), "")
    one_of = f" ({', '.join(words[:-1])} or {words[-1]})" if len(words) > 1 else ""
    say("", f"To answer{one_of}:", style="quiet")
    show_whole(Line(f"  bridgelaws answer {target} {shlex.quote(question.id)} {words[0]}{feed}"))


def value_word(value: Any) -> str:
    """A value as people type it."""
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
