// The same call under the three editions, side by side, with what differs marked.

import * as api from "../api.js";
import { lines, worthSaying } from "../components/lines.js";
import { refs } from "../components/sheet.js";
import { h, link, rich } from "../dom.js";
import { capital, t } from "../words.js";

export async function compare({ id }) {
  const [found, record] = await Promise.all([api.compare(id), api.getCase(id)]);
  return {
    title: t("page.editions"),
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
  if (!list.length) return h("p", { class: "lead" }, t("page.same_everywhere"));
  return h(
    "div",
    { class: "notice" },
    list.map((d) => [
      h("strong", {}, t("page.part_at", { one: d.one, other: d.other, number: d.ruling })),
      h("ul", {}, h("li", {}, `${d.one}: `, rich(d.here)), h("li", {}, `${d.other}: `, rich(d.there))),
    ]),
  );
}

function column({ laws, outcome, unused_said: unused }, list, record) {
  const marked = (number) => list.some((d) => d.other === laws && d.ruling === number);
  const mark = (number) =>
    marked(number) && h("p", { class: "differs" }, `≠ ${t("page.not_as", { laws: list.find((d) => d.other === laws).one })}`);
  return h(
    "section",
    { class: "edition" },
    h("h2", {}, t("page.laws_of", { laws }), laws === record.case.laws && [" ", h("small", {}, t("page.in_force_here"))]),
    outcome.rulings.map((ruling, n) =>
      h(
        "article",
        { class: marked(n + 1) ? "ruling differing" : "ruling" },
        mark(n + 1),
        h("p", {}, h("strong", {}, rich(capital(ruling.summary))), " ", refs([ruling.law], laws)),
        worthSaying(ruling).map((step) =>
          step.chose
            ? h("p", { class: "chose" }, rich(t("page.sentence", { text: step.text })))
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
    unused.length > 0 && h("p", { class: "quiet" }, rich(t("page.unused", { list: unused }))),
    link(t("page.under_laws", { laws }), `#/call/${record.id}${laws === record.case.laws ? "" : `?laws=${laws}`}`, {
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
        h("strong", {}, question.seats.length ? t("page.open_to", { seats: question.seats }) : t("page.open_to_director")),
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
