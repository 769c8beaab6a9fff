"""`make dist`: the source distribution and the wheel, and whether they are what somebody can install and use.

Both are built in `dist`, and their contents and metadata are checked. Then the wheel is installed in fresh
environments, alone and with each extra, and used there, away from the sources: the sessions of README and of the page
for programmers, a ruling from the command line, the page, an audit, evidence. The first fault ends it.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Callable
from email.parser import HeaderParser
from pathlib import Path
from zipfile import ZipFile

from . import uses
from .contents import ROOT, faults_of_sdist, faults_of_wheel
from .envs import Environment, Failed, run

DIST = ROOT / "dist"
CONSTRAINTS = ROOT / "constraints.txt"
# What nobody should have to install who wants a ruling.
HEAVY = {"dask", "distributed", "endplay", "matplotlib", "numpy", "pyarrow", "psycopg", "psycopg-binary"}
# Each way to install the wheel, and how it is used then. Test tools and proofs are for those who have the sources.
WAYS: dict[str, tuple[Callable[[Environment, Path], None], ...]] = {
    "": (uses.ruling, uses.readme, uses.programmers),
    "cli": (uses.ruling, uses.commands),
    "web": (uses.ruling, uses.commands, uses.page),
    "web,postgres": (uses.postgres,),
    "cli,evidence": (uses.evidence,),
    "cli,audit": (uses.audit,),
    "cli,dask": (uses.cluster,),
}
FOR_DEVELOPERS = {"test", "prove", "site"}


def build() -> tuple[Path, Path]:
    """Build both; the wheel is made of the source distribution."""
    shutil.rmtree(DIST, ignore_errors=True)
    run([sys.executable, "-m", "build", "--outdir", DIST, ROOT])
    (sdist,), (wheel,) = DIST.glob("*.tar.gz"), DIST.glob("*.whl")
    return sdist, wheel


def check(sdist: Path, wheel: Path) -> None:
    """Look at what they contain, and at what the index would show."""
    faults = [f"{sdist.name} {fault}" for fault in faults_of_sdist(sdist)]
    faults += [f"{wheel.name} {fault}" for fault in faults_of_wheel(wheel)]
    if faults:
        raise Failed("\n".join(faults))
    run([sys.executable, "-m", "twine", "check", "--strict", sdist, wheel])


def extras(wheel: Path) -> set[str]:
    """The extras that a wheel names."""
    with ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return set(HeaderParser().parsestr(archive.read(name).decode()).get_all("Provides-Extra") or ())


def used(wheel: Path, extra: str, folder: Path) -> tuple[int, float]:
    """Install the wheel, with an extra or alone, and use it; how many packages that takes, and how many MB."""
    env = Environment(folder / (extra or "alone"))
    env.install(f"{wheel}[{extra}]" if extra else str(wheel), constraints=CONSTRAINTS)
    run([env.python, "-m", "pip", "check", "--disable-pip-version-check"])
    there = env.distributions()
    if not extra and there != {"bridgelaws"}:
        raise Failed(f"the engine installs more than itself: {sorted(there)}")
    if extra in ("", "cli", "web") and there & HEAVY:
        raise Failed(f"whoever wants a ruling also has to install {sorted(there & HEAVY)}")
    for use in WAYS[extra]:
        away = folder / f"{extra or 'alone'}-{use.__name__}"
        away.mkdir()
        use(env, away)
    return len(there), env.size()


def main() -> None:
    """Build, check, install, use."""
    parser = argparse.ArgumentParser(prog="make dist", description=__doc__)
    parser.add_argument("--only", action="append", metavar="EXTRA", help="only this way to install it; '' is alone")
    options = parser.parse_args()
    try:
        sdist, wheel = build()
        check(sdist, wheel)
        named = extras(wheel)
        if named != set(",".join(WAYS).split(",")) - {""} | FOR_DEVELOPERS:
            raise Failed(f"the wheel names the extras {sorted(named)}; release/dist.py tries {sorted(WAYS)}")
        print(f"{sdist.name} {sdist.stat().st_size / 1e6:.1f} MB, {wheel.name} {wheel.stat().st_size / 1e6:.1f} MB")
        with tempfile.TemporaryDirectory() as folder:
            for extra in options.only or WAYS:
                packages, size = used(wheel, extra, Path(folder))
                what = ", ".join(use.__name__ for use in WAYS[extra])
                print(
                    f"{f'[{extra}]' if extra else 'alone':<15} {packages:>3} packages {size:>6.0f} MB  {what}",
                    flush=True,
                )
    except Failed as failed:
        sys.exit(f"make dist: {failed}")
    built = " ".join(str(path.relative_to(ROOT)) for path in (sdist, wheel))
    print(f"ready; its owner uploads it with: .venv/bin/python -m twine upload {built}")


if __name__ == "__main__":
    main()
