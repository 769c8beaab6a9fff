"""The trick curve: what declarer's side could take double dummy, card by card, as SVG and as PNG."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path
from typing import Literal

from ..board.events import Answered, DirectorCalled
from ..errors import spoken
from ..values.cards import Card
from ..words.language import Language
from ..words.languages import ENGLISH
from ..words.message import Message
from . import messages as m
from .course import Point
from .damage import Damage
from .errors import EvidenceError

_SLOT, _TRICK_GAP = 14, 9
_LEFT, _RIGHT, _HEAD, _ROW, _CARD = 44, 190, 62, 34, 15
_CIRCLED = "⓪①②③④⑤⑥⑦⑧⑨"
_FONT = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif"

# What is drawn, in the two schemes. Blue and orange are told apart by people who confuse red and green.
_LIGHT = {
    "paper": "#ffffff", "ink": "#1b1f24", "faint": "#667078", "grid": "#dfe3e7", "band": "#f5f7f9",
    "curve": "#1d5fa6", "event": "#b4450a", "after": "#0b6e63", "red": "#b3261e", "lost": "#f6dfce",
}  # fmt: skip
_DARK = {
    "paper": "#14181c", "ink": "#e8ebee", "faint": "#9aa5ae", "grid": "#333a41", "band": "#1a1f24",
    "curve": "#6fb1f2", "event": "#f0935a", "after": "#4cc3b3", "red": "#ff8a80", "lost": "#40291b",
}  # fmt: skip
_DARKENED = {light: _DARK[name] for name, light in _LIGHT.items()}
_COLOUR = re.compile('"(' + "|".join(_DARKENED) + ')"')

Scheme = Literal["adaptive", "light", "dark"]


@dataclass(slots=True)
class _Slot:
    """A point of the curve with its place from left to right."""

    point: Point
    x: float


def svg(damage: Damage, scheme: Scheme = "adaptive", language: Language | str = ENGLISH) -> str:
    """The curve as SVG; `adaptive`, its colours follow the reader's light or dark scheme.

    In one scheme it has no style sheet in it, which a strict page may not let through.
    """
    drawn = _Curve(damage, spoken(language)).draw(scheme == "adaptive")
    return drawn if scheme != "dark" else _COLOUR.sub(lambda found: f'"{_DARKENED[found[1]]}"', drawn)


def png(damage: Damage, scale: float = 2.0, language: Language | str = ENGLISH) -> bytes:
    """The same as PNG, in light colours, for documents that take no SVG."""
    try:
        svg_to_bytes = import_module("resvg_py").svg_to_bytes
    except ImportError:
        raise EvidenceError(m.PNG()) from None
    # A machine without fonts would draw no letters; matplotlib, on which endplay depends, brings some.
    found = find_spec("matplotlib")
    folders = list(found.submodule_search_locations or ()) if found is not None else []
    fonts = [Path(folder) / "mpl-data" / "fonts" / "ttf" / name for folder in folders for name in _FONTS]
    files = [str(path) for path in fonts if path.is_file()]
    drawn = svg_to_bytes(
        svg_string=svg(damage, "light", language),
        zoom=scale,
        background=_LIGHT["paper"],
        font_files=files or None,
        skip_system_fonts=bool(files),  # the same picture on every machine
        font_family="DejaVu Sans",
        sans_serif_family="DejaVu Sans",
    )
    return bytes(drawn)


_FONTS = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")


class _Curve:
    """One picture: where everything is, and then its parts from the back to the front."""

    def __init__(self, damage: Damage, tongue: Language) -> None:
        self.damage, self.tongue = damage, tongue
        self.table = damage.play.table
        self.parts: list[str] = []
        self.slots = _slots(damage)
        self.top = _HEAD + 20 * len(damage.course.irregularities) + (34 if damage.course.irregularities else 6)
        last = self.slots[-1].x
        self.right = last + _SLOT
        self.width = self.right + _RIGHT
        told = [
            v for s in self.slots if (w := s.point.worth) for v in (w.at_least, w.at_most if w.exact else w.at_least)
        ]
        told += [n for n in (damage.tricks, self.needed) if n is not None]
        if damage.result is not None:
            told.append(damage.result.tricks[self.table.declarer & 1])
        self.low, self.high = max(0, min(told) - 1), min(13, max(told) + 1)
        while self.high - self.low < 5:
            self.low, self.high = max(0, self.low - 1), min(13, self.high + (self.low == 0 or self.high < 13))
        self.bottom = self.top + (self.high - self.low) * _ROW
        longest = max((len(list(cards)) for _, cards in groupby(self.cards(), key=lambda s: s.point.trick)), default=0)
        self.height = self.bottom + 36 + longest * _CARD

    def cards(self) -> list[_Slot]:
        """The points at which a single card was played or shown."""
        return [slot for slot in self.slots if slot.point.card is not None and slot.point.seat is not None]

    @property
    def needed(self) -> int | None:
        level = self.table.contract.level
        return None if level is None else level + 6

    def y(self, tricks: float) -> float:
        return self.top + (self.high - tricks) * _ROW

    def draw(self, adaptive: bool) -> str:
        self.frame()
        self.tricks_below()
        self.shortfall()
        self.marks()
        self.line()
        self.ending()
        self.heading()
        title = escape(self.tongue.say(m.PICTURE_TITLE(self.table.contract)))
        body = "\n".join(self.parts)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}" '
            f'width="{self.width:g}" height="{self.height:g}" role="img" aria-label="{title}" font-family="{_FONT}">\n'
            f"<title>{title}</title>\n{_style() if adaptive else ''}"
            f'<rect width="100%" height="100%" class="paper" fill="{_LIGHT["paper"]}"/>\n{body}\n</svg>\n'
        )

    # Parts

    def frame(self) -> None:
        """Rows for the tricks, and what the contract needs."""
        for tricks in range(self.low, self.high + 1):
            y = self.y(tricks)
            self.add(f'<line x1="{_LEFT}" y1="{y:g}" x2="{self.right:g}" y2="{y:g}" {_stroke("grid")}/>')
            self.text(_LEFT - 10, y + 4, str(tricks), "faint", anchor="end")
        if self.needed is not None:
            y = self.y(self.needed)
            self.add(
                f'<line x1="{_LEFT}" y1="{y:g}" x2="{self.right:g}" y2="{y:g}" {_stroke("faint")} '
                'stroke-dasharray="2 4"/>'
            )

    def tricks_below(self) -> None:
        """Each trick as a column: its number, and its cards in the order played."""
        played = [slot for slot in self.slots if slot.point.event is not None]
        for n, (trick, group) in enumerate(groupby(played, key=lambda slot: slot.point.trick)):
            column = list(group)
            x1, x2 = column[0].x - _SLOT, column[-1].x + _TRICK_GAP / 2
            if n % 2 == 0:
                height = self.height - self.top
                self.parts.insert(
                    0, f'<rect x="{x1:g}" y="{self.top:g}" width="{x2 - x1:g}" height="{height:g}" {_fill("band")}/>'
                )
            middle = (x1 + x2) / 2
            self.text(middle, self.bottom + 20, str(trick), "ink", anchor="middle", weight=600)
            y = self.bottom + 38
            for slot in self.cards():
                if slot.point.trick == trick:
                    self.card(middle, y, slot.point, self.number_of(slot.point) is not None)
                    y += _CARD
        self.say(_LEFT - 10, self.bottom + 20, m.PICTURE_TRICK(), "faint", anchor="end", size=11)

    def card(self, x: float, y: float, point: Point, wrong: bool) -> None:
        card, seat = point.card, point.seat
        assert card is not None
        assert seat is not None
        suit = "red" if card.suit.symbol in "♥♦" else "ink"
        weight = ' font-weight="700"' if wrong else ""
        if wrong:
            self.add(
                f'<rect x="{x - 21:g}" y="{y - 11:g}" width="42" height="15" rx="3" fill="none" {_stroke("event")}/>'
            )
        self.add(
            f'<text x="{x:g}" y="{y:g}" font-size="11" text-anchor="middle"{weight}>'
            f"<tspan {_fill('faint')}>{self.tongue.seat(seat, 'letter')} </tspan>"
            f"<tspan {_fill(suit)}>{card.suit.symbol}{rank(card, self.tongue)}</tspan></text>"
        )

    def shortfall(self) -> None:
        """What the non-offending side stood to have before the first irregularity, carried to the end."""
        found = next((r for r in self.damage.reckonings if r.before is not None and r.before.exact), None)
        end = self.damage.tricks
        if found is None or found.before is None or end in (None, found.before.at_least):
            return
        assert end is not None
        x = self.x_of(found.irregularity.at)
        y1, y2 = self.y(found.before.at_least), self.y(end)
        top, height = min(y1, y2), abs(y2 - y1)
        self.add(f'<rect x="{x:g}" y="{top:g}" width="{self.right - x:g}" height="{height:g}" {_fill("lost")}/>')
        self.add(
            f'<line x1="{x:g}" y1="{y1:g}" x2="{self.right:g}" y2="{y1:g}" {_stroke("event")} stroke-dasharray="6 4"/>'
        )

    def line(self) -> None:
        """The curve in steps; dotted while a ruling is being made, with whiskers where it is a bound."""
        path, pending = "", False
        for before, after in zip(self.slots, self.slots[1:], strict=False):
            one, two = before.point.worth, after.point.worth
            if one is None or two is None:
                path = self.flush(path, pending)
                continue
            now = not (before.point.settled and after.point.settled)
            if now is not pending or not path:
                path = self.flush(path, pending)
                pending = now
                path = f"M{before.x:g} {self.y(one.at_least):g}"
            path += f"L{after.x:g} {self.y(one.at_least):g}L{after.x:g} {self.y(two.at_least):g}"
        self.flush(path, pending)
        for slot in self.slots:
            worth = slot.point.worth
            if worth is not None:
                self.dot(slot)

    def flush(self, path: str, pending: bool) -> str:
        if path:
            dotted = ' stroke-dasharray="1 4" stroke-linecap="round"' if pending else ""
            self.add(f'<path d="{path}" fill="none" {_stroke("curve", 2.5)} stroke-linejoin="round"{dotted}/>')
        return ""

    def dot(self, slot: _Slot) -> None:
        worth = slot.point.worth
        assert worth is not None
        y = self.y(worth.at_least)
        if not worth.exact:
            top = self.y(min(worth.at_most, self.high))
            self.add(
                f'<line x1="{slot.x:g}" y1="{y:g}" x2="{slot.x:g}" y2="{top:g}" {_stroke("curve", 1)} '
                'stroke-dasharray="2 2"/>'
            )
        if self.number_of(slot.point) is not None:
            self.add(f'<circle cx="{slot.x:g}" cy="{y:g}" r="6" {_both("paper", "event")}/>')
        elif not slot.point.settled or not worth.exact:
            self.add(f'<circle cx="{slot.x:g}" cy="{y:g}" r="3.2" {_both("paper", "curve")}/>')
        else:
            self.add(f'<circle cx="{slot.x:g}" cy="{y:g}" r="2.2" {_fill("curve")}/>')

    def marks(self) -> None:
        """A line for each irregularity, and one where play went on after the ruling."""
        for number, found in enumerate(self.damage.course.irregularities, 1):
            x = self.x_of(found.at)
            level = self.top - 10
            self.add(
                f'<line x1="{x:g}" y1="{level:g}" x2="{x:g}" y2="{self.bottom:g}" {_stroke("event")} '
                'stroke-dasharray="3 3"/>'
            )
            self.badge(x, level - 8, number)
            after = self.damage.course.points[found.settled_at] if found.settled_at is not None else None
            if after is not None and after.worth is not None and any(s.point is after for s in self.slots):
                x2 = self.x_of(after.number)
                self.add(
                    f'<line x1="{x2:g}" y1="{level + 12:g}" x2="{x2:g}" y2="{self.bottom:g}" {_stroke("after")} '
                    'stroke-dasharray="3 3"/>'
                )
                self.say(x2 + 5, level + 6, m.PICTURE_RULED(), "after", size=11)

    def ending(self) -> None:
        """At the right: what was expected, what the cards brought, and what counts after a transfer."""
        x = self.right + 12
        said: list[tuple[int, Message, str]] = []
        found = next((r for r in self.damage.reckonings if r.before is not None and r.before.exact), None)
        end, result = self.damage.tricks, self.damage.result
        if result is not None and end is not None:
            played = result.tricks[self.table.declarer & 1]
            if played != end:
                said.append((played, m.BY_THE_CARDS(played), "faint"))
            said.append((end, m.COUNTED(end, self.damage.named(end)), "curve"))
        if found is not None and found.before is not None and found.before.at_least != end:
            n = found.before.at_least
            which = self.damage.reckonings.index(found) + 1
            said.append((n, m.BEFORE_MARK(n, _CIRCLED[min(which, 9)], self.damage.named(n)), "event"))
        if self.needed is not None and all(tricks != self.needed for tricks, *_ in said):
            said.append((self.needed, m.NEEDED(self.needed), "faint"))
        for tricks, message, colour in said:
            self.say(x, self.y(tricks) + 4, message, colour, weight=600 if colour != "faint" else 400)

    def heading(self) -> None:
        self.say(_LEFT, 24, m.PICTURE_HEADING(self.table.contract), "ink", size=16, weight=700)
        self.say(_LEFT, 42, m.PICTURE_WHAT(), "faint", size=12)
        for number, found in enumerate(self.damage.course.irregularities, 1):
            y = _HEAD + 20 * (number - 1)
            self.badge(_LEFT + 8, y, number)
            self.say(_LEFT + 22, y + 4, m.IRREGULARITY(found.incident.about, found.incident.trick), "event", size=12)

    # Signs

    def badge(self, x: float, y: float, number: int) -> None:
        self.add(f'<circle cx="{x:g}" cy="{y:g}" r="8" {_fill("event")}/>')
        self.text(x, y + 4, str(number), "paper", anchor="middle", size=11, weight=700)

    def say(
        self, x: float, y: float, message: Message, colour: str, *, size: int = 13, anchor: str = "start",
        weight: int = 400,
    ) -> None:  # fmt: skip
        self.text(x, y, self.tongue.say(message), colour, size=size, anchor=anchor, weight=weight)

    def text(
        self, x: float, y: float, words: str, colour: str, *, size: int = 13, anchor: str = "start", weight: int = 400
    ) -> None:
        self.add(
            f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" font-weight="{weight}" '
            f"{_fill(colour)}>{escape(words)}</text>"
        )

    def add(self, part: str) -> None:
        self.parts.append(part)

    def number_of(self, point: Point) -> int | None:
        found = (n for n, i in enumerate(self.damage.course.irregularities, 1) if i.at == point.number)
        return next(found, None)

    def x_of(self, number: int) -> float:
        """Where an event is; one that has no place of its own is at the next that has."""
        later = (slot.x for slot in self.slots if slot.point.number >= number)
        return next(later, self.slots[-1].x)


def rank(card: Card, tongue: Language) -> str:
    """The rank of a card as it is written in a diagram, the ten in figures."""
    written = tongue.RANKS[card.rank]
    return "10" if written == "T" else written


def _slots(damage: Damage) -> list[_Slot]:
    """The points that are drawn: those at which cards moved, and those at which play went on after a ruling."""
    ruled = {found.settled_at for found in damage.course.irregularities}
    found: list[_Slot] = []
    x, trick = float(_LEFT), 0
    for point in damage.course.points:
        talk = isinstance(point.event, Answered | DirectorCalled) and point.number not in ruled
        if point.number and (talk or (point.worth is None and point.card is None)):
            continue
        if point.number:
            x += _SLOT + (_TRICK_GAP if point.trick != trick and trick else 0)
            trick = point.trick
        found.append(_Slot(point, x))
    return found


def _fill(name: str) -> str:
    return f'class="f-{name}" fill="{_LIGHT[name]}"'


def _stroke(name: str, width: float = 1) -> str:
    return f'class="s-{name}" stroke="{_LIGHT[name]}" stroke-width="{width:g}"'


def _both(fill: str, stroke: str) -> str:
    return f'class="f-{fill} s-{stroke}" fill="{_LIGHT[fill]}" stroke="{_LIGHT[stroke]}" stroke-width="2"'


def _style() -> str:
    """The dark scheme; on paper the light one stays."""
    rules = "".join(f".f-{name}{{fill:{value}}}.s-{name}{{stroke:{value}}}" for name, value in _DARK.items())
    return f"<style>@media screen and (prefers-color-scheme: dark){{.paper{{fill:{_DARK['paper']}}}{rules}}}</style>\n"
