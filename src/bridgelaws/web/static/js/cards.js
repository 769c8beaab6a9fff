// Cards and seats as the case files write them, and their names. No rule of play is here.

import { T } from "./text.js";

/** Suits in the order in which players sort them. */
export const SUITS = ["S", "H", "D", "C"];
export const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];
/** Clockwise. */
export const SEATS = ["N", "E", "S", "W"];
const SYMBOL = { S: "♠", H: "♥", D: "♦", C: "♣" };
export const SUIT_OF_SYMBOL = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

export const suitName = (suit) => T.suits[suit];
export const rankName = (rank) => T.ranks[rank];
export const rankFace = (rank) => (rank === "T" ? "10" : rank);
export const seatName = (seat) => T.seats[seat] ?? seat;
/** Several seats in words. */
export const seatNames = (seats, between = T.and) => seats.map(seatName).join(between);

/** @param {string} code such as HK */
export const cardName = (code) => T.cardName(rankName(code[1]), suitName(code[0]));
/** @param {string} code */
export const cardText = (code) => SYMBOL[code[0]] + rankFace(code[1]);
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
