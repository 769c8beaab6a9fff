// All that the screens ask for. Who answers, a server or the engine in this browser, is behind `desk.js`.

import * as desk from "./desk.js";
import { setOffline, state } from "./store.js";
import { capital, language, t } from "./words.js";

/** An answer of the server that is not a success. */
export class ApiError extends Error {
  constructor(status, body) {
    super(withoutPlace(body) ?? t("page.server_said", { status }));
    this.status = status;
    this.code = body?.error?.code ?? "";
    this.body = body ?? {};
  }
}

/** What is wrong, for people: where in a document means nothing to whoever has not written it. */
function withoutPlace(body) {
  // Of a value that no request may have it is said where it is, and what programs call that.
  if (body?.error?.code === "invalid") return t("page.not_taken");
  const message = body?.error?.message;
  const place = body?.place ? `${body.place}: ` : "";
  return place && message?.startsWith(place) ? capital(message.slice(place.length)) : message;
}

/** Calls are kept in this browser only: nobody else is let in, and what only a server has is not offered. */
export const LOCAL = desk.LOCAL;

export const { install, keeps } = desk;

/** No answer at all. */
export class Offline extends Error {
  constructor() {
    super(t(LOCAL ? "page.no_engine" : "page.offline"));
  }
}

async function request(method, path, body, key = "") {
  let answer;
  try {
    answer = await desk.send(method, path, body, { key, language: language() });
  } catch {
    if (!state.offline) setOffline({ retry: null });
    throw new Offline();
  }
  // What was not acknowledged waits for the director's own tap, even when the server is back.
  if (state.offline?.retry) {
    if (!state.offline.back) setOffline({ ...state.offline, back: true });
  } else if (state.offline) setOffline(null);
  if (answer.status >= 400) throw new ApiError(answer.status, answer.body);
  return answer.body;
}

const get = (path) => request("GET", path);
const post = (path, body = {}) => request("POST", path, body);
const seg = encodeURIComponent;

function query(fields) {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== "");
  return kept.length ? `?${new URLSearchParams(kept)}` : "";
}

export const about = () => get("about");
let known = /** @type {Promise<{editions: number[], current: number}> | null} */ (null);
/** The editions, the oldest first, and the one in force; asked for once. */
export function editions() {
  known ??= about().catch((error) => {
    known = null;
    throw error;
  });
  return known;
}
/** The edition for new calls: what this device prefers, or else the one in force. */
export const lawsForNewCalls = async () => state.laws ?? (await editions()).current;

export const access = (token) => post("access", { token });
export const details = (told) => post("details", { told });

/** A new record that was sent and not answered. Sent again it has the same key, and begins nothing more. */
let unanswered = { text: "", key: "" };
export async function createCase(body) {
  const text = JSON.stringify(body);
  if (unanswered.text !== text) unanswered = { text, key: randomKey() };
  const record = await request("POST", "cases", body, unanswered.key);
  unanswered = { text: "", key: "" };
  // Somebody has begun to rely on what is kept here.
  keeps(true);
  return record;
}

/** Not randomUUID, which a browser has only with HTTPS or on this machine. */
const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The boards in a text that was pasted or uploaded: a deal, or a file in PBN or LIN. */
export const boards = async (text) => (await post("boards", { text })).boards;

export const listCases = (fields) => get(`cases${query(fields)}`);
export const getCase = (id, laws) => get(`cases/${seg(id)}${query({ laws })}`);
export const describeCase = (id, fields) => request("PATCH", `cases/${seg(id)}`, fields);
export const deleteCase = (id) => request("DELETE", `cases/${seg(id)}`);
export const anonymiseCase = (id) => post(`cases/${seg(id)}/anonymise`);
export const addEvent = (id, after, event) => post(`cases/${seg(id)}/events`, { after, event });
/** An answer for all that may be answered together, each with an entry of its own. */
export const answerForAll = (id, after, event) => post(`cases/${seg(id)}/events`, { after, event, for_all: true });
/** What would follow from a call; nothing is entered. */
export const prospect = (id, seat, call) => post(`cases/${seg(id)}/prospect`, { seat, call });
/** The last event is taken back, or, if it may be, a whole answer that was given for all. */
export const undo = (id, after, forAll) => post(`cases/${seg(id)}/undo`, { after, for_all: forAll });
export const rights = (id) => get(`cases/${seg(id)}/rights`);
export const compare = (id) => get(`cases/${seg(id)}/compare`);
export const damage = (id, result) => get(`cases/${seg(id)}/damage${query({ result })}`);
/** Addresses for an image and a download, which the browser fetches by itself. */
export const damagePicture = (id, scheme) =>
  desk.address(`cases/${seg(id)}/damage.svg${query({ language: language(), scheme })}`);
export const damageReport = (id, result) =>
  desk.address(`cases/${seg(id)}/damage/report${query({ result, language: language() })}`);
/** A statement as far as its steps were picked, in words; and the steps that there are. */
export const statement = (steps) => post("statement", { steps });
/** The last claim of a call, with what was found on it. */
export const claimOnFile = (id) => get(`cases/${seg(id)}/claim`);
/** The analyst works in the background: started, asked how far it is, and stopped. */
export const startAnalyst = (id, asked) => post(`cases/${seg(id)}/claim/work`, asked);
export const askAnalyst = (id, work) => get(`cases/${seg(id)}/claim/work/${seg(work)}`);
export const stopAnalyst = (id, work) => request("DELETE", `cases/${seg(id)}/claim/work/${seg(work)}`);
export const caseFile = (id, names) => get(`cases/${seg(id)}/file${names ? "?names=true" : ""}`);
export const seatLink = (id, seat) => post(`cases/${seg(id)}/links`, { seat });
export const revokeLinks = (id) => request("DELETE", `cases/${seg(id)}/links`);
export const seatView = (token) => get(`seat/${seg(token)}`);

/** A page of all calls whole, as a file of calls has them. */
export const exportCalls = (names, page) => get(`records${query({ names: names || "", page })}`);
/** Bring the calls of such a file here; what became of each, by its id. */
export const bringCalls = (file) => post("records", file);

export const lawList = () => get("laws");
export const law = (ref, laws) => get(`laws/${seg(ref)}${query({ laws })}`);
export const searchLaws = async (q, laws) => (await get(`laws/search${query({ q, laws })}`)).hits;
export const changes = async (old, now, law) => (await get(`changes${query({ old, new: now, law })}`)).differences;
export const examples = () => get("examples");
export const example = (name) => get(`examples/${seg(name)}`);

/**
 * Follow a call: `changed` is told how many entries it has whenever any device adds one.
 * @returns {() => void} ends it
 */
export const follow = (id, changed) =>
  // Says so if the server is really away. What was missed is seen later: the screen is drawn anew when it is back.
  desk.follow(`cases/${seg(id)}`, changed, () => about().catch(() => {}));
