"""The record as the club keeps it: nothing is begun twice, and no name leaves it or outlasts its removal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

import bridgelaws
from web.asking import NOT_SEEN, TOLD, add, call, good, problem
from web.server import Server

KEY = {"Idempotency-Key": "5b0f3c1a9d2e47f68a01"}
CASE = {
    "format": "bridgelaws-case",
    "version": 2,
    "language": "en",
    "laws": 2017,
    "opening": {"phase": "clarification"},
    "contract": "3NT by S",
    "title": "Ann Quuxington leads",
    "story": "ann quuxington led; Quuxington, not quuxingtons, called. Li was dummy and Will would will it.",
    "events": [{"event": "faced", "seat": "E", "card": "HK"}],
}


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with server.client() as asking:
        yield asking
        for record in good(asking.get("/api/cases"))["records"]:
            good(asking.delete(f"/api/cases/{record['id']}"), 204)


def total(client: httpx.Client) -> int:
    return int(good(client.get("/api/cases"))["total"])


# An answer that was lost


@pytest.mark.parametrize(("path", "body"), [("cases", {"told": TOLD, "board": "3"}), ("import", CASE)])
def test_a_repeated_beginning_begins_nothing_more(client: httpx.Client, path: str, body: Any) -> None:
    first = good(client.post(f"/api/{path}", json=body, headers=KEY), 201)
    assert good(client.post(f"/api/{path}", json=body, headers=KEY), 201) == first
    assert total(client) == 1


def test_a_repeated_beginning_is_answered_with_the_record_as_it_is_now(client: httpx.Client) -> None:
    first = good(client.post("/api/cases", json={"told": TOLD}, headers=KEY), 201)
    now = add(client, first, NOT_SEEN)
    now = good(client.patch(f"/api/cases/{first['id']}", json={"board": "9"}))
    again = client.post("/api/cases", json={"told": TOLD}, headers=KEY)
    assert good(again, 201) == now
    assert again.headers["location"] == f"/api/cases/{first['id']}"


def test_of_many_equal_beginnings_at_once_one_begins(server: Server, client: httpx.Client) -> None:
    def begin(_: int) -> str:
        with server.client() as device:
            return str(good(device.post("/api/cases", json={"told": TOLD}, headers=KEY), 201)["id"])

    with ThreadPoolExecutor(6) as pool:
        assert len(set(pool.map(begin, range(6)))) == 1
    assert total(client) == 1


def test_without_a_key_or_with_another_one_something_new_begins(client: httpx.Client) -> None:
    ids = {call(client)["id"], call(client)["id"]}
    for key in ("a" * 16, "A" * 16, "!" * 100):
        ids.add(good(client.post("/api/cases", json={"told": TOLD}, headers={"Idempotency-Key": key}), 201)["id"])
    assert len(ids) == total(client) == 5


def test_a_key_is_for_one_beginning(client: httpx.Client) -> None:
    first = good(client.post("/api/cases", json={"told": TOLD}, headers=KEY), 201)
    for body in ({"told": [*TOLD[:-1], ["card", "HQ"]]}, {"case": CASE}, {"case": first["case"]}):
        assert problem(client.post("/api/cases", json=body, headers=KEY), 422) == "key_reused"
    assert total(client) == 1


@pytest.mark.parametrize("key", ["", "short", "x" * 101, "with a space in it", "é".encode() * 16])
def test_what_is_not_a_key(client: httpx.Client, key: str | bytes) -> None:
    sent = client.post("/api/cases", json={"told": TOLD}, headers={"Idempotency-Key": key})  # type: ignore[dict-item]
    assert problem(sent, 422) == "invalid"
    assert total(client) == 0


def test_what_is_deleted_can_be_begun_again(client: httpx.Client) -> None:
    first = good(client.post("/api/cases", json={"told": TOLD}, headers=KEY), 201)
    good(client.delete(f"/api/cases/{first['id']}"), 204)
    again = good(client.post("/api/cases", json={"told": TOLD}, headers=KEY), 201)
    assert (again["case"], again["number"]) == (first["case"], first["number"])


# Names


def test_an_imported_case_is_anonymised_with_its_words(client: httpx.Client) -> None:
    record = good(client.post("/api/import", json=CASE), 201)
    path = f"/api/cases/{record['id']}"
    assert record["case"]["story"] == CASE["story"]
    good(client.patch(path, json={"players": {"E": "Ann Quuxington"}, "notes": "Quuxington", "board": "4"}))
    bare = good(client.post(f"{path}/anonymise"))
    assert (bare["title"], bare["board"], bare["number"]) == ("3NT by S", "4", 1)
    assert bare["case"] == {key: value for key, value in CASE.items() if key not in ("title", "story")}
    for part in ("", "/file", "/compare", "/explanation"):
        assert "uuxington" not in client.get(path + part).text
    assert good(client.get("/api/cases", params={"search": "quuxington"}))["total"] == 0
    assert good(client.get("/api/cases", params={"search": "3nt"}))["total"] == 1
    faced = {"event": "director called", "seat": "S"}
    assert add(client, bare, faced)["case"]["events"] == [*CASE["events"], faced]  # type: ignore[misc]


def test_a_call_that_was_told_keeps_its_title(client: httpx.Client) -> None:
    record = call(client, players={"N": "Ann"})
    bare = good(client.post(f"/api/cases/{record['id']}/anonymise"))
    assert (bare["title"], bare["case"], bare["players"]) == (record["title"], record["case"], {})


def test_the_file_names_seats_and_not_players(client: httpx.Client) -> None:
    record = good(client.post("/api/import", json=CASE), 201)
    path = f"/api/cases/{record['id']}"
    good(client.patch(path, json={"players": {"E": "Ann Quuxington", "N": "Li", "W": "Will (x"}}))
    text = client.get(f"{path}/file").text
    file = json.loads(text)
    assert file["title"] == "East leads"
    assert file["story"] == "East led; East, not quuxingtons, called. North was dummy and West would will it."
    assert bridgelaws.loads(text).title == "East leads"
    assert good(client.get(path))["case"]["title"] == CASE["title"]
    asked = good(client.get(f"{path}/file", params={"names": True}))
    assert (asked["title"], asked["story"]) == (CASE["title"], CASE["story"])


def test_seats_do_not_make_a_file_too_long_to_be_read_again(client: httpx.Client) -> None:
    record = good(client.post("/api/import", json={**CASE, "title": "Li " * 66, "story": "Li " * 1_666}), 201)
    good(client.patch(f"/api/cases/{record['id']}", json={"players": {"N": "Li"}}))
    file = client.get(f"/api/cases/{record['id']}/file").text
    assert bridgelaws.loads(file).title.startswith("North North")
    assert "Li" not in file


def test_a_file_is_imported_as_it_was_exported(client: httpx.Client) -> None:
    record = add(client, call(client, players={"N": "Ann"}, board="7"), NOT_SEEN)
    file = good(client.get(f"/api/cases/{record['id']}/file"))
    copy = good(client.post("/api/import", json=file), 201)
    assert (copy["case"], copy["outcome"], copy["title"]) == (record["case"], record["outcome"], record["title"])
    assert (copy["players"], copy["board"]) == ({}, "")
