"""The store on SQLite and on PostgreSQL: what goes in comes out, and what is removed is gone."""

from __future__ import annotations

import hashlib
import re
import sqlite3
import stat
from collections.abc import Callable
from dataclasses import FrozenInstanceError, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bridgelaws.office import checks
from bridgelaws.web.store import Conflict, NewRecord, NoSuchLink, NoSuchRecord, Refused, Store, Unavailable
from bridgelaws.web.store.database import Database
from web.postgres import Cluster

CALL = NewRecord(
    laws=2017,
    opening={"format": "bridgelaws-case", "version": 1, "laws": 2017, "contract": "3NT by S"},
    status="open",
    title="Opening lead out of turn",
    told=(("laws", "2017"), ("declarer", "S")),
    event_name="Thursday pairs",
    table_name="3",
    board="7",
    players={"N": "Zoë Müller", "E": "Łukasz"},
    notes="“face up” ♥K\nsecond line",
)
BARE = NewRecord(laws=1997, opening={}, status="open", title="")
FACED = {"event": "faced", "seat": "E", "card": "HK"}
NOBODY = "a" * 20


def titles(store: Store, **wanted: Any) -> list[str]:
    return [record.title for record in store.listing(**wanted).records]


# Create and get


def test_what_is_created_is_read_back(store: Store) -> None:
    before = datetime.now(UTC)
    record = store.create(CALL)
    assert store.get(record.id) == record
    assert re.fullmatch("[a-z2-7]{20}", record.id)
    assert before <= record.created == record.updated <= datetime.now(UTC)
    assert record.created.utcoffset() == timedelta(0)
    for name in ("laws", "opening", "told", "status", "title", "players", "notes"):
        assert getattr(record, name) == getattr(CALL, name)
    for name in ("event_name", "table_name", "round_name", "board"):
        assert getattr(record, name) == getattr(CALL, name)
    assert record.length == 0
    assert store.entries(record.id) == []


def test_a_record_may_begin_with_next_to_nothing(store: Store) -> None:
    record = store.create(BARE)
    assert record.told is None
    assert (record.players, record.notes, record.board) == ({}, "", "")
    assert store.create(replace(BARE, told=())).told == ()


def test_the_first_events_are_written_with_the_record(store: Store) -> None:
    record = store.create(replace(CALL, events=(FACED, {"event": "director called", "seat": "S"})))
    assert record.length == 2
    assert [(entry.number, entry.kind, entry.payload["event"]) for entry in store.entries(record.id)] == [
        (1, "event", "faced"),
        (2, "event", "director called"),
    ]
    assert store.append(record.id, 2, "undo", {}, status="open").number == 3


def test_values_do_not_change(store: Store) -> None:
    opening: dict[str, Any] = {"deep": {"list": [1]}}
    record = store.create(replace(BARE, opening=opening))
    opening["deep"]["list"].append(2)
    record.opening["deep"]["list"].append(3)
    assert store.get(record.id).opening == {"deep": {"list": [1]}}
    with pytest.raises(FrozenInstanceError):
        record.title = "another"  # type: ignore[misc]


@pytest.mark.parametrize("id", [NOBODY, "", "A" * 20, "a" * 21, "a\0" * 10, "\ud800" * 20, "' OR 1=1 --"])
def test_what_is_not_there_is_said_to_be_missing(store: Store, id: str) -> None:
    calls: tuple[Callable[[], object], ...] = (
        lambda: store.get(id),
        lambda: store.entries(id),
        lambda: store.append(id, 0, "event", FACED, status="open"),
        lambda: store.describe(id, board="1"),
        lambda: store.anonymise(id),
        lambda: store.delete(id),
        lambda: store.link(id, "N"),
        lambda: store.unlink(id),
    )
    for call in calls:
        with pytest.raises(NoSuchRecord):
            call()


# Append


