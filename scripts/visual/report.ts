import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { dark, light, scales } from "../../packages/ui/src/theme/values";
import { heardLines } from "./changes";
import { readPicture, type Side } from "./compare";
import { lineOf, type Decision, type Shot } from "./decisions";
import { cropsOf, type Region } from "./pixels";

/** So that it opens at once, and from a phone: parts of pictures first, then whole ones while there is room. */
const mostBytes = { parts: 6_000_000, all: 9_500_000 };

export interface Summary {
  /** Which commits, and how many stories. */
  compared: string;
  counts: string;
  notes: string[];
}

/** A shot in the report. Its pictures are names in `pictures`: the parts that the decision is about, and the whole. */
interface ShownShot {
  look: string;
  amount: string | undefined;
  parts: (string | undefined)[];
  whole: (string | undefined)[];
}

async function part(picture: Buffer, { x, y, width, height }: Region): Promise<Buffer> {
  const image = sharp(picture);
  const size = await image.metadata();
  // One that is at the edge moves into the picture.
  const [left, top] = [
    Math.max(0, Math.min(x, size.width - width)),
    Math.max(0, Math.min(y, size.height - height)),
  ];
  return image
    .extract({ left, top, width: Math.min(width, size.width), height: Math.min(height, size.height) })
    .toBuffer();
}

/** Pictures as data URLs, each once; those that come first in every decision come first. */
async function embed(decisions: readonly Decision[], base: Side, head: Side) {
  const pictures: Record<string, string> = {};
  /** By what they show, so that nothing is packed twice; equal ones are there once. */
  const names = new Map<string, string>();
  const shown = new Map<Shot, ShownShot>();
  let bytes = 0;
  const namesOfUrls = new Map<string, string>();
  async function add(shows: string, most: number, read: () => Promise<Buffer | undefined>) {
    const known = names.get(shows);
    if (known !== undefined || bytes > most) return known;
    const picture = await read();
    if (picture === undefined) return undefined;
    const packed = await sharp(picture).webp({ lossless: true, effort: 1 }).toBuffer();
    const url = `data:image/webp;base64,${packed.toString("base64")}`;
    const name = namesOfUrls.get(url) ?? String(namesOfUrls.size);
    if (!namesOfUrls.has(url)) bytes += url.length;
    // The first one without room is the last one that was packed.
    if (bytes > mostBytes.all) return undefined;
    names.set(shows, name);
    namesOfUrls.set(url, name);
    pictures[name] = url;
    return name;
  }
  const queues = decisions.map(({ stories }) =>
    stories.flatMap(({ story, shots }) => shots.map((shot) => ({ story, shot }))),
  );
  async function inRounds(
    show: (shot: Shot, sides: { shows: string; read: () => Buffer | undefined }[]) => Promise<void>,
  ) {
    for (let at = 0; queues.some(({ length }) => length > at); at += 1)
      for (const queue of queues) {
        const { story, shot } = queue[at] ?? {};
        if (!story || !shot) continue;
        const sideOf = (name: string, { pictures: folder }: Side, isThere: boolean) => ({
          shows: `${name} ${story.id} ${shot.look}`,
          read: () => (isThere ? readPicture(folder, story.id, shot.look) : undefined),
        });
        await show(shot, [
          sideOf("before", base, story.state !== "added"),
          sideOf("after", head, story.state !== "removed"),
        ]);
      }
  }
  await inRounds(async (shot, sides) => {
    const { look, amount, at } = shot;
    const parts: (string | undefined)[] = [];
    for (const [index, region] of (cropsOf(at?.before, at?.after) ?? []).entries()) {
      const { shows = "", read } = sides[index] ?? {};
      const cut = async () => {
        const picture = read?.();
        return picture && (await part(picture, region));
      };
      parts.push(await add(`${shows} ${Object.values(region).join(" ")}`, mostBytes.parts, cut));
    }
    shown.set(shot, { look, amount, parts, whole: [] });
  });
  await inRounds(async (shot, sides) => {
    const known = shown.get(shot);
    for (const { shows, read } of sides)
      known?.whole.push(await add(shows, mostBytes.all, async () => read()));
  });
  return { pictures, shown };
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** `surface: { canvas }` becomes `--surface-canvas`: the report uses the console's tokens. */
function variables(tokens: object, path: readonly string[] = []): string {
  return Object.entries(tokens)
    .map(([key, value]) =>
      typeof value === "string"
        ? `--${[...path, key].join("-").toLowerCase()}: ${value};`
        : variables(value, [...path, key]),
    )
    .join(" ");
}

const template = (name: string) => readFileSync(join(import.meta.dirname, "report", name), "utf8");

/** Writes one page that contains everything, so that it opens from a link, an artifact or a folder. */
export async function writeReport(
  file: string,
  { compared, counts, notes }: Summary,
  decisions: readonly Decision[],
  base: Side,
  head: Side,
): Promise<void> {
  const { pictures, shown } = await embed(decisions, base, head);
  const data = {
    compared,
    counts,
    notes,
    pictures,
    heard: Object.fromEntries(
      decisions
        .flatMap(({ stories }) => stories.map(({ story }) => story))
        .filter(({ state }) => state === "changed")
        .map(({ id }) => [id, heardLines(base.heard[id] ?? "", head.heard[id] ?? "")]),
    ),
    decisions: decisions.map((decision) => ({
      state: decision.state,
      line: lineOf(decision),
      changes: decision.changes,
      stories: decision.stories.map(({ story, shots }) => ({
        id: story.id,
        name: `${story.title} · ${story.name}`,
        why: story.why,
        shots: shots.map((shot) => shown.get(shot)),
      })),
    })),
  };
  const style = `:root { ${variables(light)} ${variables(scales)} }\n@media (prefers-color-scheme: dark) { :root { ${variables(dark)} } }\n${template("report.css")}`;
  const script = template("report.js");
  const policy = [
    "default-src 'none'",
    "img-src data:",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="${policy}">
<title>Visual review</title>
<style>${style}</style>
<header><h1>Visual review</h1><p id="compared"></p><ul id="notes"></ul></header>
<nav aria-label="Decisions"><p id="counts"></p><ol id="list"></ol></nav>
<main id="shown" tabindex="-1"></main>
<footer><kbd>j</kbd> <kbd>k</kbd> next and previous decision · <kbd>→</kbd> <kbd>←</kbd> its pictures · <kbd>o</kbd> open the story</footer>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll("<", String.raw`\u003c`)}</script>
<script>${script}</script>
`,
  );
}
