// The ruling: what to say, to whom, first and large; then the table, what lasts and until when, and what to remember.
// All of it is the outcome document in another order.

import { seatNames } from "../cards.js";
import { lines, worthSaying } from "../components/lines.js";
import { refs } from "../components/sheet.js";
import { table } from "../components/table.js";
import { button, capital, h, rich } from "../dom.js";
import { FOCUS } from "../focus.js";
import { T } from "../text.js";
import { actOf } from "./after.js";
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
        latest.map((ruling, n) => sayings(ruling, outcome.laws, n === 0)),
        !latest.length && !hands && regular(outcome),
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

function sayings(ruling, laws, first) {
  return h(
    "article",
    { class: "ruling" },
    h(
      "div",
      { class: "about" },
      h("h2", first ? FOCUS : {}, rich(capital(ruling.summary))),
      refs([ruling.law], laws),
    ),
    worthSaying(ruling).map((step) =>
      step.chose
        ? h("p", { class: "chose" }, rich(`${step.text}.`))
        : h(
            "div",
            { class: "saying" },
            h(
              "div",
              { class: "saying-head" },
              h("p", { class: "to-whom" }, step.to.length ? T.sayTo(seatNames(step.to)) : T.sayToAll),
              refs(step.laws, laws),
            ),
            h("blockquote", { class: "say" }, rich(step.say)),
          ),
    ),
  );
}

function regular(outcome) {
  if (outcome.status !== "regular" || outcome.result) return null;
  return h("p", { class: "lead" }, outcome.counted ? rich(`${capital(outcome.counted.text)}.`) : T.nothingWrong);
}

/** What waits: what is being heard, and what no one has drawn attention to. */
function unattended(context) {
  const { outcome } = context;
  const call = context.other ? null : actOf(context, "director called");
  return [true, false].map((attended) => {
    const waiting = outcome.unattended.filter((one) => one.attended === attended);
    return (
      waiting.length > 0 &&
      h(
        "div",
        { class: "notice" },
        h("h2", {}, attended ? T.beingHeard : T.notRuledOn),
        waiting.map((one) => h("p", {}, rich(capital(one.text)), " ", refs([one.law], outcome.laws))),
        !attended && call && button(call.label, call.run, { class: "button primary" }),
      )
    );
  });
}

function caption(outcome) {
  const { NS, EW } = outcome.tricks_won;
  const parts = [outcome.contract_text, NS + EW > 0 && T.won(outcome.tricks_won)].filter(Boolean);
  return parts.length > 0 && h("p", { class: "caption" }, rich(parts.join(" · ")));
}

function now(outcome) {
  const standing = lines(outcome.standing, outcome.laws);
  return (
    (standing || outcome.contradictions.length > 0) &&
    h(
      "div",
      { class: "now" },
      h("h2", {}, T.now),
      standing,
      outcome.contradictions.map((text) => h("p", { class: "problem" }, rich(capital(text)))),
    )
  );
}

function memory(outcome) {
  const list = lines(outcome.remember, outcome.laws);
  return list && h("details", {}, h("summary", {}, T.keepInMind), list);
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
