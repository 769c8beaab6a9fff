// A whole board: a deal that is pasted, a case file, or an example that ships with the package.

import * as api from "../api.js";
import { SEATS, seatName } from "../cards.js";
import { button, h, link, redraw } from "../dom.js";
import { closeSheet, sheet } from "../components/sheet.js";
import { go } from "../router.js";
import { setOffline } from "../store.js";
import { T } from "../text.js";
import { contractPicker } from "./contract.js";

const VULNERABLE = { None: "none", "-": "none", Love: "none", NS: "NS", EW: "EW", All: "both", Both: "both" };
const MAX = 256 * 1024;

export async function board() {
  const examples = await api.examples();
  const problem = h("p", { class: "problem", role: "alert" });
  const given = { contract: "", declarer: "", vulnerable: "" };
  const text = /** @type {HTMLTextAreaElement} */ (
    h("textarea", {
      class: "field deal",
      rows: 4,
      spellcheck: "false",
      "aria-label": T.dealText,
      placeholder: T.dealExample,
      on: { input: () => read() },
    })
  );
  const chosen = h("div", {});
  const open = async (body) => {
    problem.textContent = "";
    try {
      go(`/call/${(await body()).id}`);
    } catch (error) {
      if (error instanceof api.Offline) setOffline({ retry: () => open(body) });
      problem.textContent = error.message;
    }
  };

  /** A PBN file says more than the deal; a case file is taken as it is. */
  function read() {
    Object.assign(given, tags(text.value));
    drawChosen();
  }

  function start() {
    const typed = text.value.trim();
    if (typed.startsWith("{")) return open(async () => api.createCase({ case: parsed(typed) }));
    const deal = typed.match(/\[Deal\s+"([^"]+)"\]/i)?.[1] ?? typed;
    if (!given.contract || !given.declarer) {
      problem.textContent = T.contractFirst;
      return null;
    }
    const body = { deal, contract: `${given.contract} by ${given.declarer}` };
    if (given.vulnerable) body.vulnerable = given.vulnerable;
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
    accept: ".json,.pbn,.txt,application/json,text/plain",
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
        read();
        if (text.value.trim().startsWith("{")) start();
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

function tags(text) {
  const tag = (name) => text.match(new RegExp(`\\[${name}\\s+"([^"]*)"\\]`, "i"))?.[1];
  const found = {};
  if (tag("Contract")) found.contract = tag("Contract");
  if (SEATS.includes(tag("Declarer") ?? "")) found.declarer = tag("Declarer");
  if (tag("Vulnerable") in VULNERABLE) found.vulnerable = VULNERABLE[tag("Vulnerable")];
  return found;
}
