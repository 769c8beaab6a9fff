"""The laws at hand as pages: every provision, edition beside edition, the readings, and the cases that show them.

All of it is asked of the package, so that the pages say what the engine does.
"""

from __future__ import annotations

import html
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from bridgelaws import EDITIONS, Card, Edition, Play, Seat, golden, lawbook, parse_call
from bridgelaws.book.editions import REGISTRY, Change
from bridgelaws.files.acts import encode_event
from bridgelaws.lawbook import Entry, Mention, ReadingEntry, Shown, terms

Pages = dict[str, str]
Where = dict[str, tuple[str, str]]
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
    where = _where(entries)
    laws = list(entries)
    around = {law: [laws[n] for n in (at - 1, at + 1) if 0 <= n < len(laws)] for at, law in enumerate(laws)}
    for law, listed in entries.items():
        made[f"laws/law{law:02}.md"] = "\n".join(_law(law, listed, where, around[law]))
    return made


def _where(entries: dict[int, list[Entry]]) -> Where:
    """Where each provision is: the page of its law, and the place on it. Also by the numbers that it had before."""
    places = {each.ref: (f"law{law:02}", _anchor(each.ref)) for law, listed in entries.items() for each in listed}
    places |= {id: (f"law{int(id[1:].partition('-')[0]):02}", _anchor(id)) for id in REGISTRY.readings}
    for law, listed in entries.items():
        for each in listed:
            for said in each.statements:
                places.setdefault(said.ref, places[each.ref])
        places.setdefault(str(law), places[listed[0].ref])
    for ref, place in list(places.items()):
        while "(" in ref:  # 46B3 of which only (a) and (b) say something
            ref = ref.rpartition("(")[0]
            places.setdefault(ref, place)
    return places


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
    where = _where({law: list(_entries(law)) for law in REGISTRY.titles})
    made = {"cases/index.md": "\n".join(_case_list(documents, where))}
    return made | {f"cases/{document['id']}.md": "\n".join(_case(document, where)) for document in documents}


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


def _law(law: int, listed: list[Entry], where: Where, around: list[int]) -> Iterator[str]:
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


def _provision(each: Entry, where: Where, again: str) -> Iterator[str]:
    yield from ("", f"## {written(each.ref)} {{ #{_anchor(each.ref)}{again} }}", "")
    # The number is that of the heading, unless an edition had another.
    numbered = any(said.ref != each.ref for said in each.statements)
    yield from (
        ("| edition | number | what it does |", "|---|---|---|")
        if numbered
        else ("| edition | what it does |", "|---|---|")
    )
    for said in each.statements:
        differs = "; ".join(written(terms.changed(name, *pair)) for name, pair in said.changed.items())
        change = _CHANGED.get(said.change, "")
        if change:
            change = f" <em>({change}{': ' if differs else ''}{differs})</em>"
        number = f"{written(said.ref)} | " if numbered else ""
        yield f"| {_years(said.editions)} | {number}{written(said.gist)}{change} |"
    if each.gone is not None:
        yield f"| {each.gone} | {'– | ' if numbered else ''}It no longer stands. |"
    if each.unencoded is not None:
        yield from ("", f"Not carried out by the engine: {written(each.unencoded)}")
    yield from _around(each, where)


def _reading(each: ReadingEntry, where: Where) -> Iterator[str]:
    yield from ("", f"### {each.id} {{ #{_anchor(each.id)} }}", "")
    yield f"{written(each.gist)} <em>({_years(each.editions)}; {written(each.source)})</em>"
    yield from _around(each, where)


def _around(each: Entry | ReadingEntry, where: Where) -> Iterator[str]:
    if each.refers_to:
        yield from ("", f"Refers to {_mentions(each.refers_to, where)}.")
    if each.referred_by:
        yield from ("", f"Referred to by {_mentions(each.referred_by, where)}.")
    if each.cases:
        yield from ("", f'??? note "Cases that show it: {len(each.cases)}"', "")
        for case in each.cases:
            yield f"    - {_case_link(case)}"


def _mentions(mentions: Iterable[Mention], where: Where) -> str:
    return ", ".join(_link(each.ref, where) for each in mentions)


def _link(ref: str, where: Where, folder: str = "") -> str:
    place = where.get(ref)
    return written(ref) if place is None else f"[{written(ref)}]({folder}{place[0]}.md#{place[1]})"


def _case_link(case: Shown) -> str:
    return f"[{written(case.title)}](../cases/{case.id}.md) ({_years(case.editions)})"


def _anchor(ref: str) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in ref.lower())


def _years(editions: Iterable[Edition | int]) -> str:
    years = [str(each) for each in editions]
    return "every\xa0edition" if len(years) == len(EDITIONS) else ",\xa0".join(years)


