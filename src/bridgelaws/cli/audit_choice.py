"""Which findings `bridgelaws audit` is to list, by the words of its options."""

from __future__ import annotations

import re

import click

from ..audit.choosing import EVERYTHING, Choice
from ..audit.findings import Kind, Likely
from ..words.message import Message
from . import audit_words as words
from .language import spoken

# As they are typed: `--kind opening-lead`. The words are the same in every language, as in the files of findings.
KINDS_BY_WORD = {kind.name.lower().replace("_", "-"): kind for kind in Kind}
LIKELY_BY_WORD = {likely.value: likely for likely in Likely}
_DATE = re.compile(r"\d{4}(-\d{2}(-\d{2})?)?", re.ASCII)


def kinds_option() -> Message:
    """What `--kind` is for, with the kinds that there are."""
    return words.KIND_OPTION(list(KINDS_BY_WORD))


def check_date(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """A date as findings have it: a year, a month or a day."""
    if value is not None and not _DATE.fullmatch(value):
        raise click.BadParameter(spoken().say(words.NOT_A_DATE(value)))
    return value


def chosen(
    kinds: tuple[str, ...], likely: tuple[str, ...], since: str | None, until: str | None, event: str | None
) -> Choice:
    """The choice that the options make; without any it is everything."""
    choice = Choice(
        frozenset(KINDS_BY_WORD[word] for word in kinds),
        frozenset(LIKELY_BY_WORD[word] for word in likely),
        since or "",
        until or "",
        event or "",
    )
    return EVERYTHING if choice == EVERYTHING else choice
