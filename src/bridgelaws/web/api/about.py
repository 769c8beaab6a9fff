"""The server itself, and becoming trusted."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import JSONResponse

from ...office import library, words as say
from ...office.errors import Problem
from .. import schemas
from ..access import COOKIE, COOKIE_SECONDS
from .desk import WRITES, AtDesk, fails_on_write, router
from .guard import cookie_of

ROUTES = router("server")


@ROUTES.get("/about", response_model=schemas.About)
async def about(desk: AtDesk, request: Request) -> JSONResponse:
    """The version of the server, the editions that it knows, and whether this device is trusted."""
    return JSONResponse(
        {
            **library.about(),
            "token_required": desk.access.token is not None,
            "trusted": desk.access.trusts(cookie_of(request.headers)),
        }
    )


@ROUTES.post("/access", response_model=schemas.Trusted, responses=fails_on_write(429), dependencies=WRITES)
def enter(desk: AtDesk, request: Request, body: schemas.Token) -> JSONResponse:
    """Trust this device, which knows the access token: it gets a cookie. Wrong tokens are slowed down."""
    access, address = desk.access, address_of(request)
    if access.token is None:
        return JSONResponse({"trusted": True})
    wait = access.tokens.wait(address)
    if wait > 0:
        raise Problem.too_often(wait)
    if not access.accepts(body.token):
        access.tokens.wrong(address, body.token)
        raise Problem(403, "wrong_token", say.WRONG_TOKEN())
    access.tokens.right(address)
    answer = JSONResponse({"trusted": True})
    answer.set_cookie(COOKIE, access.cookie, COOKIE_SECONDS, path="/api", httponly=True, samesite="strict")
    return answer


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""
