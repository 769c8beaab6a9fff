"""The analyst in the background: limits that tighten, a way to stop, and what is on file afterwards."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient
from tests.test_contested import ALL

from bridgelaws.web.app import create_app
from bridgelaws.web.store import Store
from bridgelaws.web.work import OVER, Works
from web.asking import add, call, good, problem
from web.server import OURS
from web.test_claim import HANDS, NOBODY_ASKED, contested, not_faced

# Twelve cards each without trumps and nothing said: more than the analyst can look through in a moment.
LARGE = {
    "N": "AQ7.K42.QJ9.KT6",
    "E": "J93.QJT.T87.Q98",
    "S": "KT5.A95.AK3.AJ3",
    "W": "864.873.654.754",
}


def large(client: httpx.Client) -> Any:
    """A record on which such a claim waits."""
    told = {
        **{"laws": "2007", "declarer": "S", "contract": "7NT", "trick": "2", "kind": "claim", "table": "S:"},
        **{"claimer": "S", "tricks": "", "said": "", "step_1": "", "objector": "W", "won": "1"},
        **{"vulnerable": "none", "hands": "yes"},
        **{f"hand_{seat.lower()}": hand for seat, hand in LARGE.items()},
    }
    return good(client.post("/api/cases", json={"told": list(told.items())}), 201)


def stated(client: httpx.Client) -> Any:
    """The small one, with trumps drawn."""
    told = list((ALL | {"step_1": "draw trumps"}).items())
    told.insert(next(n for n, (id, _) in enumerate(told) if id == "objector"), ("step_2", ""))
    return add(client, good(client.post("/api/cases", json={"told": told}), 201), NOBODY_ASKED)


def started(client: httpx.Client, record: Any, **body: Any) -> Any:
    return good(client.post(f"/api/cases/{record['id']}/claim/work", json=body), 202)


def when_over(client: httpx.Client, record: Any, work: Any, seconds: float = 60) -> Any:
    """The work once it is over."""
    until = time.monotonic() + seconds
    while work["state"] not in OVER and time.monotonic() < until:
        time.sleep(0.1)
        work = good(client.get(f"/api/cases/{record['id']}/claim/work/{work['id']}"))
    return work


def test_it_comes_to_the_same_as_asking_and_waiting(client: httpx.Client) -> None:
    record = contested(client)
    work = when_over(client, record, started(client, record))
    assert work["state"] == "done"
    asked = good(client.post(f"/api/cases/{record['id']}/claim", json={}))
    assert work["found"] == asked
    assert (asked["best"], asked["worst"]["at_most"]) == (4, 2)


def test_who_asks_for_the_same_again_gets_the_same(client: httpx.Client) -> None:
    record = contested(client)
    first = when_over(client, record, started(client, record))
    assert started(client, record) == first
    assert started(client, record, normal=["trump out D"])["id"] != first["id"]


def test_it_is_stopped_and_what_was_found_stays(client: httpx.Client) -> None:
    record = large(client)
    work = started(client, record)
    until = time.monotonic() + 60
    while work["state"] == "waiting" and time.monotonic() < until:
        time.sleep(0.05)
        work = good(client.get(f"/api/cases/{record['id']}/claim/work/{work['id']}"))
    assert work["state"] == "working"
    stopped = good(client.delete(f"/api/cases/{record['id']}/claim/work/{work['id']}"))
    assert stopped["state"] == "stopped"
    if stopped["found"] is not None:
        result = stopped["found"]["result"]
        assert result["at_least"] <= result["at_most"] <= 12
    # Nothing more comes, and whoever wants it after all starts anew.
    assert when_over(client, record, stopped) == stopped
    again = started(client, record)
    assert again["id"] != work["id"]
    good(client.delete(f"/api/cases/{record['id']}/claim/work/{again['id']}"))


def test_its_time_is_limited(client: httpx.Client) -> None:
    record = large(client)
    work = when_over(client, record, started(client, record, seconds=1))
    assert work["state"] == "stopped"


def test_others_are_served_meanwhile(client: httpx.Client) -> None:
    record = large(client)
    work = started(client, record)
    other = contested(client)
    assert other["outcome"]["question"]["id"] == "tricks_awarded"
    assert good(client.get(f"/api/cases/{record['id']}/claim/work/{work['id']}"))["state"] in ("waiting", "working")
    good(client.delete(f"/api/cases/{record['id']}/claim/work/{work['id']}"))


def test_what_makes_no_sense_is_refused_at_once(client: httpx.Client) -> None:
    record = not_faced(client)
    address = f"/api/cases/{record['id']}/claim/work"
    assert problem(client.post(address, json={}), 422) == "not_understood"
    bad: Any
    for bad in ({"normal": ["fly"]}, {"normal": ["plain"], "irrational": ["plain"]}, {"steps": [{"step": "run"}]}):
        assert problem(client.post(address, json={"hands": HANDS} | bad), 422) == "not_understood"
    assert problem(client.post(address, json={"hands": HANDS | {"E": "8752.5..8"}}), 422) == "not_understood"
    assert problem(client.post(address, json={"seconds": 10**6}), 422) == "invalid"
    assert problem(client.get(f"{address}/unknown"), 404) == "no_such_work"
    assert problem(client.delete(f"{address}/unknown"), 404) == "no_such_work"
    assert problem(client.post(f"/api/cases/{call(client)['id']}/claim/work", json={}), 409) == "no_contested_claim"


def test_the_work_of_another_record_is_not_shown(client: httpx.Client) -> None:
    record, other = contested(client), contested(client)
    work = started(client, record)
    assert problem(client.get(f"/api/cases/{other['id']}/claim/work/{work['id']}"), 404) == "no_such_work"


def test_few_are_under_way(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Works, "UNDER_WAY", 1)
    with TestClient(create_app(store), headers=OURS, base_url="http://localhost") as client:
        first, second = large(client), large(client)
        work = started(client, first)
        assert problem(client.post(f"/api/cases/{second['id']}/claim/work", json={}), 429) == "busy"
        good(client.delete(f"/api/cases/{first['id']}/claim/work/{work['id']}"))
        assert when_over(client, second, started(client, second, seconds=1))["state"] == "stopped"


def test_the_claim_on_file(client: httpx.Client) -> None:
    record = stated(client)
    address = f"/api/cases/{record['id']}/claim"
    before = good(client.get(address))
    assert (before["claimer"], before["claimed"], before["tricks"]) == ("S", None, 4)
    assert (before["said"], before["statement"]) == ("the rest are mine", ["draws trumps"])
    assert before["hands"]["S"] == ["SA", "SK", "HA", "D9"]
    assert before["found"] is None
    assert problem(client.get(f"/api/cases/{call(client)['id']}/claim"), 409) == "no_contested_claim"


def test_what_was_found_is_on_file(client: httpx.Client) -> None:
    record = contested(client)
    asked = good(client.post(f"/api/cases/{record['id']}/claim", json={"normal": ["trump out D"]}))
    record = add(client, record, asked["event"])
    found = good(client.get(f"/api/cases/{record['id']}/claim"))["found"]
    assert found["tricks"] == 3
    assert found["normal"] == [
        {"play": "trump out D", "text": "diamonds not drawn while one is out, or one led into a higher"}
    ]
    assert [each["play"] for each in found["irrational"]] == ["plain"]
    assert found["line"] == asked["line"]
    assert found["critical"] == asked["critical"]


def test_tricks_that_the_director_stated_have_no_line(client: httpx.Client) -> None:
    record = not_faced(client)
    record = add(client, record, {"event": "adjudicated", "tricks": 2, "basis": ["trump out"]})
    found = good(client.get(f"/api/cases/{record['id']}/claim"))
    assert found["hands"] is None
    assert (found["found"]["line"], found["found"]["basis"]) == ([], ["trump out"])


def test_names_that_no_analyst_gave(client: httpx.Client) -> None:
    record = contested(client)
    event = {"event": "adjudicated", "tricks": 2, "normal": ["sleeps"]}
    found = good(client.get(f"/api/cases/{add(client, record, event)['id']}/claim"))["found"]
    assert found["normal"] == [{"play": "sleeps", "text": "'sleeps'"}]
    assert found["line"] == []


def test_plays_that_were_stated_are_marked(client: httpx.Client) -> None:
    record = stated(client)
    line = good(client.post(f"/api/cases/{record['id']}/claim", json={}))["line"]
    assert line[0]["plays"][0] == {"seat": "S", "card": "D9", "kind": None, "stated": True, "before": False}
    assert not any(play["stated"] for trick in line[1:] for play in trick["plays"])
