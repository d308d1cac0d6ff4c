import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { build, type Plugin } from "vite";

const root = resolve(import.meta.dirname, "..");

/** Changes one word of the runs page. */
const changedWord: Plugin = {
  name: "changed-word",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("screens/src/runs/runs-texts.ts")) return null;
    expect(code).toContain("View Details");
    return code.replace("View Details", "Show Details");
  },
};

interface Built {
  /** Gzipped bytes of each script and style. */
  sizes: Map<string, number>;
  /** The files that the document and the frame of the dashboard load. */
  start: Set<string>;
}

async function buildWith(plugins: Plugin[]): Promise<Built> {
  const outDir = mkdtempSync(join(tmpdir(), "release-size-"));
  const { NODE_ENV } = process.env;
  process.env["NODE_ENV"] = "production";
  try {
    await build({
      configFile: join(root, "vite.config.ts"),
      logLevel: "error",
      plugins,
      build: { outDir },
    });
    const files = readdirSync(join(outDir, "assets")).filter((name) => /\.(js|css)$/.test(name));
    const sizes = new Map(
      files.map((name) => [name, gzipSync(readFileSync(join(outDir, "assets", name)), { level: 9 }).length]),
    );
    const manifest: Record<string, { file: string; imports?: string[]; css?: string[] }> = JSON.parse(
      readFileSync(join(outDir, ".vite/manifest.json"), "utf8"),
    );
    const start = new Set<string>();
    const add = (key: string) => {
      const { file, imports = [], css = [] } = manifest[key] ?? { file: "" };
      const name = file.replace("assets/", "");
      if (start.has(name)) return;
      start.add(name);
      for (const each of css) start.add(each.replace("assets/", ""));
      imports.forEach(add);
    };
    for (const key of Object.keys(manifest))
      if (/(^|\/)(start-app|signed-in|DashboardPage)\.tsx$|index\.html$/.test(key)) add(key);
    return { sizes, start };
  } finally {
    if (NODE_ENV === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = NODE_ENV;
    rmSync(outDir, { recursive: true });
  }
}

test("a release that changes one word renames few files @nightly", async () => {
  test.slow();
  const before = await buildWith([]);
  const after = await buildWith([changedWord]);
  const isNew = ([name]: [string, number]) => !before.sizes.has(name);
  const kilobytes = (files: [string, number][]) => files.reduce((sum, [, size]) => sum + size, 0) / 1000;
  const renamed = [...after.sizes].filter(isNew);
  const renamedAtStart = renamed.filter(([name]) => after.start.has(name));
  test.info().annotations.push({
    type: "renamed",
    description: `${renamed.length} of ${after.sizes.size} files, ${kilobytes(renamed).toFixed(0)} kB; of the dashboard’s start ${kilobytes(renamedAtStart).toFixed(0)} kB`,
  });
  expect(kilobytes(renamed)).toBeLessThan(25);
  expect(kilobytes(renamedAtStart)).toBeLessThan(15);
});
