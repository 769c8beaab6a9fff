"""The site put together: the page, its words, the engine, and what keeps them all in the browser."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

import bridgelaws
from bridgelaws.web import bundle
from bridgelaws.web.page import page_words
from bridgelaws.words.languages import language_of, languages

from . import icons

HERE = Path(__file__).parent
# What `make docs` puts beside the page, which stays.
DOCUMENTATION = "docs"
STATIC = HERE / "static"
PACKAGE = Path(bridgelaws.__file__).parent
PAGE = PACKAGE / "web" / "static"
NPM = ("package.json", "package-lock.json")
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")

# What the page may load and run: its own files, and WebAssembly. Nothing may be sent anywhere else.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)


class CannotBuild(Exception):
    """Something is missing; the message says what."""


class Built(NamedTuple):
    """What has been made."""

    build: str
    files: int
    packed: int


def build(folder: Path, work: Path | None = None) -> Built:
    """Make the site in a folder. What npm gives is kept in `work`, and not asked for again."""
    pyodide = fetched(work or Path("build/npm"))
    with tempfile.TemporaryDirectory() as made:
        site = Path(made)
        shutil.copytree(PAGE, site, dirs_exist_ok=True)
        shutil.copytree(STATIC, site, dirs_exist_ok=True)
        (site / "js" / "desk.js").write_text('export * from "./desk/local.js";\n', encoding="utf-8")
        (site / "js" / "desk" / "http.js").unlink()
        write_words(site / "words")
        icons.write(site)
        (site / "pyodide").mkdir()
        for name in PYODIDE:
            shutil.copyfile(pyodide / name, site / "pyodide" / name)
        compiled(pyodide, site)
        # No package of Pyodide's is used: nothing need be looked up.
        info = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
        lock = json.dumps({"info": info, "packages": {}})
        (site / "lock.js").write_text(f"export const LOCK = {lock};\n", encoding="utf-8")
        page(site / "index.html")
        together(site)
        mark = sealed(site)
        packed = sum(len(gzip.compress(path.read_bytes(), 9)) for path in site.rglob("*") if path.is_file())
        count = sum(path.is_file() for path in site.rglob("*"))
        put(site, folder)
    return Built(mark, count, packed)


def put(site: Path, folder: Path) -> None:
    """Put what has been made where it shall be, in the place of what was there but for the documentation."""
    if (folder / DOCUMENTATION).is_dir():
        shutil.copytree(folder / DOCUMENTATION, site / DOCUMENTATION)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(site, folder)


def fetched(work: Path) -> Path:
    """Pyodide, from npm in the version that is locked."""
    found = work / "node_modules" / "pyodide"
    lock = work / NPM[1]
    if found.is_dir() and lock.is_file() and lock.read_bytes() == (HERE / NPM[1]).read_bytes():
        return found
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise CannotBuild("The site needs node and npm. On Debian, as root: apt-get install nodejs npm")
    work.mkdir(parents=True, exist_ok=True)
    for name in NPM:
        shutil.copyfile(HERE / name, work / name)
    command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    if subprocess.run(command, cwd=work, check=False).returncode:
        lock.unlink()
        raise CannotBuild("npm could not fetch Pyodide; what it has said is above.")
    return found


def compiled(pyodide: Path, site: Path) -> None:
    """The package and what it needs of Python's library, as bytecode of that Python."""
    script = HERE / "compiling.mjs"
    command = ["node", str(script), str(pyodide.resolve()), str(PACKAGE.parent), str(site)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild(f"the package could not be compiled:\n{done.stdout}{done.stderr}")


def write_words(folder: Path) -> None:
    """What the page says, a file for each language."""
    folder.mkdir()
    names = {code: language_of(code).name for code in languages()}
    for name, document in [("languages", names), *((code, page_words(code)) for code in names)]:
        text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text, encoding="utf-8")


def page(index: Path) -> None:
    """The page with its policy, which a static host does not send, and with its icons."""
    text = index.read_text(encoding="utf-8")
    head = f'<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    text = text.replace('<meta charset="utf-8">', head, 1)
    text = text.replace("</title>", '</title>\n<link rel="apple-touch-icon" href="apple-touch-icon.png">', 1)
    index.write_text(text, encoding="utf-8")


def together(site: Path) -> None:
    """The scripts of the page as one, and its styles: a first visit asks for some twenty files, not for seventy."""
    made = bundle.files(site)
    if not made:
        raise CannotBuild("The scripts of the page could not be put together: see bridgelaws/web/bundle.py.")
    for name in ("js", "css"):
        shutil.rmtree(site / name)
    for name, file in made.items():
        (site / (name or "index.html")).write_bytes(file.body)


def sealed(site: Path) -> str:
    """The build named after all that is in it; the service worker has the name and the files."""
    # What only a browser of another kind, or a search engine, would ask for is not kept.
    paths = sorted(str(path.relative_to(site)) for path in site.rglob("*") if path.is_file())
    digest = hashlib.sha256()
    for path in paths:
        digest.update(f"{path}\0".encode() + hashlib.sha256((site / path).read_bytes()).digest())
    mark = digest.hexdigest()[:16]
    (site / "build.js").write_text(f'export const BUILD = "{mark}";\n', encoding="utf-8")
    worker = site / "service-worker.js"
    kept = [path for path in (*paths, "build.js") if path != "service-worker.js"]
    text = worker.read_text(encoding="utf-8").replace("%BUILD%", mark)
    text = re.sub(r'\["%FILES%"\]', lambda _: json.dumps(kept), text)
    worker.write_text(text, encoding="utf-8")
    return mark
