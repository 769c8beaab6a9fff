"""All calls as a file, at a database of either kind: each call once, and nothing here is lost by what is brought."""

from __future__ import annotations

from typing import Any

import httpx
from tests.pocket.requests import CALL, DIFFERENT, LONGER, file_of

from web.asking import NOT_SEEN, add, call, good, problem


def bring(client: httpx.Client, file: Any) -> dict[str, list[str]]:
    found = good(client.post("/api/records", json=file))
    return {what: ids for what, ids in found.items() if ids}


def test_a_call_is_brought_once_and_continued(client: httpx.Client) -> None:
    id = str(CALL["id"])
    assert bring(client, file_of(CALL)) == {"added": [id]}
    assert bring(client, file_of(CALL)) == {"known": [id]}
    assert bring(client, file_of(LONGER)) == {"continued": [id]}
    record = good(client.get(f"/api/cases/{id}"))
    assert (record["number"], record["status"]) == (2, "question")
    # What was written stays, and what was empty is filled.
    assert (record["event_name"], record["table_name"], record["players"]) == ("Pairs", "7", {"N": "Ann"})
    assert record["round_name"] == "3"
    assert bring(client, file_of(DIFFERENT)) == {"different": [id]}
    assert good(client.get(f"/api/cases/{id}")) == record
    assert good(client.get("/api/cases?search=ann"))["total"] == 1


def test_a_file_from_before_there_were_rounds_is_read(client: httpx.Client) -> None:
    older = CALL | {"id": "c" * 20}
    assert "round_name" not in older
    assert bring(client, file_of(older, version=1)) == {"added": ["c" * 20]}
    assert good(client.get(f"/api/cases/{'c' * 20}"))["round_name"] == ""


def test_undos_notes_and_moments_come_back_as_they_were(client: httpx.Client) -> None:
    record = add(client, call(client, players={"N": "Ann North"}), NOT_SEEN)
    good(client.post(f"/api/cases/{record['id']}/undo", json={"after": 3}))
    good(client.patch(f"/api/cases/{record['id']}", json={"notes": "Ann North was told."}))
    (named,) = [each for each in pages(client, True) if each["id"] == record["id"]]
    (plain,) = [each for each in pages(client, False) if each["id"] == record["id"]]
    assert [entry["kind"] for entry in named["entries"]] == ["event", "event", "event", "undo"]
    assert (named["notes"], named["players"]) == ("Ann North was told.", {"N": "Ann North"})
    assert (plain["notes"], plain["players"]) == ("North was told.", {})
    before = good(client.get(f"/api/cases/{record['id']}"))
    good(client.delete(f"/api/cases/{record['id']}"), 204)
    assert bring(client, file_of(named)) == {"added": [record["id"]]}
    assert good(client.get(f"/api/cases/{record['id']}")) == before
    assert [each for each in pages(client, True) if each["id"] == record["id"]] == [named]


def test_one_bad_call_keeps_all_out(client: httpx.Client) -> None:
    good_one = CALL | {"id": "a" * 20}
    bad = CALL | {"id": "b" * 20, "entries": [{"kind": "event", "payload": {"event": "fly"}, "at": CALL["created"]}]}
    answer = client.post("/api/records", json=file_of(good_one, bad))
    assert problem_code(answer) == "bad_call_in_file"
    assert "Call 2" in answer.json()["error"]["message"]
    assert "/" not in answer.json()["error"]["message"]
    assert problem(client.get(f"/api/cases/{'a' * 20}"), 404) == "no_such_record"


def problem_code(answer: httpx.Response) -> str:
    assert answer.status_code == 422
    return str(answer.json()["error"]["code"])


def pages(client: httpx.Client, names: bool) -> list[Any]:
    found: list[Any] = []
    page = 1
    while True:
        answer = good(client.get("/api/records", params={"names": names, "page": page}))
        found += answer["records"]
        if page >= answer["pages"]:
            return found
        page += 1
