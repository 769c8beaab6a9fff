"""The guard: what every request must bring, what every answer carries, and what nobody is shown."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import limits
from ..access import COOKIE, Access
from .desk import OWN_PAGE
from .errors import failure

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
        begun = False

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                headers.update(_HEADERS)
                headers.setdefault("Cache-Control", "no-store" if _is_api(scope["path"]) else "no-cache")
            await send(message)

        try:
            await self._serve(scope, receive, guarded)
        except Exception:
            LOG.exception("a request failed")
            if begun:
                raise
            problem = failure(500, "internal", "Something went wrong here. Nothing has been changed by half.")
            await problem(scope, receive, guarded)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope)
        if refusal is None and scope["method"] not in ("GET", "HEAD"):
            try:
                body = await limits.read_body(scope, receive)
            except limits.TooLarge:
                refusal = failure(413, "too_large", f"A request has at most {limits.BODY} bytes.", _CLOSE)
            except limits.TooSlow:
                refusal = failure(408, "too_slow", "The request did not come in time.", _CLOSE)
            else:
                receive = limits.replay(body, receive)
                wrong = limits.check_json(body) if body else None
                if wrong is not None:
                    refusal = failure(422, "not_json", wrong)
        answer: Awaitable[None] = (refusal or self.app)(scope, receive, send)
        await answer

    def _refusal(self, scope: Scope) -> Response | None:
        headers, path = Headers(scope=scope), scope["path"]
        if not self.access.names.hold(headers.get("host", "")):
            return failure(421, "unknown_host", "This server does not go by that name.")
        if not _is_api(path):
            return None
        if scope["method"] not in _READS and headers.get("x-requested-with") != OWN_PAGE:
            return failure(403, "not_our_page", f"A write needs the header X-Requested-With: {OWN_PAGE}.")
        open_to_all = path in _OPEN or path.startswith(_OPEN_UNDER)
        if not open_to_all and not self.access.trusts(cookie_of(headers)):
            return failure(401, "not_trusted", "This device needs the access token that the server has printed.")
        return None


_CLOSE = {"Connection": "close"}


def cookie_of(headers: Headers) -> str | None:
    """The access cookie of a request."""
    return cookie_parser(headers.get("cookie", "")).get(COOKIE)


def _is_api(path: str) -> bool:
    return path == "/api" or path.startswith("/api/")
