// What one seat may see, by a link that shows nothing else. There is no way from here to any other screen.

import * as api from "../api.js";
import { bySuit, SEATS, seatName } from "../cards.js";
import { card } from "../components/card.js";
import { table } from "../components/table.js";
import { h, rich } from "../dom.js";
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
  const to_lead = view.trick.length === 0;
  return {
    title: T.seatIs(seatName(view.seat)),
    wide: true,
    leave: () => window.clearInterval(timer),
    body: [
      h(
        "div",
        { class: "columns" },
        h(
          "section",
          {},
          table({ ...view, to_lead, restrictions: [], centre: T.trickNumber(view.trick_number) }),
          view.restrictions.length > 0 &&
            h(
              "ul",
              {},
              view.restrictions.map((text) => h("li", {}, rich(text))),
            ),
          view.question && h("p", { class: "notice" }, T.yourChoice),
        ),
        h(
          "section",
          {},
          SEATS.filter((s) => view.hands[s]?.length).map((s) => hand(s, view)),
        ),
      ),
    ],
  };
}

function hand(seat, view) {
  const name = seat === view.dummy ? `${seatName(seat)} (${T.dummy})` : seatName(seat);
  return h(
    "div",
    { class: "hand" },
    h("h2", {}, name, h("small", {}, ` ${T.cardsLeft(view.counts[seat])}`)),
    bySuit(view.hands[seat]).map((row) =>
      h(
        "div",
        { class: "hand-suit" },
        row.cards.map((code) => card(code)),
      ),
    ),
  );
}