def test_entries_are_numbered_in_order(store: Store) -> None:
    record = store.create(CALL)
    first = store.append(record.id, 0, "event", FACED, status="open")
    undo = store.append(record.id, 1, "undo", {}, status="open")
    last = store.append(record.id, 2, "event", FACED, status="ruled")
    assert store.entries(record.id) == [first, undo, last]
    assert store.entries(record.id, since=2) == [last]
    assert store.entries(record.id, since=3) == store.entries(record.id, since=10**30) == []
    assert store.entries(record.id, since=-(10**30)) == [first, undo, last]
    assert (first.number, first.kind, first.payload) == (1, "event", FACED)
    assert (undo.kind, undo.payload) == ("undo", {})
    after = store.get(record.id)
    assert (after.length, after.status, after.title) == (3, "ruled", CALL.title)
    assert record.updated < after.updated == last.at
    assert after.created == record.created


def test_a_step_gives_back_the_record_as_it_is_then(store: Store) -> None:
    record = store.create(CALL)
    store.describe(record.id, notes="An appeal was announced.", players={"N": "Ada"})
    entry, stepped = store.step(record.id, 0, "event", FACED, status="ruled")
    assert stepped == store.get(record.id)
    assert (stepped.length, stepped.status, stepped.notes) == (1, "ruled", "An appeal was announced.")
    assert store.entries(record.id) == [entry]
    with pytest.raises(Conflict):
        store.step(record.id, 0, "event", FACED, status="open")
    assert store.get(record.id) == stepped


def test_several_entries_are_added_all_or_none(store: Store) -> None:
    record = store.create(CALL)
    answers = [{"event": "answered", "question": f"of:{card}", "value": True} for card in ("HK", "HQ")]
    written = store.steps_of(record.id, 0, "event", answers, status="ruled")
    assert written == store.get(record.id)
    assert (written.length, written.status) == (2, "ruled")
    assert [(entry.number, entry.payload) for entry in store.entries(record.id)] == list(enumerate(answers, 1))
    with pytest.raises(Conflict):
        store.steps_of(record.id, 1, "event", answers, status="open")
    with pytest.raises(Refused):
        store.steps_of(record.id, 2, "undo", [{}, FACED], status="open")
    with pytest.raises(NoSuchRecord):
        store.steps_of(NOBODY, 0, "event", answers, status="open")
    assert store.get(record.id) == written
    assert store.steps_of(record.id, 2, "undo", [{}, {}], status="open").length == 4


@pytest.mark.parametrize("after", [0, 2, -1, 10**30])
def test_a_wrong_count_adds_nothing(store: Store, after: int) -> None:
    record = store.create(CALL)
    store.append(record.id, 0, "event", FACED, status="open")
    before = store.get(record.id)
    with pytest.raises(Conflict) as caught:
        store.append(record.id, after, "event", {}, status="ruled")
    assert caught.value.length == 1
    assert store.get(record.id) == before
    assert len(store.entries(record.id)) == 1


# List and search


def test_the_newest_come_first_page_by_page(store: Store) -> None:
    for n in range(7):
        store.create(replace(BARE, title=f"call {n}"))
    first = store.listing(size=3)
    assert [record.title for record in first.records] == ["call 6", "call 5", "call 4"]
    assert (first.page, first.pages, first.total) == (1, 3, 7)
    assert titles(store, size=3, page=3) == ["call 0"]
    assert titles(store, size=3, page=4) == titles(store, page=10**30) == []
    assert titles(store) == [f"call {n}" for n in range(6, -1, -1)]


def test_an_empty_store_has_no_pages(store: Store) -> None:
    page = store.listing()
    assert (page.records, page.pages, page.total) == ((), 0, 0)


def test_the_status_chooses(store: Store) -> None:
    ruled = store.create(replace(BARE, title="ruled one", status="ruled"))
    store.create(replace(BARE, title="open one"))
    assert titles(store, status="ruled") == ["ruled one"]
    store.append(ruled.id, 0, "undo", {}, status="open")
    assert titles(store, status="ruled") == titles(store, status="no such") == []


