// A card by two taps: its suit, then its rank. Every button has its place from the start, so that nothing jumps.

import { cardName, RANKS, rankFace, rankName, SUITS, suitName } from "../cards.js";
import { h } from "../dom.js";
import { keepFocus } from "../focus.js";
import { t } from "../words.js";
import { suitIcon } from "./card.js";

/** `<bl-card-picker>`: fires `card` with the code of the card; cards in `taken` cannot be chosen. */
class CardPicker extends HTMLElement {
  suit = "";
  /** @type {string[]} */
  taken = [];

  connectedCallback() {
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", t("page.card_picker"));
    this.draw();
  }

  draw() {
    this.replaceChildren(
      h(
        "div",
        { class: "suits", role: "group", "aria-label": t("page.suit") },
        SUITS.map((suit) => this.suitButton(suit)),
      ),
      h(
        "div",
        { class: "ranks", role: "group", "aria-label": t("page.rank") },
        RANKS.map((rank) => this.rankButton(rank)),
      ),
    );
  }

  suitButton(suit) {
    const pressed = this.suit === suit;
    return h(
      "button",
      {
        type: "button",
        class: "suit-button",
        "data-suit": suit,
        "aria-pressed": pressed ? "true" : "false",
        on: { click: () => this.choose(suit) },
      },
      suitIcon(suit),
      h("span", {}, suitName(suit)),
    );
  }

  rankButton(rank) {
    const code = this.suit + rank;
    return h(
      "button",
      {
        type: "button",
        class: `rank-button ${this.suit ? `ink-${this.suit}` : ""}`,
        "data-rank": rank,
        disabled: !this.suit || this.taken.includes(code),
        "aria-label": this.suit ? cardName(code) : rankName(rank),
        on: { click: () => this.done(code) },
      },
      h("span", {}, rankFace(rank)),
      this.suit && suitIcon(this.suit),
    );
  }

  choose(suit) {
    this.suit = suit;
    keepFocus(this, () => this.draw());
  }

  done(code) {
    this.suit = "";
    // Whoever is told may take the picker away, or put another in its place.
    this.dispatchEvent(new CustomEvent("card", { detail: code }));
    if (this.isConnected) keepFocus(this, () => this.draw());
  }
}

customElements.define("bl-card-picker", CardPicker);

/**
 * @param {(code: string) => void} chosen
 * @param {string[]} [taken]
 */
export function cardPicker(chosen, taken = []) {
  const element = /** @type {CardPicker} */ (h("bl-card-picker", { on: { card: (event) => chosen(event.detail) } }));
  element.taken = taken;
  return element;
}
