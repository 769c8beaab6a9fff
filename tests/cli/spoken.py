"""A command in this process, in any language, with what is typed into it: quicker than a terminal of its own."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Iterator
from unittest import mock

from bridgelaws.cli import language
from bridgelaws.cli.app import commands
from bridgelaws.words.language import Language


class _Keyboard(io.StringIO):
    """Lines that are seen as they are typed, or not."""

    def __init__(self, lines: tuple[str, ...], seen: bool) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self._seen = seen

    def readline(self, size: int | None = -1, /) -> str:
        line = super().readline(-1 if size is None else size)
        print(line.rstrip("\n") if self._seen else "")
        return line


@contextlib.contextmanager
def speaking(spoken: Language | str) -> Iterator[None]:
    """The command line in a language."""
    language.choose(spoken)
    try:
        yield
    finally:
        language.choose("en")


def screen(
    spoken: Language | str, *args: str, typed: tuple[str, ...] = (), seen: bool = True, encoding: str = "utf-8"
) -> str:
    """What a command prints in a language, in 80 columns; `seen`, with what is typed."""
    raw = io.BytesIO()
    shown = io.TextIOWrapper(raw, encoding=encoding, newline="\n")
    with (
        speaking(spoken),
        mock.patch.dict(os.environ, {"COLUMNS": "80"}),
        mock.patch.object(sys, "stdin", _Keyboard(typed, seen)),
        contextlib.redirect_stdout(shown),
        contextlib.redirect_stderr(shown),
    ):
        commands.main(list(args), prog_name="bridgelaws", standalone_mode=False)
        shown.flush()
    return raw.getvalue().decode(encoding)
