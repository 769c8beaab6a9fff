"""The group of commands, each imported only when it is called."""

from __future__ import annotations

from typing import Any

import click

from .. import __version__
from ..errors import BridgeLawsError
from ..values.near import nearest
from .endings import BAD_INPUT, complaint
from .later import module
from .options import language_option

# The name of a command, the module that holds it (as a function of the same name), and what it is for.
COMMANDS = {
    "ask": ("ask", "Rule on a call, question by question. No hands are needed."),
    "rule": ("rule", "Rule on a case file."),
    "answer": ("rule", "Answer the open question of a case file."),
    "plays": ("rule", "The legal plays of a case file, with reasons."),
    "show": ("show", "Draw the table of a case file."),
    "compare": ("compare", "A case file under every edition, side by side."),
    "damage": ("damage", "What an irregularity cost double dummy: evidence, not a ruling."),
    "law": ("law", "What a law or a provision says, edition by edition."),
    "changes": ("law", "What changed from one edition to another."),
    "search": ("law", "Find provisions by plain words."),
    "readings": ("law", "The interpretations that a case file may set aside."),
    "coverage": ("law", "Which provisions the shipped cases rely on."),
    "pipeline": ("pipeline", "The stages through which an act passes, and the laws that take part."),
    "examples": ("examples", "List the example cases."),
    "example": ("examples", "Write one of the example cases to a file."),
    "audit": ("audit", "Replay PBN and LIN archives under the laws, and report what is irregular."),
    "serve": ("serve", "The director's page in a browser: rulings at the table, kept safely."),
}


class Commands(click.Group):
    """The commands by name. Bad input ends a command with status 1 and a sentence, never with a traceback."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order in which people need them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a name, imported now."""
        if cmd_name not in COMMANDS:
            return None
        command = getattr(module(COMMANDS[cmd_name][0]), cmd_name)
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
            hint = f" Did you mean '{near}'?" if near else f" The commands are {', '.join(COMMANDS)}."
            ctx.fail(f"No such command '{args[0]}'.{hint}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, what) for name, (_, what) in COMMANDS.items()])

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
    epilog="Example: bridgelaws ask",
)
@click.version_option(__version__, "-V", "--version", message="%(prog)s %(version)s")
def commands() -> None:
    """The Laws of Duplicate Bridge on the play of the cards, executable.

    Exit status: 0 ruled, 1 bad input, 2 usage, 3 a question is open.
    """


commands.params.append(language_option)
