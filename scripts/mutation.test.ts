import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readDefenses, readRequirements } from "./mutation/read-mutations.mjs";

const root = resolve(import.meta.dirname, "..");

// The mutations themselves run in `npm run test:bite` and `npm run test:letter`.
test("every mutation changes text that occurs once, and has a test file", () => {
  const broken = [...readDefenses(), ...readRequirements()].flatMap((mutation) => {
    if ("why" in mutation) return [];
    const { name, file, text, without, test: guard } = mutation;
    const count = readFileSync(join(root, file), "utf8").split(text).length - 1;
    return count === 1 && text !== without && existsSync(join(root, guard.file))
      ? []
      : [`${name}: “${text}” occurs ${count} times in ${file}`];
  });
  expect(broken).toEqual([]);
});
