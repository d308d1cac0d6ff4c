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
 * @typedef {{ says: string, change?: string, remove?: string, test: string }} Written as docs/*.yaml has it
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

/**
 * @param {string} text "a > b" is two texts; without ">", the second is missing
 * @returns {[string, string?]}
 */
function pairOf(text) {
  const at = text.indexOf(" > ");
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 3)];
}

/**
 * @param {string} name
 * @param {Written} mutation
 * @returns {Mutation}
 */
function mutationOf(name, { change, remove, test }) {
  const [file, edit = ""] = pairOf(change ?? remove ?? "");
  const [text = "", without = ""] = change === undefined ? [edit] : edit.split(" → ");
  const [testFile, title] = pairOf(test);
  return {
    name,
    file: fileNamed(file),
    text,
    without,
    test: { file: fileNamed(testFile), ...(title !== undefined && { title }) },
  };
}

/**
 * The defenses. Their tests are whole files.
 * @returns {Mutation[]}
 */
export function readDefenses() {
  /** @type {Written[]} */
  const defenses = read("defenses.yaml");
  return defenses.map((defense) => mutationOf(defense.says, defense));
}

/**
 * The requirements that a mutation can break, by their numbers.
 * @returns {Mutation[]}
 */
export function readRequirements() {
  /** @type {{ requirements: Record<string, (Written | { says: string, why: string })[]> }} */
  const { requirements } = read("requirements.yaml");
  return Object.entries(requirements).flatMap(([section, all]) =>
    all.flatMap((requirement, index) =>
      "why" in requirement ? [] : [mutationOf(`${section.split(" ")[0]}.${index + 1}`, requirement)],
    ),
  );
}
