"""Compile the catalogues: `law53.po` to `law53.mo` beside it, as the standard library reads it.

The words of other packages, such as click's, are in `LC_MESSAGES`, where the standard library looks for them. The build
runs this, and `make words`. It needs Babel, and nothing else of this package.
"""

from __future__ import annotations

from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LANGUAGES = Path(__file__).parent / "languages"


def compile_catalogues(folder: Path = LANGUAGES) -> int:
    """Compile those that are newer than what was made of them; how many there were."""
    made = 0
    for source in sorted([*folder.glob("*/*.po"), *folder.glob("*/LC_MESSAGES/*.po")]):
        compiled = source.with_suffix(".mo")
        if compiled.exists() and compiled.stat().st_mtime >= source.stat().st_mtime:
            continue
        with source.open("rb") as text:
            catalogue = read_po(text, locale=source.relative_to(folder).parts[0], abort_invalid=True)
        with compiled.open("wb") as file:
            # What may be out of date is still better than another language.
            write_mo(file, catalogue, use_fuzzy=True)
        made += 1
    return made


if __name__ == "__main__":
    print(f"catalogues compiled: {compile_catalogues()}")
