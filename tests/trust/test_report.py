"""docs/trust.md shows the figures on record, and names only commands that exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from trust import report

ROOT = Path(__file__).parents[2]


def test_the_page_has_the_figures_on_record() -> None:
    page = report.PAGE.read_text(encoding="utf-8")
    assert report.written(page) == page, "run `python -m trust.report --write`"


def test_every_proof_named_on_the_page_is_a_target_of_make() -> None:
    named = set(re.findall(r"`make (prove-[a-z-]+)`", report.PAGE.read_text(encoding="utf-8")))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert named == {f"prove-{name.replace('_', '-')}" for name in report.PROOFS}
    assert all(re.search(rf"^{name}:", makefile, re.MULTILINE) for name in named)


def test_a_proof_that_was_never_run_says_so(tmp_path: Path) -> None:
    figures = report.figures
    folder, figures.FOLDER = figures.FOLDER, tmp_path
    try:
        assert report.table().count("no run yet") == len(report.PROOFS)
        figures.record("hostile", 4800, executions=12345, minutes=20, failures=0)
        assert "12,345 inputs, 20 minutes a target | no failure" in report.table()
        figures.record("hostile", 60, whole=False, executions=45, minutes=1, failures=0)
        assert "45 inputs, 1 minutes a target; the run is not whole yet | no failure" in report.table()
        figures.record("hostile", 60, executions=45, minutes=20, failures=1)
        assert "| 1 failure |" in report.table()
        figures.record("hostile", 60, executions=45, minutes=20, failures=2)
        assert "| 2 failures |" in report.table()
        assert report.states() == f"All rows are of one state of the code, {figures.code()}.\n"
        figures.record("random_auctions", 60, stories=10, parts=4, failing=0)
        path = tmp_path / "random_auctions.json"
        path.write_text(path.read_text().replace(figures.code(), "0" * 12))
        assert "not all known to be of one state" in report.states()
        assert f"random auctions: {'0' * 12}" in report.states()
    finally:
        figures.FOLDER = folder


def test_figures_are_of_all_that_a_ruling_imports() -> None:
    """What the engine and the files import is under trial: a figure cannot outlive a change of a ruling."""
    told = "import sys, bridgelaws.files.codec, bridgelaws.play.documents; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout.split()
    packages = {name.split(".")[1] for name in found if name.startswith("bridgelaws.")}
    assert packages <= set(report.figures.UNDER_TRIAL)
    assert {"laws", "engine", "board"} <= packages
