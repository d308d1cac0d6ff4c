import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

export interface StartModules {
  /** Files that every signed-in page needs at startup. */
  frame: readonly string[];
  pages: readonly { pattern: string; modules: readonly string[] }[];
  font: RegExp;
}

/** Read by boot.js. Files are indexes into `files`, which keeps the script small. */
interface StartFiles {
  files: string[];
  frame: number[];
  pages: [pattern: string, files: number[]][];
  font: number[];
}

export const startFilesPlaceholder = "var startFiles = null;";

function startFilesOf(bundle: Rolldown.OutputBundle, { frame, pages, font }: StartModules): StartFiles {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter((output) => output.type === "chunk");

  function filesOf(module: string, seen: Set<string>): Set<string> {
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
  const union = (modules: readonly string[], seen: ReadonlySet<string>) =>
    modules.reduce((files, module) => filesOf(module, files), new Set(seen));
  const without = (files: Set<string>, known: ReadonlySet<string>) =>
    [...files].filter((file) => !known.has(file));

  const document = chunks
    .filter(({ isEntry }) => isEntry)
    .flatMap(({ facadeModuleId }) => facadeModuleId ?? []);
  const inDocument = union(document, new Set());
  const inFrame = union(frame, inDocument);

  const files: string[] = [];
  const indexOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  return {
    files,
    frame: without(inFrame, inDocument).map(indexOf),
    pages: pages.map(({ pattern, modules }) => [
      `^${pattern.replaceAll(/:[^/]+/g, "[^/]+")}$`,
      without(union(modules, inFrame), inFrame).map(indexOf),
    ]),
    font: outputs
      .map(({ fileName }) => fileName)
      .filter((name) => font.test(name))
      .map(indexOf),
  };
}

/** Writes the files that each page needs into boot.js, which requests them all at once. */
export function startFiles(modules: StartModules): Plugin {
  return {
    name: "start-files",
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
