import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { ESTree } from "vite";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { api, atRules, builtins, isNewer, properties, selectors } from "../e2e/harness/supported-browsers";
import { builtConsole } from "./serve/serve";
import { oldestBrowsers, supportedBrowsers } from "./supported-browsers.mjs";

/** What the console uses although a supported browser lacks it, and what that browser does instead. */
const fallbacks: Readonly<Record<string, string>> = {
  ":checkmark": "draws its own list of a select",
  ":picker": "draws its own list of a select",
  ":picker-icon": "draws its own arrow of a select",
  "@starting-style": "shows a popover at once",
  "content-visibility": "draws rows outside the window, too",
  "field-sizing": "scrolls inside a text area",
  "forced-color-adjust": "replaces these colors, too",
  "overflow-anchor": "moves what is read when rows are added above it, if it anchors at all",
  "overflow-clip-margin": "cuts off the focus ring of a row at its edge",
  "scrollbar-color": "draws its own scrollbars",
  "scrollbar-gutter": "moves the page by the scrollbar’s width when it appears",
  "text-align: match-parent": "knows it with a prefix, which comes first",
  "text-wrap": "breaks lines where they are full",
  // React and web-vitals look for these before they use them.
  PerformanceEventTiming: "reports no interactions",
  "document.prerendering": "doesn’t prerender",
  "document.wasDiscarded": "reports a discarded page as a reloaded one",
  "globalThis.cancelIdleCallback": "uses clearTimeout",
  "globalThis.requestIdleCallback": "uses setTimeout",
  navigation: "shows no progress of its own during a transition",
  "navigator.connection": "assumes a connection of 5 Mbit/s",
};

const assets = join(builtConsole, "assets");
const read = (ending: string) =>
  readdirSync(assets)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(assets, name), "utf8") }));

/** The interfaces of global objects. */
const interfaces: Readonly<Record<string, string>> = {
  window: "Window",
  self: "Window",
  globalThis: "Window",
  document: "Document",
  navigator: "Navigator",
};

const nameOf = (node: ESTree.Node) => (node.type === "Identifier" ? node.name : undefined);

/** Globals, their static members, and members of the window, the document and the navigator. */
function newerApisIn(name: string, code: string): string[] {
  const found: string[] = [];
  const findGlobal = (node: ESTree.Node) => {
    const global = nameOf(node);
    if (
      global !== undefined &&
      [api[global], builtins[global], api["Window"]?.[global]].some((each) => isNewer(each))
    )
      found.push(global);
  };
  const visitor = new Visitor({
    NewExpression: ({ callee }) => findGlobal(callee),
    CallExpression: ({ callee }) => findGlobal(callee),
    MemberExpression({ object, property, computed }) {
      findGlobal(object);
      const owner = nameOf(object);
      const member = nameOf(property);
      if (owner === undefined || member === undefined || computed) return;
      const features = [
        api[owner]?.[`${member}_static`],
        builtins[owner]?.[member],
        api[interfaces[owner] ?? ""]?.[member],
      ];
      if (features.some((each) => isNewer(each))) found.push(`${owner}.${member}`);
    },
  });
  visitor.visit(parseSync(name, code).program);
  return found;
}

