"""The arguments and options that several commands have."""

from __future__ import annotations

import click

from ..words.languages import languages
from . import help_words, language
from .helped import Option, argument, option

file_argument = argument("file", help_words.FILE, type=click.Path(allow_dash=True))
json_option = option("--json", "as_json", is_flag=True, about=help_words.JSON_OPTION)
laws_option = option("--laws", value=help_words.YEAR, about=help_words.LAWS_OPTION)


def _choose(ctx: click.Context, param: click.Parameter, code: str | None) -> None:
    if code is not None:
        language.choose(code)


language_option = Option(
    [language.OPTION],
    value=help_words.CODE,
    about=lambda: help_words.LANGUAGE_OPTION(languages()),
    is_eager=True,
    expose_value=False,
    callback=_choose,
)
"""An option of the group and of every command: it may stand before the command or after it."""
