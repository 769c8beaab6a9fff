"""How long a command takes to start, beside Python itself doing nothing."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

AIM = 3.0
_CASE = (
    '{"format": "bridgelaws-case", "version": 1, "laws": 2017, "contract": "NT by S", "events": ['
    '{"event": "faced", "seat": "E", "card": "HK"}, {"event": "director called", "seat": "S"}]}'
)


def measure(python: Path, rounds: int) -> dict[str, float]:
    """The best time of each command in seconds; they take turns."""
    command = str(python.parent / "bridgelaws")
    rows = {
        "python -c pass": [str(python), "-c", "pass"],
        "bridgelaws --version": [command, "--version"],
        "bridgelaws --help": [command, "--help"],
        "bridgelaws rule -": [command, "rule", "-"],
    }
    best = dict.fromkeys(rows, float("inf"))
    for _ in range(3 * rounds):
        for title, words in rows.items():
            begun = time.perf_counter()
            subprocess.run(words, input=_CASE, stdout=subprocess.DEVNULL, text=True, check=False)
            best[title] = min(best[title], time.perf_counter() - begun)
    return best


def show(best: dict[str, float]) -> None:
    """Print the times, and how far the aim was reached."""
    base = best["python -c pass"]
    print()
    for title, seconds in best.items():
        print(f"{title:32}{seconds * 1000:12.1f} ms{seconds / base:10.2f} x python -c pass")
    ratio = best["bridgelaws --version"] / base
    verdict = "reached" if ratio <= AIM else "NOT REACHED"
    print(f"  {'bridgelaws --version':22} at most {AIM:g} {'of python -c pass':23} {ratio:.2f}, {verdict}")
