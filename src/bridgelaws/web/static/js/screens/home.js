// The calls so far, the newest first, and the one big button that begins another.

import * as api from "../api.js";
import { button, h, link, put, rich } from "../dom.js";
import { icon } from "../components/pictures.js";
import { go } from "../router.js";
import { t, when } from "../words.js";

const STATUSES = ["", "question", "ruled", "unattended", "regular"];

export async function home({ query }) {
  const asked = { search: query.search ?? "", status: query.status ?? "", page: Number(query.page) || 1 };
  const found = await api.listCases(asked);
  const results = h("div", {});
  drawList(results, found, asked);
  return {
    title: t("page.name"),
    tab: "calls",
    body: [
      button([icon("plus"), h("span", {}, t("page.new_call"))], () => go("/start"), { class: "button primary new-call" }),
      (found.total > 0 || asked.search || asked.status) && filters(asked, results),
      results,
    ],
  };
}

function filters(asked, results) {
  let waiting = 0;
  let last = 0;
  // The list changes under the field while it is typed in; the screen stays, and so does the keyboard. Only the last
  // question asked draws: an answer overtaken would put old rows back, or new ones under a finger already coming down.
  const again = async () => {
    clearTimeout(waiting);
    const mine = ++last;
    asked.page = 1;
    try {
      const found = await api.listCases(asked);
      if (mine === last) drawList(results, found, asked);
    } catch {
      /* the banner says so */
    }
  };
  const field = h("input", {
    type: "search",
    class: "field",
    placeholder: t("page.search_calls"),
    "aria-label": t("page.search_calls"),
    value: asked.search,
    maxlength: 80,
    on: {
      input: (event) => {
        asked.search = event.target.value;
        clearTimeout(waiting);
        waiting = setTimeout(again, 250);
      },
    },
  });
  const select = h(
    "select",
    {
      class: "field",
      "aria-label": t("page.status_filter"),
      on: {
        change: (event) => {
          asked.status = event.target.value;
          again();
        },
      },
    },
    STATUSES.map((status) =>
      h("option", { value: status, selected: status === asked.status }, status ? t(`page.status.${status}`) : t("page.any_status")),
    ),
  );
  return h("div", { class: "filters" }, field, select);
}

function drawList(place, found, asked) {
  if (!found.records.length) {
    put(
      place,
      h(
        "div",
        { class: "empty" },
        h("p", { class: "lead" }, asked.search || asked.status ? t("page.nothing_found") : t("page.no_calls")),
        !asked.search && !asked.status && h("p", { class: "quiet" }, t("page.no_calls_more")),
      ),
    );
    return;
  }
  put(place, groups(found.records), found.pages > 1 && pages(found, asked));
}

const OPEN = ["question", "unattended"];

/** Today's calls first, then those before; what was left open on an earlier day stands apart, out of the way. */
function groups(records) {
  const today = new Date().toDateString();
  const isToday = (record) => new Date(record.created).toDateString() === today;
  const rest = records.filter((record) => !isToday(record));
  const left = rest.filter((record) => OPEN.includes(record.status));
  const list = (rows) => h("ul", { class: "list" }, rows.map(row));
  if (!rest.length) return list(records);
  const titled = (title, rows) => rows.length > 0 && h("section", { class: "stack" }, h("h2", {}, title), list(rows));
  return h(
    "div",
    { class: "stack" },
    titled(t("page.today"), records.filter(isToday)),
    titled(t("page.earlier"), rest.filter((record) => !left.includes(record))),
    left.length > 0 && h("details", { class: "left-open" }, h("summary", {}, t("page.left_open", { number: left.length })), list(left)),
  );
}

/** Where first: a director looks for the table. A call without one is known by what happened. */
function row(record) {
  const where = [
    record.table_name && t("page.table_number", { name: record.table_name }),
    record.round_name && t("page.round_number", { name: record.round_name }),
    record.board && t("page.board_number", { name: record.board }),
  ].filter(Boolean);
  const what = record.title || t("page.untitled");
  const rest = [record.event_name, when(record.updated), t("page.laws_of", { laws: record.laws })].filter(Boolean);
  return h(
    "li",
    {},
    link(
      [
        h("span", { class: "row-title" }, where.length ? where.map((place) => place.replaceAll(" ", "\u00a0")).join("\u00a0· ") : rich(what)),
        h("span", { class: `status status-${record.status}` }, t(`page.status.${record.status}`)),
        where.length > 0 && h("span", { class: "row-what" }, rich(what)),
        h("span", { class: "row-more" }, rest.join(" · ")),
      ],
      `#/call/${record.id}`,
      { class: "row" },
    ),
  );
}

function pages(found, asked) {
  const to = (page) => `#/?${new URLSearchParams({ ...asked, page: String(page) })}`;
  return h(
    "div",
    { class: "pages" },
    found.page > 1 ? link(t("page.newer"), to(found.page - 1), { class: "button small" }) : h("span", {}),
    h("span", { class: "quiet" }, t("page.page_of", { page: found.page, pages: found.pages })),
    found.page < found.pages ? link(t("page.older"), to(found.page + 1), { class: "button small" }) : h("span", {}),
  );
}
