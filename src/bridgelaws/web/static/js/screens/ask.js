// A seat or a value asked for in a sheet.

import { closeSheet, sheet } from "../components/sheet.js";
import { table } from "../components/table.js";
import { button, h } from "../dom.js";
import { t } from "../words.js";

/** Ask for a seat in a sheet. */
export function askSeat({ outcome }, title, among, chosen, ...below) {
  const scene = {
    declarer: outcome.declarer,
    dummy: outcome.dummy,
    penalty_cards: outcome.penalty_cards,
    centre: t("page.tap_seat"),
  };
  const pick = (seat) => {
    closeSheet();
    chosen(seat);
  };
  sheet(title, table(scene, { class: "picking", among, pick }), ...below);
}

/** Ask for one of several values in a sheet. */
export function askValue(title, values, chosen, { lead = null, grid = "grid-2", more = [] } = {}) {
  const offer = ([value, label, kind]) =>
    button(
      label,
      () => {
        closeSheet();
        chosen(value);
      },
      { class: `button ${kind}`, "data-value": String(value) },
    );
  sheet(title, lead, h("div", { class: grid }, values.map(offer)), more.map(offer));
}
