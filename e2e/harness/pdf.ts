import { inflateSync } from "node:zlib";

type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

/** A piece of text on paper, in points from the lower left corner. */
export interface PrintedText {
  x: number;
  y: number;
  size: number;
}

function textsIn(content: string): PrintedText[] {
  const texts: PrintedText[] = [];
  const saved: Matrix[] = [];
  let numbers: number[] = [];
  let page = identity;
  let text = identity;
  let size = 0;
  const matrix = (): Matrix => {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers.slice(-6);
    return [a, b, c, d, e, f];
  };
  // Strings can contain anything.
  for (const [token] of content.matchAll(/<[0-9A-Fa-f]*>|\((?:\\.|[^\\)])*\)|[^\s[\]()<>]+/gs)) {
    const number = Number(token);
    if (!Number.isNaN(number)) {
      numbers.push(number);
      continue;
    }
    if (token === "q") saved.push(page);
    else if (token === "Q") page = saved.pop() ?? identity;
    else if (token === "cm") page = times(matrix(), page);
    else if (token === "Tf") size = numbers.at(-1) ?? 0;
    else if (token === "Tm") text = matrix();
    else if (token === "Td") text = times([1, 0, 0, 1, numbers.at(-2) ?? 0, numbers.at(-1) ?? 0], text);
    else if (token === "Tj" || token === "TJ") {
      const [, , , scale, x, y] = times(text, page);
      texts.push({ x, y, size: Math.abs(scale) * size });
    }
    if (!/^[<(]/.test(token)) numbers = [];
  }
  return texts;
}

/** The texts of each page of a PDF that Chromium has written. */
export function printedTexts(pdf: Buffer): PrintedText[][] {
  const file = pdf.toString("latin1");
  return [...file.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: mark }) => {
    const from = index + mark.length;
    try {
      const content = inflateSync(pdf.subarray(from, file.indexOf("endstream", from))).toString("latin1");
      // Fonts and images are streams, too.
      return /\bBT\b/.test(content) && /\bTf\b/.test(content) ? [textsIn(content)] : [];
    } catch {
      return [];
    }
  });
}
