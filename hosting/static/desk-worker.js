// The desk of a page without a server: one request at a time is answered by the engine, from what this browser keeps.
// What an answer says was written is on the disk before the page hears of it.

import { Changed, read, write } from "./kept.js";
import { python } from "./python.js";

const TRIES = 20;
const channel = new BroadcastChannel("bridgelaws");
const desk = python({ keep: true });
const analysts = /** @type {Map<string, {worker: Worker, limit: number}>} */ (new Map());
let turn = Promise.resolve();

self.addEventListener("message", ({ data }) => {
  const { number, ...request } = data;
  turn = turn.then(async () => {
    let python;
    try {
      python = await desk;
      self.postMessage({ number, answer: await answered(python, request) });
    } catch (error) {
      console.error(error);
      self.postMessage({ number, failed: String(error), broken: !python });
    }
  });
});

// Another tab has written: what was worked out of a call with as many entries may have been something else.
channel.addEventListener("message", async ({ data }) => {
  if (data.gone) (await desk).forget(data.id);
});

async function answered(python, request) {
  const asked = JSON.stringify(request);
  const ids = /** @type {Set<string>} */ (new Set());
  let everything = false;
  for (let tries = 0; tries < TRIES; ) {
    const rows = ids.size || everything ? await read([...ids], everything) : { records: {}, entries: {}, everything: null };
    const answer = JSON.parse(python.ask(asked, JSON.stringify(rows)));
    if (answer.needs) {
      for (const id of answer.needs.ids) ids.add(id);
      everything ||= answer.needs.everything;
      continue;
    }
    try {
      if (answer.writes.length) await write(answer.writes);
    } catch (error) {
      for (const { id } of answer.writes) python.forget(id);
      if (!(error instanceof Changed)) return plain(JSON.parse(python.unavailable(request.language)));
      tries += 1;
      continue;
    }
    for (const { id, record } of answer.writes) {
      channel.postMessage({ id, number: record ? record.length : -1, gone: !record });
    }
    if (answer.start) analyse(python, answer.start);
    if (answer.stop) stop(answer.stop);
    return plain(answer);
  }
  return plain(JSON.parse(python.unavailable(request.language)));
}

const plain = ({ status, body }) => ({ status, body });

/** The analyst has a worker of its own: it may take long, and a director's tap never waits for it. */
function analyse(python, { work, asked, seconds }) {
  const worker = new Worker(new URL("analyst-worker.js", import.meta.url), { type: "module" });
  const end = (stopped) => {
    python.ended(work, stopped);
    stop(work);
  };
  analysts.set(work, { worker, limit: self.setTimeout(() => end(true), seconds * 1000) });
  worker.addEventListener("message", ({ data }) => {
    if (data) python.found(work, data);
    else end(false);
  });
  worker.addEventListener("error", () => end(false));
  worker.postMessage(JSON.stringify(asked));
}

function stop(work) {
  const running = analysts.get(work);
  analysts.delete(work);
  self.clearTimeout(running?.limit);
  running?.worker.terminate();
}
