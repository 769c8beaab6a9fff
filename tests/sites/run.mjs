// The desk of the built site in node: requests from a file, answers into another. node run.mjs SITE REQUESTS ANSWERS

import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [site, requests, answers] = process.argv.slice(2).map((path) => resolve(path));
const from = (name) => import(pathToFileURL(join(site, name)).href);
const { loadPyodide } = await from("pyodide/pyodide.mjs");
const { files } = await from("archive.js");
const { LOCK } = await from("lock.js");
const pyodide = await loadPyodide({
  indexURL: join(site, "pyodide/"),
  stdLibURL: join(site, "python.zip"),
  lockFileContents: LOCK,
  packageBaseUrl: join(site, "pyodide/"),
});
for (const [path, content] of files(new Uint8Array(readFileSync(join(site, "package.zip"))))) {
  const at = `/package/${path}`;
  pyodide.FS.mkdirTree(at.slice(0, at.lastIndexOf("/")));
  pyodide.FS.writeFile(at, content);
}
pyodide.runPython(`import sys; sys.path.append("/package")`);
const desk = pyodide.pyimport("bridgelaws.pocket.worker");

const records = {};
const entries = {};
const found = [];
for (const request of JSON.parse(readFileSync(requests, "utf8"))) {
  const ids = new Set();
  let everything = false;
  for (;;) {
    const rows = { records: {}, entries: {}, everything: everything ? Object.values(records) : null };
    for (const id of ids) {
      rows.records[id] = records[id] ?? null;
      rows.entries[id] = entries[id] ?? [];
    }
    const answer = JSON.parse(desk.ask(JSON.stringify(request), JSON.stringify(rows)));
    if (answer.needs) {
      for (const id of answer.needs.ids) ids.add(id);
      everything ||= answer.needs.everything;
      continue;
    }
    for (const { id, record, entries: more } of answer.writes) {
      if (record) {
        records[id] = record;
        entries[id] = [...(entries[id] ?? []), ...more];
      } else {
        delete records[id];
        delete entries[id];
      }
    }
    found.push([answer.status, answer.body]);
    break;
  }
}
writeFileSync(answers, JSON.stringify(found));
process.exit(0);
