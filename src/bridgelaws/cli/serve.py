"""`bridgelaws serve`: the director's page for this machine, or for the phones on the club's Wi-Fi."""

from __future__ import annotations

from pathlib import Path

import click

from ..errors import BridgeLawsError
from . import help_words, words
from .helped import command, option
from .later import module

_PORT = 8377


@command(help_words.SERVE, example="serve --host 0.0.0.0")
@option("--host", value=help_words.TEXT, default="127.0.0.1", show_default=True, about=help_words.HOST_OPTION)
@option(
    "--port",
    value=help_words.INTEGER,
    default=_PORT,
    show_default=True,
    type=click.IntRange(0, 65535),
    about=help_words.PORT_OPTION,
)
@option("--database", value=help_words.URL, about=help_words.DATABASE_OPTION)
@option("--site", value=help_words.FOLDER, about=help_words.SITE_OPTION)
@option("--require-token", is_flag=True, about=help_words.REQUIRE_TOKEN_OPTION)
@option("--new-token", is_flag=True, about=help_words.NEW_TOKEN_OPTION)
@option("--no-open", is_flag=True, about=help_words.NO_OPEN_OPTION)
def serve(
    host: str,
    port: int,
    database: str | None,
    site: str | None,
    require_token: bool,
    new_token: bool,
    no_open: bool,
) -> None:
    """Open the director's page."""
    try:
        serving = module("serving")
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        raise BridgeLawsError(words.NEEDS_FOR_THE_PAGE(package)) from None
    if site is not None:
        serving.serve_site(Path(site), host, port, no_open)
        return
    serving.serve(host, port, database, require_token, new_token, no_open)
