// A whole board: a deal that is pasted, a case file, or an example that ships with the package.

import * as api from "../api.js";
import { SEATS, seatName } from "../cards.js";
import { button, h, link, redraw } from "../dom.js";
import { closeSheet, sheet } from "../components/sheet.js";
import { go } from "../router.js";
import { setOffline } from "../store.js";
import { T } from "../text.js";
import { contractPicker } from "./contract.js";

const MAX = 256 * 1024;
const NONE = { board: "", deal: null, contract: null, declarer: null, vulnerable: null, problems: [] };
const PAUSE = 250; // milliseconds without a key before a text is read

export async function board() {
  const examples = await api.examples();
  const problem = h("p", { class: "problem", role: "alert" });
  const given = { contract: "", declarer: "", board: NONE };
  const text = /** @type {HTMLTextAreaElement} */ (
    h("textarea", {
      class: "field deal",
      rows: 4,
      spellcheck: "false",
      "aria-label": T.dealText,
      placeholder: T.dealExample,
      on: { input: later(() => read()) },
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

  const isCase = () => text.value.trim().startsWith("{");

  /** The boards in the text; a case file is taken as it is. */
  async function read() {
    problem.textContent = "";
    const typed = text.value;
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
    if (isCase()) return open(async () => api.createCase({ case: parsed(text.value) }));
    if (!given.board.deal) await read();
    if (!given.board.deal) {
      problem.textContent ||= T.dealFirst;
      return null;
    }
    if (!given.contract || !given.declarer) {
      problem.textContent = T.contractFirst;
      return null;
    }
    const body = { deal: given.board.deal, contract: `${given.contract} by ${given.declarer}` };
    if (given.board.vulnerable) body.vulnerable = given.board.vulnerable;
    if (given.board.board) body.board = given.board.board;
    return open(async () => api.createCase({ ...body, laws: await api.lawsForNewCalls() }));
  }

  function drawChosen() {
    redraw(
      chosen,
      h(
        "div",
        { class: "grid-2" },
        button(given.contract || T.contract, () =>
          sheet(
            T.whichContract,
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
            "aria-label": T.declarer,
            on: {
              change: (event) => {
                given.declarer = event.target.value;
              },
            },
          },
          h("option", { value: "", selected: !given.declarer }, T.whoDeclares),
          SEATS.map((seat) =>
            h("option", { value: seat, selected: seat === given.declarer }, T.bySeat(seatName(seat))),
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
          problem.textContent = T.fileTooLarge;
          return;
        }
        text.value = await picked.text();
        await read();
        if (isCase()) start();
      },
    },
  });
  return {
    title: T.wholeBoard,
    tab: "board",
    body: [
      h("p", { class: "lead" }, T.boardMore),
      text,
      problem,
      several,
      chosen,
      h(
        "div",
        { class: "grid-2" },
        h("div", {}, file, h("label", { class: "button", for: "file" }, T.openFile)),
        button(T.startBoard, start, { class: "button primary" }),
      ),
      h("h2", {}, T.examples),
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
    throw new Error(T.notJson);
  }
}

/** Which board of a file that has several. */
function boardPicker(found, one, picked) {
  return h(
    "select",
    { class: "field", "aria-label": T.whichBoard, on: { change: (event) => picked(found[event.target.value]) } },
    found.map((each, n) => h("option", { value: n, selected: each === one }, T.boardOf(each.board || n + 1, each))),
  );
}

/** Call once, when nothing more has come for a moment. */
function later(done) {
  let waiting = 0;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(done, PAUSE);
  };
}
