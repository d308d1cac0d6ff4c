import type { Plugin } from "vite";

/** From the weakest to the strongest. Within a layer, the more specific rule wins; between layers, the later layer. */
const order = "@layer reset, tokens, components, screens;\n";

const layers: readonly { name: string; test: RegExp }[] = [
  { name: "reset", test: /packages\/ui\/src\/theme\/global\.css\.ts/ },
  { name: "tokens", test: /packages\/ui\/src\/theme\/vars\.css\.ts/ },
  { name: "components", test: /packages\/ui\/src\// },
  { name: "screens", test: /packages\/screens\/src\// },
];

/** The rules of a style file in the layer of its folder. The first two name the layers, before any other is used. */
export function inLayer(file: string, css: string): string | undefined {
  const layer = layers.find(({ test }) => test.test(file));
  if (layer === undefined) return undefined;
  const rules = `@layer ${layer.name} {\n${css}\n}\n`;
  return layer.name === "reset" || layer.name === "tokens" ? order + rules : rules;
}

/** Puts each style file into its layer, so that how rules compete doesn't depend on which file loads first. */
export const cssLayers = (): Plugin => ({
  name: "css-layers",
  // Before Vite turns the styles into a module.
  enforce: "pre",
  transform: {
    filter: { id: /\.css\.ts\.vanilla\.css$/ },
    handler(css, id) {
      const code = inLayer(id, css);
      return code === undefined ? undefined : { code, map: null };
    },
  },
});
