"""Runs inside Pyodide when the site is built: bytecode of the package and of what it needs of the standard library.

Only the Python that will run it can make it: `compiling.mjs` starts that Python and calls `compile_all`.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import marshal
import sys
import zipfile
from pathlib import Path
from types import CodeType

ROOT = "bridgelaws.pocket.worker"
# Packages whose modules are looked up by a name that is known only when it comes to it.
BY_NAME = ("reading", "words/languages")
# Where the package looks whether there is such a file of source, there must be one.
LOOKED_FOR = "words/languages"
# Imported by the standard library only when it comes to it, and by Pyodide itself.
LATER = (
    *("encodings.ascii", "encodings.cp437", "encodings.latin_1", "encodings.utf_8", "encodings.idna", "stringprep"),
    *("calendar", "_strptime", "zipfile", "traceback", "linecache", "importlib.readers"),
    *("importlib.resources._adapters", "importlib.resources.readers"),
    *("pyodide.code", "pyodide.webloop", "pyodide.ffi.wrappers"),
)
# A date for every file of an archive: the same source makes the same bytes.
THEN = (2020, 1, 1, 0, 0, 0)


def compile_all(source: Path, library: Path, out: Path) -> None:
    """Write `package.zip` and `python.zip`."""
    modules, outside = closure(source)
    sys.path.insert(0, str(source))
    sys.dont_write_bytecode = True
    before = set(sys.modules)
    for name in sorted(modules):
        importlib.import_module(name)
    for name in sorted({*outside, *LATER}):
        importlib.import_module(name)
    assert before <= set(sys.modules)
    needed = {name for name in sys.modules if name.partition(".")[0] != "bridgelaws"}
    with zipfile.ZipFile(out / "package.zip", "w") as archive:
        for _, path in sorted(modules.items()):
            put(archive, path, source, path.read_bytes())
        for path in data(source, modules):
            write(archive, str(path.relative_to(source)), path.read_bytes())
    with zipfile.ZipFile(library) as shipped, zipfile.ZipFile(out / "python.zip", "w") as archive:
        for member in sorted(shipped.namelist()):
            if module_of(member) in needed:
                put(archive, Path(member), Path(), shipped.read(member))


def closure(source: Path) -> tuple[dict[str, Path], set[str]]:
    """The modules of the package that the desk may ever import, by their names; and what they import otherwise."""
    found: dict[str, Path] = {}
    outside: set[str] = set()
    waiting = [ROOT, *(name_of(path, source) for each in BY_NAME for path in source.glob(f"bridgelaws/{each}/**/*.py"))]
    while waiting:
        name = waiting.pop()
        path = file_of(source, name)
        if name in found or path is None:
            continue
        found[name] = path
        if "." in name:
            waiting.append(name.rpartition(".")[0])
        for other in imported(name, path):
            if other.partition(".")[0] == "bridgelaws":
                waiting.append(other)
            elif importlib.util.find_spec(other.partition(".")[0]) is not None:
                outside.add(other)
    return found, {name for name in outside if importable(name)}


def importable(name: str) -> bool:
    """Whether there is such a module: `from json import loads` names none."""
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def name_of(path: Path, source: Path) -> str:
    """The name of a module."""
    return ".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__")


def file_of(source: Path, name: str) -> Path | None:
    """The file of a module of the package."""
    path = source.joinpath(*name.split("."))
    for each in (path / "__init__.py", path.with_suffix(".py")):
        if each.is_file():
            return each
    return None


def imported(name: str, path: Path) -> set[str]:
    """Everything that a module imports, wherever in it; names that may be modules or not are among them."""
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    found = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            whole = ".".join([*base, *([node.module] if node.module else [])])
            found |= {whole, *(f"{whole}.{alias.name}" for alias in node.names)}
    return found


# Whole folders of data that belong to a module, by how the files end.
DATA = {
    "bridgelaws.words.languages": "*/*.mo",
    "bridgelaws.files": "examples/*.json",
    "bridgelaws.lawbook": "golden_index.json",
}
# What only other parts of the package say.
UNSAID = ("cli", "audit", "page", "serving")


def data(source: Path, modules: dict[str, Path]) -> list[Path]:
    """The files that the modules read."""
    found = [path for name, ending in DATA.items() if name in modules for path in modules[name].parent.glob(ending)]
    return sorted(path for path in found if path.suffix != ".mo" or path.stem not in UNSAID)


def module_of(member: str) -> str:
    """The module of a file in the library."""
    return member.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def put(archive: zipfile.ZipFile, path: Path, root: Path, text: bytes) -> None:
    """A module as bytecode, without docstrings and assertions."""
    inside = path.relative_to(root)
    tree = Unannotated().visit(ast.parse(text)) if inside.parts[0] == "bridgelaws" else text
    code = unnumbered(compile(tree, str(inside), "exec", dont_inherit=True, optimize=2))
    if inside.is_relative_to(f"bridgelaws/{LOOKED_FOR}"):
        # Bytecode beside source that it is never compared with.
        header = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
        write(archive, str(inside), b"")
        write(archive, importlib.util.cache_from_source(str(inside), optimization=""), header + marshal.dumps(code))
        return
    header = importlib.util.MAGIC_NUMBER + bytes(12)
    write(archive, str(inside.with_suffix(".pyc")), header + marshal.dumps(code))


class Unannotated(ast.NodeTransformer):
    """Functions without the types of their arguments, which nobody looks at there; classes keep their fields."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """A function."""
        self.generic_visit(node)
        node.returns = None
        arguments = node.args
        for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg):
            if each is not None:
                each.annotation = None
        return node


def unnumbered(code: CodeType) -> CodeType:
    """Bytecode in which every line is the first of its function: the numbers of lines are a third of what is sent.

    An entry of the table is for at most eight instructions: a byte says for how many, a zero that the line stays.
    """
    inner = tuple(unnumbered(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, 8)
    lines = b"\xef\x00" * whole + (bytes((0xE8 + rest - 1, 0)) if rest else b"")
    return code.replace(co_consts=inner, co_linetable=lines)


def write(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    """A file as it is: the host compresses the whole."""
    archive.writestr(zipfile.ZipInfo(name, THEN), content)
