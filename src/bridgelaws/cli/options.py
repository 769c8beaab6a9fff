"""The arguments and options that several commands have."""

from __future__ import annotations

import click

from . import language

file_argument = click.argument("file", metavar="FILE", type=click.Path(allow_dash=True))
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
laws_option = click.option("--laws", metavar="YEAR", help="The edition of the Laws: 1997, 2007 or 2017.")


def _choose(ctx: click.Context, param: click.Parameter, code: str | None) -> None:
    if code is not None:
        language.choose(code)


language_option = click.Option(
    [language.OPTION],
    metavar="CODE",
    is_eager=True,
    expose_value=False,
    callback=_choose,
    help="The language: en, fr or de; if not given, that of the environment.",
)
"""An option of the group and of every command: it may stand before the command or after it."""
