// The ruling as a form to be printed and signed, on A5 or A4.

import * as api from "../api.js";
import { cardText, SEATS, seatName } from "../cards.js";
import { button, capital, h, rich } from "../dom.js";
import { drawTable } from "../components/table.js";
import { prefer, state } from "../store.js";
import { T } from "../text.js";
import { inSentences } from "./ruling.js";

export async function print({ id, redraw }) {
  const record = await api.getCase(id);
  const { outcome } = record;
  const size = (paper) =>
    button(
      paper,
      () => {
        prefer({ paper });
        redraw();
      },
      { class: "button choice", "aria-pressed": String(state.paper === paper) },
    );
  return {
    title: T.form,
    back: `/call/${id}`,
    body: [
      h(
        "article",
        { class: `form paper-${state.paper}` },
        h("header", {}, h("h2", {}, T.rulingForm), h("p", {}, T.lawsOf(outcome.laws))),
        h(
          "dl",
          { class: "facts" },
          facts(record).map(([name, value]) =>
            h("div", {}, h("dt", {}, name), h("dd", {}, value ? rich(value) : "\u00a0")),
          ),
        ),
        section(T.whatHappened, happened(record)),
        section(T.ruling, outcome.rulings.length ? outcome.rulings.map(inSentences) : h("p", {}, T.noRuling)),
        h(
          "div",
          { class: "form-standing" },
          section(T.inForce, lines(outcome.standing) || h("p", {}, T.nothingInForce)),
          h("div", { class: "form-table" }, drawTable(outcome)),
        ),
        section(T.keepInMind, lines(outcome.remember)),
        record.notes && section(T.notes, h("p", { class: "notes" }, record.notes)),
        h("footer", { class: "signatures" }, h("p", {}, T.directorSigns), h("p", {}, T.dateAndTime)),
      ),
    ],
    actions: [
      h("div", { class: "grid-2", role: "group", "aria-label": T.paper }, size("A5"), size("A4")),
      button(T.print, () => window.print(), { class: "button primary" }),
    ],
  };
}

function facts(record) {
  const players = record.players ?? {};
  return [
    [T.eventName, record.event_name],
    [T.date, T.day(record.created)],
    [T.tableName, record.table_name],
    [T.boardName, record.board],
    [T.contract, record.outcome.contract_text ?? T.bySeat(seatName(record.outcome.declarer))],
    [T.trick, String(record.outcome.trick_number)],
    ...SEATS.map((seat) => [seatName(seat), players[seat]]),
  ];
}

function happened(record) {
  const story = record.case.story || record.title;
  const lying = record.outcome.unattended.map((one) => capital(one.text));
  const trick = record.outcome.trick.map((t) => `${seatName(t.seat)} ${cardText(t.card)}`).join(", ");
  return [
    h("p", {}, rich(story)),
    lying.map((text) => h("p", {}, rich(`${text}.`))),
    trick && h("p", {}, T.onTheTable, " ", rich(trick)),
  ];
}

const section = (title, body) => body && h("section", {}, h("h3", {}, title), body);
const lines = (list) =>
  list.length > 0 &&
  h(
    "ul",
    {},
    list.map((line) =>
      h("li", {}, rich(capital(line.text)), line.laws.length > 0 && ` (${[...new Set(line.laws)].join(", ")})`),
    ),
  );
