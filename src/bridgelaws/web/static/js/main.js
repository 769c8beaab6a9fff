// The frame around every screen: header, offline banner, tabs, and which screen is shown.

import { announce } from "./announce.js";
import * as api from "./api.js";
import { button, h, link, put } from "./dom.js";
import { languageButton } from "./components/language.js";
import { icon } from "./components/pictures.js";
import { closeSheet } from "./components/sheet.js";
import { focusHeading, keepFocus } from "./focus.js";
import { find, go, goInstead, route } from "./router.js";
import { prefer, setOffline, state, subscribe } from "./store.js";
import { language, learn, t, Unspoken, wanted } from "./words.js";
import { access, token } from "./screens/access.js";
import { board } from "./screens/board.js";
import { call } from "./screens/call.js";
import { compare } from "./screens/compare.js";
import { damage } from "./screens/damage.js";
import { home } from "./screens/home.js";
import { changes, law, laws } from "./screens/laws.js";
import { newCall, startCall } from "./screens/new-call.js";
import { print } from "./screens/print.js";
import { record } from "./screens/record.js";
import { seat } from "./screens/seat.js";
import { settings } from "./screens/settings.js";

/**
 * @typedef {object} Screen
 * @property {string} title
 * @property {any[]} body
 * @property {any[]} [actions] the bar at the bottom, within reach of a thumb
 * @property {any[]} [tools] at the right of the header
 * @property {string | (() => void)} [back]
 * @property {string} [tab] the tab that the screen belongs to; tabs are shown only then
 * @property {boolean} [ownLanguage] the choice of the language is somewhere else than in the header
 * @property {boolean} [wide]
 * @property {string} [subject] drawn anew with the same subject, nothing moves; with another it is a new screen
 * @property {boolean} [reach] what is tapped lies at the bottom
 * @property {() => void} [leave] called when another screen takes its place
 */

route("/", home);
route("/start", startCall);
route("/new/:step", newCall);
route("/call/:id", call);
route("/call/:id/compare", compare);
route("/call/:id/damage", damage);
route("/call/:id/record", record);
route("/call/:id/print", print);
route("/board", board);
route("/laws", laws);
route("/laws/:ref", law);
route("/changes", changes);
route("/settings", settings);
route("/access", access);
route("/token=:token", token);
route("/seat/:token", seat);

const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
let shown = /** @type {Screen | null} */ (null);
let turn = 0;

/** Show the screen of the address. The old one stays until the new one is ready, so that nothing jumps. */
async function show({ keepPlace = false } = {}) {
  const mine = ++turn;
  const found = find(window.location.hash);
  if (!found) return goInstead("/");
  document.documentElement.classList.add("waiting");
  let screen;
  try {
    screen = await found.screen({ ...found.params, speak, redraw: () => show({ keepPlace: true }) });
  } catch (error) {
    screen = failed(error);
  }
  if (mine !== turn) return screen?.leave?.();
  document.documentElement.classList.remove("waiting");
  if (!screen) return;
  shown?.leave?.();
  const same = keepPlace && shown?.subject === screen.subject;
  shown = screen;
  closeSheet();
  if (same) return keepFocus(document.body, () => draw(screen));
  draw(screen);
  window.scrollTo(0, 0);
  focusHeading(at("main"));
  announce(screen.title);
}

function draw(screen) {
  document.title = t("page.title", { text: screen.title, name: t("page.name") });
  const back = screen.back;
  put(
    at("header"),
    back !== undefined &&
      button(icon("back"), () => (typeof back === "string" ? go(back) : back()), {
        class: "tool",
        "aria-label": t("page.back"),
      }),
    h("h1", {}, screen.title),
    h("div", { class: "tools" }, screen.tools ?? [], !screen.ownLanguage && languageButton(speak)),
  );
  put(at("main"), screen.body);
  at("main").classList.toggle("wide", Boolean(screen.wide));
  at("main").classList.toggle("reach", Boolean(screen.reach));
  put(at("actions"), screen.actions ?? []);
  at("actions").hidden = !screen.actions?.length;
  at("tabs").hidden = !screen.tab;
  if (screen.tab) drawTabs(screen.tab);
  document.body.classList.toggle("with-bar", Boolean(screen.actions?.length || screen.tab));
}

