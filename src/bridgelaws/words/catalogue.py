"""The catalogues of a language: one for each law and each part of the package, opened when a sentence is wanted."""

from __future__ import annotations

import os
from gettext import GNUTranslations

# Paths are plain texts here: to import pathlib takes longer than to open the catalogues of a ruling.
_ELSEWHERE: dict[str, str] = {}  # catalogues of law books that are not this package's


def keep_elsewhere(catalogue: str, languages: str | os.PathLike[str]) -> None:
    """A law book of one's own has its words in a folder of its own, with a folder for each language."""
    _ELSEWHERE[catalogue] = os.fspath(languages)


class MissingWords(LookupError):
    """A catalogue that was not compiled, or a sentence that no catalogue has: a fault of ours."""


class Catalogues:
    """Every sentence of a language by its id, else that of the language it falls back on."""

    def __init__(self, folder: str | os.PathLike[str], instead: Catalogues | None = None) -> None:
        self._folder, self._instead = os.fspath(folder), instead
        self._language = os.path.basename(self._folder)
        self._opened: dict[str, GNUTranslations | None] = {}

    def text(self, id: str, count: int | None = None) -> str:
        """The sentence of an id, in the form for that many if the form depends on it."""
        domain = id.partition(".")[0]
        if domain not in self._opened:
            self._opened[domain] = self._open(domain)
        known = self._opened[domain]
        if known is not None:
            text = known.gettext(id) if count is None else known.ngettext(id, id, count)
            if text != id:
                return text
        if self._instead is None:
            raise MissingWords(f"no sentence {id} in {self._language}/{domain}.po, or `make words` has not been run")
        return self._instead.text(id, count)

    def _open(self, domain: str) -> GNUTranslations | None:
        elsewhere = _ELSEWHERE.get(domain)
        folder = self._folder if elsewhere is None else os.path.join(elsewhere, self._language)
        path = os.path.join(folder, f"{domain}.mo")
        if not os.path.exists(path):
            return None
        with open(path, "rb") as file:
            return GNUTranslations(file)
