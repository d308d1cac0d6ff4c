import { beforeAll, expect, test } from "vitest";
import { groups } from "../../.storybook/copy/catalog";
import { exactTexts, textsOf } from "../../.storybook/copy/texts";
import { filesWithLiterals } from "./files";
import { literalsIn, type Literal } from "./literals";

let inCode: ReadonlyMap<string, readonly Literal[]>;
beforeAll(() => {
  inCode = filesWithLiterals();
}, 60_000);

const literals = (source: string) => literalsIn("Example.tsx", source).map(({ text }) => text);

test.each([
  ["text between tags", "<p>Save changes</p>", "Save changes"],
  ["one word on a button", "<Button>Save</Button>", "Save"],
  ["the branches of a condition", "<Button>{isBusy ? texts.busy : 'Save'}</Button>", "Save"],
  ["a label", "<Field label='Name' />", "Name"],
  ["a label for screen readers", "<nav aria-label='Main' />", "Main"],
  ["a column's header", "const column = { key: 'name', header: 'Name' };", "Name"],
  ["a sentence in code", "const hint = 'Try again in a minute.';", "Try again in a minute."],
  ["a template", "const hint = `${count} runs this week`;", "… runs this week"],
  ["a label in code", "const label = isPublished ? 'Published' : texts.disabled;", "Published"],
  ["a default", "function f({ copied = 'Copied!' }) {}", "Copied!"],
  ["a fallback", "const name = draft.name || 'Draft without a name';", "Draft without a name"],
])("finds %s", (_, source, text) => {
  expect(literals(source)).toEqual([text]);
});

test.each([
  ["imports", "import x from 'a b';"],
  ["types", "type Mode = 'not shown';"],
  ["class names", "<p className='one two' />"],
  ["a comparison", "<p>{state === 'busy' && texts.busy}</p>"],
  ["single words in code", "const kind = 'busy';"],
  ["messages for developers", "throw new Error('Not in a provider.');"],
  [
    "media queries and CSS",
    "matchMedia('(min-width: 40rem) and print'); x.style.font = 'normal 12px serif';",
  ],
])("ignores %s", (_, source) => {
  expect(literals(source)).toEqual([]);
});

test("user-visible texts are in texts.ts", () => {
  const elsewhere = [...inCode].flatMap(([file, found]) =>
    found.map(({ line, text }) => `${file}:${line}: ${text}`),
  );
  expect(elsewhere).toEqual([]);
});

test("each text can be shown on the copy page", () => {
  const texts = groups.flatMap((group) =>
    group.texts.map(({ key, variants }) => ({ file: group.file, key, variants })),
  );
  expect(texts.length).toBeGreaterThan(80);
  // A function takes texts and numbers, in order, and returns a string.
  expect(texts.filter(({ variants }) => variants.length === 0)).toEqual([]);
});

test("keys are unique within a file", () => {
  for (const { file, texts } of groups)
    expect({ file, keys: texts.map(({ key }) => key).toSorted() }).toEqual({
      file,
      keys: [...new Set(texts.map(({ key }) => key))].toSorted(),
    });
});

test("shows placeholders for values, in singular and plural", () => {
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

test("every specified text is in the console, character by character", () => {
  const shown = new Set(groups.flatMap(({ texts }) => texts.flatMap(({ variants }) => variants)));
  expect([...exactTexts].filter((text) => !shown.has(text))).toEqual([]);
});

test("texts use typographic apostrophes", () => {
  const straight = groups.flatMap(({ file, texts }) =>
    texts.flatMap(({ isExact, variants }) =>
      isExact ? [] : variants.filter((text) => /\w'\w/.test(text)).map((text) => `${file}: ${text}`),
    ),
  );
  expect(straight).toEqual([]);
});
