// Where the focus is after something has been drawn anew. Whoever uses a keyboard or a reader must not be thrown back
// to the top of the page by a button that has drawn its surroundings, itself included.

const CONTROLS = "a[href], button, input, select, textarea, summary";

/** Draw inside an element; the focus goes to the same control as before, or to the one in its place. */
export function keepFocus(place, draw) {
  const active = document.activeElement;
  const at = active && place.contains(active) ? controls(place).indexOf(/** @type {HTMLElement} */ (active)) : -1;
  const name = at < 0 ? "" : nameOf(/** @type {HTMLElement} */ (active));
  draw();
  if (at < 0) return;
  const now = controls(place);
  const usable = now.filter((one) => !(/** @type {any} */ (one).disabled));
  const same = usable.find((one) => nameOf(one) === name) ?? usable.find((one) => now.indexOf(one) >= at);
  (same ?? usable[0])?.focus({ preventScroll: true });
}

/** A new screen: the focus goes to its heading, which a reader then reads out. */
export function focusHeading(main) {
  const heading = /** @type {HTMLElement | null} */ (main.querySelector("[data-focus]"));
  (heading ?? main).focus({ preventScroll: true });
}

/** What a heading needs to be gone to. */
export const FOCUS = { tabindex: "-1", "data-focus": true };

const controls = (place) => /** @type {HTMLElement[]} */ ([...place.querySelectorAll(CONTROLS)]);
const nameOf = (one) =>
  [one.tagName, one.dataset.seat, one.dataset.suit, one.getAttribute("aria-label") ?? one.textContent].join(" ");
