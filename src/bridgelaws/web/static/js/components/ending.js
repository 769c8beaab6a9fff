// The end of a hand on paper: four hands at the play that decides, and the line that follows card by card.

import { bySuit, cardText, rankFace, SEATS, seatName } from "../cards.js";
import { h, rich } from "../dom.js";
import { named, number, t } from "../words.js";
import { card } from "./card.js";

const TRICKS = 13; // of a board; a line goes on to the last

/**
 * Four hands around the trick in progress.
 * @param {Record<string, string[]>} hands
 * @param {{seat: string, card: string}[]} trick
 * @param {{seat?: string, card?: string, better?: string | null}} [play] whose cards are marked
 */
export function fourHands(hands, trick, play = {}) {
  return h(
    "div",
    { class: "compass", role: "group", "aria-label": t("page.hands") },
    SEATS.map((seat) =>
      h("div", { class: `compass-${seat}` }, h("strong", {}, seatName(seat)), suitsOf(hands[seat] ?? [], seat === play.seat ? play : {})),
    ),
    h(
      "div",
      { class: "compass-centre" },
      trick.map(({ seat, card: code }) => h("div", { class: `lies-${seat} ${code === play.card ? "worse" : ""}` }, card(code))),
    ),
  );
}

function suitsOf(cards, { card: played, better }) {
  const mark = (code) => (code === played ? "worse" : code === better ? "better" : "");
  return h(
    "ul",
    { class: "compass-suits" },
    bySuit(cards).map(({ cards: held }) =>
      h(
        "li",
        {},
        rich(cardText(held[0])[0]),
        held.map((code) => h("span", { class: mark(code) }, rankFace(code[1]))),
      ),
    ),
  );
}

/** The play on which it turns, with what was better beside it. */
export function turningPoint(critical) {
  const { seat, card: played, better, trick, hands } = critical;
  return h(
    "figure",
    { class: "turning-point" },
    h(
      "figcaption",
      {},
      rich(better ? t("page.claim.plays_instead", { seat, card: played, better }) : t("page.played_card", { seat, card: played })),
    ),
    h("div", { class: "turning-cards", "aria-hidden": "true" }, h("span", { class: "worse" }, card(played)), better && h("span", { class: "better" }, card(better))),
    fourHands(hands, [...trick, { seat, card: played }], critical),
  );
}

/** The deciding line: a trick a row, its cards in the order played. */
export function lineTable(line) {
  const plays = line.flatMap((trick) => trick.plays);
  const decides = plays.find((play) => play.kind !== null);
  const marks = [
    decides && [h("mark", { class: "decides" }, cardText(decides.card)), t("page.claim.decides")],
    plays.some((play) => play.stated) && [h("u", {}, "♠"), t("page.claim.as_stated")],
    plays.some((play) => play.before) && [h("i", {}, "♠"), t("page.claim.lay_there")],
  ].filter(Boolean);
  return h(
    "div",
    { class: "deciding-line" },
    h(
      "table",
      { class: "worths" },
      h("caption", { class: "visually-hidden" }, t("page.claim.line")),
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t("page.trick")), h("th", { scope: "col", colspan: 4 }, t("page.claim.cards")), h("th", { scope: "col" }, t("page.claim.winner")))),
      h(
        "tbody",
        {},
        line.map((trick, n) =>
          h(
            "tr",
            { class: trick.by_claimer ? null : "lost" },
            h("th", { scope: "row" }, number(TRICKS - line.length + n + 1)),
            trick.plays.map((play) => h("td", {}, h("small", {}, named("seat", play.seat, "letter")), " ", drawn(play, play === decides))),
            h("td", {}, h("span", { class: "name" }, seatName(trick.winner)), h("span", { class: "letter" }, named("seat", trick.winner, "letter"))),
          ),
        ),
      ),
    ),
    marks.length > 0 && h("ul", { class: "legend" }, marks.map(([sign, text]) => h("li", {}, h("span", { "aria-hidden": "true" }, sign), " ", text))),
  );
}

function drawn(play, decides) {
  const text = rich(cardText(play.card));
  if (decides) return h("mark", { class: "decides" }, text);
  if (play.before) return h("i", {}, text);
  return play.stated ? h("u", {}, text) : text;
}
