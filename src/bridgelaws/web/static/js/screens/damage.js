// What an irregularity cost double dummy, once the board is over. All of it comes from the server, and all of it is
// evidence: the screen says so first.

import { announce } from "../announce.js";
import * as api from "../api.js";
import { bySuit, cardText, rankFace, SEATS, seatName } from "../cards.js";
import { refs } from "../components/sheet.js";
import { table } from "../components/table.js";
import { button, capital, h, link, put, rich } from "../dom.js";
import { state } from "../store.js";
import { T } from "../text.js";

export async function damage({ id }) {
  const record = await api.getCase(id);
  // The solver takes its time: the screen is there at once, and says what it waits for.
  const place = h("div", { class: "evidence" }, h("p", { class: "lead", role: "status" }, T.solving));
  let left = false;
  const fill = async () => {
    try {
      const found = await api.damage(id);
      if (left) return;
      put(place, evidence(id, found));
      announce(T.solved);
    } catch (error) {
      if (!(error instanceof api.ApiError || error instanceof api.Offline)) throw error;
      if (left) return;
      put(
        place,
        h("p", { class: "problem", role: "alert" }, rich(error.message)),
        button(T.retry, () => {
          put(place, h("p", { class: "lead", role: "status" }, T.solving));
          fill();
        }),
      );
    }
  };
  fill();
  return {
    title: T.doubleDummy,
    back: `/call/${id}`,
    wide: true,
    leave: () => (left = true),
    body: [h("p", { class: "stamp" }, T.notARuling), h("p", { class: "about" }, rich(record.title)), place],
  };
}

function evidence(id, found) {
  const outcome = h("div", { class: "stack" });
  const file = link(T.report, api.damageReport(id), { class: "button", download: true });
  const show = (document) => put(outcome, reckoning(document));
  show(found);
  return [
    h("section", { class: "stack" }, h("h2", {}, T.whatItComesTo), outcome),
    found.irregularities.length > 0 && otherTable(id, show, file),
    curve(id, found),
    found.irregularities.map((one) => moment(one)),
    options(found),
    h(
      "section",
      { class: "stack" },
      h("h2", {}, T.leftToDirector),
      h("p", {}, found.note),
      h(
        "ul",
        {},
        found.judged_under.map((basis) => h("li", {}, rich(capital(basis.text)), " ", refs([basis.law], found.laws))),
      ),
    ),
    h("section", { class: "stack" }, file, h("p", { class: "quiet" }, T.reportMore)),
  ];
}

/** The sentences, and for each irregularity its numbers. */
function reckoning(found) {
  return [
    found.summary.map((line) => h("p", {}, rich(line))),
    found.irregularities.map((one, n) => [
      found.irregularities.length > 1 && h("h3", {}, `${n + 1}. `, rich(capital(one.text))),
      h("p", { class: "quiet" }, T.ofSide(one.innocent)),
      h(
        "dl",
        { class: "tiles" },
        tile(T.tricksLost, one.tricks_lost?.text, true),
        tile(T.pointsBefore, signed(one.points_expected)),
        tile(T.pointsScored, signed(one.points_scored)),
        one.imps_expected !== null && tile(T.impsBefore, signed(one.imps_expected)),
        one.imps !== null && tile(T.imps, signed(one.imps)),
      ),
      one.in_imps.map((line) => h("p", {}, rich(line))),
    ]),
  ];
}

const signed = (n) => (n === null ? null : T.signed(n));

function tile(name, value, strong = false) {
  return h("div", { class: strong ? "tile strong" : "tile" }, h("dt", {}, name), h("dd", {}, value ?? T.unknown));
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
    h("label", { class: "labelled", for: "other-table" }, T.otherTable),
    h("p", { class: "quiet", id: "other-table-more" }, T.otherTableMore),
    h("div", { class: "beside" }, input, h("button", { type: "submit", class: "button small" }, T.inImps)),
    wrong,
  );
}

/** The picture, in the colours of the screen; and the same for those who cannot see it. */
function curve(id, found) {
  const scheme = state.theme === "auto" ? "light" : state.theme;
  return h(
    "section",
    { class: "stack" },
    h("h2", {}, T.curve),
    h(
      "figure",
      { class: "curve" },
      h(
        "div",
        { class: "sideways", tabindex: 0, role: "group", "aria-label": T.curvePlace },
        h(
          "picture",
          {},
          state.theme === "auto" &&
            h("source", {
              media: "screen and (prefers-color-scheme: dark)",
              srcset: api.damagePicture(id, "dark"),
            }),
          h("img", { src: api.damagePicture(id, scheme), alt: T.curveIs }),
        ),
      ),
      h("figcaption", { class: "quiet" }, T.curveMore),
    ),
    h("details", {}, h("summary", {}, T.curveTable), points(found)),
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
    head(T.trick, T.card, T.declarersTricks),
    [...groups].map(([trick, list]) =>
      h(
        "tbody",
        {},
        list.map((point, n) =>
          h(
            "tr",
            { class: wrong.has(point.event) ? "taken" : null },
            n === 0 && h("th", { scope: "rowgroup", rowspan: list.length }, trick || T.atFirst),
            h("td", {}, rich(what(point)), wrong.has(point.event) && [" ", h("small", {}, T.irregular)]),
            h("td", { class: "number" }, point.tricks?.text ?? T.noValue),
          ),
        ),
      ),
    ),
  );
}

function what(point) {
  if (point.card) return [point.seat && seatName(point.seat), cardText(point.card)].filter(Boolean).join(" ");
  return point.ruled.length ? T.ruledHere : "";
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
    h("h2", {}, T.tableThen(one.trick)),
    h("p", {}, rich(capital(one.text)), ". ", capital(T.won(one.table.tricks_won)), "."),
    h(
      "div",
      { class: "then" },
      table({ ...one.table, centre: T.trickNumber(one.trick) }),
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
  return suits.length ? suits : T.noCards;
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
        h("h2", {}, T.couldHavePlayed(seatName(one.offender), one.trick)),
        h(
          "table",
          { class: "worths" },
          head(T.card, T.declarersTricks),
          h(
            "tbody",
            {},
            [...worths].map(([tricks, cards]) =>
              h("tr", {}, h("td", {}, rich(cards.join(" "))), h("td", { class: "number" }, tricks)),
            ),
          ),
        ),
      ),
    one.shares.some((share) => share.tricks !== 0) &&
      h(
        "section",
        { class: "stack" },
        h("h2", {}, T.whereTricksWent(one.innocent)),
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
                h("td", { class: "number" }, T.signed(share.tricks)),
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
    h("h2", {}, T.optionsWorth),
    found.choices.map((choice) => [
      h("h3", {}, rich(choice.text)),
      h(
        "table",
        { class: "worths" },
        head(T.option, T.declarersTricks),
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

const marks = (option) => [option.chosen && T.taken, option.standing].filter(Boolean);
