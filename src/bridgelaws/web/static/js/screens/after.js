// What may be told next, as the outcome document offers it: the trick is over, another card was played, the Director is
// called again, the play has ended.

import { cardText, seatName } from "../cards.js";
import { cardPicker } from "../components/picker.js";
import { closeSheet, sheet } from "../components/sheet.js";
import { table } from "../components/table.js";
import { button, capital, h, rich } from "../dom.js";
import { T } from "../text.js";

const ASK = {
  "played on": trickOver,
  faced: playCard,
  "director called": callDirector,
  ended: playEnded,
  claimed: claim,
  agreed: agree,
};

/** @typedef {{event: string, label: string, run: () => void}} Act */

/** Everything on offer, in that order. @returns {Act[]} */
export function acts(context) {
  return context.outcome.acts
    .filter((act) => act.event in ASK)
    .map((act) => ({ event: act.event, label: T.acts[act.event], run: () => ASK[act.event](context, act) }));
}

/** One of them, if it is on offer. */
export const actOf = (context, event) => acts(context).find((act) => act.event === event);

/** Ask for a seat in a sheet. */
function askSeat({ outcome }, title, among, chosen, ...below) {
  const scene = {
    declarer: outcome.declarer,
    dummy: outcome.dummy,
    penalty_cards: outcome.penalty_cards,
    centre: T.tapSeat,
  };
  const pick = (seat) => {
    closeSheet();
    chosen(seat);
  };
  sheet(title, table(scene, { class: "picking", among, pick }), ...below);
}

/** Ask for one of several values in a sheet. */
function askValue(title, values, chosen, { lead = null, grid = "grid-2", more = [] } = {}) {
  const offer = ([value, label, kind]) =>
    button(
      label,
      () => {
        closeSheet();
        chosen(value);
      },
      { class: `button ${kind}`, "data-value": String(value) },
    );
  sheet(title, lead, h("div", { class: grid }, values.map(offer)), more.map(offer));
}

const numbers = (list) => list.map((n) => [n, String(n), "choice number"]);

/** Who leads to the next trick; and of each card that lies face up, whether it was played. */
function trickOver(context, { seats, cards }) {
  const ask = (at, played) => {
    if (at === cards.length)
      return askSeat(context, T.whoLeadsNow, seats, (leader) =>
        context.send({ event: "played on", leader, ...(played.length ? { cards: played } : {}) }),
      );
    const { seat } = context.outcome.penalty_cards.find((p) => p.card === cards[at]);
    askValue(
      T.penaltyCardPlayed,
      [
        [true, T.yes, "option"],
        [false, T.no, "option"],
      ],
      (was) => ask(at + 1, was ? [...played, cards[at]] : played),
      { lead: h("p", { class: "lead" }, rich(T.wasPlayed(cardText(cards[at]), seatName(seat)))) },
    );
  };
  ask(0, []);
}

/** A card was played: from the hand that is to play, unless another is tapped. */
function playCard(context, { seats }) {
  const { outcome } = context;
  let seat = outcome.turn;
  const open = () =>
    sheet(
      T.whichCardPlayed(seatName(seat)),
      cardPicker(
        (card) => {
          closeSheet();
          context.send({ event: "faced", seat, card });
        },
        outcome.trick.map((t) => t.card),
      ),
      h(
        "div",
        { class: "below" },
        button(T.otherHand, () =>
          askSeat(context, T.whoseCard, seats, (other) => {
            seat = other;
            open();
          }),
        ),
      ),
    );
  open();
}

/** Who called the Director; and what for, if that was said and is not plain. */
function callDirector(context, { seats, about }) {
  const whatFor = () =>
    askValue(
      T.calledFor,
      context.outcome.topics.map((topic) => [topic, capital(topic), "option"]),
      (topic) => callDirector(context, { seats, about: topic }),
      { more: [[null, T.notSaid, ""]] },
    );
  askSeat(
    context,
    T.whoCalled,
    seats,
    (seat) => context.send({ event: "director called", seat, ...(about ? { about } : {}) }),
    h("div", { class: "below" }, button(about ? capital(about) : T.sayWhatFor, whatFor)),
  );
}

/** Play stopped, and the players stated how many tricks declarer's side took. */
function playEnded(context, { tricks }) {
  askValue(T.tricksTaken, numbers(tricks), (taken) => context.send({ event: "ended", tricks: taken }), {
    grid: "numbers",
  });
}

/** A claim or concession; how many tricks it was for, if that was said and can be stated. */
function claim(context, { seats, tricks }) {
  askSeat(context, T.whoClaimed, seats, (seat) => {
    if (!tricks.length) return context.send({ event: "claimed", seat });
    askValue(
      T.tricksClaimed,
      numbers(tricks),
      (claimed) => context.send({ event: "claimed", seat, ...(claimed === null ? {} : { tricks: claimed }) }),
      { grid: "numbers", more: [[null, T.notSaid, ""]] },
    );
  });
}

function agree(context, { seats }) {
  askSeat(context, T.whoAgreed, seats, (seat) => context.send({ event: "agreed", seat }));
}
