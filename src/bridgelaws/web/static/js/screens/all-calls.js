// All calls at once: into a file, and out of one. So calls go from a phone to the club's server and back, each once.

import * as api from "../api.js";
import { announce } from "../announce.js";
import { button, download, h, put } from "../dom.js";
import { t } from "../words.js";

/** As much as a server takes at a time, with room for what is around the calls. */
const AT_A_TIME = 200_000;

/** @param {boolean} kept whether the browser has promised to keep what is written here */
export function allCalls(kept) {
  const said = h("p", { role: "status" });
  const say = (text) => {
    said.textContent = text;
    announce(text);
  };
  const trying = async (work) => {
    try {
      await work();
    } catch (error) {
      put(said, h("span", { class: "problem" }, error.message));
      announce(error.message);
    }
  };
  const file = h("input", {
    type: "file",
    accept: ".json,application/json",
    class: "visually-hidden",
    tabindex: -1,
    "aria-hidden": "true",
    on: {
      change: (event) => {
        const [chosen] = event.target.files;
        event.target.value = "";
        if (chosen) trying(async () => say(await brought(await chosen.text())));
      },
    },
  });
  const saved = (names) => trying(async () => say(await exported(names)));
  return h(
    "section",
    { class: "stack" },
    h("h2", {}, t("page.all_calls")),
    api.LOCAL && h("p", kept ? { class: "quiet" } : { class: "notice" }, t(kept ? "page.kept_here" : "page.not_promised")),
    button(t("page.export_all"), () => saved(false)),
    button(t("page.export_all_names"), () => saved(true)),
    button(t("page.import_all"), () => file.click()),
    file,
    said,
  );
}

async function exported(names) {
  const records = [];
  let found;
  let page = 0;
  do {
    found = await api.exportCalls(names, ++page);
    records.push(...found.records);
  } while (page < found.pages);
  const { format, version } = found;
  const text = JSON.stringify({ format, version, names, records }, null, 1);
  const name = `calls-${new Date().toISOString().slice(0, 10)}.json`;
  download(new File([text], name, { type: "application/json" }));
  return t("page.exported", { number: new Set(records.map((record) => record.id)).size });
}

async function brought(text) {
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error(t("page.not_json"));
  }
  const all = { added: 0, continued: 0, known: 0, different: 0 };
  for (const part of parts(file)) {
    const found = await api.bringCalls(part);
    for (const name of Object.keys(all)) all[name] += found[name].length;
  }
  const lines = [t("page.brought", { number: all.added + all.continued })];
  if (all.known) lines.push(t("page.brought_known", { number: all.known }));
  if (all.different) lines.push(t("page.brought_different", { number: all.different }));
  return lines.join(" ");
}

/** A file in pieces that a server takes; one that is none is sent as it is, to be told what is wrong with it. */
function parts(file) {
  if (!Array.isArray(file?.records) || !file.records.length) return [file ?? {}];
  const found = [];
  let size = AT_A_TIME;
  for (const record of file.records) {
    const more = new TextEncoder().encode(JSON.stringify(record)).length;
    if (size + more > AT_A_TIME) {
      found.push({ ...file, records: [] });
      size = 0;
    }
    found.at(-1).records.push(record);
    size += more;
  }
  return found;
}
