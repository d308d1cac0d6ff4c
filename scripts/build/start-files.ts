import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

export interface StartModules {
  /** Loaded by the document's script as soon as it runs. */
  document: readonly string[];
  /** What resolves a session. */
  session: readonly string[];
  /** Files that every signed-in page needs at startup. */
  frame: readonly string[];
  pages: readonly { pattern: string; modules: readonly string[] }[];
}

/** Read by boot.js. Files are indexes into `files`, which keeps the script small. */
interface StartFiles {
  files: string[];
  session: number[];
  frame: number[];
  pages: [pattern: string, files: number[]][];
}

export const startFilesPlaceholder = "var startFiles = null;";

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((output) => output.type === "chunk");

/** The files of a module's chunk and of what it imports, after those that are `seen`. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], module: string, seen: Set<string>): Set<string> {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (chunk === undefined) throw new Error(`The build has no chunk for ${module}`);
  const add = ({ fileName, imports, viteMetadata }: Rolldown.OutputChunk) => {
    if (seen.has(fileName)) return;
    seen.add(fileName);
    for (const css of viteMetadata?.importedCss ?? []) seen.add(css);
    for (const name of imports) {
      const imported = chunks.find((each) => each.fileName === name);
      if (imported) add(imported);
    }
  };
  add(chunk);
  return seen;
}

function startFilesOf(
  bundle: Rolldown.OutputBundle,
  { document, session, frame, pages }: StartModules,
): StartFiles {
  const chunks = chunksOf(bundle);
  const union = (modules: readonly string[], seen: ReadonlySet<string>) =>
    modules.reduce((files, module) => filesOf(chunks, module, files), new Set(seen));
  const without = (files: Set<string>, known: ReadonlySet<string>) =>
    [...files].filter((file) => !known.has(file));

  const entries = chunks
    .filter(({ isEntry }) => isEntry)
    .flatMap(({ facadeModuleId }) => facadeModuleId ?? []);
  const inDocument = union([...entries, ...document], new Set());
  const inSession = union(session, inDocument);
  const inFrame = union(frame, inSession);

  const files: string[] = [];
  const indexOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  return {
    files,
    session: without(inSession, inDocument).map(indexOf),
    frame: without(inFrame, inSession).map(indexOf),
    pages: pages.map(({ pattern, modules }) => [
      `^${pattern.replaceAll(/:[^/]+/g, "[^/]+")}$`,
      without(union(modules, inFrame), inFrame).map(indexOf),
    ]),
  };
}

/** Writes the files that each page needs into boot.js, which requests them, and what the script loads into the document. */
export function startFiles(modules: StartModules): Plugin {
  return {
    name: "start-files",
    apply: "build",
    // Vite itself lists what the script imports, but not what it loads.
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) =>
        modules.document
          .flatMap((module) => [...filesOf(chunksOf(bundle), module, new Set())])
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `/${file}` },
            injectTo: "head",
          })),
    },
    writeBundle({ dir = "" }, bundle) {
      const path = join(dir, "boot.js");
      const boot = readFileSync(path, "utf8");
      if (!boot.includes(startFilesPlaceholder)) this.error(`boot.js has no "${startFilesPlaceholder}"`);
      const files = JSON.stringify(startFilesOf(bundle, modules));
      writeFileSync(
        path,
        boot.replace(startFilesPlaceholder, () => `var startFiles = ${files};`),
      );
    },
  };
}
