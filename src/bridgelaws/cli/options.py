"""The arguments and options that several commands have."""

from __future__ import annotations

import click

file_argument = click.argument("file", metavar="FILE", type=click.Path(allow_dash=True))
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
laws_option = click.option("--laws", metavar="YEAR", help="The edition of the Laws: 1997, 2007 or 2017.")
