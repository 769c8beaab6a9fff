// What one seat may see, by a link that shows nothing else. There is no way from here to any other screen.

import * as api from "../api.js";
import { bySuit, SEATS, seatName } from "../cards.js";
import { card } from "../components/card.js";
import { table } from "../components/table.js";
import { capital, h, rich } from "../dom.js";
import { T } from "../text.js";

const EVERY = 5000;

export async function seat({ token, redraw }) {
  let view;
  try {
    view = await api.seatView(token);
  } catch (error) {
    if (!(error instanceof api.ApiError)) throw error;
    return { title: T.seatView, body: [h("p", { class: "lead" }, T.linkGone)] };
  }
  const before = JSON.stringify(view);
  // A seat has no stream of its own: it asks, and draws only what has changed.
  const timer = window.setInterval(async () => {
    try {
      if (JSON.stringify(await api.seatView(token)) !== before) redraw();
    } catch {
      /* asked again */
    }
  }, EVERY);
  const { seat: mine } = view;
  const { NS, EW } = view.tricks_won;
  return {
    title: T.seatIs(seatName(mine)),
    wide: true,
    leave: () => window.clearInterval(timer),
    body: [
      h(
        "div",
        { class: "seat-view" },
        h(
          "section",
          { class: "aside" },
          table({
            ...view,
            restrictions: view.badges,
            centre: view.turn ? T.trickNumber(view.trick_number) : T.playIsOver,
          }),
          NS + EW > 0 && h("p", { class: "caption" }, capital(T.won(view.tricks_won))),
          view.question && h("p", { class: "notice" }, T.yourChoice),
          view.restrictions.length > 0 &&
            h(
              "ul",
              {},
              view.restrictions.map((text) => h("li", {}, rich(text))),
            ),
        ),
        h(
          "section",
          { class: "seat-hands" },
          [mine, ...SEATS.filter((s) => s !== mine)].filter((s) => view.hands[s]?.length).map((s) => hand(s, view)),
        ),
      ),
    ],
  };
}

function hand(seat, view) {
  const whose = seat === view.seat ? T.yourHand : seat === view.dummy ? T.dummy : T.faceUp;
  return h(
    "div",
    { class: "hand" },
    h("h2", {}, T.handOf(seatName(seat), whose), h("small", {}, ` ${T.cardsLeft(view.counts[seat])}`)),
    bySuit(view.hands[seat]).map((row) =>
      h(
        "div",
        { class: "hand-suit" },
        row.cards.map((code) => card(code)),
      ),
    ),
  );
}
