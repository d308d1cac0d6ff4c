import { createHash } from "node:crypto";
import sharp from "sharp";

export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PixelDifference {
  /** `1,204 px differ` or `8 px taller`. */
  amount: string;
  /** Where, with a margin. */
  region: Region;
  /** Identifies the differing parts of both pictures, wherever they are. */
  hash: string;
}

const margin = 24;

const decode = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

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
  let [count, left, right, top, bottom] = [0, width, 0, Number.POSITIVE_INFINITY, 0];
  for (let at = 0; at < Math.max(was.length, is.length); at += 1) {
    if (was[at] === is[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    count += 1;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  if (count === 0) return undefined;
  const hash = createHash("sha256");
  for (const pixels of [was, is])
    for (let y = top; y <= bottom; y += 1) hash.update(pixels.slice(y * width + left, y * width + right + 1));
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  return {
    amount:
      taller === 0
        ? `${count.toLocaleString("en")} px differ`
        : `${Math.abs(taller)} px ${taller > 0 ? "taller" : "shorter"}`,
    region: {
      x,
      y,
      width: Math.min(width, right + 1 + margin) - x,
      height: bottom + 1 + margin - y,
    },
    hash: hash.digest("hex").slice(0, 12),
  };
}
