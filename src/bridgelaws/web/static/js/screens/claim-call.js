// A claim being told: some details take one screen together, so that a Director at the table has few taps to make. The
// contract is one tap, the statement and its steps one screen, and the cards left a tap each.

import { clockwise, SEATS } from "../cards.js";
import { callPad } from "../components/pad.js";
import { packPicker } from "../components/pack.js";
import { statementPicker } from "../components/statement.js";
import { table } from "../components/table.js";
import { button, h, redraw } from "../dom.js";
import { draft } from "../draft.js";
import { state } from "../store.js";
import { t } from "../words.js";
import { byTable } from "./detail-lists.js";

const KINDS = ["claim", "concession"];
const MOST_STEPS = 6;
const BIDS = [1, 2, 3, 4, 5, 6, 7].flatMap((level) => ["C", "D", "H", "S", "NT"].map((strain) => `${level}${strain}`));

/** What has been told so far, by the ids of the details. */
const told = () => Object.fromEntries([...(state.wizard.contract ? [["contract", state.wizard.contract]] : []), ...state.wizard.steps]);
const half = (detail, fresh) => draft(JSON.stringify([...state.wizard.steps, detail.id]), fresh);

/** The details of a claim that are told at once, from the first of them on; they are taken back together. */
export function firstOf(steps) {
  const at = steps.findIndex(([id]) => id === "hands");
  return at < 0 ? steps : steps.slice(0, at);
}

/**
 * How a detail of a claim is told; null where it is told like any other.
 * @param {any} detail
 * @param {(pairs: [string, string][]) => void} tell
 * @param {{declarer: string | null, dummy: string | null}} roles
 * @param {() => any} plain the usual way
 */
export function claimInput(detail, tell, roles, plain) {
  const input = KINDS.includes(told().kind) ? INPUTS[detail.id] : undefined;
  return input ? input(detail, tell, roles, plain) : null;
}

const INPUTS = { trumps: byContract, table: byLeader, said: byStatement, hands: byPack };

/** The contract, which gives the score as well; or only its trumps. */
function byContract(detail, tell, roles, plain) {
  const chosen = half(detail, { doubled: "" });
  const place = h("div", { class: "stack" });
  const draw = () =>
    redraw(
      place,
      h(
        "div",
        { class: "grid-3", role: "group", "aria-label": t("page.doubled") },
        ["", "X", "XX"].map((doubled) =>
          button(
            doubled || t("page.undoubled"),
            () => {
              chosen.doubled = doubled;
              draw();
            },
            { class: "button choice", "aria-pressed": String(doubled === chosen.doubled) },
          ),
        ),
      ),
      callPad((code) => tell([["contract", code + chosen.doubled]]), { among: BIDS }),
      button(t("page.claim.only_trumps"), () => redraw(place, plain().body)),
    );
  draw();
  return { text: t("page.which_contract"), body: [place], contract: true };
}

/** Who is on lead: one tap, unless cards lie on the table. */
function byLeader(detail, tell, roles) {
  const among = detail.options.map((option) => option.value);
  const place = h("div", { class: "stack" });
  const cards = () => {
    const usual = byTable(detail, (value) => tell([["table", value]]), roles);
    redraw(place, usual.body, h("div", { class: "grid-2" }, usual.actions));
  };
  redraw(
    place,
    table({ ...roles, centre: t("page.tap_leader") }, { class: "picking", among, pick: (seat) => tell([["table", `${seat}:`]]) }),
    button(t("page.claim.cards_lie"), cards),
  );
  return { text: t("page.claim.who_leads"), body: [place] };
}

/** His own words and the steps, confirmed with one tap. */
function byStatement(detail, tell, roles) {
  const said = half(detail, { text: "", steps: /** @type {any[]} */ ([]) });
  const { claimer, contract, trumps } = told();
  const done = /** @type {any} */ (
    button(t("page.claim.as_he_said"), () => tell([["said", said.text.trim()], ...stepsTold(said.steps)]), { class: "button primary" })
  );
  const about = {
    claimer,
    hands: handsOf(claimer, roles),
    trumps: contract ? suitOf(contract) : trumps === "N" ? "" : (trumps ?? null),
    most: MOST_STEPS,
  };
  const body = statementPicker(said, about, (ready) => (done.disabled = !ready));
  return { text: t("page.claim.what_said", { seat: claimer }), body: [body], actions: [done], top: true };
}

/** The hands that a claimer's words are about: declarer speaks for dummy too. */
export const handsOf = (claimer, { declarer, dummy }) => ([declarer, dummy].includes(claimer) ? [declarer, dummy] : [claimer]);
/** The suit of a contract such as 4SX; "" for no trumps. */
export const suitOf = (contract) => contract.match(/^\d?([SHDC])X*/)?.[1] ?? "";

function stepsTold(steps) {
  const parts = steps.flatMap(({ step, seat, cards, suits }, n) => [
    [`step_${n + 1}`, step],
    ...(seat ? [[`step_${n + 1}_seat`, seat]] : []),
    ...(cards ? [[`step_${n + 1}_cards`, cards.join(" ")]] : []),
    ...(suits ? [[`step_${n + 1}_suit`, suits[0]]] : []),
  ]);
  return steps.length < MOST_STEPS ? [...parts, [`step_${steps.length + 1}`, ""]] : parts;
}

/** The cards left, a tap a card; or that the hands are not faced. */
function byPack(detail, tell) {
  const { trick, table: lying = "", claimer } = told();
  const [leader, ...gone] = lying.replace(":", " ").split(/\s+/).filter(Boolean);
  const pack = {
    ...startPack({ left: 14 - Number(trick), played: clockwise(leader).slice(0, gone.length), claimer }),
    gone,
    whole: trick === "1",
  };
  pack.hands = half(detail, pack.hands);
  const done = /** @type {any} */ (
    button(t("page.done"), () => tell([["hands", "yes"], ...handsTold(pack)]), { class: "button primary" })
  );
  const not = button(t("page.claim.not_faced"), () => tell([["hands", "no"]]));
  return {
    text: t("page.claim.which_cards"),
    body: [packPicker(pack, (full) => (done.disabled = !full))],
    actions: [not, done],
    top: true,
  };
}

/** An empty pack: how many cards each hand has left, and the claimer's hand first. */
export function startPack({ left, played, claimer }) {
  const [me, lho, partner, rho] = clockwise(claimer);
  return {
    due: Object.fromEntries(SEATS.map((seat) => [seat, left - (played.includes(seat) ? 1 : 0)])),
    hands: Object.fromEntries(SEATS.map((seat) => [seat, /** @type {string[]} */ ([])])),
    order: [me, partner, lho, rho],
  };
}

/** The last of four hands follows from the others in the first trick, and an empty one is not told. */
const handsTold = ({ hands, due, whole }) =>
  SEATS.slice(0, whole ? 3 : 4)
    .filter((seat) => due[seat])
    .map((seat) => [`hand_${seat.toLowerCase()}`, hands[seat].join(" ")]);
