import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const packages = join(root, "packages");

/** Written for tests and stories alone. */
const forTests =
  /\.(?:test|test-d|stories)\.tsx?$|\/(?:testing|fixtures|foundations)\/|\/test-[^/]*\.ts$|\/useControlledValue\.ts$/;
/** Doors pass on what others use. */
const isDoor = (path: string) => path.endsWith("/index.ts");

const read = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        ending.test(entry.name) &&
        !/\/(?:node_modules|dist)(?:\/|$)/.test(entry.parentPath),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !forTests.test(path))
    .map((path) => [path, readFileSync(path, "utf8")] as const);

const sources = new Map(read(packages, /\.tsx?$/));
/** What our commands do, they do with the packages. */
const commands = read(join(root, "scripts"), /\.(?:ts|mjs)$/);

const usersOf = new Map<string, Set<string>>();
for (const [path, text] of [...sources, ...commands]) {
  if (isDoor(path)) continue;
  for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g))
    usersOf.set(word, (usersOf.get(word) ?? new Set()).add(path));
}

const exportedBy = (text: string) =>
  Array.from(
    text.matchAll(/^export (?:async )?(?:const|function\*?|class) ([\w$]+)/gm),
    ([, name]) => name ?? "",
  );

test("everything that is exported is used, and not by tests alone", () => {
  const unused = [...sources].flatMap(([path, text]) =>
    exportedBy(text)
      .filter(
        (name) =>
          usersOf.get(name)?.size === 1 &&
          text.split(new RegExp(String.raw`\b${name.replaceAll("$", String.raw`\$`)}\b`)).length === 2,
      )
      .map((name) => `${relative(root, path)}: ${name}`),
  );
  expect(sources.size).toBeGreaterThan(300);
  expect(unused).toEqual([]);
});
