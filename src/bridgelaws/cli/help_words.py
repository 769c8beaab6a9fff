"""What the command line says of its commands and their options; the sentences are in `cli.po`."""

from __future__ import annotations

from collections.abc import Sequence

from ..words.message import Arg, says

_COMMAND = Arg[str]("command", "text")
_KNOWN = Arg[Sequence[str]]("known", "texts")

EXAMPLE = says("cli.example", _COMMAND)
OPTIONS = says("cli.usage_options")
COMMAND = says("cli.usage_command")
COMMANDS = says("cli.commands")

# What stands for an argument or for the value of an option
FILE = says("cli.name_file")
YEAR = says("cli.name_year")
CODE = says("cli.name_code")
URL = says("cli.name_url")
FOLDER = says("cli.name_folder")
TEXT = says("cli.name_text")
INTEGER = says("cli.name_integer")
QUESTION = says("cli.name_question")
VALUE = says("cli.name_value")
NAME = says("cli.name_name")

# Options of several commands
JSON_OPTION = says("cli.option_json")
LAWS_OPTION = says("cli.option_laws")
LANGUAGE_OPTION = says("cli.option_language", _KNOWN)
EXPLAIN_OPTION = says("cli.option_explain")
FORCE_OPTION = says("cli.option_force")

# The commands in a line each
SHORT = {
    "ask": says("cli.short_ask"),
    "rule": says("cli.short_rule"),
    "answer": says("cli.short_answer"),
    "plays": says("cli.short_plays"),
    "calls": says("cli.short_calls"),
    "show": says("cli.short_show"),
    "compare": says("cli.short_compare"),
    "damage": says("cli.short_damage"),
    "law": says("cli.short_law"),
    "changes": says("cli.short_changes"),
    "search": says("cli.short_search"),
    "readings": says("cli.short_readings"),
    "coverage": says("cli.short_coverage"),
    "pipeline": says("cli.short_pipeline"),
    "examples": says("cli.short_examples"),
    "example": says("cli.short_example"),
    "audit": says("cli.short_audit"),
    "convert": says("records.short_convert"),
    "serve": says("cli.short_serve"),
}

# What they are for, at length; a paragraph ends with an empty line
BRIDGELAWS = says("cli.help_bridgelaws")
ASK = says("cli.help_ask")
RULE = says("cli.help_rule")
ANSWER = says("cli.help_answer")
PLAYS = says("cli.help_plays")
CALLS = says("cli.help_calls")
SHOW = says("cli.help_show")
SERVE = says("cli.help_serve")
COMPARE = says("cli.help_compare")
EXAMPLES = says("cli.help_examples")
EXAMPLE_CASE = says("cli.help_example")
PIPELINE = says("cli.help_pipeline")

# Options of `serve`
HOST_OPTION = says("cli.option_host")
PORT_OPTION = says("cli.option_port")
DATABASE_OPTION = says("cli.option_database")
REQUIRE_TOKEN_OPTION = says("cli.option_require_token")
NEW_TOKEN_OPTION = says("cli.option_new_token")
SITE_OPTION = says("cli.option_site")
NO_OPEN_OPTION = says("cli.option_no_open")
