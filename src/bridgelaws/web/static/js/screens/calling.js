// What may be told next in an auction: a call, whoever made it, and a call that was changed.

import { announce } from "../announce.js";
import * as api from "../api.js";
import { clockwise } from "../cards.js";
import { lines, worthSaying } from "../components/lines.js";
import { callPad } from "../components/pad.js";
import { closeSheet, refs, sheet } from "../components/sheet.js";
import { button, h, rich } from "../dom.js";
import { setOffline } from "../store.js";
import { t } from "../words.js";
import { askSeat } from "./ask.js";
import { contractPicker } from "./contract.js";
import { overBy, tellOver } from "./new-call.js";

/** A call was made: by the player whose turn it is, unless another is tapped. Any call can be: that is what we are for. */
export function callMade(context, { seats }) {
  const { outcome } = context;
  const legal = outcome.auction.legal_calls;
  const open = (seat) =>
    sheet(
      t("page.which_call", { seat }),
      callPad(
        (call) => {
          closeSheet();
          context.send({ event: "made", seat, call });
        },
        { usual: legal?.seat === seat ? [...legal.legal, ...legal.unsettled] : undefined },
      ),
      h(
        "div",
        { class: "stack" },
        calledBefore(outcome, seat) && button(t("page.would_do"), () => askWouldDo(context, seat)),
        button(t("page.other_player"), () => askSeat(context, t("page.whose_call"), seats, open)),
      ),
    );
  open(nextCaller(outcome));
}

/** Whose call is told most likely: while the last is not disposed of, or is being heard, that of the next player. */
function nextCaller({ question, turn, auction }) {
  const last = auction.calls.at(-1);
  return last && (question || last.state === "pending") ? clockwise(last.seat)[1] : turn;
}

/** Asked before anything else about an irregular call: whether it was meant. He says which he meant, and 25A comes first. */
export function slip(context) {
  const { seat } = context.outcome.auction.slip;
  sheet(
    t("page.which_meant", { seat }),
    callPad((to) => {
      closeSheet();
      context.send({ event: "changed", seat, how: "said", to });
    }),
  );
}

/** A call that nobody can accept, and somebody had called over it before the Director came: that may undo it all. */
export function calledOver({ record, other, redraw }) {
  const seat = other ? null : overBy(record);
  if (!seat) return null;
  const tell = async (call) => {
    closeSheet();
    try {
      await tellOver(record, call);
    } catch (error) {
      if (error instanceof api.Offline) return setOffline({ retry: () => tell(call) });
      announce(error.message);
      redraw();
    }
  };
  return button(t("page.called_over"), () => sheet(t("page.which_call", { seat }), callPad(tell)), { class: "button meanwhile" });
}

/** Whether the last call of a player does not stand, so that he is to make another. */
function calledBefore({ auction }, seat) {
  const last = auction.calls.findLast((call) => call.seat === seat);
  return last !== undefined && !["standing", "pending"].includes(last.state);
}

/** Asked away from the table, before he calls: what would follow from a call. */
function askWouldDo(context, seat) {
  const problem = h("p", { class: "problem", role: "alert" });
  sheet(
    t("page.would_do"),
    h("p", {}, t("page.would_do_more")),
    problem,
    callPad(async (call) => {
      try {
        showProspect(context, seat, call, await api.prospect(context.record.id, seat, call));
      } catch (error) {
        problem.textContent = error.message;
      }
    }),
  );
}

function showProspect(context, seat, call, outcome) {
  const { laws } = outcome;
  const fresh = outcome.rulings.slice(context.outcome.rulings.length).flatMap(worthSaying).filter((step) => step.say);
  const { question } = outcome;
  // Whose turn it would be comes first, and is nothing that follows from the call.
  const stands = outcome.standing.slice(outcome.turn && outcome.turn_settled ? 1 : 0);
  const part = (title, body) => body && h("section", { class: "stack" }, h("h3", {}, title), body);
  sheet(
    t("page.would_call", { seat, call }),
    question &&
      part(t("page.would_ask"), [
        h("p", {}, rich(question.text), " ", refs(question.laws, laws)),
        h(
          "ul",
          {},
          question.options.map((option) => h("li", {}, rich(option.label))),
        ),
      ]),
    fresh.length > 0 &&
      part(
        t("page.would_say"),
        fresh.map((step) => h("p", {}, rich(step.say), " ", refs(step.laws, laws))),
      ),
    part(t("page.would_stand"), lines(stands, laws)),
    h("p", { class: "quiet" }, t("page.nothing_stored")),
    button(t("page.would_do"), () => askWouldDo(context, seat)),
    button(t("page.done"), () => closeSheet(), { class: "button primary" }),
  );
}

/** The auction has gone on to a contract, and nobody tells its calls one by one. */
export function auctionOver(context, { seats }) {
  sheet(
    t("page.which_contract_came"),
    contractPicker((contract) =>
      askSeat(context, t("page.who_declares_it"), seats, (seat) =>
        context.send({ event: "auction over", contract: `${contract} by ${seat}` }),
      ),
    ),
  );
}

/** A call was changed, or its player wants to: to which, if he has said so. */
export function callChanged(context, { seats }) {
  askSeat(context, t("page.who_changed"), seats, (seat) => {
    const send = (more) => {
      closeSheet();
      context.send({ event: "changed", seat, ...more });
    };
    sheet(
      t("page.changed_to", { seat }),
      callPad((to) => send({ how: "done", to })),
      button(t("page.only_wants"), () => send({ how: "asked" })),
    );
  });
}
