// A call: the open question, or the ruling and what comes after it. Every change goes through `change`, which says how
// many entries it knew, and shows what another device has added in the meantime.

import { announce } from "../announce.js";
import * as api from "../api.js";
import { button, h, link, rich } from "../dom.js";
import { languageChoices } from "../components/language.js";
import { icon } from "../components/pictures.js";
import { showRights } from "../components/rights.js";
import { shareButtons } from "../components/share.js";
import { closeSheet, sheet } from "../components/sheet.js";
import { setOffline } from "../store.js";
import { has, t } from "../words.js";
import { acts } from "./after.js";
import { awaitsClaim, claimBody } from "./claim.js";
import { tellAgain } from "./new-call.js";
import { questionBody } from "./question.js";
import { rulingBody } from "./ruling.js";

/** The latest state of a call that this page has shown or made itself. @type {Map<string, any>} */
const seen = new Map();
/** Calls for which something is under way: the server tells of it before it answers. @type {Set<string>} */
const busy = new Set();
/** What was heard of a call in the meantime: how many entries it has. @type {Map<string, number>} */
const heard = new Map();
/** Questions that may be answered together, and that the director wants one by one: by call and id. @type {Set<string>} */
const apart = new Set();
let problem = "";

export async function call({ id, redraw, speak, query }) {
  const laws = Number(query.laws) || undefined;
  const record = await api.getCase(id, laws);
  const lines = addedSince(seen.get(id), record);
  seen.set(id, record);
  const { editions } = await api.editions();
  const outcome = record.outcome;
  const claimed = record.case.events?.some((event) => event.event === "claimed");
  const other = laws !== undefined && laws !== record.case.laws;
  const context = {
    record,
    outcome,
    redraw,
    speak,
    other,
    editions,
    claim: claimed ? await api.claimOnFile(id) : null,
    send: (event) => change(record, redraw, () => api.addEvent(id, record.number, event), event),
    forAll: forAll(record, redraw),
    sendAll: (events) => change(record, redraw, () => addEvents(record, events)),
  };
  const asks = outcome.question;
  const analysed = awaitsClaim(context) ? claimBody(context) : null;
  const offered = other ? [] : acts(context);
  // A card of a hand that is on file is played by tapping it.
  // Whether a claim is agreed to is what is told next.
  const claims = offered.filter((act) => ["agreed", "disputed"].includes(act.event));
  const bar = (claims.length > 1 ? claims : offered.filter((act) => !(record.hands && act.event === "faced"))).slice(0, 2);
  const body = [notices(record, other, lines), analysed ? analysed.body : asks ? questionBody(context) : rulingBody(context)];
  const unfollow = api.follow(id, (number) => {
    if (busy.has(id)) heard.set(id, number);
    else if (number !== seen.get(id)?.number) redraw();
  });
  return {
    title: asks ? t("page.question") : outcome.rulings.length || outcome.in_order ? t("page.ruling") : t("page.table"),
    back: "/",
    wide: true,
    ownLanguage: true,
    subject: [record.number, outcome.laws, asks?.id, context.forAll ? "all" : ""].join(" "),
    tools: [
      ...shareButtons(record),
      undoButton(context),
      moreButton(
        context,
        offered.filter((act) => !bar.includes(act) && !(record.hands && act.event === "faced")),
      ),
    ],
    body,
    actions: bar.map((act) =>
      button(act.label, act.run, { class: ["played on", "made"].includes(act.event) ? "button primary" : "button" }),
    ),
    leave: () => {
      unfollow();
      analysed?.leave();
    },
  };
}

/** The question put about all that may be answered together, how that is sent, and how each is asked by itself. */
function forAll(record, redraw) {
  const { id, number, for_all: question } = record;
  if (!question || apart.has(`${id}/${question.id}`)) return null;
  return {
    question,
    send: (event) => change(record, redraw, () => api.answerForAll(id, number, event)),
    oneByOne: () => {
      for (const each of question.questions) apart.add(`${id}/${each}`);
      redraw();
    },
  };
}

/** Several events, one after another. */
async function addEvents(record, events) {
  let latest = record;
  for (const event of events) latest = await api.addEvent(record.id, latest.number, event);
  return latest;
}

/** Something to be sent; the screen is drawn anew, whatever becomes of it. */
async function change(record, redraw, send, event = null) {
  const { id } = record;
  if (busy.has(id)) return; // a second tap, or one on a screen that is about to go
  busy.add(id);
  try {
    try {
      seen.set(id, await send());
    } catch (error) {
      if (error instanceof api.Offline) return setOffline({ retry: () => change(record, redraw, send, event) });
      if (error.status === 409) conflict(record, error.body.record, event);
      else problem = error.message;
    }
    await redraw();
  } finally {
    busy.delete(id);
  }
  const number = heard.get(id);
  heard.delete(id);
  if (number !== undefined && number !== seen.get(id)?.number) redraw();
}

/** Another device was first, and the drawing says so; or our own event had got through before the line broke. */
function conflict(before, after, mine) {
  const last = after?.case?.events?.at(-1);
  const ours = mine && last && JSON.stringify(sorted(last)) === JSON.stringify(sorted(mine));
  if (ours && after.number === before.number + 1) seen.set(before.id, after);
  else problem = t("page.tap_dropped");
}

const sorted = (event) => Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1));

