import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { affectedFiles } from "./affected";
import { ModuleGraph } from "./module-graph";

const root = resolve(import.meta.dirname, "../..");
const stories = readdirSync(resolve(root, "packages"), { recursive: true, encoding: "utf8" })
  .map((path) => `packages/${path.replaceAll("\\", "/")}`)
  // Interactions aren’t captured.
  .filter((path) => /(?<!\.interactions)\.stories\.tsx$/.test(path) && !path.includes("node_modules"));

const graph = new ModuleGraph(root);
const affectedBy = (...changed: string[]) => affectedFiles(graph, changed, stories);
const filesAffectedBy = (...changed: string[]) => {
  const affected = affectedBy(...changed);
  return affected === "all" ? stories : [...affected];
};

test("a page affects only its own stories", () => {
  expect(filesAffectedBy("packages/screens/src/team/TeamScreen.tsx")).toEqual([
    "packages/screens/src/team/TeamScreen.stories.tsx",
  ]);
});

test.each([
  ["a token", "packages/ui/src/theme/values.ts"],
  ["the import of the font", "packages/ui/src/theme/global.ts"],
  ["the font’s file", "packages/ui/src/theme/inter-english.woff2"],
  ["a dependency", "package-lock.json"],
  ["Storybook's preview", ".storybook/preview.tsx"],
  ["the time of all stories", "packages/model/src/fixtures/now.ts"],
])("%s affects everything", (_, file) => {
  expect(affectedBy(file)).toBe("all");
});

test("a shared component affects its stories and the pages that use it, not the others", () => {
  const affected = filesAffectedBy("packages/ui/src/card/CardLink.tsx");
  expect(affected).toContain("packages/ui/src/card/CardLink.stories.tsx");
  expect(affected).toContain("packages/screens/src/settings/SettingsScreen.stories.tsx");
  expect(affected).not.toContain("packages/ui/src/badge/Badge.stories.tsx");
  expect(affected).not.toContain("packages/screens/src/team/TeamScreen.stories.tsx");
});

test("a component inside other components affects every page that shows one of them", () => {
  const affected = filesAffectedBy("packages/ui/src/button/Button.css.ts");
  expect(affected).toContain("packages/ui/src/error-panel/ErrorPanel.stories.tsx");
  expect(affected).toEqual(
    expect.arrayContaining(stories.filter((file) => /^packages\/screens\/.*Screen\.stories/.test(file))),
  );
});

test("a fixture affects the stories that show its data, not the others", () => {
  const affected = filesAffectedBy("packages/model/src/fixtures/members.ts");
  expect(affected).toContain("packages/screens/src/team/TeamScreen.stories.tsx");
  expect(affected).not.toContain("packages/screens/src/runs/RunsScreen.stories.tsx");
  expect(affected.filter((file) => file.startsWith("packages/ui/"))).toEqual([]);
});

test("an entry point affects the stories that use what it passes on from another place", () => {
  const index = "packages/model/src/fixtures/index.ts";
  const now = readFileSync(resolve(root, index), "utf8");
  const [team, runs] = ["team/TeamScreen", "runs/RunsScreen"].map(
    (screen) => `packages/screens/src/${screen}.stories.tsx`,
  );
  const affectedIfBefore = (before: string) =>
    affectedFiles(graph, [index], [String(team), String(runs)], () => before);
  expect(affectedIfBefore(now)).toEqual(new Set());
  expect(affectedIfBefore(now.replace('"./members"', '"./other-members"'))).toEqual(new Set([team]));
});

test("an image affects the stories that show it", () => {
  expect(filesAffectedBy("packages/screens/src/settings/chat/story-logo.svg")).toEqual([
    "packages/screens/src/settings/chat/ChatSettingsScreen.stories.tsx",
  ]);
});

test("the shell affects all pages and no component", () => {
  const affected = filesAffectedBy("packages/screens/src/shell/Shell.css.ts");
  expect(affected.filter((file) => file.startsWith("packages/ui/"))).toEqual([]);
  expect(affected).toEqual(stories.filter((file) => file.startsWith("packages/screens/")));
});

test("docs, tests and other packages affect nothing", () => {
  expect(
    filesAffectedBy(
      "README.md",
      ".storybook/docs/StartHere.mdx",
      ".storybook/overview/StateTile.tsx",
      "packages/app/src/main.tsx",
      "packages/ui/src/button/Button.test.tsx",
    ),
  ).toEqual([]);
});
