// How many tricks each side has, in words.

import { t } from "../words.js";

/** @param {{NS: number, EW: number}} tricks */
export const sides = ({ NS, EW }) => ({ ns: NS, ew: EW });
export const won = (tricks) => t("page.tricks_won", sides(tricks));
