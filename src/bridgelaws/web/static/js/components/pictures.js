// Small pictures: icons of the frame, and one for each kind of call. They only repeat what the words beside them say.

import { svg } from "../dom.js";

const ICONS = {
  share: "M12 15V3M8 7l4-4 4 4M5 12v8h14v-8",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01",
  back: "M15 4l-8 8 8 8",
  close: "M5 5l14 14M19 5L5 19",
  undo: "M9 4L4 9l5 5M4 9h10a5.5 5.5 0 0 1 0 11h-3",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  calls: "M5 6h14M5 12h14M5 18h9",
  board: "M4 4h16v16H4zM4 9h16M9 4v16",
  laws: "M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 9h6M9 13h6",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4v6M9 14v6",
  plus: "M12 5v14M5 12h14",
};

/** @param {string} name */
export function icon(name) {
  return svg(
    "svg",
    { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true", focusable: "false" },
    svg("path", { d: ICONS[name] }),
  );
}

// A card upright, a card lying, an arrow: the same few strokes for every kind, in a box of 48.
const card = (x, y, extra = {}) => svg("rect", { x, y, width: 14, height: 20, rx: 2.5, ...extra });
const mark = (d) => svg("path", { d, class: "mark" });
const tilted = (x, y, angle) => card(x, y, { transform: `rotate(${angle} ${x + 7} ${y + 10})` });
const ghost = (x, y) => card(x, y, { class: "ghost" });
const trick = () => [card(17, 2), card(32, 14), card(17, 26), card(2, 14)];

const bid = (x, y, extra = {}) => svg("rect", { x, y, width: 22, height: 14, rx: 2.5, ...extra });

const KINDS = {
  "insufficient-bid": () => [bid(3, 6), bid(23, 28, { class: "strong" }), mark("M12 24v14M6 32l6 6 6-6")],
  "call-out-of-turn": () => [bid(2, 17), bid(24, 17, { class: "ghost" }), mark("M13 12c6-8 18-8 24 0M37 5v7h-7")],
  "call-changed": () => [bid(2, 6, { class: "ghost" }), bid(24, 28), mark("M14 24c0 8 2 11 8 11M17 30l5 5-5 5")],
  double: () => [bid(13, 28), mark("M15 5l18 18M33 5L15 23")],
  "seen-in-auction": () => [bid(2, 30), bid(24, 30), tilted(17, 3, 70), mark("M6 6l6 6M6 12l6-6")],
  "call-not-allowed": () => [bid(13, 17), mark("M40 24a16 16 0 1 1-32 0 16 16 0 0 1 32 0M13 13l22 22")],
  "calls-at-once": () => [bid(1, 17, { class: "strong" }), bid(25, 17, { class: "strong" }), mark("M20 8h8M20 40h8")],
  learnt: () => [card(3, 20), card(31, 20, { class: "ghost" }), mark("M12 10c6-8 18-8 24 0c-6 8-18 8-24 0M24 8v4")],
  signalled: () => [bid(3, 30), mark("M36 6a12 12 0 1 1-.1 0zM36 11v7l5 3")],
  "wrong-board": () => [card(3, 14, { class: "ghost" }), card(31, 14, { class: "strong" }), mark("M19 20h9M24 16l4 4-4 4M28 30h-9M23 26l-4 4 4 4")],
  "number-of-cards": () => [card(2, 16), card(8, 16), card(14, 16), card(32, 16), mark("M6 6h12M12 0v12M33 6h12")],
  explanation: () => [bid(3, 30), mark("M14 6h28v16H28l-8 6v-6h-6z")],
  "opening-lead": () => [card(28, 14), ghost(6, 14), mark("M24 8a10 10 0 0 0-14-1M10 2v6h6")],
  lead: () => [card(6, 14), mark("M26 24h16M36 18l6 6-6 6")],
  play: () => [card(3, 14), ghost(17, 14), card(31, 14), mark("M10 8c6-6 22-6 28 0M38 2v6h-6")],
  seen: () => [tilted(17, 20, 70), mark("M24 4v12M18 11l6 6 6-6")],
  "two-cards": () => [tilted(10, 14, -14), tilted(24, 14, 14)],
  "fifth-card": () => [...trick(), card(17, 14, { class: "strong" })],
  changed: () => [ghost(4, 14), card(30, 14), mark("M20 24h8M25 20l4 4-4 4")],
  placed: () => [card(5, 22), card(29, 22, { class: "strong" }), mark("M12 14c6-9 18-9 24 0M36 8v7h-7")],
  touched: () => [card(10, 10), mark("M40 42l-10-10M30 40v-9h9")],
  incomplete: () => [card(6, 14), mark("M30 18a6 6 0 1 1 8 6c-2 1-2 2-2 5M36 35v.1")],
  "not-done": () => [tilted(17, 20, 90), mark("M14 6l20 6M34 6L14 12")],
  followed: () => [card(3, 14), card(17, 14), card(31, 14), mark("M4 42h36M35 37l5 5-5 5")],
  revoke: () => [card(3, 14), card(17, 14), card(31, 14, { class: "strong" }), mark("M34 4l8 6M42 4l-8 6")],
  claim: () => [tilted(8, 16, -16), card(17, 13), tilted(26, 16, 16), mark("M8 44h32")],
  concession: () => [tilted(8, 16, -16), card(17, 13, { class: "ghost" }), tilted(26, 16, 16), mark("M14 44h20")],
  "told-to": () => [card(26, 22), mark("M4 6h24v12H14l-6 6v-6H4zM12 12h8")],
  "taken-back": () => [card(17, 22), mark("M24 18V4M18 10l6-6 6 6")],
  "penalty-card": () => [tilted(17, 20, 90), mark("M24 3v9M24 15v.1")],
  "at-once": () => [card(4, 14, { class: "strong" }), card(30, 14, { class: "strong" }), mark("M20 20h8M20 28h8")],
  "put-right": () => [card(5, 22), mark("M14 4h28v16H28l-8 6v-6h-6zM22 12l4 4 8-8")],
  "followed-by-two": () => [card(3, 14), ghost(17, 4), ghost(31, 14), mark("M12 42h28M35 37l5 5-5 5")],
  "dummy-spoke": () => [card(3, 24), card(15, 24), mark("M20 4h24v12H32l-6 6v-6h-6zM31 8a2 2 0 1 1 2 2v1M33 13v.1")],
  "partner-asked": () => [card(3, 20), card(31, 20), mark("M14 4h20v12h-6l-4 5-4-5h-6zM22 8a2 2 0 1 1 2 2v1M24 13v.1")],
  agreed: () => [tilted(8, 18, -16), card(17, 15), mark("M30 34h12M30 34l5-5M30 34l5 5M32 8l4 5 8-8")],
  tricks: () => [card(4, 20), card(12, 20), tilted(22, 24, 90), mark("M36 6a4 4 0 1 1 4 4v3M40 17v.1")],
  miscount: () => [card(4, 16), card(12, 16), card(20, 16), mark("M38 18v12M32 24h12")],
};

/** The picture of a kind of call; a plain card if it is one that this page does not know. */
export function kindPicture(id) {
  const drawn = (KINDS[id] ?? (() => [card(17, 14)]))();
  return svg("svg", { viewBox: "0 0 48 48", class: "kind-picture", "aria-hidden": "true", focusable: "false" }, drawn);
}
