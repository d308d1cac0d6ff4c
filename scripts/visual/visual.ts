import { createHash } from "node:crypto";
import {
  cpSync,
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
import { withLock } from "../lock.mjs";
import { chromiumArgs } from "../chromium.mjs";
import { chooseBase, gitIn } from "./base";
import {
  captureStories,
  launch,
  serveFolder,
  steadyArgs,
  storiesOf,
  type Captured,
  type Story,
} from "./capture";
import { compare, type Side } from "./compare";
import { countsOf, decisionsOf, lineOf, needsDecision } from "./decisions";
import { writeReport } from "./report";
import { buildStorybook, checkOut, installPackages, linkPackages, sameDependencies } from "./trees";

const root = resolve(import.meta.dirname, "../..");
const modules = join(root, "node_modules");
const cache = join(modules, ".cache/visual");
// Not below node_modules: Storybook looks for no stories there.
const work = join(root, ".visual");
const baseTree = join(work, "base");
const storybook = join(work, "storybook");
const reportFile = join(work, "visual-review.html");
const keptBases = 3;

const git = gitIn(root);
const say = (sentence: string) => console.log(sentence);

async function timed<T>(what: string, task: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await task();
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

const capture = (what: string, from: string, pictures: string, stories: readonly Story[]) =>
  timed(`${what}: ${stories.length} stories captured`, () =>
    captureStories(from, pictures, stories, progress(what, stories.length)),
  );

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

async function buildBase(commit: string, output: string) {
  checkOut(root, commit, baseTree);
  const isSame = sameDependencies(root, baseTree);
  if (isSame) linkPackages(baseTree);
  else await timed("Base: its own packages installed", () => installPackages(baseTree));
  await timed("Base: Storybook built", () =>
    buildStorybook(baseTree, isSame ? modules : join(baseTree, "node_modules"), output),
  );
  rmSync(baseTree, { recursive: true, force: true });
}

/** A commit's built Storybook and what was captured of it so far, kept between runs. */
interface Base extends Captured {
  folder: string;
  stories: Story[];
  /** IDs of the stories that were captured. */
  taken: string[];
}

async function openBase(commit: string, built?: string): Promise<Base> {
  const folder = join(cache, `base-${commit.slice(0, 12)}-${await fingerprint()}`);
  const file = join(folder, "record.json");
  if (existsSync(file)) {
    say("Base: found in the cache");
    const known: Base = JSON.parse(readFileSync(file, "utf8"));
    // A cache may have been filled in another folder.
    return { ...known, folder };
  }
  const fresh = join(cache, "being-made");
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  if (built === undefined) await buildBase(commit, join(fresh, "storybook"));
  else cpSync(built, join(fresh, "storybook"), { recursive: true });
  const stories = storiesOf(join(fresh, "storybook"));
  const record: Base = { folder, stories, taken: [], broken: {}, heard: {}, tokens: {} };
  writeFileSync(join(fresh, "record.json"), JSON.stringify(record));
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  removeOldBases(folder);
  return record;
}

/** These stories of the base. Captures those that weren't captured yet. */
async function sideOf(base: Base, stories: readonly Story[]): Promise<Side> {
  const [from, pictures] = [join(base.folder, "storybook"), join(base.folder, "pictures")];
  const missing = stories.filter(({ id }) => !base.taken.includes(id));
  if (missing.length > 0) {
    const { broken, heard, tokens } = await capture("Base", from, pictures, missing);
    Object.assign(base.broken, broken);
    Object.assign(base.heard, heard);
    Object.assign(base.tokens, tokens);
    base.taken.push(...missing.map(({ id }) => id));
    writeFileSync(join(base.folder, "record.json"), JSON.stringify(base));
  }
  return { ...base, storybook: from, pictures, stories };
}

interface Flags {
  only?: string;
  base?: string;
  accept?: string;
  storybook?: string;
  prepare?: boolean;
  show?: boolean;
}

const isNamed = ({ title }: Story, only: string) => title.toLowerCase().includes(only.toLowerCase());

async function review({ only = "", base: asked, accept, storybook: given }: Flags): Promise<number> {
  const commit = chooseBase(git, asked);
  const nameOf = (name: string) => git("show", "--no-patch", "--format=%h “%s”", name) ?? name;
  say(`Comparing with ${nameOf(commit)}.`);
  if (given === undefined)
    await timed("This tree: Storybook built", () => buildStorybook(root, modules, storybook));
  else if (resolve(given) !== storybook) {
    rmSync(storybook, { recursive: true, force: true });
    cpSync(given, storybook, { recursive: true });
  }
  const base = await openBase(commit);

  const stories = storiesOf(storybook).filter((story) => isNamed(story, only));
  if (stories.length === 0) throw new Error(`no story’s title contains “${only}”.`);
  const ofBase = base.stories.filter((story) => isNamed(story, only));

  const pictures = join(work, "pictures");
  rmSync(pictures, { recursive: true, force: true });
  const before = await sideOf(base, ofBase);
  const after = {
    storybook,
    pictures,
    stories,
    ...(await capture("This tree", storybook, pictures, stories)),
  };
  let explained: ReturnType<typeof progress> | undefined;
  const differences = await timed("Compared", () =>
    compare(before, after, (done, total) => {
      explained ??= progress("Differences explained", total);
      explained(done);
    }),
  );
  const decisions = decisionsOf(differences);
  const isBroken = decisions.some(({ state }) => state === "broken");
  const isOpen = decisions.some(needsDecision) && (accept === undefined || isBroken);

  const dirty = git("status", "--porcelain") === "" ? "" : " with uncommitted changes";
  const uncompared = stories.filter(({ id }) => before.broken[id] ?? after.broken[id]);
  // What is broken now is a decision.
  const notes = Object.entries(before.broken).map(
    ([id, why]) => `Not compared, because it was broken before the change: ${id}: ${why.split("\n")[0]}`,
  );
  const result = {
    compared: `${nameOf("HEAD")}${dirty}, compared with ${nameOf(commit)}: ${stories.length} stories${uncompared.length > 0 ? `, ${uncompared.length} of them not compared` : ""}`,
    counts: countsOf(decisions),
    lines: decisions.map(lineOf),
    notes: accept === undefined ? notes : [...notes, `Accepted: ${accept}`],
    isOpen,
    isBroken,
  };
  await writeReport(reportFile, result, decisions, before, after);
  writeFileSync(join(work, "result.json"), JSON.stringify(result));
  for (const line of [...result.notes, ...result.lines]) say(`  ${line}`);
  say(`\n${result.counts}`);
  say(`Report: ${relative(process.cwd(), reportFile)}; with its stories: npm run visual -- --show`);
  if (isOpen && !isBroken) say('To accept all of it: npm run visual -- --accept "reason"');
  return isOpen ? 1 : 0;
}

/** Captures all stories of this commit, with which the branches that start here are compared. */
async function prepare(built: string | undefined): Promise<number> {
  const base = await openBase(git("rev-parse", "HEAD") ?? "", built);
  await sideOf(base, base.stories);
  for (const [id, why] of Object.entries(base.broken)) say(`Broken: ${id}: ${why}`);
  return 0;
}

/** Browsers don't run modules from files, so stories open only from a server. */
async function show(): Promise<number> {
  if (!existsSync(reportFile)) {
    console.error("No report yet. Run npm run visual first.");
    return 2;
  }
  const { url } = await serveFolder(work, 4180);
  say(`\n  ${url}/visual-review.html\n\n  (Ctrl+C to stop)`);
  return 0;
}

export async function visual(flags: Flags): Promise<number> {
  mkdirSync(cache, { recursive: true });
  mkdirSync(work, { recursive: true });
  let code = 2;
  const task = async () => {
    code = await timed("Visual review done", () =>
      flags.prepare === true ? prepare(flags.storybook) : review(flags),
    );
  };
  if (flags.show === true) return show();
  await withLock(join(cache, "lock"), task).catch((error: unknown) => {
    console.error(`The review failed: ${error instanceof Error ? error.message : String(error)}`);
  });
  return code;
}
