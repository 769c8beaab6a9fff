"""What the commands on the example cases say: sentences in `cli.po`."""

from __future__ import annotations

from ..words.message import Arg, says

_FILE = Arg[str]("file", "text")
_COMMAND = Arg[str]("command", "text")

NAME = says("cli.column_name")
WHAT_HAPPENED = says("cli.column_what_happened")
LAWS = says("cli.column_laws")
PROVISIONS = says("cli.column_provisions")
STATUS = says("cli.column_status")
STATUSES = {"ruled": says("cli.status_ruled"), "question": says("cli.status_question")}
TO_WRITE_ONE = says("cli.to_write_one", _COMMAND)
NO_SUCH_FOLDER = says("cli.no_such_folder", _FILE)
ALREADY_THERE = says("cli.already_there", _FILE)
WRITTEN = says("cli.written", _FILE)
NEXT = says("cli.next", _COMMAND)
