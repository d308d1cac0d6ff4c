import type { Plugin } from "vite";

/** A group whose module has moved would match nothing, and its code would end up in other chunks unnoticed. */
export const requireChunks = (names: readonly string[]): Plugin => ({
  name: "require-chunks",
  generateBundle(_, bundle) {
    const built = new Set(Object.values(bundle).map(({ name }) => name));
    for (const name of names)
      if (!built.has(name)) this.error(`No module matches the chunk group "${name}" in vite.config.ts.`);
  },
});
