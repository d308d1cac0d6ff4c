import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { pictureOf, type CaptureResult, type Story } from "./capture";
import { looksOf, type Look } from "./looks";

interface Size {
  width: number;
  height: number;
}

export interface LookDifference {
  look: string;
  /** `1,204 px differ` or `8 px taller`; not of added and removed stories. */
  change: string | undefined;
  before: Size | undefined;
  after: Size | undefined;
}

export interface StoryDifference extends Story {
  state: "changed" | "added" | "removed" | "broken";
  /** Why a broken story can't be shown. */
  why?: string;
  /** If the story differs only in a color that was replaced everywhere: `light #6d2a63 → #702a63`. */
  colors?: string | undefined;
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

/** A pixel's bytes are red, green, blue and alpha; as a number, red is the lowest. */
const hex = (color: number) =>
  `#${[color, color >> 8, color >> 16].map((part) => (part & 255).toString(16).padStart(2, "0")).join("")}`;

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

/** Equal bytes are equal pixels, because the encoder is the same. Otherwise, every pixel counts, with no threshold. */
async function difference(
  base: Buffer,
  head: Buffer,
): Promise<{ change: string; replaced?: string | undefined } | undefined> {
  if (base.equals(head)) return undefined;
  // Pictures of a look have the same width.
  const taller = sizeOf(head).height - sizeOf(base).height;
  if (taller !== 0) return { change: taller > 0 ? `${taller} px taller` : `${-taller} px shorter` };
  const [one, other] = await Promise.all([decode(base), decode(head)]);
  /** How often a color became another one, or stayed. */
  const changes = new Map<number, Map<number, number>>();
  function note(was: number, is: number, count: number) {
    const becomes = changes.get(was) ?? new Map<number, number>();
    changes.set(was, becomes.set(is, (becomes.get(is) ?? 0) + count));
  }
  const equalRows: Int32Array[] = [];
  // Neighbors are mostly equal: counting them together takes a tenth of the time.
  let [was, is, count] = [0, 0, 0];
  let pixels = 0;
  for (const [y, before] of one.entries()) {
    const after = other[y] ?? before;
    if (bytesOf(before).equals(bytesOf(after))) {
      equalRows.push(before);
      continue;
    }
    for (let x = 0; x < before.length; x += 1) {
      const [from = 0, to = 0] = [before[x], after[x]];
      if (from !== to) pixels += 1;
      if (from !== was || to !== is) {
        note(was, is, count);
        [was, is, count] = [from, to, 0];
      }
      count += 1;
    }
  }
  note(was, is, count);
  if (pixels === 0) return undefined;
  return {
    change: `${pixels.toLocaleString("en")} px differ`,
    replaced: replacedColor(changes, equalRows),
  };
}

/** A token's color is replaced wherever it was; a moved or removed element leaves the same color elsewhere. */
function replacedColor(
  changes: ReadonlyMap<number, ReadonlyMap<number, number>>,
  equalRows: readonly Int32Array[],
): string | undefined {
  const [most] = [...changes]
    .flatMap(([was, becomes]) =>
      [...becomes].map(([is, count]) => ({ was, is, count, only: becomes.size === 1 })),
    )
    .filter(({ was, is }) => was !== is)
    .toSorted((one, other) => other.count - one.count);
  if (!most?.only) return undefined;
  return equalRows.some((row) => row.includes(most.was)) ? undefined : `${hex(most.was)} → ${hex(most.is)}`;
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

/** Compares two sets of pictures, and copies those that differ to `pictures`. */
export async function compare(
  base: Screenshots,
  head: Screenshots,
  pictures: string,
): Promise<StoryDifference[]> {
  const inBase = storyFinder(base.result.stories);
  const inHead = storyFinder(head.result.stories);
  mkdirSync(pictures, { recursive: true });

  async function differenceOf(story: Story): Promise<StoryDifference | undefined> {
    const [was, is] = [inBase(story), inHead(story)];
    const colors = new Set<string | undefined>();
    const lookDifference = async (look: Look): Promise<LookDifference[]> => {
      const [before, after] = [read(base, was, look), read(head, is, look)];
      const found = before && after && (await difference(before, after));
      if (found === undefined && (before === undefined) === (after === undefined)) return [];
      if (found) colors.add(found.replaced && `${look.theme} ${found.replaced}`);
      for (const [kind, picture] of Object.entries({ before, after }))
        if (picture) writeFileSync(join(pictures, `${story.id}.${look.name}.${kind}.png`), picture);
      return [
        {
          look: look.name,
          change: found?.change,
          before: before && sizeOf(before),
          after: after && sizeOf(after),
        },
      ];
    };
    const looks = (await Promise.all(looksOf(story.importPath).map(lookDifference))).flat();
    const why = is && head.result.broken[is.id];
    if (why !== undefined) return { ...story, state: "broken", why, looks };
    if (looks.length === 0) return undefined;
    if (is === undefined) return { ...story, state: "removed", looks };
    if (was === undefined || base.result.broken[was.id] !== undefined)
      return { ...story, state: "added", looks };
    const replaced = [...colors].flatMap((color) => color ?? []);
    const isReplaced = replaced.length > 0 && replaced.length === colors.size;
    return {
      ...story,
      state: "changed",
      looks,
      ...(isReplaced && { colors: replaced.toSorted().join(", ") }),
    };
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
