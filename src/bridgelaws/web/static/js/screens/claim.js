// A contested claim: what the analyst finds, the plays that the Director judges in one table, and the number that he
// enters. The analyst works on the server in the background; nothing here waits for it.

import { announce } from "../announce.js";
import * as api from "../api.js";
import { clockwise } from "../cards.js";
import { fourHands, lineTable, turningPoint } from "../components/ending.js";
import { packPicker } from "../components/pack.js";
import { lawSheet, refs } from "../components/sheet.js";
import { table } from "../components/table.js";
import { button, h, redraw, rich } from "../dom.js";
import { FOCUS } from "../focus.js";
import { capital, number, t } from "../words.js";
import { startPack } from "./claim-call.js";
import { spoken } from "./question.js";

/** What was ticked on a call, kept while the screen is drawn anew. @type {Map<string, Judged>} */
const judging = new Map();
/** Works that a screen looks at, by their ids: one that nobody looks at is stopped. @type {Map<string, number>} */
const watched = new Map();
const OVER = ["done", "stopped", "failed"];
const FIRST = 250, SLOWEST = 1000; // milliseconds between two questions to the server
const LINGER = 1500; // a screen that is drawn anew looks at the same work again

/**
 * @typedef {object} Judged
 * @property {string} of the entry of the record that it is about
 * @property {Map<string, any>} ticked rows found normal, by their plays
 * @property {boolean} stopped the Director did not want to wait
 * @property {string} later what the claimer said afterwards
 */

/** How many tricks a contested claim is worth; and whether tricks that were conceded or agreed to are given back. */
const AWARDED = "tricks_awarded";
const GIVEN_BACK = ["conceded_trick", "agreed_trick"];

/** Whether the open question is one that the analyst helps to answer. */
export const awaitsClaim = ({ outcome: { question }, claim }) =>
  Boolean(claim) && (question?.id === AWARDED || (GIVEN_BACK.includes(question?.id) && claim.hands !== null));

export function claimBody(context) {
  const { record, outcome, claim, other } = context;
  const { question } = outcome;
  const of = `${record.id} ${record.number}`;
  if (judging.get(record.id)?.of !== of) judging.set(record.id, { of, ticked: new Map(), stopped: false, later: "" });
  const place = h("div", { class: "analyst" });
  const body = h(
    "div",
    { class: "columns" },
    h(
      "section",
      { class: "asked" },
      h("h2", { class: "question-text", ...FOCUS }, rich(question.id === AWARDED ? claimTitle(claim) : question.text)),
      statement(claim),
      !other && place,
      h("details", {}, h("summary", {}, t("page.claim.hear_first")), spoken(question)),
      button(t("page.why_asked"), () => lawSheet(t("page.why_asked"), question.laws, outcome.laws), { class: "button quiet-button why" }),
    ),
    h("section", { class: "aside" }, claim.hands ? fourHands(claim.hands, outcome.trick.filter(({ card }) => card)) : table({ ...outcome, turn: null, centre: t("page.trick_number", { trick: outcome.trick_number }) })),
  );
  const leave = other ? () => {} : claim.hands ? analyst(context, place) : unknownHands(context, place);
  return { body, leave };
}

/** Who claimed how much. */
export function claimTitle({ claimer, claimed, tricks }) {
  if (claimed === 0) return t("page.claim.concedes", { seat: claimer });
  return t("page.claim.contested", { seat: claimer, number: claimed ?? tricks, left: tricks });
}

/** His words, and the steps in which they were understood. */
export function statement({ claimer, said, statement: steps }) {
  return h(
    "div",
    { class: "stated" },
    said ? h("blockquote", { class: "his-words" }, h("p", {}, h("q", {}, said))) : h("p", { class: "quiet" }, t("page.claim.no_words")),
    steps.length > 0 && [h("p", { class: "hint" }, t("page.claim.he_says", { seat: claimer })), h("ol", {}, steps.map((text) => h("li", {}, rich(text))))],
  );
}

const sideOf = (seat) => ("NS".includes(seat) ? "NS" : "EW");

// Hands that are not faced

