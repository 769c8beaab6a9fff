"""The interface in the language asked for: documents, details, errors."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from bridgelaws.words.languages import language_of, languages
from web import asking

FRENCH = {"Accept-Language": "fr"}


@pytest.mark.parametrize(
    ("path", "header", "code"),
    [
        ("/api/about", None, "en"),
        ("/api/about", "fr-CA, en;q=0.8", "fr"),
        ("/api/about", "da, de;q=0.4, fr;q=0.9, en;q=0.1", "fr"),
        ("/api/about", "da, *;q=0.5", "en"),
        ("/api/about", "fr;q=0, de;q=0.1", "de"),
        ("/api/about", "fr;q=nonsense, de;q=0.1", "de"),
        ("/api/about", ";;;,,q=", "en"),
        ("/api/about?language=de", "fr", "de"),
        ("/api/about?language=DE-at", "fr", "de"),
        ("/api/nowhere", "de", "de"),
        ("/api/cases/aaaaaaaaaaaaaaaaaaaa", "de", "de"),
    ],
)
def test_which_language(client: httpx.Client, path: str, header: str | None, code: str) -> None:
    answer = client.get(path, headers={} if header is None else {"Accept-Language": header})
    assert answer.headers["Content-Language"] == code
    assert "Accept-Language" in answer.headers["Vary"]


def test_a_language_that_is_not_spoken_is_an_error_if_it_was_asked_for_by_name(client: httpx.Client) -> None:
    answer = client.get("/api/kinds?language=xx", headers=FRENCH)
    assert asking.problem(answer, 422) == "invalid"
    assert answer.headers["Content-Language"] == "fr"
    assert "«\u00a0xx\u00a0»" in answer.json()["error"]["message"]


def test_errors_are_said_in_the_language(client: httpx.Client) -> None:
    def message(answer: httpx.Response) -> str:
        said: str = answer.json()["error"]["message"]
        return said

    assert message(client.get("/api/cases/aaaaaaaaaaaaaaaaaaaa", headers=FRENCH)) == "Ce dossier n'existe pas."
    assert message(client.get("/api/nowhere?language=de")) == "Hier gibt es nichts."
    badly = {"told": [["laws", "2017"], ["declarer", "S"], ["contract", ""], ["kind", "nonsense"]]}
    wrong = client.post("/api/details", json=badly, headers=FRENCH)
    assert "nonsense" in message(wrong)
    assert message(wrong) != message(client.post("/api/details", json=badly))
    garbled = client.post("/api/details", content=b"{]", headers=FRENCH)
    assert asking.problem(garbled, 422) == "not_json"
    missing = client.post("/api/details", json={}, headers=FRENCH)
    assert message(missing) == "body/told\u00a0: cette valeur n'est pas utilisable"
    record = asking.call(client)
    late = {"after": record["number"], "event": {"event": "faced", "seat": "E", "card": "HK"}}
    refused = client.post(f"/api/cases/{record['id']}/events?language=de", json=late)
    assert refused.status_code == 422
    assert message(refused) != message(client.post(f"/api/cases/{record['id']}/events", json=late))
    taken = client.post(f"/api/cases/{record['id']}/events?language=fr", json={**late, "after": 1})
    assert message(taken) == "Un autre appareil a modifié ce dossier\u202f; regardez ce qu'il a ajouté."
    assert taken.json()["record"]["outcome"]["question"]["text"].startswith("Le déclarant")


@pytest.mark.parametrize("code", languages())
def test_details_and_kinds(client: httpx.Client, code: str) -> None:
    tongue = language_of(code)
    kinds = asking.good(client.get(f"/api/kinds?language={code}"))
    told = [["laws", "2017"], ["contract", ""]]
    step = asking.good(client.post(f"/api/details?language={code}", json={"told": told}))["detail"]
    assert step["options"] == [{"value": kind.pop("id"), **kind} for kind in kinds]
    told = [*told, ["kind", "opening-lead"]]
    step = asking.good(client.post(f"/api/details?language={code}", json={"told": told}))["detail"]
    assert [option["label"] for option in step["options"]] == list(tongue.SEATS)
    assert [option["value"] for option in step["options"]] == list("NESW")


def test_a_record_is_one_in_every_language(client: httpx.Client) -> None:
    """What is kept does not depend on who looks at it; what is said does."""
    record = asking.add(client, asking.call(client), asking.NOT_SEEN, asking.REFUSED)
    shown: dict[str, Any] = {
        code: asking.good(client.get(f"/api/cases/{record['id']}?language={code}")) for code in languages()
    }
    for code, each in shown.items():
        assert each["case"] == record["case"]
        assert each["outcome"]["question"]["id"] == record["outcome"]["question"]["id"]
        assert each["outcome"]["question"]["message"] == record["outcome"]["question"]["message"]
        assert each["outcome"]["question"]["args"] == record["outcome"]["question"]["args"]
        listed = asking.good(client.get(f"/api/cases?language={code}"))["records"]
        assert next(one for one in listed if one["id"] == record["id"])["title"] == each["title"]
    for field in ("title", "explanation"):
        assert len({each[field] for each in shown.values()}) == len(languages())
    assert "♥R" in shown["fr"]["explanation"]
    assert "♥K" in shown["de"]["explanation"]


def test_a_call_told_in_french_is_shown_in_english(client: httpx.Client) -> None:
    """The words are read in the language in which they were said, and the case keeps which that is."""
    told = [["laws", "2017"], ["declarer", "S"], ["contract", ""], ["trick", "3"], ["kind", "incomplete"],
            ["table", "W: HK"], ["words", "petit cœur"], ["hand", "H3 H7 S2 S9"]]  # fmt: skip
    step = asking.good(client.post("/api/details?language=fr", json={"told": told}))
    assert step["detail"] is None
    record = asking.good(client.post("/api/cases?language=fr", json={"told": step["told"]}), 201)
    assert record["case"]["language"] == "fr"
    again = asking.good(client.get(f"/api/cases/{record['id']}"))
    assert again["title"] == "Incomplete call for a card of dummy"
    assert again["case"] == record["case"]
    assert [played["card"] for played in again["outcome"]["trick"]] == ["HK", "H3"]


def test_other_documents(client: httpx.Client) -> None:
    record = asking.add(client, asking.call(client), asking.NOT_SEEN, asking.REFUSED, asking.REQUIRED)
    id = record["id"]
    for path in (f"/api/cases/{id}/compare", f"/api/cases/{id}/explanation", "/api/laws", "/api/laws/50D2",
                 "/api/changes?old=2007&new=2017", "/api/readings"):  # fmt: skip
        said = {code: client.get(path, headers={"Accept-Language": code}).text for code in languages()}
        assert len(set(said.values())) == len(languages()), path
    hits = asking.good(client.get("/api/laws/search?q=deux cartes&language=fr"))["hits"]
    assert any(hit["entry"]["law"] == 58 for hit in hits)


def test_what_an_other_edition_has_no_use_for_is_said(client: httpx.Client) -> None:
    record = asking.example(client, "play-before-dummy")
    for code in languages():
        for edition in asking.good(client.get(f"/api/cases/{record['id']}/compare?language={code}"))["editions"]:
            assert len(edition["unused_said"]) == len(edition["unused"])
