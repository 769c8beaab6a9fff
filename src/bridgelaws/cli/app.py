"""The group of commands, each imported only when it is called."""

from __future__ import annotations

from typing import Any

import click

from .. import __version__
from ..errors import BridgeLawsError
from ..values.near import nearest
from . import help_words, words
from .endings import BAD_INPUT, complaint
from .helped import Command
from .language import spoken
from .later import module
from .options import language_option

# The name of a command, and the module that holds it, as a function of the same name.
COMMANDS = {
    "ask": "ask",
    "rule": "rule",
    "answer": "rule",
    "plays": "rule",
    "calls": "calls",
    "show": "show",
    "compare": "compare",
    "damage": "damage",
    "law": "law",
    "changes": "law",
    "search": "law",
    "readings": "law",
    "coverage": "law",
    "pipeline": "pipeline",
    "examples": "examples",
    "example": "examples",
    "audit": "audit",
    "convert": "convert",
    "serve": "serve",
}


class Commands(Command, click.Group):
    """The commands by name. Bad input ends a command with status 1 and a sentence, never with a traceback."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order in which people need them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a name, imported now."""
        if cmd_name not in COMMANDS:
            return None
        command = getattr(module(COMMANDS[cmd_name]), cmd_name)
        assert isinstance(command, click.Command)
        if language_option not in command.params:
            command.params.append(language_option)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the first word names; for a near miss, say which was meant."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            near = nearest(args[0], COMMANDS)
            wrong = words.NO_SUCH_COMMAND(args[0], list(COMMANDS))
            ctx.fail(spoken().say(wrong if near is None else words.NEARLY_A_COMMAND(args[0], near)))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing them."""
        with formatter.section(spoken().say(help_words.COMMANDS())):
            formatter.write_dl([(name, spoken().say(help_words.SHORT[name]())) for name in COMMANDS])

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What stands in the line of usage."""
        self.subcommand_metavar = spoken().say(help_words.COMMAND())
        return super().collect_usage_pieces(ctx)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; what was wrong with the input is said in a sentence."""
        try:
            return super().invoke(ctx)
        except (BridgeLawsError, OSError) as error:
            click.echo(module("screen").legible(complaint(error)), err=True)
            ctx.exit(BAD_INPUT)


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    about=help_words.BRIDGELAWS,
    example="ask",
)
@click.version_option(__version__, "-V", "--version", message="%(prog)s %(version)s")
def commands() -> None:
    """The Laws of Duplicate Bridge, executable, from the first call to the score."""


commands.params.append(language_option)
