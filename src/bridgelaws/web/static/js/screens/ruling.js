// The ruling: what to say, to whom, first and large; then the table, what lasts and until when, and what to remember.
// All of it is the outcome document in another order.

import { auctionDiagram, calling } from "../components/auction.js";
import { lines, worthSaying } from "../components/lines.js";
import { refs } from "../components/sheet.js";
import { table } from "../components/table.js";
import { counted, sides, won } from "../components/tricks.js";
import { button, h, rich } from "../dom.js";
import { FOCUS } from "../focus.js";
import { capital, contractText, t } from "../words.js";
import { actOf } from "./after.js";
import { calledOver } from "./calling.js";
import { claimOnFile } from "./claim.js";
import { handsBody } from "./hands.js";

export function rulingBody(context) {
  const { outcome } = context;
  // What was ruled on an earlier occasion has been said.
  const latest = outcome.rulings.slice(context.record.earlier_rulings);
  const hands = handsBody(context);
  return [
    h(
      "div",
      { class: "columns" },
      h(
        "section",
        { class: "said" },
        unattended(context),
        result(outcome),
        latest.map((ruling, n) => sayings(ruling, outcome.laws, n === 0)),
        inOrder(outcome),
        !latest.length && !hands && !outcome.in_order && regular(outcome),
        calledOver(context),
        claimed(context),
      ),
      h(
        "section",
        { class: "aside" },
        calling(outcome) ? auctionDiagram(outcome) : [played(outcome), caption(outcome)],
        !hands && now(outcome),
      ),
      hands,
      h("section", { class: "memory" }, hands && now(outcome), memory(outcome), called(outcome), earlier(outcome, latest), why(latest)),
    ),
  ];
}

/** The table, once there is a contract. */
const played = (outcome) =>
  table({
    ...outcome,
    centre: outcome.turn ? t("page.trick_number", { trick: outcome.trick_number }) : t(toBeAgreed(outcome) ? "page.play_is_suspended" : "page.play_is_over"),
  });

/** Whether a claim waits for somebody to agree to it. */
const toBeAgreed = (outcome) => outcome.acts.some((act) => act.event === "agreed");

/** The auction that has led to the contract, where it is on file. */
function called(outcome) {
  if (calling(outcome) || !outcome.auction.calls.length) return null;
  return h("details", {}, h("summary", {}, t("page.the_auction")), auctionDiagram(outcome));
}

function sayings(ruling, laws, first) {
  return h(
    "article",
    { class: "ruling" },
    h(
      "div",
      { class: "about" },
      h("h2", first ? FOCUS : {}, rich(capital(ruling.summary))),
      refs([ruling.law], laws),
    ),
    worthSaying(ruling).map((step) =>
      step.chose
        ? h("p", { class: "chose" }, rich(t("page.sentence", { text: step.text })))
        : h(
            "div",
            { class: "saying" },
            h(
              "div",
              { class: "saying-head" },
              h("p", { class: "to-whom" }, step.to.length ? t("page.say_to", { seats: step.to }) : t("page.say_to_all")),
              refs(step.laws, laws),
            ),
            h("blockquote", { class: "say" }, rich(step.say)),
          ),
    ),
  );
}

/** What the Director was called for and is in order, to be read out like a ruling. */
function inOrder({ in_order: line, laws, status }) {
  if (!line || status !== "regular") return null;
  return h(
    "div",
    { class: "saying" },
    h("div", { class: "saying-head" }, h("p", { class: "to-whom" }, t("page.say_to_all")), refs(line.laws, laws)),
    h("blockquote", { class: "say" }, rich(t("page.sentence", { text: capital(line.text) }))),
  );
}

