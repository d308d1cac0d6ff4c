import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import type { ESTree } from "vite";
import { parseSync, Visitor } from "vite";
import { builtConsole } from "../scripts/serve";
import { oldestBrowsers } from "../scripts/supported-browsers.mjs";
import { api, atRules, builtins, isNewer, properties, selectors } from "./harness/supported-browsers";

/** What the console uses although a supported browser lacks it, and what that browser does instead. */
const fallbacks: Readonly<Record<string, string>> = {
  ":checkmark": "draws its own list of a select",
  ":picker": "draws its own list of a select",
  ":picker-icon": "draws its own arrow of a select",
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
    if (global !== undefined && [api[global], builtins[global], api["Window"]?.[global]].some(isNewer))
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
      if (features.some(isNewer)) found.push(`${owner}.${member}`);
    },
  });
  visitor.visit(parseSync(name, code).program);
  return found;
}

/** Properties, their keywords and functions, at-rules and pseudo-classes. */
function newerStylesIn(text: string): string[] {
  const declarations = [...text.matchAll(/[{;]([a-z-]+):([^;{}]*)/g)].flatMap(
    ([, property = "", value = ""]) => {
      const feature = properties[property];
      if (isNewer(feature)) return [property];
      const keywords = value.match(/[a-z][a-z-]*/g) ?? [];
      return keywords.filter((word) => isNewer(feature?.[word])).map((word) => `${property}: ${word}`);
    },
  );
  const rules = [...text.matchAll(/@([a-z-]+)/g)].map(([, rule = ""]) => rule);
  const pseudo = [...text.matchAll(/::?([a-z][a-z-]*)(?=[^;}]*\{)/g)].map(([, selector = ""]) => selector);
  return [
    ...declarations,
    ...rules.filter((rule) => isNewer(atRules[rule])).map((rule) => `@${rule}`),
    ...pseudo.filter((selector) => isNewer(selectors[selector])).map((selector) => `:${selector}`),
  ];
}

test("the build uses nothing that a supported browser lacks, unless it has a fallback", () => {
  const used = [
    ...read(".js").flatMap(({ name, text }) => newerApisIn(name, text)),
    ...read(".css").flatMap(({ text }) => newerStylesIn(text)),
  ];
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(fallbacks).toSorted());
});

test("README.md names the oldest supported browsers", () => {
  const { chrome, firefox, safari } = oldestBrowsers;
  expect(readFileSync(join(import.meta.dirname, "../README.md"), "utf8")).toContain(
    `Supported browsers: Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, and later`,
  );
});

test("what is mirrored from right to left follows the direction, not the language", () => {
  expect(
    read(".css")
      .filter(({ text }) => text.includes(":lang("))
      .map(({ name }) => name),
  ).toEqual([]);
});
