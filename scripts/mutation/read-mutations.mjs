import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";

const root = resolve(import.meta.dirname, "../..");
const read = (name) => parse(readFileSync(join(root, "docs", name), "utf8"));

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
}).split("\n");

const filesByEnd = new Map();
for (const file of files)
  for (let end = file; end !== undefined; end = /\/(.+)/s.exec(end)?.[1])
    filesByEnd.set(end, [...(filesByEnd.get(end) ?? []), file]);

/** Files are named by the end of their path. */
function fileNamed(end) {
  const matches = filesByEnd.get(end) ?? [];
  if (matches.length !== 1) throw new Error(`${matches.length} files end in ${end}`);
  return matches[0];
}

/** @param {Record<string, string>} mutation */
function mutationOf({ file, from, to, test }) {
  const [path, title] = test.split(" > ");
  return { file: fileNamed(file), text: from, without: to, test: { file: fileNamed(path), title } };
}

/** The defenses. Their tests are whole files. */
export const readDefenses = () =>
  read("defenses.yaml").map(({ defense, ...mutation }) => ({ name: defense, ...mutationOf(mutation) }));

const specification = () => read("requirements.yaml");

/** Where the console deliberately differs from the specification. */
export const readDeviations = () => specification().flatMap(({ deviations = [] }) => deviations);

/** The specification's requirements. Those without a mutation say why. */
export const readRequirements = () =>
  specification().flatMap(({ section, requirements = [] }) =>
    requirements.map(({ says, why, ...mutation }, index) => {
      const requirement = { section, name: `${section.split(" ")[0]}.${index + 1}`, says };
      return why === undefined ? { ...requirement, ...mutationOf(mutation) } : { ...requirement, why };
    }),
  );
