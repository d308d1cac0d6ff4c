import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { mutations } from "./mutation/mutations.mjs";

const root = resolve(import.meta.dirname, "..");

// `npm run test:bite` removes the defenses; this test keeps the list up to date.
test.each([...mutations.inNode, ...mutations.inBrowser])(
  "$defense occurs once in $file and has a test",
  ({ file, text, without, test: guard }) => {
    const source = readFileSync(join(root, file), "utf8");
    expect(source.split(text)).toHaveLength(2);
    expect(source.replace(text, () => without)).not.toBe(source);
    expect(existsSync(join(root, guard))).toBe(true);
  },
);
