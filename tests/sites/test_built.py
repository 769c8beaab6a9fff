"""The built site: what is in it, that it answers as Python on this machine does, and that it names no other host."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hosting.site import put
from tests.pocket import requests
from tests.pocket.drawer import Drawer, sent
from tests.pocket.test_parity import timeless
from tests.web.site import built

from bridgelaws.pocket import Pocket
from bridgelaws.web import bundle

MOST = 6_500_000
RUN = Path(__file__).with_name("run.mjs")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.getbasetemp()
    return built(base.parent if "PYTEST_XDIST_WORKER" in os.environ else base)


def solved(answer: tuple[int, Any]) -> tuple[int, Any]:
    """Without what takes the solver, which a browser has not."""
    body = answer[1]
    if isinstance(body, dict):
        for field in ("best", "evidence"):
            body = {name: value for name, value in body.items() if name != field}
        if isinstance(body.get("record"), dict):
            body["record"] = {name: value for name, value in body["record"].items() if name != "evidence"}
    return answer[0], body


def test_every_answer_is_that_of_python_on_this_machine(site: Path, tmp_path: Path) -> None:
    asked = requests.everything()
    bodies = [
        request._asdict()
        | {"body": request.body if request.body is None or isinstance(request.body, str) else json.dumps(request.body)}
        for request in asked
    ]
    (tmp_path / "requests.json").write_text(json.dumps(bodies), encoding="utf-8")
    command = ["node", str(RUN), str(site), str(tmp_path / "requests.json"), str(tmp_path / "answers.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    theirs = json.loads((tmp_path / "answers.json").read_text(encoding="utf-8"))
    assert len(theirs) == len(asked)
    pocket, drawer = Pocket(), Drawer()
    for request, their in zip(asked, theirs, strict=True):
        ours = sent(pocket, drawer, *request)
        assert solved(timeless(tuple(their))) == solved(timeless(ours)), request


def test_it_is_small_enough_for_a_phone(site: Path) -> None:
    sizes = {path: len(gzip.compress(path.read_bytes(), 9)) for path in site.rglob("*") if path.is_file()}
    assert sum(sizes.values()) <= MOST


def test_the_service_worker_keeps_every_file(site: Path) -> None:
    text = (site / "service-worker.js").read_text(encoding="utf-8")
    (kept,) = re.findall(r"FILES = (\[.*\]);", text)
    there = {str(path.relative_to(site)) for path in site.rglob("*") if path.is_file()}
    assert set(json.loads(kept)) == there - {"service-worker.js"}
    (build,) = re.findall(r'BUILD = "(\w{16})"', text)
    assert build in (site / "build.js").read_text(encoding="utf-8")


def test_the_page_is_the_servers_but_for_who_answers(site: Path) -> None:
    import bridgelaws

    static = Path(bridgelaws.__file__).parent / "web" / "static"
    theirs, mine = (_scripts(text) for text in (bundle.together(static, "js/main.js"), _linked(site, "js")))
    assert theirs.keys() - mine.keys() == {"js/desk/http.js"}
    assert mine.keys() - theirs.keys() == {"js/desk/local.js"}
    # Which script is which number, it says itself.
    assert {path for path in theirs.keys() & mine.keys() if theirs[path] != mine[path]} == {"js/desk.js"}
    styles = sorted(path.read_text(encoding="utf-8") for path in (static / "css").glob("*.css"))
    assert all(style in _linked(site, "css") for style in styles)


def _scripts(whole: str) -> dict[str, str]:
    """What was put together, by its path; without the numbers that the parts have there."""
    parts = re.split(r"^// (js/\S+\.js)$", whole, flags=re.MULTILINE)[1:]
    texts = [re.sub(r"\bm\d+\b", "m", text.partition("\nexport const scripts")[0]) for text in parts[1::2]]
    return dict(zip(parts[::2], texts, strict=True))


def _linked(site: Path, ending: str) -> str:
    """The one file of a kind that the page asks for."""
    index = (site / "index.html").read_text(encoding="utf-8")
    (name,) = re.findall(rf'(?:src|href)="([^"]+\.{ending})"', index)
    return (site / name).read_text(encoding="utf-8")


def test_a_first_visit_asks_for_few_files(site: Path) -> None:
    """The page's scripts are one file, and its styles; the rest is the engine, its words and the icons."""
    named = {path.relative_to(site).parts[0] for path in site.rglob("*") if path.is_file()}
    assert not named & {"js", "css"}
    assert len(list(site.rglob("*.js"))) < 12


def test_no_file_names_another_host_to_ask(site: Path) -> None:
    """What we have written names none at all; what Pyodide can fetch, the policy of the page forbids."""
    for path in [*site.glob("*.js"), *(site / "js").rglob("*.js"), *site.glob("*.html"), *site.glob("*.webmanifest")]:
        text = path.read_text(encoding="utf-8")
        found = re.findall(r"https?://[\w.-]+", text)
        assert set(found) <= {"http://www.w3.org"}, path


def test_the_documentation_beside_the_page_stays_and_nothing_else(tmp_path: Path) -> None:
    made, folder = tmp_path / "made", tmp_path / "site"
    for path in (made / "index.html", folder / "old.html", folder / "docs" / "api" / "index.html"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("", encoding="utf-8")
    put(made, folder)
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*.html")}
    assert there == {"index.html", "docs/api/index.html"}