def _case_list(documents: list[dict[str, Any]], where: Where) -> Iterator[str]:
    yield from (
        "# Cases",
        "",
        "Stories with what must follow, edition by edition. Each is a case file of the package, which",
    )
    yield from ("the tests play through.", "")
    yield from ("| case | laws |", "|---|---|")
    for each in documents:
        yield f"| [{written(each['title'])}]({each['id']}.md) | {_shown(each, where)} |"


# At the end of the name of a run that another edition has too, under a name of its own.
_EDITION = re.compile(r"(?:,|(?<!\bin)(?<!\bof)(?<!\bsince)(?<!\bbefore)(?<!\bfrom)(?<!\bfor)) (?:1997|2007|2017)$")


def _shown(document: dict[str, Any], where: Where) -> str:
    return ", ".join(_link(ref, where, "../laws/") for ref in document.get("laws", ()))


def _case(document: dict[str, Any], where: Where) -> Iterator[str]:
    yield from (f"# {written(document['title'])}", "")
    yield from (
        f"{_shown(document, where)} · [All cases](index.md) · <em>{written(document.get('source', ''))}</em>",
        "",
    )
    if document.get("story"):
        yield from (written(document["story"]), "")
    rulings: dict[str, dict[tuple[str, str], list[int]]] = defaultdict(dict)
    for run in golden.runs(document):
        play = golden.start(run)
        for play, _ in golden.follow(run):  # noqa: B007 (the last is the one that counts)
            pass
        said = play.explain() or ("Nothing has been ruled." if play.question is None else "")
        if play.question is not None:
            said += f"\nOpen: {play.question.text}"
        rulings[_EDITION.sub("", run.name)].setdefault((_happened(play), said.strip()), []).append(run.laws)
    for name, texts in rulings.items():
        yield from (f"## {written(name[:1].upper() + name[1:])}", "")
        told = ""
        for (happened, said), years in texts.items():
            if happened != told:
                yield from (written(happened), "")
                told = happened
            yield from (f"**{_years(years)}**", "", f'<pre class="ruling">{_ruled(said, where)}</pre>', "")
    yield from ('??? note "The case file"', "", "    ```json")
    yield from (f"    {line}" for line in json.dumps(document, ensure_ascii=False, indent=1).splitlines())
    yield "    ```"


# Calls and cards come one after another; of each it is enough to say whose it is.
_IN_A_ROW = {"made": "calls", "faced": "cards"}


def _happened(play: Play) -> str:
    """The contract, and what was done at the table, act by act as the case file has it."""
    acts = []
    events = [event for event in map(encode_event, play.log) if event["event"] != "answered"]
    for kind, several in groupby(events, key=lambda event: event["event"]):
        done = [" ".join(_act(event)) for event in several]
        if kind in _IN_A_ROW:
            acts.append(f"{_IN_A_ROW[kind]} {', '.join(done)}")
        else:
            acts += done
    opened = "The auction" if play.opened.calling else str(play.opened.contract)
    return f"{opened}: {'; '.join(acts)}." if acts else f"{opened}."


def _act(event: dict[str, Any]) -> Iterator[str]:
    """An event in a few words: who, what, and the rest of what the case file says of it."""
    if "seat" in event:
        yield str(Seat.parse(event["seat"]))
    if event["event"] not in _IN_A_ROW:
        yield event["event"]
    for name, value in event.items():
        if name not in ("event", "seat") and value not in (None, "", [], False):
            yield _detail(name, value)


def _detail(name: str, value: Any) -> str:
    if name in ("card", "cards", "seen"):
        return " ".join(str(Card.parse(card)) for card in ([value] if isinstance(value, str) else value))
    if name == "call":
        return str(parse_call(value))
    return name if value is True else f"({name}: {value if isinstance(value, str | int) else json.dumps(value)})"


def _ruled(said: str, where: Where) -> str:
    """A ruling in which every number leads to its provision."""

    def linked(found: re.Match[str]) -> str:
        place = where.get(found[0])
        return found[0] if place is None else f'<a href="../laws/{place[0]}.html#{place[1]}">{found[0]}</a>'

    # In brackets, and there between commas: 54D, 50D2(a), 57C1 footnote, R64-6.
    cited = re.compile(r"(?<=[( ])(?:R\d+-\d+|\d\d(?=[,)])|\d+[A-Z]\d*(?:\([a-z0-9]+\))*(?: footnote)?)(?=[,)])")
    return cited.sub(linked, html.escape(said, quote=False))


def write(folder: Path) -> int:
    """Write the pages below a folder; how many."""
    made = law_pages() | case_pages(list(golden.cases()))
    for path, text in made.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text + "\n", encoding="utf-8")
    return len(made)
