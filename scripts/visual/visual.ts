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
import { parseArgs } from "node:util";
import { acceptances, reasonFor } from "./accept";
import { chooseBase, type Base } from "./base";
import { compare, type Album } from "./compare";
import { gitIn, type Git } from "./git";
import { looksOf } from "./looks";
import { writeReport, type Verdict } from "./report";
import { launch, shoot, serveFolder, steadyArgs, storiesOf, type Shots } from "./shoot";
import { buildStorybook, checkOut, installPackages, linkPackages, sameDependencies } from "./trees";

const root = resolve(import.meta.dirname, "../..");
const modules = join(root, "node_modules");
const cache = join(modules, ".cache/visual");
// Not below node_modules: Storybook looks for no stories there.
const baseTree = join(root, ".visual/base");
const report = join(root, ".visual/report");
const acceptFile = "visual.accept";
const keptBases = 3;

const usage = `npm run visual -- [options]

  --base <commit>     compare with this commit; else where the branch began, or the commit before
  --accept <reason>   everything that changed is meant, for this reason
  --only <part>       only stories whose title holds this: ui/Button, settings/site
  --fresh             take the base's pictures anew
  --show              serve the last report and its Storybook on this machine, and take no pictures

Accepted in ${acceptFile}, with reasons that travel with the change:
  ui/Button: corners follow the new radius
  screens/settings/*: …`;

interface Options {
  fresh: boolean;
  accept: string | undefined;
  /** Empty for all stories. */
  only: string;
}

