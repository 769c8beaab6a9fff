// One question with the options that it offers, and the words to say.

import { isCard } from "../cards.js";
import { auctionDiagram, calling } from "../components/auction.js";
import { card, suitIcon } from "../components/card.js";
import { cardPicker } from "../components/picker.js";
import { lawSheet } from "../components/sheet.js";
import { table } from "../components/table.js";
import { button, h, rich } from "../dom.js";
import { FOCUS } from "../focus.js";
import { refText, t } from "../words.js";
import { meanwhile } from "./after.js";
import { slip } from "./calling.js";

/** Words that would push the options off a phone; there they stand below them, for those who listen as well. */
const LONG = 150;
const isLong = ({ say, text }) => say !== text && say.length > LONG;
const tapsFirst = (question) => isLong(question) && window.matchMedia("(max-width: 60rem)").matches;

export function questionBody(context) {
  const { outcome, other, forAll } = context;
  const question = forAll?.question ?? outcome.question;
  const send = forAll?.send ?? context.send;
  const answer = (value) => send({ event: "answered", question: question.id, value });
  const each = forAll && button(question.one_by_one, forAll.oneByOne, { class: "button one-by-one" });
  const answers = other ? null : h("div", { class: "answers" }, options(question, answer), each);
  return h(
    "div",
    { class: "columns" },
    h(
      "section",
      { class: "asked" },
      !other && first(context),
      h("h2", { class: "question-text", ...FOCUS }, rich(question.text)),
      tapsFirst(question) ? [answers, spoken(question)] : [spoken(question), answers],
      !other && meanwhile(context).map((act) => button(act.label, act.run, { class: "button meanwhile" })),
      button(t("page.why_asked"), () => lawSheet(t("page.why_asked"), question.laws, outcome.laws), { class: "button quiet-button why" }),
    ),
    h(
      "section",
      { class: "aside" },
      calling(outcome) ? auctionDiagram(outcome) : table({ ...outcome, turn: outcome.turn_settled ? outcome.turn : null }),
    ),
  );
}

/** Before a player is asked about an irregular call: whether it was a slip. Going on says that nobody claims one. */
function first(context) {
  const { auction, question } = context.outcome;
  if (!auction.slip || question.kind !== "choice") return null;
  return h(
    "div",
    { class: "first" },
    h("p", {}, rich(auction.slip.text)),
    button(t("page.slip"), () => slip(context), { class: "button small" }),
  );
}

function toWhom({ seats, kind }) {
  if (!seats.length) return t("page.you_decide");
  return kind === "finding" ? t("page.ask_either", { seats }) : t("page.say_to_either", { seats });
}

/** The words to say; where they go through the options one by one, each has its own line to keep the place in. */
export function spoken(question) {
  const { before, options: each, after } = question.spoken;
  // Where there is nothing else to say than the question itself, it stands above.
  const same = question.say === question.text;
  return h(
    "div",
    { class: isLong(question) ? "spoken long" : "spoken" },
    h("p", { class: "to-whom" }, same && !question.seats.length ? t("page.you_decide_alone") : toWhom(question)),
    !same &&
      h(
        "blockquote",
        { class: "say" },
        h("p", {}, rich(before)),
        each.length > 0 &&
          h(
            "ul",
            {},
            each.map((line) => h("li", {}, rich(line))),
          ),
        after && h("p", {}, rich(after)),
      ),
  );
}

const FEW = 12; // cards that are drawn one by one; more are shown in the pack

function options(question, answer) {
  if (!question.options.length) return cardPicker(answer);
  const cards = question.options.filter((option) => isCard(option.value));
  if (cards.length > 1) {
    const others = question.options.filter((option) => !isCard(option.value));
    return [cardOptions(cards, answer), others.length > 0 && listed(question, others, answer)];
  }
  return listed(question, question.options, answer);
}

function cardOptions(cards, answer) {
  if (cards.length > FEW) return cardPicker(answer, [], cards.map((option) => option.value));
  return h(
    "div",
    { class: "card-options" },
    cards.map((option) =>
      button(card(option.value), () => answer(option.value), { class: "card-button", "data-value": option.value }),
    ),
  );
}

function listed(question, offered, answer) {
  const short = question.wants === "yes or no";
  return h(
    "div",
    { class: short ? "grid-2" : "stack" },
    offered.map((option) =>
      button(
        [
          ...suitsOf(question, option),
          h("span", {}, rich(option.label)),
          option.laws.length > 0 && h("small", {}, option.laws.map(refText).join(", ")),
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
