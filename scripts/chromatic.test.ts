import { readFileSync, readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { ModuleGraph } from "./visual/module-graph";

const root = resolve(import.meta.dirname, "..");
const { externals }: { externals: string[] } = JSON.parse(
  readFileSync(join(root, "chromatic.config.json"), "utf8"),
);

const covers = (pattern: string, file: string) =>
  pattern.endsWith("/**") ? file.startsWith(pattern.slice(0, -2)) : file === pattern;

/** What compiled styles contain of other modules: the build's graph, which TurboSnap reads, doesn't show it. */
function importedByStyles(): string[] {
  const graph = new ModuleGraph(root);
  const files = new Set<string>();
  for (const name of ["ui", "screens"]) {
    const folder = join(root, "packages", name, "src");
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!path.endsWith(".css.ts")) continue;
      const style = join(folder, path);
      for (const file of graph.reach(style))
        if (file !== style && !file.includes("#")) files.add(relative(root, file));
    }
  }
  return [...files].toSorted();
}

test("TurboSnap takes all pictures again when a file changes that compiled styles import", () => {
  const files = importedByStyles();
  expect(files).toContain("packages/ui/src/theme/values.ts");
  expect(files.filter((file) => !externals.some((pattern) => covers(pattern, file)))).toEqual([]);
});
