"""How the wheel is used once it is installed, each in a folder of its own, away from the sources."""

from __future__ import annotations

import json
import re
import subprocess
import urllib.request
from pathlib import Path

from .contents import ROOT
from .envs import Environment, Failed, run

_CASE = {
    "format": "bridgelaws-case",
    "version": 1,
    "laws": 2017,
    "contract": "4S by S",
    "events": [
        {"event": "faced", "seat": "W", "card": "D6"},
        {"event": "dropped", "seat": "E", "cards": ["H5"]},
        {"event": "director called", "seat": "S"},
    ],
}
# East discards a heart, and follows with ♦7 to the next trick.
_GAME = """[Board "7"]
[Vulnerable "NS"]
[Deal "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"]
[Declarer "S"]
[Contract "3NT"]
[Play "W"]
DA D3 H2 D4
DQ D6 D7 D9
*
"""
_CLUSTER = """
import subprocess, sys
from dask.distributed import LocalCluster
if __name__ == "__main__":
    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster:
        command = [sys.argv[1], "audit", "game.pbn", "--json", "--scheduler", cluster.scheduler_address]
        sys.stdout.write(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
"""


def _holds(said: str, wanted: str) -> None:
    if wanted not in said:
        raise Failed(f"{wanted!r} was expected in\n{said}")


def ruling(env: Environment, folder: Path) -> None:
    """A case is ruled on from the command line, which asks; in another language too, and with `-m`."""
    case = folder / "case.json"
    case.write_text(json.dumps(_CASE), encoding="utf-8")
    _holds(run([env.command, "rule", case], folder=folder, status=3), "Could West possibly have seen the face of ♥5?")
    _holds(run([env.command, "rule", case, "--language", "de"], folder=folder, status=3), "West")
    _holds(run([env.python, "-m", "bridgelaws", "--version"], folder=folder), "bridgelaws ")


def readme(env: Environment, folder: Path) -> None:
    """Its sessions give what it says."""
    _session(env, folder, "README.md")


def programmers(env: Environment, folder: Path) -> None:
    """So do those of the page for programmers."""
    _session(env, folder, "docs/programmers.md")


def _session(env: Environment, folder: Path, page: str) -> None:
    text = folder / Path(page).name
    text.write_bytes((ROOT / page).read_bytes())
    run([env.python, "-m", "doctest", text.name], folder=folder)


def commands(env: Environment, folder: Path) -> None:
    """What needs click and rich: the laws at hand, the examples, editions compared."""
    _holds(run([env.command, "law", "57A"], folder=folder), "57A")
    _holds(run([env.command, "search", "two", "cards"], folder=folder), "58")
    _holds(run([env.command, "examples"], folder=folder), "fifth-card")
    run([env.command, "example", "play-before-dummy"], folder=folder)
    _holds(run([env.command, "compare", "play-before-dummy.json"], folder=folder), "1997")


def page(env: Environment, folder: Path) -> None:
    """The page is served with all that it links to, and rules."""
    database = f"sqlite:///{folder / 'records.sqlite'}"
    command = [str(env.command), "serve", "--port", "0", "--no-open", "--database", database, "--language", "en"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True, encoding="utf-8") as serving:
        try:
            assert serving.stdout is not None
            said, found = "", None
            while found is None and (line := serving.stdout.readline()):
                said += line
                found = re.search(r"http://[\w.:]+", said)
            if found is None:
                raise Failed(f"the page did not say where it is:\n{said}")
            _looked_at(found[0])
        finally:
            serving.terminate()


def _looked_at(address: str) -> None:
    """Fetch the page, what it links to and what that imports; and the description of its resources."""
    to_see, seen = ["/"], set[str]()
    while to_see:
        path = to_see.pop()
        seen.add(path)
        with urllib.request.urlopen(address + path, timeout=30) as answer:
            text = answer.read().decode("utf-8")
        linked = re.findall(r"""(?:src|href)="([^"#:]+)"|\bfrom "([^"]+\.js)"|\bimport "([^"]+\.js)\"""", text)
        for link in ("".join(each) for each in linked):
            inside = _resolved(path, link)
            if inside not in seen and inside not in to_see:
                to_see.append(inside)
    if not any(path.endswith(".js") for path in seen) or not any(path.endswith(".css") for path in seen):
        raise Failed(f"the page has no script or no style: {sorted(seen)}")
    with urllib.request.urlopen(f"{address}/api/openapi.json", timeout=30) as answer:
        if not json.load(answer)["paths"]:
            raise Failed("the page describes no resources")


def _resolved(base: str, link: str) -> str:
    if link.startswith("/"):
        return link
    parts = base.split("/")[:-1]
    for part in link.split("/"):
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


def postgres(env: Environment, folder: Path) -> None:
    """The page finds the driver; where nobody listens it says so in a sentence."""
    nobody = "postgresql://localhost:1/nobody"
    run([env.python, "-c", "import psycopg; print(psycopg.pq.__impl__)"], folder=folder)
    run([env.command, "serve", "--port", "0", "--no-open", "--database", nobody], folder=folder, status=1)


def evidence(env: Environment, folder: Path) -> None:
    """What a revoke cost, with its picture."""
    run([env.command, "example", "revoke-strands-dummy"], folder=folder)
    said = run([env.command, "damage", "revoke-strands-dummy.json", "--out", "picture.png"], folder=folder)
    if not (folder / "picture.png").read_bytes().startswith(b"\x89PNG"):
        raise Failed(f"there is no picture:\n{said}")


def audit(env: Environment, folder: Path) -> None:
    """A record with a revoke, its finding written as Parquet."""
    (folder / "game.pbn").write_text(_GAME, encoding="utf-8")
    run([env.command, "audit", "game.pbn", "--out", "found.parquet"], folder=folder)
    rows = "import pyarrow.parquet as p; print(p.read_table('found.parquet').num_rows)"
    if int(run([env.python, "-c", rows], folder=folder)) != 1:
        raise Failed("the audit did not find the revoke")


def cluster(env: Environment, folder: Path) -> None:
    """The same on a cluster of one worker."""
    (folder / "game.pbn").write_text(_GAME, encoding="utf-8")
    (folder / "cluster.py").write_text(_CLUSTER, encoding="utf-8")
    found = json.loads(run([env.python, "cluster.py", env.command], folder=folder))
    if len(found["list"]) != 1:
        raise Failed(f"the audit did not find the revoke: {found}")