/** The Director states the tricks; or the hands are faced after all, and their cards entered. */
function unknownHands(context, place) {
  const { claim, outcome } = context;
  const enter = () => {
    const pack = {
      ...startPack({ left: claim.tricks, played: outcome.trick.map(({ seat }) => seat), claimer: claim.claimer }),
      gone: outcome.trick.map(({ card }) => card).filter(Boolean),
      whole: claim.tricks === 13,
    };
    const done = /** @type {any} */ (
      button(
        t("page.done"),
        () => context.sendAll(clockwise("N").filter((seat) => pack.due[seat]).map((seat) => ({ event: "hand faced", seat, cards: pack.hands[seat] }))),
        { class: "button primary" },
      )
    );
    redraw(place, packPicker(pack, (full) => (done.disabled = !full)), h("div", { class: "claim-enter" }, done));
  };
  redraw(place, stateTricks(context), button(t("page.claim.enter_cards"), enter));
  return () => {};
}

/** How many tricks, as the Director finds without the analyst; on what it rests is asked afterwards. */
function stateTricks({ outcome, send }) {
  const { question } = outcome;
  if (question.id !== AWARDED)
    return h("div", { class: "stack answers" }, question.options.map(({ value, label }) =>
      button(rich(label), () => send({ event: "answered", question: question.id, value }), { class: "button option", "data-value": value })));
  return h(
    "section",
    { class: "stack" },
    h("h3", {}, rich(question.text)),
    h("p", { class: "quiet" }, t("page.claim.state_more")),
    h(
      "div",
      { class: "numbers answers" },
      question.options.map(({ value, label }) =>
        button(label, () => send({ event: "answered", question: question.id, value }), { class: "button choice number", "data-value": value }),
      ),
    ),
  );
}

// The analyst at work

function analyst(context, place) {
  const { record } = context;
  const mine = judging.get(record.id);
  let gone = false, timer = 0, work = null, turn = 0;

  const release = () => {
    window.clearTimeout(timer);
    if (!work) return;
    const { id, state } = work;
    watched.set(id, (watched.get(id) ?? 1) - 1);
    window.setTimeout(() => {
      if (watched.get(id) || OVER.includes(state)) return;
      watched.delete(id);
      api.stopAnalyst(record.id, id).catch(() => {});
    }, LINGER);
  };
  const normal = () => [...mine.ticked.values()].flatMap((row) => row.plays);
  const start = async () => {
    const at = ++turn;
    release();
    work = null;
    mine.stopped = false;
    draw({ state: "waiting", found: null });
    try {
      const found = await api.startAnalyst(record.id, { normal: normal() });
      if (gone || at !== turn) return;
      watched.set(found.id, (watched.get(found.id) ?? 0) + 1);
      follow(found, FIRST, at);
    } catch (error) {
      problem(error, at);
    }
  };
  const follow = (found, pause, at) => {
    work = found;
    draw(found);
    if (OVER.includes(found.state)) return announce(found.found ? t("page.claim.done") : t("page.claim.nothing_found"));
    timer = window.setTimeout(async () => {
      try {
        const next = await api.askAnalyst(record.id, found.id);
        if (!gone && at === turn) follow(next, Math.min(pause * 1.5, SLOWEST), at);
      } catch (error) {
        problem(error, at);
      }
    }, pause);
    return null;
  };
  const stop = async () => {
    const at = ++turn;
    window.clearTimeout(timer);
    mine.stopped = true;
    if (!work) return draw({ state: "stopped", found: null });
    try {
      const found = await api.stopAnalyst(record.id, work.id);
      if (!gone && at === turn) follow(found, FIRST, at);
    } catch (error) {
      problem(error, at);
    }
    return null;
  };
  const problem = (error, at) => {
    if (!(error instanceof api.ApiError || error instanceof api.Offline)) throw error;
    if (gone || at !== turn) return;
    redraw(place, h("p", { class: "problem", role: "alert" }, rich(error.message)), button(t("page.retry"), start), stateTricks(context));
  };
  const toggle = (row) => {
    const key = row.plays.join();
    if (!mine.ticked.delete(key)) mine.ticked.set(key, row);
    start();
  };
  let latest = /** @type {any} */ (null);
  const draw = ({ state, found }) => {
    const busy = !OVER.includes(state);
    latest = found ?? latest;
    redraw(
      place,
      busy && progress(state, latest, stop),
      !busy && state !== "done" && h("p", { class: "notice", role: "status" }, t(found ? "page.claim.stopped" : state === "failed" ? "page.claim.failed" : "page.claim.nothing_found")),
      latest && findings(context, mine, latest, busy, toggle),
      !busy && state !== "done" && button(t("page.claim.again"), start),
      !busy && !latest?.asked_back && h("details", { class: "state-tricks", open: !latest }, h("summary", {}, t("page.claim.other_number")), stateTricks(context)),
    );
  };
  start();
  return () => {
    gone = true;
    release();
  };
}

