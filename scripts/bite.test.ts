import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { defences } from "./bite/defences.mjs";

const root = resolve(import.meta.dirname, "..");

// Removing them is `npm run test:bite`; here the list itself is kept from going stale.
test.each([...defences.inNode, ...defences.inBrowser])(
  "$defence stands in $file once, and has its test",
  ({ file, text, without, test: guard }) => {
    const source = readFileSync(join(root, file), "utf8");
    expect(source.split(text)).toHaveLength(2);
    expect(source.replace(text, () => without)).not.toBe(source);
    expect(existsSync(join(root, guard))).toBe(true);
  },
);
