import { createHash } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Plugin } from "vite";

/** Moves public files of the document to /assets with a hash in their names, to cache them for a year. */
export function immutableFiles(names: readonly string[]): Plugin {
  return {
    name: "immutable-files",
    writeBundle: {
      // After other plugins have changed the files.
      order: "post",
      sequential: true,
      handler({ dir = "" }) {
        const documentPath = join(dir, "index.html");
        let document = readFileSync(documentPath, "utf8");
        for (const name of names) {
          const reference = `"/${name}"`;
          if (!document.includes(reference)) this.error(`index.html has no ${reference}`);
          const path = join(dir, name);
          const hash = createHash("sha256").update(readFileSync(path)).digest("base64url").slice(0, 8);
          const type = extname(name);
          const moved = `assets/${name.slice(0, -type.length)}-${hash}${type}`;
          renameSync(path, join(dir, moved));
          document = document.replaceAll(reference, `"/${moved}"`);
        }
        writeFileSync(documentPath, document);
      },
    },
  };
}
