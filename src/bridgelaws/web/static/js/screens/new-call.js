// A new call: one detail a screen, as the server asks for them. Two need not be asked for: the edition is remembered,
// and the contract stays open unless someone opens it.

import * as api from "../api.js";
import { clockwise } from "../cards.js";
import { button, h } from "../dom.js";
import { places, placesTold } from "../components/places.js";
import { sheet, closeSheet } from "../components/sheet.js";
import { FOCUS } from "../focus.js";
import { go, goInstead } from "../router.js";
import { setOffline, startWizard, state, wizard } from "../store.js";
import { contractText, language, t } from "../words.js";
import { claimInput, firstOf } from "./claim-call.js";
import { contractPicker } from "./contract.js";
import { detailInput } from "./detail-inputs.js";

/** What the page tells by itself, and does not ask for on a screen of its own. */
const BESIDE = ["laws", "contract"];
/** Where a question asks for the one card that matters, nobody is asked for a whole hand before. */
const LEFT_OPEN = { incomplete: [["hand", ""]] };

/** Begin: what was half told in this tab is left behind. */
export function startCall() {
  startWizard();
  goInstead("/new/1");
  return null;
}

export async function newCall({ step, redraw }) {
  const { steps } = state.wizard;
  const at = window.location.hash;
  const number = Math.max(1, Number(step) || 1);
  // Going back in the history takes details back; an address beyond what is told leads to the present one, and back
  // from a call that is finished leads to the list.
  if (number - 1 < steps.length) wizard({ steps: steps.slice(0, number - 1) });
  if (number - 1 > steps.length) {
    goInstead(steps.length ? `/new/${steps.length + 1}` : "/");
    return null;
  }
  const next = await nextStep();
  if (!next.detail) {
    if (stillAt(at)) await finish(next.told, at);
    return null;
  }
  return screenOf(next, number, redraw);
}

function screenOf({ detail, declarer, dummy }, number, redraw) {
  const problem = h("p", { class: "problem", role: "alert" });
  const tell = (value) => take([[detail.id, value]], problem);
  const roles = { declarer, dummy };
  const plain = () => detailInput(detail, tell, roles);
  const input = claimInput(detail, (pairs) => take(pairs, problem), roles, plain) ?? plain();
  return {
    title: t("page.new_call"),
    back: number > 1 ? () => history.back() : "/",
    tools: [!input.contract && contractButton(declarer, redraw)],
    body: [
      detail.id === "kind" && places(),
      h("h2", { class: "question-text", ...FOCUS }, input.text ?? detail.text),
      problem,
      h("div", { class: "input" }, input.body),
    ],
    reach: !input.top,
    actions: input.actions,
  };
}

// The value is tried on its own screen and the answer used on the next one: one request a tap.
let latest = { key: "", step: null };

/** What is to be told now; the server knows in which order. */
async function nextStep() {
  const { steps, contract, laws } = state.wizard;
  // An auction that is going on has neither declarer nor contract; a claim asks for it on a screen of its own.
  const declared = steps.some(([id]) => id === "declarer") && !steps.some(([id]) => id === "contract");
  const beside = [["laws", laws || String(await api.lawsForNewCalls())], ...(declared ? [["contract", contract]] : [])];
  const given = [...beside, ...leftOpen(steps), ...steps];
  const key = JSON.stringify([language(), ...given]);
  if (latest.key !== key) latest = { key, step: await api.details(given) };
  return latest.step;
}

/** What is told as open, where it has not been told otherwise. */
function leftOpen(steps) {
  const kind = steps.find(([id]) => id === "kind")?.[1] ?? "";
  const open = [...(LEFT_OPEN[kind] ?? []), ...(boardSays() && BY_BOARD.includes(kind) ? [["vulnerable", ""]] : [])];
  return open.filter(([id]) => !steps.some(([told]) => told === id));
}

/** Kinds in which it is asked who is vulnerable; a numbered board says so, and the server knows how. */
const BY_BOARD = ["claim", "concession"];
const boardSays = () => /^[1-9]\d{0,2}$/.test(state.wizard.board);

/** Whether nobody has gone elsewhere while an answer was on its way: whoever has is not fetched back. */
const stillAt = (hash) => window.location.hash === hash;

let taking = false;

/** Tell one detail, or several that a screen has asked for together. */
async function take(pairs, problem) {
  if (taking) return; // a second tap on the same button
  taking = true;
  const before = state.wizard.steps;
  const at = window.location.hash;
  wizard({ steps: [...before, ...pairs] });
  try {
    // A bad value is refused here, on the screen where it was given.
    await nextStep();
    if (stillAt(at)) go(`/new/${before.length + pairs.length + 1}`);
  } catch (error) {
    if (!stillAt(at)) return;
    wizard({ steps: before });
    if (error instanceof api.Offline) setOffline({ retry: () => take(pairs, problem) });
    else problem.textContent = error.message;
  } finally {
    taking = false;
  }
}

