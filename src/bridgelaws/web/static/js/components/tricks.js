// How many tricks each side has, in words.

import { t } from "../words.js";

/** @param {{NS: number, EW: number}} tricks */
export const sides = ({ NS, EW }) => ({ ns: NS, ew: EW });
export const won = (tricks) => t("page.tricks_won", sides(tricks));

/**
 * The tricks of each side as far as all are known: of a board that is over what it came to; null while some of the
 * tricks before this one are not on file, since those that are would be taken for all.
 * @returns {{NS: number, EW: number} | null}
 */
export function counted({ result, tricks_won: tricks, trick_number: number, phase }) {
  if (result) return result.after;
  const { NS, EW } = tricks;
  return phase !== "after" && NS + EW > 0 && NS + EW === number - 1 ? tricks : null;
}
