// The laws at hand: the list, a search, a provision in each edition, what changed.

import * as api from "../api.js";
import { h, link, put, rich } from "../dom.js";
import { capital, refText, t } from "../words.js";

const to = (ref) => `#/laws/${encodeURIComponent(ref)}`;

export async function laws({ query }) {
  const [found, edition] = await Promise.all([api.lawList(), api.lawsForNewCalls()]);
  const results = h("div", { "aria-live": "polite" });
  let waiting = 0;
  const search = async (words) => {
    if (!words.trim()) return put(results, lawsOf(found));
    try {
      put(results, hits(await api.searchLaws(words), edition));
    } catch (error) {
      put(results, h("p", { class: "quiet" }, error.message));
    }
  };
  await search(query.q ?? "");
  return {
    title: t("page.tab.laws"),
    tab: "laws",
    body: [
      h("input", {
        type: "search",
        class: "field",
        placeholder: t("page.search_laws"),
        "aria-label": t("page.search_laws"),
        value: query.q ?? "",
        maxlength: 80,
        on: {
          input: (event) => {
            clearTimeout(waiting);
            waiting = window.setTimeout(() => search(event.target.value), 250);
          },
        },
      }),
      link(t("page.what_changed"), "#/changes", { class: "button small" }),
      results,
    ],
  };
}

function lawsOf(list) {
  return h(
    "ul",
    { class: "list" },
    list.map((one) =>
      h(
        "li",
        {},
        link(
          [
            h("span", { class: "row-title" }, t("page.law_is", { ref: one.number })),
            h("span", { class: "row-more" }, capital(one.heading)),
          ],
          to(one.number),
          { class: "row" },
        ),
      ),
    ),
  );
}

/** What was found; of a provision that editions word differently, what the edition of new calls says. */
function hits(list, edition) {
  if (!list.length) return h("p", { class: "quiet" }, t("page.nothing_found"));
  return h(
    "ul",
    { class: "list" },
    list.map(({ entry }) => {
      const { statements = [entry] } = entry;
      const said = statements.find((one) => one.editions.includes(edition)) ?? statements[0];
      const ref = said.ref ?? entry.id;
      return h(
        "li",
        {},
        link(
          [
            h("span", { class: "row-title" }, refText(ref), h("small", {}, ` ${entry.heading}`)),
            h("span", { class: "row-more" }, rich(said.gist)),
          ],
          to(ref),
          { class: "row" },
        ),
      );
    }),
  );
}

export async function law({ ref }) {
  const page = await api.law(ref);
  const first = page.provisions[0] ?? page.readings[0];
  return {
    title: page.provisions.length ? t("page.law_is", { ref: refText(ref) }) : t("page.reading_is", { ref }),
    back: () => history.back(),
    tab: "laws",
    body: [
      first && h("p", { class: "about" }, capital(first.heading)),
      page.provisions.map((entry) => provision(entry, page.provisions.length > 3)),
      page.readings.map(reading),
      page.law?.readings?.length > 0 &&
        page.provisions.length > 1 &&
        h("section", {}, h("h2", {}, t("page.readings")), mentions(page.law.readings)),
    ],
  };
}

function provision(entry, brief) {
  return h(
    "section",
    { class: "provision" },
    entry.statements.map((said) =>
      h(
        "div",
        { class: "statement" },
        h(
          "h2",
          {},
          link(refText(said.ref), to(said.ref)),
          h("small", {}, ` ${said.editions.join(", ")}`),
          said.change !== "first" && h("small", { class: "differs" }, ` ${t(`page.change.${said.change}`)}`),
        ),
        h("p", {}, rich(said.gist)),
      ),
    ),
    entry.gone && h("p", { class: "quiet" }, t("page.gone_in", { laws: entry.gone })),
    entry.unencoded && h("p", { class: "quiet" }, t("page.not_encoded", { text: entry.unencoded })),
    entry.refers_to.length > 0 &&
      h("p", { class: "mentions" }, t("page.refers_to"), " ", mentions(entry.refers_to.map((m) => m.ref))),
    entry.referred_by.length > 0 &&
      h("p", { class: "mentions" }, t("page.referred_by"), " ", mentions(entry.referred_by.map((m) => m.ref))),
    !brief && cases(entry.cases),
  );
}

function reading(entry) {
  return h(
    "section",
    { class: "provision" },
    h("h2", {}, t("page.reading_is", { ref: entry.id }), h("small", {}, ` ${entry.editions.join(", ")}`)),
    h("p", {}, rich(entry.gist)),
    h("p", { class: "quiet" }, entry.source),
    entry.refers_to.length > 0 &&
      h("p", { class: "mentions" }, t("page.refers_to"), " ", mentions(entry.refers_to.map((m) => m.ref))),
    cases(entry.cases),
  );
}

const mentions = (list) =>
  h(
    "span",
    { class: "refs" },
    [...new Set(list)].map((ref) => link(refText(ref), to(ref), { class: "ref" })),
  );

function cases(list) {
  if (!list?.length) return null;
  return h(
    "details",
    {},
    h("summary", {}, t("page.cases_that_show", { number: list.length })),
    h(
      "ul",
      {},
      list.slice(0, 40).map((shown) => h("li", {}, h("span", {}, rich(shown.title)), h("small", {}, ` ${shown.editions.join(", ")}`))),
    ),
  );
}

// What changed

export async function changes({ query }) {
  const { editions } = await api.editions();
  const old = Number(query.old) || editions.at(-2),
    now = Number(query.new) || editions.at(-1);
  const found = await api.changes(old, now, query.law);
  const pairs = editions.flatMap((a, n) => editions.slice(n + 1).map((b) => [a, b]));
  const pair = ([a, b]) =>
    link(`${a} → ${b}`, `#/changes?old=${a}&new=${b}`, {
      class: "button choice",
      "aria-current": a === old && b === now ? "true" : null,
    });
  return {
    title: t("page.what_changed"),
    back: "/laws",
    tab: "laws",
    body: [
      h("div", { class: "grid-3" }, pairs.map(pair)),
      h("p", { class: "quiet" }, t("page.changes_found", { number: found.length })),
      h(
        "ul",
        { class: "list" },
        found.map((one) => {
          const version = one.after ?? one.before;
          return h(
            "li",
            { class: "change" },
            h(
              "p",
              {},
              one.before && link(refText(one.before.ref), to(one.before.ref)),
              one.before && one.after && " → ",
              one.after && link(refText(one.after.ref), to(one.after.ref)),
              h("small", { class: "differs" }, ` ${t(`page.change.${one.change}`)}`),
            ),
            one.before &&
              one.after &&
              one.before.gist !== one.after.gist &&
              h("p", { class: "quiet" }, rich(one.before.gist)),
            h("p", {}, rich(version.gist)),
          );
        }),
      ),
    ],
  };
}
