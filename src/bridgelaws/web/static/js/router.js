// Screens by the hash of the address, so that the phone's own back button works and no server route is needed.

const routes = [];

/**
 * @param {string} pattern such as "/call/:id/print"
 * @param {(params: any) => any} screen given what the address says
 */
export function route(pattern, screen) {
  const names = [];
  const source = pattern.replace(/:(\w+)/g, (_, name) => (names.push(name), "([^/?]+)"));
  routes.push({ matches: new RegExp(`^${source}$`), names, screen });
}

/** The screen of a hash, with what the hash says; null if there is none. */
export function find(hash) {
  const [path, search = ""] = hash.replace(/^#\/?/, "/").split("?");
  for (const { matches, names, screen } of routes) {
    const found = path.match(matches);
    if (!found) continue;
    const params = Object.fromEntries(names.map((name, n) => [name, safe(found[n + 1])]));
    return { screen, params: { ...params, query: Object.fromEntries(new URLSearchParams(search)) } };
  }
  return null;
}

function safe(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function go(path) {
  window.location.hash = path;
}

/** Go on without leaving the present screen in the history. */
export function goInstead(path) {
  window.location.replace(`#${path}`);
}