function progress(state, found, stop) {
  const { at_least: least, at_most: most } = found?.result ?? {};
  return h(
    "div",
    { class: "working" },
    h("p", { role: "status" }, h("span", { class: "spinner", "aria-hidden": "true" }), state === "waiting" ? t("page.claim.starting") : t("page.claim.working"), found && least < most && [" ", t("page.claim.so_far", { least, number: most })]),
    button(t("page.claim.stop"), stop, { class: "button small" }),
  );
}

// What was found

function findings(context, mine, found, busy, toggle) {
  const { claimed, claimer, asked_back: back } = found;
  const rows = [...mine.ticked.values(), ...[...found.rows, ...found.together].filter((row) => !mine.ticked.has(row.plays.join()))];
  const open = rows.filter((row) => !mine.ticked.has(row.plays.join()));
  return [
    h(
      "dl",
      { class: "tiles" },
      found.best !== null && tile(t("page.claim.best"), number(found.best)),
      tile(t(back ? "page.claim.needed" : "page.claim.claimed"), number(claimed), true),
      tile(t("page.claim.worst"), limits(back ? back.legal : found.worst)),
      back && tile(t("page.claim.likely"), limits(back.likely)),
    ),
    !back && found.holds_anyway && h("p", { class: "lead" }, t("page.claim.holds")),
    !back && found.best !== null && claimed > found.best && h("p", {}, t("page.claim.more_than_best")),
    (back || !found.holds_anyway) && judged(rows, mine, busy, toggle, found),
    outcomeOf(context, mine, found, open, busy, sideOf(claimer)),
    found.settled.length > 0 &&
      h(
        "section",
        { class: "stack" },
        h("h3", {}, t("page.claim.by_law")),
        h("ul", {}, found.settled.map((one) => h("li", {}, rich(capital(one.text)), " ", refs([one.by], context.outcome.laws)))),
      ),
  ];
}

const tile = (name, value, strong = false) => h("div", { class: strong ? "tile strong" : "tile" }, h("dt", {}, name), h("dd", {}, value));
const limits = ({ at_least: least, at_most: most, exact }) => (exact ? number(most) : `${number(least)}–${number(most)}`);

/** One table: a row a class of play, what it would come to, and a button; plain blunders are one line of it. */
function judged(rows, mine, busy, toggle, found) {
  if (!rows.length) return h("p", {}, t("page.claim.no_rows"), " ", rich(capital(found.plain)), ".");
  return h(
    "section",
    { class: "judged" },
    h("h3", {}, t("page.claim.judge")),
    h(
      "ul",
      { class: "judged-rows" },
      rows.map((row) => {
        const ticked = mine.ticked.has(row.plays.join());
        const text = row.plays.length > 1 || row.play === null ? row.text : row.play;
        return h(
          "li",
          { class: ticked ? "ticked" : "" },
          h(
            "button",
            {
              type: "button",
              class: "judged-row",
              "aria-pressed": String(ticked),
              disabled: row.play === null || (busy && !ticked),
              on: { click: () => toggle(row) },
            },
            h("span", { class: "judged-play" }, rich(capital(text))),
            h("span", { class: "judged-tricks" }, h("strong", {}, limits(row.tricks)), row.play !== null && h("small", {}, ticked ? `✓ ${t("page.claim.normal")}` : t("page.claim.if_normal"))),
          ),
          row.critical && h("details", {}, h("summary", {}, t("page.claim.show_play")), turningPoint(row.critical)),
        );
      }),
    ),
    h("p", { class: "plain-blunders" }, rich(capital(found.plain)), "."),
  );
}

