// A contract by three taps: level, strain, and doubled or not.

import { SUITS, suitName } from "../cards.js";
import { button, h, redraw } from "../dom.js";
import { suitIcon } from "../components/card.js";
import { notrump, t } from "../words.js";

/**
 * @param {(contract: string) => void} chosen such as "4SX"
 * @returns {HTMLElement}
 */
export function contractPicker(chosen) {
  let level = "",
    strain = "",
    doubled = "";
  const place = h("div", { class: "contract-picker" });
  const toggle = (label, on, press, props = {}) =>
    button(label, press, { class: "button choice", "aria-pressed": on ? "true" : "false", ...props });
  const draw = () =>
    redraw(
      place,
      h(
        "div",
        { class: "grid-7", role: "group", "aria-label": t("page.level") },
        ["1", "2", "3", "4", "5", "6", "7"].map((l) =>
          toggle(l, l === level, () => {
            level = l;
            draw();
          }),
        ),
      ),
      h(
        "div",
        { class: "grid-5", role: "group", "aria-label": t("page.strain") },
        SUITS.map((s) =>
          toggle(
            suitIcon(s),
            s === strain,
            () => {
              strain = s;
              draw();
            },
            { "aria-label": suitName(s) },
          ),
        ),
        toggle(
          notrump(),
          strain === "NT",
          () => {
            strain = "NT";
            draw();
          },
          { "aria-label": t("page.no_trumps") },
        ),
      ),
      h(
        "div",
        { class: "grid-3", role: "group", "aria-label": t("page.doubled") },
        ["", "X", "XX"].map((d) =>
          toggle(d || t("page.undoubled"), d === doubled, () => {
            doubled = d;
            draw();
          }),
        ),
      ),
      button(t("page.take_contract"), () => chosen(level + strain + doubled), {
        class: "button primary",
        disabled: !level || !strain,
      }),
    );
  draw();
  return place;
}
