"""The claim analyst in the language that nobody speaks, as the server of that language starts it."""

from __future__ import annotations

from tests.pseudo_language import PSEUDO

from bridgelaws.web.analyst_process import main
from bridgelaws.words import languages

if __name__ == "__main__":
    languages._language = lambda code: PSEUDO  # type: ignore[assignment]
    main()
