import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { launch } from "./capture";
import type { Verdict } from "./report";

/** An accepted change, as stored in `docs/visual-changelog`. */
export interface ChangelogEntry {
  /** `YYYY-MM-DD`. */
  date: string;
  reason: string;
  stories: readonly { title: string; names: readonly string[] }[];
  /** Crops around the change. The files’ names are relative to the entry. */
  pictures: readonly { story: string; look: string; before: string; after: string }[];
}

export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Encodes a part of a PNG as WebP. */
export type Encode = (png: Buffer, crop: Crop) => Promise<Buffer>;

const shownPictures = 2;
/** Older entries keep their text only, so that the repository stays small. */
const entriesWithPictures = 40;
const margin = 32;
const largest = { width: 720, height: 480 };

/** The area that differs, with a margin. Of a larger area, the beginning: its first rows, from their first change. */
export function changedArea(before: Buffer, after: Buffer): Crop {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const pixel = (picture: PNG, x: number, y: number) =>
    x < picture.width && y < picture.height
      ? picture.data.readUInt32BE(4 * (y * picture.width + x))
      : undefined;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height && y < top + largest.height - margin; y += 1)
    for (let x = 0; x < width; x += 1)
      if (pixel(one, x, y) !== pixel(other, x, y)) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = y + 1;
      }
  const x = Math.max(0, left - margin);
  const y = Math.max(0, top - margin);
  return {
    x,
    y,
    width: Math.min(right + margin - x, width - x, largest.width),
    height: Math.min(bottom + margin - y, height - y, largest.height),
  };
}

const slugOf = (reason: string) =>
  reason
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 50)
    .replaceAll(/^-|-$/g, "");

const entriesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".json"))
        .toSorted()
        .toReversed()
    : [];

const read = (folder: string, name: string): ChangelogEntry =>
  JSON.parse(readFileSync(join(folder, name), "utf8"));

/** Components first, because they explain the pages; then the largest change. One picture for each title. */
function mostTelling(verdicts: readonly Verdict[]): Verdict[] {
  const size = ({ looks }: Verdict) => Math.max(...looks.map(({ pixels }) => pixels));
  const depth = ({ title }: Verdict) => (title.startsWith("Components/") ? 0 : 1);
  const sorted = verdicts
    .filter(({ looks }) => looks.some(({ before, after }) => before !== undefined && after !== undefined))
    .toSorted((a, b) => depth(a) - depth(b) || size(b) - size(a));
  return sorted
    .filter(({ title }, index) => sorted.findIndex((each) => each.title === title) === index)
    .slice(0, shownPictures);
}

function storiesOf(verdicts: readonly Verdict[]): ChangelogEntry["stories"] {
  const titles = [...new Set(verdicts.map(({ title }) => title))].toSorted();
  return titles.map((title) => ({
    title,
    names: verdicts.filter((verdict) => verdict.title === title).map(({ name }) => name),
  }));
}

interface Options {
  /** `docs/visual-changelog`. */
  folder: string;
  /** The report’s pictures. */
  pictures: string;
  date: string;
  /** Whether the base has this entry. An entry of this change is replaced if it has the same reason. */
  isInBase: (name: string) => boolean;
  encode: Encode;
}

async function writeEntry(
  reason: string,
  verdicts: readonly Verdict[],
  { folder, pictures, date, isInBase, encode }: Options,
): Promise<string> {
  const own = entriesIn(folder).find((name) => !isInBase(name) && read(folder, name).reason === reason);
  const base = own?.replace(/\.json$/, "") ?? `${date}-${slugOf(reason)}`;
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.startsWith(`${base}.`)) rmSync(join(folder, name));
  mkdirSync(folder, { recursive: true });
  const shown: ChangelogEntry["pictures"][number][] = [];
  for (const { id, title, name, looks } of mostTelling(verdicts)) {
    const complete = looks.filter(({ before, after }) => before !== undefined && after !== undefined);
    const look = complete.find((each) => each.look.startsWith("light")) ?? complete[0];
    if (look === undefined) continue;
    const [before, after] = ["before", "after"].map((kind) =>
      readFileSync(join(pictures, `${id}.${look.look}.${kind}.png`)),
    );
    if (before === undefined || after === undefined) continue;
    const crop = changedArea(before, after);
    const file = (kind: string) => `${base}.${shown.length + 1}.${kind}.webp`;
    const picture = { before: file("before"), after: file("after") };
    writeFileSync(join(folder, picture.before), await encode(before, crop));
    writeFileSync(join(folder, picture.after), await encode(after, crop));
    shown.push({ story: `${title} · ${name}`, look: look.look, ...picture });
  }
  const entry: ChangelogEntry = {
    date: base.slice(0, 10),
    reason,
    stories: storiesOf(verdicts),
    pictures: shown,
  };
  writeFileSync(join(folder, `${base}.json`), `${JSON.stringify(entry, undefined, 2)}\n`);
  return `${base}.json`;
}

function removeOldPictures(folder: string) {
  for (const name of entriesIn(folder).slice(entriesWithPictures)) {
    const entry = read(folder, name);
    for (const { before, after } of entry.pictures)
      for (const file of [before, after]) rmSync(join(folder, file), { force: true });
    if (entry.pictures.length > 0)
      writeFileSync(join(folder, name), `${JSON.stringify({ ...entry, pictures: [] }, undefined, 2)}\n`);
  }
}

/** Writes an entry for each reason for which changes were accepted. Returns the names of the entries. */
export async function writeChangelog(verdicts: readonly Verdict[], options: Options): Promise<string[]> {
  const accepted = verdicts.filter(({ state }) => state === "changed" || state === "removed");
  const reasons = [...new Set(accepted.flatMap(({ reason }) => reason ?? []))];
  const written: string[] = [];
  for (const reason of reasons) {
    const own = accepted.filter((verdict) => verdict.reason === reason);
    written.push(await writeEntry(reason, own, options));
  }
  removeOldPictures(options.folder);
  return written;
}

/** Runs with an encoder that uses the browser, because it needs no further package. */
export async function withEncoder<Result>(work: (encode: Encode) => Promise<Result>): Promise<Result> {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    return await work(async (png, crop) => {
      const encoded = await page.evaluate(
        async ({ source, x, y, width, height }) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          const canvas = document.createElement("canvas");
          Object.assign(canvas, { width, height });
          canvas.getContext("2d")?.drawImage(image, -x, -y);
          return canvas.toDataURL("image/webp", 0.85).replace(/^.*,/, "");
        },
        { source: png.toString("base64"), ...crop },
      );
      return Buffer.from(encoded, "base64");
    });
  } finally {
    await browser.close();
  }
}
