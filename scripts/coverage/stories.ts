import { resolve } from "node:path";
import { runnerImport, type Plugin } from "vite";

const root = resolve(import.meta.dirname, "../..");

export interface StoryFile {
  /** Below `packages/screens/src`: `settings/site`. */
  folder: string;
  file: string;
  /** Each story's args, by export name. */
  stories: ReadonlyMap<string, Record<string, unknown>>;
}

type Module = Record<string, unknown>;

const entry = "virtual:every-story";
const noComponents = "\0no-components";
const noTestUtilities = "\0no-test-utilities";

/** Imports stories only for their args, without components and test utilities. */
const asData: Plugin = {
  name: "stories-as-data",
  enforce: "pre",
  async resolveId(source, importer) {
    if (source === entry) return source;
    if (source.startsWith("storybook/")) return noTestUtilities;
    if (source === "@understudy/ui") return noComponents;
    if (importer?.endsWith(".stories.tsx") !== true || !source.startsWith(".")) return undefined;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved?.id.endsWith(".tsx") === true ? noComponents : undefined;
  },
  load(id) {
    if (id === entry)
      return `export const files = import.meta.glob("/packages/screens/src/**/*.stories.tsx", { eager: true });`;
    if (id === noTestUtilities) return "export const fn = () => () => {};";
    return id === noComponents ? "export default {};" : undefined;
  },
};

// Stories may read the location.
const define = { "location.href": JSON.stringify("http://localhost/") };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object";

const argsOf = (value: unknown): Record<string, unknown> =>
  isRecord(value) && isRecord(value["args"]) ? value["args"] : {};

export async function readStories(): Promise<readonly StoryFile[]> {
  const { module } = await runnerImport<{ files: Record<string, Module> }>(entry, {
    root,
    configFile: false,
    logLevel: "error",
    plugins: [asData],
    define,
    environments: { inline: { resolve: { noExternal: [/^storybook/] } } },
  });
  return Object.entries(module.files).map(([path, { default: meta, ...exported }]) => ({
    folder: path.replace("/packages/screens/src/", "").replace(/\/?[^/]*$/, ""),
    file: path.slice(1),
    stories: new Map(
      Object.entries(exported).map(([name, story]) => [name, { ...argsOf(meta), ...argsOf(story) }]),
    ),
  }));
}
