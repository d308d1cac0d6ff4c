import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";

/**
 * @typedef {object} Mutation
 * @property {string} name a defense, or a requirement's number
 * @property {string} file
 * @property {string} text occurs once in the file
 * @property {string} without replaces it
 * @property {{ file: string, title?: string }} test must then fail; without a title, all of the file
 *
 * @typedef {{ section: string, name: string, says: string }} Requirement
 *
 * @typedef {{ specified: string, does: string, why: string }} Deviation
 *
 * @typedef {{ file: string, from: string, to: string, test: string }} Written as docs/*.yaml has it
 */

const root = resolve(import.meta.dirname, "../..");

/** @param {string} name */
const read = (name) => parse(readFileSync(join(root, "docs", name), "utf8"));

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
}).split("\n");

/** @type {Map<string, string[]>} */
const filesByEnd = new Map();
for (const file of files) {
  const names = file.split("/");
  for (const at of names.keys()) {
    const end = names.slice(at).join("/");
    filesByEnd.set(end, [...(filesByEnd.get(end) ?? []), file]);
  }
}

/**
 * Files are named by the end of their path.
 * @param {string} end
 */
function fileNamed(end) {
  const [file, ...others] = filesByEnd.get(end) ?? [];
  if (file === undefined || others.length > 0) throw new Error(`Not one file ends in ${end}`);
  return file;
}

/** @param {Written} mutation */
function mutationOf({ file, from, to, test }) {
  const [path = "", title] = test.split(" > ");
  return {
    file: fileNamed(file),
    text: from,
    without: to,
    test: { file: fileNamed(path), ...(title !== undefined && { title }) },
  };
}

/**
 * The defenses. Their tests are whole files.
 * @returns {Mutation[]}
 */
export function readDefenses() {
  /** @type {(Written & { defense: string })[]} */
  const defenses = read("defenses.yaml");
  return defenses.map(({ defense, ...mutation }) => ({ name: defense, ...mutationOf(mutation) }));
}

/** @returns {{ section: string, requirements?: (Written & { says: string, why?: string })[], deviations?: Deviation[] }[]} */
const specification = () => read("requirements.yaml");

/** Where the console deliberately differs from the specification. */
export const readDeviations = () => specification().flatMap(({ deviations = [] }) => deviations);

/**
 * The specification's requirements. Those without a mutation say why.
 * @returns {((Requirement & Mutation) | (Requirement & { why: string }))[]}
 */
export const readRequirements = () =>
  specification().flatMap(({ section, requirements = [] }) =>
    requirements.map(({ says, why, ...mutation }, index) => {
      const requirement = { section, name: `${section.split(" ")[0]}.${index + 1}`, says };
      return why === undefined ? { ...requirement, ...mutationOf(mutation) } : { ...requirement, why };
    }),
  );
