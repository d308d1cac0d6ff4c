// Loads a TypeScript module of ours into plain Node, which cannot read types in every version that we support.
import { resolve } from "node:path";
import { runnerImport } from "vite";

const root = resolve(import.meta.dirname, "..");

export const loadTs = async (path) =>
  (await runnerImport(resolve(root, path), { root, configFile: false, logLevel: "error" })).module;
