"""What `bridgelaws serve` says; the sentences are in `cli.po`."""

from __future__ import annotations

from ..words.message import Arg, Message, Phrase, says

_HOST = Arg[str]("host", "quoted")
_AT = Arg[str]("host", "text")
_PORT = Arg[int]("port", "number")
_WHY = Arg[Message]("why", "clause")
_GIVEN = Arg[str]("given", "text")
_COMMAND = Arg[str]("command", "text")
_PLACE = Arg[Phrase]("place", "clause")
_ADDRESS = Arg[str]("address", "text")

NO_SUCH_ADDRESS = says("cli.no_such_address", _HOST)
CANNOT_LISTEN = says("cli.cannot_listen", _AT, _PORT, _WHY)
OF_THE_SYSTEM = says("cli.of_the_system", _GIVEN)
CANNOT_BE_USED = says("cli.cannot_be_used")
CANNOT_BE_OPENED = says("cli.cannot_be_opened", _WHY)
THE_PAGE = says("cli.the_page")
WHO_HAS_THE_LINK = says("cli.who_has_the_link")
BY_SCANNING = says("cli.by_scanning")
ONLY_THIS_MACHINE = says("cli.only_this_machine", _COMMAND)
KEPT_IN = says("cli.kept_in", _PLACE)
IN_A_DATABASE = says("cli.in_a_database", _ADDRESS)
NO_SITE = says("cli.no_site", _GIVEN, _COMMAND)
KEPT_IN_BROWSERS = says("cli.kept_in_browsers")
HOW_TO_STOP = says("cli.how_to_stop")
