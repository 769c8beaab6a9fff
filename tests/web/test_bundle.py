"""The page in few requests: what is put together is what lies there, compressed, and kept until it changes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import bridgelaws
from bridgelaws.web import bundle
from web.server import Server, serving

STATIC = Path(bridgelaws.__file__).parent / "web" / "static"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    server: Server
    with serving(tmp_path_factory.mktemp("bundle")) as server, server.client() as asking:
        yield asking


def page(folder: Path, **scripts: str) -> Path:
    """A page of these scripts, of which `main` is the first."""
    (folder / "index.html").write_text(
        '<link rel="stylesheet" href="a.css">\n<script type="module" src="main.js"></script>\n', encoding="utf-8"
    )
    (folder / "a.css").write_text("p { color: red }", encoding="utf-8")
    for name, text in scripts.items():
        (folder / f"{name}.js").write_text(text, encoding="utf-8")
    return folder


def test_the_page_of_the_server_is_put_together() -> None:
    names = [name.rpartition(".")[2] for name in bundle.files(STATIC)]
    assert sorted(names) == ["", "css", "js"]


def test_a_script_comes_after_what_it_imports_and_once(tmp_path: Path) -> None:
    folder = page(
        tmp_path,
        main='import { b as c, d } from "./one.js";\nimport * as two from "./two.js";\nc(d, two.e);\n',
        one='import { e } from "./two.js";\nexport function b() {}\nexport const d = e;\nconst f = 1;\nexport { f };\n',
        two='export const { e, g } = { e: 1, g: 2 };\nexport * from "./three.js";\n',
        three="export class H {}\n",
    )
    text = bundle.together(folder, "main.js")
    assert re.findall("^// (.*)", text, re.MULTILINE) == ["three.js", "two.js", "one.js", "main.js"]
    assert "const { b: c, d } = m2;" in text
    assert "const two = m1;" in text
    assert "return { ...m0, e, g };" in text
    assert "return { b, d, f };" in text
    given = 'export const scripts = { "three.js": m0, "two.js": m1, "one.js": m2, "main.js": m3 };'
    assert re.findall(r"^(?:import|export)\b.*", text, re.MULTILINE) == [given]


@pytest.mark.parametrize(
    "strange",
    [
        "export default 1;",
        "export let a = 1;",
        'import a from "./b.js";',
        'import "./b.js";',
        'export { a } from "./b.js";',
        'const a = await import("./b.js");',
        "const a = import.meta.url;",
        'import { a } from "./main.js";',
    ],
)
def test_what_is_not_understood_is_served_as_it_lies_there(tmp_path: Path, strange: str) -> None:
    assert bundle.files(page(tmp_path, main=f"{strange}\n", b="const b = 1;\n")) == {}


def test_a_change_makes_it_anew(tmp_path: Path) -> None:
    folder = page(tmp_path, main="const a = 1;\n")
    before = bundle.files(folder)
    (folder / "main.js").write_text("const a = 2;\n", encoding="utf-8")
    after = bundle.files(folder)
    assert before.keys() != after.keys()
    assert b"a = 2" in b"".join(each.body for each in after.values())


def test_few_small_answers_that_last(client: httpx.Client) -> None:
    index = client.get("/")
    assert index.headers["cache-control"] == "no-cache"
    assert client.get("/", headers={"If-None-Match": index.headers["etag"]}).status_code == 304
    linked = re.findall(r'(?:src|href)="([^"#]+)"', index.text)
    assert sorted(name.rpartition(".")[2] for name in linked) == ["css", "js", "svg", "webmanifest"]
    for name in linked:
        answer = client.get(f"/{name}")
        assert answer.status_code == 200
        if name.startswith("page-"):
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["content-encoding"] == "gzip"
            plain = client.get(f"/{name}", headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.text == answer.text
    words = client.get("/words/fr.json")
    assert (words.headers["content-encoding"], words.headers["content-language"]) == ("gzip", "fr")
    assert client.get("/words/fr.json", headers={"If-None-Match": words.headers["etag"]}).status_code == 304
