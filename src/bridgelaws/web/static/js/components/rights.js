// What each player may, must and must not do at this moment, with the provision behind it.

import * as api from "../api.js";
import { SEATS, seatName } from "../cards.js";
import { h, put, rich } from "../dom.js";
import { t } from "../words.js";
import { refs, sheet } from "./sheet.js";

const FORCES = ["must", "may", "must not"];

/** Ask, and show it in a sheet; the player whose turn it is comes first. */
export async function showRights(record) {
  const body = h("div", { class: "stack rights" }, h("p", { class: "quiet" }, t("page.loading")));
  sheet(t("page.what_may_they_do"), body);
  try {
    const { seats } = await api.rights(record.id);
    const { turn, laws } = record.outcome;
    const order = turn ? [turn, ...SEATS.filter((seat) => seat !== turn)] : SEATS;
    put(body, order.map((seat) => ofSeat(seat, seats[seat] ?? [], laws, record.outcome)));
  } catch (error) {
    put(body, h("p", { class: "problem", role: "alert" }, error.message));
  }
}

function ofSeat(seat, found, laws, { declarer, dummy }) {
  if (!found.length) return null;
  const role = seat === declarer ? t("page.declarer") : seat === dummy ? t("page.dummy") : "";
  return h(
    "section",
    { class: "stack" },
    h("h3", {}, seatName(seat), role && h("small", {}, ` ${role}`)),
    FORCES.map((force) => {
      const lines = found.filter((right) => right.force === force);
      return (
        lines.length > 0 && [
          h("p", { class: `force force-${force.replace(" ", "-")}` }, t(`page.force.${force.replace(" ", "_")}`)),
          h("ul", {}, lines.map((right) => h("li", {}, rich(right.text), " ", refs([right.law], laws)))),
        ]
      );
    }),
  );
}
