// What may be told next, as the outcome document offers it: somebody has called, the trick is over, another card was played, the Director is
// called again, the play has ended.

import * as api from "../api.js";
import { SEATS } from "../cards.js";
import { cardPicker } from "../components/picker.js";
import { closeSheet, sheet } from "../components/sheet.js";
import { statementPicker } from "../components/statement.js";
import { button, h, rich } from "../dom.js";
import { setOffline } from "../store.js";
import { number, t } from "../words.js";
import { askSeat, askValue } from "./ask.js";
import { handsOf, suitOf } from "./claim-call.js";
import { canTellOn, tellOn } from "./new-call.js";
import { auctionOver, callChanged, callMade, slip } from "./calling.js";

const ASK = {
  made: callMade,
  changed: callChanged,
  "auction over": auctionOver,
  "played on": trickOver,
  faced: playCard,
  "director called": callDirector,
  ended: playEnded,
  claimed: claim,
  agreed: agree,
};

/** The part of an id that is the name of something: `played_on`. */
const key = (name) => name.replace(/[^a-z]+/g, "_");
const topicName = (topic) => t(`page.topic.${key(topic)}`);

/** @typedef {{event: string, label: string, run: () => void}} Act */

/** Everything on offer, in that order. @returns {Act[]} */
export function acts(context) {
  const { acts: offered, auction } = context.outcome;
  const toTheEnd = !offered.some((act) => act.event === "ended") && canTellOn(context.record);
  return [
    ...(toTheEnd ? [{ event: "ended", label: t("page.act.ended"), run: () => toldOn(context) }] : []),
    ...offered
      .filter((act) => act.event in ASK)
      .map((act) => ({ event: act.event, label: t(`page.act.${key(act.event)}`), run: () => ASK[act.event](context, act) })),
    ...(context.claim && offered.some((act) => act.event === "agreed")
      ? [{ event: "disputed", label: t("page.dispute"), run: () => dispute(context) }]
      : []),
    ...(offered.length && auction.slip ? [{ event: "slip", label: t("page.slip"), run: () => slip(context) }] : []),
  ];
}

/** The board is over, and what happened was told while it was not. */
async function toldOn(context) {
  closeSheet();
  try {
    await tellOn(context.record);
  } catch (error) {
    if (!(error instanceof api.Offline)) throw error;
    setOffline({ retry: () => toldOn(context) });
  }
}

/** What has happened while a question is open, and nobody has told. @returns {Act[]} */
export function meanwhile(context) {
  return context.outcome.meanwhile
    .filter((act) => act.event in ASK)
    .map((act) => ({ event: act.event, label: t(`page.meanwhile.${key(act.event)}`), run: () => ASK[act.event](context, act) }));
}

/** One of them, if it is on offer. */
export const actOf = (context, event) => acts(context).find((act) => act.event === event);

const MOST_STEPS = 12;
const numbers = (list) => list.map((n) => [n, number(n), "choice number"]);

/** Who leads to the next trick; and of each card that lies face up, whether it was played. */
function trickOver(context, { seats, cards }) {
  const ask = (at, played) => {
    if (at === cards.length)
      return askSeat(context, t("page.who_leads_now"), seats, (leader) =>
        context.send({ event: "played on", leader, ...(played.length ? { cards: played } : {}) }),
      );
    const { seat } = context.outcome.penalty_cards.find((p) => p.card === cards[at]);
    askValue(
      t("page.penalty_card_played"),
      [
        [true, t("page.yes"), "option"],
        [false, t("page.no"), "option"],
      ],
      (was) => ask(at + 1, was ? [...played, cards[at]] : played),
      { lead: h("p", { class: "lead" }, rich(t("page.was_played", { card: cards[at], seat }))) },
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
      t("page.which_card_played", { seat }),
      cardPicker(
        (card) => {
          closeSheet();
          context.send({ event: "faced", seat, card });
        },
        outcome.trick.map((played) => played.card),
      ),
      h(
        "div",
        { class: "below" },
        button(t("page.other_hand"), () =>
          askSeat(context, t("page.whose_card"), seats, (other) => {
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
      t("page.called_for"),
      context.outcome.topics.map((topic) => [topic, topicName(topic), "option"]),
      (topic) => callDirector(context, { seats, about: topic }),
      { more: [[null, t("page.not_said"), ""]] },
    );
  askSeat(
    context,
    t("page.who_called"),
    seats,
    (seat) => context.send({ event: "director called", seat, ...(about ? { about } : {}) }),
    h("div", { class: "below" }, button(about ? topicName(about) : t("page.say_what_for"), whatFor)),
  );
}

/** Play stopped, and the players stated how many tricks declarer's side took. */
function playEnded(context, { tricks }) {
  askValue(t("page.tricks_taken"), numbers(tricks), (taken) => context.send({ event: "ended", tricks: taken }), {
    grid: "numbers",
  });
}

/** A claim or concession; how many tricks it was for, if that was said and can be stated; and with which words. */
function claim(context, { seats, tricks }) {
  askSeat(context, t("page.who_claimed"), seats, (seat) => {
    if (!tricks.length) return stated(context, { event: "claimed", seat });
    askValue(
      t("page.tricks_claimed"),
      numbers(tricks),
      (claimed) => stated(context, { event: "claimed", seat, ...(claimed === null ? {} : { tricks: claimed }) }),
      { grid: "numbers", more: [[null, t("page.not_said"), ""]] },
    );
    return null;
  });
}

/** What the claimer said, in his words and in steps. */
function stated(context, event) {
  const { outcome } = context;
  const said = { text: "", steps: /** @type {any[]} */ ([]) };
  const done = /** @type {any} */ (
    button(
      t("page.claim.as_he_said"),
      () => {
        closeSheet();
        const { text, steps } = said;
        context.send({ ...event, ...(text.trim() ? { said: text.trim() } : {}), ...(steps.length ? { stated: steps } : {}) });
      },
      { class: "button primary" },
    )
  );
  const about = { claimer: event.seat, hands: handsOf(event.seat, outcome), trumps: outcome.contract ? suitOf(outcome.contract) : null, most: MOST_STEPS };
  sheet(t("page.claim.what_said", { seat: event.seat }), statementPicker(said, about, (ready) => (done.disabled = !ready)), done);
}

function agree(context, { seats }) {
  askSeat(context, t("page.who_agreed"), seats, (seat) => context.send({ event: "agreed", seat }));
}

/** Somebody does not agree to a claim: anyone but the claimer may say so. */
function dispute(context) {
  const among = SEATS.filter((seat) => seat !== context.claim.claimer);
  askSeat(context, t("page.who_disputes"), among, (seat) => context.send({ event: "said", seat, what: "refuse" }));
}
