import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PNG } from "pngjs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { changedArea, writeChangelog, type ChangelogEntry } from "./changelog";
import type { Verdict } from "./report";

let root: string;
let folder: string;
let pictures: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "changelog-"));
  folder = join(root, "visual-changelog");
  pictures = join(root, "pictures");
  mkdirSync(pictures);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function drawn(width: number, height: number, odd?: { x: number; y: number }): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  if (odd) picture.data.set([0, 0, 0, 255], 4 * (odd.y * width + odd.x));
  return PNG.sync.write(picture);
}

const size = { width: 100, height: 80 };

/** A verdict with its pictures. */
function accepted(title: string, name: string, reason?: string): Verdict {
  const id = `${title}--${name}`.toLowerCase().replaceAll(/[^a-z-]/g, "-");
  writeFileSync(join(pictures, `${id}.light.before.png`), drawn(100, 80));
  writeFileSync(join(pictures, `${id}.light.after.png`), drawn(100, 80, { x: 50, y: 40 }));
  return {
    id,
    title,
    name,
    importPath: "./packages/ui/src/button/Button.stories.tsx",
    state: "changed",
    looks: [{ look: "light", pixels: 1, before: size, after: size }],
    reason,
  };
}

const write = (verdicts: Verdict[], date = "2026-03-04", inBase: string[] = []) =>
  writeChangelog(verdicts, {
    folder,
    pictures,
    date,
    isInBase: (name) => inBase.includes(name),
    encode: (_, crop) => Promise.resolve(Buffer.from(JSON.stringify(crop))),
  });
const entry = (name: string): ChangelogEntry => JSON.parse(readFileSync(join(folder, name), "utf8"));

test("writes an entry for each reason, with its date, stories and pictures", async () => {
  const names = await write([
    accepted("Pages/Team", "Ready", "Rounder corners"),
    accepted("Components/Button", "Primary", "Rounder corners"),
    accepted("Components/Badge", "Good", "Softer green"),
    accepted("Components/Link", "Plain"),
  ]);
  expect(names).toEqual(["2026-03-04-rounder-corners.json", "2026-03-04-softer-green.json"]);
  expect(entry("2026-03-04-rounder-corners.json")).toEqual({
    date: "2026-03-04",
    reason: "Rounder corners",
    stories: [
      { title: "Components/Button", names: ["Primary"] },
      { title: "Pages/Team", names: ["Ready"] },
    ],
    pictures: [
      {
        story: "Components/Button · Primary",
        look: "light",
        before: "2026-03-04-rounder-corners.1.before.webp",
        after: "2026-03-04-rounder-corners.1.after.webp",
      },
      {
        story: "Pages/Team · Ready",
        look: "light",
        before: "2026-03-04-rounder-corners.2.before.webp",
        after: "2026-03-04-rounder-corners.2.after.webp",
      },
    ],
  });
  expect(readFileSync(join(folder, "2026-03-04-rounder-corners.1.after.webp"), "utf8")).toBe(
    JSON.stringify({ x: 18, y: 8, width: 65, height: 65 }),
  );
});

test("replaces the entry of the same change, also on another day", async () => {
  await write([accepted("Components/Button", "Primary", "Rounder corners")]);
  const names = await write([accepted("Components/Badge", "Good", "Rounder corners")], "2026-03-05");
  expect(names).toEqual(["2026-03-04-rounder-corners.json"]);
  expect(entry("2026-03-04-rounder-corners.json").stories).toEqual([
    { title: "Components/Badge", names: ["Good"] },
  ]);
});

test("keeps an entry of the base with the same reason", async () => {
  await write([accepted("Components/Button", "Primary", "Rounder corners")]);
  await write([accepted("Components/Badge", "Good", "Rounder corners")], "2026-03-05", [
    "2026-03-04-rounder-corners.json",
  ]);
  expect(readdirSync(folder).filter((name) => name.endsWith(".json"))).toHaveLength(2);
});

test("writes nothing if nothing was accepted", async () => {
  expect(await write([accepted("Components/Link", "Plain")])).toEqual([]);
  expect(existsSync(folder)).toBe(false);
});

test("keeps the pictures of the newest entries, and the text of all", async () => {
  for (let day = 10; day < 51; day += 1)
    await write([accepted("Components/Button", "Primary", `Reason ${day}`)], `20${day}-01-01`);
  const names = readdirSync(folder);
  expect(names.filter((name) => name.endsWith(".json"))).toHaveLength(41);
  expect(names.filter((name) => name.endsWith(".webp"))).toHaveLength(80);
  expect(entry("2010-01-01-reason-10.json")).toMatchObject({ reason: "Reason 10", pictures: [] });
});

test("the changed area includes what only one picture has, and is cut if it is large", () => {
  expect(changedArea(drawn(100, 80), drawn(100, 99))).toEqual({ x: 0, y: 48, width: 100, height: 51 });
  expect(changedArea(drawn(10, 10), drawn(900, 700))).toEqual({ x: 0, y: 0, width: 720, height: 480 });
});

test("a part of a large area includes a change", () => {
  const after = PNG.sync.read(drawn(900, 700, { x: 880, y: 10 }));
  after.data.set([0, 0, 0, 255], 4 * (690 * 900 + 5));
  expect(changedArea(drawn(900, 700), PNG.sync.write(after))).toEqual({
    x: 848,
    y: 0,
    width: 52,
    height: 43,
  });
});
