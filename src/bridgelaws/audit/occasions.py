"""When and where a board was played, as its file names it: the event, the date, the round, the table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from ..archives.record import Record
from ..values.seats import Seat

_DATE = re.compile(r"(\d{4})(?:[.\-/](\d{1,2}|\?\?)(?:[.\-/](\d{1,2}|\?\?))?)?", re.ASCII)
# A year in the name of an event: duplicate bridge is no older, and no file is from much later.
_YEAR = re.compile(r"(?<!\d)(19[3-9]\d|20[0-4]\d)(?!\d)", re.ASCII)
_LONGEST = 120
_UNKNOWN = ("?", "#", "##", "-")


class Occasion(NamedTuple):
    """What a file says of when and where; empty where it does not. `date` is `2005`, `2005-11` or `2005-11-19`."""

    event: str = ""
    date: str = ""
    round: str = ""
    table: str = ""

    @property
    def year(self) -> str:
        """The year, or nothing."""
        return self.date[:4]


def occasion(record: Record) -> Occasion:
    """The occasion of a record."""
    return occasion_of(record.tags, record.room)


def occasion_of(tags: Mapping[str, str], room: str) -> Occasion:
    """The occasion that tags tell; `room` is where the board was played, if no tag has it."""
    get = tags.get
    return _occasion(
        get("Event", ""), get("Stage", ""), get("Round", ""), get("Date", ""), get("EventDate", ""),
        get("Table", ""), get("Section", ""), get("Room", "") or room,
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _occasion(
    event: str, stage: str, round: str, date: str, event_date: str, table: str, section: str, room: str
) -> Occasion:
    when = _date(date) or _date(event_date)
    if not when:
        found = _YEAR.search(f"{event} {stage}")
        when = found[0] if found else ""
    at = " ".join(filter(None, (_text(section), _text(table), _text(room).lower())))
    return Occasion(_text(event), when, " ".join(filter(None, (_text(stage), _text(round)))), at)


def _text(value: str) -> str:
    value = " ".join(value.split())[:_LONGEST]
    return "" if value in _UNKNOWN else value


def _date(value: str) -> str:
    found = _DATE.match(value.strip())
    if found is None or found[1] == "0000":
        return ""
    parts = [found[1]]
    for part, most in ((found[2], 12), (found[3], 31)):
        if part is None or not part.isdigit() or not 1 <= int(part) <= most:
            break
        parts.append(f"{int(part):02}")
    return "-".join(parts)


def hidden(occasion: Occasion, players: Mapping[Seat, str]) -> Occasion:
    """The occasion without the players: a match may be called after those who play it."""
    pattern = _names(tuple(players.values()))
    if pattern is None:
        return occasion
    return occasion._replace(event=pattern.sub("…", occasion.event), round=pattern.sub("…", occasion.round))


@lru_cache(maxsize=64)
def _names(players: tuple[str, ...]) -> re.Pattern[str] | None:
    names = [part for name in players for part in name.split() if len(part) > 2]
    if not names:
        return None
    return re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))), re.IGNORECASE)
