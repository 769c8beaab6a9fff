// A whole board: a deal that is pasted, a case file, or an example that ships with the package.

import * as api from "../api.js";
import { SEATS } from "../cards.js";
import { button, h, link, redraw } from "../dom.js";
import { draft } from "../draft.js";
import { closeSheet, sheet } from "../components/sheet.js";
import { go } from "../router.js";
import { setOffline } from "../store.js";
import { contractText, t } from "../words.js";
import { askSeat } from "./ask.js";
import { contractPicker } from "./contract.js";

const MAX = 256 * 1024;
const EXAMPLE = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT";
const NONE = { board: "", deal: null, contract: null, declarer: null, dealer: null, vulnerable: null, problems: [] };
const PAUSE = 250; // milliseconds without a key before a text is read

export async function board() {
  const examples = await api.examples();
  const problem = h("p", { class: "problem", role: "alert" });
  const given = draft("board", { contract: "", declarer: "", board: NONE, text: "" });
  const text = /** @type {HTMLTextAreaElement} */ (
    h("textarea", {
      class: "field deal",
      rows: 4,
      spellcheck: "false",
      "aria-label": t("page.deal_text"),
      placeholder: EXAMPLE,
      value: given.text,
      // What was begun with meanwhile has been read, and what was wrong with it stays to be seen.
      on: { input: later(() => text.value !== begun && read()) },
    })
  );
  const chosen = h("div", {});
  const several = h("div", {});
  const open = async (body) => {
    problem.textContent = "";
    try {
      go(`/call/${(await body()).id}`);
    } catch (error) {
      if (error instanceof api.Offline) setOffline({ retry: () => open(body) });
      problem.textContent = error.message;
    }
  };

  let begun = /** @type {string | null} */ (null);
  const isCase = () => text.value.trim().startsWith("{");

  /** The boards in the text; a case file is taken as it is. */
  async function read() {
    problem.textContent = "";
    const typed = text.value;
    given.text = typed;
    if (!typed.trim() || isCase()) return choose([], NONE);
    try {
      const found = await api.boards(typed);
      if (typed === text.value) choose(found, found[0]);
    } catch (error) {
      choose([], NONE);
      problem.textContent = error.message;
    }
  }

  function choose(found, one) {
    Object.assign(given, { board: one, contract: one.contract ?? given.contract, declarer: one.declarer ?? given.declarer });
    problem.textContent = one.problems.join(" ");
    redraw(several, found.length > 1 && boardPicker(found, one, (other) => choose(found, other)));
    drawChosen();
  }

  async function start() {
    begun = text.value;
    if (isCase()) return open(async () => api.createCase({ case: parsed(text.value) }));
    if (!given.board.deal) await read();
    if (!given.board.deal) {
      problem.textContent ||= t("page.deal_first");
      return null;
    }
    if (!given.contract || !given.declarer) {
      problem.textContent = t("page.contract_first");
      return null;
    }
    return begin({ contract: `${given.contract} by ${given.declarer}` });
  }

  /** From the first call on; the hands need not be known. */
  async function startAuction() {
    begun = text.value;
    if (isCase()) return start();
    if (text.value.trim() && !given.board.deal) await read();
    if (text.value.trim() && !given.board.deal) {
      problem.textContent ||= t("page.deal_first");
      return null;
    }
    if (given.board.dealer) return begin({ dealer: given.board.dealer });
    return askSeat({ outcome: { penalty_cards: [] } }, t("page.who_dealt"), SEATS, (dealer) => begin({ dealer }));
  }

  function begin(body) {
    const { deal, vulnerable, board: name } = given.board;
    const known = Object.entries({ deal, vulnerable, board: name }).filter(([, value]) => value);
    return open(async () => api.createCase({ ...body, ...Object.fromEntries(known), laws: await api.lawsForNewCalls() }));
  }

  function drawChosen() {
    redraw(
      chosen,
      h(
        "div",
        { class: "grid-2" },
        button(given.contract ? contractText(given.contract) : t("page.contract"), () =>
          sheet(
            t("page.which_contract"),
            contractPicker((c) => {
              given.contract = c;
              closeSheet();
              drawChosen();
            }),
          ),
        ),
        h(
          "select",
          {
            class: "field",
            "aria-label": t("page.declarer"),
            on: {
              change: (event) => {
                given.declarer = event.target.value;
              },
            },
          },
          h("option", { value: "", selected: !given.declarer }, t("page.who_declares")),
          SEATS.map((seat) =>
            h("option", { value: seat, selected: seat === given.declarer }, t("page.declared_by", { seat })),
          ),
        ),
      ),
    );
  }

  drawChosen();
  const file = h("input", {
    type: "file",
    accept: ".json,.pbn,.lin,.txt,application/json,text/plain",
    class: "visually-hidden",
    id: "file",
    on: {
      change: async (event) => {
        const [picked] = event.target.files;
        if (!picked) return;
        if (picked.size > MAX) {
          problem.textContent = t("page.file_too_large");
          return;
        }
        text.value = await picked.text();
        await read();
        if (isCase()) start();
      },
    },
  });
  return {
    title: t("page.whole_board"),
    tab: "board",
    body: [
      h("p", { class: "lead" }, t("page.board_more")),
      text,
      problem,
      several,
      chosen,
      h(
        "div",
        { class: "grid-2" },
        h("div", {}, file, h("label", { class: "button", for: "file" }, t("page.open_file"))),
        button(t("page.start_board"), start, { class: "button primary" }),
      ),
      button(t("page.start_auction"), startAuction),
      h("h2", {}, t("page.examples")),
      h(
        "ul",
        { class: "list" },
        examples.map((example) => exampleRow(example, open)),
      ),
    ],
  };
}

function exampleRow(example, open) {
  return h(
    "li",
    {},
    link([h("span", { class: "row-title" }, example.title)], "#/board", {
      class: "row",
      on: {
        click: (event) => {
          event.preventDefault();
          open(async () => api.createCase({ case: await api.example(example.name) }));
        },
      },
    }),
  );
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(t("page.not_json"));
  }
}

/** Which board of a file that has several. */
function boardPicker(found, one, picked) {
  return h(
    "select",
    { class: "field", "aria-label": t("page.which_board"), on: { change: (event) => picked(found[event.target.value]) } },
    found.map((each, n) => h("option", { value: n, selected: each === one }, boardName(each, n))),
  );
}

function boardName({ board: name, contract, declarer }, n) {
  const board = name || String(n + 1);
  return contract
    ? t("page.board_with_contract", { name: board, contract: contractText(contract), seat: declarer })
    : t("page.board_number", { name: board });
}

/** Call once, when nothing more has come for a moment. */
function later(done) {
  let waiting = 0;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(done, PAUSE);
  };
}
