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
from ..words.message import Message, Phrase
from . import words
from .files import STANDARD
from .language import is_english, spoken
from .screen import Line, cited, legible, plain, say, show, show_whole

_BULLET = "→ "
_MANY_CARDS = 13  # that many and fewer are offered one by one


def print_outcome(play: Play, file: str, explain: bool = False) -> None:
    """Everything that `rule` says: the ruling, what stands, the open question and how to answer it."""
    table = play.table
    title(_under_the_laws(table), play.title)
    print_unused(play)
    print_ruling(play, explain)
    print_standing(play, memory=not explain)  # the sentences have said it
    print_result(play)
    if play.question is not None:
        print_question(play.question)
        how_to_answer(play.question, file)


def _under_the_laws(table: Table) -> Message:
    """What is being played, by which edition."""
    year = table.edition.year
    if not table.calling:
        return words.UNDER_THE_LAWS(table.contract, year)
    return (words.PASSED_OUT_UNDER_THE_LAWS if table.passed_out else words.AUCTION_UNDER_THE_LAWS)(year)


def title(line: Phrase, more: str = "") -> None:
    """The top of the page: what the case is about, if it says so, and what is being played."""
    if more:
        say(more, style="quiet")
    say(line, style="head")


def heading(name: Phrase, refs: Iterable[Phrase] = (), more: Phrase = "") -> None:
    """A heading, with a blank line before it."""
    say("")
    show(Line(name, "head").append(more).append(cited(refs), "ref"))


def item(text: Phrase, refs: Iterable[Phrase] = (), mark: str = "", style: str = "") -> None:
    """A sentence with the provisions behind it."""
    line = Line(mark + spoken().phrase(text), style).append(cited(refs), "ref")
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
        many = len(play.rulings) > 1
        name = words.RULING_NUMBER(number, ruling.about) if many else words.RULING(ruling.about)
        heading(name, (words.LAW_NUMBER(str(ruling.law)),))
        if explain:
            for line in ruling.explain(asides=True, language=spoken()).splitlines()[1:]:
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
            item((words.CARDS_SHOW if step.derived else words.FOUND)(step.said), refs, style="quiet")
        case Chose():
            item(step.said, refs)
        case Ruled():
            for text in ordered(step):
                item(capital(text), refs, _BULLET, "head")


def ordered(step: Ruled) -> list[str]:
    """What a provision orders, in a clause; nothing if it only says who may use what, or what is left to judge."""
    text = statements.ordered(step, spoken())
    return [text] if text else []


def references(authorities: Iterable[Authority], ruling: Ruling) -> list[Phrase]:
    """The provisions of a step, in the numbering of the edition; a reading says that it is one."""
    refs: list[Phrase] = [words.READING(a.id) if isinstance(a, Reading) else a.ref(ruling.laws) for a in authorities]
    return list(dict.fromkeys(refs))


def _print_unruled(play: Play) -> None:
    table = play.table
    if table.docket:
        _print_waiting(table)
    elif play.question is None:
        heading(words.NOTHING_TO_RULE_ON())
        regular = statements.in_order(table)
        if regular is not None:
            item(capital(spoken().say(regular.said)), regular.refs)
    if table.counted is not None and play.question is None:
        item(words.LAST_ACT_COUNTS_AS(table.counted.text), (table.counted.authority.ref(table.edition),))


def _print_waiting(table: Table) -> None:
    """What is being heard, and what no one has drawn attention to."""
    for name, attended in ((words.DIRECTOR_WAS_CALLED(), True), (words.NOT_RULED_ON(), False)):
        waiting = [incident for incident in table.docket if incident.attended is attended]
        if waiting:
            heading(name)
        for incident in waiting:
            number = incident.law.removeprefix("law").lstrip("0")
            item(capital(spoken().say(incident.about)), (words.LAW_NUMBER(number),), _BULLET)


def print_unused(play: Play) -> None:
    """The answers on file that this edition did not ask for, or does not offer."""
    if play.unused:
        say(words.UNUSED_ANSWERS(play.unused), style="warn", hang=2)


# What stands


def print_standing(play: Play, memory: bool = True) -> None:
    """Whose turn it is, what is in force until when, and what to keep in mind."""
    lasting = standing(play)
    if lasting:
        heading(words.NOW())
        for text, refs in lasting:
            item(text, refs, _BULLET)
    for found in play.table.put_aside:
        item(capital(spoken().say(found.message)), mark="! ", style="warn")
    if memory:
        print_memory(play)


def print_memory(play: Play) -> None:
    """Who may not use what, and what is left to the Director's judgement."""
    memory = statements.memory(play.table)
    if memory:
        heading(words.TO_KEEP_IN_MIND())
        for line in memory:
            item(capital(spoken().say(line.said)), line.refs)


