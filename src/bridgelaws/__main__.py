"""A guided ruling in the terminal: the opening lead out of turn, hands unknown."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from .cards import Card, Suit
from .editions import EDITIONS, edition
from .errors import BridgeLawsError
from .play import Play
from .questions import Question
from .seats import Seat


def main() -> int:
    """Ask, rule, print. Ends with 0 when ruled, 1 when the input stopped before that."""
    print("An opening lead out of turn: the ruling, step by step. No hands are needed.\n")
    try:
        play = _open()
        while play.question is not None:
            _answer(play)
    except (EOFError, KeyboardInterrupt):
        print("\nThe input ended before the ruling was complete.", file=sys.stderr)
        return 1
    print("\nRULING\n")
    print(play.explain())
    table = play.table
    print()
    for held in table.penalty_cards:
        print(f"Penalty card: {held}")
    for restriction in table.restrictions:
        print(f"Restriction:  {restriction} ({restriction.authority.ref(table.edition)})")
    print(f"Declarer:     {table.declarer}, dummy {table.dummy}")
    print(f"To {'lead' if table.trick.empty else 'play'}:      {table.turn}")
    return 0


def _open() -> Play:
    years = [laws.year for laws in EDITIONS]
    laws = _ask(f"Which Laws ({', '.join(map(str, years))})? [2017]", lambda text: edition(text or "2017"))
    declarer: Seat = _ask("Who is declarer (N, E, S, W)?", Seat.parse)
    offender = declarer.rho
    print(f"So {declarer.lho} is to lead, and the lead came from {offender}.")
    card = _ask(f"Which card did {offender} face (such as HK)?", Card.parse)
    play = Play(contract=f"NT by {declarer.letter}", laws=laws)
    play.faced(offender, card)
    play.director(declarer)
    return play


def _answer(play: Play) -> None:
    question = play.question
    assert question is not None
    who = "Director" if question.to is None else str(question.to)
    print(f"\n[{who}] {question.text} ({', '.join(question.refs)})")
    if question.kind == "choice":
        print(f'  Say: "{question.say}"')
    for n, option in enumerate(question.options, 1):
        print(f"  {n}. {option.label}")
    play.answer(_ask("Answer:", lambda text: _read(question, text)))


def _read(question: Question, text: str) -> Any:
    """An answer by its number, its value or its first letters."""
    word = text.strip().lower()
    if word.isdigit() and question.options and 1 <= int(word) <= len(question.options):
        return question.options[int(word) - 1].value
    for option in question.options:
        names = (str(option.value).lower(), option.label.lower())
        if word and any(name.startswith(word) for name in names):
            return option.value
    if question.wants == "suit":
        return Suit.parse(text).letter
    offered = ", ".join(option.label for option in question.options)
    raise BridgeLawsError(f"{text!r} is not an answer; choose one of: {offered}")


def _ask(prompt: str, read: Callable[[str], Any]) -> Any:
    while True:
        print(prompt, end=" ", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        try:
            return read(line.strip())
        except BridgeLawsError as error:
            print(f"  {error}")


if __name__ == "__main__":
    sys.exit(main())
