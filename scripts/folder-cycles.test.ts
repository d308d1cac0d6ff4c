import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, resolve } from "node:path";
import { expect, test } from "vitest";

const sourceOf = (name: string) => resolve(import.meta.dirname, `../packages/${name}/src`);

/** A folder below `src`; each file at its root counts as one. */
const folderOf = (file: string) => file.split("/")[0] ?? "";

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

function importedFile(source: string, file: string, path: string): string | undefined {
  const target = normalize(join(dirname(file), path));
  return [target, `${target}.ts`, `${target}.tsx`].find(
    (each) => /\.\w+$/.test(each) && existsSync(join(source, each)),
  );
}

/** The folders that each folder imports from. */
function folderImports(source: string): Imports {
  const imports = new Map<string, Set<string>>();
  for (const file of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(file) || /\.(test|stories|guide)\./.test(file) || /^(testing|fixtures)\//.test(file))
      continue;
    const from = folderOf(file);
    const targets = imports.get(from) ?? new Set();
    imports.set(from, targets);
    const text = readFileSync(join(source, file), "utf8");
    for (const [, path = ""] of text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)) {
      const target = importedFile(source, file, path);
      if (target !== undefined && folderOf(target) !== from) targets.add(folderOf(target));
    }
  }
  return imports;
}

/** The folders from which imports lead back to themselves. */
function inCycles(imports: Imports): string[] {
  const reachable = (from: string, seen: Set<string>): Set<string> => {
    for (const next of imports.get(from) ?? []) if (!seen.has(next)) reachable(next, seen.add(next));
    return seen;
  };
  return [...imports.keys()].filter((folder) => reachable(folder, new Set()).has(folder));
}

test("folders of the app don't import each other in circles", () => {
  const imports = folderImports(sourceOf("app"));
  expect([...(imports.get("routes.tsx") ?? [])].toSorted()).toEqual(["api", "layout", "lib", "pages"]);
  expect(inCycles(imports)).toEqual([]);
});

test("folders of the sandbox don't import each other in circles", () => {
  const imports = folderImports(sourceOf("sandbox"));
  expect(imports.get("api")).toContain("dataset");
  expect(inCycles(imports)).toEqual([]);
});

test.each(["ui", "screens"])("folders of %s don't import each other in circles", (name) => {
  const imports = folderImports(sourceOf(name));
  expect(imports.size).toBeGreaterThan(10);
  expect(inCycles(imports)).toEqual([]);
});

test("a cycle of folders is found", () => {
  const imports = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c"])],
    ["c", new Set(["b"])],
  ]);
  expect(inCycles(imports)).toEqual(["b", "c"]);
});
