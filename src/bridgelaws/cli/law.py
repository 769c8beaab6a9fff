"""The laws at hand: what they say, what changed, where to find it, how they are read, and which cases show them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from itertools import groupby

import click
from rich import box
from rich.table import Table
from rich.text import Text

from .. import lawbook
from ..book.changes import Difference
from ..book.editions import EDITIONS, REGISTRY, Change, Edition, Version, edition
from ..lawbook import (
    Entry,
    Mention,
    ReadingEntry,
    Shown,
    Statement,
    messages as m,
    numbers as law_numbers,
    ranking as law_search,
    terms,
)
from ..lawbook.golden_index import Row, index
from ..words.message import Message, Phrase
from . import colour, screen
from .helped import argument, command, option
from .language import spoken
from .options import json_option, laws_option

_STYLES = {
    Change.NEW: "bold green",
    Change.SUBSTANCE: "bold yellow",
    Change.WORDING: "cyan",
    Change.RENUMBERED: "cyan",
    Change.GONE: "bold red",
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


@command(m.HELP_LAW, example="law 50D2")
@argument("refs", m.NAME_REF, nargs=-1, required=True, shell_complete=_numbers)
@laws_option
@json_option
def law(refs: tuple[str, ...], laws: str | None, as_json: bool) -> None:
    """What a law or a provision says, edition by edition."""
    among = None if laws is None else edition(laws)
    asked = [ref.strip(",;") for ref in refs if not law_numbers.is_called_law(ref)]
    pages = [(ref, lawbook.find(ref, among)) for ref in asked]
    if as_json:
        screen.print_json([lawbook.page_document(ref, among, spoken()) for ref, _ in pages])
        return
    for ref, found in pages:
        _print_page(ref, found, among)


def _one_law(found: Sequence[Entry | ReadingEntry]) -> int | None:
    laws = {entry.law for entry in found}
    return laws.pop() if len(laws) == 1 else None


def _print_page(ref: str, found: Sequence[Entry | ReadingEntry], laws: Edition | None) -> None:
    number_asked = law_numbers.read(ref)
    whole = number_asked is not None and number_asked.whole_law
    for number, together in groupby(found, key=lambda entry: entry.law):
        entries = list(together)
        _headline(number, laws)
        if isinstance(entries[0], ReadingEntry):
            for reading in entries:
                assert isinstance(reading, ReadingEntry)
                _print_reading(reading)
            continue
        provisions = [entry for entry in entries if isinstance(entry, Entry)]
        common = _common(provisions)
        table = _table(m.COLUMN_NUMBER(), m.COLUMN_LAWS(), m.COLUMN_SAYS(), wide=2)
        for entry in provisions:
            _add_entry(table, entry, common, count_cases=whole)
        _print(table)
        if common:
            _line(m.IS_REFERRED_TO_BY(ref), _references(common))
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
        gist = spoken().say(statement.says)
        said.append_text(_said(gist, spoken().say(before.says) if before else None, _NOW))
        for name, (was, now) in statement.changed.items():
            said.append(f"\n{spoken().say(terms.changed(name, was, now))}", "yellow")
        moved = before is None or before.ref != statement.ref
        _add(table, Text(_references([statement.ref]) if moved else "", "ref"), _years(statement.editions), said)
        before = statement
    if entry.gone is not None:
        _add(table, "", Text(str(entry.gone)), Text(spoken().say(m.GONE()), _STYLES[Change.GONE]))
    notes = _notes(entry, count_cases, common)
    if notes:
        _add(table, "", "", Text("\n").join(notes))
    table.add_section()


def _notes(entry: Entry | ReadingEntry, count_cases: bool, common: Sequence[str] = ()) -> list[Text]:
    notes = []
    if isinstance(entry, Entry) and entry.not_encoded:
        notes.append(Text(spoken().say(m.NOT_ENCODED(entry.not_encoded)), "warn"))
    editions = _held(entry)
    others = [mention for mention in entry.referred_by if mention.ref not in common]
    for label, mentions in ((m.REFERS_TO(), entry.refers_to), (m.REFERRED_TO_BY(), others)):
        if mentions:
            notes.append(Text().append(f"{spoken().say(label)} ", "quiet").append(_mentions(mentions, editions), "ref"))
    if count_cases and entry.cases:
        notes.append(Text(spoken().say(m.SHOWN_BY(len(entry.cases))), "quiet"))
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
        _line(m.LAW_IS_REFERRED_TO_BY(number), _mentions(from_outside, (laws and (laws,)) or EDITIONS))
    readings = lawbook.readings(number, laws)
    if readings and whole:
        _print(_reading_table(readings))
    elif readings:
        _line(m.READINGS_OF(number), ", ".join(reading.id for reading in readings))


def _print_cases(cases: Sequence[Shown]) -> None:
    """The cases, each once; the rest counted."""
    merged: dict[str, tuple[Message, dict[Edition, None]]] = {}
    for case in cases:
        merged.setdefault(case.id, (case.called, {}))[1].update(dict.fromkeys(case.editions))
    if not merged:
        return
    colour.console().print()
    table = _table(m.COLUMN_CASE(), m.COLUMN_LAWS(), m.COLUMN_SHOWS(), wide=2, whole=(0,))
    for id, (title, editions) in list(merged.items())[:_CASES_LISTED]:
        _add(table, Text(id, "ref"), _years(tuple(editions)), Text(screen.legible(spoken().say(title))))
    _print(table)
    if len(merged) > _CASES_LISTED:
        _line(m.MORE_CASES(len(merged) - _CASES_LISTED))


# bridgelaws changes


@command(m.HELP_CHANGES, example="changes 2007 2017 57")
@argument("old", m.NAME_OLD, shell_complete=_editions)
@argument("new", m.NAME_NEW, shell_complete=_editions)
@argument("law", m.NAME_LAW, required=False, shell_complete=_numbers)
@json_option
def changes(old: str, new: str, law: str | None, as_json: bool) -> None:
    """What changed from one edition to another, everywhere or in one law."""
    first, last = edition(old), edition(new)
    found = lawbook.differences(first, last, law)
    if as_json:
        screen.print_json({"old": first.year, "new": last.year, "differences": lawbook.plain(found, spoken())})
        return
    for number, together in groupby(found, key=lambda d: REGISTRY.provisions[d.provision].law):
        _headline(number, None)
        table = _table(str(first), str(last), m.COLUMN_CHANGED(), wide=2)
        for each in together:
            _add_difference(table, each)
        _print(table)
    years = str(first), str(last)
    if not found:
        _line(m.NOTHING_CHANGED_IN(law, *years) if law else m.NOTHING_CHANGED(*years))
        return
    kinds = {change: sum(each.change is change for each in found) for change in _STYLES}
    counts = [m.COUNTED[change.value](n) for change, n in kinds.items() if n]
    _line(m.CHANGED_IN(*years, law, counts) if law else m.CHANGED(*years, counts), style="head")


def _add_difference(table: Table, each: Difference) -> None:
    before, after = each.before, each.after
    said, say = _mark(each.change), spoken().say
    if before and after and before.gist != after.gist:
        was, now = say(before.says), say(after.says)
        said.append(f"\n{say(m.WAS())} ", "quiet").append_text(_said(was, now, _WAS))
        said.append(f"\n{say(m.NOW())} ", "quiet").append_text(_said(now, was, _NOW))
    else:
        said.append_text(Text(say((after or before).says)))  # type: ignore[union-attr]
    if before and after:
        for name in after.terms:
            if before.terms[name] != after.terms[name]:
                said.append(f"\n{say(terms.changed(name, before.terms[name], after.terms[name]))}", "yellow")
    _add(table, _ref(before), _ref(after), said)
    table.add_section()


def _ref(version: Version | None) -> Text:
    return Text(_references([version.ref]), "ref") if version else Text("-", "quiet")


# bridgelaws search


@command(m.HELP_SEARCH, example='search "two cards"')
@argument("words", m.NAME_WORDS, nargs=-1, required=True)
@option("--all", "every", is_flag=True, about=lambda: m.ALL_OPTION(_HITS_LISTED))
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
        missing = tuple(f"'{word}'" for word in hits[0].missing)
        nothing = m.NOTHING_AS_WELL_NEAR(missing, near[:3]) if near else m.NOTHING_AS_WELL(missing)
        _line(nothing, style="warn")
    table = _table(m.COLUMN_NUMBER(), m.COLUMN_LAWS(), m.COLUMN_SAYS(), wide=2)
    wanted = law_search.highlighted(question, spoken())
    for hit in hits if every else hits[:_HITS_LISTED]:
        entry = hit.entry
        gist = spoken().say(entry.says if isinstance(entry, ReadingEntry) else entry.statements[-1].says)
        said = _highlit(gist, wanted).append(f"\n{spoken().say(m.LAW(entry.law, entry.titled))}", "quiet")
        _add(table, Text(_references([entry.ref]), "ref"), _years(_held(entry)), said)
        table.add_section()
    _print(table)
    left = 0 if every else len(hits) - _HITS_LISTED
    if left > 0:
        _line(m.MORE_HITS(left))


def _highlit(gist: str, wanted: frozenset[str]) -> Text:
    said = Text(screen.legible(gist))
    for match in re.finditer(r"\w+", said.plain):
        if set(law_search.stems(match.group(), spoken())) & wanted:
            said.stylize("bold", *match.span())
    return said


# bridgelaws readings


@command(m.HELP_READINGS, example="readings R54-1")
@argument("id", m.NAME_ID, required=False, shell_complete=_reading_ids)
@laws_option
@json_option
def readings(id: str | None, laws: str | None, as_json: bool) -> None:
    """The interpretations that a case file may set aside: all, those of a law, or one by its id."""
    number = int(id) if id and id.isdecimal() else None
    if number is not None:
        lawbook.find(str(number))  # a law that is not in the book is an error, one without readings is not
    found = lawbook.readings(number, laws) if number or id is None else (lawbook.reading(id, laws),)
    if as_json:
        screen.print_json(lawbook.plain(found, spoken()))
        return
    if id and number is None:
        _headline(found[0].law, None)
        _print_reading(found[0])
        return
    for law_number, together in groupby(found, key=lambda reading: reading.law):
        entries = list(together)
        _headline(law_number, None)
        _print(_reading_table(entries))
    many = len(found)
    _line(m.COUNTED_READINGS_OF(many, number) if number else m.COUNTED_READINGS(many), style="head")


def _reading_table(entries: Iterable[ReadingEntry]) -> Table:
    table = _table(m.COLUMN_READING(), m.COLUMN_LAWS(), m.COLUMN_READ_SO(), wide=2)
    for entry in entries:
        say = spoken().say
        said = Text(screen.legible(say(entry.says))).append(screen.legible(f"\n{say(entry.says_source)}"), "quiet")
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
    _line(m.TO_RULE_WITHOUT(), f'"set_aside": ["{entry.id}"]')


# bridgelaws coverage


@command(m.HELP_COVERAGE, example="coverage 50")
@argument("law", m.NAME_LAW, required=False, shell_complete=_numbers)
@json_option
def coverage(law: str | None, as_json: bool) -> None:
    """Which provisions the shipped cases rely on, edition by edition, and what is not encoded, and why."""
    rows = lawbook.coverage(law)
    if as_json:
        screen.print_json([{**lawbook.plain(row, spoken()), "covered": row.covered} for row in rows])
        return
    if law is None:
        _print(_coverage_by_law(rows))
    else:
        _print(_coverage_by_provision(rows))
    unencoded = list({row.provision: (row, row.not_encoded) for row in rows if row.not_encoded}.values())
    if unencoded:
        table = _table(m.COLUMN_NOT_ENCODED(), m.COLUMN_WHY(), wide=1)
        for row, why in unencoded:
            _add(table, Text(_references([row.ref]), "ref"), Text(screen.legible(spoken().say(why))))
        _print(table)
    _line(_coverage_summary(rows), style="head")


def _coverage_by_law(rows: Sequence[Row]) -> Table:
    table = _table(m.COLUMN_LAW(), "", *map(str, EDITIONS), m.COLUMN_CASES(), wide=1, right=(2, 3, 4, 5))
    for number, together in groupby(rows, key=lambda row: REGISTRY.provisions[row.provision].law):
        of_law = list(together)
        cells = [_share([row for row in of_law if row.laws is laws]) for laws in EDITIONS]
        cases = {case for row in of_law for case in row.cases}
        _add(table, Text(str(number), "ref"), spoken().say(REGISTRY.titles[number]), *cells, str(len(cases)))
    return table


def _share(rows: Sequence[Row]) -> Text:
    """How many provisions of how many a case relies on."""
    shown, uncovered = sum(bool(row.cases) for row in rows), any(not row.covered for row in rows)
    style = "bold red" if uncovered else "" if shown == len(rows) else "yellow"
    return Text(spoken().say(m.SHARE(shown, len(rows))) if rows else "-", style)


def _coverage_by_provision(rows: Sequence[Row]) -> Table:
    table = _table(m.COLUMN_NUMBER(), *map(str, EDITIONS), m.COLUMN_SAYS(), wide=4, right=(1, 2, 3))
    for _, together in groupby(rows, key=lambda row: row.provision):
        by = {row.laws: row for row in together}
        latest = list(by.values())[-1]
        counts = [_case_count(by.get(laws), latest.ref) for laws in EDITIONS]
        _add(table, Text(_references([latest.ref]), "ref"), *counts, spoken().say(latest.says))
    return table


def _case_count(row: Row | None, ref: str) -> Text:
    """How many cases rely on a provision in an edition, after the number that it has there if that is another."""
    if row is None:
        return Text("-", "quiet")
    there = Text() if row.ref == ref else Text().append(f"{_references([row.ref])}: ", "ref")
    count = spoken().say(m.NO_CASE()) if row.not_encoded else str(len(row.cases))
    return there.append(count, "" if row.cases else "warn")


def _coverage_summary(rows: Sequence[Row]) -> Message:
    provisions = {row.provision for row in rows}
    unencoded = {row.provision for row in rows if row.not_encoded}
    missing = sum(not row.covered for row in rows)
    cases = {case for row in rows for case in row.cases}
    encoded = len(provisions) - len(unencoded)
    covered = m.COVERED(len(provisions), encoded, len(cases), len(index().cases), len(unencoded))
    return m.COVERED_BUT(covered, missing) if missing else m.COVERED_ALL(covered)


# What they have in common


def _headline(number: int, laws: Edition | None) -> None:
    under = f" ({laws})" if laws else ""
    title = spoken().say(m.LAW(number, REGISTRY.titles[number]))
    out = colour.console()
    out.print()
    out.print(Text().append(screen.legible(title), "head").append(under, "quiet"))
    out.print()


def _line(message: Message, refs: str = "", style: str = "quiet") -> None:
    """A sentence, and what it speaks of after it."""
    said = screen.legible(spoken().say(message))
    colour.console().print(Text().append(f"{said} " if refs else said, style).append(screen.legible(refs), "ref"))


def _references(refs: Iterable[str]) -> str:
    return spoken().references(tuple(refs), "")


def _table(*titles: Phrase, wide: int, right: Iterable[int] = (), whole: Iterable[int] = ()) -> Table:
    """A calm table: one column takes the width that is left, and nothing is cut off; those `whole` are not folded."""
    table = Table(box=box.SIMPLE_HEAD if screen.can_draw() else box.ASCII, show_edge=False, pad_edge=False)
    for place, title in enumerate(titles):
        table.add_column(
            spoken().phrase(title),
            overflow="fold",
            justify="right" if place in set(right) else "left",
            ratio=1 if place == wide else None,
            max_width=None if place == wide or place in set(whole) else 14,
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
    if change is Change.FIRST:
        return Text()
    return Text().append(f"{spoken().say(m.MARKS[change.value]())} ", _STYLES[change])


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


def _mentions(mentions: Iterable[Mention], held: tuple[Edition, ...]) -> str:
    """Numbers, with their editions where these are not all in which the subject stands."""
    told = ((_references([each.ref]), each.editions) for each in mentions)
    return ", ".join(ref if set(held) <= set(editions) else f"{ref} ({_years(editions)})" for ref, editions in told)


def _years(editions: Sequence[Edition]) -> str:
    places = [EDITIONS.index(laws) for laws in editions]
    if len(places) > 1 and places == list(range(places[0], places[-1] + 1)):
        return screen.legible(f"{editions[0]}–{editions[-1]}")
    return ", ".join(map(str, editions))
