"""The application: the API, and the page that uses it."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .. import __version__
from . import bundle
from .access import Access
from .api import about, answers, boards, calls, cases, claims, damage, events, laws, links, page, records, rulings
from .api.desk import Desk
from .api.guard import Guard
from .site import TYPES
from .steps import Steps
from .store import Store

STATIC = Path(__file__).parent / "static"

_GROUPS = (about, calls, boards, cases, records, events, rulings, claims, damage, links, laws, page)

_ABOUT_THE_API = """Rulings on irregularities in the play of the cards, kept as records.

Errors are `{"error": {"code", "message"}}`. Every write has the header `X-Requested-With: bridgelaws`. A server that
listens to other machines wants the cookie that `POST /api/access` gives for the access token. Answers are in the
language of `?language=`, else in the one that `Accept-Language` prefers, else in English.
"""


class _Page(StaticFiles):
    """The page, with its scripts and styles put together; each of them can be asked for as well."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file that takes the place of many, or any other."""
        found = bundle.files(STATIC).get("" if path in (".", "index.html") else path)
        if found is None or scope["method"] not in ("GET", "HEAD"):
            return await super().get_response(path, scope)
        return bundle.answer(Request(scope), found)


def create_app(store: Store, access: Access | None = None) -> FastAPI:
    """The application at a store. Without an access token it lets in everybody who reaches it."""
    access = access or Access()
    app = FastAPI(
        title="bridgelaws",
        version=__version__,
        description=_ABOUT_THE_API,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.desk = Desk.at(store, access)
    answers.install(app)
    for group in _GROUPS:
        app.include_router(group.ROUTES)
    if STATIC.is_dir():
        for ending, kind in TYPES.items():
            mimetypes.add_type(kind, ending)
        # What the API answers is not compressed: it has secrets and what others wrote side by side.
        app.mount("/", GZipMiddleware(_Page(directory=STATIC, html=True), minimum_size=500), name="page")
    desk = app.state.desk
    app.add_middleware(Steps, store=store, records=desk.records, live=desk.live)
    app.add_middleware(Guard, access=access)
    return app