/** Nothing to rule on: what stands from before, or that nothing does. */
function regular(outcome) {
  if (outcome.status !== "regular" || outcome.result) return null;
  if (outcome.counted) return h("p", { class: "lead" }, rich(t("page.sentence", { text: capital(outcome.counted.text) })));
  if (outcome.auction.passed_out) return h("p", { class: "lead" }, t("page.passed_out"));
  if (outcome.phase === "after") {
    const over = t("page.sentence", { text: t("page.play_is_over") });
    return h("p", { class: "lead" }, toBeAgreed(outcome) ? t("page.claim_disputed") : over);
  }
  // What does not fit together is said with what stands now; whoever reads it is not to read that nothing is wrong.
  if (outcome.contradictions.length) return null;
  // Whose turn it is comes first, and is no reason to say that something stands.
  const stands = [...outcome.standing.slice(outcome.turn && outcome.turn_settled ? 1 : 0), ...awaited(outcome)];
  const { duties, lead_rights: rights, awaiting } = outcome.auction;
  const bound = [outcome.restrictions, outcome.penalty_cards, outcome.revokes, duties, rights, awaiting, outcome.remember];
  if (!bound.some((list) => list.length)) return h("p", { class: "lead" }, t("page.nothing_wrong"));
  return [h("p", { class: "lead" }, t("page.what_stands")), lines(stands.length ? stands : outcome.remember, outcome.laws)];
}

/** The calls with which the next of a player is compared, as lines. */
const awaited = (outcome) => outcome.auction.awaiting.map((each) => ({ ...each, laws: [each.law] }));

/** What waits: what is being heard, and what no one has drawn attention to. */
function unattended(context) {
  const { outcome } = context;
  const call = context.other ? null : actOf(context, "director called");
  return [true, false].map((attended) => {
    const waiting = outcome.unattended.filter((one) => one.attended === attended);
    return (
      waiting.length > 0 &&
      h(
        "div",
        { class: "notice" },
        h("h2", {}, attended ? t("page.being_heard") : t("page.not_ruled_on")),
        waiting.map((one) => h("p", {}, rich(capital(one.text)), " ", refs([one.law], outcome.laws))),
        !attended && call && button(call.label, call.run, { class: "button primary" }),
      )
    );
  });
}

function caption(outcome) {
  const tricks = counted(outcome);
  const parts = [outcome.contract_text, tricks && won(tricks)].filter(Boolean);
  return parts.length > 0 && h("p", { class: "caption" }, rich(parts.join(" · ")));
}

function now(outcome) {
  const standing = lines([...outcome.standing, ...awaited(outcome)], outcome.laws);
  return (
    (standing || outcome.contradictions.length > 0) &&
    h(
      "div",
      { class: "now" },
      h("h2", {}, t("page.now")),
      standing,
      outcome.contradictions.map((text) => h("p", { class: "problem" }, rich(capital(text)))),
    )
  );
}

function memory(outcome) {
  const list = lines(outcome.remember, outcome.laws);
  return list && h("details", {}, h("summary", {}, t("page.keep_in_mind")), list);
}

function earlier(outcome, latest) {
  const old = outcome.rulings.filter((ruling) => !latest.includes(ruling));
  return old.length > 0 && h("details", {}, h("summary", {}, t("page.earlier_rulings")), old.map(inSentences));
}

function why(latest) {
  return latest.length > 0 && h("details", {}, h("summary", {}, t("page.whole_ruling")), latest.map(inSentences));
}

export function inSentences(ruling) {
  const [first, ...rest] = ruling.text.split("\n");
  return h(
    "div",
    { class: "sentences" },
    h("p", {}, h("strong", {}, rich(first))),
    rest.map((line) => h("p", {}, rich(line.trim()))),
  );
}

/** The claim that ended the play, if one did: what was stated and found, to be read out. */
function claimed({ claim, outcome }) {
  if (!claim || outcome.phase !== "after") return null;
  return h("section", { class: "claim-on-file" }, h("h2", {}, t("page.claim.the_claim")), claimOnFile(claim, outcome));
}

export function result(outcome) {
  const found = outcome.result;
  if (!found) return null;
  return h(
    "div",
    { class: "result" },
    h("h2", {}, found.contract ? rich(t("page.result_is", { contract: contractText(found.contract) })) : t("page.result")),
    h("p", {}, t("page.tricks_are", sides(found.tricks))),
    found.transferred.map((moved) =>
      h(
        "p",
        {},
        t("page.transfer", { number: moved.tricks.length, side: moved.to }),
        " ",
        refs([moved.law], outcome.laws),
      ),
    ),
    found.transferred.length > 0 && h("p", {}, t("page.after_that", sides(found.after))),
    found.score !== null && h("p", { class: "lead" }, t("page.score", { points: found.score })),
  );
}
