// A ruling drawn as a picture, here in the browser: for those who are sent it and cannot paste.

import { SUIT_OF_SYMBOL } from "../cards.js";

const WIDTH = 1080;
const EDGE = 72;
const PAPER = "#f6f4ee";
const INK = "#1a211e";
const QUIET = "#55605a";
const SUITS = { S: INK, H: "#c0180f", D: "#c0180f", C: INK };
const SERIF = 'ui-serif, "Iowan Old Style", "Palatino Linotype", Georgia, serif';
const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
/** What the parts of a ruling look like: size, weight, letters, colour, and the space above. */
const STYLES = {
  where: { size: 32, font: SANS, weight: 400, colour: QUIET, above: 0 },
  title: { size: 46, font: SANS, weight: 700, colour: INK, above: 28 },
  said: { size: 38, font: SANS, weight: 700, colour: INK, above: 34 },
  step: { size: 42, font: SERIF, weight: 400, colour: INK, above: 12 },
  result: { size: 42, font: SANS, weight: 700, colour: INK, above: 20 },
  name: { size: 28, font: SANS, weight: 400, colour: QUIET, above: 40 },
};

/**
 * @param {{style: keyof typeof STYLES, text: string}[]} parts one below the other
 * @returns {Promise<Blob>} a PNG
 */
export function picture(parts) {
  const canvas = document.createElement("canvas");
  const at = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const lines = parts.flatMap(({ style, text }) => {
    const { above, size } = STYLES[style];
    return broken(at, style, text).map((words, n) => ({ style, words, space: (n ? 0 : above) + size * 1.4 }));
  });
  canvas.width = WIDTH;
  canvas.height = Math.ceil(lines.reduce((sum, { space }) => sum + space, 2 * EDGE));
  at.fillStyle = PAPER;
  at.fillRect(0, 0, canvas.width, canvas.height);
  let y = EDGE;
  for (const { style, words, space } of lines) {
    y += space;
    written(at, style, words.join(" "), y - STYLES[style].size * 0.4);
  }
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("the picture could not be drawn"))), "image/png"),
  );
}

/** A text in lines that fit. */
function broken(at, style, text) {
  font(at, style);
  return text.split("\n").flatMap((row) => {
    const lines = /** @type {string[][]} */ ([[]]);
    for (const word of row.split(" ")) {
      const line = lines[lines.length - 1];
      if (line.length && at.measureText([...line, word].join(" ")).width > WIDTH - 2 * EDGE) lines.push([word]);
      else line.push(word);
    }
    return lines;
  });
}

/** One line, with the suits in their colours. */
function written(at, style, line, y) {
  font(at, style);
  let x = EDGE;
  for (const piece of line.split(/([♠♥♦♣])/)) {
    const suit = SUIT_OF_SYMBOL[piece];
    at.fillStyle = suit ? SUITS[suit] : STYLES[style].colour;
    at.fillText(piece, x, y);
    x += at.measureText(piece).width;
  }
}

function font(at, style) {
  const { size, weight, font: letters } = STYLES[style];
  at.font = `${weight} ${size}px ${letters}`;
}
