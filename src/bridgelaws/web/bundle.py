"""The page in few requests: its scripts as one, its styles as one, compressed once, and kept by browsers for good.

Whoever works on the page has a file for each screen; a phone on the club's Wi-Fi would ask for each of them. The
scripts are put together here because the server must start without node. Only what they use of the language's modules
is understood: imports by name or as a whole, exports of what is declared, and no circle. If there is anything else, the
page is served as it lies there.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import lru_cache
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

_IMPORT = re.compile(r'^import (?:\* as (\w+)|\{([^{}]*)\}) from "([^"]+)";$', re.MULTILINE)
_HAND_ON = re.compile(r'^export \* from "([^"]+)";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async function\*?|function\*?|class|const) (?:(\w+)|\{([^{}]*)\}))", re.MULTILINE)
_GIVE = re.compile(r"^export \{([^{}]*)\};$", re.MULTILINE)
_STRANGE = re.compile(r"^(?:import|export)\b|\bimport\.meta\b|\bimport\(", re.MULTILINE)
_COMMENT = re.compile(r"^\s*//.*$", re.MULTILINE)
_STYLE = re.compile(r'<link rel="stylesheet" href="([^"]+)">\n')
_SCRIPT = re.compile(r'<script type="module" src="([^"]+)"></script>')


class NotUnderstood(Exception):
    """A script that cannot be put together with others here."""


class File(NamedTuple):
    """A file of the page as it is sent; one that `lasts` is called after what is in it."""

    body: bytes
    packed: bytes
    kind: str
    tag: str
    lasts: bool


def answer(request: Request, file: File) -> Response:
    """The file, compressed if the browser can read that; or nothing but that it is still the same."""
    lasting = {"Cache-Control": "public, max-age=31536000, immutable"} if file.lasts else {}
    headers = {"ETag": file.tag, "Vary": "Accept-Encoding", **lasting}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.body, media_type=file.kind, headers=headers)
    return Response(file.packed, media_type=file.kind, headers={**headers, "Content-Encoding": "gzip"})


def files(folder: Path) -> dict[str, File]:
    """The files that take the place of all scripts and styles, by their paths; none if a script is not understood.

    They are made anew when something in the folder has changed, so that the page can be worked on.
    """
    stamp = tuple(sorted((str(path), path.stat().st_mtime_ns) for path in folder.rglob("*.*")))
    return _made(folder, stamp)


@lru_cache(maxsize=4)
def _made(folder: Path, stamp: object) -> dict[str, File]:
    index = (folder / "index.html").read_text(encoding="utf-8")
    script = _SCRIPT.search(index)
    styles: list[str] = _STYLE.findall(index)
    if script is None or not styles:
        return {}
    try:
        code = together(folder, script[1])
    except NotUnderstood:
        return {}
    sheet = "\n".join((folder / path).read_text(encoding="utf-8") for path in styles)
    js, css = file(code, "text/javascript", lasts=True), file(sheet, "text/css", lasts=True)
    at_js, at_css = (f"page-{made.tag.strip(chr(34))}.{end}" for made, end in ((js, "js"), (css, "css")))
    text = _STYLE.sub("", index).replace(script[0], f'<link rel="stylesheet" href="{at_css}">\n{script[0]}')
    text = text.replace(f'src="{script[1]}"', f'src="{at_js}"')
    return {"": file(text, "text/html"), at_js: js, at_css: css}


def file(text: str | bytes, kind: str, *, lasts: bool = False) -> File:
    """A file of the page, compressed."""
    body = text if isinstance(text, bytes) else text.encode()
    return File(body, gzip.compress(body, 9, mtime=0), kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', lasts)


def together(folder: Path, first: str) -> str:
    """A script and all that it imports as one script: each in a function of its own, before those that import it."""
    order: dict[str, str] = {}
    _add(folder, first, order, ())
    numbers = {path: f"m{number}" for number, path in enumerate(order)}
    parts = [_part(path, text, numbers) for path, text in order.items()]
    # By its path each can be had in the console of a browser, and in tests.
    named = ", ".join(f'"{path}": {number}' for path, number in numbers.items())
    return "\n".join([*parts, f"export const scripts = {{ {named} }};\n"])


def _add(folder: Path, path: str, order: dict[str, str], above: tuple[str, ...]) -> None:
    if path in above:
        raise NotUnderstood(f"{path} imports itself by way of others")
    if path in order:
        return
    text = (folder / path).read_text(encoding="utf-8")
    for found in (*(match[3] for match in _IMPORT.finditer(text)), *_HAND_ON.findall(text)):
        _add(folder, _beside(path, found), order, (*above, path))
    order[path] = text


def _beside(path: str, found: str) -> str:
    return normpath(str(PurePosixPath(path).parent / found))


def _part(path: str, text: str, numbers: dict[str, str]) -> str:
    """One of the scripts: what it imports has been run, and what it exports is what its function gives back."""
    handed_on = [f"...{numbers[_beside(path, found)]}" for found in _HAND_ON.findall(text)]
    exported = [name for one, several in _EXPORT.findall(text) for name in ([one] if one else _names(several))]
    exported += [name for several in _GIVE.findall(text) for name in _names(several)]

    def imported(match: re.Match[str]) -> str:
        whole, some, found = match.groups()
        names = whole or "{ " + ", ".join(each.replace(" as ", ": ") for each in _list(some)) + " }"
        return f"const {names} = {numbers[_beside(path, found)]};"

    code = _IMPORT.sub(imported, text)
    for form in (_HAND_ON, _GIVE, _EXPORT):
        code = form.sub("", code)
    strange = _STRANGE.search(_COMMENT.sub("", code))
    if strange:
        raise NotUnderstood(f"{path}: {strange[0]}")
    given = ", ".join([*handed_on, *exported])
    return f"// {path}\nconst {numbers[path]} = (() => {{\n{code}\nreturn {{ {given} }};\n}})();"


def _list(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def _names(names: str) -> list[str]:
    """The names that are taken out of an object when it is declared."""
    found = _list(names)
    if not all(name.isidentifier() for name in found):
        raise NotUnderstood(names)
    return found
