import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { dark, light, scales } from "../../packages/ui/src/theme/values";
import { heardLines } from "./changes";
import { readPicture, type Side } from "./compare";
import { lineOf, type Decision, type Shot } from "./decisions";

/** A page of more than this opens slowly. The pictures beyond are only named. */
const mostBytes = 60_000_000;

export interface Summary {
  /** Which commits, and how many stories. */
  compared: string;
  counts: string;
  notes: string[];
}

/** A shot in the report. Its pictures are names in `pictures`. */
interface ShownShot extends Shot {
  before: string | undefined;
  after: string | undefined;
}

/** Pictures as data URLs, each once; those that come first in every decision come first. */
async function embed(decisions: readonly Decision[], base: Side, head: Side) {
  const pictures: Record<string, string> = {};
  const shown = new Map<Shot, ShownShot>();
  let bytes = 0;
  async function add(side: Side, id: string, look: string, kind: string) {
    const name = `${id} ${look} ${kind}`;
    if (pictures[name] !== undefined) return name;
    const picture = readPicture(side.pictures, id, look);
    if (picture === undefined || bytes > mostBytes) return undefined;
    const packed = await sharp(picture).webp({ lossless: true, effort: 1 }).toBuffer();
    pictures[name] = `data:image/webp;base64,${packed.toString("base64")}`;
    bytes += pictures[name].length;
    return name;
  }
  const queues = decisions.map(({ stories }) =>
    stories.flatMap(({ story, shots }) => shots.map((shot) => ({ story, shot }))),
  );
  for (let at = 0; queues.some(({ length }) => length > at); at += 1)
    for (const queue of queues) {
      const next = queue[at];
      if (next === undefined || shown.has(next.shot)) continue;
      const { story, shot } = next;
      const before = story.state === "added" ? undefined : await add(base, story.id, shot.look, "before");
      const after = story.state === "removed" ? undefined : await add(head, story.id, shot.look, "after");
      shown.set(shot, { ...shot, before, after });
    }
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
    decisions: decisions.map((decision) => ({
      state: decision.state,
      line: lineOf(decision),
      changes: decision.changes,
      stories: decision.stories.map(({ story, shots }) => ({
        id: story.id,
        name: `${story.title} · ${story.name}`,
        why: story.why,
        heard:
          story.state === "changed" ? heardLines(base.heard[story.id] ?? "", head.heard[story.id] ?? "") : [],
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
