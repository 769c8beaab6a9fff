"""`bridgelaws rule` where its words are plain, without click: to import that takes as long as Python to start, thrice.

Whatever else is said goes to click, which knows the rest of the options, and what was meant.
"""

from __future__ import annotations

import os
import sys

from ..errors import BridgeLawsError
from . import files, words
from .endings import BAD_INPUT, complaint
from .language import OPTION as LANGUAGE, spoken
from .report import report
from .screen import legible

_FLAGS = ("--json", "--explain")


def rule(typed: list[str]) -> int | None:
    """Rule on a case file; returns the exit status, or None if the words are not plain."""
    said = _understood(typed)
    if said is None:
        return None
    file, laws, flags = said
    try:
        return report(files.on_table(file, laws), file, "--json" in flags, "--explain" in flags)
    except BrokenPipeError:
        # Whoever read the output has gone; so that Python does not complain when it flushes what is left.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BAD_INPUT
    except (BridgeLawsError, OSError) as error:
        print(legible(complaint(error)), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(f"\n{spoken().say(words.ABORTED())}", file=sys.stderr)
        return BAD_INPUT


def _understood(typed: list[str]) -> tuple[str, str | None, set[str]] | None:
    """The file, the edition and the flags that the words name; None if there is anything else, or no file."""
    named: list[str] = []
    laws, flags = None, set()
    following = iter(typed)
    for word in following:
        if word in _FLAGS:
            flags.add(word)
        elif word == "--laws":
            laws = next(following, "-")
            if laws.startswith("-"):
                return None
        elif word == LANGUAGE:
            if next(following, None) is None:  # it has been chosen already
                return None
        elif word == files.STANDARD or not word.startswith("-"):
            named.append(word)
        else:
            return None
    return (named[0], laws, flags) if len(named) == 1 else None
