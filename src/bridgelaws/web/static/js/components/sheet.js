// A sheet over the screen, from below on a phone: provisions, a choice of seat, a warning. The native dialog keeps the
// focus inside and closes with Escape.

import { button, h, inWords, put, rich } from "../dom.js";
import * as api from "../api.js";
import { refText, t } from "../words.js";
import { icon } from "./pictures.js";

let open = /** @type {HTMLDialogElement | null} */ (null);

/**
 * @param {string} title
 * @param {...any} body
 */
export function sheet(title, ...body) {
  closeSheet();
  const dialog = /** @type {HTMLDialogElement} */ (
    h(
      "dialog",
      { class: "sheet", "aria-label": inWords(title) },
      h(
        "div",
        { class: "sheet-head" },
        h("h2", {}, rich(title)),
        button(icon("close"), () => closeSheet(), { class: "tool", "aria-label": t("page.close") }),
      ),
      h("div", { class: "sheet-body" }, body),
    )
  );
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) closeSheet();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (open === dialog) open = null;
  });
  document.body.append(dialog);
  open = dialog;
  dialog.showModal();
  return dialog;
}

export function closeSheet() {
  open?.close();
}

/** Ask before something that cannot be taken back. */
export function confirmSheet(title, text, label, act) {
  sheet(
    title,
    h("p", {}, text),
    h(
      "div",
      { class: "stack" },
      button(
        label,
        () => {
          closeSheet();
          act();
        },
        { class: "button danger" },
      ),
      button(t("page.cancel"), () => closeSheet()),
    ),
  );
}

/** What provisions say, in the words of the law book, in the edition in force. */
export async function lawSheet(title, refs, laws) {
  const body = h("div", {}, h("p", { class: "quiet" }, t("page.loading")));
  sheet(title, body);
  const found = await Promise.all(refs.map((ref) => gists(ref, laws)));
  put(body, found);
}

async function gists(ref, laws) {
  let page;
  try {
    page = await api.law(ref, laws);
  } catch (error) {
    return h("p", { class: "quiet" }, `${refText(ref)}: ${error.message}`);
  }
  const entries = [...(page.provisions ?? []), ...(page.readings ?? [])];
  return h(
    "section",
    { class: "gist" },
    entries.map((entry) =>
      // A reading says the same in every edition.
      (entry.statements ?? [entry]).map((said) => [
        h(
          "h3",
          {},
          entry.id ? t("page.reading_is", { ref: entry.id }) : t("page.law_is", { ref: refText(said.ref) }),
          h("span", { class: "quiet" }, ` · ${entry.heading}`),
        ),
        h("p", {}, rich(said.gist)),
        entry.source && h("p", { class: "quiet" }, entry.source),
      ]),
    ),
    h("a", { class: "button small", href: `#/laws/${encodeURIComponent(ref)}` }, t("page.open_in_laws", { ref: refText(ref) })),
  );
}

/** Provisions as small buttons that open what they say. */
export function refs(list, laws) {
  const seen = [...new Set(list ?? [])];
  return h(
    "span",
    { class: "refs" },
    seen.map((ref) =>
      h(
        "button",
        {
          type: "button",
          class: "ref",
          "aria-label": t("page.what_says", { ref: refText(ref) }),
          on: { click: () => lawSheet(t("page.law_is", { ref: refText(ref) }), [ref], laws) },
        },
        refText(ref),
      ),
    ),
  );
}
