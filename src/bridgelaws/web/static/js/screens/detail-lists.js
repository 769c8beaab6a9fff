// The details that take more than one tap: several cards, a trick as far as it went, what somebody said.

import { clockwise, rankFace, rankName, RANKS, seatName, SUITS, suitName } from "../cards.js";
import { card, suitIcon } from "../components/card.js";
import { cardPicker } from "../components/picker.js";
import { table } from "../components/table.js";
import { button, capital, h, redraw } from "../dom.js";
import { T } from "../text.js";

/** The button for giving no value, where that means something. */
export const skip = (detail, tell) =>
  detail.empty ? button(capital(detail.empty), () => tell(""), { class: "button" }) : null;

export function byCards(detail, tell) {
  const chosen = /** @type {string[]} */ ([]);
  const shown = h("div", { class: "chosen-cards", role: "group", "aria-label": T.chosenCards });
  const place = h("div", {});
  const done = button(T.done, () => tell(chosen.join(" ")), { class: "button primary" });
  const none = skip(detail, tell);
  const draw = () => {
    redraw(shown, chosen.length ? chosen.map((code) => card(code)) : h("span", { class: "quiet" }, T.noCardYet));
    redraw(
      place,
      cardPicker((code) => {
        chosen.push(code);
        draw();
      }, chosen),
    );
    /** @type {any} */ (done).disabled = !chosen.length;
    back.disabled = !chosen.length;
    if (none) none.hidden = chosen.length > 0;
  };
  const back = /** @type {any} */ (
    button(T.lastCardBack, () => {
      chosen.pop();
      draw();
    })
  );
  draw();
  return { body: [shown, place, none && h("div", { class: "below" }, none)], actions: [back, done] };
}

/** Who led or is to lead, then the cards of the trick in order; the drawn table fills up as they are told. */
export function byTable(detail, tell, roles) {
  let leader = "";
  const cards = /** @type {string[]} */ ([]);
  const place = h("div", {});
  const done = /** @type {any} */ (
    button(T.done, () => tell(`${leader}: ${cards.join(" ")}`.trim()), { class: "button primary" })
  );
  const back = /** @type {any} */ (
    button(T.takeBack, () => {
      if (cards.length) cards.pop();
      else leader = "";
      draw();
    })
  );
  const draw = () => {
    const order = leader ? clockwise(leader) : [];
    const trick = cards.map((code, n) => ({ seat: order[n], card: code }));
    const next = order[cards.length];
    redraw(
      place,
      leader
        ? slots(order, trick)
        : table(
            { ...roles, centre: T.tapLeader },
            {
              class: "picking",
              pick: (seat) => {
                leader = seat;
                draw();
              },
            },
          ),
      leader &&
        cards.length < detail.most && [
          h("p", { class: "hint" }, (cards.length < detail.least ? T.cardOf : T.whatCard)(seatName(next))),
          cardPicker((code) => {
            cards.push(code);
            draw();
          }, cards),
        ],
    );
    done.disabled = !leader || cards.length < detail.least;
    back.disabled = !leader;
  };
  draw();
  return { body: [place], actions: [back, done] };
}

/** The trick as a row: the table and the cards to choose from do not fit on a phone together. */
function slots(order, trick) {
  return h(
    "ol",
    { class: "slots" },
    order.map((seat, n) =>
      h(
        "li",
        { class: n === trick.length ? "next" : "" },
        h("span", {}, seatName(seat)),
        trick[n] ? card(trick[n].card) : h("span", { class: "slot" }),
      ),
    ),
  );
}

/** What was said, typed or put together from a suit and a rank: a call may lack either. */
export function byWords(detail, tell) {
  let suit = "",
    rank = "";
  const field = h("input", {
    type: "text",
    class: "field large",
    maxlength: 80,
    "aria-label": detail.text,
    placeholder: T.forExample(detail.example),
    autocomplete: "off",
    on: {
      input: () => ready(),
      keydown: (event) => {
        if (event.key === "Enter" && input.value.trim()) tell(input.value.trim());
      },
    },
  });
  const input = /** @type {HTMLInputElement} */ (field);
  const done = /** @type {any} */ (button(T.done, () => tell(input.value.trim()), { class: "button primary" }));
  const ready = () => {
    done.disabled = !input.value.trim() && !detail.empty;
  };
  const write = () => {
    input.value = T.called(rank && rankName(rank), suit && suitName(suit));
    ready();
    draw();
  };
  const place = h("div", {});
  const draw = () =>
    redraw(
      place,
      h(
        "div",
        { class: "suits" },
        SUITS.map((s) =>
          h(
            "button",
            {
              type: "button",
              class: "suit-button",
              "aria-pressed": String(s === suit),
              on: {
                click: () => {
                  suit = s === suit ? "" : s;
                  write();
                },
              },
            },
            suitIcon(s),
            h("span", {}, suitName(s)),
          ),
        ),
      ),
      h(
        "div",
        { class: "ranks" },
        RANKS.map((r) =>
          h(
            "button",
            {
              type: "button",
              class: "rank-button",
              "aria-label": rankName(r),
              "aria-pressed": String(r === rank),
              on: {
                click: () => {
                  rank = r === rank ? "" : r;
                  write();
                },
              },
            },
            rankFace(r),
          ),
        ),
      ),
    );
  draw();
  ready();
  return { body: [field, h("p", { class: "hint" }, T.orTap), place, skip(detail, tell)], actions: [done] };
}
