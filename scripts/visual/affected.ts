import { join, relative, resolve } from "node:path";
import type { ModuleGraph } from "./module-graph";

/** A change in these can affect every picture. */
const everywhere =
  /^(?:package-lock\.json|\.storybook\/(?:main\.ts|vite\.config\.ts|preview-head\.html)|scripts\/visual\/(?:looks|stage|capture)\.ts)$/;

/**
 * The files of stories whose pictures a change of these files can affect, or `"all"`. Paths are relative to the root.
 * `before` is a file's text in the base.
 */
export function affectedFiles(
  graph: ModuleGraph,
  changed: readonly string[],
  storyFiles: readonly string[],
  before: (file: string) => string | undefined = () => undefined,
): "all" | ReadonlySet<string> {
  if (changed.some((file) => everywhere.test(file))) return "all";
  const { root } = graph;
  const touched = changed.flatMap((file) => graph.touchedBy(resolve(root, file), before(file)));
  const isTouched = (modules: ReadonlySet<string>) => touched.some((each) => modules.has(each));
  const preview = join(root, ".storybook/preview.tsx");
  const frame = join(root, ".storybook/PageFrame.tsx");
  // Docs pages are imported lazily: no story shows them.
  if (isTouched(graph.reach(preview, { except: frame, skipDynamic: true }))) return "all";
  const isFrameTouched = isTouched(graph.reach(frame));
  return new Set(
    storyFiles.filter((file) => {
      const story = resolve(root, file);
      const isPage = relative(root, story).startsWith(join("packages", "screens"));
      return (isPage && isFrameTouched) || isTouched(graph.reach(story));
    }),
  );
}
