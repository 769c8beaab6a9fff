"""Double-dummy evidence on records whose boards are over: worked out once, and the latest kept at hand."""

from __future__ import annotations

import re
import threading
from collections import OrderedDict
from dataclasses import replace

from ..errors import BridgeLawsError
from ..evidence import damage as double_dummy
from ..evidence.damage import Damage
from ..files import codec
from ..office.errors import TooMuchAsked
from ..office.models import Record
from ..office.records import Records, unnamed
from ..reading import read_contract
from ..words.language import Language
from ..words.languages import ENGLISH

# What the evidence depends on: the record with its entries, and the words of the case, which the report repeats and
# which may be taken out of a record that is otherwise as it was.
_Key = tuple[str, int, str, str]


_RESULT = re.compile(r"([^=+-]{1,40})(=|[+-]\d{1,2})([^=+-]{1,40})")  # a contract, its result, who played it


def _read(result: str, language: Language | str) -> str:
    """A result as somebody who writes in that language has typed it, in the spelling of the package."""
    found = _RESULT.fullmatch(result.strip())
    try:
        contract = None if found is None else read_contract(f"{found[1].strip()} {found[3].strip()}", language)
    except BridgeLawsError:
        return result
    if found is None or contract is None:
        return result
    name, _, declarer = contract.code.partition(" by ")
    return f"{name}{found[2]} by {declarer}"


class Evidence:
    """The evidence on the records of a desk."""

    SIZE = 8
    # A request that waits keeps a worker from the Directors whose boards are in play.
    WAITING = 4

    def __init__(self, records: Records) -> None:
        self._records = records
        self._found: OrderedDict[_Key, Damage] = OrderedDict()
        self._lock = threading.Lock()
        # One board at a time: the solver uses every core as it is, and who asks twice is answered from memory.
        self._solving = threading.Lock()
        self._places = threading.BoundedSemaphore(self.WAITING)

    def of(self, record: Record, result: str | None = None, language: Language | str = ENGLISH) -> Damage:
        """The evidence on a record, without players' names; `result` is that of another table, for IMPs."""
        found = self._on(record)
        if result is None:
            return found
        return replace(double_dummy.against(found, _read(result, language)), other_text=result.strip())

    def _on(self, record: Record) -> Damage:
        case = self._records.board(record).case | unnamed(record)
        key = record.id, record.length, case.get("title", ""), case.get("story", "")
        known = self._known(key)
        if known is not None:
            return known
        if not self._places.acquire(blocking=False):
            raise TooMuchAsked
        try:
            with self._solving:
                known = self._known(key)
                if known is not None:
                    return known
                found = double_dummy.damage(codec.decode(case))
                with self._lock:
                    self._found[key] = found
                    while len(self._found) > self.SIZE:
                        self._found.popitem(last=False)
                return found
        finally:
            self._places.release()

    def _known(self, key: _Key) -> Damage | None:
        with self._lock:
            found = self._found.get(key)
            if found is not None:
                self._found.move_to_end(key)
            return found
