import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { Plugin } from "vite";
import { filesWithLiterals } from "../scripts/copy/files.ts";

/** Texts outside texts.ts, for the copy page. */
const literalTexts: Plugin = {
  name: "literal-texts",
  resolveId: (source) => (source === "virtual:literal-texts" ? `\0${source}` : undefined),
  load: (id) =>
    id === "\0virtual:literal-texts"
      ? `export default ${JSON.stringify([...filesWithLiterals()])}`
      : undefined,
};

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    { directory: "./docs", files: "*.mdx", titlePrefix: "guide" },
    // The sidebar is the map: pages by route, components by folder.
    ...["ui", "screens"].map((name) => ({
      directory: `../packages/${name}/src`,
      files: "**/*.@(mdx|stories.tsx)",
      titlePrefix: name,
    })),
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  tags: {
    // Tests of behavior: their pictures are what a play function left behind, not a state of the page.
    interaction: { defaultFilterSelection: "exclude", excludeFromDocsStories: true },
  },
  docs: { defaultName: "Overview" },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // TypeScript 7 has no compiler API in JavaScript, which react-docgen-typescript would need.
  typescript: { reactDocgen: "react-docgen", check: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [vanillaExtractPlugin(), literalTexts, ...(vite.plugins ?? [])],
  }),
};

export default config;
