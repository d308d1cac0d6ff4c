import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { literalsIn, type Literal } from "./literals";

const root = resolve(import.meta.dirname, "../..");
const listFile = join(root, "scripts/copy/remaining.txt");
/** In the order in which the copy page shows them. */
const packages = ["screens", "ui", "app"];

const notShown =
  /\.(?:test|test-d|stories|css)\.tsx?$|(?:^|\/)(?:fixtures|foundations|testing)\/|(?:^|\/)test-[^/]*$|(?:^|\/)texts\.ts$/;

/** Word lists that are matched against, never shown; and `paths.ts`, which the copy page reads itself. */
const exempt = new Set([
  "packages/screens/src/paths.ts",
  "packages/screens/src/model/secret.ts",
  "packages/screens/src/model/selector-names.ts",
  // Families of fonts.
  "packages/ui/src/theme/values.ts",
]);

const sourcesOf = (name: string) =>
  readdirSync(join(root, "packages", name, "src"), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !notShown.test(path))
    .map((path) => `packages/${name}/src/${path}`)
    .filter((path) => !exempt.has(path));

/** Each file that holds user-visible texts itself, with those texts. */
export function filesWithLiterals(): ReadonlyMap<string, readonly Literal[]> {
  const files = packages.flatMap(sourcesOf).map((file) => {
    const literals = literalsIn(file, readFileSync(join(root, file), "utf8"));
    return [file, literals] as const;
  });
  return new Map(files.filter(([, literals]) => literals.length > 0));
}

/** The files whose texts have not been moved to `texts.ts` yet. */
export const remainingFiles = (): string[] =>
  existsSync(listFile)
    ? readFileSync(listFile, "utf8")
        .split("\n")
        .filter((line) => line !== "")
    : [];

export function writeRemainingFiles(files: readonly string[]): void {
  writeFileSync(listFile, files.map((file) => `${file}\n`).join(""));
}
