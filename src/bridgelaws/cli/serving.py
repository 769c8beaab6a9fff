"""The director's page at work: where it listens, who may come in, where the calls are kept. All of it needs the web."""

from __future__ import annotations

import contextlib
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import click
import segno
import uvicorn
from fastapi import FastAPI
from platformdirs import user_data_path
from starlette.applications import Starlette

from ..errors import BridgeLawsError
from ..web.access import Access, Names, in_url, is_any, is_loopback, new_token as made_anew
from ..web.app import create_app
from ..web.site import NoSite, create_site
from ..web.store import Store, StoreError
from ..words.message import Phrase
from . import files, screen, serving_words as words

_DATABASE = "records.sqlite"
_TOKEN = "access-token"
# A documentation address: nothing is sent to it, the machine only says from where it would be.
_ELSEWHERE = ("192.0.2.1", 9)


def serve(host: str, port: int, database: str | None, require_token: bool, new_token: bool, no_open: bool) -> None:
    """Serve the page until a signal comes."""
    with contextlib.closing(listen(host, port)) as listening, contextlib.closing(_store(database)) as store:
        open_to_others = not is_loopback(host)
        token = _token(new_token) if open_to_others or require_token or new_token else None
        access = _access(host, listening.getsockname()[1], token if open_to_others or require_token else None)
        address = access.address or _local(host, listening.getsockname()[1])
        link = address + ("/" if access.token is None else f"/#token={access.token}")

        def ready() -> None:
            _announce(link, access, _kept_in(database))
            if not no_open and _has_screen():
                threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()

        _run(create_app(store, access), listening, ready)


def serve_site(folder: Path, host: str, port: int, no_open: bool) -> None:
    """Serve the folder of a site without a server until a signal comes: its calls stay in the browsers."""
    try:
        app = create_site(folder)
    except NoSite:
        raise BridgeLawsError(words.NO_SITE(str(folder), "make site")) from None
    with contextlib.closing(listen(host, port)) as listening:
        at = _local("localhost" if is_loopback(host) or is_any(host) else host, listening.getsockname()[1])

        def ready() -> None:
            screen.say(words.THE_PAGE(), style="head")
            click.echo(f"  {at}/")
            screen.say(words.KEPT_IN_BROWSERS(), style="quiet")
            screen.say(words.HOW_TO_STOP(), style="quiet")
            sys.stdout.flush()
            if not no_open and _has_screen():
                threading.Thread(target=webbrowser.open, args=(f"{at}/",), daemon=True).start()

        _run(app, listening, ready)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens, or a sentence that says why there is none."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        listening = socket.create_server((host, port), family=family, backlog=256)
        # Connections inherit it. Without it the second packet of an answer waits for the client to confirm the first,
        # and the client puts that off for some 40 ms.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return listening
    except socket.gaierror:
        raise BridgeLawsError(words.NO_SUCH_ADDRESS(host)) from None
    except OSError as error:
        why = words.OF_THE_SYSTEM(error.strerror.lower()) if error.strerror else words.CANNOT_BE_USED()
        raise BridgeLawsError(words.CANNOT_LISTEN(host, port, why)) from None


def _folder() -> Path:
    """Where records and the token are kept: nobody else can look into it."""
    folder = user_data_path("bridgelaws", appauthor=False)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def _store(database: str | None) -> Store:
    try:
        return Store(database or f"sqlite:///{_folder() / _DATABASE}")
    except StoreError as error:
        raise BridgeLawsError(words.CANNOT_BE_OPENED(words.OF_THE_SYSTEM(str(error)))) from None


def _kept_in(database: str | None) -> Phrase:
    """Where the calls are, without the password that a URL may hold."""
    if database is None:
        return str(_folder() / _DATABASE)
    if database.startswith("sqlite:///"):
        return database.removeprefix("sqlite:///")
    return words.IN_A_DATABASE(database.rpartition("@")[2].partition("?")[0])


def _token(new: bool) -> str:
    """The access token of this machine; made now if there is none, or a new one is wanted."""
    path = _folder() / _TOKEN
    if not new and path.is_file():
        kept = path.read_text(encoding="utf-8").strip()
        if len(kept) >= 40:
            path.chmod(0o600)
            return kept
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    token = made_anew()
    files.write(str(path), token + "\n")
    return token


def _access(host: str, port: int, token: str | None) -> Access:
    name = socket.gethostname()
    names = Names.of(host, (name, f"{name}.local") if is_any(host) else ())
    if is_loopback(host):
        return Access(token, names)
    return Access(token, names, f"http://{in_url(_reached_at() if is_any(host) else host)}:{port}")


def _local(host: str, port: int) -> str:
    return f"http://{in_url(host)}:{port}"


def _reached_at() -> str:
    """The address at which other devices most likely reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_ELSEWHERE)
        except OSError:
            return socket.gethostname()
        return str(asking.getsockname()[0])


def _announce(link: str, access: Access, kept_in: Phrase) -> None:
    """Say where the page is. The link is printed whole, on a line of its own, so that it can be copied."""
    screen.say(words.THE_PAGE(), style="head")
    click.echo(f"  {link}")
    if access.token is not None:
        _draw_code(link)
        screen.say(words.WHO_HAS_THE_LINK())
    if access.address is not None:
        screen.say(words.BY_SCANNING())
    else:
        screen.say(words.ONLY_THIS_MACHINE("bridgelaws serve --host 0.0.0.0"))
    screen.say(words.KEPT_IN(kept_in), style="quiet")
    screen.say(words.HOW_TO_STOP(), style="quiet")
    sys.stdout.flush()


def _draw_code(link: str) -> None:
    """The link as a code to scan, where the output can show one."""
    if screen.can_draw():
        segno.make(link, micro=False, error="l").terminal(out=sys.stdout, border=2, compact=True)


def _has_screen() -> bool:
    """Whether a browser has somewhere to appear. Without that, one might open in this terminal."""
    if not sys.platform.startswith("linux"):
        return sys.stdout.isatty()
    return sys.stdout.isatty() and bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _run(app: Starlette, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal comes; then streams end and requests under way are finished."""

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            # What has been loaded stays: nobody has to look through it again for what can be thrown away.
            gc.collect()
            gc.freeze()
            # What a step makes holds no circles: to look for some every 700 objects costs more than it finds.
            gc.set_threshold(20_000, 20, 20)
            ready()

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            if isinstance(app, FastAPI):
                app.state.desk.live.stop()
            super().handle_exit(sig, frame)

    # No log of requests: the addresses of seats' views are secrets. No proxy is believed about where requests are from.
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        lifespan="off",
        ws="none",
        limit_concurrency=1_000,
        timeout_graceful_shutdown=5,
    )
    with contextlib.suppress(KeyboardInterrupt):
        Server(config).run([listening])
