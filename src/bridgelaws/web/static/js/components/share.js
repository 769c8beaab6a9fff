// A ruling handed on as text: by whatever the phone shares with, else by the clipboard, else selected to be copied.

import { announce } from "../announce.js";
import { button, h } from "../dom.js";
import { capital, contractText, t, when } from "../words.js";
import { icon } from "./pictures.js";
import { sheet } from "./sheet.js";
import { sides } from "./tricks.js";

/** The button, where there is something to hand on. */
export function shareButton(record) {
  const { outcome } = record;
  if (outcome.question || !(outcome.rulings.length || outcome.in_order || outcome.result)) return null;
  return button(icon("share"), () => share(textOf(record)), { class: "tool", "aria-label": t("page.share") });
}

/** Where and when, what was ruled and why, and the result; nobody is named. */
export function textOf(record) {
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
    where.filter(Boolean).join(" · "),
    outcome.contract_text,
    record.explanation,
    line && `${t("page.sentence", { text: capital(line.text) })} (${line.laws.join(", ")})`,
    result && (result.contract ? t("page.result_is", { contract: contractText(result.contract) }) : t("page.result")),
    result && t("page.tricks_are", sides(result.after)),
    result && result.score !== null && t("page.score", { points: result.score }),
    ...outcome.standing.map((stands) => `${capital(stands.text)} (${stands.laws.join(", ")})`),
  ]
    .filter(Boolean)
    .join("\n");
}

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

const shown = (text) =>
  /** @type {HTMLTextAreaElement} */ (h("textarea", { class: "field", rows: 10, readonly: true, value: text, "aria-label": t("page.ruling") }));
