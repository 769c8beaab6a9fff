"""Two tabs at one drawer: neither overwrites what the other has written, and nothing that was not kept is believed."""

from __future__ import annotations

import json
from typing import Any

from tests.pocket import requests
from tests.pocket.drawer import Drawer, sent

from bridgelaws.office.ids import id_of
from bridgelaws.pocket import Pocket

ID = id_of(requests.key("told"))
ONE = f"cases/{ID}"
SEEN, NOT_SEEN = (requests.answered("declarer_saw_dummy", value) for value in (True, False))

NOTHING: dict[str, list[str]] = {"added": [], "continued": [], "known": [], "different": []}


def begun() -> tuple[Drawer, Pocket]:
    drawer, pocket = Drawer(), Pocket()
    assert sent(pocket, drawer, "POST", "cases", {"told": requests.TOLD}, requests.key("told"))[0] == 201
    return drawer, pocket


def ask(pocket: Pocket, drawer: Drawer, method: str, path: str, body: Any) -> Any:
    """The answer to a request that has read, and has not written yet."""
    return pocket.answer(method, path, json.dumps(body), "", "en", drawer.rows([ID], False))


def test_the_second_of_two_tabs_is_told_what_the_first_has_written() -> None:
    drawer, one = begun()
    other = Pocket()
    early = ask(one, drawer, "POST", f"{ONE}/events", {"after": 2, "event": SEEN})
    assert sent(other, drawer, "POST", f"{ONE}/events", {"after": 2, "event": NOT_SEEN})[0] == 200
    kept = json.dumps(drawer.entries)
    assert not drawer.commit(early["writes"])
    assert json.dumps(drawer.entries) == kept
    one.forget(ID)
    status, answer = sent(one, drawer, "POST", f"{ONE}/events", {"after": 2, "event": SEEN})
    assert (status, answer["error"]["code"], answer["number"]) == (409, "changed_meanwhile", 3)
    assert answer["record"]["case"]["events"][-1]["value"] is False


def test_what_was_not_kept_is_not_remembered() -> None:
    """Two boards with as many entries are not the same board."""
    drawer, one = begun()
    other = Pocket()
    lost = ask(one, drawer, "POST", f"{ONE}/events", {"after": 2, "event": SEEN})
    sent(other, drawer, "POST", f"{ONE}/events", {"after": 2, "event": NOT_SEEN})
    assert not drawer.commit(lost["writes"])
    one.forget(ID)
    assert sent(one, drawer, "GET", ONE) == sent(other, drawer, "GET", ONE)


def test_words_and_events_written_at_once_are_both_there() -> None:
    drawer, one = begun()
    other = Pocket()
    early = ask(one, drawer, "PATCH", ONE, {"notes": "An appeal."})
    sent(other, drawer, "POST", f"{ONE}/events", {"after": 2, "event": NOT_SEEN})
    assert not drawer.commit(early["writes"])
    status, answer = sent(one, drawer, "PATCH", ONE, {"notes": "An appeal."})
    assert (status, answer["notes"], answer["number"]) == (200, "An appeal.", 3)


def test_a_record_deleted_elsewhere_is_gone() -> None:
    drawer, one = begun()
    early = ask(one, drawer, "POST", f"{ONE}/events", {"after": 2, "event": SEEN})
    assert sent(Pocket(), drawer, "DELETE", ONE)[0] == 204
    assert not drawer.commit(early["writes"])
    assert sent(one, drawer, "POST", f"{ONE}/events", {"after": 2, "event": SEEN})[0] == 404
    assert drawer.records == {}
    assert drawer.entries == {}


def test_without_a_key_every_record_is_a_new_one() -> None:
    drawer, one = Drawer(), Pocket()
    found = [sent(one, drawer, "POST", "cases", {"told": requests.TOLD}) for _ in range(2)]
    assert [status for status, _ in found] == [201, 201]
    assert set(drawer.records) == {record["id"] for _, record in found}
    assert len(drawer.records) == 2


def test_reading_writes_nothing() -> None:
    drawer, one = begun()
    for path in (ONE, "cases", f"{ONE}/compare", "records", f"{ONE}/file"):
        rows = drawer.rows([ID], True)
        assert one.answer("GET", path, None, "", "en", rows)["writes"] == []


def test_what_is_refused_writes_nothing() -> None:
    drawer, one = begun()
    for event in (NOT_SEEN | {"question": "other"}, {"event": "faced", "seat": "Q"}, {}):
        answer = ask(one, drawer, "POST", f"{ONE}/events", {"after": 2, "event": event})
        assert (answer["status"], answer["writes"]) == (422, [])


def test_calls_go_from_a_phone_to_another_each_once() -> None:
    drawer, one = begun()
    sent(one, drawer, "PATCH", ONE, {"notes": "Ann was told.", "players": {"N": "Ann North"}})
    sent(one, drawer, "POST", f"{ONE}/events", {"after": 2, "event": NOT_SEEN})
    sent(one, drawer, "POST", f"{ONE}/undo", {"after": 3})
    there, two = Drawer(), Pocket()
    for names, note, players in ((False, "North was told.", {}), (True, "North was told.", {"N": "Ann North"})):
        _, file = sent(one, drawer, "GET", f"records?names={str(names).lower()}")
        assert [entry["kind"] for entry in file["records"][0]["entries"]] == ["event", "event", "event", "undo"]
        _, found = sent(two, there, "POST", "records", file)
        assert found == NOTHING | {"known" if names else "added": [ID]}
        _, record = sent(two, there, "GET", ONE)
        # What is written there already stays; what was empty is filled.
        assert (record["number"], record["notes"], record["players"]) == (4, note, players)
    sent(one, drawer, "POST", f"{ONE}/events", {"after": 4, "event": SEEN})
    _, file = sent(one, drawer, "GET", "records")
    assert sent(two, there, "POST", "records", file)[1]["continued"] == [ID]
    assert sent(two, there, "GET", ONE)[1]["case"]["events"][-1]["value"] is True
    sent(one, drawer, "POST", f"{ONE}/undo", {"after": 5})
    called = {"event": "director called", "seat": "N"}
    assert sent(two, there, "POST", f"{ONE}/events", {"after": 5, "event": called})[0] == 200
    _, file = sent(one, drawer, "GET", "records")
    kept = json.dumps(there.entries)
    assert sent(two, there, "POST", "records", file)[1]["different"] == [ID]
    assert json.dumps(there.entries) == kept
    assert len(there.records) == 1
