// Preferences of this device.

import * as api from "../api.js";
import { button, h } from "../dom.js";
import { card } from "../components/card.js";
import { prefer, state } from "../store.js";
import { T } from "../text.js";

export async function settings({ redraw }) {
  const [about, laws] = await Promise.all([api.about(), api.lawsForNewCalls()]);
  const choices = (label, name, values) =>
    h(
      "fieldset",
      {},
      h("legend", {}, label),
      h(
        "div",
        { class: `grid-${values.length}`, role: "group", "aria-label": label },
        values.map(([value, text]) =>
          button(
            text,
            () => {
              prefer({ [name]: value });
              redraw();
            },
            {
              class: "button choice",
              "aria-pressed": String((name === "laws" ? laws : state[name]) === value),
              "data-value": String(value),
            },
          ),
        ),
      ),
    );
  return {
    title: T.tabs.settings,
    tab: "settings",
    body: [
      choices(
        T.edition,
        "laws",
        [...about.editions].sort((a, b) => b - a).map((laws) => [laws, String(laws)]),
      ),
      choices(
        T.theme,
        "theme",
        ["auto", "light", "dark"].map((name) => [name, T.themes[name]]),
      ),
      choices(T.suitColours, "fourColour", [
        [false, T.twoColours],
        [true, T.fourColours],
      ]),
      h(
        "div",
        { class: "chosen-cards" },
        ["SA", "HK", "DQ", "CJ"].map((code) => card(code)),
      ),
      h("section", { class: "quiet" }, h("p", {}, T.aboutPage), h("p", {}, T.version(about.version))),
    ],
  };
}
