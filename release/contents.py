"""What a wheel and a source distribution have to contain: everything the package needs, and nothing else."""

from __future__ import annotations

import tarfile
import zipfile
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
# What lies among the sources and is made there, or of them.
_MADE = {"__pycache__", ".so", ".mo", ".pyc", ".pyd"}
_CATALOGUE, _COMPILED = ".po", ".mo"
# Beside the package, a source distribution has what builds it and says what it is.
_TO_BUILD = {"pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md"}
_METADATA = {"PKG-INFO", "setup.cfg"}


def sources(folder: Path = SOURCE) -> set[str]:
    """The files of the package as they are written, by their paths below `src`."""
    found = set()
    for path in (folder / "bridgelaws").rglob("*"):
        inside = path.relative_to(folder)
        if path.is_file() and path.suffix not in _MADE and not _MADE.intersection(inside.parts):
            found.add(inside.as_posix())
    return found


def installed(files: Iterable[str]) -> set[str]:
    """What is installed of such files: a catalogue of words as it is read, the rest as it is."""
    return {file.removesuffix(_CATALOGUE) + _COMPILED if file.endswith(_CATALOGUE) else file for file in files}


def faults_of_wheel(wheel: Path, folder: Path = SOURCE) -> list[str]:
    """What a wheel lacks, and what it has too much."""
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if not name.endswith("/")}
    about = {name for name in names if name.partition("/")[0].endswith(".dist-info")}
    return _compared(names - about, installed(sources(folder)))


def faults_of_sdist(sdist: Path, folder: Path = SOURCE) -> list[str]:
    """What a source distribution lacks, and what it has too much."""
    with tarfile.open(sdist) as archive:
        names = {PurePosixPath(member.name) for member in archive.getmembers() if member.isfile()}
    inside = {PurePosixPath(*name.parts[1:]).as_posix() for name in names}
    inside = {name for name in inside if ".egg-info/" not in name and name not in _METADATA}
    return _compared(inside, {f"src/{file}" for file in sources(folder)} | _TO_BUILD)


def _compared(there: set[str], wanted: set[str]) -> list[str]:
    return [f"lacks {name}" for name in sorted(wanted - there)] + [f"has {name}" for name in sorted(there - wanted)]