@pytest.mark.parametrize(
    "search",
    [
        "",
        " ",
        "opening",
        "LEAD out",
        "turn thursday",
        "müller",
        "MÜLLER",
        "Mu\u0308ller",
        "łuk",
        "7",
        "♥k",
        "“face",
        "line",
    ],
)
def test_every_word_is_searched_in_all_the_text(store: Store, search: str) -> None:
    store.create(CALL)
    store.create(BARE)
    assert CALL.title in titles(store, search=search)
    assert store.listing(search=search).total == (1 if search.strip() else 2)


@pytest.mark.parametrize("search", ["opening revoke", "%", "_", "\\", "o%g", "'", '"', "a\0", "\ud800", "x" * 200])
def test_what_does_not_occur_is_not_found(store: Store, search: str) -> None:
    store.create(CALL)
    assert store.listing(search=search).total == 0


@pytest.mark.parametrize(
    ("search", "found"),
    [
        ("Table 7", ["seven"]),
        ("TISCH 7", ["seven"]),
        ("donne 12", ["seven"]),
        ("board 12 lead", []),
        ("table 7 seven", ["seven"]),
        ("table 17", ["seventeen"]),
        ("table b", ["lettered"]),
        ("tabl", ["lettered", "seventeen", "seven"]),
        ("table", ["lettered", "seventeen", "seven"]),
        ("table 8", []),
        ("round 3", ["seven"]),
        ("TOUR 3 seven", ["seven"]),
        ("round 7", []),
        ("runde", ["seventeen", "seven"]),
    ],
)
def test_a_place_is_found_by_what_the_list_calls_it(store: Store, search: str, found: list[str]) -> None:
    store.create(replace(BARE, title="seven", table_name="7", round_name="3", board="12"))
    store.create(replace(BARE, title="seventeen", table_name="17", round_name="12", board="7"))
    store.create(replace(BARE, title="lettered", table_name="B"))
    store.create(replace(BARE, title="nowhere"))
    assert titles(store, search=search) == found


@pytest.mark.parametrize("text", ["100%", "a_b", "back\\slash", "o'clock", "STRASSE straße", "ǅ", "ﬁne"])
def test_signs_are_searched_as_they_are(store: Store, text: str) -> None:
    store.create(replace(BARE, notes=f"x{text}x", title="it"))
    store.create(replace(BARE, notes="100x ab backslash oclock", title="other"))
    assert titles(store, search=text) == ["it"]
    assert titles(store, search=text.upper()) == titles(store, search=text.lower()) == ["it"]


# Describe, anonymise, delete


def test_describing_changes_what_is_given(store: Store) -> None:
    record = store.create(CALL)
    changed = store.describe(record.id, board="8", players={"W": "Ann", "S": ""}, notes="")
    assert changed == store.get(record.id)
    assert changed == replace(record, board="8", players={"W": "Ann"}, notes="", updated=changed.updated)
    assert changed.updated > record.updated
    assert store.listing(search="ann 8").total == 1
    assert store.listing(search="müller").total == 0
    assert store.describe(record.id, event_name="Teams", table_name="12").event_name == "Teams"
    assert store.describe(record.id, round_name="3").round_name == store.get(record.id).round_name == "3"


def test_anonymised_names_and_notes_are_gone(store: Store) -> None:
    record = store.create(CALL)
    store.append(record.id, 0, "event", FACED, status="open")
    changed = store.anonymise(record.id)
    assert changed == store.get(record.id)
    assert (changed.players, changed.notes) == ({}, "")
    assert (changed.event_name, changed.board, changed.length) == (CALL.event_name, CALL.board, 1)
    assert store.listing(search="müller").total == store.listing(search="face").total == 0


