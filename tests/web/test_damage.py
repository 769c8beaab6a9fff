"""Double-dummy evidence by the API: what the command says, only after the board, for the Director alone."""

from __future__ import annotations

import asyncio
import json
import threading
import xml.etree.ElementTree as Xml
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from bridgelaws.evidence import damage as damages, library, ready
from bridgelaws.office.records import Records
from bridgelaws.web.app import create_app
from bridgelaws.web.evidence import Evidence
from bridgelaws.web.store import Store
from cli.runs import data
from web.asking import add, board, call, example, faced, good, problem
from web.server import OURS, serving

REVOKE, LEAD = "revoke-strands-dummy", "lead-out-of-turn-played-out"
PARTS = ("damage", "damage.svg", "damage/report")


def path(record: Any, part: str = "damage") -> str:
    return f"/api/cases/{record['id']}/{part}"


# What it says


@pytest.mark.parametrize("name", [REVOKE, LEAD])
def test_it_says_what_the_command_says(client: httpx.Client, tmp_path: Path, name: str) -> None:
    record = example(client, name)
    assert record["evidence"] is True
    file = tmp_path / "case.json"
    file.write_bytes(client.get(path(record, "file")).content)
    assert good(client.get(path(record))) == data("damage", str(file))


def test_the_result_at_another_table_is_counted_in_imps(client: httpx.Client) -> None:
    record = example(client, REVOKE)
    (alone,) = good(client.get(path(record)))["irregularities"]
    assert (alone["imps"], alone["imps_expected"]) == (None, None)
    for result in ("3NT= by S", "+600", " 600 "):
        (one,) = good(client.get(path(record), params={"result": result}))["irregularities"]
        assert (one["imps"], one["imps_expected"]) == (-12, 0)
    (again,) = good(client.get(path(record)))["irregularities"]
    assert again == alone
    assert "at the other table" in client.get(path(record, "damage/report"), params={"result": "+600"}).text


@pytest.mark.parametrize(
    ("result", "code"), [("4Z= by S", "not_understood"), ("9" * 201, "invalid"), ("\0", "invalid")]
)
def test_what_is_no_result(client: httpx.Client, result: str, code: str) -> None:
    record = example(client, REVOKE)
    for part in ("damage", "damage/report"):
        assert problem(client.get(path(record, part), params={"result": result}), 422) == code


def test_the_picture_is_drawn_in_either_scheme_without_a_style_sheet(client: httpx.Client) -> None:
    record = example(client, REVOKE)
    drawn = {scheme: client.get(path(record, "damage.svg"), params={"scheme": scheme}) for scheme in ("light", "dark")}
    for answer in drawn.values():
        assert answer.headers["content-type"].startswith("image/svg+xml")
        root = Xml.fromstring(answer.text)
        assert "8 counted: 3NT-1" in "".join(root.itertext())
        assert "<style" not in answer.text
    assert drawn["light"].text != drawn["dark"].text
    assert drawn["light"].text == client.get(path(record, "damage.svg")).text
    assert "#ffffff" not in drawn["dark"].text
    assert problem(client.get(path(record, "damage.svg"), params={"scheme": "pink"}), 422) == "invalid"


def test_the_report_is_a_file_without_names(client: httpx.Client) -> None:
    case = good(client.get(f"/api/examples/{REVOKE}"))
    case["title"], case["story"] = "Ann Quuxington revokes", "Quuxington had a club."
    record = good(client.post("/api/cases", json={"case": case, "players": {"E": "Ann Quuxington"}}), 201)
    answer = client.get(path(record, "damage/report"))
    assert answer.headers["content-disposition"].startswith("attachment; filename=")
    assert answer.headers["content-type"].startswith("text/html")
    assert "not a ruling" in answer.text
    assert "East revokes" in answer.text
    assert "Quuxington" not in answer.text


def test_what_was_removed_from_a_record_is_not_in_a_report_made_before(client: httpx.Client) -> None:
    case = {**good(client.get(f"/api/examples/{REVOKE}")), "story": "Told by Xanthippe."}
    record = good(client.post("/api/cases", json={"case": case}), 201)
    assert "Xanthippe" in client.get(path(record, "damage/report")).text
    good(client.post(path(record, "anonymise")))
    assert "Xanthippe" not in client.get(path(record, "damage/report")).text


# When it says nothing


def test_nothing_is_said_while_the_board_is_in_play(client: httpx.Client) -> None:
    case = good(client.get(f"/api/examples/{REVOKE}"))
    events = case["events"]
    over = next(n for n, event in enumerate(events) if event["event"] == "ended")
    for upto in (0, 1, 20, over):
        record = good(client.post("/api/cases", json={"case": {**case, "events": events[:upto]}}), 201)
        assert record["evidence"] is False
        for part in PARTS:
            assert problem(client.get(path(record, part)), 409) == "still_in_play"


def test_it_goes_away_with_an_undo_and_comes_back(client: httpx.Client) -> None:
    record = example(client, LEAD)
    before = good(client.get(path(record)))
    last = record["case"]["events"][-1]
    undone = good(client.post(path(record, "undo"), json={"after": record["number"]}))
    assert undone["evidence"] is False
    for part in PARTS:
        assert problem(client.get(path(record, part)), 409) == "still_in_play"
    again = add(client, undone, last)
    assert again["evidence"] is True
    assert good(client.get(path(record))) == before


