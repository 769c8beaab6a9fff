"""The folder of a site without a server, served as any host of static files would; no call ever reaches it."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .access import is_loopback

# What a machine says of these endings may be wrong, and a browser does not run a script of another type.
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
# The page states its policy itself; workers take theirs from here.
_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
# The documentation that may lie beside the page has no calls to keep, and scripts among its text.
_DOCUMENTATION = "docs"
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    # A browser asks whether a file has changed; its service worker keeps what is needed offline.
    "Cache-Control": "no-cache",
}


class NoSite(Exception):
    """The folder is not that of a site."""


class _Files(StaticFiles):
    """The files, compressed once for devices on the network; for this machine that would take longer than it saves."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        elsewhere = scope.get("client") is not None and not is_loopback(scope["client"][0])
        if (
            isinstance(response, FileResponse)
            and elsewhere
            and "gzip" in Headers(scope=scope).get("accept-encoding", "")
        ):
            etag = response.headers["etag"]
            packed = await run_in_threadpool(_packed, str(response.path), etag)
            kind = response.media_type
            response = Response(packed, media_type=kind, headers={"Content-Encoding": "gzip", "ETag": etag})
        response.headers.update(_HEADERS)
        if Path(path).parts[:1] == (_DOCUMENTATION,):
            del response.headers["Content-Security-Policy"]
        return response


@lru_cache(maxsize=256)
def _packed(path: str, etag: str) -> bytes:
    return gzip.compress(Path(path).read_bytes(), 6)


def create_site(folder: Path) -> Starlette:
    """The application that serves the folder of a built site."""
    if not (folder / "service-worker.js").is_file():
        raise NoSite(str(folder))
    for ending, kind in TYPES.items():
        mimetypes.add_type(kind, ending)
    return Starlette(routes=[Mount("/", _Files(directory=folder, html=True))])
