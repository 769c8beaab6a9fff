"""The audit in French and German, and in a language of our own: no English is left."""

from __future__ import annotations

import csv
import json
import pickle
import re
from pathlib import Path

import pytest

from audit import labelled
from bridgelaws.audit import output, words
from bridgelaws.audit.boards import Board
from bridgelaws.audit.findings import COLUMNS, Finding, Kind, Likely, Status
from bridgelaws.audit.run import audit
from bridgelaws.errors import ParseError
from bridgelaws.words.languages import language_of
from cli.runs import run
from cli.spoken import screen
from pseudo_language import PSEUDO, english_in

REFERENCE = Path(__file__).parents[1] / "data" / "pbn-reference"
# What is as files have it: names of ours, formats, and what is quoted from them.
KEPT = re.compile(r"\S*/\S*|\.json\b|\.md\b|--out\s+\S+|'[^']*'|\bX\b|\^[A-Z]")
TOLD = ("detail", "reason", "names")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return labelled.write_files(tmp_path_factory.mktemp("games"), 2)


def test_every_kind_status_and_explanation_has_a_name() -> None:
    assert set(words.KINDS) == set(Kind)
    assert set(words.STATUSES) == set(Status) - {Status.IRREGULAR, Status.UNREADABLE}
    assert set(words.LIKELY) == set(Likely)
    english = {**words.KINDS, **words.STATUSES, **words.LIKELY}
    assert {one.value for one in english} == {str(said()) for said in english.values()}


@pytest.mark.parametrize("names", [(), ("--names",)])
def test_no_english_is_left_of_an_audit(folder: Path, names: tuple[str, ...]) -> None:
    shown = screen(PSEUDO, "audit", str(folder), "--jobs", "1", *names)
    for name in ("Suspect", "Westwood", "Nemo", "Esposito"):
        assert (name in shown) is bool(names)
        shown = shown.replace(name, "")
    assert english_in(KEPT.sub("", shown)) == ""


def test_no_english_is_left_where_files_are_skipped_and_marked(tmp_path: Path) -> None:
    shown = screen(PSEUDO, "audit", str(REFERENCE), "--jobs", "1", "--out", str(tmp_path / "x.csv"))
    assert english_in(KEPT.sub("", shown)) == ""


def test_no_english_is_left_of_any_finding() -> None:
    left = set()
    for each in labelled.boards():
        board = Board(each.record)
        board.explain((("7", (1, 2, 4, 8)),))
        for found in board.findings:
            row = found.row(PSEUDO)
            left |= {text for name in TOLD if english_in(KEPT.sub("", text := row[name]))}
    assert left == set()


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("fr", ("Constats, et ce qui les explique le mieux", "attaque de la mauvaise main", "lus\u00a0: 2", "levée")),
        ("de", ("Befunde, und was sie besser erklärt", "Ausspiel aus der falschen Hand", "gelesen: 2", "Stich")),
    ],
)
def test_the_report_in_a_language(folder: Path, code: str, said: tuple[str, ...]) -> None:
    shown = screen(code, "audit", str(folder), "--jobs", "1")
    assert [words for words in said if words not in shown] == []
    assert re.search(r"\d,\d %", shown.replace("\u00a0", " "))


@pytest.mark.parametrize(
    ("code", "command", "said"),
    [
        ("fr", ("audit", "nulle-part.lin"), "nulle-part.lin\u00a0: fichier ou dossier introuvable"),
        ("de", ("audit", "nirgends*.lin"), "keine Datei passt auf 'nirgends*.lin'"),
        ("fr", ("audit", ".", "--out", "x.xlsx"), "les constats s'écrivent en .parquet, .sqlite, .csv ou .jsonl"),
        ("de", ("audit", ".", "--out", "nirgends/x.csv"), "nirgends: Diesen Ordner gibt es nicht"),
        ("fr", ("audit", ".", "--resume"), "donnez le même --out qu'auparavant"),
        (
            "de",
            ("audit", ".", "--jobs", "2", "--scheduler", "tcp://127.0.0.1:1"),
            "hat der Cluster seine eigenen Worker",
        ),
    ],
)
def test_what_cannot_be(code: str, command: tuple[str, ...], said: str) -> None:
    done = run(*command, "--language", code)
    assert said in done.stderr, done.stderr


# What other programs read


def test_files_and_json_are_english_unless_a_language_is_asked_for(folder: Path, tmp_path: Path) -> None:
    expected = audit([str(folder)], jobs=1)
    french = {"BRIDGELAWS_LANGUAGE": "fr"}
    out = tmp_path / "findings.csv"
    done = run("audit", str(folder), "--jobs", "1", "--out", str(out), env=french)
    assert "constats dans" in done.stdout
    assert list(output.read(out)) == expected.findings
    assert json.loads(run("audit", str(folder), "--jobs", "1", "--json", env=french).stdout)["list"] == [
        found.row() for found in expected.findings
    ]
    run("audit", str(folder), "--jobs", "1", "--out", str(out), "--force", "--language", "de")
    rows = list(csv.DictReader(out.open(newline="", encoding="utf-8")))
    assert [row["detail"] for row in rows] == [found.said(language_of("de")) for found in expected.findings]
    # Codes are the same in every language, so that the file can be read back.
    codes = [name for name in COLUMNS if name not in TOLD]
    again = list(output.read(out))
    assert [[found.row()[name] for name in codes] for found in again] == [
        [found.row()[name] for name in codes] for found in expected.findings
    ]


def test_an_audit_goes_on_in_its_language(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "findings.csv"
    journal = tmp_path / "findings.csv.journal"
    audit([str(folder)], jobs=1, out=out, language="fr")
    whole = out.read_bytes()
    from_english = {"format": "bridgelaws-audit-journal"}
    journal.write_text(json.dumps(from_english) + "\n")
    with pytest.raises(ParseError) as refused:
        audit([str(folder)], jobs=1, out=out, language="fr", resume=True)
    assert "mit anderen Optionen begonnen" in refused.value.say("de")
    journal.unlink()
    audit([str(folder)], jobs=1, out=out, language="fr", resume=True)
    assert out.read_bytes() == whole


def test_findings_travel_between_processes_as_messages() -> None:
    [found, *_] = _findings()
    again: Finding = pickle.loads(pickle.dumps(found))
    assert again == found
    assert again.row("fr") == found.row("fr")


def _findings() -> list[Finding]:
    board = Board(labelled.boards()[0].record, names=True)
    board.explain(())
    return board.findings
