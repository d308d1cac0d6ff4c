import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { readDefenses, readRequirements } from "./mutation/read-mutations.mjs";

const root = resolve(import.meta.dirname, "..");

// The mutations themselves run in `npm run test:mutation`.
const mutations = [...readDefenses(), ...readRequirements()].map((mutation) => ({
  ...mutation,
  source: readFileSync(join(root, mutation.file), "utf8"),
}));

test("every mutation changes text that occurs once, and has a test file", () => {
  const broken = mutations.flatMap(({ name, file, source, text, without, test: guard }) => {
    const count = source.split(text).length - 1;
    return count === 1 && text !== without && existsSync(join(root, guard.file))
      ? []
      : [`${name}: “${text}” occurs ${count} times in ${file}`];
  });
  expect(broken).toEqual([]);
});

test("every story that must fail exists", () => {
  const missing = mutations.flatMap(({ name, test: { file, title } }) => {
    if (title === undefined || !file.endsWith(".stories.tsx")) return [];
    const story = new RegExp(`export const ${title.replaceAll(" ", "")}\\b`);
    return story.test(readFileSync(join(root, file), "utf8")) ? [] : [`${name}: ${file} > ${title}`];
  });
  expect(missing).toEqual([]);
});

test(
  "every mutation leaves valid code, so that its test fails because of the behavior",
  { timeout: 30_000 },
  () => {
    const broken = mutations.flatMap(({ name, file, source, text, without }) => {
      if (!/\.(?:ts|tsx|mjs|js)$/.test(file)) return [];
      const { errors } = parseSync(
        file,
        source.replace(text, () => without),
      );
      return errors.map(({ message }) => `${name}: ${message} in ${file}`);
    });
    expect(broken).toEqual([]);
  },
);
