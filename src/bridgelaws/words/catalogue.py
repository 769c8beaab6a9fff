"""The catalogues of a language: one for each law and each part of the package, opened when a sentence is wanted."""

from __future__ import annotations

from gettext import GNUTranslations
from pathlib import Path

_ELSEWHERE: dict[str, Path] = {}  # catalogues of law books that are not this package's


def keep_elsewhere(catalogue: str, languages: Path) -> None:
    """A law book of one's own has its words in a folder of its own, with a folder for each language."""
    _ELSEWHERE[catalogue] = languages


class MissingWords(LookupError):
    """A catalogue that was not compiled, or a sentence that no catalogue has: a fault of ours."""


class Catalogues:
    """Every sentence of a language by its id, else that of the language it falls back on."""

    def __init__(self, folder: Path, instead: Catalogues | None = None) -> None:
        self._folder, self._instead = folder, instead
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
            raise MissingWords(f"no sentence {id} in {self._folder.name}/{domain}.po, or `make words` has not been run")
        return self._instead.text(id, count)

    def _open(self, domain: str) -> GNUTranslations | None:
        elsewhere = _ELSEWHERE.get(domain)
        folder = self._folder if elsewhere is None else elsewhere / self._folder.name
        path = folder / f"{domain}.mo"
        if not path.exists():
            return None
        with path.open("rb") as file:
            return GNUTranslations(file)