/** The number, the tap that enters it with all that was judged, and the line behind it. */
function outcomeOf(context, mine, found, open, busy, side) {
  const { at_least: least, at_most: most, exact } = found.result;
  const left = found.tricks;
  const refused = [...new Set([...found.event.irrational, ...open.filter((row) => row.play !== null).flatMap((row) => row.plays)])];
  const ticked = new Set(found.event.normal ?? []);
  const enter = (tricks, ground = found.event.ground) => {
    const { line, ...event } = found.event;
    context.send({
      ...event,
      tricks,
      ...(ground ? { ground } : {}),
      irrational: refused.filter((play) => !ticked.has(play)),
      ...(tricks === found.event.tricks && ground === found.event.ground && line ? { line } : {}),
      ...(mine.later.trim() ? { later: mine.later.trim() } : {}),
    });
  };
  const label = t(!open.length ? "page.claim.enter" : mine.ticked.size ? "page.claim.others_not_normal" : "page.claim.none_normal", { number: most });
  return [
    h("p", { class: "lead claim-result" }, exact ? t("page.claim.result", { side, number: most, left }) : t("page.claim.result_between", { side, least, number: most, left })),
    found.cut && h("p", { class: "quiet" }, t("page.claim.cut")),
    h(
      "div",
      { class: exact && !found.asked_back ? "claim-enter" : "stack" },
      found.asked_back
        ? grounds(context, found, busy, enter)
        : exact
        ? button(label, () => enter(most), { class: "button primary", disabled: busy, "data-enter": most })
        : !busy && [
            h("p", {}, t("page.claim.which_number")),
            h(
              "div",
              { class: "numbers" },
              Array.from({ length: most - least + 1 }, (_, n) =>
                button(number(least + n), () => enter(least + n), { class: "button choice number", disabled: busy, "data-enter": least + n }),
              ),
            ),
          ],
    ),
    h(
      "details",
      { class: "the-line", open: !open.length },
      h("summary", {}, t("page.claim.line")),
      h("p", { class: "quiet" }, t("page.claim.line_more")),
      lineTable(found.line),
      found.critical && turningPoint(found.critical),
    ),
    h(
      "label",
      { class: "labelled" },
      t("page.claim.later"),
      h("input", { type: "text", class: "field", maxlength: 300, autocomplete: "off", value: mine.later, on: { input: (event) => (mine.later = event.target.value) } }),
    ),
  ];
}

/** What the Director can find of tricks that are asked for; what the numbers come to stands out. */
function grounds({ outcome }, { asked_back: back, event }, busy, enter) {
  const ground = (value) => (back.grounds.includes(value) ? value : back.grounds.at(-1));
  return outcome.question.options.map(({ value, label }) =>
    button(rich(label), () => enter(event.tricks, ground(value)), {
      class: ground(value) === back.suggests ? "button option primary" : "button option",
      disabled: busy,
      "data-enter": value,
    }),
  );
}

// On file

/** The claim of a call as it is on file: the statement, what was found, and the line. */
export function claimOnFile(claim, outcome) {
  const { found } = claim;
  // Tricks that the Director stated himself are in the ruling alone, with what he found on what they rest.
  const stated = found ? [] : outcome.rulings.flatMap(({ steps }) => steps).filter(({ question }) => STATED.includes(question));
  return [
    h("p", {}, rich(t("page.sentence", { text: claimTitle(claim) }))),
    statement(claim),
    found && [
      found.why && h("blockquote", { class: "say" }, rich(found.why)),
      judgedList(t("page.claim.found_normal"), found.normal),
      judgedList(t("page.claim.found_irrational"), found.irrational),
      found.later && h("p", {}, t("page.claim.said_later", { text: found.later })),
      found.line.length > 0
        ? [h("h3", {}, t("page.claim.line")), h("p", { class: "quiet" }, t("page.claim.line_more")), lineTable(found.line), found.critical && turningPoint(found.critical)]
        : !found.ground && h("p", {}, t("page.claim.no_line")),
    ],
    stated.length > 0 && [stated.map((step) => h("p", {}, rich(t("page.sentence", { text: capital(step.found) })))), h("p", { class: "quiet" }, t("page.claim.no_line"))],
  ];
}

const STATED = ["tricks_awarded", "claim_turns_on"];

const judgedList = (title, plays) =>
  plays.length > 0 && [h("h3", {}, title), h("ul", {}, plays.map(({ text }) => h("li", {}, rich(capital(text)))))];
