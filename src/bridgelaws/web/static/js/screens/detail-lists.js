// The details that take more than one tap: several cards, a trick as far as it went, what somebody said.

import { cardName, clockwise, rankFace, rankName, RANKS, seatName, SUITS, suitName } from "../cards.js";
import { card, suitIcon } from "../components/card.js";
import { callPad, callText } from "../components/pad.js";
import { cardPicker } from "../components/picker.js";
import { table } from "../components/table.js";
import { button, h, redraw, rich } from "../dom.js";
import { draft } from "../draft.js";
import { state } from "../store.js";
import { called, capital, t } from "../words.js";

/** What is told of a detail so far: another language does not take it back. */
export const half = (detail, fresh) => draft(JSON.stringify([...state.wizard.steps, detail.id]), fresh);

/** The button for giving no value, where that means something. */
export const skip = (detail, tell) =>
  detail.empty ? button(capital(detail.empty), () => tell(""), { class: "button" }) : null;

/** Some of the cards on offer. */
function bySomeCards(detail, tell) {
  const chosen = half(detail, /** @type {string[]} */ ([]));
  const place = h("div", { class: "card-options" });
  const done = /** @type {any} */ (button(t("page.done"), () => tell(chosen.join(" ")), { class: "button primary" }));
  const toggle = (code) => {
    if (chosen.includes(code)) chosen.splice(chosen.indexOf(code), 1);
    else chosen.push(code);
    draw();
  };
  const draw = () => {
    redraw(
      place,
      detail.options.map(({ value }) =>
        button(card(value), () => toggle(value), {
          class: "card-button",
          "data-value": value,
          "aria-label": cardName(value),
          "aria-pressed": String(chosen.includes(value)),
        }),
      ),
    );
    done.disabled = !chosen.length;
  };
  draw();
  const none = skip(detail, tell);
  return { body: [place, none && h("div", { class: "below" }, none)], actions: [done] };
}

/** Cards one by one. As many as there usually are end it by themselves, unless somebody has said that there are more. */
export function byCards(detail, tell) {
  if (detail.options.length) return bySomeCards(detail, tell);
  if (detail.leader) return byTable(detail, tell, {});
  const told = half(detail, { cards: /** @type {string[]} */ ([]), several: !detail.least });
  const { cards } = told;
  const shown = h("div", { class: "chosen-cards", role: "group", "aria-label": t("page.chosen_cards") });
  const place = h("div", {});
  const bar = h("div", { class: "bar" });
  const none = skip(detail, tell);
  const draw = () => {
    redraw(shown, cards.length ? cards.map((code) => card(code)) : h("span", { class: "quiet" }, t("page.no_card_yet")));
    redraw(
      place,
      cardPicker((code) => {
        cards.push(code);
        if (!told.several && cards.length === detail.least) tell(cards.join(" "));
        else draw();
      }, cards),
    );
    redraw(
      bar,
      button(
        t("page.last_card_back"),
        () => {
          cards.pop();
          draw();
        },
        { disabled: !cards.length },
      ),
      told.several
        ? button(t("page.done"), () => tell(cards.join(" ")), { class: "button primary", disabled: cards.length < (detail.least || 1) })
        : detail.most !== detail.least &&
            button(t("page.more_cards"), () => {
              told.several = true;
              draw();
            }),
    );
    if (none) none.hidden = cards.length > 0;
  };
  draw();
  return { body: [shown, place, none && h("div", { class: "below" }, none)], actions: [bar] };
}

