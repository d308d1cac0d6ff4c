import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { literalsIn, type Literal } from "./literals.ts";

const root = resolve(import.meta.dirname, "../..");
const listFile = join(root, "scripts/copy/remaining.txt");
/** In the order in which the copy page shows them. */
const packages = ["screens", "ui", "app"];

const notShown =
  /\.(?:test|test-d|stories|css)\.tsx?$|(?:^|\/)(?:fixtures|foundations|testing)\/|(?:^|\/)test-[^/]*$|(?:^|\/)texts\.ts$/;

/** A file in the list: its package and name, so that it can move to another folder. */
export const entryOf = (file: string): string => file.replace(/^packages\/([^/]+)\/.*\//, "$1/");

/** Word lists that are matched against, never shown; `paths.ts`, which the copy page reads itself; font families. */
const exempt = new Set([
  "screens/paths.ts",
  "screens/secret-fields.ts",
  "screens/selector-names.ts",
  "ui/values.ts",
]);

const sourcesOf = (name: string) =>
  readdirSync(join(root, "packages", name, "src"), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !notShown.test(path))
    .map((path) => `packages/${name}/src/${path}`)
    .filter((path) => !exempt.has(entryOf(path)));

/** Each file that holds user-visible texts itself, with those texts. */
export function filesWithLiterals(): ReadonlyMap<string, readonly Literal[]> {
  const files = packages.flatMap(sourcesOf).map((file) => {
    const literals = literalsIn(file, readFileSync(join(root, file), "utf8"));
    return [file, literals] as const;
  });
  return new Map(files.filter(([, literals]) => literals.length > 0));
}

/** The files, as entries, whose texts have not been moved to `texts.ts` yet. */
export const remainingEntries = (): string[] =>
  existsSync(listFile)
    ? readFileSync(listFile, "utf8")
        .split("\n")
        .filter((line) => line !== "")
    : [];

export function writeRemainingEntries(entries: readonly string[]): void {
  writeFileSync(listFile, entries.map((entry) => `${entry}\n`).join(""));
}
