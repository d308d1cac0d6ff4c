import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
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

/** The stories whose play function clicks or types, but that aren't tagged as interactions. */
function actingStates(file: string, source: string): string[] {
  const declared = declaredIn(file, source);
  const helpers = declared.filter(({ code }) => acts.test(code) && !/\bplay\b/.test(code));
  const doesAct = (code: string) =>
    acts.test(code) || helpers.some(({ name }) => new RegExp(String.raw`\b${name}\b`).test(code));
  return declared
    .filter(
      ({ code }) =>
        /\bplay(?::|\(|,)/.test(code) && !/tags: \[[^\]]*"(?:interaction|shown-by-play)"/.test(code),
    )
    .filter(({ code }) => doesAct(code.slice(code.search(/\bplay(?::|\(|,)/))))
    .map(({ name }) => name);
}

/** The interactions that Chromatic would capture. */
function capturedInteractions(file: string, source: string): string[] {
  const declared = declaredIn(file, source);
  const isOff = ({ code }: Declared) => code.includes("disableSnapshot: true");
  const shared = declared.filter((each) => isOff(each) && !each.code.includes("tags:"));
  return declared
    .filter(({ code }) => /tags: \[[^\]]*"interaction"/.test(code))
    .filter((each) => !isOff(each) && !shared.some(({ name }) => each.code.includes(`parameters: ${name}`)))
    .map(({ name }) => name);
}

test("finds play functions that click or type, directly or through a helper", () => {
  const source = `
    const open = () => userEvent.click(document.body);
    export const Ready = { play: async () => expect(1).toBe(1) };
    export const Clicked = { play: async () => { await userEvent.tab(); } };
    export const Opened = { play: async () => open() };
    export const OpenedInteraction = { tags: ["interaction"], play: async () => open() };
  `;
  expect(actingStates("Example.stories.tsx", source)).toEqual(["Clicked", "Opened"]);
});

test("finds interactions that Chromatic would capture", () => {
  const source = `
    const off = { chromatic: { disableSnapshot: true } };
    export const One = { tags: ["interaction"], parameters: { chromatic: { disableSnapshot: true } } };
    export const Two = { tags: ["interaction"], parameters: off };
    export const Three = { tags: ["interaction"] };
  `;
  expect(capturedInteractions("Example.stories.tsx", source)).toEqual(["Three"]);
});

const files = readdirSync(packages, { recursive: true, encoding: "utf8" }).filter(
  (path) => path.endsWith(".stories.tsx") && !path.includes("node_modules"),
);
const inAllFiles = (find: (file: string, source: string) => string[]) =>
  files.flatMap((path) =>
    find(path, readFileSync(join(packages, path), "utf8")).map((name) => `${path}: ${name}`),
  );

// A state's screenshot should depend only on its data. Play functions that click or type belong in separate stories
// tagged "interaction"; "shown-by-play" marks states that no prop can produce, such as an open menu.
test("only stories tagged as interactions click or type", () => {
  expect(files.length).toBeGreaterThan(60);
  expect(inAllFiles(actingStates)).toEqual([]);
});

test("Chromatic captures no interaction: each has parameters: { chromatic: { disableSnapshot: true } }", () => {
  expect(inAllFiles(capturedInteractions)).toEqual([]);
});
