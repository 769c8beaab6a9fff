// Cards drawn by us. The shapes are paths, because a font may turn a suit symbol into a coloured picture.

import { cardName, rankFace } from "../cards.js";
import { h, svg } from "../dom.js";

// Each in a box of 20 by 20.
const SHAPES = {
  S: "M10 1C7 6 2 8.5 2 12.6a3.9 3.9 0 0 0 6.9 2.4C8.8 17 8 18.300 6.500 19h7C12 18.300 11.200 17 11.100 15A3.900 3.900 0 0 0 18 12.600C18 8.500 13 6 10 1z",
  H: "M10 18.500C6 14.500 1.500 11 1.500 6.700A4.500 4.500 0 0 1 10 4.600a4.500 4.500 0 0 1 8.500 2.100c0 4.300-4.500 7.800-8.500 11.800z",
  D: "M10 1l7 9-7 9-7-9z",
  C: "M10 1.500a4 4 0 0 0-3 6.600 4.100 4.100 0 1 0 1.900 6.200C8.800 16.600 8 18.200 6.500 19h7c-1.500-.8-2.300-2.400-2.400-4.700a4.100 4.100 0 1 0 1.900-6.200 4 4 0 0 0-3-6.600z",
};

/** The shape of a suit inside another drawing. */
function suitShape(suit, x, y, size) {
  return svg("path", { d: SHAPES[suit], class: `fill-${suit}`, transform: `translate(${x} ${y}) scale(${size / 20})` });
}

/** A suit as a picture of its own; what it means is said by the text beside it. */
export function suitIcon(suit) {
  return svg(
    "svg",
    { viewBox: "0 0 20 20", class: "suit-icon", "aria-hidden": "true", focusable: "false" },
    suitShape(suit, 0, 0, 20),
  );
}

/**
 * A card inside another drawing, 40 by 56.
 * @param {string} code
 * @param {string} [extra] a further class
 */
export function cardShape(code, x, y, extra = "") {
  return svg(
    "g",
    { transform: `translate(${x} ${y})`, class: `card-shape ${extra}` },
    svg("rect", { x: 0.5, y: 0.5, width: 39, height: 55, rx: 5 }),
    svg("text", { x: 20, y: 23, class: `rank fill-${code[0]}`, "text-anchor": "middle" }, rankFace(code[1])),
    suitShape(code[0], 10, 30, 20),
  );
}

/** The back of a card that nobody has seen. */
export function cardBack(x, y) {
  return svg(
    "g",
    { transform: `translate(${x} ${y})`, class: "card-back" },
    svg("rect", { x: 0.5, y: 0.5, width: 39, height: 55, rx: 5 }),
    svg("path", { d: "M6 6h28v44H6zM6 6l28 44M34 6L6 50" }),
  );
}

/** `<bl-card code="HK">`: a card that stands alone. */
class CardElement extends HTMLElement {
  connectedCallback() {
    const code = this.getAttribute("code") ?? "";
    this.replaceChildren(
      svg(
        "svg",
        { viewBox: "0 0 40 56", role: "img", "aria-label": cardName(code), focusable: "false" },
        cardShape(code, 0, 0),
      ),
    );
  }
}

customElements.define("bl-card", CardElement);

/** @param {string} code */
export const card = (code) => h("bl-card", { code });
