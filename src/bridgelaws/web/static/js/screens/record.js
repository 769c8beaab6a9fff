// What is written on a record besides the case: event, table, round, board, names, notes; and what can be done with the whole.

import * as api from "../api.js";
import { announce } from "../announce.js";
import { SEATS, seatName } from "../cards.js";
import { confirmSheet } from "../components/sheet.js";
import { fileName } from "../components/share.js";
import { button, download, h, put } from "../dom.js";
import { go } from "../router.js";
import { prefer, setOffline } from "../store.js";
import { t } from "../words.js";

export async function record({ id, redraw }) {
  const found = await api.getCase(id);
  const said = h("p", { class: "quiet", role: "status" });
  const save = async (fields) => {
    try {
      await api.describeCase(id, fields);
      if ("event_name" in fields) prefer({ event: fields.event_name });
      said.textContent = t("page.saved");
    } catch (error) {
      if (error instanceof api.Offline) setOffline({ retry: () => save(fields) });
      said.textContent = error.message;
    }
  };
  return {
    title: t("page.record"),
    back: `/call/${id}`,
    body: [
      field(t("page.event_name"), found.event_name, (value) => save({ event_name: value })),
      h(
        "div",
        { class: "grid-3" },
        field(t("page.table_name"), found.table_name, (value) => save({ table_name: value })),
        field(t("page.round_name"), found.round_name, (value) => save({ round_name: value })),
        field(t("page.board_name"), found.board, (value) => save({ board: value })),
      ),
      h(
        "fieldset",
        {},
        h("legend", {}, t("page.players")),
        h("p", { class: "quiet" }, t("page.players_more")),
        h(
          "div",
          { class: "grid-2" },
          SEATS.map((seat) =>
            field(seatName(seat), found.players[seat] ?? "", (value) => {
              if (value) found.players[seat] = value;
              else delete found.players[seat];
              return save({ players: found.players });
            }),
          ),
        ),
      ),
      notes(found.notes, (value) => save({ notes: value })),
      said,
      !api.LOCAL && seatLinks(id, found),
      h(
        "section",
        { class: "stack" },
        h("h2", {}, t("page.whole_record")),
        button(t("page.export"), () => exported(id, found, false)),
        Object.keys(found.players).length > 0 && button(t("page.export_names"), () => exported(id, found, true)),
        button(t("page.anonymise"), () =>
          confirmSheet(t("page.anonymise"), t("page.anonymise_more"), t("page.anonymise"), () => act(() => api.anonymiseCase(id), redraw)),
        ),
        button(
          t("page.delete"),
          () =>
            confirmSheet(t("page.delete"), t("page.delete_more"), t("page.delete"), () =>
              act(
                () => api.deleteCase(id),
                () => go("/"),
              ),
            ),
          { class: "button danger" },
        ),
      ),
    ],
  };

  async function act(done, then) {
    try {
      await done();
      then();
    } catch (error) {
      said.textContent = error.message;
      announce(error.message);
    }
  }
}

function field(label, value, save) {
  return h(
    "label",
    { class: "labelled" },
    h("span", {}, label),
    h("input", {
      type: "text",
      class: "field",
      value,
      maxlength: 80,
      autocomplete: "off",
      on: { change: (event) => save(event.target.value.trim()) },
    }),
  );
}

function notes(value, save) {
  return h(
    "label",
    { class: "labelled" },
    h("span", {}, t("page.notes")),
    h("textarea", {
      class: "field",
      rows: 4,
      maxlength: 2000,
      value,
      on: { change: (event) => save(event.target.value.trim()) },
    }),
  );
}

/** A link for a seat shows what that seat may see, and nothing else. */
function seatLinks(id, found) {
  const place = h("div", { class: "stack" });
  const make = async (seat) => {
    try {
      const { url } = await api.seatLink(id, seat);
      const whole = new URL(url, window.location.href).href;
      const input = h("input", {
        class: "field",
        readonly: true,
        value: whole,
        "aria-label": t("page.link_for", { seat }),
        on: { focus: (event) => event.target.select() },
      });
      put(
        place,
        h("p", {}, t("page.link_for", { seat })),
        input,
        button(t("page.copy"), () => copy(whole, input), { class: "button small" }),
      );
    } catch (error) {
      put(place, h("p", { class: "problem", role: "alert" }, error.message));
    }
  };
  return h(
    "section",
    { class: "stack" },
    h("h2", {}, t("page.seat_links")),
    h("p", { class: "quiet" }, t("page.seat_links_more")),
    h(
      "div",
      { class: "grid-4" },
      SEATS.map((seat) => button(seatName(seat), () => make(seat), { "data-seat": seat })),
    ),
    place,
    button(t("page.revoke_links"), async () => {
      await api.revokeLinks(id).catch(() => {});
      put(place, h("p", { role: "status" }, t("page.links_revoked")));
    }),
  );
}

async function copy(text, input) {
  // Without HTTPS a browser may refuse the clipboard; the text is then selected, to be copied by hand.
  try {
    await navigator.clipboard.writeText(text);
    announce(t("page.copied"));
  } catch {
    input.focus();
    input.select();
  }
}

async function exported(id, found, names) {
  const file = await api.caseFile(id, names);
  download(new File([JSON.stringify(file, null, 1)], `${fileName(found)}.json`, { type: "application/json" }));
}
