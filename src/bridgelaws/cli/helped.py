"""Commands, options and arguments that say what they are for in the language of this run.

    @command(help_words.SHOW, example="show case.json")
    @option("--json", "as_json", is_flag=True, about=help_words.JSON_OPTION)

Click asks for these texts when it prints them; its own words it translates by gettext, see `language.begin`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from ..words.message import Message
from . import help_words
from .language import spoken

Words = Callable[[], Message]


def _said(words: Words) -> str:
    return spoken().say(words())


class Command(click.Command):
    """A command; `about` says what it is for, at length, and `example` shows how it is called."""

    def __init__(self, *args: Any, about: Words, example: str, **more: Any) -> None:
        super().__init__(*args, **more)
        self._about, self._example = about, example

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What it is for."""
        self.help = _said(self._about)
        super().format_help_text(ctx, formatter)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How it is called."""
        self.epilog = spoken().say(help_words.EXAMPLE(f"bridgelaws {self._example}"))
        super().format_epilog(ctx, formatter)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What stands in the line of usage."""
        self.options_metavar = _said(help_words.OPTIONS)
        return super().collect_usage_pieces(ctx)


class Option(click.Option):
    """An option; `about` says what it does, and `value` what stands for its value, if that is a word."""

    def __init__(self, *args: Any, about: Words, value: Words | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self._about, self._value = about, value

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """How it is written, and what it does."""
        self.help = _said(self._about)
        return super().get_help_record(ctx)

    def make_metavar(self, ctx: click.Context) -> str:
        """What stands for its value."""
        return super().make_metavar(ctx) if self._value is None else _said(self._value)


class Argument(click.Argument):
    """An argument, and the word that stands for it."""

    def __init__(self, *args: Any, value: Words, **more: Any) -> None:
        super().__init__(*args, **more)
        self._value = value

    def make_metavar(self, ctx: click.Context) -> str:
        """The word that stands for it."""
        return _said(self._value) if self.required else f"[{_said(self._value)}]"


def command(about: Words, *, example: str) -> Callable[[Callable[..., Any]], Command]:
    """Make a command of a function."""
    return click.command(cls=Command, about=about, example=example)


def option(*names: str, about: Words, **more: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Give a command an option."""
    return click.option(*names, cls=Option, about=about, **more)


def argument(name: str, value: Words, **more: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Give a command an argument."""
    return click.argument(name, cls=Argument, value=value, **more)
