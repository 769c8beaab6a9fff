// What an irregularity cost double dummy, once the board is over. All of it comes from the server, and all of it is
// evidence: the screen says so first.

import { announce } from "../announce.js";
import * as api from "../api.js";
import { bySuit, cardText, rankFace, SEATS, seatName } from "../cards.js";
import { refs } from "../components/sheet.js";
import { table } from "../components/table.js";
import { button, h, link, put, rich } from "../dom.js";
import { won } from "../components/tricks.js";
import { state } from "../store.js";
import * as words from "../words.js";

const { capital, t } = words;

export async function damage({ id }) {
  const record = await api.getCase(id);
  // The solver takes its time: the screen is there at once, and says what it waits for.
  const place = h("div", { class: "evidence" }, h("p", { class: "lead", role: "status" }, t("page.solving")));
  let left = false;
  const fill = async () => {
    try {
      const found = await api.damage(id);
      if (left) return;
      put(place, evidence(id, found));
      announce(t("page.solved"));
    } catch (error) {
      if (!(error instanceof api.ApiError || error instanceof api.Offline)) throw error;
      if (left) return;
      put(
        place,
        h("p", { class: "problem", role: "alert" }, rich(error.message)),
        button(t("page.retry"), () => {
          put(place, h("p", { class: "lead", role: "status" }, t("page.solving")));
          fill();
        }),
      );
    }
  };
  fill();
  return {
    title: t("page.double_dummy"),
    back: `/call/${id}`,
    wide: true,
    leave: () => (left = true),
    body: [h("p", { class: "stamp" }, t("page.not_a_ruling")), h("p", { class: "about" }, rich(record.title)), place],
  };
}

function evidence(id, found) {
  const outcome = h("div", { class: "stack" });
  const file = link(t("page.report"), api.damageReport(id), { class: "button", download: true });
  const show = (document) => put(outcome, reckoning(document));
  show(found);
  return [
    h("section", { class: "stack" }, h("h2", {}, t("page.what_it_comes_to")), outcome),
    found.irregularities.length > 0 && otherTable(id, show, file),
    curve(id, found),
    found.irregularities.map((one) => moment(one)),
    options(found),
    h(
      "section",
      { class: "stack" },
      h("h2", {}, t("page.left_to_director")),
      h("p", {}, found.note),
      h(
        "ul",
        {},
        found.judged_under.map((basis) => h("li", {}, rich(capital(basis.text)), " ", refs([basis.law], found.laws))),
      ),
    ),
    h("section", { class: "stack" }, file, h("p", { class: "quiet" }, t("page.report_more"))),
  ];
}

/** The sentences, and for each irregularity its numbers. */
function reckoning(found) {
  return [
    found.summary.map((line) => h("p", {}, rich(line))),
    found.irregularities.map((one, n) => [
      found.irregularities.length > 1 && h("h3", {}, `${n + 1}. `, rich(capital(one.text))),
      h("p", { class: "quiet" }, t("page.of_side", { side: one.innocent })),
      h(
        "dl",
        { class: "tiles" },
        tile(t("page.tricks_lost"), one.tricks_lost?.text, true),
        tile(t("page.points_before"), signed(one.points_expected)),
        tile(t("page.points_scored"), signed(one.points_scored)),
        one.imps_expected !== null && tile(t("page.imps_before"), signed(one.imps_expected)),
        one.imps !== null && tile(t("page.imps"), signed(one.imps)),
      ),
      one.in_imps.map((line) => h("p", {}, rich(line))),
    ]),
  ];
}

const signed = (n) => (n === null ? null : words.signed(n));

function tile(name, value, strong = false) {
  return h("div", { class: strong ? "tile strong" : "tile" }, h("dt", {}, name), h("dd", {}, value ?? t("page.unknown")));
}

/** The result at another table, for IMPs; the report has it too, once it has been understood. */
function otherTable(id, show, file) {
  const wrong = h("p", { class: "problem", role: "alert" });
  const input = h("input", {
    type: "text",
    class: "field",
    id: "other-table",
    maxlength: 40,
    autocomplete: "off",
    autocapitalize: "off",
    "aria-describedby": "other-table-more",
  });
  const count = async (event) => {
    event.preventDefault();
    const result = input.value.trim();
    try {
      const found = await api.damage(id, result);
      show(found);
      file.setAttribute("href", api.damageReport(id, result));
      wrong.textContent = "";
      announce(found.irregularities.flatMap((one) => one.in_imps).join(" "));
    } catch (error) {
      if (!(error instanceof api.ApiError || error instanceof api.Offline)) throw error;
      wrong.textContent = capital(error.message);
    }
  };
  return h(
    "form",
    { class: "stack", on: { submit: count } },
    h("label", { class: "labelled", for: "other-table" }, t("page.other_table")),
    h("p", { class: "quiet", id: "other-table-more" }, t("page.other_table_more")),
    h("div", { class: "beside" }, input, h("button", { type: "submit", class: "button small" }, t("page.in_imps"))),
    wrong,
  );
}

