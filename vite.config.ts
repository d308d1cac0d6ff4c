import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { resolve } from "node:path";
import { defineConfig, type Plugin, type UserConfig } from "vite";

const root = import.meta.dirname;
const app = resolve(root, "packages/app");

const shared = {
  root: app,
  build: {
    outDir: "dist",
    target: "es2023",
    // Assets that are inlined as data: addresses would need a wider policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Components nobody uses are left out although libraries make them with calls.
      treeshake: {
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        manualPureFunctions: ["forwardRef", "memo", "createContext"],
      },
    },
  },
} satisfies UserConfig;

/** Names for the developer tools, and calls not marked as free of effects, keep parts of the router in the build that nobody uses. */
const shakenRouter: Plugin = {
  name: "shaken-router",
  transform: {
    filter: { id: /[\\/]react-router[\\/]/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*;$/gm, "")
        .replaceAll(/= (?=React\w*\.(?:forwardRef|memo|createContext)\()/g, "= /* @__PURE__ */ "),
      map: null,
    }),
  },
};

/** The keys of an icon's lines need only differ from each other. Numbers weigh 300 bytes less in the frame than the library's random words. */
const numberedIconKeys: Plugin = {
  name: "numbered-icon-keys",
  transform: {
    filter: { id: /lucide-react[\\/].*[\\/]icons[\\/]/ },
    handler(code) {
      let line = 0;
      return { code: code.replaceAll(/key: "\w+"/g, () => `key: "${(line += 1)}"`), map: null };
    },
  },
};

const console_: UserConfig = {
  ...shared,
  resolve: {
    // The library's own entry is its development build, warnings and all.
    alias: [
      {
        find: /^react-router$/,
        replacement: resolve(root, "node_modules/react-router/dist/production/index.mjs"),
      },
    ],
  },
  plugins: [shakenRouter, numberedIconKeys, react(), vanillaExtractPlugin()],
  build: {
    ...shared.build,
    emptyOutDir: true,
    rolldownOptions: {
      ...shared.build.rolldownOptions,
      output: {
        // Whole chunks compress better than the thirty pieces that sharing with pages would cut them into.
        codeSplitting: {
          groups: [
            { name: "login", test: /app[\\/]src[\\/]main\.tsx$/, priority: 2 },
            // A line or two that many pages need: a file of its own would weigh more than it.
            {
              name: "frame",
              test: /app[\\/]src[\\/](console[\\/]Console\.tsx|api[\\/]thunk\.ts)$|screens[\\/]src[\\/]shared[\\/]WrittenDate\.tsx$/,
              priority: 1,
            },
            // What most pages are made of: a third smaller in one piece than in twenty.
            { name: "parts", test: /[\\/]packages[\\/]/, minShareCount: 8 },
            // What comes together: a click that asks for twelve files instead of twenty shows its page sooner.
            {
              name: "lists",
              test: /[\\/](ui[\\/]src[\\/]table|screens[\\/]src[\\/]shared[\\/]table-sort|app[\\/]src[\\/]console[\\/]useListAddress)|lucide-react[\\/].*[\\/]arrow-(up-down|up|down)\./,
              includeDependenciesRecursively: false,
            },
            {
              name: "fields",
              test: /[\\/]ui[\\/]src[\\/](field[\\/](messages|Field|control)|select|search-field|filter-chip|icon-button[\\/]cross)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What the dashboard shares with few others: a chunk for each would weigh more than what is in it.
            {
              name: "bits",
              test: /[\\/](ui[\\/]src[\\/](inline-code|code-block|layout)|screens[\\/]src[\\/](model[\\/](action|run-status)\.ts|shared[\\/]AsOf)|@vanilla-extract[\\/]dynamic)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
};

/**
 * The page that receives the identity provider's answers is built in a pass of its own:
 * sharing chunks with the console would make it seven times as large, and every silent renewal loads it.
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

export default defineConfig(({ mode }) => (mode === "bridge" ? bridge : console_));
