import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { pictureOf, type CaptureResult, type Story } from "./capture";
import { replacedTokens, replacementsOf, type Replacement, type TokenChange } from "./colors";
import { looksOf, type Look } from "./looks";
import { DifferingCells, type Region } from "./regions";

interface Size {
  width: number;
  height: number;
}

export interface LookDifference {
  look: string;
  /** `1,204 px differ` or `8 px taller`; not of added and removed stories. */
  change: string | undefined;
  /** The places that differ, largest first. */
  regions: Region[];
  before: Size | undefined;
  after: Size | undefined;
}

export interface StoryDifference extends Story {
  state: "changed" | "added" | "removed" | "broken";
  /** Why a broken story can't be shown. */
  why?: string;
  /** Whether a broken story was already broken in the base. */
  wasBroken?: boolean;
  /** If the new colors of these tokens are the only difference. */
  tokens: TokenChange[];
  /** Identifies the pictures, or why there are none. */
  seen: string;
  looks: LookDifference[];
}

export interface Screenshots {
  folder: string;
  result: CaptureResult;
}

const sizeOf = (picture: Buffer): Size => ({
  width: picture.readUInt32BE(16),
  height: picture.readUInt32BE(20),
});

/** The pixels of each row. */
async function decode(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return Array.from(
    { length: height },
    (_, y) => new Int32Array(data.buffer, data.byteOffset + y * width * 4, width),
  );
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

function heightChange(before: Size, after: Size): string | undefined {
  const taller = after.height - before.height;
  if (taller === 0) return undefined;
  return taller > 0 ? `${taller} px taller` : `${-taller} px shorter`;
}

interface Difference {
  change: string;
  regions: Region[];
  /** Undefined if anything but colors of tokens differs. */
  tokens: ReadonlySet<TokenChange> | undefined;
}

/** Equal bytes are equal pixels, because the encoder is the same. Otherwise, every pixel counts, with no threshold. */
async function difference(
  base: Buffer,
  head: Buffer,
  replacements: readonly Replacement[],
): Promise<Difference | undefined> {
  if (base.equals(head)) return undefined;
  const [one, other] = await Promise.all([decode(base), decode(head)]);
  /** How often a color became another one, or stayed. */
  const changes = new Map<number, Map<number, number>>();
  function note(was: number, is: number, count: number) {
    const becomes = changes.get(was) ?? new Map<number, number>();
    changes.set(was, becomes.set(is, (becomes.get(is) ?? 0) + count));
  }
  const cells = new DifferingCells(sizeOf(head));
  const equalRows: Int32Array[] = [];
  // Neighbors are mostly equal: counting them together takes a tenth of the time.
  let [was, is, count] = [0, 0, 0];
  let pixels = 0;
  // Pictures of a look have the same width.
  for (const [y, after] of other.entries()) {
    const before = one[y];
    if (before === undefined) {
      for (let x = 0; x < after.length; x += 1) cells.mark(x, y);
      continue;
    }
    if (bytesOf(before).equals(bytesOf(after))) {
      equalRows.push(before);
      continue;
    }
    for (let x = 0; x < before.length; x += 1) {
      const [from = 0, to = 0] = [before[x], after[x]];
      if (from !== to) {
        pixels += 1;
        cells.mark(x, y);
      }
      if (from !== was || to !== is) {
        note(was, is, count);
        [was, is, count] = [from, to, 0];
      }
      count += 1;
    }
  }
  note(was, is, count);
  const height = heightChange(sizeOf(base), sizeOf(head));
  if (pixels === 0 && height === undefined) return undefined;
  return {
    change: height ?? `${pixels.toLocaleString("en")} px differ`,
    regions: cells.regions(),
    tokens: height === undefined ? replacedTokens(changes, equalRows, replacements) : undefined,
  };
}

const placeOf = ({ importPath, name }: Story) => `${importPath} ${name}`;

/** Finds a story by its ID, or by its file and name if its title changed. */
export function storyFinder(stories: readonly Story[]): (story: Story) => Story | undefined {
  const byId = new Map(stories.map((story) => [story.id, story]));
  const byPlace = new Map(stories.map((story) => [placeOf(story), story]));
  return (story) => byId.get(story.id) ?? byPlace.get(placeOf(story));
}

function read({ folder }: Screenshots, story: Story | undefined, look: Look): Buffer | undefined {
  const file = story && join(folder, pictureOf(story.id, look));
  return file !== undefined && existsSync(file) ? readFileSync(file) : undefined;
}

/** The tokens that explain all of a story's differences; none if one of its looks has other differences. */
function commonTokens(found: readonly (Difference | undefined)[]): TokenChange[] {
  if (found.some((each) => each?.tokens === undefined)) return [];
  return [...new Set(found.flatMap((each) => [...(each?.tokens ?? [])]))];
}

/** Compares two sets of pictures, and copies those that differ to `pictures`. */
export async function compare(
  base: Screenshots,
  head: Screenshots,
  pictures: string,
): Promise<StoryDifference[]> {
  const inBase = storyFinder(base.result.stories);
  const inHead = storyFinder(head.result.stories);
  const replacements = replacementsOf(base.result.tokens, head.result.tokens);
  mkdirSync(pictures, { recursive: true });

  async function differenceOf(story: Story): Promise<StoryDifference | undefined> {
    const [was, is] = [inBase(story), inHead(story)];
    const hash = createHash("sha256");
    const differences: (Difference | undefined)[] = [];
    const lookDifference = async (look: Look): Promise<LookDifference | undefined> => {
      const [before, after] = [read(base, was, look), read(head, is, look)];
      const inTheme = replacements.filter(({ theme }) => theme === look.theme);
      const found = before && after && (await difference(before, after, inTheme));
      if (found === undefined && (before === undefined) === (after === undefined)) return undefined;
      differences.push(found);
      for (const [kind, picture] of Object.entries({ before, after }))
        if (picture) {
          hash.update(`${look.name} ${kind}`).update(picture);
          writeFileSync(join(pictures, `${story.id}.${look.name}.${kind}.png`), picture);
        }
      return {
        look: look.name,
        change: found?.change,
        regions: found?.regions ?? [],
        before: before && sizeOf(before),
        after: after && sizeOf(after),
      };
    };
    const looks: LookDifference[] = [];
    // One picture at a time, so that the hash doesn't depend on which is decoded first.
    for (const look of looksOf(story.importPath)) {
      const found = await lookDifference(look);
      if (found) looks.push(found);
    }
    const why = is && head.result.broken[is.id];
    const wasBroken = was !== undefined && base.result.broken[was.id] !== undefined;
    if (why !== undefined) {
      const seen = hash.update(why).digest("hex");
      return { ...story, state: "broken", why, wasBroken, tokens: [], seen, looks };
    }
    if (looks.length === 0) return undefined;
    const result = { ...story, tokens: [], seen: hash.digest("hex"), looks };
    if (is === undefined) return { ...result, state: "removed" };
    if (was === undefined || wasBroken) return { ...result, state: "added" };
    return { ...result, state: "changed", tokens: commonTokens(differences) };
  }

  const removed = base.result.stories.filter((story) => inHead(story) === undefined);
  const found: StoryDifference[] = [];
  for (const story of [...head.result.stories, ...removed]) {
    // One story at a time; its pictures are decoded on all processors.
    const one = await differenceOf(story);
    if (one) found.push(one);
  }
  return found;
}
