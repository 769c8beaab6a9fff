"""`bridgelaws ask`: a guided ruling, from what happened to what stands, and on to the next trick."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import click

from ..board.events import ABOUT
from ..book.editions import REGISTRY, Edition, edition
from ..book.questions import Question
from ..desk import Detail
from ..errors import BridgeLawsError
from ..play.play import Play
from . import colour, diagram, files, prompts, screen, wording
from .compare import print_comparison
from .endings import BAD_INPUT, QUESTION_OPEN, RULED
from .options import laws_option
from .screen import say
from .session import Session
from .values import read_value

_INTERRUPTED = 130


@click.command(epilog="Example: bridgelaws ask table7.json")
@click.argument("file", required=False, type=click.Path(dir_okay=False))
@laws_option
@click.pass_context
def ask(ctx: click.Context, file: str | None, laws: str | None) -> None:
    """Rule on a call, question by question. No hands are needed.

    With FILE the call is kept there after every answer; if the file exists already, the call in it is resumed. At every
    prompt: back takes back the last answer, why shows the provisions behind the question, help says more, quit leaves.
    """
    session = Session(files.read(file, laws) if file is not None and Path(file).exists() else None)
    if session.play is None and laws is not None:
        session.tell(str(edition(laws)))
    say("A ruling at the table. Type back to take an answer back, help for more.", style="quiet")
    try:
        ctx.exit(_Desk(session, file).run())
    except KeyboardInterrupt:
        kept = f" What was answered is in {file}." if file is not None and Path(file).exists() else ""
        print(f"\nInterrupted.{kept}", file=sys.stderr)
        ctx.exit(_INTERRUPTED)


class _Desk:
    """The dialogue: it prints what the session has come to and passes on what is typed."""

    def __init__(self, session: Session, file: str | None) -> None:
        self.session = session
        self.file = file
        self._shown = 0

    def run(self) -> int:
        """Go on until the user is done; the exit status."""
        while True:
            try:
                if self._once():
                    return RULED
            except prompts.TakeBack:
                self._try(self.session.back)
                self._shown = 0
            except prompts.Leave:
                return self._left()

    def _once(self) -> bool:
        """One step; whether the user is done."""
        match self.session.step:
            case Detail() as detail:
                self._try(lambda: self.session.tell(prompts.ask_detail(detail)))
            case Question() as question:
                self._question(question)
            case Play() as play:
                return self._ruled(play)
        return False

    def _try(self, act: Callable[[], None]) -> None:
        """Do something and keep it; a mistake is explained and changes nothing."""
        try:
            act()
        except BridgeLawsError as error:
            say(f"  {error}", style="warn")
            return
        if self.file is not None and self.session.play is not None:
            files.write_case(self.file, self.session.play)

    def _left(self) -> int:
        play = self.session.play
        if play is None:
            say("Nothing has been ruled yet.", style="quiet")
            return BAD_INPUT
        return RULED if play.question is None else QUESTION_OPEN

    # Questions

    def _question(self, question: Question) -> None:
        wording.print_question(question)
        play = self.session.play
        assert play is not None
        why = _gists(question, play.laws)
        say("")
        while self.session.step is question:
            # Only the prompt again after a slip: the question is still on the screen.
            self._try(lambda: self.session.answer(read_value(question, prompts.line(">", why))))

    # The ruling, and what comes after it

    def _ruled(self, play: Play) -> bool:
        wording.print_ruling(play, since=self._shown)
        self._shown = len(play.rulings)
        wording.print_standing(play)
        wording.print_result(play)
        say("")
        colour.draw(diagram.draw(play.table, ascii=not screen.can_draw(), small=True))
        menu = self._menu(play)
        say("")
        say("What next?", style="head")
        prompts.numbered([(name, label) for name, label, _ in menu])
        try:
            chosen = prompts.pick(prompts.line(">") or "done", [(name, label) for name, label, _ in menu])
        except BridgeLawsError as error:
            say(f"  {error}", style="warn")
            return False
        if chosen == "done":
            return True
        act = next(act for name, _, act in menu if name == chosen)
        self._try(lambda: act(play))
        return False

    def _menu(self, play: Play) -> list[tuple[str, str, Callable[[Play], None]]]:
        table = play.table
        found: list[tuple[str, str, Callable[[Play], None]]] = [("done", "Done (Enter)", lambda play: None)]
        if not table.finished:
            found.append(("next", "The trick is over: what does the law ask at the next one?", _next_trick))
            found.append(("card", "A card was played", _card))
        if table.docket or table.revokes:
            found.append(("director", "The Director is called", _director))
        found.append(("editions", "The same call under the three editions", print_comparison))
        found.append(("save", "Save the call as a case file", _save))
        return found


def _gists(question: Question, laws: Edition) -> list[str]:
    """What the provisions behind a question say."""
    found = {p.ref(laws): p.version(laws).gist for p in REGISTRY if p.in_force(laws)}
    found |= {r.id: r.gist for r in REGISTRY.readings.values()}
    return [f"{ref}: {found[ref]}" for ref in question.refs if ref in found]


def _next_trick(play: Play) -> None:
    leader = prompts.line("Who is on lead now? [N, E, S, W]")
    played = []
    for lying in play.table.penalty_cards:
        if play.table.trick.card(lying.seat) is None and _yes(f"Was {lying.card} played by {lying.seat}? [y, n]"):
            played.append(lying.card)
    play.played_on(leader, played)


def _card(play: Play) -> None:
    seat = prompts.line("From whose hand? [N, E, S, W]")
    play.faced(seat, prompts.line("Which card? [such as HK]"))


def _director(play: Play) -> None:
    known = ", ".join(ABOUT)
    caller, _, about = prompts.line(f"Who called? [N, E, S, W; and what for, if that was said: {known}]").partition(" ")
    play.director(caller, about=about.strip().lower() or None)


def _save(play: Play) -> None:
    file = prompts.line("File name? [such as table7.json]")
    if not file:
        raise BridgeLawsError("a file name is needed, such as table7.json")
    if Path(file).exists() and not _yes(f"{file} exists. Overwrite it? [y, n]"):
        return
    try:
        files.write_case(file, play)
    except OSError as error:
        raise BridgeLawsError(f"{file}: {(error.strerror or 'not writable').lower()}") from None
    say(f"  Saved. Resume with: bridgelaws ask {file}", style="quiet")


def _yes(prompt: str) -> bool:
    while True:
        typed = prompts.line(prompt).lower()
        if typed in ("y", "yes", "n", "no"):
            return typed in ("y", "yes")
        say("  Type y or n.", style="warn")
