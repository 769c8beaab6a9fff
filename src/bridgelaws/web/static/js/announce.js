// The live region: what has changed, for those who listen.

/** Say something without moving the focus. */
export function announce(text) {
  const live = /** @type {HTMLElement} */ (document.getElementById("live"));
  // Emptied first: the same sentence twice would not be read again.
  live.textContent = "";
  window.setTimeout(() => {
    live.textContent = text;
  }, 50);
}