def standing(play: Play) -> list[tuple[str, tuple[str, ...]]]:
    """Whose turn it is, the restrictions with their duration, the penalty cards with what they demand, the revokes."""
    return [(capital(spoken().say(line.said)), line.refs) for line in statements.standing(play.table)]


def print_result(play: Play) -> None:
    """The result of the board, if the play is over and it is known."""
    result: dict[str, Any] | None = outcome_document(play.now, spoken())["result"]
    if result is None:
        return
    if play.table.calling:
        heading(words.RESULT())
        item(words.PASSED_OUT())
        return
    heading(words.RESULT(), more=_contract_made(play, result))
    tricks, after = result["tricks"], result["after"]
    item(words.TRICKS[result["by"]](tricks["NS"], tricks["EW"]))
    for transfer in result["transferred"]:
        item(words.TRICKS_GO_TO(transfer["tricks"], Side(transfer["to"])), (transfer["law"],), _BULLET)
    if result["transferred"]:
        item(words.TRICKS_AFTER(after["NS"], after["EW"]))
    for line in result["breakdown"]:
        item(f"{line['points']:>6}  {line['text']}", (line["law"],))
    if result["score"] is not None:
        whose = spoken().say(words.SCORE_FOR(play.table.declarer.side))
        item(f"{result['score']:>6}  {whose}", style="head")


def _contract_made(play: Play, result: dict[str, Any]) -> Phrase:
    """The contract with its result, `4S=`; nothing where its level is not known."""
    contract = play.table.contract
    if contract.level is None:
        return ""
    over = result["after"][contract.declarer.side.value] - contract.level - 6
    return words.RESULT_OF(contract, result["contract"], f"{over:+d}" if over else "=")


# The question


def print_question(question: Question) -> None:
    """Who is asked, the question, its provisions, what to say word for word, and the options by number."""
    asked = question.wording.words
    heading(_addressed(question), question.refs)
    say(asked.read, indent=2)
    if spoken().say(asked.aloud):
        say("", words.SAY(), indent=2)
        say(words.ALOUD(asked.aloud), style="say", indent=4)
    if question.options:
        say("")
        _print_options(question)


def _print_options(question: Question) -> None:
    """What is on offer, by number: its own if it is one."""
    values = [value_word(option.value) for option in question.options]
    labels = [spoken().say(option.read) for option in question.options]
    if are_numbers(question):
        if labels == values:
            item("  ".join(values))
            return
        for option, value, label in zip(question.options, values, labels, strict=True):
            item(label, option.refs, f"{value:>2}  ")
        return
    if question.wants == "card" and len(values) > _MANY_CARDS and not any(option.refs for option in question.options):
        # A card is typed as it is shown, in every language; a suit a line.
        for suit in dict.fromkeys(value[0] for value in question.values):
            item("  ".join(label for value, label in zip(question.values, labels, strict=True) if value[0] == suit))
        return
    widest = max(map(len, values))
    for number, (option, value, label) in enumerate(zip(question.options, values, labels, strict=True), 1):
        # Yes, no, and cards are typed as they are shown; in another language an option is typed by its number.
        as_shown = not is_english() or value in (plain(label), label.lower().partition(",")[0])
        item(label if as_shown else f"{value:<{widest}}  {label}", option.refs, f"{number:>2}  ")


def are_numbers(question: Question) -> bool:
    """Whether the options of a question are numbers themselves, such as how many tricks."""
    return bool(question.values) and all(str(value).isdecimal() for value in question.values)


def _addressed(question: Question) -> Message:
    """Who is asked."""
    if question.to is None:
        return words.DIRECTOR_DECIDES()
    seats = (question.to,) if question.or_to is None else (question.to, question.or_to)
    return (words.DIRECTOR_ASKS if question.kind == "finding" else words.PLAYER_CHOOSES)(seats)


def how_to_answer(question: Question, file: str) -> None:
    """The command that answers the question, in one line, so that it can be copied."""
    typed = _typed(question)
    target, feed = shlex.quote(file), ""
    if file == STANDARD:
        target, feed = STANDARD, f" < {spoken().say(words.PUT_A_FILE())}"
    answer = shlex.quote(typed[0]) if question.values else typed[0]  # a place for a card is no value
    say("", words.TO_ANSWER_WITH(typed) if len(typed) > 1 else words.TO_ANSWER(), style="quiet")
    show_whole(Line(f"  bridgelaws answer {target} {shlex.quote(question.id)} {answer}{feed}"))


def _typed(question: Question) -> list[str]:
    """What answers a question: values are words of English, in another language they are typed by their numbers."""
    if not question.values:
        return [spoken().say(words.PUT_A_CARD())]
    if is_english() or are_numbers(question):
        return [value_word(value) for value in question.values]
    return [str(number) for number, _ in enumerate(question.values, 1)]


def value_word(value: Any) -> str:
    """A value as case files have it and everybody may type it."""
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
