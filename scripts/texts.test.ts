import { expect, test } from "vitest";
import * as model from "../packages/model/src/index";
import { paths } from "../packages/model/src/route/paths";
import { exactTexts, textsOf } from "./testing/texts";

const modules = import.meta.glob<Record<string, unknown>>("../packages/*/src/**/*-texts.ts", { eager: true });
const files = Object.entries(modules).map(([file, module]) => ({ file, texts: textsOf(module) }));

test("each text can be shown: a function takes texts and numbers, and returns a string", () => {
  const texts = files.flatMap((each) => each.texts);
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.filter(({ variants }) => variants.length === 0)).toEqual([]);
});

test("texts have placeholders for values, in singular and plural", () => {
  const shown = textsOf({
    group: {
      invited: (email: string) => `Invited ${email}`,
      count: (n: number) => `${n} ${n === 1 ? "run" : "runs"}`,
    },
  });
  expect(shown.map(({ key, variants }) => [key, ...variants])).toEqual([
    ["group.invited", "Invited …"],
    ["group.count", "… runs", "… run"],
  ]);
});

/** Texts of small subjects are beside their types. */
const beside = Object.entries(model).filter(([name]) =>
  /(?:Texts|Messages|Errors|Labels|(?<!Form)Fields)$/.test(name),
);

test("every specified text is in the console, character by character", () => {
  const titles = Object.values(paths).map(({ title }) => title);
  const texts = [...files.flatMap((each) => each.texts), ...textsOf(Object.fromEntries(beside))].flatMap(
    ({ variants }) => variants,
  );
  const shown = new Set([...titles, ...texts]);
  expect([...exactTexts].filter((text) => !shown.has(text))).toEqual([]);
});

test("texts use typographic apostrophes", () => {
  const straight = files.flatMap(({ file, texts }) =>
    texts.flatMap(({ isExact, variants }) =>
      isExact ? [] : variants.filter((text) => /\w'\w/.test(text)).map((text) => `${file}: ${text}`),
    ),
  );
  expect(straight).toEqual([]);
});
