import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseBase, gitIn } from "./base";

let folder: string;
let repository: string;

const at = (where: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Someone", "-c", "user.email=someone@example.com", ...args], {
    cwd: where,
    encoding: "utf8",
    stdio: "pipe",
  }).trim();
const git = (...args: string[]) => at(repository, ...args);

/** Commits a change of file.txt. Returns the commit. */
function commit(word: string): string {
  writeFileSync(join(repository, "file.txt"), word);
  git("add", "file.txt");
  git("commit", "--quiet", "--message", word);
  return git("rev-parse", "HEAD");
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "base-"));
  repository = join(folder, "repository");
  at(folder, "init", "--quiet", "--initial-branch=main", repository);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const choose = (asked?: string) => chooseBase(gitIn(repository), asked);

test("compares a branch with where it left main, whatever happened on main since", () => {
  const fork = commit("fork");
  git("checkout", "--quiet", "-b", "change");
  commit("one");
  git("checkout", "--quiet", "main");
  commit("meanwhile");
  git("checkout", "--quiet", "change");
  expect(choose()).toBe(fork);
});

test("compares main with the commit before, and uncommitted changes with the last commit", () => {
  const before = commit("before");
  const last = commit("last");
  expect(choose()).toBe(before);
  writeFileSync(join(repository, "file.txt"), "being written");
  expect(choose()).toBe(last);
});

test("compares with a given commit, which must be another one", () => {
  const first = commit("first");
  commit("second");
  commit("third");
  expect(choose("HEAD~2")).toBe(first);
  expect(() => choose("nowhere")).toThrow("this clone knows no commit “nowhere”");
  expect(() => choose("main")).toThrow("is this commit itself");
});

test("says how to get the base in a shallow clone, and that a new repository has no commit", () => {
  expect(() => choose()).toThrow("no commit here");
  commit("first");
  commit("second");
  const clone = join(folder, "clone");
  at(folder, "clone", "--quiet", "--depth", "1", pathToFileURL(repository).href, clone);
  expect(() => chooseBase(gitIn(clone))).toThrow("fetch-depth: 0");
});
