// A call by one tap, as from a bidding box: seven levels of five strains, and the three calls that are words.

import { SUITS, suitName } from "../cards.js";
import { button, h } from "../dom.js";
import { capital, named, notrump, number, t } from "../words.js";
import { suitIcon } from "./card.js";

/** From the lowest strain to the highest, as the cards of a box lie. */
const STRAINS = [...SUITS].reverse().concat("NT");
const LEVELS = [1, 2, 3, 4, 5, 6, 7];
/** There are no such bids, and players make them. */
const ABOVE = [8, 9];
const WORDS = ["P", "X", "XX"];

/** A call as it is written. @param {string} code such as 1H, 2NT, P, X, XX */
export const callText = (code) => named("call", code);

/** A call for those who listen. */
function callName(code) {
  if (WORDS.includes(code)) return callText(code);
  const strain = code.slice(1);
  const of = strain === "NT" ? t("page.no_trumps") : code[0] === "1" ? named("suit", strain, "one") : suitName(strain);
  return `${number(Number(code[0]))} ${of}`;
}

/**
 * @param {(code: string) => void} chosen
 * @param {{among?: string[], usual?: string[]}} [options] `among`: the only ones that can be chosen; a part of the pad
 *   with none of them is left out. `usual`: the others can be chosen too, and look a little different.
 * @returns {HTMLElement}
 */
export function callPad(chosen, { among, usual } = {}) {
  const open = (code) => !among || among.includes(code);
  const make = (code, label, row, column) =>
    button(label, () => chosen(code), {
      class: usual && !usual.includes(code) ? "call-button unusual" : "call-button",
      disabled: !open(code),
      "aria-label": capital(callName(code)),
      "data-value": code,
      "data-row": row,
      "data-column": column,
    });
  const bids = [...LEVELS, ...ABOVE.filter((level) => among?.some((code) => code.startsWith(String(level))))].flatMap(
    (level) =>
      STRAINS.map((strain, column) => {
        const label = [number(level), strain === "NT" ? h("span", {}, notrump()) : suitIcon(strain)];
        return make(level + strain, label, level, column);
      }),
  );
  const words = WORDS.map((code, column) => make(code, capital(callText(code)), 10, column * 2));
  const some = (list) => list.some((one) => !(/** @type {any} */ (one).disabled));
  return h(
    "div",
    { class: "call-pad", role: "group", "aria-label": t("page.call_pad"), on: { keydown: byKey } },
    some(bids) && h("div", { class: "pad-bids" }, bids),
    some(words) && h("div", { class: "pad-words" }, words),
  );
}

const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** The arrows go from call to call, and a digit to the first of its level: thirty-eight are too many for the Tab key. */
function byKey(event) {
  const pad = event.currentTarget;
  const usable = /** @type {HTMLElement[]} */ ([...pad.querySelectorAll("button:not(:disabled)")]);
  const at = (one) => [Number(one.dataset.row), Number(one.dataset.column)];
  let found = /** @type {HTMLElement | undefined} */ (undefined);
  if (/^[1-9]$/.test(event.key)) found = usable.find((one) => one.dataset.row === event.key);
  else if (event.key in STEPS) {
    const [down, right] = STEPS[event.key];
    const [row, column] = at(event.target);
    const ahead = usable.filter((one) => {
      const [r, c] = at(one);
      return down ? (r - row) * down > 0 : r === row && (c - column) * right > 0;
    });
    const far = (one) => Math.abs(at(one)[0] - row) * 10 + Math.abs(at(one)[1] - column);
    found = ahead.sort((a, b) => far(a) - far(b))[0];
  }
  if (!found) return;
  event.preventDefault();
  found.focus();
}