/** What has been added or taken back since. */
function addedSince(before, after) {
  if (!before || before.number === after.number) return [];
  const old = before.case.events ?? [],
    now = after.case.events ?? [];
  let same = 0;
  while (same < old.length && same < now.length && JSON.stringify(old[same]) === JSON.stringify(now[same])) same++;
  const lines = [
    ...old.slice(same).map((event) => t("page.taken_back", { text: eventInWords(event, before) })),
    ...now.slice(same).map((event) => eventInWords(event, after)),
  ];
  announce(t("page.other_device_added", { clauses: lines }));
  return lines;
}

/** What an event must have to be said in so many words; an older server may leave something out. */
const NEEDS = {
  made: ["seat", "call"], "ruling corrected": [], dealt: [], "hands counted": [], "another board played": [], "auction over": [],
  faced: ["seat", "card"], "faced several": ["seat", "cards"], "turned up": ["seat", "card"], named: ["seat", "words"],
  corrected: ["seat", "words"], touched: ["seat", "card"], placed: ["seat", "card"], held: ["seat", "card"],
  shown: ["seat", "cards"], dropped: ["seat", "cards"], retracted: ["seat", "card"], ended: [], "round ended": [],
  "exposed in auction": ["seat", "cards"], "hands returned": [],
}; // prettier-ignore

/** An event in a few words, for the director whose screen has just changed. */
function eventInWords(event, record) {
  if (event.event === "answered") return answerInWords(event, record);
  const args = { ...event, seat: event.seat ?? event.leader };
  const whole = (NEEDS[event.event] ?? ["seat"]).every((name) => args[name] !== undefined);
  const id = `page.event.${event.event.replaceAll(" ", "_")}`;
  return whole && has(id) ? t(id, args) : t("page.event.other");
}

/** What was found or chosen, as the ruling says it once it has been given. */
function answerInWords({ question, value }, { outcome }) {
  const steps = outcome.rulings.flatMap((ruling) => ruling.steps);
  const step = steps.findLast((one) => one.question === question && one.value === value);
  if (step) return step.text ?? step.found;
  return typeof value === "boolean" ? t(value ? "page.event.answered_yes" : "page.event.answered_no") : t("page.event.answered");
}

function notices(record, other, lines) {
  const wrong = problem;
  problem = "";
  return [
    lines.length > 0 &&
      h(
        "div",
        { class: "notice", role: "status" },
        h("strong", {}, t("page.other_device")),
        h(
          "ul",
          {},
          lines.map((line) => h("li", {}, rich(line))),
        ),
      ),
    wrong && h("p", { class: "problem", role: "alert" }, rich(wrong)),
    other &&
      h(
        "div",
        { class: "notice" },
        h("p", {}, t("page.under_other", { laws: record.outcome.laws })),
        record.unused?.length > 0 && h("p", {}, rich(t("page.unused", { list: record.unused_said }))),
        link(t("page.back_to_own", { laws: record.case.laws }), `#/call/${record.id}`, { class: "button small" }),
      ),
  ];
}

function undoButton({ record, redraw, other }) {
  if (other || (!record.can_undo && !record.told)) return null;
  // The acts that the details amount to are taken back as details, not one by one.
  const last = record.case.events?.at(-1);
  const openApart = record.for_all && apart.has(`${record.id}/${record.for_all.id}`);
  if (openApart && !apart.has(`${record.id}/${last?.question}`)) {
    // That each is asked by itself is a step as well.
    const press = () => {
      for (const each of record.for_all.questions) apart.delete(`${record.id}/${each}`);
      redraw();
    };
    return button(icon("undo"), press, { class: "tool", "aria-label": t("page.undo") });
  }
  const press = record.can_undo
    ? () => change(record, redraw, () => api.undo(record.id, record.number, !apart.has(`${record.id}/${last?.question}`)))
    : () => again(record, redraw);
  return button(icon("undo"), press, { class: "tool", "aria-label": record.can_undo ? t("page.undo") : t("page.undo_detail") });
}

async function again(record, redraw) {
  try {
    await tellAgain(record);
  } catch (error) {
    if (error instanceof api.Offline) return setOffline({ retry: () => again(record, redraw) });
    problem = error.message;
    redraw();
  }
}

function moreButton({ record, outcome, editions, speak }, offered) {
  const to = (label, path) =>
    link(label, `#/call/${record.id}${path}`, { class: "button", on: { click: () => closeSheet() } });
  return button(
    icon("more"),
    () =>
      sheet(
        t("page.more"),
        h(
          "div",
          { class: "stack" },
          offered.map((act) => button(act.label, act.run)),
          button(t("page.what_may_they_do"), () => showRights(record)),
          record.evidence && to(t("page.what_it_cost"), "/damage"),
          to(t("page.compare_editions"), "/compare"),
          h(
            "div",
            { class: "grid-2" },
            editions
              .filter((laws) => laws !== outcome.laws)
              .map((laws) => to(t("page.under_laws", { laws }), laws === record.case.laws ? "" : `?laws=${laws}`)),
          ),
          to(t("page.print_form"), "/print"),
          to(t("page.record_details"), "/record"),
          h("div", { class: "grid-3", role: "group", "aria-label": t("page.language") }, languageChoices(speak)),
        ),
      ),
    { class: "tool", "aria-label": t("page.more") },
  );
}
