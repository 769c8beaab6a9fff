// Preferences of this device.

import * as api from "../api.js";
import { button, h } from "../dom.js";
import { card } from "../components/card.js";
import { languageChoices } from "../components/language.js";
import { allCalls } from "./all-calls.js";
import { prefer, state } from "../store.js";
import { t } from "../words.js";

export async function settings({ redraw, speak }) {
  const [about, laws, kept] = await Promise.all([api.about(), api.lawsForNewCalls(), api.keeps()]);
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
    title: t("page.tab.settings"),
    tab: "settings",
    body: [
      h(
        "fieldset",
        {},
        h("legend", {}, t("page.language")),
        h("div", { class: "grid-3", role: "group", "aria-label": t("page.language") }, languageChoices(speak)),
      ),
      choices(
        t("page.edition"),
        "laws",
        [...about.editions].sort((a, b) => b - a).map((laws) => [laws, String(laws)]),
      ),
      choices(
        t("page.theme"),
        "theme",
        ["auto", "light", "dark"].map((name) => [name, t(`page.theme.${name}`)]),
      ),
      choices(t("page.suit_colours"), "fourColour", [
        [false, t("page.two_colours")],
        [true, t("page.four_colours")],
      ]),
      h(
        "div",
        { class: "chosen-cards" },
        ["SA", "HK", "DQ", "CJ"].map((code) => card(code)),
      ),
      allCalls(kept),
      h(
        "section",
        { class: "quiet" },
        h("p", {}, t("page.about_page")),
        api.LOCAL && h("p", {}, t("page.about_site")),
        h("p", {}, t("page.version", { text: about.version })),
      ),
    ],
  };
}
