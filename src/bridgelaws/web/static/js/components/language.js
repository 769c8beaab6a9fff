// The languages: a button in the header of every screen, and the choice that it opens.

import { button, h } from "../dom.js";
import { language, languageName, languages, t } from "../words.js";
import { sheet } from "./sheet.js";

/** A button for each language, by the name that its speakers give it. */
export const languageChoices = (speak) =>
  Object.entries(languages()).map(([code, name]) =>
    button(h("span", { lang: code }, name), () => speak(code), {
      class: "button choice",
      "aria-pressed": String(code === language()),
      "data-value": code,
    }),
  );

/** @param {(code: string) => void} speak */
export function languageButton(speak) {
  const code = language().toUpperCase();
  return button(code, () => sheet(t("page.language"), h("div", { class: "grid-3" }, languageChoices(speak))), {
    class: "tool language",
    "aria-label": t("page.language_is", { text: code, name: languageName() }),
  });
}
