import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { colorDescriptions } from "../../packages/ui/src/theme/descriptions.ts";

const packages = resolve(import.meta.dirname, "../../packages");

const namesIn = (value: object, path: readonly string[] = []): string[] =>
  Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    typeof each === "object" && each !== null ? namesIn(each, [...path, key]) : [[...path, key].join(".")],
  );

/** How styles write a color. Those of tones also as a part of one, or in a variant for each: `(vars.color.tone, ({ soft }) => …`. */
function useOf(token: string): RegExp {
  const [, tone, part] = /^tone\.(\w+)\.(\w+)$/.exec(token) ?? [];
  return tone === undefined
    ? new RegExp(String.raw`\b${token.replaceAll(".", String.raw`\.`)}\b`)
    : new RegExp(String.raw`\b${tone}\.${part}\b|\bcolor\.tone\b[ },]+\(\{[^}]*\b${part}\b`);
}

/** The styles and pictures that use each color. */
export function tokenUsers(): Record<string, string[]> {
  const styles = ["ui/src", "screens/src"].flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\/\w+(?:\.css\.ts|\.tsx)$/.test(path))
      .map((path) => ({
        name: basename(path).replace(/\..*/, ""),
        source: readFileSync(join(packages, folder, path), "utf8"),
      })),
  );
  const usersOf = (use: RegExp) => styles.filter(({ source }) => use.test(source)).map(({ name }) => name);
  return Object.fromEntries(
    namesIn(colorDescriptions).map((token) => [token, [...new Set(usersOf(useOf(token)))].toSorted()]),
  );
}
