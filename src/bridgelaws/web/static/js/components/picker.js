// A card by one tap: the whole pack lies open, suit by suit, and nothing jumps.

import { cardName, RANKS, rankFace, SUITS } from "../cards.js";
import { h } from "../dom.js";
import { t } from "../words.js";
import { suitIcon } from "./card.js";
import { byKey } from "./pack.js";

const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));
const ROW = 7; // of a suit on a phone; where there is room its cards are in one row

/** `<bl-card-picker>`: fires `card` with the code of the card; cards in `taken`, and all not `among`, cannot be chosen. */
class CardPicker extends HTMLElement {
  /** @type {string[]} */
  taken = [];
  /** @type {string[]} */
  among = PACK;
  reached = "";

  connectedCallback() {
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", t("page.card_picker"));
    this.addEventListener("keydown", byKey);
    this.addEventListener("focusin", (event) => this.reach(/** @type {HTMLElement} */ (event.target).dataset.card));
    this.draw();
  }

  open(code) {
    return this.among.includes(code) && !this.taken.includes(code);
  }

  draw() {
    const from = Math.max(0, PACK.indexOf(this.reached));
    // The Tab key goes to one card, and past the others: to the one used last, or the next that can be.
    this.reached = [...PACK.slice(from), ...PACK.slice(0, from)].find((code) => this.open(code)) ?? "";
    this.replaceChildren(
      h(
        "div",
        { class: "pack" },
        SUITS.map((suit) => h("div", { class: "pack-suit" }, RANKS.map((rank, n) => this.cardButton(suit, rank, n)))),
      ),
    );
  }

  cardButton(suit, rank, n) {
    const code = suit + rank;
    return h(
      "button",
      {
        type: "button",
        class: `pack-card pick ink-${suit}`,
        "data-card": code,
        "data-row": SUITS.indexOf(suit) * 2 + (n < ROW ? 0 : 1),
        "data-column": n % ROW,
        tabindex: code === this.reached ? "0" : "-1",
        disabled: !this.open(code),
        "aria-label": cardName(code),
        on: { click: () => this.done(code) },
      },
      h("span", {}, rankFace(rank)),
      suitIcon(suit),
    );
  }

  reach(code) {
    if (!code) return;
    for (const one of this.querySelectorAll("[tabindex='0']")) one.setAttribute("tabindex", "-1");
    this.querySelector(`[data-card='${code}']`)?.setAttribute("tabindex", "0");
    this.reached = code;
  }

  done(code) {
    this.reached = code;
    latest = code;
    // Whoever is told may take the picker away, or put another in its place.
    this.dispatchEvent(new CustomEvent("card", { detail: code }));
  }
}

customElements.define("bl-card-picker", CardPicker);

/** The card tapped last: a picker put in the place of another begins there for those who use the keyboard. */
let latest = "";

/**
 * @param {(code: string) => void} chosen
 * @param {string[]} [taken]
 * @param {string[]} [among]
 */
export function cardPicker(chosen, taken = [], among = PACK) {
  const element = /** @type {CardPicker} */ (h("bl-card-picker", { on: { card: (event) => chosen(event.detail) } }));
  element.taken = taken;
  element.among = among;
  element.reached = latest;
  return element;
}
