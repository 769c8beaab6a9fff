// What is half done on a screen when the language changes: it is still there when the screen is drawn in the other one.

import { language } from "./words.js";

let half = { of: "", language: "", value: /** @type {any} */ (null) };

/**
 * @template Value
 * @param {string} of what it is about
 * @param {Value} fresh what there is at first
 * @returns {Value} that, or what it had become before the language changed; whoever changes it changes it in place
 */
export function draft(of, fresh) {
  const kept = half.of === of && half.language !== language();
  half = { of, language: language(), value: kept ? half.value : fresh };
  return half.value;
}
