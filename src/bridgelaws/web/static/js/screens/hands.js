// The hands of a board that is on file, one at a time, to be played from by tapping. Any tap is accepted: what is
// irregular becomes a call, and what is impossible is refused by the server in words.

import { bySuit, SEATS, seatName } from "../cards.js";
import { calling } from "../components/auction.js";
import { card } from "../components/card.js";
import { button, h, redraw } from "../dom.js";
import { t } from "../words.js";

export function handsBody(context) {
  const { hands } = context.record;
  if (!hands || context.other || context.outcome.turn === null || calling(context.outcome)) return null;
  let seat = context.outcome.turn;
  const place = h("section", { class: "hands", "aria-label": t("page.hands") });
  const draw = () =>
    redraw(
      place,
      h("h2", {}, t("page.play_from", { seat })),
      h(
        "div",
        { class: "grid-4", role: "group", "aria-label": t("page.hands") },
        SEATS.map((s) =>
          button(
            [seatName(s), s === context.outcome.turn && h("small", {}, context.outcome.to_lead ? t("page.to_lead", { trick: context.outcome.trick_number }) : t("page.to_play"))],
            () => {
              seat = s;
              draw();
            },
            { class: "button choice", "aria-pressed": String(s === seat), "data-seat": s },
          ),
        ),
      ),
      h(
        "div",
        { class: "hand" },
        bySuit(hands[seat] ?? []).map((row) =>
          h(
            "div",
            { class: "hand-suit" },
            row.cards.map((code) =>
              button(card(code), () => context.send({ event: "faced", seat, card: code }), {
                class: "card-button",
                "data-card": code,
              }),
            ),
          ),
        ),
      ),
      !(hands[seat] ?? []).length && h("p", { class: "quiet" }, t("page.hand_unknown")),
    );
  draw();
  return place;
}
