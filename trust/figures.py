"""The figures of the last run of each proof, one JSON file a proof, from which docs/trust.md is checked.

A run that is not whole yet has figures if they are asked for (`--record`), and the page says so.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "figures"
PACKAGE = Path(__file__).parents[1] / "src" / "bridgelaws"
# What a proof rules with. What is built on top of that (the page, the terminal, records) does not change a ruling.
UNDER_TRIAL = (
    "board", "book", "claims", "deal", "engine", "errors", "files", "hearing", "kernel", "laws", "play", "reading",
    "values", "words",
)  # fmt: skip


ANOTHER_CODE = "The code has changed since the earlier part of this run, which does not count any more."


def add_option(parser: argparse.ArgumentParser) -> None:
    """The option by which a run that is not whole is put on record."""
    parser.add_argument("--record", action="store_true", help="write the figures down, although the run is not whole")


def record(proof: str, seconds: float, *, whole: bool = True, **figures: Any) -> Path:
    """Write the figures of a run, with when and on what they were measured; the file is replaced whole."""
    document = {
        "proof": proof,
        "date": datetime.now(UTC).date().isoformat(),
        "commit": _commit(),
        "code": code(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "seconds": round(seconds),
        "whole": whole,
        **figures,
    }
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{proof}.json"
    draft = path.with_suffix(".draft")
    draft.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    draft.replace(path)
    return path


def read(proof: str) -> dict[str, Any] | None:
    """The figures of the last run on record, if there was one."""
    path = FOLDER / f"{proof}.json"
    if not path.exists():
        return None
    figures: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return figures


def code(*others: Path) -> str:
    """The code under trial in one number, the same for the same source; `others` are that which tries it."""
    found = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE)
        if place.parts[0].removesuffix(".py") in UNDER_TRIAL:
            found.update(place.as_posix().encode() + b"\x00" + path.read_bytes() + b"\x00")
    for path in others:
        found.update(path.read_bytes())
    return found.hexdigest()[:12]


def _commit() -> str:
    try:
        answer = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"], cwd=FOLDER.parent, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return answer.stdout.strip()
