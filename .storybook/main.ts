import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import remarkGfm from "remark-gfm";
import type { Indexer } from "storybook/internal/types";
import type { Plugin } from "vite";
import { titleOfFile } from "./map.ts";
import { componentUsers } from "./usage/component-users.ts";

/** Which screens use a component, for its docs page. */
const usedBy: Plugin = {
  name: "component-users",
  resolveId: (source) => (source === "virtual:component-users" ? `\0${source}` : undefined),
  load: (id) =>
    id === "\0virtual:component-users" ? `export default ${JSON.stringify(componentUsers())}` : undefined,
};

const withTitles = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: (file, options) =>
    indexer.createIndex(file, {
      ...options,
      makeTitle: (title) => titleOfFile(file) ?? options.makeTitle(title),
    }),
});

const config: StorybookConfig = {
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  stories: [
    { directory: "./docs", files: "*.mdx", titlePrefix: "Guide" },
    { directory: "../packages/ui/src", files: "**/*.@(mdx|stories.tsx)", titlePrefix: "Components" },
    { directory: "../packages/screens/src", files: "**/*.stories.tsx", titlePrefix: "Pages" },
  ],
  addons: [
    // Markdown tables need GitHub's flavor.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "storybook-addon-pseudo-states",
  ],
  // Search results show titles, so that pages are found by name, not by file.
  experimental_indexers: (indexers = []) => indexers.map(withTitles),
  tags: {
    // Tests of behavior. Their screenshots would show the end of a play function, not a state of the page.
    interaction: { defaultFilterSelection: "exclude", excludeFromDocsStories: true },
  },
  docs: { defaultName: "Overview" },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // TypeScript 7 has no compiler API in JavaScript, which react-docgen-typescript would need.
  typescript: { reactDocgen: "react-docgen", check: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [vanillaExtractPlugin(), usedBy, ...(vite.plugins ?? [])],
  }),
};

export default config;
