// Cards and seats as the case files write them, and their names. No rule of play is here.

import { cardText, face, named } from "./words.js";

export { cardText };

/** Suits in the order in which players sort them. */
export const SUITS = ["S", "H", "D", "C"];
export const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];
/** Clockwise. */
export const SEATS = ["N", "E", "S", "W"];
export const SUIT_OF_SYMBOL = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

export const suitName = (suit) => named("suit", suit);
export const rankName = (rank) => named("rank", rank);
export const rankFace = (rank) => face(rank);
export const seatName = (seat) => named("seat", seat);

/** @param {string} code such as HK */
export const cardName = (code) => named("card", code, "name");
/** A bid of a suit: “1 heart”, “2 hearts”. @param {string} level */
export const bidName = (level, suit) => `${level} ${level === "1" ? named("suit", suit, "one") : suitName(suit)}`;
export const isCard = (code) => typeof code === "string" && /^[SHDC][AKQJT2-9]$/.test(code);

/** The seats from one on, clockwise. */
export function clockwise(from) {
  const at = SEATS.indexOf(from);
  return [0, 1, 2, 3].map((n) => SEATS[(at + n) % 4]);
}

/** Cards by suit, highest first. */
export function bySuit(cards) {
  return SUITS.map((suit) => ({
    suit,
    cards: cards.filter((c) => c[0] === suit).sort((a, b) => RANKS.indexOf(a[1]) - RANKS.indexOf(b[1])),
  })).filter((row) => row.cards.length);
}
