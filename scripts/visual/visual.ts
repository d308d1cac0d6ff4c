import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, relative, resolve } from "node:path";
import process from "node:process";
import { chromiumArgs } from "../chromium.mjs";
import { accept, acceptances, groupsOf, needsDecision, outdated, type Group } from "./accept";
import { chooseBase, type Base } from "./base";
import type { Tokens } from "./colors";
import { compare, storyFinder, type Screenshots } from "./compare";
import { gitIn, type Git } from "./git";
import { looksOf } from "./looks";
import { writeOneFile } from "./one-file";
import { writeReport, type Report } from "./report";
import {
  launch,
  captureStories,
  serveFolder,
  steadyArgs,
  storiesOf,
  type CaptureResult,
  type Story,
} from "./capture";
import { changedFiles, isNamed, select, type Selection } from "./selection";
import { acceptLines, countsOf, lineOf, summaryOf } from "./summary";
import { buildStorybook, checkOut, installPackages, linkPackages, sameDependencies } from "./trees";

const root = resolve(import.meta.dirname, "../..");
const modules = join(root, "node_modules");
const cache = join(modules, ".cache/visual");
// Not below node_modules: Storybook looks for no stories there.
const baseTree = join(root, ".visual/base");
const report = join(root, ".visual/report");
const acceptFile = "visual.accept";
const keptBases = 3;

interface Options extends Selection {
  fresh: boolean;
  accept: string | undefined;
}

