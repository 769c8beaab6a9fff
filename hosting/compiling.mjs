// Compiles the package with the Python that will run it: node compiling.mjs PYODIDE SOURCE OUT

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, source, out] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: pyodide });
for (const [name, folder] of Object.entries({ source, pyodide, out })) {
  python.FS.mkdirTree(`/${name}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, `/${name}`);
}
const script = readFileSync(new URL("compiling.py", import.meta.url), "utf8");
python.runPython(script, { filename: "compiling.py" });
python.runPython(`compile_all(Path("/source"), Path("/pyodide/python_stdlib.zip"), Path("/out"))`);
