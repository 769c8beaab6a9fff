// The table as the director sees it: seats, declarer and dummy, the trick, what lies face up, who is bound by what.
// The picture is one SVG; where a seat is to be chosen, real buttons lie over it, so that keyboard and reader work.

import { SEATS, seatName } from "../cards.js";
import { h, inWords, pieces, svg } from "../dom.js";
import { t } from "../words.js";
import { cardBack, cardShape } from "./card.js";

/**
 * @typedef {object} Scene what is to be drawn; all of it may be left out
 * @property {string} [declarer]
 * @property {string} [dummy]
 * @property {string | null} [turn]
 * @property {boolean} [to_lead]
 * @property {string} [phase]
 * @property {number} [trick_number]
 * @property {{seat: string, card: string | null}[]} [trick]
 * @property {{seat: string, card: string, kind: string, text?: string}[]} [penalty_cards]
 * @property {{seat: string, short: string, text: string, kind?: string}[]} [restrictions]
 * @property {string} [centre] a line in the middle while the trick is empty
 * @property {string} [chosen] a seat that has been chosen
 */

const PLATE = { N: [116, 4, 128, 62], E: [266, 120, 90, 70], S: [116, 244, 128, 62], W: [4, 120, 90, 70] };
const TRICK = { N: [160, 76], E: [214, 127], S: [160, 178], W: [106, 127] };
const LYING = { N: [252, 6], E: [316, 60], S: [252, 246], W: [4, 60] };
const NEXT_CARD = { N: [26, 0], E: [-26, 0], S: [26, 0], W: [26, 0] };
const BADGE = { N: [2, 16], E: [358, 196], S: [2, 256], W: [2, 196] };
const ROOM = 112; // as much as there is beside the plates of North and South
const LETTER = 8.2; // the width of a letter of a badge, as the widest of the usual fonts has it

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
  const role = seat === scene.declarer ? t("page.declarer") : seat === scene.dummy ? t("page.dummy") : "";
  const doing = mine ? doingNow(scene) : "";
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

const doingNow = (scene) =>
  scene.phase === "auction"
    ? t("page.to_call")
    : scene.to_lead
      ? t("page.to_lead", { trick: scene.trick_number })
      : t("page.to_play");

function lying(seat, scene) {
  const cards = (scene.penalty_cards ?? []).filter((p) => p.seat === seat);
  return cards.map((p, n) => {
    const [x, y] = LYING[seat];
    return cardShape(p.card, x + NEXT_CARD[seat][0] * n, y + NEXT_CARD[seat][1] * n, `lying ${p.kind}`);
  });
}

function badges(seat, scene) {
  const [x, y] = BADGE[seat];
  let top = y;
  return (scene.restrictions ?? [])
    .filter((r) => r.seat === seat)
    .map((r) => {
      const lines = wrapped(r.short);
      const wide = Math.max(...lines.map((line) => line.length)) * LETTER + 20;
      const high = lines.length * 17 + 11;
      const drawn = svg(
        "g",
        { class: `badge ${r.kind ?? ""}`, transform: `translate(${seat === "E" ? x - wide : x} ${top})` },
        svg("rect", { width: wide, height: high, rx: 14 }),
        lines.map((line, n) =>
          svg("text", { x: wide / 2, y: 19 + n * 17, "text-anchor": "middle" }, pieces(line).map(inked)),
        ),
      );
      top += high + 3;
      return drawn;
    });
}

const inked = (piece) =>
  typeof piece === "string" ? piece : svg("tspan", { class: `fill-${piece.suit}` }, piece.seen);

/** A badge is one line where there is room for it, and else two or more. */
function wrapped(text) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length * LETTER + 20 <= ROOM) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.filter(Boolean);
}

function describe(scene) {
  const parts = [];
  if (scene.declarer) parts.push(t("page.is_declarer", { seat: scene.declarer }));
  for (const { seat, card } of scene.trick ?? [])
    parts.push(card ? t("page.has_played", { seat, card }) : t("page.has_played_face_down", { seat }));
  for (const p of scene.penalty_cards ?? [])
    parts.push(p.text ? inWords(p.text) : t("page.lies_face_up", { card: p.card, seat: p.seat }));
  for (const r of scene.restrictions ?? []) parts.push(inWords(r.text));
  if (scene.turn && scene.phase === "auction") parts.push(t("page.is_to_call", { seat: scene.turn }));
  else if (scene.turn)
    parts.push(
      scene.to_lead
        ? t("page.is_to_lead", { seat: scene.turn, trick: scene.trick_number })
        : t("page.is_to_play", { seat: scene.turn }),
    );
  return parts.length ? t("page.table_is", { clauses: parts }) : t("page.the_table");
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
