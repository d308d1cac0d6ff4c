import { createHash } from "node:crypto";
import sharp from "sharp";

export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of a picture that differs, apart from others. Equal hashes are equal differences, wherever they are. */
export interface Place extends Region {
  hash: string;
  /** Which colors became which, of more than a few pixels: the same for a ring in a new color around anything. Empty if all are few. */
  colors: string;
}

export interface PixelDifference {
  /** `1,204 px differ` or `8 px taller`. */
  amount: string;
  places: Place[];
}

/** Differing pixels in neighboring squares of this size are one place. */
const square = 16;

const decode = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Around both. */
export const around = (one: Region, other: Region): Region => {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
};

/** Joins the differing parts of neighboring squares, by `column + row * columns`. */
function joined(squares: Map<number, Region>, columns: number): Region[] {
  const regions: Region[] = [];
  for (const [first, start] of squares) {
    squares.delete(first);
    let region = start;
    const queue = [first];
    for (let at = queue.pop(); at !== undefined; at = queue.pop())
      for (const step of [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * columns + column))) {
        const next = squares.get(at + step);
        if (next === undefined) continue;
        squares.delete(at + step);
        region = around(region, next);
        queue.push(at + step);
      }
    regions.push(region);
  }
  return regions;
}

/** How two pictures of one width differ. Every pixel counts, with no threshold. */
export async function pixelDifference(before: Buffer, after: Buffer): Promise<PixelDifference | undefined> {
  // The encoder is the same.
  if (before.equals(after)) return undefined;
  const [one, other] = await Promise.all([decode(before), decode(after)]);
  const { width } = other.info;
  const pixelsOf = ({ buffer, byteOffset, byteLength }: Buffer) =>
    new Int32Array(buffer, byteOffset, byteLength / 4);
  const [was, is] = [pixelsOf(one.data), pixelsOf(other.data)];
  const taller = other.info.height - one.info.height;
  // One more, so that the last square of a row is no neighbor of the next row's first.
  const columns = Math.ceil(width / square) + 1;
  const squares = new Map<number, Region>();
  let count = 0;
  for (let at = 0; at < Math.max(was.length, is.length); at += 1) {
    if (was[at] === is[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    const key = Math.floor(y / square) * columns + Math.floor(x / square);
    const pixel = { x, y, width: 1, height: 1 };
    const known = squares.get(key);
    squares.set(key, known ? around(known, pixel) : pixel);
    count += 1;
  }
  if (count === 0) return undefined;
  const hashOf = ({ x, y, width: across, height }: Region) => {
    const hash = createHash("sha256").update(`${across} `);
    for (const pixels of [was, is])
      for (let row = y; row < y + height; row += 1)
        hash.update(pixels.slice(row * width + x, row * width + x + across));
    return hash.digest("hex").slice(0, 16);
  };
  /** Mixed colors, at the edges of letters and of corners, are few. */
  const colorsOf = ({ x, y, width: across, height }: Region) => {
    const counts = new Map<string, number>();
    let differing = 0;
    for (let row = y; row < y + height; row += 1)
      for (let at = row * width + x; at < row * width + x + across; at += 1) {
        if (was[at] === is[at]) continue;
        const pair = `${was[at]} ${is[at]}`;
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
        differing += 1;
      }
    const many = [...counts].filter(([, each]) => each > differing / 20).map(([pair]) => pair);
    return many.toSorted().join(", ");
  };
  return {
    amount:
      taller === 0
        ? `${count.toLocaleString("en")} px differ`
        : `${Math.abs(taller)} px ${taller > 0 ? "taller" : "shorter"}`,
    places: joined(squares, columns).map((region) => ({
      ...region,
      hash: hashOf(region),
      colors: colorsOf(region),
    })),
  };
}

/** The largest part of a picture that is shown by itself. */
export const crop = { width: 560, height: 360 };
const margin = 24;

/** The parts of both pictures that show a change: one part of both, if it can show both. */
export function cropsOf(before: Region | undefined, after: Region | undefined): [Region, Region] | undefined {
  const both = before && after && around(before, after);
  const isNear = both && both.width <= crop.width && both.height <= crop.height;
  const parts = [isNear ? both : (before ?? after), isNear ? both : (after ?? before)] as const;
  if (parts[0] === undefined || parts[1] === undefined) return undefined;
  const [width, height] = (["width", "height"] as const).map(
    (side) => Math.min(crop[side], Math.max(...parts.map((part) => part?.[side] ?? 0))) + 2 * margin,
  );
  const cropOf = ({ x, y }: Region) => ({
    x: Math.max(0, x - margin),
    y: Math.max(0, y - margin),
    width: width ?? 0,
    height: height ?? 0,
  });
  return [cropOf(parts[0]), cropOf(parts[1])];
}

/** Outlines and shadows are around an element. */
const reach = 8;

export const touches = (one: Region, other: Region): boolean =>
  one.x < other.x + other.width + reach &&
  one.x + one.width + reach > other.x &&
  one.y < other.y + other.height + reach &&
  one.y + one.height + reach > other.y;