def test_the_four_hands_are_needed(client: httpx.Client) -> None:
    record = add(client, board(client, deal=None), faced("W", "HQ"), {"event": "ended", "tricks": 9})
    assert record["outcome"]["result"] is not None
    assert record["evidence"] is False
    for part in PARTS:
        assert problem(client.get(path(record, part)), 422) == "not_on_file"
    assert call(client)["evidence"] is False


def test_a_seat_is_shown_none_of_it(tmp_path: Path) -> None:
    with serving(tmp_path, "--require-token") as guarded, guarded.client() as director, guarded.client() as player:
        good(director.post("/api/access", json={"token": guarded.token}))
        record = example(director, REVOKE)
        assert good(director.get(path(record)))["irregularities"]
        for letter in "NESW":
            link = good(director.post(path(record, "links"), json={"seat": letter}), 201)["url"]
            token = link.rpartition("/")[2]
            seen = good(player.get(f"/api/seat/{token}"))
            assert not {"evidence", "damage", "course", "choices"} & set(seen)
            assert "double" not in json.dumps(seen).lower()
            for part in PARTS:
                assert problem(player.get(f"/api/seat/{token}/{part}"), 404) == "not_found"
        for part in PARTS:
            assert problem(player.get(path(record, part)), 401) == "not_trusted"


# Without the solver, and with too many who ask


def asked(store: Store, *parts: str) -> list[httpx.Response]:
    """What an application in this process answers about an example."""

    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(create_app(store))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=OURS) as client:
            case = (await client.get(f"/api/examples/{REVOKE}")).json()
            record = await client.post("/api/cases", json={"case": case})
            return [record, *[await client.get(path(record.json(), part)) for part in parts]]

    return asyncio.run(ask())


def test_without_the_solver_it_is_not_offered_and_says_what_to_install(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    library._load.cache_clear()
    for module in (ready, library):
        monkeypatch.setattr(module, "find_spec", lambda name: None)
    record, *answers = asked(store, *PARTS)
    assert good(record, 201)["evidence"] is False
    for answer in answers:
        assert problem(answer, 409) == "no_solver"
        assert "pip install 'bridgelaws[evidence]'" in answer.json()["error"]["message"]


def test_a_library_that_does_not_load_is_no_reason_to_name_a_path(
    store: Store, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    broken = tmp_path / "libdds.so"
    broken.write_bytes(b"no library")
    library._load.cache_clear()
    monkeypatch.setattr(library, "library_path", lambda: broken)
    _, answer = asked(store, "damage")
    assert problem(answer, 409) == "no_solver"
    assert str(tmp_path) not in answer.text


def test_the_page_does_not_load_the_solver_until_it_is_asked_for(store: Store) -> None:
    import subprocess
    import sys

    code = (
        "import os, sys, bridgelaws.web.app\n"
        "from bridgelaws.evidence.library import library_path\n"
        "maps = '/proc/self/maps'\n"
        "loaded = os.path.exists(maps) and str(library_path()) in open(maps).read()\n"
        "print([name for name in sys.modules if name.startswith('endplay')], loaded)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[] False"


def test_it_is_worked_out_once_however_many_ask(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    record, *_ = asked(store)
    kept = store.get(record.json()["id"])
    solved: list[object] = []
    go, right = threading.Event(), damages.damage

    def slow(play: Any, other: str | None = None) -> damages.Damage:
        solved.append(play)
        assert go.wait(30)
        return right(play, other)

    monkeypatch.setattr(damages, "damage", slow)
    evidence = Evidence(Records(store))
    with ThreadPoolExecutor(Evidence.WAITING + 1) as pool:
        asking = [pool.submit(evidence.of, kept) for _ in range(Evidence.WAITING + 1)]
        # All places are taken: one that asks now is sent away, and the others are served.
        refused = [one for one in asking if _refused(one)]
        go.set()
        found = [one.result(60) for one in asking if one not in refused]
    assert len(refused) == 1
    assert len(solved) == 1
    assert all(one is found[0] for one in found)
    assert evidence.of(kept, "+600").other == 600
    assert evidence.of(kept) is found[0]


def _refused(asking: Any) -> bool:
    from concurrent.futures import TimeoutError

    from bridgelaws.office.errors import TooMuchAsked

    try:
        return isinstance(asking.exception(timeout=2), TooMuchAsked)
    except TimeoutError:
        return False


def test_only_the_latest_few_are_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    solved: list[str] = []

    def counted(play: Any, other: str | None = None) -> Any:
        solved.append(play.title)
        return object()

    monkeypatch.setattr(damages, "damage", counted)
    evidence = Evidence(Records(store))
    records = [store.get(asked(store)[0].json()["id"]) for _ in range(Evidence.SIZE + 1)]
    for record in (*records, records[-1], records[0]):
        evidence.of(record)
    assert len(solved) == Evidence.SIZE + 2
    assert len(evidence._found) == Evidence.SIZE
