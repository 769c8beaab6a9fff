// The server answers. Three verbs: send a request, follow a call, give the address of what the browser fetches itself.

/** Whether calls are kept in this browser only. */
export const LOCAL = false;

/**
 * @param {string} method
 * @param {string} path such as "cases?page=2"
 * @param {any} body undefined for none
 * @param {{key: string, language: string}} more
 * @returns {Promise<{status: number, body: any}>} rejected if there is no answer
 */
export async function send(method, path, body, { key, language }) {
  const answer = await fetch(address(path), {
    method,
    // SameSite cookies and this header together stop another site from posting in the director's name.
    headers: {
      "Accept-Language": language,
      ...(method === "GET" ? {} : { "Content-Type": "application/json", "X-Requested-With": "bridgelaws" }),
      ...(key ? { "Idempotency-Key": key } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.status === 204) return { status: 204, body: null };
  const text = await answer.text();
  try {
    return { status: answer.status, body: text ? JSON.parse(text) : null };
  } catch {
    return { status: answer.status, body: null }; // not ours: reported by its status
  }
}

/**
 * @param {string} path of a call
 * @param {(number: number) => void} changed told how many entries it has; -1 where that is not known
 * @param {() => void} lost told when the line is broken
 * @returns {() => void} ends it
 */
export function follow(path, changed, lost) {
  let source = /** @type {EventSource | null} */ (null);
  let again = 0;
  const open = () => {
    source = new EventSource(address(`${path}/stream`));
    source.addEventListener("changed", (event) => {
      try {
        changed(JSON.parse(event.data).number);
      } catch {
        changed(-1);
      }
    });
    source.addEventListener("error", () => {
      lost();
      // A broken line is mended by the browser. An answer that was no stream is not: that is for us.
      if (source?.readyState === EventSource.CLOSED) again = window.setTimeout(open, 5000);
    });
  };
  open();
  return () => {
    window.clearTimeout(again);
    source?.close();
  };
}

/** Whether what is written here is kept until somebody deletes it. */
export const keeps = async () => true;

/** Nothing has to be installed, and the server decides about new versions. */
export function install() {}

/** @param {string} path */
export const address = (path) => `/api/${path}`;
