"""Every golden case as a page: what English says on the left, the language on the right, what it lacks marked."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from bridgelaws import golden
from bridgelaws.errors import spoken
from bridgelaws.play.play import Play
from bridgelaws.words.catalogue import Catalogues
from bridgelaws.words.compiling import LANGUAGES
from bridgelaws.words.language import Language
from bridgelaws.words.languages import language_of

BEFORE, AFTER = "⟦", "⟧"
_STYLE = """body{font:1rem/1.45 system-ui,sans-serif;margin:1rem auto;max-width:75rem;padding:0 1rem}
table{border-collapse:collapse;width:100%;table-layout:fixed}
td{vertical-align:top;padding:.4rem .6rem;border-top:1px solid #ccc}
td{white-space:pre-line}mark{background:#fd8}h2{font-size:1.05rem;margin:1.6rem 0 .3rem}"""


class _Marked(Catalogues):
    """English in the place of what a language does not say yet, marked as such."""

    def text(self, id: str, count: int | None = None) -> str:
        return f"{BEFORE}{super().text(id, count)}{AFTER}"


def marking(grammar: type[Language], folder: Path) -> Language:
    """A language, with its catalogues in a folder, that marks what these do not say."""
    language = grammar(folder)
    language.catalogues = Catalogues(folder, _Marked(LANGUAGES / "en"))
    return language


def page(code: str) -> tuple[str, int]:
    """The page, and how many of its paragraphs have English left in them."""
    language, english = marking(type(language_of(code)), LANGUAGES / code), spoken("en")
    parts, left = [], 0
    for document in golden.cases():
        for run in golden.runs(document):
            rows = []
            for play, _ in golden.follow(run):
                for first, second in zip(_said(play, english), _said(play, language), strict=True):
                    if (first, second) not in rows:
                        rows.append((first, second))
            left += sum(BEFORE in second for _, second in rows)
            cells = "".join(f"<tr><td>{escape(a)}<td lang={code}>{_cell(b)}" for a, b in rows)
            parts.append(f"<h2>{escape(run.id)}</h2><table>{cells}</table>")
    head = f"<!doctype html><meta charset=utf-8><title>{escape(language.name)}</title><style>{_STYLE}</style>"
    return f"{head}<h1>{escape(language.name)}</h1>{''.join(parts)}\n", left


def _said(play: Play, language: Language) -> Iterator[str]:
    """What a Director reads and says at this point, a paragraph each."""
    yield play.explain(asides=True, language=language)
    if play.question is not None:
        words = play.question.wording.words
        yield "\n".join(map(language.say, (words.read, words.aloud, *(option.read for option in words.options))))


def _cell(text: str) -> str:
    return escape(text).replace(BEFORE, "<mark>").replace(AFTER, "</mark>")
