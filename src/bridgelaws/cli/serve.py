"""`bridgelaws serve`: the director's page for this machine, or for the phones on the club's Wi-Fi."""

from __future__ import annotations

import click

from ..errors import BridgeLawsError
from .later import module

_PORT = 8377


@click.command(epilog="Example: bridgelaws serve --host 0.0.0.0")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 is every one.")
@click.option("--port", default=_PORT, show_default=True, type=click.IntRange(0, 65535), help="0 takes a free one.")
@click.option("--database", metavar="URL", help="sqlite:///PATH or postgresql://...; if not given, a file of yours.")
@click.option("--require-token", is_flag=True, help="Want the access token even where only this machine can connect.")
@click.option("--new-token", is_flag=True, help="Make a new access token: devices that knew the old one are shut out.")
@click.option("--no-open", is_flag=True, help="Do not open the page in a browser.")
def serve(host: str, port: int, database: str | None, require_token: bool, new_token: bool, no_open: bool) -> None:
    """Open the director's page: rulings at the table, kept safely.

    Without --host only this machine can connect. With another address, devices need the access token, which is
    printed as a link and as a code to scan. Ctrl-C stops the server; nothing that was entered is lost.
    """
    try:
        serving = module("serving")
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        raise BridgeLawsError(f"the page needs {package}; install it with: pip install 'bridgelaws[web]'") from None
    serving.serve(host, port, database, require_token, new_token, no_open)
