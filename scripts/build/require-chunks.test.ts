import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { requireChunks } from "./require-chunks";

const modules: Plugin = {
  name: "modules",
  resolveId: (id) => id,
  load: (id) =>
    id === "/entry.js" ? 'import "/library.js"; console.log("entry");' : 'console.log("library");',
};

const buildWith = (...groups: { name: string; test: RegExp }[]) =>
  build({
    configFile: false,
    logLevel: "silent",
    plugins: [modules, requireChunks(groups.map(({ name }) => name))],
    build: { write: false, rolldownOptions: { input: "/entry.js", output: { codeSplitting: { groups } } } },
  });

test("fails the build if a chunk group matches no module", async () => {
  const found = { name: "library", test: /library/ };
  await expect(buildWith(found)).resolves.toBeDefined();
  await expect(buildWith(found, { name: "moved", test: /moved/ })).rejects.toThrow(
    'No module matches the chunk group "moved"',
  );
});
