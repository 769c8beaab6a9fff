// What the page remembers. Preferences stay on the device, the call being told stays in the tab, so that a reload in
// the middle of a call loses nothing; everything else is on the server.

const PREFERENCES = "bridgelaws.preferences";
const WIZARD = "bridgelaws.call";

/**
 * @typedef {object} Wizard what has been told of a new call
 * @property {[string, string][]} steps ids of details with their values, in the order told
 * @property {string} contract "" where it does not matter
 * @property {string} laws "" for the edition of new calls
 * @property {string | null} replaces a record that this call takes the place of
 * @property {string} table where he was called to; "" if that is not to be on file
 * @property {string} round
 * @property {string} board
 */

/**
 * @typedef {object} State
 * @property {number | null} laws the edition for new calls; null for the one in force
 * @property {"auto" | "light" | "dark"} theme
 * @property {boolean} fourColour
 * @property {"A5" | "A4"} paper
 * @property {boolean} appeal whether the form has fields for an appeal
 * @property {string} language its code; "" for the one that the browser asks for
 * @property {string} event the event of the last call, offered again
 * @property {string} table that of the last call
 * @property {string} round that of the last call
 * @property {string} board that of the last call
 * @property {Wizard} wizard
 * @property {null | {retry: (() => void) | null, back?: boolean}} offline `retry` sends again what was not saved
 */

const DEFAULTS = { laws: null, theme: "auto", fourColour: false, paper: "A5", appeal: false, event: "", table: "", round: "", board: "", language: "" };
const EMPTY = { steps: [], contract: "", laws: "", replaces: null, table: "", round: "", board: "" };

/** @type {State} */
export const state = {
  ...DEFAULTS,
  ...read(localStorageOrNull(), PREFERENCES),
  wizard: { ...EMPTY, ...read(sessionStorageOrNull(), WIZARD) },
  offline: null,
};

const listeners = new Set();

/** Be told of every change; the function returned ends it. */
export function subscribe(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Change preferences; they are kept. */
export function prefer(changes) {
  Object.assign(state, changes);
  const kept = Object.fromEntries(Object.keys(DEFAULTS).map((key) => [key, state[key]]));
  write(localStorageOrNull(), PREFERENCES, kept);
  tell();
}

/** Change the call that is being told. */
export function wizard(changes) {
  state.wizard = { ...state.wizard, ...changes };
  write(sessionStorageOrNull(), WIZARD, state.wizard);
}

/** Begin a new call, or one from what was told before. */
export function startWizard(from = {}) {
  wizard({ ...EMPTY, ...from });
}

/** The server is away, or back. */
export function setOffline(offline) {
  state.offline = offline;
  tell();
}

function tell() {
  for (const listener of listeners) listener(state);
}

// A browser may refuse storage altogether; then nothing is remembered, and all works.
function localStorageOrNull() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function sessionStorageOrNull() {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function read(storage, key) {
  try {
    return JSON.parse(storage?.getItem(key) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

function write(storage, key, value) {
  try {
    storage?.setItem(key, JSON.stringify(value));
  } catch {
    /* full or refused: see above */
  }
}
