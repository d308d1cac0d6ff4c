import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");

/** Words that make text read like a translation, and British spellings. */
const unusual =
  /\b(?:anew|whoever|whom|somebody|nobody|anybody|oneself|tells? of|told of|lets? go of|goes on|afterwards|catalogues?|\w*(?:colour|favour|neighbour|behaviour|recognis|normalis|organis)\w*)\b/i;

/** Uses with another meaning. */
const allowed = new Map([["e2e/hosting.test.ts", "the user “nobody”"]]);

const skipped =
  /^(?:package-lock\.json|scripts\/checkers\/|scripts\/plain-words\.test\.ts)|\.(?:png|svg|woff2)$/;

test("texts, comments and names use plain words", () => {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file !== "" && !skipped.test(file));
  const found = files.flatMap((file) => {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    const exception = allowed.get(file);
    return lines.flatMap((line, index) => {
      const [word] = unusual.exec(line) ?? [];
      if (word === undefined || (exception !== undefined && line.includes(exception))) return [];
      return [`${file}:${index + 1}: ${word}`];
    });
  });
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
