// After the ruling, at the same table: the trick is over, another card was played, the Director is called again.

import { cardText, clockwise, seatName } from "../cards.js";
import { cardPicker } from "../components/picker.js";
import { closeSheet, sheet } from "../components/sheet.js";
import { table } from "../components/table.js";
import { button, h, rich } from "../dom.js";
import { T } from "../text.js";

const roles = ({ outcome }) => ({ declarer: outcome.declarer, dummy: outcome.dummy });

/** Ask for a seat in a sheet. */
function askSeat(context, title, chosen, more = {}) {
  sheet(
    title,
    table(
      { ...roles(context), penalty_cards: context.outcome.penalty_cards, centre: T.tapSeat },
      {
        class: "picking",
        pick: (seat) => {
          closeSheet();
          chosen(seat);
        },
        ...more,
      },
    ),
  );
}

/** Who leads to the next trick; and of each card that lies face up, whether it was played. */
export function trickOver(context) {
  const lying = context.outcome.penalty_cards.filter((p) => !context.outcome.trick.some((t) => t.seat === p.seat));
  const ask = (at, played) => {
    if (at < lying.length)
      return askPlayed(lying[at], (was) => ask(at + 1, was ? [...played, lying[at].card] : played));
    askSeat(context, T.whoLeadsNow, (leader) => {
      context.send({ event: "played on", leader, ...(played.length ? { cards: played } : {}) });
    });
  };
  ask(0, []);
}

function askPlayed(p, answer) {
  sheet(
    T.penaltyCardPlayed,
    h("p", { class: "lead" }, rich(T.wasPlayed(cardText(p.card), seatName(p.seat)))),
    h(
      "div",
      { class: "grid-2" },
      button(
        T.yes,
        () => {
          closeSheet();
          answer(true);
        },
        { class: "button option", "data-value": "true" },
      ),
      button(
        T.no,
        () => {
          closeSheet();
          answer(false);
        },
        { class: "button option", "data-value": "false" },
      ),
    ),
  );
}

/** A card was played: from the hand that is to play, unless another is tapped. */
export function playCard(context) {
  const { outcome } = context;
  let seat = outcome.turn ?? outcome.declarer;
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
          askSeat(context, T.whoseCard, (other) => {
            seat = other;
            open();
          }),
        ),
      ),
    );
  open();
}

/** Play stopped, and the players stated how many tricks declarer's side took. */
export function playEnded(context) {
  sheet(
    T.tricksTaken,
    h(
      "div",
      { class: "numbers" },
      Array.from({ length: 14 }, (_, tricks) =>
        button(
          String(tricks),
          () => {
            closeSheet();
            context.send({ event: "ended", tricks });
          },
          { class: "button choice number" },
        ),
      ),
    ),
  );
}

/** Who called. */
export function callDirector(context) {
  // A revoke of a trick that is past is heard only if the call is about it; what else waits is heard first.
  const { revokes, unattended } = context.outcome;
  const revoke = revokes.length > 0 && unattended.every((one) => one.law === "61");
  askSeat(
    context,
    T.whoCalled,
    (seat) => context.send({ event: "director called", seat, ...(revoke ? { about: "revoke" } : {}) }),
    { among: clockwise("N") },
  );
}