/** The picture, in the colours of the screen; and the same for those who cannot see it. */
function curve(id, found) {
  const scheme = state.theme === "auto" ? "light" : state.theme;
  return h(
    "section",
    { class: "stack" },
    h("h2", {}, t("page.curve")),
    h(
      "figure",
      { class: "curve" },
      h(
        "div",
        { class: "sideways", tabindex: 0, role: "group", "aria-label": t("page.curve_place") },
        h(
          "picture",
          {},
          state.theme === "auto" &&
            h("source", {
              media: "screen and (prefers-color-scheme: dark)",
              srcset: api.damagePicture(id, "dark"),
            }),
          h("img", { src: api.damagePicture(id, scheme), alt: t("page.curve_is") }),
        ),
      ),
      h("figcaption", { class: "quiet" }, t("page.curve_more")),
    ),
    h("details", {}, h("summary", {}, t("page.curve_table")), points(found)),
  );
}

function points(found) {
  const wrong = new Set(found.irregularities.map((one) => one.event));
  const told = found.course.filter((point) => point.event === 0 || point.card || point.ruled.length);
  const groups = new Map();
  for (const point of told) {
    const trick = point.event === 0 ? 0 : point.trick;
    groups.set(trick, [...(groups.get(trick) ?? []), point]);
  }
  return h(
    "table",
    { class: "worths" },
    head(t("page.trick"), t("page.card"), t("page.declarers_tricks")),
    [...groups].map(([trick, list]) =>
      h(
        "tbody",
        {},
        list.map((point, n) =>
          h(
            "tr",
            { class: wrong.has(point.event) ? "taken" : null },
            n === 0 && h("th", { scope: "rowgroup", rowspan: list.length }, trick || t("page.at_first")),
            h("td", {}, rich(what(point)), wrong.has(point.event) && [" ", h("small", {}, t("page.irregular"))]),
            h("td", { class: "number" }, point.tricks?.text ?? t("page.no_value")),
          ),
        ),
      ),
    ),
  );
}

function what(point) {
  if (point.card)
    return point.seat ? t("page.played_card", { seat: point.seat, card: point.card }) : cardText(point.card);
  return point.ruled.length ? t("page.ruled_here") : "";
}

function head(...names) {
  return h(
    "thead",
    {},
    h(
      "tr",
      {},
      names.map((name) => h("th", { scope: "col" }, name)),
    ),
  );
}

function then(one) {
  return h(
    "section",
    { class: "stack" },
    h("h2", {}, t("page.table_then", { trick: one.trick })),
    h(
      "p",
      {},
      rich(t("page.sentence", { text: capital(one.text) })),
      " ",
      t("page.sentence", { text: capital(won(one.table.tricks_won)) }),
    ),
    h(
      "div",
      { class: "then" },
      table({ ...one.table, trick_number: one.trick, centre: t("page.trick_number", { trick: one.trick }) }),
      h(
        "dl",
        { class: "four-hands" },
        SEATS.map((seat) => h("div", {}, h("dt", {}, seatName(seat)), h("dd", {}, hand(one.table.hands[seat])))),
      ),
    ),
  );
}

function hand(cards) {
  const suits = bySuit(cards).map(({ cards: held }) =>
    h("span", {}, rich(`${cardText(held[0])[0]} ${held.map((code) => rankFace(code[1])).join(" ")}`)),
  );
  return suits.length ? suits : "—";
}

/** The table then, what else could have been played, and where the tricks went. */
function moment(one) {
  const worths = new Map();
  for (const { card, tricks } of one.instead) worths.set(tricks, [...(worths.get(tricks) ?? []), cardText(card)]);
  return [
    then(one),
    worths.size > 0 &&
      h(
        "section",
        { class: "stack" },
        h("h2", {}, t("page.could_have_played", { seat: one.offender, trick: one.trick })),
        h(
          "table",
          { class: "worths" },
          head(t("page.card"), t("page.declarers_tricks")),
          h(
            "tbody",
            {},
            [...worths].map(([tricks, cards]) =>
              h("tr", {}, h("td", {}, rich(cards.join(" "))), h("td", { class: "number" }, words.number(tricks))),
            ),
          ),
        ),
      ),
    one.shares.some((share) => share.tricks !== 0) &&
      h(
        "section",
        { class: "stack" },
        h("h2", {}, t("page.where_tricks_went", { side: one.innocent })),
        h(
          "table",
          { class: "worths" },
          h(
            "tbody",
            {},
            one.shares.map((share) =>
              h(
                "tr",
                {},
                h("td", {}, capital(share.text)),
                h("td", { class: "number" }, words.signed(share.tricks)),
              ),
            ),
          ),
        ),
      ),
  ];
}

function options(found) {
  if (!found.choices.length) return null;
  return h(
    "section",
    { class: "stack" },
    h("h2", {}, t("page.options_worth")),
    found.choices.map((choice) => [
      h("h3", {}, rich(choice.text)),
      h(
        "table",
        { class: "worths" },
        head(t("page.option"), t("page.declarers_tricks")),
        h(
          "tbody",
          {},
          choice.options.map((one) =>
            h(
              "tr",
              { class: one.chosen ? "taken" : null },
              h(
                "td",
                {},
                rich(one.label),
                " ",
                refs(one.laws, found.laws),
                marks(one).map((mark) => [" ", h("span", { class: "verdict" }, mark)]),
                one.tricks.duties.map((duty) => h("small", { class: "duty" }, rich(duty))),
              ),
              h("td", { class: "number" }, one.tricks.text),
            ),
          ),
        ),
      ),
      h("p", {}, rich(choice.said)),
    ]),
    h("p", { class: "quiet" }, found.bounds),
  );
}

const marks = (option) => [option.chosen && t("page.taken"), option.standing_text].filter(Boolean);
