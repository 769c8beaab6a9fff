"""The API, asked of a running server: every resource, every error, two writers, and a restart in between."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

import bridgelaws
from bridgelaws import desk as calls
from cli.runs import data
from web.asking import DEAL, NOT_SEEN, REFUSED, REQUIRED, SEVERAL, TOLD, add, board, call, faced, good, problem
from web.server import Server, serving

NOWHERE = "aaaaaaaaaaaaaaaaaaaa"


# One answer for several cards


def test_an_answer_for_all_is_entered_for_each_and_taken_back_at_once(client: httpx.Client) -> None:
    record = good(client.post("/api/cases", json={"told": SEVERAL}), 201)
    path, before = f"/api/cases/{record['id']}", record["number"]
    asked = record["for_all"]
    assert asked["text"] == "Could West possibly have seen the face of ♥K, ♥Q and ♥3?"
    assert asked["cards"] == ["HK", "HQ", "H3"]
    assert asked["id"] == record["outcome"]["question"]["id"] == asked["questions"][0]
    answer = {"event": "answered", "question": asked["id"], "value": False}
    record = good(client.post(f"{path}/events", json={"after": before, "event": answer, "for_all": True}))
    assert record["number"] == before + 3
    assert record["status"] == "ruled"
    answers = [event for event in record["case"]["events"] if event["event"] == "answered"]
    assert [(event["question"], event["value"]) for event in answers] == [(id, False) for id in asked["questions"]]
    assert record["for_all"] is None
    late = {"after": before, "event": answer, "for_all": True}
    assert problem_of(client.post(f"{path}/events", json=late)) == "changed_meanwhile"
    one = good(client.post(f"{path}/undo", json={"after": record["number"]}))
    assert one["outcome"]["question"]["id"] == asked["questions"][2]
    again = good(client.post(f"{path}/events", json={"after": one["number"], "event": answers[2]}))
    whole = good(client.post(f"{path}/undo", json={"after": again["number"], "for_all": True}))
    assert whole["for_all"] == asked
    assert whole["number"] == again["number"] + 3
    assert good(client.get(path))["for_all"] == asked


def test_what_stands_by_itself_is_entered_by_itself(client: httpx.Client) -> None:
    record = call(client)
    assert record["for_all"] is None
    sent = {"after": record["number"], "event": NOT_SEEN, "for_all": True}
    after = good(client.post(f"/api/cases/{record['id']}/events", json=sent))
    assert after["number"] == record["number"] + 1
    sent = {"after": after["number"], "for_all": True}
    assert good(client.post(f"/api/cases/{record['id']}/undo", json=sent))["outcome"] == record["outcome"]


def problem_of(response: httpx.Response) -> str:
    """The code of a conflict, which holds the record as it is."""
    assert response.status_code == 409, response.text
    return str(response.json()["error"]["code"])


# The server, and what it says of everything


def test_about(client: httpx.Client) -> None:
    assert good(client.get("/api/about")) == {
        "version": bridgelaws.__version__,
        "editions": [1997, 2007, 2017],
        "current": 2017,
        "token_required": False,
        "trusted": True,
    }


def test_the_page_comes_with_its_types_and_headers(client: httpx.Client) -> None:
    page = client.get("/")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    assert problem(client.get("/no-such-page"), 404) == "not_found"
    assert client.get("/../../pyproject.toml").status_code == 404
    assert client.get("/%2e%2e/%2e%2e/app.py").status_code == 404


@pytest.mark.parametrize("path", ["/", "/api/about", "/api/cases/nothing", "/nothing"])
def test_every_answer_has_the_headers(client: httpx.Client, path: str) -> None:
    headers = client.get(path).headers
    assert headers["content-security-policy"] == (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == ("no-store" if path.startswith("/api") else "no-cache")
    assert "server" not in headers
    assert not any(name.startswith("access-control") for name in headers)


def test_the_description_has_every_resource_with_examples(client: httpx.Client) -> None:
    described = good(client.get("/api/openapi.json"))
    assert len(described["paths"]) == 34
    assert "examples" in json.dumps(described["components"]["schemas"]["NewEvent"])
    for path in described["paths"].values():
        for method, operation in path.items():
            assert operation["description"]
            writes = method != "get"
            assert ("403" in operation["responses"]) is writes
            assert any(each["name"] == "x-requested-with" for each in operation.get("parameters", [])) is writes


# A call, told detail by detail


def test_kinds_are_those_of_the_calls(client: httpx.Client) -> None:
    assert good(client.get("/api/kinds")) == [
        {"id": kind.id, "label": kind.label, "about": kind.about} for kind in calls.KINDS
    ]


def test_details_are_asked_for_until_all_is_told(client: httpx.Client) -> None:
    """What happened comes before the declarer; an opening lead is to trick 1, which is not asked for."""
    told: list[list[str]] = []
    given = dict(TOLD)
    for id in ("laws", "kind", "declarer", "contract", "offender", "card"):
        step = good(client.post("/api/details", json={"told": told}))
        assert step["detail"]["id"] == id
        shown = {"id", "text", "wants", "options", "empty", "example", "least", "most", "usual", "leader"}
        assert set(step["detail"]) == shown
        assert step["outcome"] is None
        assert step["asked"] == [each for each, _ in told]
        assert step["dummy"] == ("N" if len(told) > 2 else None)
        told.append([id, given[id]])
    step = good(client.post("/api/details", json={"told": told}))
    assert step["detail"] is None
    assert step["outcome"]["question"]["id"] == "declarer_saw_dummy"
    # This is what a record is begun with, in the order in which a call has it.
    assert step["told"] == TOLD
    assert good(client.post("/api/cases", json={"told": step["told"]}), 201)["told"] == TOLD


def test_details_come_in_any_order(client: httpx.Client) -> None:
    def asked(*told: list[str]) -> Any:
        return good(client.post("/api/details", json={"told": [*told]}))

    step = asked(["contract", ""], ["laws", "2007"])
    assert (step["detail"]["id"], step["told"]) == ("kind", [["laws", "2007"]])
    step = asked(["kind", "lead"], ["contract", ""], ["laws", "2007"], ["declarer", "E"])
    assert (step["detail"]["id"], step["detail"]["least"], step["detail"]["most"]) == ("trick", 1, 13)
    assert step["asked"] == ["laws", "kind", "declarer", "contract"]
    assert (step["declarer"], step["dummy"]) == ("E", "W")
    everything = asked(*reversed(TOLD))
    assert everything["told"] == TOLD
    assert everything["asked"] == ["laws", "kind", "declarer", "contract", "offender", "card"]


def test_a_call_in_the_auction_has_no_declarer(client: httpx.Client) -> None:
    told = [["laws", "2017"], ["kind", "insufficient-bid"], ["offender", "E"], ["over", "1S"]]
    step = good(client.post("/api/details", json={"told": told}))
    assert (step["detail"]["id"], step["detail"]["wants"]) == ("call", "call")
    assert step["detail"]["usual"] == ["1C", "1D", "1H", "1S"]
    assert len(step["detail"]["options"]) == 35
    assert (step["declarer"], step["dummy"]) == (None, None)
    told.append(["call", "1H"])
    step = good(client.post("/api/details", json={"told": told}))
    assert step["outcome"]["question"]["id"] == "insufficient_bid"
    assert step["told"] == told
    assert step["asked"] == [id for id, _ in told]
    record = good(client.post("/api/cases", json={"told": told}), 201)
    assert record["case"]["auction"] == {"calls": [], "whole": False, "bid": "1S", "turn": "E"}
    assert "contract" not in record["case"]


@pytest.mark.parametrize(
    ("told", "good_ones", "code"),
    [
        ([["laws", "2016"]], 0, "not_understood"),
        ([*TOLD[:6], ["card", "HX"]], 6, "not_understood"),
        ([*TOLD[:5], ["offender", "W"]], 5, "not_understood"),
        ([*TOLD[:3], ["kind", "nothing"]], 3, "not_understood"),
        ([["kind", "lead"], *TOLD[:3], ["trick", "14"]], 4, "not_understood"),
        ([*TOLD, ["more", "x"]], 7, "told_already"),
        ([*TOLD[:3], ["knid", "lead"]], 3, "not_understood"),
        ([["declerer", "S"]], 0, "not_understood"),
    ],
)
def test_a_bad_detail_says_how_many_are_good(client: httpx.Client, told: Any, good_ones: int, code: str) -> None:
    response = client.post("/api/details", json={"told": told})
    assert problem(response, 422) == code
    assert response.json()["told"] == good_ones


def test_a_record_is_begun_with_details_in_their_order(client: httpx.Client) -> None:
    assert problem(client.post("/api/cases", json={"told": [["declarer", "S"]]}), 422) == "not_asked"
    assert problem(client.post("/api/cases", json={"told": TOLD[:3]}), 422) == "not_all_told"


# Records


def test_the_outcome_says_all_that_a_page_shows(client: httpx.Client) -> None:
    record = add(client, call(client), NOT_SEEN)
    question = record["outcome"]["question"]
    assert question["seats"] == ["S"]
    assert question["spoken"]["options"][1].startswith("you may accept it and put your own hand down")
    assert record["outcome"]["turn_settled"] is False
    assert record["outcome"]["acts"] == []
    outcome = add(client, record, REFUSED, {**REQUIRED, "value": "leave"})["outcome"]
    said = [(step["to"], step["say"]) for ruling in outcome["rulings"] for step in ruling["steps"] if step.get("say")]
    assert said == [
        (["E"], "♥K is withdrawn and becomes a major penalty card."),
        (["W"], "West may lead any card; ♥K remains."),
    ]
    assert [line["text"] for line in outcome["standing"]] == [
        "West is to lead to trick 1",
        outcome["penalty_cards"][0]["text"],
    ]
    assert outcome["penalty_cards"][0]["text"].startswith("♥K lies before East as a major penalty card")
    offered = {act["event"]: act for act in outcome["acts"]}
    assert list(offered) == ["played on", "faced", "director called", "ended", "claimed"]
    assert offered["played on"]["cards"] == ["HK"]
    assert offered["ended"]["tricks"] == list(range(14))


def test_a_call_from_told_to_ruling(client: httpx.Client) -> None:
    record = call(client, event_name="Club pairs", table_name="7", board="12", players={"N": "Ann"})
    assert set(record) == {
        "id", "created", "updated", "number", "laws", "title", "status", "event_name", "table_name",
        "round_name", "board", "players", "notes", "told", "case", "outcome", "hands", "earlier_rulings", "unused",
        "unused_said", "can_undo", "for_all",
        "evidence", "explanation",
    }  # fmt: skip
    assert (record["number"], record["status"], record["told"]) == (2, "question", TOLD)
    assert record["players"] == {"N": "Ann"}
    assert not record["can_undo"]
    record = add(client, record, NOT_SEEN, REFUSED, REQUIRED)
    assert (record["number"], record["status"], record["can_undo"]) == (5, "ruled", True)
    assert record["outcome"]["restrictions"][0]["text"] == "West must lead a heart"
    assert "South refused the lead" in record["explanation"]
    assert good(client.get(f"/api/cases/{record['id']}")) == record
    explained = good(client.get(f"/api/cases/{record['id']}/explanation"))
    assert explained == {"text": record["explanation"], "rulings": record["outcome"]["rulings"]}


def test_a_record_is_the_case_that_the_engine_plays(client: httpx.Client) -> None:
    record = add(client, board(client, vulnerable="both"), faced("E", "HK"), {"event": "director called", "seat": "S"})
    play = bridgelaws.loads(json.dumps(record["case"]))
    assert record["outcome"] == bridgelaws.outcome_document(play.now)
    assert record["case"]["vulnerable"] == "both"


def test_an_event_is_kept_in_canonical_form(client: httpx.Client) -> None:
    record = add(client, board(client), {"card": "♥q", "seat": "west", "event": "faced"})
    assert record["case"]["events"] == [faced("W", "HQ")]


def test_a_board_without_a_deal(client: httpx.Client) -> None:
    assert "deal" not in board(client, deal=None)["case"]


def test_the_boards_of_a_text(client: httpx.Client) -> None:
    def found(text: str) -> list[dict[str, Any]]:
        return good(client.post("/api/boards", json={"text": text}))["boards"]  # type: ignore[no-any-return]

    nothing = {"contract": None, "declarer": None, "dealer": None, "vulnerable": None, "problems": []}
    assert found(f"  {DEAL}\n") == [{"board": "", "deal": DEAL, **nothing}]
    tags = f'[Board "7"]\n[West "Ann"]\n[Vulnerable "Love"]\n[Deal "{DEAL}"]\n[Declarer "W"]\n[Contract "4SX"]\n'
    first, second = found(tags + '\n[Board "8"]\n[Deal "N:AKQ.x"]\n')
    assert (first["board"], first["deal"], first["contract"], first["declarer"]) == ("7", DEAL, "4SX", "W")
    assert first["vulnerable"] == "none"
    assert "Ann" not in str(first)
    assert (second["board"], second["deal"]) == ("8", None)
    assert any("Deal" in problem or "deal" in problem for problem in second["problems"])
    (lin,) = found("qx|o3|md|3SAK2HAK2DAK2CAKQ2,,,|sv|b|mb|p|mb|1H|mb|p|mb|p|mb|p|")
    assert (lin["contract"], lin["vulnerable"]) == ("1H", "both")


def test_a_text_without_a_board(client: httpx.Client) -> None:
    answer = client.post("/api/boards", json={"text": "N:AK"})
    assert answer.status_code == 422
    assert "four" in answer.json()["error"]["message"]
    answer = client.post("/api/boards", json={"text": "% [nothing]"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "no_board")


def test_every_example_becomes_a_record_and_its_own_file(client: httpx.Client) -> None:
    listed = good(client.get("/api/examples"))
    assert {"name", "title", "story", "laws", "status", "citations"} == set(listed[0])
    for name in [each["name"] for each in listed][:6]:
        case = good(client.get(f"/api/examples/{name}"))
        for record in (
            good(client.post("/api/import", json=case), 201),
            good(client.post("/api/cases", json={"case": case}), 201),
        ):
            assert record["case"] == case
            exported = client.get(f"/api/cases/{record['id']}/file")
            assert exported.text == bridgelaws.dumps(bridgelaws.loads(json.dumps(case)))
            assert exported.headers["content-disposition"].startswith("attachment")


def test_another_edition(client: httpx.Client) -> None:
    record = add(client, call(client), NOT_SEEN, REFUSED, REQUIRED)
    other = good(client.get(f"/api/cases/{record['id']}", params={"laws": 2007}))
    play = bridgelaws.loads(json.dumps(record["case"])).under(2007)
    assert other["outcome"] == bridgelaws.outcome_document(play.now)
    assert (other["laws"], other["status"], other["unused"]) == (2007, play.now.status, list(play.unused))
    assert good(client.get(f"/api/cases/{record['id']}"))["laws"] == 2017


def test_compare_is_what_the_command_prints(client: httpx.Client, tmp_path: Path) -> None:
    record = good(client.post("/api/import", json=good(client.get("/api/examples/revoke-established"))), 201)
    file = tmp_path / "case.json"
    file.write_bytes(client.get(f"/api/cases/{record['id']}/file").content)
    assert good(client.get(f"/api/cases/{record['id']}/compare")) == data("compare", str(file))


def test_the_list_is_searched_and_paged(client: httpx.Client) -> None:
    mine = [call(client, event_name="Zwiebelturnier", board=str(n), players={"N": "Secret"}) for n in range(3)]
    found = good(client.get("/api/cases", params={"search": "zwiebel"}))
    assert [each["id"] for each in found["records"]] == [each["id"] for each in reversed(mine)]
    assert (found["page"], found["pages"], found["total"]) == (1, 1, 3)
    assert "Secret" not in json.dumps(found)
    add(client, mine[0], NOT_SEEN, REFUSED, REQUIRED)
    ruled = good(client.get("/api/cases", params={"search": "zwiebel", "status": "ruled"}))
    assert [each["id"] for each in ruled["records"]] == [mine[0]["id"]]
    assert good(client.get("/api/cases", params={"search": "zwiebel", "page": 9}))["records"] == []


def test_what_is_written_on_a_record(client: httpx.Client) -> None:
    record = call(client, players={"N": "Ann"})
    path = f"/api/cases/{record['id']}"
    changed = good(client.patch(path, json={"board": "3", "notes": "Two lines\nof notes"}))
    assert (changed["board"], changed["notes"], changed["players"]) == ("3", "Two lines\nof notes", {"N": "Ann"})
    assert good(client.patch(path, json={"players": {"E": "Eve"}}))["players"] == {"E": "Eve"}
    bare = good(client.post(f"{path}/anonymise"))
    assert (bare["players"], bare["notes"], bare["board"]) == ({}, "", "3")
    assert good(client.delete(path), 204) is None
    assert problem(client.get(path), 404) == "no_such_record"
    assert problem(client.delete(path), 404) == "no_such_record"


def test_names_do_not_leave_with_the_file(client: httpx.Client) -> None:
    record = call(client, players={"N": "Ann Example"})
    good(client.patch(f"/api/cases/{record['id']}", json={"notes": "Ann Example again"}))
    for part in ("file", "compare", "explanation"):
        assert "Ann" not in client.get(f"/api/cases/{record['id']}/{part}").text


# Undo


def test_undo_takes_back_down_to_what_was_told(client: httpx.Client) -> None:
    told = call(client)
    record = add(client, told, NOT_SEEN, REFUSED)
    for left in (1, 0):
        record = good(client.post(f"/api/cases/{told['id']}/undo", json={"after": record["number"]}))
        assert record["can_undo"] is (left > 0)
    assert (record["number"], record["outcome"], record["case"]) == (6, told["outcome"], told["case"])
    response = client.post(f"/api/cases/{told['id']}/undo", json={"after": 6})
    assert problem(response, 422) == "impossible_event"
    assert add(client, record, NOT_SEEN)["number"] == 7


def test_undo_of_a_file_takes_back_everything(client: httpx.Client) -> None:
    record = add(client, board(client), faced("W", "HQ"))
    assert record["can_undo"]
    record = good(client.post(f"/api/cases/{record['id']}/undo", json={"after": 1}))
    assert not record["can_undo"]
    assert record["case"]["events"] == []


# Two devices


def test_the_second_of_two_writers_is_shown_what_the_first_added(client: httpx.Client, server: Server) -> None:
    record = call(client)
    add(client, record, NOT_SEEN)
    path = f"/api/cases/{record['id']}"
    with server.client() as other:
        for way, body in (("events", {"event": NOT_SEEN}), ("undo", {})):
            response = other.post(f"{path}/{way}", json={"after": record["number"], **body})
            assert problem(response, 409) == "changed_meanwhile"
            assert response.json()["number"] == 3
            assert response.json()["record"] == good(client.get(path))


def test_of_many_at_once_one_is_entered_each_time(server: Server) -> None:
    with server.client() as client:
        record = board(client)
    path = f"/api/cases/{record['id']}"

    def write(card: str) -> int:
        with server.client() as device:
            event = {"event": "dropped", "seat": "S", "cards": [card]}
            return device.post(f"{path}/events", json={"after": 0, "event": event}).status_code

    with ThreadPoolExecutor(4) as pool:
        statuses = sorted(pool.map(write, ("HT", "H8", "H6", "H4")))
    assert statuses == [200, 409, 409, 409]
    with server.client() as client:
        assert good(client.get(path))["number"] == 1


def test_a_number_from_the_future_is_a_conflict(client: httpx.Client) -> None:
    record = call(client)
    response = client.post(f"/api/cases/{record['id']}/events", json={"after": 99, "event": NOT_SEEN})
    assert problem(response, 409) == "changed_meanwhile"


def test_an_event_is_answered_with_what_was_written_on_the_record_meanwhile(client: httpx.Client) -> None:
    record = add(client, board(client), faced("W", "HQ"))
    good(client.patch(f"/api/cases/{record['id']}", json={"notes": "Late start."}))
    answered = add(client, record, faced("N", "HA"))
    assert answered["notes"] == "Late start."
    assert answered == good(client.get(f"/api/cases/{record['id']}"))


def test_details_that_nobody_is_asked_for_any_more_are_taken(client: httpx.Client) -> None:
    told = [["laws", "2017"], ["declarer", "S"], ["contract", "4S"], ["trick", "13"], ["kind", "revoke"]]
    told += [["table", "W: HK H3 S4 H5"], ["far", "over"], ["number", "5"], ["later", ""], ["claimed", "no"]]
    told += [["won", "2"], ["total", "8"]]
    record = good(client.post("/api/cases", json={"told": told}), 201)
    assert record["outcome"]["question"]["id"] == "holds:E:H:5"
    step = good(client.post("/api/details", json={"told": told}))
    assert step["outcome"] == record["outcome"]
    assert sorted(step["told"]) == sorted(told)


@pytest.mark.parametrize(("board", "score"), [("1", 420), ("2", 620), ("", None), ("7b", None)])
def test_the_number_of_a_board_says_who_is_vulnerable(client: httpx.Client, board: str, score: int | None) -> None:
    """Board 1: nobody; board 2: North-South, who made ten tricks in four spades though a revoke gave them one."""
    told = [["laws", "2017"], ["declarer", "S"], ["contract", "4S"], ["trick", "5"], ["kind", "revoke"]]
    told += [["table", "W: HK H3 D4 H5"], ["far", "over"], ["won", "3"], ["total", "9"]]
    record = good(client.post("/api/cases", json={"told": told, "board": board}), 201)
    record = add(client, record, {"event": "answered", "question": "holds:E:H:5", "value": True})
    assert record["outcome"]["result"]["after"] == {"NS": 10, "EW": 3}
    assert record["outcome"]["result"]["score"] == score


def test_what_each_player_may_do_now(client: httpx.Client) -> None:
    record = board(client)
    seats = good(client.get(f"/api/cases/{record['id']}/rights"))["seats"]
    lead = {
        "force": "must",
        "text": "put his opening lead face down",
        "message": "desk.right.lead_face_down",
        "law": "41A",
    }
    assert lead in seats["W"]
    assert lead not in seats["E"]
    french = good(client.get(f"/api/cases/{record['id']}/rights", params={"language": "fr"}))["seats"]
    assert "poser son entame face cachée" in [right["text"] for right in french["W"]]
    assert problem(client.get("/api/cases/nosuchrecord/rights"), 404) == "no_such_record"


# A restart in the middle


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_restart_loses_nothing(tmp_path: Path, database_url: str, how: str) -> None:
    first = Server(tmp_path, database=database_url)
    with first.client() as client:
        record = add(client, call(client), NOT_SEEN)
    getattr(first, how)()
    with serving(tmp_path, database=database_url) as second, second.client() as client:
        assert good(client.get(f"/api/cases/{record['id']}")) == record
        assert add(client, record, REFUSED)["number"] == 4


# Errors


def test_an_impossible_event_and_an_unexpected_answer(client: httpx.Client) -> None:
    record = board(client)
    path = f"/api/cases/{record['id']}/events"
    for event, code in (
        (faced("W", "SA"), "impossible_event"),
        (NOT_SEEN, "unexpected_answer"),
        ({"event": "sneezed", "seat": "W"}, "not_understood"),
        ({"event": "faced", "seat": "W", "card": "HQ", "loudly": True}, "not_understood"),
        ({}, "not_understood"),
    ):
        assert problem(client.post(path, json={"after": 0, "event": event}), 422) == code
    assert good(client.get(f"/api/cases/{record['id']}"))["number"] == 0
    # Who holds a hidden card is nobody's business.
    said = client.post(path, json={"after": 0, "event": faced("W", "SA")}).json()["error"]["message"]
    assert "South" not in said


def test_a_case_file_that_cannot_have_happened(client: httpx.Client) -> None:
    case = good(client.get("/api/examples/fifth-card"))
    case["events"].append(NOT_SEEN)
    response = client.post("/api/import", json=case)
    assert problem(response, 422) == "unexpected_answer"
    assert response.json()["error"]["message"].startswith(f"/events/{len(case['events']) - 1}")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"told": TOLD[:3]},
        {"told": TOLD, "case": {}},
        {"told": [["laws"]]},
        {"told": [["laws", 2017]]},
        {"told": [["a", "b"]] * 61},
        {"told": TOLD, "player": {}},
        {"told": TOLD, "players": {"Q": "x"}},
        {"told": TOLD, "players": {"N": "x" * 81}},
        {"told": TOLD, "event_name": "x" * 81},
        {"told": TOLD, "event_name": "a\u202eb"},
        {"told": TOLD, "event_name": "a\u0000b"},
        {"case": {"format": "bridgelaws-case"}},
        {"case": []},
        {"laws": 2016, "contract": "3NT by S"},
        {"laws": "2017", "contract": "3NT by S"},
        {"laws": 2017, "contract": "8NT by S"},
        {"laws": 2017, "contract": "3NT by S", "deal": "N:"},
        {"laws": 2017, "contract": "3NT by S", "vulnerable": "all"},
        [],
        None,
        7,
    ],
)
def test_what_no_record_can_begin_with(client: httpx.Client, body: Any) -> None:
    before = good(client.get("/api/cases"))["total"]
    problem(client.post("/api/cases", json=body), 422)
    assert good(client.get("/api/cases"))["total"] == before


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"\xff\xfe",
        b'{"told": [], "told": []}',
        b'{"told": NaN}',
        b"[" * 5_000,
        b'{"told": ' + b"9" * 5_000 + b"}",
        b'{"told": [["laws", "\\ud800"]]}',
        b'{"\\ud800": 1}',
        b"told=x",
        b"",
    ],
)
def test_what_is_not_json(client: httpx.Client, body: bytes) -> None:
    for kind in ("application/json", "text/plain"):
        problem(client.post("/api/details", content=body, headers={"Content-Type": kind}), 422)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("", {}),
        ("", {"notes": "x" * 2_001}),
        ("", {"board": 3}),
        ("", {"status": "ruled"}),
        ("/events", {"event": NOT_SEEN}),
        ("/events", {"after": "2", "event": NOT_SEEN}),
        ("/events", {"after": True, "event": NOT_SEEN}),
        ("/events", {"after": -1, "event": NOT_SEEN}),
        ("/events", {"after": 2, "event": "faced"}),
        ("/undo", {}),
        ("/undo", {"after": 2, "all": True}),
        ("/links", {"seat": "Q"}),
        ("/links", {"seat": "north"}),
    ],
)
def test_what_no_record_takes(client: httpx.Client, path: str, body: Any) -> None:
    record = call(client)
    method = "POST" if path else "PATCH"
    assert problem(client.request(method, f"/api/cases/{record['id']}{path}", json=body), 422) == "invalid"
    assert good(client.get(f"/api/cases/{record['id']}")) == record


@pytest.mark.parametrize("id", [NOWHERE, "x", "%00", "a" * 99, "%F0%9F%82%A1"])
def test_a_record_that_is_not_there(client: httpx.Client, id: str) -> None:
    path = f"/api/cases/{id}"
    for part in ("", "/compare", "/explanation", "/file", "/stream", "/damage", "/damage.svg", "/damage/report"):
        problem(client.get(path + part), 404)
    event = {"after": 0, "event": NOT_SEEN}
    for part, body in (("/events", event), ("/undo", {"after": 0}), ("/links", {"seat": "N"})):
        problem(client.post(path + part, json=body), 404)
    problem(client.patch(path, json={"board": "1"}), 404)
    problem(client.post(path + "/anonymise"), 404)
    problem(client.delete(path + "/links"), 404)


def test_too_large(client: httpx.Client) -> None:
    large = b'{"told": "' + b"x" * (256 * 1024) + b'"}'
    assert problem(client.post("/api/details", content=large), 413) == "too_large"

    def in_pieces() -> Iterator[bytes]:
        for start in range(0, len(large), 16_384):
            yield large[start : start + 16_384]

    assert problem(client.post("/api/details", content=in_pieces()), 413) == "too_large"
    much = large * 40
    assert problem(client.post("/api/details", content=much), 413) == "too_large"
    just = b'{"told": []' + b" " * (256 * 1024 - 12) + b"}"
    good(client.post("/api/details", content=just, headers={"Content-Type": "application/json"}))


def test_at_most_500_events(client: httpx.Client) -> None:
    case = {"format": "bridgelaws-case", "version": 1, "laws": 2017, "contract": "3NT by S"}
    many = [{"event": "director called", "seat": "S"}] * 500
    record = good(client.post("/api/import", json={**case, "events": many}), 201)
    sent = {"after": 500, "event": many[0]}
    assert problem(client.post(f"/api/cases/{record['id']}/events", json=sent), 422) == "impossible_event"
    problem(client.post("/api/import", json={**case, "events": [*many, many[0]]}), 422)


def test_what_is_nowhere_and_what_cannot_be_done(client: httpx.Client) -> None:
    assert problem(client.get("/api/nothing"), 404) == "not_found"
    assert problem(client.get("/api"), 404) == "not_found"
    assert problem(client.put("/api/cases", json={}), 405) == "method_not_allowed"
    assert problem(client.get("/api/cases", params={"page": 0}), 422) == "invalid"
    assert problem(client.get("/api/cases", params={"status": "done"}), 422) == "invalid"
    assert problem(client.get("/api/cases", params={"search": "x" * 201}), 422) == "invalid"
    assert problem(client.get("/api/cases", params={"search": "\0"}), 422) == "invalid"
    assert problem(client.get(f"/api/cases/{call(client)['id']}", params={"laws": 2016}), 422) == "invalid"


# The laws


def test_the_lawbook(client: httpx.Client) -> None:
    laws = {each["number"]: each for each in good(client.get("/api/laws"))}
    assert laws[50]["heading"] == "disposition of a penalty card"
    page = good(client.get("/api/laws/50D2"))
    (printed,) = data("law", "50D2")
    assert page == printed
    assert good(client.get("/api/laws/54", params={"laws": 2007})) == data("law", "54", "--laws", "2007")[0]
    assert good(client.get("/api/laws/R54-1"))["readings"][0]["id"] == "R54-1"
    assert problem(client.get("/api/laws/99"), 404) == "no_such_law"
    assert problem(client.get("/api/laws/R99-1"), 404) == "no_such_law"
    assert problem(client.get("/api/laws/50", params={"laws": 1}), 422) == "invalid"


def test_searching_the_laws(client: httpx.Client) -> None:
    found = good(client.get("/api/laws/search", params={"q": "two cards"}))
    assert found["hits"] == data("search", "two cards")["hits"]
    assert found["message"] is None
    nothing = good(client.get("/api/laws/search", params={"q": "xyzzy"}))
    assert nothing["hits"] == []
    assert "xyzzy" in nothing["message"]
    assert problem(client.get("/api/laws/search"), 422) == "invalid"
    assert problem(client.get("/api/laws/search", params={"q": ""}), 422) == "invalid"


def test_what_changed_and_how_it_is_read(client: httpx.Client) -> None:
    found = good(client.get("/api/changes", params={"old": 2007, "new": 2017, "law": "54"}))
    assert found == data("changes", "2007", "2017", "54")
    assert good(client.get("/api/changes", params={"old": 1997, "new": 2017})) == data("changes", "1997", "2017")
    assert problem(client.get("/api/changes", params={"old": 1997}), 422) == "invalid"
    assert problem(client.get("/api/changes", params={"old": 1997, "new": 2017, "law": "x"}), 404) == "no_such_law"
    assert good(client.get("/api/readings")) == data("readings")
    assert good(client.get("/api/readings", params={"law": 54})) == data("readings", "54")


def test_an_example_that_is_not_there(client: httpx.Client) -> None:
    assert problem(client.get("/api/examples/fith-card"), 404) == "no_such_example"


def test_a_record_states_the_hands_that_are_on_file(client: httpx.Client) -> None:
    deal = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"
    record = good(client.post("/api/cases", json={"deal": deal, "contract": "3NT by S", "laws": 2017}), 201)
    assert {seat: len(cards) for seat, cards in record["hands"].items()} == dict.fromkeys("NESW", 13)
    event = {"after": 0, "event": {"event": "faced", "seat": "W", "card": "DA"}}
    record = good(client.post(f"/api/cases/{record['id']}/events", json=event))
    assert "DA" not in record["hands"]["W"]
    assert call(client)["hands"] is None


def test_a_record_tells_what_was_ruled_before_the_last_act(client: httpx.Client) -> None:
    record = call(client)
    for number, value in enumerate((False, "refuse", "leave"), record["number"]):
        event = {"event": "answered", "question": record["outcome"]["question"]["id"], "value": value}
        record = good(client.post(f"/api/cases/{record['id']}/events", json={"after": number, "event": event}))
    assert (len(record["outcome"]["rulings"]), record["earlier_rulings"]) == (2, 0)
    event = {"event": "played on", "leader": "N"}
    record = good(client.post(f"/api/cases/{record['id']}/events", json={"after": record["number"], "event": event}))
    assert (len(record["outcome"]["rulings"]), record["earlier_rulings"]) == (2, 2)


INSUFFICIENT = [["laws", "2017"], ["kind", "insufficient-bid"], ["offender", "E"], ["over", "1S"], ["call", "1H"]]


def test_what_would_follow_from_a_call_is_not_kept(client: httpx.Client) -> None:
    record = good(client.post("/api/cases", json={"told": INSUFFICIENT}), 201)
    refused = {"event": "answered", "question": "insufficient_bid", "value": "refuse"}
    record = add(client, record, refused)
    asked = good(client.post(f"/api/cases/{record['id']}/prospect", json={"seat": "E", "call": "2S"}))
    assert asked["question"]["id"] == "replacement"
    assert [made["call"] for made in asked["auction"]["calls"]] == ["1H", "2S"]
    assert good(client.get(f"/api/cases/{record['id']}")) == record
    wrong = client.post(f"/api/cases/{record['id']}/prospect", json={"seat": "E", "call": "10S"})
    assert problem(wrong, 422) == "not_understood"
    assert problem(client.post("/api/cases/aaaaaaaaaaaaaaaaaaaa/prospect", json={"seat": "E", "call": "P"}), 404)


def test_an_auction_has_no_contract_to_be_called_by(client: httpx.Client) -> None:
    case = {"format": "bridgelaws-case", "version": 2, "laws": 2017, "opening": {"phase": "auction", "dealer": "N"}}
    record = good(client.post("/api/cases", json={"case": case}), 201)
    assert record["title"] == ""
    assert [act["event"] for act in record["outcome"]["acts"]] == ["made", "director called", "auction over"]
    (listed,) = [one for one in good(client.get("/api/cases"))["records"] if one["id"] == record["id"]]
    assert listed["title"] == ""
