import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { resolve } from "node:path";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { loadTs } from "./scripts/load-ts.mjs";
import { buildTarget, supportedBrowsers } from "./scripts/supported-browsers.mjs";
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
    // A style sheet whose request failed once would never be asked for again.
    cssCodeSplit: false,
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

const nameSupportedBrowsers: Plugin = {
  name: "name-supported-browsers",
  transformIndexHtml: (html) => html.replace("{supportedBrowsers}", supportedBrowsers),
};

/** Matches the modules whose paths below packages/ or node_modules/ start so. */
const within =
  (...starts: string[]) =>
  (id: string) => {
    const path = id.replaceAll("\\", "/").replace(/^.*\/(packages|node_modules)\//, "");
    return starts.some((start) => path.startsWith(start));
  };

/**
 * A file's name changes with its content and with the names of the files that it imports. Only the start and the
 * signed-in area's route table name files that most releases change, so what others import is kept out of both: a
 * release that changes a page leaves the other pages, and browsers' copies of them, alone.
 */
const groups = [
  { name: "react", test: within("react/", "react-dom/", "scheduler/"), priority: 4 },
  {
    name: "redux",
    test: within(
      "redux/",
      "@reduxjs/toolkit/",
      "react-redux/",
      "immer/",
      "reselect/",
      "react-router/",
      "react-router-dom/",
    ),
    priority: 4,
  },
  { name: "msal", test: within("@azure/msal-browser/", "@azure/msal-common/"), priority: 3 },
  // What resolves the session, without React: it runs first.
  {
    name: "start",
    test: within(
      "api/src/json.ts",
      "api/src/session-lost.ts",
      "api/src/timeout.ts",
      "app/src/start.ts",
      "app/src/auth/auth.ts",
      "app/src/config/config.ts",
      "app/src/lib/chunks.ts",
      "app/src/lib/storage.ts",
      "app/src/lib/version.ts",
      "app/src/reporting/incidents.ts",
    ),
    priority: 4,
  },
  // What asks for the run that the page's address names, as soon as there is a token.
  { name: "addresses", test: within("api/src/request.ts", "model/src/route/"), priority: 3 },
  // With what sign-in and the signed-in area both need: neither must fail with the other's chunk.
  {
    name: "login",
    test: within(
      "app/src/LoginPage.tsx",
      "screens/src/login/LoadingScreen.tsx",
      "app/src/StartupError.tsx",
      "ui/src/copy-button/",
      "ui/src/field/finishEdit.ts",
      "ui/src/theme/global",
    ),
    priority: 3,
  },
  // What the frame, the dashboard and other pages share: one chunk compresses a third better than twenty. Named, so that
  // a new page doesn't move code that only other pages need into it. Brings along what these modules import.
  {
    name: "shared",
    test: within(
      "app/src/api/actions.ts",
      "app/src/api/drafts.ts",
      "app/src/api/drift.ts",
      "app/src/api/keys.ts",
      "app/src/api/runs.ts",
      "app/src/api/site.ts",
      "app/src/api/team.ts",
      "app/src/api/usage.ts",
      "api/src/",
      "app/src/layout/RouterLink.tsx",
      "app/src/layout/preferences.ts",
      "app/src/layout/useLateScroll.ts",
      "app/src/lib/hooks.ts",
      "app/src/lib/useChunk.ts",
      "app/src/lib/useShortcuts.ts",
      "app/src/session/page-history.ts",
      "app/src/session/session.ts",
      "app/src/session/store.ts",
      "app/src/unsaved-changes/stored-edits.ts",
      "model/src/action/action.ts",
      "model/src/run/run-status.ts",
      "screens/src/shared/LoadFailure.tsx",
      "screens/src/shared/NameLink.tsx",
      "screens/src/shared/RemoteSection.tsx",
      "screens/src/shared/ServerDate.tsx",
      "screens/src/shared/SessionActions.tsx",
      "screens/src/shared/StaleNote.tsx",
      "screens/src/shared/shared-texts.ts",
      "screens/src/shell/Shell.tsx",
      "base/src/dash.ts",
      "base/src/truncate.ts",
      "ui/src/badge/",
      "ui/src/card/",
      "ui/src/code-block/InlineCode",
      "ui/src/date-time/",
      "ui/src/dialog/ConfirmDialog.tsx",
      "ui/src/empty-state/",
      "ui/src/error-panel/",
      "ui/src/layout/Cluster",
      "ui/src/layout/Columns",
      "ui/src/page-header/",
      "ui/src/skeleton/",
      "ui/src/text/",
      "ui/src/theme/useMediaQuery.ts",
      "@vanilla-extract/dynamic/",
      "lucide-react/dist/esm/icons/key-round",
    ),
    priority: 2,
  },
  // Fields, which most pages use: one request instead of ten.
  {
    name: "fields",
    test: within(
      "ui/src/field/",
      "ui/src/icon-button/cross",
      "ui/src/radio-group/",
      "ui/src/removable-chip/",
      "ui/src/search-field/",
      "ui/src/text-field/",
    ),
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
    nameSupportedBrowsers,
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
