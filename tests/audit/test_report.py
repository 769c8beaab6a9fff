"""The page of an audit: whole by itself, complete, without names, in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from audit import labelled, made
from bridgelaws.archives import write_lin
from bridgelaws.audit.cases import records_of
from bridgelaws.audit.choosing import Choice
from bridgelaws.audit.findings import Finding, Kind, Likely
from bridgelaws.audit.members import Audited
from bridgelaws.audit.report import Gathered, html
from bridgelaws.audit.run import Report, audit
from bridgelaws.values.seats import Seat
from bridgelaws.words.languages import languages
from cli.runs import run

VOID = ("meta", "br", "rect")


class Checked(HTMLParser):
    """A page whose tags all end, with its text, and every address in it."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.addresses: list[str] = []
        self.feed(page)
        assert not self.open
        self.text = " ".join(" ".join(self.words).split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID and tag not in ("td", "th", "tr", "li", "dt", "dd", "p"):
            while self.open[-1] in ("td", "th", "tr", "li", "dt", "dd", "p"):
                self.open.pop()
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not self.open or self.open[-1] != "style":
            self.words.append(data)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Labelled boards, a board with a remark, one of them twice, and files that are no records."""
    folder = labelled.write_files(tmp_path_factory.mktemp("games"), 3)
    (folder / "twice.lin").write_bytes((folder / "000.lin").read_bytes())
    remarked = made.record(
        comments=("vugraphz: PlayerE revoked on the third club <b>",),
        tags={"Event": "Spring <Teams> 2014"},
        dealer=Seat.SOUTH,
        result=made.tricks_of(made.regular_play()),
    )
    (folder / "remark.lin").write_text("".join(write_lin([replace(remarked, contract=None)])))
    (folder / "notes.txt").write_text("no boards")
    return folder


def page(folder: Path, language: str = "en", choice: Choice | None = None) -> tuple[Report, Gathered, str]:
    gathered = Gathered()
    more = {} if choice is None else {"choice": choice}
    report = audit([str(folder)], jobs=1, duplicates=True, gather=gathered.add, **more)
    text = html(
        report, gathered, records_of(gathered.telling(8)), paths=["games"], date="2020-01-02", language=language
    )
    return report, gathered, text


def test_the_page_is_whole_and_asks_nobody(folder: Path) -> None:
    report, gathered, text = page(folder)
    checked = Checked(text)
    assert checked.addresses == []
    assert "default-src 'none'" in text
    assert "<script" not in text
    assert f"{report.total} boards in {report.files} files" in checked.text
    assert f"There are {sum(gathered.by_kind.values())} findings to look at." in checked.text
    assert "1 file with the ending .txt was passed over" in checked.text
    assert "Made on 2020-01-02." in checked.text


def test_every_kind_is_counted_and_explained(folder: Path) -> None:
    report, gathered, text = page(folder)
    assert gathered.by_kind == report.kinds
    shown = Checked(text).text
    for kind in {kind for kind, _ in report.kinds}:
        # In the chart, and with its meaning at the end.
        assert len(re.findall(rf"\b{re.escape(kind.value)}\b", shown)) >= 2, kind


def test_nobody_is_named_and_nothing_of_a_file_is_markup(folder: Path) -> None:
    _, _, text = page(folder)
    assert "PlayerE" not in text
    assert "Suspect" not in text
    assert "the operator wrote: “… revoked on the third club" in text
    assert "Spring &lt;Teams&gt; 2014" in text
    assert "<b>”" not in text


def test_the_same_board_twice_has_a_section(folder: Path) -> None:
    report, _, text = page(folder)
    again = sum(report.kinds[Kind.AGAIN, likely] for likely in Likely)
    assert again > 30
    assert f"{again} boards have the same deal and the same play" in text
    assert f"and {again - 20} more" in text


def test_a_file_is_named_within_the_folder_that_was_read(folder: Path) -> None:
    report, gathered, _ = page(folder)
    text = Checked(html(report, gathered, records_of(gathered.telling(8)), paths=[str(folder)])).text
    assert f" {folder.name}/remark.lin:" in text
    assert f"{folder}/remark.lin:" not in text


def test_one_board_is_one_board(folder: Path) -> None:
    text = Checked(page(folder)[2]).text
    assert re.search(r"\b1 on 1 board\b", text)
    assert "on 1 boards" not in text


def test_examples_are_drawn_with_the_card_in_a_frame(folder: Path) -> None:
    _, gathered, text = page(folder)
    chosen = gathered.telling(8)
    assert len({(found.file, found.nth) for found in chosen}) == len(chosen) == 8
    # What happened at a table comes before slips of the pen.
    order = [Likely.TABLE, Likely.UNDECIDED, Likely.TRANSCRIPTION]
    ranks = [order.index(found.likely) for found in chosen if found.kind is not Kind.SAID_DIRECTOR]
    assert ranks[0] == 0
    assert text.count("class=deal") == 8
    assert "<mark>" in text


def test_what_is_said_of_a_whole_file_has_a_place() -> None:
    gathered = Gathered()
    about = Finding("a.lin", 1, 0, "", "", Kind.UNREADABLE, told="the deals are not those played")
    gathered.add(Audited("a.lin", "k"), [about])
    text = html(Report(), gathered, {})
    assert "Whole files" in text
    assert "the deals are not those played" in text
    assert gathered.telling(8) == []


@pytest.mark.parametrize("language", languages())
def test_in_every_language(folder: Path, language: str) -> None:
    _, _, text = page(folder, language)
    assert f'<html lang="{language}">' in text
    shown = Checked(text).text
    if language != "en":
        assert "How to read this" not in shown
        assert "the operator wrote" not in shown


def test_nothing_found_is_a_page_too(folder: Path) -> None:
    _, _, text = page(folder, choice=Choice(event="no such event"))
    assert "Nothing was found that calls for a look." in Checked(text).text


def test_the_command_writes_it(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    done = run("audit", str(folder / "000.lin"), "--jobs", "1", "--report", str(out))
    assert done.returncode == 0, done.stderr
    assert "the page for people is" in done.stdout
    assert Checked(out.read_text(encoding="utf-8")).text.startswith("What the records show")
    for name, why in (("report.pdf", "the page is written as .html"), ("none/report.html", "there is no such folder")):
        done = run("audit", str(folder), "--report", str(tmp_path / name))
        assert done.returncode in (1, 2)
        assert why in done.stderr
