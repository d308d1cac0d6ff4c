import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { resolve } from "node:path";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { loadTs } from "./scripts/load-ts.mjs";
import { buildTarget } from "./scripts/supported-browsers.mjs";
import { checkoutVersion } from "./scripts/version.mjs";

// Not imported: Vite warns about the extensionless imports of our modules.
const { consolePlugins } = await loadTs<typeof import("./scripts/build/console-plugins")>(
  "scripts/build/console-plugins.ts",
);
const { cssLayers } = await loadTs<typeof import("./scripts/build/css-layers")>(
  "scripts/build/css-layers.ts",
);

const root = import.meta.dirname;
const app = resolve(root, "packages/app");

const shared = {
  root: app,
  build: {
    outDir: "dist",
    target: buildTarget,
    // Assets inlined as data: URLs would need a less strict policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Inlines MSAL's constants, which saves 2 kB.
      optimization: { inlineConst: { mode: "all" } },
      // Removes unused components, even if libraries create them with function calls.
      treeshake: {
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        manualPureFunctions: ["forwardRef", "memo", "createContext"],
      },
    },
  },
} satisfies UserConfig;

/** Writes the version into the document and, for tabs that are open during a release, into version.json. */
const writeVersion = (version: string): Plugin => ({
  name: "write-version",
  // Not into the code, so that a new commit alone doesn't change chunk names.
  transformIndexHtml: () => [
    { tag: "meta", attrs: { name: "console-version", content: version }, injectTo: "head" },
  ],
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "version.json", source: `${JSON.stringify({ version })}\n` });
  },
});

const groups = [
  // Libraries, without what imports them: a release that changes our code leaves their names, and browsers' copies, alone.
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  {
    name: "redux",
    test: /node_modules[\\/](redux|@reduxjs[\\/]toolkit|react-redux|immer|reselect|react-router|react-router-dom)[\\/]/,
    priority: 3,
  },
  // With what sign-in and the signed-in area both need: neither must fail with the other's chunk.
  { name: "login", test: /app[\\/]src[\\/]main\.tsx$|ui[\\/]src[\\/]copy-button/, priority: 2 },
  { name: "msal", test: /@azure[\\/]msal-(browser|common)[\\/]/, priority: 2 },
  { name: "signed-in", test: /app[\\/]src[\\/]signed-in\.tsx$/, priority: 1 },
  // Small parts of the dashboard that other pages use too: one request instead of seven.
  {
    name: "parts",
    test: /ui[\\/]src[\\/](disclosure|progress|layout[\\/](Columns|Split))|shared[\\/]AsOf|vanilla-extract[\\/]dynamic|key-round/,
  },
  // What the dashboard shares with other pages: one chunk compresses a third better than twenty. Named, so that a new
  // page doesn't move code that only other pages need into it. Brings along what these modules import.
  {
    name: "shared",
    test: /ui[\\/]src[\\/](badge|card|code-block[\\/]InlineCode|date-time|error-panel|layout[\\/]Cluster|skeleton|text[\\/]Heading)|model[\\/]src[\\/](core[\\/]order|run[\\/]run-status)|screens[\\/]src[\\/]shared[\\/](LoadFailure|RemoteSection|ServerDate|StaleNote)|app[\\/]src[\\/](api[\\/](actions|site)|lib[\\/]hooks)/,
  },
  // Fields, which most pages use: one request instead of ten.
  {
    name: "fields",
    test: /ui[\\/]src[\\/](field|filter-chip|radio-group|search-field|text-field|toggle-group|icon-button[\\/]cross)/,
  },
];

const licenseList = "licenses.json";

const console_ = (): UserConfig => ({
  ...shared,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    cssLayers(),
    consolePlugins(
      groups.map(({ name }) => name),
      licenseList,
    ),
    writeVersion(checkoutVersion()),
  ],
  build: {
    ...shared.build,
    emptyOutDir: true,
    manifest: true,
    license: { fileName: licenseList },
    rolldownOptions: {
      ...shared.build.rolldownOptions,
      output: {
        codeSplitting: { groups },
      },
    },
  },
});

/**
 * The page that receives the identity provider's responses has its own build: sharing chunks with the console would
 * make it seven times as large, and every silent renewal loads it.
 */
const bridge: UserConfig = {
  ...shared,
  publicDir: false,
  build: {
    ...shared.build,
    emptyOutDir: false,
    rolldownOptions: { ...shared.build.rolldownOptions, input: resolve(app, "redirect.html") },
  },
};

export default defineConfig(({ mode }) => (mode === "bridge" ? bridge : console_()));
