// The ruling as a form to be printed and signed, on A5 or A4.

import * as api from "../api.js";
import { SEATS, seatName } from "../cards.js";
import { button, h, rich } from "../dom.js";
import { auctionDiagram, calling } from "../components/auction.js";
import { callText } from "../components/pad.js";
import { drawTable } from "../components/table.js";
import { prefer, state } from "../store.js";
import { capital, day, number, refText, t } from "../words.js";
import { claimOnFile } from "./claim.js";
import { inSentences, result } from "./ruling.js";

export async function print({ id, redraw }) {
  const record = await api.getCase(id);
  const { outcome } = record;
  const ended = outcome.phase === "after" && record.case.events?.some((event) => event.event === "claimed");
  const claim = ended ? await api.claimOnFile(id) : null;
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
    title: t("page.form"),
    back: `/call/${id}`,
    body: [
      h(
        "article",
        { class: `form paper-${state.paper}` },
        h("header", {}, h("h2", {}, t("page.ruling_form")), h("p", {}, t("page.laws_of", { laws: outcome.laws }))),
        h(
          "dl",
          { class: "facts" },
          // Two in a row; the first has a row of its own where that leaves the players side by side.
          facts(record).map(([name, value], n, { length }) =>
            h("div", n || length % 2 === 0 ? {} : { class: "whole" }, h("dt", {}, name), h("dd", {}, value ? rich(value) : "\u00a0")),
          ),
        ),
        section(t("page.what_happened"), happened(record)),
        section(t("page.ruling"), outcome.rulings.length ? outcome.rulings.map(inSentences) : inOrder(outcome)),
        result(outcome),
        claim && section(t("page.claim.the_claim"), claimOnFile(claim, outcome)),
        h(
          "div",
          { class: "form-standing" },
          section(t("page.in_force"), lines(outcome.standing) || h("p", {}, t("page.nothing_in_force"))),
          h("div", { class: "form-table" }, calling(outcome) ? auctionDiagram(outcome) : drawTable(outcome)),
        ),
        section(t("page.keep_in_mind"), lines(outcome.remember)),
        record.notes && section(t("page.notes"), h("p", { class: "notes" }, record.notes)),
        h("footer", { class: "signatures" }, h("p", {}, t("page.director_signs")), h("p", {}, t("page.date_and_time"))),
        state.appeal && appeal(outcome),
      ),
    ],
    actions: [
      h("div", { class: "grid-2", role: "group", "aria-label": t("page.paper") }, size("A5"), size("A4")),
      button(
        t("page.appeal_more"),
        () => {
          prefer({ appeal: !state.appeal });
          redraw();
        },
        { "aria-pressed": String(state.appeal) },
      ),
      button(t("page.print"), () => window.print(), { class: "button primary" }),
    ],
  };
}

/** What a committee wants to have on paper: filled in by hand, but for the laws. */
function appeal(outcome) {
  const laws = [...new Set(outcome.rulings.flatMap((ruling) => ruling.citations))].map(refText).join(", ");
  const field = (title, value = "") => h("div", { class: "to-fill" }, h("dt", {}, title), h("dd", {}, value));
  return h(
    "section",
    { class: "appeal" },
    h("h3", {}, t("page.appeal")),
    h(
      "dl",
      {},
      field(t("page.facts_agreed")),
      field(t("page.facts_disputed")),
      field(t("page.law_applied"), laws),
      field(t("page.basis_of_appeal")),
    ),
    h("div", { class: "signatures" }, ["NS", "EW"].map((side) => h("p", {}, t("page.side_signs", { side })))),
  );
}

/** What was in order, or that nothing has been ruled. */
function inOrder({ in_order: line }) {
  return line ? lines([line]) : h("p", {}, t("page.no_ruling"));
}

function contractOf(outcome) {
  if (outcome.auction.passed_out) return callText("P");
  if (calling(outcome)) return t("page.no_contract");
  return outcome.contract_text ?? t("page.declared_by", { seat: outcome.declarer });
}

function facts(record) {
  const players = record.players ?? {};
  const { outcome } = record;
  return [
    [t("page.event_name"), record.event_name],
    [t("page.date"), day(record.created)],
    [t("page.table_name"), record.table_name],
    [t("page.round_name"), record.round_name],
    [t("page.board_name"), record.board],
    [t("page.contract"), contractOf(outcome)],
    ...(calling(outcome) || outcome.phase === "after" ? [] : [[t("page.trick"), number(outcome.trick_number)]]),
    ...SEATS.map((seat) => [seatName(seat), players[seat]]),
  ];
}

function happened(record) {
  const story = record.case.story || record.title;
  const lying = record.outcome.unattended.map((one) => capital(one.text));
  const trick = record.outcome.trick.map(({ seat, card }) => t("page.played_card", { seat, card }));
  return [
    h("p", {}, rich(story)),
    lying.map((text) => h("p", {}, rich(t("page.sentence", { text })))),
    trick.length > 0 && h("p", {}, rich(t("page.on_the_table", { list: trick }))),
  ];
}

const section = (title, body) => body && h("section", {}, h("h3", {}, title), body);
const lines = (list) =>
  list.length > 0 &&
  h(
    "ul",
    {},
    list.map((line) =>
      h("li", {}, rich(capital(line.text)), line.laws.length > 0 && ` (${[...new Set(line.laws)].map(refText).join(", ")})`),
    ),
  );
