"""For the reference: the sessions in docstrings as blocks of code, by griffe, which reads the docstrings."""

from __future__ import annotations

import re
from typing import Any

import griffe

_SESSION = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)


def fenced(text: str) -> str:
    """A docstring whose sessions, each up to the next empty line, are fenced.

    >>> print(fenced("Adds.\\n\\n>>> 1 + 1\\n2"))
    Adds.
    <BLANKLINE>
    ```pycon
    >>> 1 + 1
    2
    ```
    """
    return _SESSION.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```", text)


class Sessions(griffe.Extension):
    """Fences them as the objects are found."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Change its docstring."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