def test_a_deleted_record_is_gone_with_all_that_belongs_to_it(store: Store) -> None:
    kept, record = store.create(CALL), store.create(CALL)
    for each in (kept, record):
        store.append(each.id, 0, "event", FACED, status="open")
    token, other = store.link(record.id, "N"), store.link(kept.id, "N")
    store.delete(record.id)
    for missing in (store.get, store.entries, store.delete):
        with pytest.raises(NoSuchRecord):
            missing(record.id)
    with pytest.raises(NoSuchLink):
        store.linked(token)
    assert [each.id for each in store.listing().records] == [kept.id]
    assert len(store.entries(kept.id)) == 1
    assert store.linked(other) == (kept.id, "N")


@pytest.mark.parametrize("removal", [Store.anonymise, Store.delete])
def test_what_is_removed_cannot_be_read_in_the_file(tmp_path: Path, removal: Callable[[Store, str], object]) -> None:
    store = Store(f"sqlite:///{tmp_path / 'calls.db'}")

    def found() -> bool:
        return any(b"quuxington" in path.read_bytes().lower() for path in tmp_path.iterdir())

    store.create(CALL)
    written = {"contract": "3NT by S", "title": "Quuxington's case", "story": "Quuxington spoke " * 90}
    record = store.create(
        replace(
            CALL,
            told=None,
            opening=written,
            title=written["title"],
            players={"N": "Quuxington"},
            notes="Quuxington revoked " * 100,
        )
    )
    store.append(record.id, 0, "event", FACED, status="open")
    store.describe(record.id, notes="Quuxington did it " * 80)
    assert found()
    removal(store, record.id)
    assert not found()
    store.close()
    assert not found()


def test_a_reader_does_not_hold_up_a_removal(tmp_path: Path) -> None:
    path = tmp_path / "calls.db"
    store = Store(f"sqlite:///{path}")
    record = store.create(replace(CALL, notes="Quuxington"))
    reader = sqlite3.connect(path, isolation_level=None)
    reader.execute("BEGIN")
    assert reader.execute("SELECT notes FROM records").fetchall() == [("Quuxington",)]
    store.delete(record.id)
    assert store.listing().total == 0
    assert reader.execute("SELECT notes FROM records").fetchall() == [("Quuxington",)]
    reader.close()
    store.close()
    assert b"quuxington" not in b"".join(file.read_bytes() for file in tmp_path.iterdir()).lower()


# Links


def test_a_link_leads_to_its_seat(store: Store) -> None:
    record = store.create(CALL)
    north, north_again, west = (store.link(record.id, seat) for seat in ("N", "N", "W"))
    assert len({north, north_again, west}) == 3
    assert store.linked(north) == store.linked(north_again) == (record.id, "N")
    assert store.linked(west) == (record.id, "W")


def test_links_taken_back_lead_nowhere(store: Store) -> None:
    record, other = store.create(CALL), store.create(CALL)
    token, kept = store.link(record.id, "N"), store.link(other.id, "E")
    store.unlink(record.id)
    store.unlink(record.id)
    with pytest.raises(NoSuchLink):
        store.linked(token)
    assert store.linked(kept) == (other.id, "E")


@pytest.mark.parametrize("token", ["", "x", "\0", "\ud800", "x" * 10**6])
def test_any_other_token_leads_nowhere(store: Store, token: str) -> None:
    store.link(store.create(CALL).id, "N")
    with pytest.raises(NoSuchLink):
        store.linked(token)


@pytest.mark.parametrize("seat", ["", "n", "North", "NS", "\0"])
def test_only_a_seat_has_a_view(store: Store, seat: str) -> None:
    with pytest.raises(Refused):
        store.link(store.create(CALL).id, seat)


def test_a_token_cannot_be_read_in_the_database(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'calls.db'}")
    token = store.link(store.create(CALL).id, "N")
    store.close()
    content = (tmp_path / "calls.db").read_bytes()
    assert token.encode() not in content
    assert hashlib.sha256(token.encode()).hexdigest().encode() in content


