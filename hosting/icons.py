"""The icons that phones ask for, drawn from the page's own: in sizes, with room around them, and the manifest."""

from __future__ import annotations

import json
from pathlib import Path

GREEN = "#0f5a43"


def write(site: Path) -> None:
    """Draw the icons, and name them in the manifest."""
    drawing = (site / "icon.svg").read_text(encoding="utf-8")
    for size in (192, 512):
        (site / f"icon-{size}.png").write_bytes(png(drawing, size))
        (site / f"icon-maskable-{size}.png").write_bytes(png(spread(drawing), size))
    (site / "apple-touch-icon.png").write_bytes(png(spread(drawing), 180))
    manifest = site / "manifest.webmanifest"
    document = json.loads(manifest.read_text(encoding="utf-8"))
    document |= {
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "icons": [
            *document["icons"],
            *(icon(f"icon-{size}.png", size, "any") for size in (192, 512)),
            *(icon(f"icon-maskable-{size}.png", size, "maskable") for size in (192, 512)),
        ],
    }
    manifest.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


def icon(path: str, size: int, purpose: str) -> dict[str, str]:
    """An icon as a manifest names it."""
    return {"src": path, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


def spread(drawing: str) -> str:
    """The drawing with room around it, which a phone may cut off in any shape."""
    inner = drawing.replace("<svg ", '<svg x="8" y="8" width="48" height="48" ', 1)
    ground = f'<rect width="64" height="64" fill="{GREEN}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{ground}{inner}</svg>'


def png(drawing: str, size: int) -> bytes:
    """A drawing as a picture."""
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=drawing, width=size, height=size))
