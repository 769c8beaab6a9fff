"""What `bridgelaws convert` says; the sentences are in `records.po`."""

from __future__ import annotations

from collections.abc import Sequence

from ..archives.lin import Loss
from ..values.arguments import NUMBER
from ..words.message import Arg, says

_FILE = Arg[str]("file", "text")
_KNOWN = Arg[Sequence[str]]("known", "texts")

HELP = says("records.help_convert")
FROM = says("records.name_from")
TO = says("records.name_to")
FORCE_OPTION = says("records.option_convert_force")
WRITTEN = says("records.converted", NUMBER, _FILE, count=NUMBER)
PROBLEMS = says("records.converted_with_problems", NUMBER, count=NUMBER)
REORDERED = says("records.reordered", NUMBER, count=NUMBER)
LOST = {loss: says(f"records.lost_{loss.name.lower()}", NUMBER, count=NUMBER) for loss in Loss}
NOT_A_FORMAT = says("records.not_a_format", _FILE, _KNOWN)
IS_THERE = says("records.is_there", _FILE)
NO_BOARDS = says("records.no_boards", _FILE)
SAME_FILE = says("records.same_file", _FILE)
