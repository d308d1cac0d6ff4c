import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { shortcuts } from "../packages/model/src/shell/shell";

const root = resolve(import.meta.dirname, "..");

const sources = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|stories)\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** A separate listener would be missing from the shortcuts dialog and would react to typing. */
test("only one module listens for keys on the window", () => {
  const listening = [...sources("packages/app/src"), ...sources("packages/screens/src")].filter((file) =>
    /addEventListener\(\s*["'`]key/.test(readFileSync(file, "utf8")),
  );
  expect(listening.map((file) => file.slice(root.length + 1))).toEqual([
    "packages/app/src/lib/useShortcuts.ts",
  ]);
});

/** Dictation types characters, and WCAG 2.1.4 would ask for a switch. */
test("no character alone is a shortcut", () => {
  for (const keys of Object.values(shortcuts)) expect(keys).toMatch(/^cmd\+/);
});
