import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ui = resolve(import.meta.dirname, "../../packages/ui/src");
const sources = new Map(
  readdirSync(ui, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|test-d)\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join(ui, path), "utf8")]),
);

/** Types that react-docgen can't read: the keys of a table of styles. */
const unreadable = new Set(
  [...sources.values()].flatMap((source) =>
    Array.from(source.matchAll(/\btype (\w+) = keyof typeof /g), ([, name = ""]) => name),
  ),
);

/** The props of a component whose type Storybook would show as "unknown". */
function unreadableProps(source: string): string[] {
  return Array.from(source.matchAll(/^ {2}(\w+)\??: (?:keyof typeof\b|(?:\w+\.)?(\w+);)/gm))
    .filter(([, , type]) => type === undefined || unreadable.has(type))
    .map(([, name = ""]) => name);
}

test("finds props with a fixed set of values", () => {
  const source =
    "interface P {\n  size?: keyof typeof styles.size;\n  variant: ButtonVariant;\n  label: string;\n}";
  expect(unreadable.has("ButtonVariant")).toBe(true);
  expect(unreadableProps(source)).toEqual(["size", "variant"]);
});

/** Not props of the component itself. */
const elsewhere = ["checkbox/Checkbox.stories.tsx: look", "stat-card/StatCard.stories.tsx: direction"];

test("every such prop has options in the stories of its component", () => {
  const missing = [...sources].flatMap(([path, stories]) => {
    const file = path.replace(".stories.tsx", ".tsx");
    if (file === path || !existsSync(join(ui, file)) || !/^ {2}component: /m.test(stories)) return [];
    return unreadableProps(sources.get(file) ?? "")
      .filter((prop) => !new RegExp(String.raw`\b${prop}: (?:choice\(|\w*ArgType|\{ control)`).test(stories))
      .map((prop) => `${path}: ${prop}`);
  });
  expect(missing).toEqual(elsewhere);
});
