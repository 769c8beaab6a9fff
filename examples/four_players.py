"""A text client for a table of four, over the HTTP interface of the page.

    bridgelaws serve --no-open
    python examples/four_players.py http://127.0.0.1:8377

Each line is what somebody does: `W DA` faces a card, `director S` calls the Director, `see W` shows what West may see.
When the Director asks, the line is the answer: one of the options that are shown. Several clients may follow one
record: an act states how many came before it, and if somebody was faster the server says so and nothing is entered.
"""

from __future__ import annotations

import json
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

# A page of somebody else's cannot send the second: so the server knows that it is not one.
HEADERS = {"Content-Type": "application/json", "X-Requested-With": "bridgelaws"}
DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"


class Refused(Exception):
    """The server did not do it; its sentence says why."""


class Table:
    """A record at the server."""

    def __init__(self, server: str, **opening: Any) -> None:
        self.server = server.rstrip("/")
        self.record: dict[str, Any] = self._send("/api/cases", opening)
        self.links: dict[str, str] = {}

    def _send(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, HEADERS)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            refusal = json.load(error)
            # Where in the document it was says nothing to a player.
            raise Refused(refusal["error"]["message"].removeprefix(f"{refusal.get('place')}: ")) from None
        except urllib.error.URLError as error:
            raise Refused(f"{self.server} does not answer: {error.reason}") from None

    @property
    def outcome(self) -> dict[str, Any]:
        """How things stand."""
        now: dict[str, Any] = self.record["outcome"]
        return now

    def add(self, **event: Any) -> None:
        """Somebody did something."""
        body = {"after": self.record["number"], "event": event}
        self.record = self._send(f"/api/cases/{self.record['id']}/events", body)

    def seen(self, seat: str) -> dict[str, Any]:
        """What a seat may see: each has a link of its own, as the phones of the players have."""
        if seat not in self.links:
            made = self._send(f"/api/cases/{self.record['id']}/links", {"seat": seat})
            self.links[seat] = made["url"].rpartition("/")[2]
        seen: dict[str, Any] = self._send(f"/api/seat/{self.links[seat]}")
        return seen


def standing(table: Table) -> Iterator[str]:
    """What was ruled by the last act, what is asked, and whose turn it is."""
    now = table.outcome
    for ruling in now["rulings"]:
        yield ruling["text"]
    asked = now["question"]
    if asked is not None:
        yield f"{asked['to']}: {asked['text']}"
        for option in asked["options"]:
            yield f"  {json.dumps(option['value'])}: {option['label']}"
    elif now["turn"] is not None:
        yield f"{now['turn']} to play"


def done(table: Table, line: str) -> Iterator[str]:
    """Do what a line says, and say how things stand."""
    word, _, rest = line.strip().partition(" ")
    asked = table.outcome["question"]
    try:
        if word == "see":
            yield json.dumps(table.seen(rest), ensure_ascii=False)
            return
        if asked is not None:
            values = {json.dumps(option["value"]).strip('"'): option["value"] for option in asked["options"]}
            table.add(event="answered", question=asked["id"], value=values.get(line.strip(), line.strip()))
        elif word == "director":
            table.add(event="director called", seat=rest)
        else:
            table.add(event="faced", seat=word, card=rest)
    except Refused as refused:
        yield str(refused)
        return
    yield from standing(table)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        here = Table(sys.argv[1], deal=DEAL, contract="3NT by S", laws=2017)
    except Refused as fault:
        sys.exit(str(fault))
    for each in sys.stdin:
        for said in done(here, each):
            print(said, flush=True)
