"""The ways in which a record is begun: a call of which everything has been told, a case file, a deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..desk.boards import vulnerable_at
from ..files import codec
from ..play.play import Play
from ..words.language import Language
from . import words as say
from .details import told
from .errors import Problem
from .models import NewRecord
from .records import new_record

# What is said of a record when it is begun, besides the case.
DESCRIBED = ("event_name", "table_name", "round_name", "board", "players")


def begun_by_telling(pairs: list[tuple[str, str]], described: Mapping[str, Any], tongue: Language) -> NewRecord:
    """A call of which everything has been told."""
    play = told(pairs, tongue)
    if not isinstance(play, Play):
        raise Problem(422, "not_all_told", say.NOT_ALL_TOLD(play.message), told=len(pairs))
    return _at_board(new_record(play, tuple(pairs), **described))


def begun_by_file(case: Mapping[str, Any], described: Mapping[str, Any]) -> NewRecord:
    """A case file."""
    return new_record(codec.decode(case), **described)


def begun_by_deal(
    laws: int,
    contract: str | None,
    dealer: str | None,
    deal: str | None,
    vulnerable: str | None,
    described: Mapping[str, Any],
) -> NewRecord:
    """A board that is about to be played."""
    document: dict[str, Any] = {"format": codec.FORMAT, "version": codec.VERSION, "laws": laws}
    if contract is not None:
        document["contract"] = contract
    if dealer is not None:
        document["opening"] = {"dealer": dealer} | ({"phase": "auction"} if contract is None else {})
    if deal is not None:
        document["deal"] = deal
    if vulnerable is not None:
        document["vulnerable"] = vulnerable
    return _at_board(new_record(codec.decode(document), **described))


def _at_board(new: NewRecord) -> NewRecord:
    """With who is vulnerable at that board, if nobody has said so otherwise: then a result has its points."""
    vulnerable = vulnerable_at(new.board)
    if vulnerable is None or "vulnerable" in new.opening:
        return new
    return replace(new, opening={**new.opening, "vulnerable": vulnerable})
