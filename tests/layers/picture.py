"""The house as a picture: packages in layers, an arrow from each to what it imports, the tiers inside the laws.

    python -m tests.layers.picture

writes `docs/images/architecture.svg`. Layers and arrows come from the imports; where a package stands in its layer, and
what it is for, is told here.
"""

from __future__ import annotations

from typing import NamedTuple
from xml.sax.saxutils import escape

from tests.layers import house

FILE = house.ROOT / "docs" / "images" / "architecture.svg"


class Room(NamedTuple):
    """Where a package stands, in columns from the left; what it is for; and the colour of its kind."""

    column: float
    what: str
    kind: str


PAPER, INK, GREY = "#ffffff", "#1f2933", "#52606d"
COLOURS = {  # fill and edge
    "ground": ("#eef2f6", "#9aa5b1"),
    "state": ("#e3f0fb", "#5b8fc0"),
    "law": ("#e4f4e4", "#5a9a5c"),
    "engine": ("#fdf0d5", "#c98f1d"),
    "top": ("#f4eafa", "#9a6fb8"),
}
ROOMS = {
    "words": Room(2, "messages and languages", "ground"),
    "errors": Room(2, "what can go wrong", "ground"),
    "kernel": Room(0, "regular play on bare ints", "ground"),
    "values": Room(2, "seats, cards, contract, score", "state"),
    "deal": Room(2, "one partially known deal", "state"),
    "claims": Room(1, "the claim analyst", "state"),
    "reading": Room(3, "what people type", "state"),
    "book": Room(2, "how law is declared", "state"),
    "board": Room(2, "events, table, physics, orders", "state"),
    "hearing": Room(2, "findings, choices, rulings", "law"),
    "laws": Room(2, "a folder a law", "law"),
    "engine": Room(2, "one step of the table", "engine"),
    "play": Room(2, "a board with its log", "engine"),
    "files": Room(2.5, "case files, examples", "top"),
    "archives": Room(1, "PBN and LIN", "top"),
    "evidence": Room(4, "double dummy", "top"),
    "audit": Room(0, "archives replayed", "top"),
    "desk": Room(2, "what a Director is told", "top"),
    "golden": Room(3, "the golden cases", "top"),
    "lawbook": Room(3, "the laws as a book", "top"),
    "office": Room(2, "calls kept and shown", "top"),
    "pocket": Room(3, "the desk without a server", "top"),
    "web": Room(2, "the director's page", "top"),
    "cli": Room(2, "the command line", "top"),
}
TIERS = {
    "rules": "when a law applies, what it orders",
    "procedures": "what a hearing does for several laws",
    "queries": "pure questions to a table",
    "book": "provisions, readings, questions",
}
WIDTH, COLUMN, MARGIN = 1010, 198, 109
BOX, HEIGHT, PITCH, HALL = 190, 50, 86, 276
LEGEND = "An arrow leads to what a package imports; an import that other arrows imply has none."
TIER_WIDTH, TIER_HEIGHT, TIER_PITCH = 330, 36, 56


