"""The commands of a translator: `python -m translating new es`, `status`, `update es`, `show es`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from babel import Locale, UnknownLocaleError

from bridgelaws.words.compiling import LANGUAGES, compile_catalogues
from translating import catalogues, grammar, shown

BUILD = Path(__file__).parents[1] / "build" / "translating"


class Refused(Exception):
    """What was asked for cannot be done; nothing has been written."""


def main(given: list[str] | None = None) -> int:
    """Run a command; the status is 1 if something is missing or out of date, 2 if it was refused."""
    told = _parser().parse_args(given)
    try:
        match told.command:
            case "new":
                return _new(told.folder, told.language)
            case "update":
                return _update(_begun(told.folder, told.language))
            case "show":
                return _show(_begun(LANGUAGES, told.language))
            case _:
                folders = [_begun(told.folder, told.language)] if told.language else _all(told.folder)
                return max(_status(folder, told.language is not None) for folder in folders)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2
    except BrokenPipeError:  # who reads has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m translating", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, what, many in (
        ("new", "begin a language: a folder with its grammar and its catalogues, still empty", None),
        ("status", "how much of a language is missing or out of date, and what; without a code, of all", "?"),
        ("update", "bring the catalogues of a language up to date with the English ones", None),
        ("show", "write every golden case beside its English to a page, with what is missing marked", None),
    ):
        command = commands.add_parser(name, help=what, description=what)
        command.add_argument("language", nargs=many, help="its code, such as es")
        if name != "show":
            where = "where the folders of the languages are, if not in the package"
            command.add_argument("--folder", type=Path, default=LANGUAGES, help=where)
    return parser


def _all(folder: Path) -> list[Path]:
    return sorted(grammar.parent for grammar in folder.glob("*/grammar.py"))


def _begun(folder: Path, code: str) -> Path:
    known = {each.name: each for each in _all(folder)}
    if code not in known:
        raise Refused(f"there is no language {code!r} yet; there are {', '.join(known)}, and `new` begins another")
    return known[code]


def _new(folder: Path, code: str) -> int:
    try:
        Locale.parse(code)
    except (UnknownLocaleError, ValueError):
        raise Refused(f"{code!r} is not the code of a language; es and pt are") from None
    if (folder / code).exists():
        raise Refused(f"{code} has been begun; `update {code}` brings it up to date")
    (folder / code).mkdir(parents=True)
    grammar.begin(folder / code)
    _written(folder / code)
    print(f"begun: {folder / code}, with grammar.py and {len(catalogues.domains())} catalogues")
    return 0


def _update(folder: Path) -> int:
    print(f"{folder.name}: {_written(folder)} sentences that nobody says any more have been taken out")
    return _status(folder, False)


def _written(folder: Path) -> int:
    """Write the catalogues as they should be; how many sentences nobody says."""
    gone = 0
    for domain in catalogues.domains():
        sentences, unsaid = catalogues.brought_up_to_date(folder, domain)
        catalogues.write(folder, domain, sentences)
        gone += len(unsaid)
    return gone


def _status(folder: Path, each: bool) -> int:
    """A line for a language; with `each`, the sentences as well."""
    total, found = 0, []
    for domain in catalogues.domains():
        sentences, _ = catalogues.brought_up_to_date(folder, domain)
        total += len(sentences)
        found += [("missing", sentence) for sentence in sentences if not sentence.said]
        found += [("out of date", sentence) for sentence in sentences if sentence.doubtful]
    missing = sum(what == "missing" for what, _ in found)
    print(f"{folder.name}: {total} sentences, {missing} missing, {len(found) - missing} out of date")
    for what, sentence in sorted(found, key=lambda pair: pair[0]) if each else ():
        print(f"  {what}: {sentence.id}: {sentence.english[0]}")
    return 1 if found else 0


def _show(folder: Path) -> int:
    compile_catalogues()
    text, left = shown.page(folder.name)
    BUILD.mkdir(parents=True, exist_ok=True)
    path = BUILD / f"{folder.name}.html"
    path.write_text(text, encoding="utf-8")
    print(f"{path}: {left} paragraphs with English in them")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
