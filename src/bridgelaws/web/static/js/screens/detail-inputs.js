// How each sort of detail is told: a seat by tapping the table, a card by suit and rank, a list by tapping a line.

import { cardPicker } from "../components/picker.js";
import { suitIcon } from "../components/card.js";
import { kindPicture } from "../components/pictures.js";
import { table } from "../components/table.js";
import { clockwise, isCard, SUITS } from "../cards.js";
import { button, capital, h, rich } from "../dom.js";
import { T } from "../text.js";
import { byCards, byTable, byWords, roles, skip } from "./detail-lists.js";

/**
 * @typedef {object} Input
 * @property {any[]} body
 * @property {any[]} [actions]
 */

/**
 * @param {any} detail as the server asks for it
 * @param {(value: string) => void} tell
 * @param {{declarer?: string, problem: HTMLElement}} around
 * @returns {Input}
 */
export function detailInput(detail, tell, around) {
  const input =
    { seat: bySeat, card: byCard, cards: byCards, table: byTable, trick: byNumber, number: byNumber, words: byWords }[
      detail.wants
    ] ?? byOption;
  // Words whose example is a card are a card.
  return (detail.wants === "words" && isCard(detail.example) ? byCard : input)(detail, tell, around);
}

function bySeat(detail, tell, { declarer }) {
  const among = detail.options.map((option) => option.value);
  return { body: [table({ ...roles(declarer), centre: T.tapSeat }, { pick: tell, among, class: "picking" })] };
}

function byCard(detail, tell) {
  const none = skip(detail, tell);
  return { body: [cardPicker(tell), none && h("div", { class: "below" }, none)] };
}

function byOption(detail, tell) {
  const kinds = detail.id === "kind";
  return {
    body: [
      h(
        "div",
        { class: kinds ? "stack kinds" : "stack" },
        detail.options.map((option) =>
          button(
            [
              kinds && kindPicture(option.value),
              SUITS.includes(option.value) && suitIcon(option.value),
              h("span", {}, rich(capital(option.label))),
            ],
            () => tell(option.value),
            { class: "button option", "data-value": option.value },
          ),
        ),
      ),
      skip(detail, tell),
    ],
  };
}

function byNumber(detail, tell) {
  const first = detail.wants === "trick" ? 1 : 0;
  return {
    body: [
      h(
        "div",
        { class: "numbers" },
        Array.from({ length: 14 - first }, (_, n) =>
          button(String(n + first), () => tell(String(n + first)), { class: "button choice number" }),
        ),
      ),
    ],
  };
}
