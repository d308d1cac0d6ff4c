import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { chooseBase } from "./base";
import { gitIn } from "./git";
import { changedFiles } from "./selection";

let folder: string;
let repository: string;

const at = (where: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: where, encoding: "utf8", stdio: "pipe" }).trim();
const git = (...args: string[]) => at(repository, ...args);

const head = () => git("rev-parse", "HEAD");

/** Commits a change of file.txt, which every repository tracks. */
function commit(word: string): void {
  writeFileSync(join(repository, "file.txt"), word);
  git("commit", "--quiet", "--all", "--message", word);
}

const template = mkdtempSync(join(tmpdir(), "base-template-"));
beforeAll(() => {
  at(template, "init", "--quiet", "--initial-branch=main");
  at(template, "config", "user.name", "Someone");
  at(template, "config", "user.email", "someone@example.com");
  at(template, "config", "maintenance.auto", "false");
  writeFileSync(join(template, "file.txt"), "");
  at(template, "add", "file.txt");
});
afterAll(() => rmSync(template, { recursive: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "base-"));
  repository = join(folder, "repository");
  cpSync(template, repository, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const choose = (options: Parameters<typeof chooseBase>[1] = {}, where = repository) =>
  chooseBase(gitIn(where), options);

test("compares a branch with its merge base", () => {
  commit("fork");
  const fork = head();
  git("checkout", "--quiet", "-b", "change");
  commit("one");
  commit("two");
  git("checkout", "--quiet", "main");
  commit("meanwhile");
  git("checkout", "--quiet", "change");
  expect(choose()).toEqual({
    state: "found",
    commit: fork,
    subject: "fork",
    why: "where this branch left main",
  });
});

test("compares the trunk with the previous commit", () => {
  commit("before");
  const before = head();
  commit("now");
  expect(choose()).toMatchObject({ state: "found", commit: before });
});

test("compares uncommitted changes with the last commit", () => {
  commit("before");
  commit("last");
  const last = head();
  writeFileSync(join(repository, "file.txt"), "being written");
  expect(choose()).toMatchObject({ state: "found", commit: last });
});

test("compares with a given commit, which must exist", () => {
  commit("first");
  const first = head();
  commit("second");
  commit("third");
  expect(choose({ asked: "HEAD~2" })).toMatchObject({ state: "found", commit: first });
  expect(choose({ asked: "nowhere" })).toEqual({
    state: "unreachable",
    why: "This clone knows no commit “nowhere”.",
  });
});

test("compares a pull request with its target branch", () => {
  commit("first");
  git("checkout", "--quiet", "-b", "release");
  commit("release");
  const fork = head();
  git("checkout", "--quiet", "-b", "change");
  commit("change");
  git("update-ref", "refs/remotes/origin/release", "release");
  expect(choose({ target: "release" })).toMatchObject({
    state: "found",
    commit: fork,
    why: "where this branch left origin/release",
  });
});

test("has no base before the first commit", () => {
  commit("first");
  expect(choose()).toMatchObject({ state: "none" });
});

test("explains how to deepen a shallow clone", () => {
  commit("first");
  commit("second");
  const clone = join(folder, "clone");
  at(folder, "clone", "--quiet", "--depth", "1", pathToFileURL(repository).href, clone);
  const base = choose({}, clone);
  expect(base.state).toBe("unreachable");
  expect(base.why).toContain("fetch-depth: 0");
});

test("explains that a folder has no commits", () => {
  expect(choose()).toMatchObject({ state: "unreachable" });
  expect(choose({}, folder)).toMatchObject({ state: "unreachable" });
});

test("refuses a base that is the head itself, unless there are uncommitted changes", () => {
  commit("one");
  commit("two");
  const clone = join(folder, "clone");
  at(folder, "clone", "--quiet", "--depth", "1", pathToFileURL(repository).href, clone);
  expect(choose({ asked: "origin/main" }, clone)).toMatchObject({
    state: "unreachable",
    why: "“origin/main” is this commit itself: there is nothing to compare.",
  });
  writeFileSync(join(clone, "file.txt"), "changed");
  expect(choose({ asked: "origin/main" }, clone)).toMatchObject({ state: "found" });
});

test("finds changed and new files whatever their names", () => {
  writeFileSync(join(repository, "Bücher.tsx"), "old");
  git("add", ".");
  commit("before");
  const before = head();
  writeFileSync(join(repository, "Bücher.tsx"), "new");
  writeFileSync(join(repository, 'Ä "b".stories.tsx'), "");
  expect(changedFiles(gitIn(repository), before)).toEqual(["Bücher.tsx", 'Ä "b".stories.tsx']);
});
