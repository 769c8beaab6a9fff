"""`bridgelaws pipeline`: the stages as they are passed, and the laws as they say themselves."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from bridgelaws import Play
from bridgelaws.engine import pipeline
from bridgelaws.engine.described import described
from bridgelaws.laws import LAW_BOOK, LAWS, counting
from cli.runs import data, printed

DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"


def test_every_stage_is_listed_in_order_with_what_happens() -> None:
    found = data("pipeline")
    assert [each["stage"] for each in found] == [stage.__name__ for stage in pipeline.PIPELINE]
    assert all(each["what"].endswith(".") for each in found)
    text = printed("pipeline", env={"COLUMNS": "100"})
    names = [each["stage"].replace("_", " ") for each in found]
    assert re.findall(r"^(\w+(?: \w+)?)  ", text, re.M)[1:] == names


def test_what_a_stage_says_of_itself_is_what_is_printed() -> None:
    assert {each["stage"]: each["what"] for each in data("pipeline")} == {
        stage.name: stage.what for stage in described()
    }


def test_a_law_takes_part_where_its_value_says_so() -> None:
    found = {each["stage"]: each for each in data("pipeline")}
    for stage, part in (("notice", "notices"), ("lapse", "lapses"), ("settle", "hears"), ("settle", "arises")):
        numbers = [law.number for law in LAW_BOOK.taking(part)]
        assert set(numbers) == {law.number for law in LAWS if getattr(law, part) is not None}
        assert found[stage]["parts"][part] == numbers
        assert set(numbers) <= set(found[stage]["laws"])
    # Some are asked before the others, and that is how they are listed.
    assert found["settle"]["parts"]["arises"][:3] == [44, 62, 60]
    assert found["settle"]["parts"]["prefaces"][0] == 58
    assert found["attend"]["laws"] == [9]
    assert found["establish"]["laws"] == [63]
    assert found["possible"]["laws"] == []


def test_no_part_of_a_law_is_left_out() -> None:
    """Whatever a law answers is asked by one of the stages."""
    asked = {part for stage in described() for part in stage.parts}
    answered = {part for law in LAWS for part in law.__slots__ if callable(getattr(law, part))}
    assert answered <= asked


def test_the_table_names_the_laws() -> None:
    text = printed("pipeline", env={"COLUMNS": "160"})
    assert re.search(r"^establish .*establishes: 63$", text, re.M)
    assert re.search(r"^possible .* -$", text, re.M)


def test_what_counting_asks_is_what_it_says() -> None:
    """The laws that `counting` names are those whose folders it imports, or whose books it takes from among all."""
    tree = ast.parse(Path(counting.__file__).read_text(encoding="utf-8"))
    nodes = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.level == 1]
    words = [node.module or "" for node in nodes] + [alias.name for node in nodes for alias in node.names]
    imported = {int(found.group(1)) for word in words if (found := re.fullmatch(r"(?:law|book)(\d\d)", word))}
    assert imported == {number for numbers in counting.LAWS.values() for number in numbers}


def test_an_act_passes_the_stages_in_that_order(monkeypatch) -> None:
    passed: list[str] = []

    def told(stage: pipeline.Stage) -> pipeline.Stage:
        def passing(passage: pipeline.Passage) -> None:
            passed.append(stage.__name__)
            stage(passage)

        return passing

    monkeypatch.setattr(pipeline, "RECEIVING", tuple(told(stage) for stage in pipeline.RECEIVING))
    play = Play(DEAL, "3NT by S", laws=2017)
    play.faced("E", "HK")
    assert passed == [stage.__name__ for stage in pipeline.PIPELINE[1:-1]]
