"""docs/architecture.md: the picture is what the imports give, and a card goes the way that is told."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from tests.layers import house, picture

from bridgelaws import Card, Play, Seat
from bridgelaws.audit.members import Job, audit_job
from bridgelaws.engine.pipeline import PIPELINE

PAGE = (house.ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"
RECORD = f"""[Event "Club"]
[Board "1"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "{DEAL}"]
[Declarer "S"]
[Contract "3NT"]
[Result "8"]
[Play "W"]
DA D3 H2 D4
HQ HA H5 H4
*
"""


def test_the_picture_is_what_the_imports_give() -> None:
    assert picture.FILE.read_text(encoding="utf-8") == picture.picture(), "run python -m tests.layers.picture"


def test_every_package_is_in_the_picture_and_none_besides() -> None:
    assert set(picture.ROOMS) == set(house.packages())


def test_no_box_lies_on_another() -> None:
    boxes = list(picture.boxes(house.layers(house.packages()))[0].values())
    for n, one in enumerate(boxes):
        for two in boxes[:n]:
            beside = abs(one.x - two.x) >= (one.width + two.width) / 2
            assert beside or abs(one.y - two.y) >= (one.height + two.height) / 2


def test_the_tiers_point_down() -> None:
    order = list(picture.TIERS)
    assert order == list(house.TIERS)
    assert all(order.index(upper) < order.index(lower) for upper, lower in house.between_tiers())


def test_imports_that_go_round_are_seen() -> None:
    with pytest.raises(AssertionError, match="go round: a, b"):
        house.layers({"a": {"b"}, "b": {"a"}, "c": set()})


def test_an_import_that_follows_from_others_has_no_arrow() -> None:
    assert house.direct({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == [("a", "b"), ("b", "c")]


def test_the_table_of_packages() -> None:
    section = PAGE.partition("## Packages\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)(?:\.py|/)` \| .+ \| (.+) \|$", section, re.M)
    told = {name: set(re.findall(r"\w+", uses)) - {"nothing"} for name, uses in rows}
    assert told == house.packages()


def test_the_guide_has_every_package_and_none_besides() -> None:
    guide = (house.ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = "".join(line.split("|")[1] for line in guide.splitlines() if line.startswith("| `"))
    packages = {init.parent.name for init in (house.ROOT / "src" / "bridgelaws").glob("*/__init__.py")}
    beside = {path.name for path in house.ROOT.iterdir() if path.is_dir()}
    assert packages - set(re.findall(r"`(\w+)/`", table)) == set()
    assert set(re.findall(r"`(\w+)/`", table)) - packages - beside == set()


def test_the_stages_are_those_of_the_pipeline() -> None:
    section = PAGE.partition("## One pipeline\n")[2].partition("\n## ")[0]
    assert re.findall(r"^\| `(\w+)` \|", section, re.M) == [stage.__name__ for stage in PIPELINE]


# The walks


def _irregular() -> None:
    play = Play(DEAL, "3NT by S", laws=2017)
    play.faced("E", "HK")
    play.director("S")
    play.found(False)
    play.chose("refuse")


def _regular() -> None:
    play = Play(DEAL, "3NT by S", laws=2017)
    play.faced(Seat.parse("W"), Card.parse("S2"))
    assert play.table.trick.leader is Seat.parse("W")


def _audited() -> None:
    assert audit_job(Job("club.pbn", "pbn", "", RECORD.encode())).boards == {"revoke": 1}


def _walk(heading: str) -> list[tuple[str, str]]:
    """The functions that a section names, each with its file."""
    section = PAGE.partition(f"### {heading}\n")[2].partition("\n#")[0]
    return [(file, name) for name, file in re.findall(r"^\d+\. \[`([\w.]+)`\]\(\.\./(\S+)\)", section, re.M)]


def _called(walk: Callable[[], None]) -> list[tuple[str, str]]:
    """The functions of the package that a walk calls, in order."""
    found: list[tuple[str, str]] = []

    def watch(frame: FrameType, event: str, _: Any) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and house.PACKAGE in path.parents:
            found.append((path.relative_to(house.ROOT).as_posix(), frame.f_code.co_qualname))

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        walk()
    finally:
        sys.setprofile(before)
    return found


WALKS = {
    "Out of turn: heard and ruled on": _irregular,
    "In turn: the kernel": _regular,
    "In a PBN file: read and audited": _audited,
}


@pytest.mark.parametrize("heading", WALKS)
def test_the_functions_of_a_walk_exist(heading: str) -> None:
    assert len(_walk(heading)) >= 5
    for file, name in _walk(heading):
        outer, _, method = name.partition(".")
        body = ast.parse((house.ROOT / file).read_text(encoding="utf-8")).body
        found = [n for n in body if isinstance(n, ast.FunctionDef | ast.ClassDef) and n.name == outer]
        assert found, f"{file} has no {outer}"
        assert not method or any(isinstance(n, ast.FunctionDef) and n.name == method for n in found[0].body), name


@pytest.mark.parametrize("heading", WALKS)
def test_a_card_goes_that_way(heading: str) -> None:
    calls = iter(_called(WALKS[heading]))
    for step in _walk(heading):
        if not step[0].endswith("kernel.py"):  # It may be compiled, and then nobody sees it called.
            assert step in calls, f"{step[1]} is not called after the step before it"


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)]+)\)|src=\"([^\"]+)\"", PAGE)
    for link in (one or two for one, two in links):
        assert (house.ROOT / "docs" / link).exists(), link
