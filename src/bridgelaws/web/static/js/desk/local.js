// The page's own desk answers: a worker with the engine, and with the calls that this browser keeps.

/** Whether calls are kept in this browser only. */
export const LOCAL = true;

/** On it every tab hears which call has changed. */
const CHANNEL = "bridgelaws";

let desk = /** @type {Worker | null} */ (null);
let last = 0;
let started = () => {};
/** Once the engine has answered: until then nothing else is to be in its way. */
const ready = /** @type {Promise<void>} */ (new Promise((resolve) => (started = resolve)));
const waiting = /** @type {Map<number, {resolve: (answer: any) => void, reject: (error: Error) => void}>} */ (new Map());

/** The worker; one that could not start is tried again with the next request. */
function worker() {
  if (desk) return desk;
  desk = new Worker(new URL("desk-worker.js", document.baseURI), { type: "module" });
  desk.addEventListener("message", ({ data }) => {
    if (data.broken) return broken(data.failed);
    started();
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if (data.failed) asked?.reject(new Error(data.failed));
    else asked?.resolve(data.answer);
  });
  desk.addEventListener("error", (event) => broken(event.message));
  return desk;
}

function broken(why) {
  desk?.terminate();
  desk = null;
  for (const { reject } of waiting.values()) reject(new Error(why));
  waiting.clear();
}

/**
 * @param {string} method
 * @param {string} path such as "cases?page=2"
 * @param {any} body undefined for none
 * @param {{key: string, language: string}} more
 * @returns {Promise<{status: number, body: any}>} rejected if the engine cannot run
 */
export function send(method, path, body, { key, language }) {
  return new Promise((resolve, reject) => {
    const number = ++last;
    waiting.set(number, { resolve, reject });
    const text = body === undefined ? null : JSON.stringify(body);
    worker().postMessage({ number, method, path, body: text, key, language });
  });
}

/**
 * @param {string} path of a call
 * @param {(number: number) => void} changed told how many entries it has, whenever a tab of this browser has added one
 * @returns {() => void} ends it
 */
export function follow(path, changed) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }) => {
    if (`cases/${data.id}` === path) changed(data.number);
  });
  return () => channel.close();
}

/**
 * Whether the browser has promised to keep what is written here. Without that it may delete it when space is short.
 * @param {boolean} [ask] ask for the promise now
 */
export async function keeps(ask = false) {
  try {
    return (await navigator.storage.persisted()) || (ask && (await navigator.storage.persist()));
  } catch {
    return false;
  }
}

/**
 * Have everything at hand without a network from now on.
 * @param {(use: () => void) => void} offer given what puts a new version into use, once there is one
 */
export async function install(offer) {
  if (!("serviceWorker" in navigator)) return;
  await ready;
  const found = await navigator.serviceWorker.register(new URL("service-worker.js", document.baseURI)).catch(() => null);
  if (!found) return; // as in a private window: then everything is fetched each time
  const waits = (worker) => {
    // The first version has nothing to take the place of.
    if (!worker || !navigator.serviceWorker.controller) return;
    offer(() => {
      navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
      worker.postMessage("use");
    });
  };
  waits(found.waiting);
  found.addEventListener("updatefound", () => {
    const worker = found.installing;
    worker?.addEventListener("statechange", () => worker.state === "installed" && waits(worker));
  });
}

/** Nothing of this desk has an address. */
export const address = () => "";