async function finish(told, at) {
  const { replaces: old, steps } = state.wizard;
  const body = { told, ...placesTold() };
  if (state.event) body.event_name = state.event;
  const record = await api.createCase(body);
  if (old) await api.deleteCase(old).catch(() => {});
  // Another call may have been begun since.
  if (state.wizard.steps === steps) startWizard();
  if (stillAt(at)) goInstead(`/call/${record.id}`);
}

/**
 * Kinds of calls that nobody can accept, and a card seen; what was called since, before the Director came, is told when
 * it matters.
 */
const CALLED_OVER = ["double", "call-not-allowed", "seen-in-auction"];

/** By whom the next call over such a call was, if one can still be told: nothing else may have happened since. */
export function overBy(record) {
  const { kind, offender, turn } = Object.fromEntries(record.told ?? []);
  if (record.can_undo || !CALLED_OVER.includes(kind)) return null;
  const first = kind === "seen-in-auction" ? turn : clockwise(offender)[1];
  return clockwise(first)[overIt(record).length % 4];
}

const overIt = (record) => (Object.fromEntries(record.told).since ?? "").split(" ").filter(Boolean);

/** One call more was made over it: the same call with that told, in the place of the record. */
export const tellOver = (record, call) => tellInstead(record, [...overIt(record), call]);

async function tellInstead(record, over) {
  // What nobody asks for is told with what happened.
  const since = over.length ? [["since", over.join(" ")]] : [];
  const told = record.told.filter(([id]) => id !== "since").flatMap((pair) => (pair[0] === "kind" ? [pair, ...since] : [pair]));
  const written = ["event_name", "table_name", "round_name", "board"].filter((name) => record[name]);
  const body = { told, players: record.players, ...Object.fromEntries(written.map((name) => [name, record[name]])) };
  const made = await api.createCase(body);
  await api.deleteCase(record.id).catch(() => {});
  goInstead(`/call/${made.id}`);
}

/** What was told of a record, to be told anew. The last detail is asked again; the record is replaced at the end. */
export async function tellAgain(record) {
  if (overBy(record) && overIt(record).length) return tellInstead(record, overIt(record).slice(0, -1));
  const { told, asked } = await api.details(record.told);
  const given = Object.fromEntries(told);
  const open = (LEFT_OPEN[given.kind] ?? []).filter(([id, value]) => given[id] === value).map(([id]) => id);
  const all = asked.filter((id) => ![...BESIDE, ...open].includes(id)).map((id) => [id, given[id]]);
  const steps = firstOf(all.slice(0, -1));
  const where = { table: record.table_name, round: record.round_name, board: record.board };
  startWizard({ steps, contract: given.contract ?? "", laws: given.laws, replaces: record.id, ...where });
  go(`/new/${steps.length + 1}`);
}

/** Kinds of calls of which the rest is told when the board is over, and the detail that says so. */
const TOLD_ON = { revoke: ["far", "next", "over"] };

/** Whether what was told while the board was going on can be told to its end. */
export function canTellOn({ told, outcome }) {
  const given = Object.fromEntries(told ?? []);
  const [id, before] = TOLD_ON[given.kind] ?? [];
  return id !== undefined && given[id] === before && outcome.revokes.length > 0 && !outcome.question;
}

/** The board is over: the same is told with that, and what is asked then. The record is replaced at the end. */
export async function tellOn(record) {
  const given = Object.fromEntries(record.told);
  const [id, , after] = TOLD_ON[given.kind];
  const { told, asked } = await api.details(record.told.map(([each, value]) => [each, each === id ? after : value]));
  const now = Object.fromEntries(told);
  const steps = asked.filter((each) => !BESIDE.includes(each)).map((each) => [each, now[each]]);
  const where = { table: record.table_name, round: record.round_name, board: record.board };
  startWizard({ steps, contract: given.contract ?? "", laws: given.laws, replaces: record.id, ...where });
  go(`/new/${steps.length + 1}`);
}

// The contract, for those who want it on file

function contractButton(declarer, redraw) {
  const { contract, steps } = state.wizard;
  if (!declarer || steps.some(([id]) => id === "contract")) return null;
  const label = contract ? t("page.contract_by", { contract: contractText(contract), seat: declarer }) : t("page.contract");
  return button(
    label,
    () => {
      sheet(
        t("page.which_contract"),
        contractPicker((chosen) => {
          wizard({ contract: chosen });
          closeSheet();
          redraw();
        }),
        h("p", { class: "quiet" }, t("page.contract_not_needed")),
        button(t("page.contract_none"), () => {
          wizard({ contract: "" });
          closeSheet();
          redraw();
        }),
      );
    },
    { class: "button small" },
  );
}