const say = (sentence: string) => console.log(sentence);

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  say(`${what} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
  return result;
}

/** One updating line on a terminal, a line for each tenth in a log. */
function progress(what: string, total: number) {
  let reported = -1;
  return (done: number) => {
    const tenth = Math.floor((done / total) * 10);
    if (process.stdout.isTTY)
      process.stdout.write(`\r  ${what}: ${done} of ${total} stories${done === total ? "\n" : ""}`);
    else if (tenth !== reported) say(`  ${what}: ${done} of ${total} stories`);
    reported = tenth;
  };
}

function captureTimed(
  what: string,
  storybook: string,
  folder: string,
  stories: Story[],
): Promise<CaptureResult> {
  return timed(`${what}: ${stories.length} stories captured`, () =>
    captureStories(storybook, folder, stories, progress(what, stories.length)),
  );
}

/** Identifies the browser and the capturing code: pictures are comparable only if both are the same. */
async function fingerprint(): Promise<string> {
  const browser = await launch();
  const version = browser.version();
  await browser.close();
  const hash = createHash("sha256").update(
    `${version} ${process.platform} ${process.arch} ${[...chromiumArgs, ...steadyArgs].join(" ")}`,
  );
  hash.update(readFileSync(join(root, ".storybook/widths.ts")));
  for (const file of ["looks.ts", "stage.ts", "capture.ts", "visual.ts", "trees.ts"])
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest("hex").slice(0, 12);
}

function removeOldBases(keep: string) {
  const bases = readdirSync(cache)
    .filter((name) => name.startsWith("base-"))
    .map((name) => ({ path: join(cache, name), at: statSync(join(cache, name)).mtimeMs }))
    .toSorted((one, other) => other.at - one.at)
    .filter(({ path }, index) => path !== keep && index >= keptBases);
  for (const { path } of bases) rmSync(path, { recursive: true, force: true });
}

async function buildBase(commit: string, storybook: string, notes: string[]) {
  checkOut(root, commit, baseTree);
  if (sameDependencies(root, baseTree)) {
    linkPackages(baseTree);
    await timed("Base: Storybook built", () => buildStorybook(baseTree, modules, storybook));
    return;
  }
  const note = "Dependencies changed: the base was built with its own.";
  say(note);
  notes.push(note);
  await timed("Base: packages installed", () => installPackages(baseTree));
  await timed("Base: Storybook built", () =>
    buildStorybook(baseTree, join(baseTree, "node_modules"), storybook),
  );
}

/** A base with its built Storybook and the pictures taken so far, kept between runs. */
interface BaseRecord {
  stories: Story[];
  broken: Record<string, string>;
  tokens?: Tokens | undefined;
  /** IDs of the stories that have pictures or are broken. */
  taken: string[];
  notes: string[];
}

async function openBase(
  commit: string,
  capturedWith: string,
  isFresh: boolean,
  notes: string[],
): Promise<{ folder: string; record: BaseRecord }> {
  const folder = join(cache, `base-${commit.slice(0, 12)}-${capturedWith}`);
  const file = join(folder, "record.json");
  if (isFresh || !existsSync(file)) {
    const fresh = join(cache, "base-being-made");
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    const own: string[] = [];
    await buildBase(commit, join(fresh, "storybook"), own).catch((error: unknown) => {
      throw new Error(`the base ${commit.slice(0, 9)} can’t be built. ${String(error)}`);
    });
    const stories = storiesOf(join(fresh, "storybook"));
    const record: BaseRecord = { stories, broken: {}, taken: [], notes: own };
    writeFileSync(join(fresh, "record.json"), JSON.stringify(record));
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    rmSync(baseTree, { recursive: true, force: true });
    removeOldBases(folder);
  } else say("Base: found in the cache");
  const record: BaseRecord = JSON.parse(readFileSync(file, "utf8"));
  for (const note of record.notes) if (!notes.includes(note)) notes.push(note);
  return { folder, record };
}

/** The base's pictures of these stories. Captures missing ones. */
async function screenshotsOfBase(
  { folder, record }: { folder: string; record: BaseRecord },
  stories: readonly Story[],
): Promise<Screenshots> {
  const taken = new Set(record.taken);
  const missing = stories.filter(({ id }) => !taken.has(id));
  if (missing.length > 0) {
    const result = await captureTimed("Base", join(folder, "storybook"), folder, missing);
    Object.assign(record.broken, result.broken);
    record.tokens ??= result.tokens;
    record.taken.push(...missing.map(({ id }) => id));
    writeFileSync(join(folder, "record.json"), JSON.stringify(record));
  }
  return { folder, result: { stories: [...stories], broken: record.broken, tokens: record.tokens } };
}

interface Comparison {
  base: Screenshots;
  tree: Screenshots;
  commit: string | undefined;
  changed: readonly string[] | undefined;
  git: Git;
  /** Accepts all changes. */
  reason: string | undefined;
  notes: string[];
}

async function groupsWithReasons({
  base,
  tree,
  commit,
  changed,
  git,
  reason,
  notes,
}: Comparison): Promise<Group[]> {
  const text = existsSync(join(root, acceptFile)) ? readFileSync(join(root, acceptFile), "utf8") : "";
  const before = commit === undefined ? "" : (git("show", `${commit}:${acceptFile}`) ?? "");
  const { accepted, unreadable } = acceptances(text, before);
  for (const line of unreadable)
    notes.push(`A line of ${acceptFile} has no hash or no reason, so it accepts nothing: ${line}`);
  const differences = await compare(base, tree, join(report, "pictures"));
  const groups = groupsOf(differences, changed);
  for (const { decision } of outdated(groups, accepted))
    notes.push(`A line of ${acceptFile} accepted other pictures than these: ${decision}`);
  return accept(groups, accepted, reason);
}

const nothing: CaptureResult = { stories: [], broken: {} };

async function review(
  base: Exclude<Base, { state: "unreachable" }>,
  git: Git,
  options: Options,
): Promise<number> {
  const notes: string[] = base.state === "none" ? [base.why] : [];
  const commit = base.state === "found" ? base.commit : undefined;
  const against = base.state === "found" ? `${base.commit.slice(0, 9)} “${base.subject}”` : "nothing";
  say(base.state === "found" ? `Comparing with ${against}: ${base.why}.` : base.why);

  mkdirSync(cache, { recursive: true });
  const built = join(root, ".visual/storybook");
  const [capturedWith] = await Promise.all([
    fingerprint(),
    timed("This tree: Storybook built", () => buildStorybook(root, modules, built)),
  ]);
  const known = commit === undefined ? undefined : await openBase(commit, capturedWith, options.fresh, notes);
  const all = storiesOf(built);
  const changed = changedFiles(git, commit);
  const stories = select(all, options, changed, root, (file) => git("show", `${commit}:${file}`));
  // Only now, so that the last report stays if nothing can be compared.
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  const storybook = join(report, "storybook");
  renameSync(built, storybook);
  if (stories.length < all.length) say(`${stories.length} of ${all.length} stories (--all captures all).`);

  const folder = join(cache, "head");
  rmSync(folder, { recursive: true, force: true });
  const isSelected = storyFinder(stories);
  const isInTree = storyFinder(all);
  const ofBase = (known?.record.stories ?? []).filter(
    (story) => isSelected(story) ?? (isInTree(story) === undefined && isNamed(story, options.only)),
  );
  const before: Screenshots =
    known === undefined
      ? { folder: join(cache, "none"), result: nothing }
      : await screenshotsOfBase(known, ofBase);
  const after: Screenshots = { folder, result: await captureTimed("This tree", storybook, folder, stories) };
  const groups = await groupsWithReasons({
    base: before,
    tree: after,
    commit,
    changed,
    git,
    reason: options.accept,
    notes,
  });

  const head = git("show", "--no-patch", "--format=%h “%s”", "HEAD") ?? "this tree";
  const dirty = git("status", "--porcelain") === "" ? "" : " with uncommitted changes";
  const pictures = stories.reduce((sum, { importPath }) => sum + looksOf(importPath).length, 0);
  const result: Report = {
    compared: `${head}${dirty}, compared with ${against}. ${stories.length} stories, ${pictures} pictures.`,
    counts: countsOf(groups),
    notes,
    groups,
  };
  writeReport(report, result);
  await writeOneFile(report, result, process.env["VISUAL_STORYBOOK"] ?? "http://localhost:6006/");
  const summary = summaryOf(groups, { base: against, stories: stories.length, pictures });
  writeFileSync(join(report, "summary.md"), summary);
  for (const note of notes) say(note);
  for (const group of groups) say(`  ${lineOf(group)}`);
  say(`\n${countsOf(groups)}`);
  say(
    `Report: ${relative(process.cwd(), join(report, "index.html"))}; with stories: npm run visual -- --show`,
  );
  if (!groups.some(needsDecision)) return 0;
  say(`To accept, add lines to ${acceptFile} or pass --accept "reason":`);
  for (const line of acceptLines(groups)) say(`  ${line}`);
  return 1;
}

/** Takes all pictures of this commit, with which the branches that start here are compared. */
async function prepare(git: Git): Promise<number> {
  const commit = git("rev-parse", "HEAD");
  if (commit === undefined) throw new Error("there is no commit");
  mkdirSync(cache, { recursive: true });
  const base = await openBase(commit, await fingerprint(), false, []);
  await screenshotsOfBase(base, base.record.stories);
  return 0;
}

/** Browsers don't run modules from files, so stories open only from a server. */
async function show(): Promise<number> {
  if (!existsSync(join(report, "index.html"))) {
    console.error("No report yet. Run npm run visual first.");
    return 2;
  }
  const { url } = await serveFolder(report, 4180);
  say(`\n  ${url}\n\n  (Ctrl+C to stop)`);
  return 0;
}

interface Flags {
  all?: boolean;
  only?: string;
  base?: string;
  accept?: string;
  fresh?: boolean;
  prepare?: boolean;
  show?: boolean;
}

export async function visual(values: Flags): Promise<number> {
  if (values.show === true) return show();
  const git = gitIn(root);
  if (values.prepare === true) return timed("Pictures taken", () => prepare(git));
  const base = chooseBase(git, {
    asked: values.base,
    target: process.env["GITHUB_BASE_REF"],
  });
  if (base.state === "unreachable") {
    console.error(base.why);
    return 2;
  }
  const options = {
    fresh: values.fresh === true,
    all: values.all === true,
    accept: values.accept || undefined,
    only: values.only ?? "",
  };
  return timed("Visual review done", () => review(base, git, options)).catch((error: unknown) => {
    console.error(`The review failed: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  });
}