/** Calls in order; the pad stays as it is, so that whoever taps or tabs keeps the place. */
export function byCalls(detail, tell) {
  const chosen = half(detail, /** @type {string[]} */ ([]));
  const shown = h("div", { class: "chosen-calls", role: "group", "aria-label": t("page.chosen_calls") });
  const done = /** @type {any} */ (button(t("page.done"), () => tell(chosen.join(" ")), { class: "button primary" }));
  const none = skip(detail, tell);
  const back = /** @type {any} */ (
    button(t("page.last_call_back"), () => {
      chosen.pop();
      draw();
    })
  );
  const draw = () => {
    redraw(
      shown,
      none && !chosen.length
        ? none
        : chosen.length
          ? chosen.map((code) => h("span", { class: "call-chip" }, rich(capital(callText(code)))))
          : h("span", { class: "quiet" }, t("page.no_call_yet")),
    );
    done.disabled = !chosen.length;
    back.disabled = !chosen.length;
  };
  draw();
  const pad = callPad((code) => {
    chosen.push(code);
    draw();
  });
  return { body: [shown, pad], actions: [back, done] };
}

/**
 * Who led or is to lead, then the cards of the trick in order; the drawn table fills up as they are told. Where it is
 * known who was first, only the cards.
 */
export function byTable(detail, tell, roles) {
  const told = half(detail, { leader: detail.leader ?? "", cards: /** @type {string[]} */ ([]) });
  const { cards } = told;
  const written = () => (detail.leader ? "" : `${told.leader}: `) + cards.join(" ");
  const least = detail.leader ? 1 : detail.least;
  const none = skip(detail, tell);
  const place = h("div", {});
  const done = /** @type {any} */ (
    button(t("page.done"), () => tell(written().trim()), { class: "button primary" })
  );
  const back = /** @type {any} */ (
    button(t("page.take_back"), () => {
      if (cards.length) cards.pop();
      else if (!detail.leader) told.leader = "";
      draw();
    })
  );
  const draw = () => {
    const { leader } = told;
    const order = leader ? clockwise(leader).slice(0, detail.leader ? detail.most : 4) : [];
    const trick = cards.map((code, n) => ({ seat: order[n], card: code }));
    const next = order[cards.length];
    redraw(
      place,
      leader
        ? slots(order, trick)
        : table(
            { ...roles, centre: t("page.tap_leader") },
            {
              class: "picking",
              among: detail.options.map((option) => option.value),
              pick: (seat) => {
                told.leader = seat;
                draw();
              },
            },
          ),
      leader &&
        cards.length < detail.most && [
          h("p", { class: "hint" }, t(cards.length < least ? "page.card_of" : "page.card_of_or_none", { seat: next })),
          cardPicker((code) => {
            cards.push(code);
            // The last card that there can be ends it.
            if (cards.length === detail.most) tell(written().trim());
            else draw();
          }, cards),
        ],
    );
    done.disabled = !leader || cards.length < least;
    back.disabled = detail.leader ? !cards.length : !leader;
    if (none) none.hidden = cards.length > 0;
  };
  draw();
  return { body: [place, none && h("div", { class: "below" }, none)], actions: [back, done] };
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
  const said = half(detail, { suit: "", rank: "", text: "" });
  const field = h("input", {
    type: "text",
    class: "field large",
    maxlength: 80,
    "aria-label": detail.text,
    placeholder: detail.example ? t("page.for_example", { text: detail.example }) : "",
    autocomplete: "off",
    value: said.text,
    on: {
      input: () => ready(),
      keydown: (event) => {
        if (event.key === "Enter" && input.value.trim()) tell(input.value.trim());
      },
    },
  });
  const input = /** @type {HTMLInputElement} */ (field);
  const done = /** @type {any} */ (button(t("page.done"), () => tell(input.value.trim()), { class: "button primary" }));
  const ready = () => {
    said.text = input.value;
    done.disabled = !input.value.trim() && !detail.empty;
  };
  const write = () => {
    input.value = called(said.rank, said.suit);
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
              "aria-pressed": String(s === said.suit),
              on: {
                click: () => {
                  said.suit = s === said.suit ? "" : s;
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
              "aria-pressed": String(r === said.rank),
              on: {
                click: () => {
                  said.rank = r === said.rank ? "" : r;
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
  return { body: [field, h("p", { class: "hint" }, t("page.or_tap")), place, skip(detail, tell)], actions: [done] };
}
