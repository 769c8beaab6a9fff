"""The laws at hand as pages: every provision, edition beside edition, the readings, and the cases that show them.

All of it is asked of the package, so that the pages say what the engine does.
"""

from __future__ import annotations

import html
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from bridgelaws import EDITIONS, Edition, golden, lawbook
from bridgelaws.book.editions import REGISTRY, Change
from bridgelaws.lawbook import Entry, Mention, ReadingEntry, Shown, terms

Pages = dict[str, str]
# What became of a provision, beside what it does; of one that was always there nothing is said.
_CHANGED = {
    Change.NEW: "new",
    Change.SUBSTANCE: "changed",
    Change.WORDING: "reworded",
    Change.RENUMBERED: "renumbered",
}


def law_pages() -> Pages:
    """A page for each law, and their list, by their paths."""
    entries = {law: list(_entries(law)) for law in sorted(REGISTRY.titles)}
    made: Pages = {"laws/index.md": _contents(entries)}
    where = {each.ref: law for law, listed in entries.items() for each in listed}  # on which page each is
    laws = list(entries)
    around = {law: [laws[n] for n in (at - 1, at + 1) if 0 <= n < len(laws)] for at, law in enumerate(laws)}
    for law, listed in entries.items():
        made[f"laws/law{law:02}.md"] = "\n".join(_law(law, listed, where, around[law]))
    return made


def _entries(law: int) -> Iterator[Entry]:
    """The provisions of a law: those with its number, and those that its module declares under another."""
    seen = set()
    declared = [each.versions[-1].ref for each in REGISTRY.provisions.values() if each.law == law]
    for number in (str(law), *declared):
        for each in lawbook.find(number):
            if isinstance(each, Entry) and each.law == law and each.name not in seen:
                seen.add(each.name)
                yield each


def case_pages(documents: list[dict[str, Any]]) -> Pages:
    """A page for each case, and their list."""
    made = {"cases/index.md": "\n".join(_case_list(documents))}
    return made | {f"cases/{document['id']}.md": "\n".join(_case(document)) for document in documents}


def written(text: object) -> str:
    """A text in which nothing is taken for markup."""
    return html.escape(str(text), quote=False).replace("*", "&#42;").replace("_", "&#95;").replace("|", "&#124;")


def _contents(entries: dict[int, list[Entry]]) -> str:
    lines = [
        "# The laws at hand",
        "",
        "What each provision does, in our own words and edition beside edition: its number then and now, what changed,"
        " the readings that the engine follows where the text is silent, and the cases that show it. The text of the"
        " Laws belongs to the World Bridge Federation and is not quoted.",
        "",
        "| Law | | provisions | readings |",
        "|---:|---|---:|---:|",
    ]
    for law, listed in entries.items():
        title, readings = written(listed[0].heading), len(lawbook.readings(law))
        lines.append(f"| [{law}](law{law:02}.md) | [{title}](law{law:02}.md) | {len(listed)} | {readings or ''} |")
    return "\n".join(lines)


def _law(law: int, listed: list[Entry], where: dict[str, int], around: list[int]) -> Iterator[str]:
    yield f"# Law {law}: {written(listed[0].heading)}"
    yield ""
    beside = "".join(f" · [Law {other}](law{other:02}.md)" for other in around)
    yield f"{len(listed)} {'provision' if len(listed) == 1 else 'provisions'} · [All laws](index.md){beside}"
    seen: Counter[str] = Counter()
    for each in listed:
        seen[each.ref] += 1
        again = "" if seen[each.ref] == 1 else f"-{seen[each.ref]}"  # several provisions may have one number
        yield from _provision(each, where, again)
    readings = lawbook.readings(law)
    if readings:
        yield from ("", "## Readings", "")
        yield "Where the text is silent or can be understood in two ways. A case file can set a reading aside."
        for reading in readings:
            yield from _reading(reading, where)


