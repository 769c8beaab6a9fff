// What one seat may see, by a link that shows nothing else. There is no way from here to any other screen.

import * as api from "../api.js";
import { bySuit, SEATS } from "../cards.js";
import { auctionDiagram } from "../components/auction.js";
import { card } from "../components/card.js";
import { table } from "../components/table.js";
import { counted, won } from "../components/tricks.js";
import { h, rich } from "../dom.js";
import { capital, t } from "../words.js";

const EVERY = 5000;

export async function seat({ token, redraw }) {
  let view;
  try {
    view = await api.seatView(token);
  } catch (error) {
    if (!(error instanceof api.ApiError)) throw error;
    return { title: t("page.seat_view"), body: [h("p", { class: "lead" }, t("page.link_gone"))] };
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
  const tricks = counted({ ...view, result: null, phase: "play" });
  const calls = view.declarer === null; // nobody is, as long as the auction goes on
  return {
    title: t("page.seat_is", { seat: mine }),
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
            phase: calls ? "auction" : "play",
            centre: calls ? t("page.the_auction") : view.turn ? t("page.trick_number", { trick: view.trick_number }) : t("page.play_is_over"),
          }),
          (calls || view.auction.calls.length > 0) && auctionDiagram({ ...view, phase: calls ? "auction" : "play" }),
          tricks && h("p", { class: "caption" }, capital(won(tricks))),
          view.question && h("p", { class: "notice" }, t("page.your_choice")),
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

function whose(seat, view) {
  if (seat === view.seat) return t("page.hand_yours", { seat });
  return seat === view.dummy ? t("page.hand_of_dummy", { seat }) : t("page.hand_face_up", { seat });
}

function hand(seat, view) {
  return h(
    "div",
    { class: "hand" },
    h("h2", {}, whose(seat, view), h("small", {}, ` ${t("page.cards_left", { number: view.counts[seat] })}`)),
    bySuit(view.hands[seat]).map((row) =>
      h(
        "div",
        { class: "hand-suit" },
        row.cards.map((code) => card(code)),
      ),
    ),
  );
}
