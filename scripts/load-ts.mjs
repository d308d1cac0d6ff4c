// Loads one of our TypeScript modules into Node, which can't strip types in every supported version.
import { resolve } from "node:path";
import { runnerImport } from "vite";

const root = resolve(import.meta.dirname, "..");

export const loadTs = async (path) =>
  (await runnerImport(resolve(root, path), { root, configFile: false, logLevel: "error" })).module;
