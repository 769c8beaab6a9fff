"""The laws at hand: what they say, what changed, where to find it, how they are read, and which cases show them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from itertools import groupby
from typing import Any

import click
from rich import box
from rich.table import Table
from rich.text import Text

from .. import lawbook
from ..book.changes import Difference
from ..book.editions import EDITIONS, REGISTRY, Change, Edition, Version, edition
from ..lawbook import Entry, Mention, ReadingEntry, Shown, Statement, ranking as law_search
from ..lawbook.golden_index import Row, index
from . import colour, screen
from .language import spoken
from .options import json_option, laws_option

_MARKS = {
    Change.FIRST: ("", ""),
    Change.NEW: ("new", "bold green"),
    Change.SUBSTANCE: ("changed", "bold yellow"),
    Change.WORDING: ("reworded", "cyan"),
    Change.RENUMBERED: ("renumbered", "cyan"),
    Change.GONE: ("gone", "bold red"),
}
_NOW, _WAS = "bold underline", "strike"
_WORD = re.compile(r"[\w'-]+|[^\w\s]")
_CASES_LISTED = 8
_HITS_LISTED = 12


def _numbers(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """For the shell: the numbers that begin so."""
    refs = dict.fromkeys(version.ref for each in REGISTRY for version in each.versions)
    return [ref for ref in refs if ref.lower().startswith(incomplete.lower())]


def _reading_ids(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [id for id in REGISTRY.readings if id.lower().startswith(incomplete.lower())]


def _editions(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [str(laws) for laws in EDITIONS if str(laws).startswith(incomplete)]


# bridgelaws law


@click.command(epilog="Example: bridgelaws law 50D2")
@click.argument("refs", metavar="REF...", nargs=-1, required=True, shell_complete=_numbers)
@laws_option
@json_option
def law(refs: tuple[str, ...], laws: str | None, as_json: bool) -> None:
    """What a law or a provision says, edition by edition.

    REF is the number of a law (57), of a part of it (50D2) or a reading (R54-1). With it come what changed, what it
    refers to, what refers to it, and the cases that show it.
    """
    among = None if laws is None else edition(laws)
    asked = [ref.strip(",;") for ref in refs if ref.lower() not in ("law", "laws")]
    pages = [(ref, lawbook.find(ref, among)) for ref in asked]
    if as_json:
        screen.print_json([lawbook.page_document(ref, among) for ref, _ in pages])
        return
    for ref, found in pages:
        _print_page(ref, found, among)


def _one_law(found: Sequence[Entry | ReadingEntry]) -> int | None:
    laws = {entry.law for entry in found}
    return laws.pop() if len(laws) == 1 else None


def _print_page(ref: str, found: Sequence[Entry | ReadingEntry], laws: Edition | None) -> None:
    whole = ref.strip().lower().removeprefix("law").strip().isdigit()
    for number, together in groupby(found, key=lambda entry: entry.law):
        entries = list(together)
        _headline(f"Law {number}", entries[0].heading, laws)
        if isinstance(entries[0], ReadingEntry):
            for reading in entries:
                assert isinstance(reading, ReadingEntry)
                _print_reading(reading)
            continue
        provisions = [entry for entry in entries if isinstance(entry, Entry)]
        common = _common(provisions)
        table = _table("Number", "Laws", "What it says", wide=2)
        for entry in provisions:
            _add_entry(table, entry, common, count_cases=whole)
        _print(table)
        if common:
            _line(f"{ref} is referred to by ", ", ".join(common))
        _print_law_lines(number, provisions, laws, whole)
        if not whole:
            _print_cases([case for entry in provisions for case in entry.cases])


def _common(entries: Sequence[Entry]) -> list[str]:
    """What refers to all of them, and so to the number that they lie under."""
    if len(entries) < 2:
        return []
    each = [{mention.ref for mention in entry.referred_by} for entry in entries]
    return [mention.ref for mention in entries[0].referred_by if all(mention.ref in refs for refs in each)]


def _add_entry(table: Table, entry: Entry, common: Sequence[str], count_cases: bool) -> None:
    before: Statement | None = None
    for statement in entry.statements:
        said = Text()
        if statement.since is statement.editions[0]:
            said.append_text(_mark(statement.change))
        said.append_text(_said(statement.gist, before.gist if before else None, _NOW))
        for name, (was, now) in statement.changed.items():
            said.append(f"\n{name.replace('_', ' ')}: {_term(was)} → {_term(now)}", "yellow")
        moved = before is None or before.ref != statement.ref
        _add(table, Text(statement.ref if moved else "", "ref"), _years(statement.editions), said)
        before = statement
    if entry.gone is not None:
        _add(table, "", Text(str(entry.gone)), Text("gone", _MARKS[Change.GONE][1]))
    notes = _notes(entry, count_cases, common)
    if notes:
        _add(table, "", "", Text("\n").join(notes))
    table.add_section()


def _notes(entry: Entry | ReadingEntry, count_cases: bool, common: Sequence[str] = ()) -> list[Text]:
    notes = []
    if isinstance(entry, Entry) and entry.unencoded:
        notes.append(Text(f"not encoded: {entry.unencoded}", "warn"))
    editions = _held(entry)
    others = [mention for mention in entry.referred_by if mention.ref not in common]
    for label, mentions in (("refers to", entry.refers_to), ("referred to by", others)):
        if mentions:
            notes.append(Text().append(f"{label} ", "quiet").append(_mentions(mentions, editions), "ref"))
    if count_cases and entry.cases:
        notes.append(Text(f"shown by {_counted(len(entry.cases), 'case')}", "quiet"))
    return notes


def _held(entry: Entry | ReadingEntry) -> tuple[Edition, ...]:
    if isinstance(entry, ReadingEntry):
        return entry.editions
    return tuple(laws for statement in entry.statements for laws in statement.editions)


def _print_law_lines(number: int, entries: Sequence[Entry], laws: Edition | None, whole: bool) -> None:
    """What concerns the law as a whole, as far as no entry has said it."""
    told = {mention.ref for entry in entries for mention in entry.referred_by}
    from_outside = [m for m in lawbook.law_referred_by(number, laws) if m.ref not in told]
    if from_outside:
        _line(f"Law {number} as a whole is referred to by ", _mentions(from_outside, (laws and (laws,)) or EDITIONS))
    readings = lawbook.readings(number, laws)
    if readings and whole:
        _print(_reading_table(readings))
    elif readings:
        _line(f"Readings of Law {number}: ", ", ".join(reading.id for reading in readings))


def _print_cases(cases: Sequence[Shown]) -> None:
    """The cases, each once; the rest counted."""
    merged: dict[str, tuple[str, dict[Edition, None]]] = {}
    for case in cases:
        merged.setdefault(case.id, (case.title, {}))[1].update(dict.fromkeys(case.editions))
    if not merged:
        return
    colour.console().print()
    table = _table("Case", "Laws", "That shows it", wide=2)
    for id, (title, editions) in list(merged.items())[:_CASES_LISTED]:
        _add(table, Text(id, "ref"), _years(tuple(editions)), Text(screen.legible(title)))
    _print(table)
    if len(merged) > _CASES_LISTED:
        _line(f"and {_counted(len(merged) - _CASES_LISTED, 'more case')}; --json has them all.", "")


# bridgelaws changes


@click.command(epilog="Example: bridgelaws changes 2007 2017 57")
@click.argument("old", shell_complete=_editions)
@click.argument("new", shell_complete=_editions)
@click.argument("law", required=False, shell_complete=_numbers)
@json_option
def changes(old: str, new: str, law: str | None, as_json: bool) -> None:
    """What changed from one edition to another, everywhere or in one LAW.

    OLD and NEW are years: 1997, 2007, 2017.
    """
    first, last = edition(old), edition(new)
    found = lawbook.differences(first, last, law)
    if as_json:
        screen.print_json({"old": first.year, "new": last.year, "differences": lawbook.plain(found)})
        return
    for number, together in groupby(found, key=lambda d: REGISTRY.provisions[d.provision].law):
        _headline(f"Law {number}", REGISTRY.headings.get(number, ""), None)
        table = _table(str(first), str(last), "What changed", wide=2)
        for each in together:
            _add_difference(table, each)
        _print(table)
    where = f" in {law}" if law else ""
    if not found:
        _line(f"Nothing changed{where} from {first} to {last}.", "")
        return
    kinds = {change: sum(each.change is change for each in found) for change in _MARKS}
    counts = ", ".join(f"{n} {_MARKS[change][0]}" for change, n in kinds.items() if n)
    _line(f"From {first} to {last}{where}: {counts}.", "", style="head")


def _add_difference(table: Table, each: Difference) -> None:
    before, after = each.before, each.after
    said = _mark(each.change)
    if before and after and before.gist != after.gist:
        said.append("\nwas: ", "quiet").append_text(_said(before.gist, after.gist, _WAS))
        said.append("\nnow: ", "quiet").append_text(_said(after.gist, before.gist, _NOW))
    else:
        said.append_text(Text((after or before).gist))  # type: ignore[union-attr]
    if before and after:
        for name in after.terms:
            if before.terms[name] != after.terms[name]:
                terms = f"{_term(before.terms[name])} → {_term(after.terms[name])}"
                said.append(f"\n{name.replace('_', ' ')}: {terms}", "yellow")
    _add(table, _ref(before), _ref(after), said)
    table.add_section()


def _ref(version: Version | None) -> Text:
    return Text(version.ref, "ref") if version else Text("-", "quiet")


# bridgelaws search


@click.command(epilog='Example: bridgelaws search "two cards"')
@click.argument("words", metavar="WORDS...", nargs=-1, required=True)
@click.option("--all", "every", is_flag=True, help=f"List everything found, not only the best {_HITS_LISTED}.")
@laws_option
@json_option
def search(words: tuple[str, ...], every: bool, laws: str | None, as_json: bool) -> None:
    """Find provisions by plain words, best first."""
    question = " ".join(words)
    hits = lawbook.search(question, laws, spoken())
    if as_json:
        screen.print_json({"words": question, "hits": lawbook.plain(hits, spoken())})
        return
    if hits[0].missing:
        near = [close for word in hits[0].missing for close in law_search.near_words(word, spoken())]
        hint = f" Did you mean {' or '.join(near[:3])}?" if near else ""
        missing = ", ".join(f"'{word}'" for word in hits[0].missing)
        _line(f"Nothing speaks of {missing} as well.{hint}", "", style="warn")
    table = _table("Number", "Laws", "What it says", wide=2)
    wanted = law_search.highlighted(question, spoken())
    for hit in hits if every else hits[:_HITS_LISTED]:
        entry = hit.entry
        gist = spoken().say(entry.says if isinstance(entry, ReadingEntry) else entry.statements[-1].says)
        said = _highlit(gist, wanted).append(f"\nLaw {entry.law}: {entry.heading}", "quiet")
        _add(table, Text(entry.ref, "ref"), _years(_held(entry)), said)
        table.add_section()
    _print(table)
    left = 0 if every else len(hits) - _HITS_LISTED
    if left > 0:
        _line(f"and {left} more; --all lists them.", "")


def _highlit(gist: str, wanted: frozenset[str]) -> Text:
    said = Text(screen.legible(gist))
    for match in re.finditer(r"\w+", said.plain):
        if set(law_search.stems(match.group(), spoken())) & wanted:
            said.stylize("bold", *match.span())
    return said


# bridgelaws readings


@click.command(epilog="Example: bridgelaws readings R54-1")
@click.argument("id", required=False, shell_complete=_reading_ids)
@laws_option
@json_option
def readings(id: str | None, laws: str | None, as_json: bool) -> None:
    """The interpretations that a case file may set aside: all, those of a law, or one by its ID.

    A reading says how the engine understands a law where its text is silent or can be understood in two ways.
    """
    number = int(id) if id and id.isdecimal() else None
    if number is not None:
        lawbook.find(str(number))  # a law that is not in the book is an error, one without readings is not
    found = lawbook.readings(number, laws) if number or id is None else (lawbook.reading(id, laws),)
    if as_json:
        screen.print_json(lawbook.plain(found))
        return
    if id and number is None:
        _headline(f"Law {found[0].law}", found[0].heading, None)
        _print_reading(found[0])
        return
    for law_number, together in groupby(found, key=lambda reading: reading.law):
        entries = list(together)
        _headline(f"Law {law_number}", entries[0].heading, None)
        _print(_reading_table(entries))
    where = f" of Law {number}" if number else ""
    _line(f"{_counted(len(found), 'reading')}{where}.", "", style="head")


def _reading_table(entries: Iterable[ReadingEntry]) -> Table:
    table = _table("Reading", "Laws", "How it is read, and on what ground", wide=2)
    for entry in entries:
        said = Text(screen.legible(entry.gist)).append(screen.legible(f"\n{entry.source}"), "quiet")
        _add(table, Text(entry.id, "ref"), _years(entry.editions), said)
        table.add_section()
    return table


def _print_reading(entry: ReadingEntry) -> None:
    table = _reading_table([entry])
    notes = _notes(entry, count_cases=False)
    if notes:
        _add(table, "", "", Text("\n").join(notes))
    _print(table)
    _print_cases(entry.cases)
    _line("To rule without it, a case file says ", f'"set_aside": ["{entry.id}"]')


# bridgelaws coverage


@click.command(epilog="Example: bridgelaws coverage 50")
@click.argument("law", required=False, shell_complete=_numbers)
@json_option
def coverage(law: str | None, as_json: bool) -> None:
    """Which provisions the shipped cases rely on, edition by edition, and what is not encoded, and why."""
    rows = lawbook.coverage(law)
    if as_json:
        screen.print_json([{**lawbook.plain(row), "covered": row.covered} for row in rows])
        return
    if law is None:
        _print(_coverage_by_law(rows))
    else:
        _print(_coverage_by_provision(rows))
    unencoded = list({row.provision: row for row in rows if row.unencoded}.values())
    if unencoded:
        table = _table("Not encoded", "Why", wide=1)
        for row in unencoded:
            _add(table, Text(row.ref, "ref"), Text(screen.legible(row.unencoded or "")))
        _print(table)
    _line(_coverage_summary(rows), "", style="head")


def _coverage_by_law(rows: Sequence[Row]) -> Table:
    table = _table("Law", "", *(str(laws) for laws in EDITIONS), "Cases", wide=1, right=(2, 3, 4, 5))
    for number, together in groupby(rows, key=lambda row: REGISTRY.provisions[row.provision].law):
        of_law = list(together)
        cells = [_share([row for row in of_law if row.laws is laws]) for laws in EDITIONS]
        cases = {case for row in of_law for case in row.cases}
        _add(table, Text(str(number), "ref"), REGISTRY.headings.get(number, ""), *cells, str(len(cases)))
    return table


def _share(rows: Sequence[Row]) -> Text:
    """How many provisions of how many a case relies on."""
    shown, uncovered = sum(bool(row.cases) for row in rows), any(not row.covered for row in rows)
    style = "bold red" if uncovered else "" if shown == len(rows) else "yellow"
    return Text(f"{shown} of {len(rows)}" if rows else "-", style)


def _coverage_by_provision(rows: Sequence[Row]) -> Table:
    table = _table("Number", *(str(laws) for laws in EDITIONS), "What it says", wide=4, right=(1, 2, 3))
    for _, together in groupby(rows, key=lambda row: row.provision):
        by = {row.laws: row for row in together}
        latest = list(by.values())[-1]
        counts = [_case_count(by.get(laws), latest.ref) for laws in EDITIONS]
        _add(table, Text(latest.ref, "ref"), *counts, latest.gist)
    return table


def _case_count(row: Row | None, ref: str) -> Text:
    """How many cases rely on a provision in an edition, after the number that it has there if that is another."""
    if row is None:
        return Text("-", "quiet")
    there = Text() if row.ref == ref else Text().append(f"{row.ref}: ", "ref")
    return there.append("none" if row.unencoded else str(len(row.cases)), "" if row.cases else "warn")


def _coverage_summary(rows: Sequence[Row]) -> str:
    provisions = {row.provision for row in rows}
    unencoded = {row.provision for row in rows if row.unencoded}
    missing = sum(not row.covered for row in rows)
    cases = {case for row in rows for case in row.cases}
    return (
        f"{_counted(len(provisions), 'provision')}: {len(provisions) - len(unencoded)} encoded and relied on by "
        f"{len(cases)} of {_counted(len(index().cases), 'case')}, {len(unencoded)} not encoded"
        + (f"; {missing} shown by no case." if missing else "; each that is encoded has its case.")
    )


# What they have in common


def _headline(title: str, heading: str, laws: Edition | None) -> None:
    under = f" ({laws})" if laws else ""
    out = colour.console()
    out.print()
    out.print(Text().append(f"{title}: {screen.legible(heading)}", "head").append(under, "quiet"))
    out.print()


def _line(text: str, refs: str, style: str = "quiet") -> None:
    colour.console().print(Text().append(screen.legible(text), style).append(screen.legible(refs), "ref"))


def _table(*titles: str, wide: int, right: Iterable[int] = ()) -> Table:
    """A calm table: one column takes the width that is left, and nothing is cut off."""
    table = Table(box=box.SIMPLE_HEAD if screen.can_draw() else box.ASCII, show_edge=False, pad_edge=False)
    for place, title in enumerate(titles):
        table.add_column(
            title,
            overflow="fold",
            justify="right" if place in set(right) else "left",
            ratio=1 if place == wide else None,
            max_width=None if place == wide or title == "Case" else 14,
        )
    return table


def _add(table: Table, *cells: Text | str) -> None:
    """A row as the output can show it. Where letters stand for signs, the styles would no longer fit their words."""
    table.add_row(
        *(cell if isinstance(cell, Text) and screen.can_draw() else screen.legible(str(cell)) for cell in cells)
    )


def _print(table: Table) -> None:
    colour.console().print(table, markup=False, highlight=False)
    colour.console().print()


def _mark(change: Change) -> Text:
    word, style = _MARKS[change]
    return Text().append(f"{word}: ", style) if word else Text()


def _said(gist: str, other: str | None, style: str) -> Text:
    """A gist, with the words that another version of it does not have marked."""
    said = Text(gist)
    if other is None:
        return said
    mine, theirs = list(_WORD.finditer(gist)), _WORD.findall(other)
    words = [match.group() for match in mine]
    for kind, _, _, start, end in SequenceMatcher(None, theirs, words, autojunk=False).get_opcodes():
        if kind != "equal" and start < end:
            said.stylize(style, mine[start].start(), mine[end - 1].end())
    return said


def _term(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _mentions(mentions: Iterable[Mention], held: tuple[Edition, ...]) -> str:
    """Numbers, with their editions where these are not all in which the subject stands."""
    return ", ".join(m.ref if set(held) <= set(m.editions) else f"{m.ref} ({_years(m.editions)})" for m in mentions)


def _years(editions: Sequence[Edition]) -> str:
    places = [EDITIONS.index(laws) for laws in editions]
    if len(places) > 1 and places == list(range(places[0], places[-1] + 1)):
        return screen.legible(f"{editions[0]}–{editions[-1]}")
    return ", ".join(map(str, editions))


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"