const say = (sentence: string) => console.log(sentence);

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  say(`${what} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
  return result;
}

/** On a terminal one line that counts; in a log a line now and then. */
function progress(what: string, total: number) {
  let told = -1;
  return (done: number) => {
    const tenth = Math.floor((done / total) * 10);
    if (process.stdout.isTTY)
      process.stdout.write(`\r  ${what}: ${done} of ${total} stories${done === total ? "\n" : ""}`);
    else if (tenth !== told) say(`  ${what}: ${done} of ${total} stories`);
    told = tenth;
  };
}

function photograph(what: string, storybook: string, folder: string, only: string): Promise<Shots> {
  const stories = storiesOf(storybook).filter(({ title }) => title.includes(only));
  return timed(`${what}: ${stories.length} stories photographed`, () =>
    shoot(storybook, folder, stories, progress(what, stories.length)),
  );
}

/** Pictures can be compared only if the same browser took them, told to do the same. */
async function studio(): Promise<string> {
  const browser = await launch();
  const version = browser.version();
  await browser.close();
  const hash = createHash("sha256").update(
    `${version} ${process.platform} ${process.arch} ${steadyArgs.join(" ")}`,
  );
  for (const file of ["looks.ts", "stage.ts", "shoot.ts", "visual.ts", "trees.ts"])
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest("hex").slice(0, 12);
}

function forgetOldBases(keep: string) {
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
  const note = "The dependencies changed too: the base was built with its own.";
  say(note);
  notes.push(note);
  await timed("Base: its packages installed", () => installPackages(baseTree));
  await timed("Base: Storybook built", () =>
    buildStorybook(baseTree, join(baseTree, "node_modules"), storybook),
  );
}

/** The base's pictures, taken now unless they were before. */
async function albumOfBase(
  commit: string,
  { fresh: isFresh, only }: Options,
  notes: string[],
): Promise<Album> {
  const folder = join(
    cache,
    `base-${commit.slice(0, 12)}-${await studio()}${only.replaceAll(/[^\w]+/g, "-")}`,
  );
  const record = join(folder, "shots.json");
  if (isFresh || !existsSync(record)) {
    const fresh = join(cache, "base-being-made");
    await buildBase(commit, join(cache, "base-storybook"), notes);
    const shots = await photograph("Base", join(cache, "base-storybook"), fresh, only);
    writeFileSync(join(fresh, "shots.json"), JSON.stringify({ shots, notes }));
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    rmSync(baseTree, { recursive: true, force: true });
    rmSync(join(cache, "base-storybook"), { recursive: true, force: true });
    forgetOldBases(folder);
  } else {
    say("Base: its pictures are here already");
  }
  const kept: { shots: Shots; notes: string[] } = JSON.parse(readFileSync(record, "utf8"));
  for (const note of kept.notes) if (!notes.includes(note)) notes.push(note);
  return { folder, shots: kept.shots };
}

async function albumOfHead({ only }: Options): Promise<Album> {
  const storybook = join(report, "storybook");
  await timed("This tree: Storybook built", () => buildStorybook(root, modules, storybook));
  const folder = join(cache, "head");
  return { folder, shots: await photograph("This tree", storybook, folder, only) };
}

function judge(
  album: Album,
  base: Album,
  commit: string | undefined,
  git: Git,
  reason: string | undefined,
  notes: string[],
): Verdict[] {
  const text = existsSync(join(root, acceptFile)) ? readFileSync(join(root, acceptFile), "utf8") : "";
  const before = commit === undefined ? "" : (git("show", `${commit}:${acceptFile}`) ?? "");
  const { accepted, unreadable } = acceptances(text, before);
  for (const line of unreadable)
    notes.push(`A line of ${acceptFile} gives no reason and accepts nothing: ${line}`);
  return compare(base, album, join(report, "pictures")).map((difference) => ({
    ...difference,
    reason:
      difference.state === "broken" || difference.state === "added"
        ? undefined
        : (reason ?? reasonFor(accepted, difference)),
  }));
}

function tell(verdicts: readonly Verdict[], notes: readonly string[]): number {
  for (const note of notes) say(note);
  for (const { state, title, name, why, looks, reason } of verdicts) {
    const what =
      why ?? (state === "changed" ? looks.map(({ look, pixels }) => `${look} ${pixels} px`).join(", ") : "");
    say(
      `  ${(reason === undefined ? state : "accepted").padEnd(8)} ${title} · ${name}${what === "" ? "" : ` (${what})`}`,
    );
  }
  const count = (state: Verdict["state"]) => verdicts.filter((verdict) => verdict.state === state).length;
  const open = verdicts.filter(({ state, reason }) => state !== "added" && reason === undefined).length;
  say(
    `\n${count("changed")} changed, ${count("added")} added, ${count("removed")} removed, ${count("broken")} broken; ${open} neither accepted nor added`,
  );
  say(
    `Report: ${relative(process.cwd(), join(report, "index.html"))}, or with its stories: npm run visual -- --show`,
  );
  if (open > 0)
    say(
      `If this is meant, say so in ${acceptFile} (npm run visual -- --help shows how), or with --accept "reason".`,
    );
  return open > 0 ? 1 : 0;
}

const nothing: Shots = { stories: [], broken: {} };

async function review(
  base: Exclude<Base, { state: "unreachable" }>,
  git: Git,
  options: Options,
): Promise<number> {
  const notes: string[] = base.state === "none" ? [base.why] : [];
  const commit = base.state === "found" ? base.commit : undefined;
  const against = base.state === "found" ? `${base.commit.slice(0, 9)} “${base.subject}”` : "nothing";
  say(base.state === "found" ? `Comparing with ${against}: ${base.why}.` : base.why);

  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  mkdirSync(cache, { recursive: true });
  const before =
    commit === undefined
      ? { folder: join(cache, "none"), shots: nothing }
      : await albumOfBase(commit, options, notes);
  const after = await albumOfHead(options);
  const verdicts = judge(after, before, commit, git, options.accept, notes);

  const head = git("show", "--no-patch", "--format=%h “%s”", "HEAD") ?? "this tree";
  const dirty = git("status", "--porcelain") === "" ? "" : " with changes on top";
  const { stories } = after.shots;
  const pictures = stories.reduce((sum, { importPath }) => sum + looksOf(importPath).length, 0);
  writeReport(report, {
    base: against,
    head: `${head}${dirty}`,
    stories: stories.length,
    pictures,
    notes,
    storybook: "storybook/index.html",
    items: verdicts,
  });
  return tell(verdicts, notes);
}

/** A story opens only where its Storybook is served: a browser runs no modules from files. */
async function show(): Promise<number> {
  if (!existsSync(join(report, "index.html"))) {
    console.error("There is no report yet: npm run visual makes one.");
    return 2;
  }
  const { url } = await serveFolder(report, 4180);
  say(`\n  ${url}\n\n  (Ctrl+C ends it)`);
  return 0;
}

export async function visual(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: "string" },
      accept: { type: "string" },
      only: { type: "string" },
      fresh: { type: "boolean" },
      show: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help === true) {
    say(usage);
    return 0;
  }
  if (values.show === true) return show();
  const git = gitIn(root);
  const base = chooseBase(git, {
    asked: values.base ?? process.env["VISUAL_BASE"],
    target: process.env["GITHUB_BASE_REF"],
  });
  if (base.state === "unreachable") {
    console.error(base.why);
    return 2;
  }
  const options = { fresh: values.fresh === true, accept: values.accept, only: values.only ?? "" };
  const code = await timed("Visual review done", () => review(base, git, options)).catch((error: unknown) => {
    console.error(
      `The review could not be finished: ${error instanceof Error ? error.message : String(error)}`,
    );
    return 2;
  });
  return code;
}
