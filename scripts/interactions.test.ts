import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const packages = resolve(import.meta.dirname, "../packages");

/** What changes the screenshot: input, focus, scrolling. */
const acts = /\b(?:userEvent|fireEvent)\b|\.(?:focus|click|scrollTo|showModal|dispatchEvent)\(|\bscrollTo\(/;

interface Declared {
  name: string;
  code: string;
}

function declaredIn(file: string, source: string): Declared[] {
  return parseSync(file, source).program.body.flatMap((statement) => {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type === "FunctionDeclaration" && declaration.id !== null)
      return [{ name: declaration.id.name, code: source.slice(statement.start, statement.end) }];
    if (declaration?.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ id, start, end }) =>
      id.type === "Identifier" ? [{ name: id.name, code: source.slice(start, end) }] : [],
    );
  });
}

/** The states whose play function clicks or types, although a prop may produce them. */
function actingStates(file: string, source: string): string[] {
  const declared = declaredIn(file, source);
  const helpers = declared.filter(({ code }) => acts.test(code) && !/\bplay\b/.test(code));
  const doesAct = (code: string) =>
    acts.test(code) || helpers.some(({ name }) => new RegExp(String.raw`\b${name}\b`).test(code));
  return declared
    .filter(({ code }) => /\bplay(?::|\(|,)/.test(code) && !/tags: \[[^\]]*"shown-by-play"/.test(code))
    .filter(({ code }) => doesAct(code.slice(code.search(/\bplay(?::|\(|,)/))))
    .map(({ name }) => name);
}

test("finds play functions that click or type, directly or through a helper", () => {
  const source = `
    const open = () => userEvent.click(document.body);
    export const Ready = { play: async () => expect(1).toBe(1) };
    export const Clicked = { play: async () => { await userEvent.tab(); } };
    export const Opened = { play: async () => open() };
    export const MenuOpen = { tags: ["shown-by-play"], play: async () => open() };
  `;
  expect(actingStates("Example.stories.tsx", source)).toEqual(["Clicked", "Opened"]);
});

const files = readdirSync(packages, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".stories.tsx") && !path.includes("node_modules"))
  .map((path) => ({ path, source: readFileSync(join(packages, path), "utf8") }));
const ending = ".interactions.stories.tsx";
const interactions = files.filter(({ path }) => path.endsWith(ending));
const states = files.filter(({ path }) => !path.endsWith(ending));

// A state's screenshot should depend only on its data, and a designer's example is no test. "shown-by-play" marks states
// that no prop can produce, such as an open menu.
test("only interactions click or type", () => {
  expect(states.length).toBeGreaterThan(60);
  expect(
    states.flatMap(({ path, source }) => actingStates(path, source).map((name) => `${path}: ${name}`)),
  ).toEqual([]);
});

/** What Storybook reads from the file without running it: nothing of this can be shared. */
const headOf = (title: string) => `
export default {
  ...stories,
  title: ${title},
  tags: ["interaction", "!autodocs"],
  parameters: { …chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;
`;

test("interactions belong to the states beside them, are hidden as tests, and aren’t captured by Chromatic", () => {
  expect(interactions.length).toBeGreaterThan(40);
  const others = interactions.flatMap(({ path, source }) => {
    const beside = path.replace(ending, ".stories.tsx");
    const [, title = ""] =
      /^ {2}title: ("[^"]+")/m.exec(states.find((each) => each.path === beside)?.source ?? "") ?? [];
    const head = source
      .replace("{ ...stories.parameters, chromatic", "{ …chromatic")
      .replace("{ chromatic: { disableSnapshot", "{ …chromatic: { disableSnapshot");
    const isComplete = head.includes(`from "./${basename(beside, ".tsx")}"`) && head.includes(headOf(title));
    return isComplete ? [] : path;
  });
  expect(others).toEqual([]);
});
