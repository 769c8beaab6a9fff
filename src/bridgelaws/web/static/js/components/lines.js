// Sentences of the outcome document with the provisions behind them.

import { h, rich } from "../dom.js";
import { capital } from "../words.js";
import { refs } from "./sheet.js";

/**
 * A list; nothing if there are none.
 * @param {{text: string, laws: string[]}[]} list
 * @param {number} laws the edition
 */
export function lines(list, laws) {
  return (
    list.length > 0 &&
    h(
      "ul",
      {},
      list.map((line) => h("li", {}, rich(capital(line.text)), " ", refs(line.laws, laws))),
    )
  );
}

/** The steps of a ruling that are worth a line: what a player chose, and what is to be said. */
export const worthSaying = (ruling) => ruling.steps.filter((step) => step.chose || step.say);
