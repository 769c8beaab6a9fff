"""The laws at hand: law, changes, search, readings and coverage, each as the shell runs it."""

from __future__ import annotations

import re

import pytest

from cli.runs import data, printed, run

COMMANDS = ("law", "changes", "search", "readings", "coverage")


def refs(page: dict[str, object]) -> dict[str, dict[int, str]]:
    """The numbers of each provision on a page, edition by edition."""
    return {
        entry["name"]: {year: said["ref"] for said in entry["statements"] for year in said["editions"]}
        for entry in page["provisions"]  # type: ignore[attr-defined]
    }


# law


def test_50d2_has_the_numbers_of_each_edition() -> None:
    (page,) = data("law", "50D2")
    found = refs(page)
    assert found["law50.REQUIRE_SUIT"] == {1997: "50D2(a)", 2007: "50D2(a)", 2017: "50D2(a)"}
    assert found["law50.OPTIONS_RETURN"] == {2007: "50D2(b) footnote", 2017: "50D2(b) footnote"}
    assert {ref for by in found.values() for ref in by.values()} == {
        "50D2",
        "50D2(a)",
        "50D2(a) footnote",
        "50D2(b)",
        "50D2(b) footnote",
    }


def test_the_clause_that_moved_is_found_by_its_old_and_its_new_number() -> None:
    """The adjustment for information is 50E3 in 2007 and 50E4 in 2017."""
    for asked in ("50E3", "50E4"):
        (page,) = data("law", asked)
        assert refs(page)["law50.ADJUST_FOR_INFORMATION"] == {1997: "16A with 12", 2007: "50E3", 2017: "50E4"}


def test_a_whole_law_in_one_edition() -> None:
    (page,) = data("law", "57", "--laws", "2017")
    assert page["laws"] == 2017
    assert {year for by in refs(page).values() for year in by} == {2017}
    assert [entry["statements"][0]["ref"] for entry in page["provisions"]] == [
        *(
            "57A",
            "57A1",
            "57A2",
            "57A3",
            "57A4",
            "57B",
            "57C1",
            "57C1",
            "57C1 footnote",
            "57C2",
            "57C3",
            "57D",
            "57D",
            "57D",
        )
    ]


def test_references_lead_both_ways() -> None:
    (from_54d,) = data("law", "54D", "--laws", "1997")
    assert {"ref": "56", "editions": [1997]} in from_54d["provisions"][0]["refers_to"]
    (to_56,) = data("law", "56", "--laws", "1997")
    assert {"ref": "54D", "editions": [1997]} in to_56["provisions"][0]["referred_by"]
    (to_54d,) = data("law", "54D")
    assert {"ref": "56", "editions": [2007]} in to_54d["provisions"][0]["referred_by"]


def test_the_cases_that_show_it_come_with_their_titles() -> None:
    (page,) = data("law", "54C")
    first = page["provisions"][0]["cases"][0]
    assert (first["id"], first["title"]) == ("100", "Dummy exposes cards after an opening lead out of turn")
    assert "Dummy exposes cards after an opening lead out of turn" in printed("law", "54C")


def test_a_page_says_what_changed() -> None:
    text = printed("law", "54C")
    assert re.search(r"1997–2007 +If declarer could have seen", text)
    assert re.search(r"2017 +changed: If declarer could have seen", text)
    assert "confirms declarer: no → yes" in text


def test_several_numbers_and_the_word_law() -> None:
    assert [page["asked"] for page in data("law", "Law", "54C,", "r54-1")] == ["54C", "r54-1"]


def test_a_reading_by_its_number() -> None:
    (page,) = data("law", "R54-1")
    assert [reading["id"] for reading in page["readings"]] == ["R54-1"]
    assert page["provisions"] == []


# changes


def test_changes_of_a_law() -> None:
    found = data("changes", "2007", "2017", "57")["differences"]
    assert [(d["change"], d["after"]["ref"]) for d in found] == [
        ("new", "57A3"),
        ("renumbered", "57A4"),
        ("substance", "57C1"),
        ("substance", "57C2"),
        ("substance", "57C3"),
        ("new", "57D"),
        ("new", "57D"),
        ("new", "57D"),
    ]
    text = printed("changes", "2007", "2017", "57")
    assert "From 2007 to 2017 in 57: 4 new, 3 changed, 1 renumbered." in text
    assert re.search(r"57A3 +57A4 +renumbered:", text)


def test_changes_everywhere_and_nowhere() -> None:
    assert len({d["provision"].partition(".")[0] for d in data("changes", "1997", "2017")["differences"]}) > 20
    assert "Nothing changed" in printed("changes", "2017", "2017")


# search


