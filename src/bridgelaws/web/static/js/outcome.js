// The outcome document as lines of text: what is ordered, what stands, what to remember. Nothing is decided here.

import { cardText, seatName, SUIT_OF_SYMBOL } from "./cards.js";
import { capital } from "./dom.js";
import { T } from "./text.js";

/** @typedef {{text: string, laws: string[], seats?: string[]}} Line */

// Orders that bind no one: who may use what, what is left to judgement, what only repeats.
const ASIDES = new Set(["remark", "inform", "refer", "turn returns to"]);
const binding = (order) => !(order.aside ?? ASIDES.has(order.order));

/** What a ruling orders, sentence by sentence, with the seats that it is about. */
export function ordered(ruling) {
  return ruling.steps.flatMap((step) => {
    const orders = (step.orders ?? []).filter(binding);
    return orders.length
      ? [{ text: capital(joined(orders.map((order) => order.text))), seats: seatsOf(orders), laws: step.laws }]
      : [];
  });
}

const seatsOf = (orders) => [...new Set(orders.map((order) => order.seat).filter((seat) => T.seats[seat]))];

/** A card or a seat: what alone can be left out the second time. */
const named = (word) => word[0] in SUIT_OF_SYMBOL || Object.values(T.seats).includes(word);

/** “♥K is withdrawn” and “♥K becomes ...” in one clause, and the clauses in one sentence. */
function joined(texts) {
  const clauses = texts.reduce((found, text) => {
    const [subject] = text.split(" ");
    const last = found.at(-1);
    return named(subject) && last?.startsWith(`${subject} `)
      ? [...found.slice(0, -1), `${last}${T.and}${text.slice(subject.length + 1)}`]
      : [...found, text];
  }, /** @type {string[]} */ ([]));
  return clauses.length < 2 ? clauses.join("") : `${clauses.slice(0, -1).join("; ")},${T.and}${clauses.at(-1)}`;
}

/** Whose turn it is, what is in force, and what lies face up. */
export function standing(outcome) {
  const lines = [];
  if (outcome.turn && !outcome.question) {
    const doer = outcome.turn === outcome.dummy ? T.decides(seatName(outcome.declarer)) : "";
    lines.push({
      text: T.turnIs(seatName(outcome.turn), outcome.to_lead, outcome.trick_number) + doer,
      laws: outcome.turn_laws,
    });
  }
  for (const r of outcome.restrictions) {
    const said = r.text.includes(r.lasts) || /retaining|retains/.test(r.text);
    lines.push({ text: said ? r.text : `${r.text}, ${T.lasts[r.lasts] ?? r.lasts}`, laws: [r.law] });
  }
  for (const p of outcome.penalty_cards) {
    const remark = remarkOn(outcome, cardText(p.card));
    lines.push({
      text:
        T.liesAs(cardText(p.card), seatName(p.seat), T.kinds[p.kind] ?? p.kind) + (remark ? `. ${remark.text}` : ""),
      laws: [p.law, ...(remark?.laws ?? [])],
    });
  }
  for (const r of outcome.revokes) {
    lines.push({
      text: T.revokeIs(seatName(r.seat), r.card ? cardText(r.card) : "", r.trick, r.status),
      laws: r.law ? [r.law] : [],
    });
  }
  return lines;
}

/** What the rulings remarked about a card that still lies there. */
function remarkOn(outcome, name) {
  const steps = outcome.rulings.flatMap((ruling) => ruling.steps);
  for (const step of steps.reverse()) {
    const found = (step.orders ?? []).find((order) => order.order === "remark" && order.text.startsWith(`${name} `));
    if (found) return { text: capital(found.text), laws: step.laws };
  }
  return null;
}

/** Who may not use what, and what is left to the director's judgement. */
export function toRemember(outcome) {
  const barred = outcome.information
    .filter((i) => i.unauthorized.length)
    .map((i) => ({ text: T.unauthorized(i.about, i.unauthorized.map(seatName).join(T.and)), laws: [i.law] }));
  const left = outcome.referrals.map((r) => ({ text: T.referral(r.when, r.strength, r.text), laws: [r.law] }));
  const lines = [...barred, ...left];
  return lines.filter((line, n) => lines.findIndex((other) => other.text === line.text) === n);
}
