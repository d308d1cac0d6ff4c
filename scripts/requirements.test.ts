import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

const root = resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

const packages = readdirSync(join(root, "packages"));
const folders = [
  "e2e",
  "scripts",
  ...packages.flatMap((name) => [`packages/${name}/src`, `packages/${name}/server`]),
];
const testFiles = folders
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.(?:test|stories)\.tsx?$/.test(file));

/** The files whose path ends so. */
const filesNamed = (end: string) => testFiles.filter((file) => `/${file}`.endsWith(`/${end}`));

/** Whether a file has a story with this name, or a test with this title, which may end with a tag. */
function hasTest(file: string, title: string) {
  const source = read(file);
  if (file.endsWith(".stories.tsx"))
    return new RegExp(`^export const ${title.replaceAll(" ", "")}\\b`, "m").test(source);
  return ['"', "'", "`", " @"].some((end) => source.includes(`${title}${end}`));
}

test("every requirement names a test that exists", () => {
  const { requirements }: { requirements: Record<string, { says: string; test: string }[]> } = parse(
    read("docs/requirements.yaml"),
  );
  const missing = Object.values(requirements)
    .flat()
    .filter(({ test: named }) => {
      const [end = "", ...title] = named.split(" > ");
      const [file, ...others] = filesNamed(end);
      return file === undefined || others.length > 0 || !hasTest(file, title.join(" > "));
    });
  expect(missing).toEqual([]);
});

test("every defense in SECURITY.md names test files that exist", () => {
  const named = [...read("SECURITY.md").matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, end = ""]) => end);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((end) => filesNamed(end).length !== 1)).toEqual([]);
});
