// Python with the package, started once in each worker: from a snapshot of its memory that this browser has made, or
// from bytecode. A snapshot is made before any call is read, so that none is in it. It belongs to one build, and the
// functions of Pyodide that make and load it are private: whatever goes wrong with it, bytecode does without.

import { loadPyodide } from "./pyodide/pyodide.mjs";
import { BUILD } from "./build.js";
import { LOCK } from "./lock.js";
import { files } from "./archive.js";

const SNAPSHOT = `bridgelaws-snapshot-${BUILD}`;
const AT = "snapshot";
const TRYING = "trying";
const LENGTH = "X-Length";
const SECONDS = 30;
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
      await trying();
      const module = await begun(await within(SECONDS, started({ _loadSnapshot: kept })), await archive);
      await trying(false);
      return module;
    } catch {
      await forget();
    }
  }
  const made = await started(keep && storage() ? { _makeSnapshot: true } : {});
  const module = await begun(made, await archive);
  if (keep && storage()) await remember(made);
  return module;
}

/** A promise that is not kept in time is broken: what was read may be anything. */
const within = (seconds, promise) =>
  Promise.race([promise, new Promise((_, reject) => setTimeout(() => reject(new Error("too slow")), seconds * 1000))]);

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

/** The snapshot, unless it is not whole, or whoever tried it last did not come back to say that it was good. */
async function snapshot() {
  try {
    const cache = await caches.open(SNAPSHOT);
    const [answer, tried] = await Promise.all([cache.match(AT), cache.match(TRYING)]);
    if (!answer) return null;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    // Another worker may be at it just now.
    const given = tried ? Number(await tried.text()) : Infinity;
    const left = Date.now() - given > 2 * SECONDS * 1000;
    if (!left && bytes.length === Number(answer.headers.get(LENGTH))) return bytes;
    await forget();
  } catch {
    /* no storage here */
  }
  return null;
}

async function trying(begins = true) {
  const cache = await caches.open(SNAPSHOT);
  await (begins ? cache.put(TRYING, new Response(String(Date.now()))) : cache.delete(TRYING));
}

async function remember(pyodide) {
  try {
    const bytes = pyodide.makeMemorySnapshot();
    const cache = await caches.open(SNAPSHOT);
    await cache.put(AT, new Response(bytes, { headers: { [LENGTH]: String(bytes.length) } }));
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
