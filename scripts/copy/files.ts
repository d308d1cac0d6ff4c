import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { literalsIn, type Literal } from "./literals.ts";

const root = resolve(import.meta.dirname, "../..");
/** In the order of the copy page. */
const packages = ["screens", "ui", "app"];

const notShown =
  /\.(?:test|test-d|stories|guide|css)\.tsx?$|(?:^|\/)(?:fixtures|foundations|testing)\/|(?:^|\/)test-[^/]*$|(?:^|\/)texts\.ts$/;

/** A file's package and name, so that it can move to another folder. */
const entryOf = (file: string): string => file.replace(/^packages\/([^/]+)\/.*\//, "$1/");

/**
 * Word lists for matching, which are never shown; `paths.ts`, which the copy page reads directly; font families. */
const exempt = new Set([
  "screens/paths.ts",
  "screens/secret-fields.ts",
  "screens/selector-names.ts",
  "ui/descriptions.ts",
  "ui/values.ts",
]);

const sourcesOf = (name: string) =>
  readdirSync(join(root, "packages", name, "src"), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !notShown.test(path))
    .map((path) => `packages/${name}/src/${path}`)
    .filter((path) => !exempt.has(entryOf(path)));

/** Files with user-visible texts outside of texts.ts, with those texts. */
export function filesWithLiterals(): ReadonlyMap<string, readonly Literal[]> {
  const files = packages.flatMap(sourcesOf).map((file) => {
    const literals = literalsIn(file, readFileSync(join(root, file), "utf8"));
    return [file, literals] as const;
  });
  return new Map(files.filter(([, literals]) => literals.length > 0));
}
