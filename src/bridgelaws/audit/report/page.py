"""The page: one HTML file that asks no other host for anything, reads in light and dark, and prints well."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from html import escape

from ... import __version__
from ...archives.record import Record
from ...errors import spoken
from ...words.language import Language
from ...words.languages import ENGLISH
from ...words.message import Message
from ..cases import title
from ..findings import Finding, Kind, Likely, Status
from ..occasions import Occasion
from ..run import Report
from ..sources import NO_ENDING
from ..words import KINDS
from . import charts, words
from .boards import drawn, suits
from .charts import Row
from .gathering import SAID, Gathered
from .style import STYLE

_EVENTS = 15
_YEARS = 40
# A year with fewer boards has no rate worth showing.
_ENOUGH = 100
_REMARKS = 60
_LISTED = 20
EXAMPLES = 8
_LATEST = 2017
_REGULAR = tuple(
    status.value
    for status in Status
    if status not in (Status.IRREGULAR, Status.UNREADABLE, Status.NO_PLAY, Status.NOT_FOLLOWED)
)
# The colours of the bars, in this order.
_ORDER = (Likely.TABLE, Likely.UNDECIDED, Likely.TRANSCRIPTION)


def html(
    report: Report,
    gathered: Gathered,
    records: Mapping[tuple[str, int], Record],
    *,
    paths: Sequence[str] = (),
    date: str = "",
    names: bool = False,
    chosen: bool = False,
    language: Language | str = ENGLISH,
) -> str:
    """The whole page, in a language. `records` are the boards of the examples; `date` is when it was made."""
    page = _Page(report, gathered, records, spoken(language))
    body = "\n".join(part for part in page.parts(paths, date, names, chosen) if part)
    return (
        f'<!doctype html>\n<html lang="{page.tongue.code}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        f"<title>{page.text(words.TITLE())}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}"
        "\n</main>\n</body>\n</html>\n"
    )


class _Page:
    """The page, part by part."""

    def __init__(
        self, report: Report, gathered: Gathered, records: Mapping[tuple[str, int], Record], tongue: Language
    ) -> None:
        self.report, self.gathered, self.records, self.tongue = report, gathered, records, tongue
        self.found = sum(gathered.by_kind.values())
        # The folders in which it was read: they are told once, at the head.
        self.folders: tuple[str, ...] = ()

    def parts(self, paths: Sequence[str], date: str, names: bool, chosen: bool) -> Iterable[str]:
        """Head, numbers, charts, remarks, examples, files, what was not read, words."""
        folders = {os.path.join(os.path.dirname(path), "") for path in paths if os.path.dirname(path)}
        self.folders = tuple(sorted(folders, key=len, reverse=True))
        return (
            self.head(paths, date),
            self.short(chosen),
            self.how_to_read(names),
            self.kinds(),
            self.sure(),
            self.years(),
            self.events(),
            self.remarks(),
            self.examples(),
            self.about_files(),
            self.worst_files(),
            self.twice(),
            self.not_read(),
            self.glossary(),
            f"<footer>{self.text(words.MADE_BY(__version__))}</footer>",
        )

    def text(self, message: Message) -> str:
        """A sentence for HTML."""
        return escape(self.tongue.say(message))

    def file(self, name: str) -> str:
        """The name of a file, without the folder in which it was read."""
        return next((name[len(folder) :] for folder in self.folders if name.startswith(folder)), name)

    def within(self, text: str) -> str:
        """A text that names files, in the same way."""
        for folder in self.folders:
            text = text.replace(folder, "")
        return suits(text)

    def section(self, head: Message, told: Message | None, inside: str) -> str:
        """A heading, a sentence below it, and what it is about; nothing if there is nothing."""
        if not inside:
            return ""
        under = "" if told is None else f"<p class=note>{self.text(told)}</p>"
        return f"<section><h2>{self.text(head)}</h2>{under}{inside}</section>"

    # Numbers

    def head(self, paths: Sequence[str], date: str) -> str:
        lines = [words.SOURCES(list(paths)[:_LISTED])] if paths else []
        lines += [words.MADE_ON(date)] if date else []
        said = " ".join(self.text(line) for line in lines)
        return (
            f"<header><p class=stamp>{self.text(words.STAMP())}</p><h1>{self.text(words.TITLE())}</h1>"
            f"<p class=note>{said}</p></header>"
        )

    def short(self, chosen: bool) -> str:
        report = self.report
        total, regular = report.total, sum(report.boards[row] for row in _REGULAR)
        share = 100 * regular / total if total else 0.0
        found = words.SHORT_FOUND(self.found) if self.found else words.NOTHING_FOUND()
        lines = [words.SHORT(total, report.files, regular, share), found]
        warnings = [words.INTERRUPTED()] if report.interrupted else []
        warnings += [words.CHOSEN()] if chosen else []
        tiles = [
            ("", words.TILE_BOARDS(), total, words.IN_FILES(report.files)),
            ("", words.TILE_REGULAR(), regular, words.SHARE(share)),
            *(
                (each.value, words.TILE_LIKELY[each](), n := self.gathered.likely(each), self.of_found(n))
                for each in _ORDER
            ),
        ]
        cells = "".join(
            f'<div class="tile {style}"><b>{self.text(name)}</b><strong>{self.text(words.HOW_MANY(number))}</strong>'
            f"<span>{self.text(under)}</span></div>"
            for style, name, number, under in tiles
        )
        warned = "".join(f"<p class=warn>{self.text(line)}</p>" for line in warnings)
        said = "".join(f"<p>{self.text(line)}</p>" for line in lines)
        return f"<section><h2>{self.text(words.IN_SHORT())}</h2>{warned}{said}<div class=tiles>{cells}</div></section>"

    def of_found(self, number: int) -> Message:
        """A share of all findings."""
        return words.OF_FINDINGS(100 * number / self.found if self.found else 0.0)

    def how_to_read(self, names: bool) -> str:
        rows = "".join(
            f"<li class={each.value}><b>{self.text(words.TILE_LIKELY[each]())}</b>: "
            f"{self.text(words.MEANT_BY[each]())}</li>"
            for each in _ORDER
        )
        last = f"<p class=warn>{self.text(words.NAMED())}</p>" if names else f"<p>{self.text(words.NOBODY_NAMED())}</p>"
        inside = f"<p>{self.text(words.WHAT_A_FINDING_IS())}</p><ul class=key>{rows}</ul>{last}"
        return self.section(words.HOW_TO_READ(), None, inside)

    # Charts

    def kinds(self) -> str:
        kinds = sorted(
            (kind for kind in Kind if self.gathered.of_kind(kind)), key=lambda kind: -self.gathered.of_kind(kind)
        )
        rows = [
            Row(
                self.tongue.say(KINDS[kind]()),
                [(each.value, self.gathered.by_kind[kind, each]) for each in _ORDER],
                self.tongue.say(words.HOW_MANY(self.gathered.of_kind(kind))),
            )
            for kind in kinds
        ]
        return self.section(
            words.WHAT_WAS_FOUND(), None, self.legend() + self.bars(rows, words.WHAT_WAS_FOUND()) if rows else ""
        )

    def bars(self, rows: Sequence[Row], label: Message) -> str:
        """A chart, if there is anything in it."""
        return charts.bars(rows, self.tongue.say(label)) if rows else ""

    def legend(self) -> str:
        """The colours in a line."""
        cells = " ".join(f"<li class={each.value}>{self.text(words.TILE_LIKELY[each]())}</li>" for each in _ORDER)
        return f"<ul class='key row'>{cells}</ul>"

    def sure(self) -> str:
        if not self.found:
            return ""
        parts = [(each.value, self.gathered.likely(each)) for each in _ORDER]
        rows = "".join(
            f"<li class={each.value}>{self.text(words.TILE_LIKELY[each]())}: {self.text(words.FINDINGS(count))}, "
            f"{self.text(self.of_found(count))}</li>"
            for each in _ORDER
            for count in (self.gathered.likely(each),)
        )
        return self.section(words.HOW_SURE(), words.HOW_SURE_TOLD(), f"{charts.whole(parts)}<ul class=key>{rows}</ul>")

    def years(self) -> str:
        boards = self.gathered.boards_by_year
        years = sorted(year for year in boards if year and boards[year] >= _ENOUGH)[-_YEARS:]
        if not years:
            return ""
        rows = [self._rate(year, [year]) for year in years]
        few = [year for year in boards if year and year not in years]
        rows += [self._rate(self.tongue.say(words.OTHER_YEARS()), few)] if few else []
        rows += [self._rate(self.tongue.say(words.NO_YEAR()), [""])] if boards[""] else []
        return self.section(words.BY_YEAR(), words.BY_YEAR_TOLD(_ENOUGH), self.bars(rows, words.BY_YEAR()))

    def _rate(self, name: str, years: Sequence[str]) -> Row:
        """The findings of some years for a hundred boards."""
        boards = sum(self.gathered.boards_by_year[year] for year in years)
        counts = [(each.value, sum(self.gathered.found_by_year[year, each] for year in years)) for each in _ORDER]
        found = sum(count for _, count in counts)
        parts = [(style, 100 * count / boards) for style, count in counts]
        said = self.tongue.say
        return Row(name, parts, said(words.PER_HUNDRED(100 * found / boards)), said(words.OF_BOARDS(found, boards)))

    def events(self) -> str:
        gathered = self.gathered
        found = {
            event: sum(gathered.found_by_event[event, each] for each in Likely) for event in gathered.boards_by_event
        }
        most = sorted((event for event in found if found[event]), key=lambda event: (-found[event], event))[:_EVENTS]
        if not any(most):
            return ""
        rows = [
            Row(
                event or self.tongue.say(words.NO_EVENT()),
                [(each.value, gathered.found_by_event[event, each]) for each in _ORDER],
                self.tongue.say(words.OF_BOARDS(found[event], gathered.boards_by_event[event])),
            )
            for event in most
        ]
        return self.section(words.BY_EVENT(), words.BY_EVENT_TOLD(len(rows)), self.bars(rows, words.BY_EVENT()))

    # Findings

    def where(self, found: Finding) -> str:
        """The occasion and the place in the file."""
        when = Occasion(found.event, found.date, found.round, found.table)
        line = title(found.board, when, self.tongue)
        place = f"<span class=where>{escape(self.file(found.file))}:{found.line}</span>"
        return f"{escape(line)}<br>{place}" if line else place

    def remarks(self) -> str:
        kept = sorted(self.gathered.remarks, key=lambda found: _ORDER.index(found.likely))
        telling = [found for found in kept if found.kind is not Kind.SAID_DIRECTOR]
        called = [found for found in kept if found.kind is Kind.SAID_DIRECTOR]
        inside = self.listed(telling)
        if called:
            # That the Director came says little by itself, and there are many: they are there for whoever wants them.
            count = words.DIRECTOR_CAME(self.gathered.of_kind(Kind.SAID_DIRECTOR))
            inside += f"<details><summary>{self.text(count)}</summary>{self.listed(called)}</details>"
        more = sum(self.gathered.of_kind(kind) for kind in SAID) - len([each for each in kept if each.kind in SAID])
        told = f"<p class=note>{self.text(words.MORE_REMARKS(more))}</p>" if more > 0 else ""
        return self.section(words.REMARKS(), words.REMARKS_TOLD(), inside + told if inside else "")

    def listed(self, remarks: Sequence[Finding]) -> str:
        """Remarks in rows: where, what was written, what the cards say."""
        rows = "".join(
            f"<tr><td>{self.where(found)}</td><td class=quote><b>{self.text(KINDS[found.kind]())}</b><br>"
            f"{suits(found.said(self.tongue))}{self.quoted(found)}</td>"
            f"<td>{suits(self.tongue.say(words.EXPLAINED(words.TILE_LIKELY[found.likely](), found.why)))}</td></tr>"
            for found in remarks[:_REMARKS]
        )
        if not rows:
            return ""
        heads = (words.COLUMN_WHERE(), words.COLUMN_SAID(), words.COLUMN_CARDS())
        head = "".join(f"<th>{self.text(each)}</th>" for each in heads)
        return f"<table class=remarks><thead><tr>{head}</tr></thead>{rows}</table>"

    def quoted(self, found: Finding) -> str:
        """The remark that stands beside a finding in the cards."""
        return "" if found.kind in SAID else f"<br>{suits(self.tongue.say(words.BESIDE_IT(found.remark)))}"

    def examples(self) -> str:
        shown = "".join(map(self.example, self.gathered.telling(EXAMPLES)))
        return self.section(words.EXAMPLES(), words.EXAMPLES_TOLD(), shown)

    def example(self, found: Finding) -> str:
        record = self.records.get((found.file, found.nth))
        board = (
            f"<p class=note>{self.text(words.NOT_DRAWN())}</p>" if record is None else drawn(record, found, self.tongue)
        )
        refs = dict(found.provisions).get(_LATEST, ())
        cited = f" <small>{self.text(words.UNDER(refs))}</small>" if refs else ""
        cost = "".join(f"<p>{self.text(line)}</p>" for line in self._cost(found))
        likely = self.tongue.say(words.EXPLAINED(words.TILE_LIKELY[found.likely](), found.why))
        return (
            f"<article class=example><h3>{self.text(KINDS[found.kind]())}</h3><p>{self.where(found)}</p>"
            f"<p>{suits(found.said(self.tongue))}{cited}</p>{cost}"
            f"<ul class=key><li class={found.likely.value}>{suits(likely)}</li></ul>{board}</article>"
        )

    def _cost(self, found: Finding) -> Iterable[Message]:
        cost = dict(found.tricks).get(_LATEST)
        if cost is not None and cost[0] == cost[1]:
            yield words.WOULD_COST(cost[0])
        elif cost is not None:
            yield words.WOULD_COST_OR(*cost)

    # Files

    def about_files(self) -> str:
        rows = "".join(
            f"<li><span class=where>{escape(self.file(found.file))}</span><br>{suits(found.said(self.tongue))}"
            f"<br><small>{self.within(self.tongue.phrase(found.why))}</small></li>"
            for found in self.gathered.about_files[:_LISTED]
        )
        more = self.more(len(self.gathered.about_files) - _LISTED)
        return self.section(
            words.ABOUT_FILES(), words.ABOUT_FILES_TOLD(), f"<ul class=plain>{rows}{more}</ul>" if rows else ""
        )

    def more(self, number: int) -> str:
        """That a list goes on."""
        return f"<li>{self.text(words.MORE(number))}</li>" if number > 0 else ""

    def worst_files(self) -> str:
        rows = [
            Row(
                self.file(file),
                [("undecided", found)],
                self.tongue.say(words.OF_BOARDS(found, self.gathered.boards_by_file[file])),
            )
            for file, found in self.gathered.found_by_file.most_common(10)
            if found > 1
        ]
        return self.section(words.MOST_FOUND(), words.MOST_FOUND_TOLD(), self.bars(rows, words.MOST_FOUND()))

    def twice(self) -> str:
        kept = self.gathered.twice
        rows = "".join(
            f"<li>{self.where(found)}<br>{self.within(found.said(self.tongue))}</li>" for found in kept[:_LISTED]
        )
        count = self.gathered.of_kind(Kind.AGAIN)
        more = self.more(count - min(len(kept), _LISTED))
        return self.section(
            words.TWICE(), words.TWICE_TOLD(count), f"<ul class=plain>{rows}{more}</ul>" if rows else ""
        )

    def not_read(self) -> str:
        report = self.report
        lines = [
            self.text(words.PASSED_OVER_BARE(count) if ending == NO_ENDING else words.PASSED_OVER(count, ending))
            for ending, count in sorted(report.skipped.items())
        ]
        lines += [self.text(words.UNREADABLE_FILE(name, why)) for name, why in report.unreadable[:_LISTED]]
        if boards := report.boards[Kind.UNREADABLE.value]:
            lines.append(self.text(words.UNREADABLE_BOARDS(boards)))
        items = "".join(f"<li>{line}</li>" for line in lines) + self.more(len(report.unreadable) - _LISTED)
        inside = f"<ul class=plain>{items}</ul>" if items else f"<p>{self.text(words.ALL_READ())}</p>"
        return self.section(words.NOT_READ(), None, inside)

    def glossary(self) -> str:
        rows = "".join(
            f"<dt>{self.text(KINDS[kind]())}</dt><dd>{self.text(words.MEANING[kind]())}</dd>"
            for kind in Kind
            if self.gathered.of_kind(kind)
        )
        return self.section(words.WORDS_USED(), None, f"<dl>{rows}</dl>" if rows else "")
