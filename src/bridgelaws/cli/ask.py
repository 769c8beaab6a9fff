"""`bridgelaws ask`: a guided ruling, from what happened to what stands, and on to the next trick."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import click

from ..board import untold
from ..board.events import AuctionEnded, Change, Changed, DirectorCalled, Dropped, Event, Faced, Made, Manner, Shown
from ..book.editions import REGISTRY, Edition, edition
from ..book.questions import Question
from ..desk import Detail, contested, regained
from ..desk.rights import rights_of
from ..desk.words import ONE_BY_ONE
from ..errors import BridgeLawsError, ParseError
from ..play.offers import perhaps_a_slip
from ..play.play import Play
from ..play.words import ASK_WHETHER_MEANT
from ..reading import read_call, read_calls, read_card, read_contract, read_seat, read_yes_or_no
from ..reading.calls import CallTyped
from ..reading.cards import given
from ..values.seats import SEATS
from ..words.message import Message
from ..words.written import folded
from . import bidding, claim, claim_words, colour, diagram, files, help_words, prompts, screen, wording, words
from .compare import print_comparison
from .endings import BAD_INPUT, QUESTION_OPEN, RULED, of_system
from .helped import argument, command
from .language import spoken
from .options import laws_option
from .screen import say
from .session import Session
from .values import read_value

_INTERRUPTED = 130
_SEEN = (Dropped, Shown, Faced)  # a card, in the auction
_Entry = tuple[str, Message, Callable[[Play], None]]  # of a menu: its name, its label, what is done


@command(help_words.ASK, example="ask table7.json")
@argument("file", help_words.FILE, required=False, type=click.Path(dir_okay=False))
@laws_option
@click.pass_context
def ask(ctx: click.Context, file: str | None, laws: str | None) -> None:
    """Rule on a call, question by question."""
    session = Session(files.read(file, laws) if file is not None and Path(file).exists() else None)
    if session.play is None and laws is not None:
        session.tell(str(edition(laws)))
    say(words.A_RULING_AT_THE_TABLE(), style="quiet")
    try:
        ctx.exit(_Desk(session, file).run())
    except KeyboardInterrupt:
        kept = file is not None and Path(file).exists()
        ended = spoken().say(words.INTERRUPTED_AND_KEPT(file) if kept and file else words.INTERRUPTED())
        print(f"\n{screen.legible(ended)}", file=sys.stderr)
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
            _explain(error)
            return
        if self.file is not None and self.session.play is not None:
            files.write_case(self.file, self.session.play)

    def _left(self) -> int:
        play = self.session.play
        if play is None:
            say(words.NOTHING_RULED_YET(), style="quiet")
            return BAD_INPUT
        return RULED if play.question is None else QUESTION_OPEN

    # Questions

    def _question(self, question: Question) -> None:
        play = self.session.play
        assert play is not None
        awarded, given_back = contested.waits(question), regained.waits(question)
        if (awarded or given_back) and contested.all_known(play.table):
            try:
                found = claim.rule_on(play.table) if awarded else claim.give_back(play.table, question)
                self._try(lambda: self.session.enter(found))
                return
            except BridgeLawsError as error:  # the analyst cannot be asked: the Director states the number
                _explain(error)
        wording.print_question(question)
        why, instead = _gists(question, play.laws), self._instead_of_an_answer(play)
        first, offered = len(question.options) + 1, [str(value) for value in question.values]
        apart: list[_Entry] = []
        if self.session.for_all is not None:
            apart.append(("one by one", ONE_BY_ONE(), lambda play: self.session.one_by_one()))
            prompts.numbered([(name, label) for name, label, _ in apart], first, indent=2)
        if instead:
            say("", words.INSTEAD(), style="quiet")
            prompts.numbered([(name, label) for name, label, _ in instead], first + len(apart), indent=2)
        say("")
        while self.session.step is question:
            # Only the prompt again after a mistake: the question is still on the screen.
            self._try(lambda: self._answered(play, question, prompts.line(">", why, offered), [*apart, *instead]))

    def _answered(self, play: Play, question: Question, typed: str, instead: list[_Entry]) -> None:
        """An answer; or that something else has happened, by its number, its name or its label."""
        for number, (name, label, act) in enumerate(instead, len(question.options) + 1):
            if folded(typed) in (str(number), name, folded(spoken().say(label)), folded(str(label))):
                act(play)
                return
        self.session.answer(read_value(question, typed))

    def _instead_of_an_answer(self, play: Play) -> list[_Entry]:
        """What may be told though a question is open: a slip, which comes first (25A), and what was called since.

        That was before the Director came, unless something has happened since he did.
        """
        if not play.table.calling:
            return []
        found: list[_Entry] = []
        if perhaps_a_slip(play.table) is not None:
            found.append(("slip", words.IT_WAS_A_SLIP(), _slip))
        return [*found, ("calls", words.CALLED_SINCE(), self._called_before if _nobody_called_over(play) else _calls)]

    # The ruling, and what comes after it

    def _ruled(self, play: Play) -> bool:
        wording.print_ruling(play, since=self._shown)
        self._shown = len(play.rulings)
        wording.print_standing(play)
        wording.print_result(play)
        say("")
        _draw(play)
        menu = self._menu(play)
        say("")
        say(words.WHAT_NEXT(), style="head")
        prompts.numbered([(name, label) for name, label, _ in menu])
        try:
            chosen = prompts.pick(prompts.line(">") or "done", [(name, label) for name, label, _ in menu])
        except BridgeLawsError as error:
            _explain(error)
            return False
        if chosen == "done":
            return True
        act = next(act for name, _, act in menu if name == chosen)
        self._try(lambda: act(play))
        return False

    def _menu(self, play: Play) -> list[_Entry]:
        table = play.table
        found: list[_Entry] = [("done", words.DONE(), lambda play: None)]
        if table.calling and not table.passed_out:
            found.append(("calls", words.CALLS_WERE_MADE(), _calls))
            if perhaps_a_slip(table) is not None:
                found.append(("slip", words.IT_WAS_A_SLIP(), _slip))
            if untold.may_be(table):
                found.append(("contract", words.CAME_TO_A_CONTRACT(), _contract))
        elif not table.calling and not table.finished:
            found.append(("next", words.TRICK_IS_OVER(), _next_trick))
            found.append(("card", words.A_CARD_WAS_PLAYED(), _card))
        if claim.stands(table):
            found.append(("next board", claim_words.NEXT_BOARD_BEGUN(), claim.next_board_begun))
            found.append(("asked for", claim_words.TRICK_ASKED_FOR(), claim.asked_for))
        if table.docket or table.revokes or table.calling:
            found.append(("director", words.DIRECTOR_IS_CALLED(), _director))
        found.append(("rights", words.WHAT_MAY_THEY_DO(), _rights))
        found.append(("editions", words.UNDER_THREE_EDITIONS(), print_comparison))
        found.append(("save", words.SAVE_THE_CALL(), _save))
        if _nobody_called_over(play):
            found.append(("before", words.CALLED_BEFORE_THE_RULING(), self._called_before))
        return found

    def _called_before(self, play: Play) -> None:
        """Calls made since what was ruled on, before the Director came: it is ruled on again, with them."""
        called, before = play.log[-1], play.log[-2]
        first = before.seat.lho if isinstance(before, Made) else play.table.auction.turn
        typed = read_calls(prompts.line(words.WHICH_CALLS()), spoken(), first)
        play.undo()
        try:
            _add_calls(play, typed)
        finally:
            play.add(called)
        self._shown = 0


def _rights(play: Play) -> None:
    """What each player may, must and must not do now."""
    for seat in SEATS:
        say(spoken().seat(seat, ""), style="head")
        for right in rights_of(play.table, seat):
            ref = right.authority.ref(play.table.edition)
            say(f"  {spoken().say(words.FORCES[right.force.value](right.said))} ({ref})")


def _nobody_called_over(play: Play) -> bool:
    """Whether the Director was called about the last call, or a card seen: others may have called before he came."""
    if len(play.log) < 2 or not isinstance(play.log[-1], DirectorCalled):
        return False
    return isinstance(play.log[-2], Made) or (play.table.calling and isinstance(play.log[-2], _SEEN))


def _explain(error: BridgeLawsError) -> None:
    say(f"  {error.say(spoken())}", style="warn")


def _gists(question: Question, laws: Edition) -> list[Message]:
    """What the provisions behind a question say."""
    found = {p.ref(laws): p.version(laws).says for p in REGISTRY if p.in_force(laws)}
    found |= {r.id: r.says for r in REGISTRY.readings.values()}
    return [words.PROVISION_SAYS((ref,), found[ref]) for ref in question.refs if ref in found]


def _next_trick(play: Play) -> None:
    leader = read_seat(prompts.line(words.WHO_IS_ON_LEAD_NOW(prompts.letters())), spoken())
    played = []
    for lying in play.table.penalty_cards:
        if play.table.trick.card(lying.seat) is None and _yes(words.WAS_IT_PLAYED(lying.card, lying.seat)):
            played.append(lying.card)
    play.played_on(leader, played)


def _draw(play: Play) -> None:
    """The auction while it goes on, then the table."""
    ascii = not screen.can_draw()
    if play.table.calling:
        say(diagram.heading(play.table), style="head")
        colour.draw(bidding.draw(play.table, ascii=ascii))
    else:
        colour.draw(diagram.draw(play.table, ascii=ascii, small=True))


def _calls(play: Play) -> None:
    """A line of calls; all of them, or none if one cannot be entered."""
    waiting = play.table.auction.pending
    first = waiting[-1].seat.lho if waiting else play.turn  # over a call that is being heard its left may have called
    _add_calls(play, read_calls(prompts.line(words.WHICH_CALLS()), spoken(), first))


def _add_calls(play: Play, typed: Iterable[CallTyped]) -> None:
    for each in typed:
        if each.call is None:
            raise BridgeLawsError(words.UNKNOWN_CALL(each.seat))
    before = len(play.log)
    try:
        for each in typed:
            play.add(_event(each))
    except BridgeLawsError:
        while len(play.log) > before:
            play.undo()
        raise


def _slip(play: Play) -> None:
    """Which call a player says that he meant; whether it was a slip is then heard."""
    made = perhaps_a_slip(play.table)
    assert made is not None
    say(ASK_WHETHER_MEANT(made.seat, made.call), style="quiet", indent=2)
    meant = read_call(prompts.line(words.WHICH_WAS_MEANT(made.seat)), spoken())
    play.add(Changed(made.seat, meant, Change.SAID))


def _contract(play: Play) -> None:
    """The contract to which the auction has gone on."""
    play.add(AuctionEnded(read_contract(prompts.line(words.WHICH_CONTRACT()), spoken())))


def _event(typed: CallTyped) -> Event:
    assert typed.call is not None
    if typed.changes:
        return Changed(typed.seat, typed.call)
    return Made(typed.seat, typed.call, typed.together, Manner.BEGUN if typed.begun else Manner.MADE)


def _card(play: Play) -> None:
    seat = read_seat(prompts.line(words.FROM_WHOSE_HAND(prompts.letters())), spoken())
    play.faced(seat, read_card(prompts.line(words.WHICH_CARD()), spoken()))


def _director(play: Play) -> None:
    matters = [says() for says in words.ABOUT.values()]
    caller, _, about = prompts.line(words.WHO_CALLED(prompts.letters(), matters)).partition(" ")
    play.director(read_seat(caller, spoken()), about=_matter(about.strip()))


def _matter(typed: str) -> str | None:
    """What the Director is called for, in the language of this run or in English."""
    for matter, says in words.ABOUT.items():
        if folded(typed) in (folded(matter), folded(spoken().say(says()))):
            return matter
    if typed:
        known = [spoken().quoted(spoken().say(says()), "") for says in words.ABOUT.values()]
        raise BridgeLawsError(words.NOT_A_MATTER(given(typed.lower()), known))
    return None


def _save(play: Play) -> None:
    file = prompts.line(words.WHICH_FILE())
    if not file:
        raise BridgeLawsError(words.FILE_NEEDED())
    if Path(file).exists() and not _yes(words.OVERWRITE(file)):
        return
    try:
        files.write_case(file, play)
    except OSError as error:
        raise BridgeLawsError(words.IN_FILE(file, of_system(error, words.NOT_WRITABLE()))) from None
    say(f"  {spoken().say(words.SAVED(file))}", style="quiet")


def _yes(prompt: Message) -> bool:
    while True:
        try:
            return read_yes_or_no(prompts.line(prompt), spoken())
        except ParseError:
            say(f"  {spoken().say(words.TYPE_YES_OR_NO())}", style="warn")
