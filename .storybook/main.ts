import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";

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
  docs: { defaultName: "Overview" },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // TypeScript 7 has no compiler API in JavaScript, which react-docgen-typescript would need.
  typescript: { reactDocgen: "react-docgen", check: false },
  viteFinal: (vite) => ({ ...vite, plugins: [vanillaExtractPlugin(), ...(vite.plugins ?? [])] }),
};

export default config;
