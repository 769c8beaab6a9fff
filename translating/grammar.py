"""The grammar that a new language begins with: English names in every place, to be replaced."""

from __future__ import annotations

from pathlib import Path

from babel import Locale

from bridgelaws.words.languages.en.grammar import English

_GRAMMAR = '''"""{english}: its names for what is on a table, and the forms that its sentences want of them."""

from __future__ import annotations

from ...language import Language


class {english}(Language):
    """Replace what is English below. A form such as `{{seat:de}}` in a sentence is made by a method here."""

    code, name = "{code}", "{own}"
    SEATS = {SEATS!r}
    SEAT_LETTERS = {SEAT_LETTERS!r}
    SUITS = {SUITS!r}
    SUIT_ONE = {SUIT_ONE!r}
    NOTRUMP = {NOTRUMP!r}
    CALLS = {CALLS!r}
    RANKS = {RANKS!r}
    RANK_NAMES = {RANK_NAMES!r}
    THE_CARD = {THE_CARD!r}
    AND, OR = {AND!r}, {OR!r}
    CLAUSES = {CLAUSES!r}


GRAMMAR = {english}
'''


def begin(folder: Path) -> None:
    """Write the grammar of the new language of a folder."""
    code = folder.name
    locale = Locale.parse(code)
    names = {name: value for name, value in vars(English).items() if name.isupper()}
    english = "".join(part for part in str(locale.english_name) if part.isalpha())
    text = _GRAMMAR.format(code=code, english=english, own=locale.get_display_name(code), **names)
    (folder / "grammar.py").write_text(text, encoding="utf-8")