# Limits


@pytest.mark.parametrize(
    "values",
    [
        {"event_name": "x" * 80, "table_name": "♠" * 80, "board": "😀" * 80},
        {"players": {"N": "😀" * 80, "E": "x" * 80}},
        {"notes": "😀" * 2000},
    ],
)
def test_as_much_as_is_allowed_is_kept(store: Store, values: dict[str, Any]) -> None:
    record = store.describe(store.create(BARE).id, **values)
    assert {name: getattr(store.get(record.id), name) for name in values} == values


@pytest.mark.parametrize(
    "values",
    [
        {"event_name": "x" * 81},
        {"table_name": "x" * 81},
        {"board": "x" * 81},
        {"board": 7},
        {"players": {"N": "x" * 81}},
        {"players": {"N": None}},
        {"players": {"North": "Ann"}},
        {"players": ["Ann"]},
        {"notes": "x" * 2001},
        {"notes": "a\0b"},
        {"board": "\ud800"},
        {"players": {"N": "\udfff"}},
    ],
)
def test_what_is_too_much_is_refused_and_changes_nothing(store: Store, values: dict[str, Any]) -> None:
    record = store.create(CALL)
    with pytest.raises(Refused):
        store.describe(record.id, **values)
    with pytest.raises(Refused):
        store.create(replace(BARE, **values))
    assert store.listing().records == (record,)


def test_entries_have_limits(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    record = store.create(CALL)
    refused: tuple[tuple[str, dict[str, Any], dict[str, Any]], ...] = (
        ("note", {}, {}),
        ("undo", FACED, {}),
        ("event", {"x": "y" * checks.MAX_DOCUMENT}, {}),
        ("event", {"x": float("nan")}, {}),
        ("event", {"x": object()}, {}),
        ("event", {}, {"status": "x" * 81}),
        ("event", {}, {"status": "\0"}),
    )
    for kind, payload, more in refused:
        with pytest.raises(Refused):
            store.append(record.id, 0, kind, payload, **{"status": "open"} | more)
    monkeypatch.setattr(checks, "MAX_ENTRIES", 2)
    for n in range(2):
        store.append(record.id, n, "event", FACED, status="open")
    with pytest.raises(Refused, match="2 entries"):
        store.append(record.id, 2, "event", FACED, status="open")
    with pytest.raises(Refused, match="3 events"):
        store.create(replace(CALL, events=(FACED,) * 3))
    assert store.get(record.id).length == len(store.entries(record.id)) == 2


@pytest.mark.parametrize("wanted", [{"page": 0}, {"page": -1}, {"size": 0}, {"size": 201}, {"search": "x" * 201}])
def test_pages_and_searches_have_limits(store: Store, wanted: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        store.listing(**wanted)


# JSON

_JSON: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(categories=("L", "N", "S", "Z", "C"))),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.dictionaries(st.text(), _JSON, max_size=5))
def test_json_comes_back_as_it_was(store: Store, value: dict[str, Any]) -> None:
    record = store.create(replace(BARE, opening=value, events=(value,)))
    entry = store.append(record.id, 1, "event", value, status="open")
    # As text, because 1 == 1.0 == True; and the order of the members is kept.
    kept = [repr(store.get(record.id).opening), *(repr(each.payload) for each in store.entries(record.id))]
    assert kept == [repr(value)] * 3
    assert repr(entry.payload) == repr(value)


@pytest.mark.parametrize("text", ["\0", "\ud800", "\ud83d\ude00", "😀♥\u202e", "\\u0000", "\x7f\x1b", "é e\u0301"])
def test_any_text_comes_back_in_json(store: Store, text: str) -> None:
    record = store.create(replace(BARE, opening={text: text}))
    expected = text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")
    assert store.get(record.id).opening == {expected: expected}


