// How each sort of detail is told: a seat by tapping the table, a card by suit and rank, a list by tapping a line.

import { callPad } from "../components/pad.js";
import { cardPicker } from "../components/picker.js";
import { suitIcon } from "../components/card.js";
import { kindPicture } from "../components/pictures.js";
import { table } from "../components/table.js";
import { SUITS } from "../cards.js";
import { button, h, redraw, rich } from "../dom.js";
import { capital, has, number, t } from "../words.js";
import { byCalls, byCards, byTable, byWords, half, skip } from "./detail-lists.js";

/**
 * @typedef {object} Input
 * @property {any[]} body
 * @property {any[]} [actions]
 * @property {string} [text] asked instead of what the server asks
 * @property {boolean} [contract] it is the contract
 * @property {boolean} [top] it fills the screen from the top
 */

/**
 * @param {any} detail as the server asks for it
 * @param {(value: string) => void} tell
 * @param {{declarer: string | null, dummy: string | null}} roles for the drawing
 * @returns {Input}
 */
export function detailInput(detail, tell, roles) {
  const input = INPUTS[detail.wants] ?? byOption;
  return input(detail, tell, roles);
}

const INPUTS = {
  seat: bySeat, card: byCard, cards: byCards, call: byCall, calls: byCalls, table: byTable, trick: byNumber,
  number: byNumber, words: byWords,
}; // prettier-ignore

function bySeat(detail, tell, roles) {
  const among = detail.options.map((option) => option.value);
  const none = skip(detail, tell);
  return {
    body: [
      table({ ...roles, centre: t("page.tap_seat") }, { pick: tell, among, class: "picking" }),
      none && h("div", { class: "below" }, none),
    ],
  };
}

/** One tap; no call at all stands above the pad, which may reach to the bottom of a phone. */
function byCall(detail, tell) {
  const among = detail.options.map((option) => option.value);
  return { body: [skip(detail, tell), callPad(tell, { among, usual: detail.usual?.length ? detail.usual : undefined })] };
}

function byCard(detail, tell) {
  const none = skip(detail, tell);
  return { body: [cardPicker(tell), none && h("div", { class: "below" }, none)] };
}

function byOption(detail, tell) {
  const kinds = detail.id === "kind";
  return {
    top: kinds, // so that nothing moves when the list becomes shorter
    body: [
      kinds && parts(detail),
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
            { class: "button option", "data-value": option.value, "data-about": option.about },
          ),
        ),
      ),
      skip(detail, tell),
    ],
  };
}

/** Of a long list only what belongs to one part of the board, for whoever looks for something rare. */
function parts(detail) {
  const chosen = half(detail, { about: "" });
  const place = h("div", { class: "parts", role: "group", "aria-label": t("page.only_about") });
  const draw = () => {
    place.closest("main")?.querySelectorAll("[data-about]").forEach((each) => {
      each.hidden = Boolean(chosen.about) && each.dataset.about !== chosen.about;
    });
    redraw(
      place,
      [...new Set(detail.options.map((option) => option.about).filter(Boolean))].map((about) =>
        button(
          has(`page.about.${about}`) ? t(`page.about.${about}`) : about,
          () => {
            chosen.about = about === chosen.about ? "" : about;
            draw();
          },
          { class: "button choice", "aria-pressed": String(about === chosen.about) },
        ),
      ),
    );
  };
  draw();
  // What is drawn anew, in another language, is in its place only afterwards.
  if (chosen.about) queueMicrotask(draw);
  return place;
}

function byNumber(detail, tell) {
  const { least, most } = detail;
  return {
    body: [
      h(
        "div",
        { class: "numbers" },
        Array.from({ length: most - least + 1 }, (_, n) =>
          button(number(n + least), () => tell(String(n + least)), { class: "button choice number" }),
        ),
      ),
      skip(detail, tell),
    ],
  };
}
