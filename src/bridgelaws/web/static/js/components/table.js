// The table as the director sees it: seats, declarer and dummy, the trick, what lies face up, who is bound by what.
// The picture is one SVG; where a seat is to be chosen, real buttons lie over it, so that keyboard and reader work.

import { cardName, rankFace, SEATS, seatName } from "../cards.js";
import { h, svg } from "../dom.js";
import { T } from "../text.js";
import { cardBack, cardShape, suitShape } from "./card.js";

/**
 * @typedef {object} Scene what is to be drawn; all of it may be left out
 * @property {string} [declarer]
 * @property {string} [dummy]
 * @property {string | null} [turn]
 * @property {boolean} [to_lead]
 * @property {{seat: string, card: string | null}[]} [trick]
 * @property {{seat: string, card: string, kind: string}[]} [penalty_cards]
 * @property {{seat: string, kind: string, suits?: string[], card?: string}[]} [restrictions]
 * @property {string} [centre] a line in the middle while the trick is empty
 * @property {string} [chosen] a seat that has been chosen
 */

const PLATE = { N: [116, 4, 128, 62], E: [266, 120, 90, 70], S: [116, 244, 128, 62], W: [4, 120, 90, 70] };
const TRICK = { N: [160, 76], E: [214, 127], S: [160, 178], W: [106, 127] };
const LYING = { N: [252, 6], E: [316, 60], S: [252, 246], W: [4, 60] };
const NEXT_CARD = { N: [26, 0], E: [-26, 0], S: [26, 0], W: [26, 0] };
const BADGE = { N: [2, 22], E: [246, 196], S: [2, 262], W: [2, 196] };

/** @param {Scene} scene */
export function drawTable(scene) {
  return svg(
    "svg",
    { viewBox: "0 0 360 310", class: "table-drawing", role: "img", "aria-label": describe(scene), focusable: "false" },
    svg("rect", { x: 98, y: 70, width: 164, height: 170, rx: 18, class: "felt" }),
    SEATS.map((seat) => plate(seat, scene)),
    (scene.trick ?? []).map(({ seat, card }) =>
      card ? cardShape(card, TRICK[seat][0], TRICK[seat][1]) : cardBack(TRICK[seat][0], TRICK[seat][1]),
    ),
    !scene.trick?.length &&
      scene.centre &&
      svg("text", { x: 180, y: 160, class: "centre", "text-anchor": "middle" }, scene.centre),
    SEATS.map((seat) => lying(seat, scene)),
    SEATS.map((seat) => badges(seat, scene)),
  );
}

function plate(seat, scene) {
  const [x, y, width, height] = PLATE[seat];
  const mine = scene.turn === seat;
  const role = seat === scene.declarer ? T.declarer : seat === scene.dummy ? T.dummy : "";
  const doing = mine ? (scene.to_lead ? T.toLead : T.toPlay) : "";
  const lines = [role, doing].filter(Boolean);
  const middle = x + width / 2;
  const top = y + height / 2 + 6 - lines.length * 8.5;
  const classes = ["plate", mine && "turn", scene.chosen === seat && "chosen"].filter(Boolean).join(" ");
  return svg(
    "g",
    { class: classes },
    svg("rect", { x, y, width, height, rx: 12 }),
    svg("text", { x: middle, y: top, class: "name", "text-anchor": "middle" }, seatName(seat)),
    lines.map((line, n) =>
      svg(
        "text",
        { x: middle, y: top + 17 * (n + 1), class: line === doing ? "doing" : "role", "text-anchor": "middle" },
        line === doing ? `▸ ${line}` : line,
      ),
    ),
  );
}

function lying(seat, scene) {
  const cards = (scene.penalty_cards ?? []).filter((p) => p.seat === seat);
  return cards.map((p, n) => {
    const [x, y] = LYING[seat];
    return cardShape(p.card, x + NEXT_CARD[seat][0] * n, y + NEXT_CARD[seat][1] * n, `lying ${p.kind}`);
  });
}

function badges(seat, scene) {
  const mine = (scene.restrictions ?? []).filter((r) => r.seat === seat);
  return mine.map((r, n) => {
    const [x, y] = BADGE[seat];
    const shapes = r.card ? [r.card[0]] : (r.suits ?? []);
    const label = T.badge(r.kind, r.card && rankFace(r.card[1]), shapes.length > 1);
    const wide = shapes.length > 1 ? 64 + shapes.length * 18 : 120;
    return svg(
      "g",
      {
        class: `badge ${r.kind === "forbid" ? "forbid" : ""}`,
        transform: `translate(${seat === "E" ? 358 - wide : x} ${y + n * 32})`,
      },
      svg("rect", { width: wide, height: 28, rx: 14 }),
      svg("text", { x: 11, y: 19 }, label),
      shapes
        .slice(0, 3)
        .map((suit, at) => suitShape(suit, wide - 25 - (Math.min(shapes.length, 3) - 1 - at) * 18, 6, 16)),
    );
  });
}

function describe(scene) {
  const parts = [];
  if (scene.declarer) parts.push(T.isDeclarer(seatName(scene.declarer)));
  for (const { seat, card } of scene.trick ?? [])
    parts.push(T.hasPlayed(seatName(seat), card ? cardName(card) : T.faceDownCard));
  for (const p of scene.penalty_cards ?? [])
    parts.push(T.hasPenaltyCard(seatName(p.seat), cardName(p.card), T.kinds[p.kind] ?? p.kind));
  for (const r of scene.restrictions ?? []) parts.push(r.text ?? seatName(r.seat));
  if (scene.turn) parts.push(scene.to_lead ? T.isToLead(seatName(scene.turn)) : T.isToPlay(seatName(scene.turn)));
  return T.tableIs(parts);
}

/** `<bl-table>`: set `scene`; set `pick` to let a seat be chosen among `among`. */
class TableElement extends HTMLElement {
  /** @type {Scene} */
  scene = {};
  /** @type {((seat: string) => void) | null} */
  pick = null;
  among = SEATS;

  connectedCallback() {
    this.draw();
  }

  draw() {
    this.replaceChildren(drawTable(this.scene), ...(this.pick ? SEATS.map((seat) => this.target(seat)) : []));
  }

  target(seat) {
    const open = this.among.includes(seat);
    return h("button", {
      type: "button",
      class: `seat-target seat-${seat}`,
      disabled: !open,
      "data-seat": seat,
      "aria-label": seatName(seat),
      on: { click: () => this.pick?.(seat) },
    });
  }
}

customElements.define("bl-table", TableElement);

/**
 * @param {Scene} scene
 * @param {{pick?: (seat: string) => void, among?: string[], class?: string}} [options]
 */
export function table(scene, options = {}) {
  const element = /** @type {TableElement} */ (h("bl-table", { class: options.class }));
  element.scene = scene;
  element.pick = options.pick ?? null;
  element.among = options.among ?? SEATS;
  return element;
}
