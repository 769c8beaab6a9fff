"""Catalogues as a translator works on them: each sentence with the English, its arguments, and where it is said.

What stands above an entry is written here and by nobody else. The English that a translation was made of is kept with
it: once that has changed the entry is marked `fuzzy`, as editors of catalogues do, until the translator has looked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.plurals import get_plural
from babel.messages.pofile import denormalize, escape, read_po

from bridgelaws.words.compiling import LANGUAGES
from translating.declared import declared

ENGLISH = "English:"
# What can stand in the place of an argument, by its sort.
SORTS = {
    "card": "a card (♥K), or a card that nobody has named",
    "cards": "several cards (♥7 ♥A)",
    "seat": "a seat (East)",
    "seats": "several seats",
    "side": "a side (North-South)",
    "suit": "a suit (hearts)",
    "suits": "several suits",
    "rank": "a rank (king)",
    "call": "a call of an auction (4♥, pass)",
    "contract": "a contract (4♥ by South)",
    "number": "a number",
    "tenths": "a number with one digit after the point (2.5)",
    "trick": "the number of a trick",
    "tricks": "the numbers of several tricks",
    "text": "said as it is: a name, the number of a law",
    "texts": "several texts, said as they are",
    "quoted": "what somebody said",
    "clause": "a sentence of its own inside this one",
    "clauses": "several sentences inside this one",
    "joined": "several sentences as one",
    "references": "numbers of provisions and readings",
}


@dataclass(frozen=True, slots=True)
class Sentence:
    """An entry of a catalogue: a sentence in all its forms, the English of which it was made, what is noted of it."""

    id: str
    forms: tuple[str, ...]
    notes: tuple[str, ...] = ()
    english: tuple[str, ...] = ()
    doubtful: bool = False

    @property
    def said(self) -> bool:
        """Whether there are words for it."""
        return all(form.strip() for form in self.forms)


def domains() -> list[str]:
    """The catalogues that English has."""
    return sorted(path.stem for path in (LANGUAGES / "en").glob("*.po"))


def read(folder: Path, domain: str) -> dict[str, Sentence]:
    """A catalogue of the language of a folder; none of its sentences if there is no such file."""
    path = folder / f"{domain}.po"
    if not path.exists():
        return {}
    with path.open("rb") as file:
        return {sentence.id: sentence for sentence in _sentences(read_po(file, abort_invalid=True))}


def _sentences(entries: Catalog) -> Iterator[Sentence]:
    for entry in entries:
        if not entry.id:
            continue
        id = entry.id if isinstance(entry.id, str) else entry.id[0]
        forms = (entry.string,) if isinstance(entry.string, str) else tuple(entry.string or ())
        english = tuple(
            denormalize(note.removeprefix(ENGLISH).strip()) for note in entry.auto_comments if note.startswith(ENGLISH)
        )
        notes = tuple(note for note in entry.auto_comments if not note.startswith((ENGLISH, "{")))
        yield Sentence(id, forms, notes, english, entry.fuzzy)


def brought_up_to_date(folder: Path, domain: str) -> tuple[list[Sentence], list[str]]:
    """The sentences that a catalogue should have, in the order of the English one; and those that nobody says."""
    theirs, ours = read(LANGUAGES / "en", domain), read(folder, domain)
    found = []
    for id, english in theirs.items():
        many = 1 if declared()[id].many is None else how_many_forms(folder.name)
        known = ours.get(id, Sentence(id, ("",) * many))
        now = tuple(dict.fromkeys(english.forms))  # two forms that are alike are noted once
        changed = bool(known.english) and known.english != now
        doubtful = known.said and (known.doubtful or changed)
        found.append(Sentence(id, known.forms, english.notes, now, doubtful))
    return found, [id for id in ours if id not in theirs]


def write(folder: Path, domain: str, sentences: list[Sentence]) -> None:
    """Write a catalogue."""
    head = [f"Language: {folder.name}\\n", "Content-Type: text/plain; charset=UTF-8\\n"]
    head.append(f"Plural-Forms: {plurals_of(folder.name)}\\n")
    parts = ["\n".join(['msgid ""', 'msgstr ""', *(f'"{line}"' for line in head)])]
    parts += [_entry(sentence) for sentence in sentences]
    (folder / f"{domain}.po").write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def _entry(sentence: Sentence) -> str:
    says = declared()[sentence.id]
    lines = [f"#. {note}" for note in sentence.notes]
    lines += [f"#. {ENGLISH} {escape(form)}" for form in sentence.english]
    lines += [f"#. {{{arg.name}}}: {SORTS[arg.sort]}" for arg in says.args]
    if sentence.doubtful:
        lines.append("#, fuzzy")
    lines.append(f"msgid {escape(sentence.id)}")
    if says.many is None:
        lines.append(f"msgstr {escape(sentence.forms[0])}")
    else:
        lines.append(f"msgid_plural {escape(sentence.id)}")
        lines += [f"msgstr[{n}] {escape(form)}" for n, form in enumerate(sentence.forms)]
    return "\n".join(lines)


def plurals_of(code: str) -> str:
    """The rule for plurals of a language, as catalogues write it."""
    return str(get_plural(code).plural_forms)


def how_many_forms(code: str) -> int:
    """How many forms a sentence has whose form depends on a number."""
    return int(get_plural(code).num_plurals)