class Box(NamedTuple):
    """A package on the paper: the middle of it, and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def top(self) -> float:
        """The upper edge."""
        return self.y - self.height / 2

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height / 2


def boxes(layers: list[list[str]]) -> tuple[dict[str, Box], float]:
    """The packages from the top down, and how high the picture is."""
    found, y = {}, 74.0
    for layer in reversed(layers):
        height = HALL if "laws" in layer else HEIGHT
        for name in layer:
            size = (390, HALL) if name == "laws" else (BOX, HEIGHT)
            found[name] = Box(MARGIN + ROOMS[name].column * COLUMN, y + height / 2, *size)
        y += height + PITCH - HEIGHT
    return found, y + 6


def _arrow(upper: Box, lower: Box) -> str:
    """From the foot of one box to the head of another; a long way to the side is gone beside the house."""
    far = abs(upper.x - lower.x) > 1.5 * COLUMN and lower.top - upper.bottom > PITCH
    if far:
        side = upper.x + (upper.width / 2 if lower.x > upper.x else -upper.width / 2)
        turn = lower.x + (-30 if lower.x > upper.x else 30)
        down = f"Q {lower.x:g} {upper.y:g} {lower.x:g} {upper.y + 30:g}"
        path = f"M {side:g} {upper.y:g} H {turn:g} {down} V {lower.top - 2:g}"
    else:
        half = (lower.top - upper.bottom) / 2
        start = min(max(lower.x, upper.x - upper.width / 3), upper.x + upper.width / 3)
        end = min(max(start, lower.x - lower.width / 3), lower.x + lower.width / 3)
        curve = f"{start:g} {upper.bottom + half:g} {end:g} {lower.top - half:g} {end:g} {lower.top - 2:g}"
        path = f"M {start:g} {upper.bottom:g} C {curve}"
    return f'<path d="{path}" fill="none" stroke="{GREY}" stroke-width="1.5" marker-end="url(#tip)"/>'


def _text(x: float, y: float, words: str, size: float, *, bold: bool = False, fill: str = INK) -> str:
    weight = ' font-weight="600"' if bold else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}"{weight} fill="{fill}">{escape(words)}</text>'


def _rectangle(box: Box, fill: str, edge: str) -> str:
    place = f'x="{box.x - box.width / 2:g}" y="{box.top:g}" width="{box.width:g}" height="{box.height:g}"'
    return f'<rect {place} rx="8" fill="{fill}" stroke="{edge}" stroke-width="1.4"/>'


def _package(name: str, box: Box, uses: set[str]) -> list[str]:
    fill, edge = COLOURS[ROOMS[name].kind]
    imports = ", ".join(sorted(uses)) or "nothing"
    words = [_text(box.x, box.top + 21, name, 15, bold=True), _text(box.x, box.top + 39, ROOMS[name].what, 11.5)]
    return [f"<g><title>{name} imports {imports}</title>", _rectangle(box, fill, edge), *words, "</g>"]


def _tiers(hall: Box, edge: str) -> list[str]:
    """The four tiers inside the laws, each above what it imports."""
    between = house.between_tiers()
    middle = {name: hall.top + 76 + n * TIER_PITCH for n, name in enumerate(TIERS)}
    lines = []
    for name, what in TIERS.items():
        box = Box(hall.x, middle[name], TIER_WIDTH, TIER_HEIGHT)
        lines.append(_rectangle(box, PAPER, edge))
        lines.append(_text(box.x, box.y - 2, f"{name}.py", 12.5, bold=True))
        lines.append(_text(box.x, box.y + 12, what, 10.5, fill=GREY))
    for upper, lower in zip(TIERS, [*TIERS][1:], strict=False):
        if (upper, lower) in between:
            one, two = middle[upper] + TIER_HEIGHT / 2, middle[lower] - TIER_HEIGHT / 2
            way = f"M {hall.x:g} {one:g} V {two - 2:g}"
            lines.append(f'<path d="{way}" stroke="{GREY}" stroke-width="1.5" marker-end="url(#tip)"/>')
    return lines


def picture() -> str:
    """The whole picture, as SVG."""
    uses = house.packages()
    layers = house.layers(uses)
    places, height = boxes(layers)
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" height="{height:g}"'
        ' font-family="Helvetica, Arial, DejaVu Sans, sans-serif" text-anchor="middle">',
        "<title>The packages of bridgelaws, in layers, and what each imports</title>",
        f'<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        f'<path d="M 0 0.6 L 8 4 L 0 7.4 Z" fill="{GREY}"/></marker></defs>',
        f'<rect width="{WIDTH}" height="{height:g}" fill="{PAPER}"/>',
        _text(WIDTH / 2, 32, "The house of bridgelaws", 20, bold=True),
        _text(WIDTH / 2, 54, LEGEND, 12, fill=GREY),
    ]
    arrows = [_arrow(places[upper], places[lower]) for upper, lower in house.direct(uses)]
    rooms = [line for name in uses for line in _package(name, places[name], uses[name])]
    tiers = _tiers(places["laws"], COLOURS["law"][1])
    return "\n".join([*head, *arrows, *rooms, *tiers, "</svg>"]) + "\n"


if __name__ == "__main__":
    FILE.write_text(picture(), encoding="utf-8")
    print(f"written: {FILE.relative_to(house.ROOT)}")
