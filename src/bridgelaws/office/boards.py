"""A text with boards in it, as people paste or upload it: a deal, or a file in PBN or LIN."""

from __future__ import annotations

import io
from itertools import islice
from typing import Any

from ..archives import Place, Record, read
from ..archives.table import VULNERABLE
from ..values.cards import Deal
from ..words.language import Language
from . import limits, words as say
from .errors import Problem


def boards(given: str, tongue: Language) -> list[dict[str, Any]]:
    """The boards in a text: what is to be said to begin a record with one of them."""
    text = given.strip()
    if "[" not in text and "|" not in text:  # neither tags nor the commands of LIN
        found = [_board(Record(Place("", 1, 1), "PBN", deal=Deal.parse(text)), tongue)]
    else:
        found = [_board(record, tongue) for record in islice(read(io.BytesIO(text.encode())), limits.BOARDS)]
    if not found:
        raise Problem(422, "no_board", say.NO_BOARD())
    return found


def _board(record: Record, tongue: Language) -> dict[str, Any]:
    """Who sat where is not in it."""
    contract = record.contract
    return {
        "board": " ".join(part for part in (record.board, record.room) if part)[: limits.NAME],
        "deal": None if record.deal is None else str(record.deal),
        "contract": None if contract is None else contract.code.partition(" by ")[0],
        "declarer": None if contract is None else contract.declarer.letter,
        "dealer": None if record.dealer is None else record.dealer.letter,
        "vulnerable": VULNERABLE.get(record.vulnerable),
        "problems": [problem.say(tongue) for problem in record.problems if not problem.slight],
    }
