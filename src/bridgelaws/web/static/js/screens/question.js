// One question, with the words to say first and large, and the options that the question itself offers.

import { askedName, isCard } from "../cards.js";
import { card, suitIcon } from "../components/card.js";
import { cardPicker } from "../components/picker.js";
import { lawSheet } from "../components/sheet.js";
import { table } from "../components/table.js";
import { button, h, rich } from "../dom.js";
import { T } from "../text.js";

export function questionBody({ outcome, send, other }) {
  const question = outcome.question;
  const director = question.to === "Director";
  const answer = (value) => send({ event: "answered", question: question.id, value });
  return h(
    "div",
    { class: "columns" },
    h(
      "section",
      { class: "asked" },
      h("h2", { class: question.say ? "question-small" : "question-text" }, rich(question.text)),
      h(
        "p",
        { class: "to-whom" },
        director
          ? T.youDecide
          : question.kind === "finding"
            ? T.ask(askedName(question.to))
            : T.sayTo(askedName(question.to)),
      ),
      question.say && spoken(question),
      other ? null : options(question, answer),
      button(T.whyAsked, () => lawSheet(T.whyAsked, question.laws, outcome.laws), { class: "button quiet-button" }),
    ),
    h("section", { class: "aside" }, table(scene(outcome))),
  );
}

// While a hearing goes on, the answer may change whose turn it is.
const scene = (outcome) => (outcome.unattended.length ? { ...outcome, turn: null } : outcome);

/** The words to say; where they go through the options one by one, each has its own line to keep the place in. */
function spoken(question) {
  const long = question.say.length > 200 ? "say long" : "say";
  const parts = question.options.map((option) => option.say);
  let from = question.say.indexOf(parts[0] ?? "\n");
  if (parts.length < 2 || from <= 0) return h("blockquote", { class: long }, rich(question.say));
  const lines = [question.say.slice(0, from)];
  parts.forEach((part, n) => {
    const next = n + 1 < parts.length ? question.say.indexOf(parts[n + 1], from) : -1;
    const end = next > from ? next : from + part.length + (n + 1 < parts.length ? 0 : 1);
    lines.push(question.say.slice(from, end));
    from = end;
  });
  const rest = question.say.slice(from).trim();
  return h(
    "blockquote",
    { class: long },
    h("p", {}, rich(lines[0])),
    h(
      "ul",
      {},
      lines
        .slice(1)
        .filter((line) => line.trim())
        .map((line) => h("li", {}, rich(line.trim()))),
    ),
    rest && h("p", {}, rich(rest)),
  );
}

function options(question, answer) {
  if (!question.options.length) return cardPicker(answer);
  const cards = question.options.every((option) => isCard(option.value));
  if (cards) {
    return h(
      "div",
      { class: "card-options" },
      question.options.map((option) =>
        button(card(option.value), () => answer(option.value), { class: "card-button", "data-value": option.value }),
      ),
    );
  }
  const short = question.wants === "yes or no";
  return h(
    "div",
    { class: short ? "grid-2" : "stack" },
    question.options.map((option) =>
      button(
        [
          ...suitsOf(question, option),
          h("span", {}, rich(option.label)),
          option.laws.length > 0 && h("small", {}, option.laws.join(", ")),
        ],
        () => answer(option.value),
        { class: "button option", "data-value": String(option.value) },
      ),
    ),
  );
}

function suitsOf(question, option) {
  return question.wants === "suit" ? [...String(option.value)].filter((s) => "SHDC".includes(s)).map(suitIcon) : [];
}
