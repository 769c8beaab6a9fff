"""Requests made up from the description of the API: none ends in a 500, and every answer is as described."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings, strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bridgelaws.web.app import create_app
from web.asking import NOT_SEEN, REFUSED, TOLD, add, board, call, example, faced, good
from web.server import OURS, Server, serving

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
MODES = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
# The engine stands behind these: what is made up for them goes deepest. SCHEMATHESIS_TIMES=20 makes a long run of it.
DEEP = ("/api/cases", "/api/import", "/api/cases/{id}/events")
TIMES = int(os.environ.get("SCHEMATHESIS_TIMES", "1"))


class Desk:
    """A running server, its description of itself, and records that requests can be about."""

    def __init__(self, server: Server) -> None:
        self.address = server.address
        self.client = server.client()
        self.schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
        self.ids: list[str] = []
        self.answers: Counter[tuple[str, int]] = Counter()

    def id(self, which: int) -> str:
        """A record: a call in which a question is open, one further on, a board under way, a bare one, one over."""
        if len(self.ids) < 5:
            self.ids = [
                call(self.client)["id"],
                add(self.client, call(self.client), NOT_SEEN, REFUSED)["id"],
                add(self.client, board(self.client), faced("W", "HQ"), faced("N", "HA"))["id"],
                board(self.client, deal=None)["id"],
                example(self.client, "revoke-strands-dummy")["id"],
            ]
        return self.ids[which % 5]

    def aim(self, case: Case, which: int) -> None:
        """Turn a made-up request to a record that there is, or to a call that there could be."""
        if which >= 0 and case.headers:
            # The simplest key comes again and again, and begins one record only.
            case.headers.pop("Idempotency-Key", None)
        if which >= 1 and case.path == "/api/cases" and isinstance(case.body, dict) and "told" in case.body:
            case.body["told"] = TOLD
        if which >= 0 and case.path == "/api/import" and isinstance(case.body, dict):
            # An auction that is made up is never regular, and then over; the contract stands in its place.
            case.body.pop("auction", None)
            case.body.setdefault("contract", "3NT by S")
        if which < 0 or "id" not in (case.path_parameters or {}) or case.path.endswith("/stream"):
            return
        # What has been written to the others may have put their boards in play again.
        id = example(self.client, "revoke-strands-dummy")["id"] if "/damage" in case.path else self.id(which)
        case.path_parameters["id"] = id
        if isinstance(case.body, dict) and "after" in case.body and which:
            case.body["after"] = good(self.client.get(f"/api/cases/{id}"))["number"]
        if case.method == "DELETE" and not case.path.endswith("/links"):
            self.ids = []


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    with serving(tmp_path_factory.mktemp("made-up")) as server:
        yield Desk(server)


def _operations() -> list[tuple[str, str]]:
    paths = create_app(None).openapi()["paths"]  # type: ignore[arg-type]
    return [(path, method) for path, methods in paths.items() for method in methods]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
@pytest.mark.parametrize(("path", "method"), _operations(), ids=lambda each: each)
def test_no_request_made_up_breaks_the_server(desk: Desk, path: str, method: str, mode: GenerationMode) -> None:
    operation = desk.schema[path][method.upper()]
    if mode is GenerationMode.NEGATIVE and method == "get" and not operation.definition.raw.get("parameters"):
        return  # there is nothing in such a request that could be wrong

    @settings(
        max_examples=TIMES * (60 if path in DEEP and method == "post" else 12),
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(mode), which=st.integers(-1, 4))
    def asked(case: Case, which: int) -> None:
        desk.aim(case, which)
        _check(desk, case)

    asked()


def _check(desk: Desk, case: Case) -> None:
    response = case.call(base_url=desk.address, headers=OURS)
    desk.answers[f"{case.method} {case.path}", response.status_code] += 1
    case.validate_response(response, checks=CHECKS)


def test_the_check_sees_an_answer_that_is_not_as_described(desk: Desk) -> None:
    operation = desk.schema["/api/about"]["GET"]
    undescribed = operation.Case()
    response = desk.client.get("/api/kinds")
    with pytest.raises(BaseExceptionGroup):
        undescribed.validate_response(response, checks=CHECKS)


def test_the_requests_were_not_all_refused(desk: Desk) -> None:
    """Runs last: of the writes, too, many were understood."""
    for operation, status in (
        ("POST /api/import", 201),
        ("POST /api/cases", 201),
        ("POST /api/cases/{id}/events", 200),
    ):
        assert desk.answers[operation, status] > 3, (operation, desk.answers)
    assert desk.answers["GET /api/cases/{id}/damage", 200], [x for x in desk.answers.items() if "damage" in x[0][0]]
