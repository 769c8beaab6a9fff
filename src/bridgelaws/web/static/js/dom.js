// Elements without innerHTML: nothing that a player typed can ever become markup, and the CSP stays strict.

import { bidName, cardName, SUIT_OF_SYMBOL, suitName } from "./cards.js";
import { keepFocus } from "./focus.js";
import { face, language, writtenRanks } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {any} Child a node, a text, a list of them, or nothing: null, undefined or false */

/**
 * An HTML element.
 * @param {string} tag
 * @param {Record<string, any>} [props] attributes; `on` holds listeners; true sets, false and null leave out
 * @param {...Child} children
 * @returns {HTMLElement}
 */
export function h(tag, props = {}, ...children) {
  return fill(document.createElement(tag), props, children);
}

/**
 * An SVG element.
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...Child} children
 * @returns {SVGElement}
 */
export function svg(tag, props = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

function fill(element, props, children) {
  for (const [name, value] of Object.entries(props)) {
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    } else if (name === "value" && "value" in element) {
      element.value = value;
    } else if (value === true) {
      element.setAttribute(name, "");
    } else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, String(value));
    }
  }
  element.append(...flat(children));
  return element;
}

function flat(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

/** Put other children into an element. */
export function put(element, ...children) {
  element.replaceChildren(...flat(children));
  return element;
}

/** The same for a part of a screen that one of its own buttons draws anew: the focus stays. */
export function redraw(element, ...children) {
  keepFocus(element, () => put(element, ...children));
  return element;
}

/** A button; `press` is what it does. */
export function button(label, press, props = {}) {
  return h("button", { type: "button", class: "button", ...props, on: { click: press } }, label);
}

/** A link to another screen. */
export function link(label, href, props = {}) {
  return h("a", { href, ...props }, label);
}

/** Cards and suits in a sentence, with the ranks as the language writes them; made anew when the language changes. */
let inText = { language: "", cards: /./, ranks: new Map() };

function cardsInText() {
  if (inText.language !== language()) {
    const ranks = new Map(writtenRanks());
    const any = [...ranks.keys()].sort((a, b) => b.length - a.length).join("|");
    const cards = new RegExp(`([1-9])?(?:([♠♥♦♣])(${any})?(?![\\p{L}\\p{N}])|([♠♥♦♣])(?=XX?\\b))`, "gu");
    inText = { language: language(), cards, ranks };
  }
  return inText;
}

/**
 * A sentence of the engine with its suit symbols coloured and named for those who listen.
 * @param {string} text
 * @returns {(string | HTMLElement)[]}
 */
export function rich(text) {
  return pieces(text).map((piece) =>
    typeof piece === "string"
      ? piece
      : h("span", { class: `suit suit-${piece.suit}`, role: "img", "aria-label": piece.name }, piece.seen),
  );
}

/** The same for those who only listen: “king of hearts” for ♥K. */
export function inWords(text) {
  return pieces(text)
    .map((piece) => (typeof piece === "string" ? piece : piece.name))
    .join("");
}

/** A text taken apart into words, and the suits, cards and bids among them. */
export function pieces(text) {
  const parts = [];
  let from = 0;
  const { cards, ranks } = cardsInText();
  for (const match of text.matchAll(cards)) {
    parts.push(text.slice(from, match.index));
    // A doubled contract has letters after the symbol that are no rank.
    const [whole, level, plain, written, doubled] = match;
    const symbol = plain ?? doubled;
    const suit = SUIT_OF_SYMBOL[symbol];
    const rank = ranks.get(written);
    const name = rank ? cardName(suit + rank) : level ? bidName(level, suit) : suitName(suit);
    parts.push({ suit, name, seen: (level ?? "") + symbol + "\uFE0E" + (rank ? face(rank) : "") });
    from = match.index + whole.length;
  }
  parts.push(text.slice(from));
  return parts.filter((part) => part !== "");
}

/** Have a file saved where the browser puts what it saves. */
export function download(file) {
  const address = URL.createObjectURL(file);
  h("a", { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
