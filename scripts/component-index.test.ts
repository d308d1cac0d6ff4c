import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { componentIndex } from "../.storybook/components/plugin";
import { tokenUsers } from "../.storybook/components/token-users";

const root = resolve(import.meta.dirname, "..");
const components = componentIndex();
const pagesOf = (name: string) => components[name]?.pages ?? [];

test("finds the pages that show a component, not those that only link to it", () => {
  expect(pagesOf("SaveBar")).toEqual(expect.arrayContaining(["Pages/Edit Draft", "Pages/Site Settings"]));
  expect(pagesOf("SaveBar")).not.toContain("Pages/Settings");
  expect(pagesOf("UsageBars")).toEqual(["Pages/Dashboard"]);
});

test("finds pages that show a component within another one", () => {
  expect(pagesOf("Tooltip")).toContain("Pages/Runs");
  expect(pagesOf("Field")).toContain("Pages/Site Settings");
});

test("finds the styles that use a color, also by the name of its tone or for all tones", () => {
  const users = tokenUsers();
  expect(Object.entries(users).filter(([, names]) => names.length === 0)).toEqual([]);
  expect(users["chrome.back"]).toContain("Shell");
  expect(users["tone.warning.soft"]).toContain("Conflict");
  expect(users["danger.solid"]).not.toContain("Conflict");
});

test("every component has a category", () => {
  const titles = Object.values(components).map(({ title }) => title.split("/").slice(0, -1).join("/"));
  expect([...new Set(titles)].toSorted()).toEqual([
    "Components/Buttons",
    "Components/Data",
    "Components/Feedback",
    "Components/Forms",
    "Components/Foundations",
    "Components/Layout",
    "Components/Navigation",
  ]);
});

test("guides name existing components to use instead", () => {
  const folder = join(root, "packages/ui/src");
  const named = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".guide.tsx"))
    .flatMap((name) => {
      const [, list = ""] =
        /^ {2}instead: \{(.*?)\},\n {2}rules/ms.exec(readFileSync(join(folder, name), "utf8")) ?? [];
      return [...list.matchAll(/(\w+): "/g)].map(([, component = ""]) => component);
    });
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((name) => components[name] === undefined)).toEqual([]);
});
