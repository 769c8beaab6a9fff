"""The figures of the last run of every proof, the table of docs/trust.md: `python -m trust.report [--write]`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from trust import figures

PAGE = Path(__file__).parents[1] / "docs" / "trust.md"
BEGIN = "<!-- figures: written by `python -m trust.report --write` -->\n"
END = "<!-- end of figures -->\n"
Figures = dict[str, Any]


def _found(count: int | None, what: str) -> str:
    """How many: `no failure`, `1 failure`, `2 failures`."""
    return f"{count or 'no'} {what}{'s' if count and count > 1 else ''}"


def _small_tables(f: Figures) -> tuple[str, str]:
    return (
        f"{f['states']:,} states, {f['transitions']:,} transitions, {f['configurations']} searches",
        _found(f.get("failures"), "violation"),
    )


def _second_opinion(f: Figures) -> tuple[str, str]:
    return f"{f['situations']:,} situations", _found(f["disagreements"], "disagreement")


def _random_play(f: Figures) -> tuple[str, str]:
    reached = f["in each edition"]
    tried = f"{f['acts']:,} acts on {f['boards']:,} boards"
    relied_on = f"{reached['reached']} of {reached['encoded']} provisions and readings of an edition relied on"
    return f"{tried}; {relied_on}", _found(f["failures"], "failure")


def _oracles(f: Figures) -> tuple[str, str]:
    each = f["properties"].values()
    tried = f"{sum(p['acts'] for p in each):,} acts in {sum(p['stories'] for p in each):,} stories"
    tried += f" under {len(each)} properties"
    return tried, _found(sum(p["failures"] for p in each), "failure")


def _mutation(f: Figures) -> tuple[str, str]:
    tried = f"{f['mutants']:,} of {f['population']:,} mutants"
    return (
        tried,
        f"{f['killed']:,} killed ({100 * f['share']:.1f} %), {f['equivalents']} survivors listed as equivalent",
    )


def _hostile(f: Figures) -> tuple[str, str]:
    return f"{f['executions']:,} inputs, {f['minutes']:g} minutes a target", _found(f["failures"], "failure")


def _short_auctions(f: Figures) -> tuple[str, str]:
    tried = f"{f['auctions']:,} auctions of up to {f['depth']} calls, {f['ends']:,} ends"
    return tried, _found(f["failing"], "failure")


def _random_auctions(f: Figures) -> tuple[str, str]:
    return f"{f['stories']:,} stories of each of {f['parts']} kinds", _found(f["failing"], "failure")


PROOFS: dict[str, tuple[str, Callable[[Figures], tuple[str, str]]]] = {
    "small_tables": ("small tables", _small_tables),
    "second_opinion": ("second opinion", _second_opinion),
    "short_auctions": ("short auctions", _short_auctions),
    "random_auctions": ("random auctions", _random_auctions),
    "random_play": ("random play", _random_play),
    "oracles": ("oracles", _oracles),
    "mutation": ("mutation testing", _mutation),
    "hostile": ("hostile input", _hostile),
}


def table() -> str:
    """The figures as a table; a proof that was never run, or not to its end, says so."""
    lines = ["| proof | tried | found | when |", "|---|---|---|---|"]
    for name, (title, cells) in PROOFS.items():
        found = figures.read(name)
        if found is None:
            lines.append(f"| {title} | no run yet | | |")
            continue
        tried, result = cells(found)
        tried += "" if found.get("whole", True) else "; the run is not whole yet"
        minutes = max(1, round(found["seconds"] / 60))
        lines.append(f"| {title} | {tried} | {result} | {found['date']}, {minutes} min, commit {found['commit']} |")
    return "\n".join(lines) + "\n"


def states() -> str:
    """Whether all the figures are of one state of the code, in a sentence."""
    rows: dict[str, list[str]] = {}
    for name, (title, _) in PROOFS.items():
        found = figures.read(name)
        if found is not None:
            rows.setdefault(found.get("code", "not recorded"), []).append(title)
    if len(rows) == 1 and "not recorded" not in rows:
        return f"All rows are of one state of the code, {next(iter(rows))}.\n"
    parts = "; ".join(f"{', '.join(titles)}: {state}" for state, titles in rows.items())
    return f"The rows are not all known to be of one state of the code. {parts}.\n" if rows else ""


def written(page: str) -> str:
    """The page with the present figures in their place."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{states()}\n{END}{after}"


def main(argv: list[str] | None = None) -> int:
    """Print the table, or write it into the page; 1 if a proof has no figures."""
    parser = argparse.ArgumentParser(prog="python -m trust.report", description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--write", action="store_true", help="write the table into docs/trust.md")
    options = parser.parse_args(argv)
    print(table(), states(), sep="\n", end="")
    if found_now := [name for name in PROOFS if (figures.read(name) or {}).get("code") == figures.code()]:
        print(f"of the code as it is now: {', '.join(PROOFS[name][0] for name in found_now)}")
    if options.write:
        PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    missing = [
        title for name, (title, _) in PROOFS.items() if not (figures.read(name) or {"whole": False}).get("whole", True)
    ]
    if missing:
        print(f"not yet run to the end: {', '.join(missing)}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
