"""What is checked before a release, checked itself; and that what is said about it in several places agrees."""

from __future__ import annotations

import json
import re
import tomllib
import zipfile
from fnmatch import fnmatch
from importlib import import_module
from pathlib import Path

from release import contents, dist, lawpages, links, typed_use
from release.docs import BESIDE, placed, programs, searched
from release.pythons import SUITE, named, version_of

import bridgelaws
from bridgelaws import archives, events, golden, lawbook, reading
from bridgelaws.book.editions import REGISTRY

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_version_is_in_one_place_and_the_changelog_has_it() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert "version" not in PROJECT["project"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first = re.search(r"^## \[([\d.]+)\] - (unreleased|\d{4}-\d\d-\d\d)$", changelog, re.MULTILINE)
    assert first
    assert first[1] == bridgelaws.__version__
    assert f"version: {bridgelaws.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_every_file_of_the_package_goes_into_the_wheel_and_none_twice() -> None:
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["bridgelaws"]
    assert PROJECT["tool"]["setuptools"]["include-package-data"] is False
    for file in contents.installed(contents.sources()):
        inside = file.removeprefix("bridgelaws/")
        if file.endswith(".py"):
            assert (contents.SOURCE / file).parent.joinpath("__init__.py").is_file(), file
        else:
            assert any(fnmatch(inside, pattern.replace("**", "*")) for pattern in patterns), file


def test_a_wheel_that_lacks_something_or_has_too_much_is_found_out(tmp_path: Path) -> None:
    source, wheel = tmp_path / "src", tmp_path / "some.whl"
    for name in ("__init__.py", "law.po", "law.mo", "page.css"):
        (source / "bridgelaws").mkdir(parents=True, exist_ok=True)
        (source / "bridgelaws" / name).write_text("", encoding="utf-8")

    def holding(*names: str) -> list[str]:
        with zipfile.ZipFile(wheel, "w") as archive:
            for name in (*names, "bridgelaws-1.dist-info/METADATA"):
                archive.writestr(name, "")
        return contents.faults_of_wheel(wheel, source)

    whole = ("bridgelaws/__init__.py", "bridgelaws/law.mo", "bridgelaws/page.css")
    assert holding(*whole) == []
    assert holding(*whole[:2]) == ["lacks bridgelaws/page.css"]
    assert holding(*whole, "bridgelaws/law.po", "tests/test_it.py") == ["has bridgelaws/law.po", "has tests/test_it.py"]


def test_whoever_wants_rulings_installs_little() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    assert PROJECT["project"]["dependencies"] == []
    assert set(extras["cli"]) == {"click", "rich"}
    assert not {"endplay", "distributed", "pyarrow"} & {*extras["cli"], *extras["web"]}


def test_the_workflows_call_make_and_nothing_else_and_try_what_is_named() -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)) | {"site"}
    for workflow in (ROOT / ".github" / "workflows").glob("*.yml"):
        text = workflow.read_text(encoding="utf-8")
        commands = re.findall(r"run: (.*)", text)
        assert commands
        for command in commands:
            program, target, *_ = command.split()
            assert program == "make"
            assert target in targets
    matrix = re.search(r"python: \[(.*)\]", (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8"))
    assert matrix
    assert set(re.findall(r"3\.\d+", matrix[1])) == named()


def test_every_public_name_is_used_where_the_types_are_checked() -> None:
    text = (ROOT / "release" / "typed_use.py").read_text(encoding="utf-8")
    assert [name for name in bridgelaws.__all__ if not re.search(rf"\bb\.{name}\b", text)] == []
    for use in (
        typed_use.values,
        typed_use.editions,
        typed_use.board,
        typed_use.play,
        typed_use.typed_by_people,
        typed_use.claim,
        typed_use.refused,
    ):
        assert use()
    assert typed_use.ruled(bridgelaws.example_cases.load("contested-claim"))[1] == ["0", "1", "2", "3", "4"]


def test_every_public_name_is_in_the_reference() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in (ROOT / "release" / "api").glob("*.md"))
    shown = set(re.findall(r"^::: (\S+)$", pages, re.MULTILINE))
    assert [name for name in shown if not _is_there(name)] == []
    for module in (bridgelaws, archives, events, lawbook, reading):
        for name in module.__all__ if hasattr(module, "__all__") else vars(module):
            value = getattr(module, name)
            home = getattr(value, "__module__", None) or ""
            if home.startswith("bridgelaws.") and not name.startswith("_"):
                public, defined = f"{module.__name__}.{name}", f"{home}.{getattr(value, '__qualname__', name)}"
                assert shown & {home, public, defined}, public


def _is_there(name: str) -> bool:
    """Whether a name leads to a module, or to something in one."""
    module, _, inside = name.rpartition(".")
    try:
        return bool(import_module(name))
    except ModuleNotFoundError:
        return hasattr(import_module(module), inside)


def test_the_wheel_is_installed_with_every_extra_that_is_not_for_developers() -> None:
    assert set(PROJECT["project"]["optional-dependencies"]) == set(",".join(dist.WAYS).split(",")) - {""} | (
        dist.FOR_DEVELOPERS
    )


def test_the_suite_that_every_python_runs_is_there() -> None:
    assert [test for test in SUITE if not (ROOT / test).exists()] == []
    assert version_of("/nowhere/python3") is None


def test_every_test_of_what_rules_and_plays_is_run_on_every_python() -> None:
    # What needs more than the engine, what looks at the sources or the documentation, and the long proofs.
    others = {"archives", "audit", "cli", "docs", "evidence", "examples", "layers", "pocket", "releasing", "sites"}
    others |= {"trust", "web", "words"}
    files = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")}
    left = {file for file in files if not any(file == test or file.startswith(f"{test}/") for test in SUITE)}
    assert {file for file in left if file.split("/")[1] not in others} == set()


def test_links_of_a_page_lead_to_pages_of_the_site() -> None:
    assert placed("[a](docs/club.md#x) [b](CHANGELOG.md)", "") == "[a](club.md#x) [b](changelog.md)"
    assert placed("[a](../CHANGELOG.md) [b](trust.md)", "docs") == "[a](changelog.md) [b](trust.md)"
    assert (
        placed("[`fold`](../src/bridgelaws/engine/fold.py) [w](https://a.b/c)", "docs") == "`fold` [w](https://a.b/c)"
    )
    assert placed("[a](four_players.py) [b](../README.md)", "examples") == "[a](#four_players) [b](index.md)"
    assert placed('<img src="docs/images/x.png">', ".") == '<img src="images/x.png">'
    assert all((ROOT / page).is_file() for page in BESIDE)


def test_every_page_has_its_place_in_the_list_and_every_program_is_shown() -> None:
    listed = re.findall(r"([\w/-]+\.md)$", (ROOT / "release" / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    assert {page.name for page in (ROOT / "docs").glob("*.md")} | set(BESIDE.values()) <= set(listed)
    shown = "".join(programs())
    assert all(
        f"## {program.name} {{" in shown for program in (ROOT / "examples").glob("*.*") if program.suffix != ".md"
    )
    assert (
        "```python\nfrom bridgelaws import changes, compare, example_cases, first_difference\n" in shown
    )  # a notebook's


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "index.html").write_text('<a href="sub/#x">a</a><a href="sub/#y">b</a><a href="no.html">c</a>')
    (tmp_path / "sub" / "index.html").write_text(
        '<h1 id="x"></h1><a href="../index.html">a</a><a href="https://b.c">d</a>'
    )
    assert links.broken(tmp_path) == ["index.html: sub/#y", "index.html: no.html"]


def test_every_provision_and_reading_is_on_a_page() -> None:
    pages = lawpages.law_pages()
    laws = "\n".join(pages.values())
    for name, provision in REGISTRY.provisions.items():
        for version in provision.versions:
            ref = lawpages.written(version.ref)
            assert f"| {lawpages.written(version.gist)}" in laws, name
            assert f"## {ref} {{" in laws or f"| {ref} |" in laws, name
    for id in REGISTRY.readings:
        assert f"### {id} " in laws
    assert "| edition | what it does |" in pages["laws/law57.md"].partition("## 57A1 ")[0]  # 57A in every edition
    assert "| 1997 | 50D1 |" in pages["laws/law50.md"]


def test_a_case_shows_what_happened_and_what_was_ruled_in_each_edition() -> None:
    pages = lawpages.case_pages([case for case in golden.cases() if case["id"] == "102"])
    page = pages["cases/102.md"]
    assert "4♠ by North: cards West ♦2; North director called." in page
    assert "**1997**" in page
    assert 'becomes a major penalty card (<a href="../laws/law54.html#54d">54D</a>)' in page
    assert 'becomes a major penalty card (<a href="../laws/law56.html#56">56</a>)' in page  # 1997
    assert "| [54D](../laws/law54.md#54d), [50D2(a)](../laws/law50.md#50d2-a-) |" in pages["cases/index.md"]


def test_the_laws_are_found_before_the_cases() -> None:
    cases = "A revoke must be corrected. Cases that show it: 2 <ul> <li>One</li> <li>Two</li> </ul>"
    items = [
        {
            "location": "cases/102.html",
            "title": "A revoke & more",
            "text": "<p><a>54D</a>, 56 · All</p>",
            "path": ["x"],
        },
        {"location": "cases/102.html#refused", "title": "Refused", "text": "", "path": ["x"]},
        {"location": "laws/law62.html#62a", "title": "62A", "text": cases, "path": ["Law 62: revokes"]},
        {"location": "api/boards.html", "title": "Boards", "text": "Cases", "path": ["Programmers"]},
    ]
    case, law, other = json.loads(searched(json.dumps({"config": {}, "items": items})))["items"]
    assert (case["title"], case["text"], case["path"]) == ("Case: 54D, 56", "<p>A revoke & more</p>", ["Laws", "Cases"])
    assert (law["title"], law["text"]) == ("62A", "A revoke must be corrected. ")
    assert law["path"] == ["Laws", "Law 62: revokes"]
    assert other == items[3]


def test_what_is_cited_without_its_letters_leads_to_the_first_of_them() -> None:
    (case,) = [case for case in golden.cases() if "46B3" in case.get("laws", ())][:1]
    assert "[46B3](../laws/law46.md#46b3-" in lawpages.case_pages([case])["cases/index.md"]


def test_each_page_of_the_reference_says_where_its_names_are_imported_from() -> None:
    for page in (ROOT / "release" / "api").glob("*.md"):
        block = re.search(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
        if page.stem != "index":
            assert block, page.name
            exec(block[1], {})
