// A ruling handed on: as text by whatever the phone shares with, else by the clipboard, else selected to be copied; as a
// picture in the same way, else as a file that is saved.

import { announce } from "../announce.js";
import { button, download, h } from "../dom.js";
import { capital, contractText, t, when } from "../words.js";
import { picture } from "./picture.js";
import { icon } from "./pictures.js";
import { sheet } from "./sheet.js";
import { sides } from "./tricks.js";

/** The buttons, where there is something to hand on. */
export function shareButtons(record) {
  const { outcome } = record;
  if (outcome.question || !(outcome.rulings.length || outcome.in_order || outcome.result)) return [];
  const tool = (name, label, act) => button(icon(name), act, { class: "tool", "aria-label": label });
  return [
    tool("share", t("page.share"), () => share(textOf(record))),
    tool("picture", t("page.share_picture"), () => sharePicture(record)),
  ];
}

/** Where and when, what was ruled and why, and the result; nobody is named. */
function partsOf(record) {
  const { outcome } = record;
  const where = [
    record.event_name,
    record.table_name && t("page.table_number", { name: record.table_name }),
    record.round_name && t("page.round_number", { name: record.round_name }),
    record.board && t("page.board_number", { name: record.board }),
    when(record.updated),
    t("page.laws_of", { laws: outcome.laws }),
  ];
  const { in_order: line, result } = outcome;
  return [
    ["where", where.filter(Boolean).join(" · ")],
    ["title", outcome.contract_text],
    ["said", record.explanation],
    ["step", line && withLaws(t("page.sentence", { text: capital(line.text) }), line)],
    [
      "result",
      result && (result.contract ? t("page.result_is", { contract: contractText(result.contract) }) : t("page.result")),
    ],
    ["result", result && t("page.tricks_are", sides(result.after))],
    ["result", result && result.score !== null && t("page.score", { points: result.score })],
    ...outcome.standing.map((stands) => ["step", withLaws(capital(stands.text), stands)]),
  ]
    .filter(([, text]) => text)
    .map(([style, text]) => ({ style, text }));
}

/** A line with the provisions behind it, if it has any. */
const withLaws = (text, { laws }) => (laws.length ? `${text} (${[...new Set(laws)].join(", ")})` : text);

export const textOf = (record) =>
  partsOf(record)
    .map(({ text }) => text)
    .join("\n");

async function share(text) {
  if (navigator.share) {
    try {
      return await navigator.share({ text });
    } catch (error) {
      if (error.name === "AbortError") return null; // he has thought better of it
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    announce(t("page.share_more"));
    return sheet(t("page.share"), h("p", { role: "status" }, t("page.share_more")), shown(text));
  } catch {
    // Without HTTPS a browser may refuse the clipboard; the text is then selected, to be copied by hand.
    const area = shown(text);
    sheet(t("page.share"), area);
    area.select();
    return null;
  }
}

async function sharePicture(record) {
  const drawn = await picture([...partsOf(record).flatMap(inRows), { style: "name", text: t("page.name") }]);
  const file = new File([drawn], `${fileName(record)}.png`, { type: drawn.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      if (error.name === "AbortError") return null;
    }
  }
  download(file);
  return announce(t("page.picture_saved"));
}

/** What a ruling is about stands out from what it says, which the text has a little to the right. */
const inRows = ({ style, text }) =>
  text.split("\n").map((row) => ({ style: style === "said" && row.startsWith(" ") ? "step" : style, text: row.trim() }));

/** Where it was, as a file may be called; nobody is to meet the number that we know a call by. */
export function fileName(record) {
  const places = [record.table_name, record.round_name, record.board].filter(Boolean).join("-");
  return `call-${places.replace(/[^\w-]+/g, "_") || record.created.slice(0, 16).replace(/\D/g, "")}`;
}

const shown = (text) =>
  /** @type {HTMLTextAreaElement} */ (h("textarea", { class: "field", rows: 10, readonly: true, value: text, "aria-label": t("page.ruling") }));
