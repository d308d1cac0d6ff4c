import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import remarkGfm from "remark-gfm";
import { mergeConfig, type Plugin, type PluginOption } from "vite";
import { cssLayers } from "../scripts/build/css-layers.ts";
import { components, shownFiles } from "./components/plugin.ts";

// An overview loads many stories of a page: few files load faster than a hundred small ones.
const groups = [
  { name: "console", test: /packages\/(?:base|ui|model|screens)\/src\/(?!.*\.(?:stories|guide)\.)/ },
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// },
];

/** Storybook describes the props of every file's components, which takes two seconds until the first story. */
function describeOnlyShown(plugins: PluginOption[] = []): PluginOption[] {
  const isDocgen = (plugin: unknown): plugin is Plugin =>
    plugin instanceof Object && "name" in plugin && plugin.name === "storybook:react-docgen-plugin";
  for (const plugin of plugins.flat().filter(isDocgen))
    if (typeof plugin.transform === "function")
      plugin.transform = { filter: { id: shownFiles() }, handler: plugin.transform };
  return plugins;
}

/** Storybook's `no-store` on a 304 makes browsers drop the module: they would load it in full every other time. */
const revalidateModules: Plugin = {
  name: "revalidate-modules",
  configureServer: ({ middlewares }) => {
    middlewares.use((_request, response, next) => {
      response.setHeader("Cache-Control", "no-cache");
      next();
    });
  },
};

const config: StorybookConfig = {
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  stories: [
    "./docs/*.mdx",
    "./foundations/*.@(mdx|stories.tsx)",
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/screens/src/**/*.stories.tsx",
  ],
  addons: [
    // Markdown tables need GitHub's flavor.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  // The console's themes and the pages' own grids replace the first three. No `componentsManifest`: it lacks the guides.
  features: {
    backgrounds: false,
    outline: false,
    measure: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  tags: {
    // Tests of behavior. Their screenshots would show the end of a play function, not a state of the page.
    interaction: { defaultFilterSelection: "exclude", excludeFromDocsStories: true },
  },
  // Not “Overview”: a search for “hover” would list them all.
  docs: { defaultName: "Docs" },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // TypeScript 7 has no compiler API in JavaScript, which react-docgen-typescript would need.
  typescript: { reactDocgen: "react-docgen", check: false },
  viteFinal: (vite) =>
    mergeConfig(
      {
        ...vite,
        plugins: [
          vanillaExtractPlugin(),
          cssLayers(),
          components,
          revalidateModules,
          ...describeOnlyShown(vite.plugins),
        ],
      },
      // Of vite.config.ts, Storybook takes only the target into builds. The release lists the packages in them.
      {
        build: {
          license: { fileName: "licenses.json" },
          assetsInlineLimit: 0,
          rolldownOptions: { output: { codeSplitting: { groups } } },
        },
      },
    ),
};

export default config;
