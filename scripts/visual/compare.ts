import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { launch, pictureOf, type CaptureResult, type Story } from "./capture";
import { looksOf, type Look } from "./looks";

interface Size {
  width: number;
  height: number;
}

export interface LookDifference {
  look: string;
  /** Differing pixels; if the size changed, of the larger picture. */
  pixels: number;
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

const sizeOf = (picture: Buffer | undefined): Size | undefined =>
  picture === undefined ? undefined : { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };

interface Change {
  /** Every differing pixel counts, with no threshold. */
  pixels: number;
  /**
   * The color that was replaced everywhere in the picture. A token's color is replaced wherever it was; a moved or
   * removed element leaves the same color elsewhere.
   */
  replaced: { was: number; is: number } | undefined;
}

/** Runs in a page, because the browser reads pictures faster. It can't use anything from this module. */
async function changeBetween(encoded: { before: string; after: string }): Promise<Change> {
  async function decode(png: string) {
    const response = await fetch(`data:image/png;base64,${png}`);
    const bitmap = await createImageBitmap(await response.blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (context === null) throw new Error("The picture could not be drawn.");
    context.drawImage(bitmap, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width, height, colors: new Uint32Array(data.buffer) };
  }
  const [before, after] = await Promise.all([decode(encoded.before), decode(encoded.after)]);
  /** How often a color became another one, or stayed. */
  const changes = new Map<number, Map<number, number>>();
  function note(was: number, is: number, count: number) {
    const becomes = changes.get(was) ?? new Map<number, number>();
    changes.set(was, becomes.set(is, (becomes.get(is) ?? 0) + count));
  }
  // Neighbors are mostly equal: counting them together takes a tenth of the time.
  let last = { was: -1, is: -1, count: 0 };
  let pixels = 0;
  for (let y = 0; y < Math.max(before.height, after.height); y += 1)
    for (let x = 0; x < Math.max(before.width, after.width); x += 1) {
      // Outside of a picture, the color is -1.
      const was = x < before.width ? (before.colors[y * before.width + x] ?? -1) : -1;
      const is = x < after.width ? (after.colors[y * after.width + x] ?? -1) : -1;
      if (was !== is) pixels += 1;
      if (was === last.was && is === last.is) last.count += 1;
      else {
        note(last.was, last.is, last.count);
        last = { was, is, count: 1 };
      }
    }
  note(last.was, last.is, last.count);
  let most = 0;
  let replaced: Change["replaced"];
  for (const [was, becomes] of changes)
    for (const [is, count] of becomes) {
      if (was === is || count <= most) continue;
      most = count;
      replaced = becomes.size === 1 && was >= 0 && is >= 0 ? { was, is } : undefined;
    }
  return { pixels, replaced };
}

/** A pixel's bytes are red, green, blue and alpha; as a number, red is the lowest. */
const hex = (color: number) =>
  `#${[color, color >> 8, color >> 16].map((part) => (part & 255).toString(16).padStart(2, "0")).join("")}`;

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

/** Counts the differing pixels of changed stories, and finds replaced colors. */
async function examine(changed: StoryDifference[], pictures: string): Promise<void> {
  const queue = [...changed];
  if (queue.length === 0) return;
  const browser = await launch();
  async function work() {
    const context = await browser.newContext();
    const page = await context.newPage();
    const encoded = (story: Story, look: string, kind: string) =>
      readFileSync(join(pictures, `${story.id}.${look}.${kind}.png`), "base64");
    for (let story = queue.shift(); story !== undefined; story = queue.shift()) {
      const colors = new Set<string>();
      let isOnlyColors = true;
      for (const look of story.looks) {
        if (!look.before || !look.after) continue;
        const [before, after] = [encoded(story, look.look, "before"), encoded(story, look.look, "after")];
        const { pixels, replaced } = await page.evaluate(changeBetween, { before, after });
        look.pixels = pixels;
        const [theme] = look.look.split("-");
        if (replaced) colors.add(`${theme} ${hex(replaced.was)} → ${hex(replaced.is)}`);
        else isOnlyColors = false;
      }
      if (isOnlyColors) story.colors = [...colors].toSorted().join(", ");
    }
  }
  const workers = Math.min(availableParallelism(), queue.length);
  await Promise.all(Array.from({ length: workers }, work)).finally(() => browser.close());
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

  function differenceOf(story: Story, was: Story | undefined, is: Story | undefined): StoryDifference[] {
    const looks = looksOf(story.importPath).flatMap((look) => {
      const [before, after] = [read(base, was, look), read(head, is, look)];
      // Equal pixels have equal bytes, because the encoder is the same.
      if (before === after || (before && after?.equals(before))) return [];
      for (const [kind, picture] of Object.entries({ before, after }))
        if (picture) writeFileSync(join(pictures, `${story.id}.${look.name}.${kind}.png`), picture);
      return [{ look: look.name, pixels: 0, before: sizeOf(before), after: sizeOf(after) }];
    });
    const why = is && head.result.broken[is.id];
    if (why !== undefined) return [{ ...story, state: "broken", why, looks }];
    if (looks.length === 0) return [];
    if (is === undefined) return [{ ...story, state: "removed", looks }];
    if (was === undefined || base.result.broken[was.id] !== undefined)
      return [{ ...story, state: "added", looks }];
    return [{ ...story, state: "changed", looks }];
  }

  const differences = [
    ...head.result.stories.flatMap((story) => differenceOf(story, inBase(story), story)),
    ...base.result.stories.flatMap((story) =>
      inHead(story) === undefined ? differenceOf(story, story, undefined) : [],
    ),
  ];
  await examine(
    differences.filter(({ state }) => state === "changed"),
    pictures,
  );
  return differences;
}
