import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, resolve } from "node:path";
import { expect, test } from "vitest";

const sourceOf = (name: string) => resolve(import.meta.dirname, `../packages/${name}/src`);

/** The first folders of a path below `src`; a file above that depth counts as one. */
const folderOf = (file: string, depth: number) => file.split("/").slice(0, depth).join("/");

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

function importedFile(source: string, file: string, path: string): string | undefined {
  const target = normalize(join(dirname(file), path));
  return [target, `${target}.ts`, `${target}.tsx`].find(
    (each) => /\.\w+$/.test(each) && existsSync(join(source, each)),
  );
}

/** The folders that each folder imports from. */
function folderImports(source: string, depth = 1): Imports {
  const imports = new Map<string, Set<string>>();
  for (const file of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (
      !/\.tsx?$/.test(file) ||
      /\.(test|stories|guide)\./.test(file) ||
      /^(testing|fixtures)\/|^index\.ts$/.test(file)
    )
      continue;
    const from = folderOf(file, depth);
    const targets = imports.get(from) ?? new Set();
    imports.set(from, targets);
    const text = readFileSync(join(source, file), "utf8");
    for (const [, path = ""] of text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)) {
      const target = importedFile(source, file, path);
      if (target === undefined) continue;
      const folder = folderOf(target, depth);
      if (folder !== from) targets.add(folder);
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

test.each([
  ["ui", 1],
  ["ui", 2],
  ["model", 1],
  ["model", 2],
  ["screens", 1],
  ["screens", 2],
  ["app", 1],
  ["app", 2],
  ["sandbox", 1],
  ["sandbox", 2],
])("folders of %s don't import each other in circles, %i deep", (name, depth) => {
  const imports = folderImports(sourceOf(name), depth);
  expect(imports.size).toBeGreaterThan(5);
  expect(inCycles(imports)).toEqual([]);
});

test("docs/architecture.md draws what the folders of model import", () => {
  const document = readFileSync(resolve(import.meta.dirname, "../docs/architecture.md"), "utf8");
  const [, drawing = ""] = /^## The model package$.*?^```$(.*?)^```$/ms.exec(document) ?? [];
  const drawn = [...drawing.matchAll(/([a-z-]+) → ([a-z-]+(?: [a-z-]+)*)/g)].map(
    ([, folder = "", imported = ""]): [string, string[]] => [folder, imported.split(" ").toSorted()],
  );
  const imports = [...folderImports(sourceOf("model"))].flatMap(([folder, targets]) =>
    targets.size === 0 ? [] : [[folder, [...targets].toSorted()] as const],
  );
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(imports));
});

test("imports between folders are found", () => {
  const app = folderImports(sourceOf("app"));
  expect([...(app.get("routes.tsx") ?? [])].toSorted()).toEqual(["api", "layout", "lib", "pages", "session"]);
  expect(folderImports(sourceOf("model"), 2).get("run/list")).toContain("run/failure");
});

test("a cycle of folders is found", () => {
  const imports = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c"])],
    ["c", new Set(["b"])],
  ]);
  expect(inCycles(imports)).toEqual(["b", "c"]);
});
