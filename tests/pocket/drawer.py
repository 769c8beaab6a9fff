"""What a browser keeps, and how its worker asks the desk: rows that are handed over, and writes that hold or do not."""

from __future__ import annotations

import copy
import json
from typing import Any

from bridgelaws.pocket import Pocket
from bridgelaws.pocket.shelf import Row, Rows


class Drawer:
    """The rows of a browser."""

    def __init__(self) -> None:
        self.records: dict[str, Row] = {}
        self.entries: dict[str, list[Row]] = {}

    def rows(self, ids: list[str], everything: bool) -> Rows:
        # Rows come out of a browser as copies.
        return copy.deepcopy(
            Rows(
                {id: self.records.get(id) for id in ids},
                {id: self.entries.get(id, []) for id in ids},
                list(self.records.values()) if everything else None,
            )
        )

    def commit(self, writes: list[Row]) -> bool:
        """Keep all of them, or none if a record is not as it was."""
        for write in json.loads(json.dumps(writes)):
            here = self.records.get(write["id"])
            if write["was"] != (None if here is None else [here["length"], here["updated"]]):
                return False
        for write in json.loads(json.dumps(writes)):
            if write["record"] is None:
                del self.records[write["id"]], self.entries[write["id"]]
            else:
                self.records[write["id"]] = write["record"]
                self.entries.setdefault(write["id"], []).extend(write["entries"])
        return True


def sent(
    pocket: Pocket, drawer: Drawer, method: str, path: str, body: Any = None, key: str = "", language: str = "en"
) -> tuple[int, Any]:
    """The answer of a desk, once it has been kept."""
    text = None if body is None else body if isinstance(body, str) else json.dumps(body)
    ids: list[str] = []
    everything = False
    for _ in range(20):
        answer = pocket.answer(method, path, text, key, language, drawer.rows(ids, everything))
        if "needs" in answer:
            ids += answer["needs"]["ids"]
            everything |= answer["needs"]["everything"]
        elif drawer.commit(answer["writes"]):
            # As it reaches the page.
            return answer["status"], json.loads(json.dumps(answer["body"]))
        else:
            for write in answer["writes"]:
                pocket.forget(write["id"])
    raise AssertionError("no answer")
