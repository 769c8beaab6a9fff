// The cards left in four hands, a tap a card: the whole pack lies open, and each card that was tapped shows whose it is.
// When a hand is full the next one follows by itself.

import { bySuit, cardName, cardText, RANKS, rankFace, SEATS, seatName, SUITS } from "../cards.js";
import { h, redraw } from "../dom.js";
import { named, number, t } from "../words.js";
import { suitIcon } from "./card.js";

/**
 * @typedef {object} Pack
 * @property {Record<string, number>} due how many cards each hand has left
 * @property {string[]} gone cards that are in no hand any more
 * @property {boolean} whole every card that is not gone is in a hand: the last hand is the rest of the pack
 * @property {Record<string, string[]>} hands what has been tapped; changed in place
 * @property {string[]} order in which order the hands are asked for
 */

/**
 * @param {Pack} pack
 * @param {(full: boolean) => void} changed
 */
export function packPicker(pack, changed) {
  const { due, gone, hands, order } = pack;
  const full = (seat) => hands[seat].length >= due[seat];
  const ownerOf = (code) => SEATS.find((seat) => hands[seat].includes(code)) ?? "";
  const missing = () => order.filter((seat) => !full(seat));
  let current = missing()[0] ?? order[0];
  let wrong = "";
  // The Tab key goes to one card, and past the others; the arrows go from card to card.
  let reached = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank)).find((code) => !gone.includes(code));
  const reach = (event) => {
    const { card } = event.target.dataset;
    if (!card) return;
    for (const one of cards.querySelectorAll("[tabindex='0']")) one.setAttribute("tabindex", "-1");
    event.target.setAttribute("tabindex", "0");
    reached = card;
  };

  const fillRest = () => {
    const [last, ...others] = missing();
    if (!pack.whole || !last || others.length) return;
    const rest = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank)).filter((code) => !gone.includes(code) && !ownerOf(code));
    if (rest.length === due[last] - hands[last].length) hands[last].push(...rest);
  };
  const toggle = (code) => {
    const owner = ownerOf(code);
    wrong = "";
    if (owner) {
      hands[owner].splice(hands[owner].indexOf(code), 1);
      current = owner;
    } else if (full(current)) {
      wrong = t("page.pack.full", { seat: current, number: due[current] });
    } else {
      hands[current].push(code);
      fillRest();
      if (full(current)) current = missing()[0] ?? current;
    }
    draw();
  };

  const seats = h("div", { class: "pack-seats", role: "group", "aria-label": t("page.hands") });
  const problem = h("p", { class: "problem", role: "alert" });
  const cards = h("div", { class: "pack", role: "group", "aria-label": t("page.pack"), on: { keydown: byKey, focusin: reach } });

  const seatButton = (seat) =>
    h(
      "button",
      {
        type: "button",
        class: "pack-seat",
        "data-seat": seat,
        disabled: !due[seat],
        "aria-pressed": String(seat === current),
        on: {
          click: () => {
            current = seat;
            wrong = "";
            draw();
          },
        },
      },
      h("span", { class: "pack-name" }, seatName(seat), " ", h("small", {}, t("page.pack.of", { one: number(hands[seat].length), other: number(due[seat]) }))),
      h("span", { class: "pack-hand" }, written(hands[seat])),
    );
  const cardButton = (suit, rank, n) => {
    const code = suit + rank;
    const owner = ownerOf(code);
    return h(
      "button",
      {
        type: "button",
        class: `pack-card ink-${suit} ${owner ? "owned" : ""} ${owner && owner === current ? "mine" : ""}`,
        "data-card": code,
        tabindex: code === reached ? "0" : "-1",
        "data-row": SUITS.indexOf(suit) * 2 + (n < 7 ? 0 : 1),
        "data-column": n % 7,
        disabled: gone.includes(code),
        "aria-pressed": String(Boolean(owner)),
        "aria-label": owner ? t("page.pack.held", { text: cardName(code), seat: owner }) : cardName(code),
        on: { click: () => toggle(code) },
      },
      n === 0 || n === 7 ? suitIcon(suit) : null,
      h("span", {}, rankFace(rank)),
      owner && h("small", {}, named("seat", owner, "letter")),
    );
  };
  const draw = () => {
    redraw(seats, SEATS.map(seatButton));
    problem.textContent = wrong;
    redraw(
      cards,
      SUITS.map((suit) => h("div", { class: "pack-suit" }, RANKS.map((rank, n) => cardButton(suit, rank, n)))),
    );
    changed(!missing().length);
  };
  draw();
  return h("div", { class: "pack-picker" }, seats, problem, cards);
}

/** A hand in one line: ♠AK ♥A. */
const written = (cards) =>
  bySuit(cards).flatMap(({ suit, cards: held }) => [
    h("span", { class: `suit suit-${suit}` }, cardText(held[0])[0], "\uFE0E", held.map((code) => rankFace(code[1])).join("")),
    " ",
  ]);

const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** The arrows go from card to card: fifty-two are too many for the Tab key. */
export function byKey(event) {
  if (!(event.key in STEPS)) return;
  const [down, right] = STEPS[event.key];
  const usable = /** @type {HTMLElement[]} */ ([...event.currentTarget.querySelectorAll("button:not(:disabled)")]);
  const at = (one) => [Number(one.dataset.row), Number(one.dataset.column)];
  const [row, column] = at(event.target);
  const ahead = usable.filter((one) => {
    const [r, c] = at(one);
    return down ? (r - row) * down > 0 : r === row && (c - column) * right > 0;
  });
  const far = (one) => Math.abs(at(one)[0] - row) * 10 + Math.abs(at(one)[1] - column);
  const found = ahead.sort((a, b) => far(a) - far(b))[0];
  if (!found) return;
  event.preventDefault();
  found.focus();
}
