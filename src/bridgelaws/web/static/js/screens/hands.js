// The hands of a board that is on file, one at a time, to be played from by tapping. Any tap is accepted: what is
// irregular becomes a call, and what is impossible is refused by the server in words.

import { bySuit, SEATS, seatName } from "../cards.js";
import { card } from "../components/card.js";
import { button, h, redraw } from "../dom.js";
import { T } from "../text.js";

export function handsBody(context) {
  const { hands } = context.record;
  if (!hands || context.other || context.outcome.turn === null) return null;
  let seat = context.outcome.turn;
  const place = h("section", { class: "hands", "aria-label": T.hands });
  const draw = () =>
    redraw(
      place,
      h("h2", {}, T.playFrom(seatName(seat))),
      h(
        "div",
        { class: "grid-4", role: "group", "aria-label": T.hands },
        SEATS.map((s) =>
          button(
            [seatName(s), s === context.outcome.turn && h("small", {}, context.outcome.to_lead ? T.toLead : T.toPlay)],
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
      !(hands[seat] ?? []).length && h("p", { class: "quiet" }, T.handUnknown),
    );
  draw();
  return place;
}
