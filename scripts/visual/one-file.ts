import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { LookDifference, StoryDifference } from "./compare";
import type { Report } from "./report";
import { acceptLines } from "./summary";

/** Of a group, because its stories differ in the same way. */
const mostPictures = 4;
/** Of a picture. */
const mostRegions = 3;

interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Picture {
  item: StoryDifference;
  look: LookDifference & { regions?: readonly Region[] };
}

type Group = Report["groups"][number];

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

async function embedded(picture: Sharp): Promise<string> {
  const bytes = await picture.webp({ lossless: true }).toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}

/** A region of a picture, or the whole, scaled down. Undefined if the picture ends before the region. */
async function cut(
  file: string,
  size: LookDifference["before"],
  region: Region | undefined,
): Promise<string | undefined> {
  if (size === undefined) return undefined;
  if (region === undefined) return embedded(sharp(file).resize({ width: 640, withoutEnlargement: true }));
  const { x: left, y: top } = region;
  const width = Math.min(region.width, size.width - left);
  const height = Math.min(region.height, size.height - top);
  if (width <= 0 || height <= 0) return undefined;
  return embedded(sharp(file).extract({ left, top, width, height }));
}

function framed(word: string, source: string | undefined): string {
  if (source === undefined) return "";
  return `<figure><figcaption>${word}</figcaption><img alt="${word}" src="${source}"></figure>`;
}

/** Before and after, for each place that differs. */
async function pairsOf(folder: string, { item, look }: Picture): Promise<string> {
  const fileOf = (kind: "before" | "after") =>
    join(folder, "pictures", `${item.id}.${look.look}.${kind}.png`);
  const regions: (Region | undefined)[] = look.regions?.slice(0, mostRegions) ?? [];
  if (regions.length === 0) regions.push(undefined);
  const pairs = await Promise.all(
    regions.map(async (region) => {
      const before = framed("Before", await cut(fileOf("before"), look.before, region));
      const after = framed("After", await cut(fileOf("after"), look.after, region));
      return `<div class="pair">${before}${after}</div>`;
    }),
  );
  return pairs.join("");
}

/** `dark-360` is a theme and a page's width. */
function addressOf(storybook: string, id: string, look = ""): string {
  const [theme, width] = look.split("-");
  const globals = [
    ...(theme ? [`theme:${theme}`] : []),
    ...(width ? [`viewport.value:${width}px`] : []),
  ].join(";");
  return `${storybook}?path=/story/${id}${globals && `&globals=${globals}`}`;
}

const named = ({ title, name }: StoryDifference) => escaped(`${title} · ${name}`);

async function pictureOf(folder: string, storybook: string, picture: Picture): Promise<string> {
  const { item, look } = picture;
  const what = escaped([look.look.replace("-", ", "), look.change].filter(Boolean).join(": "));
  const link = escaped(addressOf(storybook, item.id, look.look));
  const open = item.state === "removed" ? "" : `<a href="${link}">Open the story</a>`;
  return `<article><h3>${named(item)}</h3><p>${what} ${open}</p>${await pairsOf(folder, picture)}</article>`;
}

async function sectionOf(folder: string, storybook: string, group: Group): Promise<string> {
  const pictures = group.items.flatMap((item) => item.looks.map((look) => ({ item, look })));
  const shown = await Promise.all(
    pictures.slice(0, mostPictures).map((picture) => pictureOf(folder, storybook, picture)),
  );
  const others = pictures.slice(mostPictures).map(({ item, look }) => {
    const link = escaped(addressOf(storybook, item.id, look.look));
    return `<li><a href="${link}">${named(item)}, ${escaped(look.look.replace("-", ", "))}</a></li>`;
  });
  const broken = group.items
    .filter(({ why }) => why !== undefined)
    .map((item) => `<p><b>${named(item)}</b> can’t be shown: ${escaped(item.why ?? "")}</p>`);
  const reason = group.reason === undefined ? "" : `<p>Accepted: ${escaped(group.reason)}</p>`;
  const lines = acceptLines([group]).map(escaped).join("\n");
  return [
    `<section><h2>${escaped(group.label)} <small>${group.items.length} ${group.state}</small></h2>`,
    reason,
    lines === "" ? "" : `<p>To accept, in <code>visual.accept</code>:</p><pre>${lines}</pre>`,
    ...broken,
    ...shown,
    others.length === 0
      ? ""
      : `<details><summary>${others.length} more pictures differ in the same way</summary><ul>${others.join("")}</ul></details>`,
    "</section>",
  ].join("\n");
}

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 1500px; margin: 2rem auto; padding: 0 1rem; }
section { border-top: 1px solid GrayText; margin-top: 2rem; }
small { font-weight: normal; color: GrayText; }
.pair { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0.5rem 0 1.5rem; }
figure { margin: 0; }
figcaption { color: GrayText; }
img { max-width: 100%; border: 1px solid GrayText; }
pre { overflow-x: auto; }`;

/**
 * Writes a page with its pictures inside, for where nothing else can be opened, such as a run in CI: what differs, cut
 * out before and after. `storybook` is the address where this change's stories open.
 */
export async function writeOneFile(folder: string, report: Report, storybook: string): Promise<void> {
  const sections = [];
  // One after the other: a picture takes megabytes while it is cut.
  for (const group of report.groups) sections.push(await sectionOf(folder, storybook, group));
  const hash = createHash("sha256").update(style).digest("base64");
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; img-src data:; style-src 'sha256-${hash}'">
<title>Visual review</title>
<style>${style}</style>
<h1>Visual review</h1>
<p>${escaped(report.compared)}</p>
<p><b>${escaped(report.counts)}</b></p>
${report.notes.map((note) => `<p>${escaped(note)}</p>`).join("\n")}
<p>Stories open on ${escaped(storybook)}, where this change’s Storybook must run.</p>
${sections.join("\n")}
</html>
`;
  writeFileSync(join(folder, "visual-review.html"), page);
}
