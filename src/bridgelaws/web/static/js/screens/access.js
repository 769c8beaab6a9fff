// A device that is not on this machine shows the token of the link or code that the server has printed, once.

import * as api from "../api.js";
import { button, h } from "../dom.js";
import { goInstead } from "../router.js";
import { t } from "../words.js";

/** From the link itself: the token leaves the address at once, and is not kept by the page. */
export async function token({ token: given }) {
  goInstead("/access");
  try {
    await api.access(given);
    goInstead("/");
  } catch {
    /* the form says what to do */
  }
  return null;
}

export function access() {
  const problem = h("p", { class: "problem", role: "alert" });
  const field = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "text",
      class: "field large",
      "aria-label": t("page.token"),
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
    })
  );
  const send = async () => {
    // The whole link may be pasted as well.
    const given = field.value.trim().split("token=").at(-1) ?? "";
    try {
      await api.access(given);
      goInstead("/");
    } catch (error) {
      problem.textContent = error.message;
    }
  };
  return {
    title: t("page.access_title"),
    body: [h("p", { class: "lead" }, t("page.access_more")), field, problem],
    actions: [button(t("page.enter"), send, { class: "button primary" })],
  };
}
