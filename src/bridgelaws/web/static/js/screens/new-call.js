// A new call: one detail a screen, as the server asks for them. What need not be asked is told by the page: the edition
// is remembered, the contract stays open unless someone opens it, and an opening lead is at trick 1.

import * as api from "../api.js";
import { seatName } from "../cards.js";
import { button, h } from "../dom.js";
import { sheet, closeSheet } from "../components/sheet.js";
import { go, goInstead } from "../router.js";
import { setOffline, startWizard, state, wizard } from "../store.js";
import { T } from "../text.js";
import { contractPicker } from "./contract.js";
import { detailInput } from "./detail-inputs.js";

const TRICK_OF = { "opening-lead": "1" };

/** Begin: what was half told in this tab is left behind. */
export function startCall() {
  startWizard();
  goInstead("/new/1");
  return null;
}

export async function newCall({ step, redraw }) {
  const { steps } = state.wizard;
  const number = Math.max(1, Number(step) || 1);
  // Going back in the history takes details back; an address beyond what is told leads to the present one, and back
  // from a call that is finished leads to the list.
  if (number - 1 < steps.length) wizard({ steps: steps.slice(0, number - 1) });
  if (number - 1 > steps.length) {
    goInstead(steps.length ? `/new/${steps.length + 1}` : "/");
    return null;
  }
  const detail = await nextDetail();
  if (!detail) {
    await finish();
    return null;
  }
  return screenOf(detail, number, redraw);
}

function screenOf(detail, number, redraw) {
  const problem = h("p", { class: "problem", role: "alert" });
  const tell = (value) => take(detail, value, problem);
  const input = detailInput(detail, tell, { declarer: value("declarer"), problem });
  return {
    title: T.newCall,
    back: number > 1 ? () => history.back() : "/",
    tools: [contractButton(redraw)],
    body: [h("h2", { class: "question-text" }, detail.text), problem, h("div", { class: "input" }, input.body)],
    reach: true,
    actions: input.actions,
  };
}

/** @returns {string | undefined} */
const value = (id) => state.wizard.steps.find(([told]) => told === id)?.[1];

/** What has been told, in the order in which the server asks for it; up to the first detail that is missing. */
function told(trick = value("trick") ?? TRICK_OF[value("kind") ?? ""]) {
  const { steps, contract } = state.wizard;
  const first = [
    ["laws", String(state.laws)],
    ["declarer", value("declarer")],
    ["contract", contract],
    ["trick", trick],
    ["kind", value("kind")],
  ];
  const gap = first.findIndex(([, given]) => given === undefined);
  if (gap >= 0) return first.slice(0, gap);
  return [...first, ...steps.filter(([id]) => !first.some(([asked]) => asked === id))];
}

/** The detail to be told now, or null. "What happened?" comes before the trick, which it may settle. */
function nextDetail() {
  return detailAfter(value("kind") ? told() : told("1"));
}

// The value is tried on its own screen and the answer used on the next one: one request a tap.
let latest = { key: "", detail: null };

async function detailAfter(given) {
  const key = JSON.stringify(given);
  if (latest.key !== key) latest = { key, detail: (await api.details(given)).detail };
  return latest.detail;
}

let taking = false;

async function take(detail, given, problem) {
  if (taking) return; // a second tap on the same button
  taking = true;
  const before = state.wizard.steps;
  wizard({ steps: [...before, [detail.id, given]] });
  try {
    // A bad value is refused here, on the screen where it was given.
    await nextDetail();
    go(`/new/${before.length + 2}`);
  } catch (error) {
    wizard({ steps: before });
    if (error instanceof api.Offline) setOffline({ retry: () => take(detail, given, problem) });
    else problem.textContent = error.message;
  } finally {
    taking = false;
  }
}

async function finish() {
  const old = state.wizard.replaces;
  const body = { told: told() };
  if (state.event) body.event_name = state.event;
  const record = await api.createCase(body);
  if (old) await api.deleteCase(old).catch(() => {});
  startWizard();
  goInstead(`/call/${record.id}`);
}

/** What was told of a record, to be told anew. The last detail is asked again; the record is replaced at the end. */
export function tellAgain(record) {
  const given = Object.fromEntries(record.told);
  const kept = record.told.filter(
    ([id]) => id !== "laws" && id !== "contract" && !(id === "trick" && TRICK_OF[given.kind]),
  );
  // The order in which this page asks: the kind before the trick.
  const rank = (id) => ({ declarer: 0, kind: 1, trick: 2 })[id] ?? 3;
  const steps = [...kept].sort((a, b) => rank(a[0]) - rank(b[0])).slice(0, -1);
  startWizard({ steps, contract: given.contract ?? "", replaces: record.id });
  go(`/new/${steps.length + 1}`);
}

// The contract, for those who want it on file

function contractButton(redraw) {
  const { contract } = state.wizard;
  const declarer = value("declarer");
  if (!declarer) return null;
  const label = contract ? `${contract} ${seatName(declarer)}` : T.contract;
  return button(
    label,
    () => {
      sheet(
        T.whichContract,
        contractPicker((chosen) => {
          wizard({ contract: chosen });
          closeSheet();
          redraw();
        }),
        h("p", { class: "quiet" }, T.contractNotNeeded),
        button(T.contractNone, () => {
          wizard({ contract: "" });
          closeSheet();
          redraw();
        }),
      );
    },
    { class: "button small" },
  );
}