function drawTabs(current) {
  const tabs = [
    ["calls", "#/"],
    ["board", "#/board"],
    ["laws", "#/laws"],
    ["settings", "#/settings"],
  ];
  at("tabs").setAttribute("aria-label", t("page.tabs"));
  put(
    at("tabs"),
    tabs.map(([name, href]) =>
      link([icon(name), h("span", {}, t(`page.tab.${name}`))], href, { "aria-current": name === current ? "page" : null }),
    ),
  );
}

function failed(error) {
  if (error instanceof api.ApiError && error.status === 401) {
    goInstead("/access");
    return null;
  }
  const missing = error instanceof api.ApiError && error.status === 404;
  if (!(error instanceof api.ApiError || error instanceof api.Offline)) console.error(error);
  return {
    title: missing ? t("page.not_found") : t("page.sorry"),
    back: "/",
    body: [h("p", { class: "lead" }, missing && error.code === "no_such_record" ? t("page.not_found_more") : error.message)],
    actions: [
      missing
        ? button(t("page.tab.calls"), () => go("/"), { class: "button primary" })
        : button(t("page.retry"), () => show(), { class: "button primary" }),
    ],
  };
}

// The server is away

let probing = 0;

function drawBanner() {
  const banner = at("banner");
  banner.hidden = !state.offline;
  window.clearTimeout(probing);
  if (!state.offline) return put(banner);
  const { retry: unsaved, back } = state.offline;
  put(
    banner,
    h("p", {}, api.LOCAL ? t("page.no_engine") : !unsaved ? t("page.offline") : back ? t("page.back_unsaved") : t("page.offline_unsaved")),
    button(t("page.retry"), retry, { class: "button small" }),
  );
  if (!back) probing = window.setTimeout(probe, 4000);
}

async function probe() {
  const unsaved = state.offline?.retry;
  try {
    await api.about();
    announce(t("page.back_online"));
    if (!unsaved) show({ keepPlace: true });
  } catch {
    probing = window.setTimeout(probe, 4000);
  }
}

function retry() {
  const again = state.offline?.retry;
  setOffline(null);
  if (again) again();
  else show();
}

/** A new version is there. It is used when the director says so, never in the middle of a call. */
function offerVersion(use) {
  const draw = () => put(at("news"), h("p", {}, t("page.new_version")), button(t("page.use_new_version"), use, { class: "button small" }));
  at("news").hidden = false;
  draw();
  news = draw;
}
let news = () => {};

// Light and dark, four colours

function dress() {
  const root = document.documentElement;
  if (state.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = state.theme;
  root.classList.toggle("four-colour", state.fourColour);
}

subscribe(() => {
  dress();
  if (language()) drawBanner();
});
// The link is no address: the hash belongs to the screens.
at("skip").addEventListener("click", (event) => {
  event.preventDefault();
  at("main").focus();
});

// The language

/** The words of the frame itself. */
function frame() {
  at("skip").textContent = t("page.skip");
  at("actions").setAttribute("aria-label", t("page.actions"));
  news();
  drawBanner();
}

/** Speak another language from now on, on the screen that is shown too: only its words change. */
async function speak(code) {
  closeSheet();
  if (code !== language()) {
    try {
      await learn(code);
    } catch {
      return setOffline({ retry: null });
    }
  }
  prefer({ language: code });
  frame();
  await show({ keepPlace: true });
  announce(t("page.language_set"));
}

/** Nothing can be said before a language is known: it is asked for until the server is there. */
async function begin() {
  try {
    await learn(state.language || (await wanted()));
  } catch (error) {
    if (!(error instanceof Unspoken)) return window.setTimeout(begin, 2000);
    prefer({ language: "" });
    return begin();
  }
  frame();
  // The engine in a browser takes a moment to start, the first time several.
  if (api.LOCAL) put(at("main"), h("p", { class: "lead loading", role: "status" }, t("page.starting")));
  api.install(offerVersion);
  window.addEventListener("hashchange", () => show());
  show();
}

dress();
begin();
