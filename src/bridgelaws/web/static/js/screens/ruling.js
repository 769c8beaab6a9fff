// The ruling: what to say, to whom, first and large; then the table, what lasts and until when, and what to remember.
// All of it is the outcome document in another order.

import { contractText, seatName } from "../cards.js";
import { refs } from "../components/sheet.js";
import { table } from "../components/table.js";
import { button, capital, h, rich } from "../dom.js";
import { ordered, standing, toRemember } from "../outcome.js";
import { T } from "../text.js";
import { callDirector, playCard, playEnded, trickOver } from "./after.js";
import { handsBody } from "./hands.js";

export function rulingBody(context) {
  const { outcome } = context;
  // What was ruled on an earlier occasion has been said.
  const latest = outcome.rulings.slice(context.record.earlier_rulings);
  const hands = handsBody(context);
  return [
    h(
      "div",
      { class: "columns" },
      h(
        "section",
        { class: "said" },
        unattended(context),
        latest.length ? latest.map((ruling) => sayings(ruling, outcome.laws)) : !hands && regular(outcome),
        result(outcome),
      ),
      h(
        "section",
        { class: "aside" },
        table({ ...outcome, centre: outcome.turn ? T.trickNumber(outcome.trick_number) : T.playIsOver }),
        caption(outcome),
        !hands && now(outcome),
      ),
      hands,
      h("section", { class: "memory" }, hands && now(outcome), memory(outcome), earlier(outcome, latest), why(latest)),
    ),
  ];
}

export function rulingActions(context) {
  const { outcome } = context;
  const director = button(T.callDirector, () => callDirector(context), { class: "button" });
  if (outcome.turn === null) return [director];
  // Where the hands are on file every card is, and a trick is not over before its cards are played.
  if (context.record.hands) return [director, button(T.playOver, () => playEnded(context), { class: "button" })];
  return [
    button(T.trickOver, () => trickOver(context), { class: "button primary", disabled: outcome.unattended.length > 0 }),
    button(T.anotherCard, () => playCard(context), { class: "button" }),
  ];
}

function sayings(ruling, laws) {
  return h(
    "article",
    { class: "ruling" },
    h("p", { class: "about" }, rich(capital(ruling.summary)), " ", refs([ruling.law], laws)),
    ruling.steps
      .filter((step) => step.chose)
      .map((step) => h("p", { class: "chose" }, rich(`${seatName(step.seat)} ${step.chose}.`))),
    ordered(ruling).map((order) =>
      h(
        "div",
        { class: "saying" },
        h(
          "div",
          { class: "saying-head" },
          h("p", { class: "to-whom" }, order.seats.length ? T.sayTo(order.seats.map(seatName).join(T.and)) : T.say),
          refs(order.laws, laws),
        ),
        h("blockquote", { class: "say" }, rich(`${order.text}.`)),
      ),
    ),
  );
}

function regular(outcome) {
  if (outcome.unattended.length || outcome.result) return null;
  return h("p", { class: "lead" }, outcome.counted ? rich(capital(outcome.counted.text)) : T.nothingWrong);
}

function unattended(context) {
  const waiting = context.outcome.unattended;
  if (!waiting.length) return null;
  return h(
    "div",
    { class: "notice" },
    h("strong", {}, T.notRuledOn),
    waiting.map((one) => h("p", {}, rich(capital(one.text)), " ", refs([one.law], context.outcome.laws))),
    context.other ? null : button(T.callDirector, () => callDirector(context), { class: "button primary" }),
  );
}

function caption(outcome) {
  const { NS, EW } = outcome.tricks_won;
  const told = /^\d/.test(outcome.contract);
  const parts = [told && contractText(outcome.contract), NS + EW > 0 && T.won(outcome.tricks_won)].filter(Boolean);
  return parts.length > 0 && h("p", { class: "caption" }, rich(parts.join(" · ")));
}

function now(outcome) {
  const lines = standing(outcome);
  return (
    (lines.length > 0 || outcome.contradictions.length > 0) &&
    h(
      "div",
      { class: "now" },
      h("h2", {}, T.now),
      h(
        "ul",
        {},
        lines.map((line) => h("li", {}, rich(capital(line.text)), " ", refs(line.laws, outcome.laws))),
      ),
      outcome.contradictions.map((text) => h("p", { class: "problem" }, rich(capital(text)))),
    )
  );
}

function memory(outcome) {
  const lines = toRemember(outcome);
  return (
    lines.length > 0 &&
    h(
      "details",
      {},
      h("summary", {}, T.keepInMind),
      h(
        "ul",
        {},
        lines.map((line) => h("li", {}, rich(capital(line.text)), " ", refs(line.laws, outcome.laws))),
      ),
    )
  );
}

function earlier(outcome, latest) {
  const old = outcome.rulings.filter((ruling) => !latest.includes(ruling));
  return old.length > 0 && h("details", {}, h("summary", {}, T.earlierRulings), old.map(inSentences));
}

function why(latest) {
  return latest.length > 0 && h("details", {}, h("summary", {}, T.wholeRuling), latest.map(inSentences));
}

export function inSentences(ruling) {
  const [first, ...rest] = ruling.text.split("\n");
  return h(
    "div",
    { class: "sentences" },
    h("p", {}, h("strong", {}, rich(first))),
    rest.map((line) => h("p", {}, rich(line.trim()))),
  );
}

function result(outcome) {
  const found = outcome.result;
  if (!found) return null;
  return h(
    "div",
    { class: "result" },
    h("h2", {}, T.result, found.contract && ` ${found.contract}`),
    h("p", {}, T.tricksAre(found.tricks)),
    found.transferred.map((t) => h("p", {}, T.transfer(t.tricks, t.to), " ", refs([t.law], outcome.laws))),
    found.transferred.length > 0 && h("p", {}, T.afterThat(found.after)),
    found.score !== null && h("p", { class: "lead" }, T.score(found.score)),
  );
}