@pytest.mark.parametrize(
    ("words", "best"),
    [
        ("two cards", "58B1"),
        ("slip of the tongue", "45C4(b)"),
        ("fifth card", "45E1"),
        ("warned off the wrong hand", "43B2(a)"),
        ("reneging", "61A"),
        ("conceding", "68B1"),
    ],
)
def test_plain_words_find_their_law(words: str, best: str) -> None:
    hits = data("search", *words.split())["hits"]
    first = [h["entry"].get("id") or h["entry"]["statements"][-1]["ref"] for h in hits[:3]]
    assert best in first
    scores = [h["score"] for h in hits]
    assert scores == sorted(scores, reverse=True)


def test_a_search_lists_the_best_and_counts_the_rest() -> None:
    short, long = printed("search", "penalty card"), printed("search", "penalty card", "--all")
    assert "--all lists them" in short
    assert len(long.splitlines()) > len(short.splitlines())


def test_a_word_that_no_law_uses() -> None:
    assert "Nothing speaks of 'dumy' as well. Did you mean dummy" in printed("search", "dumy", "touches")
    done = run("search", "revoek")
    assert done.returncode == 1
    assert "'revoek'; did you mean revoke" in done.stderr


# readings


def test_readings_all_of_a_law_and_one() -> None:
    everything = [reading["id"] for reading in data("readings")]
    assert everything[0] == "R9-1"
    assert everything.index("R9-2") < everything.index("R16-1")
    assert [reading["id"] for reading in data("readings", "54")] == ["R54-1", "R54-2", "R54-3", "R54-4", "R54-5"]
    (one,) = data("readings", "r54-1")
    assert one["editions"] == [1997, 2007]
    assert {case["id"] for case in one["cases"]} >= {"101"}
    assert '"set_aside": ["R54-1"]' in printed("readings", "R54-1")


# coverage


def test_coverage_by_edition_and_why_not() -> None:
    rows = data("coverage", "65")
    wrong = [row for row in rows if row["provision"] == "law65.WRONGLY_POINTED"]
    assert [(row["laws"], bool(row["cases"])) for row in wrong] == [(2007, True), (2017, True)]
    text = printed("coverage", "65")
    assert "The record of the play keeps the order of the cards." in text
    summary = " ".join(text.split())
    assert re.search(r"6 provisions: 2 encoded .* 4 not encoded; each that is encoded has its case\.$", summary)


def test_coverage_of_the_whole_law() -> None:
    assert all(row["covered"] for row in data("coverage"))
    assert re.search(r"57 +premature lead or play +8 of 8 +10 of 10 +14 of 14", printed("coverage"))


# Bad input and usage


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("law", "50D9"), "'50D9' is no number; did you mean"),
        (("law", "50DD2"), "did you mean 50D2, 50D or 75D2?"),
        (("law", "5"), "'5' is not in this book"),
        (("law", "R54-9"), "'R54-9' is not a reading; did you mean R54-"),
        (("law", "50D2", "--laws", "2071"), "did you mean 2017?"),
        (("law", "50E4", "--laws", "2007"), "stands there at 50E3"),
        (("changes", "2007", "2071"), "did you mean 2017?"),
        (("changes", "2007", "2017", "57Z"), "'57Z' is no number"),
        (("readings", "R45-99"), "did you mean R45-"),
        (("readings", "5"), "'5' is not in this book"),
        (("coverage", "fifty"), "'fifty' is not the number of a law"),
        (("search", "two", "--laws", "1979"), "did you mean 1997?"),
    ],
)
def test_bad_input_ends_with_1_and_a_near_miss(args: tuple[str, ...], said: str) -> None:
    done = run(*args)
    assert done.returncode == 1
    assert done.stdout == ""
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("args", [("law",), ("changes", "2007"), ("search",), ("coverage", "--speed")])
def test_usage_ends_with_2(args: tuple[str, ...]) -> None:
    assert run(*args).returncode == 2


@pytest.mark.parametrize("command", COMMANDS)
def test_help_ends_with_an_example(command: str) -> None:
    assert re.fullmatch(
        rf"Example: bridgelaws {command} \S.*", printed(command, "--help").strip().splitlines()[-1].strip()
    )


# What the terminal can show

PAGES = (("law", "54"), ("changes", "2007", "2017", "54"), ("search", "claim"), ("readings", "54"), ("coverage", "65"))


@pytest.mark.parametrize("args", PAGES)
def test_a_pipe_has_no_escape_codes_and_nothing_cut_off(args: tuple[str, ...]) -> None:
    text = printed(*args)
    assert "\x1b" not in text
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= 100


@pytest.mark.parametrize("args", PAGES)
def test_plain_ascii_where_the_terminal_cannot_draw(args: tuple[str, ...]) -> None:
    text = printed(*args, env={"PYTHONIOENCODING": "ascii"})
    assert text.isascii()
    assert "?" not in text
    assert re.search(r"-\+-", text)


def test_no_color_is_honoured() -> None:
    forced = {"FORCE_COLOR": "1"}
    assert "\x1b[36m" in printed("law", "54C", env=forced)
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", printed("law", "54C", env={**forced, "NO_COLOR": "1"}))
