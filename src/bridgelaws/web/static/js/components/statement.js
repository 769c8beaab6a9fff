// What a claimer stated: in his own words, and in steps that are picked. After each the server says it back in words.

import * as api from "../api.js";
import { announce } from "../announce.js";
import { SEATS, seatName, SUITS, suitName } from "../cards.js";
import { button, h, redraw, rich } from "../dom.js";
import { capital, t } from "../words.js";
import { card, suitIcon } from "./card.js";
import { icon } from "./pictures.js";
import { cardPicker } from "./picker.js";
import { closeSheet, sheet } from "./sheet.js";

/** What is said most often stands on the screen itself. */
const USUAL = ["draw trumps", "trump mentioned", "run", "ruff", "finesse", "give up"];
const OF_TRUMPS = ["draw trumps", "trump mentioned", "ruff", "overruff"];

/**
 * @typedef {object} Said
 * @property {string} text his own words
 * @property {any[]} steps as the event has them; changed in place
 */

/**
 * @param {Said} said
 * @param {{claimer: string, hands: string[], trumps: string | null, most: number}} about `hands`: those that his words are about;
 *   `trumps`: a suit, "" for no trumps, null where it is not known
 * @param {(ready: boolean) => void} changed
 */
export function statementPicker(said, about, changed) {
  const shown = h("div", { class: "stated", "aria-live": "polite" });
  const place = h("div", { class: "step-rows" });
  let offered = [];
  let told = 0;

  const say = async () => {
    const mine = ++told;
    changed(false);
    try {
      const found = await api.statement(said.steps);
      if (mine !== told) return;
      offered = found.steps.filter(({ step }) => about.trumps !== "" || !OF_TRUMPS.includes(step));
      draw(found.statement);
      changed(true);
    } catch (error) {
      if (mine !== told) return;
      redraw(shown, h("p", { class: "problem", role: "alert" }, error.message));
    }
  };
  const add = (step) => {
    said.steps.push(step);
    say();
  };
  const draw = (words) => {
    redraw(
      shown,
      h("h3", {}, t("page.claim.he_says", { seat: about.claimer })),
      said.steps.length
        ? h("ol", {}, words.map((text, n) => h("li", {}, h("span", {}, rich(text)), takeOut(text, n))))
        : h("p", { class: "quiet" }, rich(capital(words[0] ?? ""))),
    );
    const others = offered.filter(({ step }) => !USUAL.includes(step));
    if (said.steps.length >= about.most) return redraw(place);
    return redraw(
      place,
      h("div", { class: "step-buttons" }, usual().filter(({ needs }) => !needs.length).map((one) => stepRow(one, about, add))),
      usual().filter(({ needs }) => needs.length).map((one) => stepRow(one, about, add)),
      button(t("page.claim.other_steps"), () => sheet(t("page.claim.other_steps"), h("div", { class: "step-rows" }, others.map((one) => stepRow(one, about, (step) => {
        closeSheet();
        add(step);
      }))))),
    );
  };
  const usual = () => offered.filter(({ step }) => USUAL.includes(step)).sort((a, b) => USUAL.indexOf(a.step) - USUAL.indexOf(b.step));
  const takeOut = (text, n) =>
    button(
      icon("close"),
      () => {
        said.steps.splice(n, 1);
        announce(t("page.claim.taken_out", { text }));
        say();
      },
      { class: "tool", "aria-label": t("page.claim.take_out", { text }) },
    );
  say();
  const field = h("input", {
    type: "text",
    class: "field",
    maxlength: 300,
    "aria-label": t("page.claim.own_words"),
    placeholder: t("page.claim.own_words"),
    autocomplete: "off",
    value: said.text,
    on: { input: (event) => (said.text = event.target.value) },
  });
  return h("div", { class: "statement" }, field, shown, h("p", { class: "hint" }, t("page.claim.pick_steps")), place);
}

/** A step with what belongs to it: a button, a suit of one hand or the other, or cards. */
function stepRow({ step, label, needs }, about, add) {
  const name = capital(label);
  if (needs.includes("cards")) return button(name, () => withCards(step, name, needs, add), { class: "button option", "data-step": step });
  if (!needs.length) return button(name, () => add({ step }), { class: "button option", "data-step": step });
  const seats = needs.includes("seat") ? SEATS.filter((seat) => about.hands.includes(seat)) : [""];
  return h(
    "div",
    { class: "step-row", role: "group", "aria-label": label },
    h("p", {}, rich(name)),
    seats.map((seat) =>
      h(
        "div",
        { class: seat ? "step-suits of-hand" : "step-suits" },
        seat && h("span", { class: "step-seat" }, seatName(seat)),
        suits(step === "ruff" ? about.trumps : "", (suit) => add({ step, ...(seat ? { seat } : {}), suits: [suit] }), step + seat, seat),
      ),
    ),
  );
}

const suits = (without, chosen, name, seat = "") =>
  SUITS.map((suit) =>
    button(suitIcon(suit), () => chosen(suit), {
      class: "button choice",
      disabled: suit === without,
      "aria-label": seat ? t("page.claim.suit_in_hand", { text: suitName(suit), seat }) : suitName(suit),
      "data-step": `${name}${suit}`,
    }),
  );

/** The cards that a step names, in their order; and the suit, if one belongs to it. */
function withCards(step, title, needs, add) {
  const cards = /** @type {string[]} */ ([]);
  const one = needs.includes("suits");
  const place = h("div", { class: "stack" });
  const finish = (more = {}) => {
    closeSheet();
    add({ step, cards: [...cards], ...more });
  };
  const draw = () =>
    redraw(
      place,
      h("div", { class: "chosen-cards", role: "group", "aria-label": t("page.chosen_cards") }, cards.length ? cards.map((code) => card(code)) : h("span", { class: "quiet" }, t("page.no_card_yet"))),
      one && cards.length
        ? [h("p", { class: "hint" }, t("page.suit")), h("div", { class: "grid-4" }, suits("", (suit) => finish({ suits: [suit] }), `${step}:`))]
        : cardPicker((code) => {
            cards.push(code);
            draw();
          }, cards),
      !one && button(t("page.done"), () => finish(), { class: "button primary", disabled: !cards.length }),
    );
  draw();
  sheet(title, place);
}
