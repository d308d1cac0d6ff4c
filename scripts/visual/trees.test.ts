import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkOut, linkPackages, sameDependencies } from "./trees";

let root: string;
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Someone", "-c", "user.email=someone@example.com", ...args], {
    cwd: root,
    encoding: "utf8",
    stdio: "pipe",
  }).trim();

function write(path: string, text: string) {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "trees-")));
  git("init", "--quiet");
  write(".gitignore", ".visual/\n");
  write("package-lock.json", "{}");
  write("packages/ui/package.json", JSON.stringify({ name: "@house/ui" }));
  write("packages/ui/src/index.ts", "before");
  git("add", ".");
  git("commit", "-m", "before");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const base = () => join(root, ".visual/base");

test("exports a commit over an earlier export without touching the index", () => {
  write("packages/ui/src/index.ts", "being changed");
  write(".visual/base/left-over.txt", "");
  const before = [git("status", "--porcelain"), git("worktree", "list")];
  checkOut(root, "HEAD", base());
  expect(readFileSync(join(base(), "packages/ui/src/index.ts"), "utf8")).toBe("before");
  expect(existsSync(join(base(), "left-over.txt"))).toBe(false);
  expect([git("status", "--porcelain"), git("worktree", "list")]).toEqual(before);
});

test("links the base's packages to its own sources", () => {
  checkOut(root, "HEAD", base());
  linkPackages(base());
  expect(realpathSync(join(base(), "node_modules/@house/ui"))).toBe(join(base(), "packages/ui"));
});

test("detects other dependencies", () => {
  checkOut(root, "HEAD", base());
  expect(sameDependencies(root, base())).toBe(true);
  write("package-lock.json", `{ "changed": true }`);
  expect(sameDependencies(root, base())).toBe(false);
});