# Restart and trouble


def test_all_is_there_after_a_restart(database_url: str) -> None:
    store = Store(database_url)
    record = store.create(CALL)
    store.append(record.id, 0, "event", FACED, status="ruled")
    token, before, entries = store.link(record.id, "W"), store.get(record.id), store.entries(record.id)
    store.close()
    store = Store(database_url)
    assert store.get(record.id) == before
    assert store.entries(record.id) == entries
    assert store.linked(token) == (record.id, "W")
    assert store.append(record.id, 1, "undo", {}, status="open").number == 2
    store.close()


def test_a_restart_of_the_database_is_survived(postgres: Cluster) -> None:
    store = Store(postgres.new_schema())
    record = store.create(CALL)
    postgres.stop()
    with pytest.raises(Unavailable):
        store.get(record.id)
    postgres.start()
    assert store.append(record.id, 0, "event", FACED, status="open").number == 1
    store.close()


def test_the_settings_make_a_commit_last(database_url: str) -> None:
    database = Database(database_url)
    with database.writing() as connection:
        if connection.dialect.name == "sqlite":
            pragmas = ("journal_mode", "synchronous", "foreign_keys", "secure_delete")
            values = [connection.exec_driver_sql(f"PRAGMA {pragma}").scalar_one() for pragma in pragmas]
            assert values == ["wal", 2, 1, 1]
        else:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar_one() == "on"
            assert connection.exec_driver_sql("SHOW transaction_isolation").scalar_one() == "read committed"
    database.close()


def test_a_server_that_acknowledges_early_is_told_not_to(postgres: Cluster) -> None:
    name = postgres.new_database()
    with postgres.connect() as connection:
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
        connection.execute(f"ALTER DATABASE {name} SET default_transaction_isolation = 'serializable'")
        connection.execute(f"ALTER DATABASE {name} SET timezone = 'Asia/Kathmandu'")
    test_the_settings_make_a_commit_last(postgres.address(name))
    store = Store(postgres.address(name))
    assert store.create(CALL).created.utcoffset() == timedelta(0)
    store.close()


def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "50% ä.db"
    store = Store(f"sqlite:///{path}")
    store.create(CALL)
    assert {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()} == {0o600}
    store.close()


def test_a_locked_database_is_unavailable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pragmas = ("PRAGMA busy_timeout = 10", "PRAGMA journal_mode = WAL")
    monkeypatch.setattr("bridgelaws.web.store.database._PRAGMAS", pragmas)
    path = tmp_path / "calls.db"
    store = Store(f"sqlite:///{path}")
    record = store.create(CALL)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable):
        store.append(record.id, 0, "event", FACED, status="open")
    assert store.get(record.id) == record
    other.execute("ROLLBACK")
    assert store.append(record.id, 0, "event", FACED, status="open").number == 1
    other.close()
    store.close()


@pytest.mark.parametrize(
    "url", ["", "calls.db", "sqlite://", "sqlite:///:memory:", "mysql://host/x", "sqlite+aio:///x"]
)
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(Refused):
        Store(url)


def test_what_cannot_be_opened_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database, but long enough to be looked at " * 20)
    for path in (tmp_path, tmp_path / "text"):
        with pytest.raises(Unavailable) as caught:
            Store(f"sqlite:///{path}")
        assert str(tmp_path) not in str(caught.value)
    with pytest.raises(Unavailable):
        Store("postgresql://nobody@127.0.0.1:1/none")


def test_connections_that_the_server_has_closed_are_replaced(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_schema()
    store, other = Store(url), Store(url)
    record = store.create(CALL)
    monkeypatch.setattr("bridgelaws.web.store.database._IDLE", 0.0)
    with other._database.reading() as connection:
        ours = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = user"
        connection.exec_driver_sql(ours)
    assert store.get(record.id) == record
    store.close()
    other.close()
