"""The guard: what every request must bring, what every answer carries, and what nobody is shown."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from functools import cache

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...office import limits, words as say
from ...office.errors import Failure
from .. import bodies
from ..access import COOKIE, Access
from ..language import asked_for
from .answers import said
from .desk import OWN_PAGE

LOG = logging.getLogger("bridgelaws.web")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_READS = ("GET", "HEAD", "OPTIONS")
# What a device that is not trusted may ask for: the page itself, whether it is trusted, to become so, a seat's view.
_OPEN = ("/api/about", "/api/access", "/api/openapi.json")
_OPEN_UNDER = "/api/seat/"


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, access: Access) -> None:
        self.app = app
        self.access = access

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            return
        begun, tongue = False, asked_for(scope)

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                _complete(message, tongue.code if _is_api(scope["path"]) else None)
            await send(message)

        try:
            await self._serve(scope, receive, guarded)
        except Exception:
            LOG.exception("a request failed")
            if begun:
                raise
            problem = Failure(500, "internal", say.INTERNAL())
            await said(problem, tongue)(scope, receive, guarded)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope)
        if refusal is None and scope["method"] not in ("GET", "HEAD"):
            try:
                body = await bodies.read_body(scope, receive)
            except bodies.TooLarge:
                refusal = Failure(413, "too_large", say.TOO_LARGE(limits.BODY), _CLOSE)
            except bodies.TooSlow:
                refusal = Failure(408, "too_slow", say.TOO_SLOW(), _CLOSE)
            else:
                receive = bodies.replay(body, receive)
                scope[bodies.READ], wrong = limits.read_json(body) if body else (None, None)
                if wrong is not None:
                    refusal = Failure(422, "not_json", wrong)
        answer: Awaitable[None] = (said(refusal, asked_for(scope)) if refusal else self.app)(scope, receive, send)
        await answer

    def _refusal(self, scope: Scope) -> Failure | None:
        headers, path = Headers(scope=scope), scope["path"]
        if not self.access.names.hold(headers.get("host", "")):
            return Failure(421, "unknown_host", say.UNKNOWN_HOST())
        if not _is_api(path):
            return None
        if scope["method"] not in _READS and headers.get("x-requested-with") != OWN_PAGE:
            return Failure(403, "not_our_page", say.NOT_OUR_PAGE(OWN_PAGE))
        open_to_all = path in _OPEN or path.startswith(_OPEN_UNDER)
        if self.access.token is None or open_to_all:
            return None
        if not self.access.trusts(cookie_of(headers)):
            return Failure(401, "not_trusted", say.NOT_TRUSTED())
        return None


_CLOSE = {"Connection": "close"}


def _complete(message: Message, language: str | None) -> None:
    """The headers that every answer has, with the language in which the interface has answered."""
    whole = _whole(language)
    given = [] if message.get("headers") is None else list(message["headers"])
    if _OURS.isdisjoint([name for name, _ in given]):
        message["headers"] = given + whole
        return
    headers = MutableHeaders(scope=message)
    headers.update(_HEADERS)
    headers.setdefault("Cache-Control", _caching(language))
    if language is not None:
        headers["Content-Language"] = language
        headers.add_vary_header("Accept-Language")


@cache
def _whole(language: str | None) -> list[tuple[bytes, bytes]]:
    """They as they go out, where an answer has none of them by itself."""
    headers = {**_HEADERS, "Cache-Control": _caching(language)}
    if language is not None:
        headers |= {"Content-Language": language, "Vary": "Accept-Language"}
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


def _caching(language: str | None) -> str:
    return "no-cache" if language is None else "no-store"


_OURS = frozenset(name for name, _ in _whole("en"))


def cookie_of(headers: Headers) -> str | None:
    """The access cookie of a request."""
    return cookie_parser(headers.get("cookie", "")).get(COOKIE)


def _is_api(path: str) -> bool:
    return path == "/api" or path.startswith("/api/")
