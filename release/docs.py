"""`make docs`: the documentation as a static site, in `build/site/docs`, beside the page of `make site`.

The pages are those of `docs`, README, the contributing guide and the changelog as they are; the laws and the cases are
asked of the package, and the reference is taken from its docstrings. Every link inside the site is followed at the end.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from . import lawpages, links
from .contents import ROOT

PROJECT = ROOT / "build" / "documentation"
SOURCE = PROJECT / "docs"
SITE = ROOT / "build" / "site" / "docs"
CONFIG = ROOT / "release" / "mkdocs.yml"
# Pages that lie outside `docs`, and their places in the site.
BESIDE = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
BESIDE |= {"SECURITY.md": "security.md", "CODE_OF_CONDUCT.md": "conduct.md", "examples/README.md": "examples.md"}
_CASES = re.compile(r"Cases that show it: \d+ <ul>.*?</ul>", re.DOTALL)
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def assemble() -> None:
    """Put the pages together as the site has them."""
    shutil.rmtree(PROJECT, ignore_errors=True)
    shutil.copytree(ROOT / "docs", SOURCE)
    for made in (CONFIG, ROOT / "release" / "sessions.py"):
        shutil.copy(made, PROJECT)
    (PROJECT / "src").symlink_to(ROOT / "src", target_is_directory=True)
    for page in SOURCE.glob("*.md"):
        page.write_text(placed(page.read_text(encoding="utf-8"), "docs"), encoding="utf-8")
    for name, place in BESIDE.items():
        text = placed((ROOT / name).read_text(encoding="utf-8"), str(Path(name).parent))
        (SOURCE / place).write_text(text, encoding="utf-8")
    with (SOURCE / BESIDE["examples/README.md"]).open("a", encoding="utf-8") as listed:
        listed.writelines(programs())
    shutil.copytree(ROOT / "release" / "api", SOURCE / "api")
    shutil.copy(ROOT / "release" / "extra.css", SOURCE)
    lawpages.write(SOURCE)


def programs() -> Iterator[str]:
    """The small programs themselves, to be read below their list."""
    for program in sorted((ROOT / "examples").glob("*.*")):
        if program.suffix in _SHOWN:
            text = _SHOWN[program.suffix](program.read_text(encoding="utf-8"))
            yield f"\n## {program.name} {{ #{program.stem} }}\n\n{text}\n"


def _code(text: str) -> str:
    return f"```python\n{text.strip()}\n```"


def _notebook(text: str) -> str:
    """Its cells one after another; a heading in it is a line, since the program has one already."""
    cells = [("".join(cell["source"]), cell["cell_type"] == "code") for cell in json.loads(text)["cells"]]
    return "\n\n".join(_code(source) if code else re.sub("^#+ (.*)", r"**\1**", source) for source, code in cells)


_SHOWN = {".py": _code, ".ipynb": _notebook}


def placed(text: str, folder: str) -> str:
    """A page whose links lead to the pages of the site; to a source file none leads, and its name stays."""

    def relinked(found: re.Match[str]) -> str:
        mark, shown, target = found.groups()
        path, hash_, anchor = target.partition("#")
        if not path or "://" in path:
            return found[0]
        inside = _normal(f"{folder}/{path}")
        if inside in BESIDE:
            return f"{mark}[{shown}]({BESIDE[inside]}{hash_}{anchor})"
        if inside.startswith("docs/"):
            return f"{mark}[{shown}]({inside.removeprefix('docs/')}{hash_}{anchor})"
        if folder == "examples" and inside.startswith("examples/"):
            return f"{mark}[{shown}](#{Path(inside).stem})"
        return shown

    text = _LINK.sub(relinked, text)
    return text.replace('src="docs/images/', 'src="images/')


def _normal(path: str) -> str:
    parts: list[str] = []
    for part in path.split("/"):
        if part == "..":
            parts.pop()
        elif part not in ("", "."):
            parts.append(part)
    return "/".join(parts)


def build() -> None:
    """Build the site, and put it beside the page; a warning is an error."""
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", CONFIG.name]
    if subprocess.run(command, cwd=PROJECT, check=False).returncode:
        sys.exit("make docs: the pages were not built")
    index = PROJECT / "site" / "search.json"
    index.write_text(searched(index.read_text(encoding="utf-8")), encoding="utf-8")
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(PROJECT / "site", SITE)


def searched(index: str) -> str:
    """The index of the search, in which the laws come before the cases.

    A case is found by its title and by what it shows, and its parts are left out; of a provision it is left out which
    cases show it.
    """
    found = json.loads(index)
    found["items"] = [_found(each) for each in found["items"] if not re.match(r"cases/.*#", each["location"])]
    return json.dumps(found, ensure_ascii=False)


def _found(item: dict[str, Any]) -> dict[str, Any]:
    """A page or a part of one: what counts most is its title, which of a case would be that of the laws it shows."""
    folder, _, name = item["location"].partition("/")
    if name == "index.html" or folder not in ("laws", "cases"):
        return item
    if folder == "laws":
        return item | {"text": _CASES.sub("", item["text"]), "path": ["Laws", *item["path"][-1:]]}
    shown = re.sub("<[^>]*>", "", item["text"]).partition(" ·")[0]
    return item | {"title": f"Case: {shown}", "text": f"<p>{item['title']}</p>", "path": ["Laws", "Cases"]}


def main() -> None:
    """Assemble, build, and follow every link."""
    assemble()
    build()
    broken = links.broken(SITE)
    if broken:
        sys.exit("\n".join(["make docs: links that lead nowhere:", *broken]))
    count = sum(1 for _ in SITE.rglob("*.html"))
    print(f"{count} pages in {SITE.relative_to(ROOT)}; open {Path(SITE.relative_to(ROOT)) / 'index.html'}")


if __name__ == "__main__":
    main()
