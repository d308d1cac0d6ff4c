import type { Plugin } from "vite";

/** Fails the build if a chunk group matches nothing: its code would silently move to other chunks. */
export const requireChunks = (names: readonly string[]): Plugin => ({
  name: "require-chunks",
  generateBundle(_, bundle) {
    const built = new Set(Object.values(bundle).map(({ name }) => name));
    for (const name of names)
      if (!built.has(name)) this.error(`No module matches the chunk group "${name}" in vite.config.ts.`);
  },
});
