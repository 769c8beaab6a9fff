"""`bridgelaws convert`: records of boards from one format to another."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import click

from ..archives import Record, read, read_pbn, write_lin, write_pbn
from ..archives.lin import Loss, lost
from ..errors import ParseError
from . import convert_words as words, files, screen
from .helped import argument, command, option
from .language import spoken

_WRITERS: dict[str, Callable[[Iterable[Record]], Iterator[str]]] = {".pbn": write_pbn, ".lin": write_lin}


@command(words.HELP, example="convert match.lin match.pbn")
@argument("source", words.FROM, type=click.Path(dir_okay=False, exists=True))
@argument("target", words.TO, type=click.Path(dir_okay=False, allow_dash=True))
@option("--force", is_flag=True, about=words.FORCE_OPTION)
def convert(source: str, target: str, force: bool) -> None:
    """Write the boards of a file in another format."""
    write = _writer(target)
    if target != files.STANDARD and os.path.exists(target):
        if os.path.samefile(source, target):
            raise ParseError(words.SAME_FILE(target))
        if not force:
            raise ParseError(words.IS_THERE(target))
    counted = _Counted(read(source), into_lin=write is write_lin)
    text = "".join(write(counted))
    if not counted.boards:
        raise ParseError(words.NO_BOARDS(source))
    files.write(target, text)
    _tell(counted, target)


def _writer(target: str) -> Callable[[Iterable[Record]], Iterator[str]]:
    """By the ending of the name; what is piped on is PBN."""
    found = write_pbn if target == files.STANDARD else _WRITERS.get(Path(target).suffix.lower())
    if found is None:
        raise ParseError(words.NOT_A_FORMAT(target, list(_WRITERS)))
    return found


class _Counted:
    """Records on their way, with what is lost of them."""

    def __init__(self, records: Iterable[Record], *, into_lin: bool) -> None:
        self._records, self._into_lin = records, into_lin
        self.boards = self.faulty = self.reordered = 0
        self.lost: Counter[Loss] = Counter()

    def __iter__(self) -> Iterator[Record]:
        for record in self._records:
            self.boards += 1
            self.faulty += not record.readable
            if self._into_lin:
                self.lost.update(lost(record))
            else:
                self.reordered += _reordered(record)
            yield record


def _reordered(record: Record) -> bool:
    """Whether the cards come back in another order: columns say whose a card is, and not when it came."""
    [written] = read_pbn("".join(write_pbn([record])))
    return [one.card for one in written.plays] != [one.card for one in record.plays]


def _tell(counted: _Counted, target: str) -> None:
    """What was written; on standard error, so that the boards themselves can be piped on."""
    lines = [words.WRITTEN(counted.boards, target)]
    if counted.faulty:
        lines.append(words.PROBLEMS(counted.faulty))
    if counted.reordered:
        lines.append(words.REORDERED(counted.reordered))
    lines += [words.LOST[loss](counted.lost[loss]) for loss in Loss if counted.lost[loss]]
    for line in lines:
        click.echo(screen.legible(spoken().say(line)), err=True)