def _provision(each: Entry, where: dict[str, int], again: str) -> Iterator[str]:
    yield from ("", f"## {written(each.ref)} {{ #{_anchor(each.ref)}{again} }}", "")
    yield from ("| edition | number | what it does |", "|---|---|---|")
    for said in each.statements:
        differs = "; ".join(written(terms.changed(name, *pair)) for name, pair in said.changed.items())
        change = _CHANGED.get(said.change, "")
        if change:
            change = f" <em>({change}{': ' if differs else ''}{differs})</em>"
        yield f"| {_years(said.editions)} | {written(said.ref)} | {written(said.gist)}{change} |"
    if each.gone is not None:
        yield f"| {each.gone} | – | It no longer stands. |"
    if each.unencoded is not None:
        yield from ("", f"Not carried out by the engine: {written(each.unencoded)}")
    yield from _around(each, where)


def _reading(each: ReadingEntry, where: dict[str, int]) -> Iterator[str]:
    yield from ("", f"### {each.id} {{ #{_anchor(each.id)} }}", "")
    yield f"{written(each.gist)} <em>({_years(each.editions)}; {written(each.source)})</em>"
    yield from _around(each, where)


def _around(each: Entry | ReadingEntry, where: dict[str, int]) -> Iterator[str]:
    if each.refers_to:
        yield from ("", f"Refers to {_mentions(each.refers_to, where)}.")
    if each.referred_by:
        yield from ("", f"Referred to by {_mentions(each.referred_by, where)}.")
    if each.cases:
        yield from ("", f'??? note "Cases that show it: {len(each.cases)}"', "")
        for case in each.cases:
            yield f"    - {_case_link(case)}"


def _mentions(mentions: Iterable[Mention], where: dict[str, int]) -> str:
    return ", ".join(_link(each.ref, where) for each in mentions)


def _link(ref: str, where: dict[str, int]) -> str:
    law = where.get(ref)
    if ref in REGISTRY.readings:
        return f"[{ref}](law{int(ref[1:].partition('-')[0]):02}.md#{_anchor(ref)})"
    return written(ref) if law is None else f"[{written(ref)}](law{law:02}.md#{_anchor(ref)})"


def _case_link(case: Shown) -> str:
    return f"[{written(case.title)}](../cases/{case.id}.md) ({_years(case.editions)})"


def _anchor(ref: str) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in ref.lower())


def _years(editions: Iterable[Edition | int]) -> str:
    years = [str(each) for each in editions]
    return "every\xa0edition" if len(years) == len(EDITIONS) else ",\xa0".join(years)


def _case_list(documents: list[dict[str, Any]]) -> Iterator[str]:
    yield from (
        "# Cases",
        "",
        "Stories with what must follow, edition by edition. Each is a case file of the package, which",
    )
    yield from ("the tests play through.", "")
    yield from ("| case | laws |", "|---|---|")
    for each in documents:
        yield f"| [{written(each['title'])}]({each['id']}.md) | {written(', '.join(each.get('laws', ())))} |"


def _case(document: dict[str, Any]) -> Iterator[str]:
    yield from (f"# {written(document['title'])}", "")
    if document.get("story"):
        yield from (written(document["story"]), "")
    yield from (f"<em>{written(document.get('source', ''))}</em>", "")
    rulings: dict[str, dict[str, list[int]]] = defaultdict(dict)
    for run in golden.runs(document):
        play = golden.start(run)
        for play, _ in golden.follow(run):  # noqa: B007 (the last is the one that counts)
            pass
        said = play.explain() or ("Nothing has been ruled." if play.question is None else "")
        if play.question is not None:
            said += f"\nOpen: {play.question.text}"
        rulings[run.name].setdefault(said.strip(), []).append(run.laws)
    for name, texts in rulings.items():
        yield from (f"## {written(name[:1].upper() + name[1:])}", "")
        for said, years in texts.items():
            yield from (f"**{_years(years)}**", "", f'<pre class="ruling">{html.escape(said, quote=False)}</pre>', "")
    yield from ('??? note "The case file"', "", "    ```json")
    yield from (f"    {line}" for line in json.dumps(document, ensure_ascii=False, indent=1).splitlines())
    yield "    ```"


def write(folder: Path) -> int:
    """Write the pages below a folder; how many."""
    made = law_pages() | case_pages(list(golden.cases()))
    for path, text in made.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text + "\n", encoding="utf-8")
    return len(made)
