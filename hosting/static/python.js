// Python with the package, started once in each worker: from a snapshot of its memory that this browser has made, or
// from bytecode. A snapshot is made before any call is read, so that none is in it. It belongs to one build, and the
// functions of Pyodide that make and load it are private: whatever goes wrong with it, bytecode does without.

import { loadPyodide } from "./pyodide/pyodide.mjs";
import { BUILD } from "./build.js";
import { LOCK } from "./lock.js";
import { files } from "./archive.js";

const SNAPSHOT = `bridgelaws-snapshot-${BUILD}`;
const AT = "snapshot";
const MODULE = "bridgelaws.pocket.worker";

/**
 * @param {{keep?: boolean}} [more] keep: make a snapshot for the next time
 * @returns {Promise<any>} the module that a worker calls
 */
export async function python({ keep = false } = {}) {
  const archive = fetched("package.zip");
  archive.catch(() => {}); // said where it is awaited
  const kept = await snapshot();
  if (kept) {
    try {
      return await begun(await started({ _loadSnapshot: kept }), await archive);
    } catch {
      await forget();
    }
  }
  const made = await started(keep && storage() ? { _makeSnapshot: true } : {});
  const module = await begun(made, await archive);
  if (keep && storage()) await remember(made);
  return module;
}

const started = (more) =>
  loadPyodide({
    indexURL: new URL("pyodide/", import.meta.url).href,
    stdLibURL: new URL("python.zip", import.meta.url).href,
    lockFileContents: LOCK,
    packageBaseUrl: new URL("pyodide/", import.meta.url).href,
    checkIntegrity: false,
    ...more,
  });

/** Files are not in a snapshot: they are laid out each time. */
async function begun(pyodide, archive) {
  const root = "/package";
  for (const [path, content] of files(archive)) {
    const at = `${root}/${path}`;
    pyodide.FS.mkdirTree(at.slice(0, at.lastIndexOf("/")));
    pyodide.FS.writeFile(at, content, { canOwn: true });
  }
  pyodide.runPython(`import sys\nif ${JSON.stringify(root)} not in sys.path: sys.path.append(${JSON.stringify(root)})`);
  return pyodide.pyimport(MODULE);
}

async function fetched(name) {
  const answer = await fetch(new URL(name, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const storage = () => "caches" in self;

async function snapshot() {
  try {
    const cache = await caches.open(SNAPSHOT);
    const answer = await cache.match(AT);
    return answer ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null; // no storage here: bytecode does without
  }
}

async function remember(pyodide) {
  try {
    const bytes = pyodide.makeMemorySnapshot();
    const cache = await caches.open(SNAPSHOT);
    await cache.put(AT, new Response(bytes, { headers: { "Content-Type": "application/octet-stream" } }));
  } catch {
    await forget();
  }
}

async function forget() {
  try {
    await caches.delete(SNAPSHOT);
  } catch {
    /* there is none */
  }
}
