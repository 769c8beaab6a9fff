// The same call under the three editions, side by side, with what differs marked.

import * as api from "../api.js";
import { seatNames } from "../cards.js";
import { lines, worthSaying } from "../components/lines.js";
import { refs } from "../components/sheet.js";
import { capital, h, link, rich } from "../dom.js";
import { T } from "../text.js";

export async function compare({ id }) {
  const [found, record] = await Promise.all([api.compare(id), api.getCase(id)]);
  return {
    title: T.editions,
    back: `/call/${id}`,
    wide: true,
    body: [
      h("p", { class: "about" }, rich(record.title)),
      differences(found.differences),
      h(
        "div",
        { class: "editions" },
        found.editions.map((edition) => column(edition, found.differences, record)),
      ),
    ],
  };
}

function differences(list) {
  if (!list.length) return h("p", { class: "lead" }, T.sameEverywhere);
  return h(
    "div",
    { class: "notice" },
    list.map((d) => [
      h("strong", {}, T.partAt(d.one, d.other, d.ruling)),
      h("ul", {}, h("li", {}, `${d.one}: `, rich(d.here)), h("li", {}, `${d.other}: `, rich(d.there))),
    ]),
  );
}

function column({ laws, outcome, unused }, list, record) {
  const marked = (number) => list.some((d) => d.other === laws && d.ruling === number);
  const mark = (number) =>
    marked(number) && h("p", { class: "differs" }, `≠ ${T.notAs(list.find((d) => d.other === laws).one)}`);
  return h(
    "section",
    { class: "edition" },
    h("h2", {}, T.lawsOf(laws), laws === record.case.laws && h("small", {}, T.inForceHere)),
    outcome.rulings.map((ruling, n) =>
      h(
        "article",
        { class: marked(n + 1) ? "ruling differing" : "ruling" },
        mark(n + 1),
        h("p", {}, h("strong", {}, rich(capital(ruling.summary))), " ", refs([ruling.law], laws)),
        worthSaying(ruling).map((step) =>
          step.chose
            ? h("p", { class: "chose" }, rich(`${step.text}.`))
            : h("p", {}, rich(step.say), " ", refs(step.laws, laws)),
        ),
      ),
    ),
    h(
      "article",
      { class: marked(outcome.rulings.length + 1) ? "ruling differing" : "ruling" },
      mark(outcome.rulings.length + 1),
      after(outcome, laws),
    ),
    unused.length > 0 && h("p", { class: "quiet" }, T.unused(unused)),
    link(T.underLaws(laws), `#/call/${record.id}${laws === record.case.laws ? "" : `?laws=${laws}`}`, {
      class: "button small",
    }),
  );
}

function after(outcome, laws) {
  const { question } = outcome;
  if (question) {
    return [
      h(
        "p",
        {},
        h("strong", {}, T.openTo(question.seats.length ? seatNames(question.seats, T.or) : T.theDirector)),
        " ",
        rich(question.text),
        " ",
        refs(question.laws, laws),
      ),
      h(
        "ul",
        {},
        question.options.map((option) => h("li", {}, rich(option.label))),
      ),
    ];
  }
  return lines(outcome.standing, laws);
}
