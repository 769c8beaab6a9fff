// The auction as everybody writes it: four columns, the dealer's first. A call that does not stand is struck through.

import { clockwise, seatName, SEATS } from "../cards.js";
import { h, rich } from "../dom.js";
import { capital, t } from "../words.js";
import { callText } from "./pad.js";

/** Whether there is no contract: the auction is going on, or was passed out. */
export const calling = (outcome) => ["auction", "passed out"].includes(outcome.phase);

const struck = (call) => !["standing", "pending"].includes(call.state);

/** What is to be said about a call beside the call itself; nothing about most of them. */
function stateOf(call) {
  if (struck(call)) return "struck";
  if (call.state === "pending") return "pending";
  if (call.came === "deemed") return "deemed";
  return call.law && call.came !== "told" ? "accepted" : "";
}

const MARK = { pending: "?", accepted: "✓" };
const LEGEND = { struck: () => h("s", {}, "1"), pending: () => "?", accepted: () => "✓", deemed: () => "(1)" };

/**
 * The auction of an outcome document.
 * @param {any} outcome
 */
export function auctionDiagram(outcome) {
  const { auction } = outcome;
  const first = auction.dealer ?? auction.calls[0]?.seat ?? outcome.turn ?? SEATS[0];
  const order = clockwise(first);
  const cells = placed(auction.calls, order);
  const turn = calling(outcome) && outcome.turn_settled ? outcome.turn : null;
  const rows = Math.max(1, Math.ceil(cells.length / 4));
  const marks = [...new Set(auction.calls.map(stateOf))].filter(Boolean);
  return h(
    "div",
    { class: "auction" },
    auction.bid && h("p", { class: "caption" }, rich(t("page.bid_before", { call: auction.bid }))),
    h(
      "table",
      {},
      h("caption", { class: "visually-hidden" }, t("page.the_auction")),
      h("thead", {}, h("tr", {}, order.map((seat) => column(seat, seat === turn, seat === auction.dealer)))),
      h(
        "tbody",
        {},
        Array.from({ length: rows }, (_, row) =>
          h(
            "tr",
            {},
            order.map((_, n) => h("td", {}, (cells[row * 4 + n] ?? []).map(drawn))),
          ),
        ),
      ),
    ),
    auction.to_the_end === false && h("p", { class: "caption" }, t("page.went_on")),
    marks.length > 0 &&
      h(
        "ul",
        { class: "legend", "aria-hidden": "true" },
        marks.map((mark) => h("li", {}, LEGEND[mark](), " ", t(`page.state.${mark}`))),
      ),
  );
}

function column(seat, mine, deals) {
  const role = mine ? `▸ ${t("page.to_call")}` : deals ? t("page.dealer") : "";
  return h("th", { scope: "col", class: mine ? "turn" : "" }, seatName(seat), role && h("small", {}, role));
}

function drawn(call) {
  const state = stateOf(call);
  const text = rich(capital(callText(call.call)));
  return h(
    "span",
    { class: `made ${state}` },
    state === "struck" ? h("s", {}, text) : state === "deemed" ? ["(", text, ")"] : text,
    MARK[state] && h("span", { "aria-hidden": "true" }, MARK[state]),
    state && h("span", { class: "visually-hidden" }, ` (${t(`page.state.${state}`)})`),
  );
}

/**
 * The calls in their places, row after row. One that stands takes the next place of its seat; one that does not, or not
 * yet, takes none from others: what comes instead of it stands beside it.
 */
function placed(calls, order) {
  const cells = [];
  const last = {};
  let at = -1;
  for (const call of calls) {
    const column = order.indexOf(call.seat);
    const next = at + 1 + ((((column - at - 1) % 4) + 4) % 4);
    const place = call.came === "changed" && last[call.seat] !== undefined ? last[call.seat] : next;
    (cells[place] ??= []).push(call);
    last[call.seat] = place;
    if (!struck(call)) at = Math.max(at, place);
  }
  return cells;
}