const hasAlternative = (value: string) => /["')]\s*\/\s*"/.test(value);
const contentsIn = (block: string) =>
  [...block.matchAll(/(?:^|;)content:([^;]*)/g)].map(([, value = ""]) => value);

/** What MDN lists below a property by its place or syntax, not by a keyword. */
const subFeatures: readonly {
  property: string;
  feature: string;
  isUsed: (value: string, block: string) => boolean;
}[] = [
  {
    property: "content",
    feature: "alt_text",
    // An older browser takes the declaration before it, and reads what that draws.
    isUsed: (value, block) => hasAlternative(value) && contentsIn(block).every(hasAlternative),
  },
  {
    property: "align-content",
    feature: "context_block",
    isUsed: (value, block) => value !== "normal" && !/(?:^|;)display:(?:inline-)?(?:flex|grid)/.test(block),
  },
];

/** The newer features of a declaration: its property, keywords, functions and what MDN lists below the property. */
function newerIn(property: string, value: string, block: string): string[] {
  const feature = properties[property];
  if (isNewer(feature)) return [property];
  const keywords = value.match(/[a-z][a-z-]*/g) ?? [];
  const below = subFeatures.filter((each) => each.property === property && each.isUsed(value, block));
  return [...keywords, ...below.map((each) => each.feature)]
    .filter((name) => isNewer(feature?.[name]))
    .map((name) => `${property}: ${name}`);
}

/** Declarations, at-rules and pseudo-classes. */
function newerStylesIn(text: string): string[] {
  const declarations = [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, block = ""]) =>
    [...block.matchAll(/(?:^|;)([a-z-]+):([^;]*)/g)].flatMap(([, property = "", value = ""]) =>
      newerIn(property, value, block),
    ),
  );
  const rules = [...text.matchAll(/@([a-z-]+)/g)].map(([, rule = ""]) => rule);
  const pseudo = [...text.matchAll(/::?([a-z][a-z-]*)(?=[^;}]*\{)/g)].map(([, selector = ""]) => selector);
  return [
    ...declarations,
    ...rules.filter((rule) => isNewer(atRules[rule])).map((rule) => `@${rule}`),
    ...pseudo.filter((selector) => isNewer(selectors[selector])).map((selector) => `:${selector}`),
  ];
}

test.each([
  ['a{content:"›"/""}', "content: alt_text"],
  ['a{color:red;content:attr(data-label) / ""}', "content: alt_text"],
  ["a{align-content:center}", "align-content: context_block"],
])("%s has a feature that is newer", (text, feature) => {
  expect(newerStylesIn(text)).toEqual([feature]);
});

test.each(['a{content:"a/b"}', 'a{content:"›";content:"›"/""}', "a{display:flex;align-content:center}"])(
  "%s has none",
  (text) => {
    expect(newerStylesIn(text)).toEqual([]);
  },
);

test("the build uses nothing that a supported browser lacks, unless it has a fallback", () => {
  const used = [
    ...read(".js").flatMap(({ name, text }) => newerApisIn(name, text)),
    ...read(".css").flatMap(({ text }) => newerStylesIn(text)),
  ];
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(fallbacks).toSorted());
});

// A message in a region that is hidden while it is empty would stay hidden.
test("no style depends on :empty within :has(), which Safari doesn't evaluate again when content arrives", () => {
  expect(read(".css").flatMap(({ text }) => text.match(/:has\([^{]*:empty/g) ?? [])).toEqual([]);
});

test("README.md and the page for older browsers name the oldest supported ones", () => {
  expect(readFileSync(join(import.meta.dirname, "../README.md"), "utf8")).toContain(
    `Supported browsers: ${supportedBrowsers.replace(" or ", " and ").replace(" or a later version", ", and later versions")}.`,
  );
  expect(readFileSync(join(builtConsole, "index.html"), "utf8")).toContain(`needs ${supportedBrowsers}.`);
});

test("boot.js refuses browsers that are older, and no supported one", () => {
  const boot = readFileSync(join(import.meta.dirname, "../packages/app/public/boot.js"), "utf8");
  const asked = [...boot.matchAll(/"(\w+)" in (\w+)/g)].map(([, member = "", owner = ""]) => ({
    member,
    owner,
  }));
  const features = asked.map(({ member, owner }) =>
    [api[owner], builtins[owner]].flatMap((each) => each?.[member] ?? each?.[`${member}_static`] ?? []),
  );
  expect(features.every(([feature]) => feature !== undefined && !isNewer(feature))).toBe(true);
  expect(
    features
      .flat()
      .some((feature) => isNewer(feature, { ...oldestBrowsers, firefox: oldestBrowsers.firefox - 1 })),
  ).toBe(true);
  expect(
    features
      .flat()
      .some((feature) => isNewer(feature, { ...oldestBrowsers, safari: oldestBrowsers.safari - 1 })),
  ).toBe(true);
});
