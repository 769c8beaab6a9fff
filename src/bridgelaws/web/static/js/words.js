// What the page says, in one language at a time. The sentences come from `words/fr.json`, with places for what they are
// about. Here the places are filled in; no other script puts a sentence together.

/**
 * @typedef {object} Words one language, as `words/fr.json` has it
 * @property {string} language its code
 * @property {string} name as its speakers call it
 * @property {Record<string, string>} languages the names of all languages by their codes
 * @property {Record<string, string | Record<string, string>>} sentences by their ids; by the form of a number where it matters
 * @property {Record<string, string>} sorts what an argument is, by its name
 * @property {Record<string, Record<string, Record<string, string>>>} forms names by sort, form and code
 * @property {Record<string, string>} faces what stands on a card, by its rank
 * @property {Record<string, string>} strains as contracts have them
 * @property {Record<string, [string, string]>} lists what stands between the first of several, and before the last
 * @property {Record<string, string>} references the few words among the numbers of provisions
 */

const INDEX = "words/languages.json";
const PLACE = /\{(\w+)(?::([^{}]*))?\}/g;
const SYMBOL = { S: "♠", H: "♥", D: "♦", C: "♣" };

let words = /** @type {Words | null} */ (null);
let plurals = new Intl.PluralRules("en");
let numbers = new Intl.NumberFormat("en");

const known = () => /** @type {Words} */ (words);

/** Speak a language from now on; nothing changes if it cannot be fetched. */
export async function learn(code) {
  const found = await fetched(`words/${encodeURIComponent(code)}.json`);
  words = found;
  plurals = new Intl.PluralRules(found.language);
  numbers = new Intl.NumberFormat(locale(), { useGrouping: false });
  document.documentElement.lang = found.language;
}

/** The first language that the browser asks for and the page speaks. */
export async function wanted() {
  const spoken = words?.languages ?? (await fetched(INDEX));
  const codes = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase());
  return codes.find((code) => code in spoken) ?? "en";
}

/** A language that was remembered, and is spoken here no longer. */
export class Unspoken extends Error {}

async function fetched(path) {
  const answer = await fetch(path);
  if (answer.status === 404) throw new Unspoken(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** The code of the language spoken; "" before any has been learnt. */
export const language = () => words?.language ?? "";
/** The names of all languages by their codes. */
export const languages = () => known().languages;
export const languageName = () => known().name;

/**
 * A sentence in the language spoken.
 * @param {string} id
 * @param {Record<string, any>} [args] seats, cards and suits as case files write them
 */
export function t(id, args = {}) {
  const sentence = known().sentences[id];
  if (sentence === undefined) throw new Error(`there is no sentence ${id}`);
  const text = typeof sentence === "string" ? sentence : (sentence[plurals.select(args.number)] ?? sentence.other);
  return text.replace(PLACE, (_, name, form = "") => filled(args[name], known().sorts[name], form));
}

/** Whether there is such a sentence. */
export const has = (id) => id in known().sentences;

function filled(value, sort, form) {
  switch (sort) {
    case "text":
      return String(value);
    case "number":
      return number(value);
    case "texts":
    case "clauses":
      return list(value, form || "comma");
    case "seats":
      return list(value.map((seat) => named("seat", seat)), form || "and");
    case "cards":
      return value.map(cardText).join(" ");
    case "card":
      return form ? named(sort, value, form) : cardText(value);
    case "trick":
      return form ? named(sort, value, form) : number(value);
    default:
      return named(sort, value, form);
  }
}

/** Several things in a row. */
function list(items, between) {
  const [comma, last] = known().lists[between];
  return items.length > 1 ? items.slice(0, -1).join(comma) + last + items.at(-1) : items.join("");
}

/** A seat, side, suit, rank or card in a form of the language. */
export const named = (sort, code, form = "") => known().forms[sort][form][code] ?? String(code);

/** What stands on a card: in English the ten is written with a letter, and shown with its number. */
export const face = (rank) => (known().faces[rank] === "T" ? "10" : (known().faces[rank] ?? rank));
/** @param {string} code such as HK */
export const cardText = (code) => SYMBOL[code[0]] + face(code[1]);
/** The ranks of cards as sentences write them, and their codes. */
export const writtenRanks = () =>
  Object.entries(known().faces).flatMap(([rank, written]) => [[written, rank], ...(rank === "T" ? [["10", "T"]] : [])]);

/** What somebody called for, whole or in part; the server reads it in the same language. */
export function called(rank, suit) {
  if (rank && suit) return named("card", suit + rank, "name");
  return rank ? named("rank", rank) : suit ? named("suit", suit, "one") : "";
}

export const notrump = () => known().strains.NT;

/** A contract such as 4SX, with its result if there is one. */
export function contractText(code) {
  const [, level, strain, doubled] = code.match(/^(\d?)(NT|[CDHS])(X{0,2}(?:=|[+-]\d+)?)$/) ?? [];
  return strain ? level + known().strains[strain] + doubled : code;
}

/** The number of a provision: a few of them have a word in them. */
export const refText = (ref) =>
  String(ref)
    .split(" ")
    .map((word) => known().references[word] ?? word)
    .join(" ");

// Numbers and dates as the language has them, and as the country has them where the device says which.

const locale = () => navigator.languages.find((tag) => tag.split("-")[0] === known().language) ?? known().language;
export const number = (n) => numbers.format(n);
export const signed = (n) =>
  new Intl.NumberFormat(locale(), { useGrouping: false, signDisplay: "exceptZero" }).format(n);

const DAY = /** @type {const} */ ({ day: "numeric", month: "short" });
export const when = (iso) =>
  new Intl.DateTimeFormat(locale(), { ...DAY, hour: "2-digit", minute: "2-digit" }).format(new Date(iso));
export const day = (iso) => new Intl.DateTimeFormat(locale(), { ...DAY, year: "numeric" }).format(new Date(iso));
/** A sentence begins with a capital. */
export const capital = (text) => text.slice(0, 1).toLocaleUpperCase(known().language) + text.slice(1);
