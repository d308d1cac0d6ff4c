// Loads one of our TypeScript modules into Node, which can't strip types in every supported version.
import { resolve } from "node:path";
import process from "node:process";
import { runnerImport } from "vite";

const root = resolve(import.meta.dirname, "..");

/**
 * @template [Module=any]
 * @param {string} path from the root
 * @returns {Promise<Module>}
 */
export async function loadTs(path) {
  const { NODE_ENV } = process.env;
  try {
    return (await runnerImport(resolve(root, path), { root, configFile: false, logLevel: "error" })).module;
  } finally {
    // Vite sets it to “development”, and later builds in this process would use React's development build.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  }
}
