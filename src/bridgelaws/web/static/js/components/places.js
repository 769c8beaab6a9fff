// Where the Director was called to: table, round and board of the last call are offered again, and those beside them.
// One tap each, and none at all for whoever does not want them on file.

import { button, h, redraw } from "../dom.js";
import { prefer, state, wizard } from "../store.js";
import { number, t } from "../words.js";
import { closeSheet, sheet } from "./sheet.js";

const KINDS = ["table", "round", "board"];
const MOST = { table: 30, round: 18, board: 36 };
const SHOWN = {
  table: (name) => t("page.table_number", { name }),
  round: (name) => t("page.round_number", { name }),
  board: (name) => t("page.board_number", { name }),
};

/** The row of buttons for each, on the first screen of a new call. */
export function places() {
  const place = h("div", { class: "places" });
  const draw = () => redraw(place, KINDS.map((kind) => placeOf(kind, draw)));
  draw();
  return place;
}

/** What was chosen, as a record has it; the next call is offered the same. */
export function placesTold() {
  const { table, round, board } = state.wizard;
  if (table || round || board) prefer(Object.fromEntries(KINDS.map((kind) => [kind, state.wizard[kind] || state[kind]])));
  return { ...(table && { table_name: table }), ...(round && { round_name: round }), ...(board && { board }) };
}

function placeOf(kind, draw) {
  const chosen = state.wizard[kind];
  const last = state[kind];
  const choose = (name) => {
    wizard({ [kind]: name === state.wizard[kind] ? "" : name });
    draw();
  };
  const near = [chosen || last, beside(chosen || last, 1)].filter(Boolean);
  return h(
    "div",
    { class: "place", role: "group", "aria-label": t(`page.${kind}_name`) },
    near.map((name, n) =>
      button(n || !name ? name : SHOWN[kind](name), () => choose(name), {
        class: "button choice",
        "aria-pressed": String(name === chosen),
        "aria-label": SHOWN[kind](name),
        "data-place": `${kind} ${name}`,
      }),
    ),
    button(near.length ? "…" : t(`page.${kind}_name`), () => ask(kind, choose), {
      class: "button choice",
      // Where none is offered there is no other one: the button says by itself what it is for.
      "aria-label": near.length > 0 && t(`page.other_place_${kind}`),
    }),
  );
}

/** The number beside one, if it is a number. */
function beside(name, step) {
  const found = /^\d{1,3}$/.test(name) ? Number(name) + step : 0;
  return found > 0 ? String(found) : "";
}

function ask(kind, choose) {
  const take = (name) => {
    closeSheet();
    if (name && name !== state.wizard[kind]) choose(name);
  };
  const field = h("input", {
    type: "text",
    class: "field",
    maxlength: 80,
    autocomplete: "off",
    "aria-label": t(`page.${kind}_name`),
    on: { keydown: (event) => event.key === "Enter" && take(event.target.value.trim()) },
  });
  sheet(
    t(`page.${kind}_name`),
    h(
      "div",
      { class: "numbers" },
      Array.from({ length: MOST[kind] }, (_, n) => button(number(n + 1), () => take(String(n + 1)), { class: "button choice number" })),
    ),
    h("div", { class: "beside" }, field, button(t("page.done"), () => take(/** @type {any} */ (field).value.trim()), { class: "button small" })),
  );
}
