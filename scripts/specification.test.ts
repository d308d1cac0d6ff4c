import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const document = readFileSync(join(root, "docs/specification.md"), "utf8");

const testFiles = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(?:test|stories)\.tsx?$/.test(file));

interface Requirement {
  number: string;
  tests: readonly { file: string; title: string }[];
}

const requirements: readonly Requirement[] = [...document.matchAll(/^\| ([\d.]+) \|.*\| (.*) \|$/gm)].map(
  ([, number = "", tests = ""]) => ({
    number,
    tests: [...tests.matchAll(/`([^`]+)` “(.+?)”(?=<br>|$)/g)].map(([, file = "", title = ""]) => ({
      file,
      title,
    })),
  }),
);

/** The tests and stories that the specification names, by file. */
const sources = new Map<string, string>();
function namesTest(file: string, title: string): boolean {
  const source = sources.get(file) ?? readFileSync(join(root, file), "utf8");
  sources.set(file, source);
  if (file.includes(".stories.")) return new RegExp(`^export const ${title}: Story\\b`, "m").test(source);
  return ['"', "'", "`"].some((quote) =>
    source.includes(quote + title.replaceAll(quote, `\\${quote}`) + quote),
  );
}

test("every test in the specification exists", () => {
  const missing = requirements.flatMap(({ number, tests }) =>
    tests.flatMap(({ file, title }) => {
      const matches = testFiles.filter((path) => path === file || path.endsWith(`/${file}`));
      const [match] = matches;
      if (match === undefined || matches.length > 1)
        return [`${number}: ${matches.length} files are ${file}`];
      return namesTest(match, title) ? [] : [`${number}: ${file} has no test “${title}”`];
    }),
  );
  expect(missing).toEqual([]);
});

test("every requirement has a unique number and at least one test", () => {
  expect(requirements.length).toBeGreaterThan(100);
  expect(new Set(requirements.map(({ number }) => number)).size).toBe(requirements.length);
  expect(requirements.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

test("requirements are numbered in order within their section", () => {
  const counts = new Map<string, number>();
  for (const { number } of requirements) {
    const section = number.replace(/\.\d+$/, "");
    const next = (counts.get(section) ?? 0) + 1;
    counts.set(section, next);
    expect(number).toBe(`${section}.${next}`);
  }
});
