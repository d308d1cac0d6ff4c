import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

const packages = resolve(import.meta.dirname, "../packages");

/** The texts and patterns that queries expect to be absent, and every other text. */
function textsIn(file: string, source: string) {
  const absent: (string | RegExp)[] = [];
  const shown: string[] = [];
  const queries: { start: number; end: number }[] = [];
  const isInQuery = (at: number) => queries.some(({ start, end }) => start <= at && at < end);
  new Visitor({
    CallExpression({ callee, end }) {
      // The other queries fail where they find nothing.
      const isQuery =
        callee.type === "MemberExpression" &&
        callee.property.type === "Identifier" &&
        /^query(?:All)?By/.test(callee.property.name);
      if (isQuery) queries.push({ start: callee.end, end });
    },
    Literal({ value, start }) {
      const isText = typeof value === "string";
      if (isInQuery(start) && (isText || value instanceof RegExp)) absent.push(value);
      else if (isText) shown.push(value);
    },
    TemplateElement({ value }) {
      shown.push(value.raw);
    },
    JSXText({ value }) {
      shown.push(value);
    },
  }).visit(parseSync(file, source).program);
  return { absent, shown };
}

const neverShown = (absent: (string | RegExp)[], shown: string[]) =>
  absent.filter((text) =>
    shown.every((each) => (typeof text === "string" ? !each.includes(text) : !text.test(each))),
  );

test("finds a word that no text contains", () => {
  const { absent, shown } = textsIn(
    "Example.stories.tsx",
    `const text = <p>On track for {runs}</p>;
     expect(canvas.queryByText(/On track/)).toBeNull();
     expect(canvas.queryByText(/Estimated/)).toBeNull();
     expect(canvas.queryByRole("button", { name: "Retry" })).toBeNull();`,
  );
  expect(neverShown(absent, shown)).toEqual([/Estimated/, "button", "Retry"]);
});

// Such a check holds for every page, and for a page that fails to leave the text out, too.
test("what a story expects to be absent is a text that some page shows", () => {
  const files = readdirSync(packages, { recursive: true, encoding: "utf8" })
    .filter((path) => /^(?:model|screens|ui)\/src\/.*\.tsx?$/.test(path))
    .map((path) => ({ path, ...textsIn(path, readFileSync(join(packages, path), "utf8")) }));
  const shown = [...new Set(files.flatMap((file) => file.shown))];
  const stories = files.filter(({ path }) => path.endsWith(".stories.tsx"));
  expect(stories.flatMap((story) => story.absent).length).toBeGreaterThan(50);
  expect(
    stories.flatMap(({ path, absent }) => neverShown(absent, shown).map((text) => `${path}: ${text}`)),
  ).toEqual([]);
});
