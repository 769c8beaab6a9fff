"""Questions in the terminal: a line is read, understood kindly or refused with what would be right."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ..desk import Detail
from ..errors import BridgeLawsError, ParseError, quoted
from ..values.near import did_you_mean
from .screen import legible, say

# What can be typed at every prompt instead of an answer.
BACK, WHY, HELP, QUIT = "back", "why", "help", "quit"
_WORDS = {"<": BACK, "b": BACK, "undo": BACK, "?": HELP, "h": HELP, "q": QUIT, "exit": QUIT}
_HELP = (
    "back takes back the last answer, why shows the provisions behind a question, quit leaves (what is saved stays).",
    "A card is HK, KH, ♥K or h10; a seat is N, E, S or W; an option is its number or its first letters.",
)


class TakeBack(Exception):
    """The last answer is to be taken back."""


class Leave(Exception):
    """The user wants to stop."""


def line(prompt: str, why: Sequence[str] = ()) -> str:
    """A line typed at a prompt; `back`, `why`, `help` and `quit` are dealt with."""
    while True:
        print(legible(prompt), end=" ", flush=True)
        typed = sys.stdin.readline()
        if not typed:
            print()
            raise Leave
        text = typed.strip()
        match _WORDS.get(text.lower(), text.lower()):
            case "back":
                raise TakeBack
            case "quit":
                raise Leave
            case "help":
                say(*_HELP, style="quiet", indent=2)
            case "why":
                say(*(why or ("It is needed to write down what happened.",)), style="quiet", indent=2, hang=2)
            case _:
                return text


def pick(text: str, options: Sequence[tuple[str, str]]) -> str:
    """The option that a text names: by its number, its value, its label or their first letters."""
    word = text.lower()
    for number, (value, label) in enumerate(options, 1):
        if word in (str(number), value.lower(), label.lower()):
            return value
    begun = [
        value for value, label in options if word and (value.lower().startswith(word) or label.lower().startswith(word))
    ]
    if len(begun) == 1:
        return begun[0]
    known = [name for option in options for name in option]
    raise ParseError(
        f"{quoted(text)} is not on offer{did_you_mean(text, known)}; type a number from 1 to {len(options)}"
    )


def numbered(options: Sequence[tuple[str, str]]) -> None:
    """The options, each with its number."""
    for number, (_, label) in enumerate(options, 1):
        say(f"{number:>2}  {label}", indent=1, hang=4)


def ask_detail(detail: Detail) -> str:
    """Ask for a detail; the answer is a text that `Call.tell` reads."""
    say("")
    if detail.wants == "option":
        say(detail.text, style="head")
        numbered(detail.options)
        typed = line(f"[Enter: {detail.empty}] >" if detail.empty else ">")
        return pick(typed, detail.options) if typed or not detail.empty else ""
    hints = [detail.example and f"such as {detail.example}", detail.empty and f"Enter: {detail.empty}"]
    if detail.wants == "seat":
        hints = [", ".join(letter for letter, _ in detail.options)]
    hint = "; ".join(filter(None, hints))
    typed = line(f"{detail.text} [{hint}]" if hint else detail.text)
    if not typed and not detail.empty:
        raise BridgeLawsError(f"an answer is needed here: {hint or detail.text}")
    return typed
